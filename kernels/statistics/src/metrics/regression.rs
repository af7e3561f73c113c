//! Errors of predicted numbers.

use crate::describe::median;
use crate::error::{Result, StatisticsError, all_finite, require, same_length};
use crate::numbers::count;

/// Smaller truths count as this in a percentage.
const LEAST_TRUTH: f64 = f64::EPSILON;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Errors {
    pub mae: f64,
    pub mse: f64,
    pub rmse: f64,
    /// As a share: 0.1 is ten percent.
    pub mape: f64,
    /// 2 |p - t| / (|p| + |t|), from 0 to 2; 0 where both are zero.
    pub smape: f64,
    pub median_absolute: f64,
    pub largest: f64,
    /// NaN for fewer than two values; 1 or 0 when the truth does not vary.
    pub r2: f64,
    pub explained_variance: f64,
    /// The mean of prediction less truth.
    pub bias: f64,
}

pub(crate) fn check(what: &'static str, truth: &[f64], predicted: &[f64]) -> Result<()> {
    same_length(what, truth.len(), predicted.len())?;
    require(what, "values", 1, truth.len())?;
    all_finite(what, truth)?;
    all_finite(what, predicted)
}

fn mean_of(values: impl Iterator<Item = f64>, n: f64) -> f64 {
    // Two parts: a sum of 10^7 small errors keeps its digits.
    let (mut sum, mut lost) = (0.0_f64, 0.0_f64);
    for value in values {
        let next = sum + value;
        lost += if sum.abs() >= value.abs() { (sum - next) + value } else { (value - next) + sum };
        sum = next;
    }
    (sum + lost) / n
}

pub fn errors(truth: &[f64], predicted: &[f64]) -> Result<Errors> {
    check("regression metrics", truth, predicted)?;
    let n = count(truth);
    let pairs = || truth.iter().copied().zip(predicted.iter().copied());
    let absolute: Vec<f64> = pairs().map(|(truth, predicted)| (truth - predicted).abs()).collect();
    let mse = mean_of(absolute.iter().map(|error| error * error), n);
    let center = mean_of(truth.iter().copied(), n);
    let spread = mean_of(truth.iter().map(|truth| (truth - center).powi(2)), n);
    let bias = mean_of(pairs().map(|(truth, predicted)| predicted - truth), n);
    let unexplained = mean_of(pairs().map(|(truth, predicted)| (truth - predicted + bias).powi(2)), n);
    let smape = |(truth, predicted): (f64, f64)| {
        let size = truth.abs() + predicted.abs();
        if size == 0.0 { 0.0 } else { 2.0 * (predicted - truth).abs() / size }
    };
    Ok(Errors {
        mae: mean_of(absolute.iter().copied(), n),
        mse,
        rmse: mse.sqrt(),
        mape: mean_of(absolute.iter().zip(truth).map(|(error, truth)| error / truth.abs().max(LEAST_TRUTH)), n),
        smape: mean_of(pairs().map(smape), n),
        median_absolute: median(&absolute),
        largest: absolute.iter().copied().fold(0.0, f64::max),
        r2: if truth.len() < 2 { f64::NAN } else { explained(mse, spread) },
        explained_variance: explained(unexplained, spread),
        bias,
    })
}

/// A truth that does not vary is either met or not.
fn explained(unexplained: f64, spread: f64) -> f64 {
    if unexplained == 0.0 {
        1.0
    } else if spread == 0.0 {
        0.0
    } else {
        1.0 - unexplained / spread
    }
}

/// Mean squared difference of the logarithms of 1 + value; values must be above -1.
pub fn squared_log_error(truth: &[f64], predicted: &[f64]) -> Result<f64> {
    let what = "the squared logarithmic error";
    check(what, truth, predicted)?;
    if let Some(value) = truth.iter().chain(predicted).find(|value| **value <= -1.0) {
        return Err(StatisticsError::wanted(what, "values above -1", value));
    }
    Ok(mean_of(
        truth.iter().zip(predicted).map(|(truth, predicted)| (truth.ln_1p() - predicted.ln_1p()).powi(2)),
        count(truth),
    ))
}
