//! Matrix products, decompositions and Fourier transforms over faer and rustfft.
//!
//! Everything takes one row-major matrix as a slice with its size and returns row-major
//! vectors. `None` means what LAPACK reports as failure: singular, not positive definite, no
//! convergence. NaN and infinity never panic.

#![expect(clippy::many_single_char_names, reason = "matrices and their sizes are called a, b, n, m, k")]

mod banded;
mod factor;
mod fold;
mod fourier;
mod matrix;
mod pair;
mod product;
mod qz;
mod schur;
mod signs;
mod solve;
mod spectral;
mod tall;

pub use banded::Band;
pub use factor::{QrParts, cholesky, qr};
pub use fold::triangle_of_columns;
pub use fourier::{Direction, complex_transform, real_inverse, real_transform};
pub use matrix::Number;
pub use product::multiply;
pub use qz::{Qz, complex_qz, real_qz, reorder_complex_qz};
pub use schur::{
    Balance, Balanced, Hessenberg, Schur, Square, balance, complex_schur, hessenberg, ordered_eigen, real_schur,
    reorder_complex, reorder_real,
};
pub use solve::{determinant, factorise, inverse, log_determinant, solve};
pub use spectral::{
    Svd, eigen, eigenvalues, least_squares, self_adjoint_eigen, self_adjoint_eigenvalues, singular_values, svd,
};
pub use tall::Tall;
