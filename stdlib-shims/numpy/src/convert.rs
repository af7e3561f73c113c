//! Python values into arrays and elements, by numpy's rules of inference.

use orchestrator_arrays::{Array, Complex64, DType, Scalar, promote};
use rustpython_vm::builtins::{PyBytes, PyComplex, PyFloat, PyInt, PyList, PyRange, PyStr, PyTuple, PyType};
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyResult, TryFromObject, VirtualMachine};

use crate::errors::OrRaise;
use crate::ndarray::PyNdArray;
use crate::objects;
use crate::scalars::{self, PyScalar};
use crate::times;

/// An argument that may be anything an array can be made of.
pub struct ArrayLike(pub Array);

impl TryFromObject for ArrayLike {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        array_from(&object, None, vm).map(Self)
    }
}

/// `np.asarray(object, dtype)`: no copy where the object already is such an array.
pub fn array_from(object: &PyObject, dtype: Option<&DType>, vm: &VirtualMachine) -> PyResult<Array> {
    if let Some(array) = object.downcast_ref::<PyNdArray>() {
        return cast(array.array(), dtype, vm);
    }
    if let Some(items) = object.downcast_ref::<PyList>() {
        let items = items.borrow_vec().to_vec();
        return from_items(&items, dtype, vm);
    }
    if let Some(items) = object.downcast_ref::<PyTuple>()
        && !matches!(dtype, Some(DType::Record(_)))
    {
        return from_items(items.as_slice(), dtype, vm);
    }
    if let Some(typed) = scalars::read(object, vm) {
        let dtype = dtype.cloned().unwrap_or(typed.dtype);
        return Array::scalar(&widened(&dtype, object, vm)?, &value_of_type(object, &dtype, vm)?).or_raise(vm);
    }
    if let Some(array) = own_array(object, vm)? {
        return cast(array, dtype, vm);
    }
    if let Some(items) = sequence_items(object, vm)? {
        return from_items(&items, dtype, vm);
    }
    let dtype = dtype.cloned().unwrap_or(DType::Object);
    Array::scalar(&dtype, &value_of_type(object, &dtype, vm)?).or_raise(vm)
}

/// Text of no given width is as wide as the value.
fn widened(dtype: &DType, object: &PyObject, vm: &VirtualMachine) -> PyResult<DType> {
    Ok(match dtype {
        DType::Str(0) | DType::Bytes(0) | DType::Datetime(_) | DType::Timedelta(_) => {
            let natural = value_of_type(object, dtype, vm)?.dtype();
            if dtype.unit().is_some_and(|unit| unit != orchestrator_arrays::TimeUnit::Generic) {
                dtype.clone()
            } else {
                natural
            }
        }
        other => other.clone(),
    })
}

fn cast(array: Array, dtype: Option<&DType>, vm: &VirtualMachine) -> PyResult<Array> {
    match dtype {
        Some(dtype) if dtype != array.dtype() => array.cast_to(dtype).or_raise(vm),
        _ => Ok(array),
    }
}

/// What an object's `__array__` gives.
fn own_array(object: &PyObject, vm: &VirtualMachine) -> PyResult<Option<Array>> {
    if object.downcast_ref::<PyType>().is_some() {
        return Ok(None);
    }
    let Some(method) = object.class().get_attr(vm.ctx.intern_str("__array__")) else { return Ok(None) };
    let result = method.call((object.to_owned(),), vm)?;
    let Some(array) = result.downcast_ref::<PyNdArray>() else {
        return Err(vm.new_value_error("object __array__ method not producing an array"));
    };
    Ok(Some(array.array()))
}

/// Items of anything else that counts as a sequence.
fn sequence_items(object: &PyObject, vm: &VirtualMachine) -> PyResult<Option<Vec<PyObjectRef>>> {
    let is_range = object.downcast_ref::<PyRange>().is_some();
    let class = object.class();
    let types = &vm.ctx.types;
    let has = |name: &'static str| class.get_attr(vm.ctx.intern_str(name)).is_some();
    if !is_range
        && (class.fast_issubclass(types.dict_type)
            || class.fast_issubclass(types.type_type)
            || !has("__len__")
            || !has("__getitem__")
            || has("keys"))
    {
        return Ok(None);
    }
    // A sparse matrix has a length only to refuse it: it is one object.
    if object.length(vm).is_err_and(|error| error.fast_isinstance(vm.ctx.exceptions.type_error)) {
        return Ok(None);
    }
    object.to_owned().try_to_value::<Vec<PyObjectRef>>(vm).map(Some)
}

fn nested_items(object: &PyObject, tuples_nest: bool, vm: &VirtualMachine) -> PyResult<Option<Vec<PyObjectRef>>> {
    if let Some(items) = object.downcast_ref::<PyList>() {
        return Ok(Some(items.borrow_vec().to_vec()));
    }
    if let Some(items) = object.downcast_ref::<PyTuple>() {
        return Ok(tuples_nest.then(|| items.as_slice().to_vec()));
    }
    if scalars::read(object, vm).is_some() || vm.is_none(object) {
        return Ok(None);
    }
    sequence_items(object, vm)
}

/// A list or tuple of values, lists, arrays.
pub(crate) fn from_items(items: &[PyObjectRef], dtype: Option<&DType>, vm: &VirtualMachine) -> PyResult<Array> {
    if let Some(array) = flat_numbers(items, dtype, vm) {
        return array;
    }
    let tuples_nest = !matches!(dtype, Some(DType::Record(_)));
    let mut leaves = Vec::new();
    let mut shape = Vec::new();
    match collect(items, 0, tuples_nest, &mut shape, &mut leaves, vm)? {
        Shape::Regular => {}
        Shape::HasArrays => return stack(items, dtype, vm),
        Shape::Ragged => {
            shape = common_shape(items, MOST_DIMENSIONS, vm)?;
            if dtype != Some(&DType::Object) {
                return Err(vm.new_value_error(format!(
                    "setting an array element with a sequence. The requested array has an inhomogeneous shape after {} dimensions. The detected shape was {} + inhomogeneous part.",
                    shape.len(),
                    tuple_text(&shape)
                )));
            }
            leaves.clear();
            leaves_at(items, shape.len() - 1, &mut leaves, vm)?;
        }
    }
    from_leaves(&leaves, &shape, dtype, vm)
}

pub(crate) fn tuple_text(shape: &[usize]) -> String {
    let parts: Vec<String> = shape.iter().map(ToString::to_string).collect();
    if let [only] = parts.as_slice() { format!("({only},)") } else { format!("({})", parts.join(", ")) }
}

/// The quick way for what most scripts write: one list of plain floats or ints.
fn flat_numbers(items: &[PyObjectRef], dtype: Option<&DType>, vm: &VirtualMachine) -> Option<PyResult<Array>> {
    let first = items.first()?;
    if first.downcast_ref_if_exact::<PyFloat>(vm).is_some() && matches!(dtype, None | Some(DType::F64)) {
        let values: Option<Vec<f64>> = items
            .iter()
            .map(|item| match item.downcast_ref_if_exact::<PyFloat>(vm) {
                Some(float) => Some(float.to_f64()),
                None => item.downcast_ref_if_exact::<PyInt>(vm).and_then(|int| {
                    #[expect(clippy::cast_precision_loss, reason = "an int among floats becomes one")]
                    i64::try_from(int.as_bigint()).ok().map(|int| int as f64)
                }),
            })
            .collect();
        return values.map(|values| Array::from_vec(values, &[items.len()]).or_raise(vm));
    }
    if first.downcast_ref_if_exact::<PyInt>(vm).is_some() && matches!(dtype, None | Some(DType::I64)) {
        let values: Option<Vec<i64>> =
            items.iter().map(|item| i64::try_from(item.downcast_ref_if_exact::<PyInt>(vm)?.as_bigint()).ok()).collect();
        return values.map(|values| Array::from_vec(values, &[items.len()]).or_raise(vm));
    }
    None
}

enum Shape {
    Regular,
    Ragged,
    HasArrays,
}

/// Gathers what is not a sequence, and checks that all parts have one shape.
fn collect(
    items: &[PyObjectRef],
    depth: usize,
    tuples_nest: bool,
    shape: &mut Vec<usize>,
    leaves: &mut Vec<PyObjectRef>,
    vm: &VirtualMachine,
) -> PyResult<Shape> {
    if depth >= MOST_DIMENSIONS {
        return Err(vm.new_value_error("setting an array element with a sequence. The requested array would exceed the maximum number of dimension of 64."));
    }
    if shape.len() <= depth {
        if !leaves.is_empty() {
            return Ok(Shape::Ragged);
        }
        shape.push(items.len());
    } else if shape[depth] != items.len() {
        return Ok(Shape::Ragged);
    }
    for (at, item) in items.iter().enumerate() {
        if item.downcast_ref::<PyNdArray>().is_some_and(|array| array.array().ndim() > 0)
            || (is_foreign(item, vm) && item.class().get_attr(vm.ctx.intern_str("__array__")).is_some())
        {
            return Ok(Shape::HasArrays);
        }
        match nested_items(item, tuples_nest, vm)? {
            Some(inner) => {
                if at > 0 && shape.len() <= depth + 1 {
                    return Ok(Shape::Ragged);
                }
                match collect(&inner, depth + 1, tuples_nest, shape, leaves, vm)? {
                    Shape::Regular => {}
                    other => return Ok(other),
                }
            }
            None if shape.len() > depth + 1 => return Ok(Shape::Ragged),
            None => leaves.push(item.clone()),
        }
    }
    Ok(Shape::Regular)
}

fn is_foreign(object: &PyObject, vm: &VirtualMachine) -> bool {
    !vm.is_none(object) && scalars::read(object, vm).is_none() && object.downcast_ref::<PyType>().is_none()
}

/// The most dimensions an array has.
const MOST_DIMENSIONS: usize = 64;

/// The dimensions that all parts of a ragged nest share.
fn common_shape(items: &[PyObjectRef], most: usize, vm: &VirtualMachine) -> PyResult<Vec<usize>> {
    if most == 0 {
        return Ok(Vec::new());
    }
    let mut shared: Option<Vec<usize>> = None;
    for item in items {
        let inner = match item.downcast_ref::<PyNdArray>() {
            Some(array) => array.array().shape().to_vec(),
            None => match nested_items(item, true, vm)? {
                Some(inner) => common_shape(&inner, most - 1, vm)?,
                None => Vec::new(),
            },
        };
        shared = Some(match shared {
            None => inner,
            Some(known) => known.iter().zip(&inner).take_while(|(a, b)| a == b).map(|(a, _)| *a).collect(),
        });
    }
    let mut shape = vec![items.len()];
    shape.extend(shared.unwrap_or_default());
    Ok(shape)
}

fn leaves_at(items: &[PyObjectRef], depth: usize, leaves: &mut Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult<()> {
    for item in items {
        if depth == 0 {
            leaves.push(item.clone());
        } else if let Some(inner) = nested_items(item, true, vm)? {
            leaves_at(&inner, depth - 1, leaves, vm)?;
        }
    }
    Ok(())
}

/// A sequence that holds arrays: each part becomes one, and they are stacked.
fn stack(items: &[PyObjectRef], dtype: Option<&DType>, vm: &VirtualMachine) -> PyResult<Array> {
    let parts: PyResult<Vec<Array>> = items.iter().map(|item| array_from(item, None, vm)).collect();
    let parts = parts?;
    let is_regular = parts.windows(2).all(|pair| pair[0].shape() == pair[1].shape());
    if !is_regular {
        if dtype == Some(&DType::Object) {
            return from_leaves(items, &[items.len()], dtype, vm);
        }
        let shape = common_shape(items, MOST_DIMENSIONS, vm)?;
        return Err(vm.new_value_error(format!(
            "setting an array element with a sequence. The requested array has an inhomogeneous shape after {} dimensions. The detected shape was {} + inhomogeneous part.",
            shape.len(),
            tuple_text(&shape)
        )));
    }
    let stacked = orchestrator_arrays::stack(&parts, 0).or_raise(vm)?;
    cast(stacked, dtype, vm)
}

/// The type numpy infers for values of mixed kinds.
fn infer(leaves: &[PyObjectRef], vm: &VirtualMachine) -> PyResult<DType> {
    let mut found: Option<DType> = None;
    for leaf in leaves {
        let natural = match leaf.downcast_ref::<PyNdArray>() {
            Some(array) => array.array().dtype().clone(),
            None => match scalars::read(leaf, vm) {
                Some(typed) => typed.dtype,
                None => return Ok(DType::Object),
            },
        };
        found = Some(match found {
            None => natural,
            Some(known) if known == natural => known,
            Some(known) => match promote(&known, &natural) {
                Ok(dtype) => dtype,
                Err(_) if known.is_object() || natural.is_object() => DType::Object,
                Err(error) => return Err(crate::errors::raise(error, vm)),
            },
        });
    }
    Ok(found.unwrap_or(DType::F64))
}

fn from_leaves(leaves: &[PyObjectRef], shape: &[usize], dtype: Option<&DType>, vm: &VirtualMachine) -> PyResult<Array> {
    let dtype = match dtype {
        Some(dtype) => dtype.clone(),
        None => infer(leaves, vm)?,
    };
    match &dtype {
        DType::F64 => {
            let values: PyResult<Vec<f64>> = leaves.iter().map(|leaf| to_float(leaf, vm)).collect();
            Array::from_vec(values?, shape).or_raise(vm)
        }
        DType::Bool => {
            let values: PyResult<Vec<bool>> = leaves.iter().map(|leaf| leaf.try_to_bool(vm)).collect();
            Array::from_vec(values?, shape).or_raise(vm)
        }
        DType::Object => {
            let values = leaves.iter().map(|leaf| objects::from_python(leaf.clone())).collect();
            Array::from_objects(values, shape).or_raise(vm)
        }
        DType::Str(width) => {
            let values: PyResult<Vec<String>> = leaves.iter().map(|leaf| to_text(leaf, vm)).collect();
            let array = Array::from_strings(values?, shape).or_raise(vm)?;
            if *width == 0 { Ok(array) } else { array.cast_to(&dtype).or_raise(vm) }
        }
        _ => {
            let values: PyResult<Vec<Scalar>> = leaves.iter().map(|leaf| value_of_type(leaf, &dtype, vm)).collect();
            let values = values?;
            let dtype = settled(&dtype, &values);
            Array::from_scalars(&values, &dtype, shape).or_raise(vm)
        }
    }
}

/// A type that leaves its width or unit open takes the widest or finest of the values.
fn settled(dtype: &DType, values: &[Scalar]) -> DType {
    use orchestrator_arrays::TimeUnit;
    let open =
        matches!(dtype, DType::Bytes(0) | DType::Datetime(TimeUnit::Generic) | DType::Timedelta(TimeUnit::Generic));
    if !open {
        return dtype.clone();
    }
    values.iter().fold(dtype.clone(), |known, value| promote(&known, &value.dtype()).unwrap_or(known))
}

fn to_float(object: &PyObject, vm: &VirtualMachine) -> PyResult<f64> {
    if let Some(float) = object.downcast_ref::<PyFloat>() {
        return Ok(float.to_f64());
    }
    if vm.is_none(object) {
        return Ok(f64::NAN);
    }
    if let Some(scalar) = object.downcast_ref::<PyScalar>()
        && let Some(value) = scalar.value.as_f64()
    {
        return Ok(value);
    }
    match object.try_float_opt(vm) {
        Some(float) => Ok(float?.to_f64()),
        None if is_sequence(object) => Err(vm.new_value_error("setting an array element with a sequence.")),
        None => vm
            .ctx
            .types
            .float_type
            .as_object()
            .call((object.to_owned(),), vm)?
            .try_float(vm)
            .map(|float| float.to_f64()),
    }
}

fn is_sequence(object: &PyObject) -> bool {
    object.downcast_ref::<PyList>().is_some()
        || object.downcast_ref::<PyTuple>().is_some()
        || object.downcast_ref::<PyNdArray>().is_some_and(|array| array.array().size() != 1)
}

pub(crate) fn to_text(object: &PyObject, vm: &VirtualMachine) -> PyResult<String> {
    if let Some(bytes) = object.downcast_ref::<PyBytes>() {
        return Ok(String::from_utf8_lossy(bytes.as_bytes()).into_owned());
    }
    Ok(object.str(vm)?.to_string_lossy().into_owned())
}

/// A whole number within the bounds of the type; plain ints must fit, numpy's own are cut to size.
fn to_integer(object: &PyObject, dtype: &DType, vm: &VirtualMachine) -> PyResult<Scalar> {
    if let Some(scalar) = object.downcast_ref::<PyScalar>() {
        let array = Array::scalar(&scalar.dtype, &scalar.value).or_raise(vm)?;
        return Ok(array.cast_to(dtype).or_raise(vm)?.get_flat(0));
    }
    if vm.is_none(object) {
        return Err(
            vm.new_type_error("int() argument must be a string, a bytes-like object or a real number, not 'NoneType'")
        );
    }
    if is_sequence(object) {
        return Err(vm.new_type_error(format!(
            "int() argument must be a string, a bytes-like object or a real number, not '{}'",
            object.class().name()
        )));
    }
    let int = object.try_int(vm)?;
    let big = int.as_bigint();
    let out_of_bounds = || {
        let text = format!("Python integer {big} out of bounds for {}", dtype.name());
        vm.new_overflow_error(text)
    };
    let bits = u32::try_from(dtype.itemsize() * 8).unwrap_or(64);
    if dtype.is_unsigned() {
        let value = u64::try_from(big).map_err(|_| out_of_bounds())?;
        return if bits < 64 && value >> bits != 0 { Err(out_of_bounds()) } else { Ok(Scalar::UInt(value)) };
    }
    let value = i64::try_from(big).map_err(|_| {
        if *dtype == DType::I64 {
            vm.new_overflow_error("Python int too large to convert to C long")
        } else {
            out_of_bounds()
        }
    })?;
    let limit = 1_i64.checked_shl(bits - 1).unwrap_or(i64::MAX);
    if bits < 64 && (value < -limit || value >= limit) { Err(out_of_bounds()) } else { Ok(Scalar::Int(value)) }
}

/// The element of the given type a Python value converts to; `Str(0)` takes the text uncut.
pub(crate) fn value_of_type(object: &PyObject, dtype: &DType, vm: &VirtualMachine) -> PyResult<Scalar> {
    if let Some(array) = object.downcast_ref::<PyNdArray>()
        && array.array().size() == 1
        && !dtype.is_object()
    {
        return Ok(array.array().cast_to(dtype).or_raise(vm)?.get_flat(0));
    }
    Ok(match dtype {
        DType::Object => Scalar::Object(objects::from_python(object.to_owned())),
        DType::Bool => Scalar::Bool(object.try_to_bool(vm)?),
        DType::Str(_) => Scalar::Str(to_text(object, vm)?),
        DType::Bytes(_) => Scalar::Bytes(match object.downcast_ref::<PyBytes>() {
            Some(bytes) => bytes.as_bytes().to_vec(),
            None => to_text(object, vm)?.into_bytes(),
        }),
        DType::F32 | DType::F64 => Scalar::Float(to_float(object, vm)?),
        DType::Complex128 => Scalar::Complex(to_complex(object, vm)?),
        DType::Datetime(unit) => times::to_datetime(object, known_unit(*unit), vm)?,
        DType::Timedelta(unit) => times::to_timedelta(object, known_unit(*unit), vm)?,
        DType::Record(fields) => {
            let values = match object.downcast_ref::<PyTuple>() {
                Some(values) => values.as_slice().to_vec(),
                None => match object.downcast_ref::<PyScalar>().map(|scalar| &scalar.value) {
                    Some(record @ Scalar::Record(_)) => return Ok(record.clone()),
                    _ => vec![object.to_owned(); fields.len()],
                },
            };
            if values.len() != fields.len() {
                return Err(vm.new_value_error(format!(
                    "could not assign tuple of length {} to structure with {} fields.",
                    values.len(),
                    fields.len()
                )));
            }
            let values: PyResult<Vec<Scalar>> =
                values.iter().zip(fields.iter()).map(|(value, (_, dtype))| value_of_type(value, dtype, vm)).collect();
            Scalar::Record(values?)
        }
        integer => to_integer(object, integer, vm)?,
    })
}

fn known_unit(unit: orchestrator_arrays::TimeUnit) -> Option<orchestrator_arrays::TimeUnit> {
    (unit != orchestrator_arrays::TimeUnit::Generic).then_some(unit)
}

fn to_complex(object: &PyObject, vm: &VirtualMachine) -> PyResult<Complex64> {
    if let Some(complex) = object.downcast_ref::<PyComplex>() {
        return Ok(complex.to_complex());
    }
    if object.downcast_ref::<PyStr>().is_some() {
        let read = vm.ctx.types.complex_type.as_object().call((object.to_owned(),), vm)?;
        return to_complex(&read, vm);
    }
    Ok(Complex64::new(to_float(object, vm)?, 0.0))
}

/// For `np.int64(x)` and its like: as the Python constructor of that kind would read it.
pub(crate) fn value_for_constructor(object: &PyObject, dtype: &DType, vm: &VirtualMachine) -> PyResult<Scalar> {
    if vm.is_none(object) && dtype.is_integer() {
        return Err(
            vm.new_type_error("int() argument must be a string, a bytes-like object or a real number, not 'NoneType'")
        );
    }
    let value = value_of_type(object, dtype, vm)?;
    if *dtype == DType::F32 {
        let array = Array::scalar(dtype, &value).or_raise(vm)?;
        return Ok(array.get_flat(0));
    }
    Ok(value)
}

/// Refuses sizes that are not sizes.
pub(crate) fn dimension(object: &PyObject, vm: &VirtualMachine) -> PyResult<usize> {
    let value = object.try_index(vm).map_err(|error| {
        if object.downcast_ref::<PyFloat>().is_some() {
            vm.new_type_error(format!("'{}' object cannot be interpreted as an integer", object.class().name()))
        } else {
            error
        }
    })?;
    let value = isize::try_from(value.as_bigint()).map_err(|_| {
        let is_negative = value.as_bigint() < &0.into();
        vm.new_value_error(if is_negative {
            "negative dimensions are not allowed"
        } else {
            "Maximum allowed dimension exceeded"
        })
    })?;
    usize::try_from(value).map_err(|_| vm.new_value_error("negative dimensions are not allowed"))
}
