//! The most likely smoothing parameters and starting states. Bounds are built into the unknowns, so that the search
//! itself knows none.

use super::recursion::{Pass, Smoothing, States, pass};
use super::{Ets, Spec, Trend, start};
use crate::descent;
use crate::error::{Error, Result};
use crate::options::Mode;
use crate::trend::sigmoid;

/// Smoothing parameters keep away from 0 and 1 by this much.
const EDGE: f64 = 1e-4;
const DAMPING: (f64, f64) = (0.8, 0.98);
/// Weights of the newest value to begin with: slow and fast series have different nearest optima.
const BEGINNINGS: [(f64, f64, f64); 4] = [(0.1, 0.1, 0.01), (0.1, 0.1, 0.3), (0.5, 0.1, 0.1), (0.9, 0.05, 0.5)];
/// Every beginning is followed for some steps, the most promising one to its end.
const SHORT_SEARCH: usize = 60;
const LONG_SEARCH: usize = 600;

/// How a vector of free numbers becomes a model.
struct Unknowns {
    spec: Spec,
    first: States,
    /// The size of one unit in the vector, for level and effects.
    unit: f64,
}

impl Unknowns {
    fn unpack(&self, x: &[f64]) -> (Smoothing, States) {
        let mut numbers = x.iter().copied();
        let mut next = || numbers.next().unwrap_or(0.0);
        let within = |value: f64, low: f64, high: f64| low + (high - low) * sigmoid(value);
        let alpha = within(next(), EDGE, 1.0 - EDGE);
        let mut smoothing = Smoothing { alpha, beta: 0.0, gamma: 0.0, phi: 1.0 };
        let mut states = self.first.clone();
        if self.spec.has_trend() {
            smoothing.beta = alpha * within(next(), EDGE, 1.0 - EDGE);
        }
        if self.spec.seasonal.is_some() {
            smoothing.gamma = (1.0 - alpha) * within(next(), EDGE, 1.0 - EDGE);
        }
        if self.spec.trend == Trend::Damped {
            smoothing.phi = within(next(), DAMPING.0, DAMPING.1);
        }
        states.level += self.unit * next();
        if self.spec.has_trend() {
            states.trend += self.unit * 0.1 * next();
        }
        // One effect stays: moving all of them together only moves the level.
        let unit = if self.spec.seasonal == Some(Mode::Multiplicative) { 0.1 } else { self.unit };
        for effect in states.seasonal.iter_mut().skip(1) {
            *effect += unit * next();
        }
        (smoothing, states)
    }

    fn begin(&self, (alpha, beta, gamma): (f64, f64, f64)) -> Vec<f64> {
        let free = |part: f64| (part / (1.0 - part)).ln();
        let mut x = vec![free(alpha)];
        if self.spec.has_trend() {
            x.push(free(beta));
        }
        if self.spec.seasonal.is_some() {
            x.push(free(gamma));
        }
        if self.spec.trend == Trend::Damped {
            x.push(2.0);
        }
        let n_states = 1 + usize::from(self.spec.has_trend()) + self.first.seasonal.len().saturating_sub(1);
        x.resize(x.len() + n_states, 0.0);
        x
    }

    fn pass(&self, x: &[f64], y: &[f64]) -> (Smoothing, Pass) {
        let (smoothing, states) = self.unpack(x);
        (smoothing, pass(&self.spec, &smoothing, states, y))
    }
}

#[expect(clippy::cast_precision_loss, reason = "numbers of values are small")]
pub(super) fn fit(spec: Spec, y: &[f64]) -> Result<Ets> {
    let n_values = y.len() as f64;
    let mean = y.iter().sum::<f64>() / n_values;
    let deviation = (y.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / n_values).sqrt();
    let unit = if deviation > 0.0 { deviation } else { 1.0 };
    let unknowns = Unknowns { spec, first: start::states(&spec, y), unit };
    let least = if spec.error == Mode::Additive { (unit * 1e-9).powi(2) } else { 1e-18 };
    let loss = |x: &[f64]| {
        let found = unknowns.pass(x, y).1;
        // Perfect foresight would have an infinite likelihood.
        if found.variance > least { -found.log_likelihood } else { -n_values * 1e3 }
    };
    let mut best: Option<(f64, Vec<f64>)> = None;
    for beginning in BEGINNINGS {
        let mut x = unknowns.begin(beginning);
        let reached = descent::minimise(&loss, &mut x, SHORT_SEARCH);
        if reached.is_finite() && best.as_ref().is_none_or(|(value, _)| reached < *value) {
            best = Some((reached, x));
        }
    }
    let (_, mut x) = best.ok_or(Error::NotFinite)?;
    descent::minimise(&loss, &mut x, LONG_SEARCH);
    let (smoothing, found) = unknowns.pass(&x, y);
    let ends = [found.variance, found.states.level, found.states.trend];
    if ends.iter().chain(&found.fitted).chain(&found.states.seasonal).any(|value| !value.is_finite()) {
        return Err(Error::NotFinite);
    }
    Ok(Ets {
        format: super::FORMAT,
        spec,
        smoothing,
        states: found.states,
        variance: found.variance,
        fitted: found.fitted,
        log_likelihood: -loss(&x),
    })
}
