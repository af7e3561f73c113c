//! Columns from Python's values, with pandas' rules about which type a list becomes.

use std::rc::Rc;

use polars::prelude::DataType;
use rustpython_vm::builtins::{PyComplex, PyFloat, PyInt, PyList, PyRange, PyStr, PyTuple, PyType};
use rustpython_vm::{AsObject, PyObjectRef, PyResult, VirtualMachine};

use super::cast;
use super::kinds::{Blank, Categories, Kind, NAT, Store, Unit, Values, Wanted, series_from, wanted_type};
use crate::cell::Cell;
use crate::module::PyColumn;
use crate::{convert_array, registry};

/// The type a `dtype` argument asks for: a name, a Python type or anything with a `name`.
pub(crate) fn wanted(dtype: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Wanted> {
    let name = dtype_text(dtype, vm)?;
    wanted_type(&name).ok_or_else(|| vm.new_type_error(format!("data type '{name}' not understood")))
}

pub(crate) fn dtype_text(dtype: &PyObjectRef, vm: &VirtualMachine) -> PyResult<String> {
    if let Some(text) = dtype.downcast_ref::<PyStr>() {
        return Ok(text.to_string_lossy().into_owned());
    }
    if let Some(class) = dtype.downcast_ref::<PyType>() {
        return Ok(class.name().to_string());
    }
    match dtype.get_attr("name", vm) {
        Ok(name) => Ok(name.str(vm)?.to_string()),
        Err(_) => Ok(dtype.str(vm)?.to_string()),
    }
}

/// A column of anything list-like.
pub(crate) fn column(values: &PyObjectRef, wanted: Option<&Wanted>, vm: &VirtualMachine) -> PyResult<Values> {
    let finished = |values: Values| match wanted {
        None => Ok(values),
        Some(wanted) => cast::cast(&values, wanted, vm),
    };
    if let Some(column) = values.downcast_ref::<PyColumn>() {
        return finished(column.values());
    }
    if let Some(values) = convert_array::array_values(values, vm)? {
        if let (Some(wanted), Some(objects)) = (wanted, values.object_values()) {
            return from_objects(objects.to_vec(), Some(wanted), vm);
        }
        return finished(values);
    }
    if let Some(range) = values.downcast_ref::<PyRange>() {
        let part = |part: &PyObjectRef| crate::arguments::index_of(part, vm);
        let whole =
            (part(&range.start.clone().into())?, part(&range.stop.clone().into())?, part(&range.step.clone().into())?);
        return finished(int_range(whole.0, whole.1, whole.2));
    }
    let objects = if let Some(list) = values.downcast_ref::<PyList>() {
        list.borrow_vec().to_vec()
    } else if let Some(tuple) = values.downcast_ref::<PyTuple>() {
        tuple.as_slice().to_vec()
    } else {
        values.try_to_value::<Vec<PyObjectRef>>(vm)?
    };
    from_objects(objects, wanted, vm)
}

pub(crate) fn int_range(start: i64, stop: i64, step: i64) -> Values {
    if step == 1 {
        return Values::ints((start..stop.max(start)).collect());
    }
    let mut values = Vec::new();
    let mut value = start;
    while step != 0 && (if step > 0 { value < stop } else { value > stop }) {
        values.push(value);
        let Some(next) = value.checked_add(step) else { break };
        value = next;
    }
    Values::ints(values)
}

pub(crate) fn from_objects(
    objects: Vec<PyObjectRef>,
    wanted: Option<&Wanted>,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    match wanted {
        None => infer(objects, vm),
        Some(Wanted::Object) => text_or_objects(objects, vm),
        Some(Wanted::Category) => category(objects, vm),
        Some(wanted @ Wanted::Masked(dtype)) if dtype != &DataType::String => {
            let has_text = objects.iter().any(|object| object.downcast_ref::<PyStr>().is_some());
            if has_text {
                return cast::cast(&text_or_objects(objects, vm)?, wanted, vm);
            }
            cast::masked_from_objects(&objects, dtype, vm)
        }
        Some(wanted) => {
            if let Wanted::Number(dtype) = wanted
                && dtype.is_integer()
            {
                check_whole(&objects, dtype, vm)?;
            }
            if objects.is_empty() {
                return empty(wanted, vm);
            }
            cast::cast(&infer(objects, vm)?, wanted, vm)
        }
    }
}

/// Categories are of the values that are there; missing ones change no type.
fn category(objects: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult<Values> {
    let holes: Vec<bool> = objects.iter().map(|object| crate::cell::is_missing_object(object, vm)).collect();
    let known: Vec<PyObjectRef> =
        objects.into_iter().zip(&holes).filter(|(_, hole)| !**hole).map(|(object, _)| object).collect();
    let known = cast::cast(&infer(known, vm)?, &Wanted::Category, vm)?;
    let mut next = 0;
    let place = |hole: &bool| {
        if *hole {
            return -1;
        }
        next += 1;
        next - 1
    };
    let rows: Vec<i64> = holes.iter().map(place).collect();
    super::take::take_or_missing(&known, &rows, vm)
}

/// The constructor is stricter than `astype` about values that are not whole.
fn check_whole(objects: &[PyObjectRef], dtype: &DataType, vm: &VirtualMachine) -> PyResult<()> {
    for object in objects {
        if let Some(float) = object.downcast_ref::<PyFloat>() {
            let value = float.to_f64();
            if value.is_nan() {
                return Err(vm.new_value_error("cannot convert float NaN to integer"));
            }
            if value.is_finite() && value.fract() != 0.0 {
                return Err(vm.new_value_error("Trying to coerce float values to integers"));
            }
        } else if vm.is_none(object) {
            return Err(vm.new_type_error(
                "int() argument must be a string, a bytes-like object or a real number, not 'NoneType'",
            ));
        } else if let Some(int) = object.downcast_ref::<PyInt>() {
            let value = int
                .try_to_primitive::<i64>(vm)
                .map(i128::from)
                .or_else(|_| int.try_to_primitive::<u64>(vm).map(i128::from));
            let (least, most) = int_bounds(dtype);
            if value.as_ref().map_or(true, |value| *value < least || *value > most) {
                let name = super::kinds::number_name(dtype);
                let message = format!("Python integer {} out of bounds for {name}", int.to_str_radix_10());
                return Err(vm.new_overflow_error(message));
            }
        }
    }
    Ok(())
}

pub(crate) fn int_bounds(dtype: &DataType) -> (i128, i128) {
    match dtype {
        DataType::Int8 => (i8::MIN.into(), i8::MAX.into()),
        DataType::Int16 => (i16::MIN.into(), i16::MAX.into()),
        DataType::Int32 => (i32::MIN.into(), i32::MAX.into()),
        DataType::UInt8 => (0, u8::MAX.into()),
        DataType::UInt16 => (0, u16::MAX.into()),
        DataType::UInt32 => (0, u32::MAX.into()),
        DataType::UInt64 => (0, u64::MAX.into()),
        _ => (i64::MIN.into(), i64::MAX.into()),
    }
}

/// Object values: text when all are strings and the missing ones are of one sort.
pub(crate) fn text_or_objects(objects: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult<Values> {
    let (mut has_text, mut has_none, mut has_nan) = (false, false, false);
    for object in &objects {
        if let Some(text) = object.downcast_ref::<PyStr>() {
            if text.to_str().is_none() {
                return Ok(Values::objects(objects));
            }
            has_text = true;
        } else if vm.is_none(object) {
            has_none = true;
        } else if object.downcast_ref::<PyFloat>().is_some_and(|float| float.to_f64().is_nan()) {
            has_nan = true;
        } else {
            return Ok(Values::objects(objects));
        }
    }
    if !has_text || (has_none && has_nan) {
        return Ok(Values::objects(objects));
    }
    let blank = if has_none { Blank::None } else { Blank::Nan };
    let texts = objects.iter().map(|object| object.downcast_ref::<PyStr>().and_then(|text| text.to_str()));
    Ok(Values::texts(texts, blank))
}

#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "one flag per sort of value")]
struct Seen {
    none: bool,
    nan: bool,
    nat: bool,
    bools: bool,
    ints: bool,
    unsigned: bool,
    negative: bool,
    floats: bool,
    complex: bool,
    datetimes: bool,
    timedeltas: bool,
    periods: bool,
}

/// The type that pandas gives a list.
pub(crate) fn infer(objects: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult<Values> {
    if objects.is_empty() {
        return Ok(Values::objects(objects));
    }
    if objects.iter().any(|object| object.downcast_ref::<PyStr>().is_some()) {
        return text_or_objects(objects, vm);
    }
    let mut seen = Seen::default();
    let mut cells = Vec::with_capacity(objects.len());
    for object in &objects {
        let cell = Cell::of(object, vm)?;
        match &cell {
            Cell::None => seen.none = true,
            Cell::Nan => seen.nan = true,
            Cell::Nat => seen.nat = true,
            Cell::Bool(_) => seen.bools = true,
            Cell::Int(value) => {
                seen.ints = true;
                seen.negative |= *value < 0;
            }
            Cell::Unsigned(_) => seen.unsigned = true,
            Cell::Float(_) => seen.floats = true,
            Cell::Datetime(..) => seen.datetimes = true,
            Cell::Timedelta(..) => seen.timedeltas = true,
            Cell::Period(..) => seen.periods = true,
            Cell::Object(object) if object.downcast_ref::<PyComplex>().is_some() => seen.complex = true,
            Cell::Object(_) | Cell::Na | Cell::Text(_) => return Ok(Values::objects(objects)),
        }
        cells.push(cell);
    }
    let numbers = seen.ints || seen.unsigned || seen.floats;
    let times = usize::from(seen.datetimes) + usize::from(seen.timedeltas) + usize::from(seen.periods);
    let missing = seen.none || seen.nan || seen.nat;
    let n_families = usize::from(numbers || seen.complex) + usize::from(seen.bools) + times;
    if n_families > 1 {
        return Ok(Values::objects(objects));
    }
    if n_families == 0 {
        return Ok(if seen.nat {
            Values::new(Kind::Datetime { unit: Unit::Nano, zone: None }, series_from(vec![NAT; objects.len()]))
        } else if seen.nan {
            Values::floats(vec![f64::NAN; objects.len()])
        } else {
            Values::objects(objects)
        });
    }
    if seen.bools {
        if missing {
            return Ok(Values::objects(objects));
        }
        let flags: Vec<bool> = cells.iter().map(|cell| matches!(cell, Cell::Bool(true))).collect();
        return Ok(Values::bools(&flags));
    }
    if times == 1 {
        return Ok(times_from(&cells).unwrap_or_else(|| Values::objects(objects)));
    }
    if seen.nat {
        return Ok(Values::objects(objects));
    }
    if seen.complex {
        return complex(&cells, vm);
    }
    if seen.floats || missing {
        return Ok(Values::floats(cells.iter().map(|cell| cell.to_f64().unwrap_or(f64::NAN)).collect()));
    }
    if seen.unsigned {
        if seen.negative {
            return Ok(Values::objects(objects));
        }
        let whole = |cell: &Cell| match cell {
            Cell::Int(value) => value.cast_unsigned(),
            Cell::Unsigned(value) => *value,
            _ => 0,
        };
        return Ok(Values::numbers::<u64>(cells.iter().map(whole).collect()));
    }
    let whole = |cell: &Cell| if let Cell::Int(value) = cell { *value } else { 0 };
    Ok(Values::ints(cells.iter().map(whole).collect()))
}

fn complex(cells: &[Cell], vm: &VirtualMachine) -> PyResult<Values> {
    let class: PyObjectRef = vm.ctx.types.complex_type.to_owned().into();
    let one = |cell: &Cell| match cell {
        Cell::Object(object) => Ok(object.clone()),
        other => class.call((other.to_f64().unwrap_or(f64::NAN),), vm),
    };
    let values: PyResult<Vec<PyObjectRef>> = cells.iter().map(one).collect();
    Ok(Values { kind: Kind::Complex, store: Store::Objects(Rc::new(values?)) })
}

/// Moments of one zone, spans, or periods of one frequency.
fn times_from(cells: &[Cell]) -> Option<Values> {
    let mut ticks = Vec::with_capacity(cells.len());
    let mut kind: Option<Kind> = None;
    for cell in cells {
        let (value, this) = match cell {
            Cell::Datetime(nanos, zone, _) => (*nanos, Kind::Datetime { unit: Unit::Nano, zone: zone.clone() }),
            Cell::Timedelta(nanos, _) => (*nanos, Kind::Timedelta(Unit::Nano)),
            Cell::Period(ordinal, freq) => (*ordinal, Kind::Period(freq.clone())),
            _ => {
                ticks.push(NAT);
                continue;
            }
        };
        let same = match (&kind, &this) {
            (None, _) | (Some(Kind::Timedelta(_)), Kind::Timedelta(_)) => true,
            (Some(Kind::Datetime { zone: one, .. }), Kind::Datetime { zone: two, .. }) => one == two,
            (Some(Kind::Period(one)), Kind::Period(two)) => one == two,
            _ => false,
        };
        if !same {
            return None;
        }
        kind = Some(this);
        ticks.push(value);
    }
    kind.map(|kind| Values::new(kind, series_from(ticks)))
}

/// `n` times the same value.
pub(crate) fn full(n: usize, value: &PyObjectRef, wanted: Option<&Wanted>, vm: &VirtualMachine) -> PyResult<Values> {
    let value = match value.downcast_ref::<PyColumn>() {
        Some(column) => super::read::get(&column.values(), 0, vm)?,
        None => value.clone(),
    };
    let one = if wanted.is_none() { scalar_column(&value, vm)? } else { from_objects(vec![value], wanted, vm)? };
    Ok(repeat(&one, n))
}

/// One value as a column; a numpy scalar keeps its type.
pub(crate) fn scalar_column(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Values> {
    if let Some(values) = convert_array::scalar_values(value, vm)? {
        return Ok(values);
    }
    let is_container = value.downcast_ref::<PyList>().is_some() || value.downcast_ref::<PyTuple>().is_some();
    if is_container || value.class().is(vm.ctx.types.dict_type) || value.class().is(vm.ctx.types.set_type) {
        return Ok(Values::objects(vec![value.clone()]));
    }
    infer(vec![value.clone()], vm)
}

pub(crate) fn repeat(one: &Values, n: usize) -> Values {
    match &one.store {
        Store::Objects(objects) => {
            let values = objects.first().map(|first| vec![first.clone(); n]).unwrap_or_default();
            Values { kind: one.kind.clone(), store: Store::Objects(Rc::new(values)) }
        }
        Store::Series(series) => one.like(series.new_from_index(0, n)),
    }
}

pub(crate) fn empty(wanted: &Wanted, vm: &VirtualMachine) -> PyResult<Values> {
    Ok(match wanted {
        Wanted::Object | Wanted::Text => Values::objects(Vec::new()),
        Wanted::Complex => Values { kind: Kind::Complex, store: Store::Objects(Rc::default()) },
        Wanted::Category => {
            let categories = Categories { values: Values::objects(Vec::new()), ordered: false };
            Values::new(Kind::Category(Rc::new(categories)), series_from(Vec::<i32>::new()))
        }
        Wanted::Datetime(..) | Wanted::Timedelta(_) | Wanted::Period(_) => {
            cast::cast(&Values::ints(Vec::new()), wanted, vm)?
        }
        Wanted::Bool => Values::bools(&[]),
        Wanted::Number(dtype) => {
            Values::new(Kind::Number, polars::prelude::Series::new_empty(super::kinds::no_name(), dtype))
        }
        Wanted::Masked(dtype) => {
            Values::new(Kind::Masked, polars::prelude::Series::new_empty(super::kinds::no_name(), dtype))
        }
    })
}

pub(crate) fn from_codes(codes: &Values, categories: Values, ordered: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let codes = super::take::positions(codes, vm)?;
    let codes: Vec<i32> = codes.iter().map(|code| i32::try_from(*code).unwrap_or(-1)).collect();
    let kind = Kind::Category(Rc::new(Categories { values: categories, ordered }));
    Ok(Values::new(kind, series_from(codes)))
}

/// A column of `n` missing values of the same kind; integers and booleans have none.
pub(crate) fn all_missing(like: &Values, n: usize, vm: &VirtualMachine) -> Values {
    use polars::prelude::Series;
    let name = super::kinds::no_name();
    match (&like.kind, &like.store) {
        (_, Store::Objects(_)) => {
            let nan: PyObjectRef = vm.ctx.new_float(f64::NAN).into();
            Values { kind: like.kind.clone(), store: Store::Objects(Rc::new(vec![nan; n])) }
        }
        (Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_), _) => like.like(series_from(vec![NAT; n])),
        (Kind::Category(_), _) => like.like(series_from(vec![-1_i32; n])),
        (Kind::Text(_) | Kind::Masked, Store::Series(series)) => like.like(Series::full_null(name, n, series.dtype())),
        (Kind::Number, Store::Series(series)) if series.dtype() == &DataType::Float32 => {
            Values::numbers(vec![f32::NAN; n])
        }
        (Kind::Bool, _) => Values::objects(vec![vm.ctx.new_float(f64::NAN).into(); n]),
        (Kind::Number, _) => Values::floats(vec![f64::NAN; n]),
        (Kind::Objects | Kind::Complex, _) => Values::objects(vec![registry::nat(vm); n]),
    }
}
