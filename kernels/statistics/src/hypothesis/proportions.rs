//! Tests of shares: the exact binomial test, and z tests of one and of two shares.

use super::TestResult;
use crate::distributions::{Alternative, binomial, binomial_mass, normal};
use crate::error::{Result, StatisticsError};

/// Counts this close to the observed one are as likely, as far as rounding can tell.
const AS_LIKELY: f64 = 1.0 + 1e-7;

/// Whether `successes` of `trials` fit a chance of `expected` each; the statistic is the share found.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "counts")]
pub fn binomial_test(successes: u64, trials: u64, expected: f64, alternative: Alternative) -> Result<TestResult> {
    let what = "binomial_test";
    if trials == 0 || successes > trials {
        return Err(StatisticsError::wanted(what, "no more successes than trials", format!("{successes} of {trials}")));
    }
    if !(0.0..=1.0).contains(&expected) {
        return Err(StatisticsError::wanted(what, "a chance from 0 to 1", expected));
    }
    let at_least = |k: u64| k.checked_sub(1).map_or(1.0, |below| binomial(below, trials, expected).upper);
    let at_most = |k: u64| binomial(k, trials, expected).lower;
    let mean = expected * trials as f64;
    let p_value = match alternative {
        Alternative::Less => at_most(successes),
        Alternative::Greater => at_least(successes),
        Alternative::TwoSided if successes as f64 == mean => 1.0,
        Alternative::TwoSided => {
            let limit = binomial_mass(successes, trials, expected) * AS_LIKELY;
            let is_rare = |k: u64| binomial_mass(k, trials, expected) <= limit;
            if (successes as f64) < mean {
                // Beyond the mean the chances fall: the first rare one, by halving.
                let first = halve(mean.ceil() as u64, trials.saturating_add(1), is_rare);
                at_most(successes) + if first > trials { 0.0 } else { at_least(first) }
            } else {
                let first_common = halve(0, mean.floor() as u64 + 1, |k| !is_rare(k));
                at_least(successes) + first_common.checked_sub(1).map_or(0.0, at_most)
            }
        }
    };
    Ok(TestResult::new(successes as f64 / trials as f64, p_value.min(1.0)))
}

/// The first of `low..high` for which `holds`, which once true stays so; `high` if none.
fn halve(mut low: u64, mut high: u64, holds: impl Fn(u64) -> bool) -> u64 {
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

/// Whether a share is `expected`; the error is taken from the share found, as statsmodels does.
pub fn proportion_z(successes: f64, trials: f64, expected: f64, alternative: Alternative) -> TestResult {
    let share = successes / trials;
    z_result(share - expected, share * (1.0 - share) / trials, alternative)
}

/// Whether two shares are one; the error is taken from both together.
pub fn two_proportions_z(first: (f64, f64), second: (f64, f64), alternative: Alternative) -> TestResult {
    let pooled = (first.0 + second.0) / (first.1 + second.1);
    let variance = pooled * (1.0 - pooled) * (1.0 / first.1 + 1.0 / second.1);
    z_result(first.0 / first.1 - second.0 / second.1, variance, alternative)
}

fn z_result(difference: f64, variance: f64, alternative: Alternative) -> TestResult {
    let z = difference / variance.sqrt();
    TestResult::new(z, alternative.p_value(normal(z)))
}
