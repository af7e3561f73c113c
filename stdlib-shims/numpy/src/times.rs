//! Between Python's dates and durations and the counts a `datetime64` holds.

use orchestrator_arrays::{NAT, Scalar, TimeUnit, convert_datetime, convert_timedelta, parse_datetime};
use rustpython_vm::builtins::{PyFloat, PyInt, PyStr, PyTuple};
use rustpython_vm::{PyObject, PyObjectRef, PyResult, VirtualMachine};

use crate::arguments::long;
use crate::errors::OrRaise;
use crate::scalars::PyScalar;

const MICROS_PER_DAY: i64 = 86_400_000_000;

fn datetime_module(vm: &VirtualMachine) -> PyResult {
    vm.import("datetime", 0)
}

/// What `item()` gives for a date: a date, a datetime, or the count where Python has no such precision.
pub(crate) fn datetime_object(value: i64, unit: TimeUnit, vm: &VirtualMachine) -> PyResult {
    if value == NAT {
        return Ok(vm.ctx.none());
    }
    if matches!(unit, TimeUnit::Nano | TimeUnit::Generic) {
        return Ok(vm.ctx.new_int(value).into());
    }
    let micros = convert_datetime(value, unit, TimeUnit::Micro).or_raise(vm)?;
    let days = micros.div_euclid(MICROS_PER_DAY);
    let (year, month, day) = orchestrator_arrays::civil_from_days(days);
    if !(1..=9999).contains(&year) {
        return Ok(vm.ctx.new_int(value).into());
    }
    let module = datetime_module(vm)?;
    if matches!(unit, TimeUnit::Year | TimeUnit::Month | TimeUnit::Week | TimeUnit::Day) {
        return module.get_attr("date", vm)?.call((year, month, day), vm);
    }
    let rest = micros.rem_euclid(MICROS_PER_DAY);
    let parts =
        [year, month, day, rest / 3_600_000_000, rest / 60_000_000 % 60, rest / 1_000_000 % 60, rest % 1_000_000];
    let parts: Vec<PyObjectRef> = parts.iter().map(|part| vm.ctx.new_int(*part).into()).collect();
    module.get_attr("datetime", vm)?.call(parts, vm)
}

pub(crate) fn timedelta_object(value: i64, unit: TimeUnit, vm: &VirtualMachine) -> PyResult {
    if value == NAT {
        return Ok(vm.ctx.none());
    }
    if matches!(unit, TimeUnit::Nano | TimeUnit::Generic | TimeUnit::Year | TimeUnit::Month) {
        return Ok(vm.ctx.new_int(value).into());
    }
    let micros = convert_timedelta(value, unit, TimeUnit::Micro).or_raise(vm)?;
    let parts = (micros.div_euclid(MICROS_PER_DAY), 0, micros.rem_euclid(MICROS_PER_DAY));
    datetime_module(vm)?.get_attr("timedelta", vm)?.call(parts, vm)
}

fn integer_attribute(object: &PyObject, name: &'static str, vm: &VirtualMachine) -> PyResult<Option<i64>> {
    match vm.get_attribute_opt(object, name)? {
        Some(value) => long(&*value.try_index(vm)?, vm).map(Some),
        None => Ok(None),
    }
}

/// What a pandas time says of itself: its kind and nanoseconds.
fn native_time(object: &PyObject, vm: &VirtualMachine) -> PyResult<Option<(String, i64)>> {
    if object.class().get_attr(vm.ctx.intern_str("_native")).is_none() {
        return Ok(None);
    }
    let told = vm.call_method(object, "_native", ())?;
    let Some([kind, value, ..]) = told.downcast_ref::<PyTuple>().map(rustpython_vm::Py::as_slice) else {
        return Ok(None);
    };
    let kind = kind.str(vm)?.to_string_lossy().into_owned();
    if vm.is_none(value) {
        return Ok(Some((kind, NAT)));
    }
    Ok(Some((kind, long(&*value.try_index(vm)?, vm)?)))
}

type Conversion = fn(i64, TimeUnit, TimeUnit) -> Result<i64, orchestrator_arrays::ArrayError>;

fn in_unit(
    (value, from): (i64, TimeUnit),
    wanted: Option<TimeUnit>,
    convert: Conversion,
    vm: &VirtualMachine,
) -> PyResult<(i64, TimeUnit)> {
    let unit = wanted.unwrap_or(from);
    if value == NAT || unit == from || from == TimeUnit::Generic {
        return Ok((value, unit));
    }
    Ok((convert(value, from, unit).or_raise(vm)?, unit))
}

/// The `datetime64` a Python value stands for.
pub(crate) fn to_datetime(object: &PyObject, unit: Option<TimeUnit>, vm: &VirtualMachine) -> PyResult<Scalar> {
    let read = read_datetime(object, unit, vm)?;
    let (value, unit) = in_unit(read, unit, convert_datetime, vm)?;
    Ok(Scalar::Datetime(value, unit))
}

fn read_datetime(object: &PyObject, unit: Option<TimeUnit>, vm: &VirtualMachine) -> PyResult<(i64, TimeUnit)> {
    if let Some(text) = object.downcast_ref::<PyStr>() {
        let text = text.to_string_lossy();
        return match text.as_ref() {
            "now" | "today" => now(&text, vm),
            text => parse_datetime(text).or_raise(vm),
        };
    }
    if let Some(scalar) = object.downcast_ref::<PyScalar>() {
        match &scalar.value {
            Scalar::Datetime(value, unit) => return Ok((*value, *unit)),
            Scalar::Int(value) | Scalar::Timedelta(value, _) => return Ok((*value, unit.unwrap_or(TimeUnit::Generic))),
            _ => {}
        }
    }
    if vm.is_none(object) {
        return Ok((NAT, TimeUnit::Generic));
    }
    if let Some(int) = object.downcast_ref::<PyInt>() {
        let Some(unit) = unit else {
            return Err(vm.new_value_error("Converting an integer to a NumPy datetime requires a specified unit"));
        };
        return Ok((long(int, vm)?, unit));
    }
    if object.downcast_ref::<PyFloat>().is_some_and(|float| float.to_f64().is_nan()) {
        return Ok((NAT, unit.unwrap_or(TimeUnit::Generic)));
    }
    if let Some((_, value)) = native_time(object, vm)? {
        return Ok((value, TimeUnit::Nano));
    }
    let (Some(year), Some(month), Some(day)) = (
        integer_attribute(object, "year", vm)?,
        integer_attribute(object, "month", vm)?,
        integer_attribute(object, "day", vm)?,
    ) else {
        let shown = object.repr(vm)?;
        return Err(vm.new_value_error(format!("Could not convert object to NumPy datetime: {shown}")));
    };
    let days = orchestrator_arrays::days_from_civil(year, month, day);
    let Some(hour) = integer_attribute(object, "hour", vm)? else { return Ok((days, TimeUnit::Day)) };
    let minute = integer_attribute(object, "minute", vm)?.unwrap_or(0);
    let second = integer_attribute(object, "second", vm)?.unwrap_or(0);
    let micro = integer_attribute(object, "microsecond", vm)?.unwrap_or(0);
    let offset = match vm.call_method(object, "utcoffset", ()) {
        Ok(offset) if !vm.is_none(&offset) => duration_micros(&offset, vm)?.unwrap_or(0),
        _ => 0,
    };
    let seconds = (days * 24 + hour) * 3600 + minute * 60 + second;
    Ok((seconds * 1_000_000 + micro - offset, TimeUnit::Micro))
}

fn now(word: &str, vm: &VirtualMachine) -> PyResult<(i64, TimeUnit)> {
    let module = datetime_module(vm)?;
    let now = module.get_attr("datetime", vm)?.get_attr("now", vm)?;
    let zone = module.get_attr("timezone", vm)?.get_attr("utc", vm)?;
    let moment = now.call((zone,), vm)?;
    let (micros, unit) = read_datetime(&moment, None, vm)?;
    let target = if word == "today" { TimeUnit::Day } else { TimeUnit::Second };
    Ok((convert_datetime(micros, unit, target).or_raise(vm)?, target))
}

/// Microseconds of a `datetime.timedelta`.
fn duration_micros(object: &PyObject, vm: &VirtualMachine) -> PyResult<Option<i64>> {
    let (Some(days), Some(seconds), Some(micros)) = (
        integer_attribute(object, "days", vm)?,
        integer_attribute(object, "seconds", vm)?,
        integer_attribute(object, "microseconds", vm)?,
    ) else {
        return Ok(None);
    };
    Ok(Some((days * 86_400 + seconds) * 1_000_000 + micros))
}

/// The `timedelta64` a Python value stands for.
pub(crate) fn to_timedelta(object: &PyObject, unit: Option<TimeUnit>, vm: &VirtualMachine) -> PyResult<Scalar> {
    let read = read_timedelta(object, unit, vm)?;
    let (value, unit) = in_unit(read, unit, convert_timedelta, vm)?;
    Ok(Scalar::Timedelta(value, unit))
}

fn read_timedelta(object: &PyObject, unit: Option<TimeUnit>, vm: &VirtualMachine) -> PyResult<(i64, TimeUnit)> {
    if let Some(scalar) = object.downcast_ref::<PyScalar>() {
        match &scalar.value {
            Scalar::Timedelta(value, unit) => return Ok((*value, *unit)),
            value => {
                if let Some(value) = value.as_i64() {
                    return Ok((value, unit.unwrap_or(TimeUnit::Generic)));
                }
            }
        }
    }
    if let Some(int) = object.downcast_ref::<PyInt>() {
        return Ok((long(int, vm)?, unit.unwrap_or(TimeUnit::Generic)));
    }
    if let Some(text) = object.downcast_ref::<PyStr>() {
        let text = text.to_string_lossy();
        if matches!(text.as_ref(), "NaT" | "nat" | "") {
            return Ok((NAT, unit.unwrap_or(TimeUnit::Generic)));
        }
        if let Ok(value) = text.parse() {
            return Ok((value, unit.unwrap_or(TimeUnit::Generic)));
        }
    }
    if vm.is_none(object) || object.downcast_ref::<PyFloat>().is_some_and(|float| float.to_f64().is_nan()) {
        return Ok((NAT, unit.unwrap_or(TimeUnit::Generic)));
    }
    if let Some((_, value)) = native_time(object, vm)? {
        return Ok((value, TimeUnit::Nano));
    }
    if let Some(micros) = duration_micros(object, vm)? {
        return Ok((micros, TimeUnit::Micro));
    }
    Err(vm.new_value_error("Could not convert object to NumPy timedelta"))
}
