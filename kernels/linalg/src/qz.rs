//! Pairs of square matrices: their common Schur form (QZ) over faer.
//!
//! faer's ratios of a real pair are not used: with two complex eigenvalues one of them is wrong, and its vectors too.

use faer::diag::Diag;
use faer::dyn_stack::{MemBuffer, MemStack};
use faer::linalg::evd::ComputeEigenvectors;
use faer::linalg::gevd::gen_hessenberg::{
    GeneralizedHessenbergParams, generalized_hessenberg, generalized_hessenberg_scratch,
};
use faer::linalg::gevd::{GeneralizedSchurParams, qz_cplx, qz_real};
use faer::{Auto, Mat, get_global_parallelism};
use num_complex::Complex64;

use crate::matrix::{Number, all_finite, owned, row_major};
use crate::schur::{Square, rotation};

/// `a = q s z*` and `b = q t z*`, where t is a triangle and s one with blocks of two where real matrices have complex
/// eigenvalues.
pub struct Qz<T> {
    pub s: Square<T>,
    pub t: Square<T>,
    pub q: Square<T>,
    pub z: Square<T>,
}

/// Matrices on the way to their Schur form: s has one diagonal below, t none.
struct Begun<T> {
    s: Mat<T>,
    t: Mat<T>,
    q: Mat<T>,
    z: Mat<T>,
}

fn begun<T: Number>(a: &[T], b: &[T], n: usize) -> Begun<T> {
    let triangle = owned(b, n, n).qr();
    let mut q = triangle.compute_Q();
    let mut s = q.adjoint() * owned(a, n, n);
    let mut t = triangle.R().to_owned();
    let mut z = Mat::identity(n, n);
    let parameters = <GeneralizedHessenbergParams as Auto<T>>::auto();
    generalized_hessenberg(
        s.as_mut(),
        t.as_mut(),
        Some(q.as_mut()),
        Some(z.as_mut()),
        get_global_parallelism(),
        MemStack::new(&mut MemBuffer::new(generalized_hessenberg_scratch::<T>(n, parameters))),
        parameters,
    );
    Begun { s, t, q, z }
}

fn square<T: Number>(matrix: &Mat<T>) -> Square<T> {
    Square { values: row_major(matrix.as_ref()), n: matrix.nrows() }
}

/// Below the diagonal, or below the first one beside it, faer leaves what it does not need.
fn cleared<T: Number>(mut matrix: Square<T>, below: usize) -> Square<T> {
    for row in 0..matrix.n {
        for column in 0..row.saturating_sub(below) {
            matrix[(row, column)] = T::from_real(0.0);
        }
    }
    matrix
}

/// Nothing for numbers that are not finite.
pub fn real_qz(a: &[f64], b: &[f64], n: usize) -> Option<Qz<f64>> {
    if !(all_finite(a) && all_finite(b)) {
        return None;
    }
    let Begun { mut s, mut t, mut q, mut z } = begun(a, b, n);
    let (mut real, mut imaginary, mut beta) = (Diag::zeros(n), Diag::zeros(n), Diag::zeros(n));
    let parameters = <GeneralizedSchurParams as Auto<f64>>::auto();
    let parallelism = get_global_parallelism();
    qz_real::hessenberg_to_qz(
        s.as_mut(),
        t.as_mut(),
        Some(q.as_mut()),
        Some(z.as_mut()),
        real.as_mut().column_vector_mut(),
        imaginary.as_mut().column_vector_mut(),
        beta.as_mut().column_vector_mut(),
        ComputeEigenvectors::Yes,
        parallelism,
        parameters,
        MemStack::new(&mut MemBuffer::new(qz_real::hessenberg_to_qz_scratch::<f64>(n, parallelism, parameters))),
    );
    Some(Qz { s: cleared(square(&s), 1), t: cleared(square(&t), 0), q: square(&q), z: square(&z) })
}

/// Nothing for numbers that are not finite.
pub fn complex_qz(a: &[Complex64], b: &[Complex64], n: usize) -> Option<Qz<Complex64>> {
    if !(all_finite(a) && all_finite(b)) {
        return None;
    }
    let Begun { mut s, mut t, mut q, mut z } = begun(a, b, n);
    let (mut alpha, mut beta) = (Diag::zeros(n), Diag::zeros(n));
    let parameters = <GeneralizedSchurParams as Auto<Complex64>>::auto();
    let parallelism = get_global_parallelism();
    qz_cplx::hessenberg_to_qz(
        s.as_mut(),
        t.as_mut(),
        Some(q.as_mut()),
        Some(z.as_mut()),
        alpha.as_mut().column_vector_mut(),
        beta.as_mut().column_vector_mut(),
        ComputeEigenvectors::Yes,
        parallelism,
        parameters,
        MemStack::new(&mut MemBuffer::new(qz_cplx::hessenberg_to_qz_scratch::<Complex64>(n, parallelism, parameters))),
    );
    Some(Qz { s: cleared(square(&s), 0), t: cleared(square(&t), 0), q: square(&q), z: square(&z) })
}

/// The form with the chosen eigenvalues first; the diagonal of t is real and not negative.
pub fn reorder_complex_qz(qz: Qz<Complex64>, chosen: &[bool]) -> Qz<Complex64> {
    let Qz { mut s, mut t, mut q, mut z } = qz;
    let n = s.n;
    for (target, place) in (0..n).filter(|place| chosen[*place]).enumerate() {
        for first in (target..place).rev() {
            exchange(&mut s, &mut t, &mut q, &mut z, first);
        }
    }
    for row in 0..n {
        let length = t[(row, row)].norm();
        if length > 0.0 {
            let phase = t[(row, row)].conj() / length;
            for column in row..n {
                s[(row, column)] *= phase;
                t[(row, column)] *= phase;
            }
            for other in 0..n {
                q[(other, row)] *= phase.conj();
            }
            t[(row, row)] = Complex64::new(length, 0.0);
        }
    }
    Qz { s, t, q, z }
}

/// Exchanges two neighbours on the diagonals: columns turn so that the second value comes first, rows so that both
/// matrices are triangles again.
fn exchange(
    s: &mut Square<Complex64>,
    t: &mut Square<Complex64>,
    q: &mut Square<Complex64>,
    z: &mut Square<Complex64>,
    first: usize,
) {
    let (n, second) = (s.n, first + 1);
    let f = s[(second, second)] * t[(first, first)] - t[(second, second)] * s[(first, first)];
    let g = s[(second, second)] * t[(first, second)] - t[(second, second)] * s[(first, second)];
    let by_rows =
        s[(second, second)].norm() * t[(first, first)].norm() >= s[(first, first)].norm() * t[(second, second)].norm();
    let (cosine, sine) = rotation(g, f);
    let right = |matrix: &mut Square<Complex64>, row: usize| {
        let (a, b) = (matrix[(row, first)], matrix[(row, second)]);
        (matrix[(row, first)], matrix[(row, second)]) = (cosine * a - sine.conj() * b, sine * a + cosine * b);
    };
    (0..=second).for_each(|row| right(s, row));
    (0..=second).for_each(|row| right(t, row));
    (0..n).for_each(|row| right(z, row));
    let leading =
        if by_rows { (s[(first, first)], s[(second, first)]) } else { (t[(first, first)], t[(second, first)]) };
    let (cosine, sine) = rotation(leading.0, leading.1);
    for matrix in [&mut *s, &mut *t] {
        for column in first..n {
            let (a, b) = (matrix[(first, column)], matrix[(second, column)]);
            (matrix[(first, column)], matrix[(second, column)]) = (cosine * a + sine * b, cosine * b - sine.conj() * a);
        }
        matrix[(second, first)] = Complex64::ZERO;
    }
    for row in 0..n {
        let (a, b) = (q[(row, first)], q[(row, second)]);
        (q[(row, first)], q[(row, second)]) = (cosine * a + sine.conj() * b, cosine * b - sine * a);
    }
}
