//! Values that stand apart, by three rules. NaN is never an outlier and never counts.

use crate::describe::{median, quantile, sorted_present};
use crate::error::{Result, require};
use crate::numbers::{mean, standard_deviation};

/// The usual factor of the interquartile range, of standard deviations, and of the modified z score.
pub const IQR_FACTOR: f64 = 1.5;
pub const Z_LIMIT: f64 = 3.0;
pub const MODIFIED_Z_LIMIT: f64 = 3.5;
/// The median absolute deviation of a normal distribution with deviation 1.
const NORMAL_DEVIATION: f64 = 0.6745;
/// The mean absolute deviation of the same, inverted.
const MEAN_SCALE: f64 = 1.253_314;

#[derive(Clone, Debug, PartialEq)]
pub struct Outliers {
    /// Positions, ascending.
    pub positions: Vec<usize>,
    /// Values outside these are outliers.
    pub lower: f64,
    pub upper: f64,
}

fn outside(values: &[f64], lower: f64, upper: f64) -> Outliers {
    let positions = (0..values.len()).filter(|at| values[*at] < lower || values[*at] > upper).collect();
    Outliers { positions, lower, upper }
}

/// Further than `factor` interquartile ranges from the quartiles (Tukey's fences).
pub fn by_quartiles(values: &[f64], factor: f64) -> Result<Outliers> {
    let sorted = sorted_present(values);
    require("the interquartile range", "numbers", 1, sorted.len())?;
    let (first, third) = (quantile(&sorted, 0.25), quantile(&sorted, 0.75));
    let range = third - first;
    Ok(outside(values, first - factor * range, third + factor * range))
}

/// Further than `limit` standard deviations (n - 1) from the mean.
pub fn by_deviations(values: &[f64], limit: f64) -> Result<Outliers> {
    let sorted = sorted_present(values);
    require("the z score", "numbers", 2, sorted.len())?;
    let center = mean(&sorted).unwrap_or(f64::NAN);
    let deviation = standard_deviation(&sorted).unwrap_or(f64::NAN);
    Ok(outside(values, center - limit * deviation, center + limit * deviation))
}

/// A modified z score beyond `limit` (Iglewicz and Hoaglin): 0.6745 distances from the median over
/// their median. Where more than half of the values are one, their mean takes its place.
pub fn by_median(values: &[f64], limit: f64) -> Result<Outliers> {
    let sorted = sorted_present(values);
    require("the modified z score", "numbers", 1, sorted.len())?;
    let middle = quantile(&sorted, 0.5);
    let distances: Vec<f64> = sorted.iter().map(|value| (value - middle).abs()).collect();
    let spread = median(&distances);
    let unit = if spread > 0.0 { spread / NORMAL_DEVIATION } else { mean(&distances).unwrap_or(f64::NAN) * MEAN_SCALE };
    Ok(outside(values, middle - limit * unit, middle + limit * unit))
}
