//! Units of the fit: time runs from 0 to 1 over the history, values are divided by their largest, regressors have
//! mean 0 and deviation 1.

use serde::{Deserialize, Serialize};

use crate::columns::Columns;
use crate::error::{Error, Result};
use crate::options::{Growth, Options, Regressor, Scaling};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Scale {
    pub start: i64,
    /// Microseconds from the first date to the last.
    pub span: i64,
    pub y_min: f64,
    pub y_unit: f64,
    pub logistic_floor: bool,
    /// Mean and deviation, in the order of the regressors.
    pub regressors: Vec<(f64, f64)>,
}

impl Scale {
    /// `ds` is sorted.
    pub(crate) fn of(options: &Options, ds: &[i64], y: &[f64], columns: &Columns) -> Result<Self> {
        let start = ds[0];
        let span = ds[ds.len() - 1] - start;
        if span == 0 {
            return Err(Error::OneDate);
        }
        let logistic_floor = options.growth == Growth::Logistic && columns.floor.is_some();
        let least = |values: &[f64]| values.iter().copied().fold(f64::INFINITY, f64::min);
        let most = |values: &[f64]| values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (y_min, y_unit) = match (&columns.floor, options.scaling) {
            (Some(floor), Scaling::AbsMax) if logistic_floor => {
                let above: Vec<f64> = y.iter().zip(floor).map(|(value, floor)| (value - floor).abs()).collect();
                (least(&above), most(&above))
            }
            (Some(floor), Scaling::MinMax) if logistic_floor => {
                let cap = columns.cap.as_deref().ok_or(Error::CapMissing)?;
                (least(floor), most(cap) - least(floor))
            }
            (_, Scaling::AbsMax) => (0.0, most(y).max(-least(y))),
            (_, Scaling::MinMax) => (least(y), most(y) - least(y)),
        };
        let y_unit = if y_unit == 0.0 { 1.0 } else { y_unit };
        if !y_unit.is_finite() {
            return Err(Error::NotFinite);
        }
        let regressors = options
            .regressors
            .iter()
            .map(|one| standard(one, columns.regressors.get(&one.name)))
            .collect::<Result<_>>()?;
        Ok(Self { start, span, y_min, y_unit, logistic_floor, regressors })
    }

    #[expect(clippy::cast_precision_loss, reason = "a day in ten thousand years is far above the rounding")]
    pub(crate) fn time(&self, date: i64) -> f64 {
        (date - self.start) as f64 / self.span as f64
    }

    pub(crate) fn times(&self, ds: &[i64]) -> Vec<f64> {
        ds.iter().map(|date| self.time(*date)).collect()
    }

    /// What is subtracted from values before they are scaled.
    pub(crate) fn floor(&self, n_rows: usize, columns: &Columns) -> Result<Vec<f64>> {
        if self.logistic_floor {
            return columns.floor.clone().ok_or(Error::FloorMissing);
        }
        // With absolute scaling y_min is 0.
        Ok(vec![self.y_min; n_rows])
    }

    /// Scaled capacities; empty unless growth is logistic.
    pub(crate) fn cap(&self, growth: Growth, floor: &[f64], columns: &Columns) -> Result<Vec<f64>> {
        if growth != Growth::Logistic {
            return Ok(Vec::new());
        }
        let cap = columns.cap.as_deref().ok_or(Error::CapMissing)?;
        if cap.iter().zip(floor).any(|(cap, floor)| cap <= floor) {
            return Err(Error::CapBelowFloor);
        }
        Ok(cap.iter().zip(floor).map(|(cap, floor)| (cap - floor) / self.y_unit).collect())
    }
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rows are small")]
#[expect(clippy::float_cmp, reason = "a regressor of ones and zeros holds exactly these")]
fn standard(regressor: &Regressor, values: Option<&Vec<f64>>) -> Result<(f64, f64)> {
    let values = values.ok_or_else(|| Error::RegressorMissing { name: regressor.name.clone() })?;
    let is_constant = values.iter().all(|value| *value == values[0]);
    let is_binary = values.iter().all(|value| *value == 0.0 || *value == 1.0);
    if is_constant || !regressor.standardize.unwrap_or(!is_binary) {
        return Ok((0.0, 1.0));
    }
    let n_rows = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n_rows;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let deviation = (squares / (n_rows - 1.0)).sqrt();
    if !(mean.is_finite() && deviation.is_finite() && deviation > 0.0) {
        return Err(Error::NotFinite);
    }
    Ok((mean, deviation))
}
