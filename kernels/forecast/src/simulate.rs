//! Intervals as the original makes them: futures whose trend turns as often and as sharply as the past did, with noise.
//!
//! Seeded, and drawn in one fixed order: the same model gives the same intervals.

use orchestrator_random::{Bits, Continuous, Pcg64, generate_state, mix_entropy};

use crate::error::{Error, Result};
use crate::model::Model;
use crate::options::Growth;
use crate::trend::{broken_line, sigmoid};

#[derive(Debug, Clone, PartialEq)]
pub struct Interval {
    pub lower: Vec<f64>,
    pub upper: Vec<f64>,
}

/// Effects in units of the values, and as shares of the trend.
pub(crate) struct Effects {
    pub additive: Vec<f64>,
    pub shares: Vec<f64>,
}

impl Effects {
    pub(crate) fn apply(&self, row: usize, trend: f64) -> f64 {
        trend * (1.0 + self.shares[row]) + self.additive[row]
    }
}

/// Where futures are wanted: scaled times and capacities, and the most probable trend in units of the values.
pub(crate) struct Path<'a> {
    pub t: &'a [f64],
    pub cap: &'a [f64],
    pub trend: &'a [f64],
    pub effects: &'a Effects,
}

/// Every sample of every future date is held at once: 400 MB of them at most.
const MOST_DRAWS: usize = 50_000_000;

pub(crate) fn check(model: &Model, t: &[f64]) -> Result<()> {
    let n_future = t.iter().filter(|t| **t > 1.0).count();
    if n_future.saturating_mul(model.options.uncertainty_samples) > MOST_DRAWS {
        let rule = "times the number of future dates must be at most 50 million";
        return Err(Error::Parameter { name: "uncertainty_samples", rule });
    }
    Ok(())
}

/// Intervals of the value and of the trend.
pub(crate) fn intervals(model: &Model, path: &Path) -> (Interval, Interval) {
    let mut bits = generator(model.options.seed);
    let n_samples = model.options.uncertainty_samples;
    let n_rows = path.t.len();
    let n_past = path.t.partition_point(|t| *t <= 1.0);
    // One row of samples for each future date.
    let turns = wanderings(model, path, n_past, n_samples, &mut bits);
    let noise = model.parameters.sigma * model.scale.y_unit;
    let mut samples = vec![0.0; n_samples];
    let empty = || Interval { lower: Vec::with_capacity(n_rows), upper: Vec::with_capacity(n_rows) };
    let (mut values, mut trends) = (empty(), empty());
    for row in 0..n_rows {
        let own = (row >= n_past).then(|| &turns[(row - n_past) * n_samples..(row - n_past + 1) * n_samples]);
        for (place, sample) in samples.iter_mut().enumerate() {
            let trend = path.trend[row] + own.map_or(0.0, |own| own[place]);
            *sample = path.effects.apply(row, trend) + noise * Continuous::StandardNormal.draw(&mut bits, &[], false);
        }
        push_quantiles(&mut samples, model.options.interval_width, &mut values);
        match own {
            None => {
                trends.lower.push(path.trend[row]);
                trends.upper.push(path.trend[row]);
            }
            Some(own) => {
                for (sample, turn) in samples.iter_mut().zip(own) {
                    *sample = path.trend[row] + turn;
                }
                push_quantiles(&mut samples, model.options.interval_width, &mut trends);
            }
        }
    }
    (values, trends)
}

pub(crate) fn generator(seed: u64) -> Bits {
    #[expect(clippy::cast_possible_truncation, reason = "the lower half, then the upper")]
    let entropy = [seed as u32, (seed >> 32) as u32];
    let words = generate_state(&mix_entropy(&entropy, &[], 4), 8);
    let mut eight = [0; 8];
    eight.copy_from_slice(&words);
    Bits::Pcg64(Pcg64::from_words(&eight))
}

/// How far each sampled trend is from the most probable one, in units of the values: a row of samples for each date.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are small")]
fn wanderings(model: &Model, path: &Path, n_past: usize, n_samples: usize, bits: &mut Bits) -> Vec<f64> {
    let growth = model.options.growth;
    let future = &path.t[n_past..];
    let mut made = vec![0.0; future.len() * n_samples];
    if future.is_empty() || growth == Growth::Flat {
        return made;
    }
    let found = &model.parameters;
    let last = future.len() - 1;
    let spacing = if last > 0 {
        (future[last] - future[0]) / last as f64
    } else {
        // One date alone: the history's own spacing, over a time from 0 to 1.
        1.0 / (model.history.ds.len() - 1) as f64
    };
    let chance = model.changepoints_t.len() as f64 * spacing;
    let size = found.delta.iter().map(|change| change.abs()).sum::<f64>() / found.delta.len() as f64 + 1e-8;
    let line = broken_line(growth, future, found.k, found.m, &found.delta, &model.changepoints_t);
    for sample in 0..n_samples {
        let (mut before, mut rate, mut bend) = (0.0, 0.0, 0.0);
        for (row, t) in future.iter().enumerate() {
            let turns = bits.next_double() < chance;
            let shift = if turns { Continuous::Laplace.draw(bits, &[0.0, size], false) } else { 0.0 };
            // A turn happens somewhere within its step: half of it counts now, half at the next date.
            let felt = f64::midpoint(before, shift);
            before = shift;
            made[row * n_samples + sample] = if growth == Growth::Linear {
                rate += felt;
                bend += rate;
                bend * spacing
            } else {
                let step = if row == 0 { 0.0 } else { t - future[row - 1] };
                bend += rate * step;
                rate += felt;
                path.cap[n_past + row] * sigmoid(line[row] + bend)
            };
        }
    }
    for samples in made.chunks_mut(n_samples) {
        // Only the spread is wanted: a sampled logistic curve lies lower or higher on average than the middle one.
        let mean = if growth == Growth::Logistic { samples.iter().sum::<f64>() / n_samples as f64 } else { 0.0 };
        for value in samples.iter_mut() {
            *value = (*value - mean) * model.scale.y_unit;
        }
    }
    made
}

fn push_quantiles(samples: &mut [f64], width: f64, into: &mut Interval) {
    into.lower.push(quantile(samples, (1.0 - width) / 2.0));
    into.upper.push(quantile(samples, f64::midpoint(1.0, width)));
}

/// Between the two nearest samples, as numpy does; the samples are left in another order.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place among the samples"
)]
pub(crate) fn quantile(samples: &mut [f64], share: f64) -> f64 {
    let place = share * (samples.len() - 1) as f64;
    let below = place.floor() as usize;
    let (_, low, above) = samples.select_nth_unstable_by(below, f64::total_cmp);
    let low = *low;
    let high = above.iter().copied().min_by(f64::total_cmp).unwrap_or(low);
    low + (high - low) * (place - below as f64)
}
