//! Operators on nullable columns: a missing side makes the result missing, except where the other
//! side decides it alone.

use polars::prelude::{BooleanChunked, DataType, IntoSeries, Series};
use rustpython_vm::{PyResult, VirtualMachine};

use super::binary::{Operand, Operation, binary as any_binary, is_comparison, is_logic, symbol};
use super::objects;
use crate::cell::Cell;
use crate::column::cast_masked::{known, nan_to_null};
use crate::column::kinds::{Kind, Values, Wanted, no_name, series_from, text_series, with_numbers};
use crate::column::{build, cast, read};
use crate::opcodes::Binary;

/// A column without nulls, and which rows are known.
pub(super) struct Parts {
    pub(super) values: Values,
    pub(super) known: Vec<bool>,
}

pub(super) fn parts(values: &Values) -> Option<Parts> {
    let series = values.series()?;
    let series = if matches!(values.kind, Kind::Number) { nan_to_null(series) } else { series.clone() };
    let known = known(&series);
    let filled: Series = match series.dtype() {
        DataType::Boolean => crate::column::kinds::bool_series(&crate::column::kinds::bool_vec(&series)),
        _ if series.null_count() == 0 => series,
        _ => with_numbers!(&series, slice => {
            let zero = Default::default();
            series_from(slice.iter().zip(&known).map(|(value, known)| if *known { *value } else { zero }).collect::<Vec<_>>())
        }, series.clone()),
    };
    let kind = if filled.dtype() == &DataType::Boolean { Kind::Bool } else { Kind::Number };
    Some(Parts { values: Values::new(kind, filled), known })
}

/// A plain result with its unknown rows taken out.
pub(super) fn with_known(values: &Values, known: &[bool], vm: &VirtualMachine) -> PyResult<Values> {
    let Some(series) = values.series() else { return Ok(values.clone()) };
    let masked = Values::new(Kind::Masked, series.clone());
    if known.iter().all(|known| *known) {
        return Ok(masked);
    }
    let nulls = Series::full_null(no_name(), series.len(), series.dtype());
    let mask: BooleanChunked = known.iter().map(|known| Some(*known)).collect();
    let merged = crate::errors::OrRaise::or_raise(series.zip_with(&mask, &nulls), vm)?;
    Ok(Values::new(Kind::Masked, merged))
}

pub(crate) fn binary(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    if !matches!(values.kind, Kind::Masked) {
        let swapped = Operation { op, other: values, scalar: None, reflected: !reflected };
        return binary(other, &swapped, vm);
    }
    if values.is_text() || (matches!(other.kind, Kind::Masked) && other.is_text()) {
        return texts(values, operation, vm);
    }
    let n = values.len();
    let other_is_number = matches!(other.kind, Kind::Masked | Kind::Number | Kind::Bool);
    // None equals nothing, NaN is a number; NA is not known.
    if let Some(scalar) = scalar
        && vm.is_none(scalar)
        && is_comparison(op)
    {
        let known = values.series().map(known).unwrap_or_default();
        return with_known(&Values::bools(&vec![op == Binary::Ne; n]), &known, vm);
    }
    let missing_scalar = scalar.is_some_and(|scalar| crate::registry::is_na(scalar));
    if !other_is_number && !missing_scalar {
        if scalar.is_some() && matches!(other.kind, Kind::Text(_)) {
            let known = values.series().map(known).unwrap_or_default();
            return match op {
                Binary::Eq | Binary::Ne => with_known(&Values::bools(&vec![op == Binary::Ne; n]), &known, vm),
                op if is_comparison(op) => {
                    Err(vm.new_type_error(format!("Invalid comparison between dtype={} and str", values.dtype_name())))
                }
                op => {
                    let array = match values.dtype_name().chars().next() {
                        Some('b') => "BooleanArray",
                        Some('F') => "FloatingArray",
                        _ => "IntegerArray",
                    };
                    Err(vm
                        .new_type_error(format!("unsupported operand type(s) for {}: '{array}' and 'str'", symbol(op))))
                }
            };
        }
        return objects::binary(values, operation, vm);
    }
    let failed = || vm.new_type_error("operands cannot be combined");
    let one = parts(values).ok_or_else(failed)?;
    let two = if missing_scalar {
        Parts { values: build::repeat(&crate::column::take::slice(&one.values, 0, 1, 1), n), known: vec![false; n] }
    } else if scalar.is_some() {
        Parts { values: other.clone(), known: vec![true; n] }
    } else {
        parts(other).ok_or_else(failed)?
    };
    let both: Vec<bool> = one.known.iter().zip(&two.known).map(|(one, two)| *one && *two).collect();
    if is_logic(op) && matches!(one.values.kind, Kind::Bool) {
        return kleene(op, &one, &two, scalar.is_some() && !missing_scalar, vm);
    }
    let partner = match scalar {
        Some(scalar) if !missing_scalar => Operand::Scalar(scalar.clone()),
        _ => Operand::Column(two.values.clone()),
    };
    if op == Binary::Pow {
        return power(&one, &two, &partner, reflected, both, vm);
    }
    let is_whole = matches!(op, Binary::FloorDiv | Binary::Mod) && one.values.is_integer() && two.values.is_integer();
    if is_whole && (!reflected || !holds_zero(&one, vm)?) {
        return whole_division(op, &one, &two, reflected, &both, vm);
    }
    let result = any_binary(&one.values, op, &partner, reflected, vm)?;
    with_known(&result, &both, vm)
}

/// Whether a known value is zero: a number divided by such a column becomes a float.
fn holds_zero(parts: &Parts, vm: &VirtualMachine) -> PyResult<bool> {
    let values = read::to_floats(&parts.values, vm)?.unwrap_or_default();
    Ok(values.iter().zip(&parts.known).any(|(value, known)| *known && *value == 0.0))
}

/// One to any power and anything to the power of zero are known.
fn power(
    one: &Parts,
    two: &Parts,
    partner: &Operand,
    reflected: bool,
    mut both: Vec<bool>,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let result = any_binary(&one.values, Binary::Pow, partner, reflected, vm)?;
    let (base, exponent) = if reflected { (two, one) } else { (one, two) };
    let floats = |parts: &Parts| {
        Ok::<_, rustpython_vm::builtins::PyBaseExceptionRef>(read::to_floats(&parts.values, vm)?.unwrap_or_default())
    };
    let (bases, exponents) = (floats(base)?, floats(exponent)?);
    let at =
        |values: &[f64], row: usize| values.get(if values.len() == 1 { 0 } else { row }).copied().unwrap_or(f64::NAN);
    let mut ones = Vec::new();
    for (row, known) in both.iter_mut().enumerate() {
        let is_one = (base.known[row] && at(&bases, row) == 1.0) || (exponent.known[row] && at(&exponents, row) == 0.0);
        if is_one && !*known {
            ones.push(row as i64);
            *known = true;
        }
    }
    let result = if ones.is_empty() {
        result
    } else {
        crate::column::assign::set_items(&result, &ones, &Values::ints(vec![1]), vm)?
    };
    with_known(&result, &both, vm)
}

/// Nullable whole numbers give zero for a division by zero.
fn whole_division(
    op: Binary,
    one: &Parts,
    two: &Parts,
    reflected: bool,
    both: &[bool],
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let n = one.known.len();
    let two_values = super::binary::spread(&two.values, n);
    let (top, bottom) = if reflected { (&two_values, &one.values) } else { (&one.values, &two_values) };
    let zero: Vec<bool> = read::to_floats(bottom, vm)?.unwrap_or_default().iter().map(|value| *value == 0.0).collect();
    let keep: Vec<bool> = zero.iter().map(|zero| !zero).collect();
    let safe = crate::column::assign::keep_where(bottom, &keep, &Values::ints(vec![1]), vm)?;
    let result = any_binary(top, op, &Operand::Column(safe), false, vm)?;
    let result = crate::column::assign::keep_where(&result, &keep, &Values::ints(vec![0]), vm)?;
    with_known(&result, both, vm)
}

/// True or anything is true, false and anything is false.
fn kleene(op: Binary, one: &Parts, two: &Parts, is_scalar: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let n_rows = one.known.len();
    let first = crate::column::assign::flags(&one.values);
    let b = crate::column::assign::flags(&cast::cast(&two.values, &Wanted::Bool, vm)?);
    let second = |row: usize| b.get(if is_scalar || b.len() == 1 { 0 } else { row }).copied().unwrap_or(false);
    let one_row = |row: usize| {
        let x = one.known[row].then_some(first[row]);
        let y = two.known[row].then(|| second(row));
        match (op, x, y) {
            (Binary::And, Some(false), _) | (Binary::And, _, Some(false)) => Some(false),
            (Binary::Or, Some(true), _) | (Binary::Or, _, Some(true)) => Some(true),
            (Binary::And, Some(x), Some(y)) => Some(x && y),
            (Binary::Or, Some(x), Some(y)) => Some(x || y),
            (_, Some(x), Some(y)) if op == Binary::Xor => Some(x != y),
            _ => None,
        }
    };
    let flags: BooleanChunked = (0..n_rows).map(one_row).collect();
    Ok(Values::new(Kind::Masked, flags.into_series()))
}

fn texts(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let n = values.len();
    let mut results = Vec::with_capacity(n);
    let mut flags: Vec<Option<bool>> = Vec::with_capacity(n);
    for row in 0..n {
        let one = read::cell_at(values, row, vm)?;
        let two = read::cell_at(other, if scalar.is_some() { 0 } else { row }, vm)?;
        if one.is_missing() || two.is_missing() {
            results.push(None);
            flags.push(None);
            continue;
        }
        let (one, two) = (one.to_object(vm)?, two.to_object(vm)?);
        let (one, two) = if reflected { (two, one) } else { (one, two) };
        let result = objects::python_operator(op, &one, &two, vm)?;
        if is_comparison(op) {
            flags.push(Some(result.is_true(vm)?));
        } else {
            results.push(match Cell::of(&result, vm)? {
                Cell::Text(text) => Some(text.to_string()),
                _ => Some(result.str(vm)?.to_string()),
            });
        }
    }
    let series = if is_comparison(op) {
        flags.into_iter().collect::<BooleanChunked>().into_series()
    } else {
        text_series(results.into_iter())
    };
    Ok(Values::new(Kind::Masked, series))
}
