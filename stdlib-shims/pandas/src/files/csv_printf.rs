//! Floats by C's patterns.

/// C's `%.2f`, `%d`, `%e`, `%g`; none for other formats.
pub(crate) fn printf(format: &str, value: f64) -> Option<String> {
    let start = format.find('%')?;
    let (before, rest) = format.split_at(start);
    let rest = &rest[1..];
    let end = rest.find(|letter: char| letter.is_ascii_alphabetic())?;
    let (spec, conversion, after) = (&rest[..end], rest.as_bytes()[end], &rest[end + 1..]);
    if after.contains('%') {
        return None;
    }
    let (flags_width, precision) =
        spec.split_once('.').map_or((spec, None), |(width, precision)| (width, Some(precision)));
    let precision: usize = match precision {
        None => 6,
        Some(digits) => digits.parse().ok()?,
    };
    let width_start =
        flags_width.find(|letter: char| letter.is_ascii_digit() && letter != '0').unwrap_or(flags_width.len());
    let (flags, width) = flags_width.split_at(width_start);
    if !flags.chars().all(|flag| matches!(flag, '+' | '-' | '0')) {
        return None;
    }
    let width: usize = if width.is_empty() { 0 } else { width.parse().ok()? };
    let mut body = match conversion {
        b'f' | b'F' => format!("{:.precision$}", value.abs()),
        b'd' | b'i' => format!("{}", value.trunc().abs()),
        b'e' => exponent(value.abs(), precision),
        b'g' => general(value.abs(), precision.max(1)),
        _ => return None,
    };
    if value.is_infinite() {
        "inf".clone_into(&mut body);
    }
    let sign = if value.is_sign_negative() {
        "-"
    } else if flags.contains('+') {
        "+"
    } else {
        ""
    };
    let filled = width.saturating_sub(body.len() + sign.len());
    let body = match () {
        () if flags.contains('-') => format!("{sign}{body}{}", " ".repeat(filled)),
        () if flags.contains('0') => format!("{sign}{}{body}", "0".repeat(filled)),
        () => format!("{}{sign}{body}", " ".repeat(filled)),
    };
    Some(format!("{before}{body}{after}"))
}

fn exponent(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |rest| ('-', rest));
    format!("{digits}e{sign}{exponent:0>2}")
}

fn general(value: f64, precision: usize) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let scientific = exponent(value, precision - 1);
    let power: i32 = scientific.split_once('e').and_then(|(_, power)| power.parse().ok()).unwrap_or(0);
    if power < -4 || power >= precision as i32 {
        let (digits, power) = scientific.split_once('e').unwrap_or((&scientific, "+00"));
        let digits = if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits };
        return format!("{digits}e{power}");
    }
    let text = format!("{value:.*}", (precision as i32 - 1 - power).max(0) as usize);
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}
