//! Interpolation, differences, convolution and products of arrays of any number type.

use num_complex::Complex64;

use crate::array::{Array, Order};
use crate::dispatch::{with_integer, with_real};
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::number::Arithmetic;
use crate::object::{Opaque, object_rules};
use crate::ops::BinaryOp;
use crate::promote::promote;
use crate::ufunc::{Operand, UfuncOptions, binary};
use crate::views::{broadcast_shapes, normalize_axis};
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

/// Differences of neighbours along an axis, so many times.
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

/// A product of two matrices of doubles: rows, inner length, columns.
pub type DoubleProduct<'a> = &'a dyn Fn(&[f64], &[f64], usize, usize, usize) -> Vec<f64>;

/// numpy's `matmul`: the last two axes are matrices, the others broadcast. `product` multiplies doubles.
pub fn matmul(a: &Array, b: &Array, product: DoubleProduct) -> Result<Array> {
    if a.ndim() == 0 || b.ndim() == 0 {
        let place = usize::from(a.ndim() != 0);
        return Err(ArrayError::value(format!(
            "matmul: Input operand {place} does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)"
        )));
    }
    let left = if a.ndim() == 1 { a.expand_dims(&[0])? } else { a.clone() };
    let right = if b.ndim() == 1 { b.expand_dims(&[1])? } else { b.clone() };
    let (rows, inner) = (left.shape[left.ndim() - 2], left.shape[left.ndim() - 1]);
    let (inner_right, columns) = (right.shape[right.ndim() - 2], right.shape[right.ndim() - 1]);
    if inner != inner_right {
        return Err(ArrayError::value(format!(
            "matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size {inner_right} is different from {inner})"
        )));
    }
    let dtype = promote(&a.dtype, &b.dtype)?;
    let stack = broadcast_shapes(&[&left.shape[..left.ndim() - 2], &right.shape[..right.ndim() - 2]])?;
    let n_stacked: usize = stack.iter().product();
    let spread = |array: &Array| -> Result<Array> {
        let mut shape = stack.clone();
        shape.extend(&array.shape[array.ndim() - 2..]);
        array.cast_to(&dtype)?.broadcast_to(&shape)
    };
    let (left, right) = (spread(&left)?, spread(&right)?);
    let mut shape = stack.clone();
    shape.extend([rows, columns]);
    let out = Array::zeros(&dtype, &shape)?;
    for number in 0..n_stacked {
        multiply_one(&matrix(&left, number), &matrix(&right, number), &matrix(&out, number), product)?;
    }
    let mut dropped = Vec::new();
    if a.ndim() == 1 {
        dropped.push(shape.len() - 2);
    }
    if b.ndim() == 1 {
        dropped.push(shape.len() - 1);
    }
    Ok(crate::reduce::without_axes(&out, &dropped))
}

fn matrix(array: &Array, number: usize) -> Array {
    let mut view = array.clone();
    let mut rest = number;
    while view.ndim() > 2 {
        let axis = view.ndim() - 3;
        let place = rest % view.shape[axis];
        rest /= view.shape[axis];
        view = view.slice_axis_at(axis, place);
    }
    view
}

fn multiply_one(a: &Array, b: &Array, out: &Array, product: DoubleProduct) -> Result<()> {
    let (rows, inner, columns) = (a.shape[0], a.shape[1], b.shape[1]);
    match &a.dtype {
        DType::F64 | DType::F32 => {
            let values = product(&a.to_vec::<f64>()?, &b.to_vec::<f64>()?, rows, inner, columns);
            out.assign(&Array::from_vec(values, &[rows, columns])?)
        }
        DType::Bool => {
            let (x, y) = (a.astype(&DType::I64)?, b.astype(&DType::I64)?);
            let counts = Array::zeros(&DType::I64, &[rows, columns])?;
            multiply_one(&x, &y, &counts, product)?;
            out.assign(&counts)
        }
        DType::Complex128 => multiply_plain::<Complex64>(a, b, out),
        DType::Object => {
            let (x, y): (Vec<Opaque>, Vec<Opaque>) = (a.stored_values(), b.stored_values());
            let rules = object_rules();
            for row in 0..rows {
                for column in 0..columns {
                    let mut total: Option<Opaque> = None;
                    for k in 0..inner {
                        let term = rules.binary(BinaryOp::Multiply, &x[row * inner + k], &y[k * columns + column])?;
                        total = Some(match total {
                            Some(so_far) => rules.binary(BinaryOp::Add, &so_far, &term)?,
                            None => term,
                        });
                    }
                    if let Some(total) = total {
                        out.set(&[row, column], &crate::scalar::Scalar::Object(total))?;
                    }
                }
            }
            Ok(())
        }
        dtype => with_integer!(dtype, T => multiply_plain::<T>(a, b, out),
            else Err(crate::resolve::unsupported("matmul"))),
    }
}

fn multiply_plain<T: Arithmetic>(a: &Array, b: &Array, out: &Array) -> Result<()> {
    let (rows, inner, columns) = (a.shape[0], a.shape[1], b.shape[1]);
    let (x, y) = (a.to_vec::<T>()?, b.to_vec::<T>()?);
    let mut values = vec![T::ZERO; rows * columns];
    for row in 0..rows {
        let line = &mut values[row * columns..(row + 1) * columns];
        for k in 0..inner {
            let factor = x[row * inner + k];
            for (slot, &value) in line.iter_mut().zip(&y[k * columns..(k + 1) * columns]) {
                *slot = slot.add(factor.multiply(value));
            }
        }
    }
    out.assign(&Array::from_vec(values, &[rows, columns])?)
}

/// numpy's `dot`: matrix product for two axes, inner product of last and second-last axis for more.
pub fn dot(a: &Array, b: &Array, product: DoubleProduct) -> Result<Array> {
    if a.ndim() == 0 || b.ndim() == 0 {
        return binary(BinaryOp::Multiply, &Operand::strong(a), &Operand::strong(b), &UfuncOptions::default());
    }
    let (left_axis, right_axis) = (a.ndim() - 1, b.ndim().saturating_sub(2));
    if a.shape[left_axis] != b.shape[right_axis] {
        return Err(ArrayError::value(format!(
            "shapes {} and {} not aligned: {} (dim {left_axis}) != {} (dim {right_axis})",
            crate::error::shape_text(&a.shape),
            crate::error::shape_text(&b.shape),
            a.shape[left_axis],
            b.shape[right_axis]
        )));
    }
    if a.ndim() <= 2 && b.ndim() <= 2 {
        return matmul(a, b, product);
    }
    let inner = a.shape[left_axis] as isize;
    let left = a.reshape(&[-1, inner], Order::C)?;
    let mut order: Vec<usize> = vec![right_axis];
    order.extend((0..b.ndim()).filter(|&axis| axis != right_axis));
    let right = b.permuted(&order).reshape(&[inner, -1], Order::C)?;
    let mut shape: Vec<isize> = a.shape[..left_axis].iter().map(|&length| length as isize).collect();
    shape
        .extend(b.shape.iter().enumerate().filter(|(axis, _)| *axis != right_axis).map(|(_, &length)| length as isize));
    matmul(&left, &right, product)?.reshape(&shape, Order::C)
}
