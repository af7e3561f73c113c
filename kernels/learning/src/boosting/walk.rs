//! Trees of bins as arrays that came from anywhere, checked so that every walk down ends at a leaf inside them.

use rayon::prelude::*;

use super::{BinSet, is_in};
use crate::error::{Error, Result};

const ROWS_AT_ONCE: usize = 512;

/// Arrays of a tree, one entry for each node; `column` is -1 for a leaf.
#[derive(Debug, Clone, Copy)]
pub struct TreeOfBins<'a> {
    pub value: &'a [f64],
    pub column: &'a [i64],
    pub threshold: &'a [f64],
    pub bin: &'a [u8],
    pub missing_left: &'a [u8],
    pub left: &'a [i64],
    pub right: &'a [i64],
    /// Which set of `sets` a node splits by; -1 where it does not split categories.
    pub set: &'a [i64],
    pub sets: &'a [u32],
    /// The output it adds to.
    pub output: usize,
}

#[derive(Debug, Clone, Copy)]
struct Step {
    value: f64,
    threshold: f64,
    column: u32,
    left: u32,
    right: u32,
    set: u32,
    bin: u8,
    missing_left: bool,
}

const NONE: u32 = u32::MAX;

/// Trees that are safe to walk.
#[derive(Debug, Clone)]
pub struct Forest {
    trees: Vec<(Vec<Step>, Vec<BinSet>, usize)>,
    n_columns: usize,
}

impl Forest {
    pub fn new(trees: &[TreeOfBins<'_>], n_columns: usize, n_outputs: usize) -> Result<Self> {
        let read = trees.iter().map(|tree| steps(tree, n_columns, n_outputs)).collect::<Result<_>>()?;
        Ok(Self { trees: read, n_columns })
    }
}

fn steps(tree: &TreeOfBins<'_>, n_columns: usize, n_outputs: usize) -> Result<(Vec<Step>, Vec<BinSet>, usize)> {
    let n_nodes = tree.value.len();
    let lengths = [tree.column.len(), tree.threshold.len(), tree.left.len(), tree.right.len(), tree.set.len()];
    let bytes = [tree.bin.len(), tree.missing_left.len()];
    if n_nodes == 0 || lengths.iter().chain(&bytes).any(|length| *length != n_nodes) || tree.output >= n_outputs {
        return Err(Error::saved("the arrays of a tree differ in length"));
    }
    let (sets, _) = tree.sets.as_chunks::<8>();
    let mut steps = Vec::with_capacity(n_nodes);
    for node in 0..n_nodes {
        let mut step = Step {
            value: tree.value[node],
            threshold: tree.threshold[node],
            column: NONE,
            left: 0,
            right: 0,
            set: NONE,
            bin: tree.bin[node],
            missing_left: tree.missing_left[node] != 0,
        };
        if tree.column[node] >= 0 {
            let inside = |number: i64, low: usize, high: usize| {
                let number = usize::try_from(number).ok().filter(|number| (low..high).contains(number));
                number.and_then(|number| u32::try_from(number).ok())
            };
            let (column, left) = (inside(tree.column[node], 0, n_columns), inside(tree.left[node], node + 1, n_nodes));
            let (Some(column), Some(left), Some(right)) = (column, left, inside(tree.right[node], node + 1, n_nodes))
            else {
                return Err(Error::saved(format!("node {node} of a tree points outside of it")));
            };
            (step.column, step.left, step.right) = (column, left, right);
            if tree.set[node] >= 0 {
                let Some(set) = inside(tree.set[node], 0, sets.len()) else {
                    return Err(Error::saved(format!("node {node} of a tree has no categories")));
                };
                step.set = set;
            }
        }
        steps.push(step);
    }
    Ok((steps, sets.to_vec(), tree.output))
}

fn leaf<T: Copy>(
    steps: &[Step],
    sets: &[BinSet],
    value: impl Fn(u32) -> T,
    left: impl Fn(&Step, &[BinSet], T) -> bool,
) -> f64 {
    let mut step = &steps[0];
    while step.column != NONE {
        let next = if left(step, sets, value(step.column)) { step.left } else { step.right };
        step = &steps[next as usize];
    }
    step.value
}

fn by_value(step: &Step, sets: &[BinSet], value: f64) -> bool {
    if value.is_nan() {
        return step.missing_left;
    }
    if step.set == NONE {
        return value <= step.threshold;
    }
    if !(0.0..256.0).contains(&value) {
        return step.missing_left;
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number below 256")]
    let bin = value as u8;
    is_in(&sets[step.set as usize], bin)
}

/// Sums of what the trees answer for rows of numbers, added to `sums`, which has `n_outputs` for each row.
pub fn sum_of_values(forest: &Forest, rows: &[f64], sums: &mut [f64], n_outputs: usize) {
    let n_columns = forest.n_columns.max(1);
    let pieces = sums.par_chunks_mut(n_outputs * ROWS_AT_ONCE).zip(rows.par_chunks(n_columns * ROWS_AT_ONCE));
    pieces.for_each(|(sums, rows)| {
        for (steps, sets, output) in &forest.trees {
            for (sums, row) in sums.chunks_exact_mut(n_outputs).zip(rows.chunks_exact(n_columns)) {
                sums[*output] += leaf(steps, sets, |column| row[column as usize], by_value);
            }
        }
    });
}

/// As `sum_of_values`, for bins that stand column by column.
pub fn sum_of_bins(forest: &Forest, bins: &[u8], missing: u8, sums: &mut [f64], n_outputs: usize) {
    let n_rows = sums.len() / n_outputs.max(1);
    if bins.len() != n_rows * forest.n_columns {
        return;
    }
    let by_bin = |step: &Step, sets: &[BinSet], bin: u8| {
        if bin == missing {
            step.missing_left
        } else if step.set == NONE {
            bin <= step.bin
        } else {
            is_in(&sets[step.set as usize], bin)
        }
    };
    sums.par_chunks_mut(n_outputs).enumerate().with_min_len(ROWS_AT_ONCE).for_each(|(row, sums)| {
        for (steps, sets, output) in &forest.trees {
            sums[*output] += leaf(steps, sets, |column| bins[column as usize * n_rows + row], by_bin);
        }
    });
}
