//! The spline through given points with given derivatives at both ends.

use super::band::Band;
use super::basis::{Basis, cell_of, n_splines};

/// Orders of the derivatives given at the first and at the last place.
pub struct Ends<'a> {
    pub left: &'a [usize],
    pub right: &'a [usize],
}

/// Coefficients of the spline with the derivatives `ends.left`, then the values at `x`, then the derivatives `ends.right`:
/// these are the rows of `right`, `n_columns` numbers each.
pub fn interpolate(
    knots: &[f64],
    degree: usize,
    x: &[f64],
    right: &[f64],
    n_columns: usize,
    ends: &Ends,
) -> Option<Vec<f64>> {
    let n = n_splines(knots, degree)?;
    let (first, last) = (*x.first()?, *x.last()?);
    if ends.left.len().checked_add(x.len())?.checked_add(ends.right.len())? != n
        || right.len() != n.checked_mul(n_columns)?
    {
        return None;
    }
    let conditions = ends
        .left
        .iter()
        .map(|nu| (first, *nu))
        .chain(x.iter().map(|x| (*x, 0)))
        .chain(ends.right.iter().map(|nu| (last, *nu)));
    let mut band = Band::new(n, degree, degree)?;
    let mut basis = Basis::new(degree);
    for (row, (x, nu)) in conditions.enumerate() {
        let cell = cell_of(knots, degree, n, x);
        basis.fill(knots, cell, x, nu);
        for (place, value) in basis.values.iter().enumerate() {
            if *value != 0.0 {
                band.set(row, cell - degree + place, *value)?;
            }
        }
    }
    let mut coefficients = right.to_vec();
    band.solve(&mut coefficients, n_columns)?;
    Some(coefficients)
}
