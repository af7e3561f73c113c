//! Whether two samples of one column still come from one distribution.
//!
//! NaN counts as missing. Every measure is O(n log n) at most, and sorts run in parallel. Size and significance
//! decide together: with enough rows any difference is significant, with few rows or many categories chance alone
//! makes large ones. So every measure has a limit for its size and a test beside it.

use std::cmp::Ordering;

use rayon::prelude::*;

use crate::Alternative;
use crate::describe::{quantile, sorted_present};
use crate::distributions::student;
use crate::error::{Result, StatisticsError, require, same_length};
use crate::hypothesis::{Method, TestResult, chi_square_thin, ks_sorted, two_proportions_z};
use crate::numbers::count;

/// The least share of a bin in the population stability index, so that an empty bin has a logarithm.
pub const PSI_EPSILON: f64 = 1e-4;
pub const PSI_BINS: usize = 10;
/// The least expected count that the chi-square distribution describes well.
const LEAST_EXPECTED: f64 = 5.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    KolmogorovSmirnov,
    PopulationStability,
    Wasserstein,
    ChiSquare,
    JensenShannon,
    TotalVariation,
    MissingRate,
}

impl Measure {
    pub fn name(self) -> &'static str {
        match self {
            Self::KolmogorovSmirnov => "ks",
            Self::PopulationStability => "psi",
            Self::Wasserstein => "wasserstein",
            Self::ChiSquare => "chi_square",
            Self::JensenShannon => "jensen_shannon",
            Self::TotalVariation => "total_variation",
            Self::MissingRate => "missing_rate",
        }
    }
}

/// How large a measure must be to count as drift.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// How often chance alone may look like drift. The tests of a column share it.
    pub alpha: f64,
    /// Distance of the distribution functions, and of the shares of categories.
    pub distance: f64,
    pub psi: f64,
    /// In standard deviations of the reference.
    pub wasserstein: f64,
    pub jensen_shannon: f64,
    /// Difference of the shares of missing values.
    pub missing: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { alpha: 0.05, distance: 0.1, psi: 0.2, wasserstein: 0.25, jensen_shannon: 0.1, missing: 0.1 }
    }
}

impl Limits {
    /// One threshold for all: distances at it, the others in the proportion of the defaults.
    pub fn scaled(threshold: f64) -> Self {
        let usual = Self::default();
        let factor = threshold / usual.distance;
        Self {
            alpha: usual.alpha,
            distance: threshold,
            psi: usual.psi * factor,
            wasserstein: usual.wasserstein * factor,
            jensen_shannon: usual.jensen_shannon * factor,
            missing: usual.missing * factor,
        }
    }
}

/// One measure against its limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    pub measure: Measure,
    /// What is compared with the limit.
    pub value: f64,
    pub limit: f64,
    /// The number as it is usually reported: of chi-square its statistic, of Wasserstein the distance in units of the
    /// values, of missing rates z; otherwise the value.
    pub statistic: f64,
    /// Of the test beside the measure: its own, of PSI chi-square over its bins, of Wasserstein Welch's t, of distances
    /// between shares chi-square.
    pub p_value: f64,
    pub is_drift: bool,
}

impl Finding {
    fn reported_as(self, statistic: f64) -> Self {
        Self { statistic, ..self }
    }

    /// Zero counts as no drift, whatever the limit; NaN too.
    fn new(measure: Measure, value: f64, limit: f64, p_value: f64, alpha: f64) -> Self {
        let is_drift = value > 0.0 && value >= limit && p_value < alpha;
        Self { measure, value, limit, statistic: value, p_value, is_drift }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub drifted: bool,
    /// The measure that goes furthest beyond its limit.
    pub decided_by: Option<Measure>,
    pub findings: Vec<Finding>,
}

impl Verdict {
    fn of(findings: Vec<Finding>) -> Self {
        // Of equals the first: tests come before plain distances.
        let decided_by = findings
            .iter()
            .rev()
            .filter(|finding| finding.is_drift)
            .max_by(|a, b| (a.value / a.limit).total_cmp(&(b.value / b.limit)))
            .map(|finding| finding.measure);
        Self { drifted: decided_by.is_some(), decided_by, findings }
    }
}

/// Numbers: KS, PSI, Wasserstein and the rate of missing values.
pub fn numeric(reference: &[f64], current: &[f64], limits: &Limits) -> Result<Verdict> {
    require("drift", "rows in each sample", 1, reference.len().min(current.len()))?;
    let (old, new) = rayon::join(|| sorted_present(reference), || sorted_present(current));
    let gaps = [(reference.len() - old.len(), reference.len()), (current.len() - new.len(), current.len())];
    if old.is_empty() || new.is_empty() {
        return Ok(Verdict::of(vec![missing_rate(gaps, limits, limits.alpha)]));
    }
    let alpha = shared(limits.alpha, 3.0, gaps);
    let ks = ks_sorted(&old, &new, Method::Auto);
    let (old_moments, new_moments) = rayon::join(|| moments(&old), || moments(&new));
    let distance = wasserstein_sorted(&old, &new);
    // Without a spread of its own the reference gives no unit; KS sees such a change anyway.
    let deviation = old_moments.variance.sqrt();
    let scaled = if deviation > 0.0 { distance / deviation } else { 0.0 };
    let (old_bins, new_bins) = binned(&old, &new, PSI_BINS);
    let psi = stability(&shares(&old_bins), &shares(&new_bins), PSI_EPSILON);
    let psi_p_value = significance(&old_bins, &new_bins)?.p_value;
    let shift_p_value = welch(old_moments, new_moments);
    Ok(Verdict::of(vec![
        Finding::new(Measure::KolmogorovSmirnov, ks.statistic, limits.distance, ks.p_value, alpha),
        Finding::new(Measure::PopulationStability, psi, limits.psi, psi_p_value, alpha),
        Finding::new(Measure::Wasserstein, scaled, limits.wasserstein, shift_p_value, alpha).reported_as(distance),
        missing_rate(gaps, limits, alpha),
    ]))
}

/// Categories by their counts, in one order on both sides; `missing` are (missing, rows).
pub fn categorical(
    reference: &[f64],
    current: &[f64],
    missing: [(usize, usize); 2],
    limits: &Limits,
) -> Result<Verdict> {
    same_length("drift", reference.len(), current.len())?;
    if reference.iter().sum::<f64>() == 0.0 || current.iter().sum::<f64>() == 0.0 {
        return Ok(Verdict::of(vec![missing_rate(missing, limits, limits.alpha)]));
    }
    let alpha = shared(limits.alpha, 1.0, missing);
    let variation = total_variation(reference, current)?;
    let TestResult { statistic, p_value, .. } = significance(reference, current)?;
    let psi = stability(&shares(reference), &shares(current), PSI_EPSILON);
    let divergence = jensen_shannon(reference, current)?;
    Ok(Verdict::of(vec![
        Finding::new(Measure::ChiSquare, variation, limits.distance, p_value, alpha).reported_as(statistic),
        Finding::new(Measure::PopulationStability, psi, limits.psi, p_value, alpha),
        Finding::new(Measure::JensenShannon, divergence, limits.jensen_shannon, p_value, alpha),
        Finding::new(Measure::TotalVariation, variation, limits.distance, p_value, alpha),
        missing_rate(missing, limits, alpha),
    ]))
}

/// The rate of missing values alone: for columns whose values are not compared.
pub fn presence(missing: [(usize, usize); 2], limits: &Limits) -> Verdict {
    Verdict::of(vec![missing_rate(missing, limits, limits.alpha)])
}

/// The level of one of `n_tests` tests, and of that of missing values where there are any.
fn shared(alpha: f64, n_tests: f64, missing: [(usize, usize); 2]) -> f64 {
    let has_gaps = missing.iter().any(|(missing, _)| *missing > 0);
    alpha / if has_gaps { n_tests + 1.0 } else { n_tests }
}

/// Whether the counts of both sides have one distribution, also where most categories are rare.
fn significance(reference: &[f64], current: &[f64]) -> Result<TestResult> {
    check_counts("chi_square", reference, current)?;
    let (old, new): (f64, f64) = (reference.iter().sum(), current.iter().sum());
    let smaller = old.min(new) / (old + new);
    let is_thin = reference.iter().zip(current).map(|(old, new)| old + new).any(|both| {
        let expected = both * smaller;
        expected > 0.0 && expected < LEAST_EXPECTED
    });
    if is_thin { Ok(chi_square_thin(reference, current)) } else { chi_square_counts(reference, current) }
}

#[derive(Clone, Copy)]
struct Moments {
    n: f64,
    mean: f64,
    variance: f64,
}

/// Of the sample, in two plain passes by blocks: a unit needs no last digit.
fn moments(values: &[f64]) -> Moments {
    let sum = |term: &(dyn Fn(f64) -> f64 + Sync)| {
        let blocks: Vec<f64> =
            values.par_chunks(1 << 14).map(|block| block.iter().map(|value| term(*value)).sum()).collect();
        blocks.iter().sum::<f64>()
    };
    let n = count(values);
    let mean = sum(&|value| value) / n;
    Moments { n, mean, variance: sum(&|value| (value - mean).powi(2)) / (n - 1.0) }
}

/// The p-value of Welch's test: whether the means differ by more than chance.
fn welch(old: Moments, new: Moments) -> f64 {
    let (old_part, new_part) = (old.variance / old.n, new.variance / new.n);
    let error = old_part + new_part;
    let df = error * error / (old_part * old_part / (old.n - 1.0) + new_part * new_part / (new.n - 1.0));
    Alternative::TwoSided.p_value(student((old.mean - new.mean) / error.sqrt(), df))
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
fn missing_rate(missing: [(usize, usize); 2], limits: &Limits, alpha: f64) -> Finding {
    let [old, new] = missing.map(|(missing, rows)| (missing as f64, rows as f64));
    let difference = (old.0 / old.1 - new.0 / new.1).abs();
    let (z, p_value) = if difference == 0.0 {
        (0.0, 1.0)
    } else {
        let found = two_proportions_z(old, new, Alternative::TwoSided);
        (found.statistic, found.p_value)
    };
    Finding::new(Measure::MissingRate, difference, limits.missing, p_value, alpha).reported_as(z)
}

/// The area between the distribution functions, in units of the values.
pub fn wasserstein(reference: &[f64], current: &[f64]) -> Result<f64> {
    let (old, new) = rayon::join(|| sorted_present(reference), || sorted_present(current));
    require("the wasserstein distance", "numbers in each sample", 1, old.len().min(new.len()))?;
    Ok(wasserstein_sorted(&old, &new))
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
fn wasserstein_sorted(old: &[f64], new: &[f64]) -> f64 {
    let (n_old, n_new) = (count(old), count(new));
    let (mut at_old, mut at_new) = (0, 0);
    let mut previous = old[0].min(new[0]);
    // Two parts keep the digits of a sum of very many small areas.
    let (mut area, mut lost) = (0.0_f64, 0.0_f64);
    while at_old < old.len() || at_new < new.len() {
        let take_old = match (old.get(at_old), new.get(at_new)) {
            (Some(a), Some(b)) => a.total_cmp(b) != Ordering::Greater,
            (next, _) => next.is_some(),
        };
        let value = if take_old { old[at_old] } else { new[at_new] };
        if value != previous {
            let height = (at_old as f64 / n_old - at_new as f64 / n_new).abs();
            let term = height * (value - previous) - lost;
            let sum = area + term;
            lost = (sum - area) - term;
            area = sum;
            previous = value;
        }
        if take_old {
            at_old += 1;
        } else {
            at_new += 1;
        }
    }
    area
}

/// The population stability index over bins of equal share in the reference.
///
/// Edges are quantiles; a value on an edge belongs to the bin above it. A value so frequent that
/// several edges fall on it gets a bin of its own. Shares below `epsilon` are lifted to it.
pub fn population_stability(reference: &[f64], current: &[f64], n_bins: usize, epsilon: f64) -> Result<f64> {
    if n_bins < 2 || epsilon.is_nan() || epsilon <= 0.0 {
        return Err(StatisticsError::wanted("psi", "two bins or more and an epsilon above zero", n_bins));
    }
    let (old, new) = rayon::join(|| sorted_present(reference), || sorted_present(current));
    require("psi", "numbers in each sample", 1, old.len().min(new.len()))?;
    let (old, new) = binned(&old, &new, n_bins);
    Ok(stability(&shares(&old), &shares(&new), epsilon))
}

/// How many values of each side are in each bin.
fn binned(old: &[f64], new: &[f64], n_bins: usize) -> (Vec<f64>, Vec<f64>) {
    let edges = bin_edges(old, n_bins);
    let counted = |sorted: &[f64]| -> Vec<f64> {
        let mut counts = Vec::with_capacity(edges.len() + 1);
        let mut from = 0;
        for edge in &edges {
            let to = sorted.partition_point(|value| value < edge);
            counts.push(to.saturating_sub(from));
            from = to;
        }
        counts.push(sorted.len() - from);
        #[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
        let counts = counts.into_iter().map(|count| count as f64).collect();
        counts
    };
    (counted(old), counted(new))
}

/// Inner edges, ascending and distinct.
#[expect(clippy::cast_precision_loss, reason = "a number of bins")]
fn bin_edges(sorted: &[f64], n_bins: usize) -> Vec<f64> {
    let quantiles: Vec<f64> = (0..=n_bins).map(|bin| quantile(sorted, bin as f64 / n_bins as f64)).collect();
    let mut edges: Vec<f64> = Vec::new();
    for run in quantiles.chunk_by(|a, b| a == b) {
        let is_outer = run[0] == quantiles[0] || run[0] == quantiles[n_bins];
        if run.len() > 1 {
            edges.extend([run[0], run[0].next_up()]);
        } else if !is_outer {
            edges.push(run[0]);
        }
    }
    edges.dedup();
    edges
}

fn stability(old: &[f64], new: &[f64], epsilon: f64) -> f64 {
    old.iter()
        .zip(new)
        .map(|(old, new)| {
            let (old, new) = (old.max(epsilon), new.max(epsilon));
            (new - old) * (new / old).ln()
        })
        .sum()
}

fn shares(counts: &[f64]) -> Vec<f64> {
    let all: f64 = counts.iter().sum();
    counts.iter().map(|count| count / all).collect()
}

fn check_counts(what: &'static str, reference: &[f64], current: &[f64]) -> Result<()> {
    same_length(what, reference.len(), current.len())?;
    require(what, "categories", 1, reference.len())?;
    match reference.iter().chain(current).find(|count| !count.is_finite() || **count < 0.0) {
        None => Ok(()),
        Some(count) => Err(StatisticsError::wanted(what, "counts of zero or more", count)),
    }
}

/// Whether the counts of both sides have one distribution; categories that neither has are left out.
pub fn chi_square_counts(reference: &[f64], current: &[f64]) -> Result<TestResult> {
    check_counts("chi_square", reference, current)?;
    let mut table = vec![Vec::new(), Vec::new()];
    for (old, new) in reference.iter().zip(current).filter(|(old, new)| **old + **new > 0.0) {
        table[0].push(*old);
        table[1].push(*new);
    }
    Ok(crate::hypothesis::chi_square_table(&table, true)?.result)
}

/// scipy's `jensenshannon` in base 2: the root of the divergence, from 0 to 1.
pub fn jensen_shannon(reference: &[f64], current: &[f64]) -> Result<f64> {
    check_counts("the jensen-shannon distance", reference, current)?;
    if reference.iter().sum::<f64>() == 0.0 || current.iter().sum::<f64>() == 0.0 {
        return Ok(f64::NAN);
    }
    let term = |share: f64, middle: f64| if share > 0.0 { share * (share / middle).ln() } else { 0.0 };
    let divergence: f64 = shares(reference)
        .into_iter()
        .zip(shares(current))
        .map(|(old, new)| {
            let middle = f64::midpoint(old, new);
            term(old, middle) + term(new, middle)
        })
        .sum();
    Ok((divergence / std::f64::consts::LN_2 / 2.0).max(0.0).sqrt())
}

/// Half the sum of the differences of shares: what must move to make both equal.
pub fn total_variation(reference: &[f64], current: &[f64]) -> Result<f64> {
    check_counts("the total variation", reference, current)?;
    Ok(shares(reference).iter().zip(shares(current)).map(|(old, new)| (old - new).abs()).sum::<f64>() / 2.0)
}
