//! Matrices that are mostly zero: products, factors, paths in graphs. No files, no clock.
//!
//! A matrix is a [`Pattern`], which says where its elements are, and a slice with their values. What only moves
//! elements returns places, so that the caller moves values of any type.

mod combine;
mod error;
pub mod factor;
pub mod graph;
mod pattern;
mod product;
mod select;

pub use error::SparseError;
pub use pattern::{Pattern, compress};
pub use product::{Value, dense_product, sparse_product};
