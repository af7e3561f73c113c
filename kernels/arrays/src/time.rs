//! Datetimes and durations: unit conversion, ISO text.

pub use orchestrator_calendar::{civil_from_days, days_from_civil, days_in_month};

use crate::dtype::TimeUnit;
use crate::error::{ArrayError, Result};
use crate::scalar::NAT;

/// How many steps of a unit make a day, for units of a day and finer.
fn steps_per_day(unit: TimeUnit) -> i64 {
    match unit {
        TimeUnit::Hour => 24,
        TimeUnit::Minute => 1440,
        TimeUnit::Second => 86_400,
        TimeUnit::Milli => 86_400_000,
        TimeUnit::Micro => 86_400_000_000,
        TimeUnit::Nano => 86_400_000_000_000,
        _ => 1,
    }
}

fn overflow() -> ArrayError {
    ArrayError::overflow("Overflow when converting between datetime64 units")
}

/// A datetime counted in another unit; coarser units round down.
pub fn convert_datetime(value: i64, from: TimeUnit, to: TimeUnit) -> Result<i64> {
    use TimeUnit as U;
    if value == NAT || from == to || from == U::Generic || to == U::Generic {
        return Ok(value);
    }
    if from <= U::Month && to <= U::Month {
        return if from == U::Year { value.checked_mul(12).ok_or_else(overflow) } else { Ok(value.div_euclid(12)) };
    }
    if from >= U::Week && to >= U::Week {
        return convert_timedelta(value, from, to);
    }
    if from <= U::Month {
        let (year, month) = if from == U::Year { (value, 0) } else { (value.div_euclid(12), value.rem_euclid(12)) };
        let year = year.checked_add(1970).filter(|year| year.abs() < 1 << 54).ok_or_else(overflow)?;
        return convert_timedelta(days_from_civil(year, month + 1, 1), U::Day, to);
    }
    let days = convert_timedelta(value, from, U::Day)?;
    let (year, month, _) = civil_from_days(days);
    Ok(if to == U::Year { year - 1970 } else { (year - 1970) * 12 + month - 1 })
}

/// A duration counted in another unit; coarser units round down. Years and months convert only between themselves.
pub fn convert_timedelta(value: i64, from: TimeUnit, to: TimeUnit) -> Result<i64> {
    use TimeUnit as U;
    if value == NAT || from == to || from == U::Generic || to == U::Generic {
        return Ok(value);
    }
    if from <= U::Month || to <= U::Month {
        return match (from, to) {
            (U::Year, U::Month) => value.checked_mul(12).ok_or_else(overflow),
            (U::Month, U::Year) => Ok(value.div_euclid(12)),
            // A year is 365.2425 days where numpy is told to convert anyway.
            (U::Year, _) => convert_timedelta((value as f64 * 365.2425) as i64, U::Day, to),
            (U::Month, _) => convert_timedelta((value as f64 * 30.436_875) as i64, U::Day, to),
            (_, U::Year) => Ok((convert_timedelta(value, from, U::Day)? as f64 / 365.2425).floor() as i64),
            _ => Ok((convert_timedelta(value, from, U::Day)? as f64 / 30.436_875).floor() as i64),
        };
    }
    let (value, from) =
        if from == U::Week { (value.checked_mul(7).ok_or_else(overflow)?, U::Day) } else { (value, from) };
    let (target, weeks) = if to == U::Week { (U::Day, true) } else { (to, false) };
    let (have, want) = (steps_per_day(from), steps_per_day(target));
    let steps =
        if want >= have { value.checked_mul(want / have).ok_or_else(overflow)? } else { value.div_euclid(have / want) };
    Ok(if weeks { steps.div_euclid(7) } else { steps })
}

/// Fields of a datetime: year, month, day, hour, minute, second, nanosecond. None for "not a time".
pub fn datetime_fields(value: i64, unit: TimeUnit) -> Option<[i64; 7]> {
    if value == NAT {
        return None;
    }
    let days = convert_datetime(value, unit, TimeUnit::Day).ok()?;
    let (year, month, day) = civil_from_days(days);
    if unit <= TimeUnit::Day {
        return Some([year, month, day, 0, 0, 0, 0]);
    }
    let per_day = steps_per_day(unit);
    let within = i128::from(value.rem_euclid(per_day)) * i128::from(steps_per_day(TimeUnit::Nano) / per_day);
    let within = within as i64;
    let seconds = within / 1_000_000_000;
    Some([year, month, day, seconds / 3600, seconds / 60 % 60, seconds % 60, within % 1_000_000_000])
}

/// ISO text as numpy prints a datetime of the unit.
pub fn format_datetime(value: i64, unit: TimeUnit) -> String {
    let Some([year, month, day, hour, minute, second, nano]) = datetime_fields(value, unit) else {
        return "NaT".to_owned();
    };
    let year = format!("{year:04}");
    match unit {
        TimeUnit::Year => year,
        TimeUnit::Month => format!("{year}-{month:02}"),
        TimeUnit::Week | TimeUnit::Day | TimeUnit::Generic => format!("{year}-{month:02}-{day:02}"),
        TimeUnit::Hour => format!("{year}-{month:02}-{day:02}T{hour:02}"),
        TimeUnit::Minute => format!("{year}-{month:02}-{day:02}T{hour:02}:{minute:02}"),
        _ => {
            let whole = format!("{year}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}");
            match unit {
                TimeUnit::Milli => format!("{whole}.{:03}", nano / 1_000_000),
                TimeUnit::Micro => format!("{whole}.{:06}", nano / 1000),
                TimeUnit::Nano => format!("{whole}.{nano:09}"),
                _ => whole,
            }
        }
    }
}

/// Reads ISO text; the unit is the coarsest that holds every field written.
pub fn parse_datetime(text: &str) -> Result<(i64, TimeUnit)> {
    let trimmed = text.trim();
    if trimmed.is_empty() || trimmed.eq_ignore_ascii_case("nat") {
        return Ok((NAT, TimeUnit::Generic));
    }
    let mut reader = Reader { text: trimmed, bytes: trimmed.as_bytes(), place: 0 };
    let negative = reader.eat(b'-');
    if !negative {
        reader.eat(b'+');
    }
    let year_start = reader.place;
    let year = reader.digits(1, 18)?;
    let year = if negative { -year } else { year };
    // A compact date writes month and day right after the year.
    if reader.place - year_start > 5 {
        return Err(reader.error());
    }
    if reader.done() {
        return Ok((year - 1970, TimeUnit::Year));
    }
    reader.expect(b'-')?;
    let month = reader.digits(1, 2)?;
    if !(1..=12).contains(&month) {
        return Err(ArrayError::value(format!("Month out of range in datetime string \"{text}\"")));
    }
    if reader.done() {
        return Ok(((year - 1970) * 12 + month - 1, TimeUnit::Month));
    }
    reader.expect(b'-')?;
    let day = reader.digits(1, 2)?;
    if day < 1 || day > days_in_month(year, month) {
        return Err(ArrayError::value(format!("Day out of range in datetime string \"{text}\"")));
    }
    let days = days_from_civil(year, month, day);
    if reader.done() {
        return Ok((days, TimeUnit::Day));
    }
    if !reader.eat(b'T') && !reader.eat(b' ') {
        return Err(reader.error());
    }
    reader.time_of_day(days)
}

struct Reader<'a> {
    text: &'a str,
    bytes: &'a [u8],
    place: usize,
}

impl Reader<'_> {
    fn done(&self) -> bool {
        self.place == self.bytes.len()
    }

    fn eat(&mut self, wanted: u8) -> bool {
        let found = self.bytes.get(self.place) == Some(&wanted);
        self.place += usize::from(found);
        found
    }

    fn expect(&mut self, wanted: u8) -> Result<()> {
        if self.eat(wanted) { Ok(()) } else { Err(self.error()) }
    }

    fn error(&self) -> ArrayError {
        ArrayError::value(format!("Error parsing datetime string \"{}\" at position {}", self.text, self.place))
    }

    fn digits(&mut self, least: usize, most: usize) -> Result<i64> {
        let start = self.place;
        while self.place - start < most && self.bytes.get(self.place).is_some_and(u8::is_ascii_digit) {
            self.place += 1;
        }
        if self.place - start < least {
            self.place = start;
            return Err(self.error());
        }
        self.text[start..self.place].parse().map_err(|_| self.error())
    }

    fn field(&mut self, limit: i64, name: &str) -> Result<i64> {
        let value = self.digits(1, 2)?;
        if value >= limit {
            return Err(ArrayError::value(format!("{name} out of range in datetime string \"{}\"", self.text)));
        }
        Ok(value)
    }

    fn time_of_day(&mut self, days: i64) -> Result<(i64, TimeUnit)> {
        let hour = days * 24 + self.field(24, "Hours")?;
        if self.done_or_utc() {
            return Ok((hour, TimeUnit::Hour));
        }
        self.expect(b':')?;
        let minute = hour * 60 + self.field(60, "Minutes")?;
        if self.done_or_utc() {
            return Ok((minute, TimeUnit::Minute));
        }
        self.expect(b':')?;
        let second = minute * 60 + self.field(60, "Seconds")?;
        if self.done_or_utc() {
            return Ok((second, TimeUnit::Second));
        }
        self.expect(b'.')?;
        let start = self.place;
        self.digits(1, 9)?;
        let n_digits = self.place - start;
        let (width, unit) = match n_digits {
            1..=3 => (3, TimeUnit::Milli),
            4..=6 => (6, TimeUnit::Micro),
            _ => (9, TimeUnit::Nano),
        };
        let fraction: i64 = format!("{:0<width$}", &self.text[start..self.place]).parse().map_err(|_| self.error())?;
        while self.bytes.get(self.place).is_some_and(u8::is_ascii_digit) {
            self.place += 1;
        }
        if !self.done_or_utc() {
            return Err(self.error());
        }
        let scale = 10i64.pow(width as u32);
        let value = second.checked_mul(scale).and_then(|whole| whole.checked_add(fraction)).ok_or_else(overflow)?;
        Ok((value, unit))
    }

    fn done_or_utc(&mut self) -> bool {
        if self.bytes[self.place..] == *b"Z" {
            self.place += 1;
        }
        self.done()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_survive_a_round_trip() {
        for days in [-1_000_000, -1, 0, 59, 60, 11_016, 19_000, 2_932_896] {
            let (year, month, day) = civil_from_days(days);
            assert_eq!(days_from_civil(year, month, day), days);
        }
        assert_eq!(
            format_datetime(parse_datetime("2024-02-29T12:30:05.25").unwrap().0, TimeUnit::Milli),
            "2024-02-29T12:30:05.250"
        );
        assert_eq!(parse_datetime("2024-01").unwrap(), (648, TimeUnit::Month));
    }

    #[test]
    fn coarser_units_round_down() {
        assert_eq!(convert_datetime(-1, TimeUnit::Second, TimeUnit::Day).unwrap(), -1);
        assert_eq!(convert_datetime(19_782, TimeUnit::Day, TimeUnit::Month).unwrap(), 649);
    }
}
