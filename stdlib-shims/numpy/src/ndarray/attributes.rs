//! Facts about an array: its shape, type, memory, and the views that are attributes.

use std::cell::Cell;

use orchestrator_arrays::{Array, DType, Order};
use rustpython_vm::{PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

use super::{PyFlags, PyFlatIterator, PyNdArray, wrap_view};
use crate::arguments;
use crate::convert;
use crate::dtype::{self, PyDType};
use crate::errors::OrRaise;

fn tuple(values: impl Iterator<Item = PyObjectRef>, vm: &VirtualMachine) -> PyObjectRef {
    vm.ctx.new_tuple(values.collect()).into()
}

#[pyclass]
pub(super) trait ArrayAttributes: PyPayload {
    #[pygetset]
    fn shape(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyObjectRef {
        zelf.with(|array| tuple(array.shape().iter().map(|size| vm.ctx.new_int(*size).into()), vm))
    }

    #[pygetset(setter)]
    fn set_shape(zelf: PyRef<PyNdArray>, shape: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
        let shape = arguments::integers(&[shape], vm)?;
        let array = zelf.array();
        let reshaped = array.reshape(&shape, Order::C).or_raise(vm)?;
        if !reshaped.same_storage(&array) {
            return Err(vm.new_attribute_error(
                "Incompatible shape for in-place modification. Use `.reshape()` to make a copy with the desired shape.",
            ));
        }
        zelf.replace(reshaped);
        Ok(())
    }

    #[pygetset]
    fn dtype(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyRef<PyDType> {
        zelf.with(|array| PyDType::wrap(array.dtype().clone(), vm))
    }

    #[pygetset(setter)]
    fn set_dtype(zelf: PyRef<PyNdArray>, dtype: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
        let dtype = dtype::parse(&dtype, vm)?;
        let viewed = zelf.array().view_dtype(&dtype).or_raise(vm)?;
        zelf.replace(viewed);
        Ok(())
    }

    #[pygetset]
    fn ndim(zelf: PyRef<PyNdArray>) -> usize {
        zelf.with(Array::ndim)
    }

    #[pygetset]
    fn size(zelf: PyRef<PyNdArray>) -> usize {
        zelf.with(Array::size)
    }

    #[pygetset]
    fn itemsize(zelf: PyRef<PyNdArray>) -> usize {
        zelf.with(Array::itemsize)
    }

    #[pygetset]
    fn nbytes(zelf: PyRef<PyNdArray>) -> usize {
        zelf.with(Array::nbytes)
    }

    #[pygetset]
    fn strides(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyObjectRef {
        // An array made without elements has no steps; a view of one that has some keeps them.
        let is_nothing = zelf.base.is_none() && zelf.with(Array::size) == 0;
        let step_of = |step: &isize| vm.ctx.new_int(if is_nothing { 0 } else { *step }).into();
        zelf.with(|array| tuple(array.byte_strides().iter().map(step_of), vm))
    }

    #[pygetset(name = "T")]
    fn transposed(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        Ok(wrap_view(zelf.array().transpose(None).or_raise(vm)?, &zelf, vm))
    }

    #[pygetset(name = "mT")]
    fn matrices_transposed(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        if zelf.with(Array::ndim) < 2 {
            return Err(vm.new_value_error("matrix transpose with ndim < 2 is undefined"));
        }
        Ok(wrap_view(zelf.array().swapaxes(-1, -2).or_raise(vm)?, &zelf, vm))
    }

    #[pygetset]
    fn real(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        if !array.dtype().is_complex() {
            return Ok(zelf.into());
        }
        Ok(wrap_view(array.real_view(), &zelf, vm))
    }

    #[pygetset(setter)]
    fn set_real(zelf: PyRef<PyNdArray>, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
        let array = zelf.array();
        let target = if array.dtype().is_complex() { array.real_view() } else { array };
        target.assign(&convert::array_from(&value, None, vm)?).or_raise(vm)
    }

    #[pygetset]
    fn imag(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        if !array.dtype().is_complex() {
            let zeros = Array::zeros(array.dtype(), array.shape()).or_raise(vm)?;
            return Ok(super::wrap(zeros, vm));
        }
        Ok(wrap_view(array.imag_view().or_raise(vm)?, &zelf, vm))
    }

    #[pygetset(setter)]
    fn set_imag(zelf: PyRef<PyNdArray>, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
        let array = zelf.array();
        if !array.dtype().is_complex() {
            return Err(vm.new_type_error("array does not have imaginary part to set"));
        }
        array.imag_view().or_raise(vm)?.assign(&convert::array_from(&value, None, vm)?).or_raise(vm)
    }

    #[pygetset]
    fn flat(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyRef<PyFlatIterator> {
        PyFlatIterator { array: zelf, place: Cell::new(0) }.into_ref(&vm.ctx)
    }

    #[pygetset(setter)]
    fn set_flat(zelf: PyRef<PyNdArray>, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
        let array = zelf.array();
        let value = convert::array_from(&value, Some(array.dtype()), vm)?;
        let places: Vec<i64> = (0..i64::try_from(array.size()).unwrap_or(0)).collect();
        let places = Array::from_vec(places, &[array.size()]).or_raise(vm)?;
        orchestrator_arrays::put(&array, &places, &value, orchestrator_arrays::TakeMode::Raise).or_raise(vm)
    }

    #[pygetset]
    fn base(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyObjectRef {
        vm.unwrap_or_none(zelf.base.clone())
    }

    #[pygetset]
    fn flags(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyRef<PyFlags> {
        PyFlags { array: zelf }.into_ref(&vm.ctx)
    }

    #[pygetset]
    fn __array_priority__(_zelf: PyRef<PyNdArray>) -> f64 {
        0.0
    }

    /// Where the elements are, as an opaque number: two arrays share memory if they agree.
    #[pygetset]
    fn _storage(zelf: PyRef<PyNdArray>) -> usize {
        zelf.with(Array::storage_address)
    }

    #[pymethod]
    fn setflags(zelf: PyRef<PyNdArray>, args: SetFlagsArgs, vm: &VirtualMachine) -> PyResult<()> {
        let Some(write) = args.write.filter(|write| !vm.is_none(write)) else { return Ok(()) };
        let mut array = zelf.array();
        array.set_writeable(write.try_to_bool(vm)?);
        zelf.replace(array);
        Ok(())
    }

    #[pymethod]
    fn __array__(
        zelf: PyRef<PyNdArray>,
        dtype: rustpython_vm::function::OptionalOption<PyObjectRef>,
        vm: &VirtualMachine,
    ) -> PyResult {
        match dtype.flatten() {
            Some(dtype) => {
                let dtype: DType = dtype::parse(&dtype, vm)?;
                Ok(super::wrap(zelf.array().cast_to(&dtype).or_raise(vm)?, vm))
            }
            None => Ok(zelf.into()),
        }
    }
}

#[derive(rustpython_vm::FromArgs)]
pub(super) struct SetFlagsArgs {
    #[pyarg(any, default)]
    write: Option<PyObjectRef>,
    #[pyarg(any, name = "align", default)]
    _align: Option<PyObjectRef>,
    #[pyarg(any, name = "uic", default)]
    _uic: Option<PyObjectRef>,
}

impl ArrayAttributes for PyNdArray {}
