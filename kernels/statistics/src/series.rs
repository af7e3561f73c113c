//! A series of numbers at regular times: steps and gaps, autocorrelation, season and trend.
//!
//! Values must be finite: a caller fills or cuts gaps first. Stationarity is in `stationarity`.

use rayon::prelude::*;

use crate::describe::{median, sorted_present};
use crate::distributions::{Alternative, chi_squared, normal, student};
use crate::error::{Result, StatisticsError, all_finite, require, same_length};
use crate::hypothesis::TestResult;
use crate::numbers::{count, mean, variance};
use crate::ranks;
pub use crate::stationarity::{DickeyFuller, Regression, dickey_fuller};

/// A step longer than this many median steps is a gap.
const GAP: f64 = 1.5;
/// Correlations below this do not make a season.
const LEAST_CORRELATION: f64 = 0.1;

/// Where times are missing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gap {
    /// Position of the last time before the gap, among the times in order.
    pub after: usize,
    pub from: f64,
    pub to: f64,
    /// Steps that would have fitted inside.
    pub n_missing: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Steps {
    pub median_step: f64,
    pub smallest_step: f64,
    pub largest_step: f64,
    /// Whether all steps are within a thousandth of the median.
    pub is_regular: bool,
    pub was_sorted: bool,
    pub n_duplicates: usize,
    pub gaps: Vec<Gap>,
}

/// Of times as numbers, in any order and unit. Two distinct times at least; NaN is an error.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a ratio of steps, cut at 2^64")]
pub fn steps(times: &[f64]) -> Result<Steps> {
    all_finite("a time series", times)?;
    let sorted = sorted_present(times);
    let all: Vec<f64> = sorted.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let moving: Vec<f64> = all.iter().copied().filter(|step| *step > 0.0).collect();
    require("a time series", "distinct times", 2, if moving.is_empty() { sorted.len().min(1) } else { 2 })?;
    let median_step = median(&moving);
    let gaps = all
        .iter()
        .enumerate()
        .filter(|(_, step)| **step > GAP * median_step)
        .map(|(after, step)| Gap {
            after,
            from: sorted[after],
            to: sorted[after + 1],
            n_missing: ((step / median_step).round() - 1.0) as u64,
        })
        .collect();
    Ok(Steps {
        median_step,
        smallest_step: moving.iter().copied().fold(f64::INFINITY, f64::min),
        largest_step: moving.iter().copied().fold(0.0, f64::max),
        is_regular: moving.iter().all(|step| (step - median_step).abs() <= median_step / 1000.0),
        was_sorted: times.is_sorted(),
        n_duplicates: all.len() - moving.len(),
        gaps,
    })
}

/// At lags 0 to `n_lags`; NaN when the values do not vary. O(n) for each lag, in parallel.
pub fn autocorrelation(values: &[f64], n_lags: usize) -> Result<Vec<f64>> {
    all_finite("an autocorrelation", values)?;
    require("an autocorrelation", "numbers", n_lags.saturating_add(1), values.len())?;
    let center = mean(values).unwrap_or(f64::NAN);
    let apart: Vec<f64> = values.iter().map(|value| value - center).collect();
    let products = |lag: usize| -> f64 { apart[lag..].iter().zip(&apart).map(|(a, b)| a * b).sum() };
    let all = products(0);
    Ok((0..=n_lags).into_par_iter().map(|lag| products(lag) / all).collect())
}

/// Whether the first k autocorrelations are all zero, for k from 1 to `n_lags`.
#[expect(clippy::cast_precision_loss, reason = "a number of lags")]
pub fn ljung_box(values: &[f64], n_lags: usize) -> Result<Vec<TestResult>> {
    let correlations = autocorrelation(values, n_lags)?;
    let n = count(values);
    let mut sum = 0.0;
    Ok((1..=n_lags)
        .map(|lag| {
            sum += correlations[lag].powi(2) / (n - lag as f64);
            let statistic = n * (n + 2.0) * sum;
            let df = lag as f64;
            TestResult::with_degrees(statistic, chi_squared(statistic, df).upper, &[df])
        })
        .collect())
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trend {
    pub slope: f64,
    pub intercept: f64,
    pub r: f64,
    pub p_value: f64,
    pub standard_error: f64,
}

/// A line by least squares, as scipy's `linregress`.
pub fn linear_trend(times: &[f64], values: &[f64]) -> Result<Trend> {
    same_length("a trend", times.len(), values.len())?;
    require("a trend", "points", 2, values.len())?;
    let deviations = |a: &[f64], b: &[f64]| crate::correlation::shared_deviations(a, b).unwrap_or(f64::NAN);
    let (xx, xy, yy) = (deviations(times, times), deviations(times, values), deviations(values, values));
    if xx == 0.0 {
        return Err(StatisticsError::Constant { what: "a trend over time" });
    }
    let slope = xy / xx;
    // A flat line has a slope, but neither a correlation nor a p-value.
    let r = (xy / (xx * yy).sqrt()).clamp(-1.0, 1.0);
    let (center_x, center_y) = (mean(times).unwrap_or(f64::NAN), mean(values).unwrap_or(f64::NAN));
    let df = count(values) - 2.0;
    let (p_value, standard_error) = if df == 0.0 {
        (if values[0] == values[1] { 1.0 } else { 0.0 }, 0.0)
    } else {
        let t = r * (df / ((1.0 - r + 1e-20) * (1.0 + r + 1e-20))).sqrt();
        (Alternative::TwoSided.p_value(student(t, df)), ((1.0 - r * r) * yy / xx / df).sqrt())
    };
    Ok(Trend { slope, intercept: center_y - slope * center_x, r, p_value, standard_error })
}

/// Mann-Kendall: whether later values tend to be larger, whatever the shape. The statistic is tau-b's
/// surplus of pairs S, as a z score corrected for ties and continuity. O(n log n).
#[expect(clippy::cast_precision_loss, reason = "counts of pairs")]
pub fn mann_kendall(values: &[f64]) -> Result<TestResult> {
    all_finite("a trend", values)?;
    require("a trend", "numbers", 2, values.len())?;
    let times: Vec<f64> = (0..values.len()).map(|time| time as f64).collect();
    let surplus = ranks::count_pairs(&times, values).surplus as f64;
    let n = count(values);
    let lost: f64 = ranks::tie_sizes(values)
        .into_iter()
        .map(|size| size as f64)
        .map(|size| size * (size - 1.0) * (2.0 * size + 5.0))
        .sum();
    let deviation = ((n * (n - 1.0) * (2.0 * n + 5.0) - lost) / 18.0).sqrt();
    let z = if surplus == 0.0 { 0.0 } else { (surplus - surplus.signum()) / deviation };
    Ok(TestResult::new(z, Alternative::TwoSided.p_value(normal(z))))
}

/// Trend, season and rest of an additive decomposition; NaN at both ends, where the trend has no window.
#[derive(Clone, Debug, PartialEq)]
pub struct Decomposition {
    pub trend: Vec<f64>,
    pub seasonal: Vec<f64>,
    pub rest: Vec<f64>,
}

/// Moving average of one period, then the mean of each season, as statsmodels' `seasonal_decompose`.
#[expect(clippy::cast_precision_loss, reason = "a period")]
pub fn decompose(values: &[f64], period: usize) -> Result<Decomposition> {
    all_finite("a decomposition", values)?;
    if period < 2 {
        return Err(StatisticsError::wanted("a decomposition", "a period of 2 or more", period));
    }
    require("a decomposition", "numbers (two periods)", period.saturating_mul(2), values.len())?;
    let n = values.len();
    let half = period / 2;
    let mut trend = vec![f64::NAN; n];
    for (at, mean) in trend.iter_mut().enumerate().take(n - half).skip(half) {
        let window = &values[at - half..=at + half];
        let sum: f64 = window.iter().sum();
        // An even period has no middle: both ends of the window count half.
        let ends = if period.is_multiple_of(2) { f64::midpoint(window[0], window[window.len() - 1]) } else { 0.0 };
        *mean = (sum - ends) / period as f64;
    }
    let mut seasons: Vec<f64> = (0..period)
        .map(|season| {
            let own: Vec<f64> =
                (season..n).step_by(period).map(|at| values[at] - trend[at]).filter(|value| !value.is_nan()).collect();
            mean(&own).unwrap_or(f64::NAN)
        })
        .collect();
    let center = mean(&seasons).unwrap_or(f64::NAN);
    for season in &mut seasons {
        *season -= center;
    }
    let seasonal: Vec<f64> = (0..n).map(|at| seasons[at % period]).collect();
    let rest = (0..n).map(|at| values[at] - trend[at] - seasonal[at]).collect();
    Ok(Decomposition { trend, seasonal, rest })
}

/// How much of what the trend leaves is season, from 0 to 1 (Hyndman's measure).
pub fn seasonal_strength(values: &[f64], period: usize) -> Result<f64> {
    let parts = decompose(values, period)?;
    let inside: Vec<usize> = (0..values.len()).filter(|at| !parts.rest[*at].is_nan()).collect();
    let rest: Vec<f64> = inside.iter().map(|at| parts.rest[*at]).collect();
    let both: Vec<f64> = inside.iter().map(|at| parts.rest[*at] + parts.seasonal[*at]).collect();
    let (rest, both) = (variance(&rest).unwrap_or(f64::NAN), variance(&both).unwrap_or(f64::NAN));
    if both == 0.0 {
        return Ok(0.0);
    }
    Ok((1.0 - rest / both).max(0.0))
}

/// The lag from 2 to `longest` whose autocorrelation is highest among the peaks, after a line is taken off; nothing if
/// no peak is clear of zero. A multiple of a period that is as good does not count: the first peak within 5 % wins.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
pub fn best_period(values: &[f64], longest: usize) -> Result<Option<usize>> {
    let longest = longest.min(values.len() / 2);
    if longest < 2 {
        return Ok(None);
    }
    let times: Vec<f64> = (0..values.len()).map(|time| time as f64).collect();
    let line = linear_trend(&times, values)?;
    let flat: Vec<f64> =
        values.iter().zip(&times).map(|(value, time)| value - line.intercept - line.slope * time).collect();
    let correlations = autocorrelation(&flat, (longest + 1).min(values.len() - 1))?;
    let noise = (2.0 / count(values).sqrt()).max(LEAST_CORRELATION);
    let is_peak = |lag: usize| {
        let own = correlations[lag];
        own > noise && own >= correlations[lag - 1] && correlations.get(lag + 1).is_none_or(|next| own >= *next)
    };
    let peaks: Vec<usize> = (2..=longest).filter(|lag| is_peak(*lag)).collect();
    let highest = peaks.iter().map(|lag| correlations[*lag]).fold(0.0, f64::max);
    Ok(peaks.into_iter().find(|lag| correlations[*lag] >= 0.95 * highest))
}
