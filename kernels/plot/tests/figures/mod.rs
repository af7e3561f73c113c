//! The figures that are drawn, compared and looked at. Their numbers come from a small generator of fixed seed.

mod edge_cases;
mod readable;
mod reports;

use orchestrator_plot::Figure;

/// Every figure with its name.
pub fn all() -> Vec<(&'static str, Figure)> {
    let mut all = reports::all();
    all.extend(edge_cases::all());
    all.extend(readable::all());
    all
}

/// Numbers that look random and are the same everywhere.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Between 0 and 1.
    pub fn uniform(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        f64::from(u32::try_from(self.0 >> 32).unwrap_or(0)) / 4_294_967_296.0
    }

    /// About normal: the sum of twelve, less six.
    pub fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.uniform()).sum::<f64>() - 6.0
    }

    pub fn normals(&mut self, count: usize, mean: f64, deviation: f64) -> Vec<f64> {
        (0..count).map(|_| mean + deviation * self.normal()).collect()
    }
}
