//! Python values as elements: how the engine clones, compares and computes with them.

use std::ptr::NonNull;

use orchestrator_arrays::{ArrayError, BinaryOp, DType, ObjectRules, Opaque, Scalar, UnaryOp};
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::types::PyComparisonOp;
use rustpython_vm::vm::thread::{try_with_current_vm, with_current_vm};
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyResult, VirtualMachine};

use crate::convert;
use crate::scalars;

/// Gives a Python value to the engine.
pub fn from_python(object: PyObjectRef) -> Opaque {
    Opaque::from_raw(object.into_raw().as_ptr().cast())
}

/// Takes a Python value back from the engine.
pub fn into_python(value: Opaque) -> PyObjectRef {
    let pointer = NonNull::new(value.into_raw().cast::<PyObject>()).expect("handles are made from references");
    // SAFETY: the handle came out of `PyObjectRef::into_raw`, and ownership of it is given up just above.
    unsafe { PyObjectRef::from_raw(pointer) }
}

/// Looks at a Python value the engine holds.
pub fn as_python(value: &Opaque) -> &PyObject {
    // SAFETY: the handle came out of `PyObjectRef::into_raw` and is owned by `value` while this borrow lasts.
    unsafe { &*value.as_ptr().cast::<PyObject>() }
}

/// An exception on its way through the engine.
pub(crate) fn foreign(exception: PyBaseExceptionRef) -> ArrayError {
    ArrayError::Foreign(from_python(exception.into()))
}

/// A reference of our own: the Python code that runs next may overwrite the element it was read from.
fn owned(value: &Opaque) -> PyObjectRef {
    as_python(value).to_owned()
}

struct PythonObjects;

/// Before the first object array exists.
pub(crate) fn register() {
    orchestrator_arrays::register_objects(&PythonObjects);
}

impl ObjectRules for PythonObjects {
    fn clone_handle(&self, handle: *mut ()) -> *mut () {
        // SAFETY: the engine hands out only handles it owns.
        let object = unsafe { &*handle.cast::<PyObject>() };
        object.to_owned().into_raw().as_ptr().cast()
    }

    fn drop_handle(&self, handle: *mut ()) {
        let Some(pointer) = NonNull::new(handle.cast::<PyObject>()) else { return };
        // An array can outlive its interpreter at the end of the process; its elements then leak.
        if try_with_current_vm(|_| ()).is_some() {
            // SAFETY: the engine gives up a handle it owns.
            drop(unsafe { PyObjectRef::from_raw(pointer) });
        }
    }

    fn none(&self) -> Opaque {
        with_current_vm(|vm| from_python(vm.ctx.none()))
    }

    fn same(&self, left: &Opaque, right: &Opaque) -> bool {
        as_python(left).is(as_python(right))
    }

    fn from_scalar(&self, value: &Scalar, dtype: &DType) -> Result<Opaque, ArrayError> {
        with_current_vm(|vm| Ok(from_python(scalars::plain_value(value, dtype, vm).map_err(foreign)?)))
    }

    fn to_scalar(&self, value: &Opaque, dtype: &DType) -> Result<Scalar, ArrayError> {
        let value = owned(value);
        with_current_vm(|vm| convert::value_of_type(&value, dtype, vm).map_err(foreign))
    }

    fn binary(&self, op: BinaryOp, left: &Opaque, right: &Opaque) -> Result<Opaque, ArrayError> {
        let (left, right) = (owned(left), owned(right));
        with_current_vm(|vm| binary(op.name(), &left, &right, vm).map(from_python).map_err(foreign))
    }

    fn unary(&self, op: UnaryOp, value: &Opaque) -> Result<Opaque, ArrayError> {
        let value = owned(value);
        with_current_vm(|vm| unary(op.name(), &value, vm).map(from_python).map_err(foreign))
    }

    fn compare(&self, op: BinaryOp, left: &Opaque, right: &Opaque) -> Result<bool, ArrayError> {
        let (left, right) = (owned(left), owned(right));
        with_current_vm(|vm| {
            let Some(op) = comparison(op.name()) else {
                return Err(ArrayError::not_implemented(format!("{} of objects", op.name())));
            };
            left.rich_compare_bool(&right, op, vm).map_err(foreign)
        })
    }

    fn truth(&self, value: &Opaque) -> Result<bool, ArrayError> {
        let value = owned(value);
        with_current_vm(|vm| value.try_to_bool(vm).map_err(foreign))
    }
}

fn comparison(name: &str) -> Option<PyComparisonOp> {
    Some(match name {
        "equal" => PyComparisonOp::Eq,
        "not_equal" => PyComparisonOp::Ne,
        "less" => PyComparisonOp::Lt,
        "less_equal" => PyComparisonOp::Le,
        "greater" => PyComparisonOp::Gt,
        "greater_equal" => PyComparisonOp::Ge,
        _ => return None,
    })
}

fn binary(name: &str, left: &PyObject, right: &PyObject, vm: &VirtualMachine) -> PyResult {
    match name {
        "add" => vm._add(left, right),
        "subtract" => vm._sub(left, right),
        "multiply" => vm._mul(left, right),
        "divide" | "true_divide" => vm._truediv(left, right),
        "floor_divide" => vm._floordiv(left, right),
        "remainder" | "mod" => vm._mod(left, right),
        "power" | "pow" => vm._pow(left, right, vm.ctx.none.as_object()),
        "bitwise_and" => vm._and(left, right),
        "bitwise_or" => vm._or(left, right),
        "bitwise_xor" => vm._xor(left, right),
        "left_shift" => vm._lshift(left, right),
        "right_shift" => vm._rshift(left, right),
        "maximum" | "fmax" => larger(left, right, PyComparisonOp::Ge, vm),
        "minimum" | "fmin" => larger(left, right, PyComparisonOp::Le, vm),
        "logical_and" => Ok(if left.try_to_bool(vm)? { right.to_owned() } else { left.to_owned() }),
        "logical_or" => Ok(if left.try_to_bool(vm)? { left.to_owned() } else { right.to_owned() }),
        "logical_xor" => Ok(vm.ctx.new_bool(left.try_to_bool(vm)? != right.try_to_bool(vm)?).into()),
        other => match comparison(other) {
            Some(op) => left.rich_compare(right, op, vm),
            None => Err(vm.new_type_error(format!(
                "loop of ufunc does not support argument 0 of type {} which has no callable {other} method",
                left.class().name()
            ))),
        },
    }
}

fn larger(left: &PyObject, right: &PyObject, op: PyComparisonOp, vm: &VirtualMachine) -> PyResult {
    Ok(if left.rich_compare_bool(right, op, vm)? { left.to_owned() } else { right.to_owned() })
}

fn unary(name: &'static str, value: &PyObject, vm: &VirtualMachine) -> PyResult {
    match name {
        "negative" => vm._neg(value),
        "positive" => vm._pos(value),
        "absolute" => vm._abs(value),
        "invert" | "bitwise_not" => vm._invert(value),
        "logical_not" => Ok(vm.ctx.new_bool(!value.try_to_bool(vm)?).into()),
        "square" => vm._mul(value, value),
        "conjugate" => vm.call_method(value, "conjugate", ()),
        "floor" => vm.call_method(value, "__floor__", ()),
        "ceil" => vm.call_method(value, "__ceil__", ()),
        "trunc" => vm.call_method(value, "__trunc__", ()),
        "reciprocal" => vm._truediv(vm.ctx.new_int(1).as_object(), value),
        "isnan" => Ok(vm.ctx.new_bool(value.rich_compare_bool(value, PyComparisonOp::Ne, vm)?).into()),
        other => match vm.get_attribute_opt(value, other)? {
            Some(method) => method.call((), vm),
            None => Err(vm.new_type_error(format!(
                "loop of ufunc does not support argument 0 of type {} which has no callable {other} method",
                value.class().name()
            ))),
        },
    }
}
