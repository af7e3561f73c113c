//! The proleptic Gregorian calendar: days since 1970-01-01 to years, months and weeks, and back.
//!
//! Years are counted from March, so that the leap day is the last of its year, and fall into eras of 400 years, after
//! which the calendar repeats. Dates that no unit of time reaches saturate instead of wrapping.

const DAYS_PER_ERA: i64 = 146_097;
/// From the first of March of year 0 to 1970-01-01.
const EPOCH: i64 = 719_468;

/// Days since 1970-01-01. The month is 1 to 12; the day may lie outside its month.
#[inline]
pub fn days_from_civil(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year.saturating_sub(1) } else { year };
    let year_of_era = year.rem_euclid(400);
    let month_from_march = month.saturating_add(9) % 12;
    let day_of_year = ((153 * month_from_march + 2) / 5 - 1).saturating_add(day);
    let day_of_era = (year_of_era * 365 + year_of_era / 4 - year_of_era / 100).saturating_add(day_of_year);
    year.div_euclid(400).saturating_mul(DAYS_PER_ERA).saturating_add(day_of_era.saturating_sub(EPOCH))
}

/// Year, month (1 to 12) and day of the month.
#[inline]
pub fn civil_from_days(days: i64) -> (i64, i64, i64) {
    let days = days.saturating_add(EPOCH);
    let era = days.div_euclid(DAYS_PER_ERA);
    let day_of_era = days.rem_euclid(DAYS_PER_ERA);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[inline]
pub fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

#[inline]
pub fn days_in_month(year: i64, month: i64) -> i64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Monday is zero.
#[inline]
pub fn weekday(days: i64) -> i64 {
    days.saturating_add(3).rem_euclid(7)
}

/// ISO year and week.
pub fn iso_week(days: i64) -> (i64, i64) {
    // The Thursday of a week decides its year.
    let thursday = days - weekday(days) + 3;
    let (year, _, _) = civil_from_days(thursday);
    (year, (thursday - days_from_civil(year, 1, 1)) / 7 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_dates_are_inverse() {
        assert_eq!(civil_from_days(0), (1970, 1, 1));
        assert_eq!(days_from_civil(2000, 2, 29), 11_016);
        for days in (-900_000..900_000).step_by(97) {
            let (year, month, day) = civil_from_days(days);
            assert_eq!(days_from_civil(year, month, day), days);
            assert!((1..=days_in_month(year, month)).contains(&day));
        }
    }

    #[test]
    fn weeks_belong_to_the_year_of_their_thursday() {
        // 1970-01-01 was a Thursday.
        assert_eq!((weekday(0), weekday(-4)), (3, 6));
        assert_eq!(iso_week(days_from_civil(2021, 1, 3)), (2020, 53));
        assert_eq!(iso_week(days_from_civil(2024, 12, 30)), (2025, 1));
    }

    #[test]
    fn years_out_of_reach_do_not_wrap() {
        assert!(days_from_civil(i64::MAX, 1, 1) > i64::MAX / 2);
        assert!(days_from_civil(i64::MIN, 1, 1) < i64::MIN / 2);
    }
}
