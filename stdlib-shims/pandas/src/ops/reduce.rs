//! One value out of a column.

use polars::prelude::{AnyValue, DataType, Series};
use rustpython_vm::{FromArgs, PyObjectRef, PyResult, VirtualMachine};

use super::moments;
use super::reduce_objects;
use crate::arguments::{FlagOr, WholeOr, Words};
use crate::column::kinds::{Kind, NAT, Native, Unit, Values, series_from, slice_of, with_numbers};
use crate::column::{read, take};
use crate::convert_array::scalar_to_python;
use crate::opcodes::Reduce;
use crate::registry;
use crate::rows::{factorize, sort};
use crate::time::bounds::{span_of_float, ticks_of_float};

/// The arguments of `Column.reduce`.
#[derive(FromArgs)]
pub(crate) struct Reduction {
    #[pyarg(any)]
    pub(crate) op: Reduce,
    #[pyarg(any, default)]
    pub(crate) skipna: FlagOr<true>,
    #[pyarg(any, default)]
    pub(crate) ddof: WholeOr<1>,
    #[pyarg(any, default)]
    pub(crate) min_count: WholeOr<0>,
    #[pyarg(any, default)]
    q: Option<f64>,
    #[pyarg(any, default)]
    interpolation: Option<Words>,
}

impl Reduction {
    fn q(&self) -> f64 {
        self.q.unwrap_or(0.5)
    }

    fn interpolation(&self) -> &str {
        self.interpolation.as_deref().unwrap_or("linear")
    }
}

pub(crate) fn nan(vm: &VirtualMachine) -> PyObjectRef {
    scalar_to_python(&AnyValue::Float64(f64::NAN), vm)
}

/// Of nothing there is no number, not even one of numpy's.
fn plain_nan(vm: &VirtualMachine) -> PyObjectRef {
    vm.ctx.new_float(f64::NAN).into()
}

pub(crate) fn float(value: f64, vm: &VirtualMachine) -> PyObjectRef {
    scalar_to_python(&AnyValue::Float64(value), vm)
}

fn flag(value: bool, vm: &VirtualMachine) -> PyObjectRef {
    scalar_to_python(&AnyValue::Boolean(value), vm)
}

/// What a missing result reads as.
pub(crate) fn missing(values: &Values, vm: &VirtualMachine) -> PyObjectRef {
    match &values.kind {
        Kind::Text(crate::column::kinds::Blank::None) => vm.ctx.none(),
        Kind::Masked => registry::na(vm),
        Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_) => registry::nat(vm),
        Kind::Category(categories) if categories.values.is_i64_backed() => registry::nat(vm),
        _ => vm.ctx.new_float(f64::NAN).into(),
    }
}

pub(crate) fn reduce(values: &Values, how: &Reduction, vm: &VirtualMachine) -> PyResult {
    let op = how.op;
    match op {
        Reduce::Count => {
            let holes = match &values.kind {
                Kind::Bool => 0,
                Kind::Number => values.series().map_or(0, n_nan),
                _ => read::missing_mask(values, vm).into_iter().filter(|missing| *missing).count(),
            };
            return Ok(vm.ctx.new_int(values.len() - holes).into());
        }
        Reduce::Size => return Ok(vm.ctx.new_int(values.len()).into()),
        Reduce::Nunique => return Ok(vm.ctx.new_int(factorize::n_unique(values, how.skipna.0, vm)?).into()),
        Reduce::First | Reduce::Last => {
            let holes = if how.skipna.0 { read::missing_mask(values, vm) } else { vec![false; values.len()] };
            let mut rows = (0..values.len()).filter(|row| !holes[*row]);
            let row = if op == Reduce::First { rows.next() } else { rows.next_back() };
            return row.map_or_else(|| Ok(missing(values, vm)), |row| read::get(values, row, vm));
        }
        Reduce::Argmin | Reduce::Argmax => return arg_extreme(values, op == Reduce::Argmin, how.skipna.0, vm),
        _ => {}
    }
    match (&values.kind, values.series()) {
        (Kind::Category(categories), _) => {
            if !matches!(op, Reduce::Min | Reduce::Max) {
                let message = format!("'Categorical' with dtype category does not support reduction '{op}'");
                return Err(vm.new_type_error(message));
            }
            if !categories.ordered {
                return Err(vm.new_type_error(format!(
                    "Categorical is not ordered for operation {op}\nyou can use .as_ordered() to change the Categorical to an ordered one\n"
                )));
            }
            let codes = values.codes();
            let known = codes.iter().filter(|code| **code >= 0);
            let best = if op == Reduce::Min { known.min() } else { known.max() };
            match best {
                Some(_) if !how.skipna.0 && codes.contains(&-1) => Ok(missing(values, vm)),
                Some(code) => read::get(&categories.values, *code as usize, vm),
                None => Ok(missing(values, vm)),
            }
        }
        (Kind::Bool | Kind::Number, Some(series)) => numbers(values, series, how, vm),
        (Kind::Masked, Some(series)) if series.dtype() != &DataType::String => masked(values, series, how, vm),
        (Kind::Datetime { .. } | Kind::Timedelta(_), _) => times(values, how, vm),
        (Kind::Period(freq), _) => {
            let known: Vec<i64> = values.ticks().iter().copied().filter(|ordinal| *ordinal != NAT).collect();
            if known.is_empty() || (!how.skipna.0 && known.len() < values.len()) {
                return Ok(registry::nat(vm));
            }
            let best = match op {
                Reduce::Min => known.iter().min(),
                Reduce::Max => known.iter().max(),
                _ => {
                    let message =
                        format!("'PeriodArray' with dtype {} does not support reduction '{op}'", values.dtype_name());
                    return Err(vm.new_type_error(message));
                }
            };
            registry::period(best.copied().unwrap_or(NAT), freq, vm)
        }
        _ => reduce_objects::reduce(values, how, vm),
    }
}

/// The row of the least or greatest value; -1 when there is none.
fn arg_extreme(values: &Values, least: bool, skipna: bool, vm: &VirtualMachine) -> PyResult {
    if values.len() == 0 {
        let name = if least { Reduce::Argmin } else { Reduce::Argmax };
        return Err(vm.new_value_error(format!("attempt to get {name} of an empty sequence")));
    }
    let holes = read::missing_mask(values, vm);
    let n_holes = holes.iter().filter(|hole| **hole).count();
    if n_holes == values.len() || (n_holes > 0 && !skipna) {
        return Ok(vm.ctx.new_int(-1).into());
    }
    let quick = match values.series() {
        Some(series) if n_holes == 0 && matches!(values.kind, Kind::Number) => {
            with_numbers!(series, slice => extreme(slice, least), None)
        }
        _ => None,
    };
    let row = match quick {
        Some(row) => row as i64,
        None => sort::argsort(values, least, false, vm)?.first().copied().unwrap_or(-1),
    };
    Ok(vm.ctx.new_int(row).into())
}

fn n_nan(series: &Series) -> usize {
    if !series.dtype().is_float() {
        return 0;
    }
    with_numbers!(series, slice => slice.iter().filter(|value| value.is_missing()).count(), 0)
}

/// The first row of the least or greatest known value.
fn extreme<T: Native>(slice: &[T], least: bool) -> Option<usize> {
    let best = if least { best_of(slice, |a, b| a < b) } else { best_of(slice, |a, b| a > b) }?;
    slice.iter().position(|value| *value == best)
}

/// The value no other is better than, found in eight lanes.
fn best_of<T: Native>(slice: &[T], is_better: impl Fn(T, T) -> bool) -> Option<T> {
    let first = slice.iter().copied().find(|value| !value.is_missing())?;
    let (chunks, rest) = slice.as_chunks::<8>();
    let mut lanes = [first; 8];
    for chunk in chunks {
        for (lane, value) in lanes.iter_mut().zip(chunk) {
            // Every comparison with NaN is false, so that missing values never win.
            *lane = if is_better(*value, *lane) { *value } else { *lane };
        }
    }
    let best = |best: T, value: &T| if is_better(*value, best) { *value } else { best };
    Some(lanes.iter().chain(rest).fold(first, best))
}

/// Whole numbers of up to 64 bits, wrapping as numpy does.
fn whole_total(series: &Series, is_sum: bool, vm: &VirtualMachine) -> PyObjectRef {
    let fold = |values: &mut dyn Iterator<Item = i64>| {
        if is_sum { values.fold(0_i64, i64::wrapping_add) } else { values.fold(1_i64, i64::wrapping_mul) }
    };
    if series.dtype().is_unsigned_integer() {
        let total = if let Ok(whole) = series.u64() {
            fold(&mut slice_of(whole).iter().map(|value| value.cast_signed()))
        } else {
            with_numbers!(series, slice => fold(&mut slice.iter().map(|v| v.to_f64() as i64)), 0)
        };
        return scalar_to_python(&AnyValue::UInt64(total.cast_unsigned()), vm);
    }
    let total = match series.i64() {
        Ok(whole) => fold(&mut slice_of(whole).iter().copied()),
        Err(_) if series.dtype() == &DataType::Boolean => {
            series.bool().map_or(0, |flags| if is_sum { flags.sum().map_or(0, i64::from) } else { flags.all().into() })
        }
        Err(_) => with_numbers!(series, slice => fold(&mut slice.iter().map(|v| v.to_f64() as i64)), 0),
    };
    scalar_to_python(&AnyValue::Int64(total), vm)
}

fn numbers(values: &Values, series: &Series, how: &Reduction, vm: &VirtualMachine) -> PyResult {
    let op = how.op;
    let is_single = series.dtype() == &DataType::Float32;
    let result = |value: f64| {
        if is_single { scalar_to_python(&AnyValue::Float32(value as f32), vm) } else { float(value, vm) }
    };
    if matches!(op, Reduce::Any | Reduce::All) {
        if let Ok(flags) = series.bool() {
            return Ok(flag(if op == Reduce::Any { flags.any() } else { flags.all() }, vm));
        }
        let flags: Vec<Option<bool>> = with_numbers!(series, slice => slice.iter().map(|v| {
            let value = v.to_f64();
            if value.is_nan() { (!how.skipna.0).then_some(true) } else { Some(value != 0.0) }
        }).collect(), Vec::new());
        let mut known = flags.into_iter().flatten();
        return Ok(flag(if op == Reduce::Any { known.any(|flag| flag) } else { known.all(|flag| flag) }, vm));
    }
    if !series.dtype().is_float() {
        if matches!(op, Reduce::Sum | Reduce::Prod) {
            if (values.len() as i64) < how.min_count.0 {
                return Ok(nan(vm));
            }
            return Ok(whole_total(series, op == Reduce::Sum, vm));
        }
        if matches!(op, Reduce::Min | Reduce::Max) {
            if values.len() == 0 {
                return Ok(plain_nan(vm));
            }
            if series.dtype() == &DataType::Boolean {
                let found = series.bool().is_ok_and(|flags| if op == Reduce::Min { flags.all() } else { flags.any() });
                return Ok(flag(found, vm));
            }
            let row = with_numbers!(series, slice => extreme(slice, op == Reduce::Min), None).unwrap_or_default();
            return read::get(values, row, vm);
        }
    }
    if op == Reduce::Quantile && matches!(values.kind, Kind::Bool) {
        return Err(vm.new_type_error(
            "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.",
        ));
    }
    let owned;
    let floats: &[f64] = if let Ok(floats) = series.f64() {
        slice_of(floats)
    } else {
        owned = read::to_floats(values, vm)?.unwrap_or_default();
        &owned
    };
    if !how.skipna.0 && floats.iter().any(|value| value.is_nan()) {
        return Ok(if op == Reduce::Median { plain_nan(vm) } else { result(f64::NAN) });
    }
    if !matches!(op, Reduce::Sum | Reduce::Prod | Reduce::Quantile) && floats.iter().all(|value| value.is_nan()) {
        return Ok(plain_nan(vm));
    }
    let n_known = || floats.iter().filter(|value| !value.is_nan()).count();
    match op {
        Reduce::Sum | Reduce::Prod => {
            if how.min_count.0 > 0 && (n_known() as i64) < how.min_count.0 {
                return Ok(nan(vm));
            }
            let total = if op == Reduce::Sum {
                if is_single { single_sum(series) } else { sum(floats) }
            } else {
                floats.iter().filter(|value| !value.is_nan()).product()
            };
            Ok(result(total))
        }
        Reduce::Min | Reduce::Max => match extreme(floats, op == Reduce::Min) {
            Some(row) => Ok(result(floats[row])),
            None => Ok(nan(vm)),
        },
        Reduce::Quantile
            if series.dtype().is_integer() && matches!(how.interpolation(), "lower" | "higher" | "nearest") =>
        {
            let value = statistic(op, floats, how, vm)?;
            if value.is_nan() { Ok(nan(vm)) } else { Ok(scalar_to_python(&AnyValue::Int64(value as i64), vm)) }
        }
        _ => Ok(result(statistic(op, floats, how, vm)?)),
    }
}

fn single_sum(series: &Series) -> f64 {
    series
        .f32()
        .map(|floats| slice_of(floats).iter().filter(|value| !value.is_nan()).fold(0.0, |sum: f32, value| sum + value))
        .map(f64::from)
        .unwrap_or_default()
}

fn sum(floats: &[f64]) -> f64 {
    let total = moments::pairwise_sum(floats);
    // A NaN out of known values, as from inf - inf, is the answer.
    if total.is_nan() && floats.iter().any(|value| value.is_nan()) {
        moments::sum_of(floats, |value| value)
    } else {
        total
    }
}

/// A statistic of the known values.
pub(crate) fn statistic(op: Reduce, floats: &[f64], how: &Reduction, vm: &VirtualMachine) -> PyResult<f64> {
    Ok(match op {
        Reduce::Mean => moments::mean(floats).0,
        Reduce::Var => moments::variance(floats, how.ddof.0).0,
        Reduce::Std => moments::variance(floats, how.ddof.0).0.sqrt(),
        Reduce::Sem => {
            let (variance, n) = moments::variance(floats, how.ddof.0);
            variance.sqrt() / (n as f64).sqrt()
        }
        Reduce::Skew => moments::skew(floats),
        Reduce::Kurt => moments::kurtosis(floats),
        Reduce::Median | Reduce::Quantile => {
            let mut known: Vec<f64> = floats.iter().copied().filter(|value| !value.is_nan()).collect();
            if op == Reduce::Median {
                return Ok(crate::rows::aggregate::median(&mut known));
            }
            if known.len() < take::PARALLEL_ROWS {
                known.sort_unstable_by(f64::total_cmp);
            } else {
                rayon::prelude::ParallelSliceMut::par_sort_unstable_by(known.as_mut_slice(), f64::total_cmp);
            }
            moments::quantile(&known, how.q(), how.interpolation())
        }
        other => return Err(crate::errors::unsupported(&format!("reduction '{other}'"), vm)),
    })
}

fn masked(values: &Values, series: &Series, how: &Reduction, vm: &VirtualMachine) -> PyResult {
    let op = how.op;
    let known = series.drop_nulls();
    let kind = if series.dtype() == &DataType::Boolean { Kind::Bool } else { Kind::Number };
    let plain = Values::new(kind, known.clone());
    let has_holes = known.len() < values.len();
    if matches!(op, Reduce::Any | Reduce::All) {
        let certain = reduce(&plain, how, vm)?;
        let is_set = certain.clone().is_true(vm)?;
        let decided = if op == Reduce::Any { is_set } else { !is_set };
        return Ok(if how.skipna.0 || !has_holes || decided { certain } else { registry::na(vm) });
    }
    if has_holes && !how.skipna.0 {
        return Ok(registry::na(vm));
    }
    if matches!(op, Reduce::Sum | Reduce::Prod) && (known.len() as i64) < how.min_count.0 {
        return Ok(registry::na(vm));
    }
    let result = reduce(&plain, how, vm)?;
    Ok(if crate::cell::is_missing_object(&result, vm) { registry::na(vm) } else { result })
}

fn times(values: &Values, how: &Reduction, vm: &VirtualMachine) -> PyResult {
    let op = how.op;
    let is_span = matches!(values.kind, Kind::Timedelta(_));
    let known: Vec<i64> = values.ticks().iter().copied().filter(|ticks| *ticks != NAT).collect();
    let wrap = |ticks: i64| read::get(&values.like(series_from(vec![ticks])), 0, vm);
    let name = if is_span { "TimedeltaArray" } else { "DatetimeArray" };
    let refuse =
        || vm.new_type_error(format!("'{name}' with dtype {} does not support reduction '{op}'", values.dtype_name()));
    if matches!(op, Reduce::Any | Reduce::All) {
        let mut flags = known.iter().map(|ticks| *ticks != 0);
        return Ok(flag(if op == Reduce::Any { flags.any(|flag| flag) } else { flags.all(|flag| flag) }, vm));
    }
    if matches!(op, Reduce::Prod | Reduce::Skew | Reduce::Kurt | Reduce::Var | Reduce::Sem)
        || (op == Reduce::Sum && !is_span)
    {
        return Err(refuse());
    }
    if !how.skipna.0 && known.len() < values.len() {
        return Ok(registry::nat(vm));
    }
    if op == Reduce::Sum && (known.len() as i64) < how.min_count.0 {
        return Ok(registry::nat(vm));
    }
    if known.is_empty() && op != Reduce::Sum {
        return Ok(registry::nat(vm));
    }
    // Statistics are floats, as in pandas: a nanosecond of today is less than their last digit.
    let floats = || known.iter().map(|ticks| *ticks as f64).collect::<Vec<f64>>();
    let total = || {
        // Missing ones are zeros in their place: the order of a pairwise sum counts.
        let all = values.ticks().iter().map(|ticks| if *ticks == NAT { 0.0 } else { *ticks as f64 });
        moments::pairwise_sum(&all.collect::<Vec<f64>>())
    };
    let unit = match values.kind {
        Kind::Datetime { unit, .. } | Kind::Timedelta(unit) => unit,
        _ => Unit::Nano,
    };
    let from_float = |value: f64| wrap(if is_span { span_of_float(value, vm)? } else { ticks_of_float(value) });
    match op {
        Reduce::Min => wrap(known.iter().copied().min().unwrap_or(NAT)),
        Reduce::Max => wrap(known.iter().copied().max().unwrap_or(NAT)),
        Reduce::Sum => from_float(total()),
        Reduce::Mean => from_float(total() / known.len() as f64),
        Reduce::Median => from_float(crate::rows::aggregate::median(&mut floats())),
        Reduce::Std => {
            let ticks = span_of_float(statistic(op, &floats(), how, vm)?, vm)?;
            registry::timedelta(ticks, unit, vm)
        }
        Reduce::Quantile => {
            let mut sorted = known;
            sorted.sort_unstable();
            wrap(quantile_of_ticks(&sorted, how.q(), how.interpolation()))
        }
        _ => Err(refuse()),
    }
}

/// numpy's quantile of whole numbers: their distance wraps, and what is between them is a float.
fn quantile_of_ticks(sorted: &[i64], q: f64, interpolation: &str) -> i64 {
    let Some(last) = sorted.len().checked_sub(1) else { return NAT };
    let place = q * last as f64;
    let low = (place.floor() as usize).min(last);
    let (one, two) = (sorted[low], sorted[(low + 1).min(last)]);
    let part = place - place.floor();
    match interpolation {
        "lower" => one,
        "higher" if part > 0.0 => two,
        "higher" => one,
        "nearest" => sorted[(place.round_ties_even() as usize).min(last)],
        _ => {
            let part = if interpolation == "midpoint" && part > 0.0 { 0.5 } else { part };
            let step = two.wrapping_sub(one) as f64;
            // numpy approaches from the nearer end.
            ticks_of_float(if part >= 0.5 { two as f64 - step * (1.0 - part) } else { one as f64 + step * part })
        }
    }
}
