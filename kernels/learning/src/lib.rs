//! Plain baselines over slices of numbers: linear and logistic regression, random forests, k-means.
//!
//! No files, no clock. Work is cut into pieces by its size alone and summed in their order, so the number of threads changes
//! nothing in a forest, and at most the last bits of the others, where matrices are large.
//!
//! Written here because the one maintained crate that has all four works on one thread, lets a fit that did not converge
//! look like one that did, and loads models without checking them.

mod error;
mod forest;
mod kmeans;
mod linear;
mod logistic;
mod model;
mod rows;
mod saved;
mod streams;

pub use error::{Error, Result};
pub use forest::{Forest, ForestOptions, Target};
pub use kmeans::{Clusters, KMeans, KMeansOptions};
pub use linear::Linear;
pub use logistic::{Logistic, LogisticOptions, MAX_CLASSES};
pub use model::Model;
pub use rows::Rows;
