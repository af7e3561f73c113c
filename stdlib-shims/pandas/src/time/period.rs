//! Periods: whole numbers counted in a frequency since 1970.

use std::rc::Rc;

use rustpython_vm::{PyResult, VirtualMachine};

use super::civil::{DAY_NANOS, civil_from_days, days_from_civil};
use super::zones::wall_ticks;
use crate::column::cast::rescaled;
use crate::column::kinds::{Kind, NAT, Unit, Values, series_from};

/// How periods of a frequency lie on the calendar.
#[derive(Clone, Copy)]
enum Freq {
    /// Months in one period, and how many months its year starts late.
    Months {
        length: i64,
        shift: i64,
    },
    /// The weekday of the last day.
    Weeks(i64),
    BusinessDays,
    Nanos(i64),
}

pub(crate) fn month_number(name: &str) -> Option<i64> {
    const NAMES: [&str; 12] = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
    NAMES.iter().position(|month| *month == name).map(|place| place as i64 + 1)
}

fn weekday_number(name: &str) -> Option<i64> {
    const NAMES: [&str; 7] = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"];
    NAMES.iter().position(|day| *day == name).map(|place| place as i64)
}

/// Nanoseconds of a fixed frequency such as `h` or `min`.
pub(crate) fn fixed_nanos(unit: &str) -> Option<i64> {
    Some(match unit {
        "D" => DAY_NANOS,
        "h" | "H" => 3_600_000_000_000,
        "min" | "T" => 60_000_000_000,
        "s" | "S" => 1_000_000_000,
        "ms" | "L" => 1_000_000,
        "us" | "U" => 1_000,
        "ns" | "N" => 1,
        _ => return None,
    })
}

fn parse(freq: &str, vm: &VirtualMachine) -> PyResult<Freq> {
    let (base, anchor) = freq.split_once('-').map_or((freq, None), |(base, anchor)| (base, Some(anchor)));
    let invalid = || vm.new_value_error(format!("Invalid frequency: {freq}"));
    let month = anchor.map_or(Some(12), month_number);
    Ok(match base {
        "M" | "ME" | "MS" => Freq::Months { length: 1, shift: 0 },
        "Q" | "QE" | "QS" => Freq::Months { length: 3, shift: (12 - month.ok_or_else(invalid)?) % 12 },
        "Y" | "A" | "YE" | "YS" | "AS" => Freq::Months { length: 12, shift: (12 - month.ok_or_else(invalid)?) % 12 },
        "W" => Freq::Weeks(anchor.map_or(Some(6), weekday_number).ok_or_else(invalid)?),
        "B" => Freq::BusinessDays,
        other => {
            let digits = other.bytes().take_while(u8::is_ascii_digit).count();
            let n = if digits == 0 { 1 } else { other[..digits].parse::<i64>().map_err(|_| invalid())? };
            Freq::Nanos(n * fixed_nanos(&other[digits..]).ok_or_else(invalid)?)
        }
    })
}

fn ordinal(nanos: i64, freq: Freq) -> i64 {
    let days = nanos.div_euclid(DAY_NANOS);
    match freq {
        Freq::Months { length, shift } => {
            let (year, month, _) = civil_from_days(days);
            ((year - 1970) * 12 + month - 1 + shift).div_euclid(length)
        }
        Freq::Weeks(last) => (days + 3 - (last + 1) % 7).div_euclid(7) + 1,
        Freq::BusinessDays => {
            // Weekends belong to the Monday after them.
            let weeks = (days + 3).div_euclid(7);
            let day = (days + 3).rem_euclid(7).min(5);
            weeks * 5 + day - 3
        }
        Freq::Nanos(length) => nanos.div_euclid(length),
    }
}

/// The first nanosecond; beyond the range it saturates.
fn start(ordinal: i64, freq: Freq) -> i64 {
    match freq {
        Freq::Months { length, shift } => {
            let months = ordinal.saturating_mul(length) - shift;
            days_from_civil(1970 + months.div_euclid(12), months.rem_euclid(12) + 1, 1).saturating_mul(DAY_NANOS)
        }
        Freq::Weeks(last) => ((ordinal - 1) * 7 - 3 + (last + 1) % 7).saturating_mul(DAY_NANOS),
        Freq::BusinessDays => {
            let weeks = (ordinal + 3).div_euclid(5);
            (weeks * 7 + (ordinal + 3).rem_euclid(5) - 3).saturating_mul(DAY_NANOS)
        }
        Freq::Nanos(length) => ordinal.saturating_mul(length),
    }
}

pub(crate) fn to_period(values: &Values, freq: &str, vm: &VirtualMachine) -> PyResult<Values> {
    let parsed = parse(freq, vm)?;
    let unit = match values.kind {
        Kind::Datetime { unit, .. } => unit,
        _ => Unit::Nano,
    };
    let nanos = rescaled(&wall_ticks(values, vm)?, unit, Unit::Nano, vm)?;
    let ordinals: Vec<i64> =
        nanos.iter().map(|nanos| if *nanos == NAT { NAT } else { ordinal(*nanos, parsed) }).collect();
    Ok(Values::new(Kind::Period(Rc::from(freq)), series_from(ordinals)))
}

/// The first or the last moment of each period.
pub(crate) fn to_timestamp(values: &Values, freq: &str, first: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let freq = parse(freq, vm)?;
    let one = |ordinal: &i64| match *ordinal {
        NAT => NAT,
        ordinal if first => start(ordinal, freq),
        ordinal => start(ordinal + 1, freq) - 1,
    };
    let ticks: Vec<i64> = values.ticks().iter().map(one).collect();
    Ok(Values::new(Kind::Datetime { unit: Unit::Nano, zone: None }, series_from(ticks)))
}

pub(crate) fn as_freq(
    values: &Values,
    freq: &str,
    wanted: &str,
    at_start: bool,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    to_period(&to_timestamp(values, freq, at_start, vm)?, wanted, vm)
}
