//! Values as numbers of bins.

use rayon::prelude::*;

/// The bin of each value, column by column: how many edges lie below it; NaN, and what is negative in a categorical column,
/// goes to the last. `values` are rows one after the other.
pub fn to_bins(values: &[f64], edges: &[&[f64]], is_categorical: &[bool], missing: u8) -> Vec<u8> {
    let n_columns = edges.len().max(1);
    let n_rows = values.len() / n_columns;
    let mut bins = vec![0; n_rows * edges.len()];
    bins.par_chunks_mut(n_rows.max(1)).enumerate().for_each(|(column, bins)| {
        let edges = edges[column];
        let is_categorical = is_categorical.get(column).copied().unwrap_or(false);
        for (bin, value) in bins.iter_mut().zip(values.iter().skip(column).step_by(n_columns)) {
            let is_missing = value.is_nan() || (is_categorical && *value < 0.0);
            *bin = if is_missing {
                missing
            } else {
                u8::try_from(edges.partition_point(|edge| edge < value)).unwrap_or(u8::MAX)
            };
        }
    });
    bins
}
