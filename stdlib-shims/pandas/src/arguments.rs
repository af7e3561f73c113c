//! Arguments of native calls, which arrive in order or by name.

use rustpython_vm::builtins::{PyList, PyStr, PyTuple};
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{PyObjectRef, PyRef, PyResult, VirtualMachine};

use crate::column::kinds::Values;
use crate::module::PyColumn;

pub(crate) struct Arguments<'a> {
    given: FuncArgs,
    next: usize,
    vm: &'a VirtualMachine,
}

impl<'a> Arguments<'a> {
    pub(crate) fn new(given: FuncArgs, vm: &'a VirtualMachine) -> Self {
        Self { given, next: 0, vm }
    }

    /// The next positional argument, or the one of that name.
    pub(crate) fn optional(&mut self, name: &str) -> Option<PyObjectRef> {
        let value = self.given.args.get(self.next).cloned();
        self.next += 1;
        value.or_else(|| self.given.take_keyword(name))
    }

    /// The same, with None as absent.
    pub(crate) fn some(&mut self, name: &str) -> Option<PyObjectRef> {
        self.optional(name).filter(|value| !self.vm.is_none(value))
    }

    pub(crate) fn required(&mut self, name: &str) -> PyResult {
        self.optional(name).ok_or_else(|| self.vm.new_type_error(format!("missing argument: '{name}'")))
    }

    pub(crate) fn flag(&mut self, name: &str, default: bool) -> PyResult<bool> {
        self.some(name).map_or(Ok(default), |value| value.is_true(self.vm))
    }

    pub(crate) fn int(&mut self, name: &str, default: i64) -> PyResult<i64> {
        self.some(name).map_or(Ok(default), |value| index_of(&value, self.vm))
    }

    pub(crate) fn maybe_int(&mut self, name: &str) -> PyResult<Option<i64>> {
        self.some(name).map(|value| index_of(&value, self.vm)).transpose()
    }

    pub(crate) fn maybe_float(&mut self, name: &str) -> PyResult<Option<f64>> {
        self.some(name).map(|value| value.try_into_value::<f64>(self.vm)).transpose()
    }

    pub(crate) fn text(&mut self, name: &str) -> PyResult<String> {
        let value = self.required(name)?;
        text_of(&value, self.vm)
    }

    pub(crate) fn text_or(&mut self, name: &str, default: &str) -> PyResult<String> {
        self.some(name).map_or_else(|| Ok(default.to_owned()), |value| text_of(&value, self.vm))
    }

    pub(crate) fn maybe_text(&mut self, name: &str) -> PyResult<Option<String>> {
        self.some(name).map(|value| text_of(&value, self.vm)).transpose()
    }

    /// A column; anything list-like becomes one.
    pub(crate) fn column(&mut self, name: &str) -> PyResult<Values> {
        let value = self.required(name)?;
        column_of(&value, self.vm)
    }

    pub(crate) fn maybe_column(&mut self, name: &str) -> PyResult<Option<Values>> {
        self.some(name).map(|value| column_of(&value, self.vm)).transpose()
    }

    pub(crate) fn columns(&mut self, name: &str) -> PyResult<Vec<Values>> {
        let value = self.required(name)?;
        columns_of(&value, self.vm)
    }

    pub(crate) fn list(&mut self, name: &str) -> PyResult<Vec<PyObjectRef>> {
        let value = self.required(name)?;
        list_of(&value, self.vm)
    }
}

pub(crate) fn index_of(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<i64> {
    value.try_index(vm)?.try_to_primitive::<i64>(vm)
}

pub(crate) fn text_of(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<String> {
    let text = value.downcast_ref::<PyStr>().and_then(|text| text.to_str());
    text.map(str::to_owned)
        .ok_or_else(|| vm.new_type_error(format!("expected str, got {}", crate::cell::type_name(value))))
}

pub(crate) fn list_of(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
    if let Some(list) = value.downcast_ref::<PyList>() {
        return Ok(list.borrow_vec().to_vec());
    }
    if let Some(tuple) = value.downcast_ref::<PyTuple>() {
        return Ok(tuple.as_slice().to_vec());
    }
    if let Ok(column) = value.clone().downcast::<PyColumn>() {
        return crate::column::read::to_objects(&column.values(), vm);
    }
    value.try_to_value::<Vec<PyObjectRef>>(vm)
}

pub(crate) fn column_of(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Values> {
    match value.clone().downcast::<PyColumn>() {
        Ok(column) => Ok(column.values()),
        Err(value) => crate::column::build::column(&value, None, vm),
    }
}

pub(crate) fn columns_of(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<Values>> {
    list_of(value, vm)?.iter().map(|item| column_of(item, vm)).collect()
}

pub(crate) fn is_column(value: &PyObjectRef) -> Option<PyRef<PyColumn>> {
    value.clone().downcast::<PyColumn>().ok()
}
