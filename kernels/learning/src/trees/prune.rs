//! Cost-complexity pruning after Breiman: again and again the branch whose leaves lower the cost least becomes a leaf.

use super::walk::{TreeArrays, Walk};
use crate::error::{Error, Result};

/// What pruning leaves.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Pruned {
    /// Nodes that are leaves now.
    pub leaves: Vec<bool>,
    /// The cost of a leaf at which each step was made, from zero.
    pub alphas: Vec<f64>,
    /// The impurity of all leaves after each step.
    pub impurities: Vec<f64>,
}

/// Prunes while a branch is worth less than `alpha` for each leaf; without an end, down to the root.
pub fn prune(
    tree: TreeArrays<'_>,
    weights: &[f64],
    impurity: &[f64],
    n_columns: usize,
    alpha: Option<f64>,
) -> Result<Pruned> {
    let n_nodes = Walk::new(tree, n_columns)?.n_nodes();
    if weights.len() != n_nodes || impurity.len() != n_nodes {
        return Err(Error::saved("the arrays of a tree differ in length"));
    }
    let own: Vec<f64> = weights.iter().zip(impurity).map(|(weight, impurity)| weight * impurity / weights[0]).collect();
    let is_split = |node: usize| tree.left[node] >= 0;
    let places = |node: usize| [tree.left[node], tree.right[node]].map(|child| usize::try_from(child).unwrap_or(0));
    let mut parent = vec![None; n_nodes];
    for node in (0..n_nodes).filter(|node| is_split(*node)) {
        for child in places(node) {
            parent[child] = Some(node);
        }
    }
    let mut leaves: Vec<bool> = (0..n_nodes).map(|node| !is_split(node)).collect();
    let mut inner: Vec<bool> = leaves.iter().map(|leaf| !leaf).collect();
    let (mut branch, mut n_leaves) = (vec![0.0; n_nodes], vec![0_i64; n_nodes]);
    for leaf in (0..n_nodes).filter(|node| leaves[*node]) {
        let mut at = Some(leaf);
        while let Some(node) = at {
            branch[node] += own[leaf];
            n_leaves[node] += 1;
            at = parent[node];
        }
    }
    let mut pruned = Pruned { alphas: vec![0.0], impurities: vec![branch[0]], ..Pruned::default() };
    while inner[0] {
        let mut weakest: Option<(usize, f64)> = None;
        for node in (0..n_nodes).filter(|node| inner[*node]) {
            #[expect(clippy::cast_precision_loss, reason = "a count of leaves")]
            let worth = (own[node] - branch[node]) / (n_leaves[node] - 1) as f64;
            if weakest.is_none_or(|(_, least)| worth < least) {
                weakest = Some((node, worth));
            }
        }
        let Some((node, worth)) = weakest else { break };
        if alpha.is_some_and(|alpha| alpha < worth) {
            break;
        }
        let mut below = vec![node];
        while let Some(gone) = below.pop() {
            inner[gone] = false;
            leaves[gone] = false;
            if is_split(gone) {
                below.extend(places(gone));
            }
        }
        leaves[node] = true;
        let (n_gone, rise) = (n_leaves[node] - 1, own[node] - branch[node]);
        let mut at = Some(node);
        while let Some(node) = at {
            n_leaves[node] -= n_gone;
            branch[node] += rise;
            at = parent[node];
        }
        pruned.alphas.push(worth);
        pruned.impurities.push(branch[0]);
    }
    pruned.leaves = leaves;
    Ok(pruned)
}
