//! The operators of arrays: elementwise, broadcasting, in place through views.

use orchestrator_arrays::{
    Array, ArrayError, BinaryOp, Casting, DType, ErrorKind, Operand, Quick, Scalar, UfuncOptions, UnaryOp, Weak,
    quick_binary,
};
use rustpython_vm::builtins::{PyFloat, PyInt};
use rustpython_vm::function::{Either, PyComparisonValue};
use rustpython_vm::protocol::{PyNumber, PyNumberMethods};
use rustpython_vm::types::{AsNumber, Comparable, PyComparisonOp};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyResult, VirtualMachine};

use super::{PyNdArray, wrap, wrap_or_scalar};
use crate::errors::OrRaise;
use crate::floating;
use crate::functions::products;
use crate::operand::{self, OwnedOperand, in_function, in_operator};
use crate::{scalars, ufunc};

fn op_named(name: &str) -> BinaryOp {
    BinaryOp::from_name(name).expect("operators are named after ufuncs")
}

/// `left op right`, or `NotImplemented` where an operand stands aside.
pub(crate) fn binary(name: &'static str, left: &PyObject, right: &PyObject, vm: &VirtualMachine) -> PyResult {
    let is_watched = floating::watches_underflow();
    if !is_watched && let Some(result) = quick(op_named(name), left, right, vm) {
        return Ok(result);
    }
    let (Some(a), Some(b)) = (in_operator(left, vm)?, in_operator(right, vm)?) else {
        return Ok(vm.ctx.not_implemented());
    };
    if operand::own_ufunc(left, vm).is_some() || operand::own_ufunc(right, vm).is_some() {
        return ufunc::call(name, vec![left.to_owned(), right.to_owned()], vm);
    }
    operand::check_fits(left, &a, &b, vm)?;
    operand::check_fits(right, &b, &a, vm)?;
    if name == "power"
        && !is_watched
        && let Some(result) = easy_power(&a, &b).or_raise(vm)?
    {
        return wrap_or_scalar(result, vm);
    }
    let result = orchestrator_arrays::binary(op_named(name), &a.borrow(), &b.borrow(), &UfuncOptions::default());
    let result = result.or_raise(vm)?;
    floating::check(name, &[&a.array, &b.array], &result, vm)?;
    wrap_or_scalar(result, vm)
}

/// Small arrays with each other or with a plain number, where nothing has to be converted or reported.
fn quick(op: BinaryOp, left: &PyObject, right: &PyObject, vm: &VirtualMachine) -> Option<PyObjectRef> {
    let number = |object: &PyObject| -> Option<Quick<'static>> {
        if let Some(float) = object.downcast_ref::<PyFloat>() {
            let class = object.class();
            let is_own = class.is(vm.ctx.types.float_type) || class.is(&scalars::types(vm).float64);
            return is_own.then(|| Quick::Float(float.to_f64()));
        }
        let int = object.downcast_ref_if_exact::<PyInt>(vm)?;
        i64::try_from(int.as_bigint()).ok().map(Quick::Int)
    };
    let result = match (left.downcast_ref::<PyNdArray>(), right.downcast_ref::<PyNdArray>()) {
        (Some(a), Some(b)) => a.with(|a| b.with(|b| quick_binary(op, Quick::Array(a), Quick::Array(b)))),
        (Some(a), None) => number(right).and_then(|b| a.with(|a| quick_binary(op, Quick::Array(a), b))),
        (None, Some(b)) => number(left).and_then(|a| b.with(|b| quick_binary(op, a, Quick::Array(b)))),
        (None, None) => None,
    };
    result.map(|array| wrap(array, vm))
}

/// Powers with a plain number that numpy computes another, more exact way.
fn easy_power(base: &OwnedOperand, exponent: &OwnedOperand) -> Result<Option<Array>, ArrayError> {
    let is_plain = exponent.weak != Weak::Strong && base.weak == Weak::Strong;
    let is_inexact = base.array.dtype().is_float() || base.array.dtype().is_complex();
    if !is_plain || !is_inexact || base.array.ndim() == 0 {
        return Ok(None);
    }
    let op = match exponent.array.get_flat(0) {
        Scalar::Int(-1) | Scalar::Float(-1.0) => UnaryOp::Reciprocal,
        Scalar::Int(1) | Scalar::Float(1.0) => UnaryOp::Positive,
        Scalar::Int(2) | Scalar::Float(2.0) => UnaryOp::Square,
        Scalar::Float(0.5) => UnaryOp::Sqrt,
        _ => return Ok(None),
    };
    orchestrator_arrays::unary(op, &Operand::strong(&base.array), &UfuncOptions::default()).map(Some)
}

/// `left op= right`: written into the left array.
fn in_place(name: &'static str, left: &PyObject, right: &PyObject, vm: &VirtualMachine) -> PyResult {
    let Some(target) = left.downcast_ref::<PyNdArray>() else { return binary(name, left, right, vm) };
    let Some(other) = in_operator(right, vm)? else { return Ok(vm.ctx.not_implemented()) };
    let array = target.array();
    if !array.is_writeable() {
        return Err(vm.new_value_error("output array is read-only"));
    }
    let options = UfuncOptions { out: Some(&array), casting: Casting::SameKind, ..UfuncOptions::default() };
    let written = orchestrator_arrays::binary(op_named(name), &Operand::strong(&array), &other.borrow(), &options);
    floating::check(name, &[&other.array], &written.or_raise(vm)?, vm)?;
    Ok(left.to_owned())
}

fn unary(op: UnaryOp, number: PyNumber<'_>, vm: &VirtualMachine) -> PyResult {
    let array = PyNdArray::number_downcast(number).array();
    let result = orchestrator_arrays::unary(op, &Operand::strong(&array), &UfuncOptions::default()).or_raise(vm)?;
    wrap_or_scalar(result, vm)
}

fn comparison_name(op: PyComparisonOp) -> &'static str {
    match op {
        PyComparisonOp::Eq => "equal",
        PyComparisonOp::Ne => "not_equal",
        PyComparisonOp::Lt => "less",
        PyComparisonOp::Le => "less_equal",
        PyComparisonOp::Gt => "greater",
        PyComparisonOp::Ge => "greater_equal",
    }
}

pub(crate) fn compare(op: PyComparisonOp, left: &PyObject, right: &PyObject, vm: &VirtualMachine) -> PyResult {
    if let Some(result) = quick(op_named(comparison_name(op)), left, right, vm) {
        return Ok(result);
    }
    let (Some(a), Some(b)) = (in_operator(left, vm)?, in_operator(right, vm)?) else {
        return Ok(vm.ctx.not_implemented());
    };
    let op_code = op_named(comparison_name(op));
    match orchestrator_arrays::binary(op_code, &a.borrow(), &b.borrow(), &UfuncOptions::default()) {
        Ok(result) => wrap_or_scalar(result, vm),
        // Things of types that cannot be compared are unequal.
        Err(error) if is_incomparable(&error) && matches!(op, PyComparisonOp::Eq | PyComparisonOp::Ne) => {
            let shape = orchestrator_arrays::broadcast_shapes(&[a.array.shape(), b.array.shape()]).or_raise(vm)?;
            let answer = Scalar::Bool(op == PyComparisonOp::Ne);
            wrap_or_scalar(Array::full(&DType::Bool, &shape, &answer).or_raise(vm)?, vm)
        }
        Err(error) => Err(crate::errors::raise(error, vm)),
    }
}

fn is_incomparable(error: &ArrayError) -> bool {
    matches!(error.kind(), ErrorKind::UfuncType | ErrorKind::Promotion)
}

impl Comparable for PyNdArray {
    fn slot_richcompare(
        zelf: &PyObject,
        other: &PyObject,
        op: PyComparisonOp,
        vm: &VirtualMachine,
    ) -> PyResult<Either<PyObjectRef, PyComparisonValue>> {
        compare(op, zelf, other, vm).map(Either::A)
    }

    fn cmp(
        _zelf: &Py<Self>,
        _other: &PyObject,
        _op: PyComparisonOp,
        _vm: &VirtualMachine,
    ) -> PyResult<PyComparisonValue> {
        Ok(PyComparisonValue::NotImplemented)
    }
}

fn matmul(left: &PyObject, right: &PyObject, vm: &VirtualMachine) -> PyResult {
    let (Some(a), Some(b)) = (in_operator(left, vm)?, in_operator(right, vm)?) else {
        return Ok(vm.ctx.not_implemented());
    };
    wrap_or_scalar(products::matmul(&a.array, &b.array).or_raise(vm)?, vm)
}

fn divmod(left: &PyObject, right: &PyObject, vm: &VirtualMachine) -> PyResult {
    let quotient = binary("floor_divide", left, right, vm)?;
    if quotient.is(&vm.ctx.not_implemented) {
        return Ok(quotient);
    }
    let rest = binary("remainder", left, right, vm)?;
    Ok(vm.ctx.new_tuple(vec![quotient, rest]).into())
}

/// Whether an array is true: only where that is one question.
fn truth(number: PyNumber<'_>, vm: &VirtualMachine) -> PyResult<bool> {
    let array = PyNdArray::number_downcast(number).array();
    match array.size() {
        1 => {
            let value = scalars::make(array.get_flat(0), &array.dtype().clone(), vm);
            value.try_to_bool(vm)
        }
        0 => Err(vm.new_value_error(
            "The truth value of an empty array is ambiguous. Use `array.size > 0` to check that an array is not empty.",
        )),
        _ => Err(vm.new_value_error(
            "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()",
        )),
    }
}

fn only_element(number: PyNumber<'_>, vm: &VirtualMachine) -> PyResult {
    let array = PyNdArray::number_downcast(number).array();
    if array.ndim() != 0 {
        return Err(vm.new_type_error("only 0-dimensional arrays can be converted to Python scalars"));
    }
    scalars::plain_value(&array.get_flat(0), array.dtype(), vm)
}

macro_rules! slot {
    ($name:literal) => {
        Some(|left, right, vm| binary($name, left, right, vm))
    };
}

macro_rules! in_place_slot {
    ($name:literal) => {
        Some(|left, right, vm| in_place($name, left, right, vm))
    };
}

impl AsNumber for PyNdArray {
    fn as_number() -> &'static PyNumberMethods {
        static METHODS: PyNumberMethods = PyNumberMethods {
            add: slot!("add"),
            subtract: slot!("subtract"),
            multiply: slot!("multiply"),
            true_divide: slot!("divide"),
            floor_divide: slot!("floor_divide"),
            remainder: slot!("remainder"),
            divmod: Some(divmod),
            power: Some(|left, right, _, vm| binary("power", left, right, vm)),
            and: slot!("bitwise_and"),
            or: slot!("bitwise_or"),
            xor: slot!("bitwise_xor"),
            lshift: slot!("left_shift"),
            rshift: slot!("right_shift"),
            matrix_multiply: Some(matmul),
            inplace_add: in_place_slot!("add"),
            inplace_subtract: in_place_slot!("subtract"),
            inplace_multiply: in_place_slot!("multiply"),
            inplace_true_divide: in_place_slot!("divide"),
            inplace_floor_divide: in_place_slot!("floor_divide"),
            inplace_remainder: in_place_slot!("remainder"),
            inplace_power: Some(|left, right, _, vm| in_place("power", left, right, vm)),
            inplace_and: in_place_slot!("bitwise_and"),
            inplace_or: in_place_slot!("bitwise_or"),
            inplace_xor: in_place_slot!("bitwise_xor"),
            inplace_lshift: in_place_slot!("left_shift"),
            inplace_rshift: in_place_slot!("right_shift"),
            inplace_matrix_multiply: Some(|left, right, vm| {
                let target = left.downcast_ref::<PyNdArray>().ok_or_else(|| vm.new_type_error("not an array"))?;
                let other = in_function(right, vm)?;
                let product = products::matmul(&target.array(), &other.array).or_raise(vm)?;
                target.array().assign(&product).or_raise(vm)?;
                Ok(left.to_owned())
            }),
            negative: Some(|number, vm| unary(UnaryOp::Negative, number, vm)),
            positive: Some(|number, vm| unary(UnaryOp::Positive, number, vm)),
            absolute: Some(|number, vm| unary(UnaryOp::Absolute, number, vm)),
            invert: Some(|number, vm| unary(UnaryOp::Invert, number, vm)),
            boolean: Some(truth),
            int: Some(|number, vm| Ok(only_element(number, vm)?.try_int(vm)?.into())),
            float: Some(|number, vm| {
                let only = only_element(number, vm)?;
                let float = vm.ctx.types.float_type.as_object().call((only,), vm)?;
                Ok(float.try_float(vm)?.into())
            }),
            index: Some(|number, vm| {
                let array = PyNdArray::number_downcast(number).array();
                if array.ndim() != 0 || !array.dtype().is_integer() {
                    return Err(vm.new_type_error("only integer scalar arrays can be converted to a scalar index"));
                }
                scalars::plain_value(&array.get_flat(0), array.dtype(), vm)
            }),
        };
        &METHODS
    }
}

/// A new array where `left == right`; for `in` and the like.
pub(crate) fn equal(left: &Array, right: &PyObject, vm: &VirtualMachine) -> PyResult {
    compare(PyComparisonOp::Eq, &wrap(left.clone(), vm), right, vm)
}
