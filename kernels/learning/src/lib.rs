//! What fits estimators, over slices of numbers: the descents, trees, machines and clusters behind `sklearn`, and plain
//! baselines (linear and logistic regression, random forests, k-means) for the kit.
//!
//! No files, no clock. Work is cut into pieces by its size alone and summed in their order, so the number of threads changes
//! nothing in a forest, and at most the last bits of the others, where matrices are large.
//!
//! Written here because the one maintained crate that has the baselines works on one thread, lets a fit that did not converge
//! look like one that did, and loads models without checking them.

pub mod boosting;
pub mod clusters;
pub mod columns;
pub mod descent;
pub mod embedding;
mod error;
mod forest;
pub mod information;
pub mod isotonic;
mod kmeans;
mod linear;
mod logistic;
mod model;
mod rows;
mod saved;
mod streams;
pub mod svm;
pub mod terms;
pub mod trees;

pub use error::{Error, Result};
pub use forest::{Forest, ForestOptions, Target};
pub use kmeans::{Clusters, KMeans, KMeansOptions};
pub use linear::Linear;
pub use logistic::{Logistic, LogisticOptions, MAX_CLASSES};
pub use model::Model;
pub use rows::Rows;
