//! Logistic regression of two or more classes with scikit-learn's `C`: the sum of the losses, and half the squared
//! coefficients divided by C. The intercept is not penalised.

mod loss;
mod newton;
mod solve;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::rows::{Rows, count, require_classes};
use crate::saved;
use loss::Problem;

/// More classes than this are numbers that were taken for classes.
pub const MAX_CLASSES: usize = 1000;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LogisticOptions {
    /// Nothing for no penalty at all.
    pub c: Option<f64>,
    pub has_intercept: bool,
    pub max_iterations: usize,
}

impl Default for LogisticOptions {
    fn default() -> Self {
        Self { c: Some(1.0), has_intercept: true, max_iterations: 100 }
    }
}

/// A fitted model. Two classes have one line of coefficients, more have one each.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Logistic {
    n_classes: usize,
    pub coefficients: Vec<Vec<f64>>,
    pub intercepts: Vec<f64>,
    pub c: Option<f64>,
    pub n_iterations: usize,
    pub has_converged: bool,
}

impl Logistic {
    /// `codes` are the classes of the rows, counted from zero.
    pub fn fit(x: Rows<'_>, codes: &[u32], n_classes: usize, options: LogisticOptions) -> Result<Self> {
        x.require(codes.len())?;
        if n_classes > MAX_CLASSES {
            return Err(Error::TooManyClasses { n_classes, limit: MAX_CLASSES });
        }
        require_classes(codes, n_classes)?;
        if options.c.is_some_and(|c| !(c > 0.0 && c.is_finite())) {
            return Err(Error::parameter("C", "above zero, or None for no penalty", options.c.unwrap_or_default()));
        }
        if options.max_iterations == 0 {
            return Err(Error::parameter("max_iter", "one or more", 0));
        }
        let n_outputs = if n_classes == 2 { 1 } else { n_classes };
        let penalty = options.c.map_or(0.0, |c| 1.0 / c);
        let problem = Problem { x, codes, n_outputs, penalty, has_intercept: options.has_intercept };
        let found = newton::minimise(&problem, options.max_iterations)?;
        let n_columns = x.n_columns();
        let mut coefficients = Vec::with_capacity(n_outputs);
        let mut intercepts = Vec::with_capacity(n_outputs);
        for line in found.weights.chunks_exact(problem.width()) {
            coefficients.push(line[..n_columns].to_vec());
            intercepts.push(line.get(n_columns).copied().unwrap_or(0.0));
        }
        let mut made = Self {
            n_classes,
            coefficients,
            intercepts,
            c: options.c,
            n_iterations: found.n_iterations,
            has_converged: found.has_converged,
        };
        made.centre();
        Ok(made)
    }

    /// Adding the same to every class changes no probability; of all these the one whose sums are zero is kept.
    fn centre(&mut self) {
        if self.intercepts.len() < 2 {
            return;
        }
        let n_outputs = count(self.intercepts.len());
        let mean = self.intercepts.iter().sum::<f64>() / n_outputs;
        self.intercepts.iter_mut().for_each(|value| *value -= mean);
        for column in 0..self.n_columns() {
            let mean = self.coefficients.iter().map(|line| line[column]).sum::<f64>() / n_outputs;
            self.coefficients.iter_mut().for_each(|line| line[column] -= mean);
        }
    }

    pub fn n_columns(&self) -> usize {
        self.coefficients[0].len()
    }

    pub fn n_classes(&self) -> usize {
        self.n_classes
    }

    /// A row of `n_classes` probabilities for each row.
    pub fn probabilities(&self, x: Rows<'_>) -> Result<Vec<f64>> {
        x.require_width(self.n_columns())?;
        let mut made = Vec::with_capacity(x.n_rows() * self.n_classes);
        let mut scores = vec![0.0; self.intercepts.len()];
        for row in x.each() {
            for ((score, line), intercept) in scores.iter_mut().zip(&self.coefficients).zip(&self.intercepts) {
                *score = crate::rows::dot(row, line) + intercept;
            }
            loss::probabilities(&mut scores);
            if let [positive] = scores[..] {
                made.push(1.0 - positive);
            }
            made.extend_from_slice(&scores);
        }
        Ok(made)
    }

    /// What a saved model must satisfy.
    pub(crate) fn check(&self) -> Result<()> {
        saved::require((2..=MAX_CLASSES).contains(&self.n_classes), "n_classes")?;
        let n_outputs = if self.n_classes == 2 { 1 } else { self.n_classes };
        saved::require(self.coefficients.len() == n_outputs, "coefficients")?;
        saved::require(self.intercepts.len() == n_outputs, "intercepts")?;
        let width = self.n_columns();
        let is_even = width > 0 && self.coefficients.iter().all(|line| line.len() == width);
        saved::require(is_even, "coefficients")
    }
}
