//! Growing one tree: rows are drawn, and nodes are split until they are pure or too small.

use orchestrator_random::Pcg64;

use super::ForestOptions;
use super::impurity::Criterion;
use super::order::{Columns, Order};
use super::tree::Tree;
use crate::streams::below;

pub(super) struct Growth<'a> {
    pub(super) columns: &'a Columns,
    /// Columns to choose a split among.
    pub(super) n_tried: usize,
    pub(super) options: ForestOptions,
}

struct Node {
    begin: usize,
    end: usize,
    depth: usize,
    /// The split whose right child it is.
    right_of: Option<usize>,
}

struct Split {
    score: f64,
    column: usize,
    threshold: f64,
}

impl Growth<'_> {
    /// The tree, and how much impurity each column took away.
    pub(super) fn tree(&self, mut criterion: impl Criterion, random: &mut Pcg64) -> (Tree, Vec<f64>) {
        let n_rows = self.columns.values(0).len();
        let mut drawn = vec![0_u32; n_rows];
        for _ in 0..n_rows {
            drawn[below(random, n_rows)] += 1;
        }
        let mut order = Order::new(self.columns, &drawn);
        let mut tree = Tree::default();
        let mut gained = vec![0.0; self.columns.n_columns()];
        let mut candidates: Vec<usize> = (0..self.columns.n_columns()).collect();
        let mut open = vec![Node { begin: 0, end: order.n_rows(), depth: 0, right_of: None }];
        // The left child is opened last and taken first: it is the next node.
        while let Some(node) = open.pop() {
            if let Some(split) = node.right_of {
                tree.place_right(split);
            }
            criterion.enter(order.rows(node.begin, node.end), &drawn);
            let found = if self.is_leaf(&node) || criterion.is_pure() {
                None
            } else {
                self.best_split(&node, &mut order, &mut criterion, &drawn, &mut candidates, random)
            };
            if let Some(split) = found {
                gained[split.column] += split.score - criterion.score_of_node();
                criterion.leave();
                let middle = order.part(split.column, split.threshold, node.begin, node.end);
                let place = tree.split(split.column, split.threshold);
                let depth = node.depth + 1;
                open.push(Node { begin: middle, end: node.end, depth, right_of: Some(place) });
                open.push(Node { begin: node.begin, end: middle, depth, right_of: None });
            } else {
                criterion.leaf(&mut tree);
                criterion.leave();
            }
        }
        tree.finish();
        (tree, gained)
    }

    fn is_leaf(&self, node: &Node) -> bool {
        let n_rows = node.end - node.begin;
        n_rows < self.options.min_samples_split
            || n_rows < self.options.min_samples_leaf.saturating_mul(2)
            || self.options.max_depth.is_some_and(|depth| node.depth >= depth)
    }

    /// Columns are drawn until enough were tried and one of them was not the same in all rows.
    fn best_split(
        &self,
        node: &Node,
        order: &mut Order<'_>,
        criterion: &mut impl Criterion,
        drawn: &[u32],
        candidates: &mut [usize],
        random: &mut Pcg64,
    ) -> Option<Split> {
        let mut best: Option<Split> = None;
        let mut has_varied = false;
        for n_visited in 0..candidates.len() {
            if n_visited >= self.n_tried && has_varied {
                break;
            }
            let chosen = n_visited + below(random, candidates.len() - n_visited);
            candidates.swap(n_visited, chosen);
            let column = candidates[n_visited];
            let values = self.columns.values(column);
            let rows = order.by(column, node.begin, node.end);
            let value = |at: usize| values[rows[at] as usize];
            if value(0) >= value(rows.len() - 1) {
                continue;
            }
            has_varied = true;
            self.scan(column, rows, values, criterion, drawn, &mut best);
        }
        best
    }

    fn scan(
        &self,
        column: usize,
        rows: &[u32],
        values: &[f64],
        criterion: &mut impl Criterion,
        drawn: &[u32],
        best: &mut Option<Split>,
    ) {
        let least = self.options.min_samples_leaf;
        let mut highest = best.as_ref().map_or(f64::NEG_INFINITY, |split| split.score);
        criterion.start();
        for (at, pair) in rows.windows(2).enumerate() {
            criterion.move_left(pair[0], drawn[pair[0] as usize]);
            let (value, next) = (values[pair[0] as usize], values[pair[1] as usize]);
            if value >= next || at + 1 < least || rows.len() - at - 1 < least {
                continue;
            }
            let score = criterion.score();
            if score > highest {
                highest = score;
                *best = Some(Split { score, column, threshold: between(value, next) });
            }
        }
    }
}

/// A number from `low` up to, but not including, `high`: the middle, if numbers are fine enough for one.
fn between(low: f64, high: f64) -> f64 {
    let middle = low / 2.0 + high / 2.0;
    if middle >= low && middle < high { middle } else { low }
}

/// The whole part of the square root, and at least one.
pub(super) fn root_of(n_columns: usize) -> usize {
    n_columns.isqrt().max(1)
}
