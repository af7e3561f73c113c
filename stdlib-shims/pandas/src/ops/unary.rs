//! Signs, inversion and the functions of one number.

use polars::prelude::{DataType, Series};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use crate::column::kinds::{Kind, NAT, Native, Values, Wanted, series_from, with_numbers};
use crate::column::{build, cast, read};

fn function(op: &str) -> Option<fn(f64) -> f64> {
    Some(match op {
        "sqrt" => f64::sqrt,
        "exp" => f64::exp,
        "exp2" => f64::exp2,
        "expm1" => f64::exp_m1,
        "log" => f64::ln,
        "log2" => f64::log2,
        "log10" => f64::log10,
        "log1p" => f64::ln_1p,
        "sin" => f64::sin,
        "cos" => f64::cos,
        "tan" => f64::tan,
        "arcsin" => f64::asin,
        "arccos" => f64::acos,
        "arctan" => f64::atan,
        "sinh" => f64::sinh,
        "cosh" => f64::cosh,
        "tanh" => f64::tanh,
        "arcsinh" => f64::asinh,
        "arccosh" => f64::acosh,
        "arctanh" => f64::atanh,
        "cbrt" => f64::cbrt,
        "radians" | "deg2rad" => f64::to_radians,
        "degrees" | "rad2deg" => f64::to_degrees,
        "reciprocal" => f64::recip,
        _ => return None,
    })
}

/// Functions that leave whole numbers whole.
fn rounding(op: &str) -> Option<fn(f64) -> f64> {
    Some(match op {
        "floor" => f64::floor,
        "ceil" => f64::ceil,
        "trunc" => f64::trunc,
        "rint" => f64::round_ties_even,
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

pub(crate) fn unary(values: &Values, op: &str, vm: &VirtualMachine) -> PyResult<Values> {
    match (&values.kind, values.series()) {
        (Kind::Category(_) | Kind::Datetime { .. } | Kind::Period(_), _) => {
            let sign = match op {
                "neg" => "-".to_owned(),
                "pos" => "+".to_owned(),
                "invert" => "~".to_owned(),
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

fn spans(values: &Values, op: &str, vm: &VirtualMachine) -> PyResult<Values> {
    let each = |f: fn(i64) -> i64| {
        let ticks: Vec<i64> = values.ticks().iter().map(|ticks| if *ticks == NAT { NAT } else { f(*ticks) }).collect();
        values.like(series_from(ticks))
    };
    match op {
        "neg" => Ok(each(i64::wrapping_neg)),
        "abs" => Ok(each(i64::wrapping_abs)),
        "pos" => Ok(values.clone()),
        "sign" => {
            let sign = |ticks: &i64| if *ticks == NAT { f64::NAN } else { ticks.signum() as f64 };
            Ok(Values::floats(values.ticks().iter().map(sign).collect()))
        }
        _ => Err(vm.new_type_error(format!("ufunc '{op}' not supported for timedelta64"))),
    }
}

fn flags(values: &Values, op: &str, vm: &VirtualMachine) -> PyResult<Values> {
    match op {
        "invert" | "not" | "neg" => {
            let flags = values.series().and_then(|series| series.bool().ok());
            Ok(flags.map_or_else(|| values.clone(), |flags| Values::flags(!flags)))
        }
        "pos" | "abs" | "floor" | "ceil" | "trunc" => Ok(values.clone()),
        _ => unary(&cast::cast(values, &Wanted::Number(DataType::Float64), vm)?, op, vm),
    }
}

fn map<T: Native>(slice: &[T], f: impl Fn(T) -> T) -> Vec<T> {
    slice.iter().map(|value| f(*value)).collect()
}

fn numbers(values: &Values, series: &Series, op: &str, vm: &VirtualMachine) -> PyResult<Values> {
    use super::arithmetic::Arithmetic;
    let is_float = series.dtype().is_float();
    let unsupported = || crate::errors::unsupported(op, vm);
    match op {
        "pos" => return Ok(values.clone()),
        "invert" if is_float => {
            return Err(vm.new_type_error("bad operand type for unary ~: 'float'"));
        }
        "not" => {
            let flags: Vec<bool> =
                with_numbers!(series, slice => slice.iter().map(|v| v.is_zero()).collect(), Vec::new());
            return Ok(Values::bools(&flags));
        }
        "neg" | "abs" | "invert" | "sign" | "square" => {
            let result = with_numbers!(series, slice => {
                Some(series_from(match op {
                    // Zero minus a positive zero would lose the sign.
                    "neg" if is_float => map(slice, |v| Native::from_f64(-v.to_f64())),
                    "neg" => map(slice, |v| v.minus(v).minus(v)),
                    "abs" if is_float => map(slice, |v| Native::from_f64(v.to_f64().abs())),
                    "abs" => map(slice, |v| if Arithmetic::is_negative(v) { v.minus(v).minus(v) } else { v }),
                    "square" => map(slice, |v| super::cumulative::Running::times(v, v)),
                    "invert" => map(slice, |v| v.minus(v).minus(v).minus(Native::from_f64(1.0))),
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
            return if op == "rint" { numbers_as_floats(values, f, vm) } else { Ok(values.clone()) };
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

fn masked(values: &Values, series: &Series, op: &str, vm: &VirtualMachine) -> PyResult<Values> {
    if series.dtype() == &DataType::Boolean && matches!(op, "invert" | "not") {
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

fn objects(values: &Values, op: &str, vm: &VirtualMachine) -> PyResult<Values> {
    let objects = read::to_objects(values, vm)?;
    if op == "not" {
        let flags: PyResult<Vec<bool>> = objects.into_iter().map(|object| object.not(vm)).collect();
        return Ok(Values::bools(&flags?));
    }
    if !matches!(op, "neg" | "pos" | "abs" | "invert") {
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
            "neg" => vm._neg(&object),
            "pos" => vm._pos(&object),
            "abs" => vm._abs(&object),
            _ => vm._invert(&object),
        }
    };
    let results: PyResult<Vec<PyObjectRef>> = objects.into_iter().map(one).collect();
    build::text_or_objects(results?, vm)
}
