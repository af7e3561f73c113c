//! Operators of scalars. Two common types are computed in place; the rest goes through arrays of no dimension.

use orchestrator_arrays::{DType, Scalar, UfuncOptions, UnaryOp, Weak};
use rustpython_vm::builtins::{PyList, PyTuple};
use rustpython_vm::types::PyComparisonOp;
use rustpython_vm::{PyObject, PyResult, VirtualMachine};

use super::{Typed, bool_, float64, int64, read};
use crate::errors::OrRaise;
use crate::ndarray::{PyNdArray, wrap_or_scalar};
use crate::operand;

/// `left op right` where one of them is a scalar of ours.
pub(crate) fn binary_operator(name: &'static str, left: &PyObject, right: &PyObject, vm: &VirtualMachine) -> PyResult {
    // A list beside a whole number is repeated, as Python does it.
    if name == "multiply" && (repeats(left, right, vm) || repeats(right, left, vm)) {
        return Ok(vm.ctx.not_implemented());
    }
    if let ("multiply", Some(class)) = (name, not_a_count(left, right, vm).or_else(|| not_a_count(right, left, vm))) {
        return Err(vm.new_type_error(format!("can't multiply sequence by non-int of type '{class}'")));
    }
    if right.downcast_ref::<PyNdArray>().is_none()
        && left.downcast_ref::<PyNdArray>().is_none()
        && let (Some(a), Some(b)) = (read(left, vm), read(right, vm))
    {
        if !crate::floating::watches_underflow()
            && let Some(quick) = quick(name, &a, &b, vm)
        {
            return Ok(quick);
        }
        // Text is repeated by Python itself.
        if name == "multiply" && (a.dtype.is_text() || b.dtype.is_text()) {
            return Ok(vm.ctx.not_implemented());
        }
        let result = crate::ndarray::operators::binary(name, left, right, vm)?;
        if wraps(name, &a, &b, &result, vm) {
            crate::floating::report_overflow(&format!("scalar {name}"), vm)?;
        }
        return Ok(result);
    }
    crate::ndarray::operators::binary(name, left, right, vm)
}

fn is_list(object: &PyObject) -> bool {
    object.downcast_ref::<PyList>().is_some() || object.downcast_ref::<PyTuple>().is_some()
}

/// The class of a number that a list cannot be repeated by.
fn not_a_count(list: &PyObject, count: &PyObject, vm: &VirtualMachine) -> Option<String> {
    let typed = read(count, vm).filter(|_| is_list(list))?;
    (typed.dtype.is_float() || typed.dtype.is_complex()).then(|| format!("numpy.{}", count.class().name()))
}

/// Whether a sum, difference or product of whole numbers is not the true one.
fn wraps(name: &str, left: &Typed, right: &Typed, result: &PyObject, vm: &VirtualMachine) -> bool {
    let whole = |typed: &Typed| match typed.value {
        Scalar::Int(value) => Some(i128::from(value)),
        Scalar::UInt(value) => Some(i128::from(value)),
        _ => None,
    };
    let (Some(a), Some(b)) = (whole(left), whole(right)) else { return false };
    let exact = match name {
        "add" => a.checked_add(b),
        "subtract" => a.checked_sub(b),
        "multiply" => a.checked_mul(b),
        _ => return false,
    };
    read(result, vm).and_then(|typed| whole(&typed)).is_some_and(|given| Some(given) != exact)
}

fn repeats(list: &PyObject, count: &PyObject, vm: &VirtualMachine) -> bool {
    is_list(list) && read(count, vm).is_some_and(|typed| typed.dtype.is_integer())
}

/// Both float64 or plain floats and ints, or both int64 or plain ints.
fn quick(name: &str, left: &Typed, right: &Typed, vm: &VirtualMachine) -> Option<rustpython_vm::PyObjectRef> {
    if let Some((a, b)) = as_floats(left, right) {
        let value = match name {
            "add" => a + b,
            "subtract" => a - b,
            "multiply" => a * b,
            "divide" => a / b,
            _ => return None,
        };
        // What is not finite goes the long way, where it is reported.
        return value.is_finite().then(|| float64(value, vm));
    }
    if let Some((a, b)) = as_ints(left, right) {
        let value = match name {
            // What does not fit goes the long way, where it is reported.
            "add" => a.checked_add(b)?,
            "subtract" => a.checked_sub(b)?,
            "multiply" => a.checked_mul(b)?,
            #[expect(clippy::cast_precision_loss, reason = "a quotient of integers is a double")]
            "divide" if b != 0 => return Some(float64(a as f64 / b as f64, vm)),
            _ => return None,
        };
        return Some(int64(value, vm));
    }
    None
}

#[expect(clippy::cast_precision_loss, reason = "an int beside a double becomes a double")]
fn as_floats(left: &Typed, right: &Typed) -> Option<(f64, f64)> {
    let read = |typed: &Typed| match (&typed.value, &typed.dtype) {
        (Scalar::Float(value), DType::F64) => Some(*value),
        (Scalar::Int(value), DType::I64) => Some(*value as f64),
        _ => None,
    };
    let is_float = |typed: &Typed| typed.dtype == DType::F64;
    (is_float(left) || is_float(right)).then(|| Some((read(left)?, read(right)?))).flatten()
}

fn as_ints(left: &Typed, right: &Typed) -> Option<(i64, i64)> {
    match (left, right) {
        (
            Typed { value: Scalar::Int(a), dtype: DType::I64, weak: first },
            Typed { value: Scalar::Int(b), dtype: DType::I64, weak: second },
        ) if *first == Weak::Strong || *second == Weak::Strong => Some((*a, *b)),
        _ => None,
    }
}

/// The result of one of the six comparisons.
pub(crate) fn comparison(op: PyComparisonOp, left: &PyObject, right: &PyObject, vm: &VirtualMachine) -> PyResult {
    if right.downcast_ref::<PyNdArray>().is_none()
        && let (Some(a), Some(b)) = (read(left, vm), read(right, vm))
    {
        let ordering = if let Some((a, b)) = as_floats(&a, &b) {
            Some(a.partial_cmp(&b))
        } else {
            as_ints(&a, &b).map(|(a, b)| Some(a.cmp(&b)))
        };
        if let Some(ordering) = ordering {
            let holds = ordering.map_or(op == PyComparisonOp::Ne, |ordering| op.eval_ord(ordering));
            return Ok(bool_(holds, vm));
        }
    }
    if vm.is_none(right) {
        return Ok(match op {
            PyComparisonOp::Eq => bool_(false, vm),
            PyComparisonOp::Ne => bool_(true, vm),
            _ => vm.ctx.not_implemented(),
        });
    }
    crate::ndarray::operators::compare(op, left, right, vm)
}

pub(super) fn unary_operator(op: UnaryOp, value: &PyObject, vm: &VirtualMachine) -> PyResult {
    let owned = operand::in_function(value, vm)?;
    let strong = orchestrator_arrays::Operand::strong(&owned.array);
    let result = orchestrator_arrays::unary(op, &strong, &UfuncOptions::default()).or_raise(vm)?;
    wrap_or_scalar(result, vm)
}
