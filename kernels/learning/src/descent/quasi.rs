//! Quasi-Newton descent that remembers a few past steps, as Byrd, Lu, Nocedal and Zhu describe it.

use std::collections::VecDeque;

use super::bounds::Bounds;
use super::line::{LARGEST, LineSearch, Next};
use crate::rows::dot;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct QuasiOptions {
    /// Past steps remembered.
    pub memory: usize,
    pub max_iterations: usize,
    pub max_calls: usize,
    pub max_line_steps: usize,
    /// The largest slope of a point that counts as a minimum.
    pub gradient_tolerance: f64,
    /// The share of the value that an iteration must win.
    pub value_tolerance: f64,
}

impl Default for QuasiOptions {
    fn default() -> Self {
        Self {
            memory: 10,
            max_iterations: 100,
            max_calls: 15_000,
            max_line_steps: 50,
            gradient_tolerance: 1e-4,
            value_tolerance: 64.0 * f64::EPSILON,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    Flat,
    Settled,
    Iterations,
    Calls,
    /// No step along the line helps.
    Stuck,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Minimum {
    pub at: Vec<f64>,
    pub value: f64,
    pub n_iterations: usize,
    pub n_calls: usize,
    pub ending: Ending,
}

/// A step, the change of the gradient over it, and one over their product.
pub(super) struct Past {
    pub(super) step: Vec<f64>,
    pub(super) change: Vec<f64>,
    pub(super) inverse: f64,
}

/// The minimum of `function`, which gives a value and its gradient.
pub fn minimize(
    start: Vec<f64>,
    options: QuasiOptions,
    mut function: impl FnMut(&[f64]) -> (f64, Vec<f64>),
) -> Minimum {
    let whole = start.clone();
    minimize_within(start, options, None, |at| Some(function(at))).unwrap_or(Minimum {
        at: whole,
        value: f64::NAN,
        n_iterations: 0,
        n_calls: 0,
        ending: Ending::Stuck,
    })
}

/// A place, the value there and its gradient.
struct Place {
    at: Vec<f64>,
    value: f64,
    gradient: Vec<f64>,
}

/// The same within bounds; nothing where the function gives nothing.
pub fn minimize_within(
    start: Vec<f64>,
    options: QuasiOptions,
    bounds: Option<&Bounds<'_>>,
    mut function: impl FnMut(&[f64]) -> Option<(f64, Vec<f64>)>,
) -> Option<Minimum> {
    let mut at = start;
    if let Some(bounds) = bounds {
        bounds.clamp(&mut at);
    }
    let steepest = |place: &Place| {
        bounds.map_or_else(|| largest(&place.gradient), |bounds| bounds.steepest(&place.at, &place.gradient))
    };
    let (value, gradient) = function(&at)?;
    let mut here = Place { at, value, gradient };
    let (mut n_calls, mut n_iterations) = (1, 0);
    let mut past: VecDeque<Past> = VecDeque::new();
    let mut ending = if steepest(&here) <= options.gradient_tolerance { Some(Ending::Flat) } else { None };
    while ending.is_none() {
        let towards = match bounds {
            Some(bounds) => bounds.target(&here.at, &here.gradient, &past),
            None => None,
        };
        let way = match (&towards, bounds) {
            (Some(target), _) => target.iter().zip(&here.at).map(|(target, at)| target - at).collect(),
            (None, None) => direction(&here.gradient, &past),
            (None, Some(_)) => vec![0.0; here.at.len()],
        };
        let slope = dot(&here.gradient, &way);
        let length = dot(&way, &way).sqrt();
        let most = bounds.map_or(LARGEST, |bounds| bounds.most(&here.at, &way, n_iterations == 0));
        let is_careful = n_iterations == 0 && !bounds.is_some_and(Bounds::is_boxed);
        let mut step = if is_careful { (1.0 / length).min(most) } else { 1.0_f64.min(most) };
        let mut search = LineSearch::new(here.value, slope, step, most);
        let mut found = None;
        if slope < 0.0 {
            for _ in 0..options.max_line_steps {
                let there = match &towards {
                    Some(target) if step.to_bits() == 1.0_f64.to_bits() => target.clone(),
                    _ => here.at.iter().zip(&way).map(|(at, towards)| at + step * towards).collect(),
                };
                let (value, gradient) = function(&there)?;
                n_calls += 1;
                match search.after(step, value, dot(&gradient, &way)) {
                    Next::Try(next) => step = next,
                    Next::Found | Next::Stuck => {
                        found = Some(Place { at: there, value, gradient });
                        break;
                    }
                }
            }
        }
        let Some(next) = found else {
            if past.is_empty() {
                ending = Some(Ending::Stuck);
            }
            // The memory misleads: start again from the gradient alone.
            past.clear();
            continue;
        };
        n_iterations += 1;
        let won = (here.value - next.value) / here.value.abs().max(next.value.abs()).max(1.0);
        let change: Vec<f64> = next.gradient.iter().zip(&here.gradient).map(|(next, last)| next - last).collect();
        let moved: Vec<f64> = way.iter().map(|towards| step * towards).collect();
        here = next;
        if n_iterations >= options.max_iterations {
            ending = Some(Ending::Iterations);
        } else if n_calls > options.max_calls {
            ending = Some(Ending::Calls);
        } else if steepest(&here) <= options.gradient_tolerance {
            ending = Some(Ending::Flat);
        } else if won <= options.value_tolerance {
            ending = Some(Ending::Settled);
        }
        let product = dot(&moved, &change);
        if product > f64::EPSILON * -slope * step {
            if past.len() == options.memory {
                past.pop_front();
            }
            past.push_back(Past { step: moved, change, inverse: 1.0 / product });
        }
    }
    let Place { at, value, .. } = here;
    Some(Minimum { at, value, n_iterations, n_calls, ending: ending.unwrap_or(Ending::Stuck) })
}

/// Minus the inverse curvature times the gradient, by the two loops over the past.
fn direction(gradient: &[f64], past: &VecDeque<Past>) -> Vec<f64> {
    let mut towards: Vec<f64> = gradient.iter().map(|slope| -slope).collect();
    let mut shares = Vec::with_capacity(past.len());
    for step in past.iter().rev() {
        let share = step.inverse * dot(&step.step, &towards);
        towards.iter_mut().zip(&step.change).for_each(|(towards, change)| *towards -= share * change);
        shares.push(share);
    }
    if let Some(last) = past.back() {
        let scale = 1.0 / (last.inverse * dot(&last.change, &last.change));
        for value in &mut towards {
            *value *= scale;
        }
    }
    for (step, share) in past.iter().zip(shares.iter().rev()) {
        let back = step.inverse * dot(&step.change, &towards);
        towards.iter_mut().zip(&step.step).for_each(|(towards, step)| *towards += (share - back) * step);
    }
    towards
}

fn largest(values: &[f64]) -> f64 {
    values.iter().fold(0.0, |largest, value| value.abs().max(largest))
}
