//! Arguments as numpy's functions take them: axes, shapes, flags, places for results.

use orchestrator_arrays::{Array, DType, Order};
use rustpython_vm::builtins::{PyInt, PyList, PyStr, PyTuple};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyRef, PyResult, TryFromObject, VirtualMachine};

use crate::convert;
use crate::ndarray::PyNdArray;

/// `axis`: none, one or several.
#[derive(Clone, Default, Debug)]
pub(crate) struct Axes(pub(crate) Option<Vec<isize>>);

impl TryFromObject for Axes {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self(None));
        }
        if let Some(axes) = object.downcast_ref::<PyTuple>() {
            return axes
                .as_slice()
                .iter()
                .map(|axis| index(axis, vm))
                .collect::<PyResult<_>>()
                .map(|axes| Self(Some(axes)));
        }
        if let Some(axes) = object.downcast_ref::<PyList>() {
            let axes = axes.borrow_vec().to_vec();
            return axes.iter().map(|axis| index(axis, vm)).collect::<PyResult<_>>().map(|axes| Self(Some(axes)));
        }
        Ok(Self(Some(vec![index(&object, vm)?])))
    }
}

/// `axis`: none or one.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct OneAxis(pub(crate) Option<isize>);

impl TryFromObject for OneAxis {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) { Ok(Self(None)) } else { index(&object, vm).map(|axis| Self(Some(axis))) }
    }
}

/// `axis` where leaving it out means the last one and `None` means all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastAxis(pub(crate) Option<isize>);

impl Default for LastAxis {
    fn default() -> Self {
        Self(Some(-1))
    }
}

impl TryFromObject for LastAxis {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        OneAxis::try_from_object(vm, object).map(|axis| Self(axis.0))
    }
}

/// An integer of any kind, plain or numpy's.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Whole(pub(crate) isize);

impl TryFromObject for Whole {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        index(&object, vm).map(Self)
    }
}

/// A number of any kind as a float.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Real(pub(crate) f64);

impl TryFromObject for Real {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        object.try_float(vm).map(|float| Self(float.to_f64()))
    }
}

pub(crate) fn index(object: &PyObject, vm: &VirtualMachine) -> PyResult<isize> {
    let value = object.try_index(vm)?;
    isize::try_from(value.as_bigint()).map_err(|_| vm.new_overflow_error("Python int too large to convert to C long"))
}

/// A whole number of 64 bits.
pub(crate) fn long(value: &Py<PyInt>, vm: &VirtualMachine) -> PyResult<i64> {
    i64::try_from(value.as_bigint()).map_err(|_| vm.new_overflow_error("int too big to convert"))
}

/// Truth of anything.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Flag(pub(crate) bool);

impl TryFromObject for Flag {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        object.try_to_bool(vm).map(Self)
    }
}

/// The same, true where left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FlagOn(pub(crate) bool);

impl Default for FlagOn {
    fn default() -> Self {
        Self(true)
    }
}

impl TryFromObject for FlagOn {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        object.try_to_bool(vm).map(Self)
    }
}

/// `shape`: one size or several.
#[derive(Clone, Default, Debug)]
pub(crate) struct ShapeArg(pub(crate) Vec<usize>);

impl TryFromObject for ShapeArg {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        let sizes = match parts(&object, vm)? {
            Some(parts) => parts.iter().map(|part| convert::dimension(part, vm)).collect::<PyResult<_>>()?,
            None if object.number().is_index() => vec![convert::dimension(&object, vm)?],
            None => {
                if object.downcast_ref::<PyStr>().is_some() {
                    return Err(vm.new_type_error("'str' object cannot be interpreted as an integer"));
                }
                let shown = object.repr(vm)?;
                return Err(
                    vm.new_type_error(format!("expected a sequence of integers or a single integer, got '{shown}'"))
                );
            }
        };
        Ok(Self(sizes))
    }
}

/// Items of a list, tuple or array of sizes.
pub(crate) fn parts(object: &PyObject, vm: &VirtualMachine) -> PyResult<Option<Vec<PyObjectRef>>> {
    if let Some(parts) = object.downcast_ref::<PyTuple>() {
        return Ok(Some(parts.as_slice().to_vec()));
    }
    if let Some(parts) = object.downcast_ref::<PyList>() {
        return Ok(Some(parts.borrow_vec().to_vec()));
    }
    if let Some(array) = object.downcast_ref::<PyNdArray>()
        && array.array().ndim() == 1
    {
        return object.to_owned().try_to_value(vm).map(Some);
    }
    Ok(None)
}

/// Several integers from `f(1, 2)` or `f((1, 2))`.
pub(crate) fn integers(args: &[PyObjectRef], vm: &VirtualMachine) -> PyResult<Vec<isize>> {
    if let [only] = args
        && let Some(parts) = parts(only, vm)?
    {
        return parts.iter().map(|part| index(part, vm)).collect();
    }
    args.iter().map(|arg| index(arg, vm)).collect()
}

/// `out`: an array the result is written to.
#[derive(Clone, Default, Debug)]
pub(crate) struct Out(pub(crate) Option<PyRef<PyNdArray>>);

impl TryFromObject for Out {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self(None));
        }
        let object = match object.downcast_ref::<PyTuple>().map(rustpython_vm::Py::as_slice) {
            Some([only]) => only.clone(),
            _ => object,
        };
        match object.downcast::<PyNdArray>() {
            Ok(array) => Ok(Self(Some(array))),
            Err(_) => Err(vm.new_type_error("return arrays must be of ArrayType")),
        }
    }
}

impl Out {
    pub(crate) fn array(&self) -> Option<Array> {
        self.0.as_ref().map(|out| out.array())
    }
}

/// `where`: `True` or an array of truths.
#[derive(Clone, Default)]
pub(crate) struct Mask(pub(crate) Option<Array>);

impl TryFromObject for Mask {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) || object.is(&vm.ctx.true_value) {
            return Ok(Self(None));
        }
        convert::array_from(&object, Some(&DType::Bool), vm).map(|mask| Self(Some(mask)))
    }
}

/// `order`: `C`, `F`, `A` or `K`.
#[derive(Clone, Copy, Default)]
pub(crate) struct OrderArg(pub(crate) Option<Order>);

impl TryFromObject for OrderArg {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self(None));
        }
        let order = object.downcast_ref::<PyStr>().and_then(|text| match text.to_str() {
            Some("C" | "c") => Some(Order::C),
            Some("F" | "f") => Some(Order::F),
            Some("A" | "a") => Some(Order::A),
            Some("K" | "k") => Some(Order::K),
            _ => None,
        });
        if order.is_some() {
            return Ok(Self(order));
        }
        let shown = object.repr(vm)?;
        Err(vm.new_value_error(format!("order must be one of 'C', 'F', 'A', or 'K' (got {shown})")))
    }
}
