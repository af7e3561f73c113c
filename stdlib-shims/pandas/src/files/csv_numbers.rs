//! Numbers and flags as pandas' reader understands them, straight from bytes.

use polars::prelude::PlHashSet;

/// How floats are worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Precision {
    /// Up to 17 digits, gathered in a float: pandas' default. Off by a bit now and then, as pandas is.
    High,
    /// All digits, by repeated squaring.
    Legacy,
    /// The nearest float.
    RoundTrip,
}

/// How numbers and flags are written.
pub(crate) struct Rules {
    pub(crate) thousands: Option<u8>,
    pub(crate) decimal: u8,
    pub(crate) precision: Precision,
    pub(crate) true_words: PlHashSet<Vec<u8>>,
    pub(crate) false_words: PlHashSet<Vec<u8>>,
}

/// Why something is not a whole number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotWhole {
    Invalid,
    /// Found at the digit that is one too many: whatever follows was not looked at.
    TooLarge,
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

fn skip_spaces(field: &[u8], mut at: usize) -> usize {
    while field.get(at).is_some_and(|byte| is_space(*byte)) {
        at += 1;
    }
    at
}

fn digit_at(field: &[u8], at: usize) -> Option<u8> {
    field.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10)
}

impl Rules {
    /// Numbers as they are written when nothing is said about it.
    pub(crate) fn plain() -> Self {
        Self {
            thousands: None,
            decimal: b'.',
            precision: Precision::High,
            true_words: PlHashSet::default(),
            false_words: PlHashSet::default(),
        }
    }

    /// A whole number of 64 signed bits.
    pub(crate) fn whole(&self, field: &[u8]) -> Result<i64, NotWhole> {
        const SAFE_DIGITS: usize = 18;
        let (negative, digits) = match field.split_first() {
            Some((b'-', rest)) => (true, rest),
            _ => (false, field),
        };
        if digits.len() <= SAFE_DIGITS && !digits.is_empty() {
            let mut value = 0_i64;
            let mut is_whole = true;
            for byte in digits {
                let digit = byte.wrapping_sub(b'0');
                is_whole &= digit < 10;
                value = value.wrapping_mul(10).wrapping_add(i64::from(digit));
            }
            if is_whole {
                return Ok(if negative { -value } else { value });
            }
        }
        let (negative, magnitude) = self.magnitude(field)?;
        if negative { 0_i64.checked_sub_unsigned(magnitude) } else { i64::try_from(magnitude).ok() }
            .ok_or(NotWhole::TooLarge)
    }

    /// Sign and digits; more than 64 bits are too many.
    fn magnitude(&self, field: &[u8]) -> Result<(bool, u64), NotWhole> {
        let mut at = skip_spaces(field, 0);
        let negative = field.get(at) == Some(&b'-');
        at += usize::from(matches!(field.get(at), Some(b'-' | b'+')));
        if digit_at(field, at).is_none() {
            return Err(NotWhole::Invalid);
        }
        let limit = if negative { i64::MIN.unsigned_abs() } else { u64::MAX };
        let mut value = 0_u64;
        while let Some(byte) = field.get(at) {
            if Some(*byte) == self.thousands {
                at += 1;
                continue;
            }
            let Some(digit) = digit_at(field, at) else { break };
            let longer = value.checked_mul(10).and_then(|value| value.checked_add(u64::from(digit)));
            value = longer.filter(|value| *value <= limit).ok_or(NotWhole::TooLarge)?;
            at += 1;
        }
        if skip_spaces(field, at) == field.len() { Ok((negative, value)) } else { Err(NotWhole::Invalid) }
    }

    /// A whole number of 64 unsigned bits; none for a negative one.
    pub(crate) fn unsigned(&self, field: &[u8]) -> Result<Option<u64>, NotWhole> {
        if field.get(skip_spaces(field, 0)) == Some(&b'-') {
            return Ok(None);
        }
        self.magnitude(field).map(|(_, value)| Some(value))
    }

    pub(crate) fn float(&self, field: &[u8]) -> Option<f64> {
        let short = self.short_float(field).filter(|_| self.precision != Precision::Legacy);
        short.or_else(|| self.written_float(field)).or_else(|| infinity(field))
    }

    /// Digits and a decimal mark, few enough for one exact division: what every precision but one makes of them.
    fn short_float(&self, field: &[u8]) -> Option<f64> {
        const MOST_LETTERS: usize = 16;
        let (negative, digits) = match field.split_first()? {
            (b'-', rest) => (true, rest),
            _ => (false, field),
        };
        if digits.len() > MOST_LETTERS {
            return None;
        }
        let mut gathered = 0_u64;
        let mut mark = None;
        for (index, byte) in digits.iter().enumerate() {
            let digit = byte.wrapping_sub(b'0');
            if digit < 10 {
                gathered = gathered * 10 + u64::from(digit);
            } else if *byte == self.decimal && mark.is_none() {
                mark = Some(index);
            } else {
                return None;
            }
        }
        // With a mark among sixteen characters there are fifteen digits.
        let mark = mark.filter(|_| digits.len() > 1)?;
        let value = gathered as f64 / POWERS[digits.len() - 1 - mark];
        Some(if negative { -value } else { value })
    }

    fn written_float(&self, field: &[u8]) -> Option<f64> {
        // Below 2^53 digits are gathered exactly either way.
        const EXACT: u64 = 1 << 53;
        if self.precision == Precision::RoundTrip {
            return self.nearest_float(field);
        }
        let is_high = self.precision == Precision::High;
        let most_digits = if is_high { 17 } else { usize::MAX };
        let mut at = skip_spaces(field, 0);
        let negative = field.get(at) == Some(&b'-');
        at += usize::from(matches!(field.get(at), Some(b'-' | b'+')));
        let (mut gathered, mut number, mut is_exact) = (0_u64, 0.0_f64, true);
        let mut gather = |digit: u8| {
            if is_exact {
                let longer = gathered * 10 + u64::from(digit);
                if longer < EXACT {
                    gathered = longer;
                    number = longer as f64;
                    return;
                }
                is_exact = false;
            }
            number = number * 10.0 + f64::from(digit);
        };
        let (mut n_digits, mut exponent) = (0_usize, 0_i64);
        while let Some(digit) = digit_at(field, at) {
            if n_digits < most_digits {
                gather(digit);
                n_digits += 1;
            } else {
                exponent += 1;
            }
            at += 1;
            at += usize::from(self.thousands.is_some() && field.get(at).copied() == self.thousands);
        }
        if field.get(at) == Some(&self.decimal) {
            at += 1;
            while let Some(digit) = digit_at(field, at) {
                if n_digits < most_digits {
                    gather(digit);
                    n_digits += 1;
                    exponent -= 1;
                }
                at += 1;
            }
        }
        if n_digits == 0 {
            return None;
        }
        if matches!(field.get(at), Some(b'e' | b'E')) {
            let (value, after) = exponent_at(field, at + 1)?;
            exponent = exponent.saturating_add(value);
            at = after;
        }
        if skip_spaces(field, at) != field.len() {
            return None;
        }
        let number = if negative { -number } else { number };
        let scaled = if is_high { scaled(number, exponent) } else { squared(number, exponent)? };
        scaled.is_finite().then_some(scaled)
    }

    fn nearest_float(&self, field: &[u8]) -> Option<f64> {
        let text =
            std::str::from_utf8(field).ok()?.trim_matches(|letter: char| letter.is_ascii() && is_space(letter as u8));
        let plain: String = match self.thousands {
            Some(mark) if text.as_bytes().contains(&mark) => {
                text.chars().filter(|letter| *letter != char::from(mark)).collect()
            }
            _ => text.to_owned(),
        };
        let plain = if self.decimal == b'.' { plain } else { plain.replace(char::from(self.decimal), ".") };
        let is_number = plain.bytes().all(|byte| byte.is_ascii_digit() || b"+-.eE".contains(&byte));
        plain.parse().ok().filter(|value: &f64| is_number && value.is_finite())
    }

    pub(crate) fn flag(&self, field: &[u8]) -> Option<bool> {
        if self.true_words.contains(field) {
            return Some(true);
        }
        if self.false_words.contains(field) {
            return Some(false);
        }
        match field {
            _ if field.eq_ignore_ascii_case(b"true") => Some(true),
            _ if field.eq_ignore_ascii_case(b"false") => Some(false),
            _ => None,
        }
    }

    /// Neither a number nor a flag: where one of these is, a column can only be text.
    pub(crate) fn is_word(&self, field: &[u8]) -> bool {
        self.float(field).is_none() && self.whole(field) == Err(NotWhole::Invalid) && self.flag(field).is_none()
    }
}

/// The exponent's value and where it ends.
fn exponent_at(field: &[u8], mut at: usize) -> Option<(i64, usize)> {
    let negative = field.get(at) == Some(&b'-');
    at += usize::from(matches!(field.get(at), Some(b'-' | b'+')));
    let start = at;
    let mut value = 0_i64;
    while let Some(digit) = digit_at(field, at) {
        value = value.saturating_mul(10).saturating_add(i64::from(digit));
        at += 1;
    }
    (at > start).then_some((if negative { -value } else { value }, at))
}

const POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
];

fn power(exponent: i64) -> f64 {
    let small = usize::try_from(exponent).ok().and_then(|exponent| POWERS.get(exponent).copied());
    small.unwrap_or_else(|| format!("1e{exponent}").parse().unwrap_or(f64::INFINITY))
}

fn scaled(number: f64, exponent: i64) -> f64 {
    const LARGEST: i64 = 308;
    match exponent {
        _ if exponent > LARGEST => f64::INFINITY,
        0.. => number * power(exponent),
        _ if exponent >= -LARGEST => number / power(-exponent),
        _ if exponent >= -2 * LARGEST => number / power(-LARGEST - exponent) / power(LARGEST),
        _ => 0.0,
    }
}

fn squared(mut number: f64, exponent: i64) -> Option<f64> {
    if !(-1021..=1024).contains(&exponent) {
        return None;
    }
    let mut left = exponent.unsigned_abs();
    let mut power = 10.0_f64;
    while left > 0 {
        if left & 1 == 1 {
            number = if exponent < 0 { number / power } else { number * power };
        }
        left >>= 1;
        power *= power;
    }
    Some(number)
}

fn infinity(field: &[u8]) -> Option<f64> {
    let (negative, word) = match field.split_first()? {
        (b'-', rest) => (true, rest),
        (b'+', rest) => (false, rest),
        _ => (false, field),
    };
    let is_infinite = word.eq_ignore_ascii_case(b"inf") || word.eq_ignore_ascii_case(b"infinity");
    is_infinite.then_some(if negative { f64::NEG_INFINITY } else { f64::INFINITY })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_keep_their_64_bits() {
        let rules = Rules::plain();
        assert_eq!(rules.whole(b"-9223372036854775808"), Ok(i64::MIN));
        assert_eq!(rules.whole(b" +7 "), Ok(7));
        assert_eq!(rules.whole(b"9223372036854775808"), Err(NotWhole::TooLarge));
        assert_eq!(rules.whole(b"99999999999999999999x"), Err(NotWhole::TooLarge));
        assert_eq!(rules.whole(b"7x"), Err(NotWhole::Invalid));
        assert_eq!(rules.unsigned(b"18446744073709551615"), Ok(Some(u64::MAX)));
        assert_eq!(rules.unsigned(b"-1"), Ok(None));
    }

    #[test]
    fn floats_are_what_pandas_makes_of_them() {
        let rules = Rules::plain();
        assert_eq!(rules.float(b"0.1"), Some(0.1));
        assert_eq!(rules.float(b"1e-320"), Some(1e-320));
        assert_eq!(rules.float(b"1e309"), None);
        assert_eq!(rules.float(b"0e400"), None);
        assert_eq!(rules.float(b"1e"), None);
        assert_eq!(rules.float(b"."), None);
        assert_eq!(rules.float(b"-"), None);
        assert_eq!(rules.float(b"-Infinity"), Some(f64::NEG_INFINITY));
        assert_eq!(rules.float(b" inf"), None);
        assert_eq!(rules.float(b"99999999999999999999"), Some(1.000_000_000_000_000_2e20));
    }
}
