//! Measures of classes: Gini's index and entropy, over one output or several.

use super::measure::{Measure, Sides, Weighted, clipped};

/// Codes of classes, row by row, `counts.len()` outputs each.
#[derive(Debug, Clone, Copy)]
pub(super) struct Classes<'a, const ENTROPY: bool> {
    pub(super) codes: &'a [u32],
    /// The number of classes of each output.
    pub(super) counts: &'a [usize],
    /// Room for the classes of one output.
    pub(super) stride: usize,
}

impl<const ENTROPY: bool> Classes<'_, ENTROPY> {
    #[expect(clippy::cast_precision_loss, reason = "a count of outputs")]
    fn impurity(&self, sums: &[f64], weight: f64) -> f64 {
        let mut impurity = 0.0;
        for (sums, n_classes) in sums.chunks(self.stride).zip(self.counts) {
            let sums = &sums[..*n_classes];
            if ENTROPY {
                for sum in sums {
                    if *sum > 0.0 {
                        let share = sum / weight;
                        impurity -= share * log2(share);
                    }
                }
            } else {
                let squares = sums.iter().fold(0.0, |squares, sum| squares + sum * sum);
                impurity += 1.0 - squares / (weight * weight);
            }
        }
        impurity / self.counts.len() as f64
    }
}

/// As a quotient of natural logarithms, to the last bit what the original divides.
pub(super) fn log2(value: f64) -> f64 {
    value.ln() / std::f64::consts::LN_2
}

impl<const ENTROPY: bool> Measure for Classes<'_, ENTROPY> {
    fn width(&self) -> usize {
        self.counts.len() * self.stride
    }

    #[inline]
    fn add(&self, row: usize, weight: f64, sums: &mut [f64]) {
        let n_outputs = self.counts.len();
        if n_outputs == 1 {
            sums[self.codes[row] as usize] += weight;
            return;
        }
        for (output, code) in self.codes[row * n_outputs..(row + 1) * n_outputs].iter().enumerate() {
            sums[output * self.stride + *code as usize] += weight;
        }
    }

    fn node_impurity(&self, sides: &Sides, _rows: Weighted<'_>) -> f64 {
        self.impurity(&sides.total, sides.weight)
    }

    #[inline]
    fn children_impurity(&mut self, sides: &Sides, _rows: Weighted<'_>) -> (f64, f64) {
        (self.impurity(&sides.left, sides.weight_left), self.impurity(&sides.right, sides.weight_right))
    }

    fn value(&self, sides: &Sides, value: &mut Vec<f64>) {
        value.extend(sides.total.iter().map(|sum| sum / sides.weight));
    }

    fn clip(&self, value: &mut [f64], low: f64, high: f64) {
        if let [first, second, ..] = value {
            *first = clipped(*first, low, high);
            *second = 1.0 - *first;
        }
    }
}
