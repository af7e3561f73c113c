//! The range of the clock: 64 bits of ticks. What leaves it is an error in pandas' words, made here and nowhere else,
//! or `NaT` where numpy's casts give that. Nothing wraps unless a function says so.

use std::sync::atomic::{AtomicBool, Ordering};

use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyResult, VirtualMachine};

use super::civil::Parts;
use crate::column::kinds::{NAT, Unit};
use crate::opcodes::Time;
use crate::ops::arithmetic::{Side, zip};
use crate::registry;

/// The first float past the largest tick.
const LIMIT: f64 = 9_223_372_036_854_775_808.0;

/// Pairs of ticks through `i64::overflowing_add` or its like; a missing side gives a missing result.
pub(crate) fn combined(
    one: Side<'_, i64>,
    two: Side<'_, i64>,
    f: impl Fn(i64, i64) -> (i64, bool) + Sync,
    vm: &VirtualMachine,
) -> PyResult<Vec<i64>> {
    let is_out = AtomicBool::new(false);
    let each = |a: i64, b: i64| {
        if a == NAT || b == NAT {
            return NAT;
        }
        let (ticks, left) = f(a, b);
        if left {
            is_out.store(true, Ordering::Relaxed);
        }
        ticks
    };
    let ticks = zip(one, two, each);
    if is_out.into_inner() { Err(addition_overflow(vm)) } else { Ok(ticks) }
}

pub(crate) fn addition_overflow(vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_overflow_error("Overflow in int64 addition")
}

/// A float cast to ticks as numpy casts it: what does not fit is missing.
pub(crate) fn ticks_of_float(value: f64) -> i64 {
    if (-LIMIT..LIMIT).contains(&value) { value as i64 } else { NAT }
}

/// A statistic of spans: pandas refuses what is too long, and the two lengths that only round to the limit are missing.
pub(crate) fn span_of_float(value: f64, vm: &VirtualMachine) -> PyResult<i64> {
    if value.abs() > LIMIT {
        return Err(vm.new_value_error("overflow in timedelta operation"));
    }
    Ok(ticks_of_float(value))
}

/// Ticks as the float that statistics work with. The first moment rounds to what stands for a missing one, as in pandas.
pub(crate) fn float_of_ticks(ticks: i64) -> f64 {
    let value = ticks as f64;
    if value == -LIMIT { f64::NAN } else { value }
}

/// Ticks brought to a multiple of `step` by `floor`, `ceil` or `round`; halves go to the even multiple.
pub(crate) fn rounded(ticks: i64, step: i64, how: Time, vm: &VirtualMachine) -> PyResult<i64> {
    let rest = ticks.rem_euclid(step);
    let up = match how {
        _ if rest == 0 => return Ok(ticks),
        Time::Floor => false,
        Time::Ceil => true,
        _ => match rest.cmp(&(step - rest)) {
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Equal => ticks.div_euclid(step) % 2 != 0,
            std::cmp::Ordering::Less => false,
        },
    };
    let moved = if up { ticks.checked_add(step - rest) } else { ticks.checked_sub(rest) };
    moved.ok_or_else(|| vm.new_overflow_error("value too large"))
}

/// Seconds since 1970 as pandas writes them in its complaints: the year without leading zeros.
pub(crate) fn seconds_text(seconds: i64) -> String {
    let parts = Parts::new(seconds, 1);
    format!(
        "{}-{:02}-{:02} {:02}:{:02}:{:02}",
        parts.year,
        parts.month,
        parts.day,
        parts.hour(),
        parts.minute(),
        parts.second()
    )
}

/// A moment that does not fit ticks of `unit`, given by its seconds.
pub(crate) fn moment_out_of_bounds(seconds: i64, unit: Unit, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let message = format!("Out of bounds {} timestamp: {}", word(unit), seconds_text(seconds));
    registry::error("out_of_bounds_datetime", message, vm)
}

fn word(unit: Unit) -> &'static str {
    match unit {
        Unit::Seconds => "second",
        Unit::Milli => "millisecond",
        Unit::Micro => "microsecond",
        Unit::Nano => "nanosecond",
    }
}

/// One tick count in another unit; none when it does not fit.
fn rescaled_tick(ticks: i64, from: Unit, to: Unit) -> Option<i64> {
    let (old, new) = (from.nanos(), to.nanos());
    match ticks {
        NAT => Some(NAT),
        ticks if old >= new => ticks.checked_mul(old / new),
        ticks => Some(ticks.div_euclid(new / old)),
    }
}

fn rescaled(ticks: &[i64], from: Unit, to: Unit, complaint: impl Fn(i64) -> PyBaseExceptionRef) -> PyResult<Vec<i64>> {
    if from == to {
        return Ok(ticks.to_vec());
    }
    ticks.iter().map(|ticks| rescaled_tick(*ticks, from, to).ok_or_else(|| complaint(*ticks))).collect()
}

/// Moments in another unit.
pub(crate) fn rescaled_moments(ticks: &[i64], from: Unit, to: Unit, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    rescaled(ticks, from, to, |ticks| moment_out_of_bounds(ticks.div_euclid(from.per_second()), to, vm))
}

/// Spans in another unit.
pub(crate) fn rescaled_spans(ticks: &[i64], from: Unit, to: Unit, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    rescaled(ticks, from, to, |ticks| {
        let message = format!("Cannot convert {ticks} {}s to timedelta64[{}] without overflow", word(from), to.name());
        registry::error("out_of_bounds_timedelta", message, vm)
    })
}

/// Ticks in nanoseconds that always fit, for comparing units that do not share 64 bits.
pub(crate) fn wide_nanos(ticks: i64, unit: Unit) -> i128 {
    i128::from(ticks) * i128::from(unit.nanos())
}
