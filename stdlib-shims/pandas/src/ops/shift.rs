//! Shifted, differenced, rounded, clipped and interpolated columns.

use polars::prelude::DataType;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::arithmetic::Arithmetic;
use super::binary::{Operand, binary};
use crate::column::cast_masked::floats_of;
use crate::column::kinds::{Blank, Kind, NAT, Native, Values, Wanted, series_from, with_numbers};
use crate::column::{assign, build, cast, read, take};
use crate::opcodes::Binary;
use crate::time::bounds::ticks_of_float;

pub(crate) fn shift(values: &Values, n: i64, fill: Option<&Values>, vm: &VirtualMachine) -> PyResult<Values> {
    let size = values.len() as i64;
    if n == 0 || size == 0 {
        return Ok(values.clone());
    }
    let from: Vec<i64> =
        (0..size).map(|row| row.saturating_sub(n)).map(|row| if (0..size).contains(&row) { row } else { -1 }).collect();
    let Some(fill) = fill else {
        if matches!(values.kind, Kind::Text(_) | Kind::Objects) {
            return shift_objects(values, &from, vm);
        }
        return take::take_or_missing(values, &from, vm);
    };
    let inside: Vec<i64> = from.iter().map(|row| (*row).max(0)).collect();
    let shifted = take::take(values, &inside, vm)?;
    let holes: Vec<i64> = from.iter().enumerate().filter(|(_, row)| **row < 0).map(|(row, _)| row as i64).collect();
    assign::set_items(&shifted, &holes, fill, vm)
}

/// Python values are shifted in from None.
fn shift_objects(values: &Values, from: &[i64], vm: &VirtualMachine) -> PyResult<Values> {
    if let (Kind::Text(blank), Some(texts)) = (&values.kind, values.text_chunk())
        && (texts.null_count() == 0 || *blank == Blank::None)
    {
        let moved = from.iter().map(|row| usize::try_from(*row).ok().and_then(|row| texts.get(row)));
        return Ok(Values::texts(moved, Blank::None));
    }
    let objects = read::to_objects(values, vm)?;
    let moved = from.iter().map(|row| usize::try_from(*row).map_or_else(|_| vm.ctx.none(), |row| objects[row].clone()));
    build::text_or_objects(moved.collect(), vm)
}

pub(crate) fn diff(values: &Values, n: i64, vm: &VirtualMachine) -> PyResult<Values> {
    match &values.kind {
        Kind::Bool => {
            let flags = assign::flags(values);
            let earlier =
                |row: usize| usize::try_from((row as i64).saturating_sub(n)).ok().and_then(|row| flags.get(row));
            let one = |row: usize| -> PyObjectRef {
                match earlier(row) {
                    Some(flag) => vm.ctx.new_bool(*flag != flags[row]).into(),
                    None => vm.ctx.new_float(f64::NAN).into(),
                }
            };
            Ok(Values::objects((0..flags.len()).map(one).collect()))
        }
        Kind::Text(_) => Err(vm.new_type_error("unsupported operand type(s) for -: 'str' and 'str'")),
        Kind::Number if values.is_integer() => {
            let dtype = values.series().map(|series| series.dtype());
            if matches!(dtype, Some(DataType::Int8 | DataType::Int16)) {
                return diff(&cast::cast(values, &Wanted::Number(DataType::Float32), vm)?, n, vm);
            }
            let differences = values
                .series()
                .and_then(|series| with_numbers!(series, slice => Some(whole_differences(slice, n)), None));
            Ok(Values::floats(differences.unwrap_or_default()))
        }
        Kind::Masked if values.series().is_some_and(|series| series.dtype() == &DataType::Boolean) => {
            let before = shift(values, n, None, vm)?;
            binary(values, Binary::Xor, &Operand::Column(before), false, vm)
        }
        _ => {
            let before = shift(values, n, None, vm)?;
            binary(values, Binary::Sub, &Operand::Column(before), false, vm)
        }
    }
}

/// Whole numbers are subtracted in their own width, where they wrap; only the result is a float.
fn whole_differences<T: Arithmetic>(slice: &[T], n: i64) -> Vec<f64> {
    let earlier = |row: usize| usize::try_from((row as i64).saturating_sub(n)).ok().and_then(|row| slice.get(row));
    let one = |(row, value): (usize, &T)| earlier(row).map_or(f64::NAN, |before| value.minus(*before).to_f64());
    slice.iter().enumerate().map(one).collect()
}

/// numpy's rounding: scaled, to the even neighbour, and back.
pub(crate) fn round_float(value: f64, decimals: i64) -> f64 {
    if !value.is_finite() {
        return value;
    }
    if decimals == 0 {
        return value.round_ties_even();
    }
    let scale = 10_f64.powi(decimals.unsigned_abs().min(308) as i32);
    if decimals > 0 {
        let scaled = value * scale;
        if scaled.is_finite() { scaled.round_ties_even() / scale } else { value }
    } else {
        (value / scale).round_ties_even() * scale
    }
}

pub(crate) fn round(values: &Values, decimals: i64, vm: &VirtualMachine) -> PyResult<Values> {
    match (&values.kind, values.series()) {
        (Kind::Number, Some(series)) => {
            if series.dtype().is_integer() && decimals >= 0 {
                return Ok(values.clone());
            }
            let rounded = with_numbers!(series, slice => Some(series_from(slice.iter().map(|v| round_native(*v, decimals)).collect::<Vec<_>>())), None);
            Ok(rounded.map_or_else(|| values.clone(), |rounded| values.like(rounded)))
        }
        (Kind::Masked, Some(series)) if series.dtype().is_float() => {
            let floats: polars::prelude::Series = floats_of(series)
                .into_iter()
                .map(|value| (!value.is_nan()).then(|| round_float(value, decimals)))
                .collect();
            cast::cast(&Values::new(Kind::Masked, floats), &Wanted::Masked(series.dtype().clone()), vm)
        }
        (Kind::Masked, Some(series)) if series.dtype().is_integer() && decimals < 0 => {
            let Some(parts) = super::masked::parts(values) else { return Ok(values.clone()) };
            super::masked::with_known(&round(&parts.values, decimals, vm)?, &parts.known, vm)
        }
        (Kind::Objects, _) => {
            let objects = read::to_objects(values, vm)?;
            let is_number =
                |object: &PyObjectRef| crate::cell::Cell::of(object, vm).is_ok_and(|cell| cell.to_f64().is_some());
            if !objects.iter().all(is_number) {
                return Ok(values.clone());
            }
            let mut rounded = Vec::with_capacity(objects.len());
            for object in objects {
                let whole = crate::cell::is_missing_object(&object, vm);
                rounded.push(if whole { object } else { vm.call_method(&object, "__round__", (decimals,))? });
            }
            Ok(Values::objects(rounded))
        }
        _ => Ok(values.clone()),
    }
}

fn round_native<T: Native>(value: T, decimals: i64) -> T {
    T::from_f64(round_float(value.to_f64(), decimals))
}

/// Values outside the bounds become the bounds; a missing bound does not count.
pub(crate) fn clip(
    values: &Values,
    lower: Option<&Operand>,
    upper: Option<&Operand>,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let mut clipped = values.clone();
    for (bound, op) in [(lower, Binary::Lt), (upper, Binary::Gt)] {
        let Some(bound) = bound else { continue };
        let limit = match bound {
            Operand::Column(column) => column.clone(),
            Operand::Scalar(object) => build::scalar_column(object, vm)?,
        };
        if limit.len() == 1 && read::any_missing(&limit, vm) && !matches!(bound, Operand::Column(_)) {
            continue;
        }
        let outside = binary(&clipped, op, bound, false, vm)?;
        let outside: Vec<bool> = take::mask(&outside, vm)?.iter().map(|flag| flag == Some(true)).collect();
        let holes = read::missing_mask(&limit, vm);
        let is_hole = |row: usize| holes.get(if holes.len() == 1 { 0 } else { row }).copied().unwrap_or(false);
        let keep: Vec<bool> = outside.iter().enumerate().map(|(row, outside)| !outside || is_hole(row)).collect();
        clipped = assign::keep_where(&clipped, &keep, &limit, vm)?;
    }
    Ok(clipped)
}

/// Holes on the straight line between their neighbours.
pub(crate) fn interpolate(
    values: &Values,
    limit: Option<usize>,
    direction: &str,
    x: Option<&Values>,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    if matches!(values.kind, Kind::Datetime { .. } | Kind::Timedelta(_)) {
        let known = values.ticks().iter().map(|ticks| if *ticks == NAT { f64::NAN } else { *ticks as f64 });
        let filled = interpolate(&Values::floats(known.collect()), limit, direction, x, vm)?;
        let filled = read::to_floats(&filled, vm)?.unwrap_or_default();
        let one = |(ticks, value): (&i64, &f64)| if *ticks == NAT { ticks_of_float(*value) } else { *ticks };
        let ticks: Vec<i64> = values.ticks().iter().zip(&filled).map(one).collect();
        return Ok(values.like(series_from(ticks)));
    }
    let floats = read::to_floats(values, vm)?.ok_or_else(|| vm.new_type_error("only numbers can be interpolated"))?;
    let n = floats.len();
    let known: Vec<usize> = (0..n).filter(|row| !floats[*row].is_nan()).collect();
    let (Some(&first), Some(&last)) = (known.first(), known.last()) else { return Ok(Values::floats(floats)) };
    let xs: Vec<f64> = match x {
        None => (0..n).map(|row| row as f64).collect(),
        Some(x) if x.is_i64_backed() => x.ticks().iter().map(|ticks| *ticks as f64).collect(),
        Some(x) => read::to_floats(x, vm)?.ok_or_else(|| vm.new_type_error("positions must be numbers"))?,
    };
    if xs.len() != n {
        return Err(vm.new_value_error("positions and values differ in length"));
    }
    let mut filled = floats.clone();
    for row in (0..n).filter(|row| floats[*row].is_nan()) {
        let after = known.partition_point(|other| *other < row);
        filled[row] = match (after.checked_sub(1).map(|place| known[place]), known.get(after)) {
            (Some(a), Some(&b)) => {
                let slope = (floats[b] - floats[a]) / (xs[b] - xs[a]);
                slope * (xs[row] - xs[a]) + floats[a]
            }
            (Some(a), None) => floats[a],
            (None, Some(&b)) => floats[b],
            (None, None) => f64::NAN,
        };
        let is_outside = (direction == "forward" && row < first) || (direction == "backward" && row > last);
        let within = |far: Option<usize>| far.is_some_and(|far| limit.is_none_or(|limit| far <= limit));
        let from_left = after.checked_sub(1).map(|place| row - known[place]);
        let from_right = known.get(after).map(|next| next - row);
        let is_allowed = limit.is_none()
            || match direction {
                "forward" => within(from_left.or(Some(row + 1))),
                "backward" => within(from_right.or(Some(n - row))),
                _ => within(from_left.or(Some(row + 1))) || within(from_right.or(Some(n - row))),
            };
        if is_outside || !is_allowed {
            filled[row] = f64::NAN;
        }
    }
    let filled = Values::floats(filled);
    if matches!(values.kind, Kind::Masked) {
        return cast::cast(&filled, &Wanted::Masked(DataType::Float64), vm);
    }
    if values.dtype_name() == "float32" {
        cast::cast(&filled, &Wanted::Number(DataType::Float32), vm)
    } else {
        Ok(filled)
    }
}
