//! From a value of an axis to a pixel. Whatever comes in, what goes out is near the canvas or nothing.

use crate::figure::AxisKind;

/// Values further from zero than this are left out: their differences would overflow.
pub const FARTHEST: f64 = 1e300;
/// The same for times: some 300,000 years.
pub const FARTHEST_TIME: f64 = 1e13;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    log: bool,
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// `limits` go to the pixels `from` and `to`. The limits of a log axis are positive, all limits differ.
    pub fn new(kind: AxisKind, limits: [f64; 2], from: f64, to: f64) -> Self {
        let log = kind == AxisKind::Log;
        let [low, high] = if log { limits.map(f64::log10) } else { limits };
        Self { log, low, high, from, to }
    }

    /// The pixel of a value; nothing for a missing or infinite one, or one that has no logarithm.
    pub fn at(&self, v: f64) -> Option<f64> {
        if v.is_nan() || v.abs() > FARTHEST || (self.log && v <= 0.0) {
            return None;
        }
        let v = if self.log { v.log10() } else { v };
        let share = (v - self.low) / (self.high - self.low);
        let pixel = self.from + share * (self.to - self.from);
        // Far outside it no longer matters where, and clipping wants numbers it can multiply.
        Some(pixel.clamp(-1e7, 1e7))
    }

    /// The pixel of a bar's foot: an axis without zero has it at its lower end.
    pub fn foot(&self, v: f64) -> Option<f64> {
        if self.log && v <= 0.0 { Some(self.from) } else { self.at(v) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_map_to_pixels_and_absurd_ones_stay_near() {
        let scale = Scale::new(AxisKind::Numeric, [0.0, 10.0], 100.0, 200.0);
        assert_eq!(scale.at(5.0), Some(150.0));
        assert_eq!(scale.at(f64::NAN), None);
        assert_eq!(scale.at(f64::INFINITY), None);
        assert_eq!(scale.at(1e299), Some(1e7));
        let log = Scale::new(AxisKind::Log, [1.0, 100.0], 0.0, 10.0);
        assert_eq!(log.at(10.0), Some(5.0));
        assert_eq!(log.at(0.0), None);
        assert_eq!(log.foot(0.0), Some(0.0));
    }
}
