//! Days and dates of the Gregorian calendar, both ways, for any year a time axis can hold.

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
        // Years are counted from March, so that the leap day is the last of its year.
        let shifted = days + 719_468;
        let era = shifted.div_euclid(146_097);
        let day_of_era = shifted.rem_euclid(146_097);
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted_month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
        let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        Self { year, month, day }
    }

    /// Seconds from 1970 to the start of the day.
    pub fn seconds(self) -> f64 {
        let year = self.year - i64::from(self.month <= 2);
        let era = year.div_euclid(400);
        let year_of_era = year.rem_euclid(400);
        let shifted_month = (self.month + 9) % 12;
        let day_of_year = (153 * shifted_month + 2) / 5 + self.day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        (era * 146_097 + day_of_era - 719_468) as f64 * DAY
    }

    /// The first of the month so many months after January of year 0.
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
