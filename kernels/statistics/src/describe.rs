//! One column in numbers: pandas' `describe`, and the moments of pandas and of scipy.
//!
//! NaN counts as missing and is left out. Too few values for a measure give NaN, as there.

use rayon::prelude::*;

use crate::numbers::{Between, count, exact_sum_of, mean, percentile, standard_deviation, variance};
use crate::sorting::sorted_numbers;

/// The values that are there, in ascending order, in parallel when there are many.
pub fn sorted_present(values: &[f64]) -> Vec<f64> {
    sorted_numbers(values)
}

#[derive(Clone, Debug, PartialEq)]
pub struct Description {
    pub count: usize,
    pub missing: usize,
    pub mean: f64,
    /// Of the sample, with n - 1.
    pub std: f64,
    pub min: f64,
    /// At the requested shares, linear between values.
    pub quantiles: Vec<f64>,
    pub max: f64,
    pub sum: f64,
    /// pandas' `skew` and `kurt`, corrected for bias.
    pub skew: f64,
    pub kurtosis: f64,
    pub n_distinct: usize,
    /// The smallest of the most frequent values, and how often it is there.
    pub mode: f64,
    pub mode_count: usize,
}

/// O(n log n); `shares` from 0 to 1.
pub fn describe(values: &[f64], shares: &[f64]) -> Description {
    let sorted = sorted_present(values);
    let (mode, mode_count, n_distinct) = mode(&sorted);
    let n = sorted.len();
    let sum = exact_sum_of(&sorted);
    let mean = sum / count(&sorted);
    let moments = moments_about(&sorted, mean);
    Description {
        count: n,
        missing: values.len() - n,
        mean,
        std: standard_deviation(&sorted).unwrap_or(f64::NAN),
        min: sorted.first().copied().unwrap_or(f64::NAN),
        quantiles: shares.iter().map(|share| quantile(&sorted, *share)).collect(),
        max: sorted.last().copied().unwrap_or(f64::NAN),
        sum,
        skew: moments.pandas_skew(),
        kurtosis: moments.pandas_kurtosis(),
        n_distinct,
        mode,
        mode_count,
    }
}

/// Of sorted values, linear between them; NaN of none, or for a share outside 0 to 1.
pub fn quantile(sorted: &[f64], share: f64) -> f64 {
    if !(0.0..=1.0).contains(&share) {
        return f64::NAN;
    }
    percentile(sorted, share * 100.0, Between::Linear).unwrap_or(f64::NAN)
}

pub fn median(values: &[f64]) -> f64 {
    quantile(&sorted_present(values), 0.5)
}

/// Of sorted values: the first of the most frequent, its count, and how many differ.
fn mode(sorted: &[f64]) -> (f64, usize, usize) {
    let mut best = (f64::NAN, 0, 0);
    for run in sorted.chunk_by(|left, right| left == right) {
        best.2 += 1;
        if run.len() > best.1 {
            (best.0, best.1) = (run[0], run.len());
        }
    }
    best
}

/// Mean and the mean of the second, third and fourth powers of the distance from it.
pub(crate) struct Moments {
    pub(crate) n: f64,
    pub(crate) mean: f64,
    pub(crate) second: f64,
    pub(crate) third: f64,
    pub(crate) fourth: f64,
}

pub(crate) fn moments(values: &[f64]) -> Moments {
    moments_about(values, mean(values).unwrap_or(f64::NAN))
}

fn moments_about(values: &[f64], mean: f64) -> Moments {
    let n = count(values);
    let blocks: Vec<[f64; 3]> = values
        .par_chunks(1 << 14)
        .map(|block| {
            block.iter().fold([0.0; 3], |[second, third, fourth], value| {
                let apart = value - mean;
                let square = apart * apart;
                [second + square, third + square * apart, fourth + square * square]
            })
        })
        .collect();
    let sum = |power: usize| blocks.iter().map(|block| block[power]).sum::<f64>() / n;
    Moments { n, mean, second: sum(0), third: sum(1), fourth: sum(2) }
}

impl Moments {
    /// Whether the spread is no more than rounding, by scipy's measure.
    pub(crate) fn is_constant(&self) -> bool {
        self.second <= (f64::EPSILON * self.mean).powi(2)
    }

    /// pandas takes a sum of squares below 1e-14 for rounding.
    fn has_no_spread(&self) -> bool {
        self.second * self.n < 1e-14
    }

    fn pandas_skew(&self) -> f64 {
        let n = self.n;
        if n < 3.0 {
            return f64::NAN;
        }
        if self.has_no_spread() {
            return 0.0;
        }
        ((n - 1.0) * n).sqrt() / (n - 2.0) * self.third / self.second.powf(1.5)
    }

    fn pandas_kurtosis(&self) -> f64 {
        let n = self.n;
        if n < 4.0 {
            return f64::NAN;
        }
        if self.has_no_spread() {
            return 0.0;
        }
        let raw = self.fourth / self.second.powi(2);
        ((n * n - 1.0) * raw - 3.0 * (n - 1.0).powi(2)) / ((n - 2.0) * (n - 3.0))
    }
}

/// scipy's `skew`: NaN when the values do not vary. NaN in the input gives NaN.
pub fn skew(values: &[f64], corrected: bool) -> f64 {
    let moments = moments(values);
    if moments.is_constant() {
        return f64::NAN;
    }
    let raw = moments.third / moments.second.powf(1.5);
    let n = moments.n;
    if corrected && n > 2.0 { ((n - 1.0) * n).sqrt() / (n - 2.0) * raw } else { raw }
}

/// scipy's `kurtosis`, 0 for a normal distribution.
pub fn kurtosis(values: &[f64], corrected: bool) -> f64 {
    let moments = moments(values);
    if moments.is_constant() {
        return f64::NAN;
    }
    let raw = moments.fourth / moments.second.powi(2);
    let n = moments.n;
    if corrected && n > 3.0 {
        return ((n * n - 1.0) * raw - 3.0 * (n - 1.0).powi(2)) / ((n - 2.0) * (n - 3.0));
    }
    raw - 3.0
}

/// pandas' `skew`: 0 when the values do not vary, NaN for fewer than three.
pub fn pandas_skew(values: &[f64]) -> f64 {
    moments(values).pandas_skew()
}

/// pandas' `kurt`: 0 when the values do not vary, NaN for fewer than four.
pub fn pandas_kurtosis(values: &[f64]) -> f64 {
    moments(values).pandas_kurtosis()
}

/// Standard error of the mean; NaN for fewer than two.
pub fn standard_error(values: &[f64]) -> f64 {
    variance(values).map_or(f64::NAN, |variance| (variance / count(values)).sqrt())
}

/// The median distance from the median, without the scaling to a normal distribution.
pub fn median_absolute_deviation(values: &[f64]) -> f64 {
    let sorted = sorted_present(values);
    let middle = quantile(&sorted, 0.5);
    median(&sorted.iter().map(|value| (value - middle).abs()).collect::<Vec<f64>>())
}
