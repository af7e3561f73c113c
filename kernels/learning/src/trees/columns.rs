//! The columns a tree splits by: 32-bit numbers, column by column, NaN where a value is missing.

use rayon::prelude::*;

use crate::error::{Error, Result};

#[derive(Debug, Clone)]
pub struct Columns {
    values: Vec<Vec<f32>>,
    has_missing: Vec<bool>,
    n_rows: usize,
}

impl Columns {
    /// From rows one after the other.
    pub fn new(rows: &[f32], n_columns: usize) -> Result<Self> {
        if n_columns == 0 {
            return Err(Error::NoColumns);
        }
        if rows.is_empty() {
            return Err(Error::NoRows);
        }
        if !rows.len().is_multiple_of(n_columns) {
            return Err(Error::Columns { wanted: n_columns, found: rows.len() % n_columns });
        }
        let n_rows = rows.len() / n_columns;
        if u32::try_from(n_rows).is_err() {
            return Err(Error::parameter("the number of rows", "below 2^32", n_rows));
        }
        let column = |column: usize| rows.iter().skip(column).step_by(n_columns).copied().collect::<Vec<f32>>();
        let values: Vec<Vec<f32>> = (0..n_columns).into_par_iter().map(column).collect();
        let has_missing = values.iter().map(|column| column.iter().any(|value| value.is_nan())).collect();
        Ok(Self { values, has_missing, n_rows })
    }

    /// The same columns, in which NaN counts as a number that is neither above nor below any other.
    #[must_use]
    pub fn without_missing(mut self) -> Self {
        self.has_missing.fill(false);
        self
    }

    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    pub fn n_columns(&self) -> usize {
        self.values.len()
    }

    pub(super) fn column(&self, column: usize) -> &[f32] {
        &self.values[column]
    }

    pub(super) fn has_missing(&self, column: usize) -> bool {
        self.has_missing[column]
    }
}
