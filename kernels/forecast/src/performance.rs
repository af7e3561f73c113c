//! How good cross-validated forecasts are, by how far ahead they look: the original's measures and windows.

use std::collections::BTreeMap;

use crate::error::{Error, Result};
use crate::validation::Validation;

/// One value for each horizon, in microseconds; a value stands for the window that ends there.
#[derive(Debug, Clone, PartialEq)]
pub struct Performance {
    pub horizon: Vec<i64>,
    pub mse: Vec<f64>,
    pub rmse: Vec<f64>,
    pub mae: Vec<f64>,
    /// `None` when a value is too close to zero for shares of it to make sense.
    pub mape: Option<Vec<f64>>,
    pub mdape: Vec<f64>,
    pub smape: Vec<f64>,
    /// The share of values inside the interval; `None` without intervals.
    pub coverage: Option<Vec<f64>>,
}

/// `rolling_window` is the part of all rows that each value is a mean of: 0 takes each horizon alone, 1 all rows.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a number of rows, cut as the original cuts it"
)]
pub fn performance_metrics(rows: &Validation, rolling_window: f64) -> Result<Performance> {
    if !(0.0..=1.0).contains(&rolling_window) {
        return Err(Error::Parameter { name: "rolling_window", rule: "must be in [0, 1]" });
    }
    if rows.ds.is_empty() {
        return Err(Error::NoRows);
    }
    let mut order: Vec<usize> = (0..rows.ds.len()).collect();
    order.sort_by_key(|row| rows.ds[*row] - rows.cutoff[*row]);
    let horizons: Vec<i64> = order.iter().map(|row| rows.ds[*row] - rows.cutoff[*row]).collect();
    let window = ((rolling_window * order.len() as f64) as usize).clamp(1, order.len());
    let mean = |measure: &dyn Fn(usize) -> f64| {
        let values: Vec<f64> = order.iter().map(|row| measure(*row)).collect();
        rolling_mean(&values, &horizons, window)
    };
    let error = |row: usize| rows.y[row] - rows.yhat[row];
    let share = |row: usize| (error(row) / rows.y[row]).abs();
    let symmetric = |row: usize| {
        let size = f64::midpoint(rows.y[row].abs(), rows.yhat[row].abs());
        if size == 0.0 { 0.0 } else { error(row).abs() / size }
    };

    let (horizon, mse) = mean(&|row| error(row).powi(2));
    let shares: Vec<f64> = order.iter().map(|row| share(*row)).collect();
    let is_near_zero = rows.y.iter().any(|value| value.abs() < 1e-8);
    Ok(Performance {
        rmse: mse.iter().map(|value| value.sqrt()).collect(),
        mae: mean(&|row| error(row).abs()).1,
        mape: (!is_near_zero).then(|| mean(&share).1),
        mdape: rolling_median(&shares, &horizons, window),
        smape: mean(&symmetric).1,
        coverage: rows.yhat_interval.as_ref().map(|interval| {
            mean(&|row| {
                let is_inside = rows.y[row] >= interval.lower[row] && rows.y[row] <= interval.upper[row];
                f64::from(u8::from(is_inside))
            })
            .1
        }),
        horizon,
        mse,
    })
}

/// Means over at least `window` rows, ending at each horizon; the earliest horizon of a window counts only as far as it
/// is needed to fill it.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are small")]
fn rolling_mean(values: &[f64], horizons: &[i64], window: usize) -> (Vec<i64>, Vec<f64>) {
    let mut groups: BTreeMap<i64, (f64, usize)> = BTreeMap::new();
    for (value, horizon) in values.iter().zip(horizons) {
        let group = groups.entry(*horizon).or_insert((0.0, 0));
        group.0 += value;
        group.1 += 1;
    }
    let groups: Vec<(i64, (f64, usize))> = groups.into_iter().collect();
    let (mut sum, mut count) = (0.0, 0);
    let mut made = Vec::new();
    let mut last = groups.len();
    for (_, (own_sum, own_count)) in groups.iter().rev() {
        sum += own_sum;
        count += own_count;
        while count >= window && last > 0 {
            let excess = (count - window) as f64 * own_sum / *own_count as f64;
            last -= 1;
            made.push((groups[last].0, (sum - excess) / window as f64));
            sum -= groups[last].1.0;
            count -= groups[last].1.1;
        }
    }
    made.reverse();
    made.into_iter().unzip()
}

/// Medians in the same way; an earlier horizon gives its last rows first.
fn rolling_median(values: &[f64], horizons: &[i64], window: usize) -> Vec<f64> {
    let mut made = Vec::new();
    let mut end = values.len();
    while end > 0 {
        let start = horizons.partition_point(|horizon| *horizon < horizons[end - 1]);
        let from = start.min(end.saturating_sub(window));
        if end - from < window {
            break;
        }
        made.push(median(values[from..end].to_vec()));
        end = start;
    }
    made.reverse();
    made
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len() % 2 == 1 { values[middle] } else { f64::midpoint(values[middle - 1], values[middle]) }
}
