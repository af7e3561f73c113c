//! Forecasts of a fitted model: their mean, and intervals from a formula where one is exact, by seeded simulation
//! everywhere else.

use orchestrator_random::Continuous;

use super::{Ets, Trend};
use crate::baselines::{Ahead, check};
use crate::error::{Error, Result};
use crate::options::Mode;
use crate::simulate::{generator, quantile};

const N_PATHS: usize = 5_000;
const MOST_STEPS: usize = 10_000;

impl Ets {
    /// `width` is the part of futures that the interval holds.
    pub fn forecast(&self, steps: usize, width: f64, seed: u64) -> Result<Ahead> {
        check(&self.fitted, 1, width)?;
        if steps > MOST_STEPS {
            return Err(Error::Parameter { name: "steps", rule: "must be at most 10000" });
        }
        let mean = self.mean(steps);
        if self.spec.error == Mode::Additive && self.spec.seasonal != Some(Mode::Multiplicative) {
            return Ok(Ahead::normal(mean, &self.deviations(steps), width));
        }
        Ok(self.simulated(mean, width, seed))
    }

    fn mean(&self, steps: usize) -> Vec<f64> {
        let mut damped = 0.0;
        let mut remains = 1.0;
        (0..steps)
            .map(|step| {
                remains *= self.smoothing.phi;
                damped += remains;
                let place = if self.spec.seasonal.is_some() { step % self.spec.period } else { 0 };
                self.states.expected(&self.spec, damped, place).1
            })
            .collect()
    }

    /// An error of one step lives on in level, trend and season of the later ones.
    fn deviations(&self, steps: usize) -> Vec<f64> {
        let (mut sum, mut damped, mut remains) = (1.0, 0.0, 1.0);
        let mut made = Vec::with_capacity(steps);
        for step in 1..=steps {
            made.push((self.variance * sum).sqrt());
            remains *= self.smoothing.phi;
            damped += if self.spec.trend == Trend::None { 0.0 } else { remains };
            let is_same_season = self.spec.seasonal.is_some() && step % self.spec.period == 0;
            let share = self.smoothing.alpha
                + self.smoothing.beta * damped
                + if is_same_season { self.smoothing.gamma } else { 0.0 };
            sum += share * share;
        }
        made
    }

    fn simulated(&self, mean: Vec<f64>, width: f64, seed: u64) -> Ahead {
        let steps = mean.len();
        let mut bits = generator(seed);
        let deviation = self.variance.sqrt();
        let mut paths = vec![0.0; steps * N_PATHS];
        for path in 0..N_PATHS {
            let mut states = self.states.clone();
            for step in 0..steps {
                let place = if self.spec.seasonal.is_some() { step % self.spec.period } else { 0 };
                let (base, whole) = states.expected(&self.spec, self.smoothing.phi, place);
                let noise = deviation * Continuous::StandardNormal.draw(&mut bits, &[], false);
                let error = if self.spec.error == Mode::Multiplicative { whole * noise } else { noise };
                paths[step * N_PATHS + path] = whole + error;
                states.learn(&self.spec, &self.smoothing, place, base, error);
            }
        }
        let (lower, upper) = paths
            .chunks_mut(N_PATHS)
            .map(|values| (quantile(values, (1.0 - width) / 2.0), quantile(values, f64::midpoint(1.0, width))))
            .unzip();
        Ahead { mean, lower, upper }
    }
}
