//! Tests of ranks between groups: Mann-Whitney, Kruskal-Wallis and Friedman.

use super::{Method, TestResult, has_nan};
use crate::distributions::{Alternative, chi_squared, normal};
use crate::error::{Result, StatisticsError, require, same_length};
use crate::numbers::{count, exact_sum};
use crate::ranks::{average_ranks, tie_sizes};

/// Beyond this size of the smaller sample the normal approximation is as good.
const MAX_EXACT_SAMPLE: usize = 8;
/// Beyond this many values of U the counting takes too long.
const MAX_EXACT_RANKS: usize = 2_000_000;

/// The statistic is the U of the first sample; the approximation is corrected for continuity.
pub fn mann_whitney(first: &[f64], second: &[f64], alternative: Alternative, method: Method) -> Result<TestResult> {
    if first.is_empty() || second.is_empty() || has_nan(first) || has_nan(second) {
        return Ok(TestResult::undefined());
    }
    let both: Vec<f64> = first.iter().chain(second).copied().collect();
    let ranks = average_ranks(&both);
    let (n_first, n_second) = (count(first), count(second));
    let statistic = exact_sum(ranks.iter().take(first.len()).copied()) - n_first * (n_first + 1.0) / 2.0;
    let other = n_first * n_second - statistic;
    let (u, sides) = match alternative {
        Alternative::TwoSided => (statistic.max(other), 2.0),
        Alternative::Greater => (statistic, 1.0),
        Alternative::Less => (other, 1.0),
    };
    let ties = tie_sizes(&both);
    let has_ties = ties.iter().any(|size| *size > 1);
    let is_small = first.len().min(second.len()) <= MAX_EXACT_SAMPLE && !has_ties;
    let exact = match method {
        Method::Asymptotic => None,
        Method::Auto if !is_small => None,
        Method::Auto => exact_u_tail(u, first.len(), second.len()),
        Method::Exact => Some(
            exact_u_tail(u, first.len(), second.len())
                .ok_or(StatisticsError::TooLarge { what: "mann_whitney", found: both.len() })?,
        ),
    };
    let tail = exact.unwrap_or_else(|| {
        let n = n_first + n_second;
        let lost = tie_loss(&ties);
        let deviation = (n_first * n_second / 12.0 * ((n + 1.0) - lost / (n * (n - 1.0)))).sqrt();
        // Half a step back, since U is a whole number and the normal distribution is not.
        normal((u - n_first * n_second / 2.0 - 0.5) / deviation).upper
    });
    Ok(TestResult::new(statistic, (sides * tail).clamp(0.0, 1.0)))
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
fn tie_loss(ties: &[usize]) -> f64 {
    ties.iter().map(|size| (*size as f64).powi(3) - *size as f64).sum()
}

/// P(U >= u) by counting: the counts are the coefficients of a Gaussian binomial.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "u is between 0 and the product of the sizes"
)]
fn exact_u_tail(u: f64, n_first: usize, n_second: usize) -> Option<f64> {
    let largest = n_first.checked_mul(n_second).filter(|largest| *largest <= MAX_EXACT_RANKS)?;
    let (small, large) = (n_first.min(n_second), n_first.max(n_second));
    let mut counts: Vec<i128> = vec![0; largest + 1];
    counts[0] = 1;
    for step in 1..=small {
        for at in (large + step..=largest).rev() {
            counts[at] = counts[at].checked_sub(counts[at - large - step])?;
        }
        for at in step..=largest {
            counts[at] = counts[at].checked_add(counts[at - step])?;
        }
    }
    // scipy cuts a half off a U that ties made.
    let from = (u.max(0.0) as usize).min(largest);
    let all: i128 = counts.iter().sum();
    let tail: i128 = counts[from..].iter().sum();
    Some(tail as f64 / all as f64)
}

/// Whether several groups have one distribution.
pub fn kruskal(groups: &[&[f64]]) -> Result<TestResult> {
    require("kruskal", "groups", 2, groups.len())?;
    let all: Vec<f64> = groups.iter().flat_map(|group| group.iter().copied()).collect();
    if groups.iter().any(|group| group.is_empty()) || has_nan(&all) {
        return Ok(TestResult::undefined());
    }
    let ranks = average_ranks(&all);
    let n = count(&all);
    let mut from = 0;
    let mut squares = 0.0;
    for group in groups {
        squares += ranks[from..from + group.len()].iter().sum::<f64>().powi(2) / count(group);
        from += group.len();
    }
    let kept = 1.0 - tie_loss(&tie_sizes(&all)) / (n * n * n - n);
    let statistic = (12.0 / (n * (n + 1.0)) * squares - 3.0 * (n + 1.0)) / kept;
    let statistic = if kept == 0.0 { f64::NAN } else { statistic };
    let df = degrees(groups.len());
    Ok(TestResult::with_degrees(statistic, chi_squared(statistic, df).upper, &[df]))
}

#[expect(clippy::cast_precision_loss, reason = "a number of groups")]
fn degrees(n_groups: usize) -> f64 {
    n_groups as f64 - 1.0
}

/// Repeated measurements: `treatments[k][i]` is what treatment k gave on subject i.
pub fn friedman(treatments: &[&[f64]]) -> Result<TestResult> {
    require("friedman", "treatments", 3, treatments.len())?;
    let n_subjects = treatments[0].len();
    for treatment in treatments {
        same_length("friedman", n_subjects, treatment.len())?;
    }
    require("friedman", "subjects", 1, n_subjects)?;
    if treatments.iter().any(|treatment| has_nan(treatment)) {
        return Ok(TestResult::undefined());
    }
    let mut sums = vec![0.0; treatments.len()];
    let mut lost = 0.0;
    for subject in 0..n_subjects {
        let row: Vec<f64> = treatments.iter().map(|treatment| treatment[subject]).collect();
        lost += tie_loss(&tie_sizes(&row));
        for (sum, rank) in sums.iter_mut().zip(average_ranks(&row)) {
            *sum += rank;
        }
    }
    let (k, n) = (degrees(treatments.len()) + 1.0, count(treatments[0]));
    let kept = 1.0 - lost / (k * (k * k - 1.0) * n);
    let squares: f64 = sums.iter().map(|sum| sum * sum).sum();
    let statistic = (12.0 / (k * n * (k + 1.0)) * squares - 3.0 * n * (k + 1.0)) / kept;
    let statistic = if kept == 0.0 { f64::NAN } else { statistic };
    Ok(TestResult::with_degrees(statistic, chi_squared(statistic, k - 1.0).upper, &[k - 1.0]))
}
