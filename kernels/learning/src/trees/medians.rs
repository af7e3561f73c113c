//! The measure of absolute errors: distances from medians, which are kept while a position walks through the rows. The cost
//! of a position grows with the rows of the node.

use super::measure::{Measure, Sides, Weighted};
use super::running::Running;

#[derive(Debug, Clone)]
pub(super) struct AbsoluteError<'a> {
    values: &'a [f64],
    n_outputs: usize,
    /// Of each output the numbers on both sides of `position`.
    left: Vec<Running>,
    right: Vec<Running>,
    medians: Vec<f64>,
    position: usize,
    n_resets: usize,
}

impl<'a> AbsoluteError<'a> {
    pub(super) fn new(values: &'a [f64], n_outputs: usize) -> Self {
        let none = vec![Running::default(); n_outputs];
        Self { values, n_outputs, left: none.clone(), right: none, medians: Vec::new(), position: 0, n_resets: 0 }
    }

    fn value_of(&self, row: usize, output: usize) -> f64 {
        self.values[row * self.n_outputs + output]
    }

    fn distance(&self, places: std::ops::Range<usize>, output: usize, median: f64, rows: Weighted<'_>) -> f64 {
        let each = rows.each(places);
        each.fold(0.0, |sum, (row, weight)| sum + (self.value_of(row, output) - median).abs() * weight)
    }

    /// Brings the numbers to their sides, in the order in which the position has moved.
    fn follow(&mut self, sides: &Sides, rows: Weighted<'_>) {
        if self.n_resets != sides.n_resets {
            self.n_resets = sides.n_resets;
            self.position = sides.begin;
            pour(&mut self.left, &mut self.right);
        }
        if sides.position == self.position {
            return;
        }
        if sides.position >= self.position && sides.position - self.position <= sides.end - sides.position {
            for (row, weight) in rows.each(self.position..sides.position) {
                for output in 0..self.n_outputs {
                    let value = self.value_of(row, output);
                    self.right[output].remove(value, weight);
                    self.left[output].push(value, weight);
                }
            }
        } else {
            pour(&mut self.right, &mut self.left);
            for (row, weight) in rows.each(sides.position..sides.end).rev() {
                for output in 0..self.n_outputs {
                    let value = self.value_of(row, output);
                    self.left[output].remove(value, weight);
                    self.right[output].push(value, weight);
                }
            }
        }
        self.position = sides.position;
    }

    fn side_medians(&mut self, sides: &Sides, rows: Weighted<'_>, output: usize) -> (f64, f64) {
        self.follow(sides, rows);
        (self.left[output].median(), self.right[output].median())
    }
}

/// Moves all numbers from one side to the other, the smallest first.
fn pour(from: &mut [Running], to: &mut [Running]) {
    for (from, to) in from.iter_mut().zip(to) {
        while let Some((value, weight)) = from.pop() {
            to.push(value, weight);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a count of outputs")]
impl Measure for AbsoluteError<'_> {
    /// No sums: distances do not add up.
    fn width(&self) -> usize {
        0
    }

    fn value_width(&self) -> usize {
        self.n_outputs
    }

    fn add(&self, _row: usize, _weight: f64, _sums: &mut [f64]) {}

    fn begin(&mut self, sides: &Sides, rows: Weighted<'_>) {
        self.left.iter_mut().chain(&mut self.right).for_each(Running::clear);
        for (row, weight) in rows.each(sides.begin..sides.end) {
            for output in 0..self.n_outputs {
                let value = self.value_of(row, output);
                self.right[output].push(value, weight);
            }
        }
        self.medians.clear();
        self.medians.extend(self.right.iter().map(Running::median));
        (self.position, self.n_resets) = (sides.begin, sides.n_resets);
    }

    fn node_impurity(&self, sides: &Sides, rows: Weighted<'_>) -> f64 {
        let distances = self.medians.iter().enumerate();
        let sum = distances.fold(0.0, |sum, (output, median)| {
            rows.each(sides.begin..sides.end)
                .fold(sum, |sum, (row, weight)| sum + (self.value_of(row, output) - median).abs() * weight)
        });
        sum / (sides.weight * self.n_outputs as f64)
    }

    fn children_impurity(&mut self, sides: &Sides, rows: Weighted<'_>) -> (f64, f64) {
        let (mut left, mut right) = (0.0, 0.0);
        for output in 0..self.n_outputs {
            let (median_left, median_right) = self.side_medians(sides, rows, output);
            left += self.distance(sides.begin..sides.position, output, median_left, rows);
            right += self.distance(sides.position..sides.end, output, median_right, rows);
        }
        let n_outputs = self.n_outputs as f64;
        (left / (sides.weight_left * n_outputs), right / (sides.weight_right * n_outputs))
    }

    fn value(&self, _sides: &Sides, value: &mut Vec<f64>) {
        value.extend_from_slice(&self.medians);
    }

    fn side_values(&mut self, sides: &Sides, rows: Weighted<'_>) -> (f64, f64) {
        self.side_medians(sides, rows, 0)
    }

    fn middle(&mut self, sides: &Sides, rows: Weighted<'_>) -> f64 {
        let (left, right) = self.side_medians(sides, rows, 0);
        f64::midpoint(left, right)
    }
}
