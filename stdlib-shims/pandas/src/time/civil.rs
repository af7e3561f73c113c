//! The calendar: days since 1970 to years, months and days, and back.

pub(crate) const DAY_NANOS: i64 = 86_400_000_000_000;

pub(crate) const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];
pub(crate) const WEEKDAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/// Days since 1970-01-01 of the proleptic Gregorian calendar. Years that no unit of time reaches saturate.
pub(crate) fn days_from_civil(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year.saturating_sub(1) } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let shifted = month.saturating_add(9) % 12;
    let day_of_year = ((153 * shifted + 2) / 5 - 1).saturating_add(day);
    let day_of_era = (year_of_era * 365 + year_of_era / 4 - year_of_era / 100).saturating_add(day_of_year);
    era.saturating_mul(146_097).saturating_add(day_of_era.saturating_sub(719_468))
}

/// Year, month and day.
pub(crate) fn civil_from_days(days: i64) -> (i64, i64, i64) {
    let days = days.saturating_add(719_468);
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

pub(crate) fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

pub(crate) fn days_in_month(year: i64, month: i64) -> i64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Monday is zero.
pub(crate) fn weekday(days: i64) -> i64 {
    days.saturating_add(3).rem_euclid(7)
}

/// ISO year and week.
pub(crate) fn iso_week(days: i64) -> (i64, i64) {
    // The Thursday of a week decides its year.
    let thursday = days - weekday(days) + 3;
    let (year, _, _) = civil_from_days(thursday);
    (year, (thursday - days_from_civil(year, 1, 1)) / 7 + 1)
}

/// The parts of a moment on the wall clock.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    pub(crate) days: i64,
    pub(crate) year: i64,
    pub(crate) month: i64,
    pub(crate) day: i64,
    /// Nanoseconds since midnight.
    pub(crate) nanos: i64,
}

impl Parts {
    /// `ticks` of which a second has `per_second`.
    pub(crate) fn new(ticks: i64, per_second: i64) -> Self {
        let per_day = per_second * 86_400;
        let days = ticks.div_euclid(per_day);
        let (year, month, day) = civil_from_days(days);
        Self { days, year, month, day, nanos: ticks.rem_euclid(per_day) * (1_000_000_000 / per_second) }
    }

    pub(crate) fn hour(&self) -> i64 {
        self.nanos / 3_600_000_000_000
    }

    pub(crate) fn minute(&self) -> i64 {
        self.nanos / 60_000_000_000 % 60
    }

    pub(crate) fn second(&self) -> i64 {
        self.nanos / 1_000_000_000 % 60
    }

    /// Nanoseconds of the second.
    pub(crate) fn fraction(&self) -> i64 {
        self.nanos % 1_000_000_000
    }

    pub(crate) fn day_of_year(&self) -> i64 {
        self.days - days_from_civil(self.year, 1, 1) + 1
    }
}
