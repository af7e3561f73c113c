//! Days and months of the proleptic Gregorian calendar, counted from 1970. Dates are microseconds, without a zone.

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

/// Monday is 0.
pub(crate) fn weekday_of_day(day: i64) -> i64 {
    (day + 3).rem_euclid(7)
}

/// Year, month (1 to 12) and day of the month, of a day counted from 1970.
pub(crate) fn civil(day: i64) -> (i64, i64, i64) {
    // Years start in March, so that the leap day is the last day of a year; eras are 400 years long.
    let shifted = day + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let day_of_month = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    (year_of_era + era * 400 + i64::from(month <= 2), month, day_of_month)
}

pub(crate) fn day_from_civil(year: i64, month: i64, day_of_month: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let month_from_march = if month > 2 { month - 3 } else { month + 9 };
    let day_of_year = (153 * month_from_march + 2) / 5 + day_of_month - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * 146_097 + day_of_era - 719_468
}

/// The first day of a month; months are counted from year 0 and may run over.
pub(crate) fn month_start(months: i64) -> i64 {
    day_from_civil(months.div_euclid(12), months.rem_euclid(12) + 1, 1)
}

pub(crate) fn months_of_day(day: i64) -> i64 {
    let (year, month, _) = civil(day);
    year * 12 + month - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_dates_are_inverse() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(day_from_civil(2000, 2, 29), 11_016);
        for day in (-800_000..800_000).step_by(97) {
            let (year, month, day_of_month) = civil(day);
            assert_eq!(day_from_civil(year, month, day_of_month), day);
            assert_eq!(months_of_day(month_start(months_of_day(day))), months_of_day(day));
        }
        // 1970-01-01 was a Thursday.
        assert_eq!(weekday_of_day(0), 3);
        assert_eq!(weekday_of_day(-4), 6);
    }
}
