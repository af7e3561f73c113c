//! Newton's steps, each found by conjugate gradients, with a search along the line.

use super::family::Loss;
use crate::error::Result;
use crate::rows::dot;

#[derive(Debug, Clone, PartialEq)]
pub struct Newton {
    pub coefficients: Vec<f64>,
    pub n_iterations: usize,
    pub has_converged: bool,
    pub value: f64,
}

/// Descends until no slope is above `tolerance`; after `max_iterations` at the latest.
pub fn newton_descent(loss: &Loss<'_>, start: Vec<f64>, max_iterations: usize, tolerance: f64) -> Result<Newton> {
    loss.require_start(&start)?;
    let mut at = start;
    let (mut value, mut gradient) = loss.at(&at);
    let mut n_iterations = 0;
    let mut has_converged = false;
    while n_iterations < max_iterations {
        let steepest = gradient.iter().fold(0.0_f64, |steepest, slope| steepest.max(slope.abs()));
        if steepest <= tolerance {
            has_converged = true;
            break;
        }
        let total: f64 = gradient.iter().map(|slope| slope.abs()).sum();
        let step = conjugate(loss, &at, &gradient, total.sqrt().min(0.5) * total);
        let slope = dot(&gradient, &step);
        let mut share = 1.0;
        let found = loop {
            let there: Vec<f64> = at.iter().zip(&step).map(|(at, step)| at + share * step).collect();
            let (next, next_gradient) = loss.at(&there);
            let slack = 1e-15 * value.abs();
            if next <= value + 1e-4 * share * slope + slack {
                break Some((there, next, next_gradient));
            }
            share *= 0.5;
            if share < 1e-12 {
                break None;
            }
        };
        n_iterations += 1;
        let Some(next) = found else { break };
        (at, value, gradient) = next;
    }
    let steepest = gradient.iter().fold(0.0_f64, |steepest, slope| steepest.max(slope.abs()));
    Ok(Newton { coefficients: at, n_iterations, has_converged: has_converged || steepest <= tolerance, value })
}

/// The step that solves the second derivatives against minus the gradient, roughly.
fn conjugate(loss: &Loss<'_>, at: &[f64], gradient: &[f64], enough: f64) -> Vec<f64> {
    let mut step = vec![0.0; gradient.len()];
    let mut left: Vec<f64> = gradient.to_vec();
    let mut towards: Vec<f64> = left.iter().map(|left| -left).collect();
    let mut square = dot(&left, &left);
    for round in 0..20 * gradient.len().max(1) {
        if left.iter().map(|left| left.abs()).sum::<f64>() <= enough {
            break;
        }
        let bent = loss.curvature(at, &towards);
        let curve = dot(&towards, &bent);
        if curve <= 3.0 * f64::EPSILON * dot(&towards, &towards) {
            if round == 0 {
                step = towards;
            }
            break;
        }
        let share = square / curve;
        step.iter_mut().zip(&towards).for_each(|(step, towards)| *step += share * towards);
        left.iter_mut().zip(&bent).for_each(|(left, bent)| *left += share * bent);
        let next = dot(&left, &left);
        let keep = next / square;
        towards.iter_mut().zip(&left).for_each(|(towards, left)| *towards = keep * *towards - left);
        square = next;
    }
    step
}
