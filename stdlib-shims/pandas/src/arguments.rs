//! Types of arguments for the `FromArgs` structs of native calls. None counts as left out.

use std::ops::Deref;

use rustpython_vm::builtins::{PyList, PyStr, PyTuple};
use rustpython_vm::{PyObjectRef, PyRef, PyResult, TryFromObject, VirtualMachine};

use crate::column::kinds::Values;
use crate::module::PyColumn;

/// A whole number of any kind, plain or numpy's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whole(pub(crate) i64);

impl TryFromObject for Whole {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        index_of(&object, vm).map(Self)
    }
}

/// The same, with what it is when left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WholeOr<const DEFAULT: i64>(pub(crate) i64);

impl<const DEFAULT: i64> Default for WholeOr<DEFAULT> {
    fn default() -> Self {
        Self(DEFAULT)
    }
}

impl<const DEFAULT: i64> TryFromObject for WholeOr<DEFAULT> {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) { Ok(Self::default()) } else { index_of(&object, vm).map(Self) }
    }
}

impl<const DEFAULT: i64> WholeOr<DEFAULT> {
    /// Zero for negative ones.
    pub(crate) fn size(self) -> usize {
        usize::try_from(self.0).unwrap_or(0)
    }
}

/// Truth of anything, with what it is when left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FlagOr<const DEFAULT: bool>(pub(crate) bool);

impl<const DEFAULT: bool> Default for FlagOr<DEFAULT> {
    fn default() -> Self {
        Self(DEFAULT)
    }
}

impl<const DEFAULT: bool> TryFromObject for FlagOr<DEFAULT> {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) { Ok(Self::default()) } else { object.is_true(vm).map(Self) }
    }
}

/// A text.
#[derive(Clone, Debug)]
pub(crate) struct Words(pub(crate) String);

impl TryFromObject for Words {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        text_of(&object, vm).map(Self)
    }
}

impl Deref for Words {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// The values of a list, tuple or column.
pub(crate) struct Items(pub(crate) Vec<PyObjectRef>);

impl TryFromObject for Items {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        list_of(&object, vm).map(Self)
    }
}

/// A column; anything list-like becomes one.
pub(crate) struct OneColumn(pub(crate) Values);

impl TryFromObject for OneColumn {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        column_of(&object, vm).map(Self)
    }
}

/// A list of columns.
pub(crate) struct Columns(pub(crate) Vec<Values>);

impl TryFromObject for Columns {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        columns_of(&object, vm).map(Self)
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
