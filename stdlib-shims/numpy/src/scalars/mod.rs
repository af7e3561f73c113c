//! Numbers, text and times outside an array, each with numpy's type.

mod arithmetic;
mod construct;
mod methods;
mod protocol;
mod text;
mod types;

use orchestrator_arrays::{Array, Complex64, DType, Scalar, Weak};
use rustpython_vm::builtins::{PyBytes, PyComplex, PyFloat, PyInt, PyStr};
use rustpython_vm::common::static_cell;
use rustpython_vm::{
    AsObject, Context, Py, PyObject, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass,
};

use crate::errors::OrRaise;
use crate::objects;

pub(crate) use text::{repr_text, str_text};
pub(crate) use types::{class_of, default_of_abstract, dtype_of_class, exported, types};

/// The payload of every scalar that is not also a Python float, complex, str or bytes.
/// Its class is the root of the tree; instances belong to the classes below.
#[pyclass(name = "generic", module = "numpy")]
pub struct PyScalar {
    pub value: Scalar,
    pub dtype: DType,
}

impl std::fmt::Debug for PyScalar {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "PyScalar({})", self.dtype.name())
    }
}

impl PyPayload for PyScalar {
    fn class(_ctx: &Context) -> &'static Py<rustpython_vm::builtins::PyType> {
        <Self as rustpython_vm::class::StaticType>::static_type()
    }
}

/// The Python object for an element, as indexing an array gives it.
pub fn make(value: Scalar, dtype: &DType, vm: &VirtualMachine) -> PyObjectRef {
    match (value, dtype) {
        (Scalar::Object(object), _) => objects::into_python(object),
        (Scalar::Float(value), DType::F64) => float64(value, vm),
        (Scalar::Bool(value), _) => bool_(value, vm),
        (Scalar::Complex(value), _) => {
            PyRef::new_ref(PyComplex::from(value), types(vm).complex128.clone(), None).into()
        }
        (Scalar::Str(value), _) => PyRef::new_ref(PyStr::from(value), types(vm).text.clone(), None).into(),
        (Scalar::Bytes(value), _) => PyRef::new_ref(PyBytes::from(value), types(vm).bytes.clone(), None).into(),
        (value, dtype) => {
            let class = class_of(dtype, vm);
            PyRef::new_ref(PyScalar { value, dtype: dtype.clone() }, class, None).into()
        }
    }
}

pub fn float64(value: f64, vm: &VirtualMachine) -> PyObjectRef {
    PyRef::new_ref(PyFloat::from(value), types(vm).float64.clone(), None).into()
}

pub fn int64(value: i64, vm: &VirtualMachine) -> PyObjectRef {
    let payload = PyScalar { value: Scalar::Int(value), dtype: DType::I64 };
    PyRef::new_ref(payload, types(vm).int64.clone(), None).into()
}

static_cell! {
    static TRUTHS: [PyObjectRef; 2];
}

/// There is one `np.True_` and one `np.False_`.
pub fn bool_(value: bool, vm: &VirtualMachine) -> PyObjectRef {
    let truths = TRUTHS.get_or_init(|| {
        [false, true].map(|value| {
            let payload = PyScalar { value: Scalar::Bool(value), dtype: DType::Bool };
            PyRef::new_ref(payload, types(vm).bool_.clone(), None).into()
        })
    });
    truths[usize::from(value)].clone()
}

/// The plain Python object for an element, as `tolist` and `item` give it.
pub fn plain_value(value: &Scalar, dtype: &DType, vm: &VirtualMachine) -> PyResult {
    Ok(match value {
        Scalar::Bool(value) => vm.ctx.new_bool(*value).into(),
        Scalar::Int(value) => vm.ctx.new_int(*value).into(),
        Scalar::UInt(value) => vm.ctx.new_int(*value).into(),
        Scalar::Float(value) => vm.ctx.new_float(*value).into(),
        Scalar::Complex(value) => vm.ctx.new_complex(*value).into(),
        Scalar::Str(value) => vm.ctx.new_str(value.as_str()).into(),
        Scalar::Bytes(value) => vm.ctx.new_bytes(value.clone()).into(),
        Scalar::Object(object) => objects::as_python(object).to_owned(),
        Scalar::Datetime(value, unit) => crate::times::datetime_object(*value, *unit, vm)?,
        Scalar::Timedelta(value, unit) => crate::times::timedelta_object(*value, *unit, vm)?,
        Scalar::Record(values) => {
            let DType::Record(fields) = dtype else { return Ok(vm.ctx.none()) };
            let items: PyResult<Vec<_>> =
                values.iter().zip(fields.iter()).map(|(value, (_, dtype))| plain_value(value, dtype, vm)).collect();
            vm.ctx.new_tuple(items?).into()
        }
    })
}

/// A value with its type, and whether it is a plain Python number that adapts to the other operand.
pub(crate) struct Typed {
    pub(crate) value: Scalar,
    pub(crate) dtype: DType,
    pub(crate) weak: Weak,
}

impl Typed {
    fn strong(value: Scalar, dtype: DType) -> Self {
        Self { value, dtype, weak: Weak::Strong }
    }

    pub(crate) fn array(&self, vm: &VirtualMachine) -> PyResult<Array> {
        Array::scalar(&self.dtype, &self.value).or_raise(vm)
    }
}

/// Reads a number, text or time; `None` for everything else.
pub(crate) fn read(object: &PyObject, vm: &VirtualMachine) -> Option<Typed> {
    if let Some(scalar) = object.downcast_ref::<PyScalar>() {
        return Some(Typed::strong(scalar.value.clone(), scalar.dtype.clone()));
    }
    if let Some(float) = object.downcast_ref::<PyFloat>() {
        let is_plain = !object.class().is(&types(vm).float64);
        let weak = if is_plain { Weak::Float } else { Weak::Strong };
        return Some(Typed { value: Scalar::Float(float.to_f64()), dtype: DType::F64, weak });
    }
    if let Some(int) = object.downcast_ref::<PyInt>() {
        if object.class().is(vm.ctx.types.bool_type) {
            return Some(Typed::strong(Scalar::Bool(object.is(&vm.ctx.true_value)), DType::Bool));
        }
        return Some(read_int(int, object));
    }
    if let Some(complex) = object.downcast_ref::<PyComplex>() {
        let is_plain = !object.class().is(&types(vm).complex128);
        let weak = if is_plain { Weak::Complex } else { Weak::Strong };
        let value: Complex64 = complex.to_complex();
        return Some(Typed { value: Scalar::Complex(value), dtype: DType::Complex128, weak });
    }
    if let Some(text) = object.downcast_ref::<PyStr>() {
        let text = text.to_string_lossy().into_owned();
        let dtype = DType::Str(text.chars().count());
        return Some(Typed::strong(Scalar::Str(text), dtype));
    }
    if let Some(bytes) = object.downcast_ref::<PyBytes>() {
        let bytes = bytes.as_bytes().to_vec();
        let dtype = DType::Bytes(bytes.len());
        return Some(Typed::strong(Scalar::Bytes(bytes), dtype));
    }
    None
}

/// An int by the smallest of `int64`, `uint64` and object that holds it.
fn read_int(int: &Py<PyInt>, object: &PyObject) -> Typed {
    if let Ok(value) = i64::try_from(int.as_bigint()) {
        return Typed { value: Scalar::Int(value), dtype: DType::I64, weak: Weak::Int };
    }
    if let Ok(value) = u64::try_from(int.as_bigint()) {
        return Typed { value: Scalar::UInt(value), dtype: DType::U64, weak: Weak::Int };
    }
    Typed::strong(Scalar::Object(objects::from_python(object.to_owned())), DType::Object)
}

/// Is this one of numpy's scalars?
pub fn is_scalar(object: &PyObject, vm: &VirtualMachine) -> bool {
    object.class().fast_issubclass(types(vm).generic)
}
