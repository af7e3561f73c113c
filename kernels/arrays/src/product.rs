//! Products of rows of doubles, rounded as the library under numpy rounds short ones, and those of a matrix with itself.

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

/// The products of every two rows of a matrix, row by row.
///
/// The library under numpy adds them up in blocks, one product after the other within each; so the last digit is the same.
pub fn dot_own_rows(matrix: &[f64], length: usize) -> Vec<f64> {
    let rows: Vec<&[f64]> = matrix.chunks_exact(length.max(1)).collect();
    let n = rows.len();
    let pair = |at: usize| {
        let (first, second) = (at / n, at % n);
        if second < first { 0.0 } else { dot_blocks(rows[first], rows[second]) }
    };
    let upper: Vec<f64> = if matrix.len() * n >= PARALLEL_SIZE {
        (0..n * n).into_par_iter().map(pair).collect()
    } else {
        (0..n * n).map(pair).collect()
    };
    (0..n * n).map(|at| upper[(at / n).min(at % n) * n + (at / n).max(at % n)]).collect()
}

fn dot_blocks(a: &[f64], b: &[f64]) -> f64 {
    if has_fused() { blocks_fused(a, b) } else { a.iter().zip(b).map(|(x, y)| x * y).sum() }
}

/// Elements of one block.
const BLOCK: usize = 384;
/// Blocks that are added up side by side: each waits for its own last sum only.
const SIDE_BY_SIDE: usize = 4;

#[inline(always)]
fn blocks(a: &[f64], b: &[f64]) -> f64 {
    let one = |a: &[f64], b: &[f64]| a.iter().zip(b).fold(0.0, |total: f64, (x, y)| x.mul_add(*y, total));
    // The last two blocks share what is left, the first of them the odd one.
    let n_whole = (a.len() / BLOCK).saturating_sub(1) * BLOCK;
    let rest = a.len() - n_whole;
    let half = if rest > BLOCK { rest.div_ceil(2) } else { rest };
    let mut total = 0.0;
    let (mut left, mut right) =
        (a[..n_whole].chunks_exact(BLOCK * SIDE_BY_SIDE), b[..n_whole].chunks_exact(BLOCK * SIDE_BY_SIDE));
    for (x, y) in (&mut left).zip(&mut right) {
        let mut sums = [0.0; SIDE_BY_SIDE];
        for at in 0..BLOCK {
            for (block, sum) in sums.iter_mut().enumerate() {
                *sum = x[block * BLOCK + at].mul_add(y[block * BLOCK + at], *sum);
            }
        }
        for sum in sums {
            total += sum;
        }
    }
    for (x, y) in left.remainder().chunks_exact(BLOCK).zip(right.remainder().chunks_exact(BLOCK)) {
        total += one(x, y);
    }
    total += one(&a[n_whole..n_whole + half], &b[n_whole..n_whole + half]);
    if half < rest { total + one(&a[n_whole + half..], &b[n_whole + half..]) } else { total }
}

fused_function!(blocks_fused<>(a: &[f64], b: &[f64]) -> f64 => blocks);

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
