//! Stochastic gradient descent over shuffled rows, with the penalties of Tsuruoka and others, and passive-aggressive
//! steps.

use super::Xorshift;
use super::weights::Weights;
use crate::error::Result;
use crate::rows::{Rows, count, dot};

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum RowLoss {
    /// A margin short of this.
    Hinge(f64),
    SquaredHinge(f64),
    Log,
    ModifiedHuber,
    Squared,
    Huber(f64),
    Beyond(f64),
    SquaredBeyond(f64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Rate {
    Constant,
    Optimal,
    /// Falls with this power of the steps.
    Falling(f64),
    Adaptive,
    /// Passive-aggressive steps, at most this long.
    Passive(f64),
    PassiveSquared(f64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum RowPenalty {
    None,
    Squares,
    Absolutes,
    /// Absolute values have this share.
    Both(f64),
}

impl RowPenalty {
    fn has_l2(self) -> bool {
        matches!(self, Self::Squares | Self::Both(_))
    }

    fn has_l1(self) -> bool {
        matches!(self, Self::Absolutes | Self::Both(_))
    }

    fn l1_ratio(self) -> f64 {
        match self {
            Self::None | Self::Squares => 0.0,
            Self::Absolutes => 1.0,
            Self::Both(share) => share,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StochasticOptions {
    pub loss: RowLoss,
    pub rate: Rate,
    pub eta0: f64,
    pub alpha: f64,
    pub penalty: RowPenalty,
    /// The intercept is pushed down too.
    pub is_one_class: bool,
    /// Rows are mostly zeros: only the columns a row has are pulled to zero, and the intercept goes slowly.
    pub is_sparse: bool,
    pub has_intercept: bool,
    pub max_iterations: usize,
    /// Nothing never stops early.
    pub tolerance: Option<f64>,
    pub n_iter_no_change: usize,
    pub seed: Option<u32>,
    pub weight_positive: f64,
    pub weight_negative: f64,
    /// Steps before averaging starts; zero for no average.
    pub average_from: f64,
    /// Steps done before, and one more.
    pub first_step: f64,
}

/// Weights and intercept, on average too where asked for, and the number of passes.
#[derive(Debug, Clone, PartialEq)]
pub struct StochasticFound {
    pub weights: Vec<f64>,
    pub intercept: f64,
    pub average_weights: Vec<f64>,
    pub average_intercept: f64,
    pub n_iterations: usize,
    pub has_converged: bool,
}

impl RowLoss {
    fn value(self, score: f64, y: f64) -> f64 {
        let margin = score * y;
        let residual = y - score;
        match self {
            Self::Hinge(threshold) => {
                if margin <= threshold {
                    threshold - margin
                } else {
                    0.0
                }
            }
            Self::SquaredHinge(threshold) => (threshold - margin).max(0.0).powi(2),
            Self::Log => log_of_one_and_exp(score) - y * score,
            Self::ModifiedHuber => {
                if margin >= 1.0 {
                    0.0
                } else if margin >= -1.0 {
                    (1.0 - margin) * (1.0 - margin)
                } else {
                    -4.0 * margin
                }
            }
            Self::Squared => 0.5 * residual * residual,
            Self::Huber(width) => {
                let size = residual.abs();
                if size <= width { 0.5 * size * size } else { width * size - 0.5 * width * width }
            }
            Self::Beyond(width) => (residual.abs() - width).max(0.0),
            Self::SquaredBeyond(width) => (residual.abs() - width).max(0.0).powi(2),
        }
    }

    fn slope(self, score: f64, y: f64) -> f64 {
        let margin = score * y;
        let residual = y - score;
        match self {
            Self::Hinge(threshold) => {
                if margin <= threshold {
                    -y
                } else {
                    0.0
                }
            }
            Self::SquaredHinge(threshold) => {
                if threshold - margin > 0.0 {
                    -2.0 * y * (threshold - margin)
                } else {
                    0.0
                }
            }
            Self::Log => {
                if score > -37.0 {
                    let other = (-score).exp();
                    ((1.0 - y) - y * other) / (1.0 + other)
                } else {
                    score.exp() - y
                }
            }
            Self::ModifiedHuber => {
                if margin >= 1.0 {
                    0.0
                } else if margin >= -1.0 {
                    2.0 * (1.0 - margin) * -y
                } else {
                    -4.0 * y
                }
            }
            Self::Squared => -residual,
            Self::Huber(width) => {
                if residual.abs() <= width {
                    -residual
                } else {
                    -width * residual.signum()
                }
            }
            Self::Beyond(width) => {
                if residual > width {
                    -1.0
                } else if -residual > width {
                    1.0
                } else {
                    0.0
                }
            }
            Self::SquaredBeyond(width) => {
                if residual > width {
                    -2.0 * (residual - width)
                } else if -residual > width {
                    2.0 * (-residual - width)
                } else {
                    0.0
                }
            }
        }
    }

    fn is_of_margins(self) -> bool {
        matches!(self, Self::Hinge(_))
    }
}

fn log_of_one_and_exp(score: f64) -> f64 {
    if score <= -37.0 {
        score.exp()
    } else if score <= -2.0 {
        score.exp().ln_1p()
    } else if score <= 18.0 {
        (1.0 + score.exp()).ln()
    } else if score <= 33.3 {
        score + (-score).exp()
    } else {
        score
    }
}

/// Rows kept apart to judge the passes by: shares of right answers for classes, else R squared.
pub struct Held<'a> {
    pub rows: &'a [bool],
    pub of_classes: bool,
}

impl Held<'_> {
    fn holds(&self, row: usize) -> bool {
        self.rows.get(row).copied().unwrap_or(false)
    }

    fn score(&self, x: Rows<'_>, y: &[f64], row_weights: &[f64], weights: &[f64], intercept: f64) -> f64 {
        let chosen: Vec<usize> = (0..y.len()).filter(|row| self.holds(*row)).collect();
        let total: f64 = chosen.iter().map(|row| row_weights[*row]).sum();
        let guess = |row: usize| dot(x.row(row), weights) + intercept;
        if self.of_classes {
            let is_right = |row: usize| (y[row] - if guess(row) > 0.0 { 1.0 } else { -1.0 }).abs() < 0.5;
            return chosen.iter().filter(|row| is_right(**row)).map(|row| row_weights[*row]).sum::<f64>() / total;
        }
        let mean = chosen.iter().map(|row| row_weights[*row] * y[*row]).sum::<f64>() / total;
        let spread: f64 = chosen.iter().map(|row| row_weights[*row] * (y[*row] - mean).powi(2)).sum();
        let left: f64 = chosen.iter().map(|row| row_weights[*row] * (y[*row] - guess(*row)).powi(2)).sum();
        if spread == 0.0 { f64::from(left == 0.0) } else { 1.0 - left / spread }
    }
}

/// Decides when to stop: passes that bring no improvement, one after another.
struct Patience {
    best: f64,
    n_worse: usize,
}

impl Patience {
    /// Whether enough passes in a row were worse than the best by the tolerance; `value` is to be small.
    fn is_over(&mut self, value: f64, tolerance: Option<f64>, most: usize) -> bool {
        if tolerance.is_some_and(|tolerance| value > self.best - tolerance) {
            self.n_worse += 1;
        } else {
            self.n_worse = 0;
        }
        self.best = self.best.min(value);
        self.n_worse >= most
    }
}

/// The share of its step an intercept takes over rows that are mostly zeros.
const SPARSE_DECAY: f64 = 0.01;

/// Where a descent stands.
struct Descender<'a> {
    options: StochasticOptions,
    weights: Weights,
    intercept: f64,
    average_intercept: f64,
    eta: f64,
    optimal_start: f64,
    step: f64,
    cumulated: Vec<f64>,
    total_l1: f64,
    row_weights: &'a [f64],
}

impl Descender<'_> {
    /// Learns from one row; gives its score before.
    fn learn(&mut self, row: usize, values: &[f64], y: f64) -> f64 {
        let options = self.options;
        let score = self.weights.score(values) + self.intercept;
        match options.rate {
            Rate::Optimal => self.eta = 1.0 / (options.alpha * (self.optimal_start + self.step - 1.0)),
            Rate::Falling(power) => self.eta = options.eta0 / self.step.powf(power),
            _ => {}
        }
        let Some(update) = update_of(options, values, score, y, self.eta) else { return score };
        let class_weight = if y > 0.0 { options.weight_positive } else { options.weight_negative };
        let update = update * (class_weight * self.row_weights[row]);
        if options.penalty.has_l2() {
            let share = 1.0 - options.penalty.l1_ratio();
            self.weights.shrink((1.0 - share * self.eta * options.alpha).max(0.0));
        }
        if update != 0.0 {
            self.weights.add(values, update);
        }
        if options.has_intercept {
            let down = if options.is_one_class { 2.0 * self.eta * options.alpha } else { 0.0 };
            self.intercept += (update - down) * if options.is_sparse { SPARSE_DECAY } else { 1.0 };
        }
        if options.average_from > 0.0 && options.average_from <= self.step {
            let n_steps = self.step - options.average_from + 1.0;
            self.weights.average(values, update, n_steps);
            self.average_intercept += (self.intercept - self.average_intercept) / n_steps;
        }
        if options.penalty.has_l1() {
            self.total_l1 += options.penalty.l1_ratio() * self.eta * options.alpha;
            self.weights.pull_to_zero(&mut self.cumulated, self.total_l1, options.is_sparse.then_some(values));
        }
        self.step += 1.0;
        score
    }
}

/// Descends from the weights and averages given. Targets of classifiers are -1 and 1, for `Log` 0 and 1. Weights
/// that are not finite come back where the numbers grew too large.
pub fn stochastic_descent(
    x: Rows<'_>,
    y: &[f64],
    row_weights: &[f64],
    start: StochasticFound,
    options: StochasticOptions,
    held: &Held<'_>,
) -> Result<StochasticFound> {
    x.require(y.len())?;
    x.require(row_weights.len())?;
    x.require_width(start.weights.len())?;
    x.require_width(start.average_weights.len())?;
    let n_rows = x.n_rows();
    let n_seen = count((0..n_rows).filter(|row| !held.holds(*row)).count());
    let typical = (1.0 / options.alpha.sqrt()).sqrt();
    let first_eta = typical / options.loss.slope(-typical, 1.0).max(1.0);
    let StochasticFound { weights, average_weights, intercept, average_intercept, .. } = start;
    let mut state = Descender {
        options,
        weights: Weights::new(weights, average_weights),
        intercept,
        average_intercept,
        eta: options.eta0,
        optimal_start: 1.0 / (first_eta * options.alpha),
        step: options.first_step,
        cumulated: vec![0.0; x.n_columns()],
        total_l1: 0.0,
        row_weights,
    };
    let mut order: Vec<usize> = (0..n_rows).collect();
    let mut patience = Patience { best: f64::INFINITY, n_worse: 0 };
    let (mut n_iterations, mut has_converged) = (0, false);
    while n_iterations < options.max_iterations && !has_converged {
        if let Some(seed) = options.seed {
            let mut random = Xorshift(seed);
            for place in 0..n_rows.saturating_sub(1) {
                let other = place + random.below(n_rows - place);
                order.swap(place, other);
            }
        }
        let mut total = 0.0;
        for row in order.iter().filter(|row| !held.holds(**row)) {
            let score = state.learn(*row, x.row(*row), y[*row]);
            total += options.loss.value(score, y[*row]);
        }
        n_iterations += 1;
        if state.weights.values.iter().any(|weight| !weight.is_finite()) || !state.intercept.is_finite() {
            break;
        }
        let is_over = if held.rows.is_empty() {
            patience.is_over(total, options.tolerance.map(|tolerance| tolerance * n_seen), options.n_iter_no_change)
        } else {
            // The published method judges the numbers without their common factor.
            let score = held.score(x, y, row_weights, &state.weights.values, state.intercept);
            patience.is_over(-score, options.tolerance, options.n_iter_no_change)
        };
        if is_over && options.rate == Rate::Adaptive && state.eta > 1e-6 {
            state.eta /= 5.0;
            patience.n_worse = 0;
        } else {
            has_converged = is_over;
        }
    }
    state.weights.settle();
    Ok(StochasticFound {
        weights: state.weights.values,
        intercept: state.intercept,
        average_weights: state.weights.means,
        average_intercept: state.average_intercept,
        n_iterations,
        has_converged,
    })
}

fn squares(values: &[f64]) -> f64 {
    values.iter().fold(0.0, |sum, value| sum + value * value)
}

/// How far to go along the row; nothing where a row of zeros says nothing.
fn update_of(options: StochasticOptions, values: &[f64], score: f64, y: f64, eta: f64) -> Option<f64> {
    let length = match options.rate {
        Rate::Passive(most) => {
            let square = squares(values);
            if square == 0.0 {
                return None;
            }
            (options.loss.value(score, y) / square).min(most)
        }
        Rate::PassiveSquared(c) => options.loss.value(score, y) / (squares(values) + 0.5 / c),
        _ => return Some(-eta * options.loss.slope(score, y).clamp(-1e12, 1e12)),
    };
    if options.loss.is_of_margins() {
        return Some(length * y);
    }
    Some(if y - score < 0.0 { -length } else { length })
}
