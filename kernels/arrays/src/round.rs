//! Rounding to decimals, and floats taken apart.

use num_complex::Complex64;

use crate::array::{Array, Order};
use crate::convert::Numeric;
use crate::dispatch::with_integer;
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::loops::map;
use crate::ops::UnaryOp;
use crate::ufunc::{Operand, UfuncOptions, unary};
use crate::views::broadcast_shapes;

/// Rounds half to even at this many decimals, by scaling, rounding and scaling back.
pub fn round_decimals(a: &Array, decimals: i32) -> Result<Array> {
    if a.dtype.is_object() {
        return Err(ArrayError::not_implemented("round() of objects"));
    }
    if a.dtype.is_bool() && decimals != 0 {
        // The scaled floats would have to go back into flags.
        return Err(ArrayError::UfuncType(format!(
            "Cannot cast ufunc '{}' output from dtype('float64') to dtype('bool') with casting rule 'same_kind'",
            if decimals > 0 { "multiply" } else { "divide" }
        )));
    }
    if a.dtype.is_integer() {
        return if decimals >= 0 { a.copy(Order::K) } else { round_integers(a, decimals.unsigned_abs()) };
    }
    if !a.dtype.is_float() && !a.dtype.is_complex() && !a.dtype.is_bool() {
        return Err(crate::resolve::unsupported("rint"));
    }
    if decimals == 0 {
        return unary(UnaryOp::Rint, &Operand::strong(a), &UfuncOptions::default());
    }
    let out = a.unwritten_like(&a.dtype, Order::K)?;
    let scale = 10f64.powi(decimals.abs());
    let up = decimals > 0;
    let round = move |value: f64| {
        if up { (value * scale).round_ties_even() / scale } else { (value / scale).round_ties_even() * scale }
    };
    match a.dtype {
        DType::F32 => {
            let scale = scale as f32;
            map::<f32, f32, _>(&out, a, None, move |value| {
                if up { (value * scale).round_ties_even() / scale } else { (value / scale).round_ties_even() * scale }
            });
        }
        DType::F64 => map::<f64, f64, _>(&out, a, None, round),
        _ => map::<Complex64, Complex64, _>(&out, a, None, move |z| Complex64::new(round(z.re), round(z.im))),
    }
    Ok(out)
}

fn round_integers(a: &Array, digits: u32) -> Result<Array> {
    let out = a.unwritten_like(&a.dtype, Order::K)?;
    with_integer!(&a.dtype, T => {
        let scale = 10f64.powi(digits.min(400) as i32);
        map::<T, T, _>(&out, a, None, move |value| {
            let rounded = (value.to_f64() / scale).round_ties_even();
            T::from_number(rounded * scale)
        });
    }, else ());
    Ok(out)
}

/// Fractional and whole parts, both with the sign of the number.
pub fn modf(a: &Array) -> Result<(Array, Array)> {
    let a = a.cast_to(&crate::resolve::float_type(&a.dtype))?;
    let (fraction, whole) = (a.unwritten_like(&a.dtype, Order::K)?, a.unwritten_like(&a.dtype, Order::K)?);
    let part =
        |value: f64| if value.is_infinite() { 0f64.copysign(value) } else { (value - value.trunc()).copysign(value) };
    match a.dtype {
        DType::F32 => {
            map::<f32, f32, _>(&fraction, &a, None, |value| part(value.into()) as f32);
            map::<f32, f32, _>(&whole, &a, None, f32::trunc);
        }
        DType::F64 => {
            map::<f64, f64, _>(&fraction, &a, None, part);
            map::<f64, f64, _>(&whole, &a, None, f64::trunc);
        }
        _ => return Err(crate::resolve::unsupported("modf")),
    }
    Ok((fraction, whole))
}

fn take_apart(value: f64) -> (f64, i32) {
    if value == 0.0 || !value.is_finite() {
        return (value, 0);
    }
    // Subnormal numbers are scaled up first so that their exponent can be read.
    let (scaled, shift) = if value.abs() < f64::MIN_POSITIVE { (value * 2f64.powi(54), -54) } else { (value, 0) };
    let bits = scaled.to_bits();
    let exponent = ((bits >> 52) & 0x7ff) as i32 - 1022;
    (f64::from_bits((bits & !(0x7ff << 52)) | (1022 << 52)), exponent + shift)
}

/// Mantissa in [0.5, 1) and exponent of two.
pub fn frexp(a: &Array) -> Result<(Array, Array)> {
    let a = a.cast_to(&crate::resolve::float_type(&a.dtype))?;
    if a.dtype.is_complex() {
        return Err(crate::resolve::unsupported("frexp"));
    }
    let (mantissa, exponent) = (a.unwritten_like(&a.dtype, Order::K)?, a.unwritten_like(&DType::I32, Order::K)?);
    if a.dtype == DType::F32 {
        map::<f32, f32, _>(&mantissa, &a, None, |value| take_apart(value.into()).0 as f32);
        map::<f32, i32, _>(&exponent, &a, None, |value| take_apart(value.into()).1);
    } else {
        map::<f64, f64, _>(&mantissa, &a, None, |value| take_apart(value).0);
        map::<f64, i32, _>(&exponent, &a, None, |value| take_apart(value).1);
    }
    Ok((mantissa, exponent))
}

/// `a * 2**b`.
pub fn ldexp(a: &Array, b: &Array) -> Result<Array> {
    if !b.dtype.is_integer() && !b.dtype.is_bool() {
        return Err(crate::resolve::unsupported("ldexp"));
    }
    let dtype = crate::resolve::float_type(&a.dtype);
    let shape = broadcast_shapes(&[&a.shape, &b.shape])?;
    let out = Array::empty(&DType::F64, &shape)?;
    let (left, right) = (a.cast_to(&DType::F64)?.broadcast_to(&shape)?, b.cast_to(&DType::I64)?.broadcast_to(&shape)?);
    crate::loops::zip::<f64, i64, f64, _>(&out, &left, &right, None, |value, exponent| {
        // Two steps keep results exact where one power of two would overflow.
        let exponent = exponent.clamp(-2200, 2200) as i32;
        let half = exponent / 2;
        value * 2f64.powi(half) * 2f64.powi(exponent - half)
    });
    out.cast_to(&dtype)
}
