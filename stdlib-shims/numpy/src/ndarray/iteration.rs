//! Walking an array: over its first axis, and over every element (`flat`).

use std::cell::Cell;

use orchestrator_arrays::{Array, Index, Order};
use rustpython_vm::protocol::{PyIterReturn, PyMappingMethods};
use rustpython_vm::types::{AsMapping, IterNext, Iterable, SelfIter};
use rustpython_vm::{Py, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

use super::{PyNdArray, wrap, wrap_view};
use crate::convert;
use crate::errors::OrRaise;
use crate::scalars;

impl Iterable for PyNdArray {
    fn iter(zelf: PyRef<Self>, vm: &VirtualMachine) -> PyResult {
        if zelf.with(|array| array.ndim() == 0) {
            return Err(vm.new_type_error("iteration over a 0-d array"));
        }
        Ok(PyArrayIterator { array: zelf, place: Cell::new(0) }.into_ref(&vm.ctx).into())
    }
}

#[pyclass(name = "array_iterator", module = "numpy")]
#[derive(Debug, PyPayload)]
pub struct PyArrayIterator {
    array: PyRef<PyNdArray>,
    place: Cell<usize>,
}

impl SelfIter for PyArrayIterator {}

impl IterNext for PyArrayIterator {
    fn next(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<PyIterReturn> {
        let place = zelf.place.get();
        let found = zelf.array.with(|array| {
            let n_items = array.shape().first().copied().unwrap_or(0);
            if place >= n_items {
                return Ok(None);
            }
            if array.ndim() == 1 {
                return Ok(Some(scalars::make(array.get_flat(place), array.dtype(), vm)));
            }
            let row = array.get_index(&[Index::Int(place.cast_signed())]).or_raise(vm)?;
            Ok(Some(wrap_view(row, &zelf.array, vm)))
        })?;
        zelf.place.set(place + 1);
        Ok(match found {
            Some(item) => PyIterReturn::Return(item),
            None => PyIterReturn::StopIteration(None),
        })
    }
}

#[pyclass(with(IterNext, Iterable))]
impl PyArrayIterator {
    #[pymethod]
    fn __length_hint__(zelf: &Py<Self>) -> usize {
        let n_items = zelf.array.with(|array| array.shape().first().copied().unwrap_or(0));
        n_items.saturating_sub(zelf.place.get())
    }
}

/// `array.flat`: the elements in C order, to read, write and index.
#[pyclass(name = "flatiter", module = "numpy")]
#[derive(Debug, PyPayload)]
pub struct PyFlatIterator {
    pub(super) array: PyRef<PyNdArray>,
    pub(super) place: Cell<usize>,
}

impl SelfIter for PyFlatIterator {}

impl IterNext for PyFlatIterator {
    fn next(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<PyIterReturn> {
        let place = zelf.place.get();
        let array = zelf.array.array();
        if place >= array.size() {
            return Ok(PyIterReturn::StopIteration(None));
        }
        zelf.place.set(place + 1);
        Ok(PyIterReturn::Return(scalars::make(array.get_flat(place), array.dtype(), vm)))
    }
}

impl AsMapping for PyFlatIterator {
    fn as_mapping() -> &'static PyMappingMethods {
        static METHODS: PyMappingMethods = PyMappingMethods {
            length: Some(|mapping, _| Ok(PyFlatIterator::mapping_downcast(mapping).array.with(Array::size))),
            subscript: Some(|mapping, key, vm| {
                let zelf = PyFlatIterator::mapping_downcast(mapping);
                let flat = zelf.array.array().flatten(Order::C).or_raise(vm)?;
                let flat = PyNdArray::new(flat).into_ref(&vm.ctx);
                super::index::get(&flat, key, vm)
            }),
            ass_subscript: Some(|mapping, key, value, vm| {
                let zelf = PyFlatIterator::mapping_downcast(mapping);
                let Some(value) = value else { return Err(vm.new_value_error("cannot delete array elements")) };
                let array = zelf.array.array();
                let n_places = i64::try_from(array.size()).unwrap_or(i64::MAX);
                let places = Array::from_vec((0..n_places).collect(), &[array.size()]).or_raise(vm)?;
                let chosen = places.get_index(&super::index::parse(key, vm)?).or_raise(vm)?;
                let value = convert::array_from(&value, Some(array.dtype()), vm)?;
                orchestrator_arrays::put(&array, &chosen, &value, orchestrator_arrays::TakeMode::Raise).or_raise(vm)
            }),
        };
        &METHODS
    }
}

#[pyclass(with(IterNext, Iterable, AsMapping))]
impl PyFlatIterator {
    #[pymethod]
    fn __array__(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult {
        Ok(wrap(zelf.array.array().flatten(Order::C).or_raise(vm)?, vm))
    }

    #[pymethod]
    fn copy(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult {
        Self::__array__(zelf, vm)
    }

    #[pygetset]
    fn base(zelf: &Py<Self>) -> PyRef<PyNdArray> {
        zelf.array.clone()
    }

    #[pygetset]
    fn index(zelf: &Py<Self>) -> usize {
        zelf.place.get()
    }
}
