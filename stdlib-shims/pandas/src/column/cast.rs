//! `astype`: one type into another, with pandas' errors.

use std::rc::Rc;

use polars::prelude::{DataType, Series};
use rustpython_vm::builtins::{PyBaseExceptionRef, PyStr};
use rustpython_vm::{AsObject, PyObjectRef, PyResult, VirtualMachine};

use super::build::{self, int_bounds};
use super::cast_masked::{from_masked, to_masked};
use super::kinds::{
    Blank, Kind, NAT, Native, Store, Unit, Values, Wanted, number_name, series_from, slice_of, with_numbers,
};
use super::{read, take};
use crate::cell::Cell;
use crate::errors::OrRaise;
use crate::registry;
use crate::time::bounds;
use crate::time::format::python_float;

pub(crate) use super::cast_masked::masked_from_objects;

pub(crate) fn cast(values: &Values, wanted: &Wanted, vm: &VirtualMachine) -> PyResult<Values> {
    if is_already(values, wanted) {
        return Ok(values.clone());
    }
    match wanted {
        Wanted::Object => return to_object(values, vm),
        Wanted::Text => return to_text(values, vm),
        Wanted::Category => return to_category(values, vm),
        _ => {}
    }
    if let Kind::Category(categories) = &values.kind {
        let has_missing = values.codes().iter().any(|code| *code < 0);
        if has_missing && matches!(wanted, Wanted::Number(dtype) if dtype.is_integer()) {
            return Err(vm.new_value_error("Cannot convert float NaN to integer"));
        }
        if categories.values.len() == 0 {
            return cast(&Values::floats(vec![f64::NAN; values.len()]), wanted, vm);
        }
        let codes: Vec<i64> = values.codes().iter().map(|code| i64::from(*code)).collect();
        return cast(&take::take_or_missing(&categories.values, &codes, vm)?, wanted, vm);
    }
    if let Wanted::Masked(dtype) = wanted {
        return to_masked(values, dtype, vm);
    }
    if matches!(values.kind, Kind::Masked) {
        return from_masked(values, wanted, vm);
    }
    match wanted {
        Wanted::Bool => to_bool(values, vm),
        Wanted::Number(dtype) => to_number(values, dtype, vm),
        Wanted::Datetime(unit, zone) => to_datetime(values, *unit, zone.as_deref(), vm),
        Wanted::Timedelta(unit) => to_timedelta(values, *unit, vm),
        Wanted::Complex => {
            let class: PyObjectRef = vm.ctx.types.complex_type.to_owned().into();
            let objects = read::to_objects(values, vm)?;
            let made: PyResult<Vec<PyObjectRef>> =
                objects.into_iter().map(|object| class.call((object,), vm)).collect();
            Ok(Values { kind: Kind::Complex, store: Store::Objects(Rc::new(made?)) })
        }
        Wanted::Period(freq) => to_period(values, freq, vm),
        _ => Err(cannot_cast(values, "that dtype", vm)),
    }
}

fn is_already(values: &Values, wanted: &Wanted) -> bool {
    match (&values.kind, wanted) {
        (Kind::Bool, Wanted::Bool) | (Kind::Text(_) | Kind::Objects, Wanted::Object) => true,
        (Kind::Category(_), Wanted::Category) | (Kind::Complex, Wanted::Complex) => true,
        (Kind::Number, Wanted::Number(dtype)) | (Kind::Masked, Wanted::Masked(dtype)) => {
            values.series().is_some_and(|series| series.dtype() == dtype)
        }
        (Kind::Datetime { unit, zone }, Wanted::Datetime(other, other_zone)) => {
            unit == other && zone.as_deref() == other_zone.as_deref()
        }
        (Kind::Timedelta(unit), Wanted::Timedelta(other)) => unit == other,
        (Kind::Period(freq), Wanted::Period(other)) => **freq == **other,
        _ => false,
    }
}

pub(crate) fn cannot_cast(values: &Values, name: &str, vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_type_error(format!("Cannot cast {} to {name}", values.dtype_name()))
}

fn to_object(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    match &values.kind {
        Kind::Masked if values.is_text() => build::text_or_objects(read::to_objects(values, vm)?, vm),
        Kind::Category(categories) if matches!(categories.values.kind, Kind::Text(_)) => {
            let codes: Vec<i64> = values.codes().iter().map(|code| i64::from(*code)).collect();
            take::take_or_missing(&categories.values, &codes, vm)
        }
        _ => Ok(Values::objects(read::to_objects(values, vm)?)),
    }
}

/// Every value through `str`, the missing ones too.
fn to_text(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    if let (Kind::Number | Kind::Bool, Some(series)) = (&values.kind, values.series()) {
        match series.dtype() {
            DataType::Float64 => {
                let floats = series.f64().map(slice_of).unwrap_or_default();
                return Ok(Values::texts(floats.iter().map(|value| Some(python_float(*value))), Blank::Nan));
            }
            DataType::Float32 => {
                let floats = series.f32().map(slice_of).unwrap_or_default();
                let texts = floats.iter().map(|value| Some(orchestrator_arrays::single_text(*value)));
                return Ok(Values::texts(texts, Blank::Nan));
            }
            DataType::Boolean => {
                let names =
                    super::kinds::bool_vec(series).into_iter().map(|flag| Some(if flag { "True" } else { "False" }));
                return Ok(Values::texts(names, Blank::Nan));
            }
            dtype if dtype.is_integer() => {
                let text = series.cast(&DataType::String).or_raise(vm)?;
                return Ok(Values::new(Kind::Text(Blank::Nan), text));
            }
            _ => {}
        }
    }
    if let Kind::Text(_) = values.kind
        && values.series().is_some_and(|series| series.null_count() == 0)
    {
        return Ok(values.clone());
    }
    if let Kind::Datetime { .. } = values.kind {
        return crate::time::format::moments_to_text(values, vm);
    }
    // Durations leave out the time of day when none of them has one.
    let is_whole_days = match values.kind {
        Kind::Timedelta(unit) => {
            let day = 86_400 * unit.per_second();
            values.ticks().iter().all(|ticks| *ticks == NAT || ticks % day == 0)
        }
        _ => false,
    };
    let mut texts = Vec::with_capacity(values.len());
    for object in read::to_objects(values, vm)? {
        let mut text = match object.downcast_ref::<PyStr>() {
            Some(text) => text.to_string_lossy().into_owned(),
            None => object.str(vm)?.to_string_lossy().into_owned(),
        };
        if is_whole_days && let Some(end) = text.find(" days") {
            text.truncate(end + " days".len());
        }
        texts.push(Some(text));
    }
    Ok(Values::texts(texts.into_iter(), Blank::Nan))
}

fn to_category(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    let (codes, mut uniques) = crate::rows::factorize::factorize(values, false, vm)?;
    if matches!(uniques.kind, Kind::Objects) {
        uniques = build::infer(read::to_objects(&uniques, vm)?, vm)?;
    }
    let sorted = match crate::rows::sort::argsort(&uniques, true, false, vm) {
        Ok(order) => {
            let mut places = vec![-1_i64; uniques.len() + 1];
            for (place, row) in order.iter().enumerate() {
                places[*row as usize] = place as i64;
            }
            let codes = codes.iter().map(|code| if *code < 0 { -1 } else { places[*code as usize] }).collect();
            (codes, take::gather(&uniques, &order))
        }
        Err(_) => numbers_then_texts(codes, uniques, vm)?,
    };
    build::from_codes(&Values::ints(sorted.0), sorted.1, false, vm)
}

/// What cannot be compared is put in two parts: numbers first, then texts.
fn numbers_then_texts(codes: Vec<i64>, uniques: Values, vm: &VirtualMachine) -> PyResult<(Vec<i64>, Values)> {
    let objects = read::to_objects(&uniques, vm)?;
    let is_text = |row: &i64| objects[*row as usize].downcast_ref::<PyStr>().is_some();
    let (texts, others): (Vec<i64>, Vec<i64>) = (0..objects.len() as i64).partition(is_text);
    let mut order = Vec::with_capacity(objects.len());
    for part in [others, texts] {
        let Ok(sorted) = crate::rows::sort::argsort(&take::gather(&uniques, &part), true, false, vm) else {
            return Ok((codes, uniques));
        };
        order.extend(sorted.iter().map(|place| part[*place as usize]));
    }
    let mut places = vec![0_i64; order.len()];
    for (place, code) in order.iter().enumerate() {
        places[*code as usize] = place as i64;
    }
    let codes = codes.iter().map(|code| if *code < 0 { -1 } else { places[*code as usize] }).collect();
    Ok((codes, take::gather(&uniques, &order)))
}

fn to_bool(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    match (&values.kind, &values.store) {
        (Kind::Number, Store::Series(series)) => {
            let flags: Vec<bool> =
                with_numbers!(series, slice => slice.iter().map(|v| Native::to_f64(*v) != 0.0).collect(), Vec::new());
            Ok(Values::bools(&flags))
        }
        (Kind::Text(blank), Store::Series(series)) => {
            let missing = *blank == Blank::Nan;
            let flags: Vec<bool> =
                series.str().or_raise(vm)?.iter().map(|text| text.map_or(missing, |text| !text.is_empty())).collect();
            Ok(Values::bools(&flags))
        }
        (_, Store::Objects(objects)) => {
            let flags: PyResult<Vec<bool>> = objects.iter().map(|object| object.clone().is_true(vm)).collect();
            Ok(Values::bools(&flags?))
        }
        (Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_), _) => {
            let flags: Vec<bool> = values.ticks().iter().map(|ticks| *ticks != 0).collect();
            Ok(Values::bools(&flags))
        }
        _ => Err(cannot_cast(values, "dtype bool", vm)),
    }
}

fn to_number(values: &Values, dtype: &DataType, vm: &VirtualMachine) -> PyResult<Values> {
    let name = number_name(dtype);
    match (&values.kind, &values.store) {
        (Kind::Number | Kind::Bool, Store::Series(series)) => {
            if dtype.is_integer() && series.dtype().is_float() {
                let is_finite: bool =
                    with_numbers!(series, slice => slice.iter().all(|v| Native::to_f64(*v).is_finite()), true);
                if !is_finite {
                    let message = "Cannot convert non-finite values (NA or inf) to integer".to_owned();
                    return Err(registry::error("int_casting_error", message, vm));
                }
            }
            Ok(Values::new(Kind::Number, wrap_cast(series, dtype, vm)?))
        }
        (Kind::Text(_), Store::Series(series)) => text_to_number(values, series, dtype, vm),
        (_, Store::Objects(objects)) => objects_to_number(objects, dtype, vm),
        (Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_), Store::Series(series)) => {
            if dtype == &DataType::Int64 {
                return Ok(Values::new(Kind::Number, series.clone()));
            }
            let what = match values.kind {
                Kind::Datetime { .. } => "DatetimeArray",
                Kind::Timedelta(_) => "TimedeltaArray",
                _ => "PeriodArray",
            };
            if dtype.is_float() {
                return Err(vm.new_type_error(format!("Cannot cast {what} to dtype {name}")));
            }
            let message = format!(
                "Converting from {} to {name} is not supported. Do obj.astype('int64').astype(dtype) instead",
                values.dtype_name()
            );
            Err(vm.new_type_error(message))
        }
        _ => Err(cannot_cast(values, &format!("dtype {name}"), vm)),
    }
}

/// Numbers into numbers; integers that do not fit wrap around, as numpy's do.
pub(crate) fn wrap_cast(series: &Series, dtype: &DataType, vm: &VirtualMachine) -> PyResult<Series> {
    use polars::chunked_array::cast::CastOptions;
    if series.dtype() == dtype {
        return Ok(series.clone());
    }
    if series.dtype().is_float() && dtype.is_integer() {
        // Through 64 bits, so that narrower types wrap instead of failing.
        let wide: Vec<i64> =
            with_numbers!(series, slice => slice.iter().map(|v| Native::to_f64(*v) as i64).collect(), Vec::new());
        if dtype == &DataType::UInt64 {
            let wide: Vec<u64> = with_numbers!(series, slice => slice.iter().map(|v| {
                let value = Native::to_f64(*v);
                if value < 0.0 { (value as i64).cast_unsigned() } else { value as u64 }
            }).collect(), Vec::new());
            return Ok(series_from(wide));
        }
        return wrap_cast(&series_from(wide), dtype, vm);
    }
    let options = if dtype.is_integer() { CastOptions::Overflowing } else { CastOptions::NonStrict };
    series.cast_with_options(dtype, options).or_raise(vm)
}

fn text_to_number(values: &Values, series: &Series, dtype: &DataType, vm: &VirtualMachine) -> PyResult<Values> {
    let texts = series.str().or_raise(vm)?;
    if dtype.is_float() {
        let mut floats = Vec::with_capacity(texts.len());
        for text in texts.iter() {
            floats.push(match text {
                None => f64::NAN,
                Some(text) => parse_float(text).ok_or_else(|| not_a_float(text, vm))?,
            });
        }
        return to_number(&Values::floats(floats), dtype, vm);
    }
    let blank = values.kind.clone();
    let mut whole = Vec::with_capacity(texts.len());
    for text in texts.iter() {
        let Some(text) = text else {
            return Err(match blank {
                Kind::Text(Blank::None) => vm.new_type_error(
                    "int() argument must be a string, a bytes-like object or a real number, not 'NoneType'",
                ),
                _ => vm.new_value_error("cannot convert float NaN to integer"),
            });
        };
        whole.push(parse_int(text).ok_or_else(|| not_an_int(text, vm))?);
    }
    fit(&whole, dtype, vm)
}

fn fit(whole: &[i128], dtype: &DataType, vm: &VirtualMachine) -> PyResult<Values> {
    let (least, most) = int_bounds(if dtype == &DataType::UInt64 { dtype } else { &DataType::Int64 });
    if whole.iter().any(|value| *value < least || *value > most) {
        return Err(vm.new_overflow_error("Python int too large to convert to C long"));
    }
    if dtype == &DataType::UInt64 {
        return Ok(Values::numbers::<u64>(whole.iter().map(|value| *value as u64).collect()));
    }
    to_number(&Values::ints(whole.iter().map(|value| *value as i64).collect()), dtype, vm)
}

fn objects_to_number(objects: &[PyObjectRef], dtype: &DataType, vm: &VirtualMachine) -> PyResult<Values> {
    if dtype.is_float() {
        let class: PyObjectRef = vm.ctx.types.float_type.to_owned().into();
        let mut floats = Vec::with_capacity(objects.len());
        for object in objects {
            floats.push(match Cell::of(object, vm)? {
                Cell::None => f64::NAN,
                Cell::Na => {
                    return Err(vm.new_type_error("float() argument must be a string or a real number, not 'NAType'"));
                }
                Cell::Nat => {
                    return Err(vm.new_type_error("float() argument must be a string or a real number, not 'NaTType'"));
                }
                Cell::Text(text) => parse_float(&text).ok_or_else(|| not_a_float(&text, vm))?,
                cell => match cell.to_f64() {
                    Some(value) => value,
                    None => class.call((object.clone(),), vm)?.try_into_value::<f64>(vm)?,
                },
            });
        }
        return to_number(&Values::floats(floats), dtype, vm);
    }
    let class: PyObjectRef = vm.ctx.types.int_type.to_owned().into();
    let mut whole = Vec::with_capacity(objects.len());
    for object in objects {
        whole.push(match Cell::of(object, vm)? {
            Cell::None => {
                return Err(vm.new_type_error(
                    "int() argument must be a string, a bytes-like object or a real number, not 'NoneType'",
                ));
            }
            Cell::Nan => return Err(vm.new_value_error("cannot convert float NaN to integer")),
            Cell::Bool(flag) => i128::from(flag),
            Cell::Int(value) => i128::from(value),
            Cell::Unsigned(value) => i128::from(value),
            Cell::Float(value) if value.is_infinite() => {
                return Err(vm.new_overflow_error("cannot convert float infinity to integer"));
            }
            Cell::Float(value) => value as i128,
            Cell::Text(text) => parse_int(&text).ok_or_else(|| not_an_int(&text, vm))?,
            _ => {
                let int = class.call((object.clone(),), vm)?;
                i128::from(crate::arguments::index_of(&int, vm)?)
            }
        });
    }
    fit(&whole, dtype, vm)
}

pub(crate) fn not_a_float(text: &str, vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_value_error(format!("could not convert string to float: {}", quoted(text, vm)))
}

pub(crate) fn not_an_int(text: &str, vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_value_error(format!("invalid literal for int() with base 10: {}", quoted(text, vm)))
}

/// Python's repr of a text.
pub(crate) fn quoted(text: &str, vm: &VirtualMachine) -> String {
    let object: PyObjectRef = vm.ctx.new_str(text).into();
    object.as_object().repr(vm).map_or_else(|_| format!("'{text}'"), |text| text.to_string_lossy().into_owned())
}

/// Python's `float` of a text.
pub(crate) fn parse_float(text: &str) -> Option<f64> {
    let text = text.trim();
    let bare = text.trim_start_matches(['+', '-']);
    if bare.len() + 1 < text.len() {
        return None;
    }
    let first = bare.chars().next()?;
    if !first.is_ascii_digit() && first != '.' {
        let value = match bare.to_ascii_lowercase().as_str() {
            "nan" => f64::NAN,
            "inf" | "infinity" => f64::INFINITY,
            _ => return None,
        };
        return Some(if text.starts_with('-') { -value } else { value });
    }
    if text.contains('_') {
        return plain_digits(text)?.parse().ok();
    }
    text.parse().ok()
}

/// Python's `int` of a text.
pub(crate) fn parse_int(text: &str) -> Option<i128> {
    let text = text.trim();
    if text.contains('_') {
        return plain_digits(text)?.parse().ok();
    }
    text.parse().ok()
}

/// Without the underscores that may stand between digits.
fn plain_digits(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    for (index, byte) in bytes.iter().enumerate() {
        let is_digit = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(u8::is_ascii_digit);
        if *byte == b'_' && !(is_digit(index.checked_sub(1)) && is_digit(Some(index + 1))) {
            return None;
        }
    }
    Some(text.replace('_', ""))
}

fn floats_to_ticks(values: &Values) -> Vec<i64> {
    let floats = values.series().and_then(|series| series.cast(&DataType::Float64).ok());
    let floats = floats.as_ref().and_then(|series| series.f64().ok()).map(slice_of).unwrap_or_default();
    floats.iter().map(|value| bounds::ticks_of_float(*value)).collect()
}

fn to_datetime(values: &Values, unit: Unit, zone: Option<&str>, vm: &VirtualMachine) -> PyResult<Values> {
    let kind = Kind::Datetime { unit, zone: zone.map(Rc::from) };
    let name = || Values::new(kind.clone(), series_from(Vec::<i64>::new())).dtype_name();
    match &values.kind {
        Kind::Datetime { unit: old, zone: old_zone } => {
            if old_zone.is_some() != zone.is_some() {
                return Err(vm.new_type_error(if zone.is_some() {
                    "Cannot use .astype to convert from timezone-naive dtype to timezone-aware dtype. Use obj.tz_localize instead or series.dt.tz_localize instead"
                } else {
                    "Cannot use .astype to convert from timezone-aware dtype to timezone-naive dtype. Use obj.tz_localize(None) or obj.tz_convert('UTC').tz_localize(None) instead."
                }));
            }
            Ok(Values::new(kind, series_from(bounds::rescaled_moments(values.ticks(), *old, unit, vm)?)))
        }
        Kind::Number if values.is_float() => Ok(Values::new(kind, series_from(floats_to_ticks(values)))),
        Kind::Number | Kind::Bool => {
            let whole = to_number(values, &DataType::Int64, vm)?;
            Ok(Values::new(kind, series_from(whole.ticks().to_vec())))
        }
        Kind::Text(_) => {
            let parsed = crate::time::parse::parse_datetime(values, None, false, false, "raise", vm)?;
            let is_naive = matches!(parsed.kind, Kind::Datetime { zone: None, .. });
            let parsed = match zone {
                Some(zone) if is_naive => crate::time::zones::localize(&parsed, Some(zone), "raise", "raise", vm)?,
                Some(zone) => crate::time::zones::convert(&parsed, Some(zone), vm)?,
                None => parsed,
            };
            to_datetime(&parsed, unit, zone, vm)
        }
        Kind::Objects => {
            let objects = read::to_objects(values, vm)?;
            if objects.is_empty() {
                return Ok(Values::new(kind, series_from(Vec::<i64>::new())));
            }
            let inferred = build::infer(objects.clone(), vm)?;
            match &inferred.kind {
                Kind::Datetime { zone: old, .. } if old.is_none() && zone.is_some() => {
                    let local = crate::time::zones::localize(&inferred, zone, "raise", "raise", vm)?;
                    return to_datetime(&local, unit, zone, vm);
                }
                Kind::Datetime { .. } | Kind::Text(_) | Kind::Number => return to_datetime(&inferred, unit, zone, vm),
                _ => {}
            }
            let is_date = |object: &PyObjectRef| {
                crate::cell::is_missing_object(object, vm) || object.has_attr("year", vm).unwrap_or(false)
            };
            if !objects.iter().all(is_date) {
                let first = objects.first().map(|object| crate::cell::type_name(object)).unwrap_or_default();
                return Err(vm.new_type_error(format!("<class '{first}'> is not convertible to datetime")));
            }
            let mut texts = Vec::new();
            for object in &objects {
                let is_missing = crate::cell::is_missing_object(object, vm);
                texts.push(if is_missing { None } else { Some(object.str(vm)?.to_string()) });
            }
            to_datetime(&Values::texts(texts.into_iter(), Blank::Nan), unit, zone, vm)
        }
        Kind::Period(freq) => {
            let start = crate::time::period::to_timestamp(values, freq, vm)?;
            to_datetime(&start, unit, zone, vm)
        }
        _ => Err(cannot_cast(values, &name(), vm)),
    }
}

fn to_timedelta(values: &Values, unit: Unit, vm: &VirtualMachine) -> PyResult<Values> {
    let kind = Kind::Timedelta(unit);
    match &values.kind {
        Kind::Timedelta(old) => {
            Ok(Values::new(kind, series_from(bounds::rescaled_spans(values.ticks(), *old, unit, vm)?)))
        }
        Kind::Number if values.is_float() => Ok(Values::new(kind, series_from(floats_to_ticks(values)))),
        Kind::Number | Kind::Bool => {
            let whole = to_number(values, &DataType::Int64, vm)?;
            Ok(Values::new(kind, series_from(whole.ticks().to_vec())))
        }
        Kind::Text(_) => to_timedelta(&crate::time::spans::parse_timedelta(values, "raise", vm)?, unit, vm),
        Kind::Objects => {
            let inferred = build::infer(read::to_objects(values, vm)?, vm)?;
            match inferred.kind {
                Kind::Timedelta(_) | Kind::Text(_) | Kind::Number => to_timedelta(&inferred, unit, vm),
                _ => Err(cannot_cast(values, &format!("timedelta64[{}]", unit.name()), vm)),
            }
        }
        _ => Err(cannot_cast(values, &format!("timedelta64[{}]", unit.name()), vm)),
    }
}

fn to_period(values: &Values, freq: &str, vm: &VirtualMachine) -> PyResult<Values> {
    match &values.kind {
        Kind::Datetime { .. } => crate::time::period::to_period(values, freq, vm),
        Kind::Number => {
            let whole = to_number(values, &DataType::Int64, vm)?;
            Ok(Values::new(Kind::Period(freq.into()), series_from(whole.ticks().to_vec())))
        }
        _ => {
            let inferred = build::infer(read::to_objects(values, vm)?, vm)?;
            match &inferred.kind {
                Kind::Period(old) if **old == *freq => Ok(inferred),
                Kind::Datetime { .. } => crate::time::period::to_period(&inferred, freq, vm),
                _ => Err(cannot_cast(values, &format!("period[{freq}]"), vm)),
            }
        }
    }
}
