//! How much a pixel of a picture counts at a distance: the filters matplotlib names.

use std::f64::consts::PI;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    Bilinear,
    Bicubic,
    Spline16,
    Spline36,
    Hanning,
    Hamming,
    Hermite,
    Quadric,
    Catrom,
    Gaussian,
    Mitchell,
    Sinc,
    Lanczos,
    Blackman,
}

impl Filter {
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "bilinear" => Self::Bilinear,
            "bicubic" => Self::Bicubic,
            "spline16" => Self::Spline16,
            "spline36" => Self::Spline36,
            "hanning" => Self::Hanning,
            "hamming" => Self::Hamming,
            "hermite" => Self::Hermite,
            "quadric" => Self::Quadric,
            "catrom" => Self::Catrom,
            "gaussian" => Self::Gaussian,
            "mitchell" => Self::Mitchell,
            "sinc" => Self::Sinc,
            "lanczos" => Self::Lanczos,
            "blackman" => Self::Blackman,
            _ => return None,
        })
    }

    /// Nothing further away counts, in pixels of the picture.
    pub fn radius(self) -> f64 {
        match self {
            Self::Bilinear | Self::Hanning | Self::Hamming | Self::Hermite => 1.0,
            Self::Quadric => 1.5,
            Self::Bicubic | Self::Spline16 | Self::Catrom | Self::Gaussian | Self::Mitchell => 2.0,
            Self::Spline36 => 3.0,
            Self::Sinc | Self::Lanczos | Self::Blackman => 4.0,
        }
    }

    /// `x` is a distance within the radius.
    pub fn weight(self, x: f64) -> f64 {
        let x = x.abs();
        if x >= self.radius() {
            return 0.0;
        }
        match self {
            Self::Bilinear => 1.0 - x,
            Self::Hanning => 0.5 + 0.5 * (PI * x).cos(),
            Self::Hamming => 0.54 + 0.46 * (PI * x).cos(),
            Self::Hermite => (2.0 * x - 3.0) * x * x + 1.0,
            Self::Quadric if x < 0.5 => 0.75 - x * x,
            Self::Quadric => 0.5 * (x - 1.5) * (x - 1.5),
            Self::Bicubic => {
                let cube = |x: f64| x.max(0.0).powi(3);
                (cube(x + 2.0) - 4.0 * cube(x + 1.0) + 6.0 * cube(x) - 4.0 * cube(x - 1.0)) / 6.0
            }
            Self::Spline16 if x < 1.0 => ((x - 9.0 / 5.0) * x - 1.0 / 5.0) * x + 1.0,
            Self::Spline16 => ((-1.0 / 3.0 * (x - 1.0) + 4.0 / 5.0) * (x - 1.0) - 7.0 / 15.0) * (x - 1.0),
            Self::Spline36 if x < 1.0 => ((13.0 / 11.0 * x - 453.0 / 209.0) * x - 3.0 / 209.0) * x + 1.0,
            Self::Spline36 if x < 2.0 => {
                ((-6.0 / 11.0 * (x - 1.0) + 270.0 / 209.0) * (x - 1.0) - 156.0 / 209.0) * (x - 1.0)
            }
            Self::Spline36 => ((1.0 / 11.0 * (x - 2.0) - 45.0 / 209.0) * (x - 2.0) + 26.0 / 209.0) * (x - 2.0),
            Self::Catrom if x < 1.0 => 0.5 * (2.0 + x * x * (-5.0 + x * 3.0)),
            Self::Catrom => 0.5 * (4.0 + x * (-8.0 + x * (5.0 - x))),
            Self::Gaussian => (-2.0 * x * x).exp() * (2.0 / PI).sqrt(),
            Self::Mitchell => mitchell(x),
            Self::Sinc => sinc(x),
            Self::Lanczos => sinc(x) * sinc(x / 4.0),
            Self::Blackman => {
                let turn = PI * x / 4.0;
                sinc(x) * (0.42 + 0.5 * turn.cos() + 0.08 * (2.0 * turn).cos())
            }
        }
    }
}

fn sinc(x: f64) -> f64 {
    if x == 0.0 { 1.0 } else { (PI * x).sin() / (PI * x) }
}

/// With both of its parameters a third.
fn mitchell(x: f64) -> f64 {
    if x < 1.0 {
        (16.0 + x * x * (-36.0 + 21.0 * x)) / 18.0
    } else {
        (32.0 + x * (-60.0 + x * (36.0 - 7.0 * x))) / 18.0
    }
}

/// Which pixels of the picture make one row or column of the canvas, and how much each counts.
pub(crate) struct Mix {
    pub(crate) first: usize,
    pub(crate) weights: Vec<f32>,
}

/// `shrink` pixels of the picture become one: the filter is that much wider.
pub(crate) fn mix(filter: Filter, share: f64, n: usize, shrink: f64) -> Mix {
    let shrink = shrink.max(1.0);
    let centre = share * n as f64 - 0.5;
    let reach = filter.radius() * shrink;
    let (low, high) = ((centre - reach).ceil(), (centre + reach).floor());
    let first = low.clamp(0.0, (n - 1) as f64) as usize;
    let last = high.clamp(first as f64, (n - 1) as f64) as usize;
    let mut weights = vec![0.0_f32; last - first + 1];
    for index in low as i64..=high as i64 {
        let weight = filter.weight((index as f64 - centre) / shrink) as f32;
        // Beyond the border its outermost pixels go on.
        let inside = (index.max(first as i64) as usize).min(last);
        weights[inside - first] += weight;
    }
    let total: f32 = weights.iter().sum();
    if total.abs() > f32::EPSILON {
        for weight in &mut weights {
            *weight /= total;
        }
    } else {
        weights[0] = 1.0;
    }
    Mix { first, weights }
}
