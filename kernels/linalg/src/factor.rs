//! Cholesky and QR.

use faer::Side;

use crate::matrix::{Number, all_finite, owned, row_major, view};

/// The lower triangle whose product with its conjugate transpose is `a` (n, n); only the lower
/// triangle of `a` is read. Nothing when `a` is not positive definite.
pub fn cholesky<T: Number>(a: &[T], n: usize) -> Option<Vec<T>> {
    if !all_finite(a) {
        return None;
    }
    let decomposed = owned(a, n, n).llt(Side::Lower).ok()?;
    let mut lower = row_major(decomposed.L());
    for row in 0..n {
        for column in row + 1..n {
            lower[row * n + column] = T::from_real(0.0);
        }
    }
    Some(lower)
}

/// Q and R, row-major, with the inner size.
pub struct QrParts<T> {
    pub q: Vec<T>,
    pub r: Vec<T>,
    pub n_inner: usize,
}

/// `complete` makes Q square.
pub fn qr<T: Number>(a: &[T], n_rows: usize, n_columns: usize, complete: bool) -> QrParts<T> {
    let decomposed = view(a, n_rows, n_columns).qr();
    let n_inner = if complete { n_rows } else { n_rows.min(n_columns) };
    let q = if complete { decomposed.compute_Q() } else { decomposed.compute_thin_Q() };
    let upper = decomposed.R();
    let mut r = vec![T::from_real(0.0); n_inner * n_columns];
    for row in 0..n_inner.min(upper.nrows()) {
        for column in row..n_columns {
            r[row * n_columns + column] = upper[(row, column)];
        }
    }
    QrParts { q: row_major(q.as_ref()), r, n_inner }
}
