//! `array[key]` and `array[key] = value` with every kind of key.

use orchestrator_arrays::{Array, DType, Index, Scalar};
use rustpython_vm::builtins::{PyFloat, PyInt, PyList, PySlice, PyStr, PyTuple};
use rustpython_vm::protocol::{PyMappingMethods, PySequenceMethods};
use rustpython_vm::types::{AsMapping, AsSequence};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyResult, VirtualMachine};

use super::{PyNdArray, wrap_view};
use crate::convert;
use crate::errors::OrRaise;
use crate::scalars;

const WRONG_KEY: &str = "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices";

fn bound(object: Option<&PyObject>, vm: &VirtualMachine) -> PyResult<Option<isize>> {
    match object {
        Some(object) if !vm.is_none(object) => {
            let Some(value) = object.try_index_opt(vm) else {
                return Err(vm.new_type_error("slice indices must be integers or None or have an __index__ method"));
            };
            let value = value?;
            let big = value.as_bigint();
            let is_negative = big < &0.into();
            Ok(Some(isize::try_from(big).unwrap_or(if is_negative { isize::MIN / 2 } else { isize::MAX / 2 })))
        }
        _ => Ok(None),
    }
}

fn slice(slice: &Py<PySlice>, vm: &VirtualMachine) -> PyResult<Index> {
    let step = bound(slice.step.as_deref(), vm)?;
    if step == Some(0) {
        return Err(vm.new_value_error("slice step cannot be zero"));
    }
    Ok(Index::Slice(bound(slice.start.as_deref(), vm)?, bound(Some(&slice.stop), vm)?, step))
}

/// An int as a place; one that is too large for any array is not a key at all.
fn index_sized(int: &Py<PyInt>, vm: &VirtualMachine) -> PyResult<isize> {
    isize::try_from(int.as_bigint()).map_err(|_| vm.new_index_error(WRONG_KEY))
}

/// One part of a key.
fn part(object: &PyObject, vm: &VirtualMachine) -> PyResult<Index> {
    if let Some(int) = object.downcast_ref_if_exact::<PyInt>(vm) {
        return Ok(Index::Int(index_sized(int, vm)?));
    }
    if let Some(given) = object.downcast_ref::<PySlice>() {
        return slice(given, vm);
    }
    if vm.is_none(object) {
        return Ok(Index::NewAxis);
    }
    if object.is(&vm.ctx.ellipsis) {
        return Ok(Index::Ellipsis);
    }
    if let Some(typed) = scalars::read(object, vm) {
        return match typed.dtype {
            DType::Bool => Ok(Index::Array(typed.array(vm)?)),
            dtype if dtype.is_integer() => Ok(Index::Int(index_sized(&*object.try_index(vm)?, vm)?)),
            _ => Err(vm.new_index_error(WRONG_KEY)),
        };
    }
    if object.downcast_ref::<PyNdArray>().is_none()
        && object.downcast_ref::<PyList>().is_none()
        && object.downcast_ref::<PyTuple>().is_none()
        && object.class().get_attr(vm.ctx.intern_str("__array__")).is_none()
        && let Some(value) = object.try_index_opt(vm)
    {
        let value = value.map_err(|error| {
            let is_lie = error.fast_isinstance(vm.ctx.exceptions.type_error);
            if is_lie { vm.new_index_error(WRONG_KEY) } else { error }
        })?;
        return Ok(Index::Int(index_sized(&value, vm)?));
    }
    let array = convert::array_from(object, None, vm)?;
    if array.size() == 0 && object.downcast_ref::<PyNdArray>().is_none() {
        return Ok(Index::Array(array.cast_to(&DType::I64).or_raise(vm)?));
    }
    if array.dtype().is_object() {
        // Objects that are all integers or all truths still make a key.
        let plain = object.downcast_ref::<PyNdArray>().is_some();
        let items: Vec<PyObjectRef> = if plain {
            array.objects().or_raise(vm)?.into_iter().map(crate::objects::into_python).collect()
        } else {
            Vec::new()
        };
        let array = convert::from_items(&items, None, vm)?;
        if array.dtype().is_integer() || array.dtype().is_bool() {
            return Ok(Index::Array(array));
        }
    }
    if !(array.dtype().is_integer() || array.dtype().is_bool()) {
        if object.downcast_ref::<PyNdArray>().is_some() {
            return Err(vm.new_index_error("arrays used as indices must be of integer (or boolean) type"));
        }
        return Err(vm.new_index_error(WRONG_KEY));
    }
    Ok(Index::Array(array))
}

/// The parts of a whole key.
pub(crate) fn parse(key: &PyObject, vm: &VirtualMachine) -> PyResult<Vec<Index>> {
    match key.downcast_ref::<PyTuple>() {
        Some(parts) => parts.as_slice().iter().map(|object| part(object, vm)).collect(),
        None => Ok(vec![part(key, vm)?]),
    }
}

fn field_names(key: &PyObject) -> Option<Vec<String>> {
    let list = key.downcast_ref::<PyList>()?;
    let names: Vec<Option<String>> = list
        .borrow_vec()
        .iter()
        .map(|name| name.downcast_ref::<PyStr>().map(|name| name.to_string_lossy().into_owned()))
        .collect();
    if names.is_empty() { None } else { names.into_iter().collect() }
}

pub(crate) fn get(zelf: &Py<PyNdArray>, key: &PyObject, vm: &VirtualMachine) -> PyResult {
    // One whole number into one dimension is what loops do.
    if let Some(int) = key.downcast_ref_if_exact::<PyInt>(vm)
        && let Some(found) = zelf.with(|array| element(array, int, vm))
    {
        return found;
    }
    if let Some(place) = single_place(zelf, key, vm) {
        return Ok(zelf.with(|array| scalars::make(array.get(&place), array.dtype(), vm)));
    }
    if let Some(given) = key.downcast_ref::<PySlice>()
        && let Index::Slice(start, stop, step) = slice(given, vm)?
        && let Some(&length) = zelf.with(|array| array.shape().first().copied()).as_ref()
    {
        let (start, step, count) = orchestrator_arrays::slice_bounds(length, start, stop, step).or_raise(vm)?;
        return Ok(wrap_view(zelf.with(|array| array.slice_first(start, step, count)), zelf, vm));
    }
    let array = zelf.array();
    if matches!(array.dtype(), DType::Record(_)) {
        if let Some(name) = key.downcast_ref::<PyStr>() {
            return Ok(wrap_view(field(&array, &name.to_string_lossy(), vm)?, zelf, vm));
        }
        if let Some(names) = field_names(key) {
            let fields: PyResult<Vec<_>> =
                names.into_iter().map(|name| Ok((name.clone(), field(&array, &name, vm)?))).collect();
            return Ok(super::wrap(Array::record(fields?).or_raise(vm)?, vm));
        }
    }
    let parts = parse(key, vm)?;
    let found = array.get_index(&parts).or_raise(vm)?;
    let keeps_array = parts.iter().any(|part| matches!(part, Index::Ellipsis));
    if found.ndim() == 0 && !keeps_array {
        let dtype = found.dtype().clone();
        return Ok(scalars::make(found.get_flat(0), &dtype, vm));
    }
    Ok(wrap_view(found, zelf, vm))
}

/// A tuple of plain ints that name one element, each inside its axis.
fn single_place(zelf: &Py<PyNdArray>, key: &PyObject, vm: &VirtualMachine) -> Option<[usize; 2]> {
    let [first, second] = key.downcast_ref::<PyTuple>()?.as_slice() else { return None };
    let (first, second) = (first.downcast_ref_if_exact::<PyInt>(vm)?, second.downcast_ref_if_exact::<PyInt>(vm)?);
    zelf.with(|array| {
        let &[n_rows, n_columns] = array.shape() else { return None };
        Some([place_of(first, n_rows)?, place_of(second, n_columns)?])
    })
}

/// A place of an axis counted from either end; None outside it.
fn place_of(int: &Py<PyInt>, length: usize) -> Option<usize> {
    let at = isize::try_from(int.as_bigint()).ok()?;
    let place = if at < 0 { at.checked_add_unsigned(length)? } else { at };
    usize::try_from(place).ok().filter(|place| *place < length)
}

fn field(array: &Array, name: &str, vm: &VirtualMachine) -> PyResult<Array> {
    array.field(name).map_err(|_| vm.new_value_error(format!("no field of name {name}")))
}

fn element(array: &Array, int: &Py<PyInt>, vm: &VirtualMachine) -> Option<PyResult> {
    if array.ndim() != 1 {
        return None;
    }
    let at = isize::try_from(int.as_bigint()).ok()?;
    let n_items = array.shape()[0];
    Some(match place_of(int, n_items) {
        Some(place) => Ok(scalars::make(array.get(&[place]), array.dtype(), vm)),
        None => Err(vm.new_index_error(format!("index {at} is out of bounds for axis 0 with size {n_items}"))),
    })
}

/// One number into one place, which is what loops do. False where more is needed.
fn set_number(zelf: &Py<PyNdArray>, key: &PyObject, value: &PyObject, vm: &VirtualMachine) -> bool {
    let number = if let Some(float) = value.downcast_ref::<PyFloat>() {
        Scalar::Float(float.to_f64())
    } else if let Some(int) = value.downcast_ref_if_exact::<PyInt>(vm) {
        let Ok(int) = i64::try_from(int.as_bigint()) else { return false };
        Scalar::Int(int)
    } else {
        return false;
    };
    zelf.with(|array| {
        let fits = match (array.dtype(), &number) {
            (DType::F64, _) => true,
            (DType::I64, number) => matches!(number, Scalar::Int(_)),
            _ => false,
        };
        if !fits || !array.is_writeable() {
            return false;
        }
        if let (&[length], Some(int)) = (array.shape(), key.downcast_ref_if_exact::<PyInt>(vm)) {
            return place_of(int, length).is_some_and(|place| array.set(&[place], &number).is_ok());
        }
        single_place(zelf, key, vm).is_some_and(|place| array.set(&place, &number).is_ok())
    })
}

pub(crate) fn set(zelf: &Py<PyNdArray>, key: &PyObject, value: &PyObject, vm: &VirtualMachine) -> PyResult<()> {
    if set_number(zelf, key, value, vm) {
        return Ok(());
    }
    let array = zelf.array();
    if matches!(array.dtype(), DType::Record(_))
        && let Some(name) = key.downcast_ref::<PyStr>()
    {
        let field = field(&array, &name.to_string_lossy(), vm)?;
        let value = value_array(&field, value, vm)?;
        return field.assign(&value).or_raise(vm);
    }
    let parts = parse(key, vm)?;
    let is_element =
        |value: &PyObject| value.downcast_ref::<PyNdArray>().is_none_or(|given| given.with(Array::ndim) > 0);
    if array.dtype().is_object() && is_element(value) && is_one_place(&array, &parts) {
        let value = convert::value_of_type(value, &DType::Object, vm)?;
        let value = Array::scalar(&DType::Object, &value).or_raise(vm)?;
        return array.set_index(&parts, &value).or_raise(vm);
    }
    // A list cannot go into one place, and a tuple is one record.
    let is_sequence = value.downcast_ref::<PyList>().is_some() || value.downcast_ref::<PyTuple>().is_some();
    let is_record = matches!(array.dtype(), DType::Record(_)) && value.downcast_ref::<PyTuple>().is_some();
    if is_record || (is_sequence && is_one_place(&array, &parts)) {
        let value = convert::value_of_type(value, array.dtype(), vm)?;
        let value = Array::scalar(array.dtype(), &value).or_raise(vm)?;
        return array.set_index(&parts, &value).or_raise(vm);
    }
    let value = value_array(&array, value, vm)?;
    if value.ndim() > 0 && is_one_place(&array, &parts) {
        return Err(vm.new_value_error("setting an array element with a sequence."));
    }
    array.set_index(&parts, &value).or_raise(vm)
}

fn is_one_place(array: &Array, parts: &[Index]) -> bool {
    parts.len() == array.ndim() && parts.iter().all(|part| matches!(part, Index::Int(_)))
}

/// The value to assign, converted as the target's type would read it.
fn value_array(target: &Array, value: &PyObject, vm: &VirtualMachine) -> PyResult<Array> {
    let dtype = target.dtype();
    if value.downcast_ref::<PyNdArray>().is_some() {
        return convert::array_from(value, None, vm);
    }
    if let DType::Str(_) | DType::Bytes(_) = dtype {
        let open = if matches!(dtype, DType::Str(_)) { DType::Str(0) } else { DType::Bytes(0) };
        return convert::array_from(value, Some(&open), vm);
    }
    // A float into an int array is cut, a text is parsed: the element's own conversion decides.
    convert::array_from(value, Some(dtype), vm)
}

impl AsMapping for PyNdArray {
    fn as_mapping() -> &'static PyMappingMethods {
        static METHODS: PyMappingMethods = PyMappingMethods {
            length: Some(|mapping, vm| length(PyNdArray::mapping_downcast(mapping), vm)),
            subscript: Some(|mapping, key, vm| get(PyNdArray::mapping_downcast(mapping), key, vm)),
            ass_subscript: Some(|mapping, key, value, vm| match value {
                Some(value) => set(PyNdArray::mapping_downcast(mapping), key, &value, vm),
                None => Err(vm.new_value_error("cannot delete array elements")),
            }),
        };
        &METHODS
    }
}

fn length(zelf: &Py<PyNdArray>, vm: &VirtualMachine) -> PyResult<usize> {
    match zelf.with(|array| array.shape().first().copied()) {
        Some(length) => Ok(length),
        None => Err(vm.new_type_error("len() of unsized object")),
    }
}

impl AsSequence for PyNdArray {
    fn as_sequence() -> &'static PySequenceMethods {
        static METHODS: PySequenceMethods = PySequenceMethods {
            length: Some(|sequence, vm| length(PyNdArray::sequence_downcast(sequence), vm)),
            item: Some(|sequence, at, vm| {
                get(PyNdArray::sequence_downcast(sequence), vm.ctx.new_int(at).as_object(), vm)
            }),
            contains: Some(|sequence, needle, vm| {
                let equal = super::operators::equal(&PyNdArray::sequence_downcast(sequence).array(), needle, vm)?;
                let equal = convert::array_from(&equal, Some(&DType::Bool), vm)?;
                Ok(orchestrator_arrays::count_nonzero(&equal, None, false).or_raise(vm)?.get_flat(0).as_i64() > Some(0))
            }),
            ..PySequenceMethods::NOT_IMPLEMENTED
        };
        &METHODS
    }
}
