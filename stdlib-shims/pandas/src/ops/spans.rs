//! Spans of time with spans and with numbers. Sums are checked; products wrap and quotients are cut, as numpy has it.

use polars::prelude::DataType;
use rustpython_vm::builtins::{PyBaseExceptionRef, PyInt};
use rustpython_vm::{PyResult, VirtualMachine};

use super::arithmetic::{Arithmetic, Side, zip};
use super::binary::Operation;
use super::times::{same_unit, side, unsupported_operands, whole_numbers_refused};
use crate::column::kinds::{Kind, NAT, Values, series_from};
use crate::column::read;
use crate::opcodes::Binary;
use crate::time::bounds::{combined, ticks_of_float};

/// Spans with spans.
pub(crate) fn with_spans(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, scalar, reflected, .. } = *operation;
    let (one, two, unit) = same_unit(values, operation, vm)?;
    let (first, second) = (Side::Many(one.as_slice()), side(&two, scalar.is_some()));
    let swap = |a: i64, b: i64| if reflected { (b, a) } else { (a, b) };
    let ticks = |f: &(dyn Fn(i64, i64) -> (i64, bool) + Sync)| -> PyResult<Values> {
        let each = |a: i64, b: i64| {
            let (a, b) = swap(a, b);
            f(a, b)
        };
        Ok(Values::new(Kind::Timedelta(unit), series_from(combined(first, second, each, vm)?)))
    };
    let floats = |f: &(dyn Fn(i64, i64) -> f64 + Sync)| {
        let each = |a: i64, b: i64| {
            if a == NAT || b == NAT {
                return f64::NAN;
            }
            let (a, b) = swap(a, b);
            f(a, b)
        };
        Values::floats(zip(first, second, each))
    };
    // By numpy's rule a whole number of zero lengths is zero, and all of the span is left over.
    let quotient = |a: i64, b: i64| Arithmetic::floor_divide(a, b);
    match op {
        Binary::Add => ticks(&i64::overflowing_add),
        Binary::Sub => ticks(&i64::overflowing_sub),
        Binary::Mod => ticks(&|a, b| (a.wrapping_sub(quotient(a, b).wrapping_mul(b)), false)),
        Binary::TrueDiv => Ok(floats(&|a, b| a as f64 / b as f64)),
        Binary::FloorDiv if one.contains(&NAT) || two.contains(&NAT) => Ok(floats(&|a, b| quotient(a, b) as f64)),
        Binary::FloorDiv => {
            let each = |a: i64, b: i64| {
                let (a, b) = swap(a, b);
                quotient(a, b)
            };
            Ok(Values::ints(zip(first, second, each)))
        }
        _ => Err(vm.new_type_error(format!("cannot perform __{op}__ with this index type: TimedeltaArray"))),
    }
}

/// A Python number that 64 bits do not hold.
pub(crate) fn is_large_int(operation: &Operation<'_>) -> bool {
    operation.scalar.is_some_and(|scalar| scalar.downcast_ref::<PyInt>().is_some())
        && (matches!(operation.other.kind, Kind::Objects) || is_unsigned(operation.other))
}

pub(crate) fn large_int(vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_overflow_error("int too big to convert")
}

fn is_unsigned(values: &Values) -> bool {
    values.series().is_some_and(|series| series.dtype() == &DataType::UInt64)
}

/// A span times or divided by a number. Products wrap and quotients are cut off towards zero: both are numpy's.
pub(crate) fn scaled(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let is_scalar = scalar.is_some();
    let is_known = op == Binary::Mul || (matches!(op, Binary::TrueDiv | Binary::FloorDiv | Binary::Mod) && !reflected);
    if !is_known {
        return Err(if matches!(op, Binary::Add | Binary::Sub) && other.is_integer() {
            whole_numbers_refused(values, vm)
        } else if matches!(op, Binary::Add | Binary::Sub) {
            unsupported_operands(values, operation, vm)
        } else {
            vm.new_type_error(format!("Cannot divide {} by TimedeltaArray", operation.other_name()))
        });
    }
    if is_large_int(operation) {
        return Err(large_int(vm));
    }
    // numpy makes floats of unsigned numbers here.
    if other.is_integer() && !is_unsigned(other) {
        let whole = crate::column::take::positions(other, vm)?.to_vec();
        let f = |a: i64, b: i64| match op {
            _ if a == NAT => NAT,
            Binary::Mul => a.wrapping_mul(b),
            _ if b == 0 => NAT,
            Binary::Mod => a.wrapping_rem(b),
            _ => a.wrapping_div(b),
        };
        return Ok(values.like(series_from(zip(Side::Many(values.ticks()), side(&whole, is_scalar), f))));
    }
    let floats = read::to_floats(other, vm)?.unwrap_or_default();
    let at = |row: usize| floats.get(if is_scalar { 0 } else { row }).copied().unwrap_or(f64::NAN);
    let one = |(row, ticks): (usize, &i64)| {
        if *ticks == NAT {
            return NAT;
        }
        let (value, factor) = (*ticks as f64, at(row));
        match op {
            Binary::Mul => ticks_of_float(value * factor),
            Binary::Mod => match ticks_of_float(value / factor) {
                NAT => NAT,
                count => match ticks_of_float(count as f64 * factor) {
                    NAT => NAT,
                    part => ticks.wrapping_sub(part),
                },
            },
            _ => ticks_of_float(value / factor),
        }
    };
    let ticks: Vec<i64> = values.ticks().iter().enumerate().map(one).collect();
    Ok(values.like(series_from(ticks)))
}
