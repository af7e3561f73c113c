//! The negative log posterior of the original's model, its fitted values and their derivatives.
//!
//! Unknowns stand in one vector: rate `k`, offset `m`, a change of rate for each changepoint, a weight for each
//! feature. The noise `sigma` is apart, because its best value is known once the residuals are.

use crate::dense::{add_scaled, dot};
use crate::options::Growth;
use crate::trend;

pub(crate) struct Problem<'a> {
    pub growth: Growth,
    pub t: &'a [f64],
    pub y: &'a [f64],
    pub cap: &'a [f64],
    pub changepoints: &'a [f64],
    /// Columns of features, one after the other.
    pub features: &'a [f64],
    pub is_multiplicative: Vec<bool>,
    pub prior_scales: Vec<f64>,
    /// Scale of the Laplace prior on changes of rate.
    pub tau: f64,
}

/// Standard deviation of the prior on rate and offset.
const TREND_PRIOR: f64 = 5.0;
/// The first places of the vector: rate and offset.
pub(crate) const N_TREND: usize = 2;

impl Problem<'_> {
    pub(crate) fn n_unknowns(&self) -> usize {
        N_TREND + self.changepoints.len() + self.prior_scales.len()
    }

    /// A line, or a curve, through the first and the last value, and no effects.
    pub(crate) fn start(&self) -> Vec<f64> {
        let mut unknowns = vec![0.0; self.n_unknowns()];
        (unknowns[0], unknowns[1]) = trend::start(self.growth, self.t, self.y, self.cap);
        unknowns
    }

    pub(crate) fn first_weight(&self) -> usize {
        N_TREND + self.changepoints.len()
    }

    /// Are fitted values linear in the unknowns?
    pub(crate) fn is_linear(&self) -> bool {
        self.growth != Growth::Logistic && !self.is_multiplicative.contains(&true)
    }

    /// Precision of the normal prior of each unknown; zero where the prior is Laplace's.
    pub(crate) fn precisions(&self) -> Vec<f64> {
        let trend = [TREND_PRIOR.powi(-2); N_TREND];
        let changes = self.changepoints.iter().map(|_| 0.0);
        trend.into_iter().chain(changes).chain(self.prior_scales.iter().map(|scale| scale.powi(-2))).collect()
    }

    pub(crate) fn feature(&self, place: usize) -> &[f64] {
        &self.features[place * self.t.len()..(place + 1) * self.t.len()]
    }

    fn trend(&self, unknowns: &[f64]) -> Vec<f64> {
        let delta = &unknowns[N_TREND..self.first_weight()];
        trend::trend(self.growth, self.t, self.cap, unknowns[0], unknowns[1], delta, self.changepoints)
    }

    /// Sums of the additive and of the multiplicative effects.
    fn effects(&self, weights: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let mut sums = (vec![0.0; self.t.len()], vec![0.0; self.t.len()]);
        for (place, weight) in weights.iter().enumerate() {
            let sum = if self.is_multiplicative[place] { &mut sums.1 } else { &mut sums.0 };
            add_scaled(sum, *weight, self.feature(place));
        }
        sums
    }

    pub(crate) fn fitted(&self, unknowns: &[f64]) -> Vec<f64> {
        let (additive, multiplicative) = self.effects(&unknowns[self.first_weight()..]);
        let mut fitted = self.trend(unknowns);
        for (row, value) in fitted.iter_mut().enumerate() {
            *value = *value * (1.0 + multiplicative[row]) + additive[row];
        }
        fitted
    }

    /// Derivatives of the fitted values by each unknown, column after column.
    pub(crate) fn jacobian(&self, unknowns: &[f64]) -> Vec<f64> {
        let n_rows = self.t.len();
        let (_, multiplicative) = self.effects(&unknowns[self.first_weight()..]);
        let trend = self.trend(unknowns);
        let mut made = Vec::with_capacity(n_rows * self.n_unknowns());
        // How a fitted value answers to the broken line: through the curve and the multiplicative effects.
        let answer: Vec<f64> = match self.growth {
            Growth::Logistic => (0..n_rows)
                .map(|row| trend[row] * (1.0 - trend[row] / self.cap[row]) * (1.0 + multiplicative[row]))
                .collect(),
            _ => multiplicative.iter().map(|effect| 1.0 + effect).collect(),
        };
        let rows = || answer.iter().zip(self.t);
        match self.growth {
            Growth::Linear => {
                made.extend(rows().map(|(answer, t)| answer * t));
                made.extend(&answer);
            }
            Growth::Logistic => {
                made.extend(rows().map(|(answer, t)| answer * (t - unknowns[1])));
                made.extend(answer.iter().map(|answer| -answer * unknowns[0]));
            }
            Growth::Flat => {
                made.extend(vec![0.0; n_rows]);
                made.extend(&answer);
            }
        }
        for changepoint in self.changepoints {
            if self.growth == Growth::Flat {
                made.extend(vec![0.0; n_rows]);
            } else {
                made.extend(rows().map(|(answer, t)| answer * (t - changepoint).max(0.0)));
            }
        }
        for (place, is_multiplicative) in self.is_multiplicative.iter().enumerate() {
            if *is_multiplicative {
                made.extend(self.feature(place).iter().zip(&trend).map(|(value, trend)| value * trend));
            } else {
                made.extend(self.feature(place));
            }
        }
        made
    }

    pub(crate) fn squares(&self, unknowns: &[f64]) -> f64 {
        let residuals: Vec<f64> = self.fitted(unknowns).iter().zip(self.y).map(|(fitted, y)| y - fitted).collect();
        dot(&residuals, &residuals)
    }

    /// Up to the constant that the original leaves out too.
    #[expect(clippy::cast_precision_loss, reason = "numbers of rows are small")]
    pub(crate) fn objective(&self, unknowns: &[f64], squares: f64, sigma: f64) -> f64 {
        let normal: f64 =
            self.precisions().iter().zip(unknowns).map(|(precision, value)| precision * value * value).sum();
        let laplace: f64 = unknowns[N_TREND..self.first_weight()].iter().map(|change| change.abs()).sum();
        let noise = self.y.len() as f64 * sigma.ln() + squares / (2.0 * sigma * sigma);
        noise + 2.0 * sigma * sigma + normal / 2.0 + laplace / self.tau
    }

    /// The noise that suits these residuals best: the prior is the positive half of a normal of deviation 1/2.
    #[expect(clippy::cast_precision_loss, reason = "numbers of rows are small")]
    pub(crate) fn best_sigma(&self, squares: f64) -> f64 {
        let n_rows = self.y.len() as f64;
        // The root of 4u^2 + nu - squares, written so that nothing cancels.
        let variance = 2.0 * squares / (n_rows + (n_rows * n_rows + 16.0 * squares).sqrt());
        variance.sqrt()
    }
}
