//! `np.float64(x)`, `np.datetime64("2024-01-05")` and their like.

use orchestrator_arrays::{DType, Scalar, TimeUnit};
use rustpython_vm::builtins::{PyBytes, PyComplex, PyFloat, PyStr, PyTuple, PyTypeRef};
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyRef, PyResult, VirtualMachine};

use super::{PyScalar, class_of, dtype_of_class, make, types};
use crate::convert;
use crate::errors::{OrRaise, unsupported};
use crate::ndarray::{PyNdArray, wrap_or_scalar};
use crate::times;

/// The constructor of every scalar class.
pub(super) fn new_scalar(class: PyTypeRef, mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let Some(dtype) = dtype_of_class(&class, vm) else {
        let name = class.name().to_string();
        if matches!(name.as_str(), "float16" | "longdouble" | "complex64" | "clongdouble") {
            return Err(unsupported(format!("numpy.{name}"), vm));
        }
        return Err(vm.new_type_error(format!("cannot create 'numpy.{name}' instances")));
    };
    if dtype.is_time() {
        return new_time(&dtype, args, vm);
    }
    let value = args.take_positional();
    if matches!(dtype, DType::Record(_)) {
        return Err(unsupported("numpy.void", vm));
    }
    let encoding = matches!(dtype, DType::Str(_) | DType::Bytes(_)) && !args.args.is_empty();
    if !args.args.is_empty() && !encoding {
        return Err(vm.new_type_error(format!(
            "{}() takes at most 1 argument ({} given)",
            class.name(),
            args.args.len() + 1
        )));
    }
    let Some(value) = value else {
        let empty = match &dtype {
            DType::Bool => Scalar::Bool(false),
            DType::Str(_) => Scalar::Str(String::new()),
            DType::Bytes(_) => Scalar::Bytes(Vec::new()),
            DType::Object => return Ok(vm.ctx.none()),
            other if other.is_float() => Scalar::Float(0.0),
            other if other.is_complex() => Scalar::Complex(orchestrator_arrays::Complex64::new(0.0, 0.0)),
            other if other.is_unsigned() => Scalar::UInt(0),
            _ => Scalar::Int(0),
        };
        return Ok(with_class(empty, &dtype, class, vm));
    };
    if dtype == DType::Object {
        return Ok(value);
    }
    if is_many(&value, vm)? && !matches!(dtype, DType::Str(_) | DType::Bytes(_)) {
        let array = convert::array_from(&value, Some(&dtype), vm)?;
        return wrap_or_scalar(array, vm);
    }
    let scalar = convert::value_for_constructor(&value, &dtype, vm)?;
    Ok(with_class(scalar, &dtype, class, vm))
}

/// A subclass written in Python keeps its own class.
fn with_class(value: Scalar, dtype: &DType, class: PyTypeRef, vm: &VirtualMachine) -> PyObjectRef {
    if class.is(&class_of(dtype, vm)) {
        return make(value, dtype, vm);
    }
    let dict = class.slots().flags.has_feature(rustpython_vm::types::PyTypeFlags::HAS_DICT).then(|| vm.ctx.new_dict());
    match value {
        Scalar::Float(value) if *dtype == DType::F64 => PyRef::new_ref(PyFloat::from(value), class, dict).into(),
        Scalar::Complex(value) => PyRef::new_ref(PyComplex::from(value), class, dict).into(),
        Scalar::Str(value) => PyRef::new_ref(PyStr::from(value), class, dict).into(),
        Scalar::Bytes(value) => PyRef::new_ref(PyBytes::from(value), class, dict).into(),
        value => PyRef::new_ref(PyScalar { value, dtype: dtype.clone() }, class, dict).into(),
    }
}

fn is_many(value: &PyObject, vm: &VirtualMachine) -> PyResult<bool> {
    if let Some(array) = value.downcast_ref::<PyNdArray>() {
        return Ok(array.array().ndim() > 0);
    }
    if value.downcast_ref::<PyStr>().is_some() || value.downcast_ref::<PyBytes>().is_some() {
        return Ok(false);
    }
    let class = value.class();
    let sequences = [vm.ctx.types.list_type, vm.ctx.types.tuple_type, vm.ctx.types.range_type];
    Ok(sequences.iter().any(|sequence| class.fast_issubclass(*sequence))
        || (!class.fast_issubclass(types(vm).generic) && value.has_attr("__array__", vm)?))
}

/// The unit argument: `"D"`, or `("D", 1)`.
fn unit_argument(object: &PyObject, vm: &VirtualMachine) -> PyResult<TimeUnit> {
    if let Some(pair) = object.downcast_ref::<PyTuple>()
        && let Some(first) = pair.as_slice().first()
    {
        return unit_argument(first, vm);
    }
    let text = object.str(vm)?.to_string_lossy().into_owned();
    TimeUnit::parse(&text).or_raise(vm)
}

fn new_time(dtype: &DType, mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let value = args.take_positional();
    let unit = args.take_positional().map(|unit| unit_argument(&unit, vm)).transpose()?;
    let is_datetime = matches!(dtype, DType::Datetime(_));
    let with_unit = |unit| if is_datetime { DType::Datetime(unit) } else { DType::Timedelta(unit) };
    let was_given = value.is_some();
    let Some(value) = value.filter(|value| !vm.is_none(value)) else {
        let unit = unit.unwrap_or(TimeUnit::Generic);
        let missing = orchestrator_arrays::NAT;
        return Ok(if is_datetime {
            make(Scalar::Datetime(missing, unit), &with_unit(unit), vm)
        } else {
            make(Scalar::Timedelta(if was_given { missing } else { 0 }, unit), &with_unit(unit), vm)
        });
    };
    let scalar =
        if is_datetime { times::to_datetime(&value, unit, vm)? } else { times::to_timedelta(&value, unit, vm)? };
    let dtype = scalar.dtype();
    Ok(make(scalar, &dtype, vm))
}
