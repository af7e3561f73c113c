//! One value: how Python's values come in, and what goes out.

use std::rc::Rc;

use rustpython_vm::builtins::{PyBool, PyFloat, PyInt, PyStr, PyTuple};
use rustpython_vm::{PyObject, PyObjectRef, PyResult, VirtualMachine};

use crate::column::kinds::Unit;
use crate::registry::{self, Class};

/// A value as native code sees it. Times are in nanoseconds.
#[derive(Clone)]
pub(crate) enum Cell {
    None,
    Nan,
    Nat,
    Na,
    Bool(bool),
    Int(i64),
    /// Beyond 64 signed bits, but not beyond 64 unsigned ones.
    Unsigned(u64),
    Float(f64),
    Text(Rc<str>),
    Datetime(i64, Option<Rc<str>>, Unit),
    Timedelta(i64, Unit),
    Period(i64, Rc<str>),
    Object(PyObjectRef),
}

impl Cell {
    pub(crate) fn is_missing(&self) -> bool {
        matches!(self, Self::None | Self::Nan | Self::Nat | Self::Na)
    }

    pub(crate) fn of(object: &PyObject, vm: &VirtualMachine) -> PyResult<Self> {
        if vm.is_none(object) {
            return Ok(Self::None);
        }
        if object.downcast_ref::<PyBool>().is_some() {
            return Ok(Self::Bool(object.to_owned().is_true(vm)?));
        }
        if let Some(float) = object.downcast_ref::<PyFloat>() {
            let value = float.to_f64();
            return Ok(if value.is_nan() { Self::Nan } else { Self::Float(value) });
        }
        if let Some(text) = object.downcast_ref::<PyStr>() {
            return Ok(text.to_str().map_or_else(|| Self::Object(object.to_owned()), |text| Self::Text(text.into())));
        }
        if let Some(int) = object.downcast_ref::<PyInt>() {
            if let Ok(value) = int.try_to_primitive::<i64>(vm) {
                return Ok(Self::Int(value));
            }
            if let Ok(value) = int.try_to_primitive::<u64>(vm) {
                return Ok(Self::Unsigned(value));
            }
            return Ok(Self::Object(object.to_owned()));
        }
        if registry::is_nat(object) {
            return Ok(Self::Nat);
        }
        if registry::is_na(object) {
            return Ok(Self::Na);
        }
        match registry::class_of(object, vm)? {
            Class::Face => face_cell(object, vm),
            Class::Datetime => datetime_cell(object, vm),
            Class::Timedelta => {
                let part = |name: &'static str| object.get_attr(name, vm)?.try_into_value::<i64>(vm);
                let seconds = part("days")?.saturating_mul(86_400).saturating_add(part("seconds")?);
                let nanos = seconds
                    .checked_mul(1_000_000_000)
                    .and_then(|n| n.checked_add(part("microseconds").ok()?.checked_mul(1000)?));
                Ok(nanos.map_or_else(|| Self::Object(object.to_owned()), |nanos| Self::Timedelta(nanos, Unit::Nano)))
            }
            Class::Numpy => crate::convert_array::numpy_cell(object, vm),
            Class::Date | Class::Decimal | Class::Other => Ok(Self::Object(object.to_owned())),
        }
    }

    /// The value as plain Python has it: `int`, `float`, `Timestamp`, ...
    pub(crate) fn to_object(&self, vm: &VirtualMachine) -> PyResult {
        Ok(match self {
            Self::None => vm.ctx.none(),
            Self::Nan => vm.ctx.new_float(f64::NAN).into(),
            Self::Nat => registry::nat(vm),
            Self::Na => registry::na(vm),
            Self::Bool(flag) => vm.ctx.new_bool(*flag).into(),
            Self::Int(value) => vm.ctx.new_int(*value).into(),
            Self::Unsigned(value) => vm.ctx.new_int(*value).into(),
            Self::Float(value) => vm.ctx.new_float(*value).into(),
            Self::Text(text) => vm.ctx.new_str(&**text).into(),
            Self::Datetime(nanos, zone, unit) => {
                return registry::timestamp(nanos.div_euclid(unit.nanos()), zone.as_ref(), *unit, vm);
            }
            Self::Timedelta(nanos, unit) => return registry::timedelta(nanos.div_euclid(unit.nanos()), *unit, vm),
            Self::Period(ordinal, freq) => return registry::period(*ordinal, freq, vm),
            Self::Object(object) => object.clone(),
        })
    }

    /// Numbers and booleans as a float.
    pub(crate) fn to_f64(&self) -> Option<f64> {
        match self {
            Self::Bool(flag) => Some(f64::from(u8::from(*flag))),
            Self::Int(value) => Some(*value as f64),
            Self::Unsigned(value) => Some(*value as f64),
            Self::Float(value) => Some(*value),
            Self::None | Self::Nan | Self::Na => Some(f64::NAN),
            _ => None,
        }
    }
}

fn face_cell(object: &PyObject, vm: &VirtualMachine) -> PyResult<Cell> {
    let parts = vm.call_method(object, "_native", ())?;
    let Some(parts) = parts.downcast_ref::<PyTuple>() else { return Ok(Cell::Object(object.to_owned())) };
    let parts = parts.as_slice();
    let kind = parts.first().and_then(|kind| kind.downcast_ref::<PyStr>()).and_then(|kind| kind.to_str());
    let whole = |index: usize| -> PyResult<Option<i64>> {
        let part = parts.get(index).ok_or_else(|| vm.new_type_error("incomplete native value"))?;
        let int = part.downcast_ref::<PyInt>().ok_or_else(|| vm.new_type_error("native value must be an integer"))?;
        Ok(int.try_to_primitive::<i64>(vm).ok())
    };
    let text = |index: usize| {
        parts
            .get(index)
            .and_then(|part| part.downcast_ref::<PyStr>())
            .and_then(|text| text.to_str())
            .map(Rc::<str>::from)
    };
    let unit = |index: usize| text(index).and_then(|name| Unit::from_name(&name)).unwrap_or(Unit::Nano);
    Ok(match kind {
        Some("datetime") => match whole(1)? {
            Some(nanos) => Cell::Datetime(nanos, text(2), unit(3)),
            None => Cell::Object(object.to_owned()),
        },
        Some("timedelta") => match whole(1)? {
            Some(nanos) => Cell::Timedelta(nanos, unit(2)),
            None => Cell::Object(object.to_owned()),
        },
        Some("period") => match (whole(1)?, text(2)) {
            (Some(ordinal), Some(freq)) => Cell::Period(ordinal, freq),
            _ => Cell::Object(object.to_owned()),
        },
        Some("nat") => Cell::Nat,
        Some("na") => Cell::Na,
        _ => Cell::Object(object.to_owned()),
    })
}

/// A `datetime.datetime`; one with a zone that has no name keeps its offset as the name.
fn datetime_cell(object: &PyObject, vm: &VirtualMachine) -> PyResult<Cell> {
    let part = |name: &'static str| object.get_attr(name, vm)?.try_into_value::<i64>(vm);
    // A class of the script's own may answer anything: what does not fit is not a moment of ours.
    let days = crate::time::civil::days_from_civil(part("year")?, part("month")?, part("day")?);
    let mut seconds = days.saturating_mul(86_400);
    for (name, size) in [("hour", 3600), ("minute", 60), ("second", 1)] {
        seconds = seconds.saturating_add(part(name)?.saturating_mul(size));
    }
    let micros = part("microsecond")?;
    let zone = object.get_attr("tzinfo", vm)?;
    let nanos = |seconds: i64| {
        seconds.checked_mul(1_000_000_000).and_then(|nanos| nanos.checked_add(micros.checked_mul(1000)?))
    };
    if vm.is_none(&zone) {
        return Ok(
            nanos(seconds).map_or_else(|| Cell::Object(object.to_owned()), |n| Cell::Datetime(n, None, Unit::Nano))
        );
    }
    let offset = vm.call_method(object, "utcoffset", ())?;
    let Cell::Timedelta(offset, _) = Cell::of(&offset, vm)? else { return Ok(Cell::Object(object.to_owned())) };
    let name = match zone.get_attr("key", vm) {
        Ok(key) if !vm.is_none(&key) => key.str(vm)?.to_string(),
        _ => zone.str(vm)?.to_string(),
    };
    let moment = nanos(seconds).and_then(|nanos| nanos.checked_sub(offset));
    Ok(moment.map_or_else(|| Cell::Object(object.to_owned()), |n| Cell::Datetime(n, Some(name.into()), Unit::Nano)))
}

/// True for None, NaN, `NaT` and NA.
pub(crate) fn is_missing_object(object: &PyObject, vm: &VirtualMachine) -> bool {
    vm.is_none(object)
        || object.downcast_ref::<PyFloat>().is_some_and(|float| float.to_f64().is_nan())
        || registry::is_nat(object)
        || registry::is_na(object)
}

pub(crate) fn type_name(object: &PyObject) -> String {
    object.class().name().to_string()
}
