//! The trend: a line or a logistic curve whose rate changes at changepoints, or a constant.
//!
//! The original shifts the offset of a logistic curve at each changepoint so that it stays continuous. That makes its
//! argument a continuous broken line, which is how it is written here: no division by a rate that may be zero.

use crate::options::Growth;

/// `k * t + m`, bent by `delta` at the changepoints; for logistic growth `k * (t - m)`, bent in the same way.
pub(crate) fn broken_line(growth: Growth, t: &[f64], k: f64, m: f64, delta: &[f64], changepoints: &[f64]) -> Vec<f64> {
    let start = if growth == Growth::Logistic { -k * m } else { m };
    t.iter()
        .map(|t| {
            let bends: f64 = delta
                .iter()
                .zip(changepoints)
                .take_while(|(_, changepoint)| *changepoint <= t)
                .map(|(change, changepoint)| change * (t - changepoint))
                .sum();
            k * t + start + bends
        })
        .collect()
}

/// Scaled values of the trend. `cap` is used by logistic growth alone.
pub(crate) fn trend(
    growth: Growth,
    t: &[f64],
    cap: &[f64],
    k: f64,
    m: f64,
    delta: &[f64],
    changepoints: &[f64],
) -> Vec<f64> {
    match growth {
        Growth::Flat => vec![m; t.len()],
        Growth::Linear => broken_line(growth, t, k, m, delta, changepoints),
        Growth::Logistic => {
            let line = broken_line(growth, t, k, m, delta, changepoints);
            line.into_iter().zip(cap).map(|(argument, cap)| cap * sigmoid(argument)).collect()
        }
    }
}

pub(crate) fn sigmoid(argument: f64) -> f64 {
    1.0 / (1.0 + (-argument).exp())
}

/// Rate and offset through the first and the last point, where the original starts.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are small")]
pub(crate) fn start(growth: Growth, t: &[f64], y: &[f64], cap: &[f64]) -> (f64, f64) {
    let last = t.len() - 1;
    let length = t[last] - t[0];
    match growth {
        Growth::Flat => (0.0, y.iter().sum::<f64>() / y.len() as f64),
        Growth::Linear => {
            let k = (y[last] - y[0]) / length;
            (k, y[0] - k * t[0])
        }
        Growth::Logistic => {
            // Values outside the curve's reach are moved into it.
            let ratio = |place: usize| cap[place] / y[place].clamp(0.01 * cap[place], 0.99 * cap[place]);
            let (mut first_ratio, last_ratio) = (ratio(0), ratio(last));
            if (first_ratio - last_ratio).abs() <= 0.01 {
                first_ratio *= 1.05;
            }
            let (first_logit, last_logit) = ((first_ratio - 1.0).ln(), (last_ratio - 1.0).ln());
            let fall = first_logit - last_logit;
            (fall / length, first_logit * length / fall)
        }
    }
}
