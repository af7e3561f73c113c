//! Tests of means: Student's t in its four forms, and the analysis of variance.

use super::{TestResult, has_nan};
use crate::distributions::{Alternative, fisher, student};
use crate::error::{Result, require, same_length};
use crate::numbers::{count, exact_sum, mean, variance};

/// Infinite when means differ and nothing varies; NaN when nothing differs either.
fn t_result(difference: f64, error: f64, df: f64, alternative: Alternative) -> TestResult {
    let statistic = difference / error;
    TestResult::with_degrees(statistic, alternative.p_value(student(statistic, df)), &[df])
}

fn center(values: &[f64]) -> f64 {
    mean(values).unwrap_or(f64::NAN)
}

/// Whether the mean is `expected`.
pub fn t_one_sample(values: &[f64], expected: f64, alternative: Alternative) -> TestResult {
    if has_nan(values) {
        return TestResult::with_degrees(f64::NAN, f64::NAN, &[f64::NAN]);
    }
    let n = count(values);
    let error = (variance(values).unwrap_or(f64::NAN) / n).sqrt();
    t_result(center(values) - expected, error, n - 1.0, alternative)
}

/// Two samples with one variance.
pub fn t_independent(first: &[f64], second: &[f64], alternative: Alternative) -> TestResult {
    let (n_first, n_second) = (count(first), count(second));
    let df = n_first + n_second - 2.0;
    // One value has no variance of its own, and adds nothing to the pooled one.
    let squares =
        |values: &[f64], n: f64| if n == 1.0 { 0.0 } else { (n - 1.0) * variance(values).unwrap_or(f64::NAN) };
    let pooled = (squares(first, n_first) + squares(second, n_second)) / df;
    let error = (pooled * (1.0 / n_first + 1.0 / n_second)).sqrt();
    t_result(center(first) - center(second), error, df, alternative)
}

/// Without the assumption of equal variances.
pub fn t_welch(first: &[f64], second: &[f64], alternative: Alternative) -> TestResult {
    let (n_first, n_second) = (count(first), count(second));
    let part_first = variance(first).unwrap_or(f64::NAN) / n_first;
    let part_second = variance(second).unwrap_or(f64::NAN) / n_second;
    let sum = part_first + part_second;
    let df = sum * sum / (part_first * part_first / (n_first - 1.0) + part_second * part_second / (n_second - 1.0));
    let df = if df.is_nan() { 1.0 } else { df };
    t_result(center(first) - center(second), sum.sqrt(), df, alternative)
}

pub fn t_paired(first: &[f64], second: &[f64], alternative: Alternative) -> Result<TestResult> {
    same_length("a paired test", first.len(), second.len())?;
    let differences: Vec<f64> = first.iter().zip(second).map(|(a, b)| a - b).collect();
    Ok(t_one_sample(&differences, 0.0, alternative))
}

/// Whether several groups have one mean (one-way).
pub fn anova(groups: &[&[f64]]) -> Result<TestResult> {
    require("anova", "groups", 2, groups.len())?;
    let all: Vec<f64> = groups.iter().flat_map(|group| group.iter().copied()).collect();
    if groups.iter().any(|group| group.is_empty()) || groups.iter().all(|group| group.len() == 1) || has_nan(&all) {
        return Ok(TestResult::undefined());
    }
    let grand = center(&all);
    let between = exact_sum(groups.iter().map(|group| count(group) * (center(group) - grand).powi(2)));
    let within = exact_sum(groups.iter().flat_map(|group| {
        let own = center(group);
        group.iter().map(move |value| (value - own).powi(2))
    }));
    #[expect(clippy::cast_precision_loss, reason = "a number of groups")]
    let n_groups = groups.len() as f64;
    let (df_between, df_within) = (n_groups - 1.0, count(&all) - n_groups);
    let is_flat = |values: &[f64]| values.windows(2).all(|pair| pair[0] == pair[1]);
    let statistic = if is_flat(&all) {
        f64::NAN
    } else if groups.iter().all(|group| is_flat(group)) {
        f64::INFINITY
    } else {
        (between / df_between) / (within / df_within)
    };
    Ok(TestResult::with_degrees(statistic, fisher(statistic, df_between, df_within).upper, &[df_between, df_within]))
}
