//! The numbers a matrix may hold, and the way between row-major vectors and faer's matrices.

use std::sync::Once;

use faer::traits::ComplexField;
use faer::{Mat, MatRef, Par};
use num_complex::Complex64;

/// `f64` or `Complex64`.
pub trait Number: ComplexField<Real = f64> + Copy {
    fn from_real(value: f64) -> Self;
    fn magnitude(self) -> f64;
    /// Size for choosing a pivot: LAPACK adds real and imaginary parts instead of taking a root.
    fn pivot_size(self) -> f64;
    fn is_finite_number(self) -> bool;
    #[must_use]
    fn conjugate(self) -> Self;
    fn real_part(self) -> f64;
    fn imaginary_part(self) -> f64;
    /// The imaginary part is dropped where numbers are real.
    fn of_parts(real: f64, imaginary: f64) -> Self;
}

impl Number for f64 {
    fn from_real(value: f64) -> Self {
        value
    }
    fn magnitude(self) -> f64 {
        self.abs()
    }
    fn pivot_size(self) -> f64 {
        self.abs()
    }
    fn is_finite_number(self) -> bool {
        self.is_finite()
    }
    fn conjugate(self) -> Self {
        self
    }
    fn real_part(self) -> f64 {
        self
    }
    fn imaginary_part(self) -> f64 {
        0.0
    }
    fn of_parts(real: f64, _imaginary: f64) -> Self {
        real
    }
}

impl Number for Complex64 {
    fn from_real(value: f64) -> Self {
        Complex64::new(value, 0.0)
    }
    fn magnitude(self) -> f64 {
        self.norm()
    }
    fn pivot_size(self) -> f64 {
        self.re.abs() + self.im.abs()
    }
    fn is_finite_number(self) -> bool {
        self.is_finite()
    }
    fn conjugate(self) -> Self {
        self.conj()
    }
    fn real_part(self) -> f64 {
        self.re
    }
    fn imaginary_part(self) -> f64 {
        self.im
    }
    fn of_parts(real: f64, imaginary: f64) -> Self {
        Complex64::new(real, imaginary)
    }
}

/// How many parts large work is cut into. One number for all machines: the last digits depend on it, and must not depend
/// on how many threads take the parts up.
pub(crate) const N_PARTS: usize = 8;

/// Has the decompositions, which ask no caller, cut their work so.
fn fix_parts() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| faer::set_global_parallelism(Par::rayon(N_PARTS)));
}

pub(crate) fn view<T>(values: &[T], n_rows: usize, n_columns: usize) -> MatRef<'_, T> {
    fix_parts();
    MatRef::from_row_major_slice(values, n_rows, n_columns)
}

pub(crate) fn row_major<T: Number>(matrix: MatRef<'_, T>) -> Vec<T> {
    let (n_rows, n_columns) = (matrix.nrows(), matrix.ncols());
    (0..n_rows).flat_map(|row| (0..n_columns).map(move |column| matrix[(row, column)])).collect()
}

pub(crate) fn owned<T: Number>(values: &[T], n_rows: usize, n_columns: usize) -> Mat<T> {
    fix_parts();
    Mat::from_fn(n_rows, n_columns, |row, column| values[row * n_columns + column])
}

pub(crate) fn all_finite<T: Number>(values: &[T]) -> bool {
    values.iter().all(|value| value.is_finite_number())
}
