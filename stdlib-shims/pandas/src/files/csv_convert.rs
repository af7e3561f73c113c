//! The types that `dtype=` asks for, out of what was read.

use polars::prelude::{BooleanChunked, DataType, IntoSeries};
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::csv_infer::{Joined, Refusal};
use super::csv_masked;
use super::csv_options::CsvOptions;
use crate::column::build;
use crate::column::cast::{cast, wrap_cast};
use crate::column::kinds::{Kind, Values, Wanted, number_name, slice_of};

/// Columns as requested, each with its place in a record.
pub(crate) fn convert_all(
    columns: Vec<(usize, Joined)>,
    options: &CsvOptions,
    vm: &VirtualMachine,
) -> PyResult<Vec<Values>> {
    let converted = columns.into_iter().map(|(place, column)| {
        vm.check_signals()?;
        convert(column.for_script(vm), place, options, vm)
    });
    converted.collect()
}

fn convert(column: Joined, place: usize, options: &CsvOptions, vm: &VirtualMachine) -> PyResult<Values> {
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
            if let Some(texts) = column.values.text_chunk() {
                return csv_masked::numbers(texts, dtype, vm);
            }
            match column.values.series() {
                // Numbers that do not fit wrap, as numpy's do.
                Some(series) => Ok(Values::new(Kind::Masked, wrap_cast(series, dtype, vm)?)),
                None => cast(&column.values, wanted, vm),
            }
        }
        Wanted::Number(dtype) if column.values.is_text() => {
            cast(&column.values, wanted, vm)?;
            Err(unsafe_cast(number_name(dtype), &column, place, vm))
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
    match column.refusal {
        Some(Refusal::TooLarge) => return Err(vm.new_overflow_error("Overflow")),
        Some(Refusal::AsTheyAre) => return Err(vm.new_value_error("Cannot convert to numerical dtype")),
        Some(Refusal::Next) | None => {}
    }
    if column.refusal.is_none() && column.n_missing > 0 {
        return Err(vm.new_value_error(format!("Integer column has NA values in column {place}")));
    }
    let is_unsigned = column.values.series().is_some_and(|series| series.dtype() == &DataType::UInt64);
    if is_unsigned && dtype == &DataType::Int64 {
        return Ok(column.values.clone());
    }
    if let Some(texts) = column.values.text_chunk() {
        for text in texts.iter() {
            match text {
                None => return Err(vm.new_value_error("cannot convert float NaN to integer")),
                Some(text) => csv_masked::int_of(text, dtype, vm)?,
            };
        }
        // Texts are not the numbers that Python makes of them.
        return Err(unsafe_cast(name, column, place, vm));
    }
    if column.flags.is_some() && column.n_missing > 0 {
        return Err(vm.new_value_error(format!(
            "cannot safely convert passed user dtype of {name} for <class 'numpy.bool'> dtyped data in column {place} due to NA values"
        )));
    }
    if column.values.is_float() {
        let (least, most) = build::int_bounds(dtype);
        let fits = |value: &f64| value.fract() == 0.0 && (least..=most).contains(&(*value as i128));
        if !floats_of(&column.values).iter().all(fits) {
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
    Ok(Values::objects(flags.iter().take(kept).map(object).collect()))
}
