//! Newton's method: each step solves for the minimum of the parabola that fits the loss. Columns of different size need no
//! scaling, and a step near the end doubles the digits.

use super::loss::{Point, Problem};
use super::solve::solve;
use crate::error::{Error, Result};
use crate::rows::dot;

/// A step that gains no more than this share of the loss is the last. What is left after it is far less: about as much as
/// the rounding of the loss.
const DONE: f64 = 1e-11;

/// At the minimum of a loss without penalty the last step moves nothing; where it still moves scores by more than
/// this, there is no minimum.
const STILL_MOVING: f64 = 1e-2;

pub(super) struct Found {
    pub(super) weights: Vec<f64>,
    pub(super) n_iterations: usize,
    pub(super) has_converged: bool,
}

pub(super) fn minimise(problem: &Problem<'_>, max_iterations: usize) -> Result<Found> {
    let mut weights = vec![0.0; problem.n_weights()];
    let mut point = problem.at(&weights);
    let first_slope = dot(&point.gradient, &point.gradient).sqrt();
    let mut has_converged = false;
    let mut n_iterations = 0;
    let mut last_step = Vec::new();
    while n_iterations < max_iterations && !has_converged {
        if !point.loss.is_finite() || point.gradient.iter().any(|slope| !slope.is_finite()) {
            return Err(Error::Overflow);
        }
        let slope = dot(&point.gradient, &point.gradient).sqrt();
        if slope == 0.0 {
            has_converged = true;
            break;
        }
        let step = solve(problem, &point, (slope / first_slope).clamp(1e-5, 1e-2))?;
        let gain = -dot(&point.gradient, &step);
        has_converged = gain <= DONE * point.loss.max(1.0);
        n_iterations += 1;
        match shortened(problem, &weights, &point, &step, gain) {
            Some((moved, next)) => (weights, point) = (moved, next),
            // The loss is at the last of its digits.
            None => has_converged = true,
        }
        last_step = step;
    }
    if problem.penalty == 0.0 && !last_step.is_empty() && problem.reach(&last_step) > STILL_MOVING {
        return Err(Error::Separated);
    }
    Ok(Found { weights, n_iterations, has_converged })
}

/// The step, halved until the loss falls as it should; nothing when no part of it helps.
fn shortened(
    problem: &Problem<'_>,
    weights: &[f64],
    point: &Point,
    step: &[f64],
    gain: f64,
) -> Option<(Vec<f64>, Point)> {
    const MAX_HALVINGS: usize = 40;
    // A gain this small drowns in the rounding of the loss.
    let is_too_small_to_see = gain < 1e-10 * point.loss.abs();
    let mut share = 1.0;
    for _ in 0..MAX_HALVINGS {
        let moved: Vec<f64> = weights.iter().zip(step).map(|(weight, step)| weight + share * step).collect();
        let next = problem.at(&moved);
        if is_too_small_to_see || next.loss <= point.loss - 1e-4 * share * gain {
            return Some((moved, next));
        }
        share *= 0.5;
    }
    None
}
