//! The rows of a node in the order of a column. Either every column is sorted once and kept in order at every split, or,
//! where few of many columns are tried, the rows are sorted at each node.

use rayon::prelude::*;

use crate::rows::Rows;

/// The columns of all trees.
pub(super) struct Columns {
    /// Column by column.
    values: Vec<Vec<f64>>,
    /// All rows in the order of each column; nothing where nodes sort for themselves.
    sorted: Option<Vec<Vec<u32>>>,
}

impl Columns {
    pub(super) fn new(x: Rows<'_>, n_tried: usize) -> Self {
        // Keeping a column in order costs a pass at each split; sorting costs about as many passes as this.
        const PASSES_OF_A_SORT: usize = 8;
        let n_columns = x.n_columns();
        let values: Vec<Vec<f64>> =
            (0..n_columns).into_par_iter().map(|column| x.each().map(|row| row[column]).collect()).collect();
        let sorted = (n_tried * PASSES_OF_A_SORT >= n_columns).then(|| {
            values
                .par_iter()
                .map(|values: &Vec<f64>| {
                    let n_rows = u32::try_from(values.len()).unwrap_or(u32::MAX);
                    let mut rows: Vec<u32> = (0..n_rows).collect();
                    rows.sort_by(|a, b| values[*a as usize].total_cmp(&values[*b as usize]));
                    rows
                })
                .collect()
        });
        Self { values, sorted }
    }

    pub(super) fn n_columns(&self) -> usize {
        self.values.len()
    }

    pub(super) fn values(&self, column: usize) -> &[f64] {
        &self.values[column]
    }
}

/// The rows of one tree. A node is a range of them.
pub(super) struct Order<'a> {
    columns: &'a Columns,
    rows: Vec<u32>,
    /// For each column, if they are kept in order.
    sorted: Vec<Vec<u32>>,
    /// The rows of a node that sorts for itself.
    at_hand: Vec<u32>,
    goes_left: Vec<bool>,
    aside: Vec<u32>,
}

impl<'a> Order<'a> {
    pub(super) fn new(columns: &'a Columns, drawn: &[u32]) -> Self {
        let is_drawn = |row: &u32| drawn[*row as usize] > 0;
        let n_rows = u32::try_from(drawn.len()).unwrap_or(u32::MAX);
        let rows: Vec<u32> = (0..n_rows).filter(is_drawn).collect();
        let sorted = columns.sorted.as_ref().map_or_else(Vec::new, |sorted| {
            sorted.iter().map(|rows| rows.iter().copied().filter(is_drawn).collect()).collect()
        });
        let aside = Vec::with_capacity(rows.len());
        Self { columns, rows, sorted, at_hand: Vec::new(), goes_left: vec![false; drawn.len()], aside }
    }

    pub(super) fn n_rows(&self) -> usize {
        self.rows.len()
    }

    pub(super) fn rows(&self, begin: usize, end: usize) -> &[u32] {
        &self.rows[begin..end]
    }

    pub(super) fn by(&mut self, column: usize, begin: usize, end: usize) -> &[u32] {
        if let Some(sorted) = self.sorted.get(column) {
            return &sorted[begin..end];
        }
        let values = self.columns.values(column);
        self.at_hand.clear();
        self.at_hand.extend_from_slice(&self.rows[begin..end]);
        // Rows of the same value stay in their order, so that sums of numbers are the same each time.
        self.at_hand.sort_unstable_by(|a, b| values[*a as usize].total_cmp(&values[*b as usize]).then(a.cmp(b)));
        &self.at_hand
    }

    /// Brings the rows up to the threshold to the front of the range. Returns where the others begin.
    pub(super) fn part(&mut self, column: usize, threshold: f64, begin: usize, end: usize) -> usize {
        let values = self.columns.values(column);
        for row in &self.rows[begin..end] {
            self.goes_left[*row as usize] = values[*row as usize] <= threshold;
        }
        for (other, sorted) in self.sorted.iter_mut().enumerate() {
            // The split's own column stands right already.
            if other != column {
                part_stably(&mut sorted[begin..end], &self.goes_left, &mut self.aside);
            }
        }
        begin + part_stably(&mut self.rows[begin..end], &self.goes_left, &mut self.aside)
    }
}

/// How many go left.
fn part_stably(rows: &mut [u32], goes_left: &[bool], aside: &mut Vec<u32>) -> usize {
    aside.clear();
    aside.resize(rows.len(), 0);
    let (mut n_left, mut n_right) = (0, 0);
    // Written to both sides and counted on one: no branch to guess wrong.
    for at in 0..rows.len() {
        let row = rows[at];
        let is_left = usize::from(goes_left[row as usize]);
        rows[n_left] = row;
        aside[n_right] = row;
        n_left += is_left;
        n_right += 1 - is_left;
    }
    rows[n_left..].copy_from_slice(&aside[..n_right]);
    n_left
}
