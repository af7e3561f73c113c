//! Stochastic average gradients, SAG and SAGA: a row at random at a time, and the gradients of all rows remembered.

use super::Xorshift;
use crate::error::{Error, Result};
use crate::rows::{Rows, count, dot};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AverageLoss {
    Squared,
    /// Targets -1 and 1.
    Logistic,
    /// Targets 0, 1, ... below this number of classes.
    Multinomial(usize),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AverageOptions {
    pub loss: AverageLoss,
    /// The weight of half the squares, for the mean loss.
    pub l2: f64,
    /// The weight of the absolute values, for the mean loss.
    pub l1: f64,
    /// The largest squared length of a row, where it is known from more rows than these.
    pub longest_square: Option<f64>,
    pub has_intercept: bool,
    /// How much of its own step the intercept takes: less where rows are mostly zeros.
    pub intercept_decay: f64,
    pub is_saga: bool,
    pub max_iterations: usize,
    pub tolerance: f64,
    pub seed: u32,
}

/// Coefficients by output, each with its intercept last where there is one, and the number of passes over the rows.
pub struct AverageFound {
    pub coefficients: Vec<f64>,
    pub n_iterations: usize,
    pub has_converged: bool,
    pub memory: AverageMemory,
}

/// What a descent remembers, to go on from: weights by output, the sums of gradients, and the gradient of each row.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct AverageMemory {
    pub weights: Vec<f64>,
    pub sums: Vec<f64>,
    pub intercepts: Vec<f64>,
    pub intercept_sums: Vec<f64>,
    pub remembered: Vec<f64>,
    /// One for rows seen, else zero.
    pub seen: Vec<f64>,
}

impl AverageMemory {
    #[must_use]
    pub fn new(n_rows: usize, n_columns: usize, n_outputs: usize) -> Self {
        Self {
            weights: vec![0.0; n_outputs * n_columns],
            sums: vec![0.0; n_outputs * n_columns],
            intercepts: vec![0.0; n_outputs],
            intercept_sums: vec![0.0; n_outputs],
            remembered: vec![0.0; n_rows * n_outputs],
            seen: vec![0.0; n_rows],
        }
    }

    fn fits(&self, other: &Self) -> bool {
        self.weights.len() == other.weights.len()
            && self.sums.len() == other.sums.len()
            && self.intercepts.len() == other.intercepts.len()
            && self.intercept_sums.len() == other.intercept_sums.len()
            && self.remembered.len() == other.remembered.len()
            && self.seen.len() == other.seen.len()
    }
}

/// Descends from nothing, or from what an earlier descent over as many rows remembers.
pub fn average_descent(
    x: Rows<'_>,
    y: &[f64],
    weights: &[f64],
    options: AverageOptions,
    memory: Option<AverageMemory>,
) -> Result<AverageFound> {
    x.require(y.len())?;
    x.require(weights.len())?;
    let n_outputs = if let AverageLoss::Multinomial(n) = options.loss { n } else { 1 };
    let is_code = |code: &f64| *code >= 0.0 && *code < count(n_outputs);
    if n_outputs == 0 || n_outputs > 1 && !y.iter().all(is_code) {
        return Err(Error::parameter("n_classes", "above every code", n_outputs));
    }
    let (n_rows, n_columns) = (x.n_rows(), x.n_columns());
    let step = step_size(x, options);
    let empty = AverageMemory::new(n_rows, n_columns, n_outputs);
    let mut before = empty.weights.clone();
    let mut state = match memory {
        Some(memory) if memory.fits(&empty) => memory,
        Some(memory) => return Err(Error::Columns { wanted: empty.weights.len(), found: memory.weights.len() }),
        None => empty,
    };
    let mut n_seen: f64 = state.seen.iter().sum();
    let mut random = Xorshift(options.seed);
    let mut slopes = vec![0.0; n_outputs];
    let (mut n_iterations, mut has_converged) = (0, false);
    while n_iterations < options.max_iterations && !has_converged {
        for _ in 0..n_rows {
            let row = random.below(n_rows);
            if state.seen[row] == 0.0 {
                state.seen[row] = 1.0;
                n_seen += 1.0;
            }
            let values = x.row(row);
            for (output, slope) in slopes.iter_mut().enumerate() {
                let line = &state.weights[output * n_columns..(output + 1) * n_columns];
                *slope = dot(values, line) + state.intercepts[output];
            }
            slopes_of(options.loss, y[row], &mut slopes);
            for (output, slope) in slopes.iter_mut().enumerate() {
                *slope *= weights[row];
                let memory = &mut state.remembered[row * n_outputs + output];
                let correction = *slope - *memory;
                *memory = *slope;
                state.update(output, values, correction, step, n_seen, options);
            }
        }
        n_iterations += 1;
        let mut largest = 0.0_f64;
        let mut largest_change = 0.0_f64;
        for (weight, before) in state.weights.iter().zip(&mut before) {
            largest = largest.max(weight.abs());
            largest_change = largest_change.max((weight - *before).abs());
            *before = *weight;
        }
        if !largest.is_finite() {
            return Err(Error::Overflow);
        }
        has_converged =
            if largest == 0.0 { largest_change == 0.0 } else { largest_change / largest <= options.tolerance };
    }
    let mut coefficients = Vec::with_capacity(n_outputs * (n_columns + 1));
    for (line, intercept) in state.weights.chunks_exact(n_columns).zip(&state.intercepts) {
        coefficients.extend_from_slice(line);
        if options.has_intercept {
            coefficients.push(*intercept);
        }
    }
    Ok(AverageFound { coefficients, n_iterations, has_converged, memory: state })
}

impl AverageMemory {
    fn update(
        &mut self,
        output: usize,
        values: &[f64],
        correction: f64,
        step: f64,
        n_seen: f64,
        options: AverageOptions,
    ) {
        let n_columns = values.len();
        let line = &mut self.weights[output * n_columns..(output + 1) * n_columns];
        let sums = &mut self.sums[output * n_columns..(output + 1) * n_columns];
        let at_once = if options.is_saga { correction * step * (1.0 - 1.0 / n_seen) } else { 0.0 };
        let (shrink, by) = (1.0 - step * options.l2, step / n_seen);
        let threshold = step * options.l1;
        for ((weight, sum), value) in line.iter_mut().zip(sums).zip(values) {
            *sum += correction * value;
            let moved = *weight * shrink - at_once * value - by * *sum;
            *weight = if moved.abs() <= threshold { 0.0 } else { moved - threshold.copysign(moved) };
        }
        if options.has_intercept {
            self.intercept_sums[output] += correction;
            self.intercepts[output] -= by * self.intercept_sums[output] * options.intercept_decay + at_once;
        }
    }
}

fn slopes_of(loss: AverageLoss, y: f64, scores: &mut [f64]) {
    match loss {
        AverageLoss::Squared => scores[0] -= y,
        AverageLoss::Logistic => {
            let margin = scores[0] * y;
            scores[0] = if margin > 18.0 {
                (-margin).exp() * -y
            } else if margin < -18.0 {
                -y
            } else {
                -y / (margin.exp() + 1.0)
            };
        }
        AverageLoss::Multinomial(_) => {
            let largest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let total: f64 = scores.iter().map(|score| (score - largest).exp()).sum();
            for (class, score) in scores.iter_mut().enumerate() {
                let is_own = (count(class) - y).abs() < 0.5;
                *score = (*score - largest).exp() / total - f64::from(is_own);
            }
        }
    }
}

/// One over the steepness of the loss.
fn step_size(x: Rows<'_>, options: AverageOptions) -> f64 {
    let longest = options.longest_square.unwrap_or_else(|| x.each().map(|row| dot(row, row)).fold(0.0, f64::max));
    let longest = longest + f64::from(options.has_intercept);
    let steepness = match options.loss {
        AverageLoss::Squared => longest,
        AverageLoss::Logistic | AverageLoss::Multinomial(_) => 0.25 * longest,
    } + options.l2;
    if options.is_saga {
        return 1.0 / (2.0 * steepness + (2.0 * count(x.n_rows()) * options.l2).min(steepness));
    }
    1.0 / steepness
}
