//! One tree. Nodes stand in the order in which they were grown: the left child of a split is the next node, the right
//! one comes later. Walking down therefore always ends, whatever a saved file says.

use serde::{Deserialize, Serialize};

use crate::rows::count;

const LEAF: i64 = -1;

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub(super) struct Tree {
    /// The column a node splits by, or -1 for a leaf.
    column: Vec<i64>,
    /// Rows up to this go left; of a leaf of numbers it is what the leaf answers.
    number: Vec<f64>,
    /// The right child of a split; of a leaf of classes where its entry ends in `classes`.
    next: Vec<u32>,
    /// Classes of the leaves in order, each with its share of the leaf's rows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    classes: Vec<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    shares: Vec<f64>,
    /// Where the entry of a leaf begins; made from `next`.
    #[serde(skip)]
    begins: Vec<u32>,
    #[serde(skip)]
    has_classes: bool,
}

impl Tree {
    /// A split whose right child is not known yet. Returns its place.
    pub(super) fn split(&mut self, column: usize, threshold: f64) -> usize {
        self.push(i64::try_from(column).unwrap_or(LEAF), threshold, 0)
    }

    pub(super) fn place_right(&mut self, of_split: usize) {
        self.next[of_split] = place(self.column.len());
    }

    pub(super) fn number_leaf(&mut self, value: f64) {
        self.push(LEAF, value, 0);
    }

    pub(super) fn class_leaf(&mut self, shares: impl Iterator<Item = (u32, f64)>) {
        self.has_classes = true;
        for (class, share) in shares {
            self.classes.push(class);
            self.shares.push(share);
        }
        self.push(LEAF, 0.0, place(self.classes.len()));
    }

    fn push(&mut self, column: i64, number: f64, next: u32) -> usize {
        self.column.push(column);
        self.number.push(number);
        self.next.push(next);
        self.column.len() - 1
    }

    /// Adds what the leaf of a row answers: a number, or the share of each class.
    pub(super) fn add_to(&self, row: &[f64], sums: &mut [f64]) {
        let mut node = 0;
        while let Ok(column) = usize::try_from(self.column[node]) {
            node = if row[column] <= self.number[node] { node + 1 } else { self.next[node] as usize };
        }
        if self.has_classes {
            let entry = self.begins[node] as usize..self.next[node] as usize;
            for (class, share) in self.classes[entry.clone()].iter().zip(&self.shares[entry]) {
                sums[*class as usize] += share;
            }
        } else {
            sums[0] += self.number[node];
        }
    }

    /// Says where the entries of the leaves begin, once all nodes stand.
    pub(super) fn finish(&mut self) {
        let mut begin = 0;
        self.begins.clear();
        for (column, next) in self.column.iter().zip(&self.next) {
            self.begins.push(begin);
            if *column == LEAF && self.has_classes {
                begin = *next;
            }
        }
    }

    /// Is every step of every walk inside the tree, and every answer inside its bounds?
    pub(super) fn fits(&self, n_columns: usize, n_classes: usize) -> bool {
        let n_nodes = self.column.len();
        let is_even = n_nodes > 0
            && u32::try_from(n_nodes).is_ok()
            && self.number.len() == n_nodes
            && self.next.len() == n_nodes
            && self.classes.len() == self.shares.len();
        if !is_even || self.classes.iter().any(|class| *class as usize >= n_classes) {
            return false;
        }
        let mut begin = 0;
        for node in 0..n_nodes {
            let next = self.next[node] as usize;
            match usize::try_from(self.column[node]) {
                Ok(column) if column >= n_columns || next <= node + 1 || next >= n_nodes => return false,
                Ok(_) => {}
                Err(_) if self.column[node] != LEAF => return false,
                Err(_) if n_classes == 0 => {}
                Err(_) if next <= begin || next > self.classes.len() => return false,
                Err(_) => {
                    let sum: f64 = self.shares[begin..next].iter().sum();
                    if self.shares[begin..next].iter().any(|share| *share < 0.0) || (sum - 1.0).abs() > 1e-6 {
                        return false;
                    }
                    begin = next;
                }
            }
        }
        true
    }

    pub(super) fn revive(&mut self, has_classes: bool) {
        self.has_classes = has_classes;
        self.finish();
    }

    pub(super) fn n_nodes(&self) -> usize {
        self.column.len()
    }

    /// Splits above the deepest leaf.
    pub(super) fn depth(&self) -> usize {
        let mut depths = vec![0_usize; self.column.len()];
        for node in 0..self.column.len() {
            if self.column[node] != LEAF {
                depths[node + 1] = depths[node] + 1;
                depths[self.next[node] as usize] = depths[node] + 1;
            }
        }
        depths.into_iter().max().unwrap_or(0)
    }
}

/// A tree has fewer than twice as many nodes as rows, which are numbered with 32 bits.
fn place(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// The shares of the classes that a leaf has.
pub(super) fn shares(counts: &[(u32, u64)]) -> impl Iterator<Item = (u32, f64)> {
    let total: u64 = counts.iter().map(|(_, n)| n).sum();
    let share = move |n: u64| count(usize::try_from(n).unwrap_or(0)) / count(usize::try_from(total).unwrap_or(1));
    counts.iter().map(move |(class, n)| (*class, share(*n)))
}
