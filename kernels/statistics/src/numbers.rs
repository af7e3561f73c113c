//! Sums and spreads to the last bit.
//!
//! Sums are rounded once (as `math.fsum`), and variances are computed in twice the precision, which
//! is what the exact fractions of Python's `statistics` module round to: the Python script that comes
//! with an analysis gives the same numbers to the last digit.

use rayon::prelude::*;

/// Values that one thread adds up.
const BLOCK: usize = 1 << 16;

/// The sum of the values as if with infinite precision, rounded once at the end.
///
/// Keeps a list of partial sums that do not overlap (Shewchuk's method); its length stays small.
/// What is infinite or NaN, or overflows on the way, comes out as a plain sum would have it.
pub fn exact_sum(values: impl IntoIterator<Item = f64>) -> f64 {
    let (partials, plain) = partial_sums(values);
    if plain.is_finite() { round_partials(&partials) } else { plain }
}

/// The same of many values, in parallel: partial sums of blocks are exact, and so is their sum.
pub fn exact_sum_of(values: &[f64]) -> f64 {
    if values.len() <= BLOCK {
        return exact_sum(values.iter().copied());
    }
    let blocks: Vec<(Vec<f64>, f64)> =
        values.par_chunks(BLOCK).map(|block| partial_sums(block.iter().copied())).collect();
    let plain: f64 = blocks.iter().map(|(_, plain)| plain).sum();
    if plain.is_finite() { exact_sum(blocks.into_iter().flat_map(|(partials, _)| partials)) } else { plain }
}

/// Partial sums from the smallest up, and the plain sum.
fn partial_sums(values: impl IntoIterator<Item = f64>) -> (Vec<f64>, f64) {
    let mut partials: Vec<f64> = Vec::new();
    let mut plain = 0.0;
    for value in values {
        plain += value;
        let mut rest = value;
        let mut kept = 0;
        for index in 0..partials.len() {
            let (sum, error) = two_sum(rest, partials[index]);
            if error != 0.0 {
                partials[kept] = error;
                kept += 1;
            }
            rest = sum;
        }
        partials.truncate(kept);
        partials.push(rest);
    }
    (partials, plain)
}

/// From the largest down; a tie is broken by the sign of what is left below.
fn round_partials(partials: &[f64]) -> f64 {
    let mut below = partials.iter().rev().copied();
    let Some(mut high) = below.next() else { return 0.0 };
    let mut low = 0.0;
    for value in below.by_ref() {
        let (sum, error) = two_sum(high, value);
        high = sum;
        low = error;
        if low != 0.0 {
            break;
        }
    }
    if let Some(next) = below.next()
        && ((low < 0.0 && next < 0.0) || (low > 0.0 && next > 0.0))
    {
        let doubled = low * 2.0;
        let shifted = high + doubled;
        if (shifted - high).to_bits() == doubled.to_bits() {
            high = shifted;
        }
    }
    high
}

fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let shadow = sum - a;
    (sum, (a - (sum - shadow)) + (b - shadow))
}

fn two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    (product, a.mul_add(b, -product))
}

/// A number in about 106 bits: the value, and what its rounding left over.
#[derive(Clone, Copy)]
struct Double {
    high: f64,
    low: f64,
}

impl Double {
    fn of(value: f64) -> Self {
        Self { high: value, low: 0.0 }
    }

    fn plus(self, other: Self) -> Self {
        let (sum, error) = two_sum(self.high, other.high);
        let (low, rest) = two_sum(self.low, other.low);
        let (sum, error) = two_sum(sum, error + low);
        let (high, low) = two_sum(sum, error + rest);
        Self { high, low }
    }

    fn minus(self, other: Self) -> Self {
        self.plus(Self { high: -other.high, low: -other.low })
    }

    fn times(self, other: Self) -> Self {
        let (product, error) = two_product(self.high, other.high);
        let cross = self.high.mul_add(other.low, self.low * other.high);
        let (high, low) = two_sum(product, error + cross);
        Self { high, low }
    }

    fn divided_by(self, divisor: f64) -> Self {
        let first = self.high / divisor;
        let rest = self.minus(Self::of(first).times(Self::of(divisor)));
        let second = rest.high / divisor;
        let rest = rest.minus(Self::of(second).times(Self::of(divisor)));
        let (high, low) = two_sum(first, second);
        Self { high, low }.plus(Self::of(rest.high / divisor))
    }

    /// One Newton step from the rounded root doubles its digits.
    fn square_root(self) -> f64 {
        let root = self.high.sqrt();
        if root == 0.0 {
            return 0.0;
        }
        let rest = self.minus(Self::of(root).times(Self::of(root)));
        root + rest.high / (2.0 * root)
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of rows are far below 2^53")]
pub fn count(values: &[f64]) -> f64 {
    values.len() as f64
}

pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| exact_sum_of(values) / count(values))
}

/// Sample variance (n - 1); nothing for fewer than two values.
pub fn variance(values: &[f64]) -> Option<f64> {
    variance_in_double(values).map(|variance| variance.high)
}

pub fn standard_deviation(values: &[f64]) -> Option<f64> {
    variance_in_double(values).map(Double::square_root)
}

fn variance_in_double(values: &[f64]) -> Option<Double> {
    if values.len() < 2 {
        return None;
    }
    let n = count(values);
    let mean = sum_in_double(values, Double::of).divided_by(n);
    let squares = sum_in_double(values, |value| {
        let deviation = Double::of(value).minus(mean);
        deviation.times(deviation)
    });
    Some(squares.divided_by(n - 1.0))
}

/// By blocks in parallel, added up in their order: one result, however many threads.
fn sum_in_double(values: &[f64], term: impl Fn(f64) -> Double + Sync) -> Double {
    let blocks: Vec<Double> = values
        .par_chunks(BLOCK)
        .map(|block| block.iter().fold(Double::of(0.0), |sum, value| sum.plus(term(*value))))
        .collect();
    blocks.into_iter().fold(Double::of(0.0), Double::plus)
}

/// How a percentile that falls between two values is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Between {
    Linear,
    Lower,
    Higher,
    Nearest,
    Midpoint,
}

impl Between {
    pub const NAMES: [(&'static str, Self); 5] = [
        ("linear", Self::Linear),
        ("lower", Self::Lower),
        ("higher", Self::Higher),
        ("nearest", Self::Nearest),
        ("midpoint", Self::Midpoint),
    ];

    pub fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, between)| *between)
    }
}

/// Of sorted values; `percent` from 0 to 100.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "the position lies between 0 and the number of values"
)]
pub fn percentile(sorted: &[f64], percent: f64, between: Between) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let position = last as f64 * (percent / 100.0);
    let low = (position.floor() as usize).min(last);
    let high = (low + 1).min(last);
    let part = position - low as f64;
    let (below, above) = (sorted[low], sorted[high]);
    let step = above - below;
    Some(match between {
        // The half nearer to the value above counts down from it: both ends come out exact.
        Between::Linear if part >= 0.5 => above - step * (1.0 - part),
        Between::Linear => below + step * part,
        Between::Lower => below,
        Between::Higher => sorted[(position.ceil() as usize).min(last)],
        Between::Nearest => sorted[(position.round_ties_even() as usize).min(last)],
        Between::Midpoint if part == 0.0 => below,
        Between::Midpoint => f64::midpoint(below, above),
    })
}

pub fn sorted(mut values: Vec<f64>) -> Vec<f64> {
    values.sort_by(f64::total_cmp);
    values
}

#[cfg(test)]
mod tests {
    use super::{Between, exact_sum, percentile, standard_deviation, variance};

    // Expected values: CPython 3.11.7, math.fsum, statistics.variance and statistics.stdev.
    #[test]
    fn sums_are_rounded_once() {
        assert_eq!(exact_sum([0.1; 10]).to_bits(), 1.0_f64.to_bits());
        assert_eq!(exact_sum([1e100, 1.0, -1e100]).to_bits(), 1.0_f64.to_bits());
        assert_eq!(exact_sum([1e16, 1.0, 1e-16]).to_bits(), 10_000_000_000_000_002.0_f64.to_bits());
        assert_eq!(exact_sum([]).to_bits(), 0.0_f64.to_bits());
    }

    #[test]
    fn spread_survives_a_large_offset() {
        let values = [1e9 + 4.0, 1e9 + 7.0, 1e9 + 13.0, 1e9 + 16.0];
        assert_eq!(variance(&values), Some(30.0));
        assert_eq!(standard_deviation(&values), Some(5.477_225_575_051_661));
        assert_eq!(variance(&[1.0]), None);
    }

    #[test]
    fn percentiles_agree_with_numpy() {
        let values = [15.0, 20.0, 35.0, 40.0, 50.0];
        assert_eq!(percentile(&values, 40.0, Between::Linear), Some(29.0));
        assert_eq!(percentile(&values, 40.0, Between::Lower), Some(20.0));
        assert_eq!(percentile(&values, 40.0, Between::Higher), Some(35.0));
        assert_eq!(percentile(&values, 40.0, Between::Nearest), Some(35.0));
        assert_eq!(percentile(&values, 40.0, Between::Midpoint), Some(27.5));
        assert_eq!(percentile(&[], 40.0, Between::Linear), None);
    }
}
