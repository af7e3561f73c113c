//! Dates of a time axis, which counts seconds.

use orchestrator_calendar::{civil_from_days, days_from_civil};

pub const MINUTE: f64 = 60.0;
pub const HOUR: f64 = 3600.0;
pub const DAY: f64 = 86_400.0;

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    pub year: i64,
    /// 1 to 12.
    pub month: i64,
    pub day: i64,
}

impl Date {
    /// The day that holds a second since 1970.
    pub fn of(seconds: f64) -> Self {
        let days = (seconds / DAY).floor() as i64;
        let (year, month, day) = civil_from_days(days);
        Self { year, month, day }
    }

    /// Seconds from 1970 to the start of the day.
    pub fn seconds(self) -> f64 {
        days_from_civil(self.year, self.month, self.day) as f64 * DAY
    }

    /// The first of the month that comes `months` months after January of year 0.
    pub fn of_month(months: i64) -> Self {
        Self { year: months.div_euclid(12), month: months.rem_euclid(12) + 1, day: 1 }
    }

    pub fn month_name(self) -> &'static str {
        MONTHS[usize::try_from(self.month - 1).unwrap_or(0).min(11)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_go_both_ways() {
        let date = |year, month, day| Date { year, month, day };
        assert_eq!(Date::of(0.0), date(1970, 1, 1));
        assert_eq!(Date::of(-1.0), date(1969, 12, 31));
        assert_eq!(Date::of(951_782_400.0), date(2000, 2, 29));
        for days in (-900_000..900_000).step_by(97) {
            let seconds = f64::from(days) * DAY;
            assert_eq!(Date::of(seconds).seconds(), seconds);
        }
    }
}
