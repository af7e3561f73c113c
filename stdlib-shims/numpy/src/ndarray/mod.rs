//! `numpy.ndarray`: an array of the engine as a Python object.

mod arranging;
mod attributes;
mod copying;
mod flags;
pub(crate) mod index;
mod iteration;
pub(crate) mod operators;
mod reductions;
mod sorting;

use std::cell::RefCell;

use orchestrator_arrays::{Array, Element};
use rustpython_vm::builtins::{PyStr, PyType};
use rustpython_vm::types::{AsMapping, AsNumber, AsSequence, Comparable, Constructor, Iterable, Representable};
use rustpython_vm::{
    AsObject, FromArgs, Py, PyObject, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass,
};

use crate::arguments::ShapeArg;
use crate::dtype::DTypeArg;
use crate::errors::{OrRaise, unsupported};
use crate::format;
use crate::scalars;

use arranging::ArrayArranging;
use attributes::ArrayAttributes;
use copying::ArrayCopying;
use reductions::ArrayReductions;
use sorting::ArraySorting;

pub(crate) use arranging::deliver;
pub(crate) use copying::swap_bytes;
pub use flags::PyFlags;
pub use iteration::{PyArrayIterator, PyFlatIterator};
pub(crate) use reductions::{Told, options as reduce_options};

#[pyclass(name = "ndarray", module = "numpy", unhashable = true)]
#[derive(PyPayload)]
pub struct PyNdArray {
    // Replaced as a whole when `shape` or `dtype` is assigned.
    array: RefCell<Array>,
    /// The array this one looks into.
    base: Option<PyObjectRef>,
}

impl std::fmt::Debug for PyNdArray {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "ndarray{:?}", self.array.borrow().shape())
    }
}

impl PyNdArray {
    pub fn new(array: Array) -> Self {
        Self { array: RefCell::new(array), base: None }
    }

    /// The array itself; the clone shares the elements.
    pub fn array(&self) -> Array {
        self.array.borrow().clone()
    }

    pub(crate) fn replace(&self, array: Array) {
        drop(self.array.replace(array));
    }

    pub(crate) fn with<T>(&self, look: impl FnOnce(&Array) -> T) -> T {
        look(&self.array.borrow())
    }

    /// A one-dimensional array of these values, without copying them.
    pub fn from_vec<T: Element>(values: Vec<T>, vm: &VirtualMachine) -> PyResult<PyRef<Self>> {
        let n_values = values.len();
        let array = Array::from_vec(values, &[n_values]).or_raise(vm)?;
        Ok(Self::new(array).into_ref(&vm.ctx))
    }

    /// The elements in C order, cast to `T`.
    pub fn to_vec<T: Element>(&self, vm: &VirtualMachine) -> PyResult<Vec<T>> {
        self.array.borrow().to_vec::<T>().or_raise(vm)
    }
}

/// A new Python array.
pub fn wrap(array: Array, vm: &VirtualMachine) -> PyObjectRef {
    PyNdArray::new(array).into_ref(&vm.ctx).into()
}

/// A new Python array that looks into `owner`.
pub(crate) fn wrap_view(array: Array, owner: &Py<PyNdArray>, vm: &VirtualMachine) -> PyObjectRef {
    let base = owner.with(|own| own.same_storage(&array)).then(|| match &owner.base {
        Some(base) => base.clone(),
        None => owner.as_object().to_owned(),
    });
    PyNdArray { array: RefCell::new(array), base }.into_ref(&vm.ctx).into()
}

/// A result: a scalar if it has no dimension.
pub fn wrap_or_scalar(array: Array, vm: &VirtualMachine) -> PyResult {
    if array.ndim() == 0 {
        let dtype = array.dtype().clone();
        return Ok(scalars::make(array.get_flat(0), &dtype, vm));
    }
    Ok(wrap(array, vm))
}

#[derive(FromArgs)]
pub struct NewArgs {
    #[pyarg(any)]
    shape: ShapeArg,
    #[pyarg(any, default)]
    dtype: DTypeArg,
    #[pyarg(any, default)]
    buffer: Option<PyObjectRef>,
}

impl Constructor for PyNdArray {
    type Args = NewArgs;

    fn py_new(_class: &Py<PyType>, args: Self::Args, vm: &VirtualMachine) -> PyResult<Self> {
        if args.buffer.is_some() {
            return Err(unsupported("numpy.ndarray(buffer=...)", vm));
        }
        let dtype = args.dtype.0.unwrap_or(orchestrator_arrays::DType::F64);
        Array::empty(&dtype, &args.shape.0).or_raise(vm).map(Self::new)
    }
}

impl Representable for PyNdArray {
    fn repr_str(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<String> {
        format::array_repr(&zelf.array(), vm)
    }
}

#[pyclass(with(
    Constructor,
    Representable,
    AsNumber,
    AsMapping,
    AsSequence,
    Comparable,
    Iterable,
    ArrayArranging,
    ArrayAttributes,
    ArrayCopying,
    ArrayReductions,
    ArraySorting
))]
impl PyNdArray {
    #[pyslot]
    fn slot_str(zelf: &PyObject, vm: &VirtualMachine) -> PyResult<PyRef<PyStr>> {
        let zelf = zelf.downcast_ref::<Self>().ok_or_else(|| vm.new_type_error("not an array"))?;
        Ok(vm.ctx.new_str(format::array_str(&zelf.array(), vm)?))
    }

    #[pymethod]
    fn __format__(zelf: PyRef<Self>, spec: String, vm: &VirtualMachine) -> PyResult<PyObjectRef> {
        let array = zelf.array();
        if array.ndim() == 0 {
            let only = wrap_or_scalar(array, vm)?;
            return vm.call_method(&only, "__format__", (spec,));
        }
        if !spec.is_empty() {
            return Err(vm.new_type_error("unsupported format string passed to numpy.ndarray.__format__"));
        }
        Ok(zelf.as_object().str(vm)?.into())
    }
}
