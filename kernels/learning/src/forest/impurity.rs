//! What a split is judged by. Rows move from the right side to the left one by one, and each move costs the same
//! whatever the number of classes.

use super::tree::{Tree, shares};
use crate::rows::count;

/// The values to predict under one criterion, and the sums of the node at hand.
pub(super) trait Criterion: Sync {
    /// Takes the rows of a node, each as often as it was drawn.
    fn enter(&mut self, rows: &[u32], drawn: &[u32]);
    /// Is there nothing left to tell apart?
    fn is_pure(&self) -> bool;
    /// All rows on the right.
    fn start(&mut self);
    fn move_left(&mut self, row: u32, n_drawn: u32);
    /// The higher, the purer both sides.
    fn score(&self) -> f64;
    /// The same before the split.
    fn score_of_node(&self) -> f64;
    fn leaf(&self, tree: &mut Tree);
    /// Forgets the rows of the node.
    fn leave(&mut self);
}

/// The Gini impurity.
#[derive(Clone)]
pub(super) struct Classes<'a> {
    codes: &'a [u32],
    node: Vec<u64>,
    left: Vec<u64>,
    /// Rows and sums of squared counts: of the node, and of both sides.
    n_node: u64,
    squares_node: u64,
    n_left: u64,
    squares_left: u64,
    squares_right: u64,
    /// Classes of the node in order of their first row.
    present: Vec<u32>,
}

impl<'a> Classes<'a> {
    pub(super) fn new(codes: &'a [u32], n_classes: usize) -> Self {
        let none = vec![0; n_classes];
        Self {
            codes,
            node: none.clone(),
            left: none,
            n_node: 0,
            squares_node: 0,
            n_left: 0,
            squares_left: 0,
            squares_right: 0,
            present: Vec::new(),
        }
    }
}

impl Criterion for Classes<'_> {
    fn enter(&mut self, rows: &[u32], drawn: &[u32]) {
        self.present.clear();
        for row in rows {
            let class = self.codes[*row as usize];
            let count = &mut self.node[class as usize];
            if *count == 0 {
                self.present.push(class);
            }
            *count += u64::from(drawn[*row as usize]);
        }
        self.n_node = self.present.iter().map(|class| self.node[*class as usize]).sum();
        self.squares_node = self.present.iter().map(|class| self.node[*class as usize].pow(2)).sum();
    }

    fn is_pure(&self) -> bool {
        self.present.len() < 2
    }

    fn start(&mut self) {
        for class in &self.present {
            self.left[*class as usize] = 0;
        }
        (self.n_left, self.squares_left, self.squares_right) = (0, 0, self.squares_node);
    }

    #[inline]
    fn move_left(&mut self, row: u32, n_drawn: u32) {
        let (class, n) = (self.codes[row as usize] as usize, u64::from(n_drawn));
        let on_left = self.left[class];
        let on_right = self.node[class] - on_left;
        self.squares_left += n * (2 * on_left + n);
        self.squares_right -= n * (2 * on_right - n);
        self.left[class] = on_left + n;
        self.n_left += n;
    }

    #[inline]
    fn score(&self) -> f64 {
        ratio(self.squares_left, self.n_left) + ratio(self.squares_right, self.n_node - self.n_left)
    }

    fn score_of_node(&self) -> f64 {
        ratio(self.squares_node, self.n_node)
    }

    fn leaf(&self, tree: &mut Tree) {
        let mut counts: Vec<(u32, u64)> =
            self.present.iter().map(|class| (*class, self.node[*class as usize])).collect();
        counts.sort_unstable();
        tree.class_leaf(shares(&counts));
    }

    fn leave(&mut self) {
        for class in &self.present {
            self.node[*class as usize] = 0;
        }
    }
}

#[inline]
#[expect(clippy::cast_precision_loss, reason = "squares of counts of rows that fit memory")]
fn ratio(squares: u64, n: u64) -> f64 {
    squares as f64 / n as f64
}

/// The variance, over values from which their mean was taken, so that large ones keep their digits.
#[derive(Clone)]
pub(super) struct Numbers {
    values: Vec<f64>,
    mean: f64,
    n_node: f64,
    sum_node: f64,
    n_left: f64,
    sum_left: f64,
    is_pure: bool,
}

impl Numbers {
    pub(super) fn new(values: &[f64], mean: f64) -> Self {
        let values = values.iter().map(|value| value - mean).collect();
        Self { values, mean, n_node: 0.0, sum_node: 0.0, n_left: 0.0, sum_left: 0.0, is_pure: false }
    }
}

impl Criterion for Numbers {
    fn enter(&mut self, rows: &[u32], drawn: &[u32]) {
        let value = |row: u32| self.values[row as usize];
        let mut n_node = 0;
        let mut sum_node = 0.0;
        for row in rows {
            n_node += drawn[*row as usize] as usize;
            sum_node += f64::from(drawn[*row as usize]) * value(*row);
        }
        let first = rows.first().map_or(0.0, |row| value(*row));
        self.is_pure = rows.iter().all(|row| value(*row).to_bits() == first.to_bits());
        (self.n_node, self.sum_node) = (count(n_node), sum_node);
    }

    fn is_pure(&self) -> bool {
        self.is_pure
    }

    fn start(&mut self) {
        (self.n_left, self.sum_left) = (0.0, 0.0);
    }

    #[inline]
    fn move_left(&mut self, row: u32, n_drawn: u32) {
        let n = f64::from(n_drawn);
        self.n_left += n;
        self.sum_left += n * self.values[row as usize];
    }

    #[inline]
    fn score(&self) -> f64 {
        let sum_right = self.sum_node - self.sum_left;
        self.sum_left * self.sum_left / self.n_left + sum_right * sum_right / (self.n_node - self.n_left)
    }

    fn score_of_node(&self) -> f64 {
        self.sum_node * self.sum_node / self.n_node
    }

    fn leaf(&self, tree: &mut Tree) {
        tree.number_leaf(self.sum_node / self.n_node + self.mean);
    }

    fn leave(&mut self) {}
}
