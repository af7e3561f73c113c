//! Looks for bytes, eight at a time.

const LOW: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

fn spread(byte: u8) -> u64 {
    u64::from(byte) * LOW
}

/// The top bit of each byte that is zero; only the lowest of them is sure.
fn zero_bytes(word: u64) -> u64 {
    word.wrapping_sub(LOW) & !word & HIGH
}

fn word_at(data: &[u8], at: usize) -> Option<u64> {
    let bytes: [u8; 8] = data.get(at..at + 8)?.try_into().ok()?;
    Some(u64::from_le_bytes(bytes))
}

/// What ends a field without quotes.
pub(crate) struct Marks {
    separator: u8,
    spread: u64,
}

impl Marks {
    pub(crate) fn new(separator: u8) -> Self {
        Self { separator, spread: spread(separator) }
    }

    /// Where the field that begins at `at` ends.
    #[inline]
    pub(crate) fn end_of_field(&self, data: &[u8], mut at: usize) -> usize {
        while let Some(word) = word_at(data, at) {
            let hits =
                zero_bytes(word ^ self.spread) | zero_bytes(word ^ spread(b'\n')) | zero_bytes(word ^ spread(b'\r'));
            if hits != 0 {
                return at + (hits.trailing_zeros() / 8) as usize;
            }
            at += 8;
        }
        while data.get(at).is_some_and(|byte| *byte != self.separator && *byte != b'\n' && *byte != b'\r') {
            at += 1;
        }
        at
    }
}

/// The first such byte from `at` on.
pub(crate) fn find(data: &[u8], mut at: usize, byte: u8) -> Option<usize> {
    while let Some(word) = word_at(data, at) {
        let hits = zero_bytes(word ^ spread(byte));
        if hits != 0 {
            return Some(at + (hits.trailing_zeros() / 8) as usize);
        }
        at += 8;
    }
    let rest = data.get(at..)?;
    rest.iter().position(|found| *found == byte).map(|offset| at + offset)
}

/// The place after the last such byte, or zero.
pub(crate) fn after_last(data: &[u8], byte: u8) -> usize {
    data.iter().rposition(|found| *found == byte).map_or(0, |at| at + 1)
}

/// About `n` parts, each ending after such a byte; the last one ends where the data does.
pub(crate) fn parts(data: &[u8], n: usize, byte: u8) -> Vec<&[u8]> {
    let size = (data.len() / n.max(1)).max(1);
    let mut parts = Vec::with_capacity(n);
    let mut start = 0;
    while parts.len() + 1 < n && start + size < data.len() {
        let Some(end) = find(data, start + size, byte) else { break };
        parts.push(&data[start..=end]);
        start = end + 1;
    }
    if start < data.len() {
        parts.push(&data[start..]);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found_wherever_they_are() {
        for length in 0..40 {
            let mut data = vec![b'a'; length];
            data.extend(b",\n\"");
            assert_eq!(Marks::new(b',').end_of_field(&data, 0), length);
            assert_eq!(Marks::new(b';').end_of_field(&data, 0), length + 1);
            assert_eq!(find(&data, 0, b'"'), Some(length + 2));
            assert_eq!(find(&data, 0, b'x'), None);
        }
    }

    #[test]
    fn parts_end_with_lines_and_lose_nothing() {
        let data = b"one\ntwo\nthree\nfour";
        for n in 1..6 {
            let parts = parts(data, n, b'\n');
            assert_eq!(parts.concat(), data);
            assert!(parts.iter().rev().skip(1).all(|part| part.ends_with(b"\n")));
        }
    }
}
