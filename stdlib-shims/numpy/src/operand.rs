//! What stands beside an array in an operation: arrays, numbers, sequences, and objects that answer for themselves.

use orchestrator_arrays::{Array, DType, Scalar, Weak};
use rustpython_vm::builtins::{PyList, PyTuple};
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyResult, VirtualMachine};

use crate::convert;
use crate::ndarray::PyNdArray;
use crate::objects;
use crate::scalars;

/// An array and whether it stands for a plain Python number.
pub(crate) struct OwnedOperand {
    pub(crate) array: Array,
    pub(crate) weak: Weak,
}

impl OwnedOperand {
    pub(crate) fn borrow(&self) -> orchestrator_arrays::Operand<'_> {
        match self.weak {
            Weak::Strong => orchestrator_arrays::Operand::strong(&self.array),
            weak => orchestrator_arrays::Operand::weak(&self.array, weak),
        }
    }
}

/// How the object's class wants ufuncs of it computed, where it says so.
pub(crate) fn own_ufunc(object: &PyObject, vm: &VirtualMachine) -> Option<PyObjectRef> {
    // Python's own types and ours carry no such attribute, and are by far the most common.
    if object.downcast_ref::<PyNdArray>().is_some() || is_plain(object, vm) {
        return None;
    }
    object.class().get_attr(vm.ctx.intern_str("__array_ufunc__"))
}

fn is_plain(object: &PyObject, vm: &VirtualMachine) -> bool {
    let types = &vm.ctx.types;
    let class = object.class();
    class.is(types.float_type)
        || class.is(types.int_type)
        || class.is(types.str_type)
        || class.is(types.bool_type)
        || class.is(types.list_type)
        || class.is(types.tuple_type)
        || class.fast_issubclass(scalars::types(vm).generic)
}

/// Does the object want its own reflected operator instead of ours?
fn stands_aside(object: &PyObject, vm: &VirtualMachine) -> bool {
    if is_plain(object, vm) {
        return false;
    }
    let class = object.class();
    if class.get_attr(vm.ctx.intern_str("_is_pandas")).is_some() {
        return true;
    }
    if let Some(rule) = class.get_attr(vm.ctx.intern_str("__array_ufunc__")) {
        return vm.is_none(&rule);
    }
    class.get_attr(vm.ctx.intern_str("__array_priority__")).is_some()
}

/// A plain int that no element can hold, beside elements that are whole numbers.
pub(crate) fn check_fits(
    object: &PyObject,
    own: &OwnedOperand,
    other: &OwnedOperand,
    vm: &VirtualMachine,
) -> PyResult<()> {
    let is_too_large = own.array.dtype().is_object() && object.class().is(vm.ctx.types.int_type);
    if is_too_large && (other.array.dtype().is_integer() || other.array.dtype().is_bool()) && other.weak == Weak::Strong
    {
        return Err(vm.new_overflow_error("Python int too large to convert to C long"));
    }
    Ok(())
}

/// The operand for a Python value in an operator; `None` where the value stands aside.
pub(crate) fn in_operator(object: &PyObject, vm: &VirtualMachine) -> PyResult<Option<OwnedOperand>> {
    if let Some(array) = object.downcast_ref::<PyNdArray>() {
        return Ok(Some(OwnedOperand { array: array.array(), weak: Weak::Strong }));
    }
    if stands_aside(object, vm) {
        return Ok(None);
    }
    in_function(object, vm).map(Some)
}

/// The operand for a Python value handed to a function: everything becomes an array.
pub(crate) fn in_function(object: &PyObject, vm: &VirtualMachine) -> PyResult<OwnedOperand> {
    if let Some(array) = object.downcast_ref::<PyNdArray>() {
        return Ok(OwnedOperand { array: array.array(), weak: Weak::Strong });
    }
    if let Some(typed) = scalars::read(object, vm) {
        return Ok(OwnedOperand { array: typed.array(vm)?, weak: typed.weak });
    }
    if object.downcast_ref::<PyList>().is_some() || object.downcast_ref::<PyTuple>().is_some() || !vm.is_none(object) {
        let array = convert::array_from(object, None, vm)?;
        return Ok(OwnedOperand { array, weak: Weak::Strong });
    }
    let value = Scalar::Object(objects::from_python(object.to_owned()));
    let array = crate::errors::OrRaise::or_raise(Array::scalar(&DType::Object, &value), vm)?;
    Ok(OwnedOperand { array, weak: Weak::Strong })
}
