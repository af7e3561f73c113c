//! Distances, and reduced ones that order points alike but cost less.

use crate::metric::{Distance, Metric};

/// How distances are measured.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A p-norm, from 1 to infinity.
    Norm(f64),
    /// Along a sphere: latitudes and longitudes in radians.
    Sphere,
    BrayCurtis,
    Canberra,
    Dice,
    Hamming,
    Jaccard,
    Mahalanobis,
    RogersTanimoto,
    RussellRao,
    SokalSneath,
    Standardized,
}

/// A kind of distance, with what it needs of numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Measure {
    pub kind: Kind,
    /// The inverse covariance matrix, or variances.
    pub extra: Vec<f64>,
}

impl Measure {
    fn metric(&self) -> Metric<'_> {
        match self.kind {
            Kind::BrayCurtis => Metric::BrayCurtis,
            Kind::Canberra => Metric::Canberra,
            Kind::Dice => Metric::Dice,
            Kind::Hamming => Metric::Hamming,
            Kind::Jaccard => Metric::Jaccard,
            Kind::Mahalanobis => Metric::Mahalanobis(&self.extra),
            Kind::RogersTanimoto => Metric::RogersTanimoto,
            Kind::RussellRao => Metric::RussellRao,
            Kind::SokalSneath => Metric::SokalSneath,
            Kind::Standardized => Metric::StandardizedEuclidean(&self.extra),
            Kind::Norm(p) => Metric::Minkowski(p),
            Kind::Sphere => Metric::Euclidean,
        }
    }

    /// The reduced distance of two points.
    pub fn reduced(&self, a: &[f64], b: &[f64]) -> f64 {
        let apart = a.iter().zip(b).map(|(a, b)| a - b);
        match self.kind {
            Kind::Norm(2.0) => apart.map(|apart| apart * apart).sum(),
            Kind::Norm(1.0) => apart.map(f64::abs).sum(),
            Kind::Norm(f64::INFINITY) => apart.map(f64::abs).fold(0.0, f64::max),
            Kind::Norm(p) => apart.map(|apart| apart.abs().powf(p)).sum(),
            Kind::Sphere => match (a, b) {
                ([north_a, east_a, ..], [north_b, east_b, ..]) => {
                    let (north, east) = ((0.5 * (north_a - north_b)).sin(), (0.5 * (east_a - east_b)).sin());
                    north * north + north_a.cos() * north_b.cos() * east * east
                }
                _ => f64::NAN,
            },
            _ => Distance::plain(self.metric()).between(a, b),
        }
    }

    /// The distance that a reduced one stands for.
    pub fn whole(&self, reduced: f64) -> f64 {
        match self.kind {
            Kind::Norm(2.0) => reduced.sqrt(),
            Kind::Norm(p) if !is_plain(p) => reduced.powf(1.0 / p),
            Kind::Sphere => 2.0 * reduced.sqrt().asin(),
            _ => reduced,
        }
    }

    /// What a distance is reduced to.
    pub fn reduce(&self, distance: f64) -> f64 {
        match self.kind {
            Kind::Norm(2.0) => distance * distance,
            Kind::Norm(p) if !is_plain(p) => distance.powf(p),
            Kind::Sphere => {
                let half = (0.5 * distance).sin();
                half * half
            }
            _ => distance,
        }
    }

    /// The distance of two points.
    pub fn distance(&self, a: &[f64], b: &[f64]) -> f64 {
        self.whole(self.reduced(a, b))
    }

    fn power(&self) -> f64 {
        if let Kind::Norm(p) = self.kind { p } else { 2.0 }
    }

    fn gather(&self, parts: impl Iterator<Item = f64>) -> f64 {
        let p = self.power();
        if p.is_infinite() { parts.fold(0.0, f64::max) } else { parts.map(|part| raised(part, p)).sum() }
    }

    /// The least reduced distance of a point from a box.
    pub fn least_reduced(&self, point: &[f64], low: &[f64], high: &[f64]) -> f64 {
        let sides = point.iter().zip(low.iter().zip(high));
        self.gather(sides.map(|(value, (low, high))| outside(*value, *low, *high)))
    }

    /// The least and the largest distance of a point from a box.
    pub fn range(&self, point: &[f64], low: &[f64], high: &[f64]) -> (f64, f64) {
        let sides = point.iter().zip(low.iter().zip(high));
        let most = self.gather(sides.map(|(value, (low, high))| f64::max((low - value).abs(), (value - high).abs())));
        let (least, p) = (self.least_reduced(point, low, high), self.power());
        if p.is_infinite() { (least, most) } else { (raised(least, 1.0 / p), raised(most, 1.0 / p)) }
    }
}

/// Whether distances of a norm are their own reduced ones.
fn is_plain(p: f64) -> bool {
    matches!(p, 1.0 | f64::INFINITY)
}

fn raised(value: f64, power: f64) -> f64 {
    match power {
        2.0 => value * value,
        1.0 => value,
        0.5 => value.sqrt(),
        _ => value.powf(power),
    }
}

fn outside(value: f64, low: f64, high: f64) -> f64 {
    let (below, above) = (low - value, value - high);
    0.5 * ((below + below.abs()) + (above + above.abs()))
}
