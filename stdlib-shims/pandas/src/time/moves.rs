//! Columns of moments moved by date offsets: by months to an edge, by working days, by weeks.

use rustpython_vm::function::FuncArgs;
use rustpython_vm::{FromArgs, PyResult, VirtualMachine};

use super::civil::{civil_from_days, days_from_civil, days_in_month, weekday};
use crate::arguments::{Whole, WholeOr};
use crate::column::kinds::{Kind, NAT, Values, series_from};
use crate::opcodes::{Edge, Time};

impl Edge {
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

#[derive(FromArgs)]
struct MonthSteps {
    #[pyarg(any)]
    n: Whole,
    #[pyarg(any)]
    edge: Edge,
    #[pyarg(any, default)]
    span: WholeOr<1>,
    #[pyarg(any, default)]
    anchor: WholeOr<12>,
}

#[derive(FromArgs)]
struct WeekSteps {
    #[pyarg(any)]
    n: Whole,
    #[pyarg(any, default)]
    weekday: Option<Whole>,
}

/// A column of wall clock times moved. Months and working days are checked; weeks and nanoseconds wrap, as in pandas.
pub(crate) fn moved(values: &Values, op: Time, args: FuncArgs, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Datetime { unit, .. } = &values.kind else { return Ok(values.clone()) };
    let per_day = unit.per_second() * 86_400;
    let each = |f: &dyn Fn(i64) -> Option<i64>| -> Option<Vec<i64>> {
        values.ticks().iter().map(|ticks| if *ticks == NAT { Some(NAT) } else { f(*ticks) }).collect()
    };
    // Days move, the time of day stays.
    let by_days = |f: &dyn Fn(i64) -> Option<i64>| {
        each(&|ticks| f(ticks.div_euclid(per_day))?.checked_mul(per_day)?.checked_add(ticks.rem_euclid(per_day)))
    };
    let (ticks, message) = match op {
        Time::MoveMonths => {
            let steps: MonthSteps = args.bind(vm)?;
            let months = Months { n: steps.n.0, edge: steps.edge, span: steps.span.0.max(1), anchor: steps.anchor.0 };
            (by_days(&|days| months.moved(days)), "Overflow occurred in npy_datetimestruct_to_datetime")
        }
        Time::MoveBusinessDays => {
            let n: Whole = args.bind(vm)?;
            (by_days(&|days| business_days(days, n.0)), "Python int too large to convert to C long")
        }
        Time::MoveWeeks => {
            let steps: WeekSteps = args.bind(vm)?;
            let (n, anchor) = (steps.n.0, steps.weekday.map(|weekday| weekday.0));
            let week = per_day * 7;
            let one = |ticks: i64| {
                let ahead = anchor.map_or(0, |anchor| (anchor - weekday(ticks.div_euclid(per_day))).rem_euclid(7));
                let weeks = if ahead > 0 && n > 0 { n - 1 } else { n };
                Some(ticks.wrapping_add(ahead * per_day).wrapping_add(weeks.wrapping_mul(week)))
            };
            (each(&one), "value too large")
        }
        _ => {
            let n: Whole = args.bind(vm)?;
            let step = n.0 / unit.nanos();
            (each(&|ticks| Some(ticks.wrapping_add(step))), "value too large")
        }
    };
    let ticks = ticks.ok_or_else(|| vm.new_overflow_error(message))?;
    Ok(values.like(series_from(ticks)))
}
