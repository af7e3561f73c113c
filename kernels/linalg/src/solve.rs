//! What rests on an LU decomposition with row pivots: solving, inverting, determinants.

use faer::MatMut;
use faer::linalg::solvers::Solve;

use crate::matrix::{Number, view};

/// Up to this size the plain algorithm is used: its rounding is LAPACK's, so that a singular
/// matrix of small whole numbers is found singular, or not, as numpy finds it.
const SMALL: usize = 64;

struct Lu<T> {
    /// Both triangles in one matrix, rows in pivot order.
    packed: Vec<T>,
    /// Row of the original at each place.
    order: Vec<usize>,
    n_swaps: usize,
}

fn decompose<T: Number>(values: &[T], n: usize) -> Lu<T> {
    let mut packed = values.to_vec();
    let mut order: Vec<usize> = (0..n).collect();
    let mut n_swaps = 0;
    for step in 0..n {
        let mut pivot = step;
        for row in step + 1..n {
            if packed[row * n + step].pivot_size() > packed[pivot * n + step].pivot_size() {
                pivot = row;
            }
        }
        if pivot != step {
            for column in 0..n {
                packed.swap(step * n + column, pivot * n + column);
            }
            order.swap(step, pivot);
            n_swaps += 1;
        }
        let head = packed[step * n + step];
        if head.magnitude() == 0.0 {
            continue;
        }
        let reciprocal = T::from_real(1.0) / head;
        for row in step + 1..n {
            packed[row * n + step] *= reciprocal;
            let factor = packed[row * n + step];
            for column in step + 1..n {
                packed[row * n + column] = packed[row * n + column] - factor * packed[step * n + column];
            }
        }
    }
    Lu { packed, order, n_swaps }
}

/// Both triangles in one matrix and the row of the original at each place.
pub fn factorise<T: Number>(values: &[T], n: usize) -> (Vec<T>, Vec<usize>) {
    if n <= SMALL {
        let lu = decompose(values, n);
        return (lu.packed, lu.order);
    }
    let lu = view(values, n, n).partial_piv_lu();
    let mut packed = Vec::with_capacity(n * n);
    for row in 0..n {
        packed.extend((0..n).map(|column| if column < row { lu.L()[(row, column)] } else { lu.U()[(row, column)] }));
    }
    (packed, lu.P().arrays().0.to_vec())
}

fn pivots<T: Number>(values: &[T], n: usize) -> (Vec<T>, usize) {
    if n <= SMALL {
        let lu = decompose(values, n);
        return ((0..n).map(|place| lu.packed[place * n + place]).collect(), lu.n_swaps);
    }
    let lu = view(values, n, n).partial_piv_lu();
    let pivots = (0..n).map(|place| lu.U()[(place, place)]).collect();
    let (order, _) = lu.P().arrays();
    (pivots, n_swaps_of(order))
}

/// Swaps needed to bring `order` about: each cycle of k places needs k - 1.
fn n_swaps_of(order: &[usize]) -> usize {
    let mut seen = vec![false; order.len()];
    let mut n_cycles = 0;
    for start in 0..order.len() {
        if seen[start] {
            continue;
        }
        n_cycles += 1;
        let mut place = start;
        while !seen[place] {
            seen[place] = true;
            place = order[place];
        }
    }
    order.len() - n_cycles
}

/// `a` (n, n) and `b` (n, k); nothing when a pivot is exactly zero.
pub fn solve<T: Number>(a: &[T], b: &[T], n: usize, k: usize) -> Option<Vec<T>> {
    if n > SMALL {
        let lu = view(a, n, n).partial_piv_lu();
        let is_singular = (0..n).any(|place| lu.U()[(place, place)].magnitude() == 0.0);
        return (!is_singular).then(|| {
            let mut x = b.to_vec();
            lu.solve_in_place(MatMut::from_row_major_slice_mut(&mut x, n, k));
            x
        });
    }
    let lu = decompose(a, n);
    if (0..n).any(|place| lu.packed[place * n + place].magnitude() == 0.0) {
        return None;
    }
    let mut x: Vec<T> = lu.order.iter().flat_map(|row| b[row * k..(row + 1) * k].iter().copied()).collect();
    for row in 0..n {
        for below in row + 1..n {
            let factor = lu.packed[below * n + row];
            for column in 0..k {
                x[below * k + column] = x[below * k + column] - factor * x[row * k + column];
            }
        }
    }
    for row in (0..n).rev() {
        let pivot = lu.packed[row * n + row];
        for column in 0..k {
            x[row * k + column] /= pivot;
        }
        for above in 0..row {
            let factor = lu.packed[above * n + row];
            for column in 0..k {
                x[above * k + column] = x[above * k + column] - factor * x[row * k + column];
            }
        }
    }
    Some(x)
}

/// The inverse of `a` (n, n); nothing when a pivot is exactly zero.
pub fn inverse<T: Number>(a: &[T], n: usize) -> Option<Vec<T>> {
    let mut identity = vec![T::from_real(0.0); n * n];
    for place in 0..n {
        identity[place * n + place] = T::from_real(1.0);
    }
    solve(a, &identity, n, n)
}

pub fn determinant<T: Number>(a: &[T], n: usize) -> T {
    let (pivots, n_swaps) = pivots(a, n);
    let sign = T::from_real(if n_swaps % 2 == 0 { 1.0 } else { -1.0 });
    pivots.into_iter().fold(sign, |product, pivot| product * pivot)
}

/// Sign (or phase) of the determinant, and the logarithm of its size.
pub fn log_determinant<T: Number>(a: &[T], n: usize) -> (T, f64) {
    let (pivots, n_swaps) = pivots(a, n);
    let mut sign = T::from_real(if n_swaps % 2 == 0 { 1.0 } else { -1.0 });
    let mut log = 0.0;
    for pivot in pivots {
        let size = pivot.magnitude();
        if size == 0.0 {
            return (T::from_real(0.0), f64::NEG_INFINITY);
        }
        sign *= pivot / T::from_real(size);
        log += size.ln();
    }
    (sign, log)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_whole_numbers_round_as_lapack_does() {
        let singular = [1.0, 2.0, 2.0, 4.0];
        assert_eq!(inverse(&singular, 2), None);
        let nearly = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0];
        assert_eq!(determinant(&nearly, 3).to_bits(), 6.661_338_147_750_939e-16_f64.to_bits());
    }
}
