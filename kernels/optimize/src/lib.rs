//! Linear programs and assignments. No files, no clock.

mod assignment;
mod integer;
mod program;
mod simplex;

pub use assignment::assign;
pub use integer::{Kind, Whole, solve_whole};
pub use program::{Program, Solution, Status};
pub use simplex::{Basis, solve};
