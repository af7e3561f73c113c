//! The loss of logistic regression, its gradient, and products with its second derivatives. Rows are worked on in pieces
//! of fixed size whose sums are added in order.

use rayon::prelude::*;

use crate::rows::{Rows, count, dot};

const ROWS_AT_ONCE: usize = 1024;

pub(super) struct Problem<'a> {
    pub(super) x: Rows<'a>,
    pub(super) codes: &'a [u32],
    /// One for two classes, else one for each class.
    pub(super) n_outputs: usize,
    pub(super) penalty: f64,
    pub(super) has_intercept: bool,
}

/// The loss at some weights.
pub(super) struct Point {
    pub(super) loss: f64,
    pub(super) gradient: Vec<f64>,
    /// A row of one probability for each output, for each row.
    pub(super) probabilities: Vec<f64>,
}

impl Problem<'_> {
    /// Weights of one output: the columns, and the intercept after them.
    pub(super) fn width(&self) -> usize {
        self.x.n_columns() + usize::from(self.has_intercept)
    }

    pub(super) fn n_weights(&self) -> usize {
        self.width() * self.n_outputs
    }

    /// One score for each output.
    fn scores(&self, row: &[f64], weights: &[f64], scores: &mut [f64]) {
        let n_columns = row.len();
        for (score, line) in scores.iter_mut().zip(weights.chunks_exact(self.width())) {
            *score = dot(row, &line[..n_columns]) + line.get(n_columns).copied().unwrap_or(0.0);
        }
    }

    /// Adds a row to each output's sums, by its factor.
    fn add(&self, row: &[f64], factors: &[f64], sums: &mut [f64]) {
        let n_columns = row.len();
        for (line, factor) in sums.chunks_exact_mut(self.width()).zip(factors) {
            for (sum, value) in line.iter_mut().zip(row) {
                *sum += factor * value;
            }
            if let Some(sum) = line.get_mut(n_columns) {
                *sum += factor;
            }
        }
    }

    pub(super) fn at(&self, weights: &[f64]) -> Point {
        let pieces: Vec<_> = self.x.pieces(ROWS_AT_ONCE).into_iter().zip(self.codes.chunks(ROWS_AT_ONCE)).collect();
        let parts: Vec<(f64, Vec<f64>, Vec<f64>)> = pieces
            .into_par_iter()
            .map(|(rows, codes)| {
                let mut gradient = vec![0.0; self.n_weights()];
                let mut kept = Vec::with_capacity(codes.len() * self.n_outputs);
                let mut scores = vec![0.0; self.n_outputs];
                let mut loss = 0.0;
                for (row, code) in rows.each().zip(codes) {
                    self.scores(row, weights, &mut scores);
                    loss += loss_of(&scores, *code);
                    probabilities(&mut scores);
                    kept.extend_from_slice(&scores);
                    if self.n_outputs == 1 {
                        scores[0] -= f64::from(*code);
                    } else {
                        scores[*code as usize] -= 1.0;
                    }
                    self.add(row, &scores, &mut gradient);
                }
                (loss, gradient, kept)
            })
            .collect();
        let mut point = Point { loss: 0.0, gradient: vec![0.0; self.n_weights()], probabilities: Vec::new() };
        point.probabilities.reserve_exact(self.codes.len() * self.n_outputs);
        for (loss, gradient, kept) in parts {
            point.loss += loss;
            add_all(&mut point.gradient, &gradient);
            point.probabilities.extend(kept);
        }
        let n_columns = self.x.n_columns();
        let lines = point.gradient.chunks_exact_mut(self.width()).zip(weights.chunks_exact(self.width()));
        for (gradient, line) in lines {
            for (slope, weight) in gradient.iter_mut().zip(&line[..n_columns]) {
                *slope += self.penalty * weight;
                point.loss += 0.5 * self.penalty * weight * weight;
            }
        }
        point
    }

    /// The second derivatives at a point times a direction.
    pub(super) fn curve(&self, point: &Point, direction: &[f64]) -> Vec<f64> {
        let probabilities = point.probabilities.chunks(ROWS_AT_ONCE * self.n_outputs);
        let pieces: Vec<_> = self.x.pieces(ROWS_AT_ONCE).into_iter().zip(probabilities).collect();
        let parts: Vec<Vec<f64>> = pieces
            .into_par_iter()
            .map(|(rows, probabilities)| {
                let mut sums = vec![0.0; self.n_weights()];
                let mut scores = vec![0.0; self.n_outputs];
                for (row, probabilities) in rows.each().zip(probabilities.chunks_exact(self.n_outputs)) {
                    self.scores(row, direction, &mut scores);
                    let mean =
                        if self.n_outputs == 1 { probabilities[0] * scores[0] } else { dot(probabilities, &scores) };
                    for (score, probability) in scores.iter_mut().zip(probabilities) {
                        *score = probability * (*score - mean);
                    }
                    self.add(row, &scores, &mut sums);
                }
                sums
            })
            .collect();
        let mut made = vec![0.0; self.n_weights()];
        for part in parts {
            add_all(&mut made, &part);
        }
        let n_columns = self.x.n_columns();
        for (sums, line) in made.chunks_exact_mut(self.width()).zip(direction.chunks_exact(self.width())) {
            for (sum, value) in sums.iter_mut().zip(&line[..n_columns]) {
                *sum += self.penalty * value;
            }
        }
        made
    }

    /// How far a step changes the score that it changes most.
    pub(super) fn reach(&self, step: &[f64]) -> f64 {
        let mut scores = vec![0.0; self.n_outputs];
        let mut farthest = 0.0_f64;
        for row in self.x.each() {
            self.scores(row, step, &mut scores);
            // What is added to every class changes nothing.
            let common = if self.n_outputs == 1 { 0.0 } else { scores.iter().sum::<f64>() / count(self.n_outputs) };
            farthest = scores.iter().map(|score| (score - common).abs()).fold(farthest, f64::max);
        }
        farthest
    }
}

pub(super) fn add_all(sums: &mut [f64], parts: &[f64]) {
    for (sum, part) in sums.iter_mut().zip(parts) {
        *sum += part;
    }
}

/// One score is that of the second of two classes.
fn loss_of(scores: &[f64], code: u32) -> f64 {
    if let [score] = scores {
        return score.max(0.0) + (-score.abs()).exp().ln_1p() - f64::from(code) * score;
    }
    let highest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = scores.iter().map(|score| (score - highest).exp()).sum();
    sum.ln() + highest - scores[code as usize]
}

/// Scores become probabilities, without overflow.
pub(super) fn probabilities(scores: &mut [f64]) {
    if let [score] = scores {
        let small = (-score.abs()).exp();
        *score = if *score >= 0.0 { 1.0 / (1.0 + small) } else { small / (1.0 + small) };
        return;
    }
    let highest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    for score in scores.iter_mut() {
        *score = (*score - highest).exp();
    }
    let sum: f64 = scores.iter().sum();
    for score in scores.iter_mut() {
        *score /= sum;
    }
}
