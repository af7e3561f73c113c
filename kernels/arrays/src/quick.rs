//! The commonest operations on small packed arrays, without the general machinery around them.

use crate::array::Array;
use crate::dtype::DType;
use crate::ops::BinaryOp;

/// An operand as the caller has it: an array, or a plain number.
#[derive(Clone, Copy)]
pub enum Quick<'a> {
    Array(&'a Array),
    Float(f64),
    Int(i64),
}

/// Elements up to which setting up a general loop costs more than the loop.
const MOST: usize = 2048;

/// Many values, or one that stands beside each.
#[derive(Clone, Copy)]
enum Side<'a, T> {
    Many(&'a [T]),
    One(T),
}

/// The result for doubles and 64-bit integers; None where the general way has to answer, as it has to where a result
/// is not finite and may have to be reported.
pub fn quick_binary(op: BinaryOp, left: Quick, right: Quick) -> Option<Array> {
    let array = match (left, right) {
        (Quick::Array(a), Quick::Array(b)) => {
            if a.shape != b.shape || a.dtype != b.dtype {
                return None;
            }
            a
        }
        (Quick::Array(array), _) | (_, Quick::Array(array)) => array,
        _ => return None,
    };
    if array.shape.is_empty() || array.size() > MOST {
        return None;
    }
    match array.dtype {
        DType::F64 => {
            let (a, b) = (doubles(left)?, doubles(right)?);
            let values = match op {
                BinaryOp::Add => each(a, b, |x, y| x + y),
                BinaryOp::Subtract => each(a, b, |x, y| x - y),
                BinaryOp::Multiply => each(a, b, |x, y| x * y),
                BinaryOp::Divide => each(a, b, |x, y| x / y),
                _ => return flags(op, a, b, &array.shape),
            };
            if values.iter().fold(false, |found, value| found | !value.is_finite()) {
                return None;
            }
            Array::from_vec(values, &array.shape).ok()
        }
        DType::I64 => {
            let (a, b) = (integers(left)?, integers(right)?);
            let values = match op {
                BinaryOp::Add => each(a, b, i64::wrapping_add),
                BinaryOp::Subtract => each(a, b, i64::wrapping_sub),
                BinaryOp::Multiply => each(a, b, i64::wrapping_mul),
                _ => return flags(op, a, b, &array.shape),
            };
            Array::from_vec(values, &array.shape).ok()
        }
        _ => None,
    }
}

fn doubles(operand: Quick<'_>) -> Option<Side<'_, f64>> {
    match operand {
        Quick::Array(array) => array.as_slice::<f64>().map(Side::Many),
        Quick::Float(value) => Some(Side::One(value)),
        Quick::Int(value) => (value.unsigned_abs() <= 1 << 53).then_some(Side::One(value as f64)),
    }
}

fn integers(operand: Quick<'_>) -> Option<Side<'_, i64>> {
    match operand {
        Quick::Array(array) => array.as_slice::<i64>().map(Side::Many),
        Quick::Float(_) => None,
        Quick::Int(value) => Some(Side::One(value)),
    }
}

fn flags<T: Copy + PartialOrd>(op: BinaryOp, a: Side<'_, T>, b: Side<'_, T>, shape: &[usize]) -> Option<Array> {
    let values = match op {
        BinaryOp::Equal => each(a, b, |x, y| x == y),
        BinaryOp::NotEqual => each(a, b, |x, y| x != y),
        BinaryOp::Less => each(a, b, |x, y| x < y),
        BinaryOp::LessEqual => each(a, b, |x, y| x <= y),
        BinaryOp::Greater => each(a, b, |x, y| x > y),
        BinaryOp::GreaterEqual => each(a, b, |x, y| x >= y),
        _ => return None,
    };
    Array::from_vec(values, shape).ok()
}

#[inline(always)]
fn each<T: Copy, O>(first: Side<'_, T>, second: Side<'_, T>, f: impl Fn(T, T) -> O) -> Vec<O> {
    match (first, second) {
        (Side::Many(a), Side::Many(b)) => a.iter().zip(b).map(|(&x, &y)| f(x, y)).collect(),
        (Side::Many(a), Side::One(y)) => a.iter().map(|&x| f(x, y)).collect(),
        (Side::One(x), Side::Many(b)) => b.iter().map(|&y| f(x, y)).collect(),
        (Side::One(x), Side::One(y)) => vec![f(x, y)],
    }
}
