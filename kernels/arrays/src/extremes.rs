//! Where the smallest and largest elements are.

use rayon::prelude::*;

use crate::array::{Array, Order};
use crate::dispatch::{with_integer, with_number, with_real};
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::fold::fold_lanes;
use crate::nest::PARALLEL_SIZE;
use crate::number::Ordered;
use crate::object::{Opaque, object_rules};
use crate::ops::BinaryOp;
use crate::reduce::axes_last;
use crate::scalar::NAT;
use crate::views::normalize_axis;
use crate::wide::vectorised;

/// What one thread takes on at a time.
const ELEMENTS_PER_TASK: usize = 1 << 16;

pub fn argmax(a: &Array, axis: Option<isize>, keepdims: bool) -> Result<Array> {
    arg_extreme(a, axis, keepdims, true)
}

pub fn argmin(a: &Array, axis: Option<isize>, keepdims: bool) -> Result<Array> {
    arg_extreme(a, axis, keepdims, false)
}

fn arg_extreme(a: &Array, axis: Option<isize>, keepdims: bool, largest: bool) -> Result<Array> {
    let name = if largest { "argmax" } else { "argmin" };
    let (a, axis, flat_ndim) = match axis {
        None => (a.ravel(Order::C)?, 0, Some(a.ndim())),
        Some(axis) => {
            let a = if a.ndim() == 0 { a.reshape(&[1], Order::C)? } else { a.clone() };
            let axis = normalize_axis(axis, a.ndim())?;
            (a, axis, None)
        }
    };
    let count = a.shape[axis];
    let mut shape = a.shape.clone();
    shape.remove(axis);
    let n_rows: usize = shape.iter().product();
    if count == 0 {
        return Err(ArrayError::value(format!("attempt to get {name} of an empty sequence")));
    }
    let rows = if axis + 1 == a.ndim() { a.contiguous()? } else { axes_last(&a, &[axis])?.0 };
    let places = rows_extreme(&rows, n_rows, count, largest)?;
    match flat_ndim {
        Some(ndim) if keepdims => shape = vec![1; ndim],
        None if keepdims => shape.insert(axis, 1),
        _ => {}
    }
    Array::from_vec(places, &shape)
}

fn rows_extreme(rows: &Array, n_rows: usize, count: usize, largest: bool) -> Result<Vec<i64>> {
    let better = |order: std::cmp::Ordering| if largest { order.is_gt() } else { order.is_lt() };
    let each = |find: &mut dyn FnMut(usize) -> Result<usize>| -> Result<Vec<i64>> {
        (0..n_rows).map(|row| find(row * count).map(|place| place as i64)).collect()
    };
    match &rows.dtype {
        DType::Object => {
            let objects: Vec<Opaque> = rows.stored_values();
            let op = if largest { BinaryOp::Greater } else { BinaryOp::Less };
            each(&mut |start| {
                let mut best = 0;
                for place in 1..count {
                    if object_rules().compare(op, &objects[start + place], &objects[start + best])? {
                        best = place;
                    }
                }
                Ok(best)
            })
        }
        DType::Str(_) => {
            let texts: Vec<String> = rows.stored_values();
            each(&mut |start| Ok(first_best(count, |x, y| better(texts[start + x].cmp(&texts[start + y])))))
        }
        DType::Bytes(_) => {
            let texts: Vec<Vec<u8>> = rows.stored_values();
            each(&mut |start| Ok(first_best(count, |x, y| better(texts[start + x].cmp(&texts[start + y])))))
        }
        dtype if dtype.is_time() => {
            let values = rows.as_slice::<i64>().unwrap_or_default();
            // "Not a time" is found before any time.
            each(&mut |start| {
                let row = &values[start..start + count];
                Ok(row
                    .iter()
                    .position(|&value| value == NAT)
                    .unwrap_or_else(|| first_best(count, |x, y| better(row[x].cmp(&row[y])))))
            })
        }
        dtype => {
            with_number!(dtype, T => {
                let values = rows.as_slice::<T>().unwrap_or_default();
                Ok(number_extremes(values, count, largest))
            }, else Err(ArrayError::type_error(format!("Cannot compare types {}", dtype.name()))))
        }
    }
}

fn first_best(count: usize, better: impl Fn(usize, usize) -> bool) -> usize {
    (1..count).fold(0, |best, place| if better(place, best) { place } else { best })
}

/// The place of the extreme of each row of `count` numbers.
fn number_extremes<T: Ordered + PartialEq + Sync>(values: &[T], count: usize, largest: bool) -> Vec<i64> {
    let place = |row: &[T]| number_extreme(row, largest) as i64;
    if values.len() >= PARALLEL_SIZE {
        values.par_chunks_exact(count).with_min_len(ELEMENTS_PER_TASK.div_ceil(count)).map(place).collect()
    } else {
        values.chunks_exact(count).map(place).collect()
    }
}

/// The first place in a block for which `found` holds; whole stretches are tested first, as vectors do.
#[inline(always)]
fn first_place<T: Copy>(block: &[T], found: impl Fn(T) -> bool) -> usize {
    const STRETCH: usize = 32;
    let start = block
        .chunks(STRETCH)
        .position(|stretch| stretch.iter().fold(false, |any, &value| any | found(value)))
        .unwrap_or(0)
        * STRETCH;
    start + block[start..].iter().position(|&value| found(value)).unwrap_or(0)
}

/// The first NaN, or the first of the largest (smallest) elements: blocks are compared whole before they are searched.
fn number_extreme<T: Ordered + PartialEq>(row: &[T], largest: bool) -> usize {
    const BLOCK: usize = 2048;
    let mut best: Option<(T, usize)> = None;
    for (number, block) in row.chunks(BLOCK).enumerate() {
        // Two loops, so that neither asks in every turn which one it is.
        let extreme = if largest {
            vectorised(|| fold_lanes(block, &T::maximum))
        } else {
            vectorised(|| fold_lanes(block, &T::minimum))
        };
        let wins = match best {
            None => true,
            Some((so_far, _)) => extreme.is_nan() || if largest { so_far.less(extreme) } else { extreme.less(so_far) },
        };
        if wins {
            let inside = if extreme.is_nan() {
                first_place(block, T::is_nan)
            } else {
                vectorised(|| first_place(block, |value| value.same(extreme)))
            };
            best = Some((extreme, number * BLOCK + inside));
            if extreme.is_nan() {
                break;
            }
        }
    }
    best.map_or(0, |(_, place)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_equals_wins_and_nan_wins_over_all() {
        assert_eq!(number_extreme(&[1.0, 5.0, 5.0, 2.0], true), 1);
        assert_eq!(number_extreme(&[1.0, f64::NAN, 5.0, f64::NAN], true), 1);
        let mut long = vec![0i64; 2000];
        long[1500] = 7;
        long[1700] = 7;
        assert_eq!(number_extreme(&long, true), 1500);
        assert_eq!(number_extreme(&long, false), 0);
    }
}
