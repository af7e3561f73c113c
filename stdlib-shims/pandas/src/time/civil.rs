//! The parts of a moment on the wall clock, and the names of months and days.

pub(crate) use orchestrator_calendar::{civil_from_days, days_from_civil, days_in_month, is_leap, iso_week, weekday};

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
