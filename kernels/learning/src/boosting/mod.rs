//! Trees of histogram boosting, as scikit-learn grows them: columns as bins of one byte, sums of gradients for each bin,
//! and always the split that gains most next.
//!
//! Columns are worked on by all threads, each column from its first row to its last, so that sums do not depend on their number.

mod bins;
mod columns;
mod grow;
mod losses;
mod part;
mod search;
mod sums;
mod walk;

pub use bins::{edges_of, to_bins};
pub use grow::{BinnedTree, grow};
pub use losses::{logistic_losses, logistic_steps, spread};
pub use walk::{Forest, TreeOfBins, sum_of_bins, sum_of_values};

use crate::error::{Error, Result};

/// A set of bins, one bit for each.
pub type BinSet = [u32; 8];

pub(crate) fn is_in(set: &BinSet, bin: u8) -> bool {
    set[usize::from(bin) / 32] >> (bin % 32) & 1 == 1
}

/// What is known of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    /// Bins of values that are not missing.
    pub n_bins: usize,
    pub has_missing: bool,
    pub is_categorical: bool,
    /// 1 where answers may only rise with it, -1 where they may only fall, 0 for no rule.
    pub direction: i8,
}

/// Rows to grow a tree from. Bins stand column by column.
#[derive(Debug, Clone, Copy)]
pub struct Ground<'a> {
    pub bins: &'a [u8],
    pub columns: &'a [Column],
    /// Bins in all, the last of which is for missing values.
    pub n_bins: usize,
    pub gradients: &'a [f32],
    /// One number where all are the same.
    pub hessians: &'a [f32],
}

impl<'a> Ground<'a> {
    fn n_rows(&self) -> usize {
        self.gradients.len()
    }

    fn column(&self, column: usize) -> &'a [u8] {
        &self.bins[column * self.n_rows()..(column + 1) * self.n_rows()]
    }

    fn are_hessians_constant(&self) -> bool {
        self.hessians.len() == 1
    }

    fn check(&self) -> Result<()> {
        let (n_rows, n_columns) = (self.n_rows(), self.columns.len());
        if n_columns == 0 {
            return Err(Error::NoColumns);
        }
        if n_rows == 0 || u32::try_from(n_rows).is_err() {
            return Err(Error::NoRows);
        }
        if self.bins.len() != n_rows * n_columns {
            return Err(Error::Length { n_rows: self.bins.len() / n_columns, n_targets: n_rows });
        }
        if self.hessians.len() != 1 && self.hessians.len() != n_rows {
            return Err(Error::Length { n_rows, n_targets: self.hessians.len() });
        }
        let fits = |column: &Column| column.n_bins < self.n_bins;
        // No byte is 256 or more. Otherwise the largest is asked for, since a loop that may end early goes byte by byte.
        let do_bins_fit = self.n_bins == 256
            || self.bins.iter().fold(0, |most: u8, bin| most.max(*bin)) < u8::try_from(self.n_bins).unwrap_or(u8::MAX);
        if self.n_bins > 256 || !self.columns.iter().all(fits) || !do_bins_fit {
            return Err(Error::parameter("n_bins", "above every bin", self.n_bins));
        }
        Ok(())
    }
}

#[derive(Debug, Clone, Copy)]
pub struct BoostingOptions<'a> {
    pub max_leaf_nodes: Option<usize>,
    pub max_depth: Option<usize>,
    pub min_samples_leaf: usize,
    pub l2_regularization: f64,
    pub learning_rate: f64,
    /// Sets of columns that may stand on one way down.
    pub interactions: Option<&'a [Vec<usize>]>,
}
