//! Kolmogorov-Smirnov: the largest distance between two distribution functions.

use super::{Method, TestResult, has_nan};
use crate::describe::sorted_present;
use crate::distributions::{kolmogorov, normal};
use crate::error::{Result, StatisticsError, require};
use crate::kolmogorov::{MAX_EXACT_SAMPLE, one_sample_upper, two_sample_limit, two_sample_upper};
use crate::numbers::count;

/// Against a normal distribution that is known beforehand (not fitted to the same values).
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
pub fn ks_normal(values: &[f64], mean: f64, deviation: f64, method: Method) -> Result<TestResult> {
    require("ks", "numbers", 1, values.len())?;
    if has_nan(values) {
        return Ok(TestResult::undefined());
    }
    if mean.is_nan() || deviation.is_nan() || deviation <= 0.0 {
        let found = format!("{mean} and {deviation}");
        return Err(StatisticsError::wanted("ks", "a mean and a deviation above zero", found));
    }
    let sorted = sorted_present(values);
    let n = count(&sorted);
    let mut distance = 0.0_f64;
    for (index, value) in sorted.iter().enumerate() {
        let expected = normal((value - mean) / deviation).lower;
        distance = distance.max((index + 1) as f64 / n - expected).max(expected - index as f64 / n);
    }
    let p_value = match method {
        Method::Asymptotic => kolmogorov(distance * n.sqrt()).upper,
        Method::Auto | Method::Exact => one_sample_upper(sorted.len() as u64, distance),
    };
    Ok(TestResult::new(distance, p_value))
}

/// Whether two samples come from one distribution; exact up to 10,000 values each by default.
pub fn ks_two_samples(first: &[f64], second: &[f64], method: Method) -> Result<TestResult> {
    require("ks", "numbers in each sample", 1, first.len().min(second.len()))?;
    if has_nan(first) || has_nan(second) {
        return Ok(TestResult::undefined());
    }
    Ok(ks_sorted(&sorted_present(first), &sorted_present(second), method))
}

/// The same of sorted samples without NaN, of at least one value each: one pass.
#[expect(clippy::cast_precision_loss, reason = "a ratio of counts")]
pub(crate) fn ks_sorted(first: &[f64], second: &[f64], method: Method) -> TestResult {
    let gap = largest_gap(first, second);
    let (n_first, n_second) = (first.len(), second.len());
    let distance = gap as f64 / (n_first as f64 * n_second as f64);
    let is_small = n_first.max(n_second) <= MAX_EXACT_SAMPLE;
    let p_value = match (method, u64::try_from(gap)) {
        (Method::Auto | Method::Exact, Ok(gap)) if is_small => two_sample_upper(gap, n_first, n_second),
        _ => two_sample_limit(distance, n_first, n_second),
    };
    TestResult::new(distance, p_value)
}

/// Of sorted samples: the largest distance of the distribution functions, times both sizes.
pub fn largest_gap(first: &[f64], second: &[f64]) -> u128 {
    match (u64::try_from(first.len()), u64::try_from(second.len())) {
        // Products of half the width are faster, and fit unless both have billions of values.
        (Ok(n), Ok(m)) if n.checked_mul(m).is_some() => {
            u128::from(walk(first, second, |a, b| (a as u64 * m).abs_diff(b as u64 * n)))
        }
        _ => {
            let (n, m) = (first.len() as u128, second.len() as u128);
            walk(first, second, |a, b| (a as u128 * m).abs_diff(b as u128 * n))
        }
    }
}

/// The largest gap after each distinct value, given how many of both are at most that.
fn walk<T: Ord + Default>(first: &[f64], second: &[f64], gap: impl Fn(usize, usize) -> T) -> T {
    let (mut at_first, mut at_second) = (0, 0);
    let mut largest = T::default();
    while at_first < first.len() && at_second < second.len() {
        let point = first[at_first].min(second[at_second]);
        while first.get(at_first).is_some_and(|value| *value <= point) {
            at_first += 1;
        }
        while second.get(at_second).is_some_and(|value| *value <= point) {
            at_second += 1;
        }
        largest = largest.max(gap(at_first, at_second));
    }
    largest
}
