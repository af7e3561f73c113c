//! Losses of generalized linear models: value, gradient, and products with the second derivatives. Rows are worked on
//! in pieces of fixed size whose sums are added in order.

use rayon::prelude::*;

use crate::error::{Error, Result};
use crate::rows::{Rows, dot};

const ROWS_AT_ONCE: usize = 1024;

/// What a row's score means, and how far it may be from the target.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Family {
    /// Targets 0 and 1; the score is the logarithm of the odds.
    Binomial,
    /// Targets 0, 1, ...; one score for each class.
    Multinomial {
        n_classes: usize,
    },
    Squared,
    /// The score is the logarithm of the mean.
    Poisson,
    Gamma,
    /// The same for any power of the variance; `is_log` is the link.
    Tweedie {
        power: f64,
        is_log: bool,
    },
}

/// The mean loss of weighted rows, and half the squares of the coefficients times `l2`. Weights of rows sum to one.
pub struct Loss<'a> {
    x: Rows<'a>,
    y: &'a [f64],
    weights: &'a [f64],
    family: Family,
    l2: f64,
    has_intercept: bool,
}

impl<'a> Loss<'a> {
    pub fn new(
        x: Rows<'a>,
        y: &'a [f64],
        weights: &'a [f64],
        family: Family,
        l2: f64,
        has_intercept: bool,
    ) -> Result<Self> {
        x.require(y.len())?;
        x.require(weights.len())?;
        if let Family::Multinomial { n_classes } = family
            && (n_classes == 0 || !y.iter().all(|code| class_of(*code) < n_classes))
        {
            return Err(Error::parameter("n_classes", "above every code", n_classes));
        }
        Ok(Self { x, y, weights, family, l2, has_intercept })
    }

    fn n_outputs(&self) -> usize {
        if let Family::Multinomial { n_classes } = self.family { n_classes } else { 1 }
    }

    fn width(&self) -> usize {
        self.x.n_columns() + usize::from(self.has_intercept)
    }

    /// Coefficients of all outputs, each with its intercept last.
    pub fn n_coefficients(&self) -> usize {
        self.width() * self.n_outputs()
    }

    pub fn require_start(&self, start: &[f64]) -> Result<()> {
        let wanted = self.n_coefficients();
        if start.len() == wanted { Ok(()) } else { Err(Error::Columns { wanted, found: start.len() }) }
    }

    fn scores(&self, row: &[f64], coefficients: &[f64], scores: &mut [f64]) {
        for (score, line) in scores.iter_mut().zip(coefficients.chunks_exact(self.width())) {
            *score = dot(row, &line[..row.len()]) + line.get(row.len()).copied().unwrap_or(0.0);
        }
    }

    fn add(&self, row: &[f64], factors: &[f64], sums: &mut [f64]) {
        for (line, factor) in sums.chunks_exact_mut(self.width()).zip(factors) {
            line.iter_mut().zip(row).for_each(|(sum, value)| *sum += factor * value);
            if let Some(sum) = line.get_mut(row.len()) {
                *sum += factor;
            }
        }
    }

    /// Runs over all rows in pieces; each piece adds to a value and to sums.
    fn over_rows(&self, work: impl Fn(usize, &[f64], &mut f64, &mut [f64]) + Sync) -> (f64, Vec<f64>) {
        let pieces: Vec<(usize, Rows<'_>)> = self.x.pieces(ROWS_AT_ONCE).into_iter().enumerate().collect();
        let parts: Vec<(f64, Vec<f64>)> = pieces
            .into_par_iter()
            .map(|(piece, rows)| {
                let (mut value, mut sums) = (0.0, vec![0.0; self.n_coefficients()]);
                for (at, row) in rows.each().enumerate() {
                    work(piece * ROWS_AT_ONCE + at, row, &mut value, &mut sums);
                }
                (value, sums)
            })
            .collect();
        let mut total = (0.0, vec![0.0; self.n_coefficients()]);
        for (value, sums) in parts {
            total.0 += value;
            total.1.iter_mut().zip(sums).for_each(|(total, sum)| *total += sum);
        }
        total
    }

    /// The value and the gradient.
    pub fn at(&self, coefficients: &[f64]) -> (f64, Vec<f64>) {
        let n_outputs = self.n_outputs();
        let (mut value, mut gradient) = self.over_rows(|row, values, value, sums| {
            let mut scores = [0.0; 16];
            let mut many = Vec::new();
            let scores = room(n_outputs, &mut scores, &mut many);
            self.scores(values, coefficients, scores);
            *value += self.weights[row] * self.family.loss_and_slope(self.y[row], scores);
            for slope in scores.iter_mut() {
                *slope *= self.weights[row];
            }
            self.add(values, scores, sums);
        });
        self.each_penalized(coefficients, |place, coefficient| {
            value += 0.5 * self.l2 * coefficient * coefficient;
            gradient[place] += self.l2 * coefficient;
        });
        (value, gradient)
    }

    /// The second derivatives at `coefficients` times `vector`.
    pub fn curvature(&self, coefficients: &[f64], vector: &[f64]) -> Vec<f64> {
        let n_outputs = self.n_outputs();
        let (_, mut product) = self.over_rows(|row, values, _, sums| {
            let (mut scores, mut towards) = ([0.0; 16], [0.0; 16]);
            let (mut many, mut more) = (Vec::new(), Vec::new());
            let scores = room(n_outputs, &mut scores, &mut many);
            let towards = room(n_outputs, &mut towards, &mut more);
            self.scores(values, coefficients, scores);
            self.scores(values, vector, towards);
            self.family.bend(self.y[row], scores, towards);
            for factor in towards.iter_mut() {
                *factor *= self.weights[row];
            }
            self.add(values, towards, sums);
        });
        self.each_penalized(vector, |place, value| product[place] += self.l2 * value);
        product
    }

    fn each_penalized(&self, coefficients: &[f64], mut work: impl FnMut(usize, f64)) {
        let (width, n_columns) = (self.width(), self.x.n_columns());
        for (place, coefficient) in coefficients.iter().enumerate() {
            if place % width < n_columns {
                work(place, *coefficient);
            }
        }
    }
}

/// Room for a score of each output, without an allocation where they are few.
fn room<'a>(n_outputs: usize, few: &'a mut [f64; 16], many: &'a mut Vec<f64>) -> &'a mut [f64] {
    if n_outputs <= few.len() {
        return &mut few[..n_outputs];
    }
    many.resize(n_outputs, 0.0);
    many
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "codes of classes are small whole numbers")]
fn class_of(code: f64) -> usize {
    if code < 0.0 { usize::MAX } else { code as usize }
}

fn sigmoid(score: f64) -> f64 {
    if score >= 0.0 { 1.0 / (1.0 + (-score).exp()) } else { score.exp() / (1.0 + score.exp()) }
}

/// Turns scores into probabilities; gives the logarithm of the sum of their exponentials.
fn softmax(scores: &mut [f64]) -> f64 {
    let largest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = (*score - largest).exp();
        sum += *score;
    }
    for score in scores.iter_mut() {
        *score /= sum;
    }
    largest + sum.ln()
}

impl Family {
    /// The loss of one row; `scores` becomes its slopes.
    fn loss_and_slope(self, y: f64, scores: &mut [f64]) -> f64 {
        let score = scores[0];
        let (loss, slope) = match self {
            Self::Binomial => {
                let log_sum = if score > 0.0 { score + (-score).exp().ln_1p() } else { score.exp().ln_1p() };
                (log_sum - y * score, sigmoid(score) - y)
            }
            Self::Multinomial { .. } => {
                let class = class_of(y);
                let own = scores[class];
                let loss = softmax(scores) - own;
                scores[class] -= 1.0;
                return loss;
            }
            Self::Squared => (0.5 * (score - y) * (score - y), score - y),
            Self::Poisson => (score.exp() - y * score, score.exp() - y),
            Self::Gamma => (score + y * (-score).exp(), 1.0 - y * (-score).exp()),
            Self::Tweedie { power, is_log: true } => {
                let (low, high) = (((1.0 - power) * score).exp(), ((2.0 - power) * score).exp());
                let constant = if power == 0.0 { 0.5 * y * y } else { 0.0 };
                (high / (2.0 - power) - y * low / (1.0 - power) + constant, high - y * low)
            }
            Self::Tweedie { power, is_log: false } => identity_tweedie(power, y, score),
        };
        scores[0] = slope;
        loss
    }

    /// The second derivatives of one row times `towards`.
    fn bend(self, y: f64, scores: &mut [f64], towards: &mut [f64]) {
        let score = scores[0];
        towards[0] *= match self {
            Self::Binomial => sigmoid(score) * sigmoid(-score),
            Self::Multinomial { .. } => {
                softmax(scores);
                let mean = dot(scores, towards);
                towards.iter_mut().zip(scores).for_each(|(towards, share)| *towards = *share * (*towards - mean));
                return;
            }
            Self::Squared => 1.0,
            Self::Poisson => score.exp(),
            Self::Gamma => y * (-score).exp(),
            Self::Tweedie { power, is_log: true } => {
                (2.0 - power) * ((2.0 - power) * score).exp() - (1.0 - power) * y * ((1.0 - power) * score).exp()
            }
            Self::Tweedie { power, is_log: false } => score.powf(-power - 1.0) * ((1.0 - power) * score + power * y),
        };
    }
}

/// Half the deviance where the score is the mean itself, up to what does not depend on it.
fn identity_tweedie(power: f64, y: f64, mean: f64) -> (f64, f64) {
    let slope = mean.powf(-power) * (mean - y);
    let loss = if power == 0.0 {
        return (0.5 * (mean - y) * (mean - y), mean - y);
    } else if (power - 1.0).abs() < f64::EPSILON {
        if y == 0.0 { mean } else { y * (y / mean).ln() + mean - y }
    } else if (power - 2.0).abs() < f64::EPSILON {
        (mean / y).ln() + y / mean - 1.0
    } else {
        let constant = if y > 0.0 { y.powf(2.0 - power) / (1.0 - power) / (2.0 - power) } else { 0.0 };
        mean.powf(2.0 - power) / (2.0 - power) - y * mean.powf(1.0 - power) / (1.0 - power) + constant
    };
    (loss, slope)
}
