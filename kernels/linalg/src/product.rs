//! Matrix products, in parallel.

use faer::linalg::matmul::matmul;
use faer::{Accum, MatMut, Par};

use crate::matrix::{N_PARTS, Number, view};

/// `a` (n, k) times `b` (k, m).
pub fn multiply<T: Number>(a: &[T], b: &[T], n: usize, k: usize, m: usize) -> Vec<T> {
    // Below this much work, waking threads costs more than they save.
    const WORTH_THREADS: usize = 128 * 128 * 128;
    let mut out = vec![T::from_real(0.0); n * m];
    if k == 0 || out.is_empty() {
        return out;
    }
    let parallelism = if n * k * m < WORTH_THREADS { Par::Seq } else { Par::rayon(N_PARTS) };
    let target = MatMut::from_row_major_slice_mut(&mut out, n, m);
    matmul(target, Accum::Replace, view(a, n, k), view(b, k, m), T::from_real(1.0), parallelism);
    out
}
