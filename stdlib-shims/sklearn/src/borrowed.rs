//! Numbers of an array as a slice, without a copy where they stand in C order already.

use orchestrator_arrays::{Array, Element};
use orchestrator_numpy::{OrRaise, array_from};
use rustpython_vm::{PyObject, PyResult, VirtualMachine};

pub(crate) struct Numbers<T: Element> {
    array: Array,
    copied: Option<Vec<T>>,
}

impl<T: Element> Numbers<T> {
    pub(crate) fn new(object: &PyObject, vm: &VirtualMachine) -> PyResult<Self> {
        let array = array_from(object, Some(&T::DTYPE), vm)?;
        let copied = if array.as_slice::<T>().is_some() { None } else { Some(array.to_vec::<T>().or_raise(vm)?) };
        Ok(Self { array, copied })
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        self.copied.as_deref().or_else(|| self.array.as_slice::<T>()).unwrap_or_default()
    }

    pub(crate) fn n_columns(&self) -> usize {
        self.array.shape().get(1).copied().unwrap_or(1)
    }

    /// Nothing where the object is None.
    pub(crate) fn optional(object: &PyObject, vm: &VirtualMachine) -> PyResult<Option<Self>> {
        if vm.is_none(object) { Ok(None) } else { Self::new(object, vm).map(Some) }
    }
}
