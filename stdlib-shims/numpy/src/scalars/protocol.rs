//! The slots every scalar class shares: printing, hashing, comparing, arithmetic.
//! They look at the object, not at a payload, because a float64 carries Python's own.

use orchestrator_arrays::{Scalar, UnaryOp};
use rustpython_vm::builtins::{PyStr, PyStrRef};
use rustpython_vm::common::hash::{self, PyHash};
use rustpython_vm::function::{Either, PyComparisonValue};
use rustpython_vm::protocol::{PyMappingMethods, PyNumber, PyNumberMethods};
use rustpython_vm::types::{AsMapping, AsNumber, Comparable, Hashable, PyComparisonOp, Representable};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyRef, PyResult, VirtualMachine};

use super::arithmetic::{self, unary_operator};
use super::{PyScalar, Typed, plain_value, read, repr_text, str_text};

pub(super) fn expect(object: &PyObject, vm: &VirtualMachine) -> PyResult<Typed> {
    read(object, vm).ok_or_else(|| vm.new_type_error("this scalar holds no value"))
}

pub(super) fn repr(object: &PyObject, vm: &VirtualMachine) -> PyResult<PyRef<PyStr>> {
    let typed = expect(object, vm)?;
    Ok(vm.ctx.new_str(repr_text(&typed.value, &typed.dtype, vm)?))
}

pub(super) fn str(object: &PyObject, vm: &VirtualMachine) -> PyResult<PyRef<PyStr>> {
    let typed = expect(object, vm)?;
    Ok(vm.ctx.new_str(str_text(&typed.value, &typed.dtype, vm)?))
}

/// Looking into a scalar by `[()]` does not make it a sequence.
pub(super) fn not_iterable(object: PyObjectRef, vm: &VirtualMachine) -> PyResult {
    Err(vm.new_type_error(format!("'numpy.{}' object is not iterable", object.class().name())))
}

impl Representable for PyScalar {
    fn slot_repr(zelf: &PyObject, vm: &VirtualMachine) -> PyResult<PyStrRef> {
        repr(zelf, vm)
    }

    fn repr_str(_zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
        Ok(String::new())
    }
}

impl Hashable for PyScalar {
    fn slot_hash(zelf: &PyObject, vm: &VirtualMachine) -> PyResult<PyHash> {
        let typed = expect(zelf, vm)?;
        match typed.value {
            Scalar::Float(value) => Ok(hash::hash_float(value).unwrap_or_else(|| hash::hash_object_id(zelf.get_id()))),
            // The plain value is another object each time, whose address would go into the hash.
            Scalar::Complex(value) if value.re.is_nan() || value.im.is_nan() => Ok(hash::hash_object_id(zelf.get_id())),
            Scalar::Datetime(value, _) | Scalar::Timedelta(value, _) => vm.ctx.new_int(value).as_object().hash(vm),
            value => plain_value(&value, &typed.dtype, vm)?.hash(vm),
        }
    }

    fn hash(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<PyHash> {
        Self::slot_hash(zelf.as_object(), vm)
    }
}

impl Comparable for PyScalar {
    fn slot_richcompare(
        zelf: &PyObject,
        other: &PyObject,
        op: PyComparisonOp,
        vm: &VirtualMachine,
    ) -> PyResult<Either<rustpython_vm::PyObjectRef, PyComparisonValue>> {
        arithmetic::comparison(op, zelf, other, vm).map(Either::A)
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

fn as_float(number: PyNumber<'_>, vm: &VirtualMachine) -> PyResult<f64> {
    let typed = expect(number.obj, vm)?;
    match &typed.value {
        Scalar::Str(_) | Scalar::Bytes(_) | Scalar::Record(_) => {
            Ok(plain_value(&typed.value, &typed.dtype, vm)?.try_float(vm)?.to_f64())
        }
        value => value.as_f64().ok_or_else(|| vm.new_type_error("must be real number")),
    }
}

fn as_index(number: PyNumber<'_>, vm: &VirtualMachine) -> PyResult {
    let typed = expect(number.obj, vm)?;
    match typed.value {
        Scalar::Int(value) => Ok(vm.ctx.new_int(value).into()),
        Scalar::UInt(value) => Ok(vm.ctx.new_int(value).into()),
        Scalar::Bool(_) => Err(vm.new_type_error("'numpy.bool' object cannot be interpreted as an integer")),
        _ => Err(vm.new_type_error(format!(
            "'{}' object cannot be interpreted as an integer",
            number.obj.class().slot_name()
        ))),
    }
}

macro_rules! binary_slot {
    ($name:literal) => {
        Some(|left, right, vm| arithmetic::binary_operator($name, left, right, vm))
    };
}

impl AsNumber for PyScalar {
    fn as_number() -> &'static PyNumberMethods {
        static METHODS: PyNumberMethods = PyNumberMethods {
            add: binary_slot!("add"),
            subtract: binary_slot!("subtract"),
            multiply: binary_slot!("multiply"),
            true_divide: binary_slot!("divide"),
            floor_divide: binary_slot!("floor_divide"),
            remainder: binary_slot!("remainder"),
            and: binary_slot!("bitwise_and"),
            or: binary_slot!("bitwise_or"),
            xor: binary_slot!("bitwise_xor"),
            lshift: binary_slot!("left_shift"),
            rshift: binary_slot!("right_shift"),
            divmod: Some(|left, right, vm| {
                let quotient = arithmetic::binary_operator("floor_divide", left, right, vm)?;
                if quotient.is(&vm.ctx.not_implemented) {
                    return Ok(quotient);
                }
                let rest = arithmetic::binary_operator("remainder", left, right, vm)?;
                Ok(vm.ctx.new_tuple(vec![quotient, rest]).into())
            }),
            power: Some(|left, right, _, vm| arithmetic::binary_operator("power", left, right, vm)),
            negative: Some(|number, vm| unary_operator(UnaryOp::Negative, number.obj, vm)),
            positive: Some(|number, vm| unary_operator(UnaryOp::Positive, number.obj, vm)),
            absolute: Some(|number, vm| unary_operator(UnaryOp::Absolute, number.obj, vm)),
            invert: Some(|number, vm| unary_operator(UnaryOp::Invert, number.obj, vm)),
            boolean: Some(|number, vm| {
                let typed = expect(number.obj, vm)?;
                Ok(match &typed.value {
                    Scalar::Bool(value) => *value,
                    Scalar::Int(value) | Scalar::Timedelta(value, _) => *value != 0,
                    Scalar::UInt(value) => *value != 0,
                    Scalar::Float(value) => *value != 0.0,
                    Scalar::Complex(value) => value.re != 0.0 || value.im != 0.0,
                    Scalar::Str(text) => !text.is_empty(),
                    Scalar::Bytes(bytes) => !bytes.is_empty(),
                    _ => true,
                })
            }),
            int: Some(|number, vm| {
                let typed = expect(number.obj, vm)?;
                match &typed.value {
                    Scalar::Float(value) => Ok(vm.ctx.new_float(*value).as_object().try_int(vm)?.into()),
                    Scalar::UInt(value) => Ok(vm.ctx.new_int(*value).into()),
                    Scalar::Str(_) | Scalar::Bytes(_) => {
                        Ok(plain_value(&typed.value, &typed.dtype, vm)?.try_int(vm)?.into())
                    }
                    value => match value.as_i64() {
                        Some(value) => Ok(vm.ctx.new_int(value).into()),
                        None => Err(vm.new_type_error("int() argument must be a real number")),
                    },
                }
            }),
            float: Some(|number, vm| Ok(vm.ctx.new_float(as_float(number, vm)?).into())),
            index: Some(as_index),
            ..PyNumberMethods::NOT_IMPLEMENTED
        };
        &METHODS
    }
}

impl AsMapping for PyScalar {
    fn as_mapping() -> &'static PyMappingMethods {
        static METHODS: PyMappingMethods = PyMappingMethods {
            subscript: Some(|mapping, key, vm| super::methods::item_of(mapping.obj, key, vm)),
            ..PyMappingMethods::NOT_IMPLEMENTED
        };
        &METHODS
    }
}
