//! Schur forms and what leads to them, step for step as LAPACK does it: order and signs of the results are its own.

mod balance;
mod complex;
mod hessenberg;
mod real;
mod reorder;
mod vectors;

pub use balance::{Balance, Balanced, balance};
pub use hessenberg::{Hessenberg, hessenberg};
pub(crate) use reorder::rotation;
pub use reorder::{reorder_complex, reorder_real};

use num_complex::Complex64;

use crate::matrix::{Number, all_finite};

/// A square matrix in rows.
#[derive(Clone)]
pub struct Square<T> {
    pub values: Vec<T>,
    pub n: usize,
}

impl<T: Number> Square<T> {
    pub(crate) fn identity(n: usize) -> Self {
        let mut values = vec![T::from_real(0.0); n * n];
        for place in 0..n {
            values[place * n + place] = T::from_real(1.0);
        }
        Self { values, n }
    }

    fn swap_rows(&mut self, first: usize, second: usize, columns: std::ops::Range<usize>) {
        for column in columns {
            self.values.swap(first * self.n + column, second * self.n + column);
        }
    }

    fn swap_columns(&mut self, first: usize, second: usize, rows: std::ops::Range<usize>) {
        for row in rows {
            self.values.swap(row * self.n + first, row * self.n + second);
        }
    }
}

impl<T> std::ops::Index<(usize, usize)> for Square<T> {
    type Output = T;
    fn index(&self, (row, column): (usize, usize)) -> &T {
        &self.values[row * self.n + column]
    }
}

impl<T> std::ops::IndexMut<(usize, usize)> for Square<T> {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut T {
        &mut self.values[row * self.n + column]
    }
}

/// `a = z t z*`: the (quasi-)triangle, the unitary matrix and the eigenvalues.
pub struct Schur<T> {
    pub t: Square<T>,
    pub z: Square<T>,
    pub values: Vec<Complex64>,
}

/// The real form of a real matrix: blocks of two where eigenvalues are complex. Nothing without convergence.
pub fn real_schur(a: &[f64], n: usize) -> Option<Schur<f64>> {
    schur_of(a, n, Balance { permute: true, scale: false }, real::triangle)
}

pub fn complex_schur(a: &[Complex64], n: usize) -> Option<Schur<Complex64>> {
    schur_of(a, n, Balance { permute: true, scale: false }, complex::triangle)
}

type Triangle<T> = fn(&mut Square<T>, &mut Square<T>, usize, usize) -> Option<Vec<Complex64>>;

fn schur_of<T: Number>(a: &[T], n: usize, how: Balance, triangle: Triangle<T>) -> Option<Schur<T>> {
    if !all_finite(a) {
        return None;
    }
    if n == 0 {
        return Some(Schur { t: Square::identity(0), z: Square::identity(0), values: Vec::new() });
    }
    let balanced = balance(Square { values: a.to_vec(), n }, how);
    let Hessenberg { mut h, mut q } = hessenberg(balanced.matrix.clone(), balanced.low, balanced.high);
    let values = triangle(&mut h, &mut q, balanced.low, balanced.high)?;
    balanced.back(&mut q);
    Some(Schur { t: h, z: q, values })
}

/// Eigenvalues and right eigenvectors (columns of length one) in LAPACK's order and phases.
pub fn ordered_eigen(a: &[Complex64], is_real: bool, n: usize) -> Option<(Vec<Complex64>, Vec<Complex64>)> {
    let how = Balance { permute: true, scale: true };
    let found = if is_real {
        let real: Vec<f64> = a.iter().map(|value| value.re).collect();
        let balanced = balance(finite(&real, n)?, how);
        let Hessenberg { mut h, mut q } = hessenberg(balanced.matrix.clone(), balanced.low, balanced.high);
        let values = real::triangle(&mut h, &mut q, balanced.low, balanced.high)?;
        let mut vectors = vectors::of_real(&h, &q, &values);
        balanced.back(&mut vectors);
        (values, vectors)
    } else {
        let balanced = balance(finite(a, n)?, how);
        let Hessenberg { mut h, mut q } = hessenberg(balanced.matrix.clone(), balanced.low, balanced.high);
        let values = complex::triangle(&mut h, &mut q, balanced.low, balanced.high)?;
        let mut vectors = vectors::of_complex(&h, &q);
        balanced.back(&mut vectors);
        (values, vectors)
    };
    let (values, mut vectors) = found;
    vectors::normalise(&mut vectors, &values, is_real);
    Some((values, vectors.values))
}

fn finite<T: Number>(a: &[T], n: usize) -> Option<Square<T>> {
    all_finite(a).then(|| Square { values: a.to_vec(), n })
}
