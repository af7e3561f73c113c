//! Operators on moments, spans and periods.

use polars::prelude::DataType;
use rustpython_vm::builtins::{PyBaseExceptionRef, PyStr};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::arithmetic::{Side, zip};
use super::binary::{Operand, Operation, binary as any_binary, is_comparison, mirrored, spread, symbol};
use super::missing_times::{self, no_such_operation};
use super::objects::{self, python_operator};
use super::spans;
use crate::cell::is_missing_object;
use crate::column::kinds::{Kind, NAT, Unit, Values, series_from};
use crate::column::{build, read};
use crate::module::PyColumn;
use crate::opcodes::Binary;
use crate::time::bounds::{combined, rescaled_moments, rescaled_spans, wide_nanos};
use crate::{registry, time};

pub(super) fn unit_of(values: &Values) -> Unit {
    match values.kind {
        Kind::Datetime { unit, .. } | Kind::Timedelta(unit) => unit,
        _ => Unit::Nano,
    }
}

pub(super) fn array_name(values: &Values) -> &'static str {
    match values.kind {
        Kind::Datetime { .. } => "DatetimeArray",
        Kind::Timedelta(_) => "TimedeltaArray",
        _ => "PeriodArray",
    }
}

/// The unit of a value: a number of nanoseconds by now, but what it was made of counts for the result.
fn scalar_unit(scalar: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Option<Unit>> {
    for name in ["_unit", "_tick_unit"] {
        if let Some(unit) = vm.get_attribute_opt(scalar, name)? {
            return Ok(unit.downcast_ref::<PyStr>().and_then(|name| Unit::from_name(name.to_str()?)));
        }
    }
    Ok(match registry::class_of(scalar, vm)? {
        registry::Class::Datetime | registry::Class::Timedelta => Some(Unit::Micro),
        _ => None,
    })
}

/// Both sides' ticks in the finer of their units.
pub(crate) fn same_unit(
    values: &Values,
    operation: &Operation<'_>,
    vm: &VirtualMachine,
) -> PyResult<(Vec<i64>, Vec<i64>, Unit)> {
    let (a, mut b) = (unit_of(values), unit_of(operation.other));
    let rescaled = |values: &Values, from: Unit, to: Unit| match values.kind {
        Kind::Timedelta(_) => rescaled_spans(values.ticks(), from, to, vm),
        _ => rescaled_moments(values.ticks(), from, to, vm),
    };
    let mut other = operation.other.clone();
    if let Some(scalar) = operation.scalar
        && let Some(own) = scalar_unit(scalar, vm)?
    {
        other = other.like(series_from(rescaled(&other, b, own)?));
        b = own;
    }
    let unit = a.finer(b);
    Ok((rescaled(values, a, unit)?, rescaled(&other, b, unit)?, unit))
}

pub(crate) fn side(ticks: &[i64], is_scalar: bool) -> Side<'_, i64> {
    if is_scalar { Side::One(ticks.first().copied().unwrap_or(NAT)) } else { Side::Many(ticks) }
}

fn compare<T: Copy + Ord + Sync>(op: Binary, one: Side<'_, T>, two: Side<'_, T>, missing: T) -> Values {
    let f = |a: T, b: T| {
        if a == missing || b == missing {
            return op == Binary::Ne;
        }
        match op {
            Binary::Eq => a == b,
            Binary::Ne => a != b,
            Binary::Lt => a < b,
            Binary::Le => a <= b,
            Binary::Gt => a > b,
            _ => a >= b,
        }
    };
    Values::bools(&zip(one, two, f))
}

fn compare_ticks(op: Binary, one: &[i64], two: &[i64], is_scalar: bool) -> Values {
    compare(op, Side::Many(one), side(two, is_scalar), NAT)
}

/// Units of different reach are compared in more than 64 bits: an answer always exists.
fn compare_units(values: &Values, operation: &Operation<'_>) -> Values {
    let Operation { op, other, scalar, .. } = *operation;
    let (a, b) = (unit_of(values), unit_of(other));
    if a == b {
        return compare_ticks(op, values.ticks(), other.ticks(), scalar.is_some());
    }
    let missing = i128::MIN;
    let wide = |values: &Values, unit: Unit| -> Vec<i128> {
        values.ticks().iter().map(|ticks| if *ticks == NAT { missing } else { wide_nanos(*ticks, unit) }).collect()
    };
    let (one, two) = (wide(values, a), wide(other, b));
    let second = match (scalar, two.first()) {
        (Some(_), first) => Side::One(first.copied().unwrap_or(missing)),
        (None, _) => Side::Many(two.as_slice()),
    };
    compare(op, Side::Many(&one), second, missing)
}

fn constant(values: &Values, op: Binary) -> Values {
    Values::bools(&vec![op == Binary::Ne; values.len()])
}

fn invalid_comparison(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_type_error(format!(
        "Invalid comparison between dtype={} and {}",
        values.dtype_name(),
        operation.other_name()
    ))
}

pub(crate) fn binary(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    if !values.is_i64_backed() {
        return from_other_side(values, operation, vm);
    }
    if reflected && is_comparison(op) {
        let straight = Operation { op: mirrored(op), other, scalar, reflected: false };
        return binary(values, &straight, vm);
    }
    // Text is read as a time for comparisons.
    let parsed;
    let mut other = other;
    if is_comparison(op) && matches!(other.kind, Kind::Text(_)) {
        if let (Kind::Period(freq), Some(scalar)) = (&values.kind, scalar) {
            return match registry::period_of_text(scalar, freq, vm) {
                Ok(found) => binary(
                    values,
                    &Operation { op, other: &build::scalar_column(&found, vm)?, scalar: Some(&found), reflected },
                    vm,
                ),
                Err(_) if matches!(op, Binary::Eq | Binary::Ne) => Ok(constant(values, op)),
                Err(_) => Err(invalid_comparison(values, operation, vm)),
            };
        }
        let result = match &values.kind {
            Kind::Period(_) => return objects::binary(values, operation, vm),
            Kind::Datetime { .. } => time::parse::parse_datetime(other, None, false, false, "raise", vm),
            _ => time::spans::parse_timedelta(other, "raise", vm),
        };
        match result {
            Ok(values_of_text) => {
                parsed = localized(values, values_of_text, vm)?;
                other = &parsed;
            }
            Err(_) if matches!(op, Binary::Eq | Binary::Ne) => return Ok(constant(values, op)),
            Err(_) => match scalar.map(|scalar| registry::moment_of_text(scalar, vm)) {
                // A date that nanoseconds do not hold is still before or after.
                Some(Ok(found)) if matches!(values.kind, Kind::Datetime { .. }) => {
                    return objects::binary(values, &Operation { op, other, scalar: Some(&found), reflected }, vm);
                }
                _ => return Err(invalid_comparison(values, operation, vm)),
            },
        }
    }
    let operation = Operation { op, other, scalar, reflected };
    if let Some(scalar) = scalar
        && read::any_missing(other, vm)
    {
        return if is_comparison(op) {
            Ok(constant(values, op))
        } else {
            missing_times::binary(values, &operation, scalar, vm)
        };
    }
    match &values.kind {
        Kind::Datetime { .. } => datetime(values, &operation, vm),
        Kind::Timedelta(_) => timedelta(values, &operation, vm),
        _ => period(values, &operation, vm),
    }
}

/// A moment written without a zone is meant in the column's.
fn localized(values: &Values, parsed: Values, vm: &VirtualMachine) -> PyResult<Values> {
    match (&values.kind, &parsed.kind) {
        (Kind::Datetime { zone: Some(zone), .. }, Kind::Datetime { zone: None, .. }) => {
            time::zones::localize(&parsed, Some(zone), "raise", "raise", vm)
        }
        _ => Ok(parsed),
    }
}

fn from_other_side(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    if scalar.is_none() {
        return binary(other, &Operation { op, other: values, scalar: None, reflected: !reflected }, vm);
    }
    let is_number = matches!(values.kind, Kind::Number);
    if matches!(values.kind, Kind::Number | Kind::Bool) && matches!(other.kind, Kind::Timedelta(_)) && op == Binary::Mul
    {
        return any_binary(&spread(other, values.len()), Binary::Mul, &Operand::Column(values.clone()), false, vm);
    }
    if is_number
        && matches!(other.kind, Kind::Timedelta(_))
        && reflected
        && matches!(op, Binary::TrueDiv | Binary::FloorDiv)
    {
        return any_binary(&spread(other, values.len()), op, &Operand::Column(values.clone()), false, vm);
    }
    if matches!(values.kind, Kind::Objects | Kind::Text(_)) || matches!(op, Binary::Eq | Binary::Ne) {
        return objects::binary(values, operation, vm);
    }
    if is_comparison(op) {
        return Err(invalid_comparison(values, operation, vm));
    }
    Err(vm.new_type_error(format!(
        "unsupported operand type(s) for {}: '{}' and '{}'",
        symbol(op),
        values.dtype_name(),
        operation.other_name()
    )))
}

/// Each pair through Python, missing where a side is.
fn through_python(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let ones = read::to_objects(values, vm)?;
    let twos: Vec<PyObjectRef> = match operation.scalar {
        Some(scalar) => vec![scalar.clone(); ones.len()],
        None => read::to_objects(operation.other, vm)?,
    };
    let mut results = Vec::with_capacity(ones.len());
    for (one, two) in ones.iter().zip(&twos) {
        results.push(if is_missing_object(one, vm) || is_missing_object(two, vm) {
            registry::nat(vm)
        } else if operation.reflected {
            python_operator(operation.op, two, one, vm)?
        } else {
            python_operator(operation.op, one, two, vm)?
        });
    }
    let inferred = build::infer(results, vm)?;
    if inferred.is_i64_backed() && inferred.ticks().iter().all(|ticks| *ticks == NAT) && values.len() > 0 {
        return Ok(build::all_missing(values, values.len(), vm));
    }
    Ok(inferred)
}

fn period(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let Kind::Period(freq) = &values.kind else { return Ok(values.clone()) };
    if is_comparison(op) {
        return match &other.kind {
            Kind::Period(theirs) if theirs == freq => {
                Ok(compare_ticks(op, values.ticks(), other.ticks(), scalar.is_some()))
            }
            Kind::Period(theirs) if !matches!(op, Binary::Eq | Binary::Ne) => {
                let message = format!("Input has different freq={theirs} from PeriodArray(freq={freq})");
                Err(registry::error("incompatible_frequency", message, vm))
            }
            Kind::Text(_) | Kind::Objects if scalar.is_none() => objects::binary(values, operation, vm),
            _ if matches!(op, Binary::Eq | Binary::Ne) => Ok(constant(values, op)),
            _ => Err(invalid_comparison(values, operation, vm)),
        };
    }
    if !matches!(op, Binary::Add | Binary::Sub) {
        return Err(no_such_operation(values, operation, vm));
    }
    if other.is_integer() && op == Binary::Sub && reflected {
        return Err(vm.new_type_error("bad operand type for unary -: 'PeriodArray'"));
    }
    if matches!(other.kind, Kind::Number | Kind::Bool) && !other.is_integer() {
        return Err(unsupported_operands(values, operation, vm));
    }
    if other.is_integer() {
        let whole = crate::column::take::positions(other, vm)?.to_vec();
        let f = |a: i64, b: i64| {
            if a == NAT {
                NAT
            } else if op == Binary::Add {
                a.wrapping_add(b)
            } else {
                a.wrapping_sub(b)
            }
        };
        return Ok(values.like(series_from(zip(Side::Many(values.ticks()), side(&whole, scalar.is_some()), f))));
    }
    through_python(values, operation, vm)
}

fn zone_of(values: &Values) -> bool {
    matches!(&values.kind, Kind::Datetime { zone: Some(_), .. })
}

fn datetime(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let dot = if scalar.is_some() { "" } else { "." };
    let is_scalar = scalar.is_some();
    if is_comparison(op) {
        return match &other.kind {
            Kind::Datetime { .. } => {
                if zone_of(values) != zone_of(other) {
                    if matches!(op, Binary::Eq | Binary::Ne) {
                        return Ok(constant(values, op));
                    }
                    let message = format!("Cannot compare tz-naive and tz-aware datetime-like objects{dot}");
                    return Err(vm.new_type_error(message));
                }
                Ok(compare_units(values, operation))
            }
            Kind::Objects if is_wide_moment(operation, vm)? => objects::binary(values, operation, vm),
            _ if matches!(op, Binary::Eq | Binary::Ne) => Ok(constant(values, op)),
            _ => Err(invalid_comparison(values, operation, vm)),
        };
    }
    if let (Some(offset), Binary::Add | Binary::Sub) = (scalar, op)
        && matches!(other.kind, Kind::Objects)
        && offset.has_attr("_is_offset", vm)?
    {
        let offset = if op == Binary::Sub { vm._neg(offset)? } else { offset.clone() };
        let made = vm.call_method(&offset, "_apply_column", (PyColumn::make(values.clone(), vm),))?;
        return crate::arguments::column_of(&made, vm);
    }
    match (op, &other.kind) {
        (Binary::Sub, Kind::Datetime { .. }) => {
            if zone_of(values) != zone_of(other) {
                let message = format!("Cannot subtract tz-naive and tz-aware datetime-like objects{dot}");
                return Err(vm.new_type_error(message));
            }
            let (one, two, unit) = same_unit(values, operation, vm)?;
            let f = |a: i64, b: i64| if reflected { b.overflowing_sub(a) } else { a.overflowing_sub(b) };
            let ticks = combined(Side::Many(&one), side(&two, is_scalar), f, vm)?;
            Ok(Values::new(Kind::Timedelta(unit), series_from(ticks)))
        }
        (Binary::Add | Binary::Sub, Kind::Timedelta(_)) if !(op == Binary::Sub && reflected) => {
            let (one, two, unit) = same_unit(values, operation, vm)?;
            let f = |a: i64, b: i64| if op == Binary::Add { a.overflowing_add(b) } else { a.overflowing_sub(b) };
            let ticks = combined(Side::Many(&one), side(&two, is_scalar), f, vm)?;
            let kind = match &values.kind {
                Kind::Datetime { zone, .. } => Kind::Datetime { unit, zone: zone.clone() },
                other => other.clone(),
            };
            Ok(Values::new(kind, series_from(ticks)))
        }
        (Binary::Add | Binary::Sub, Kind::Objects) => through_python(values, operation, vm),
        (Binary::Add | Binary::Sub, Kind::Number) if other.is_integer() => Err(whole_numbers_refused(values, vm)),
        (Binary::Add, Kind::Datetime { .. }) => {
            let name = if is_scalar { "Timestamp" } else { "DatetimeArray" };
            Err(vm.new_type_error(format!("cannot add DatetimeArray and {name}")))
        }
        (Binary::Add | Binary::Sub, _) => Err(unsupported_operands(values, operation, vm)),
        _ => Err(no_such_operation(values, operation, vm)),
    }
}

pub(crate) fn unsupported_operands(
    values: &Values,
    operation: &Operation<'_>,
    vm: &VirtualMachine,
) -> PyBaseExceptionRef {
    let (mine, theirs) = (array_name(values), operation.other_name());
    let is_reflected = operation.reflected && operation.scalar.is_some();
    let (sign, one, two) = match operation.op {
        Binary::Add if is_reflected => ("+", theirs.as_str(), mine),
        // pandas adds the negated spans.
        Binary::Sub if is_reflected && matches!(values.kind, Kind::Timedelta(_)) => ("+", mine, theirs.as_str()),
        op => (symbol(op), mine, theirs.as_str()),
    };
    vm.new_type_error(format!("unsupported operand type(s) for {sign}: '{one}' and '{two}'"))
}

pub(crate) fn whole_numbers_refused(values: &Values, vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_type_error(format!(
        "Addition/subtraction of integers and integer-arrays with {} is no longer supported.  Instead of \
         adding/subtracting `n`, use `n * obj.freq`",
        array_name(values)
    ))
}

fn timedelta(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    if is_comparison(op) {
        return match &other.kind {
            Kind::Timedelta(_) => Ok(compare_units(values, operation)),
            Kind::Objects if scalar.is_none() => objects::binary(values, operation, vm),
            _ if matches!(op, Binary::Eq | Binary::Ne) => Ok(constant(values, op)),
            _ => Err(invalid_comparison(values, operation, vm)),
        };
    }
    match &other.kind {
        Kind::Datetime { .. } => {
            let moments = spread(other, values.len());
            match (op, reflected) {
                (Binary::Add, _) | (Binary::Sub, true) => {
                    any_binary(&moments, op, &Operand::Column(values.clone()), false, vm)
                }
                _ => Err(vm.new_type_error("cannot subtract a datelike from a TimedeltaArray")),
            }
        }
        Kind::Timedelta(_) => spans::with_spans(values, operation, vm),
        Kind::Number => spans::scaled(values, operation, vm),
        Kind::Bool if op == Binary::Mul => {
            let whole = crate::column::cast::cast(other, &crate::column::kinds::Wanted::Number(DataType::Int64), vm)?;
            spans::scaled(values, &Operation { op, other: &whole, scalar, reflected }, vm)
        }
        Kind::Objects if spans::is_large_int(operation) => Err(spans::large_int(vm)),
        Kind::Objects | Kind::Period(_) => through_python(values, operation, vm),
        _ => Err(unsupported_operands(values, operation, vm)),
    }
}

/// A moment or a span that Python holds and nanoseconds do not.
fn is_wide_moment(operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<bool> {
    let Some(scalar) = operation.scalar else { return Ok(true) };
    Ok(match registry::class_of(scalar, vm)? {
        registry::Class::Datetime => true,
        registry::Class::Face => scalar.has_attr("tzinfo", vm)?,
        _ => false,
    })
}
