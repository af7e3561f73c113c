//! Means, variances and medians.

use crate::array::{Array, Order};
use crate::binary::truth;
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::fold::sum_all;
use crate::ops::{BinaryOp, UnaryOp};
use crate::promote::Weak;
use crate::rearrange::axes_or_all;
use crate::reduce::{ReduceOptions, axes_last, finish, sum};
use crate::scalar::Scalar;
use crate::ufunc::{Operand, UfuncOptions, binary, unary};

/// How many elements each result is made of: one number, or one per result where a mask chooses.
fn counts(a: &Array, axes: &[usize], options: &ReduceOptions) -> Result<Array> {
    match options.mask {
        None => {
            let count: usize = axes.iter().map(|&axis| a.shape[axis]).product();
            Array::from_vec(vec![count as i64], &[])
        }
        Some(mask) => {
            let spread = truth(mask)?.broadcast_to(&a.shape)?;
            sum(&spread, &ReduceOptions { axes: options.axes.clone(), keepdims: true, ..ReduceOptions::default() })
        }
    }
}

pub(crate) fn apply(op: BinaryOp, a: &Array, b: &Array) -> Result<Array> {
    binary(op, &Operand::strong(a), &Operand::strong(b), &UfuncOptions::default())
}

fn mean_type(dtype: &DType) -> Option<DType> {
    (dtype.is_bool() || dtype.is_integer()).then_some(DType::F64)
}

// A count divides as a plain number, so that single precision stays single.
fn divide(total: &Array, count: &Array) -> Result<Array> {
    let weak = if count.ndim() == 0 { Weak::Int } else { Weak::Strong };
    let count =
        if weak == Weak::Strong && total.dtype.is_float() { count.cast_to(&total.dtype)? } else { count.clone() };
    binary(BinaryOp::Divide, &Operand::strong(total), &Operand::weak(&count, weak), &UfuncOptions::default())
}

fn plain<'a>(options: &ReduceOptions<'a>, dtype: Option<DType>) -> ReduceOptions<'a> {
    ReduceOptions {
        axes: options.axes.clone(),
        keepdims: true,
        initial: None,
        mask: options.mask,
        dtype: options.dtype.clone().or(dtype),
        out: None,
    }
}

pub fn mean(a: &Array, options: &ReduceOptions) -> Result<Array> {
    let axes = axes_or_all(options.axes.as_deref(), a.ndim())?;
    let total = sum(a, &plain(options, mean_type(&a.dtype)))?;
    finish(divide(&total, &counts(a, &axes, options)?)?, &axes, options)
}

/// Mean squared distance from the mean, over `count - ddof`.
pub fn var(a: &Array, ddof: f64, options: &ReduceOptions) -> Result<Array> {
    let axes = axes_or_all(options.axes.as_deref(), a.ndim())?;
    if let Some(fused) = var_contiguous(a, ddof, &axes, options) {
        return finish(fused?, &axes, options);
    }
    let dtype = options.dtype.clone().or_else(|| mean_type(&a.dtype));
    let total = sum(a, &plain(options, mean_type(&a.dtype)))?;
    let count = counts(a, &axes, options)?;
    let center = divide(&total, &count)?;
    let distance = apply(BinaryOp::Subtract, &a.cast_to(dtype.as_ref().unwrap_or(&a.dtype))?, &center)?;
    let squares = if distance.dtype.is_complex() {
        let (re, im) = (distance.real_view(), distance.imag_view()?);
        apply(BinaryOp::Add, &apply(BinaryOp::Multiply, &re, &re)?, &apply(BinaryOp::Multiply, &im, &im)?)?
    } else {
        unary(UnaryOp::Square, &Operand::strong(&distance), &UfuncOptions::default())?
    };
    let spread = sum(&squares, &ReduceOptions { dtype: None, ..plain(options, None) })?;
    let freedom = freedom(&count, ddof)?;
    let freedom = if spread.dtype.is_float() { freedom.cast_to(&spread.dtype)? } else { freedom };
    finish(apply(BinaryOp::Divide, &spread, &freedom)?, &axes, options)
}

// Fewer elements than `ddof` divide by zero, not by a negative number.
fn freedom(count: &Array, ddof: f64) -> Result<Array> {
    let values = count.to_vec::<i64>()?.into_iter().map(|count| (count as f64 - ddof).max(0.0)).collect::<Vec<f64>>();
    Array::from_vec(values, &count.shape)
}

/// The variance of one contiguous block of doubles, without a temporary array.
fn var_contiguous(a: &Array, ddof: f64, axes: &[usize], options: &ReduceOptions) -> Option<Result<Array>> {
    if options.mask.is_some() || options.dtype.is_some() || axes.len() != a.ndim() {
        return None;
    }
    let values = a.as_slice::<f64>().filter(|_| a.dtype == DType::F64)?;
    let count = values.len() as f64;
    let center = sum_all(values, |value| value) / count;
    let spread = sum_all(values, |value| {
        let distance = value - center;
        distance * distance
    });
    let result = spread / (count - ddof).max(0.0);
    Some(Array::from_vec(vec![result], &vec![1; a.ndim()]))
}

pub fn std(a: &Array, ddof: f64, options: &ReduceOptions) -> Result<Array> {
    let spread = var(a, ddof, &ReduceOptions { out: None, ..options.clone() })?;
    unary(UnaryOp::Sqrt, &Operand::strong(&spread), &UfuncOptions { out: options.out, ..Default::default() })
}

/// The middle element, or the mean of the two middle ones; NaN where there is one.
pub fn median(a: &Array, axes: Option<&[isize]>, keepdims: bool) -> Result<Array> {
    let axes = axes_or_all(axes, a.ndim())?;
    reduce_rows(a, &axes, keepdims, |row| if row.iter().any(|value| value.is_nan()) { f64::NAN } else { middle(row) })
}

/// As `median` over the elements that are not NaN.
pub fn nanmedian(a: &Array, axes: Option<&[isize]>, keepdims: bool) -> Result<Array> {
    let axes = axes_or_all(axes, a.ndim())?;
    reduce_rows(a, &axes, keepdims, |row| {
        let mut known: Vec<f64> = row.iter().copied().filter(|value| !value.is_nan()).collect();
        middle(&mut known)
    })
}

fn middle(row: &mut [f64]) -> f64 {
    if row.is_empty() {
        return f64::NAN;
    }
    let half = row.len() / 2;
    let odd = row.len() % 2 == 1;
    let (below, &mut upper, _) = row.select_nth_unstable_by(half, f64::total_cmp);
    if odd {
        return upper;
    }
    let lower = below.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // As numpy's mean of the two, which overflows where the sum does.
    let total = lower + upper;
    total / 2.0
}

/// The elements of a row of doubles without NaN that would stand at these places, which ascend, if it were sorted.
pub fn order_statistics(a: &Array, places: &[usize]) -> Result<Vec<f64>> {
    let mut row = a.to_vec::<f64>()?;
    if let Some(place) = places.iter().find(|&&place| place >= row.len()) {
        return Err(ArrayError::IndexOutOfBounds { index: *place as isize, axis: 0, size: row.len() });
    }
    let mut found = vec![0.0; places.len()];
    select_places(&mut row, 0, places, &mut found);
    Ok(found)
}

/// The middle place parts the row in two, which hold the places before and after it. `row` starts at place `start`.
fn select_places(row: &mut [f64], start: usize, places: &[usize], found: &mut [f64]) {
    // Rows this short are not worth a thread.
    const ALONE: usize = 1 << 15;
    let half = places.len() / 2;
    let Some(&place) = places.get(half) else { return };
    let long = row.len() >= ALONE;
    let (below, &mut value, above) = row.select_nth_unstable_by(place - start, f64::total_cmp);
    let (found_below, rest) = found.split_at_mut(half);
    let (slot, found_above) = rest.split_at_mut(1);
    slot[0] = value;
    let mut left = || select_places(below, start, &places[..half], found_below);
    let mut right = || select_places(above, place + 1, &places[half + 1..], found_above);
    if long {
        rayon::join(left, right);
    } else {
        left();
        right();
    }
}

/// One number from each row of elements along the axes. The rows are copies, free to be reordered.
pub(crate) fn reduce_rows(
    a: &Array,
    axes: &[usize],
    keepdims: bool,
    mut f: impl FnMut(&mut [f64]) -> f64,
) -> Result<Array> {
    if !a.dtype.is_number() && !a.dtype.is_bool() || a.dtype.is_complex() {
        return Err(ArrayError::not_implemented(format!("median of {} arrays", a.dtype.name())));
    }
    let out_type = if a.dtype == DType::F32 { DType::F32 } else { DType::F64 };
    let (rows, count) = axes_last(&a.cast_to(&DType::F64)?, axes)?;
    let shape: Vec<usize> =
        a.shape.iter().enumerate().map(|(axis, &length)| if axes.contains(&axis) { 1 } else { length }).collect();
    let n_rows: usize = shape.iter().product();
    let mut values = Vec::with_capacity(n_rows);
    let cells = rows.as_mut_slice::<f64>().unwrap_or_default();
    for row in 0..n_rows {
        values.push(f(&mut cells[row * count..(row + 1) * count]));
    }
    let result = Array::from_vec(values, &shape)?.cast_to(&out_type)?;
    finish(result, axes, &ReduceOptions { keepdims, ..ReduceOptions::default() })
}

/// A copy with NaN replaced, and the mask of what was NaN; None for types without NaN.
pub(crate) fn without_nan(a: &Array, replacement: &Scalar) -> Result<(Array, Option<Array>)> {
    if !a.dtype.is_float() && !a.dtype.is_complex() {
        return Ok((a.clone(), None));
    }
    let missing = unary(UnaryOp::Isnan, &Operand::strong(a), &UfuncOptions::default())?;
    let copied = a.copy(Order::K)?;
    let fill = Array::scalar(&a.dtype, replacement)?.broadcast_to(&a.shape)?;
    crate::rearrange::copy_where(&copied, &fill, &missing);
    Ok((copied, Some(missing)))
}

pub fn nansum(a: &Array, options: &ReduceOptions) -> Result<Array> {
    sum(&without_nan(a, &Scalar::Int(0))?.0, options)
}

pub fn nanprod(a: &Array, options: &ReduceOptions) -> Result<Array> {
    crate::reduce::prod(&without_nan(a, &Scalar::Int(1))?.0, options)
}

pub fn nanmax(a: &Array, options: &ReduceOptions) -> Result<Array> {
    crate::reduce::reduce(BinaryOp::Fmax, a, options)
}

pub fn nanmin(a: &Array, options: &ReduceOptions) -> Result<Array> {
    crate::reduce::reduce(BinaryOp::Fmin, a, options)
}

/// How many elements along the axes are not NaN, axes kept.
fn known_counts(a: &Array, missing: Option<&Array>, options: &ReduceOptions) -> Result<Array> {
    let known = match missing {
        Some(missing) => unary(UnaryOp::LogicalNot, &Operand::strong(missing), &UfuncOptions::default())?,
        None => Array::full(&DType::Bool, &a.shape, &Scalar::Bool(true))?,
    };
    sum(&known, &plain(&ReduceOptions { dtype: None, ..options.clone() }, None))
}

pub fn nanmean(a: &Array, options: &ReduceOptions) -> Result<Array> {
    let axes = axes_or_all(options.axes.as_deref(), a.ndim())?;
    let (filled, missing) = without_nan(a, &Scalar::Int(0))?;
    if missing.is_none() {
        return mean(a, options);
    }
    let count = known_counts(a, missing.as_ref(), options)?;
    let total = sum(&filled, &plain(options, None))?;
    let count = if total.dtype.is_float() { count.cast_to(&total.dtype)? } else { count };
    finish(apply(BinaryOp::Divide, &total, &count)?, &axes, options)
}

pub fn nanvar(a: &Array, ddof: f64, options: &ReduceOptions) -> Result<Array> {
    let axes = axes_or_all(options.axes.as_deref(), a.ndim())?;
    let (filled, missing) = without_nan(a, &Scalar::Int(0))?;
    let Some(missing) = missing else {
        return var(a, ddof, options);
    };
    let count = known_counts(a, Some(&missing), options)?;
    let total = sum(&filled, &plain(options, None))?;
    let center = apply(BinaryOp::Divide, &total, &count.cast_to(&total.dtype)?)?;
    let distance = apply(BinaryOp::Subtract, &filled, &center)?;
    let zero = Array::scalar(&distance.dtype, &Scalar::Int(0))?.broadcast_to(&distance.shape)?;
    crate::rearrange::copy_where(&distance, &zero, &missing);
    let squares = if distance.dtype.is_complex() {
        let size = unary(UnaryOp::Absolute, &Operand::strong(&distance), &UfuncOptions::default())?;
        apply(BinaryOp::Multiply, &size, &size)?
    } else {
        apply(BinaryOp::Multiply, &distance, &distance)?
    };
    let spread = sum(&squares, &ReduceOptions { dtype: None, ..plain(options, None) })?;
    // Too few elements make the result unknown, not infinite.
    let divisors: Vec<f64> = count
        .to_vec::<i64>()?
        .into_iter()
        .map(|count| if count as f64 > ddof { count as f64 - ddof } else { f64::NAN })
        .collect();
    let divisors = Array::from_vec(divisors, &count.shape)?.cast_to(&spread.dtype)?;
    finish(apply(BinaryOp::Divide, &spread, &divisors)?, &axes, options)
}

pub fn nanstd(a: &Array, ddof: f64, options: &ReduceOptions) -> Result<Array> {
    let spread = nanvar(a, ddof, &ReduceOptions { out: None, ..options.clone() })?;
    unary(UnaryOp::Sqrt, &Operand::strong(&spread), &UfuncOptions { out: options.out, ..Default::default() })
}
