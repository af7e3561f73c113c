//! Periods: whole numbers counted in a frequency since 1970.

use std::rc::Rc;

use rustpython_vm::{PyResult, VirtualMachine};

use super::bounds::{moment_out_of_bounds, wide_nanos};
use super::civil::{DAY_NANOS, civil_from_days, days_from_civil};
use super::zones::wall_ticks;
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
            let nanos = n.checked_mul(fixed_nanos(&other[digits..]).ok_or_else(invalid)?);
            Freq::Nanos(nanos.filter(|nanos| *nanos > 0).ok_or_else(invalid)?)
        }
    })
}

/// The number of the period that holds a moment; none when 64 bits cannot count that many.
fn ordinal(ticks: i64, unit: Unit, freq: Freq) -> Option<i64> {
    let days = ticks.div_euclid(unit.per_second() * 86_400);
    Some(match freq {
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
        Freq::Nanos(length) => i64::try_from(wide_nanos(ticks, unit).div_euclid(i128::from(length))).ok()?,
    })
}

/// The first nanosecond of a period, wherever it is.
fn start(ordinal: i64, freq: Freq) -> Option<i128> {
    let days = match freq {
        Freq::Months { length, shift } => {
            let months = ordinal.checked_mul(length)?.checked_sub(shift)?;
            // Beyond this no calendar is meant, and days could not be counted.
            if months.unsigned_abs() > 1 << 55 {
                return None;
            }
            days_from_civil(1970 + months.div_euclid(12), months.rem_euclid(12) + 1, 1)
        }
        Freq::Weeks(last) => ordinal.checked_sub(1)?.checked_mul(7)?.checked_add((last + 1) % 7 - 3)?,
        Freq::BusinessDays => {
            let place = ordinal.checked_add(3)?;
            place.div_euclid(5).checked_mul(7)?.checked_add(place.rem_euclid(5) - 3)?
        }
        Freq::Nanos(length) => return Some(i128::from(ordinal) * i128::from(length)),
    };
    Some(i128::from(days) * i128::from(DAY_NANOS))
}

pub(crate) fn to_period(values: &Values, freq: &str, vm: &VirtualMachine) -> PyResult<Values> {
    let parsed = parse(freq, vm)?;
    let unit = match values.kind {
        Kind::Datetime { unit, .. } => unit,
        _ => Unit::Nano,
    };
    let one = |ticks: &i64| match *ticks {
        NAT => Ok(NAT),
        ticks => ordinal(ticks, unit, parsed)
            .ok_or_else(|| moment_out_of_bounds(ticks.div_euclid(unit.per_second()), Unit::Nano, vm)),
    };
    let ordinals: PyResult<Vec<i64>> = wall_ticks(values, vm)?.iter().map(one).collect();
    Ok(Values::new(Kind::Period(Rc::from(freq)), series_from(ordinals?)))
}

/// The first moment of each period.
pub(crate) fn to_timestamp(values: &Values, freq: &str, vm: &VirtualMachine) -> PyResult<Values> {
    let freq = parse(freq, vm)?;
    let too_far = || vm.new_overflow_error("Python int too large to convert to C long");
    let one = |ordinal: &i64| {
        if *ordinal == NAT {
            return Ok(NAT);
        }
        let nanos = start(*ordinal, freq).ok_or_else(too_far)?;
        if let Ok(nanos) = i64::try_from(nanos) {
            return Ok(nanos);
        }
        let seconds = i64::try_from(nanos.div_euclid(1_000_000_000)).map_err(|_| too_far())?;
        Err(moment_out_of_bounds(seconds, Unit::Nano, vm))
    };
    let ticks: PyResult<Vec<i64>> = values.ticks().iter().map(one).collect();
    Ok(Values::new(Kind::Datetime { unit: Unit::Nano, zone: None }, series_from(ticks?)))
}
