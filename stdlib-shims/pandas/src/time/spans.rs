//! Spans of time out of text such as `1 day 02:03:04` or `5min`.

use rustpython_vm::{PyResult, VirtualMachine};

use super::bounds::ticks_of_float;
use super::civil::DAY_NANOS;
use crate::cell::Cell;
use crate::column::kinds::{Kind, NAT, Unit, Values, series_from};
use crate::column::read;

pub(crate) fn unit_nanos(unit: &str) -> Option<i64> {
    // `M` alone is ambiguous with months, but reads as minutes.
    Some(match unit.to_ascii_lowercase().as_str() {
        "w" | "week" | "weeks" => 7 * DAY_NANOS,
        "d" | "day" | "days" => DAY_NANOS,
        "h" | "hr" | "hrs" | "hour" | "hours" => 3_600_000_000_000,
        "m" | "min" | "mins" | "t" | "minute" | "minutes" => 60_000_000_000,
        "s" | "sec" | "secs" | "second" | "seconds" => 1_000_000_000,
        "ms" | "l" | "milli" | "millis" | "millisecond" | "milliseconds" => 1_000_000,
        "us" | "u" | "µs" | "micro" | "micros" | "microsecond" | "microseconds" => 1_000,
        "ns" | "n" | "nano" | "nanos" | "nanosecond" | "nanoseconds" => 1,
        _ => return None,
    })
}

/// Digits after the point as nanoseconds.
fn fraction_nanos(digits: &str) -> Option<i64> {
    let padded: String = digits.chars().chain("000000000".chars()).take(9).collect();
    padded.parse().ok()
}

/// `h:m`, `h:m:s` or `h:m:s.f`.
fn clock(text: &str) -> Option<i64> {
    let (whole, fraction) = text.split_once('.').map_or((text, None), |(whole, fraction)| (whole, Some(fraction)));
    let parts: Option<Vec<i64>> =
        whole
            .split(':')
            .map(|part| {
                if part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit()) {
                    None
                } else {
                    part.parse().ok()
                }
            })
            .collect();
    let total = |[hours, minutes, seconds]: [i64; 3]| {
        hours.checked_mul(3600)?.checked_add(minutes.checked_mul(60)?)?.checked_add(seconds)
    };
    let seconds = match parts?.as_slice() {
        [hours, minutes] if fraction.is_none() => total([*hours, *minutes, 0])?,
        [hours, minutes, seconds] => total([*hours, *minutes, *seconds])?,
        _ => return None,
    };
    let nanos = match fraction {
        None => 0,
        Some(digits) if digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.is_empty() => {
            fraction_nanos(digits)?
        }
        Some(_) => return None,
    };
    seconds.checked_mul(1_000_000_000)?.checked_add(nanos)
}

fn too_far() -> String {
    "Python int too large to convert to C long".to_owned()
}

/// Nanoseconds, or why not.
pub(crate) fn parse_span(text: &str) -> Result<i64, String> {
    const NO_NUMBER: &str = "unit abbreviation w/o a number";
    let trimmed = text.trim();
    let (is_negative, rest) = match trimmed.strip_prefix('-') {
        Some(rest) => (true, rest.trim()),
        None => (false, trimmed.strip_prefix('+').unwrap_or(trimmed).trim()),
    };
    let signed = |nanos: i64| if is_negative { nanos.wrapping_neg() } else { nanos };
    if rest.is_empty() {
        return Err(NO_NUMBER.to_owned());
    }
    if rest.bytes().all(|byte| byte.is_ascii_digit()) {
        return rest.parse::<i64>().map(signed).map_err(|_| too_far());
    }
    if let Some(place) = rest.find(':') {
        let start = rest[..place].rfind(|letter: char| !letter.is_ascii_digit()).map_or(0, |place| place + 1);
        let (before, mut time) = (rest[..start].trim(), &rest[start..]);
        let (before, time_sign) = match before.strip_suffix('+') {
            Some(before) => (before.trim(), Some(1)),
            None => before.strip_suffix('-').map_or((before, None), |before| (before.trim(), Some(-1))),
        };
        time = time.trim();
        let clock = clock(time).ok_or_else(|| format!("expected hh:mm:ss format, got: {text}"))?;
        let days = match before.trim_end_matches(',').trim() {
            "" => 0,
            words => units(words)?,
        };
        let span = match (is_negative, time_sign) {
            // `-1 days +02:00:00` counts forward from the day.
            (true, Some(1)) => clock.checked_sub(days),
            (_, Some(-1)) => days.checked_sub(clock).map(signed),
            _ => days.checked_add(clock).map(signed),
        };
        return span.ok_or_else(too_far);
    }
    units(rest).map(signed)
}

/// Numbers with their units.
fn units(text: &str) -> Result<i64, String> {
    const NO_NUMBER: &str = "unit abbreviation w/o a number";
    let mut total: i64 = 0;
    let mut rest = text.trim();
    while !rest.is_empty() {
        rest = rest.trim_start_matches([' ', ',', '\t']);
        let digits = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(rest.len());
        let number = &rest[..digits];
        if number.is_empty() || number == "." {
            return Err(NO_NUMBER.to_owned());
        }
        let after = rest[digits..].trim_start();
        let letters = after.find(|letter: char| !letter.is_alphabetic()).unwrap_or(after.len());
        let unit = &after[..letters];
        if unit.is_empty() {
            return Err("no units specified".to_owned());
        }
        let nanos = unit_nanos(unit).ok_or_else(|| format!("invalid unit abbreviation: {unit}"))?;
        let part = if number.contains('.') {
            let value: f64 = number.parse().map_err(|_| NO_NUMBER.to_owned())?;
            match ticks_of_float((value * nanos as f64).round()) {
                NAT => return Err(too_far()),
                ticks => ticks,
            }
        } else {
            let value: i64 = number.parse().map_err(|_| too_far())?;
            value.checked_mul(nanos).ok_or_else(too_far)?
        };
        total = total.checked_add(part).ok_or_else(too_far)?;
        rest = after[letters..].trim_start();
    }
    Ok(total)
}

pub(crate) fn parse_timedelta(values: &Values, errors: &str, vm: &VirtualMachine) -> PyResult<Values> {
    let mut ticks = Vec::with_capacity(values.len());
    for row in 0..values.len() {
        let parsed = match read::cell_at(values, row, vm)? {
            cell if cell.is_missing() => Ok(NAT),
            Cell::Text(text) if matches!(&*text, "" | "NaT" | "nat" | "nan" | "NaN") => Ok(NAT),
            Cell::Text(text) => parse_span(&text),
            Cell::Timedelta(nanos, _) => Ok(nanos),
            Cell::Int(nanos) => Ok(nanos),
            other => Err(format!(
                "Value must be Timedelta, string, integer, float, timedelta or convertible, not {}",
                crate::cell::type_name(&*other.to_object(vm)?)
            )),
        };
        match parsed {
            Ok(nanos) => ticks.push(nanos),
            Err(_) if errors == "coerce" => ticks.push(NAT),
            Err(_) if errors == "ignore" => return Ok(values.clone()),
            Err(message) => return Err(vm.new_value_error(message)),
        }
    }
    Ok(Values::new(Kind::Timedelta(Unit::Nano), series_from(ticks)))
}
