//! The forecasts that any model has to beat: the last value, the last season, the line through first and last.

use crate::error::{Error, Result};
use crate::normal;

/// One value for each step ahead, with the interval that holds the wanted part of futures.
#[derive(Debug, Clone, PartialEq)]
pub struct Ahead {
    pub mean: Vec<f64>,
    pub lower: Vec<f64>,
    pub upper: Vec<f64>,
}

impl Ahead {
    /// Normal intervals from the deviation at each step.
    pub(crate) fn normal(mean: Vec<f64>, deviations: &[f64], width: f64) -> Self {
        let reach = normal::quantile(f64::midpoint(1.0, width));
        let end = |sign: f64| mean.iter().zip(deviations).map(|(mean, one)| mean + sign * reach * one).collect();
        Self { lower: end(-1.0), upper: end(1.0), mean }
    }
}

/// The last value.
pub fn naive(y: &[f64], steps: usize, width: f64) -> Result<Ahead> {
    check(y, 2, width)?;
    let errors: Vec<f64> = y.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let noise = deviation(&errors, 0);
    let spread: Vec<f64> = (1..=steps).map(|step| noise * count(step).sqrt()).collect();
    Ok(Ahead::normal(vec![y[y.len() - 1]; steps], &spread, width))
}

/// The value one season before.
pub fn seasonal_naive(y: &[f64], period: usize, steps: usize, width: f64) -> Result<Ahead> {
    if period == 0 {
        return Err(Error::NotPositive { name: "period" });
    }
    check(y, period.saturating_add(1), width)?;
    let errors: Vec<f64> = (period..y.len()).map(|row| y[row] - y[row - period]).collect();
    let noise = deviation(&errors, 0);
    let mean = (0..steps).map(|step| y[y.len() - period + step % period]).collect();
    let spread: Vec<f64> = (0..steps).map(|step| noise * count(step / period + 1).sqrt()).collect();
    Ok(Ahead::normal(mean, &spread, width))
}

/// The last value, going on at the mean change of the history.
pub fn drift(y: &[f64], steps: usize, width: f64) -> Result<Ahead> {
    check(y, 3, width)?;
    let n_changes = count(y.len() - 1);
    let slope = (y[y.len() - 1] - y[0]) / n_changes;
    let errors: Vec<f64> = y.windows(2).map(|pair| pair[1] - pair[0] - slope).collect();
    let noise = deviation(&errors, 1);
    let mean = (1..=steps).map(|step| y[y.len() - 1] + slope * count(step)).collect();
    let spread: Vec<f64> =
        (1..=steps).map(|step| noise * (count(step) * (1.0 + count(step) / n_changes)).sqrt()).collect();
    Ok(Ahead::normal(mean, &spread, width))
}

pub(crate) fn check(y: &[f64], needed: usize, width: f64) -> Result<()> {
    if y.len() < needed {
        return Err(Error::TooFewValues { n_values: y.len(), needed });
    }
    if y.iter().any(|value| value.is_nan()) {
        return Err(Error::Missing { column: "y".to_owned() });
    }
    if y.iter().any(|value| value.is_infinite()) {
        return Err(Error::Infinity { column: "y".to_owned() });
    }
    if width > 0.0 && width < 1.0 {
        Ok(())
    } else {
        Err(Error::Parameter { name: "interval_width", rule: "must be above 0 and below 1" })
    }
}

/// Around zero, with this many parameters estimated from the same values.
fn deviation(errors: &[f64], n_estimated: usize) -> f64 {
    let squares: f64 = errors.iter().map(|error| error * error).sum();
    (squares / count(errors.len() - n_estimated)).sqrt()
}

#[expect(clippy::cast_precision_loss, reason = "numbers of steps and rows are small")]
fn count(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_hand() {
        let y = [1.0, 3.0, 2.0, 4.0, 3.0, 5.0];
        let last = naive(&y, 4, 0.95).unwrap();
        assert_eq!(last.mean, [5.0; 4]);
        let noise = (14.0_f64 / 5.0).sqrt();
        assert!((last.upper[3] - (5.0 + 1.959_963_984_540_054 * noise * 2.0)).abs() < 1e-12);
        let season = seasonal_naive(&y, 2, 3, 0.8).unwrap();
        assert_eq!(season.mean, [3.0, 5.0, 3.0]);
        assert!(season.upper[2] - season.mean[2] > season.upper[1] - season.mean[1]);
        let line = drift(&y, 2, 0.8).unwrap();
        assert!((line.mean[1] - 6.6).abs() < 1e-12);
        assert_eq!(naive(&[1.0], 2, 0.8), Err(Error::TooFewValues { n_values: 1, needed: 2 }));
        assert!(seasonal_naive(&y, usize::MAX, 1, 0.8).is_err());
        assert!(drift(&[1.0, f64::NAN, 2.0], 1, 0.8).is_err());
    }
}
