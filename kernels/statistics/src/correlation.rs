//! How two sequences move together, with scipy's p-values.
//!
//! A NaN anywhere, or a sequence that does not vary, gives NaN.

use crate::distributions::{Alternative, Tails, beta, normal, student};
use crate::error::{Result, require, same_length};
use crate::hypothesis::TestResult;
use crate::numbers::{count, exact_sum, mean};
use crate::ranks;

/// Kendall's exact distribution is used up to this size, when no values are equal.
const MAX_EXACT_KENDALL: usize = 33;

/// Sum of the products of deviations; nothing for empty input.
pub fn shared_deviations(first: &[f64], second: &[f64]) -> Option<f64> {
    let (mean_first, mean_second) = (mean(first)?, mean(second)?);
    Some(exact_sum(first.iter().zip(second).map(|(a, b)| (a - mean_first) * (b - mean_second))))
}

/// Of the sample, with n - 1.
pub fn covariance(first: &[f64], second: &[f64]) -> Result<f64> {
    check("covariance", first, second)?;
    Ok(shared_deviations(first, second).unwrap_or(f64::NAN) / (count(first) - 1.0))
}

fn check(what: &'static str, first: &[f64], second: &[f64]) -> Result<()> {
    same_length(what, first.len(), second.len())?;
    require(what, "pairs", 2, first.len())
}

/// The coefficient alone; nothing when a sequence does not vary.
pub fn pearson_coefficient(first: &[f64], second: &[f64]) -> Option<f64> {
    let (spread_first, spread_second) = (shared_deviations(first, first)?, shared_deviations(second, second)?);
    let mut spread = (spread_first * spread_second).sqrt();
    if spread == 0.0 || spread.is_infinite() {
        spread = spread_first.sqrt() * spread_second.sqrt();
    }
    // Rounding may take a perfect correlation a hair past 1.
    (spread != 0.0).then_some((shared_deviations(first, second)? / spread).clamp(-1.0, 1.0))
}

fn is_constant(values: &[f64]) -> bool {
    values.windows(2).all(|pair| pair[0] == pair[1])
}

fn is_undefined(first: &[f64], second: &[f64]) -> bool {
    first.iter().chain(second).any(|value| value.is_nan()) || is_constant(first) || is_constant(second)
}

/// Under the null hypothesis the coefficient of n pairs follows a beta distribution on -1 to 1.
pub fn pearson(first: &[f64], second: &[f64], alternative: Alternative) -> Result<TestResult> {
    check("a correlation", first, second)?;
    if is_undefined(first, second) {
        return Ok(TestResult::undefined());
    }
    let coefficient = pearson_coefficient(first, second).unwrap_or(f64::NAN);
    if first.len() == 2 {
        return Ok(TestResult::new(coefficient.round(), if coefficient.is_nan() { f64::NAN } else { 1.0 }));
    }
    let half = count(first) / 2.0 - 1.0;
    // The smaller tail is computed from the side that keeps its digits.
    let outer = beta((1.0 - coefficient.abs()) / 2.0, half, half);
    let tails = if coefficient < 0.0 { outer } else { outer.swap() };
    Ok(TestResult::new(coefficient, alternative.p_value(tails)))
}

/// Pearson's of the ranks, with a p-value by Student's distribution.
pub fn spearman(first: &[f64], second: &[f64], alternative: Alternative) -> Result<TestResult> {
    check("a correlation", first, second)?;
    if is_undefined(first, second) {
        return Ok(TestResult::undefined());
    }
    let coefficient = pearson_coefficient(&ranks::average_ranks(first), &ranks::average_ranks(second));
    let coefficient = coefficient.unwrap_or(f64::NAN);
    let df = count(first) - 2.0;
    let t = coefficient * (df / ((coefficient + 1.0) * (1.0 - coefficient))).max(0.0).sqrt();
    Ok(TestResult::new(coefficient, alternative.p_value(student(t, df))))
}

/// tau-b; nothing when a sequence does not vary.
#[expect(clippy::cast_precision_loss, reason = "a ratio of counts")]
pub fn kendall_coefficient(first: &[f64], second: &[f64]) -> Option<f64> {
    let pairs = ranks::count_pairs(first, second);
    let spread = ((pairs.differ_first * pairs.differ_second) as f64).sqrt();
    (spread != 0.0).then_some(pairs.surplus as f64 / spread)
}

/// tau-b, in n log n: the p-value is exact up to 33 pairs without equal values, else normal.
#[expect(clippy::cast_precision_loss, reason = "counts of pairs")]
pub fn kendall(first: &[f64], second: &[f64], alternative: Alternative) -> Result<TestResult> {
    same_length("a correlation", first.len(), second.len())?;
    if first.len() < 2 || is_undefined(first, second) {
        return Ok(TestResult::undefined());
    }
    let pairs = ranks::count_pairs(first, second);
    let n = count(first);
    let all = first.len() as i128 * (first.len() as i128 - 1) / 2;
    let coefficient = pairs.surplus as f64 / (pairs.differ_first as f64).sqrt() / (pairs.differ_second as f64).sqrt();
    let coefficient = coefficient.clamp(-1.0, 1.0);
    if pairs.differ_first == all && pairs.differ_second == all {
        let same_way = i128::midpoint(all, pairs.surplus);
        let rarer = same_way.min(all - same_way);
        if first.len() <= MAX_EXACT_KENDALL || rarer <= 1 {
            let tails = exact_kendall(first.len(), usize::try_from(rarer).unwrap_or(0), same_way * 2 >= all);
            return Ok(TestResult::new(coefficient, alternative.p_value(tails)));
        }
    }
    let tied = |values: &[f64]| {
        let sizes: Vec<f64> = ranks::tie_sizes(values).into_iter().map(|size| size as f64).collect();
        let sum = |term: fn(f64) -> f64| sizes.iter().map(|size| term(*size)).sum::<f64>();
        [sum(|t| t * (t - 1.0) / 2.0), sum(|t| t * (t - 1.0) * (t - 2.0)), sum(|t| t * (t - 1.0) * (2.0 * t + 5.0))]
    };
    let ([x_pairs, x_triples, x_spread], [y_pairs, y_triples, y_spread]) = (tied(first), tied(second));
    let m = n * (n - 1.0);
    let variance = (m * (2.0 * n + 5.0) - x_spread - y_spread) / 18.0
        + 2.0 * x_pairs * y_pairs / m
        + x_triples * y_triples / (9.0 * m * (n - 2.0));
    let z = pairs.surplus as f64 / variance.sqrt();
    Ok(TestResult::new(coefficient, alternative.p_value(normal(z))))
}

/// Counts permutations by their number of inversions; `rarer` is the smaller of the pairs ordered
/// the same way and the opposite way.
#[expect(clippy::cast_precision_loss, reason = "sizes far below 2^53")]
fn exact_kendall(n: usize, rarer: usize, is_right: bool) -> Tails {
    let mut counts = vec![0.0_f64; rarer + 1];
    counts[0] = 1.0;
    // Each step multiplies by (1 + x + ... + x^(size - 1)) and divides by the size: shares, not counts.
    for size in 2..=n {
        for at in (size..=rarer).rev() {
            counts[at] -= counts[at - size];
        }
        for at in 1..=rarer {
            counts[at] += counts[at - 1];
        }
        for share in &mut counts {
            *share /= size as f64;
        }
    }
    let outer: f64 = counts.iter().sum::<f64>().min(1.0);
    let at_point = counts[rarer];
    let tails = Tails { lower: outer, upper: (1.0 - outer + at_point).min(1.0) };
    if is_right { tails.swap() } else { tails }
}

/// Pearson's between two groups (`true` and `false`) and a number.
pub fn point_biserial(groups: &[bool], values: &[f64]) -> Result<TestResult> {
    let codes: Vec<f64> = groups.iter().map(|group| f64::from(u8::from(*group))).collect();
    pearson(&codes, values, Alternative::TwoSided)
}
