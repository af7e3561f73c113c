//! Signs, inversion and the functions of one number.

use polars::prelude::{DataType, Series};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use crate::column::kinds::{Kind, NAT, Native, Values, Wanted, series_from, with_numbers};
use crate::column::{build, cast, read};
use crate::opcodes::Unary;

fn function(op: Unary) -> Option<fn(f64) -> f64> {
    Some(match op {
        Unary::Sqrt => f64::sqrt,
        Unary::Exp => f64::exp,
        Unary::Expm1 => f64::exp_m1,
        Unary::Log => f64::ln,
        Unary::Log2 => f64::log2,
        Unary::Log10 => f64::log10,
        Unary::Log1p => f64::ln_1p,
        Unary::Sin => f64::sin,
        Unary::Cos => f64::cos,
        Unary::Tan => f64::tan,
        Unary::Arcsin => f64::asin,
        Unary::Arccos => f64::acos,
        Unary::Arctan => f64::atan,
        Unary::Sinh => f64::sinh,
        Unary::Cosh => f64::cosh,
        Unary::Tanh => f64::tanh,
        _ => return None,
    })
}

/// Functions that leave whole numbers whole.
fn rounding(op: Unary) -> Option<fn(f64) -> f64> {
    Some(match op {
        Unary::Floor => f64::floor,
        Unary::Ceil => f64::ceil,
        Unary::Trunc => f64::trunc,
        Unary::Rint => f64::round_ties_even,
        _ => return None,
    })
}

fn array_name(values: &Values) -> &'static str {
    match values.kind {
        Kind::Datetime { .. } => "DatetimeArray",
        Kind::Period(_) => "PeriodArray",
        _ => "Categorical",
    }
}

pub(crate) fn unary(values: &Values, op: Unary, vm: &VirtualMachine) -> PyResult<Values> {
    match (&values.kind, values.series()) {
        (Kind::Category(_) | Kind::Datetime { .. } | Kind::Period(_), _) => {
            let sign = match op {
                Unary::Neg => "-".to_owned(),
                Unary::Pos => "+".to_owned(),
                Unary::Invert => "~".to_owned(),
                other => format!("{other}()"),
            };
            Err(vm.new_type_error(format!("bad operand type for unary {sign}: '{}'", array_name(values))))
        }
        (Kind::Timedelta(_), _) => spans(values, op, vm),
        (Kind::Bool, Some(_)) => flags(values, op, vm),
        (Kind::Number, Some(series)) => numbers(values, series, op, vm),
        (Kind::Masked, Some(series)) if series.dtype() != &DataType::String => masked(values, series, op, vm),
        _ => objects(values, op, vm),
    }
}

fn spans(values: &Values, op: Unary, vm: &VirtualMachine) -> PyResult<Values> {
    let each = |f: fn(i64) -> i64| {
        let ticks: Vec<i64> = values.ticks().iter().map(|ticks| if *ticks == NAT { NAT } else { f(*ticks) }).collect();
        values.like(series_from(ticks))
    };
    match op {
        Unary::Neg => Ok(each(i64::wrapping_neg)),
        Unary::Abs => Ok(each(i64::wrapping_abs)),
        Unary::Pos => Ok(values.clone()),
        Unary::Sign => {
            let sign = |ticks: &i64| if *ticks == NAT { f64::NAN } else { ticks.signum() as f64 };
            Ok(Values::floats(values.ticks().iter().map(sign).collect()))
        }
        _ => Err(vm.new_type_error(format!("ufunc '{op}' not supported for timedelta64"))),
    }
}

fn flags(values: &Values, op: Unary, vm: &VirtualMachine) -> PyResult<Values> {
    match op {
        Unary::Invert | Unary::Neg => {
            let flags = values.series().and_then(|series| series.bool().ok());
            Ok(flags.map_or_else(|| values.clone(), |flags| Values::flags(!flags)))
        }
        Unary::Pos | Unary::Abs | Unary::Floor | Unary::Ceil | Unary::Trunc => Ok(values.clone()),
        _ => unary(&cast::cast(values, &Wanted::Number(DataType::Float64), vm)?, op, vm),
    }
}

fn map<T: Native>(slice: &[T], f: impl Fn(T) -> T) -> Vec<T> {
    slice.iter().map(|value| f(*value)).collect()
}

fn numbers(values: &Values, series: &Series, op: Unary, vm: &VirtualMachine) -> PyResult<Values> {
    use super::arithmetic::Arithmetic;
    let is_float = series.dtype().is_float();
    let unsupported = || crate::errors::unsupported(op.name(), vm);
    match op {
        Unary::Pos => return Ok(values.clone()),
        Unary::Invert if is_float => {
            return Err(vm.new_type_error("bad operand type for unary ~: 'float'"));
        }
        Unary::Neg | Unary::Abs | Unary::Invert | Unary::Sign => {
            let result = with_numbers!(series, slice => {
                Some(series_from(match op {
                    // Zero minus a positive zero would lose the sign.
                    Unary::Neg if is_float => map(slice, |v| Native::from_f64(-v.to_f64())),
                    Unary::Neg => map(slice, |v| v.minus(v).minus(v)),
                    Unary::Abs if is_float => map(slice, |v| Native::from_f64(v.to_f64().abs())),
                    Unary::Abs => map(slice, |v| if Arithmetic::is_negative(v) { v.minus(v).minus(v) } else { v }),
                    Unary::Invert => map(slice, |v| v.minus(v).minus(v).minus(Native::from_f64(1.0))),
                    _ => map(slice, |v| {
                        let value = v.to_f64();
                        Native::from_f64(if value.is_nan() { value } else if value > 0.0 { 1.0 } else if value < 0.0 { -1.0 } else { 0.0 })
                    }),
                }))
            }, None);
            return result.map(|result| values.like(result)).ok_or_else(unsupported);
        }
        _ => {}
    }
    if let Some(f) = rounding(op) {
        if !is_float {
            return if op == Unary::Rint { numbers_as_floats(values, f, vm) } else { Ok(values.clone()) };
        }
        return numbers_as_floats(values, f, vm);
    }
    let f = function(op).ok_or_else(unsupported)?;
    numbers_as_floats(values, f, vm)
}

/// Single precision stays single.
fn numbers_as_floats(values: &Values, f: fn(f64) -> f64, vm: &VirtualMachine) -> PyResult<Values> {
    let is_single = values.dtype_name() == "float32";
    let floats = read::to_floats(values, vm)?.unwrap_or_default();
    if is_single {
        return Ok(Values::numbers::<f32>(floats.into_iter().map(|value| f(value) as f32).collect()));
    }
    Ok(Values::floats(floats.into_iter().map(f).collect()))
}

fn masked(values: &Values, series: &Series, op: Unary, vm: &VirtualMachine) -> PyResult<Values> {
    if series.dtype() == &DataType::Boolean && op == Unary::Invert {
        let flags = crate::errors::OrRaise::or_raise(series.bool(), vm)?;
        return Ok(Values::new(Kind::Masked, polars::prelude::IntoSeries::into_series(!flags)));
    }
    let known = crate::column::cast_masked::known(series);
    let plain = if series.dtype() == &DataType::Boolean { Kind::Bool } else { Kind::Number };
    let result = unary(&Values::new(plain, series.clone()), op, vm)?;
    let Some(result) = result.series() else { return Ok(values.clone()) };
    let rows: Vec<i64> = known.iter().enumerate().map(|(row, known)| if *known { row as i64 } else { -1 }).collect();
    let wanted = Wanted::Masked(result.dtype().clone());
    let kind = if result.dtype() == &DataType::Boolean { Kind::Bool } else { Kind::Number };
    let result = cast::cast(&Values::new(kind, result.clone()), &wanted, vm)?;
    crate::column::take::take_or_missing(&result, &rows, vm)
}

fn objects(values: &Values, op: Unary, vm: &VirtualMachine) -> PyResult<Values> {
    let objects = read::to_objects(values, vm)?;
    if !matches!(op, Unary::Neg | Unary::Pos | Unary::Abs | Unary::Invert) {
        let Some(floats) = read::to_floats(values, vm)? else {
            let name = objects.first().map(|object| crate::cell::type_name(object)).unwrap_or_default();
            return Err(vm.new_type_error(format!(
                "loop of ufunc does not support argument 0 of type {name} which has no callable {op} method"
            )));
        };
        return unary(&Values::floats(floats), op, vm);
    }
    let one = |object: PyObjectRef| -> PyResult {
        match op {
            Unary::Neg => vm._neg(&object),
            Unary::Pos => vm._pos(&object),
            Unary::Abs => vm._abs(&object),
            _ => vm._invert(&object),
        }
    };
    let results: PyResult<Vec<PyObjectRef>> = objects.into_iter().map(one).collect();
    build::text_or_objects(results?, vm)
}
