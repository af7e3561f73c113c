//! Random forests: trees grown on rows drawn with replacement, each split chosen among some of the columns, by the Gini
//! impurity for classes and the variance for numbers. What a forest answers is the mean of its trees.

mod grow;
mod impurity;
mod order;
mod tree;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::rows::{Rows, count, require_classes, require_finite};
use crate::saved;
use crate::streams::stream;
use grow::Growth;
use impurity::{Classes, Numbers};
use order::Columns;
use tree::Tree;

/// Beyond this many trees a forest only grows in size.
const MAX_TREES: usize = 10_000;

/// What is to be predicted.
#[derive(Debug, Clone, Copy)]
pub enum Target<'a> {
    Numbers(&'a [f64]),
    /// Codes from zero, and how many classes there are.
    Classes(&'a [u32], usize),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ForestOptions {
    pub n_trees: usize,
    pub max_depth: Option<usize>,
    pub min_samples_split: usize,
    pub min_samples_leaf: usize,
    /// Columns to choose a split among; nothing for the root of their number with classes, and all with numbers.
    pub max_features: Option<usize>,
    pub seed: u64,
}

impl Default for ForestOptions {
    fn default() -> Self {
        Self { n_trees: 100, max_depth: None, min_samples_split: 2, min_samples_leaf: 1, max_features: None, seed: 0 }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Forest {
    n_columns: usize,
    /// Zero for numbers.
    n_classes: usize,
    importances: Vec<f64>,
    trees: Vec<Tree>,
}

impl Forest {
    pub fn fit(x: Rows<'_>, target: Target<'_>, options: ForestOptions) -> Result<Self> {
        Self::fit_watched(x, target, options, &|| ())
    }

    /// Calls `has_grown` after each tree, on whichever thread grew it.
    pub fn fit_watched(
        x: Rows<'_>,
        target: Target<'_>,
        options: ForestOptions,
        has_grown: &(dyn Fn() + Sync),
    ) -> Result<Self> {
        let (n_targets, n_classes) = match target {
            Target::Numbers(values) => (values.len(), 0),
            Target::Classes(codes, n_classes) => (codes.len(), n_classes),
        };
        x.require(n_targets)?;
        check_options(x, options)?;
        let n_columns = x.n_columns();
        let root = grow::root_of(n_columns);
        let n_tried = options.max_features.unwrap_or(if n_classes > 0 { root } else { n_columns });
        let columns = Columns::new(x, n_tried);
        let growth = Growth { columns: &columns, n_tried, options };
        let grown: Vec<(Tree, Vec<f64>)> = match target {
            Target::Numbers(values) => {
                require_finite(values)?;
                let mean = values.iter().sum::<f64>() / count(values.len());
                let numbers = Numbers::new(values, mean);
                let trees = (0..options.n_trees).into_par_iter();
                trees
                    .map(|tree| growth.tree(numbers.clone(), &mut stream(options.seed, tree)))
                    .inspect(|_| has_grown())
                    .collect()
            }
            Target::Classes(codes, n_classes) => {
                require_classes(codes, n_classes)?;
                let classes = Classes::new(codes, n_classes);
                let trees = (0..options.n_trees).into_par_iter();
                trees
                    .map(|tree| growth.tree(classes.clone(), &mut stream(options.seed, tree)))
                    .inspect(|_| has_grown())
                    .collect()
            }
        };
        let mut importances = vec![0.0; n_columns];
        for (_, own) in &grown {
            let total: f64 = own.iter().sum();
            if total > 0.0 {
                importances.iter_mut().zip(own).for_each(|(sum, own)| *sum += own / total);
            }
        }
        let total: f64 = importances.iter().sum();
        if total > 0.0 {
            for value in &mut importances {
                *value /= total;
            }
        }
        let trees = grown.into_iter().map(|(tree, _)| tree).collect();
        Ok(Self { n_columns, n_classes, importances, trees })
    }

    /// One number for each row; with classes a row of `n_classes` probabilities.
    pub fn predict(&self, x: Rows<'_>) -> Result<Vec<f64>> {
        const ROWS_AT_ONCE: usize = 256;
        x.require_width(self.n_columns)?;
        let width = self.n_classes.max(1);
        let n_trees = count(self.trees.len());
        let parts: Vec<Vec<f64>> = x
            .pieces(ROWS_AT_ONCE)
            .into_par_iter()
            .map(|rows| {
                let mut sums = vec![0.0; rows.n_rows() * width];
                for tree in &self.trees {
                    for (row, sums) in rows.each().zip(sums.chunks_exact_mut(width)) {
                        tree.add_to(row, sums);
                    }
                }
                for sum in &mut sums {
                    *sum /= n_trees;
                }
                sums
            })
            .collect();
        Ok(parts.concat())
    }

    /// How much each column helped, as shares.
    pub fn importances(&self) -> &[f64] {
        &self.importances
    }

    pub fn n_columns(&self) -> usize {
        self.n_columns
    }

    /// Zero for numbers.
    pub fn n_classes(&self) -> usize {
        self.n_classes
    }

    pub fn n_trees(&self) -> usize {
        self.trees.len()
    }

    /// Of the deepest tree.
    pub fn depth(&self) -> usize {
        self.trees.iter().map(Tree::depth).max().unwrap_or(0)
    }

    pub fn n_nodes(&self) -> usize {
        self.trees.iter().map(Tree::n_nodes).sum()
    }

    /// What a saved model must satisfy; then it is made ready to predict.
    pub(crate) fn check(&mut self) -> Result<()> {
        saved::require(self.n_columns > 0 && self.importances.len() == self.n_columns, "importances")?;
        saved::require((1..=MAX_TREES).contains(&self.trees.len()), "trees")?;
        saved::require(self.n_classes != 1, "n_classes")?;
        for (number, tree) in self.trees.iter().enumerate() {
            let fits = tree.fits(self.n_columns, self.n_classes);
            saved::require(fits, &format!("tree {}", number + 1))?;
        }
        let has_classes = self.n_classes > 0;
        self.trees.iter_mut().for_each(|tree| tree.revive(has_classes));
        Ok(())
    }
}

fn check_options(x: Rows<'_>, options: ForestOptions) -> Result<()> {
    if !(1..=MAX_TREES).contains(&options.n_trees) {
        return Err(Error::parameter("n_trees", "from 1 to 10000", options.n_trees));
    }
    if options.min_samples_split < 2 {
        return Err(Error::parameter("min_samples_split", "two or more", options.min_samples_split));
    }
    if options.min_samples_leaf < 1 {
        return Err(Error::parameter("min_samples_leaf", "one or more", options.min_samples_leaf));
    }
    if options.max_depth == Some(0) {
        return Err(Error::parameter("max_depth", "one or more, or None", 0));
    }
    if let Some(found) = options.max_features
        && !(1..=x.n_columns()).contains(&found)
    {
        return Err(Error::parameter("max_features", "from 1 to the number of columns", found));
    }
    // Rows are numbered with 32 bits.
    let is_numbered = u32::try_from(x.n_rows()).is_ok();
    if is_numbered { Ok(()) } else { Err(Error::parameter("the number of rows", "below 2^32", x.n_rows())) }
}
