//! How good a forecast and its intervals are.

use super::regression::check;
use crate::error::{Result, StatisticsError, require, same_length};
use crate::numbers::{count, mean};

/// Mean absolute error over that of repeating the value one season ago within `training`.
///
/// Infinite when the training values repeat exactly, NaN when the forecast is exact too.
pub fn mase(truth: &[f64], predicted: &[f64], training: &[f64], season: usize) -> Result<f64> {
    check("mase", truth, predicted)?;
    crate::error::all_finite("mase", training)?;
    let season = season.max(1);
    require("mase", "training values", season.saturating_add(1), training.len())?;
    let naive: Vec<f64> = training[season..].iter().zip(training).map(|(now, before)| (now - before).abs()).collect();
    let errors: Vec<f64> = truth.iter().zip(predicted).map(|(truth, predicted)| (truth - predicted).abs()).collect();
    Ok(mean(&errors).unwrap_or(f64::NAN) / mean(&naive).unwrap_or(f64::NAN))
}

/// The loss that is least in expectation at the quantile `share`.
pub fn pinball(truth: &[f64], predicted: &[f64], share: f64) -> Result<f64> {
    check("the pinball loss", truth, predicted)?;
    if !(0.0..=1.0).contains(&share) {
        return Err(StatisticsError::wanted("the pinball loss", "a share from 0 to 1", share));
    }
    let losses: Vec<f64> = truth
        .iter()
        .zip(predicted)
        .map(|(truth, predicted)| {
            let apart = truth - predicted;
            if apart >= 0.0 { share * apart } else { (share - 1.0) * apart }
        })
        .collect();
    Ok(mean(&losses).unwrap_or(f64::NAN))
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Intervals {
    /// Share of truths inside, ends included.
    pub coverage: f64,
    pub below: f64,
    pub above: f64,
    pub mean_width: f64,
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
pub fn intervals(truth: &[f64], lower: &[f64], upper: &[f64]) -> Result<Intervals> {
    check("interval coverage", truth, lower)?;
    check("interval coverage", truth, upper)?;
    same_length("interval coverage", lower.len(), upper.len())?;
    let n = count(truth);
    let below = truth.iter().zip(lower).filter(|(truth, lower)| truth < lower).count();
    let above = truth.iter().zip(upper).filter(|(truth, upper)| truth > upper).count();
    let inside =
        truth.iter().zip(lower).zip(upper).filter(|((truth, low), high)| low <= truth && truth <= high).count();
    let widths: Vec<f64> = lower.iter().zip(upper).map(|(low, high)| high - low).collect();
    Ok(Intervals {
        coverage: inside as f64 / n,
        below: below as f64 / n,
        above: above as f64 / n,
        mean_width: mean(&widths).unwrap_or(f64::NAN),
    })
}
