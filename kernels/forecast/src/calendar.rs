//! The days and months a series of dates runs through. Dates are microseconds, without a zone.

use orchestrator_calendar::{civil_from_days, days_from_civil};

use crate::error::{Error, Result};

pub(crate) const SECOND: i64 = 1_000_000;
pub const DAY: i64 = 86_400 * SECOND;

/// Beyond these the sums of dates below could overflow.
const EARLIEST: i64 = -4_371_587 * DAY;
const LATEST: i64 = 2_932_897 * DAY;

pub(crate) fn check_dates(ds: &[i64]) -> Result<()> {
    if ds.iter().all(|date| (EARLIEST..LATEST).contains(date)) { Ok(()) } else { Err(Error::DateOutOfRange) }
}

/// The day a moment lies in, counted from 1970-01-01.
pub(crate) fn day_of(date: i64) -> i64 {
    date.div_euclid(DAY)
}

/// The first day of a month; months are counted from year 0 and may run over.
pub(crate) fn month_start(months: i64) -> i64 {
    days_from_civil(months.div_euclid(12), months.rem_euclid(12) + 1, 1)
}

pub(crate) fn months_of_day(day: i64) -> i64 {
    let (year, month, _) = civil_from_days(day);
    year * 12 + month - 1
}
