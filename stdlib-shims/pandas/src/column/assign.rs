//! Writing into a column, filling its holes and choosing between two.

use std::rc::Rc;

use polars::prelude::{ChunkedArray, DataType, IntoSeries, PolarsNumericType, Series};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::concat::promote;
use super::kinds::{
    Blank, Kind, Native, Store, Values, Wanted, bool_series, bool_vec, series_from, slice_of, with_numbers,
};
use super::{build, cast, read, take};
use crate::cell::Cell;
use crate::rows::factorize;

/// Writes `new` at the positions, in the type that pandas gives the result.
pub(crate) fn set_items(old: &Values, positions: &[i64], new: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    let n = old.len() as i64;
    if positions.iter().any(|&position| position >= n || position < -n) {
        return Err(take::out_of_bounds(vm));
    }
    let new = if new.len() == 1 && positions.len() != 1 { build::repeat(new, positions.len()) } else { new.clone() };
    if new.len() != positions.len() {
        let message = "cannot set using a list-like indexer with a different length than the value";
        return Err(vm.new_value_error(message));
    }
    if positions.is_empty() {
        return Ok(old.clone());
    }
    let rows: Vec<usize> = positions.iter().map(|&p| if p < 0 { p + n } else { p } as usize).collect();
    let (target, new) = common(old, &new, vm)?;
    let written = write(&target, &rows, &new, vm)?;
    if matches!(written.kind, Kind::Objects) || matches!(old.kind, Kind::Objects) {
        return build::text_or_objects(read::to_objects(&written, vm)?, vm);
    }
    Ok(written)
}

/// Both columns have the same storage.
fn write(target: &Values, rows: &[usize], new: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    let (series, source) = match (&target.store, &new.store) {
        (Store::Objects(objects), _) => {
            let mut objects = objects.to_vec();
            for (row, value) in rows.iter().zip(read::to_objects(new, vm)?) {
                objects[*row] = value;
            }
            return Ok(Values { kind: target.kind.clone(), store: Store::Objects(Rc::new(objects)) });
        }
        (Store::Series(series), Store::Series(source)) => (series, source),
        (Store::Series(_), Store::Objects(_)) => return write(&to_objects(target, vm)?, rows, new, vm),
    };
    if series.null_count() == 0 && source.null_count() == 0 {
        if let (Ok(old), Ok(new)) = (series.bool(), source.bool()) {
            let mut flags: Vec<bool> = old.iter().map(|flag| flag == Some(true)).collect();
            for (row, flag) in rows.iter().zip(new.iter()) {
                flags[*row] = flag == Some(true);
            }
            return Ok(target.like(bool_series(&flags)));
        }
        let written = with_numbers!(series, slice => write_numbers(slice, source, rows), None);
        if let Some(written) = written {
            return Ok(target.like(written));
        }
    }
    // Text and nullable columns: one gather out of both, laid end to end.
    let mut both = series.clone();
    crate::errors::OrRaise::or_raise(both.append(source), vm)?;
    let mut from: Vec<i64> = (0..series.len() as i64).collect();
    for (index, row) in rows.iter().enumerate() {
        from[*row] = (series.len() + index) as i64;
    }
    Ok(take::gather(&target.like(both), &from))
}

fn write_numbers<T: Native>(old: &[T], source: &Series, rows: &[usize]) -> Option<Series>
where
    ChunkedArray<T::Polars>: IntoSeries,
    T::Polars: PolarsNumericType<Native = T>,
{
    let source: &ChunkedArray<T::Polars> = source.as_ref().as_any().downcast_ref()?;
    let mut values = old.to_vec();
    for (row, value) in rows.iter().zip(slice_of(source)) {
        values[*row] = *value;
    }
    Some(series_from(values))
}

fn to_objects(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    Ok(Values::objects(read::to_objects(values, vm)?))
}

fn is_all_missing(values: &Values, vm: &VirtualMachine) -> bool {
    read::missing_mask(values, vm).into_iter().all(|missing| missing)
}

/// The pair of columns, with one storage, for writing `new` into `old`.
fn common(old: &Values, new: &Values, vm: &VirtualMachine) -> PyResult<(Values, Values)> {
    let all_missing = is_all_missing(new, vm);
    match &old.kind {
        Kind::Category(categories) => {
            let new = super::concat::decategorized(new, vm)?;
            let places = factorize::lookup(&categories.values, &new, vm)?;
            let missing = read::missing_mask(&new, vm);
            let unknown = places.iter().zip(&missing).position(|(place, missing)| *place < 0 && !missing);
            if let Some(row) = unknown {
                let value = read::cell_at(&new, row, vm)?.to_object(vm)?.str(vm)?;
                let message =
                    format!("Cannot setitem on a Categorical with a new category ({value}), set the categories first");
                return Err(vm.new_type_error(message));
            }
            let codes: Vec<i32> = places.iter().map(|place| *place as i32).collect();
            Ok((old.clone(), old.like(series_from(codes))))
        }
        Kind::Masked => {
            let has_nat = new.is_i64_backed() && read::any_missing(new, vm);
            if has_nat && !old.is_text() {
                return Err(vm.new_type_error(format!("Invalid value 'NaT' for dtype '{}'", old.dtype_name())));
            }
            if all_missing {
                return Ok((old.clone(), build::all_missing(old, new.len(), vm)));
            }
            let first = || read::cell_at(new, 0, vm)?.to_object(vm)?.str(vm);
            if old.is_text() {
                if new.is_text() {
                    return Ok((old.clone(), cast::cast(new, &Wanted::Masked(DataType::String), vm)?));
                }
                return Err(
                    vm.new_type_error(format!("Cannot set non-string value '{}' into a StringArray.", first()?))
                );
            }
            let dtype = old.series().map_or(DataType::Int64, |series| series.dtype().clone());
            let is_flag = |values: &Values| values.series().is_some_and(|series| series.dtype() == &DataType::Boolean);
            let fits = if is_flag(new) == (dtype == DataType::Boolean) || matches!(new.kind, Kind::Objects) {
                cast::cast(new, &Wanted::Masked(dtype), vm).ok()
            } else {
                None
            };
            match fits {
                Some(new) => Ok((old.clone(), new)),
                None => {
                    Err(vm.new_type_error(format!("Invalid value '{}' for dtype '{}'", first()?, old.dtype_name())))
                }
            }
        }
        Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_) => common_times(old, new, all_missing, vm),
        Kind::Text(blank) => {
            let has_missing = read::any_missing(old, vm);
            if all_missing {
                let cells: PyResult<Vec<Cell>> = (0..new.len()).map(|row| read::cell_at(new, row, vm)).collect();
                let cells = cells?;
                for (wanted, is_such) in [
                    (Blank::None, cells.iter().all(|cell| matches!(cell, Cell::None))),
                    (Blank::Nan, cells.iter().all(|cell| matches!(cell, Cell::Nan))),
                ] {
                    if is_such && (!has_missing || *blank == wanted) {
                        let old = Values { kind: Kind::Text(wanted), store: old.store.clone() };
                        let new = build::all_missing(&old, new.len(), vm);
                        return Ok((old, new));
                    }
                }
            }
            if matches!(new.kind, Kind::Text(_)) && !read::any_missing(new, vm) {
                return Ok((old.clone(), new.clone()));
            }
            Ok((to_objects(old, vm)?, new.clone()))
        }
        Kind::Objects => Ok((old.clone(), new.clone())),
        Kind::Complex => Ok((to_objects(old, vm)?, new.clone())),
        Kind::Bool | Kind::Number => common_numbers(old, new, all_missing, vm),
    }
}

fn common_times(old: &Values, new: &Values, all_missing: bool, vm: &VirtualMachine) -> PyResult<(Values, Values)> {
    if all_missing {
        return Ok((old.clone(), build::all_missing(old, new.len(), vm)));
    }
    let wanted = super::kinds::wanted_type(&old.dtype_name());
    let same = match (&old.kind, &new.kind) {
        (Kind::Datetime { zone: one, .. }, Kind::Datetime { zone: two, .. }) => one.is_some() == two.is_some(),
        (Kind::Timedelta(_), Kind::Timedelta(_)) => true,
        (Kind::Period(one), Kind::Period(two)) => one == two,
        (Kind::Datetime { .. } | Kind::Timedelta(_), Kind::Text(_)) => true,
        _ => false,
    };
    if same && let Some(wanted) = wanted {
        match cast::cast(new, &wanted, vm) {
            Ok(new) => return Ok((old.clone(), new)),
            Err(error) if !matches!(new.kind, Kind::Text(_)) => return Err(error),
            Err(_) => {}
        }
    }
    Ok((to_objects(old, vm)?, to_objects(new, vm)?))
}

fn common_numbers(old: &Values, new: &Values, all_missing: bool, vm: &VirtualMachine) -> PyResult<(Values, Values)> {
    let objects = || Ok((to_objects(old, vm)?, to_objects(new, vm)?));
    let is_bool = matches!(old.kind, Kind::Bool);
    if all_missing && matches!(new.kind, Kind::Objects | Kind::Number | Kind::Datetime { .. }) {
        let nat = (0..new.len()).all(|row| matches!(read::cell_at(new, row, vm), Ok(Cell::Nat)));
        if is_bool && !nat {
            let nan: PyObjectRef = vm.ctx.new_float(f64::NAN).into();
            return Ok((to_objects(old, vm)?, Values::objects(vec![nan; new.len()])));
        }
        if nat {
            return objects();
        }
        if old.is_float() {
            return Ok((old.clone(), build::all_missing(old, new.len(), vm)));
        }
        let wide = cast::cast(old, &Wanted::Number(DataType::Float64), vm)?;
        return Ok((wide, Values::floats(vec![f64::NAN; new.len()])));
    }
    let new = match &new.kind {
        Kind::Masked if !read::any_missing(new, vm) && !new.is_text() => super::cast_masked::plain(new),
        _ => new.clone(),
    };
    let (Some(series), Some(source)) = (old.series(), new.series()) else { return objects() };
    match (&old.kind, &new.kind) {
        (Kind::Bool, Kind::Bool) => return Ok((old.clone(), new)),
        (Kind::Number, Kind::Number) => {}
        _ => return objects(),
    }
    let (wide, narrow) = (series.dtype().clone(), source.dtype().clone());
    let keep = || Ok((old.clone(), cast::cast(&new, &Wanted::Number(wide.clone()), vm)?));
    let to = |dtype: DataType| {
        let wanted = Wanted::Number(dtype);
        Ok((cast::cast(old, &wanted, vm)?, cast::cast(&new, &wanted, vm)?))
    };
    if wide.is_float() {
        let is_lossy = wide == DataType::Float32
            && with_numbers!(source, slice => slice.iter().any(|v| {
                let value = v.to_f64();
                !value.is_nan() && f64::from(value as f32) != value
            }), false);
        return if is_lossy { to(DataType::Float64) } else { keep() };
    }
    let (least, most) = build::int_bounds(&wide);
    if narrow.is_float() {
        let fits = with_numbers!(source, slice => slice.iter().all(|v| {
            let value = v.to_f64();
            value.is_finite() && value.fract() == 0.0 && value >= least as f64 && value <= most as f64
        }), false);
        return if fits { keep() } else { to(DataType::Float64) };
    }
    let fits = with_numbers!(source, slice => slice.iter().all(|v| {
        let value = v.to_f64();
        value >= least as f64 && value <= most as f64
    }), false);
    if fits {
        return keep();
    }
    let narrow = if narrow == DataType::Int64 { least_type(&new) } else { narrow };
    to(promote(&wide, &narrow))
}

/// The narrowest type of whole numbers that holds all of these.
fn least_type(values: &Values) -> DataType {
    let (least, most) =
        values.ticks().iter().fold((0, 0), |(least, most), value| (*value.min(&least), *value.max(&most)));
    let inside = |dtype: &DataType| {
        let (low, high) = build::int_bounds(dtype);
        i128::from(least) >= low && i128::from(most) <= high
    };
    [DataType::Int8, DataType::UInt8, DataType::Int16, DataType::UInt16, DataType::Int32, DataType::UInt32]
        .into_iter()
        .find(inside)
        .unwrap_or(DataType::Int64)
}

/// `old` where the mask is true, otherwise `other`, which has the same length or is one value.
pub(crate) fn keep_where(old: &Values, mask: &[bool], other: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    let rows: Vec<i64> = mask.iter().enumerate().filter(|(_, keep)| !**keep).map(|(row, _)| row as i64).collect();
    if rows.is_empty() {
        return Ok(old.clone());
    }
    if other.len() == old.len() && old.len() != 1 {
        return set_items(old, &rows, &take::gather(other, &rows), vm);
    }
    set_items(old, &rows, &take::slice(other, 0, 1, 1), vm)
}

/// Holes filled from a column of the same length or with one value.
pub(crate) fn fillna(values: &Values, fill: &Values, is_scalar: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let missing = read::missing_mask(values, vm);
    if !missing.contains(&true) {
        if is_scalar && matches!(values.kind, Kind::Objects) {
            let inferred = build::infer(read::to_objects(values, vm)?, vm)?;
            return Ok(if matches!(inferred.kind, Kind::Bool | Kind::Number) { inferred } else { values.clone() });
        }
        if is_scalar
            && let Kind::Category(categories) = &values.kind
            && !read::any_missing(fill, vm)
        {
            check_category(&categories.values, fill, vm)?;
        }
        return Ok(values.clone());
    }
    if let (Some(floats), true, true) =
        (values.series().and_then(|series| series.f64().ok()), is_scalar, values.is_float())
        && let Some(value) = read::cell_at(fill, 0, vm)?.to_f64()
    {
        return Ok(Values::floats(
            slice_of(floats).iter().map(|old| if old.is_nan() { value } else { *old }).collect(),
        ));
    }
    let filled = if is_scalar {
        let rows: Vec<i64> = missing.iter().enumerate().filter(|(_, hole)| **hole).map(|(row, _)| row as i64).collect();
        if let Kind::Category(categories) = &values.kind
            && !read::any_missing(fill, vm)
        {
            check_category(&categories.values, fill, vm)?;
        }
        set_items(values, &rows, fill, vm)?
    } else {
        let other = read::missing_mask(fill, vm);
        let rows = missing.iter().zip(&other).enumerate().filter(|(_, (hole, blank))| **hole && !**blank);
        let rows: Vec<i64> = rows.map(|(row, _)| row as i64).collect();
        set_items(values, &rows, &take::gather(fill, &rows), vm)?
    };
    if matches!(values.kind, Kind::Objects) && matches!(filled.kind, Kind::Objects) {
        let inferred = build::infer(read::to_objects(&filled, vm)?, vm)?;
        if matches!(inferred.kind, Kind::Bool | Kind::Number) {
            return Ok(inferred);
        }
    }
    Ok(filled)
}

fn check_category(categories: &Values, fill: &Values, vm: &VirtualMachine) -> PyResult<()> {
    if factorize::lookup(categories, fill, vm)?.first() == Some(&-1) {
        let value = read::cell_at(fill, 0, vm)?.to_object(vm)?.str(vm)?;
        let message =
            format!("Cannot setitem on a Categorical with a new category ({value}), set the categories first");
        return Err(vm.new_type_error(message));
    }
    Ok(())
}

/// Where each row takes its value from when holes repeat the last known one.
pub(crate) fn fill_sources(missing: &[bool], forward: bool, limit: Option<usize>) -> Vec<i64> {
    let n = missing.len();
    let mut from: Vec<i64> = (0..n as i64).collect();
    let (mut last, mut run) = (None, 0_usize);
    for step in 0..n {
        let row = if forward { step } else { n - 1 - step };
        if missing[row] {
            run += 1;
            if let Some(last) = last
                && limit.is_none_or(|limit| run <= limit)
            {
                from[row] = last;
            }
        } else {
            last = Some(row as i64);
            run = 0;
        }
    }
    from
}

pub(crate) fn fill(values: &Values, forward: bool, limit: Option<usize>, vm: &VirtualMachine) -> PyResult<Values> {
    let missing = read::missing_mask(values, vm);
    let filled = if missing.contains(&true) {
        take::gather(values, &fill_sources(&missing, forward, limit))
    } else {
        values.clone()
    };
    if matches!(values.kind, Kind::Objects) {
        // Objects that turn out to be numbers become numbers.
        let inferred = build::infer(read::to_objects(&filled, vm)?, vm)?;
        if matches!(inferred.kind, Kind::Bool | Kind::Number) && !read::any_missing(&inferred, vm) {
            return Ok(inferred);
        }
    }
    Ok(filled)
}

/// Every value equal to one of `from` becomes its partner in `to`.
pub(crate) fn replace_values(
    values: &Values,
    from: &[PyObjectRef],
    to: &[PyObjectRef],
    vm: &VirtualMachine,
) -> PyResult<Values> {
    if from.len() != to.len() {
        return Err(vm.new_value_error(format!(
            "Replacement lists must match in length. Expecting {} got {} ",
            from.len(),
            to.len()
        )));
    }
    if let Kind::Category(categories) = &values.kind {
        let renamed = replace_values(&categories.values, from, to, vm)?;
        let (codes, uniques) = factorize::factorize(&renamed, false, vm)?;
        let codes: Vec<i64> =
            values.codes().iter().map(|code| usize::try_from(*code).map_or(-1, |code| codes[code])).collect();
        return build::from_codes(&Values::ints(codes), uniques, categories.ordered, vm);
    }
    // Asked once per distinct value, not once per row.
    let (codes, uniques) = factorize::distinct(values, vm)?;
    let mut partner: Vec<Option<usize>> = Vec::with_capacity(uniques.len());
    let from_cells: PyResult<Vec<Cell>> = from.iter().map(|object| Cell::of(object, vm)).collect();
    let from_cells = from_cells?;
    for row in 0..uniques.len() {
        let cell = read::cell_at(&uniques, row, vm)?;
        let mut found = None;
        for (index, wanted) in from_cells.iter().enumerate() {
            if same_cell(&cell, wanted, vm)? {
                found = Some(index);
                if !cell.is_missing() {
                    continue;
                }
                break;
            }
        }
        partner.push(found);
    }
    let mut rows = Vec::new();
    let mut targets = Vec::new();
    for (row, code) in codes.iter().enumerate() {
        if let Some(index) = partner.get(*code as usize).copied().flatten() {
            rows.push(row as i64);
            targets.push(index as i64);
        }
    }
    if rows.is_empty() {
        return Ok(values.clone());
    }
    let mut used: Vec<i64> = targets.clone();
    used.sort_unstable();
    used.dedup();
    let places: Vec<i64> = targets.iter().map(|target| used.binary_search(target).unwrap_or_default() as i64).collect();
    let new = build::infer(used.iter().filter_map(|&index| to.get(index as usize).cloned()).collect(), vm)?;
    let new = take::gather(&new, &places);
    let written = set_items(values, &rows, &new, vm)?;
    if matches!(values.kind, Kind::Objects | Kind::Text(_)) && matches!(written.kind, Kind::Objects) {
        let inferred = build::infer(read::to_objects(&written, vm)?, vm)?;
        if matches!(inferred.kind, Kind::Bool | Kind::Number | Kind::Datetime { .. } | Kind::Timedelta(_)) {
            return Ok(inferred);
        }
    }
    Ok(written)
}

/// Equal as dictionary keys would be, except that booleans are not numbers.
pub(crate) fn same_cell(one: &Cell, two: &Cell, vm: &VirtualMachine) -> PyResult<bool> {
    Ok(match (one, two) {
        (one, two) if one.is_missing() || two.is_missing() => one.is_missing() && two.is_missing(),
        (Cell::Bool(one), Cell::Bool(two)) => one == two,
        (Cell::Bool(_), _) | (_, Cell::Bool(_)) => false,
        (Cell::Text(one), Cell::Text(two)) => one == two,
        (Cell::Int(one), Cell::Int(two)) => one == two,
        (Cell::Unsigned(one), Cell::Unsigned(two)) => one == two,
        (Cell::Datetime(one, zone, _), Cell::Datetime(two, other, _)) => {
            one == two && zone.is_some() == other.is_some()
        }
        (Cell::Timedelta(one, _), Cell::Timedelta(two, _)) => one == two,
        (Cell::Period(one, freq), Cell::Period(two, other)) => one == two && freq == other,
        (Cell::Object(_), _) | (_, Cell::Object(_)) => vm.bool_eq(&*one.to_object(vm)?, &*two.to_object(vm)?)?,
        (one, two) => match (one.to_f64(), two.to_f64()) {
            (Some(one), Some(two)) => one == two,
            _ => false,
        },
    })
}

/// Flags of a boolean column.
pub(crate) fn flags(values: &Values) -> Vec<bool> {
    values.series().map(bool_vec).unwrap_or_default()
}
