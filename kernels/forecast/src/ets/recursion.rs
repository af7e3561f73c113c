//! One pass of exponential smoothing over a series. In terms of the raw error the states move in the same way whether
//! errors are additive or multiplicative; only the likelihood tells them apart.

use serde::{Deserialize, Serialize};

use super::Spec;
use crate::options::Mode;

/// Level, trend and the effects of one season, the oldest first: the next value takes the first of them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct States {
    pub level: f64,
    pub trend: f64,
    pub seasonal: Vec<f64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Smoothing {
    pub alpha: f64,
    pub beta: f64,
    pub gamma: f64,
    pub phi: f64,
}

impl States {
    /// What is expected `steps` after this state, without errors: level with trend, and the whole.
    pub(crate) fn expected(&self, spec: &Spec, damped: f64, place: usize) -> (f64, f64) {
        let base = self.level + damped * self.trend;
        let whole = match spec.seasonal {
            None => base,
            Some(Mode::Additive) => base + self.seasonal[place],
            Some(Mode::Multiplicative) => base * self.seasonal[place],
        };
        (base, whole)
    }

    /// Takes in a value that missed what was expected by `error`. `place` is where the season stands.
    pub(crate) fn learn(&mut self, spec: &Spec, smoothing: &Smoothing, place: usize, base: f64, error: f64) {
        let (mut felt, mut shift) = (error, error);
        if spec.seasonal == Some(Mode::Multiplicative) {
            felt = error / self.seasonal[place];
            shift = error / base;
        }
        self.level = base + smoothing.alpha * felt;
        self.trend = smoothing.phi * self.trend + smoothing.beta * felt;
        if spec.seasonal.is_some() {
            self.seasonal[place] += smoothing.gamma * shift;
        }
    }
}

/// What a pass over the series leaves: expectations one step ahead, and the states after the last value.
pub(crate) struct Pass {
    pub fitted: Vec<f64>,
    pub states: States,
    pub log_likelihood: f64,
    /// The mean of the squared errors, relative ones for multiplicative errors.
    pub variance: f64,
}

#[expect(clippy::cast_precision_loss, reason = "numbers of values are small")]
pub(crate) fn pass(spec: &Spec, smoothing: &Smoothing, start: States, y: &[f64]) -> Pass {
    let mut states = start;
    let mut fitted = Vec::with_capacity(y.len());
    let (mut squares, mut logarithms) = (0.0, 0.0);
    for (row, value) in y.iter().enumerate() {
        let place = if spec.seasonal.is_some() { row % spec.period } else { 0 };
        let (base, whole) = states.expected(spec, smoothing.phi, place);
        let error = value - whole;
        if spec.error == Mode::Multiplicative {
            // A model that expects nothing, or less, cannot have relative errors.
            if whole <= 0.0 {
                logarithms = f64::NAN;
            }
            squares += (error / whole).powi(2);
            logarithms += whole.ln();
        } else {
            squares += error * error;
        }
        fitted.push(whole);
        states.learn(spec, smoothing, place, base, error);
    }
    if spec.seasonal.is_some() {
        states.seasonal.rotate_left(y.len() % spec.period);
    }
    let n_values = y.len() as f64;
    let variance = squares / n_values;
    let log_likelihood = -n_values / 2.0 * ((std::f64::consts::TAU * variance).ln() + 1.0) - logarithms;
    Pass { fitted, states, log_likelihood, variance }
}
