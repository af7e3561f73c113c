//! Casts into and out of the nullable types.

use polars::prelude::{BooleanChunked, DataType, IntoSeries, NewChunkedArray, Series};
use rustpython_vm::builtins::PyStr;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::cast::{cannot_cast, cast, not_a_float, not_an_int, parse_float, parse_int, wrap_cast};
use super::kinds::{Blank, Kind, Native, Values, Wanted, no_name, number_name, slice_of, text_series, with_numbers};
use super::read;
use crate::cell::Cell;
use crate::errors::OrRaise;

const NOT_BOOL: &str = "Need to pass bool-like values";

/// A nullable column from Python's values; integers keep all their digits.
pub(crate) fn masked_from_objects(objects: &[PyObjectRef], dtype: &DataType, vm: &VirtualMachine) -> PyResult<Values> {
    let cells: PyResult<Vec<Cell>> = objects.iter().map(|object| Cell::of(object, vm)).collect();
    let cells = cells?;
    let series: Series = match dtype {
        DataType::Boolean => {
            let mut flags = Vec::with_capacity(cells.len());
            for cell in &cells {
                flags.push(match cell {
                    cell if cell.is_missing() => None,
                    Cell::Bool(flag) => Some(*flag),
                    Cell::Int(value @ (0 | 1)) => Some(*value == 1),
                    Cell::Float(value) if *value == 0.0 || *value == 1.0 => Some(*value == 1.0),
                    _ => return Err(vm.new_type_error(NOT_BOOL)),
                });
            }
            BooleanChunked::from_slice_options(no_name(), &flags).into_series()
        }
        dtype if dtype.is_float() => {
            let mut floats = Vec::with_capacity(cells.len());
            for cell in &cells {
                if cell.is_missing() {
                    floats.push(None);
                } else {
                    let value = cell.to_f64().ok_or_else(|| not_numeric(vm))?;
                    floats.push(Some(value).filter(|value| !value.is_nan()));
                }
            }
            Series::from_iter(floats).cast(dtype).or_raise(vm)?
        }
        _ => {
            let mut whole = Vec::with_capacity(cells.len());
            for cell in &cells {
                whole.push(match cell {
                    cell if cell.is_missing() => None,
                    Cell::Bool(flag) => Some(i128::from(*flag)),
                    Cell::Int(value) => Some(i128::from(*value)),
                    Cell::Unsigned(value) => Some(i128::from(*value)),
                    Cell::Float(value) if value.fract() == 0.0 => Some(*value as i128),
                    Cell::Float(_) => {
                        let name = number_name(dtype);
                        return Err(vm.new_type_error(format!("cannot safely cast non-equivalent float64 to {name}")));
                    }
                    _ => return Err(not_numeric(vm)),
                });
            }
            whole_series(&whole, dtype, vm)?
        }
    };
    Ok(Values::new(Kind::Masked, series))
}

fn not_numeric(vm: &VirtualMachine) -> rustpython_vm::builtins::PyBaseExceptionRef {
    vm.new_type_error("object cannot be converted to a numeric dtype")
}

fn whole_series(whole: &[Option<i128>], dtype: &DataType, vm: &VirtualMachine) -> PyResult<Series> {
    let (least, most) = super::build::int_bounds(dtype);
    if let Some(value) = whole.iter().flatten().find(|value| **value < least || **value > most) {
        let name = number_name(dtype);
        return Err(vm.new_overflow_error(format!("Python integer {value} out of bounds for {name}")));
    }
    if dtype == &DataType::UInt64 {
        return Ok(whole.iter().map(|value| value.map(|value| value as u64)).collect());
    }
    let wide: Series = whole.iter().map(|value| value.map(|value| value as i64)).collect();
    wide.cast(dtype).or_raise(vm)
}

/// NaN as null.
pub(crate) fn nan_to_null(series: &Series) -> Series {
    if let Ok(floats) = series.f64() {
        return floats.iter().map(|value| value.filter(|value| !value.is_nan())).collect::<Series>();
    }
    if let Ok(floats) = series.f32() {
        return floats.iter().map(|value| value.filter(|value| !value.is_nan())).collect::<Series>();
    }
    series.clone()
}

pub(crate) fn to_masked(values: &Values, dtype: &DataType, vm: &VirtualMachine) -> PyResult<Values> {
    if dtype == &DataType::String {
        return to_string_dtype(values, vm);
    }
    match (&values.kind, values.series()) {
        (Kind::Masked, Some(series)) if series.dtype() == &DataType::String => {
            to_masked(&Values::new(Kind::Text(Blank::None), series.clone()), dtype, vm)
        }
        (Kind::Number | Kind::Bool | Kind::Masked, Some(series)) => {
            let series = nan_to_null(series);
            if series.dtype().is_numeric() {
                let known = series.drop_nulls();
                let was_masked = matches!(values.kind, Kind::Masked);
                if dtype == &DataType::Boolean {
                    let is_flag: bool = was_masked
                        || with_numbers!(&known, slice => slice.iter().all(|v| v.to_f64() == 0.0 || v.to_f64() == 1.0), true);
                    if !is_flag {
                        return Err(vm.new_type_error(NOT_BOOL));
                    }
                    let flags: BooleanChunked = with_nulls(
                        &series,
                        |series| with_numbers!(series, slice => slice.iter().map(|v| v.to_f64() != 0.0).collect(), Vec::new()),
                    );
                    return Ok(Values::new(Kind::Masked, flags.into_series()));
                }
                if dtype.is_integer() && was_masked {
                    return Ok(Values::new(Kind::Masked, wrapped(&series, dtype, vm)?));
                }
                if dtype.is_integer() {
                    check_fit(&known, dtype, vm)?;
                }
            }
            Ok(Values::new(Kind::Masked, series.cast(dtype).or_raise(vm)?))
        }
        (Kind::Text(_), Some(series)) => {
            if dtype == &DataType::Boolean {
                return Err(vm.new_type_error(NOT_BOOL));
            }
            let mut whole = Vec::new();
            let mut floats = Vec::new();
            for text in series.str().or_raise(vm)?.iter() {
                match text {
                    None if dtype.is_float() => floats.push(None),
                    None => whole.push(None),
                    Some(text) if dtype.is_float() => {
                        floats.push(Some(parse_float(text).ok_or_else(|| not_a_float(text, vm))?));
                    }
                    Some(text) => {
                        let from_float =
                            || parse_float(text).filter(|value| value.fract() == 0.0).map(|value| value as i128);
                        whole.push(Some(parse_int(text).or_else(from_float).ok_or_else(|| not_an_int(text, vm))?));
                    }
                }
            }
            let series = if dtype.is_float() {
                Series::from_iter(floats).cast(dtype).or_raise(vm)?
            } else {
                whole_series(&whole, dtype, vm)?
            };
            Ok(Values::new(Kind::Masked, series))
        }
        (Kind::Objects, _) => {
            let objects = read::to_objects(values, vm)?;
            let has_text = objects.iter().any(|object| object.downcast_ref::<PyStr>().is_some());
            if has_text && dtype == &DataType::Boolean {
                return Err(vm.new_type_error(NOT_BOOL));
            }
            masked_from_objects(&objects, dtype, vm)
        }
        _ if dtype == &DataType::Boolean => Err(vm.new_type_error(NOT_BOOL)),
        _ => {
            let wanted = if dtype.is_float() { "FloatingDtype" } else { "IntegerDtype" };
            Err(vm.new_type_error(format!("{} cannot be converted to {wanted}", values.dtype_name())))
        }
    }
}

/// Plain numbers become whole nullable ones only if none of them changes.
fn check_fit(known: &Series, dtype: &DataType, vm: &VirtualMachine) -> PyResult<()> {
    let (old, new) = (number_name(known.dtype()), number_name(dtype));
    let refuse = |old: &str| vm.new_type_error(format!("cannot safely cast non-equivalent {old} to {new}"));
    if !known.dtype().is_float() {
        // Those that do not fit are the nulls of this cast.
        let has_unfit = known.cast(dtype).or_raise(vm)?.null_count() > 0;
        return if has_unfit { Err(refuse(old)) } else { Ok(()) };
    }
    let floats = floats_of(known);
    let (least, most) = super::build::int_bounds(dtype);
    let fits = |value: f64| (least..=most).contains(&(value as i128));
    let Some(largest) = floats.iter().copied().reduce(f64::max) else { return Ok(()) };
    let infinity = || vm.new_overflow_error("cannot convert float infinity to integer");
    if largest.is_infinite() {
        return Err(infinity());
    }
    if largest.fract() != 0.0 {
        // pandas looks at the largest value only; if that is not a whole number it takes all of them by way of Python's.
        for value in floats {
            if value.is_infinite() {
                return Err(infinity());
            }
            if !fits(value) {
                let message = format!("Python integer {} out of bounds for {new}", value as i128);
                return Err(vm.new_overflow_error(message));
            }
        }
        return Err(refuse("object"));
    }
    if floats.iter().all(|value| value.fract() == 0.0 && fits(*value)) { Ok(()) } else { Err(refuse(old)) }
}

/// Nullable numbers as whole ones of another width; what does not fit wraps around, as numpy's casts do.
fn wrapped(series: &Series, dtype: &DataType, vm: &VirtualMachine) -> PyResult<Series> {
    const HALF_SHORT: f64 = 2_147_483_648.0;
    const HALF_LONG: f64 = 9_223_372_036_854_775_808.0;
    if !series.dtype().is_float() {
        return wrap_cast(series, dtype, vm);
    }
    // The processor's own answer to what lies outside is the least number.
    let short = |value: f64| if value > -HALF_SHORT - 1.0 && value < HALF_SHORT { value as i32 } else { i32::MIN };
    let long = |value: f64| if (-HALF_LONG..HALF_LONG).contains(&value) { value as i64 } else { i64::MIN };
    let floats = series.cast(&DataType::Float64).or_raise(vm)?;
    let floats = floats.f64().or_raise(vm)?.iter();
    if dtype == &DataType::UInt64 {
        let unsigned = |value: f64| {
            if value < HALF_LONG {
                long(value).cast_unsigned()
            } else {
                long(value - HALF_LONG).cast_unsigned() ^ (1 << 63)
            }
        };
        return Ok(floats.map(|value| value.map(unsigned)).collect());
    }
    let wide = |value: f64| match dtype {
        DataType::Int64 => long(value),
        DataType::UInt32 if value < HALF_SHORT => i64::from(short(value).cast_unsigned()),
        DataType::UInt32 => i64::from(short(value - HALF_SHORT).cast_unsigned() ^ (1 << 31)),
        _ => i64::from(short(value)),
    };
    wrap_cast(&floats.map(|value| value.map(wide)).collect::<Series>(), dtype, vm)
}

fn with_nulls(series: &Series, make: impl FnOnce(&Series) -> Vec<bool>) -> BooleanChunked {
    let flags = make(series);
    let known = series.is_not_null();
    flags.into_iter().zip(known.iter()).map(|(flag, known)| (known == Some(true)).then_some(flag)).collect()
}

fn to_string_dtype(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    if let (Kind::Text(_), Some(series)) = (&values.kind, values.series()) {
        return Ok(Values::new(Kind::Masked, series.clone()));
    }
    let missing = read::missing_mask(values, vm);
    let texts = cast(values, &Wanted::Text, vm)?;
    let Some(chunk) = texts.text_chunk() else { return Err(cannot_cast(values, "string", vm)) };
    let known = chunk.iter().zip(missing).map(|(text, is_missing)| if is_missing { None } else { text });
    Ok(Values::new(Kind::Masked, text_series(known)))
}

pub(crate) fn from_masked(values: &Values, wanted: &Wanted, vm: &VirtualMachine) -> PyResult<Values> {
    let Some(series) = values.series() else { return Ok(values.clone()) };
    let has_missing = series.null_count() > 0;
    if series.dtype() == &DataType::String {
        if has_missing && matches!(wanted, Wanted::Number(dtype) if dtype.is_integer()) {
            return Err(vm.new_type_error(
                "int() argument must be a string, a bytes-like object or a real number, not 'NAType'",
            ));
        }
        return cast(&Values::new(Kind::Text(Blank::Nan), series.clone()), wanted, vm);
    }
    match wanted {
        Wanted::Number(dtype) if dtype.is_float() => {
            let floats = series.cast(&DataType::Float64).or_raise(vm)?;
            let floats = floats.f64().or_raise(vm)?.iter().map(|value| value.unwrap_or(f64::NAN)).collect();
            cast(&Values::floats(floats), wanted, vm)
        }
        Wanted::Number(_) if has_missing => Err(vm.new_value_error("cannot convert NA to integer")),
        Wanted::Bool if has_missing => Err(vm.new_value_error("cannot convert float NaN to bool")),
        Wanted::Number(dtype) => Ok(Values::new(Kind::Number, wrap_cast(series, dtype, vm)?)),
        _ => cast(&plain(values), wanted, vm),
    }
}

/// A nullable column without nulls as the numpy type it wraps; with nulls, numbers become floats.
pub(crate) fn plain(values: &Values) -> Values {
    let (Kind::Masked, Some(series)) = (&values.kind, values.series()) else { return values.clone() };
    match series.dtype() {
        DataType::String => Values::new(Kind::Text(Blank::Nan), series.clone()),
        DataType::Boolean if series.null_count() == 0 => Values::new(Kind::Bool, series.clone()),
        _ if series.null_count() == 0 => Values::new(Kind::Number, series.clone()),
        _ => {
            let floats = series.cast(&DataType::Float64).unwrap_or_else(|_| series.clone());
            let floats = floats.f64().map(|floats| floats.iter().map(|value| value.unwrap_or(f64::NAN)).collect());
            Values::floats(floats.unwrap_or_default())
        }
    }
}

/// Values and known-flags of a nullable column's numbers.
pub(crate) fn known(series: &Series) -> Vec<bool> {
    series.is_not_null().iter().map(|flag| flag.unwrap_or(false)).collect()
}

/// Floats of a series, nulls as NaN.
pub(crate) fn floats_of(series: &Series) -> Vec<f64> {
    if series.null_count() == 0
        && let Ok(floats) = series.f64()
    {
        return slice_of(floats).to_vec();
    }
    let floats = series.cast(&DataType::Float64).ok();
    floats
        .as_ref()
        .and_then(|floats| floats.f64().ok())
        .map(|floats| floats.iter().map(|value| value.unwrap_or(f64::NAN)).collect())
        .unwrap_or_default()
}
