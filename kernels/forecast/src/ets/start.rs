//! Where the search begins: level, trend and season read off the first values of the series.

use super::Spec;
use super::recursion::States;
use crate::options::Mode;

/// By Hyndman's recipe: the season from averages around a moving mean, the rest from a line through the first values.
#[expect(clippy::cast_precision_loss, reason = "numbers of values are small")]
pub(crate) fn states(spec: &Spec, y: &[f64]) -> States {
    let seasonal = season(spec, y);
    let adjusted: Vec<f64> = y
        .iter()
        .enumerate()
        .map(|(row, value)| match spec.seasonal {
            None => *value,
            Some(Mode::Additive) => value - seasonal[row % spec.period],
            Some(Mode::Multiplicative) => value / seasonal[row % spec.period],
        })
        .collect();
    let first = &adjusted[..adjusted.len().min(10.max(spec.period.min(24)))];
    let n_first = first.len() as f64;
    if !spec.has_trend() {
        return States { level: first.iter().sum::<f64>() / n_first, trend: 0.0, seasonal };
    }
    let centre = (n_first - 1.0) / 2.0;
    let mean = first.iter().sum::<f64>() / n_first;
    let (mut above, mut below) = (0.0, 0.0);
    for (row, value) in first.iter().enumerate() {
        let from_centre = row as f64 - centre;
        above += from_centre * (value - mean);
        below += from_centre * from_centre;
    }
    let trend = above / below;
    States { level: mean - trend * (centre + 1.0), trend, seasonal }
}

#[expect(clippy::cast_precision_loss, reason = "numbers of values are small")]
fn season(spec: &Spec, y: &[f64]) -> Vec<f64> {
    let Some(mode) = spec.seasonal else { return Vec::new() };
    let period = spec.period;
    let mut sums = vec![(0.0, 0.0); period];
    // The moving mean over one season, its ends counted half when the season has an even length.
    for middle in period / 2..y.len().saturating_sub(period / 2).min(5 * period) {
        let from = middle - period / 2;
        let mean = if period % 2 == 1 {
            y[from..from + period].iter().sum::<f64>() / period as f64
        } else if from + period < y.len() {
            let inner: f64 = y[from + 1..from + period].iter().sum();
            (inner + f64::midpoint(y[from], y[from + period])) / period as f64
        } else {
            continue;
        };
        let effect = if mode == Mode::Additive { y[middle] - mean } else { y[middle] / mean };
        let sum = &mut sums[middle % period];
        *sum = (sum.0 + effect, sum.1 + 1.0);
    }
    let neutral = if mode == Mode::Additive { 0.0 } else { 1.0 };
    let effects: Vec<f64> = sums.iter().map(|(sum, count)| if *count > 0.0 { sum / count } else { neutral }).collect();
    let mean = effects.iter().sum::<f64>() / period as f64;
    effects
        .into_iter()
        .map(|effect| if mode == Mode::Additive { effect - mean } else { (effect / mean).max(1e-3) })
        .collect()
}
