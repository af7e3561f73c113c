//! Running sums, products and extremes.

use polars::prelude::{ChunkedArray, DataType, IntoSeries, Series};
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use crate::column::kinds::{Kind, NAT, Native, Values, Wanted, series_from, with_numbers};
use crate::column::{build, cast, read};
use crate::opcodes::Cumulative;

/// Numbers that can be added and multiplied, wrapping around where they overflow.
pub(crate) trait Running: Copy {
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
}

macro_rules! running {
    (whole: $($whole:ty),*; float: $($float:ty),*) => {
        $(impl Running for $whole {
            fn plus(self, other: Self) -> Self { self.wrapping_add(other) }
            fn times(self, other: Self) -> Self { self.wrapping_mul(other) }
        })*
        $(impl Running for $float {
            fn plus(self, other: Self) -> Self { self + other }
            fn times(self, other: Self) -> Self { self * other }
        })*
    };
}
running!(whole: i8, i16, i32, i64, u8, u16, u32, u64; float: f32, f64);

pub(crate) fn step<T: Native + Running>(op: Cumulative) -> fn(T, T) -> T {
    match op {
        Cumulative::Cumsum => T::plus,
        Cumulative::Cumprod => T::times,
        Cumulative::Cummin => |one, two| if two < one { two } else { one },
        Cumulative::Cummax => |one, two| if two > one { two } else { one },
    }
}

fn run<T: Native + Running>(values: &[T], op: Cumulative, skipna: bool) -> Series
where
    ChunkedArray<T::Polars>: IntoSeries,
{
    let step = step::<T>(op);
    let mut sum: Option<T> = None;
    let mut dead = false;
    let mut results = Vec::with_capacity(values.len());
    for value in values {
        if dead || value.is_missing() {
            dead |= !skipna;
            results.push(T::from_f64(f64::NAN));
            continue;
        }
        let next = sum.map_or(*value, |sum| step(sum, *value));
        sum = Some(next);
        results.push(next);
    }
    series_from(results)
}

pub(crate) fn cumulative(values: &Values, op: Cumulative, skipna: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let is_sum = matches!(op, Cumulative::Cumsum | Cumulative::Cumprod);
    match (&values.kind, values.series()) {
        (Kind::Category(_), _) => {
            Err(crate::errors::unsupported(&format!("cannot perform {op} with type category"), vm))
        }
        (Kind::Bool, _) if is_sum => {
            cumulative(&cast::cast(values, &Wanted::Number(DataType::Int64), vm)?, op, skipna, vm)
        }
        (Kind::Bool, _) => {
            let narrow = cast::cast(values, &Wanted::Number(DataType::UInt8), vm)?;
            cast::cast(&cumulative(&narrow, op, skipna, vm)?, &Wanted::Bool, vm)
        }
        (Kind::Number, Some(series))
            if is_sum && series.dtype().is_integer() && crate::column::kinds::byte_size(series.dtype()) < 8 =>
        {
            let wide = if series.dtype().is_unsigned_integer() { DataType::UInt64 } else { DataType::Int64 };
            cumulative(&cast::cast(values, &Wanted::Number(wide), vm)?, op, skipna, vm)
        }
        (Kind::Number, Some(series)) => {
            Ok(with_numbers!(series, slice => values.like(run(slice, op, skipna)), values.clone()))
        }
        (Kind::Datetime { .. } | Kind::Period(_), _) if is_sum => {
            let class = match values.kind {
                Kind::Period(_) => "pandas.core.arrays.period.PeriodArray",
                _ => "pandas.core.arrays.datetimes.DatetimeArray",
            };
            Err(vm.new_type_error(format!("Accumulation {op} not supported for <class '{class}'>")))
        }
        (Kind::Timedelta(_), _) if op == Cumulative::Cumprod => {
            Err(vm.new_type_error("cumprod not supported for Timedelta."))
        }
        (Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_), _) => {
            let step = step::<i64>(op);
            let (mut sum, mut dead) = (None, false);
            let one = |ticks: &i64| {
                if dead || *ticks == NAT {
                    dead |= !skipna;
                    return NAT;
                }
                let next = sum.map_or(*ticks, |sum| step(sum, *ticks));
                sum = Some(next);
                next
            };
            let ticks: Vec<i64> = values.ticks().iter().map(one).collect();
            Ok(values.like(series_from(ticks)))
        }
        (Kind::Masked, Some(series)) if series.dtype() != &DataType::String => {
            let is_flag = series.dtype() == &DataType::Boolean;
            let known = crate::column::cast_masked::known(series);
            let floats = series.dtype().is_float();
            let wide = if floats { DataType::Float64 } else { DataType::Int64 };
            let numbers = crate::errors::OrRaise::or_raise(series.cast(&wide), vm)?;
            let mut dead = false;
            let mut alive = |known: &bool| {
                dead |= !skipna && !known;
                *known && !dead
            };
            let known: Vec<bool> = known.iter().map(&mut alive).collect();
            let result: Series = if floats {
                let step = step::<f64>(op);
                let mut sum: Option<f64> = None;
                let numbers = crate::column::cast_masked::floats_of(&numbers);
                numbers
                    .iter()
                    .zip(&known)
                    .map(|(value, known)| {
                        known.then(|| {
                            let next = sum.map_or(*value, |sum| step(sum, *value));
                            sum = Some(next);
                            next
                        })
                    })
                    .collect()
            } else {
                let step = step::<i64>(op);
                let mut sum: Option<i64> = None;
                let whole = crate::errors::OrRaise::or_raise(numbers.i64(), vm)?;
                whole
                    .iter()
                    .zip(&known)
                    .map(|(value, known)| match (value, known) {
                        (Some(value), true) => {
                            let next = sum.map_or(value, |sum| step(sum, value));
                            sum = Some(next);
                            Some(next)
                        }
                        _ => None,
                    })
                    .collect()
            };
            let wanted = if is_flag && is_sum { DataType::Int64 } else { series.dtype().clone() };
            let result = Values::new(Kind::Masked, result);
            cast::cast(&result, &Wanted::Masked(wanted), vm)
        }
        _ => objects(values, op, skipna, vm),
    }
}

/// What pandas says of a hole among texts, which it does not step over.
fn hole_among_texts(op: Cumulative, hole: &PyObjectRef, skipna: bool, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let hole = if skipna { "float".to_owned() } else { crate::cell::type_name(hole) };
    vm.new_type_error(match op {
        Cumulative::Cumsum => format!("can only concatenate str (not \"{hole}\") to str"),
        Cumulative::Cumprod => format!("can't multiply sequence by non-int of type '{hole}'"),
        Cumulative::Cummin => format!("'<=' not supported between instances of 'str' and '{hole}'"),
        Cumulative::Cummax => format!("'>=' not supported between instances of 'str' and '{hole}'"),
    })
}

fn objects(values: &Values, op: Cumulative, skipna: bool, vm: &VirtualMachine) -> PyResult<Values> {
    use rustpython_vm::types::PyComparisonOp;
    let is_text = matches!(values.kind, Kind::Text(_));
    let mut sum: Option<PyObjectRef> = None;
    let mut dead = false;
    let mut results: Vec<PyObjectRef> = Vec::with_capacity(values.len());
    for object in read::to_objects(values, vm)? {
        if dead || crate::cell::is_missing_object(&object, vm) {
            if is_text && values.len() > 1 {
                return Err(hole_among_texts(op, &object, skipna, vm));
            }
            dead |= !skipna;
            results.push(vm.ctx.new_float(f64::NAN).into());
            continue;
        }
        let next = match sum.take() {
            None => object,
            Some(sum) => match op {
                Cumulative::Cumsum => vm._add(&sum, &object)?,
                Cumulative::Cumprod => vm._mul(&sum, &object)?,
                Cumulative::Cummin if object.rich_compare_bool(&sum, PyComparisonOp::Lt, vm)? => object,
                Cumulative::Cummax if object.rich_compare_bool(&sum, PyComparisonOp::Gt, vm)? => object,
                _ => sum,
            },
        };
        results.push(next.clone());
        sum = Some(next);
    }
    let results = build::text_or_objects(results, vm)?;
    if matches!(values.kind, Kind::Masked) {
        cast::cast(&results, &Wanted::Masked(DataType::String), vm)
    } else {
        Ok(results)
    }
}
