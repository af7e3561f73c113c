//! Numbers with holes out of texts: pandas reads such columns as text and makes numbers of them afterwards, by
//! rules that know neither `thousands=` nor `decimal=`.

use polars::prelude::{DataType, Float64Chunked, Int64Chunked, IntoSeries, StringChunked, UInt64Chunked};
use rustpython_vm::{PyResult, VirtualMachine};

use super::csv_numbers::Rules;
use crate::column::build::int_bounds;
use crate::column::cast::{not_an_int, parse_float, parse_int, wrap_cast};
use crate::column::kinds::{Kind, Values, number_name};

/// What the texts are.
enum Found {
    Whole(Vec<Option<i128>>),
    Floats(Vec<Option<f64>>),
    /// Numbers that only 64 unsigned bits hold, beside negative or missing ones: they stay texts.
    Texts,
}

pub(crate) fn numbers(texts: &StringChunked, dtype: &DataType, vm: &VirtualMachine) -> PyResult<Values> {
    let series = match (found(texts, vm)?, dtype.is_integer()) {
        (Found::Whole(numbers), true) => {
            if numbers.iter().flatten().any(|value| i64::try_from(*value).is_err()) {
                let unsigned = |value: Option<i128>| value.and_then(|value| u64::try_from(value).ok());
                numbers.into_iter().map(unsigned).collect::<UInt64Chunked>().into_series()
            } else {
                let signed = |value: Option<i128>| value.and_then(|value| i64::try_from(value).ok());
                numbers.into_iter().map(signed).collect::<Int64Chunked>().into_series()
            }
        }
        (Found::Whole(numbers), false) => {
            let float = |value: Option<i128>| value.map(|value| value as f64);
            numbers.into_iter().map(float).collect::<Float64Chunked>().into_series()
        }
        (Found::Floats(floats), false) => floats.into_iter().collect::<Float64Chunked>().into_series(),
        (Found::Texts, false) => {
            texts.iter().map(|text| text.and_then(parse_float)).collect::<Float64Chunked>().into_series()
        }
        (Found::Floats(floats), true) => {
            check_whole(&floats, dtype, vm)?;
            fitting(floats.into_iter().map(|value| value.map(|value| value as i128)), dtype)
        }
        (Found::Texts, true) => {
            let mut numbers = Vec::with_capacity(texts.len());
            for text in texts.iter() {
                numbers.push(text.map(|text| int_of(text, dtype, vm)).transpose()?);
            }
            fitting(numbers.into_iter(), dtype)
        }
    };
    // Numbers that do not fit wrap, as numpy's do.
    Ok(Values::new(Kind::Masked, wrap_cast(&series, dtype, vm)?))
}

/// Numbers that are known to fit.
fn fitting(numbers: impl Iterator<Item = Option<i128>>, dtype: &DataType) -> polars::prelude::Series {
    if dtype == &DataType::UInt64 {
        return numbers
            .map(|value| value.and_then(|value| u64::try_from(value).ok()))
            .collect::<UInt64Chunked>()
            .into_series();
    }
    numbers.map(|value| value.and_then(|value| i64::try_from(value).ok())).collect::<Int64Chunked>().into_series()
}

fn found(texts: &StringChunked, vm: &VirtualMachine) -> PyResult<Found> {
    let rules = Rules::plain();
    let mut numbers = Vec::with_capacity(texts.len());
    let mut floats = Vec::with_capacity(texts.len());
    let (mut has_float, mut has_unsigned, mut has_negative, mut has_missing) = (false, false, false, false);
    for (position, text) in texts.iter().enumerate() {
        let Some(text) = text.filter(|text| !text.is_empty()) else {
            has_missing = true;
            numbers.push(None);
            floats.push(None);
            continue;
        };
        let Some(float) = rules.float(text.as_bytes()) else {
            return Err(vm.new_value_error(format!("Unable to parse string \"{text}\" at position {position}")));
        };
        floats.push(Some(float));
        let digits = text.trim().trim_start_matches(['+', '-']);
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            has_float = true;
            numbers.push(None);
            continue;
        }
        let (least, most) = (i128::from(i64::MIN), i128::from(u64::MAX));
        let Some(number) = parse_int(text).filter(|number| (least..=most).contains(number)) else {
            return Err(vm.new_value_error(format!("Integer out of range. at position {position}")));
        };
        has_unsigned |= number > i128::from(i64::MAX);
        has_negative |= number < 0;
        numbers.push(Some(number));
    }
    Ok(match () {
        () if has_unsigned && (has_negative || has_missing) => Found::Texts,
        () if has_float => Found::Floats(floats),
        () => Found::Whole(numbers),
    })
}

/// Floats become whole numbers if nothing is lost.
fn check_whole(floats: &[Option<f64>], dtype: &DataType, vm: &VirtualMachine) -> PyResult<()> {
    let (least, most) = int_bounds(dtype);
    let fits = |value: &f64| value.fract() == 0.0 && (least..=most).contains(&(*value as i128));
    // pandas looks at the largest one first.
    let largest = floats.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
    if largest.is_infinite() && floats.iter().any(Option::is_some) {
        return Err(vm.new_overflow_error("cannot convert float infinity to integer"));
    }
    if floats.iter().flatten().all(fits) {
        return Ok(());
    }
    let kind = if largest.fract() == 0.0 { "float64" } else { "object" };
    Err(vm.new_type_error(format!("cannot safely cast non-equivalent {kind} to {}", number_name(dtype))))
}

/// Python's `int` of a text, as a number of the type.
pub(crate) fn int_of(text: &str, dtype: &DataType, vm: &VirtualMachine) -> PyResult<i128> {
    let number = parse_int(text).ok_or_else(|| not_an_int(text, vm))?;
    let (least, most) = int_bounds(dtype);
    if (least..=most).contains(&number) {
        return Ok(number);
    }
    if dtype != &DataType::UInt64 && i64::try_from(number).is_err() {
        return Err(vm.new_overflow_error("Python int too large to convert to C long"));
    }
    Err(vm.new_overflow_error(format!("Python integer {number} out of bounds for {}", number_name(dtype))))
}
