//! The types that `dtype=` asks for, out of what was read.

use polars::prelude::{BooleanChunked, DataType, IntoSeries};
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::csv_infer::Joined;
use super::csv_options::CsvOptions;
use crate::column::cast::cast;
use crate::column::kinds::{Kind, Values, Wanted, bool_vec, number_name, slice_of};
use crate::column::{build, take};

/// Floats beyond it do not become whole numbers.
const LARGEST: f64 = 9.2e18;

pub(crate) fn convert(column: Joined, place: usize, options: &CsvOptions, vm: &VirtualMachine) -> PyResult<Values> {
    let wanted = options.dtypes.get(&place);
    if column.is_empty {
        return match wanted {
            Some(wanted) => build::empty(wanted, vm),
            None => Ok(Values::objects(Vec::new())),
        };
    }
    let Some(wanted) = wanted else { return plain(column, vm) };
    match wanted {
        Wanted::Object | Wanted::Text => Ok(column.values),
        Wanted::Number(dtype) if dtype.is_integer() => whole(&column, wanted, dtype, place, vm),
        Wanted::Bool => flags(column, wanted, place, vm),
        Wanted::Masked(DataType::Boolean) => masked_flags(&column.values, options, vm),
        Wanted::Masked(dtype) if dtype.is_numeric() => {
            if let Some(error) = not_a_number(&column, vm) {
                return Err(error);
            }
            let is_broken = |value: &f64| value.is_finite() && value.fract() != 0.0;
            if dtype.is_integer() && floats_of(&column.values).iter().any(is_broken) {
                let name = number_name(dtype);
                return Err(vm.new_type_error(format!("cannot safely cast non-equivalent object to {name}")));
            }
            if dtype.is_integer() && column.values.is_integer() {
                // Numbers that do not fit wrap, as numpy's do.
                return cast(&cast(&column.values, &Wanted::Number(dtype.clone()), vm)?, wanted, vm);
            }
            cast(&column.values, wanted, vm)
        }
        Wanted::Number(_) if column.flags.is_some() && column.n_missing > 0 => {
            let float = |flag: &u8| if *flag == 2 { f64::NAN } else { f64::from(*flag) };
            let floats = column.flags.iter().flatten().map(float).collect();
            cast(&Values::floats(floats), wanted, vm)
        }
        _ => cast(&column.values, wanted, vm),
    }
}

fn unsafe_cast(name: &str, column: &Joined, place: usize, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let found = column.values.dtype_name();
    vm.new_value_error(format!(
        "cannot safely convert passed user dtype of {name} for {found} dtyped data in column {place}"
    ))
}

fn floats_of(values: &Values) -> &[f64] {
    values.series().and_then(|series| series.f64().ok()).map(slice_of).unwrap_or_default()
}

fn whole(column: &Joined, wanted: &Wanted, dtype: &DataType, place: usize, vm: &VirtualMachine) -> PyResult<Values> {
    let name = number_name(dtype);
    if let Some(texts) = column.values.text_chunk() {
        // The first value that is none says so.
        let first = texts.iter().find(|text| text.is_none_or(|text| text.trim().parse::<i128>().is_err()));
        return match first {
            Some(None) => Err(vm.new_value_error("cannot convert float NaN to integer")),
            Some(Some(_)) | None => cast(&column.values, wanted, vm),
        };
    }
    if column.flags.is_some() && column.n_missing > 0 {
        return Err(vm.new_value_error(format!(
            "cannot safely convert passed user dtype of {name} for <class 'numpy.bool'> dtyped data in column {place} due to NA values"
        )));
    }
    if column.values.is_float() {
        let floats = floats_of(&column.values);
        if column.n_missing > 0 && floats.iter().all(|value| value.is_nan() || value.fract() == 0.0) {
            return Err(vm.new_value_error(format!("Integer column has NA values in column {place}")));
        }
        if floats.iter().any(|value| value.fract() != 0.0 || value.abs() > LARGEST || value.is_nan()) {
            return Err(unsafe_cast(name, column, place, vm));
        }
    }
    cast(&column.values, wanted, vm)
}

fn flags(column: Joined, wanted: &Wanted, place: usize, vm: &VirtualMachine) -> PyResult<Values> {
    if column.flags.is_some() {
        if column.n_missing > 0 {
            return Err(vm.new_value_error(format!("Bool column has NA values in column {place}")));
        }
        return Ok(column.values);
    }
    if column.n_missing > 0 && floats_of(&column.values).iter().all(|value| value.is_nan()) && column.values.is_float()
    {
        return Err(vm.new_value_error(format!("Bool column has NA values in column {place}")));
    }
    // Numbers that are nothing but zero and one may be flags.
    let is_flag = match column.values.kind {
        Kind::Number if column.values.is_float() => {
            floats_of(&column.values).iter().all(|value| *value == 0.0 || *value == 1.0)
        }
        Kind::Number => {
            column.values.ticks().iter().all(|value| *value == 0 || *value == 1) && !column.values.ticks().is_empty()
        }
        _ => false,
    };
    if is_flag { cast(&column.values, wanted, vm) } else { Err(unsafe_cast("bool", &column, place, vm)) }
}

/// Texts as flags with holes.
fn masked_flags(values: &Values, options: &CsvOptions, vm: &VirtualMachine) -> PyResult<Values> {
    let Some(texts) = values.text_chunk() else { return cast(values, &Wanted::Masked(DataType::Boolean), vm) };
    let mut flags = Vec::with_capacity(texts.len());
    for text in texts.iter() {
        flags.push(match text {
            None => None,
            Some("True" | "TRUE" | "true" | "1" | "1.0") => Some(true),
            Some("False" | "FALSE" | "false" | "0" | "0.0") => Some(false),
            Some(text) if options.rules.true_words.contains(text.as_bytes()) => Some(true),
            Some(text) if options.rules.false_words.contains(text.as_bytes()) => Some(false),
            Some(text) => return Err(vm.new_value_error(format!("{text} cannot be cast to bool"))),
        });
    }
    Ok(Values::new(Kind::Masked, flags.into_iter().collect::<BooleanChunked>().into_series()))
}

/// What a column for numbers with holes says to its first value that is none.
fn not_a_number(column: &Joined, vm: &VirtualMachine) -> Option<PyBaseExceptionRef> {
    let message = |text: &str, position: usize| {
        vm.new_value_error(format!("Unable to parse string \"{text}\" at position {position}"))
    };
    if let Some(flags) = &column.flags {
        let position = flags.iter().position(|flag| *flag != 2)?;
        let flag = bool_vec(column.values.series()?).get(position).copied()?;
        return Some(message(if flag { "True" } else { "False" }, position));
    }
    let texts = column.values.text_chunk()?;
    let is_none = |text: Option<&str>| text.is_some_and(|text| text.trim().parse::<f64>().is_err());
    let position = texts.iter().position(is_none)?;
    Some(message(texts.get(position)?, position))
}

/// Flags with holes are Python values.
fn plain(column: Joined, vm: &VirtualMachine) -> PyResult<Values> {
    let Some(flags) = column.flags.filter(|_| column.n_missing > 0) else { return Ok(column.values) };
    let kept = column.values.len();
    let object = |flag: &u8| -> PyObjectRef {
        match flag {
            2 => vm.ctx.new_float(f64::NAN).into(),
            flag => vm.ctx.new_bool(*flag == 1).into(),
        }
    };
    let objects = Values::objects(flags.iter().map(object).collect());
    Ok(take::slice(&objects, 0, kept as i64, 1))
}
