//! How `RandomState` makes its basic numbers; everything else it does rests on these.

use crate::bits::Bits;
use crate::ziggurat;

/// Which family a distribution draws its normal and exponential numbers with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Family {
    pub(crate) legacy: bool,
}

impl Family {
    pub(crate) fn normal(self, bits: &mut Bits) -> f64 {
        if self.legacy { polar_normal(bits) } else { ziggurat::normal(bits) }
    }

    pub(crate) fn exponential(self, bits: &mut Bits) -> f64 {
        if self.legacy { -(1.0 - bits.next_double()).ln() } else { ziggurat::exponential(bits) }
    }

    /// Marsaglia and Tsang for shapes above one, Ahrens and Dieter below.
    pub(crate) fn gamma(self, bits: &mut Bits, shape: f64) -> f64 {
        if shape == 1.0 {
            return self.exponential(bits);
        }
        if shape == 0.0 {
            return 0.0;
        }
        if shape < 1.0 {
            loop {
                let u = bits.next_double();
                let v = self.exponential(bits);
                if u <= 1.0 - shape {
                    let x = u.powf(1.0 / shape);
                    if x <= v {
                        return x;
                    }
                } else {
                    let y = -((1.0 - u) / shape).ln();
                    let x = (1.0 - shape + shape * y).powf(1.0 / shape);
                    if x <= v + y {
                        return x;
                    }
                }
            }
        }
        let b = shape - 1.0 / 3.0;
        let c = 1.0 / (9.0 * b).sqrt();
        loop {
            let (x, v) = loop {
                let x = self.normal(bits);
                let v = 1.0 + c * x;
                if v > 0.0 {
                    break (x, v * v * v);
                }
            };
            let u = bits.next_double();
            if u < 1.0 - 0.0331 * (x * x) * (x * x) || u.ln() < 0.5 * x * x + b * (1.0 - v + v.ln()) {
                return b * v;
            }
        }
    }

    pub(crate) fn chi_square(self, bits: &mut Bits, degrees: f64) -> f64 {
        2.0 * self.gamma(bits, degrees / 2.0)
    }
}

/// Two normal numbers at a time; the second waits for the next call.
fn polar_normal(bits: &mut Bits) -> f64 {
    if let Bits::Mt19937(generator) = bits
        && let Some(spare) = generator.spare_normal.take()
    {
        return spare;
    }
    loop {
        let x = 2.0 * bits.next_double() - 1.0;
        let y = 2.0 * bits.next_double() - 1.0;
        let r = x * x + y * y;
        if r < 1.0 && r != 0.0 {
            let factor = (-2.0 * r.ln() / r).sqrt();
            if let Bits::Mt19937(generator) = bits {
                generator.spare_normal = Some(factor * x);
            }
            return factor * y;
        }
    }
}
