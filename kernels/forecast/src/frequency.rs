//! The step from one date to the next, by pandas' names, and dates that continue a history.

use orchestrator_calendar::{civil_from_days, weekday as weekday_of};

use crate::calendar::{DAY, SECOND, check_dates, day_of, month_start, months_of_day};
use crate::error::{Error, Result};

/// A step. Those of the calendar move a date that is not on them to the next one that is, as pandas does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frequency {
    /// This many microseconds.
    Every(i64),
    /// This many working days, Monday to Friday.
    Business(i64),
    /// This many weeks, on this day; Monday is 0.
    Weekly(i64, i64),
    /// This many months, on the first or on the last day.
    MonthStart(i64),
    MonthEnd(i64),
    /// The same at quarters and years of the calendar.
    QuarterStart(i64),
    QuarterEnd(i64),
    YearStart(i64),
    YearEnd(i64),
}

const MOST_PERIODS: usize = 1_000_000;
const WEEKDAYS: [&str; 7] = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"];

impl Frequency {
    pub const DAILY: Self = Self::Every(DAY);

    /// Reads `D`, `2h`, `W-MON`, `MS` and the like.
    pub fn parse(text: &str) -> Result<Self> {
        let unknown = || Error::Frequency { text: text.chars().take(40).collect() };
        let word = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let digits = &text[..text.len() - word.len()];
        let count: i64 = if digits.is_empty() { 1 } else { digits.parse().map_err(|_| unknown())? };
        if !(1..=1_000_000).contains(&count) {
            return Err(unknown());
        }
        Ok(match word {
            "s" | "S" => Self::Every(count * SECOND),
            "min" | "T" => Self::Every(count * 60 * SECOND),
            "h" | "H" => Self::Every(count * 3_600 * SECOND),
            "D" => Self::Every(count * DAY),
            "B" => Self::Business(count),
            "W" => Self::Weekly(count, 6),
            "MS" => Self::MonthStart(count),
            "ME" | "M" => Self::MonthEnd(count),
            "QS" => Self::QuarterStart(count),
            "QE" | "Q" => Self::QuarterEnd(count),
            "YS" | "AS" => Self::YearStart(count),
            "YE" | "Y" | "A" => Self::YearEnd(count),
            _ => {
                let name = word.strip_prefix("W-").ok_or_else(unknown)?;
                let weekday = WEEKDAYS.iter().position(|known| *known == name).ok_or_else(unknown)?;
                Self::Weekly(count, i64::try_from(weekday).map_err(|_| unknown())?)
            }
        })
    }

    /// From the last five dates of a history.
    pub fn infer(dates: &[i64]) -> Result<Self> {
        let tail = &dates[dates.len().saturating_sub(5)..];
        if tail.len() < 3 {
            return Err(Error::UnknownSpacing);
        }
        let step = tail[1] - tail[0];
        if step > 0 && tail.windows(2).all(|pair| pair[1] - pair[0] == step) {
            return Ok(Self::Every(step));
        }
        let fits = |step: &Self| step.after(tail[0], tail.len() - 1).is_ok_and(|made| made == tail[1..]);
        [
            Self::Business(1),
            Self::MonthStart(1),
            Self::MonthEnd(1),
            Self::QuarterStart(1),
            Self::QuarterEnd(1),
            Self::YearStart(1),
            Self::YearEnd(1),
        ]
        .into_iter()
        .find(fits)
        .ok_or(Error::UnknownSpacing)
    }

    /// The dates after `last`, without it.
    pub fn after(self, last: i64, periods: usize) -> Result<Vec<i64>> {
        if periods > MOST_PERIODS {
            return Err(Error::Parameter { name: "periods", rule: "must be at most 1000000" });
        }
        let time = last.rem_euclid(DAY);
        let first = self.on_or_after(day_of(last));
        let mut made = Vec::with_capacity(periods);
        let mut step = 0;
        while made.len() < periods {
            let date = if let Self::Every(micros) = self {
                micros.checked_mul(step).and_then(|ahead| last.checked_add(ahead))
            } else {
                let day = self.ahead(first, step).checked_mul(DAY);
                day.and_then(|start| start.checked_add(time))
            };
            let date = date.ok_or(Error::DateOutOfRange)?;
            if date > last {
                check_dates(&[date])?;
                made.push(date);
            }
            step += 1;
        }
        Ok(made)
    }

    /// The first day from this one on that the step may stand on.
    fn on_or_after(self, day: i64) -> i64 {
        match self {
            Self::Every(_) => day,
            Self::Business(_) => day + (7 - weekday_of(day)) * i64::from(weekday_of(day) > 4),
            Self::Weekly(_, weekday) => day + (weekday - weekday_of(day)).rem_euclid(7),
            Self::MonthStart(_) => first_on(day, 1),
            Self::QuarterStart(_) => first_on(day, 3),
            Self::YearStart(_) => first_on(day, 12),
            // The last day of a month is the day before a first.
            Self::MonthEnd(_) => first_on(day + 1, 1) - 1,
            Self::QuarterEnd(_) => first_on(day + 1, 3) - 1,
            Self::YearEnd(_) => first_on(day + 1, 12) - 1,
        }
    }

    /// `steps` steps after a day that the step stands on.
    fn ahead(self, day: i64, steps: i64) -> i64 {
        let start = |months: i64| month_start(months_of_day(day) + months);
        let end = |months: i64| month_start(months_of_day(day + 1) + months) - 1;
        match self {
            Self::Every(_) => day,
            Self::Business(count) => {
                let from_monday = weekday_of(day) + count * steps;
                day - weekday_of(day) + from_monday / 5 * 7 + from_monday % 5
            }
            Self::Weekly(count, _) => day + 7 * count * steps,
            Self::MonthStart(count) => start(count * steps),
            Self::QuarterStart(count) => start(3 * count * steps),
            Self::YearStart(count) => start(12 * count * steps),
            Self::MonthEnd(count) => end(count * steps),
            Self::QuarterEnd(count) => end(3 * count * steps),
            Self::YearEnd(count) => end(12 * count * steps),
        }
    }
}

/// The first day from this one on that begins a month whose number, from January, divides by `every`.
fn first_on(day: i64, every: i64) -> i64 {
    let (_, _, day_of_month) = civil_from_days(day);
    let months = months_of_day(day) + i64::from(day_of_month > 1);
    month_start(months + (-months).rem_euclid(every))
}

#[cfg(test)]
mod tests {
    use super::*;
    use orchestrator_calendar::days_from_civil;

    fn days(text: &str, from: (i64, i64, i64), periods: usize) -> Vec<(i64, i64, i64)> {
        let last = days_from_civil(from.0, from.1, from.2) * DAY;
        let made = Frequency::parse(text).unwrap().after(last, periods).unwrap();
        made.into_iter().map(|date| civil_from_days(day_of(date))).collect()
    }

    #[test]
    fn steps_of_the_calendar_roll_forward_first() {
        assert_eq!(days("MS", (2020, 1, 1), 2), [(2020, 2, 1), (2020, 3, 1)]);
        assert_eq!(days("MS", (2020, 1, 15), 2), [(2020, 2, 1), (2020, 3, 1)]);
        assert_eq!(days("ME", (2020, 1, 31), 2), [(2020, 2, 29), (2020, 3, 31)]);
        assert_eq!(days("QE", (2020, 2, 10), 2), [(2020, 3, 31), (2020, 6, 30)]);
        assert_eq!(days("YS", (2020, 1, 2), 1), [(2021, 1, 1)]);
        assert_eq!(days("B", (2020, 1, 3), 3), [(2020, 1, 6), (2020, 1, 7), (2020, 1, 8)]);
        assert_eq!(days("W-WED", (2020, 1, 1), 1), [(2020, 1, 8)]);
        assert_eq!(days("2D", (2020, 1, 1), 2), [(2020, 1, 3), (2020, 1, 5)]);
    }

    #[test]
    fn spacing_is_inferred() {
        for text in ["MS", "ME", "QS", "B", "2D", "h"] {
            let step = Frequency::parse(text).unwrap();
            let dates = step.after(days_from_civil(2020, 2, 5) * DAY, 8).unwrap();
            let inferred = Frequency::infer(&dates).unwrap();
            assert_eq!(inferred.after(dates[7], 4).unwrap(), step.after(dates[7], 4).unwrap(), "{text}");
        }
        assert_eq!(Frequency::infer(&[0, DAY, 5 * DAY, 6 * DAY]), Err(Error::UnknownSpacing));
    }

    #[test]
    fn no_step_leads_out_of_the_calendar() {
        for text in ["1000000YE", "1000000YS", "1000000QE", "1000000W"] {
            let step = Frequency::parse(text).unwrap();
            assert_eq!(step.after(0, 2), Err(Error::DateOutOfRange), "{text}");
        }
    }

    #[test]
    fn unknown_words_are_refused() {
        for text in ["", "X", "0D", "W-FOO", "99999999999999999999D", "é"] {
            assert!(Frequency::parse(text).is_err(), "{text}");
        }
    }
}
