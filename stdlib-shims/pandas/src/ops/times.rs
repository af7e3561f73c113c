//! Operators on moments, spans and periods.

use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::arithmetic::{Side, zip};
use super::binary::{Operand, Operation, binary as any_binary, is_comparison, mirrored, spread, symbol};
use super::objects::{self, python_operator};
use crate::cell::is_missing_object;
use crate::column::cast::rescaled;
use crate::column::kinds::{Kind, NAT, Unit, Values, series_from};
use crate::column::{build, read};
use crate::module::PyColumn;
use crate::{registry, time};

fn unit_of(values: &Values) -> Unit {
    match values.kind {
        Kind::Datetime { unit, .. } | Kind::Timedelta(unit) => unit,
        _ => Unit::Nano,
    }
}

fn array_name(values: &Values) -> &'static str {
    match values.kind {
        Kind::Datetime { .. } => "DatetimeArray",
        Kind::Timedelta(_) => "TimedeltaArray",
        _ => "PeriodArray",
    }
}

/// Both columns' ticks in one unit. A value keeps the column's unit when it divides evenly.
fn same_unit(one: &Values, two: &Values, is_scalar: bool, vm: &VirtualMachine) -> PyResult<(Vec<i64>, Vec<i64>, Unit)> {
    let (a, b) = (unit_of(one), unit_of(two));
    if is_scalar && a.nanos() > b.nanos() {
        let step = a.nanos() / b.nanos();
        if two.ticks().iter().all(|ticks| *ticks == NAT || ticks % step == 0) {
            let ticks = two.ticks().iter().map(|ticks| if *ticks == NAT { NAT } else { ticks / step }).collect();
            return Ok((one.ticks().to_vec(), ticks, a));
        }
    }
    let unit = a.finer(b);
    Ok((rescaled(one.ticks(), a, unit, vm)?, rescaled(two.ticks(), b, unit, vm)?, unit))
}

fn side(ticks: &[i64], is_scalar: bool) -> Side<'_, i64> {
    if is_scalar { Side::One(ticks.first().copied().unwrap_or(NAT)) } else { Side::Many(ticks) }
}

fn compare_ticks(op: &str, one: &[i64], two: &[i64], is_scalar: bool) -> Values {
    let f = |a: i64, b: i64| {
        if a == NAT || b == NAT {
            return op == "ne";
        }
        match op {
            "eq" => a == b,
            "ne" => a != b,
            "lt" => a < b,
            "le" => a <= b,
            "gt" => a > b,
            _ => a >= b,
        }
    };
    Values::bools(&zip(Side::Many(one), side(two, is_scalar), f))
}

fn constant(values: &Values, op: &str) -> Values {
    Values::bools(&vec![op == "ne"; values.len()])
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
        let result = match &values.kind {
            Kind::Period(freq) => time::parse::parse_datetime(other, None, false, false, "raise", vm)
                .and_then(|moments| time::period::to_period(&moments, freq, vm)),
            Kind::Datetime { .. } => time::parse::parse_datetime(other, None, false, false, "raise", vm),
            _ => time::spans::parse_timedelta(other, "raise", vm),
        };
        match result {
            Ok(values_of_text) => {
                parsed = localized(values, values_of_text, vm)?;
                other = &parsed;
            }
            Err(_) if matches!(op, "eq" | "ne") => return Ok(constant(values, op)),
            Err(_) => return Err(invalid_comparison(values, operation, vm)),
        }
    }
    let operation = Operation { op, other, scalar, reflected };
    let is_missing_scalar = scalar.is_some() && read::any_missing(other, vm);
    if is_missing_scalar && is_comparison(op) {
        return Ok(constant(values, op));
    }
    match &values.kind {
        Kind::Datetime { .. } => datetime(values, &operation, is_missing_scalar, vm),
        Kind::Timedelta(_) => timedelta(values, &operation, is_missing_scalar, vm),
        _ => period(values, &operation, is_missing_scalar, vm),
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
    if matches!(values.kind, Kind::Number | Kind::Bool) && matches!(other.kind, Kind::Timedelta(_)) && op == "mul" {
        return any_binary(&spread(other, values.len()), "mul", &Operand::Column(values.clone()), false, vm);
    }
    if is_number && matches!(other.kind, Kind::Timedelta(_)) && reflected && matches!(op, "truediv" | "floordiv") {
        return any_binary(&spread(other, values.len()), op, &Operand::Column(values.clone()), false, vm);
    }
    if matches!(values.kind, Kind::Objects | Kind::Text(_)) || matches!(op, "eq" | "ne") {
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

fn period(values: &Values, operation: &Operation<'_>, missing: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, .. } = *operation;
    let Kind::Period(freq) = &values.kind else { return Ok(values.clone()) };
    if is_comparison(op) {
        return match &other.kind {
            Kind::Period(theirs) if theirs == freq => {
                Ok(compare_ticks(op, values.ticks(), other.ticks(), scalar.is_some()))
            }
            Kind::Period(theirs) if !matches!(op, "eq" | "ne") => {
                let message = format!("Input has different freq={theirs} from PeriodArray(freq={freq})");
                Err(registry::error("incompatible_frequency", message, vm))
            }
            Kind::Text(_) | Kind::Objects if scalar.is_none() => objects::binary(values, operation, vm),
            _ if matches!(op, "eq" | "ne") => Ok(constant(values, op)),
            _ => Err(invalid_comparison(values, operation, vm)),
        };
    }
    if missing {
        return Ok(build::all_missing(values, values.len(), vm));
    }
    if other.is_integer() && matches!(op, "add" | "sub") {
        let whole = crate::column::take::positions(other, vm)?.to_vec();
        let f = |a: i64, b: i64| {
            if a == NAT {
                NAT
            } else if op == "add" {
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

fn datetime(values: &Values, operation: &Operation<'_>, missing: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let dot = if scalar.is_some() { "" } else { "." };
    let is_scalar = scalar.is_some();
    if is_comparison(op) {
        return match &other.kind {
            Kind::Datetime { .. } => {
                if zone_of(values) != zone_of(other) {
                    if matches!(op, "eq" | "ne") {
                        return Ok(constant(values, op));
                    }
                    let message = format!("Cannot compare tz-naive and tz-aware datetime-like objects{dot}");
                    return Err(vm.new_type_error(message));
                }
                let (one, two, _) = same_unit(values, other, is_scalar, vm)?;
                Ok(compare_ticks(op, &one, &two, is_scalar))
            }
            Kind::Objects if scalar.is_none() => objects::binary(values, operation, vm),
            _ if matches!(op, "eq" | "ne") => Ok(constant(values, op)),
            _ => Err(invalid_comparison(values, operation, vm)),
        };
    }
    if missing && matches!(op, "add" | "sub") {
        return Ok(if op == "sub" {
            Values::new(Kind::Timedelta(unit_of(values)), series_from(vec![NAT; values.len()]))
        } else {
            build::all_missing(values, values.len(), vm)
        });
    }
    if let (Some(offset), "add" | "sub") = (scalar, op)
        && matches!(other.kind, Kind::Objects)
        && offset.has_attr("_is_offset", vm)?
    {
        let offset = if op == "sub" { vm._neg(offset)? } else { offset.clone() };
        let made = vm.call_method(&offset, "_apply_column", (PyColumn::make(values.clone(), vm),))?;
        return crate::arguments::column_of(&made, vm);
    }
    match (op, &other.kind) {
        ("sub", Kind::Datetime { .. }) => {
            if zone_of(values) != zone_of(other) {
                let message = format!("Cannot subtract tz-naive and tz-aware datetime-like objects{dot}");
                return Err(vm.new_type_error(message));
            }
            let (one, two, unit) = same_unit(values, other, is_scalar, vm)?;
            let f = |a: i64, b: i64| match (a, b) {
                (NAT, _) | (_, NAT) => NAT,
                (a, b) if reflected => b.wrapping_sub(a),
                (a, b) => a.wrapping_sub(b),
            };
            Ok(Values::new(Kind::Timedelta(unit), series_from(zip(Side::Many(&one), side(&two, is_scalar), f))))
        }
        ("add" | "sub", Kind::Timedelta(_)) if !(op == "sub" && reflected) => {
            let (one, two, unit) = same_unit(values, other, is_scalar, vm)?;
            let f = |a: i64, b: i64| match (a, b) {
                (NAT, _) | (_, NAT) => NAT,
                (a, b) if op == "add" => a.wrapping_add(b),
                (a, b) => a.wrapping_sub(b),
            };
            let kind = match &values.kind {
                Kind::Datetime { zone, .. } => Kind::Datetime { unit, zone: zone.clone() },
                other => other.clone(),
            };
            Ok(Values::new(kind, series_from(zip(Side::Many(&one), side(&two, is_scalar), f))))
        }
        ("add" | "sub", Kind::Objects) => through_python(values, operation, vm),
        ("add" | "sub", Kind::Number) if other.is_integer() => Err(vm.new_type_error(
            "Addition/subtraction of integers and integer-arrays with DatetimeArray is no longer supported.  Instead of adding/subtracting `n`, use `n * obj.freq`",
        )),
        ("add", Kind::Datetime { .. }) => {
            let name = if is_scalar { "Timestamp" } else { "DatetimeArray" };
            Err(vm.new_type_error(format!("cannot add DatetimeArray and {name}")))
        }
        ("add" | "sub", _) => Err(unsupported_operands(values, operation, vm)),
        _ => {
            let prefix = if reflected { "r" } else { "" };
            Err(vm.new_type_error(format!("cannot perform __{prefix}{op}__ with this index type: DatetimeArray")))
        }
    }
}

fn unsupported_operands(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_type_error(format!(
        "unsupported operand type(s) for {}: '{}' and '{}'",
        symbol(operation.op),
        array_name(values),
        operation.other_name()
    ))
}

fn timedelta(values: &Values, operation: &Operation<'_>, missing: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let is_scalar = scalar.is_some();
    if is_comparison(op) {
        return match &other.kind {
            Kind::Timedelta(_) => {
                let (one, two, _) = same_unit(values, other, is_scalar, vm)?;
                Ok(compare_ticks(op, &one, &two, is_scalar))
            }
            Kind::Objects if scalar.is_none() => objects::binary(values, operation, vm),
            _ if matches!(op, "eq" | "ne") => Ok(constant(values, op)),
            _ => Err(invalid_comparison(values, operation, vm)),
        };
    }
    if missing {
        let is_nat = other.is_i64_backed();
        return Ok(if matches!(op, "truediv" | "floordiv") && is_nat {
            Values::floats(vec![f64::NAN; values.len()])
        } else {
            build::all_missing(values, values.len(), vm)
        });
    }
    match &other.kind {
        Kind::Datetime { .. } => {
            let moments = spread(other, values.len());
            match (op, reflected) {
                ("add", _) | ("sub", true) => any_binary(&moments, op, &Operand::Column(values.clone()), false, vm),
                _ => Err(vm.new_type_error("cannot subtract a datelike from a TimedeltaArray")),
            }
        }
        Kind::Timedelta(_) => spans(values, operation, vm),
        Kind::Number => scaled(values, operation, vm),
        Kind::Bool if op == "mul" => {
            let whole = crate::column::cast::cast(
                other,
                &crate::column::kinds::Wanted::Number(polars::prelude::DataType::Int64),
                vm,
            )?;
            scaled(values, &Operation { op, other: &whole, scalar, reflected }, vm)
        }
        Kind::Objects | Kind::Period(_) => through_python(values, operation, vm),
        _ => Err(unsupported_operands(values, operation, vm)),
    }
}

fn spans(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let is_scalar = scalar.is_some();
    let (one, two, unit) = same_unit(values, other, is_scalar, vm)?;
    let second = side(&two, is_scalar);
    let swap = |a: i64, b: i64| if reflected { (b, a) } else { (a, b) };
    let ticks = |f: &(dyn Fn(i64, i64) -> i64 + Sync)| {
        let each = |a: i64, b: i64| {
            if a == NAT || b == NAT {
                return NAT;
            }
            let (a, b) = swap(a, b);
            f(a, b)
        };
        Values::new(Kind::Timedelta(unit), series_from(zip(Side::Many(&one), second, each)))
    };
    let floats = |f: &(dyn Fn(i64, i64) -> f64 + Sync)| {
        let each = |a: i64, b: i64| {
            if a == NAT || b == NAT {
                return f64::NAN;
            }
            let (a, b) = swap(a, b);
            f(a, b)
        };
        Values::floats(zip(Side::Many(&one), second, each))
    };
    match op {
        "add" => Ok(ticks(&i64::wrapping_add)),
        "sub" => Ok(ticks(&i64::wrapping_sub)),
        "mod" => Ok(ticks(&|a, b| {
            if b == 0 {
                NAT
            } else {
                a.wrapping_rem_euclid(b.abs()) + if b < 0 && a.wrapping_rem_euclid(b.abs()) != 0 { b } else { 0 }
            }
        })),
        "truediv" => Ok(floats(&|a, b| a as f64 / b as f64)),
        "floordiv" => {
            let divisors = if reflected { &one } else { &two };
            let is_whole = !one.contains(&NAT) && !two.contains(&NAT) && !divisors.contains(&0);
            if is_whole {
                let each = |a: i64, b: i64| {
                    let (a, b) = swap(a, b);
                    super::arithmetic::Arithmetic::floor_divide(a, b)
                };
                return Ok(Values::ints(zip(Side::Many(&one), second, each)));
            }
            Ok(floats(&|a, b| (a as f64 / b as f64).floor()))
        }
        _ => Err(vm.new_type_error(format!("cannot perform __{op}__ with this index type: TimedeltaArray"))),
    }
}

/// A span times or divided by a number.
fn scaled(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let is_scalar = scalar.is_some();
    if op == "mod" && !reflected {
        let floats = read::to_floats(other, vm)?.unwrap_or_default();
        let at = |row: usize| floats.get(if is_scalar { 0 } else { row }).copied().unwrap_or(f64::NAN);
        let one = |(row, ticks): (usize, &i64)| {
            let rest = super::arithmetic::Arithmetic::modulo(*ticks as f64, at(row));
            if *ticks == NAT || !rest.is_finite() { NAT } else { rest as i64 }
        };
        let ticks: Vec<i64> = values.ticks().iter().enumerate().map(one).collect();
        return Ok(values.like(series_from(ticks)));
    }
    if !(op == "mul" || (matches!(op, "truediv" | "floordiv") && !reflected)) {
        return Err(if matches!(op, "add" | "sub") {
            unsupported_operands(values, operation, vm)
        } else {
            vm.new_type_error(format!("Cannot divide {} by TimedeltaArray", operation.other_name()))
        });
    }
    if other.is_integer() && matches!(op, "mul" | "floordiv") {
        let whole = crate::column::take::positions(other, vm)?.to_vec();
        let f = |a: i64, b: i64| match (a, op) {
            (NAT, _) => NAT,
            (a, "mul") => a.wrapping_mul(b),
            (_, _) if b == 0 => NAT,
            (a, _) => super::arithmetic::Arithmetic::floor_divide(a, b),
        };
        return Ok(values.like(series_from(zip(Side::Many(values.ticks()), side(&whole, is_scalar), f))));
    }
    let floats = read::to_floats(other, vm)?.unwrap_or_default();
    let at = |row: usize| floats.get(if is_scalar { 0 } else { row }).copied().unwrap_or(f64::NAN);
    let one = |(row, ticks): (usize, &i64)| {
        if *ticks == NAT {
            return NAT;
        }
        let value = match op {
            "mul" => *ticks as f64 * at(row),
            "truediv" => *ticks as f64 / at(row),
            _ => (*ticks as f64 / at(row)).floor(),
        };
        if value.is_finite() { value.trunc() as i64 } else { NAT }
    };
    let ticks: Vec<i64> = values.ticks().iter().enumerate().map(one).collect();
    Ok(values.like(series_from(ticks)))
}
