//! Numbers and moments as text.

use std::fmt::Write;

use rustpython_vm::{PyResult, VirtualMachine};

use super::civil::{MONTHS, Parts, WEEKDAYS, iso_week, weekday};
use super::zones::{Zone, offset_text, wall_ticks};
use crate::column::kinds::{Blank, Kind, NAT, Values};

/// Python's repr of a float.
pub(crate) fn python_float(value: f64) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "inf".to_owned() } else { "-inf".to_owned() };
    }
    if value == 0.0 {
        return if value.is_sign_negative() { "-0.0".to_owned() } else { "0.0".to_owned() };
    }
    let size = value.abs();
    if (1e-4..1e16).contains(&size) {
        let text = format!("{value}");
        return if text.contains('.') { text } else { text + ".0" };
    }
    let text = format!("{value:e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |rest| ('-', rest));
    format!("{digits}e{sign}{exponent:0>2}")
}

/// Year-month-day and time to the second.
pub(crate) fn iso_seconds(ticks: i64, per_second: i64) -> String {
    let parts = Parts::new(ticks, per_second);
    format!("{} {}", iso_date(&parts), iso_time(&parts))
}

pub(crate) fn iso_date(parts: &Parts) -> String {
    format!("{:04}-{:02}-{:02}", parts.year, parts.month, parts.day)
}

fn iso_time(parts: &Parts) -> String {
    format!("{:02}:{:02}:{:02}", parts.hour(), parts.minute(), parts.second())
}

/// A column of moments as pandas writes them: dates alone when all are midnights.
pub(crate) fn moments_to_text(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    let texts = moment_texts(values, vm)?;
    Ok(Values::texts(texts.into_iter().map(|text| Some(text.unwrap_or_else(|| "NaT".to_owned()))), Blank::Nan))
}

/// The same, with nothing for missing ones.
pub(crate) fn moment_texts(values: &Values, vm: &VirtualMachine) -> PyResult<Vec<Option<String>>> {
    let Kind::Datetime { unit, zone } = &values.kind else { return Ok(Vec::new()) };
    let per_second = unit.per_second();
    let wall = wall_ticks(values, vm)?;
    let is_midnight = |ticks: &i64| *ticks == NAT || ticks.rem_euclid(per_second * 86_400) == 0;
    let only_dates = zone.is_none() && wall.iter().all(is_midnight);
    let digits = wall.iter().filter(|ticks| **ticks != NAT).map(|ticks| Parts::new(*ticks, per_second).fraction());
    let places = digits.fold(0, |most: usize, nanos| {
        most.max(match nanos {
            0 => 0,
            nanos if nanos % 1_000_000 == 0 => 3,
            nanos if nanos % 1000 == 0 => 6,
            _ => 9,
        })
    });
    let one = |(wall, ticks): (&i64, &i64)| {
        if *wall == NAT {
            return None;
        }
        let parts = Parts::new(*wall, per_second);
        let mut text = iso_date(&parts);
        if !only_dates {
            let _ = write!(text, " {}", iso_time(&parts));
            if places > 0 {
                let digits = format!("{:09}", parts.fraction());
                let _ = write!(text, ".{}", &digits[..places]);
            }
        }
        if zone.is_some() {
            text.push_str(&offset_text(wall.wrapping_sub(*ticks) / per_second, true));
        }
        Some(text)
    };
    Ok(wall.iter().zip(values.ticks()).map(one).collect())
}

pub(crate) fn strftime(values: &Values, pattern: &str, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Datetime { unit, zone } = &values.kind else { return Ok(values.clone()) };
    let per_second = unit.per_second();
    let wall = wall_ticks(values, vm)?;
    let zone = zone.as_ref().map(|zone| Zone::named(zone, vm)).transpose()?;
    let mut texts = Vec::with_capacity(wall.len());
    for (wall, ticks) in wall.iter().zip(values.ticks()) {
        if *wall == NAT {
            texts.push(None);
            continue;
        }
        let parts = Parts::new(*wall, per_second);
        if !(1..=9999).contains(&parts.year) {
            return Err(vm.new_not_implemented_error(
                "strftime not yet supported on Timestamps which are outside the range of Python's standard library. For now, please call the components you need (such as `.year` and `.month`) and construct your string from there.",
            ));
        }
        let offset = zone
            .as_ref()
            .map(|zone| (wall.wrapping_sub(*ticks) / per_second, zone.name_at(ticks.div_euclid(per_second))));
        texts.push(Some(formatted(&parts, pattern, offset.as_ref())));
    }
    Ok(Values::texts(texts.into_iter(), Blank::Nan))
}

/// Python's `strftime`; an unknown directive stays as it is.
pub(crate) fn formatted(parts: &Parts, pattern: &str, zone: Option<&(i64, String)>) -> String {
    let mut text = String::new();
    let mut letters = pattern.chars();
    while let Some(letter) = letters.next() {
        if letter != '%' {
            text.push(letter);
            continue;
        }
        let Some(directive) = letters.next() else {
            text.push('%');
            break;
        };
        if directive == '-' {
            if let Some(directive) = letters.next() {
                let mut part = String::new();
                put(&mut part, parts, directive, zone);
                let bare = part.trim_start_matches('0');
                text.push_str(if bare.is_empty() { "0" } else { bare });
            }
            continue;
        }
        put(&mut text, parts, directive, zone);
    }
    text
}

fn put(text: &mut String, parts: &Parts, directive: char, zone: Option<&(i64, String)>) {
    let day = weekday(parts.days);
    let month = usize::try_from(parts.month - 1).ok().and_then(|month| MONTHS.get(month)).copied().unwrap_or_default();
    let name = WEEKDAYS[day as usize];
    let twelve = if parts.hour() % 12 == 0 { 12 } else { parts.hour() % 12 };
    let written = match directive {
        'Y' => write!(text, "{:04}", parts.year),
        'G' => write!(text, "{:04}", iso_week(parts.days).0),
        'y' => write!(text, "{:02}", parts.year.rem_euclid(100)),
        'C' => write!(text, "{:02}", parts.year.div_euclid(100)),
        'm' => write!(text, "{:02}", parts.month),
        'd' => write!(text, "{:02}", parts.day),
        'e' => write!(text, "{:2}", parts.day),
        'H' => write!(text, "{:02}", parts.hour()),
        'k' => write!(text, "{:2}", parts.hour()),
        'I' => write!(text, "{twelve:02}"),
        'l' => write!(text, "{twelve:2}"),
        'M' => write!(text, "{:02}", parts.minute()),
        'S' => write!(text, "{:02}", parts.second()),
        'f' => write!(text, "{:06}", parts.fraction() / 1000),
        'j' => write!(text, "{:03}", parts.day_of_year()),
        'p' => write!(text, "{}", if parts.hour() < 12 { "AM" } else { "PM" }),
        'P' => write!(text, "{}", if parts.hour() < 12 { "am" } else { "pm" }),
        'a' => write!(text, "{}", &name[..3]),
        'A' => write!(text, "{name}"),
        'b' | 'h' => write!(text, "{}", &month[..3]),
        'B' => write!(text, "{month}"),
        'u' => write!(text, "{}", day + 1),
        'w' => write!(text, "{}", (day + 1) % 7),
        'V' => write!(text, "{:02}", iso_week(parts.days).1),
        'U' => write!(text, "{:02}", (parts.day_of_year() + 6 - (day + 1) % 7) / 7),
        'W' => write!(text, "{:02}", (parts.day_of_year() + 6 - day) / 7),
        'F' => write!(text, "{}", iso_date(parts)),
        'T' | 'X' => write!(text, "{}", iso_time(parts)),
        'R' => write!(text, "{:02}:{:02}", parts.hour(), parts.minute()),
        'D' | 'x' => write!(text, "{:02}/{:02}/{:02}", parts.month, parts.day, parts.year.rem_euclid(100)),
        'c' => write!(text, "{} {} {:2} {} {}", &name[..3], &month[..3], parts.day, iso_time(parts), parts.year),
        's' => write!(text, "{}", parts.days * 86_400 + parts.nanos / 1_000_000_000),
        'z' => write!(text, "{}", zone.map(|(offset, _)| offset_text(*offset, false)).unwrap_or_default()),
        'Z' => write!(text, "{}", zone.map(|(_, name)| name.as_str()).unwrap_or_default()),
        'n' => writeln!(text),
        't' => write!(text, "\t"),
        '%' => write!(text, "%"),
        other => write!(text, "%{other}"),
    };
    // Writing to a string cannot fail.
    let _ = written;
}
