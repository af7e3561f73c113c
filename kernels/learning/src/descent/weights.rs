//! Weights with a common factor apart, and their means kept the cheap way, as Bottou's tricks have it.

pub(super) struct Weights {
    pub(super) values: Vec<f64>,
    pub(super) means: Vec<f64>,
    scale: f64,
    mean_part: f64,
    mean_scale: f64,
}

impl Weights {
    pub(super) fn new(values: Vec<f64>, means: Vec<f64>) -> Self {
        Self { values, means, scale: 1.0, mean_part: 0.0, mean_scale: 1.0 }
    }

    pub(super) fn score(&self, row: &[f64]) -> f64 {
        // One product after another, as the published method adds them: other orders lead elsewhere on rough ground.
        row.iter().zip(&self.values).fold(0.0, |sum, (value, weight)| sum + weight * value) * self.scale
    }

    pub(super) fn shrink(&mut self, by: f64) {
        self.scale *= by;
        if self.scale < 1e-9 {
            self.settle();
        }
    }

    pub(super) fn add(&mut self, row: &[f64], by: f64) {
        let by = by / self.scale;
        self.values.iter_mut().zip(row).for_each(|(weight, value)| *weight += value * by);
    }

    /// Takes the weights after a step into the means.
    pub(super) fn average(&mut self, row: &[f64], by: f64, n_steps: f64) {
        let by = -by / self.scale;
        let part = self.mean_part;
        self.means.iter_mut().zip(row).for_each(|(mean, value)| *mean += part * value * by);
        let share = 1.0 / n_steps;
        if n_steps > 1.0 {
            self.mean_scale /= 1.0 - share;
        }
        self.mean_part += share * self.mean_scale * self.scale;
    }

    /// Brings the factors into the numbers themselves.
    pub(super) fn settle(&mut self) {
        for (mean, weight) in self.means.iter_mut().zip(&self.values) {
            *mean = (*mean + self.mean_part * weight) * (1.0 / self.mean_scale);
        }
        (self.mean_part, self.mean_scale) = (0.0, 1.0);
        let scale = self.scale;
        self.values.iter_mut().for_each(|weight| *weight *= scale);
        self.scale = 1.0;
    }

    /// The penalty on absolute values so far, caught up with by each weight without crossing zero; by those alone that
    /// the row given has.
    pub(super) fn pull_to_zero(&mut self, cumulated: &mut [f64], total: f64, row: Option<&[f64]>) {
        let scale = self.scale;
        for (place, (weight, cumulated)) in self.values.iter_mut().zip(cumulated).enumerate() {
            if row.is_some_and(|row| row[place] == 0.0) {
                continue;
            }
            let before = *weight;
            if scale * before > 0.0 {
                *weight = (before - (total + *cumulated) / scale).max(0.0);
            } else if scale * before < 0.0 {
                *weight = (before + (total - *cumulated) / scale).min(0.0);
            }
            *cumulated += scale * (*weight - before);
        }
    }
}
