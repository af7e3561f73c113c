//! `numpy.dtype`: the Python object for an element type, and what Python values name one.

use std::sync::Arc;

use orchestrator_arrays::{Casting, DType, TimeUnit, can_cast};
use rustpython_vm::builtins::{PyDict, PyList, PyStr, PyTuple, PyType, PyTypeRef};
use rustpython_vm::common::hash::PyHash;
use rustpython_vm::function::PyComparisonValue;
use rustpython_vm::protocol::PyMappingMethods;
use rustpython_vm::types::{AsMapping, Comparable, Constructor, Hashable, PyComparisonOp, Representable};
use rustpython_vm::{
    AsObject, FromArgs, Py, PyObject, PyObjectRef, PyPayload, PyRef, PyResult, TryFromObject, VirtualMachine, pyclass,
};

use crate::errors::OrRaise;
use crate::scalars;

#[pyclass(name = "dtype", module = "numpy")]
#[derive(Debug, PyPayload)]
pub struct PyDType {
    pub dtype: DType,
    /// Named with the high byte first. Scripts can name such a type; no array has it.
    is_swapped: bool,
}

impl PyDType {
    pub fn wrap(dtype: DType, vm: &VirtualMachine) -> PyRef<Self> {
        Self { dtype, is_swapped: false }.into_ref(&vm.ctx)
    }
}

/// `dtype('float64')` as messages and reprs write it.
pub fn repr_text(dtype: &DType) -> String {
    match dtype {
        DType::Record(_) => format!("dtype({})", text(dtype)),
        DType::Object => "dtype('O')".to_owned(),
        DType::Datetime(_) | DType::Timedelta(_) => format!("dtype('{}')", dtype.code()),
        DType::Bytes(width) => format!("dtype('S{}')", if *width == 0 { String::new() } else { width.to_string() }),
        other => format!("dtype('{}')", text(other)),
    }
}

/// What `str(dtype)` gives.
pub fn text(dtype: &DType) -> String {
    match dtype {
        DType::Str(_) | DType::Bytes(_) => dtype.code(),
        DType::Record(fields) => {
            let fields: Vec<String> = fields
                .iter()
                .map(|(name, dtype)| match dtype {
                    DType::Record(_) => format!("('{name}', {})", text(dtype)),
                    DType::Bool => format!("('{name}', '?')"),
                    _ => format!("('{name}', '{}')", dtype.code().trim_start_matches('|')),
                })
                .collect();
            format!("[{}]", fields.join(", "))
        }
        other => other.name(),
    }
}

/// The element type a Python value names: a dtype, a name, a type or a list of fields.
pub fn parse(object: &PyObject, vm: &VirtualMachine) -> PyResult<DType> {
    match parse_opt(object, vm)? {
        Some(dtype) => Ok(dtype),
        None => Err(not_understood(object, vm)),
    }
}

fn not_understood(object: &PyObject, vm: &VirtualMachine) -> rustpython_vm::builtins::PyBaseExceptionRef {
    match object.repr(vm) {
        Ok(shown) => vm.new_type_error(format!("Cannot interpret '{shown}' as a data type")),
        Err(error) => error,
    }
}

fn parse_opt(object: &PyObject, vm: &VirtualMachine) -> PyResult<Option<DType>> {
    if let Some(given) = object.downcast_ref::<PyDType>() {
        if given.is_swapped {
            return Err(crate::errors::unsupported(format!("arrays of dtype '{}'", given.code()), vm));
        }
        return Ok(Some(given.dtype.clone()));
    }
    if vm.is_none(object) {
        return Ok(Some(DType::F64));
    }
    if let Some(name) = object.downcast_ref::<PyStr>() {
        let name = name.to_str().unwrap_or("");
        if name.starts_with('>') && !matches!(name, ">i1" | ">u1" | ">b1") {
            return Err(crate::errors::unsupported(format!("dtype '{name}' (big-endian)"), vm));
        }
        return DType::parse(name).or_raise(vm).map(Some);
    }
    if let Some(class) = object.downcast_ref::<PyType>() {
        let name = class.name().to_string();
        let is_ours = class.fast_issubclass(scalars::types(vm).generic);
        if is_ours && matches!(name.as_str(), "float16" | "longdouble" | "complex64" | "clongdouble") {
            return Err(crate::errors::unsupported(format!("dtype {name}"), vm));
        }
        return Ok(of_class(class, vm));
    }
    if let Some(fields) = object.downcast_ref::<PyList>() {
        return record(&fields.borrow_vec(), vm).map(Some);
    }
    if let Some(fields) = object.downcast_ref::<PyDict>() {
        return record_by_columns(fields, vm).map(Some);
    }
    if let Some(own) = vm.get_attribute_opt(object, "dtype")?
        && let Some(own) = own.downcast_ref::<PyDType>()
    {
        return Ok(Some(own.dtype.clone()));
    }
    Ok(None)
}

fn of_class(class: &Py<PyType>, vm: &VirtualMachine) -> Option<DType> {
    let types = &vm.ctx.types;
    let plain = [
        (types.bool_type, DType::Bool),
        (types.int_type, DType::I64),
        (types.float_type, DType::F64),
        (types.complex_type, DType::Complex128),
        (types.str_type, DType::Str(0)),
        (types.bytes_type, DType::Bytes(0)),
        (types.object_type, DType::Object),
    ];
    if let Some((_, dtype)) = plain.iter().find(|(plain, _)| class.is(*plain)) {
        return Some(dtype.clone());
    }
    match scalars::dtype_of_class(class, vm) {
        Some(dtype) => Some(dtype),
        // An abstract type stands for its usual member, any other class for objects.
        None if class.fast_issubclass(scalars::types(vm).generic) => scalars::default_of_abstract(class, vm),
        None => Some(DType::Object),
    }
}

fn record(fields: &[PyObjectRef], vm: &VirtualMachine) -> PyResult<DType> {
    let mut parsed = Vec::with_capacity(fields.len());
    for (place, field) in fields.iter().enumerate() {
        let parts = field.downcast_ref::<PyTuple>().map(|parts| parts.as_slice().to_vec());
        let Some([name, dtype]) = parts.as_deref().and_then(|parts| parts.first_chunk::<2>()) else {
            let shown = field.repr(vm)?;
            return Err(vm.new_type_error(format!("Field elements must be 2- or 3-tuples, got '{shown}'")));
        };
        if parts.as_ref().is_some_and(|parts| parts.len() > 2) {
            return Err(crate::errors::unsupported("dtype with sub-array fields", vm));
        }
        let name = name.str(vm)?.to_string_lossy().into_owned();
        let name = if name.is_empty() { format!("f{place}") } else { name };
        parsed.push((name, parse(dtype, vm)?));
    }
    Ok(DType::Record(Arc::new(parsed)))
}

fn record_by_columns(columns: &Py<PyDict>, vm: &VirtualMachine) -> PyResult<DType> {
    let (Some(names), Some(formats)) = (columns.get_item_opt("names", vm)?, columns.get_item_opt("formats", vm)?)
    else {
        return Err(vm.new_value_error("entry not a 2- or 3- tuple"));
    };
    let names: Vec<String> = names.try_to_value(vm)?;
    let formats: Vec<PyObjectRef> = formats.try_to_value(vm)?;
    let fields: PyResult<Vec<_>> =
        names.into_iter().zip(&formats).map(|(name, format)| Ok((name, parse(format, vm)?))).collect();
    Ok(DType::Record(Arc::new(fields?)))
}

/// An argument naming an element type; `None` stays `None`.
#[derive(Debug, Clone, Default)]
pub struct DTypeArg(pub Option<DType>);

impl TryFromObject for DTypeArg {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) { Ok(Self(None)) } else { parse(&object, vm).map(|dtype| Self(Some(dtype))) }
    }
}

#[derive(FromArgs)]
pub struct DTypeArgs {
    #[pyarg(any)]
    dtype: PyObjectRef,
    #[pyarg(any, name = "align", default)]
    _align: Option<PyObjectRef>,
    #[pyarg(any, name = "copy", default)]
    _copy: Option<PyObjectRef>,
}

impl Constructor for PyDType {
    type Args = DTypeArgs;

    fn py_new(_class: &Py<PyType>, args: Self::Args, vm: &VirtualMachine) -> PyResult<Self> {
        let swapped = args.dtype.downcast_ref::<PyStr>().and_then(|name| name.to_str()?.strip_prefix('>'));
        if let Some(code) = swapped {
            let dtype = DType::parse(code).or_raise(vm)?;
            let is_swapped = dtype.itemsize() > 1 && !matches!(dtype, DType::Bytes(_) | DType::Object);
            return Ok(Self { dtype, is_swapped });
        }
        Ok(Self { dtype: parse(&args.dtype, vm)?, is_swapped: false })
    }
}

impl Representable for PyDType {
    fn repr_str(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
        if zelf.is_swapped {
            return Ok(format!("dtype('{}')", zelf.code()));
        }
        Ok(repr_text(&zelf.dtype))
    }
}

impl Hashable for PyDType {
    fn hash(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<PyHash> {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        zelf.dtype.hash(&mut hasher);
        Ok(hasher.finish().cast_signed())
    }
}

impl Comparable for PyDType {
    fn cmp(zelf: &Py<Self>, other: &PyObject, op: PyComparisonOp, vm: &VirtualMachine) -> PyResult<PyComparisonValue> {
        let other = match other.downcast_ref::<Self>() {
            Some(other) if other.is_swapped != zelf.is_swapped => None,
            Some(other) => Some(other.dtype.clone()),
            // What names no type is unequal to every type.
            None => parse_opt(other, vm).ok().flatten().filter(|_| !vm.is_none(other)),
        };
        let Some(other) = other else {
            return Ok(match op {
                PyComparisonOp::Eq => PyComparisonValue::Implemented(false),
                PyComparisonOp::Ne => PyComparisonValue::Implemented(true),
                _ => PyComparisonValue::NotImplemented,
            });
        };
        let fits = |from: &DType, to: &DType| can_cast(from, to, Casting::Safe);
        let is_equal = zelf.dtype == other;
        Ok(PyComparisonValue::Implemented(match op {
            PyComparisonOp::Eq => is_equal,
            PyComparisonOp::Ne => !is_equal,
            PyComparisonOp::Le => fits(&zelf.dtype, &other),
            PyComparisonOp::Lt => !is_equal && fits(&zelf.dtype, &other),
            PyComparisonOp::Ge => fits(&other, &zelf.dtype),
            PyComparisonOp::Gt => !is_equal && fits(&other, &zelf.dtype),
        }))
    }
}

impl AsMapping for PyDType {
    fn as_mapping() -> &'static PyMappingMethods {
        static METHODS: PyMappingMethods = PyMappingMethods {
            length: Some(|mapping, _| {
                Ok(match &PyDType::mapping_downcast(mapping).dtype {
                    DType::Record(fields) => fields.len(),
                    _ => 0,
                })
            }),
            subscript: Some(|mapping, key, vm| PyDType::field(PyDType::mapping_downcast(mapping), key, vm)),
            ..PyMappingMethods::NOT_IMPLEMENTED
        };
        &METHODS
    }
}

impl PyDType {
    fn code(&self) -> String {
        let code = self.dtype.code();
        if self.is_swapped { code.replacen('<', ">", 1) } else { code }
    }

    fn field(zelf: &Py<Self>, key: &PyObject, vm: &VirtualMachine) -> PyResult {
        let DType::Record(fields) = &zelf.dtype else {
            return Err(vm.new_key_error(
                vm.ctx.new_str("There are no fields in dtype ".to_owned() + &text(&zelf.dtype) + ".").into(),
            ));
        };
        let name = key.str(vm)?.to_string_lossy().into_owned();
        match fields.iter().find(|(own, _)| *own == name) {
            Some((_, dtype)) => Ok(Self::wrap(dtype.clone(), vm).into()),
            None => Err(vm.new_key_error(vm.ctx.new_str(format!("Field named '{name}' not found.")).into())),
        }
    }
}

#[pyclass(with(Constructor, Representable, Hashable, Comparable, AsMapping))]
impl PyDType {
    #[pyslot]
    fn slot_str(zelf: &PyObject, vm: &VirtualMachine) -> PyResult<PyRef<PyStr>> {
        let zelf = zelf.downcast_ref::<Self>().ok_or_else(|| vm.new_type_error("not a dtype"))?;
        Ok(vm.ctx.new_str(if zelf.is_swapped { zelf.code() } else { text(&zelf.dtype) }))
    }

    #[pygetset]
    fn name(zelf: &Py<Self>) -> String {
        zelf.dtype.name()
    }

    #[pygetset(name = "str")]
    fn code_text(zelf: &Py<Self>) -> String {
        zelf.code()
    }

    #[pygetset]
    fn kind(zelf: &Py<Self>) -> String {
        zelf.dtype.kind().to_string()
    }

    #[pygetset(name = "char")]
    fn letter(zelf: &Py<Self>) -> String {
        zelf.dtype.letter().to_string()
    }

    #[pygetset]
    fn itemsize(zelf: &Py<Self>) -> usize {
        zelf.dtype.itemsize()
    }

    #[pygetset]
    fn alignment(zelf: &Py<Self>) -> usize {
        match &zelf.dtype {
            DType::Str(_) => 4,
            DType::Complex128 => 8,
            DType::Bytes(_) | DType::Record(_) => 1,
            other => other.itemsize(),
        }
    }

    #[pygetset]
    fn num(zelf: &Py<Self>) -> usize {
        match &zelf.dtype {
            DType::Bool => 0,
            DType::I8 => 1,
            DType::U8 => 2,
            DType::I16 => 3,
            DType::U16 => 4,
            DType::I32 => 5,
            DType::U32 => 6,
            DType::I64 => 7,
            DType::U64 => 8,
            DType::F32 => 11,
            DType::F64 => 12,
            DType::Complex128 => 15,
            DType::Object => 17,
            DType::Bytes(_) => 18,
            DType::Str(_) => 19,
            DType::Record(_) => 20,
            DType::Datetime(_) => 21,
            DType::Timedelta(_) => 22,
        }
    }

    #[pygetset(name = "type")]
    fn scalar_type(zelf: &Py<Self>, vm: &VirtualMachine) -> PyTypeRef {
        scalars::class_of(&zelf.dtype, vm)
    }

    #[pygetset]
    fn byteorder(zelf: &Py<Self>) -> &'static str {
        match zelf.dtype.itemsize() {
            _ if zelf.is_swapped => ">",
            1 => "|",
            _ if matches!(zelf.dtype, DType::Object | DType::Bytes(_) | DType::Record(_)) => "|",
            _ => "=",
        }
    }

    #[pygetset]
    fn names(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
        match &zelf.dtype {
            DType::Record(fields) => {
                let names = fields.iter().map(|(name, _)| vm.ctx.new_str(name.as_str()).into());
                vm.ctx.new_tuple(names.collect()).into()
            }
            _ => vm.ctx.none(),
        }
    }

    #[pygetset]
    fn fields(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult {
        let DType::Record(fields) = &zelf.dtype else { return Ok(vm.ctx.none()) };
        let found = vm.ctx.new_dict();
        let mut offset = 0;
        for (name, dtype) in fields.iter() {
            let entry = vec![Self::wrap(dtype.clone(), vm).into(), vm.ctx.new_int(offset).into()];
            found.set_item(name.as_str(), vm.ctx.new_tuple(entry).into(), vm)?;
            offset += dtype.itemsize();
        }
        Ok(found.into())
    }

    #[pygetset]
    fn descr(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
        let pair = |name: &str, dtype: &DType| -> PyObjectRef {
            vm.ctx.new_tuple(vec![vm.ctx.new_str(name).into(), vm.ctx.new_str(dtype.code()).into()]).into()
        };
        let fields = match &zelf.dtype {
            DType::Record(fields) => fields.iter().map(|(name, dtype)| pair(name, dtype)).collect(),
            other => vec![pair("", other)],
        };
        vm.ctx.new_list(fields).into()
    }

    #[pygetset]
    fn shape(_zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.empty_tuple.clone().into()
    }

    #[pygetset]
    fn ndim(_zelf: &Py<Self>) -> usize {
        0
    }

    #[pygetset]
    fn base(zelf: PyRef<Self>) -> PyRef<Self> {
        zelf
    }

    #[pygetset]
    fn subdtype(_zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.none()
    }

    #[pygetset]
    fn isnative(zelf: &Py<Self>) -> bool {
        !zelf.is_swapped
    }

    #[pygetset]
    fn isbuiltin(zelf: &Py<Self>) -> usize {
        usize::from(!matches!(zelf.dtype, DType::Record(_)))
    }

    #[pygetset]
    fn hasobject(zelf: &Py<Self>) -> bool {
        zelf.dtype.is_object()
    }

    /// The unit of a time type and how many of it make a step; the face's `datetime_data`.
    #[pygetset]
    fn _time_unit(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
        match zelf.dtype.unit() {
            Some(TimeUnit::Generic) => vm.ctx.new_str("generic").into(),
            Some(unit) => vm.ctx.new_str(unit.code()).into(),
            None => vm.ctx.none(),
        }
    }

    #[pymethod]
    fn newbyteorder(zelf: PyRef<Self>, _order: rustpython_vm::function::OptionalArg<PyObjectRef>) -> PyRef<Self> {
        zelf
    }
}
