//! Measures of numbers that need sums alone: squared error, Friedman's improvement and Poisson's deviance.

use super::classes::log2;
use super::measure::{Measure, Sides, Weighted};

/// Numbers to predict, row by row, `n_outputs` each.
#[derive(Debug, Clone, Copy)]
pub(super) struct Numbers<'a> {
    pub(super) values: &'a [f64],
    pub(super) n_outputs: usize,
}

impl Numbers<'_> {
    #[inline]
    fn of(&self, row: usize) -> &[f64] {
        &self.values[row * self.n_outputs..(row + 1) * self.n_outputs]
    }

    #[inline]
    fn add(&self, row: usize, weight: f64, sums: &mut [f64]) {
        if let ([sum], 1) = (&mut *sums, self.n_outputs) {
            *sum += weight * self.values[row];
            return;
        }
        for (sum, value) in sums.iter_mut().zip(self.of(row)) {
            *sum += weight * value;
        }
    }

    #[inline]
    fn add_square(&self, row: usize, weight: f64, sum: &mut f64) {
        for value in self.of(row) {
            *sum += weight * value * value;
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "a count of outputs")]
    fn n(&self) -> f64 {
        self.n_outputs as f64
    }

    fn variance(&self, squares: f64, sums: &[f64], weight: f64) -> f64 {
        let start = squares / weight;
        sums.iter().fold(start, |rest, sum| rest - (sum / weight) * (sum / weight)) / self.n()
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct SquaredError<'a, const FRIEDMAN: bool>(pub(super) Numbers<'a>);

impl<const FRIEDMAN: bool> SquaredError<'_, FRIEDMAN> {
    fn difference(sides: &Sides) -> f64 {
        let left = sides.left.iter().fold(0.0, |sum, value| sum + value);
        let right = sides.right.iter().fold(0.0, |sum, value| sum + value);
        sides.weight_right * left - sides.weight_left * right
    }
}

impl<const FRIEDMAN: bool> Measure for SquaredError<'_, FRIEDMAN> {
    fn width(&self) -> usize {
        self.0.n_outputs
    }

    #[inline]
    fn add(&self, row: usize, weight: f64, sums: &mut [f64]) {
        self.0.add(row, weight, sums);
    }

    #[inline]
    fn add_square(&self, row: usize, weight: f64, sum: &mut f64) {
        self.0.add_square(row, weight, sum);
    }

    fn node_impurity(&self, sides: &Sides, _rows: Weighted<'_>) -> f64 {
        self.0.variance(sides.squares, &sides.total, sides.weight)
    }

    fn children_impurity(&mut self, sides: &Sides, rows: Weighted<'_>) -> (f64, f64) {
        let mut squares = 0.0;
        for (row, weight) in rows.each(sides.begin..sides.position) {
            self.0.add_square(row, weight, &mut squares);
        }
        if sides.missing_left {
            for (row, weight) in rows.each(sides.end - sides.n_missing..sides.end) {
                self.0.add_square(row, weight, &mut squares);
            }
        }
        let left = self.0.variance(squares, &sides.left, sides.weight_left);
        (left, self.0.variance(sides.squares - squares, &sides.right, sides.weight_right))
    }

    #[inline]
    fn proxy(&mut self, sides: &Sides, _rows: Weighted<'_>) -> f64 {
        if FRIEDMAN {
            let difference = Self::difference(sides);
            return difference * difference / (sides.weight_left * sides.weight_right);
        }
        let squared = |sums: &[f64]| sums.iter().fold(0.0, |squares, sum| squares + sum * sum);
        squared(&sides.left) / sides.weight_left + squared(&sides.right) / sides.weight_right
    }

    fn improvement(&self, sides: &Sides, all_weight: f64, impurity: f64, (left, right): (f64, f64)) -> f64 {
        if FRIEDMAN {
            let difference = Self::difference(sides) / self.0.n();
            return difference * difference / (sides.weight_left * sides.weight_right * sides.weight);
        }
        let share = |side: f64, impurity: f64| side / sides.weight * impurity;
        sides.weight / all_weight * (impurity - share(sides.weight_right, right) - share(sides.weight_left, left))
    }

    fn value(&self, sides: &Sides, value: &mut Vec<f64>) {
        value.extend(sides.total.iter().map(|sum| sum / sides.weight));
    }
}

/// Half of Poisson's deviance; sums below this count as zero, where it is not defined.
const SMALLEST_SUM: f64 = 10.0 * f64::EPSILON;

#[derive(Debug, Clone, Copy)]
pub(super) struct Poisson<'a>(pub(super) Numbers<'a>);

impl Poisson<'_> {
    fn loss(&self, places: std::ops::Range<usize>, sums: &[f64], weight_sum: f64, rows: Weighted<'_>) -> f64 {
        let mut loss = 0.0;
        for (output, sum) in sums.iter().enumerate() {
            if *sum <= SMALLEST_SUM {
                return f64::INFINITY;
            }
            let mean = sum / weight_sum;
            for (row, weight) in rows.each(places.clone()) {
                let value = self.0.of(row)[output];
                if value > 0.0 {
                    loss += weight * (value * (value / mean).ln());
                }
            }
        }
        loss / (weight_sum * self.0.n())
    }
}

impl Measure for Poisson<'_> {
    fn width(&self) -> usize {
        self.0.n_outputs
    }

    #[inline]
    fn add(&self, row: usize, weight: f64, sums: &mut [f64]) {
        self.0.add(row, weight, sums);
    }

    fn node_impurity(&self, sides: &Sides, rows: Weighted<'_>) -> f64 {
        self.loss(sides.begin..sides.end, &sides.total, sides.weight, rows)
    }

    fn children_impurity(&mut self, sides: &Sides, rows: Weighted<'_>) -> (f64, f64) {
        let left = self.loss(sides.begin..sides.position, &sides.left, sides.weight_left, rows);
        (left, self.loss(sides.position..sides.end, &sides.right, sides.weight_right, rows))
    }

    fn proxy(&mut self, sides: &Sides, _rows: Weighted<'_>) -> f64 {
        let (mut left, mut right) = (0.0, 0.0);
        for (sum_left, sum_right) in sides.left.iter().zip(&sides.right) {
            if *sum_left <= SMALLEST_SUM || *sum_right <= SMALLEST_SUM {
                return f64::NEG_INFINITY;
            }
            left -= sum_left * log2(sum_left / sides.weight_left);
            right -= sum_right * log2(sum_right / sides.weight_right);
        }
        -left - right
    }

    fn value(&self, sides: &Sides, value: &mut Vec<f64>) {
        value.extend(sides.total.iter().map(|sum| sum / sides.weight));
    }
}
