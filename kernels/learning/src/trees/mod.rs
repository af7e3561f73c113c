//! Decision trees that are scikit-learn's to the last bit: the same draws, the same order of sums, the same thresholds.
//!
//! `random` and `order` are what makes them so; `measure` with `classes`, `numbers` and `medians` is what splits are judged
//! by, `split` finds one, `grow` puts nodes together, `walk` and `prune` work on arrays of a tree.

#![expect(clippy::float_cmp, reason = "equal to the last bit is what is meant")]

mod classes;
mod columns;
mod grow;
mod measure;
mod medians;
mod numbers;
mod order;
mod prune;
mod random;
mod running;
mod split;
mod walk;

pub use columns::Columns;
pub use prune::{Pruned, prune};
pub use random::{bootstrap_counts, splitter_seed};
pub use walk::{Answering, TreeArrays, Walk, sum_answers};

use crate::error::{Error, Result};
use classes::Classes;
use measure::Measure;
use medians::AbsoluteError;
use numbers::{Numbers, Poisson, SquaredError};
use split::{Split, Splitter};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Criterion {
    Gini,
    Entropy,
    SquaredError,
    FriedmanMse,
    AbsoluteError,
    Poisson,
}

/// What is predicted, row by row.
#[derive(Debug, Clone, Copy)]
pub enum Targets<'a> {
    /// Codes of classes, and how many classes each output has.
    Classes(&'a [u32], &'a [usize]),
    /// Numbers, and how many there are in a row.
    Numbers(&'a [f64], usize),
}

#[derive(Debug, Clone, Copy)]
pub struct TreeOptions<'a> {
    pub max_depth: usize,
    pub min_samples_split: usize,
    pub min_samples_leaf: usize,
    pub min_weight_leaf: f64,
    pub max_features: usize,
    pub max_leaf_nodes: Option<usize>,
    pub min_impurity_decrease: f64,
    /// Thresholds are drawn, not searched for.
    pub random_splits: bool,
    /// For each column 1 where answers may only rise with it, -1 where they may only fall, 0 for no rule.
    pub monotonic: Option<&'a [i8]>,
}

/// A tree as arrays, one entry for each node; `values` has `width`.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Grown {
    pub left: Vec<i64>,
    pub right: Vec<i64>,
    pub feature: Vec<i64>,
    pub threshold: Vec<f64>,
    pub impurity: Vec<f64>,
    pub n_rows: Vec<i64>,
    pub weight: Vec<f64>,
    pub missing_left: Vec<u8>,
    pub values: Vec<f64>,
    pub width: usize,
    pub max_depth: usize,
}

const NO_CHILD: i64 = -1;
const NO_FEATURE: i64 = -2;
const NO_THRESHOLD: f64 = -2.0;

impl Grown {
    fn add(
        &mut self,
        under: Option<(usize, bool)>,
        split: Option<&Split>,
        impurity: f64,
        n_rows: usize,
        weight: f64,
        depth: usize,
    ) -> usize {
        let node = self.left.len();
        if let Some((parent, is_left)) = under {
            let children = if is_left { &mut self.left } else { &mut self.right };
            children[parent] = whole(node);
        }
        self.left.push(NO_CHILD);
        self.right.push(NO_CHILD);
        self.feature.push(split.map_or(NO_FEATURE, |split| whole(split.feature)));
        self.threshold.push(split.map_or(NO_THRESHOLD, |split| split.threshold));
        self.missing_left.push(split.map_or(0, |split| u8::from(split.missing_left)));
        self.impurity.push(impurity);
        self.n_rows.push(whole(n_rows));
        self.weight.push(weight);
        self.max_depth = self.max_depth.max(depth);
        node
    }

    fn make_leaf(&mut self, node: usize) {
        (self.left[node], self.right[node]) = (NO_CHILD, NO_CHILD);
        (self.feature[node], self.threshold[node]) = (NO_FEATURE, NO_THRESHOLD);
    }

    pub fn n_nodes(&self) -> usize {
        self.left.len()
    }
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Checks what `grow` relies on.
pub fn check(
    columns: &Columns,
    targets: Targets<'_>,
    weights: Option<&[f64]>,
    options: &TreeOptions<'_>,
) -> Result<()> {
    let n_rows = columns.n_rows();
    let n_targets = match targets {
        Targets::Classes(codes, counts) => {
            let n_outputs = counts.len().max(1);
            let is_known = |(place, code): (usize, &u32)| (*code as usize) < counts[place % n_outputs];
            if counts.is_empty() || !codes.iter().enumerate().all(is_known) {
                return Err(Error::parameter("n_classes", "above every code", counts.len()));
            }
            codes.len() / n_outputs
        }
        Targets::Numbers(values, n_outputs) => values.len() / n_outputs.max(1),
    };
    if n_targets != n_rows {
        return Err(Error::Length { n_rows, n_targets });
    }
    if let Some(weights) = weights
        && weights.len() != n_rows
    {
        return Err(Error::Length { n_rows, n_targets: weights.len() });
    }
    if let Some(directions) = options.monotonic
        && directions.len() != columns.n_columns()
    {
        return Err(Error::Columns { wanted: columns.n_columns(), found: directions.len() });
    }
    Ok(())
}

/// Grows one tree from what `check` has passed. `seed` is the one of the splitter.
pub fn grow(
    columns: &Columns,
    targets: Targets<'_>,
    weights: Option<&[f64]>,
    criterion: Criterion,
    options: &TreeOptions<'_>,
    seed: u32,
) -> Grown {
    match targets {
        Targets::Classes(codes, counts) => {
            let stride = counts.iter().copied().max().unwrap_or(1);
            // Sums of whole weights are exact, in whatever order they are added; but where values are missing, it is the
            // order of rows that says which of them are taken for missing.
            let is_whole = weights.is_none_or(|weights| weights.iter().all(|weight| weight.fract() == 0.0));
            let any_order = is_whole && !(0..columns.n_columns()).any(|column| columns.has_missing(column));
            if criterion == Criterion::Entropy {
                run(columns, Classes::<true> { codes, counts, stride }, weights, options, seed, any_order)
            } else {
                run(columns, Classes::<false> { codes, counts, stride }, weights, options, seed, any_order)
            }
        }
        Targets::Numbers(values, n_outputs) => {
            let numbers = Numbers { values, n_outputs };
            match criterion {
                Criterion::FriedmanMse => run(columns, SquaredError::<true>(numbers), weights, options, seed, false),
                Criterion::AbsoluteError => {
                    run(columns, AbsoluteError::new(values, n_outputs), weights, options, seed, false)
                }
                Criterion::Poisson => run(columns, Poisson(numbers), weights, options, seed, false),
                _ => run(columns, SquaredError::<false>(numbers), weights, options, seed, false),
            }
        }
    }
}

fn run<M: Measure>(
    columns: &Columns,
    measure: M,
    weights: Option<&[f64]>,
    options: &TreeOptions<'_>,
    seed: u32,
    any_order: bool,
) -> Grown {
    grow::grow(Splitter::new(columns, measure, weights, options, seed, any_order), options)
}
