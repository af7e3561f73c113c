//! Products of rows of doubles, rounded as the library under numpy rounds short ones.

use rayon::prelude::*;

use crate::nest::PARALLEL_SIZE;
use crate::wide::{fused_function, has_fused};

/// The sum of the products of two rows of one length.
pub fn dot_rows(a: &[f64], b: &[f64]) -> f64 {
    if a.len() >= PARALLEL_SIZE {
        let half = (a.len() / 2).next_multiple_of(ROUND);
        let (left, right) = rayon::join(|| dot_rows(&a[..half], &b[..half]), || dot_rows(&a[half..], &b[half..]));
        return left + right;
    }
    if has_fused() { dot_fused(a, b) } else { a.iter().zip(b).map(|(x, y)| x * y).sum() }
}

/// The product of each row of `matrix`, of the vector's length, with the vector.
pub fn dot_each_row(matrix: &[f64], vector: &[f64]) -> Vec<f64> {
    let length = vector.len().max(1);
    let row = |row: &[f64]| if has_fused() { dot_fused(row, vector) } else { dot_rows(row, vector) };
    if matrix.len() >= PARALLEL_SIZE {
        matrix.par_chunks_exact(length).with_min_len(64).map(row).collect()
    } else {
        matrix.chunks_exact(length).map(row).collect()
    }
}

/// Elements of one unrolled round.
const ROUND: usize = 16;

#[inline(always)]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut lanes = [0.0; ROUND];
    let (mut left, mut right) = (a.chunks_exact(ROUND), b.chunks_exact(ROUND));
    for (x, y) in (&mut left).zip(&mut right) {
        for lane in 0..ROUND {
            lanes[lane] = x[lane].mul_add(y[lane], lanes[lane]);
        }
    }
    let quarter = |lane: usize| ((lanes[lane] + lanes[lane + 4]) + lanes[lane + 8]) + lanes[lane + 12];
    let start = (quarter(0) + quarter(2)) + (quarter(1) + quarter(3));
    left.remainder().iter().zip(right.remainder()).fold(start, |total, (x, y)| x.mul_add(*y, total))
}

fused_function!(dot_fused<>(a: &[f64], b: &[f64]) -> f64 => dot);
