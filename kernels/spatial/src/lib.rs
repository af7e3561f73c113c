//! Points in space: distances, trees of neighbours, hulls and triangles, linkage of clusters. No files, no clock.
//!
//! Points are row-major slices with a number of dimensions. What would need more memory than there is answers
//! [`TooLarge`]; no input panics.

pub mod binary;
mod condensed;
mod distance;
mod flat;
mod heap;
pub mod hull;
mod linkage;
mod metric;
mod tree;

pub use condensed::{condensed_index, n_condensed, n_observations};
pub use distance::{across, between_rows, nearest_rows, pairs, room};
pub use flat::{clusters_by_criterion, clusters_by_number, cophenetic, inconsistency, largest_below, leaves};
pub use linkage::{Merge, Method, linkage};
pub use metric::{Distance, Metric};
pub use tree::{KdTree, Norm, Search};

/// The answer would not fit into memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;
