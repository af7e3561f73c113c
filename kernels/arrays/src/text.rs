//! Numbers as text and text as numbers, in Python's own spelling.

use num_complex::Complex64;

use crate::dtype::{DType, TimeUnit};
use crate::error::{ArrayError, Result};
use crate::scalar::{NAT, Scalar};
use crate::time::{format_datetime, parse_datetime};

/// Python's `repr` of a float: the shortest digits that read back, exponents from 1e16 and below 1e-4.
pub fn float_text(value: f64) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "inf".to_owned() } else { "-inf".to_owned() };
    }
    shortest(&format!("{value:e}"), -4..16)
}

/// As `float_text` for a single-precision value: its own shortest digits, exponents from 1e6.
pub fn single_text(value: f32) -> String {
    if !value.is_finite() {
        return float_text(f64::from(value));
    }
    // The single next to 1e-4 is below it, though its shortest digits are the same.
    let least = if f64::from(value.abs()) < 1e-4 { -3 } else { -4 };
    shortest(&format!("{value:e}"), least..6)
}

// `digits` is Rust's scientific form, which already has the fewest digits.
fn shortest(digits: &str, plain_exponents: std::ops::Range<i32>) -> String {
    let (mantissa, exponent) = digits.split_once('e').unwrap_or((digits, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if !plain_exponents.contains(&exponent) {
        let sign = if exponent < 0 { '-' } else { '+' };
        return format!("{mantissa}e{sign}{:02}", exponent.abs());
    }
    let (sign, mantissa) = mantissa.strip_prefix('-').map_or(("", mantissa), |rest| ("-", rest));
    let plain: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    if exponent < 0 {
        return format!("{sign}0.{}{plain}", "0".repeat((-exponent - 1) as usize));
    }
    let whole = exponent as usize + 1;
    if plain.len() <= whole {
        format!("{sign}{plain}{}.0", "0".repeat(whole - plain.len()))
    } else {
        format!("{sign}{}.{}", &plain[..whole], &plain[whole..])
    }
}

/// Python's `str` of a complex number.
pub fn complex_text(value: Complex64) -> String {
    let part = |number: f64| {
        let text = float_text(number);
        text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
    };
    if value.re == 0.0 && value.re.is_sign_positive() {
        return format!("{}j", part(value.im));
    }
    let sign = if value.im.is_sign_negative() && !value.im.is_nan() { "" } else { "+" };
    format!("({}{sign}{}j)", part(value.re), part(value.im))
}

fn timedelta_text(value: i64, unit: TimeUnit) -> String {
    if value == NAT {
        return "NaT".to_owned();
    }
    let name = match unit {
        TimeUnit::Generic => "generic time units",
        TimeUnit::Year => "years",
        TimeUnit::Month => "months",
        TimeUnit::Week => "weeks",
        TimeUnit::Day => "days",
        TimeUnit::Hour => "hours",
        TimeUnit::Minute => "minutes",
        TimeUnit::Second => "seconds",
        TimeUnit::Milli => "milliseconds",
        TimeUnit::Micro => "microseconds",
        TimeUnit::Nano => "nanoseconds",
    };
    format!("{value} {name}")
}

/// The text an element becomes in an array of text. For Python values the binding does this, elsewhere.
pub(crate) fn scalar_text(value: &Scalar) -> String {
    match value {
        Scalar::Bool(value) => if *value { "True" } else { "False" }.to_owned(),
        Scalar::Int(value) => value.to_string(),
        Scalar::UInt(value) => value.to_string(),
        Scalar::Float(value) => float_text(*value),
        Scalar::Complex(value) => complex_text(*value),
        Scalar::Str(text) => text.clone(),
        Scalar::Bytes(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        Scalar::Datetime(value, unit) => format_datetime(*value, *unit),
        Scalar::Timedelta(value, unit) => timedelta_text(*value, *unit),
        Scalar::Object(_) => String::new(),
        Scalar::Record(values) => {
            let parts: Vec<String> = values.iter().map(scalar_text).collect();
            format!("({})", parts.join(", "))
        }
    }
}

fn quoted(text: &str) -> String {
    let mark = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    let cut: String = text.chars().take(120).collect();
    format!("{mark}{}{mark}", cut.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', "\\t"))
}

// Underscores may stand between digits only.
fn without_underscores(text: &str) -> Option<String> {
    if !text.contains('_') {
        return Some(text.to_owned());
    }
    let bytes = text.as_bytes();
    let fine = bytes.iter().enumerate().all(|(place, &byte)| {
        byte != b'_'
            || (place > 0 && bytes[place - 1].is_ascii_digit() && bytes.get(place + 1).is_some_and(u8::is_ascii_digit))
    });
    fine.then(|| text.replace('_', ""))
}

pub(crate) fn parse_float(text: &str) -> Option<f64> {
    let plain = without_underscores(text.trim())?;
    let lower = plain.trim_start_matches(['+', '-']).to_ascii_lowercase();
    match lower.as_str() {
        "inf" | "infinity" | "nan" => {}
        other if other.starts_with(|first: char| first.is_ascii_digit() || first == '.') => {}
        _ => return None,
    }
    plain.parse().ok()
}

fn parse_complex(text: &str) -> Option<Complex64> {
    let trimmed = text.trim();
    let trimmed = trimmed.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(trimmed).trim();
    let Some(body) = trimmed.strip_suffix(['j', 'J']) else {
        return parse_float(trimmed).map(|real| Complex64::new(real, 0.0));
    };
    // The sign that starts the imaginary part is the last one that does not belong to an exponent.
    let bytes = body.as_bytes();
    let split = (1..bytes.len())
        .rev()
        .find(|&place| matches!(bytes[place], b'+' | b'-') && !matches!(bytes[place - 1], b'e' | b'E'));
    let (real, imaginary) = split.map_or(("0", body), |place| body.split_at(place));
    let imaginary = match imaginary {
        "" | "+" => 1.0,
        "-" => -1.0,
        other => parse_float(other)?,
    };
    Some(Complex64::new(parse_float(real)?, imaginary))
}

/// Text as an element of a number or time type. `spelled` is how the message shows the text, where not as a `str`.
pub(crate) fn parse_text(text: &str, dtype: &DType, spelled: Option<String>) -> Result<Scalar> {
    let shown = || spelled.clone().unwrap_or_else(|| quoted(text));
    match dtype {
        DType::Bool => Ok(Scalar::Bool(!text.is_empty())),
        DType::F32 | DType::F64 => parse_float(text)
            .map(Scalar::Float)
            .ok_or_else(|| ArrayError::value(format!("could not convert string to float: {}", shown()))),
        DType::Complex128 => parse_complex(text)
            .map(Scalar::Complex)
            .ok_or_else(|| ArrayError::value("complex() arg is a malformed string")),
        DType::Datetime(unit) => {
            let (value, found) = parse_datetime(text)?;
            let unit = if *unit == TimeUnit::Generic { found } else { *unit };
            Ok(Scalar::Datetime(crate::time::convert_datetime(value, found, unit)?, unit))
        }
        DType::Timedelta(unit) => {
            if text.trim().eq_ignore_ascii_case("nat") {
                return Ok(Scalar::Timedelta(NAT, *unit));
            }
            let value = text.trim().parse();
            value
                .map(|value| Scalar::Timedelta(value, *unit))
                .map_err(|_| ArrayError::value("Could not convert object to NumPy timedelta"))
        }
        _ => {
            let bad = || ArrayError::value(format!("invalid literal for int() with base 10: {}", shown()));
            let plain = without_underscores(text.trim()).ok_or_else(bad)?;
            if let Ok(value) = plain.parse::<i64>() {
                Ok(Scalar::Int(value))
            } else if let Ok(value) = plain.parse::<u64>() {
                Ok(Scalar::UInt(value))
            } else if plain.trim_start_matches(['+', '-']).bytes().all(|byte| byte.is_ascii_digit()) && plain.len() > 18
            {
                Err(ArrayError::overflow("Python int too large to convert to C long"))
            } else {
                Err(bad())
            }
        }
    }
}

/// Text encoded for an array of bytes, which holds ASCII only.
pub(crate) fn encode_ascii(text: &str) -> Result<Vec<u8>> {
    match text.chars().position(|letter| !letter.is_ascii()) {
        None => Ok(text.as_bytes().to_vec()),
        Some(place) => {
            let letter = text.chars().nth(place).map_or(0, |letter| letter as u32);
            let escaped = if letter < 0x100 {
                format!("\\x{letter:02x}")
            } else if letter < 0x10000 {
                format!("\\u{letter:04x}")
            } else {
                format!("\\U{letter:08x}")
            };
            Err(ArrayError::value(format!(
                "'ascii' codec can't encode character '{escaped}' in position {place}: ordinal not in range(128)"
            )))
        }
    }
}

pub(crate) fn decode_ascii(bytes: &[u8]) -> Result<String> {
    match bytes.iter().position(|byte| !byte.is_ascii()) {
        None => Ok(String::from_utf8_lossy(bytes).into_owned()),
        Some(place) => Err(ArrayError::value(format!(
            "'ascii' codec can't decode byte 0x{:02x} in position {place}: ordinal not in range(128)",
            bytes[place]
        ))),
    }
}

/// Text cut to `width` characters.
pub(crate) fn cut(text: &str, width: usize) -> String {
    match text.char_indices().nth(width) {
        Some((end, _)) => text[..end].to_owned(),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_print_as_python_does() {
        let cases = [
            (1.0, "1.0"),
            (1e16, "1e+16"),
            (1e-5, "1e-05"),
            (123_456_789.125, "123456789.125"),
            (-0.0, "-0.0"),
            (0.0001, "0.0001"),
            (1e22, "1e+22"),
            (1.5e300, "1.5e+300"),
            (9_007_199_254_740_993.0, "9007199254740992.0"),
        ];
        for (value, text) in cases {
            assert_eq!(float_text(value), text);
        }
        assert_eq!(complex_text(Complex64::new(1.0, -2.5)), "(1-2.5j)");
        assert_eq!(parse_complex("1e-3+2j"), Some(Complex64::new(0.001, 2.0)));
    }
}
