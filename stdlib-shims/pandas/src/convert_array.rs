//! Arrays and numpy's scalars in and out: the one place that knows the array type.

use std::rc::Rc;

use orchestrator_arrays::{Array, DType, Scalar, TimeUnit};
use orchestrator_numpy::{OrRaise, PyNdArray, PyScalar};
use polars::prelude::{AnyValue, DataType};
use rustpython_vm::builtins::{PyBaseExceptionRef, PyFloat, PyStr};
use rustpython_vm::{PyObject, PyObjectRef, PyResult, VirtualMachine};

use crate::cell::Cell;
use crate::column::cast::cast;
use crate::column::concat::decategorized;
use crate::column::kinds::{Blank, Kind, NAT, Store, Unit, Values, Wanted, bool_vec, series_from, with_numbers};
use crate::column::{build, read};

pub(crate) fn is_numpy_scalar(object: &PyObject, vm: &VirtualMachine) -> PyResult<bool> {
    Ok(object.downcast_ref::<PyScalar>().is_some() || orchestrator_numpy::is_scalar(object, vm))
}

/// Nanoseconds of a time in numpy's unit; none for months, years and what does not fit.
fn nanos(value: i64, unit: TimeUnit) -> Option<i64> {
    if value == NAT {
        return Some(NAT);
    }
    let step = match unit {
        TimeUnit::Week => 7 * 86_400_000_000_000,
        TimeUnit::Day => 86_400_000_000_000,
        TimeUnit::Hour => 3_600_000_000_000,
        TimeUnit::Minute => 60_000_000_000,
        TimeUnit::Second => 1_000_000_000,
        TimeUnit::Milli => 1_000_000,
        TimeUnit::Micro => 1_000,
        TimeUnit::Nano | TimeUnit::Generic => 1,
        TimeUnit::Year | TimeUnit::Month => {
            let months = if unit == TimeUnit::Year { value.checked_mul(12)? } else { value };
            // Far beyond what nanoseconds hold, days cannot even be counted.
            if months.unsigned_abs() > 1 << 40 {
                return None;
            }
            let days = crate::time::civil::days_from_civil(1970 + months.div_euclid(12), months.rem_euclid(12) + 1, 1);
            return days.checked_mul(86_400_000_000_000);
        }
    };
    value.checked_mul(step)
}

fn scalar_cell(value: &Scalar, object: &PyObject) -> Cell {
    let missing = |nanos: Option<i64>, make: fn(i64) -> Cell| match nanos {
        Some(NAT) => Cell::Nat,
        Some(nanos) => make(nanos),
        None => Cell::Object(object.to_owned()),
    };
    match value {
        Scalar::Bool(flag) => Cell::Bool(*flag),
        Scalar::Int(value) => Cell::Int(*value),
        Scalar::UInt(value) => i64::try_from(*value).map_or(Cell::Unsigned(*value), Cell::Int),
        Scalar::Float(value) if value.is_nan() => Cell::Nan,
        Scalar::Float(value) => Cell::Float(*value),
        Scalar::Str(text) => Cell::Text(text.as_str().into()),
        Scalar::Datetime(value, unit) => missing(nanos(*value, *unit), |nanos| Cell::Datetime(nanos, None, Unit::Nano)),
        Scalar::Timedelta(value, unit) => missing(nanos(*value, *unit), |nanos| Cell::Timedelta(nanos, Unit::Nano)),
        _ => Cell::Object(object.to_owned()),
    }
}

pub(crate) fn numpy_cell(object: &PyObject, _vm: &VirtualMachine) -> PyResult<Cell> {
    Ok(match object.downcast_ref::<PyScalar>() {
        Some(scalar) => scalar_cell(&scalar.value, object),
        None => Cell::Object(object.to_owned()),
    })
}

/// A numpy scalar as a column of one row that keeps its type.
pub(crate) fn scalar_values(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Option<Values>> {
    if object.downcast_ref::<PyFloat>().is_some() || object.downcast_ref::<PyStr>().is_some() {
        return Ok(None);
    }
    if let Some(scalar) = object.downcast_ref::<PyScalar>() {
        let array = Array::scalar(&scalar.dtype, &scalar.value).or_raise(vm)?;
        let array = array.reshape(&[1], orchestrator_arrays::Order::C).or_raise(vm)?;
        return from_array(&array, vm).map(Some);
    }
    match object.downcast_ref::<PyNdArray>() {
        Some(array) if array.array().ndim() == 0 => {
            let array = array.array().reshape(&[1], orchestrator_arrays::Order::C).or_raise(vm)?;
            from_array(&array, vm).map(Some)
        }
        _ => Ok(None),
    }
}

/// The values of an array of one dimension; none for what is not an array.
pub(crate) fn array_values(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Option<Values>> {
    let Some(array) = object.downcast_ref::<PyNdArray>() else { return Ok(None) };
    let array = array.array();
    match array.ndim() {
        0 => Ok(None),
        1 => from_array(&array, vm).map(Some),
        _ => {
            let shape = orchestrator_arrays::tuple_text(array.shape());
            Err(vm.new_value_error(format!("Data must be 1-dimensional, got ndarray of shape {shape} instead")))
        }
    }
}

/// The values of an array of numbers, flags or times, which no conversion can fail for.
pub(crate) fn plain_values(array: &Array) -> Option<Values> {
    rustpython_vm::vm::thread::with_current_vm(|vm| from_array(array, vm).ok())
}

fn from_array(array: &Array, vm: &VirtualMachine) -> PyResult<Values> {
    macro_rules! numbers {
        ($native:ty) => {
            Ok(Values::numbers(array.to_vec::<$native>().or_raise(vm)?))
        };
    }
    match array.dtype() {
        DType::Bool => Ok(Values::bools(&array.to_vec::<bool>().or_raise(vm)?)),
        DType::I8 => numbers!(i8),
        DType::I16 => numbers!(i16),
        DType::I32 => numbers!(i32),
        DType::I64 => numbers!(i64),
        DType::U8 => numbers!(u8),
        DType::U16 => numbers!(u16),
        DType::U32 => numbers!(u32),
        DType::U64 => numbers!(u64),
        DType::F32 => numbers!(f32),
        DType::F64 => numbers!(f64),
        DType::Str(_) => {
            let texts = array.strings().or_raise(vm)?;
            if texts.is_empty() {
                return Ok(Values::objects(Vec::new()));
            }
            Ok(Values::texts(texts.into_iter().map(Some), Blank::Nan))
        }
        DType::Datetime(unit) => {
            let unit = near_unit(*unit);
            let array = array.cast_to(&DType::Datetime(numpy_unit(unit))).or_raise(vm)?;
            let ticks = array.to_vec::<i64>().or_raise(vm)?;
            Ok(Values::new(Kind::Datetime { unit, zone: None }, series_from(ticks)))
        }
        DType::Timedelta(unit) => {
            let unit = near_unit(*unit);
            let array = array.cast_to(&DType::Timedelta(numpy_unit(unit))).or_raise(vm)?;
            Ok(Values::new(Kind::Timedelta(unit), series_from(array.to_vec::<i64>().or_raise(vm)?)))
        }
        DType::Complex128 => {
            let objects = python_values(array, vm)?;
            Ok(Values { kind: Kind::Complex, store: Store::Objects(Rc::new(objects)) })
        }
        DType::Object => {
            let objects = python_values(array, vm)?;
            let inferred = build::infer(objects.clone(), vm)?;
            // Numbers in an array of objects stay objects; text and times do not.
            let is_kept = matches!(inferred.kind, Kind::Text(_)) || inferred.is_i64_backed();
            Ok(if is_kept && inferred.len() > 0 { inferred } else { Values::objects(objects) })
        }
        DType::Bytes(_) | DType::Record(_) => Ok(Values::objects(python_values(array, vm)?)),
    }
}

fn python_values(array: &Array, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
    if array.dtype() == &DType::Object {
        return Ok(array.objects().or_raise(vm)?.into_iter().map(orchestrator_numpy::into_python).collect());
    }
    (0..array.size()).map(|place| orchestrator_numpy::plain_value(&array.get_flat(place), array.dtype(), vm)).collect()
}

/// Pandas counts in seconds or finer.
fn near_unit(unit: TimeUnit) -> Unit {
    match unit {
        TimeUnit::Milli => Unit::Milli,
        TimeUnit::Micro => Unit::Micro,
        TimeUnit::Nano | TimeUnit::Generic => Unit::Nano,
        _ => Unit::Seconds,
    }
}

fn numpy_unit(unit: Unit) -> TimeUnit {
    match unit {
        Unit::Seconds => TimeUnit::Second,
        Unit::Milli => TimeUnit::Milli,
        Unit::Micro => TimeUnit::Micro,
        Unit::Nano => TimeUnit::Nano,
    }
}

/// A number as the scalar that numpy gives for it.
pub(crate) fn scalar_to_python(value: &AnyValue<'_>, vm: &VirtualMachine) -> PyObjectRef {
    let int = |value: i64, dtype: DType| orchestrator_numpy::make_scalar(Scalar::Int(value), &dtype, vm);
    let unsigned = |value: u64, dtype: DType| orchestrator_numpy::make_scalar(Scalar::UInt(value), &dtype, vm);
    match value {
        AnyValue::Boolean(flag) => orchestrator_numpy::bool_(*flag, vm),
        AnyValue::Float64(value) => orchestrator_numpy::float64(*value, vm),
        AnyValue::Float32(value) => orchestrator_numpy::make_scalar(Scalar::Float(f64::from(*value)), &DType::F32, vm),
        AnyValue::Int64(value) => orchestrator_numpy::int64(*value, vm),
        AnyValue::Int32(value) => int(i64::from(*value), DType::I32),
        AnyValue::Int16(value) => int(i64::from(*value), DType::I16),
        AnyValue::Int8(value) => int(i64::from(*value), DType::I8),
        AnyValue::UInt64(value) => unsigned(*value, DType::U64),
        AnyValue::UInt32(value) => unsigned(u64::from(*value), DType::U32),
        AnyValue::UInt16(value) => unsigned(u64::from(*value), DType::U16),
        AnyValue::UInt8(value) => unsigned(u64::from(*value), DType::U8),
        other => orchestrator_numpy::int64(other.extract::<i64>().unwrap_or_default(), vm),
    }
}

fn object_array(objects: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult<Array> {
    let n = objects.len();
    Array::from_objects(objects.into_iter().map(orchestrator_numpy::from_python).collect(), &[n]).or_raise(vm)
}

/// The array that `to_numpy` gives by default.
pub(crate) fn plain_array(values: &Values, vm: &VirtualMachine) -> PyResult<Array> {
    let n = values.len();
    match (&values.kind, values.series()) {
        (Kind::Bool, Some(series)) => Array::from_vec(bool_vec(series), &[n]).or_raise(vm),
        (Kind::Number, Some(series)) => {
            with_numbers!(series, slice => Array::from_vec(slice.to_vec(), &[n]).or_raise(vm), object_array(Vec::new(), vm))
        }
        (Kind::Datetime { unit, zone: None }, _) => {
            Array::from_times(values.ticks().to_vec(), DType::Datetime(numpy_unit(*unit)), &[n]).or_raise(vm)
        }
        (Kind::Timedelta(unit), _) => {
            Array::from_times(values.ticks().to_vec(), DType::Timedelta(numpy_unit(*unit)), &[n]).or_raise(vm)
        }
        (Kind::Category(_), _) => plain_array(&decategorized(values, vm)?, vm),
        (Kind::Complex, _) => object_array(read::to_objects(values, vm)?, vm)?.astype(&DType::Complex128).or_raise(vm),
        _ => object_array(read::to_objects(values, vm)?, vm),
    }
}

fn not_without_missing(dtype: &DType, vm: &VirtualMachine) -> PyBaseExceptionRef {
    if dtype.is_integer() {
        return vm.new_value_error("cannot convert NA to integer");
    }
    let name = dtype.name();
    vm.new_value_error(format!(
        "cannot convert to '{name}'-dtype NumPy array with missing values. Specify an appropriate 'na_value' for this dtype."
    ))
}

pub(crate) fn to_array(values: &Values, dtype: Option<&PyObjectRef>, vm: &VirtualMachine) -> PyResult {
    let Some(dtype) = dtype else { return Ok(orchestrator_numpy::wrap(plain_array(values, vm)?, vm)) };
    let dtype = orchestrator_numpy::parse_dtype(dtype, vm)?;
    let array = match (&values.kind, &dtype) {
        (_, DType::Object) => object_array(read::to_objects(values, vm)?, vm)?,
        (Kind::Masked, _) if read::any_missing(values, vm) => {
            if !dtype.is_float() || values.is_text() {
                return Err(not_without_missing(&dtype, vm));
            }
            let floats = read::to_floats(values, vm)?.unwrap_or_default();
            let n = floats.len();
            Array::from_vec(floats, &[n]).or_raise(vm)?.cast_to(&dtype).or_raise(vm)?
        }
        (Kind::Masked, _) => {
            plain_array(&crate::column::cast_masked::plain(values), vm)?.cast_to(&dtype).or_raise(vm)?
        }
        (Kind::Text(_), dtype) if dtype.is_float() => {
            let floats = cast(values, &Wanted::Number(DataType::Float64), vm)?;
            plain_array(&floats, vm)?.cast_to(dtype).or_raise(vm)?
        }
        (Kind::Datetime { unit, zone: Some(_) }, dtype) if dtype.is_time() => {
            let n = values.len();
            let array =
                Array::from_times(values.ticks().to_vec(), DType::Datetime(numpy_unit(*unit)), &[n]).or_raise(vm)?;
            array.cast_to(dtype).or_raise(vm)?
        }
        (_, dtype) => plain_array(values, vm)?.cast_to(dtype).or_raise(vm)?,
    };
    Ok(orchestrator_numpy::wrap(array, vm))
}
