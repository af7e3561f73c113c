//! `ufunc.reduce` and the sums, products and extremes built on it.

use num_complex::Complex64;

use crate::array::{Array, c_strides};
use crate::binary::{run_binary, truth};
use crate::convert::Numeric;
use crate::copy::move_elements;
use crate::dispatch::{with_integer, with_number, with_real};
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::fold::{count_true, fold, in_lanes, in_order, pairwise};
use crate::number::{Arithmetic, Ordered};
use crate::ops::BinaryOp;
use crate::promote::Weak;
use crate::rearrange::axes_or_all;
use crate::resolve::resolve_binary;
use crate::scalar::{NAT, Scalar};

#[derive(Clone, Default)]
pub struct ReduceOptions<'a> {
    /// None reduces every axis.
    pub axes: Option<Vec<isize>>,
    pub keepdims: bool,
    pub initial: Option<Scalar>,
    /// `where=`: only elements that are true take part.
    pub mask: Option<&'a Array>,
    pub dtype: Option<DType>,
    pub out: Option<&'a Array>,
}

impl ReduceOptions<'_> {
    pub fn along(axis: isize) -> Self {
        Self { axes: Some(vec![axis]), ..Self::default() }
    }
}

/// The type a reduction is computed in: small integers are summed and multiplied as 64-bit ones.
pub(crate) fn reduction_type(op: BinaryOp, dtype: &DType) -> Result<DType> {
    if matches!(op, BinaryOp::Add | BinaryOp::Multiply) {
        match dtype.kind() {
            'b' | 'i' => return Ok(DType::I64),
            'u' => return Ok(DType::U64),
            _ => {}
        }
    }
    Ok(resolve_binary(op, (dtype, Weak::Strong), (dtype, Weak::Strong))?.out)
}

/// Folds an operation over axes.
pub fn reduce(op: BinaryOp, a: &Array, options: &ReduceOptions) -> Result<Array> {
    let axes = axes_or_all(options.axes.as_deref(), a.ndim())?;
    let dtype = match &options.dtype {
        Some(dtype) if !op.is_logical() && !op.is_comparison() => dtype.clone(),
        _ => reduction_type(op, &a.dtype)?,
    };
    if a.dtype.is_text() && matches!(op, BinaryOp::Add) && options.initial.is_none() {
        return Err(unfit_text(&a.dtype, "reduce"));
    }
    if axes.len() > 1 && !reorderable(op) {
        return Err(ArrayError::value(format!(
            "reduction operation '{}' is not reorderable, so at most one axis may be specified",
            op.name()
        )));
    }
    let mask = match options.mask {
        Some(mask) => Some(truth(mask)?.broadcast_to(&a.shape)?),
        None => None,
    };
    let kept_shape: Vec<usize> =
        a.shape.iter().enumerate().map(|(axis, &length)| if axes.contains(&axis) { 1 } else { length }).collect();
    let result = Array::empty(&dtype, &kept_shape)?;
    start_values(op, a, &axes, &result, options)?;
    run_reduction(op, a, &axes, &result, mask.as_ref(), options.initial.is_some())?;
    finish(result, &axes, options)
}

/// Text that grows with every sum has no type to be summed in.
pub(crate) fn unfit_text(dtype: &DType, method: &str) -> ArrayError {
    let wider = match dtype {
        DType::Str(width) => DType::Str(width * 2),
        DType::Bytes(width) => DType::Bytes(width * 2),
        other => other.clone(),
    };
    let (own, wider) = (dtype.repr_text(), wider.repr_text());
    ArrayError::type_error(format!(
        "the resolved dtypes are not compatible with add.{method}. Resolved (dtype('{own}'), dtype('{own}'), dtype('{wider}'))"
    ))
}

/// Drops reduced axes where they are not kept, and writes to `out` where one is given.
pub(crate) fn finish(result: Array, axes: &[usize], options: &ReduceOptions) -> Result<Array> {
    let result = if options.keepdims { result } else { without_axes(&result, axes) };
    match options.out {
        None => Ok(result),
        Some(out) => {
            if out.shape != result.shape {
                return Err(ArrayError::value(format!(
                    "output parameter for reduction operation has the wrong shape: expected {} but got {}",
                    crate::error::tuple_text(&result.shape),
                    crate::error::tuple_text(&out.shape)
                )));
            }
            out.assign(&result)?;
            Ok(out.clone())
        }
    }
}

/// The array without axes of length 1.
pub(crate) fn without_axes(result: &Array, axes: &[usize]) -> Array {
    let kept: Vec<usize> = (0..result.ndim()).filter(|axis| !axes.contains(axis)).collect();
    let mut view = result.permuted(&kept);
    view.view = false;
    view
}

/// Strides of a C-ordered result seen in the shape of the input: 0 along reduced axes.
pub(crate) fn spread_strides(result: &Array, axes: &[usize]) -> Vec<isize> {
    let mut strides = c_strides(&result.shape);
    for &axis in axes {
        strides[axis] = 0;
    }
    strides
}

fn identity(op: BinaryOp) -> Option<Scalar> {
    use BinaryOp as B;
    Some(match op {
        B::Add | B::BitwiseOr | B::BitwiseXor | B::Gcd | B::Hypot => Scalar::Int(0),
        B::Multiply | B::Lcm => Scalar::Int(1),
        B::LogicalAnd => Scalar::Bool(true),
        B::LogicalOr | B::LogicalXor => Scalar::Bool(false),
        B::BitwiseAnd => Scalar::Int(-1),
        B::Logaddexp | B::Logaddexp2 => Scalar::Float(f64::NEG_INFINITY),
        _ => return None,
    })
}

/// Whether the order of elements may change the result.
fn reorderable(op: BinaryOp) -> bool {
    use BinaryOp as B;
    identity(op).is_some() || matches!(op, B::Maximum | B::Minimum | B::Fmax | B::Fmin)
}

/// Fills `result` with what the fold starts from.
fn start_values(op: BinaryOp, a: &Array, axes: &[usize], result: &Array, options: &ReduceOptions) -> Result<()> {
    let empty = axes.iter().any(|&axis| a.shape[axis] == 0);
    if let Some(initial) = &options.initial {
        return result.fill(initial);
    }
    match identity(op) {
        Some(start) if empty || !a.dtype.is_object() => match (&result.dtype, start) {
            (DType::Bool, Scalar::Int(value)) => result.fill(&Scalar::Bool(value != 0)),
            (dtype, Scalar::Int(-1)) if dtype.is_unsigned() => {
                with_integer!(dtype, T => {
                    if let Some(slots) = result.as_mut_slice::<T>() {
                        slots.fill(T::MAX);
                    }
                }, else ());
                Ok(())
            }
            (_, start) => result.fill(&start),
        },
        None if options.mask.is_some() => Err(ArrayError::value(format!(
            "reduction operation '{}' does not have an identity, so to use a where mask one has to specify 'initial'",
            op.name()
        ))),
        None if empty => Err(ArrayError::EmptyReduction(op.name())),
        _ => {
            // Without an identity the fold starts from the first elements.
            if !result.is_empty() && !a.is_empty() {
                crate::copy::convert_elements(result, &first_along(a, axes))?;
            }
            Ok(())
        }
    }
}

fn first_along(a: &Array, axes: &[usize]) -> Array {
    axes.iter().fold(a.clone(), |view, &axis| view.slice_axis(axis, 0, 1.min(view.shape[axis])))
}

fn run_reduction(
    op: BinaryOp,
    a: &Array,
    axes: &[usize],
    result: &Array,
    mask: Option<&Array>,
    has_initial: bool,
) -> Result<()> {
    use BinaryOp as B;
    if a.is_empty() {
        return Ok(());
    }
    let mut slots = result.clone();
    slots.strides = spread_strides(result, axes);
    slots.shape.clone_from(&a.shape);
    let dtype = result.dtype.clone();
    match op {
        B::Add if dtype.is_float() || dtype.is_complex() || matches!(dtype, DType::I64 | DType::U64) => {
            return run_sum(a, &slots, mask);
        }
        B::Multiply if dtype.is_number() => {
            let a = a.cast_to(&dtype)?;
            with_real!(&dtype, T => fold::<T, T>(&slots, &a, mask, in_order(T::multiply), T::multiply), else {
                type C = Complex64;
                fold::<C, C>(&slots, &a, mask, in_order(C::multiply), C::multiply);
            });
            return Ok(());
        }
        B::Maximum | B::Minimum | B::Fmax | B::Fmin if dtype.is_number() || dtype.is_bool() => {
            let a = a.cast_to(&dtype)?;
            with_number!(&dtype, T => run_extreme::<T>(op, &a, &slots, mask), else ());
            return Ok(());
        }
        B::LogicalAnd | B::LogicalOr if dtype.is_bool() && !a.dtype.is_object() => {
            run_logical(op, &truth(a)?, &slots, mask);
            return Ok(());
        }
        B::BitwiseAnd | B::BitwiseOr | B::BitwiseXor if dtype.is_integer() => {
            let a = a.cast_to(&dtype)?;
            with_integer!(&dtype, T => match op {
                B::BitwiseAnd => fold::<T, T>(&slots, &a, mask, in_order(|x: T, y: T| x & y), |x, y| x & y),
                B::BitwiseOr => fold::<T, T>(&slots, &a, mask, in_order(|x: T, y: T| x | y), |x, y| x | y),
                _ => fold::<T, T>(&slots, &a, mask, in_order(|x: T, y: T| x ^ y), |x, y| x ^ y),
            }, else ());
            return Ok(());
        }
        B::Add | B::Maximum | B::Minimum | B::Fmax | B::Fmin if dtype.is_time() => {
            let a = a.cast_to(&dtype)?;
            let step = move |x: i64, y: i64| time_step(op, x, y);
            fold::<i64, i64>(&slots, &a, mask, in_order(step), step);
            return Ok(());
        }
        _ => {}
    }
    run_slices(op, a, axes, result, mask, has_initial)
}

fn time_step(op: BinaryOp, x: i64, y: i64) -> i64 {
    use BinaryOp as B;
    match op {
        B::Fmax => x.max(y),
        B::Fmin if x == NAT => y,
        B::Fmin if y == NAT => x,
        B::Fmin => x.min(y),
        _ if x == NAT || y == NAT => NAT,
        B::Add => x.wrapping_add(y),
        B::Maximum => x.max(y),
        _ => x.min(y),
    }
}

/// Sums without a converted copy: elements are widened as they are read.
fn run_sum(a: &Array, slots: &Array, mask: Option<&Array>) -> Result<()> {
    // Pairs of types that numpy's own rules give are summed as they are read; others are converted first.
    let whole = a.dtype.is_bool() || a.dtype.is_integer();
    let direct = match slots.dtype {
        DType::I64 | DType::U64 => whole,
        DType::F64 => whole || a.dtype.is_float(),
        _ => false,
    };
    let a = if direct { a.clone() } else { a.cast_to(&slots.dtype)? };
    let a = &a;
    // Defined here, because a macro sees the variables of the place it stands in.
    macro_rules! sum_as {
        ($T:ty, $total:ty, $convert:ident) => {
            fold::<$T, $total>(
                slots,
                a,
                mask,
                |start, from, step, length| {
                    // SAFETY: `fold` gives runs of `length` elements.
                    start.add(unsafe { pairwise(from, step, length, &<$T as Numeric>::$convert) })
                },
                |total, value| total.add(value.$convert()),
            )
        };
    }
    match (&slots.dtype, &a.dtype) {
        (DType::I64, DType::Bool) => sum_as!(bool, i64, to_i64),
        (DType::U64, DType::Bool) => sum_as!(bool, u64, to_u64),
        (DType::F64, DType::Bool) => sum_as!(bool, f64, to_f64),
        (DType::I64, dtype) => with_integer!(dtype, T => sum_as!(T, i64, to_i64), else ()),
        (DType::U64, dtype) => with_integer!(dtype, T => sum_as!(T, u64, to_u64), else ()),
        (DType::F64, dtype) => with_real!(dtype, T => sum_as!(T, f64, to_f64), else ()),
        (DType::F32, _) => sum_as!(f32, f32, to_f32),
        _ => sum_as!(Complex64, Complex64, to_complex),
    }
    Ok(())
}

fn run_extreme<T: Ordered + Send + Sync>(op: BinaryOp, a: &Array, slots: &Array, mask: Option<&Array>) {
    match op {
        BinaryOp::Maximum => fold::<T, T>(slots, a, mask, in_lanes(T::maximum), T::maximum),
        BinaryOp::Minimum => fold::<T, T>(slots, a, mask, in_lanes(T::minimum), T::minimum),
        BinaryOp::Fmax => fold::<T, T>(slots, a, mask, in_lanes(T::fmax), T::fmax),
        _ => fold::<T, T>(slots, a, mask, in_lanes(T::fmin), T::fmin),
    }
}

fn run_logical(op: BinaryOp, a: &Array, slots: &Array, mask: Option<&Array>) {
    let wanted = op == BinaryOp::LogicalOr;
    // A contiguous run stops at the first element that decides it.
    let run = |start: bool, from: *const bool, step: isize, length: usize| {
        if start == wanted {
            return start;
        }
        // SAFETY: `fold` gives runs of `length` elements.
        let found = unsafe {
            if step == 1 {
                std::slice::from_raw_parts(from, length).contains(&wanted)
            } else {
                (0..length as isize).any(|i| *from.offset(i * step) == wanted)
            }
        };
        if found { wanted } else { start }
    };
    let step = |total: bool, value: bool| if wanted { total | value } else { total & value };
    fold::<bool, bool>(slots, a, mask, run, step);
}

/// Any operation: the result is combined with one slice after another.
fn run_slices(
    op: BinaryOp,
    a: &Array,
    axes: &[usize],
    result: &Array,
    mask: Option<&Array>,
    has_initial: bool,
) -> Result<()> {
    let used_first = !has_initial && (identity(op).is_none() || a.dtype.is_object());
    let counts: Vec<usize> = axes.iter().map(|&axis| a.shape[axis]).collect();
    let total: usize = counts.iter().product();
    let converted = if a.dtype.is_object() { a.clone() } else { a.cast_to(&result.dtype)? };
    for turn in usize::from(used_first)..total {
        let mut rest = turn;
        let mut slice = converted.clone();
        let mut keep = mask.cloned();
        for (&axis, &count) in axes.iter().zip(&counts).rev() {
            let place = rest % count;
            rest /= count;
            slice = slice.slice_axis(axis, place, place + 1);
            keep = keep.map(|keep| keep.slice_axis(axis, place, place + 1));
        }
        if op.is_comparison() && a.dtype.is_object() {
            return Err(ArrayError::not_implemented(format!("{}.reduce of objects", op.name())));
        }
        let before = result.clone();
        run_binary(op, &before, &slice, result, keep.as_ref())?;
    }
    Ok(())
}

pub fn sum(a: &Array, options: &ReduceOptions) -> Result<Array> {
    reduce(BinaryOp::Add, a, options)
}

pub fn prod(a: &Array, options: &ReduceOptions) -> Result<Array> {
    reduce(BinaryOp::Multiply, a, options)
}

pub fn amax(a: &Array, options: &ReduceOptions) -> Result<Array> {
    extreme(BinaryOp::Maximum, a, options)
}

pub fn amin(a: &Array, options: &ReduceOptions) -> Result<Array> {
    extreme(BinaryOp::Minimum, a, options)
}

fn extreme(op: BinaryOp, a: &Array, options: &ReduceOptions) -> Result<Array> {
    reduce(op, a, options)
}

pub fn count_nonzero(a: &Array, axes: Option<&[isize]>, keepdims: bool) -> Result<Array> {
    let flags = truth(a)?;
    if let (None, false, Some(flags)) = (axes, keepdims, flags.as_slice::<bool>()) {
        return Array::from_vec(vec![count_true(flags) as i64], &[]);
    }
    let options = ReduceOptions { axes: axes.map(<[isize]>::to_vec), keepdims, ..ReduceOptions::default() };
    sum(&flags, &options)
}

/// Largest minus smallest.
pub fn ptp(a: &Array, options: &ReduceOptions) -> Result<Array> {
    let plain = ReduceOptions { out: None, ..options.clone() };
    let (high, low) = (amax(a, &plain)?, amin(a, &plain)?);
    let difference = crate::ufunc::binary(
        BinaryOp::Subtract,
        &crate::ufunc::Operand::strong(&high),
        &crate::ufunc::Operand::strong(&low),
        &crate::ufunc::UfuncOptions { out: options.out, ..Default::default() },
    )?;
    Ok(difference)
}

/// A fresh C-ordered array with the reduced axes last, and how many elements they hold.
pub(crate) fn axes_last(a: &Array, axes: &[usize]) -> Result<(Array, usize)> {
    let mut order: Vec<usize> = (0..a.ndim()).filter(|axis| !axes.contains(axis)).collect();
    let mut sorted = axes.to_vec();
    sorted.sort_unstable();
    order.extend(&sorted);
    let count = axes.iter().map(|&axis| a.shape[axis]).product();
    let turned = a.permuted(&order);
    let fresh = Array::unwritten(&a.dtype, &turned.shape)?;
    move_elements(&fresh, &turned);
    Ok((fresh, count))
}
