//! Eigenvalues and singular values, and least squares over them.

use faer::{Mat, Side};
use num_complex::Complex64;

use crate::matrix::{Number, all_finite, owned, row_major, view};
use crate::pair::eigenvalues_of_pair;
use crate::schur::ordered_eigen;
use crate::signs;

/// Up to this size LAPACK takes the plain algorithm, which `schur` follows: order and phases are its own. Larger matrices
/// are for faer.
const PLAIN: usize = 75;

/// Eigenvalues and eigenvectors (as columns) of a general matrix (n, n).
pub fn eigen(a: &[Complex64], is_real: bool, n: usize) -> Option<(Vec<Complex64>, Vec<Complex64>)> {
    if !all_finite(a) {
        return None;
    }
    if (1..=PLAIN).contains(&n)
        && let Some(found) = ordered_eigen(a, is_real, n)
    {
        return Some(found);
    }
    let decomposed = if is_real {
        let real: Vec<f64> = a.iter().map(|value| value.re).collect();
        view(&real, n, n).eigen().ok()?
    } else {
        view(a, n, n).eigen().ok()?
    };
    let mut values: Vec<Complex64> = (0..n).map(|place| decomposed.S()[place]).collect();
    let mut vectors = row_major(decomposed.U());
    for column in 0..n {
        let length = (0..n).map(|row| vectors[row * n + column].norm_sqr()).sum::<f64>().sqrt();
        for row in 0..n {
            vectors[row * n + column] /= length;
        }
    }
    if is_real && n == 2 {
        let ordered = eigenvalues_of_pair([a[0].re, a[1].re, a[2].re, a[3].re]);
        let distance =
            |first: usize, second: usize| (values[first] - ordered[0]).norm() + (values[second] - ordered[1]).norm();
        if distance(1, 0) < distance(0, 1) {
            vectors.swap(0, 1);
            vectors.swap(2, 3);
        }
        values = ordered.to_vec();
    }
    Some((values, vectors))
}

pub fn eigenvalues(a: &[Complex64], is_real: bool, n: usize) -> Option<Vec<Complex64>> {
    if !all_finite(a) {
        return None;
    }
    if is_real {
        let real: Vec<f64> = a.iter().map(|value| value.re).collect();
        if let &[a, b, c, d] = real.as_slice() {
            return Some(eigenvalues_of_pair([a, b, c, d]).to_vec());
        }
        if (1..=PLAIN).contains(&n)
            && let Some((values, _)) = ordered_eigen(a, is_real, n)
        {
            return Some(values);
        }
        return view(&real, n, n).eigenvalues().ok();
    }
    view(a, n, n).eigenvalues().ok()
}

/// Eigenvalues in rising order and eigenvectors as columns; one triangle of `a` is read. Signs are LAPACK's up to 25 rows of
/// real numbers, if it is the lower one.
pub fn self_adjoint_eigen<T: Number>(a: &[T], n: usize, lower: bool) -> Option<(Vec<f64>, Vec<T>)> {
    if !all_finite(a) {
        return None;
    }
    let decomposed = view(a, n, n).self_adjoint_eigen(side(lower)).ok()?;
    let values: Vec<f64> = (0..n).map(|place| faer::traits::math_utils::real(&decomposed.S()[place])).collect();
    let mut vectors = row_major(decomposed.U());
    if lower {
        signs::give_to_columns(a, n, &mut vectors);
    }
    Some((values, vectors))
}

pub fn self_adjoint_eigenvalues<T: Number>(a: &[T], n: usize, lower: bool) -> Option<Vec<f64>> {
    if !all_finite(a) {
        return None;
    }
    view(a, n, n).self_adjoint_eigenvalues(side(lower)).ok()
}

fn side(lower: bool) -> Side {
    if lower { Side::Lower } else { Side::Upper }
}

/// `u` (m, k), singular values in falling order, and the conjugate transpose `vh` (k', n).
pub struct Svd<T> {
    pub u: Vec<T>,
    pub values: Vec<f64>,
    pub vh: Vec<T>,
}

/// Signs are LAPACK's up to 25 values.
pub fn svd<T: Number>(a: &[T], n_rows: usize, n_columns: usize, full: bool) -> Option<Svd<T>> {
    let mut parts = svd_of_any_sign(a, n_rows, n_columns, full)?;
    signs::give(a, (n_rows, n_columns), &mut parts.u, &mut parts.vh);
    Some(parts)
}

fn svd_of_any_sign<T: Number>(a: &[T], n_rows: usize, n_columns: usize, full: bool) -> Option<Svd<T>> {
    if !all_finite(a) {
        return None;
    }
    let matrix = view(a, n_rows, n_columns);
    let decomposed = if full { matrix.svd() } else { matrix.thin_svd() }.ok()?;
    let n_values = n_rows.min(n_columns);
    let values = (0..n_values).map(|place| faer::traits::math_utils::real(&decomposed.S()[place])).collect();
    let v = decomposed.V();
    let vh = Mat::from_fn(v.ncols(), v.nrows(), |row, column| v[(column, row)].conjugate());
    Some(Svd { u: row_major(decomposed.U()), values, vh: row_major(vh.as_ref()) })
}

pub fn singular_values<T: Number>(a: &[T], n_rows: usize, n_columns: usize) -> Option<Vec<f64>> {
    if !all_finite(a) {
        return None;
    }
    view(a, n_rows, n_columns).singular_values().ok()
}

/// The shortest `x` (n, k) that comes nearest to `a x = b`, the rank, and the singular values.
/// Singular values up to `cutoff` times the largest count as zero.
pub fn least_squares<T: Number>(
    a: &[T],
    b: &[T],
    (n_rows, n_columns): (usize, usize),
    k: usize,
    cutoff: f64,
) -> Option<(Vec<T>, usize, Vec<f64>)> {
    if !all_finite(b) {
        return None;
    }
    let parts = svd_of_any_sign(a, n_rows, n_columns, false)?;
    let smallest = parts.values.first().copied().unwrap_or(0.0) * cutoff;
    let rank = parts.values.iter().filter(|value| **value > smallest).count();
    let n_values = parts.values.len();
    let u = owned(&parts.u, n_rows, n_values);
    let vh = owned(&parts.vh, n_values, n_columns);
    let projected = u.adjoint() * owned(b, n_rows, k);
    let scaled = Mat::from_fn(n_values, k, |row, column| {
        if row < rank { projected[(row, column)] / T::from_real(parts.values[row]) } else { T::from_real(0.0) }
    });
    let x = vh.adjoint() * scaled;
    Some((row_major(x.as_ref()), rank, parts.values))
}
