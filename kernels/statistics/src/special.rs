//! Incomplete gamma and beta functions, both tails at once, with relative errors near 1e-14.
//!
//! The factor in front of each series is computed as a deviance (Loader's method), so that large
//! parameters lose no digits; the smaller tail is never a difference from 1.

use std::cell::OnceCell;
use std::f64::consts::{PI, TAU};

use libm::lgamma;

const TINY: f64 = 1e-300;
const EPSILON: f64 = 1e-16;
/// Enough for parameters of 10^9; beyond them there is no answer rather than a wrong one.
const MAX_STEPS: usize = 200_000;

/// A probability and its complement, each with full relative precision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tails {
    pub lower: f64,
    pub upper: f64,
}

impl Tails {
    pub(crate) const UNDEFINED: Self = Self { lower: f64::NAN, upper: f64::NAN };

    pub(crate) fn swap(self) -> Self {
        Self { lower: self.upper, upper: self.lower }
    }

    fn from_lower(lower: f64) -> Self {
        let lower = lower.clamp(0.0, 1.0);
        Self { lower, upper: 1.0 - lower }
    }
}

/// ln(n!) less Stirling's formula for it.
fn stirling_error(n: f64) -> f64 {
    if n <= 15.0 {
        return lgamma(n + 1.0) - (n + 0.5) * n.ln() + n - 0.5 * TAU.ln();
    }
    let square = n * n;
    let terms = [
        1.0 / 12.0,
        -1.0 / 360.0,
        1.0 / 1260.0,
        -1.0 / 1680.0,
        1.0 / 1188.0,
        -691.0 / 360_360.0,
        1.0 / 156.0,
        -3617.0 / 122_400.0,
    ];
    terms.iter().rev().fold(0.0, |sum, term| sum / square + term) / n
}

/// x ln(x / mean) + mean - x, without cancellation where the two are close.
fn deviance(x: f64, mean: f64) -> f64 {
    if x == 0.0 {
        return mean;
    }
    if (x - mean).abs() < 0.1 * (x + mean) {
        let ratio = (x - mean) / (x + mean);
        let mut sum = (x - mean) * ratio;
        let mut term = 2.0 * x * ratio;
        for step in 1..1000 {
            term *= ratio * ratio;
            let next = sum + term / f64::from(2 * step + 1);
            if next.to_bits() == sum.to_bits() {
                break;
            }
            sum = next;
        }
        return sum;
    }
    x * (x / mean).ln() + mean - x
}

/// C(n, x) p^x q^(n - x) for real x; `q` is given so that it keeps its digits.
pub(crate) fn binomial_term(x: f64, n: f64, p: f64, q: f64) -> f64 {
    BinomialTerm::new(x, n).at(p, q)
}

/// C(n, x) p^x q^(n - x), with what does not depend on p computed once.
struct BinomialTerm {
    x: f64,
    n: f64,
    error: f64,
    root: f64,
}

impl BinomialTerm {
    fn new(x: f64, n: f64) -> Self {
        let rest = n - x;
        if x == 0.0 || rest == 0.0 {
            return Self { x, n, error: 0.0, root: 1.0 };
        }
        let error = stirling_error(n) - stirling_error(x) - stirling_error(rest);
        Self { x, n, error, root: (n / (TAU * x * rest)).sqrt() }
    }

    fn at(&self, p: f64, q: f64) -> f64 {
        let (x, n) = (self.x, self.n);
        if p == 0.0 {
            return if x == 0.0 { 1.0 } else { 0.0 };
        }
        if q == 0.0 {
            return if x >= n { 1.0 } else { 0.0 };
        }
        let rest = n - x;
        if x == 0.0 {
            return if p < 0.1 { (n * (-p).ln_1p()).exp() } else { (n * q.ln()).exp() };
        }
        if rest == 0.0 {
            return if q < 0.1 { (n * (-q).ln_1p()).exp() } else { (n * p.ln()).exp() };
        }
        (self.error - deviance(x, n * p) - deviance(rest, n * q)).exp() * self.root
    }
}

/// Regularised incomplete gamma function of `a` > 0 at `x`.
pub(crate) fn gamma_tails(a: f64, x: f64) -> Tails {
    if a.is_nan() || x.is_nan() || a <= 0.0 {
        return Tails::UNDEFINED;
    }
    if x <= 0.0 {
        return Tails { lower: 0.0, upper: 1.0 };
    }
    if x.is_infinite() {
        return Tails { lower: 1.0, upper: 0.0 };
    }
    GammaShape::new(a).tails(x).0
}

/// A shape of the gamma distribution, with what every evaluation needs of it.
pub(crate) struct GammaShape {
    a: f64,
    error: f64,
    root: f64,
}

impl GammaShape {
    /// `a` is positive.
    pub(crate) fn new(a: f64) -> Self {
        Self { a, error: stirling_error(a), root: (TAU * a).sqrt() }
    }

    /// Both tails at a positive and finite `x`, and the density there times `x`.
    pub(crate) fn tails(&self, x: f64) -> (Tails, f64) {
        let a = self.a;
        // x^a e^-x / a!
        let front = (-self.error - deviance(a, x)).exp() / self.root;
        (if x < a + 1.0 { gamma_series(a, x, front) } else { gamma_fraction(a, x, front) }, front * a)
    }
}

fn gamma_series(a: f64, x: f64, front: f64) -> Tails {
    let (mut sum, mut term, mut n) = (1.0, 1.0, a);
    for _ in 0..MAX_STEPS {
        n += 1.0;
        term *= x / n;
        sum += term;
        if term < sum * EPSILON {
            return Tails::from_lower(front * sum);
        }
    }
    Tails::UNDEFINED
}

fn gamma_fraction(a: f64, x: f64, front: f64) -> Tails {
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / TINY;
    let mut d = 1.0 / b;
    let mut fraction = d;
    let mut step = 0.0;
    for _ in 0..MAX_STEPS {
        step += 1.0;
        let numerator = -step * (step - a);
        b += 2.0;
        d = 1.0 / not_zero(numerator * d + b);
        c = not_zero(b + numerator / c);
        let change = d * c;
        fraction *= change;
        if (change - 1.0).abs() <= 4.0 * EPSILON {
            return Tails::from_lower(front * a * fraction).swap();
        }
    }
    Tails::UNDEFINED
}

fn not_zero(value: f64) -> f64 {
    if value.abs() < TINY { TINY } else { value }
}

/// Regularised incomplete beta function at `x`, with `y` = 1 - x given apart.
pub(crate) fn beta_tails(a: f64, b: f64, x: f64, y: f64) -> Tails {
    if [a, b, x, y].iter().any(|value| value.is_nan()) || a <= 0.0 || b <= 0.0 {
        return Tails::UNDEFINED;
    }
    if x <= 0.0 {
        return Tails { lower: 0.0, upper: 1.0 };
    }
    if y <= 0.0 {
        return Tails { lower: 1.0, upper: 0.0 };
    }
    if is_upper_side(a, b, x) {
        return Tails::from_lower(BetaSide::new(b, a).lower(y, x).0).swap();
    }
    Tails::from_lower(BetaSide::new(a, b).lower(x, y).0)
}

/// Where the fraction of the mirrored question converges faster.
fn is_upper_side(a: f64, b: f64, x: f64) -> bool {
    x > (a + 1.0) / (a + b + 2.0)
}

/// Shapes of the beta distribution, with what every evaluation needs of them.
pub(crate) struct BetaShape {
    a: f64,
    b: f64,
    lower: OnceCell<BetaSide>,
    upper: OnceCell<BetaSide>,
}

impl BetaShape {
    /// Both are positive.
    pub(crate) fn new(a: f64, b: f64) -> Self {
        Self { a, b, lower: OnceCell::new(), upper: OnceCell::new() }
    }

    /// Both tails at `x` with `y` = 1 - x, both positive, and the density there times `x * y`.
    pub(crate) fn tails(&self, x: f64, y: f64) -> (Tails, f64) {
        let (a, b) = (self.a, self.b);
        if is_upper_side(a, b, x) {
            let (upper, slope) = self.upper.get_or_init(|| BetaSide::new(b, a)).lower(y, x);
            return (Tails::from_lower(upper).swap(), slope);
        }
        let (lower, slope) = self.lower.get_or_init(|| BetaSide::new(a, b)).lower(x, y);
        (Tails::from_lower(lower), slope)
    }
}

/// One side of a beta distribution: the lower tail of these shapes.
struct BetaSide {
    a: f64,
    b: f64,
    term: BinomialTerm,
}

impl BetaSide {
    fn new(a: f64, b: f64) -> Self {
        Self { a, b, term: BinomialTerm::new(a, a + b) }
    }

    /// The tail and x^a y^b / B(a, b): Lentz's evaluation of the contracted continued fraction, on the side where it
    /// converges fast. `y` enters by itself, so that an x near 1 takes no digits away.
    fn lower(&self, x: f64, y: f64) -> (f64, f64) {
        let (a, b) = (self.a, self.b);
        let sum = a + b;
        let front = self.term.at(x, y) * a / sum * b;
        let slope = a * y - b * x + 1.0;
        let mut fraction = not_zero(a * slope / (a + 1.0));
        let mut c = fraction;
        let mut d = 0.0;
        let mut n = 0.0;
        for _ in 0..MAX_STEPS {
            n += 1.0;
            let below = a + 2.0 * n - 1.0;
            let numerator = (a + n - 1.0) / below * ((sum + n - 1.0) / below) * (n * (b - n) * x * x);
            let term = n + n * (b - n) * x / below + (a + n) * (slope + n * (1.0 + y)) / (below + 2.0);
            d = 1.0 / not_zero(numerator * d + term);
            c = not_zero(term + numerator / c);
            let change = c * d;
            fraction *= change;
            if (change - 1.0).abs() <= 4.0 * EPSILON {
                return (front / fraction, front);
            }
        }
        (f64::NAN, front)
    }
}

/// The limit of the distribution of sqrt(n) times the Kolmogorov-Smirnov distance.
pub(crate) fn kolmogorov_tails(x: f64) -> Tails {
    if x <= 0.0 {
        return Tails { lower: 0.0, upper: 1.0 };
    }
    if x < 0.82 {
        // The same series after Jacobi's transformation, which converges fast near zero.
        let factor = -PI * PI / (8.0 * x * x);
        let sum: f64 = (0..20).map(|k| (factor * f64::from((2 * k + 1) * (2 * k + 1))).exp()).sum();
        return Tails::from_lower(TAU.sqrt() / x * sum);
    }
    let mut upper = 0.0;
    for k in (1..20).rev() {
        let term = 2.0 * (-2.0 * f64::from(k * k) * x * x).exp();
        upper += if k % 2 == 1 { term } else { -term };
    }
    Tails::from_lower(upper).swap()
}
