//! Dates and times as ISO text, and the periods of a calendar as whole numbers.

use chrono::{Datelike, NaiveDate, NaiveDateTime, NaiveTime, Timelike};

/// Exactly `YYYY-MM-DD`, a day that exists.
pub(crate) fn parse_date(text: &str) -> Option<NaiveDate> {
    let bytes = text.as_bytes();
    let digits = |range: std::ops::Range<usize>| bytes[range].iter().all(u8::is_ascii_digit);
    let shaped = bytes.len() == 10 && bytes[4] == b'-' && bytes[7] == b'-';
    if !shaped || !digits(0..4) || !digits(5..7) || !digits(8..10) {
        return None;
    }
    let date = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?;
    (date.year() >= 1).then_some(date)
}

/// A date, `T` or a space, then `HH:MM`, optional seconds and fraction, optional zone. The wall
/// clock is kept and the zone dropped.
pub(crate) fn parse_datetime(text: &str) -> Option<NaiveDateTime> {
    let date = parse_date(text.get(..10)?)?;
    let clock = text.get(10..)?.strip_prefix(['T', ' '])?;
    let (hour, rest) = two_digits(clock)?;
    let (minute, rest) = two_digits(rest.strip_prefix(':')?)?;
    let (second, rest) = match rest.strip_prefix(':') {
        Some(rest) => {
            let (second, rest) = two_digits(rest)?;
            (second, skip_fraction(rest)?)
        }
        None => (0, rest),
    };
    let time = NaiveTime::from_hms_opt(hour, minute, second)?;
    is_zone(rest).then(|| date.and_time(time))
}

fn two_digits(text: &str) -> Option<(u32, &str)> {
    let digits = text.get(..2).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    Some((digits.parse().ok()?, text.get(2..)?))
}

fn skip_fraction(text: &str) -> Option<&str> {
    let Some(digits) = text.strip_prefix('.') else { return Some(text) };
    let rest = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    let n_digits = digits.len() - rest.len();
    (1..=9).contains(&n_digits).then_some(rest)
}

fn is_zone(text: &str) -> bool {
    if text.is_empty() || text == "Z" {
        return true;
    }
    let Some(offset) = text.strip_prefix(['+', '-']) else { return false };
    let Some((hours, rest)) = two_digits(offset) else { return false };
    let minutes = two_digits(rest.strip_prefix(':').unwrap_or(rest));
    minutes.is_some_and(|(minutes, rest)| hours < 24 && minutes < 60 && rest.is_empty())
}

/// A date or a datetime; a date is its midnight. Slashes stand for dashes.
pub(crate) fn parse_moment(text: &str) -> Option<NaiveDateTime> {
    let dashed = text.trim().replace('/', "-");
    match parse_date(&dashed) {
        Some(date) => Some(date.and_time(NaiveTime::MIN)),
        None => parse_datetime(&dashed),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frequency {
    Hour,
    Day,
    Week,
    Month,
    Quarter,
    Year,
}

impl Frequency {
    const NAMES: [(&'static str, Self, &'static [&'static str]); 6] = [
        ("hour", Self::Hour, &["hourly", "h"]),
        ("day", Self::Day, &["daily", "d"]),
        ("week", Self::Week, &["weekly", "w"]),
        ("month", Self::Month, &["monthly", "m"]),
        ("quarter", Self::Quarter, &["quarterly", "q"]),
        ("year", Self::Year, &["yearly", "annual", "y"]),
    ];

    pub(crate) fn named(text: &str) -> Option<Self> {
        let lower = text.trim().to_ascii_lowercase();
        let mut names = Self::NAMES.iter();
        names.find(|(name, _, others)| *name == lower || others.contains(&lower.as_str())).map(|(_, it, _)| *it)
    }

    pub(crate) fn names() -> Vec<&'static str> {
        Self::NAMES.iter().map(|(name, ..)| *name).collect()
    }

    /// Consecutive periods have consecutive numbers.
    pub(crate) fn number(self, moment: NaiveDateTime) -> i64 {
        let day = i64::from(moment.num_days_from_ce());
        let year = i64::from(moment.year());
        match self {
            Self::Hour => day * 24 + i64::from(moment.hour()),
            Self::Day => day,
            // Day 1 of the calendar was a Monday.
            Self::Week => (day - 1) / 7,
            Self::Month => year * 12 + i64::from(moment.month0()),
            Self::Quarter => year * 4 + i64::from(moment.month0() / 3),
            Self::Year => year,
        }
    }

    /// `2024-03`, `2024-Q1`, or the day a week starts.
    pub(crate) fn label(self, number: i64) -> String {
        match self {
            Self::Hour => format!("{}T{:02}:00", day_label(number / 24), number % 24),
            Self::Day => day_label(number),
            Self::Week => day_label(number * 7 + 1),
            Self::Month => format!("{:04}-{:02}", number / 12, number % 12 + 1),
            Self::Quarter => format!("{:04}-Q{}", number / 4, number % 4 + 1),
            Self::Year => format!("{number:04}"),
        }
    }
}

fn day_label(day: i64) -> String {
    let date = i32::try_from(day).ok().and_then(NaiveDate::from_num_days_from_ce_opt);
    date.map(|date| date.format("%Y-%m-%d").to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Frequency, parse_date, parse_datetime, parse_moment};

    #[test]
    fn only_days_that_exist_are_dates() {
        let valid = |text| parse_date(text).is_some();
        assert_eq!(
            ["2024-02-29", "2023-02-29", "2024-2-9", "20240209", "0000-01-01"].map(valid),
            [true, false, false, false, false]
        );
    }

    #[test]
    fn times_may_have_fractions_and_zones() {
        let valid = |text| parse_datetime(text).is_some();
        let texts = [
            "2024-01-05T10:00",
            "2024-01-05 10:00:59.123Z",
            "2024-01-05T10:00:00+05:30",
            "2024-01-05T24:00",
            "2024-01-05T10",
            "2024-01-05",
            "2024-01-05T10:00:00+5",
            "2024-01-0é10:00",
        ];
        assert_eq!(texts.map(valid), [true, true, true, false, false, false, false, false]);
    }

    #[test]
    fn periods_are_numbered_and_named() {
        let moment = parse_moment("2024/05/15T13:45").unwrap();
        let label = |frequency: Frequency| frequency.label(frequency.number(moment));
        let frequencies =
            [Frequency::Hour, Frequency::Day, Frequency::Week, Frequency::Month, Frequency::Quarter, Frequency::Year];
        assert_eq!(
            frequencies.map(label),
            ["2024-05-15T13:00", "2024-05-15", "2024-05-13", "2024-05", "2024-Q2", "2024"]
        );
    }
}
