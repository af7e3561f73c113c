//! Rows of a column by position, by mask or by slice.

use std::borrow::Cow;
use std::rc::Rc;

use polars::prelude::{
    BooleanChunked, ChunkedArray, DataType, IdxCa, IdxSize, IntoSeries, NewChunkedArray, PolarsResult, Series,
};
use rayon::prelude::*;
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::kinds::{Blank, Kind, NAT, Native, Store, Values, Wanted, no_name, series_from, with_numbers};
use super::{bits, build, cast, views};
use crate::errors::OrRaise;

/// Below this many rows one thread is faster than two.
pub(crate) const PARALLEL_ROWS: usize = 200_000;

pub(crate) fn out_of_bounds(vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_index_error("positional indexers are out-of-bounds")
}

/// Whole numbers of any width as positions.
pub(crate) fn positions<'a>(values: &'a Values, vm: &VirtualMachine) -> PyResult<Cow<'a, [i64]>> {
    if let Some(series) = values.series() {
        match series.dtype() {
            DataType::Int64 => return Ok(Cow::Borrowed(values.ticks())),
            dtype if dtype.is_integer() => {
                return Ok(
                    with_numbers!(series, slice => Cow::Owned(slice.iter().map(|v| v.to_f64() as i64).collect()), Cow::Owned(Vec::new())),
                );
            }
            _ => {}
        }
    }
    if values.len() == 0 {
        return Ok(Cow::Owned(Vec::new()));
    }
    let whole = cast::cast(values, &Wanted::Number(DataType::Int64), vm)?;
    Ok(Cow::Owned(whole.ticks().to_vec()))
}

/// True rows of a mask; missing ones are not.
pub(crate) fn mask(values: &Values, vm: &VirtualMachine) -> PyResult<BooleanChunked> {
    if let Some(series) = values.series()
        && let Ok(flags) = series.bool()
    {
        if flags.null_count() == 0 {
            return Ok(flags.clone());
        }
        let known: Vec<bool> = flags.iter().map(|flag| flag.unwrap_or(false)).collect();
        return Ok(BooleanChunked::from_slice(no_name(), &known));
    }
    if let Some(objects) = values.object_values() {
        let is_set = |object: &PyObjectRef| -> PyResult<bool> {
            Ok(!crate::cell::is_missing_object(object, vm) && object.clone().is_true(vm)?)
        };
        let flags: PyResult<Vec<bool>> = objects.iter().map(is_set).collect();
        return Ok(BooleanChunked::from_slice(no_name(), &flags?));
    }
    let flags = cast::cast(values, &Wanted::Bool, vm)?;
    flags
        .series()
        .and_then(|series| series.bool().ok())
        .cloned()
        .ok_or_else(|| vm.new_type_error("a mask must be boolean"))
}

/// `take` with negative positions counting from the end.
pub(crate) fn take(values: &Values, positions: &[i64], vm: &VirtualMachine) -> PyResult<Values> {
    Ok(gather(values, &inside(positions, values.len(), vm)?))
}

/// The same of several columns of one length.
pub(crate) fn take_many(columns: &[Values], positions: &[i64], vm: &VirtualMachine) -> PyResult<Vec<Values>> {
    let Some(first) = columns.first() else { return Ok(Vec::new()) };
    if columns.iter().any(|column| column.len() != first.len()) {
        return columns.iter().map(|column| take(column, positions, vm)).collect();
    }
    let positions = inside(positions, first.len(), vm)?;
    let pick = |series: &Series| Ok(gather_series(series, &positions));
    each_series(columns, positions.len(), pick, |column| gather(column, &positions)).or_raise(vm)
}

/// Positions from the start, once it is known that all are inside.
fn inside<'a>(positions: &'a [i64], n: usize, vm: &VirtualMachine) -> PyResult<Cow<'a, [i64]>> {
    let n = n as i64;
    let (least, most) = bounds(positions);
    if least < -n || most >= n {
        return Err(out_of_bounds(vm));
    }
    if least < 0 {
        return Ok(Cow::Owned(positions.iter().map(|&p| if p < 0 { p + n } else { p }).collect()));
    }
    Ok(Cow::Borrowed(positions))
}

/// The least and the greatest position; those of the first row when there is none.
fn bounds(positions: &[i64]) -> (i64, i64) {
    let one = |(least, most): (i64, i64), &position: &i64| (least.min(position), most.max(position));
    let both = |a: (i64, i64), b: (i64, i64)| (a.0.min(b.0), a.1.max(b.1));
    if positions.len() < PARALLEL_ROWS {
        return positions.iter().fold((0, -1), one);
    }
    positions.par_chunks(1 << 16).map(|part| part.iter().fold((0, -1), one)).reduce(|| (0, -1), both)
}

/// Changes the series of several columns side by side, and objects one after the other.
fn each_series(
    columns: &[Values],
    n_rows: usize,
    on_series: impl Fn(&Series) -> PolarsResult<Series> + Sync,
    on_objects: impl Fn(&Values) -> Values,
) -> PolarsResult<Vec<Values>> {
    let all: Vec<Option<&Series>> = columns.iter().map(Values::series).collect();
    let one = |series: Option<&Series>| series.map(&on_series).transpose();
    let made: PolarsResult<Vec<Option<Series>>> = if n_rows < PARALLEL_ROWS / 10 {
        all.into_iter().map(one).collect()
    } else {
        all.into_par_iter().map(one).collect()
    };
    let finish = |(column, series): (&Values, Option<Series>)| match series {
        Some(series) => column.like(series),
        None => on_objects(column),
    };
    Ok(columns.iter().zip(made?).map(finish).collect())
}

/// `take` where -1 gives a missing value, which turns integers into floats and booleans into objects.
pub(crate) fn take_or_missing(values: &Values, positions: &[i64], vm: &VirtualMachine) -> PyResult<Values> {
    let n = values.len() as i64;
    let (least, most) = bounds(positions);
    if most >= n {
        return Err(out_of_bounds(vm));
    }
    if least >= 0 {
        return Ok(gather(values, positions));
    }
    let wide = with_missing(values, vm)?;
    if n == 0 {
        return Ok(build::all_missing(&wide, positions.len(), vm));
    }
    if let Kind::Text(Blank::None) = wide.kind {
        // New holes read as nan, whatever the old ones do.
        if wide.series().is_some_and(|series| series.null_count() > 0) {
            let objects = Values::objects(super::read::to_objects(&wide, vm)?);
            return build::text_or_objects(
                super::read::to_objects(&gather_or_missing(&objects, positions, vm), vm)?,
                vm,
            );
        }
        let plain = Values { kind: Kind::Text(Blank::Nan), store: wide.store };
        return Ok(gather_or_missing(&plain, positions, vm));
    }
    Ok(gather_or_missing(&wide, positions, vm))
}

/// The same values in a type that can hold a missing one.
pub(crate) fn with_missing(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    match values.kind {
        Kind::Bool => cast::cast(values, &Wanted::Object, vm),
        Kind::Number if values.is_integer() => cast::cast(values, &Wanted::Number(DataType::Float64), vm),
        _ => Ok(values.clone()),
    }
}

fn pick<T: Native>(source: &[T], positions: &[i64]) -> Vec<T> {
    if positions.len() < PARALLEL_ROWS {
        positions.iter().map(|&position| source[position as usize]).collect()
    } else {
        positions.par_iter().map(|&position| source[position as usize]).collect()
    }
}

fn pick_or<T: Native>(source: &[T], positions: &[i64], missing: T) -> Vec<T> {
    let one = |&position: &i64| if position < 0 { missing } else { source[position as usize] };
    if positions.len() < PARALLEL_ROWS {
        positions.iter().map(one).collect()
    } else {
        positions.par_iter().map(one).collect()
    }
}

fn numbers<T: Native>(values: Vec<T>) -> Series
where
    ChunkedArray<T::Polars>: IntoSeries,
{
    series_from(values)
}

/// Positions must be inside.
pub(crate) fn gather(values: &Values, positions: &[i64]) -> Values {
    let series = match &values.store {
        Store::Objects(objects) => {
            let picked = positions.iter().map(|&position| objects[position as usize].clone()).collect();
            return Values { kind: values.kind.clone(), store: Store::Objects(Rc::new(picked)) };
        }
        Store::Series(series) => series,
    };
    values.like(gather_series(series, positions))
}

/// Positions must be inside.
fn gather_series(series: &Series, positions: &[i64]) -> Series {
    if series.null_count() == 0 {
        let picked = with_numbers!(series, slice => Some(numbers(pick(slice, positions))), None);
        if let Some(picked) = picked {
            return picked;
        }
    }
    if let Some(texts) = series.str().ok().and_then(views::array_of) {
        return views::gather(texts, positions, false).into_series();
    }
    let rows: Vec<IdxSize> = positions.iter().map(|&position| position as IdxSize).collect();
    // SAFETY: the caller has checked that every position is inside.
    unsafe { series.take_slice_unchecked(&rows) }
}

fn gather_or_missing(values: &Values, positions: &[i64], vm: &VirtualMachine) -> Values {
    let series = match &values.store {
        Store::Objects(objects) => {
            let nan: PyObjectRef = vm.ctx.new_float(f64::NAN).into();
            let one = |&position: &i64| if position < 0 { nan.clone() } else { objects[position as usize].clone() };
            let picked = positions.iter().map(one).collect();
            return Values { kind: values.kind.clone(), store: Store::Objects(Rc::new(picked)) };
        }
        Store::Series(series) => series,
    };
    match (&values.kind, series.dtype()) {
        (Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_), _) => {
            return values.like(numbers(pick_or(values.ticks(), positions, NAT)));
        }
        (Kind::Category(_), _) => return values.like(numbers(pick_or(values.codes(), positions, -1))),
        (Kind::Number, DataType::Float64) => {
            if let Ok(floats) = series.f64() {
                return values.like(numbers(pick_or(super::kinds::slice_of(floats), positions, f64::NAN)));
            }
        }
        (Kind::Number, DataType::Float32) => {
            if let Ok(floats) = series.f32() {
                return values.like(numbers(pick_or(super::kinds::slice_of(floats), positions, f32::NAN)));
            }
        }
        (_, DataType::String) => {
            if let Some(texts) = series.str().ok().and_then(views::array_of) {
                return values.like(views::gather(texts, positions, true).into_series());
            }
        }
        _ => {}
    }
    let rows: IdxCa = positions.iter().map(|&position| IdxSize::try_from(position).ok()).collect();
    // SAFETY: the caller has checked that every position is inside or -1, which is null here.
    values.like(unsafe { series.take_unchecked(&rows) })
}

pub(crate) fn filter(values: &Values, mask: &BooleanChunked, vm: &VirtualMachine) -> PyResult<Values> {
    if mask.len() != values.len() {
        let message = format!("Boolean index has wrong length: {} instead of {}", mask.len(), values.len());
        return Err(vm.new_index_error(message));
    }
    match &values.store {
        Store::Objects(objects) => {
            let kept = objects.iter().zip(mask.iter()).filter(|(_, keep)| *keep == Some(true));
            let kept = kept.map(|(object, _)| object.clone()).collect();
            Ok(Values { kind: values.kind.clone(), store: Store::Objects(Rc::new(kept)) })
        }
        Store::Series(series) => Ok(values.like(series.filter(mask).or_raise(vm)?)),
    }
}

/// The rows of several columns that a mask keeps.
pub(crate) fn filter_many(columns: &[Values], mask: &BooleanChunked, vm: &VirtualMachine) -> PyResult<Vec<Values>> {
    if columns.iter().any(|column| column.len() != mask.len()) {
        return columns.iter().map(|column| filter(column, mask, vm)).collect();
    }
    let rows = std::cell::OnceCell::new();
    let kept_objects = |column: &Values| gather(column, rows.get_or_init(|| bits::set_rows(mask)));
    each_series(columns, mask.len(), |series| series.filter(mask), kept_objects).or_raise(vm)
}

/// Python's slice; bounds come from `slice.indices`.
pub(crate) fn slice(values: &Values, start: i64, stop: i64, step: i64) -> Values {
    let n = values.len() as i64;
    if step == 1 {
        let start = start.clamp(0, n);
        let stop = stop.clamp(start, n);
        return match &values.store {
            Store::Objects(objects) => {
                let part = objects[start as usize..stop as usize].to_vec();
                Values { kind: values.kind.clone(), store: Store::Objects(Rc::new(part)) }
            }
            Store::Series(series) => values.like(series.slice(start, (stop - start) as usize)),
        };
    }
    let rows = build::int_range(start, stop, if step == 0 { 1 } else { step });
    let rows: Vec<i64> = rows.ticks().iter().copied().filter(|row| (0..n).contains(row)).collect();
    gather(values, &rows)
}
