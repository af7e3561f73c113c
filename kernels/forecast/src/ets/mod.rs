//! Exponential smoothing as a statistical model (ETS): error, trend and season, each additive or multiplicative, fitted
//! by likelihood with the starting states among the unknowns.

mod ahead;
mod choose;
mod recursion;
mod search;
mod start;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::options::Mode;
use recursion::{Smoothing, States};

pub use choose::choose;

/// The format that `to_json` writes.
const FORMAT: u32 = 1;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trend {
    None,
    Additive,
    /// Additive, and fading: at most 98 % of it remains after each step.
    Damped,
}

/// Simple smoothing is additive error alone; Holt's adds a trend, Holt and Winters' a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spec {
    pub error: Mode,
    pub trend: Trend,
    pub seasonal: Option<Mode>,
    /// Values in a season; 1 without one.
    pub period: usize,
}

impl Spec {
    pub const SIMPLE: Self = Self { error: Mode::Additive, trend: Trend::None, seasonal: None, period: 1 };
    pub const HOLT: Self = Self { trend: Trend::Additive, ..Self::SIMPLE };
    pub const DAMPED: Self = Self { trend: Trend::Damped, ..Self::SIMPLE };

    pub fn holt_winters(seasonal: Mode, period: usize) -> Self {
        Self { error: seasonal, trend: Trend::Additive, seasonal: Some(seasonal), period }
    }

    /// The usual short name: `ANN`, `AAdA`, `MAM`.
    pub fn name(&self) -> String {
        let letter = |mode: Mode| if mode == Mode::Additive { "A" } else { "M" };
        let trend = match self.trend {
            Trend::None => "N",
            Trend::Additive => "A",
            Trend::Damped => "Ad",
        };
        format!("{}{trend}{}", letter(self.error), self.seasonal.map_or("N", letter))
    }

    pub(crate) fn has_trend(&self) -> bool {
        self.trend != Trend::None
    }

    /// Smoothing parameters, starting states and the variance, counted as statsmodels counts them.
    pub(crate) fn n_parameters(&self) -> usize {
        let trend = match self.trend {
            Trend::None => 0,
            Trend::Additive => 2,
            Trend::Damped => 3,
        };
        3 + trend + if self.seasonal.is_some() { 1 + self.period } else { 0 }
    }

    fn check(&self, y: &[f64]) -> Result<()> {
        if self.seasonal.is_some() && self.period < 2 {
            return Err(Error::SeasonTooShort);
        }
        let seasons = if self.seasonal.is_some() { self.period.saturating_mul(2) } else { 0 };
        crate::baselines::check(y, seasons.max(self.n_parameters() + 1), 0.5)?;
        let is_multiplicative = self.error == Mode::Multiplicative || self.seasonal == Some(Mode::Multiplicative);
        if is_multiplicative && y.iter().any(|value| *value <= 0.0) {
            return Err(Error::NotAllPositive);
        }
        Ok(())
    }
}

/// A fitted model. Two fits of the same values are equal to the last bit.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ets {
    format: u32,
    spec: Spec,
    smoothing: Smoothing,
    /// After the last value.
    states: States,
    variance: f64,
    fitted: Vec<f64>,
    log_likelihood: f64,
}

impl Ets {
    /// Values are evenly spaced and none is missing.
    pub fn fit(spec: Spec, y: &[f64]) -> Result<Self> {
        spec.check(y)?;
        search::fit(spec, y)
    }

    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// Weights of the newest value in level, trend and season.
    pub fn weights(&self) -> (f64, f64, f64) {
        (self.smoothing.alpha, self.smoothing.beta, self.smoothing.gamma)
    }

    /// What remains of the trend after each step; 1 unless it is damped.
    pub fn damping(&self) -> f64 {
        self.smoothing.phi
    }

    /// Expectations one step ahead, for each value of the history.
    pub fn fitted(&self) -> &[f64] {
        &self.fitted
    }

    pub fn log_likelihood(&self) -> f64 {
        self.log_likelihood
    }

    pub fn to_json(&self) -> Result<String> {
        serde_json::to_string(self).map_err(|error| Error::Saved { reason: error.to_string() })
    }

    /// Checks what forecasting relies on, so that a file changed by hand cannot end the program.
    pub fn from_json(text: &str) -> Result<Self> {
        let value = crate::saved::read(text, FORMAT)?;
        let made: Self = serde_json::from_value(value).map_err(|error| Error::Saved { reason: error.to_string() })?;
        let n_effects = if made.spec.seasonal.is_some() { made.spec.period } else { 0 };
        let saved = |reason: &str| Err(Error::Saved { reason: reason.to_owned() });
        if made.states.seasonal.len() != n_effects || made.spec.period == 0 || made.fitted.is_empty() {
            return saved("its parts do not fit together");
        }
        let Smoothing { alpha, beta, gamma, phi } = made.smoothing;
        if [alpha, beta, gamma, phi].iter().any(|weight| !(0.0..=1.0).contains(weight)) {
            return saved("its smoothing weights must be in [0, 1]");
        }
        if made.variance < 0.0 {
            return saved("its variance must not be below 0");
        }
        Ok(made)
    }

    /// Akaike's criterion, corrected for short series: the lower, the better.
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    pub fn aicc(&self) -> f64 {
        let (n_values, n_parameters) = (self.fitted.len() as f64, self.spec.n_parameters() as f64);
        let plain = -2.0 * self.log_likelihood + 2.0 * n_parameters;
        let room = n_values - n_parameters - 1.0;
        if room > 0.0 { plain + 2.0 * n_parameters * (n_parameters + 1.0) / room } else { f64::INFINITY }
    }
}
