//! The step of Newton's method by conjugate gradients, made short by the second derivatives of each output on its own:
//! for two classes these are all there are and one round is exact, and for many classes no matrix of all is formed.

use orchestrator_linalg::{cholesky, multiply};
use rayon::prelude::*;

use super::loss::{Point, Problem, add_all};
use crate::error::{Error, Result};
use crate::rows::{Rows, dot};

const MAX_ROUNDS: usize = 300;

/// Where the parabola at the point is least, up to `tolerance` of the gradient.
pub(super) fn solve(problem: &Problem<'_>, point: &Point, tolerance: f64) -> Result<Vec<f64>> {
    let blocks = blocks(problem, point)?;
    let mut step = vec![0.0; problem.n_weights()];
    let mut rest: Vec<f64> = point.gradient.iter().map(|slope| -slope).collect();
    let mut turned = blocks.apply(&rest);
    let mut direction = turned.clone();
    let mut size = dot(&rest, &turned);
    let enough = tolerance * tolerance * size;
    for _ in 0..MAX_ROUNDS {
        if !(size > enough && size > 0.0) {
            break;
        }
        let curved = problem.curve(point, &direction);
        let curvature = dot(&direction, &curved);
        // A flat direction: what was found so far is the step.
        if curvature.is_nan() || curvature <= 0.0 {
            break;
        }
        let length = size / curvature;
        for ((step, rest), (direction, curved)) in step.iter_mut().zip(&mut rest).zip(direction.iter().zip(&curved)) {
            *step += length * direction;
            *rest -= length * curved;
        }
        turned = blocks.apply(&rest);
        let next = dot(&rest, &turned);
        let kept = next / size;
        for (direction, turned) in direction.iter_mut().zip(&turned) {
            *direction = turned + kept * *direction;
        }
        size = next;
    }
    if step.iter().all(|value| value.is_finite()) { Ok(step) } else { Err(Error::Overflow) }
}

/// Lower triangles, one for each output.
struct Blocks {
    width: usize,
    triangles: Vec<Vec<f64>>,
}

impl Blocks {
    fn apply(&self, values: &[f64]) -> Vec<f64> {
        let mut made = values.to_vec();
        for (line, lower) in made.chunks_exact_mut(self.width).zip(&self.triangles) {
            substitute(lower, line);
        }
        made
    }
}

/// Solves with a triangle and then with its transpose, in place.
fn substitute(lower: &[f64], values: &mut [f64]) {
    let n = values.len();
    for row in 0..n {
        let known = dot(&lower[row * n..row * n + row], &values[..row]);
        values[row] = (values[row] - known) / lower[row * n + row];
    }
    for row in (0..n).rev() {
        values[row] /= lower[row * n + row];
        let (before, from_here) = values.split_at_mut(row);
        for (other, factor) in before.iter_mut().zip(&lower[row * n..row * n + row]) {
            *other -= factor * from_here[0];
        }
    }
}

fn blocks(problem: &Problem<'_>, point: &Point) -> Result<Blocks> {
    let width = problem.width();
    let mut triangles = Vec::with_capacity(problem.n_outputs);
    for output in 0..problem.n_outputs {
        let shares = point.probabilities.iter().skip(output).step_by(problem.n_outputs);
        let factors: Vec<f64> = shares.map(|probability| probability * (1.0 - probability)).collect();
        let mut square = weighted_square(problem.x, &factors, problem.has_intercept);
        for column in 0..problem.x.n_columns() {
            square[column * width + column] += problem.penalty;
        }
        triangles.push(triangle(square, width)?);
    }
    Ok(Blocks { width, triangles })
}

/// Columns that determine each other leave no triangle; a trace is then added to each diagonal, by its own size.
fn triangle(mut square: Vec<f64>, width: usize) -> Result<Vec<f64>> {
    for trace in [0.0, 1e-12, 1e-8, 1e-4, 1.0] {
        for place in (0..width).map(|column| column * width + column) {
            square[place] = if square[place] > 0.0 { square[place] * (1.0 + trace) } else { 1.0 };
        }
        let found = cholesky(&square, width);
        if let Some(lower) = found.filter(|lower| (0..width).all(|row| lower[row * width + row] > 0.0)) {
            return Ok(lower);
        }
    }
    Err(Error::Overflow)
}

/// The columns' products with each other, summed over the rows by their factors; the intercept is a last column of ones.
fn weighted_square(x: Rows<'_>, factors: &[f64], has_intercept: bool) -> Vec<f64> {
    const ROWS_AT_ONCE: usize = 512;
    /// Numbers that all sums together may hold.
    const ROOM: usize = 1 << 22;
    let width = x.n_columns() + usize::from(has_intercept);
    let n_groups = (ROOM / (width * width)).clamp(1, 16);
    let rows_of_a_group = x.n_rows().div_ceil(n_groups);
    let groups: Vec<_> = x.pieces(rows_of_a_group).into_iter().zip(factors.chunks(rows_of_a_group)).collect();
    let sums: Vec<Vec<f64>> = groups
        .into_par_iter()
        .map(|(rows, factors)| {
            let mut sum = vec![0.0; width * width];
            for (rows, factors) in rows.pieces(ROWS_AT_ONCE).into_iter().zip(factors.chunks(ROWS_AT_ONCE)) {
                let n_rows = factors.len();
                let (mut plain, mut turned) = (vec![1.0; n_rows * width], vec![0.0; width * n_rows]);
                for (at, (row, factor)) in rows.each().zip(factors).enumerate() {
                    plain[at * width..at * width + row.len()].copy_from_slice(row);
                    for column in 0..width {
                        turned[column * n_rows + at] = plain[at * width + column] * factor;
                    }
                }
                add_all(&mut sum, &multiply(&turned, &plain, width, n_rows, width));
            }
            sum
        })
        .collect();
    let mut made = vec![0.0; width * width];
    for sum in sums {
        add_all(&mut made, &sum);
    }
    made
}
