//! Clusters: rounds of k-means with weights, dense regions.

mod dense;
mod elkan;
mod lloyd;
mod means;

pub use dense::dense_labels;
pub use elkan::elkan;
pub use lloyd::{Partition, closest, lloyd};
