//! Moving windows: of a number of rows, or of a length of time.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::ops::Range;

use rustpython_vm::{FromArgs, PyResult, VirtualMachine};

use super::sums::{Moving, Sorted, Sum, Variance};
use crate::arguments::{FlagOr, WholeOr, Words};
use crate::column::kinds::{Kind, Unit, Values, slice_of};
use crate::column::read;
use crate::opcodes::Windowed;
use crate::ops::moments;
use crate::time::bounds::rescaled_moments;

/// The options of a window's value.
#[derive(FromArgs)]
pub(crate) struct Options {
    #[pyarg(any, default)]
    ddof: WholeOr<1>,
    #[pyarg(any, default)]
    q: Option<f64>,
    #[pyarg(any, default)]
    interpolation: Option<Words>,
    #[pyarg(any, default)]
    method: Option<Words>,
    #[pyarg(any, default)]
    ascending: FlagOr<true>,
    #[pyarg(any, default)]
    pct: FlagOr<false>,
}

/// Where each row's window starts and ends.
enum Bounds {
    /// Windows of one length: where that of the first row starts and ends, and how many rows there are.
    Rows {
        start: i64,
        end: i64,
        n: i64,
    },
    Listed {
        starts: Vec<usize>,
        ends: Vec<usize>,
    },
}

impl Bounds {
    #[inline]
    fn at(&self, row: usize) -> (usize, usize) {
        match self {
            Self::Rows { start, end, n } => {
                let row = row as i64;
                let end = end.wrapping_add(row).clamp(0, *n);
                (start.wrapping_add(row).clamp(0, end) as usize, end as usize)
            }
            Self::Listed { starts, ends } => (starts[row], ends[row]),
        }
    }

    /// The rows at which one value leaves and one enters, if there are such; not the first row.
    fn steady(&self) -> Range<usize> {
        match self {
            Self::Rows { start, end, n } if end - start >= 2 => {
                let first = (1 - start).clamp(1, (*n).max(1));
                let past = (n - end + 1).clamp(first, (*n).max(first));
                first as usize..past as usize
            }
            _ => 0..0,
        }
    }
}

/// The numbers of a column; infinities count as missing.
pub(crate) fn window_floats<'a>(values: &'a Values, vm: &VirtualMachine) -> PyResult<Cow<'a, [f64]>> {
    if let (Kind::Number, Some(Ok(floats))) = (&values.kind, values.series().map(|series| series.f64())) {
        let floats = slice_of(floats);
        if !floats.iter().fold(false, |found, value| found | value.is_infinite()) {
            return Ok(Cow::Borrowed(floats));
        }
    }
    let floats =
        if let Kind::Timedelta(_) | Kind::Datetime { .. } = values.kind { None } else { read::to_floats(values, vm)? };
    let Some(mut floats) = floats else {
        return Err(registry_error(vm));
    };
    floats.iter_mut().filter(|value| value.is_infinite()).for_each(|value| *value = f64::NAN);
    Ok(Cow::Owned(floats))
}

fn registry_error(vm: &VirtualMachine) -> rustpython_vm::builtins::PyBaseExceptionRef {
    crate::registry::error("data_error", "No numeric types to aggregate".to_owned(), vm)
}

#[expect(clippy::too_many_arguments, reason = "the arguments of the face's method")]
pub(crate) fn rolling(
    values: &Values,
    op: Windowed,
    window: i64,
    min_periods: Option<i64>,
    center: bool,
    closed: Option<&str>,
    options: &Options,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let floats = window_floats(values, vm)?;
    let n = floats.len() as i64;
    let offset = if center { window.saturating_sub(1) / 2 } else { 0 };
    let mut end = offset.saturating_add(1);
    let mut start = end.saturating_sub(window);
    if matches!(closed, Some("left" | "both")) {
        start = start.saturating_sub(1);
    }
    if matches!(closed, Some("left" | "neither")) {
        end -= 1;
    }
    // Bounds further away than there are rows say nothing more, and cannot overflow.
    let bounds = Bounds::Rows { start: start.clamp(-n - 1, n), end: end.clamp(-n - 1, n), n };
    let min_periods = min_periods.unwrap_or(if op == Windowed::Count { 0 } else { window });
    Ok(apply(&floats, op, &bounds, min_periods, options))
}

#[expect(clippy::too_many_arguments, reason = "the arguments of the face's method")]
pub(crate) fn rolling_time(
    values: &Values,
    times: &Values,
    op: Windowed,
    window: i64,
    min_periods: Option<i64>,
    closed: Option<&str>,
    center: bool,
    options: &Options,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let floats = window_floats(values, vm)?;
    let times = match times.kind {
        Kind::Datetime { unit, .. } | Kind::Timedelta(unit) => rescaled_moments(times.ticks(), unit, Unit::Nano, vm)?,
        _ => crate::column::take::positions(times, vm)?.into_owned(),
    };
    if times.len() != floats.len() {
        return Err(vm.new_value_error("times and values differ in length"));
    }
    let bounds = time_bounds(&times, window, closed.unwrap_or("right"), center);
    let min_periods = min_periods.unwrap_or(i64::from(op != Windowed::Count));
    Ok(apply(&floats, op, &bounds, min_periods, options))
}

fn time_bounds(times: &[i64], window: i64, closed: &str, center: bool) -> Bounds {
    let n = times.len();
    let is_falling = n > 1 && times[n - 1] < times[0];
    // Falling times are read as rising ones with the other sign.
    let times: Vec<i64> =
        if is_falling { times.iter().map(|time| time.saturating_neg()).collect() } else { times.to_vec() };
    let left_closed = matches!(closed, "left" | "both");
    let right_closed = matches!(closed, "right" | "both");
    let (mut starts, mut ends) = (Vec::with_capacity(n), Vec::with_capacity(n));
    let (mut start, mut end) = (0, 0);
    for (row, &time) in times.iter().enumerate() {
        let reach = if center { window / 2 } else { window };
        let mut first = time.saturating_sub(reach);
        if left_closed {
            first = first.saturating_sub(1);
        }
        while start < row && times[start] <= first {
            start += 1;
        }
        if center {
            let last = time.saturating_add(reach);
            end = end.max(row);
            while end < n && (times[end] < last || (times[end] == last && right_closed)) {
                end += 1;
            }
            ends.push(end);
        } else {
            ends.push(if right_closed { row + 1 } else { row });
        }
        starts.push(start.min(ends[row]));
    }
    Bounds::Listed { starts, ends }
}

fn apply(floats: &[f64], op: Windowed, bounds: &Bounds, min_periods: i64, options: &Options) -> Values {
    let results = match op {
        Windowed::Sum => slide(floats, bounds, min_periods, Sum::default()),
        Windowed::Mean => slide(floats, bounds, min_periods, Sum::of_mean()),
        Windowed::Var | Windowed::Std | Windowed::Sem => {
            let variances = slide(floats, bounds, min_periods, Variance::new(options.ddof.0));
            match op {
                Windowed::Var => variances,
                Windowed::Std => {
                    variances.into_iter().map(|value| if value < 0.0 { 0.0 } else { value.sqrt() }).collect()
                }
                _ => each(floats, bounds, min_periods, |known, _| {
                    let (variance, n) = moments::variance(known, options.ddof.0);
                    variance.sqrt() / (n as f64).sqrt()
                }),
            }
        }
        Windowed::Median => slide(floats, bounds, min_periods, Sorted::default()),
        Windowed::Quantile => slide(
            floats,
            bounds,
            min_periods,
            Sorted::of_quantile(options.q.unwrap_or(0.5), options.interpolation.as_deref().unwrap_or("linear")),
        ),
        Windowed::Min | Windowed::Max => extremes(floats, bounds, min_periods, op == Windowed::Max),
        Windowed::Count => {
            let known: Vec<f64> = floats.iter().map(|value| if value.is_nan() { 0.0 } else { 1.0 }).collect();
            slide(&known, bounds, min_periods, Sum::default())
        }
        Windowed::Skew => {
            each(floats, bounds, min_periods, |known, _| if is_constant(known, 3) { 0.0 } else { moments::skew(known) })
        }
        Windowed::Kurt => {
            each(
                floats,
                bounds,
                min_periods,
                |known, _| if is_constant(known, 4) { -3.0 } else { moments::kurtosis(known) },
            )
        }
        Windowed::First => each(floats, bounds, min_periods, |known, _| known.first().copied().unwrap_or(f64::NAN)),
        Windowed::Last => each(floats, bounds, min_periods, |known, _| known.last().copied().unwrap_or(f64::NAN)),
        Windowed::Rank => each(floats, bounds, min_periods, |known, last| rank_of(known, last, options)),
    };
    Values::floats(results)
}

fn is_constant(known: &[f64], least: usize) -> bool {
    known.len() >= least && known.iter().all(|value| *value == known[0])
}

fn rank_of(known: &[f64], last: f64, options: &Options) -> f64 {
    if last.is_nan() {
        return f64::NAN;
    }
    let before = |value: &&f64| if options.ascending.0 { **value < last } else { **value > last };
    let below = known.iter().filter(before).count() as f64;
    let same = known.iter().filter(|value| **value == last).count() as f64;
    let rank = match options.method.as_deref() {
        Some("min") => below + 1.0,
        Some("max") => below + same,
        _ => below + same.midpoint(1.0) + if same > 0.0 { 0.0 } else { 0.5 },
    };
    if options.pct.0 { rank / known.len() as f64 } else { rank }
}

/// Windows that move forward, value by value.
fn slide<M: Moving>(floats: &[f64], bounds: &Bounds, min_periods: i64, mut moving: M) -> Vec<f64> {
    let n = floats.len();
    if n == 0 {
        return Vec::new();
    }
    let mut results = vec![0.0; n];
    let steady = bounds.steady();
    step_by_step(floats, bounds, min_periods, &mut moving, &mut results, 0..steady.start);
    if let Some((start, end)) = steady.start.checked_sub(1).map(|row| bounds.at(row)) {
        // By value, so that the sums stay in registers.
        let mut moved = moving;
        let rows = results[steady.clone()].iter_mut().zip(&floats[start..]).zip(&floats[end..]);
        for ((result, leaving), entering) in rows {
            moved.remove(*leaving);
            moved.add(*entering);
            *result = moved.result(min_periods);
        }
        moving = moved;
    }
    step_by_step(floats, bounds, min_periods, &mut moving, &mut results, steady.end..n);
    results
}

fn step_by_step<M: Moving>(
    floats: &[f64],
    bounds: &Bounds,
    min_periods: i64,
    moving: &mut M,
    results: &mut [f64],
    rows: Range<usize>,
) {
    for row in rows {
        let (start, end) = bounds.at(row);
        let (before_start, before_end) = row.checked_sub(1).map_or((0, 0), |before| bounds.at(before));
        if row == 0 || start >= before_end || start < before_start || end < before_end {
            moving.reset(floats.get(start).copied().unwrap_or(f64::NAN));
            floats[start..end].iter().for_each(|value| moving.add(*value));
        } else {
            floats[before_start..start].iter().for_each(|value| moving.remove(*value));
            floats[before_end..end].iter().for_each(|value| moving.add(*value));
        }
        results[row] = moving.result(min_periods);
    }
}

/// Windows worked out one by one from their known values; the last value comes along.
fn each(floats: &[f64], bounds: &Bounds, min_periods: i64, f: impl Fn(&[f64], f64) -> f64) -> Vec<f64> {
    let mut known = Vec::new();
    let one = |row: usize| {
        let (start, end) = bounds.at(row);
        let window = &floats[start..end];
        known.clear();
        known.extend(window.iter().copied().filter(|value| !value.is_nan()));
        if known.is_empty() || (known.len() as i64) < min_periods {
            return f64::NAN;
        }
        f(&known, window.last().copied().unwrap_or(f64::NAN))
    };
    (0..floats.len()).map(one).collect()
}

/// The queue holds the rows that may still become the extreme.
fn extremes(floats: &[f64], bounds: &Bounds, min_periods: i64, greatest: bool) -> Vec<f64> {
    let mut queue: VecDeque<usize> = VecDeque::new();
    let mut results = Vec::with_capacity(floats.len());
    let (mut added, mut n_known, mut removed) = (0, 0_i64, 0);
    for row in 0..floats.len() {
        let (start, end) = bounds.at(row);
        while added < end {
            let value = floats[added];
            if !value.is_nan() {
                n_known += 1;
                while queue
                    .back()
                    .is_some_and(|back| if greatest { floats[*back] <= value } else { floats[*back] >= value })
                {
                    queue.pop_back();
                }
                queue.push_back(added);
            }
            added += 1;
        }
        while removed < start {
            n_known -= i64::from(!floats[removed].is_nan());
            removed += 1;
        }
        while queue.front().is_some_and(|front| *front < start) {
            queue.pop_front();
        }
        results.push(match queue.front() {
            Some(front) if n_known >= min_periods => floats[*front],
            _ => f64::NAN,
        });
    }
    results
}
