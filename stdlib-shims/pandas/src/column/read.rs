//! Values out of a column: one, all, or as an array.

use std::rc::Rc;

use polars::prelude::{AnyValue, DataType, Series};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::kinds::{Blank, Kind, NAT, Native, Store, Values, slice_of, with_numbers};
use crate::cell::Cell;
use crate::convert_array;
use crate::registry;

/// What pandas gives for one element: numpy scalars for numbers.
pub(crate) fn get(values: &Values, index: usize, vm: &VirtualMachine) -> PyResult {
    match (&values.kind, &values.store) {
        (Kind::Bool | Kind::Number | Kind::Masked, Store::Series(series)) => match value_at(series, index) {
            AnyValue::Null => Ok(registry::na(vm)),
            AnyValue::String(text) => Ok(vm.ctx.new_str(text).into()),
            value => Ok(convert_array::scalar_to_python(&value, vm)),
        },
        (Kind::Category(categories), _) => match values.codes().get(index) {
            Some(&code) if code >= 0 => get(&categories.values, code as usize, vm),
            _ => Ok(vm.ctx.new_float(f64::NAN).into()),
        },
        _ => cell_at(values, index, vm)?.to_object(vm),
    }
}

pub(crate) fn value_at(series: &Series, index: usize) -> AnyValue<'_> {
    series.get(index).unwrap_or(AnyValue::Null)
}

/// One element; an index past the end reads as missing.
pub(crate) fn cell_at(values: &Values, index: usize, vm: &VirtualMachine) -> PyResult<Cell> {
    let series = match &values.store {
        Store::Objects(objects) => return objects.get(index).map_or(Ok(Cell::None), |object| Cell::of(object, vm)),
        Store::Series(series) => series,
    };
    Ok(match &values.kind {
        Kind::Datetime { unit, zone } => match values.ticks().get(index) {
            Some(&ticks) if ticks != NAT => match ticks.checked_mul(unit.nanos()) {
                Some(nanos) => Cell::Datetime(nanos, zone.clone(), *unit),
                // Coarse units reach further than nanoseconds do.
                None => Cell::Object(crate::registry::timestamp(ticks, zone.as_ref(), *unit, vm)?),
            },
            _ => Cell::Nat,
        },
        Kind::Timedelta(unit) => match values.ticks().get(index) {
            Some(&ticks) if ticks != NAT => match ticks.checked_mul(unit.nanos()) {
                Some(nanos) => Cell::Timedelta(nanos, *unit),
                None => Cell::Object(crate::registry::timedelta(ticks, *unit, vm)?),
            },
            _ => Cell::Nat,
        },
        Kind::Period(freq) => match values.ticks().get(index) {
            Some(&ordinal) if ordinal != NAT => Cell::Period(ordinal, freq.clone()),
            _ => Cell::Nat,
        },
        Kind::Category(categories) => match values.codes().get(index) {
            Some(&code) if code >= 0 => return cell_at(&categories.values, code as usize, vm),
            _ => Cell::Nan,
        },
        kind => match value_at(series, index) {
            AnyValue::Null => match kind {
                Kind::Text(Blank::None) => Cell::None,
                Kind::Masked => Cell::Na,
                _ => Cell::Nan,
            },
            value => cell_of_value(&value),
        },
    })
}

pub(crate) fn cell_of_value(value: &AnyValue<'_>) -> Cell {
    match value {
        AnyValue::Boolean(flag) => Cell::Bool(*flag),
        AnyValue::String(text) => Cell::Text(Rc::from(*text)),
        AnyValue::Float64(value) if value.is_nan() => Cell::Nan,
        AnyValue::Float64(value) => Cell::Float(*value),
        AnyValue::Float32(value) if value.is_nan() => Cell::Nan,
        AnyValue::Float32(value) => Cell::Float(f64::from(*value)),
        AnyValue::UInt64(value) => i64::try_from(*value).map_or(Cell::Unsigned(*value), Cell::Int),
        other => other.extract::<i64>().map_or(Cell::None, Cell::Int),
    }
}

/// All elements as plain Python values.
pub(crate) fn to_objects(values: &Values, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
    let series = match &values.store {
        Store::Objects(objects) => return Ok(objects.to_vec()),
        Store::Series(series) => series,
    };
    match &values.kind {
        Kind::Bool => {
            let flags = super::kinds::bool_vec(series);
            Ok(flags.into_iter().map(|flag| vm.ctx.new_bool(flag).into()).collect())
        }
        Kind::Number => match series.dtype() {
            DataType::Int64 => Ok(values.ticks().iter().map(|value| vm.ctx.new_int(*value).into()).collect()),
            DataType::Float64 => {
                let floats = series.f64().map(slice_of).unwrap_or_default();
                Ok(floats.iter().map(|value| vm.ctx.new_float(*value).into()).collect())
            }
            _ => each(values, vm),
        },
        Kind::Text(blank) => {
            let missing: PyObjectRef = match blank {
                Blank::Nan => vm.ctx.new_float(f64::NAN).into(),
                Blank::None => vm.ctx.none(),
            };
            let Ok(texts) = series.str() else { return each(values, vm) };
            let object = |text: Option<&str>| text.map_or_else(|| missing.clone(), |text| vm.ctx.new_str(text).into());
            Ok(texts.iter().map(object).collect())
        }
        Kind::Category(categories) => {
            let names = to_objects(&categories.values, vm)?;
            let missing: PyObjectRef = vm.ctx.new_float(f64::NAN).into();
            let object =
                |code: &i32| usize::try_from(*code).ok().and_then(|code| names.get(code)).unwrap_or(&missing).clone();
            Ok(values.codes().iter().map(object).collect())
        }
        _ => each(values, vm),
    }
}

fn each(values: &Values, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
    (0..values.len()).map(|index| cell_at(values, index, vm)?.to_object(vm)).collect()
}

/// True where a value is missing.
pub(crate) fn missing_mask(values: &Values, vm: &VirtualMachine) -> Vec<bool> {
    let series = match &values.store {
        Store::Objects(objects) => {
            return objects.iter().map(|object| crate::cell::is_missing_object(object, vm)).collect();
        }
        Store::Series(series) => series,
    };
    match &values.kind {
        Kind::Bool => vec![false; values.len()],
        Kind::Number => match series.dtype() {
            DataType::Float64 => series.f64().map(slice_of).unwrap_or_default().iter().map(|v| v.is_nan()).collect(),
            DataType::Float32 => series.f32().map(slice_of).unwrap_or_default().iter().map(|v| v.is_nan()).collect(),
            _ => vec![false; values.len()],
        },
        Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_) => {
            values.ticks().iter().map(|ticks| *ticks == NAT).collect()
        }
        Kind::Category(_) => values.codes().iter().map(|code| *code < 0).collect(),
        _ if series.null_count() == 0 => vec![false; values.len()],
        _ => series.is_null().iter().map(|flag| flag.unwrap_or(false)).collect(),
    }
}

pub(crate) fn any_missing(values: &Values, vm: &VirtualMachine) -> bool {
    match (&values.kind, values.series()) {
        (Kind::Bool, _) => false,
        (Kind::Number, Some(series)) if series.dtype().is_integer() => false,
        (Kind::Text(_) | Kind::Masked, Some(series)) => series.null_count() > 0,
        (Kind::Number, Some(series)) => match series.f64() {
            Ok(floats) => slice_of(floats).iter().any(|value| value.is_nan()),
            Err(_) => missing_mask(values, vm).contains(&true),
        },
        _ => missing_mask(values, vm).contains(&true),
    }
}

/// Numbers, booleans and missing ones as floats; none for other kinds.
pub(crate) fn to_floats(values: &Values, vm: &VirtualMachine) -> PyResult<Option<Vec<f64>>> {
    if let Some(objects) = values.object_values() {
        let mut floats = Vec::with_capacity(objects.len());
        for object in objects.iter() {
            match Cell::of(object, vm)?.to_f64() {
                Some(value) => floats.push(value),
                None => return Ok(None),
            }
        }
        return Ok(Some(floats));
    }
    let Some(series) = values.series() else { return Ok(None) };
    Ok(match (&values.kind, series.dtype()) {
        (Kind::Number | Kind::Masked, DataType::Float64) if series.null_count() == 0 => {
            Some(series.f64().map(slice_of).unwrap_or_default().to_vec())
        }
        (Kind::Number | Kind::Masked, _) if series.dtype().is_primitive_numeric() && series.null_count() == 0 => {
            with_numbers!(series, slice => Some(slice.iter().map(|value| value.to_f64()).collect()), None)
        }
        (Kind::Bool | Kind::Number | Kind::Masked, dtype) if dtype != &DataType::String => {
            let floats = series.cast(&DataType::Float64).ok();
            floats.and_then(|floats| {
                floats.f64().ok().map(|floats| floats.iter().map(|value| value.unwrap_or(f64::NAN)).collect())
            })
        }
        _ => None,
    })
}

/// Bytes of the values; Python objects count by their reference.
pub(crate) fn n_bytes(values: &Values) -> usize {
    match (&values.kind, &values.store) {
        (_, Store::Objects(objects)) => objects.len() * 8,
        (Kind::Text(_), Store::Series(series)) => series.len() * 8,
        (Kind::Bool, Store::Series(series)) => series.len(),
        (Kind::Category(categories), Store::Series(series)) => {
            let width = match categories.values.len() {
                0..=127 => 1,
                128..=32_767 => 2,
                _ => 4,
            };
            series.len() * width + n_bytes(&categories.values)
        }
        (Kind::Masked, Store::Series(series)) => {
            let width = match series.dtype() {
                DataType::String => 8,
                DataType::Boolean => 2,
                dtype => super::kinds::byte_size(dtype) + 1,
            };
            series.len() * width
        }
        (_, Store::Series(series)) => series.len() * super::kinds::byte_size(series.dtype()),
    }
}
