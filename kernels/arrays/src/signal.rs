//! Interpolation, differences and convolution of arrays of any number type.

use num_complex::Complex64;

use crate::array::Array;
use crate::dispatch::{with_integer, with_real};
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::number::Arithmetic;
use crate::ops::BinaryOp;
use crate::promote::promote;
use crate::ufunc::{Operand, UfuncOptions, binary};
use crate::views::normalize_axis;
use crate::wide::vectorised;

/// Straight lines between the points `(xp, fp)`, whose `xp` rises.
pub fn interp(x: &Array, xp: &Array, fp: &Array, left: Option<f64>, right: Option<f64>) -> Result<Array> {
    let (points, heights) = (xp.to_vec::<f64>()?, fp.to_vec::<f64>()?);
    if points.is_empty() {
        return Err(ArrayError::value("array of sample points is empty"));
    }
    if points.len() != heights.len() {
        return Err(ArrayError::value("fp and xp are not of the same length."));
    }
    let last = points.len() - 1;
    let (left, right) = (left.unwrap_or(heights[0]), right.unwrap_or(heights[last]));
    let at = |value: f64| {
        if value.is_nan() {
            return value;
        }
        if value < points[0] {
            return left;
        }
        if value > points[last] {
            return right;
        }
        let place = points.partition_point(|point| *point <= value).saturating_sub(1);
        if place == last || points[place] == value {
            return heights[place];
        }
        let slope = (heights[place + 1] - heights[place]) / (points[place + 1] - points[place]);
        let mut height = slope * (value - points[place]) + heights[place];
        if height.is_nan() {
            height = slope * (value - points[place + 1]) + heights[place + 1];
            if height.is_nan() && heights[place] == heights[place + 1] {
                height = heights[place];
            }
        }
        height
    };
    Array::from_vec(x.to_vec::<f64>()?.into_iter().map(at).collect(), &x.shape)
}

/// Differences of neighbours along an axis, repeated `times` times.
pub fn diff(a: &Array, times: usize, axis: isize) -> Result<Array> {
    if a.ndim() == 0 {
        return Err(ArrayError::value("diff requires input that is at least one dimensional"));
    }
    let axis = normalize_axis(axis, a.ndim())?;
    let mut result = a.clone();
    for _ in 0..times {
        let length = result.shape[axis];
        let (high, low) =
            (result.slice_axis(axis, 1.min(length), length), result.slice_axis(axis, 0, length.saturating_sub(1)));
        let op = if result.dtype.is_bool() { BinaryOp::NotEqual } else { BinaryOp::Subtract };
        result = binary(op, &Operand::strong(&high), &Operand::strong(&low), &UfuncOptions::default())?;
    }
    Ok(result)
}

/// `mode` is "full", "same" or "valid".
pub fn convolve(a: &Array, v: &Array, mode: &str) -> Result<Array> {
    let (long, short) = if v.size() > a.size() { (v, a) } else { (a, v) };
    if a.is_empty() || v.is_empty() {
        return Err(ArrayError::value(if a.is_empty() { "a cannot be empty" } else { "v cannot be empty" }));
    }
    slide(long, &short.flip(None)?, mode)
}

/// Sliding products with the second array conjugated; `mode` as in `convolve`.
pub fn correlate(a: &Array, v: &Array, mode: &str) -> Result<Array> {
    if a.is_empty() || v.is_empty() {
        let which = if a.is_empty() { "first" } else { "second" };
        return Err(ArrayError::value(format!("{which} array argument cannot be empty")));
    }
    let v = if v.dtype.is_complex() {
        crate::ufunc::unary(crate::ops::UnaryOp::Conjugate, &Operand::strong(v), &UfuncOptions::default())?
    } else {
        v.clone()
    };
    if v.size() > a.size() { slide(&v, a, mode)?.flip(None) } else { slide(a, &v, mode) }
}

fn slide(long: &Array, short: &Array, mode: &str) -> Result<Array> {
    if long.ndim() != 1 || short.ndim() != 1 {
        return Err(ArrayError::value("object too deep for desired array"));
    }
    let dtype = promote(&long.dtype, &short.dtype)?;
    let (n, m) = (long.size(), short.size());
    // The first and one-past-last shift of the short array against the long one.
    let (start, stop) = match mode {
        "full" => (0, n + m - 1),
        // The middle of the full result; an even short array leans to the left.
        "same" => (m - 1 - m / 2, m - 1 - m / 2 + n),
        "valid" => (m - 1, n),
        _ => {
            return Err(ArrayError::value("Use one of 'valid', 'same', or 'full' for convolve/correlate mode"));
        }
    };
    macro_rules! slide_as {
        ($T:ty) => {{
            let (x, y) = (long.cast_to(&dtype)?.to_vec::<$T>()?, short.cast_to(&dtype)?.to_vec::<$T>()?);
            let mut values = Vec::with_capacity(stop - start);
            // Where the short array lies wholly inside, neighbours are computed together, each in its own order.
            let (inner_start, inner_stop) = ((m - 1).clamp(start, stop), n.clamp(start, stop));
            let single = |shift: usize| {
                let low = (shift + 1).saturating_sub(m);
                let high = (shift + 1).min(n);
                let from = m - 1 - (shift - low);
                x[low..high].iter().zip(&y[from..]).fold(<$T>::ZERO, |total, (&a, &b)| total.add(a.multiply(b)))
            };
            if inner_stop <= inner_start {
                values.extend((start..stop).map(single));
                return Array::from_vec(values, &[stop - start]);
            }
            values.extend((start..inner_start).map(single));
            let first = values.len();
            values.resize(first + (inner_stop - inner_start), <$T>::ZERO);
            vectorised(|| slide_inside(&mut values[first..], &x[inner_start + 1 - m..], &y));
            values.extend((inner_stop..stop).map(single));
            Array::from_vec(values, &[stop - start])
        }};
    }
    match &dtype {
        DType::Bool => {
            let counted = slide(&long.astype(&DType::I64)?, &short.astype(&DType::I64)?, mode)?;
            counted.astype(&DType::Bool)
        }
        DType::Complex128 => slide_as!(Complex64),
        number => with_real!(number, T => slide_as!(T),
            else Err(ArrayError::type_error(format!("convolve of {} arrays is not supported", dtype.name())))),
    }
}

/// `out[i] = sum of x[i + k] * y[k]`, added up in the order of k.
#[inline(always)]
fn slide_inside<T: Arithmetic>(out: &mut [T], x: &[T], y: &[T]) {
    const BLOCK: usize = 1024;
    for (number, block) in out.chunks_mut(BLOCK).enumerate() {
        for (k, &factor) in y.iter().enumerate() {
            let from = &x[number * BLOCK + k..][..block.len()];
            for (slot, &value) in block.iter_mut().zip(from) {
                *slot = slot.add(value.multiply(factor));
            }
        }
    }
}
