//! Piecewise polynomials in powers of the distance from the left breakpoint.

use rayon::prelude::*;

use super::evaluate::Outside;

const PARALLEL: usize = 8192;

/// Derivatives of order `nu` at `x`. `coefficients` holds, highest power first, a row of `n_columns` values for each piece.
/// Breakpoints may ascend or descend.
pub fn evaluate_pieces(
    coefficients: &[f64],
    n_powers: usize,
    n_columns: usize,
    breaks: &[f64],
    x: &[f64],
    nu: usize,
    outside: Outside,
) -> Option<Vec<f64>> {
    let n_pieces = breaks.len().checked_sub(1)?;
    let stride = n_pieces.checked_mul(n_columns)?;
    if n_pieces == 0 || coefficients.len() != n_powers.checked_mul(stride)? {
        return None;
    }
    let size = x.len().checked_mul(n_columns)?;
    let mut out = Vec::new();
    out.try_reserve_exact(size).ok()?;
    out.resize(size, 0.0);
    if size == 0 || nu >= n_powers {
        mark_missing(x, n_columns, breaks, outside, &mut out);
        return Some(out);
    }
    let factors = factors(n_powers - nu, nu);
    let ascends = breaks[n_pieces] >= breaks[0];
    let work = |x: &[f64], out: &mut [f64]| {
        for (x, row) in x.iter().zip(out.chunks_mut(n_columns)) {
            let inner = &breaks[1..n_pieces];
            let piece = inner.partition_point(|place| if ascends { *place <= *x } else { *place >= *x });
            let step = x - breaks[piece];
            for (column, value) in row.iter_mut().enumerate() {
                let from = piece * n_columns + column;
                *value = factors
                    .iter()
                    .enumerate()
                    .fold(0.0, |sum, (power, factor)| sum * step + coefficients[power * stride + from] * factor);
            }
        }
        mark_missing(x, n_columns, breaks, outside, out);
    };
    if x.len() < PARALLEL {
        work(x, &mut out);
    } else {
        x.par_chunks(PARALLEL / 4).zip(out.par_chunks_mut(PARALLEL / 4 * n_columns)).for_each(|(x, out)| work(x, out));
    }
    Some(out)
}

/// What the powers that remain, highest first, are multiplied with after `nu` derivatives.
fn factors(n_left: usize, nu: usize) -> Vec<f64> {
    let number = |n: usize| u32::try_from(n).map_or(f64::INFINITY, f64::from);
    (0..n_left).rev().map(|power| (power + 1..=power + nu).map(number).product()).collect()
}

fn mark_missing(x: &[f64], n_columns: usize, breaks: &[f64], outside: Outside, out: &mut [f64]) {
    let (first, last) = (breaks[0], breaks[breaks.len() - 1]);
    let (low, high) = (first.min(last), first.max(last));
    for (x, row) in x.iter().zip(out.chunks_mut(n_columns.max(1))) {
        if x.is_nan() || (outside == Outside::Nan && !(low..=high).contains(x)) {
            row.fill(f64::NAN);
        }
    }
}
