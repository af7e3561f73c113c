//! Rows of features, one after the other in one slice. Whoever holds `Rows` knows that every number in them is finite.

use crate::error::{Error, Result};

#[derive(Debug, Clone, Copy)]
pub struct Rows<'a> {
    values: &'a [f64],
    n_columns: usize,
}

impl<'a> Rows<'a> {
    pub fn new(values: &'a [f64], n_columns: usize) -> Result<Self> {
        if n_columns == 0 {
            return Err(Error::NoColumns);
        }
        if !values.len().is_multiple_of(n_columns) {
            return Err(Error::Columns { wanted: n_columns, found: values.len() % n_columns });
        }
        if let Some(place) = values.iter().position(|value| !value.is_finite()) {
            return Err(Error::NotFinite { row: place / n_columns, column: place % n_columns, value: values[place] });
        }
        Ok(Self { values, n_columns })
    }

    pub fn n_rows(&self) -> usize {
        self.values.len() / self.n_columns
    }

    pub fn n_columns(&self) -> usize {
        self.n_columns
    }

    pub(crate) fn row(&self, row: usize) -> &'a [f64] {
        &self.values[row * self.n_columns..(row + 1) * self.n_columns]
    }

    pub(crate) fn each(&self) -> std::slice::ChunksExact<'a, f64> {
        self.values.chunks_exact(self.n_columns)
    }

    pub(crate) fn as_slice(&self) -> &'a [f64] {
        self.values
    }

    /// Pieces of `n_rows` rows; the last may be shorter.
    pub(crate) fn pieces(&self, n_rows: usize) -> Vec<Rows<'a>> {
        let pieces = self.values.chunks(n_rows.max(1) * self.n_columns);
        pieces.map(|values| Rows { values, n_columns: self.n_columns }).collect()
    }

    pub(crate) fn means(&self) -> Vec<f64> {
        let mut sums = vec![0.0; self.n_columns];
        for row in self.each() {
            for (sum, value) in sums.iter_mut().zip(row) {
                *sum += value;
            }
        }
        let n_rows = count(self.n_rows());
        sums.iter().map(|sum| sum / n_rows).collect()
    }

    /// Rows to fit: at least one, and a value to predict for each.
    pub(crate) fn require(&self, n_targets: usize) -> Result<()> {
        if self.values.is_empty() {
            return Err(Error::NoRows);
        }
        let n_rows = self.n_rows();
        if n_rows == n_targets { Ok(()) } else { Err(Error::Length { n_rows, n_targets }) }
    }

    /// Rows to predict: as wide as those of the fit.
    pub(crate) fn require_width(&self, wanted: usize) -> Result<()> {
        if self.n_columns == wanted { Ok(()) } else { Err(Error::Columns { wanted, found: self.n_columns }) }
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of rows are far below 2^53")]
pub(crate) fn count(n: usize) -> f64 {
    n as f64
}

/// The sum of the products, in four lanes: one sum alone would wait for each addition.
pub(crate) fn dot(left: &[f64], right: &[f64]) -> f64 {
    let (left_fours, left_rest) = left.as_chunks::<4>();
    let (right_fours, right_rest) = right.as_chunks::<4>();
    let mut lanes = [0.0; 4];
    for (left, right) in left_fours.iter().zip(right_fours) {
        for ((lane, left), right) in lanes.iter_mut().zip(left).zip(right) {
            *lane += left * right;
        }
    }
    let rest: f64 = left_rest.iter().zip(right_rest).map(|(left, right)| left * right).sum();
    (lanes[0] + lanes[2]) + (lanes[1] + lanes[3]) + rest
}

pub(crate) fn require_finite(targets: &[f64]) -> Result<()> {
    match targets.iter().position(|value| !value.is_finite()) {
        Some(row) => Err(Error::TargetNotFinite { row, value: targets[row] }),
        None => Ok(()),
    }
}

/// Codes of classes, from zero to `n_classes`, of which two or more occur.
pub(crate) fn require_classes(codes: &[u32], n_classes: usize) -> Result<()> {
    if codes.iter().any(|code| *code as usize >= n_classes) {
        return Err(Error::parameter("n_classes", "above every code", n_classes));
    }
    if codes.iter().all(|code| *code == codes[0]) { Err(Error::OneClass) } else { Ok(()) }
}
