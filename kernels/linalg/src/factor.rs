//! Cholesky and QR.

use faer::{MatRef, Side};

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

/// R alone, row-major; its rows are as many as the inner size.
pub(crate) fn triangle<T: Number>(a: &[T], n_rows: usize, n_columns: usize) -> Vec<T> {
    let decomposed = view(a, n_rows, n_columns).qr();
    row_major_upper(decomposed.R(), n_rows.min(n_columns), n_columns)
}

fn row_major_upper<T: Number>(upper: MatRef<'_, T>, n_inner: usize, n_columns: usize) -> Vec<T> {
    let mut r = vec![T::from_real(0.0); n_inner * n_columns];
    for row in 0..n_inner.min(upper.nrows()) {
        for column in row..n_columns {
            r[row * n_columns + column] = upper[(row, column)];
        }
    }
    r
}

/// `complete` makes Q square.
pub fn qr<T: Number>(a: &[T], n_rows: usize, n_columns: usize, complete: bool) -> QrParts<T> {
    let decomposed = view(a, n_rows, n_columns).qr();
    let n_inner = if complete { n_rows } else { n_rows.min(n_columns) };
    let q = if complete { decomposed.compute_Q() } else { decomposed.compute_thin_Q() };
    QrParts { q: row_major(q.as_ref()), r: row_major_upper(decomposed.R(), n_inner, n_columns), n_inner }
}
