//! Linear programs, assignments, and the triangles of least squares. No files, no clock.

mod assignment;
mod integer;
mod program;
mod simplex;
mod triangle;

pub use assignment::assign;
pub use integer::{Kind, Whole, solve_whole};
pub use program::{Program, Solution, Status};
pub use simplex::{Basis, solve};
pub use triangle::{Triangle, triangle};
