//! Wilcoxon's signed-rank test of differences.

use super::{Method, TestResult, has_nan};
use crate::distributions::{Alternative, Tails, normal};
use crate::error::{Result, StatisticsError};
use crate::ranks::{average_ranks, tie_sizes};

/// Above this many differences the approximation is used.
const MAX_EXACT: usize = 50;
/// The exact table grows with the cube of this.
const LARGEST_TABLE: usize = 1000;
/// With equal differences or zeros, signs are permuted up to this many.
const MAX_PERMUTED: usize = 13;

/// What becomes of differences of zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ZeroMethod {
    /// Left out.
    #[default]
    Wilcox,
    /// Ranked, then left out.
    Pratt,
    /// Ranked, their ranks given half to each side.
    Split,
}

/// Of differences; the statistic is the smaller rank sum, or that of the positive ones for a one-sided test.
///
/// `corrected` takes half a step off in the approximation. No differences, or a NaN, give NaN.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
pub fn wilcoxon(
    differences: &[f64],
    zeros: ZeroMethod,
    corrected: bool,
    alternative: Alternative,
    method: Method,
) -> Result<TestResult> {
    if differences.is_empty() || has_nan(differences) {
        return Ok(TestResult::undefined());
    }
    if method == Method::Exact && differences.len() > LARGEST_TABLE {
        return Err(StatisticsError::TooLarge { what: "wilcoxon", found: differences.len() });
    }
    let n_zeros = differences.iter().filter(|value| **value == 0.0).count();
    let ranked: Vec<f64> = match zeros {
        ZeroMethod::Wilcox => differences.iter().copied().filter(|value| *value != 0.0).collect(),
        _ => differences.to_vec(),
    };
    let sizes: Vec<f64> = ranked.iter().map(|value| value.abs()).collect();
    let ranks = average_ranks(&sizes);
    let mut ties = tie_sizes(&sizes);
    let has_ties = ties.iter().any(|size| *size > 1);
    let sum_of = |wanted: fn(f64) -> bool| -> f64 {
        ranked.iter().zip(&ranks).filter(|(value, _)| wanted(**value)).map(|(_, rank)| rank).sum()
    };
    let (mut plus, mut minus) = (sum_of(|value| value > 0.0), sum_of(|value| value < 0.0));
    let mut shift = 0.0;
    if zeros == ZeroMethod::Split {
        shift = sum_of(|value| value == 0.0) / 2.0;
        plus += shift;
        minus += shift;
    }
    let method = match method {
        Method::Auto if differences.len() > MAX_EXACT => Method::Asymptotic,
        Method::Auto if (has_ties || n_zeros > 0) && differences.len() > MAX_PERMUTED => Method::Asymptotic,
        other => other,
    };
    let statistic = if alternative == Alternative::TwoSided { plus.min(minus) } else { plus };
    let p_value = match method {
        Method::Auto => {
            let live: Vec<f64> =
                ranked.iter().zip(&ranks).filter(|(value, _)| **value != 0.0).map(|(_, rank)| *rank).collect();
            alternative.p_value(sign_tails(&live, plus - shift, plus - shift))
        }
        // The table knows whole ranks alone: a half is rounded to the safe side.
        Method::Exact => {
            let whole: Vec<f64> = (1..=ranked.len()).map(|rank| rank as f64).collect();
            alternative.p_value(sign_tails(&whole, plus.ceil(), plus.floor()))
        }
        Method::Asymptotic => {
            let n = ranked.len() as f64;
            let mut center = n * (n + 1.0) * 0.25;
            let mut spread = n * (n + 1.0) * (2.0 * n + 1.0);
            if zeros == ZeroMethod::Pratt && n_zeros > 0 {
                let gone = n_zeros as f64;
                center -= gone * (gone + 1.0) * 0.25;
                spread -= gone * (gone + 1.0) * (2.0 * gone + 1.0);
                // Zeros are the smallest and so the first group of equals.
                ties[0] = 0;
            }
            let lost: f64 = ties.iter().map(|size| (*size as f64).powi(3) - *size as f64).sum();
            let deviation = ((spread - lost / 2.0) / 24.0).sqrt();
            let mut z = (plus - center) / deviation;
            if corrected {
                let sign = match alternative {
                    Alternative::Greater => 1.0,
                    Alternative::Less => -1.0,
                    Alternative::TwoSided if z == 0.0 => 0.0,
                    Alternative::TwoSided => z.signum(),
                };
                z -= sign * 0.5 / deviation;
            }
            alternative.p_value(normal(z))
        }
    };
    Ok(TestResult::new(statistic, p_value))
}

/// Chances of a rank sum at most `low`, and at least `high`, when every sign is a coin.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "twice a rank sum is a whole number")]
fn sign_tails(ranks: &[f64], low: f64, high: f64) -> Tails {
    let doubled: Vec<usize> = ranks.iter().map(|rank| (rank * 2.0).round() as usize).collect();
    let most: usize = doubled.iter().sum();
    let mut chances = vec![0.0; most + 1];
    chances[0] = 1.0;
    for rank in doubled {
        for at in (0..=most).rev() {
            let moved = if at >= rank { chances[at - rank] } else { 0.0 };
            chances[at] = f64::midpoint(chances[at], moved);
        }
    }
    let at = |sum: f64| ((sum * 2.0).round() as usize).min(most);
    Tails {
        lower: chances[..=at(low)].iter().sum::<f64>().min(1.0),
        upper: chances[at(high)..].iter().sum::<f64>().min(1.0),
    }
}
