//! Newton's method within a trust region, for linear classifiers and regressors with a cost for each row: the method of
//! Lin, Weng and Keerthi.

use crate::error::{Error, Result};
use crate::rows::{Rows, dot};

/// What a row costs, by its score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Margin {
    /// Targets -1 and 1.
    Logistic,
    /// Targets -1 and 1; what is missing to a margin of one, squared.
    SquaredHinge,
    /// What the residual is beyond this, squared.
    SquaredBeyond(f64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TrustOptions {
    pub margin: Margin,
    /// The slope, as a share of the first one, that ends the descent.
    pub tolerance: f64,
    pub max_iterations: usize,
}

struct Problem<'a> {
    x: Rows<'a>,
    y: &'a [f64],
    costs: &'a [f64],
    margin: Margin,
}

impl Problem<'_> {
    fn scores(&self, weights: &[f64]) -> Vec<f64> {
        self.x.each().map(|row| dot(row, weights)).collect()
    }

    fn value(&self, weights: &[f64], scores: &[f64]) -> f64 {
        let mut sum = 0.5 * dot(weights, weights);
        for ((score, y), cost) in scores.iter().zip(self.y).zip(self.costs) {
            let score = *score;
            sum += cost
                * match self.margin {
                    Margin::Logistic => {
                        let margin = y * score;
                        if margin >= 0.0 { (-margin).exp().ln_1p() } else { margin.exp().ln_1p() - margin }
                    }
                    Margin::SquaredHinge => (1.0 - y * score).max(0.0).powi(2),
                    Margin::SquaredBeyond(width) => ((score - y).abs() - width).max(0.0).powi(2),
                };
        }
        sum
    }

    /// The slope and the curvature of a row's cost in its score.
    fn bends(&self, scores: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let rows = scores.iter().zip(self.y).zip(self.costs);
        rows.map(|((score, y), cost)| match self.margin {
            Margin::Logistic => {
                let share = 1.0 / (1.0 + (-y * score).exp());
                (cost * (share - 1.0) * y, cost * share * (1.0 - share))
            }
            Margin::SquaredHinge if y * score < 1.0 => (2.0 * cost * y * (y * score - 1.0), 2.0 * cost),
            Margin::SquaredBeyond(width) if score - y < -width => (2.0 * cost * (score - y + width), 2.0 * cost),
            Margin::SquaredBeyond(width) if score - y > width => (2.0 * cost * (score - y - width), 2.0 * cost),
            Margin::SquaredHinge | Margin::SquaredBeyond(_) => (0.0, 0.0),
        })
        .unzip()
    }

    fn back(&self, factors: &[f64], start: &[f64]) -> Vec<f64> {
        let mut sums = start.to_vec();
        for (row, factor) in self.x.each().zip(factors) {
            if *factor != 0.0 {
                sums.iter_mut().zip(row).for_each(|(sum, value)| *sum += factor * value);
            }
        }
        sums
    }

    fn curvature(&self, curves: &[f64], vector: &[f64]) -> Vec<f64> {
        let factors: Vec<f64> = self
            .x
            .each()
            .zip(curves)
            .map(|(row, curve)| if *curve == 0.0 { 0.0 } else { curve * dot(row, vector) })
            .collect();
        self.back(&factors, vector)
    }
}

/// Weights of the columns, and the number of steps taken.
pub fn trust_region(
    x: Rows<'_>,
    y: &[f64],
    costs: &[f64],
    start: Vec<f64>,
    options: TrustOptions,
) -> Result<(Vec<f64>, usize)> {
    x.require(y.len())?;
    x.require(costs.len())?;
    x.require_width(start.len())?;
    let problem = Problem { x, y, costs, margin: options.margin };
    let zero = vec![0.0; start.len()];
    let (slopes, _) = problem.bends(&problem.scores(&zero));
    let first = length(&problem.back(&slopes, &zero));
    let mut weights = start;
    let mut scores = problem.scores(&weights);
    let mut value = problem.value(&weights, &scores);
    let (slopes, mut curves) = problem.bends(&scores);
    let mut gradient = problem.back(&slopes, &weights);
    let mut radius = length(&gradient);
    let mut n_steps = 1;
    if length(&gradient) <= options.tolerance * first {
        return Ok((weights, 0));
    }
    while n_steps <= options.max_iterations {
        let (step, left) = within(&problem, &curves, &gradient, radius);
        let next: Vec<f64> = weights.iter().zip(&step).map(|(weight, step)| weight + step).collect();
        let slope = dot(&gradient, &step);
        let promised = -0.5 * (slope - dot(&step, &left));
        let next_scores = problem.scores(&next);
        let next_value = problem.value(&next, &next_scores);
        if !next_value.is_finite() {
            return Err(Error::Overflow);
        }
        let kept = value - next_value;
        let size = length(&step);
        if n_steps == 1 {
            radius = radius.min(size);
        }
        let beyond = next_value - value - slope;
        let scale = if beyond <= 0.0 { 4.0 } else { 0.25_f64.max(-0.5 * (slope / beyond)) };
        radius = if kept < 1e-4 * promised {
            (scale.max(0.25) * size).min(0.5 * radius)
        } else if kept < 0.25 * promised {
            (0.25 * radius).max((scale * size).min(0.5 * radius))
        } else if kept < 0.75 * promised {
            (0.25 * radius).max((scale * size).min(4.0 * radius))
        } else {
            radius.max((scale * size).min(4.0 * radius))
        };
        if kept > 1e-4 * promised {
            n_steps += 1;
            (weights, scores, value) = (next, next_scores, next_value);
            let (slopes, bends) = problem.bends(&scores);
            curves = bends;
            gradient = problem.back(&slopes, &weights);
            if length(&gradient) <= options.tolerance * first {
                break;
            }
        }
        let is_worthless = kept.abs() <= 0.0 && promised <= 0.0;
        let is_tiny = kept.abs() <= 1e-12 * value.abs() && promised.abs() <= 1e-12 * value.abs();
        if value < -1e32 || is_worthless || is_tiny {
            break;
        }
    }
    Ok((weights, n_steps - 1))
}

fn length(values: &[f64]) -> f64 {
    dot(values, values).sqrt()
}

/// Conjugate gradients up to the border of the region; the step, and what is left of the equation.
fn within(problem: &Problem<'_>, curves: &[f64], gradient: &[f64], radius: f64) -> (Vec<f64>, Vec<f64>) {
    let mut step = vec![0.0; gradient.len()];
    let mut left: Vec<f64> = gradient.iter().map(|slope| -slope).collect();
    let mut towards = left.clone();
    let enough = 0.1 * length(gradient);
    let mut square = dot(&left, &left);
    for _ in 0..10 * gradient.len().max(100) {
        if length(&left) <= enough {
            break;
        }
        let bent = problem.curvature(curves, &towards);
        let mut share = square / dot(&towards, &bent);
        step.iter_mut().zip(&towards).for_each(|(step, towards)| *step += share * towards);
        if length(&step) > radius {
            step.iter_mut().zip(&towards).for_each(|(step, towards)| *step -= share * towards);
            let (mixed, own, square_along) = (dot(&step, &towards), dot(&step, &step), dot(&towards, &towards));
            let space = radius * radius;
            let width = (mixed * mixed + square_along * (space - own)).sqrt();
            share = if mixed >= 0.0 { (space - own) / (mixed + width) } else { (width - mixed) / square_along };
            step.iter_mut().zip(&towards).for_each(|(step, towards)| *step += share * towards);
            left.iter_mut().zip(&bent).for_each(|(left, bent)| *left -= share * bent);
            break;
        }
        left.iter_mut().zip(&bent).for_each(|(left, bent)| *left -= share * bent);
        let next = dot(&left, &left);
        let keep = next / square;
        towards.iter_mut().zip(&left).for_each(|(towards, left)| *towards = left + keep * *towards);
        square = next;
    }
    (step, left)
}
