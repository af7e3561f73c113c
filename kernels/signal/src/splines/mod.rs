//! Splines of one variable and their products: values, interpolation, least squares and Dierckx's smoothing.
//!
//! A B-spline is its knots, its degree and rows of coefficients, `n_columns` numbers each. `None` means that sizes do not fit
//! together or that a system of equations is singular; NaN comes out as NaN.

mod band;
mod basis;
mod evaluate;
mod interpolate;
mod least_squares;
mod natural;
mod piecewise;
mod smooth;

pub use band::solve_band;
pub use basis::design;
pub use evaluate::{Outside, evaluate, evaluate_product};
pub use interpolate::{Ends, interpolate};
pub use least_squares::{Samples, fit_least_squares};
pub use natural::smoothing_residuals;
pub use piecewise::evaluate_pieces;
pub use smooth::{End, Resumed, Search, Smoothed, smooth};
