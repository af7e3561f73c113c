//! Layouts of t-SNE: what pairs are worth, and which way the divergence falls, exactly or by cells of a tree.

mod cells;
mod exact;
mod near;
mod shares;

pub use exact::exact_slope;
pub use near::{Near, near_slope};
pub use shares::shares;
