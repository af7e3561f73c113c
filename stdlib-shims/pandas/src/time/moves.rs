//! Columns of moments moved by date offsets: by months to an edge, by working days, by weeks.

use rustpython_vm::{PyResult, VirtualMachine};

use super::civil::{civil_from_days, days_from_civil, days_in_month, weekday};
use crate::arguments::Arguments;
use crate::column::kinds::{Kind, NAT, Values, series_from};

/// Where in its month a moved day comes to lie.
#[derive(Clone, Copy)]
enum Edge {
    /// The same day, or the last if the month is shorter.
    Same,
    Start,
    End,
    BusinessStart,
    BusinessEnd,
}

impl Edge {
    fn named(name: &str) -> Self {
        match name {
            "start" => Self::Start,
            "end" => Self::End,
            "business_start" => Self::BusinessStart,
            "business_end" => Self::BusinessEnd,
            _ => Self::Same,
        }
    }

    /// The day of the month.
    fn day_in(self, year: i64, month: i64, day: i64) -> i64 {
        let last = days_in_month(year, month);
        let first_weekday = || weekday(days_from_civil(year, month, 1));
        match self {
            Self::Same => day.min(last),
            Self::Start => 1,
            Self::End => last,
            Self::BusinessStart => match first_weekday() {
                weekday if weekday < 5 => 1,
                weekday => 8 - weekday,
            },
            Self::BusinessEnd => last - ((first_weekday() + last - 1) % 7 - 4).max(0),
        }
    }
}

/// Steps from edge to edge of months that lie `span` apart, counted from the month `anchor`.
struct Months {
    n: i64,
    span: i64,
    anchor: i64,
    edge: Edge,
}

impl Months {
    /// None when the months leave 64 bits.
    fn moved(&self, days: i64) -> Option<i64> {
        let (year, month, day) = civil_from_days(days);
        let mut n = self.n;
        let mut since = 0;
        if !matches!(self.edge, Edge::Same) {
            // Months since the last anchor month; none means this month has an edge of its own.
            since = (month - self.anchor).rem_euclid(self.span);
            let edge = self.edge.day_in(year, month, day);
            if n > 0 && since == 0 && day < edge {
                n -= 1;
            } else if n <= 0 && (since > 0 || day > edge) {
                n += 1;
            }
        }
        let months = n.checked_mul(self.span)?.checked_sub(since)?.checked_add(month - 1)?;
        let (year, month) = (year.checked_add(months.div_euclid(12))?, months.rem_euclid(12) + 1);
        // No unit of a column reaches this far, and days could not be counted.
        if year.unsigned_abs() > 1 << 52 {
            return None;
        }
        Some(days_from_civil(year, month, self.edge.day_in(year, month, day)))
    }
}

/// `n` working days on; none when they leave 64 bits.
fn business_days(days: i64, n: i64) -> Option<i64> {
    let (mut day, mut place) = (days, weekday(days));
    if place > 4 {
        // From a weekend, stepping forward starts at Friday and stepping back at Monday.
        day += if n > 0 { 4 - place } else { 7 - place };
        place = if n > 0 { 4 } else { 0 };
    }
    let steps = place.checked_add(n)?;
    (day - place).checked_add(steps.div_euclid(5).checked_mul(7)?)?.checked_add(steps.rem_euclid(5))
}

/// A column of wall clock times moved. Months and working days are checked; weeks and nanoseconds wrap, as in pandas.
pub(crate) fn moved(values: &Values, op: &str, arguments: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Datetime { unit, .. } = &values.kind else { return Ok(values.clone()) };
    let per_day = unit.per_second() * 86_400;
    let n = arguments.int("n", 1)?;
    let each = |f: &dyn Fn(i64) -> Option<i64>| -> Option<Vec<i64>> {
        values.ticks().iter().map(|ticks| if *ticks == NAT { Some(NAT) } else { f(*ticks) }).collect()
    };
    // Days move, the time of day stays.
    let by_days = |f: &dyn Fn(i64) -> Option<i64>| {
        each(&|ticks| f(ticks.div_euclid(per_day))?.checked_mul(per_day)?.checked_add(ticks.rem_euclid(per_day)))
    };
    let (ticks, message) = match op {
        "move_months" => {
            let months = Months {
                n,
                edge: Edge::named(&arguments.text_or("edge", "")?),
                span: arguments.int("span", 1)?.max(1),
                anchor: arguments.int("anchor", 12)?,
            };
            (by_days(&|days| months.moved(days)), "Overflow occurred in npy_datetimestruct_to_datetime")
        }
        "move_business_days" => (by_days(&|days| business_days(days, n)), "Python int too large to convert to C long"),
        "move_weeks" => {
            let anchor = arguments.maybe_int("weekday")?;
            let week = per_day * 7;
            let one = |ticks: i64| {
                let ahead = anchor.map_or(0, |anchor| (anchor - weekday(ticks.div_euclid(per_day))).rem_euclid(7));
                let weeks = if ahead > 0 && n > 0 { n - 1 } else { n };
                Some(ticks.wrapping_add(ahead * per_day).wrapping_add(weeks.wrapping_mul(week)))
            };
            (each(&one), "value too large")
        }
        _ => {
            let step = n / unit.nanos();
            (each(&|ticks| Some(ticks.wrapping_add(step))), "value too large")
        }
    };
    let ticks = ticks.ok_or_else(|| vm.new_overflow_error(message))?;
    Ok(values.like(series_from(ticks)))
}
