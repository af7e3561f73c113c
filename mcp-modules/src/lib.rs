//! Analyses over tables: what `execute_analysis` stands on.

pub mod analysis;
