//! What the face registers once: how a moment, a span and a period are made, and the values that
//! stand for missing ones. Kept per thread, as a guest has one.

use std::cell::RefCell;
use std::rc::Rc;

use polars::prelude::PlHashMap;
use rustpython_vm::builtins::{PyBaseExceptionRef, PyBool, PyFloat, PyInt, PyStr, PyTypeRef};
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyResult, VirtualMachine};

/// What values of a class are to us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// Has `_native()`.
    Face,
    Datetime,
    Date,
    Timedelta,
    Decimal,
    Numpy,
    Other,
}

#[derive(Default)]
struct Registry {
    timestamp: Option<PyObjectRef>,
    timedelta: Option<PyObjectRef>,
    period: Option<PyObjectRef>,
    period_of_text: Option<PyObjectRef>,
    moment_of_text: Option<PyObjectRef>,
    nat: Option<PyObjectRef>,
    na: Option<PyObjectRef>,
    /// Exception classes of the face, by the names `error` asks for.
    errors: PlHashMap<String, PyTypeRef>,
    classes: PlHashMap<usize, (PyTypeRef, Class)>,
}

thread_local! {
    static REGISTRY: RefCell<Registry> = RefCell::new(Registry::default());
}

pub(crate) fn register(name: &str, value: PyObjectRef) {
    REGISTRY.with_borrow_mut(|registry| {
        registry.classes.clear();
        match name {
            "timestamp" => registry.timestamp = Some(value),
            "timedelta" => registry.timedelta = Some(value),
            "period" => registry.period = Some(value),
            "period_of_text" => registry.period_of_text = Some(value),
            "moment_of_text" => registry.moment_of_text = Some(value),
            "nat" => registry.nat = Some(value),
            "na" => registry.na = Some(value),
            _ => {
                if let Ok(class) = value.downcast() {
                    registry.errors.insert(name.to_owned(), class);
                }
            }
        }
    });
}

/// An exception of the face's class `name`, or a `ValueError` before it is registered.
pub(crate) fn error(name: &str, message: String, vm: &VirtualMachine) -> PyBaseExceptionRef {
    match REGISTRY.with_borrow(|registry| registry.errors.get(name).cloned()) {
        Some(class) => {
            let made = vm.invoke_exception(&class, vec![vm.ctx.new_str(message).into()]);
            made.unwrap_or_else(|error| error)
        }
        None => vm.new_value_error(message),
    }
}

fn entry(pick: impl FnOnce(&Registry) -> Option<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
    REGISTRY.with_borrow(pick).ok_or_else(|| vm.new_runtime_error("pandas is not imported"))
}

pub(crate) fn nat(vm: &VirtualMachine) -> PyObjectRef {
    REGISTRY.with_borrow(|registry| registry.nat.clone()).unwrap_or_else(|| vm.ctx.none())
}

pub(crate) fn na(vm: &VirtualMachine) -> PyObjectRef {
    REGISTRY.with_borrow(|registry| registry.na.clone()).unwrap_or_else(|| vm.ctx.none())
}

pub(crate) fn is_nat(object: &PyObject) -> bool {
    REGISTRY.with_borrow(|registry| registry.nat.as_ref().is_some_and(|nat| nat.is(object)))
}

pub(crate) fn is_na(object: &PyObject) -> bool {
    REGISTRY.with_borrow(|registry| registry.na.as_ref().is_some_and(|na| na.is(object)))
}

/// A moment; `ticks` are of `unit`.
pub(crate) fn timestamp(
    ticks: i64,
    zone: Option<&Rc<str>>,
    unit: crate::column::kinds::Unit,
    vm: &VirtualMachine,
) -> PyResult {
    if ticks == crate::column::kinds::NAT {
        return Ok(nat(vm));
    }
    let maker = entry(|registry| registry.timestamp.clone(), vm)?;
    let zone = zone.map_or_else(|| vm.ctx.none(), |zone| vm.ctx.new_str(&**zone).into());
    let nanos = i128::from(ticks) * i128::from(unit.nanos());
    maker.call((vm.ctx.new_int(nanos), zone, vm.ctx.new_str(unit.name())), vm)
}

pub(crate) fn timedelta(ticks: i64, unit: crate::column::kinds::Unit, vm: &VirtualMachine) -> PyResult {
    if ticks == crate::column::kinds::NAT {
        return Ok(nat(vm));
    }
    let maker = entry(|registry| registry.timedelta.clone(), vm)?;
    let nanos = i128::from(ticks) * i128::from(unit.nanos());
    maker.call((vm.ctx.new_int(nanos), vm.ctx.new_str(unit.name())), vm)
}

pub(crate) fn period(ordinal: i64, freq: &str, vm: &VirtualMachine) -> PyResult {
    if ordinal == crate::column::kinds::NAT {
        return Ok(nat(vm));
    }
    let maker = entry(|registry| registry.period.clone(), vm)?;
    maker.call((vm.ctx.new_int(ordinal), vm.ctx.new_str(freq)), vm)
}

/// The period of a frequency that a text names.
pub(crate) fn period_of_text(text: &PyObjectRef, freq: &str, vm: &VirtualMachine) -> PyResult {
    entry(|registry| registry.period_of_text.clone(), vm)?.call((text.clone(), vm.ctx.new_str(freq)), vm)
}

/// The moment that a text names, whether or not nanoseconds hold it.
pub(crate) fn moment_of_text(text: &PyObjectRef, vm: &VirtualMachine) -> PyResult {
    entry(|registry| registry.moment_of_text.clone(), vm)?.call((text.clone(),), vm)
}

/// The class of a value that is none of Python's plain ones.
pub(crate) fn class_of(object: &PyObject, vm: &VirtualMachine) -> PyResult<Class> {
    let class = object.class();
    let key = class.as_object().get_id();
    if let Some(known) = REGISTRY.with_borrow(|registry| registry.classes.get(&key).map(|(_, class)| *class)) {
        return Ok(known);
    }
    let found = find_class(object, vm)?;
    REGISTRY.with_borrow_mut(|registry| registry.classes.insert(key, (class.to_owned(), found)));
    Ok(found)
}

fn find_class(object: &PyObject, vm: &VirtualMachine) -> PyResult<Class> {
    let class = object.class();
    if class.as_object().has_attr("_native", vm)? {
        return Ok(Class::Face);
    }
    let is_builtin = object.downcast_ref::<PyInt>().is_some()
        || object.downcast_ref::<PyFloat>().is_some()
        || object.downcast_ref::<PyStr>().is_some()
        || object.downcast_ref::<PyBool>().is_some();
    if !is_builtin {
        let bases: Vec<String> = class.mro_collect().iter().map(|base| base.name().to_string()).collect();
        let is = |name: &str| bases.iter().any(|base| base == name);
        if is("datetime") && is("date") {
            return Ok(Class::Datetime);
        }
        if is("date") {
            return Ok(Class::Date);
        }
        if is("timedelta") {
            return Ok(Class::Timedelta);
        }
        if is("Decimal") {
            return Ok(Class::Decimal);
        }
    }
    if crate::convert_array::is_numpy_scalar(object, vm)? {
        return Ok(Class::Numpy);
    }
    Ok(Class::Other)
}
