//! Moving windows: of so many rows, or of so much time.

use std::collections::VecDeque;

use rustpython_vm::{PyResult, VirtualMachine};

use super::sums::{Moving, Sorted, Sum, Variance};
use crate::arguments::Arguments;
use crate::column::cast::rescaled;
use crate::column::kinds::{Kind, Unit, Values};
use crate::column::read;
use crate::ops::moments;

pub(crate) struct Options {
    ddof: i64,
    q: f64,
    interpolation: String,
    method: String,
    ascending: bool,
    pct: bool,
}

impl Options {
    pub(crate) fn read(args: &mut Arguments<'_>) -> PyResult<Self> {
        Ok(Self {
            ddof: args.int("ddof", 1)?,
            q: args.maybe_float("q")?.unwrap_or(0.5),
            interpolation: args.text_or("interpolation", "linear")?,
            method: args.text_or("method", "average")?,
            ascending: args.flag("ascending", true)?,
            pct: args.flag("pct", false)?,
        })
    }
}

/// Where each row's window starts and ends.
struct Bounds {
    starts: Vec<usize>,
    ends: Vec<usize>,
}

/// The numbers of a column; infinities count as missing.
pub(crate) fn window_floats(values: &Values, vm: &VirtualMachine) -> PyResult<Vec<f64>> {
    let floats =
        if let Kind::Timedelta(_) | Kind::Datetime { .. } = values.kind { None } else { read::to_floats(values, vm)? };
    let Some(mut floats) = floats else {
        return Err(registry_error(vm));
    };
    floats.iter_mut().filter(|value| value.is_infinite()).for_each(|value| *value = f64::NAN);
    Ok(floats)
}

fn registry_error(vm: &VirtualMachine) -> rustpython_vm::builtins::PyBaseExceptionRef {
    crate::registry::error("data_error", "No numeric types to aggregate".to_owned(), vm)
}

#[expect(clippy::too_many_arguments, reason = "the arguments of the face's method")]
pub(crate) fn rolling(
    values: &Values,
    op: &str,
    window: i64,
    min_periods: Option<i64>,
    center: bool,
    closed: Option<&str>,
    options: &Options,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let floats = window_floats(values, vm)?;
    let n = floats.len() as i64;
    let offset = if center { (window - 1) / 2 } else { 0 };
    let clamp = |place: i64| place.clamp(0, n) as usize;
    let (mut starts, mut ends) = (Vec::with_capacity(floats.len()), Vec::with_capacity(floats.len()));
    for row in 0..n {
        let mut end = row + 1 + offset;
        let mut start = end - window;
        if matches!(closed, Some("left" | "both")) {
            start -= 1;
        }
        if matches!(closed, Some("left" | "neither")) {
            end -= 1;
        }
        let (start, end) = (clamp(start), clamp(end));
        starts.push(start.min(end));
        ends.push(end);
    }
    let min_periods = min_periods.unwrap_or(if op == "count" { 0 } else { window });
    apply(&floats, op, &Bounds { starts, ends }, min_periods, options, vm)
}

#[expect(clippy::too_many_arguments, reason = "the arguments of the face's method")]
pub(crate) fn rolling_time(
    values: &Values,
    times: &Values,
    op: &str,
    window: i64,
    min_periods: Option<i64>,
    closed: Option<&str>,
    center: bool,
    options: &Options,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let floats = window_floats(values, vm)?;
    let times = match times.kind {
        Kind::Datetime { unit, .. } | Kind::Timedelta(unit) => rescaled(times.ticks(), unit, Unit::Nano, vm)?,
        _ => crate::column::take::positions(times, vm)?.into_owned(),
    };
    if times.len() != floats.len() {
        return Err(vm.new_value_error("times and values differ in length"));
    }
    let bounds = time_bounds(&times, window, closed.unwrap_or("right"), center);
    let min_periods = min_periods.unwrap_or(i64::from(op != "count"));
    apply(&floats, op, &bounds, min_periods, options, vm)
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
    Bounds { starts, ends }
}

fn apply(
    floats: &[f64],
    op: &str,
    bounds: &Bounds,
    min_periods: i64,
    options: &Options,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let results = match op {
        "sum" => slide(floats, bounds, min_periods, &mut Sum::default()),
        "mean" => slide(floats, bounds, min_periods, &mut Sum::of_mean()),
        "var" | "std" | "sem" => {
            let mut moving = Variance::new(options.ddof);
            let variances = slide(floats, bounds, min_periods, &mut moving);
            match op {
                "var" => variances,
                "std" => variances.into_iter().map(|value| if value < 0.0 { 0.0 } else { value.sqrt() }).collect(),
                _ => each(floats, bounds, min_periods, |known, _| {
                    let (variance, n) = moments::variance(known, options.ddof);
                    variance.sqrt() / (n as f64).sqrt()
                }),
            }
        }
        "median" => slide(floats, bounds, min_periods, &mut Sorted::default()),
        "quantile" => {
            let mut moving = Sorted::of_quantile(options.q, &options.interpolation);
            slide(floats, bounds, min_periods, &mut moving)
        }
        "min" | "max" => extremes(floats, bounds, min_periods, op == "max"),
        "count" => {
            let known: Vec<f64> = floats.iter().map(|value| if value.is_nan() { 0.0 } else { 1.0 }).collect();
            slide(&known, bounds, min_periods, &mut Sum::default())
        }
        "skew" => {
            each(floats, bounds, min_periods, |known, _| if is_constant(known, 3) { 0.0 } else { moments::skew(known) })
        }
        "kurt" => {
            each(
                floats,
                bounds,
                min_periods,
                |known, _| if is_constant(known, 4) { -3.0 } else { moments::kurtosis(known) },
            )
        }
        "first" => each(floats, bounds, min_periods, |known, _| known.first().copied().unwrap_or(f64::NAN)),
        "last" => each(floats, bounds, min_periods, |known, _| known.last().copied().unwrap_or(f64::NAN)),
        "rank" => each(floats, bounds, min_periods, |known, last| rank_of(known, last, options)),
        other => return Err(crate::errors::unsupported(&format!("Rolling.{other}"), vm)),
    };
    Ok(Values::floats(results))
}

fn is_constant(known: &[f64], least: usize) -> bool {
    known.len() >= least && known.iter().all(|value| *value == known[0])
}

fn rank_of(known: &[f64], last: f64, options: &Options) -> f64 {
    if last.is_nan() {
        return f64::NAN;
    }
    let before = |value: &&f64| if options.ascending { **value < last } else { **value > last };
    let below = known.iter().filter(before).count() as f64;
    let same = known.iter().filter(|value| **value == last).count() as f64;
    let rank = match options.method.as_str() {
        "min" => below + 1.0,
        "max" => below + same,
        _ => below + same.midpoint(1.0) + if same > 0.0 { 0.0 } else { 0.5 },
    };
    if options.pct { rank / known.len() as f64 } else { rank }
}

/// Windows that move forward, value by value.
fn slide(floats: &[f64], bounds: &Bounds, min_periods: i64, moving: &mut dyn Moving) -> Vec<f64> {
    let n = floats.len();
    let mut results = Vec::with_capacity(n);
    let (mut before_start, mut before_end) = (0, 0);
    for row in 0..n {
        let (start, end) = (bounds.starts[row], bounds.ends[row]);
        if row == 0 || start >= before_end || start < before_start || end < before_end {
            moving.reset(floats.get(start).copied().unwrap_or(f64::NAN));
            floats[start..end].iter().for_each(|value| moving.add(*value));
        } else {
            floats[before_start..start].iter().for_each(|value| moving.remove(*value));
            floats[before_end..end].iter().for_each(|value| moving.add(*value));
        }
        results.push(moving.result(min_periods));
        (before_start, before_end) = (start, end);
    }
    results
}

/// Windows worked out one by one from their known values; the last value comes along.
fn each(floats: &[f64], bounds: &Bounds, min_periods: i64, f: impl Fn(&[f64], f64) -> f64) -> Vec<f64> {
    let mut known = Vec::new();
    let one = |row: usize| {
        let window = &floats[bounds.starts[row]..bounds.ends[row]];
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
        let (start, end) = (bounds.starts[row], bounds.ends[row]);
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
