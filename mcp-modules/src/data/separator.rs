//! The character that divides the fields of a CSV text, where nobody said which.

/// How much of a text is looked at.
pub(crate) const SAMPLE_BYTES: usize = 64 << 10;

const SIGNS: [char; 4] = [',', ';', '\t', '|'];
const MOST_LINES: usize = 20;

/// The character that divides the first lines into the same number of parts, the most parts first; a comma by default.
/// The last line of a sample that is cut off does not count.
pub(crate) fn likely_separator(sample: &str, is_cut: bool, decimal: &str) -> char {
    let sample = sample.strip_prefix('\u{feff}').unwrap_or(sample).replace("\r\n", "\n");
    let mut lines: Vec<&str> = sample.split(['\n', '\r']).take(MOST_LINES).collect();
    if is_cut && lines.len() > 1 {
        lines.pop();
    }
    lines.retain(|line| !line.trim().is_empty());
    let (mut best, mut most) = (',', 1);
    for sign in SIGNS.into_iter().filter(|sign| !decimal.chars().eq([*sign])) {
        if let Some(n) = n_fields(&lines, sign).filter(|n| *n > most) {
            (best, most) = (sign, n);
        }
    }
    best
}

/// Where a reader of fields stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Start,
    Plain,
    Quoted,
    /// After a quote that ends the field, unless another one follows.
    Closed,
}

/// How many fields each record has, if all have as many.
fn n_fields(lines: &[&str], sign: char) -> Option<usize> {
    let mut counts = Vec::with_capacity(lines.len());
    let (mut n, mut state) = (1, State::Start);
    for line in lines {
        for letter in line.chars() {
            state = match (state, letter) {
                (State::Quoted, '"') => State::Closed,
                (State::Quoted, _) | (State::Start | State::Closed, '"') => State::Quoted,
                (_, letter) if letter == sign => {
                    n += 1;
                    State::Start
                }
                _ => State::Plain,
            };
        }
        if state != State::Quoted {
            counts.push(n);
            (n, state) = (1, State::Start);
        }
    }
    if state == State::Quoted {
        counts.push(n);
    }
    let first = *counts.first()?;
    counts.iter().all(|n| *n == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::likely_separator;

    #[test]
    fn the_sign_that_divides_evenly_is_taken() {
        let texts = [
            "a,b\n1,2\n",
            "a;b\r\n1,5;2,5\r\n",
            "a\tb, c\n1\t2\n",
            "\"a;b\";c|d\n\"1\n2\";\"3\"\"\"|4\n",
            "a,b\n1,2\n3,4,5\n",
            "word\n",
            "",
        ];
        assert_eq!(texts.map(|text| likely_separator(text, false, ".")), [',', ';', '\t', ';', ',', ',', ',']);
        assert_eq!(likely_separator("a,b\n1,2\n", false, ","), ',');
        assert_eq!(likely_separator("a;b\n1;2\n3", true, "."), ';');
    }
}
