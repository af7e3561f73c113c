//! Values and derivatives of B-splines at many places.

use rayon::prelude::*;

use super::basis::{Basis, cell_of, n_splines};

/// So many places are worth a second thread.
const PARALLEL: usize = 8192;

/// What a spline is outside its interval.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outside {
    /// The polynomial of the outermost piece.
    Continue,
    Nan,
}

/// Derivatives of order `nu` at `x`: a row of `n_columns` values each.
pub fn evaluate(
    knots: &[f64],
    coefficients: &[f64],
    n_columns: usize,
    degree: usize,
    x: &[f64],
    nu: usize,
    outside: Outside,
) -> Option<Vec<f64>> {
    let n = n_splines(knots, degree)?;
    if coefficients.len() < n.checked_mul(n_columns)? {
        return None;
    }
    let size = x.len().checked_mul(n_columns)?;
    let mut out = Vec::new();
    out.try_reserve_exact(size).ok()?;
    out.resize(size, 0.0);
    if size == 0 {
        return Some(out);
    }
    let (low, high) = (knots[degree], knots[n]);
    let work = |x: &[f64], out: &mut [f64]| {
        let mut basis = Basis::new(degree);
        for (x, row) in x.iter().zip(out.chunks_mut(n_columns)) {
            if x.is_nan() || (outside == Outside::Nan && !(low..=high).contains(x)) {
                row.fill(f64::NAN);
                continue;
            }
            let cell = cell_of(knots, degree, n, *x);
            basis.fill(knots, cell, *x, nu);
            for (place, weight) in basis.values.iter().enumerate() {
                let from = (cell - degree + place) * n_columns;
                for (value, coefficient) in row.iter_mut().zip(&coefficients[from..from + n_columns]) {
                    *value += coefficient * weight;
                }
            }
        }
    };
    if x.len() < PARALLEL {
        work(x, &mut out);
    } else {
        x.par_chunks(PARALLEL / 4).zip(out.par_chunks_mut(PARALLEL / 4 * n_columns)).for_each(|(x, out)| work(x, out));
    }
    Some(out)
}

/// A product of splines in two variables at pairs (x, y). `coefficients` has a row for each spline of x.
pub fn evaluate_product(
    knots: (&[f64], &[f64]),
    degrees: (usize, usize),
    coefficients: &[f64],
    x: &[f64],
    y: &[f64],
    nu: (usize, usize),
) -> Option<Vec<f64>> {
    let (n_x, n_y) = (n_splines(knots.0, degrees.0)?, n_splines(knots.1, degrees.1)?);
    if coefficients.len() < n_x.checked_mul(n_y)? || x.len() != y.len() {
        return None;
    }
    let work = |(x, y): (&f64, &f64)| {
        if x.is_nan() || y.is_nan() {
            return f64::NAN;
        }
        let (mut along_x, mut along_y) = (Basis::new(degrees.0), Basis::new(degrees.1));
        let (cell_x, cell_y) = (cell_of(knots.0, degrees.0, n_x, *x), cell_of(knots.1, degrees.1, n_y, *y));
        along_x.fill(knots.0, cell_x, *x, nu.0);
        along_y.fill(knots.1, cell_y, *y, nu.1);
        let rows = along_x.values.iter().enumerate().map(|(place, weight)| {
            let from = (cell_x - degrees.0 + place) * n_y + cell_y - degrees.1;
            let row: f64 = along_y
                .values
                .iter()
                .zip(&coefficients[from..])
                .map(|(weight, coefficient)| weight * coefficient)
                .sum();
            weight * row
        });
        rows.sum()
    };
    if x.len() < PARALLEL {
        return Some(x.iter().zip(y).map(work).collect());
    }
    Some(x.par_iter().zip(y.par_iter()).map(work).collect())
}
