//! Distributions of real numbers, by numpy's names and in numpy's order of drawing.

use crate::bits::Bits;
use crate::counts::poisson;
use crate::legacy::Family;
use crate::ziggurat;

macro_rules! distributions {
    ($name:ident { $($variant:ident = $text:literal, $n_parameters:literal;)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub enum $name { $($variant),* }

        impl $name {
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)* _ => None }
            }

            pub fn n_parameters(self) -> usize {
                match self { $(Self::$variant => $n_parameters),* }
            }
        }
    };
}
pub(crate) use distributions;

distributions! { Continuous {
    Random = "random", 0;
    Uniform = "uniform", 2;
    StandardNormal = "standard_normal", 0;
    Normal = "normal", 2;
    StandardExponential = "standard_exponential", 0;
    InverseExponential = "standard_exponential_inv", 0;
    Exponential = "exponential", 1;
    StandardGamma = "standard_gamma", 1;
    Gamma = "gamma", 2;
    Beta = "beta", 2;
    ChiSquare = "chisquare", 1;
    NoncentralChiSquare = "noncentral_chisquare", 2;
    F = "f", 2;
    NoncentralF = "noncentral_f", 3;
    StandardT = "standard_t", 1;
    StandardCauchy = "standard_cauchy", 0;
    LogNormal = "lognormal", 2;
    Laplace = "laplace", 2;
    Logistic = "logistic", 2;
    Gumbel = "gumbel", 2;
    Pareto = "pareto", 1;
    Weibull = "weibull", 1;
    Power = "power", 1;
    Rayleigh = "rayleigh", 1;
    Wald = "wald", 2;
    VonMises = "vonmises", 2;
    Triangular = "triangular", 3;
    RandomSingle = "random_f32", 0;
    NormalSingle = "standard_normal_f32", 0;
    ExponentialSingle = "standard_exponential_f32", 0;
} }

impl Continuous {
    /// Does numpy give single precision?
    pub fn is_single(self) -> bool {
        matches!(self, Self::RandomSingle | Self::NormalSingle | Self::ExponentialSingle)
    }

    /// `n` numbers with the same parameters. The commonest are drawn without checking each time which they are.
    pub fn draw_many(self, bits: &mut Bits, p: &[f64], legacy: bool, n: usize) -> Vec<f64> {
        match (self, bits) {
            (Self::Random, Bits::Pcg64(generator)) => (0..n).map(|_| generator.next_double()).collect(),
            (Self::Random, Bits::Mt19937(generator)) => (0..n).map(|_| generator.next_double()).collect(),
            (Self::Uniform, Bits::Pcg64(generator)) => {
                (0..n).map(|_| p[0] + (p[1] - p[0]) * generator.next_double()).collect()
            }
            (Self::Uniform, Bits::Mt19937(generator)) => {
                (0..n).map(|_| p[0] + (p[1] - p[0]) * generator.next_double()).collect()
            }
            (_, bits) => (0..n).map(|_| self.draw(bits, p, legacy)).collect(),
        }
    }

    /// One number; `p` holds the parameters, as many as `n_parameters` says.
    pub fn draw(self, bits: &mut Bits, p: &[f64], legacy: bool) -> f64 {
        let family = Family { legacy };
        match self {
            Self::Random => bits.next_double(),
            Self::Uniform => p[0] + (p[1] - p[0]) * bits.next_double(),
            Self::StandardNormal => family.normal(bits),
            Self::Normal => p[0] + p[1] * family.normal(bits),
            Self::StandardExponential => family.exponential(bits),
            Self::InverseExponential => -(-bits.next_double()).ln_1p(),
            Self::Exponential => p[0] * family.exponential(bits),
            Self::StandardGamma => family.gamma(bits, p[0]),
            Self::Gamma => p[1] * family.gamma(bits, p[0]),
            Self::Beta => beta(bits, p[0], p[1], family),
            Self::ChiSquare => family.chi_square(bits, p[0]),
            Self::NoncentralChiSquare => noncentral_chi_square(bits, p[0], p[1], family),
            Self::F => {
                let above = family.chi_square(bits, p[0]) * p[1];
                above / (family.chi_square(bits, p[1]) * p[0])
            }
            Self::NoncentralF => {
                let above = noncentral_chi_square(bits, p[0], p[2], family) * p[1];
                above / (family.chi_square(bits, p[1]) * p[0])
            }
            Self::StandardT => {
                let above = family.normal(bits);
                let below = family.gamma(bits, p[0] / 2.0);
                (p[0] / 2.0).sqrt() * above / below.sqrt()
            }
            Self::StandardCauchy => {
                let above = family.normal(bits);
                above / family.normal(bits)
            }
            Self::LogNormal => (p[0] + p[1] * family.normal(bits)).exp(),
            Self::Laplace => laplace(bits, p[0], p[1]),
            Self::Logistic => {
                let u = until(bits, |u| u > 0.0);
                p[0] + p[1] * (u / (1.0 - u)).ln()
            }
            Self::Gumbel => {
                let u = loop {
                    let u = 1.0 - bits.next_double();
                    if u < 1.0 {
                        break u;
                    }
                };
                p[0] - p[1] * (-u.ln()).ln()
            }
            Self::Pareto if legacy => (family.exponential(bits) / p[0]).exp() - 1.0,
            Self::Pareto => (family.exponential(bits) / p[0]).exp_m1(),
            Self::Weibull if p[0] == 0.0 => 0.0,
            Self::Weibull => family.exponential(bits).powf(1.0 / p[0]),
            Self::Power if legacy => (1.0 - (-family.exponential(bits)).exp()).powf(1.0 / p[0]),
            Self::Power => (-(-family.exponential(bits)).exp_m1()).powf(1.0 / p[0]),
            Self::Rayleigh if legacy => p[0] * (-2.0 * (-bits.next_double()).ln_1p()).sqrt(),
            Self::Rayleigh => p[0] * (2.0 * family.exponential(bits)).sqrt(),
            Self::Wald => wald(bits, p[0], p[1], family),
            Self::VonMises => von_mises(bits, p[0], p[1], legacy),
            Self::Triangular => triangular(bits, p[0], p[1], p[2]),
            Self::RandomSingle => f64::from(bits.next_float()),
            Self::NormalSingle => f64::from(ziggurat::normal_single(bits)),
            Self::ExponentialSingle => f64::from(ziggurat::exponential_single(bits)),
        }
    }
}

fn until(bits: &mut Bits, accepts: impl Fn(f64) -> bool) -> f64 {
    loop {
        let u = bits.next_double();
        if accepts(u) {
            return u;
        }
    }
}

fn beta(bits: &mut Bits, a: f64, b: f64, family: Family) -> f64 {
    const TINY: f64 = 3e-103;
    if a > 1.0 || b > 1.0 {
        let first = family.gamma(bits, a);
        return first / (first + family.gamma(bits, b));
    }
    if !family.legacy && a < TINY && b < TINY {
        return if (a + b) * bits.next_double() < a { 1.0 } else { 0.0 };
    }
    // Johnk's method.
    loop {
        let (u, v) = (bits.next_double(), bits.next_double());
        let (x, y) = (u.powf(1.0 / a), v.powf(1.0 / b));
        if x + y > 1.0 || u + v <= 0.0 {
            continue;
        }
        if x + y > 0.0 && (family.legacy || x > 0.0 && y > 0.0) {
            return x / (x + y);
        }
        let (mut log_x, mut log_y) = (u.ln() / a, v.ln() / b);
        let largest = log_x.max(log_y);
        log_x -= largest;
        log_y -= largest;
        return (log_x - (log_x.exp() + log_y.exp()).ln()).exp();
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of events")]
fn noncentral_chi_square(bits: &mut Bits, degrees: f64, noncentrality: f64, family: Family) -> f64 {
    if noncentrality.is_nan() {
        return f64::NAN;
    }
    if noncentrality == 0.0 {
        return family.chi_square(bits, degrees);
    }
    if degrees > 1.0 {
        let central = family.chi_square(bits, degrees - 1.0);
        let shifted = family.normal(bits) + noncentrality.sqrt();
        return central + shifted * shifted;
    }
    let events = poisson(bits, noncentrality / 2.0);
    family.chi_square(bits, degrees + 2.0 * events as f64)
}

fn laplace(bits: &mut Bits, location: f64, scale: f64) -> f64 {
    let u = until(bits, |u| u > 0.0);
    if u >= 0.5 { location - scale * (2.0 - u - u).ln() } else { location + scale * (u + u).ln() }
}

fn wald(bits: &mut Bits, mean: f64, scale: f64, family: Family) -> f64 {
    let normal = family.normal(bits);
    if family.legacy {
        let half = mean / (2.0 * scale);
        let y = mean * normal * normal;
        let x = mean + half * (y - (4.0 * scale * y + y * y).sqrt());
        let u = bits.next_double();
        return if u <= mean / (mean + x) { x } else { mean * mean / x };
    }
    let y = normal * normal * mean / scale;
    let d = 1.0 + (1.0 + 4.0 / y).sqrt();
    let x = mean * (1.0 - 2.0 / d);
    let u = bits.next_double();
    if u <= mean / (mean + x) { x } else { mean * mean / x }
}

fn triangular(bits: &mut Bits, left: f64, mode: f64, right: f64) -> f64 {
    let base = right - left;
    let left_base = mode - left;
    let u = bits.next_double();
    if u <= left_base / base {
        left + (u * (left_base * base)).sqrt()
    } else {
        right - ((1.0 - u) * ((right - mode) * base)).sqrt()
    }
}

/// Best and Fisher, with a normal approximation for very concentrated angles.
fn von_mises(bits: &mut Bits, mu: f64, kappa: f64, legacy: bool) -> f64 {
    use std::f64::consts::PI;
    if kappa.is_nan() {
        return f64::NAN;
    }
    if kappa < 1e-8 {
        return PI * (2.0 * bits.next_double() - 1.0);
    }
    let s = if kappa < 1e-5 {
        1.0 / kappa + kappa
    } else {
        if !legacy && kappa > 1e6 {
            let angle = mu + (1.0 / kappa).sqrt() * Family { legacy }.normal(bits);
            return if angle < -PI {
                angle + 2.0 * PI
            } else if angle > PI {
                angle - 2.0 * PI
            } else {
                angle
            };
        }
        let r = 1.0 + (1.0 + 4.0 * kappa * kappa).sqrt();
        let rho = (r - (2.0 * r).sqrt()) / (2.0 * kappa);
        (1.0 + rho * rho) / (2.0 * rho)
    };
    let w = loop {
        let u = bits.next_double();
        let z = (PI * u).cos();
        let w = (1.0 + s * z) / (s + z);
        let y = kappa * (s - w);
        let v = bits.next_double();
        if y * (2.0 - y) - v >= 0.0 || (y / v).ln() + 1.0 - y >= 0.0 {
            break w;
        }
    };
    let mut angle = w.acos();
    if bits.next_double() < 0.5 {
        angle = -angle;
    }
    angle += mu;
    let is_negative = angle < 0.0;
    let mut size = (angle.abs() + PI) % (2.0 * PI) - PI;
    if is_negative {
        size = -size;
    }
    size
}
