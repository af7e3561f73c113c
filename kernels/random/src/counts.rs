//! Distributions of whole numbers.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "numpy computes with the same conversions, and equal streams need equal rounding"
)]

use crate::bits::Bits;
use crate::continuous::distributions;
use crate::legacy::Family;

distributions! { Discrete {
    Poisson = "poisson", 1;
    Binomial = "binomial", 2;
    NegativeBinomial = "negative_binomial", 2;
    Geometric = "geometric", 1;
    Hypergeometric = "hypergeometric", 3;
    Zipf = "zipf", 1;
    LogSeries = "logseries", 1;
} }

impl Discrete {
    /// One number; whole parameters come as floats.
    pub fn draw(self, bits: &mut Bits, p: &[f64], legacy: bool) -> i64 {
        let family = Family { legacy };
        match self {
            Self::Poisson => poisson(bits, p[0]),
            Self::Binomial => binomial(bits, p[0] as i64, p[1]),
            Self::NegativeBinomial => {
                let rate = (1.0 - p[1]) / p[1] * family.gamma(bits, p[0]);
                poisson(bits, rate)
            }
            Self::Geometric => geometric(bits, p[0], family),
            Self::Hypergeometric => hypergeometric(bits, p[0] as i64, p[1] as i64, p[2] as i64, legacy),
            Self::Zipf => zipf(bits, p[0], legacy),
            Self::LogSeries => log_series(bits, p[0], legacy),
        }
    }
}

/// The logarithm of the gamma function by Stirling's series, as numpy's distributions have it.
pub(crate) fn log_gamma(x: f64) -> f64 {
    const TERMS: [f64; 10] = [
        8.333_333_333_333_333e-2,
        -2.777_777_777_777_778e-3,
        7.936_507_936_507_937e-4,
        -5.952_380_952_380_952e-4,
        8.417_508_417_508_418e-4,
        -1.917_526_917_526_918e-3,
        6.410_256_410_256_41e-3,
        -2.955_065_359_477_124e-2,
        1.796_443_723_688_307e-1,
        -1.392_432_216_905_90,
    ];
    const LOG_TWO_PI: f64 = 1.837_877_066_409_345_3;
    if x == 1.0 || x == 2.0 {
        return 0.0;
    }
    let n_steps = if x < 7.0 { (7.0 - x) as i64 } else { 0 };
    let mut high = x + n_steps as f64;
    let inverse_square = 1.0 / high * (1.0 / high);
    let mut sum = TERMS[9];
    for term in TERMS[..9].iter().rev() {
        sum *= inverse_square;
        sum += term;
    }
    let mut log = sum / high + 0.5 * LOG_TWO_PI + (high - 0.5) * high.ln() - high;
    if x < 7.0 {
        for _ in 1..=n_steps {
            log -= (high - 1.0).ln();
            high -= 1.0;
        }
    }
    log
}

pub(crate) fn poisson(bits: &mut Bits, rate: f64) -> i64 {
    if rate >= 10.0 {
        return poisson_rejection(bits, rate);
    }
    if rate == 0.0 {
        return 0;
    }
    let limit = (-rate).exp();
    let mut product = 1.0;
    let mut count = 0;
    loop {
        product *= bits.next_double();
        if product <= limit {
            return count;
        }
        count += 1;
    }
}

/// Hormann's transformed rejection.
fn poisson_rejection(bits: &mut Bits, rate: f64) -> i64 {
    let root = rate.sqrt();
    let logarithm = rate.ln();
    let b = 0.931 + 2.53 * root;
    let a = -0.059 + 0.024_83 * b;
    let inverse_alpha = 1.1239 + 1.1328 / (b - 3.4);
    let vr = 0.9277 - 3.6224 / (b - 2.0);
    loop {
        let u = bits.next_double() - 0.5;
        let v = bits.next_double();
        let us = 0.5 - u.abs();
        let k = ((2.0 * a / us + b) * u + rate + 0.43).floor() as i64;
        if us >= 0.07 && v <= vr {
            return k;
        }
        if k < 0 || us < 0.013 && v > us {
            continue;
        }
        let accepted = v.ln() + inverse_alpha.ln() - (a / (us * us) + b).ln();
        if accepted <= -rate + k as f64 * logarithm - log_gamma(k as f64 + 1.0) {
            return k;
        }
    }
}

pub(crate) fn binomial(bits: &mut Bits, n: i64, p: f64) -> i64 {
    if n == 0 || p == 0.0 {
        return 0;
    }
    if p <= 0.5 {
        return binomial_below_half(bits, n, p);
    }
    n - binomial_below_half(bits, n, 1.0 - p)
}

fn binomial_below_half(bits: &mut Bits, n: i64, p: f64) -> i64 {
    if p * n as f64 <= 30.0 { binomial_inversion(bits, n, p) } else { binomial_rejection(bits, n, p) }
}

fn binomial_inversion(bits: &mut Bits, n: i64, p: f64) -> i64 {
    let q = 1.0 - p;
    let start = (n as f64 * (-p).ln_1p()).exp();
    let mean = n as f64 * p;
    let bound = (n as f64).min(mean + 10.0 * (mean * q + 1.0).sqrt()) as i64;
    let mut count = 0;
    let mut probability = start;
    let mut u = bits.next_double();
    while u > probability {
        count += 1;
        if count > bound {
            count = 0;
            probability = start;
            u = bits.next_double();
        } else {
            u -= probability;
            probability = (n - count + 1) as f64 * p * probability / (count as f64 * q);
        }
    }
    count
}

/// Kachitvichyanukul and Schmeiser's BTPE.
fn binomial_rejection(bits: &mut Bits, n: i64, p: f64) -> i64 {
    let r = p.min(1.0 - p);
    let q = 1.0 - r;
    let fm = n as f64 * r + r;
    let m = fm.floor() as i64;
    let p1 = (2.195 * (n as f64 * r * q).sqrt() - 4.6 * q).floor() + 0.5;
    let xm = m as f64 + 0.5;
    let xl = xm - p1;
    let xr = xm + p1;
    let c = 0.134 + 20.5 / (15.3 + m as f64);
    let a = (fm - xl) / (fm - xl * r);
    let left_rate = a * (1.0 + a / 2.0);
    let a = (xr - fm) / (xr * q);
    let right_rate = a * (1.0 + a / 2.0);
    let p2 = p1 * (1.0 + 2.0 * c);
    let p3 = p2 + c / left_rate;
    let p4 = p3 + c / right_rate;
    let nrq = n as f64 * r * q;
    let y = loop {
        let u = bits.next_double() * p4;
        let mut v = bits.next_double();
        let y;
        if u <= p1 {
            break (xm - p1 * v + u).floor() as i64;
        } else if u <= p2 {
            let x = xl + (u - p1) / c;
            v = v * c + 1.0 - (m as f64 - x + 0.5).abs() / p1;
            if v > 1.0 {
                continue;
            }
            y = x.floor() as i64;
        } else if u <= p3 {
            let place = (xl + v.ln() / left_rate).floor();
            if place < 0.0 || v == 0.0 {
                continue;
            }
            y = place as i64;
            v = v * (u - p2) * left_rate;
        } else {
            let place = (xr - v.ln() / right_rate).floor();
            if place > n as f64 || v == 0.0 {
                continue;
            }
            y = place as i64;
            v = v * (u - p3) * right_rate;
        }
        if accepts_binomial(y, v, n, m, (r, q), nrq, xm) {
            break y;
        }
    };
    if p > 0.5 { n - y } else { y }
}

fn accepts_binomial(y: i64, v: f64, n: i64, m: i64, (r, q): (f64, f64), nrq: f64, xm: f64) -> bool {
    let k = (y - m).abs();
    if k > 20 && (k as f64) < nrq / 2.0 - 1.0 {
        let kf = k as f64;
        let rho = kf / nrq * ((kf * (kf / 3.0 + 0.625) + 0.166_666_666_666_666_66) / nrq + 0.5);
        let t = -kf * kf / (2.0 * nrq);
        let log_v = v.ln();
        if log_v < t - rho {
            return true;
        }
        if log_v > t + rho {
            return false;
        }
        let x1 = y as f64 + 1.0;
        let f1 = m as f64 + 1.0;
        let z = n as f64 + 1.0 - m as f64;
        let w = (n - y) as f64 + 1.0;
        let series = |x: f64| {
            let x2 = x * x;
            (13680.0 - (462.0 - (132.0 - (99.0 - 140.0 / x2) / x2) / x2) / x2) / x / 166_320.0
        };
        return log_v
            <= xm * (f1 / x1).ln()
                + ((n - m) as f64 + 0.5) * (z / w).ln()
                + (y - m) as f64 * (w * r / (x1 * q)).ln()
                + series(f1)
                + series(z)
                + series(x1)
                + series(w);
    }
    let s = r / q;
    let a = s * (n + 1) as f64;
    let mut f = 1.0;
    if m < y {
        for i in m + 1..=y {
            f *= a / i as f64 - s;
        }
    } else if m > y {
        for i in y + 1..=m {
            f /= a / i as f64 - s;
        }
    }
    v <= f
}

fn geometric(bits: &mut Bits, p: f64, family: Family) -> i64 {
    if p >= 0.333_333_333_333_333_3 {
        let mut count = 1;
        let (mut sum, mut product) = (p, p);
        let u = bits.next_double();
        while u > sum {
            product *= 1.0 - p;
            sum += product;
            count += 1;
        }
        return count;
    }
    if family.legacy {
        return ((-bits.next_double()).ln_1p() / (1.0 - p).ln()).ceil() as i64;
    }
    (-family.exponential(bits) / (-p).ln_1p()).ceil() as i64
}

fn zipf(bits: &mut Bits, a: f64, legacy: bool) -> i64 {
    // Beyond this the powers below overflow and nothing would ever be accepted.
    if a >= 1025.0 {
        return 1;
    }
    let am1 = a - 1.0;
    let b = 2.0_f64.powf(am1);
    let smallest = (i64::MAX as f64).powf(-am1);
    loop {
        let u = bits.next_double();
        let u = if legacy { 1.0 - u } else { u * smallest + (1.0 - u) };
        let v = bits.next_double();
        let x = u.powf(-1.0 / am1).floor();
        if x > i64::MAX as f64 || x < 1.0 {
            continue;
        }
        let t = (1.0 + 1.0 / x).powf(am1);
        if v * x * (t - 1.0) / (b - 1.0) <= t / b {
            return x as i64;
        }
    }
}

fn log_series(bits: &mut Bits, p: f64, legacy: bool) -> i64 {
    let r = if legacy { (1.0 - p).ln() } else { (-p).ln_1p() };
    loop {
        let v = bits.next_double();
        if v >= p {
            return 1;
        }
        let u = bits.next_double();
        let q = if legacy { 1.0 - (r * u).exp() } else { -(r * u).exp_m1() };
        if v <= q * q {
            let count = (1.0 + v.ln() / q.ln()).floor() as i64;
            if count < 1 || v == 0.0 {
                continue;
            }
            return count;
        }
        return if v >= q { 1 } else { 2 };
    }
}

/// How many of `n_drawn` are good. Small draws go one by one, larger ones by rejection.
fn hypergeometric(bits: &mut Bits, good: i64, bad: i64, n_drawn: i64, legacy: bool) -> i64 {
    let simple = if legacy { n_drawn <= 10 } else { !(10..=good + bad - 10).contains(&n_drawn) };
    match (simple, legacy) {
        (true, true) => legacy_urn(bits, good, bad, n_drawn),
        (true, false) => urn(bits, good, bad, n_drawn),
        (false, _) => ratio_of_uniforms(bits, good, bad, n_drawn, legacy),
    }
}

fn urn(bits: &mut Bits, good: i64, bad: i64, n_drawn: i64) -> i64 {
    let total = good + bad;
    let n_kept = n_drawn.min(total - n_drawn);
    let (mut left, mut left_good) = (total, good);
    for _ in 0..n_kept {
        if left_good == 0 || left <= left_good {
            break;
        }
        let range = u64::try_from(left - 1).unwrap_or(0);
        left -= 1;
        if i64::try_from(crate::order::interval(bits, range)).unwrap_or(0) < left_good {
            left_good -= 1;
        }
    }
    if left == left_good {
        left_good -= n_kept - (total - left);
    }
    if n_drawn > total / 2 { left_good } else { good - left_good }
}

fn legacy_urn(bits: &mut Bits, good: i64, bad: i64, n_drawn: i64) -> i64 {
    let d1 = bad + good - n_drawn;
    let d2 = bad.min(good) as f64;
    let mut y = d2;
    let mut k = n_drawn;
    while y > 0.0 {
        let u = bits.next_double();
        y -= (u + y / (d1 + k) as f64).floor();
        k -= 1;
        if k == 0 {
            break;
        }
    }
    let z = (d2 - y) as i64;
    if good > bad { n_drawn - z } else { z }
}

fn ratio_of_uniforms(bits: &mut Bits, good: i64, bad: i64, n_drawn: i64, legacy: bool) -> i64 {
    const D1: f64 = 1.715_527_769_921_413_5;
    const D2: f64 = 0.898_916_162_058_898_8;
    let smaller = good.min(bad);
    let larger = good.max(bad);
    let total = good + bad;
    let m = n_drawn.min(total - n_drawn);
    let p = smaller as f64 / total as f64;
    let q = 1.0 - p;
    let centre = m as f64 * p + 0.5;
    let variance = (total - m) as f64 * n_drawn as f64 * p * q / (total - 1) as f64 + 0.5;
    let variance = if legacy { variance } else { (total - m) as f64 * m as f64 * p * q / (total - 1) as f64 + 0.5 };
    let spread = variance.sqrt();
    let h = D1 * spread + D2;
    let mode = ((m + 1) as f64 * (smaller + 1) as f64 / (total + 2) as f64).floor() as i64;
    let log_of = |k: i64| {
        let parts = [k + 1, smaller - k + 1, m - k + 1, larger - m + k + 1];
        parts.iter().map(|part| log_gamma(*part as f64)).sum::<f64>()
    };
    let at_mode = log_of(mode);
    let bound = (m.min(smaller) as f64 + 1.0).min((centre + 16.0 * spread).floor());
    let count = loop {
        let u = bits.next_double();
        let v = bits.next_double();
        let w = centre + h * (v - 0.5) / u;
        if w < 0.0 || w >= bound {
            continue;
        }
        let k = w.floor() as i64;
        let t = at_mode - log_of(k);
        if u * (4.0 - u) - 3.0 <= t {
            break k;
        }
        if u * (u - t) >= 1.0 {
            continue;
        }
        if 2.0 * u.ln() <= t {
            break k;
        }
    };
    let count = if good > bad { m - count } else { count };
    if m < n_drawn { good - count } else { count }
}
