//! Arrays made from a rule: ranges, even spacing, identity.

use crate::array::Array;
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::ops::BinaryOp;
use crate::promote::Weak;
use crate::scalar::{NAT, Scalar};
use crate::ufunc::{Operand, UfuncOptions, binary};

/// numpy's `arange`. The values are numbers, or times of the dtype's unit.
pub fn arange(start: &Scalar, stop: &Scalar, step: &Scalar, dtype: &DType) -> Result<Array> {
    if dtype.is_time()
        || ((dtype.is_integer() || dtype.is_bool()) && [start, stop, step].iter().all(|value| is_whole(value)))
    {
        let converted = |value: &Scalar| -> Result<i64> {
            if dtype.is_time() && !matches!(value, Scalar::Int(_) | Scalar::UInt(_)) {
                return Array::scalar(dtype, value)
                    .or_else(|_| Array::scalar(&DType::I64, value))?
                    .to_vec::<i64>()
                    .map(|list| list[0]);
            }
            Ok(value.as_i64().unwrap_or(0))
        };
        let (start, stop, step) = (converted(start)?, converted(stop)?, converted(step)?);
        if dtype.is_time() && [start, stop, step].contains(&NAT) {
            return Err(ArrayError::value("arange: cannot use NaT (not-a-time) datetime values"));
        }
        let count = whole_count(start, stop, step)?;
        let array = Array::unwritten(&DType::I64, &[count])?;
        for (place, slot) in array.as_mut_slice::<i64>().unwrap_or_default().iter_mut().enumerate() {
            *slot = start.wrapping_add(step.wrapping_mul(place as i64));
        }
        return if dtype.is_time() { Ok(array.retyped(dtype.clone())) } else { array.cast_to(dtype) };
    }
    let number =
        |value: &Scalar| value.as_f64().ok_or_else(|| ArrayError::type_error("unsupported operand type for arange"));
    let (first, last, step) = (number(start)?, number(stop)?, number(step)?);
    if step == 0.0 {
        return Err(ArrayError::ZeroDivision);
    }
    let count = ((last - first) / step).ceil();
    if count.is_nan() {
        return Err(ArrayError::value("arange: cannot compute length"));
    }
    if count > isize::MAX as f64 {
        return Err(ArrayError::value("Maximum allowed size exceeded"));
    }
    let count = if count > 0.0 { count as usize } else { 0 };
    let array = Array::unwritten(&DType::F64, &[count])?;
    // numpy steps by the difference of the first two elements, which differs from `step` in the last digit.
    let second = first + step;
    let delta = second - first;
    let whole_target = dtype.is_integer();
    for (place, slot) in array.as_mut_slice::<f64>().unwrap_or_default().iter_mut().enumerate() {
        *slot = if whole_target {
            first.trunc() + (second.trunc() - first.trunc()) * place as f64
        } else {
            first + delta * place as f64
        };
    }
    array.cast_to(dtype)
}

fn is_whole(value: &Scalar) -> bool {
    matches!(value, Scalar::Bool(_) | Scalar::Int(_) | Scalar::UInt(_))
}

fn whole_count(start: i64, stop: i64, step: i64) -> Result<usize> {
    if step == 0 {
        return Err(ArrayError::ZeroDivision);
    }
    let span = i128::from(stop) - i128::from(start);
    let step = i128::from(step);
    let count = if (span > 0) == (step > 0) && span != 0 { (span.abs() - 1) / step.abs() + 1 } else { 0 };
    usize::try_from(count).map_err(|_| ArrayError::value("Maximum allowed size exceeded"))
}

/// `count` evenly spaced floats.
pub fn linspace(start: f64, stop: f64, count: usize, endpoint: bool) -> Result<Array> {
    let array = Array::empty(&DType::F64, &[count])?;
    let slots = array.as_mut_slice::<f64>().unwrap_or_default();
    let parts = if endpoint { count.saturating_sub(1) } else { count };
    let delta = stop - start;
    let step = delta / parts as f64;
    for (place, slot) in slots.iter_mut().enumerate() {
        *slot = if parts == 0 {
            place as f64 * delta + start
        } else if step == 0.0 {
            (place as f64 / parts as f64) * delta + start
        } else {
            place as f64 * step + start
        };
    }
    if endpoint && count > 1 {
        slots[count - 1] = stop;
    }
    Ok(array)
}

/// Ones on a diagonal of zeros.
pub fn eye(n_rows: usize, n_columns: usize, diagonal: isize, dtype: &DType) -> Result<Array> {
    let array = Array::zeros(dtype, &[n_rows, n_columns])?;
    if diagonal < n_columns as isize && diagonal > -(n_rows as isize) && n_rows > 0 {
        array.diagonal(diagonal, 0, 1)?.fill(&Scalar::Int(1))?;
    }
    Ok(array)
}

/// numpy's `where` with three arguments.
pub fn select_where(condition: &Array, yes: &Operand, no: &Operand) -> Result<Array> {
    let dtype = crate::promote::result_type(&[(yes.array.dtype.clone(), yes.weak), (no.array.dtype.clone(), no.weak)])?;
    let (yes, no) = (yes.cast(&dtype)?, no.cast(&dtype)?);
    let shape = crate::views::broadcast_shapes(&[&condition.shape, &yes.shape, &no.shape])?;
    let out = Array::unwritten(&dtype, &shape)?;
    crate::rearrange::choose(condition, &yes, &no, &out)?;
    Ok(out)
}

/// Elements held between bounds; NaN stays NaN.
pub fn clip(a: &Array, low: Option<&Operand>, high: Option<&Operand>, out: Option<&Array>) -> Result<Array> {
    let mut result = a.clone();
    let steps = [(BinaryOp::Maximum, low), (BinaryOp::Minimum, high)];
    let n_steps = steps.iter().filter(|(_, bound)| bound.is_some()).count();
    let mut done = 0;
    for (op, bound) in steps {
        if let Some(bound) = bound {
            done += 1;
            let target = if done == n_steps { out } else { None };
            let options = UfuncOptions { out: target, ..UfuncOptions::default() };
            // A Python bound beyond an integer type's range holds nothing back, or everything at the edge.
            let settled = settle_bound(&result, bound)?;
            let bound = settled.as_ref().map_or(*bound, Operand::strong);
            result = binary(op, &Operand::strong(&result), &bound, &options)?;
        }
    }
    if n_steps == 0 { a.copy(crate::array::Order::K) } else { Ok(result) }
}

fn settle_bound(a: &Array, bound: &Operand) -> Result<Option<Array>> {
    if bound.weak != Weak::Int || !a.dtype.is_integer() {
        return Ok(None);
    }
    match bound.cast(&a.dtype) {
        Ok(fitting) => Ok(Some(fitting)),
        Err(error) => Err(error),
    }
}
