//! How large an effect is, apart from how sure. Samples too small, or a NaN, give NaN.

use super::has_nan;
use crate::describe::sorted_present;
use crate::error::Result;
use crate::numbers::{count, exact_sum, mean, variance};

/// Difference of means over the pooled deviation.
pub fn cohens_d(first: &[f64], second: &[f64]) -> f64 {
    let (n_first, n_second) = (count(first), count(second));
    let part = |values: &[f64]| (count(values) - 1.0) * variance(values).unwrap_or(f64::NAN);
    let pooled = (part(first) + part(second)) / (n_first + n_second - 2.0);
    (mean(first).unwrap_or(f64::NAN) - mean(second).unwrap_or(f64::NAN)) / pooled.sqrt()
}

/// Cohen's d without its bias in small samples (Hedges' approximation).
pub fn hedges_g(first: &[f64], second: &[f64]) -> f64 {
    cohens_d(first, second) * (1.0 - 3.0 / (4.0 * (count(first) + count(second) - 2.0) - 1.0))
}

/// How much more often a value of the first sample is larger than one of the second, than smaller: -1 to 1, in n log n.
#[expect(clippy::cast_precision_loss, reason = "a ratio of counts")]
pub fn cliffs_delta(first: &[f64], second: &[f64]) -> f64 {
    if first.is_empty() || second.is_empty() || has_nan(first) || has_nan(second) {
        return f64::NAN;
    }
    let other = sorted_present(second);
    let surplus: i128 = first
        .iter()
        .map(|value| {
            let below = other.partition_point(|other| other < value) as i128;
            let above = (other.len() - other.partition_point(|other| other <= value)) as i128;
            below - above
        })
        .sum();
    surplus as f64 / (count(first) * count(second))
}

/// Of a table of counts: 0 independent, 1 determined.
#[expect(clippy::cast_precision_loss, reason = "a handful of rows and columns")]
pub fn cramers_v(table: &[Vec<f64>]) -> Result<f64> {
    let chi_square = super::chi_square_table(table, false)?.result.statistic;
    let all: f64 = table.iter().flatten().sum();
    let smaller = table.len().min(table[0].len()) as f64 - 1.0;
    Ok((chi_square / all / smaller).sqrt())
}

/// The share of all variation that lies between groups.
pub fn eta_squared(groups: &[&[f64]]) -> f64 {
    let all: Vec<f64> = groups.iter().flat_map(|group| group.iter().copied()).collect();
    let grand = mean(&all).unwrap_or(f64::NAN);
    let between =
        exact_sum(groups.iter().filter_map(|group| mean(group).map(|mean| count(group) * (mean - grand).powi(2))));
    between / exact_sum(all.iter().map(|value| (value - grand).powi(2)))
}
