//! How good a model is, with scikit-learn's numbers.
//!
//! Labels are codes; every code below the largest is a class that may be absent. Numbers must be
//! finite: NaN is an error here, as there.

pub mod classification;
pub mod clustering;
pub mod forecasting;
mod partitions;
pub mod ranking;
pub mod regression;

pub use partitions::{
    Partition, adjusted_mutual_information, adjusted_rand, compare_partitions, fowlkes_mallows, mutual_information,
    normalized_mutual_information,
};
