//! Which model suits a series: every sensible one is fitted, and the corrected Akaike criterion decides.

use super::{Ets, Spec, Trend};
use crate::error::{Error, Result};
use crate::options::Mode;

/// Starting states of longer seasons are too many to be found.
const LONGEST_SEASON: usize = 60;

/// Additive errors with a multiplicative season are left out: their variance runs away. Multiplicative models need
/// values above zero, seasons two whole ones.
pub fn choose(y: &[f64], period: usize) -> Result<Ets> {
    let is_positive = y.iter().all(|value| *value > 0.0);
    let has_seasons = (2..=LONGEST_SEASON).contains(&period) && y.len() >= 2 * period;
    let mut best: Option<Ets> = None;
    let mut failure = Error::TooFewValues { n_values: y.len(), needed: Spec::SIMPLE.n_parameters() + 1 };
    for error in [Mode::Additive, Mode::Multiplicative] {
        for trend in [Trend::None, Trend::Additive, Trend::Damped] {
            for seasonal in [None, Some(Mode::Additive), Some(Mode::Multiplicative)] {
                let is_multiplicative = error == Mode::Multiplicative || seasonal == Some(Mode::Multiplicative);
                let runs_away = error == Mode::Additive && seasonal == Some(Mode::Multiplicative);
                if runs_away || (is_multiplicative && !is_positive) || (seasonal.is_some() && !has_seasons) {
                    continue;
                }
                match Ets::fit(Spec { error, trend, seasonal, period: if seasonal.is_some() { period } else { 1 } }, y)
                {
                    Ok(found) if best.as_ref().is_none_or(|best| found.aicc() < best.aicc()) => best = Some(found),
                    Ok(_) => {}
                    Err(error) => failure = error,
                }
            }
        }
    }
    best.ok_or(failure)
}
