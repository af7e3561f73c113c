//! Inverses of distribution functions: of the gamma and beta functions and their kin, and of any by halving.
//!
//! The first by Halley's method on the logarithm of the smaller tail, over the logarithm of x or of the odds
//! x / (1 - x): towards its end a tail is a straight line there, so that few steps reach the last digits however far out.

use libm::lgamma;

use crate::distributions::normal_quantile;
use crate::special::{BetaShape, GammaShape, Tails};

/// A step this small leaves an error below the last bit: the steps converge cubically.
const LAST_STEP: f64 = 1e-6;
const MAX_ROUNDS: u32 = 200;
/// Below them the powers of x leave the range of doubles.
const SMALL_ODDS: f64 = 1e-280;

/// The smaller one of a probability and its complement, and which tail it is.
#[derive(Clone, Copy)]
struct Share {
    value: f64,
    is_lower: bool,
}

impl Share {
    fn lower(p: f64) -> Self {
        if p <= 0.5 { Self { value: p, is_lower: true } } else { Self { value: 1.0 - p, is_lower: false } }
    }

    fn upper(q: f64) -> Self {
        let Self { value, is_lower } = Self::lower(q);
        Self { value, is_lower: !is_lower }
    }

    /// Lower and upper tail.
    fn both(self) -> (f64, f64) {
        let rest = 1.0 - self.value;
        if self.is_lower { (self.value, rest) } else { (rest, self.value) }
    }

    fn of(self, tails: Tails) -> f64 {
        if self.is_lower { tails.lower } else { tails.upper }
    }

    /// Where the normal distribution has this share.
    fn normal(self) -> f64 {
        let z = normal_quantile(self.value);
        if self.is_lower { z } else { -z }
    }
}

/// What a step needs: both tails, the density of ln x, and the slope of that density's logarithm.
struct At {
    tails: Tails,
    density: f64,
    bend: f64,
}

/// The positive x whose tail is `share`. NaN where the tails have no answer.
fn solve(share: Share, start: f64, at: impl Fn(f64) -> At) -> f64 {
    let (mut low, mut high) = (0.0_f64, f64::INFINITY);
    let mut x = if start > 0.0 && start < f64::INFINITY { start } else { 1.0 };
    for _ in 0..MAX_ROUNDS {
        let At { tails, density, bend } = at(x);
        let tail = share.of(tails);
        if tail.is_nan() {
            return f64::NAN;
        }
        if (tail < share.value) == share.is_lower {
            low = x;
        } else {
            high = x;
        }
        let slope = if share.is_lower { density / tail } else { -density / tail };
        let newton = -(tail / share.value).ln() / slope;
        let step = newton / (1.0 + newton * (bend - slope) / 2.0).clamp(0.5, 2.0);
        if step.abs() <= LAST_STEP {
            return x + x * (step + step * step / 2.0);
        }
        x = if step.is_finite() { x * step.exp() } else { f64::NAN };
        if !(x > low && x < high) {
            // Half way between the two in their bit patterns, which are ordered as the numbers are.
            let (below, above) = (low.to_bits(), high.to_bits());
            if above - below <= 1 {
                return high;
            }
            x = f64::from_bits(below + (above - below) / 2);
        }
    }
    x
}

fn is_share(p: f64) -> bool {
    (0.0..=1.0).contains(&p)
}

/// The value of a gamma distribution of shape `a` with probability `p` up to it.
pub(crate) fn gamma_lower_quantile(p: f64, a: f64) -> f64 {
    if is_share(p) { gamma_quantile(Share::lower(p), a) } else { f64::NAN }
}

/// The value of a gamma distribution of shape `a` with probability `q` above it.
pub(crate) fn gamma_upper_quantile(q: f64, a: f64) -> f64 {
    if is_share(q) { gamma_quantile(Share::upper(q), a) } else { f64::NAN }
}

fn gamma_quantile(share: Share, a: f64) -> f64 {
    if a.is_nan() || a <= 0.0 {
        return f64::NAN;
    }
    if share.value == 0.0 {
        return if share.is_lower { 0.0 } else { f64::INFINITY };
    }
    let gamma = GammaShape::new(a);
    solve(share, gamma_start(share, a), |x| {
        let (tails, density) = gamma.tails(x);
        At { tails, density, bend: a - x }
    })
}

/// Within some percent: Wilson and Hilferty's cube of a normal variable, or the first terms of the series near zero.
fn gamma_start(share: Share, a: f64) -> f64 {
    let (p, q) = share.both();
    if a <= 1.0 {
        // Two curves that meet: a power near zero, an exponential further out.
        let meet = 1.0 - a * (0.253 + 0.12 * a);
        return if p < meet { (p / meet).powf(1.0 / a) } else { 1.0 - (q / (1.0 - meet)).ln() };
    }
    let root = 1.0 - 1.0 / (9.0 * a) + share.normal() / (3.0 * a.sqrt());
    if root > 0.3 {
        return a * root * root * root;
    }
    let first = ((p.ln() + lgamma(a + 1.0)) / a).exp();
    first * (1.0 + first / (a + 1.0))
}

/// The odds x / (1 - x) of the beta distribution of shapes `a` and `b` at this share.
fn beta_odds(share: Share, a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() || a <= 0.0 || b <= 0.0 {
        return f64::NAN;
    }
    if share.value == 0.0 {
        return if share.is_lower { 0.0 } else { f64::INFINITY };
    }
    let beta = BetaShape::new(a, b);
    solve(share, beta_start(share, a, b), |odds| {
        let (x, y) = (odds / (1.0 + odds), 1.0 / (1.0 + odds));
        let (tails, density) = beta.tails(x, y);
        At { tails, density, bend: a * y - b * x }
    })
}

fn beta_start(share: Share, a: f64, b: f64) -> f64 {
    if a >= 1.0 && b >= 1.0 {
        // Abramowitz and Stegun, 26.5.22: a normal variable in the exponent.
        let z = share.normal();
        let (one, other) = (1.0 / (2.0 * a - 1.0), 1.0 / (2.0 * b - 1.0));
        let (mean, lambda) = (2.0 / (one + other), (z * z - 3.0) / 6.0);
        let spread = z * (mean + lambda).max(0.0).sqrt() / mean;
        let shift = (other - one) * (lambda + 5.0 / 6.0 - 2.0 / (3.0 * mean));
        return a / b * (2.0 * (spread - shift)).exp();
    }
    // Two powers that meet, each right at its end.
    let ((p, q), sum) = (share.both(), a + b);
    let (rise, fall) = ((a * (a / sum).ln()).exp() / a, (b * (b / sum).ln()).exp() / b);
    let both = rise + fall;
    if p < rise / both {
        let x = (a * both * p).powf(1.0 / a);
        x / (1.0 - x)
    } else {
        let y = (b * both * q).powf(1.0 / b);
        (1.0 - y) / y
    }
}

pub fn beta_quantile(p: f64, a: f64, b: f64) -> f64 {
    if !is_share(p) {
        return f64::NAN;
    }
    let odds = beta_odds(Share::lower(p), a, b);
    if odds.is_infinite() { 1.0 } else { odds / (1.0 + odds) }
}

pub fn fisher_quantile(p: f64, df_between: f64, df_within: f64) -> f64 {
    if !is_share(p) {
        return f64::NAN;
    }
    beta_odds(Share::lower(p), df_between / 2.0, df_within / 2.0) * (df_within / df_between)
}

pub fn chi_squared_quantile(p: f64, df: f64) -> f64 {
    2.0 * gamma_lower_quantile(p, df / 2.0)
}

pub fn student_quantile(p: f64, df: f64) -> f64 {
    if !is_share(p) || df.is_nan() || df <= 0.0 {
        return f64::NAN;
    }
    if df.is_infinite() {
        return normal_quantile(p);
    }
    // Twice the smaller tail is the chance of being further out, to either side.
    let tail = Share::lower(p);
    let odds = beta_odds(Share::lower(2.0 * tail.value), df / 2.0, 0.5);
    let t = if odds > SMALL_ODDS {
        (df / odds).sqrt()
    } else {
        // Its square would overflow; so far out the tail is a power.
        let a = df / 2.0;
        let ln_beta = lgamma(a) + lgamma(0.5) - lgamma(a + 0.5);
        df.sqrt() * (-((2.0 * tail.value * a).ln() + ln_beta) / df).exp()
    };
    if tail.is_lower { -t } else { t }
}

/// The positive value with probability `p` up to it, to the last bit the tails can tell.
pub(crate) fn quantile_of(p: f64, tails: impl Fn(f64) -> Tails) -> f64 {
    if !(0.0..=1.0).contains(&p) || tails(0.5).lower.is_nan() {
        return f64::NAN;
    }
    if p == 0.0 {
        return 0.0;
    }
    if p == 1.0 {
        return f64::INFINITY;
    }
    bisect(|x| {
        let tails = tails(x);
        if p < 0.5 { tails.lower < p } else { tails.upper > 1.0 - p }
    })
}

/// Halves the interval of bit patterns of positive numbers, which are ordered as the numbers are:
/// 63 steps reach the last bit, whatever the scale.
fn bisect(is_below: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (0_u64, f64::MAX.to_bits());
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if is_below(f64::from_bits(middle)) {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::from_bits(high)
}
