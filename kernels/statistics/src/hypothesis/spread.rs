//! Tests of equal variances: Levene's (Brown and Forsythe's with the median) and Bartlett's.

use super::{TestResult, has_nan};
use crate::describe::{quantile, sorted_present};
use crate::distributions::{chi_squared, fisher};
use crate::error::{Result, require};
use crate::numbers::{count, exact_sum, mean, variance};

/// From where Levene's distances are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Center {
    #[default]
    Median,
    Mean,
    /// The mean without this share at each end.
    Trimmed(f64),
}

impl Center {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share of the number of values"
    )]
    fn of(self, values: &[f64]) -> f64 {
        match self {
            Self::Median => quantile(&sorted_present(values), 0.5),
            Self::Mean => mean(values).unwrap_or(f64::NAN),
            Self::Trimmed(share) => {
                let sorted = sorted_present(values);
                let cut = (share * sorted.len() as f64) as usize;
                sorted.get(cut..sorted.len().saturating_sub(cut)).and_then(mean).unwrap_or(f64::NAN)
            }
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a number of groups")]
pub fn levene(groups: &[&[f64]], center: Center) -> Result<TestResult> {
    require("levene", "groups", 2, groups.len())?;
    if groups.iter().any(|group| group.is_empty() || has_nan(group)) {
        return Ok(TestResult::undefined());
    }
    let distances: Vec<Vec<f64>> = groups
        .iter()
        .map(|group| {
            let middle = center.of(group);
            group.iter().map(|value| (value - middle).abs()).collect()
        })
        .collect();
    let means: Vec<f64> = distances.iter().map(|group| mean(group).unwrap_or(f64::NAN)).collect();
    let n: f64 = groups.iter().map(|group| count(group)).sum();
    let grand = exact_sum(distances.iter().zip(&means).map(|(group, mean)| count(group) * mean)) / n;
    let between = exact_sum(distances.iter().zip(&means).map(|(group, mean)| count(group) * (mean - grand).powi(2)));
    let within = exact_sum(
        distances.iter().zip(&means).flat_map(|(group, mean)| group.iter().map(move |value| (value - mean).powi(2))),
    );
    let (df_between, df_within) = (groups.len() as f64 - 1.0, n - groups.len() as f64);
    let statistic = df_within * between / (df_between * within);
    Ok(TestResult::with_degrees(statistic, fisher(statistic, df_between, df_within).upper, &[df_between, df_within]))
}

/// Sharper than Levene's, for values that are normal.
#[expect(clippy::cast_precision_loss, reason = "a number of groups")]
pub fn bartlett(groups: &[&[f64]]) -> Result<TestResult> {
    require("bartlett", "groups", 2, groups.len())?;
    if groups.iter().any(|group| group.len() < 2 || has_nan(group)) {
        return Ok(TestResult::undefined());
    }
    let k = groups.len() as f64;
    let n: f64 = groups.iter().map(|group| count(group)).sum();
    let own: Vec<(f64, f64)> =
        groups.iter().map(|group| (count(group) - 1.0, variance(group).unwrap_or(f64::NAN))).collect();
    let pooled = exact_sum(own.iter().map(|(df, variance)| df * variance)) / (n - k);
    // Plain sums here: the logarithm of no variance is infinite.
    let logs: f64 = own.iter().map(|(df, variance)| df * variance.ln()).sum();
    let top = (n - k) * pooled.ln() - logs;
    let bottom = 1.0 + 1.0 / (3.0 * (k - 1.0)) * (own.iter().map(|(df, _)| 1.0 / df).sum::<f64>() - 1.0 / (n - k));
    let statistic = top / bottom;
    let p_value = chi_squared(statistic, k - 1.0).upper;
    let statistic = if statistic < 0.0 { 0.0 } else { statistic };
    Ok(TestResult::with_degrees(statistic, p_value, &[k - 1.0]))
}
