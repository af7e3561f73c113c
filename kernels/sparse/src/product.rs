//! Products with another sparse matrix and with a dense one.

use std::ops::{AddAssign, Mul};

use num_complex::Complex64;
use rayon::prelude::*;

use crate::error::{SparseError, filled};
use crate::pattern::Pattern;

/// What an element of a matrix may be in a product.
pub trait Value: Copy + Send + Sync + PartialEq + AddAssign + Mul<Output = Self> {
    const ZERO: Self;
    /// `sum + a * b`; whole numbers wrap around.
    #[must_use]
    fn plus_product(self, a: Self, b: Self) -> Self;
}

macro_rules! floating_value {
    ($($kind:ty => $zero:expr),*) => {$(
        impl Value for $kind {
            const ZERO: Self = $zero;
            fn plus_product(self, a: Self, b: Self) -> Self {
                self + a * b
            }
        }
    )*};
}
floating_value!(f64 => 0.0, f32 => 0.0, Complex64 => Complex64 { re: 0.0, im: 0.0 });

impl Value for i64 {
    const ZERO: Self = 0;
    fn plus_product(self, a: Self, b: Self) -> Self {
        self.wrapping_add(a.wrapping_mul(b))
    }
}

/// So many multiplications are done by one thread; more are worth several.
const PARALLEL: usize = 100_000;

/// `a` times a dense row-major matrix of `k` columns.
pub fn dense_product<T: Value>(a: &Pattern, values: &[T], b: &[T], k: usize) -> Result<Vec<T>, SparseError> {
    if values.len() < a.n_elements() || b.len() != a.n_minor() * k {
        return Err(SparseError::Pattern("dimension mismatch"));
    }
    let mut out = filled(T::ZERO, a.n_major().checked_mul(k).ok_or(SparseError::Memory)?)?;
    if k == 0 {
        return Ok(out);
    }
    let one_row = |(row, sums): (usize, &mut [T])| {
        for place in a.range(row) {
            let factors = &b[a.minor()[place] * k..][..k];
            for (sum, &factor) in sums.iter_mut().zip(factors) {
                *sum = sum.plus_product(values[place], factor);
            }
        }
    };
    if a.n_elements() * k < PARALLEL {
        out.chunks_mut(k).enumerate().for_each(one_row);
    } else {
        out.par_chunks_mut(k).enumerate().with_min_len(64).for_each(one_row);
    }
    Ok(out)
}

/// `a` times `b`: rows list the newest column first, and sums of exactly zero are left out.
pub fn sparse_product<T: Value>(
    a: &Pattern,
    a_values: &[T],
    b: &Pattern,
    b_values: &[T],
) -> Result<(Pattern, Vec<T>), SparseError> {
    if a.n_minor() != b.n_major() || a_values.len() < a.n_elements() || b_values.len() < b.n_elements() {
        return Err(SparseError::Pattern("dimension mismatch"));
    }
    let mut sums = filled(T::ZERO, b.n_minor())?;
    let mut is_touched = filled(false, b.n_minor())?;
    let mut touched = Vec::new();
    let (mut starts, mut minor, mut values) = (Vec::with_capacity(a.starts().len()), Vec::new(), Vec::new());
    starts.push(0);
    for row in 0..a.n_major() {
        for place in a.range(row) {
            let inner = a.minor()[place];
            for other in b.range(inner) {
                let column = b.minor()[other];
                if !is_touched[column] {
                    is_touched[column] = true;
                    touched.push(column);
                }
                sums[column] = sums[column].plus_product(a_values[place], b_values[other]);
            }
        }
        for column in touched.drain(..).rev() {
            if sums[column] != T::ZERO {
                minor.push(column);
                values.push(sums[column]);
            }
            sums[column] = T::ZERO;
            is_touched[column] = false;
        }
        starts.push(minor.len());
    }
    Ok((Pattern::of(starts, minor, b.n_minor()), values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_with_sparse_and_dense() -> Result<(), SparseError> {
        let a = Pattern::new(&[0, 2, 3], &[0, 1, 1], 2)?;
        let values = [1.0, 2.0, 3.0];
        let (pattern, squared) = sparse_product(&a, &values, &a, &values)?;
        assert_eq!((pattern, squared), (Pattern::new(&[0, 2, 3], &[1, 0, 1], 2)?, vec![8.0, 1.0, 9.0]));
        assert_eq!(dense_product(&a, &values, &[1.0, 10.0], 1)?, vec![21.0, 30.0]);
        assert_eq!(dense_product(&a, &values, &[1.0], 1), Err(SparseError::Pattern("dimension mismatch")));
        Ok(())
    }
}
