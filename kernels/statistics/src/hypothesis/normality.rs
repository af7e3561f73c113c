//! Tests of normality by moments and by Anderson and Darling's distance.

use super::TestResult;
use crate::describe::{moments, sorted_present};
use crate::distributions::{Alternative, chi_squared, normal, normal_logs};
use crate::error::{Result, require};
use crate::numbers::{count, mean, standard_deviation};

/// D'Agostino's test of skewness; NaN for fewer than 8 values.
pub fn skew_test(values: &[f64]) -> TestResult {
    if values.len() < 8 {
        return TestResult::undefined();
    }
    let n = count(values);
    let y = crate::describe::skew(values, false) * ((n + 1.0) * (n + 3.0) / (6.0 * (n - 2.0))).sqrt();
    let beta =
        3.0 * (n * n + 27.0 * n - 70.0) * (n + 1.0) * (n + 3.0) / ((n - 2.0) * (n + 5.0) * (n + 7.0) * (n + 9.0));
    let w = (2.0 * (beta - 1.0)).sqrt() - 1.0;
    let delta = 1.0 / (0.5 * w.ln()).sqrt();
    let alpha = (2.0 / (w - 1.0)).sqrt();
    // scipy's own rule for a skewness of exactly zero.
    let y = if y == 0.0 { 1.0 } else { y };
    let z = delta * (y / alpha + ((y / alpha).powi(2) + 1.0).sqrt()).ln();
    TestResult::new(z, Alternative::TwoSided.p_value(normal(z)))
}

/// Anscombe and Glynn's test of kurtosis; NaN for fewer than 5 values.
pub fn kurtosis_test(values: &[f64]) -> TestResult {
    if values.len() < 5 {
        return TestResult::undefined();
    }
    let n = count(values);
    let kurtosis = crate::describe::kurtosis(values, false) + 3.0;
    let expected = 3.0 * (n - 1.0) / (n + 1.0);
    let variance = 24.0 * n * (n - 2.0) * (n - 3.0) / ((n + 1.0) * (n + 1.0) * (n + 3.0) * (n + 5.0));
    let x = (kurtosis - expected) / variance.sqrt();
    let skew = 6.0 * (n * n - 5.0 * n + 2.0) / ((n + 7.0) * (n + 9.0))
        * (6.0 * (n + 3.0) * (n + 5.0) / (n * (n - 2.0) * (n - 3.0))).sqrt();
    let a = 6.0 + 8.0 / skew * (2.0 / skew + (1.0 + 4.0 / (skew * skew)).sqrt());
    let bottom = 1.0 + x * (2.0 / (a - 4.0)).sqrt();
    let root = if bottom == 0.0 { f64::NAN } else { bottom.signum() * ((1.0 - 2.0 / a) / bottom.abs()).cbrt() };
    let z = (1.0 - 2.0 / (9.0 * a) - root) / (2.0 / (9.0 * a)).sqrt();
    TestResult::new(z, Alternative::TwoSided.p_value(normal(z)))
}

/// D'Agostino and Pearson: skewness and kurtosis together.
pub fn normal_test(values: &[f64]) -> TestResult {
    let (skew, kurtosis) = (skew_test(values).statistic, kurtosis_test(values).statistic);
    let statistic = skew * skew + kurtosis * kurtosis;
    TestResult::with_degrees(statistic, chi_squared(statistic, 2.0).upper, &[2.0])
}

/// The simpler sum of both, good for many values.
pub fn jarque_bera(values: &[f64]) -> Result<TestResult> {
    require("jarque_bera", "numbers", 1, values.len())?;
    let moments = moments(values);
    let skew = moments.third / moments.second.powf(1.5);
    let kurtosis = moments.fourth / moments.second.powi(2);
    let statistic = moments.n / 6.0 * (skew * skew + (kurtosis - 3.0).powi(2) / 4.0);
    Ok(TestResult::with_degrees(statistic, chi_squared(statistic, 2.0).upper, &[2.0]))
}

#[derive(Clone, Debug, PartialEq)]
pub struct Anderson {
    pub statistic: f64,
    /// Between the critical values, from 0.15 down to 0.01; scipy's `method="interpolate"`.
    pub p_value: f64,
    /// At levels of 15, 10, 5, 2.5 and 1 percent.
    pub critical: [f64; 5],
}

const LEVELS: [f64; 5] = [0.15, 0.10, 0.05, 0.025, 0.01];
const CRITICAL: [f64; 5] = [0.561, 0.631, 0.752, 0.873, 1.035];

/// Against a normal distribution whose mean and deviation are fitted to the values.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
pub fn anderson_darling(values: &[f64]) -> Result<Anderson> {
    require("anderson_darling", "numbers", 2, values.len())?;
    let n = count(values);
    let critical = CRITICAL.map(|value| (value / (1.0 + 0.75 / n + 2.25 / n / n) * 1000.0).round_ties_even() / 1000.0);
    let deviation = standard_deviation(values).unwrap_or(f64::NAN);
    if !deviation.is_finite() || deviation == 0.0 {
        return Ok(Anderson { statistic: f64::NAN, p_value: f64::NAN, critical });
    }
    let center = mean(values).unwrap_or(f64::NAN);
    let logs: Vec<_> =
        sorted_present(values).into_iter().map(|value| normal_logs((value - center) / deviation)).collect();
    let sum: f64 = logs
        .iter()
        .zip(logs.iter().rev())
        .enumerate()
        .map(|(index, (low, high))| (2 * index + 1) as f64 / n * (low.lower + high.upper))
        .sum();
    let statistic = -n - sum;
    Ok(Anderson { statistic, p_value: interpolate(statistic, &critical), critical })
}

fn interpolate(statistic: f64, critical: &[f64; 5]) -> f64 {
    let above = critical.partition_point(|value| *value <= statistic);
    if above == 0 || above == critical.len() {
        return LEVELS[above.min(critical.len() - 1)];
    }
    let (low, high) = (above - 1, above);
    let share = (statistic - critical[low]) / (critical[high] - critical[low]);
    LEVELS[low] + share * (LEVELS[high] - LEVELS[low])
}
