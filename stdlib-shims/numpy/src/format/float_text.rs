//! One floating point number as text: the digits numpy prints, positional or scientific.

/// What happens to trailing zeros of the fraction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trim {
    /// Kept, and filled up to the wanted number of digits.
    Keep,
    /// Removed, the point stays.
    Zeros,
    /// Removed but for one.
    OneZero,
    /// Removed, with the point.
    Point,
}

/// How many bits a number was stored with; decides its shortest digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    Single,
    Double,
}

#[derive(Clone, Copy)]
pub(crate) struct FloatStyle {
    pub(crate) width: Width,
    /// Most digits after the point; `None` is as many as needed.
    pub(crate) precision: Option<usize>,
    pub(crate) min_digits: usize,
    /// Shortest digits that read back as the same number.
    pub(crate) unique: bool,
    pub(crate) trim: Trim,
    pub(crate) plus: bool,
    pub(crate) pad_left: usize,
    pub(crate) pad_right: usize,
    pub(crate) exponent_digits: usize,
}

impl FloatStyle {
    pub(crate) const fn shortest(width: Width) -> Self {
        Self {
            width,
            precision: None,
            min_digits: 0,
            unique: true,
            trim: Trim::Zeros,
            plus: false,
            pad_left: 0,
            pad_right: 0,
            exponent_digits: 2,
        }
    }
}

/// Shortest digits and the power of ten of the first one.
fn shortest_digits(magnitude: f64, width: Width) -> (String, i32) {
    let text = match width {
        Width::Double => format!("{magnitude:e}"),
        Width::Single => shortest_single(magnitude),
    };
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    (digits.replace('.', ""), exponent.parse().unwrap_or(0))
}

/// Of two shortest texts that are equally near, the one with the even last digit.
fn shortest_single(magnitude: f64) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "the value was stored as a single")]
    let value = magnitude as f32;
    let text = format!("{value:e}");
    let n_fraction = text.split('e').next().map_or(0, |digits| digits.len().saturating_sub(2));
    let nearest = format!("{magnitude:.n_fraction$e}");
    if nearest.parse::<f32>().is_ok_and(|read| read.to_bits() == value.to_bits()) { nearest } else { text }
}

fn signed(value: f64, plus: bool, body: &str) -> String {
    let sign = if value.is_sign_negative() {
        "-"
    } else if plus {
        "+"
    } else {
        ""
    };
    format!("{sign}{body}")
}

/// Digits after the point, trimmed or filled.
fn finish_fraction(mut fraction: String, style: &FloatStyle) -> String {
    let wanted = if style.unique { style.min_digits } else { style.precision.unwrap_or(0) };
    if style.trim == Trim::Keep {
        while fraction.len() < wanted {
            fraction.push('0');
        }
        return fraction;
    }
    while fraction.ends_with('0') {
        fraction.pop();
    }
    if style.trim == Trim::OneZero && fraction.is_empty() {
        fraction.push('0');
    }
    fraction
}

/// How many digits after the point are written from the exact value, if the shortest ones will not do:
/// there are too many of them, or too few for the column.
fn exact_digits(style: &FloatStyle, n_fraction: usize) -> Option<usize> {
    if !style.unique {
        return style.precision;
    }
    if style.trim == Trim::Keep && n_fraction < style.min_digits {
        return Some(style.min_digits);
    }
    style.precision.filter(|precision| n_fraction > *precision)
}

/// `value` must be finite.
pub(crate) fn positional(value: f64, style: &FloatStyle) -> String {
    let magnitude = value.abs();
    let (digits, exponent) = shortest_digits(magnitude, style.width);
    let n_digits = i32::try_from(digits.len()).unwrap_or(i32::MAX);
    let n_fraction = usize::try_from(n_digits - 1 - exponent).unwrap_or(0);
    let text = match exact_digits(style, n_fraction) {
        Some(precision) => format!("{magnitude:.precision$}"),
        None => plain(&digits, exponent),
    };
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let fraction = finish_fraction(fraction.to_owned(), style);
    let point = if style.trim == Trim::Point && fraction.is_empty() { "" } else { "." };
    let whole = signed(value, style.plus, whole);
    let mut out = format!("{whole:>width$}{point}{fraction}", width = style.pad_left);
    if style.pad_right >= fraction.len() {
        let missing = style.pad_right - fraction.len() + usize::from(point.is_empty() && style.pad_right > 0);
        out.extend(std::iter::repeat_n(' ', missing));
    }
    out
}

/// Digits with the point where the exponent says.
fn plain(digits: &str, exponent: i32) -> String {
    if exponent < 0 {
        let zeros = usize::try_from(-exponent - 1).unwrap_or(0);
        return format!("0.{}{digits}", "0".repeat(zeros));
    }
    let n_whole = usize::try_from(exponent + 1).unwrap_or(0);
    if digits.len() <= n_whole {
        return format!("{digits}{}", "0".repeat(n_whole - digits.len()));
    }
    format!("{}.{}", &digits[..n_whole], &digits[n_whole..])
}

/// `value` must be finite.
pub(crate) fn scientific(value: f64, style: &FloatStyle) -> String {
    let magnitude = value.abs();
    let (digits, exponent) = shortest_digits(magnitude, style.width);
    let (digits, exponent) = match exact_digits(style, digits.len() - 1) {
        Some(precision) => {
            let text = format!("{magnitude:.precision$e}");
            let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
            (digits.replace('.', ""), exponent.parse().unwrap_or(0))
        }
        None => (digits, exponent),
    };
    let fraction = finish_fraction(digits[1..].to_owned(), style);
    let point = if style.trim == Trim::Point && fraction.is_empty() { "" } else { "." };
    let whole = signed(value, style.plus, &digits[..1]);
    let exponent_sign = if exponent < 0 { '-' } else { '+' };
    format!(
        "{whole:>width$}{point}{fraction}e{exponent_sign}{:0>digits$}",
        exponent.unsigned_abs(),
        width = style.pad_left,
        digits = style.exponent_digits,
    )
}

/// A number standing alone, as `str` of a numpy scalar shows it.
pub(crate) fn scalar_text(value: f64, width: Width) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "inf" } else { "-inf" }.to_owned();
    }
    let magnitude = value.abs();
    let limits = if width == Width::Single { 1e-4..1e6 } else { 1e-4..1e16 };
    if value == 0.0 || limits.contains(&magnitude) {
        return positional(value, &FloatStyle { trim: Trim::OneZero, ..FloatStyle::shortest(width) });
    }
    scientific(value, &FloatStyle { trim: Trim::Point, ..FloatStyle::shortest(width) })
}

#[cfg(test)]
mod tests {
    use super::{FloatStyle, Trim, Width, positional, scalar_text, scientific};

    #[test]
    fn scalars_read_as_numpy_prints_them() {
        let shown = [1.5, 0.1, 1e16, 1e15, 1e-5, 0.0001, -0.0, 123_456_789.123, 1e300];
        let shown = shown.map(|value| scalar_text(value, Width::Double));
        assert_eq!(
            shown,
            ["1.5", "0.1", "1e+16", "1000000000000000.0", "1e-05", "0.0001", "-0.0", "123456789.123", "1e+300"]
        );
        assert_eq!(scalar_text(f64::from(0.1_f32), Width::Single), "0.1");
    }

    #[test]
    fn precision_cuts_the_exact_value() {
        let style = FloatStyle { precision: Some(8), ..FloatStyle::shortest(Width::Double) };
        assert_eq!(positional(1.0 / 3.0, &style), "0.33333333");
        assert_eq!(positional(2.0, &style), "2.");
        let style = FloatStyle { min_digits: 3, trim: Trim::Keep, ..style };
        assert_eq!(scientific(1.5e-10, &style), "1.500e-10");
    }
}
