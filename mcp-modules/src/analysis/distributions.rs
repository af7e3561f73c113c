//! The chance of a statistic at least this large, when nothing is going on.

use statrs::distribution::{ChiSquared, ContinuousCDF, FisherSnedecor, StudentsT};
use statrs::function::erf::erfc;

/// Beyond this many cells of the table of paths, or of counts, the limit for large samples is used.
const MAX_EXACT_CELLS: usize = 100_000_000;
/// Beyond this size of the smaller sample the normal approximation is as good.
const MAX_EXACT_SAMPLE: usize = 8;
const MAX_EXACT_RANKS: usize = 2_000_000;

/// Both sides; nothing when the degrees of freedom make no distribution.
pub(crate) fn student(t: f64, df: f64) -> Option<f64> {
    StudentsT::new(0.0, 1.0, df).ok().map(|distribution| (2.0 * distribution.sf(t.abs())).min(1.0))
}

pub(crate) fn chi_squared(statistic: f64, df: f64) -> Option<f64> {
    ChiSquared::new(df).ok().map(|distribution| distribution.sf(statistic))
}

pub(crate) fn fisher(statistic: f64, df_between: f64, df_within: f64) -> Option<f64> {
    FisherSnedecor::new(df_between, df_within).ok().map(|distribution| distribution.sf(statistic))
}

fn normal_tail(z: f64) -> f64 {
    erfc(z / std::f64::consts::SQRT_2) / 2.0
}

/// The Mann-Whitney U of the larger side, both sides: exact for a small sample without ties.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
pub(crate) fn mann_whitney(larger_u: f64, n_first: usize, n_second: usize, ties: &[usize]) -> Option<f64> {
    let has_ties = ties.iter().any(|size| *size > 1);
    if n_first.min(n_second) <= MAX_EXACT_SAMPLE
        && !has_ties
        && let Some(tail) = exact_u_tail(larger_u, n_first, n_second)
    {
        return Some((2.0 * tail).min(1.0));
    }
    let (first, second) = (n_first as f64, n_second as f64);
    let n = first + second;
    let lost: f64 = ties.iter().map(|size| (*size as f64).powi(3) - *size as f64).sum();
    let deviation = (first * second / 12.0 * ((n + 1.0) - lost / (n * (n - 1.0)))).sqrt();
    // Half a step back, since U is a whole number and the normal distribution is not.
    let z = (larger_u - first * second / 2.0 - 0.5) / deviation;
    (deviation > 0.0).then(|| (2.0 * normal_tail(z)).min(1.0))
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
    let from = (u.ceil().max(0.0) as usize).min(largest);
    let tail: i128 = counts[from..].iter().sum();
    let all: i128 = counts.iter().sum();
    Some(tail as f64 / all as f64)
}

/// Two samples whose distribution functions are at most `gap / (n_first * n_second)` apart.
///
/// Exact up to 10,000 values each: the chance that a random path over the grid of both samples
/// leaves the band. Above that, Kolmogorov's limit.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
pub(crate) fn kolmogorov_smirnov(gap: u64, n_first: usize, n_second: usize) -> f64 {
    if gap == 0 {
        return 1.0;
    }
    if n_first.checked_mul(n_second).is_some_and(|cells| cells <= MAX_EXACT_CELLS) {
        return chance_of_leaving(gap, n_first, n_second);
    }
    let (first, second) = (n_first as f64, n_second as f64);
    let distance = gap as f64 / (first * second);
    let scaled = (first * second / (first + second)).sqrt() * distance;
    let term = |k: i32| 2.0 * (-1.0_f64).powi(k - 1) * (-2.0 * f64::from(k * k) * scaled * scaled).exp();
    (1..=100).map(term).sum::<f64>().clamp(0.0, 1.0)
}

/// Adds up the chances of the cells where a path is outside for the first time: no cancellation,
/// so that small chances keep their digits.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
fn chance_of_leaving(gap: u64, n_first: usize, n_second: usize) -> f64 {
    let is_outside = |i: usize, j: usize| (i as u64 * n_second as u64).abs_diff(j as u64 * n_first as u64) >= gap;
    let mut left = 0.0;
    // Chance to reach cell (i, j) without having left, for the current i.
    let mut reach = vec![0.0; n_second + 1];
    for i in 0..=n_first {
        for j in 0..=n_second {
            let remaining = |i: usize, j: usize| (n_first - i + n_second - j) as f64;
            let mut chance = if i == 0 && j == 0 { 1.0 } else { 0.0 };
            if i > 0 {
                chance += reach[j] * (n_first - i + 1) as f64 / remaining(i - 1, j);
            }
            if j > 0 {
                chance += reach[j - 1] * (n_second - j + 1) as f64 / remaining(i, j - 1);
            }
            if is_outside(i, j) {
                left += chance;
                chance = 0.0;
            }
            reach[j] = chance;
        }
    }
    left.min(1.0)
}

#[cfg(test)]
mod tests {
    use super::{chi_squared, fisher, kolmogorov_smirnov, mann_whitney, student};

    /// Relative error against values of scipy 1.17.1.
    fn agrees(found: Option<f64>, scipy: f64) -> bool {
        found.is_some_and(|found| ((found - scipy) / scipy).abs() < 1e-9)
    }

    #[test]
    fn tails_agree_with_scipy() {
        // 2 * stats.t.sf(2.5, 7.3) and (40, 30), stats.chi2.sf(10.2, 3), stats.f.sf(4.1, 2, 27)
        assert!(agrees(student(-2.5, 7.3), 0.039_650_234_665_600_43), "{:?}", student(-2.5, 7.3));
        assert!(agrees(student(40.0, 30.0), 1.372_604_519_440_641_7e-27), "{:?}", student(40.0, 30.0));
        assert!(agrees(chi_squared(10.2, 3.0), 0.016_940_373_522_533_88), "{:?}", chi_squared(10.2, 3.0));
        assert!(agrees(fisher(4.1, 2.0, 27.0), 0.027_866_656_173_847_044), "{:?}", fisher(4.1, 2.0, 27.0));
    }

    #[test]
    fn exact_tests_agree_with_scipy() {
        // stats.mannwhitneyu and stats.ks_2samp of samples without ties.
        let small = mann_whitney(14.0, 4, 4, &[1; 8]);
        let apart = mann_whitney(120.0, 4, 30, &[1; 34]);
        assert!(agrees(small, 0.114_285_714_285_714_28), "{small:?}");
        assert!(agrees(apart, 4.312_575_470_070_726e-5), "{apart:?}");
        let near = kolmogorov_smirnov(15, 4, 5);
        let far = kolmogorov_smirnov(1080, 40, 30);
        assert!(agrees(Some(near), 0.142_857_142_857_142_85), "{near}");
        assert!(agrees(Some(far), 3.437_610_999_114_421_7e-15), "{far}");
    }
}
