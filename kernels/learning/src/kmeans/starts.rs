//! K-means++: each next centre is drawn among the rows by their squared distance to the centres so far; of several draws
//! the one that leaves the least distance is kept.

use orchestrator_random::Pcg64;
use rayon::prelude::*;

use crate::rows::{Rows, count, dot};
use crate::streams::below;

const ROWS_AT_ONCE: usize = 4096;

pub(super) fn centers(x: Rows<'_>, squares: &[f64], n_clusters: usize, random: &mut Pcg64) -> Vec<f64> {
    let n_draws = n_draws(n_clusters);
    let first = below(random, x.n_rows());
    let mut made = x.row(first).to_vec();
    let mut apart = distances(x, squares, first, None);
    while made.len() < n_clusters * x.n_columns() {
        let total: f64 = apart.iter().sum();
        let mut best: Option<(f64, usize, Vec<f64>)> = None;
        for _ in 0..n_draws {
            let row = draw(&apart, total, random);
            let left = distances(x, squares, row, Some(&apart));
            let sum: f64 = left.iter().sum();
            if best.as_ref().is_none_or(|(least, _, _)| sum < *least) {
                best = Some((sum, row, left));
            }
        }
        let Some((_, row, left)) = best else { break };
        made.extend_from_slice(x.row(row));
        apart = left;
    }
    made
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the logarithm of a count is small")]
fn n_draws(n_clusters: usize) -> usize {
    2 + count(n_clusters).ln() as usize
}

/// A row by its share of the total; any row when all lie on centres.
fn draw(apart: &[f64], total: f64, random: &mut Pcg64) -> usize {
    if !(total > 0.0 && total.is_finite()) {
        return below(random, apart.len());
    }
    let aim = random.next_double() * total;
    let mut sum = 0.0;
    for (row, distance) in apart.iter().enumerate() {
        sum += distance;
        if sum > aim {
            return row;
        }
    }
    // Rounding may leave the last rows out.
    apart.iter().rposition(|distance| *distance > 0.0).unwrap_or(0)
}

/// Squared distances to one row, or to the nearest centre so far where that is nearer.
fn distances(x: Rows<'_>, squares: &[f64], to: usize, so_far: Option<&[f64]>) -> Vec<f64> {
    let (center, square) = (x.row(to), squares[to]);
    let mut made = vec![0.0; x.n_rows()];
    made.par_chunks_mut(ROWS_AT_ONCE).enumerate().for_each(|(piece, part)| {
        for (at, distance) in part.iter_mut().enumerate() {
            let row = piece * ROWS_AT_ONCE + at;
            let apart = (squares[row] - 2.0 * dot(x.row(row), center) + square).max(0.0);
            *distance = so_far.map_or(apart, |so_far| so_far[row].min(apart));
        }
    });
    made[to] = 0.0;
    made
}
