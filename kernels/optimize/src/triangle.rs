//! Least squares on the way to their answer: tall matrices turned into triangles by Householder's mirrors.

use rayon::prelude::*;

/// Sums are taken over so many numbers each and then added up in order, so that they do not depend on the threads.
const BLOCK: usize = 8192;
/// Columns from this length on are shared among threads.
const PARALLEL: usize = 65_536;

/// A matrix as mirrors and a triangle, and its right side turned by the mirrors.
#[derive(Clone, Debug, PartialEq)]
pub struct Triangle {
    /// Column after column: the triangle on and above the diagonal, the mirrors below it.
    pub columns: Vec<f64>,
    /// Which column of the matrix each one is.
    pub order: Vec<usize>,
    /// Of the columns of the matrix, in its own order.
    pub lengths: Vec<f64>,
    /// The right side, turned.
    pub turned: Vec<f64>,
}

/// Turns a matrix, given column by column of `n_rows` numbers, longest remaining column first.
#[must_use]
pub fn triangle(mut columns: Vec<f64>, n_rows: usize, mut turned: Vec<f64>) -> Triangle {
    let n_columns = columns.len().checked_div(n_rows).unwrap_or(0);
    columns.truncate(n_rows * n_columns);
    turned.resize(n_rows, 0.0);
    let mut order: Vec<usize> = (0..n_columns).collect();
    let lengths: Vec<f64> = columns.chunks_exact(n_rows.max(1)).map(length).collect();
    let mut left = lengths.clone();
    for j in 0..n_columns.min(n_rows) {
        let longest = j + first_longest(&left[j..]);
        if longest != j {
            let (before, after) = columns.split_at_mut(longest * n_rows);
            before[j * n_rows..(j + 1) * n_rows].swap_with_slice(&mut after[..n_rows]);
            order.swap(j, longest);
            left[longest] = left[j];
        }
        let (done, rest) = columns.split_at_mut((j + 1) * n_rows);
        let mirror = &mut done[j * n_rows + j..];
        let mut size = length(mirror);
        if size == 0.0 {
            continue;
        }
        if mirror[0] < 0.0 {
            size = -size;
        }
        each_block(mirror, |_, block| block.iter_mut().for_each(|value| *value /= size));
        mirror[0] += 1.0;
        let sides = rest.chunks_exact_mut(n_rows).chain([&mut turned[..]]);
        for side in sides {
            reflect(mirror, &mut side[j..]);
        }
        mirror[0] = -size;
        for (left, column) in left[j + 1..].iter_mut().zip(rest.chunks_exact(n_rows)) {
            *left = length(&column[j + 1..]);
        }
    }
    Triangle { columns, order, lengths, turned }
}

/// The first of the longest; what is no number counts as longest.
fn first_longest(lengths: &[f64]) -> usize {
    let mut best = 0;
    for (place, length) in lengths.iter().enumerate() {
        let is_longer = *length > lengths[best] || (length.is_nan() && !lengths[best].is_nan());
        if is_longer {
            best = place;
        }
    }
    best
}

fn reflect(mirror: &[f64], side: &mut [f64]) {
    let share = dot(mirror, side) / mirror[0];
    each_block(side, |start, block| {
        for (value, weight) in block.iter_mut().zip(&mirror[start..]) {
            *value -= weight * share;
        }
    });
}

fn length(values: &[f64]) -> f64 {
    dot(values, values).sqrt()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    if a.len() < PARALLEL {
        return a.chunks(BLOCK).zip(b.chunks(BLOCK)).map(|(a, b)| dot_of_block(a, b)).sum();
    }
    let parts: Vec<f64> = a.par_chunks(BLOCK).zip(b.par_chunks(BLOCK)).map(|(a, b)| dot_of_block(a, b)).collect();
    parts.iter().sum()
}

/// In eight sums side by side, which the processor adds together.
fn dot_of_block(a: &[f64], b: &[f64]) -> f64 {
    let (a, a_rest) = a.as_chunks::<8>();
    let (b, b_rest) = b.as_chunks::<8>();
    let mut sums = [0.0; 8];
    for (a, b) in a.iter().zip(b) {
        for place in 0..8 {
            sums[place] += a[place] * b[place];
        }
    }
    let rest: f64 = a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum();
    sums.iter().sum::<f64>() + rest
}

/// Works on every block, with the place it starts at.
fn each_block(values: &mut [f64], work: impl Fn(usize, &mut [f64]) + Sync) {
    if values.len() < PARALLEL {
        values.chunks_mut(BLOCK).enumerate().for_each(|(number, block)| work(number * BLOCK, block));
    } else {
        values.par_chunks_mut(BLOCK).enumerate().for_each(|(number, block)| work(number * BLOCK, block));
    }
}
