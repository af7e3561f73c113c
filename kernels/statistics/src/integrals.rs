//! Functions defined by integrals: exponential, sine and cosine integrals, Fresnel, Dawson, Spence, Owen.

use std::f64::consts::{FRAC_PI_2, PI};

use libm::{erf, erfc};

const EULER: f64 = 0.577_215_664_901_532_9;
const EPSILON: f64 = 1e-17;

/// The exponential integral of whole order.
pub(crate) fn exponential(n: f64, x: f64) -> f64 {
    if n.is_nan() || x.is_nan() || n < 0.0 || n.fract() != 0.0 || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 {
        return if n < 2.0 { f64::INFINITY } else { 1.0 / (n - 1.0) };
    }
    if n == 0.0 {
        return (-x).exp() / x;
    }
    if x > 1.0 { exponential_fraction(n, x) } else { exponential_series(n, x) }
}

fn exponential_fraction(n: f64, x: f64) -> f64 {
    let mut b = x + n;
    let (mut c, mut d) = (1e300, 1.0 / b);
    let mut value = d;
    for step in 1..10_000 {
        let k = f64::from(step);
        let a = -k * (n - 1.0 + k);
        b += 2.0;
        d = 1.0 / (a * d + b);
        c = b + a / c;
        let factor = c * d;
        value *= factor;
        if (factor - 1.0).abs() < EPSILON {
            break;
        }
    }
    value * (-x).exp()
}

fn exponential_series(n: f64, x: f64) -> f64 {
    let last = n - 1.0;
    let mut sum = if last == 0.0 { -x.ln() - EULER } else { 1.0 / last };
    let mut power = 1.0;
    for step in 1..500 {
        let k = f64::from(step);
        power *= -x / k;
        let term = if k == last {
            let mut digamma = -EULER;
            let mut j = 1.0;
            while j <= last {
                digamma += 1.0 / j;
                j += 1.0;
            }
            power * (-x.ln() + digamma)
        } else {
            -power / (k - last)
        };
        sum += term;
        if term.abs() < f64::abs(sum) * EPSILON && k > last {
            break;
        }
    }
    sum
}

/// The exponential integral Ei.
pub(crate) fn ei(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x < 0.0 {
        return -exponential(1.0, -x);
    }
    let (mut term, mut sum) = (1.0, 0.0);
    if x > 40.0 {
        if x > 716.0 {
            return f64::INFINITY;
        }
        sum = 1.0;
        let mut k = 1.0;
        while k < x {
            term *= k / x;
            sum += term;
            if term < EPSILON {
                break;
            }
            k += 1.0;
        }
        return x.exp() / x * sum;
    }
    let mut k = 0.0;
    while k < 500.0 {
        k += 1.0;
        term *= x / k;
        sum += term / k;
        if term / k < sum * EPSILON {
            break;
        }
    }
    EULER + x.ln() + sum
}

/// The sine integral (0) or the cosine integral (1).
pub(crate) fn sine_cosine(which: f64, x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let size = x.abs();
    if size == 0.0 {
        return if which == 0.0 { 0.0 } else { f64::NEG_INFINITY };
    }
    if size.is_infinite() {
        return if which == 0.0 { FRAC_PI_2.copysign(x) } else { 0.0 };
    }
    let both = if size > 2.0 { far_sine_cosine(size) } else { near_sine_cosine(size) };
    if which == 0.0 { both.0.copysign(x) } else { both.1 }
}

fn near_sine_cosine(x: f64) -> (f64, f64) {
    let (mut sine, mut cosine, mut term, mut k) = (0.0, 0.0, 1.0, 0.0);
    while k < 60.0 {
        k += 1.0;
        term *= x / k;
        match k % 4.0 {
            1.0 => sine += term / k,
            2.0 => cosine -= term / k,
            3.0 => sine -= term / k,
            _ => cosine += term / k,
        }
    }
    (sine, EULER + x.ln() + cosine)
}

/// A complex number of two parts.
type Pair = (f64, f64);

fn times(a: Pair, b: Pair) -> Pair {
    (a.0 * b.0 - a.1 * b.1, a.0 * b.1 + a.1 * b.0)
}

fn inverse(a: Pair) -> Pair {
    let size = a.0 * a.0 + a.1 * a.1;
    (a.0 / size, -a.1 / size)
}

/// A continued fraction whose numerators and steps of the denominators are given.
fn fraction(start: Pair, step: f64, numerator: impl Fn(f64) -> f64) -> Pair {
    let mut b = start;
    let mut d = inverse(b);
    let (mut c, mut value) = ((1e300, 0.0), d);
    for place in 1..100_000 {
        let a = numerator(f64::from(place));
        b.0 += step;
        d = inverse((a * d.0 + b.0, a * d.1 + b.1));
        let turned = inverse(c);
        c = (b.0 + a * turned.0, b.1 + a * turned.1);
        let factor = times(c, d);
        value = times(value, factor);
        if (factor.0 - 1.0).abs() + factor.1.abs() < 2e-16 {
            break;
        }
    }
    value
}

fn far_sine_cosine(x: f64) -> (f64, f64) {
    let value = fraction((1.0, x), 2.0, |k| -k * k);
    let value = times(value, (x.cos(), -x.sin()));
    (FRAC_PI_2 + value.1, -value.0)
}

/// The hyperbolic sine integral (0) or cosine integral (1).
pub(crate) fn hyperbolic(which: f64, x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let size = x.abs();
    if size > 1.0 {
        let (grows, falls) = (ei(size), exponential(1.0, size));
        return if which == 0.0 { (0.5 * (grows + falls)).copysign(x) } else { 0.5 * (grows - falls) };
    }
    let (mut odd, mut even, mut term, mut k) = (0.0, 0.0, 1.0, 0.0);
    while k < 40.0 {
        k += 1.0;
        term *= size / k;
        if k % 2.0 == 1.0 {
            odd += term / k;
        } else {
            even += term / k;
        }
    }
    if which == 0.0 { odd.copysign(x) } else { EULER + size.ln() + even }
}

/// Dawson's integral.
pub(crate) fn dawson(x: f64) -> f64 {
    let square = x * x;
    if x.abs() > 12.0 {
        let (mut term, mut sum, mut k) = (1.0, 1.0, 1.0);
        while k < 60.0 {
            term *= (2.0 * k - 1.0) / (2.0 * square);
            if term < EPSILON {
                break;
            }
            sum += term;
            k += 1.0;
        }
        return sum / (2.0 * x);
    }
    let (mut term, mut sum, mut k) = (x, x, 0.0);
    while k < 2000.0 {
        k += 1.0;
        term *= square / k;
        let part = term / (2.0 * k + 1.0);
        sum += part;
        if part.abs() <= f64::abs(sum) * EPSILON {
            break;
        }
    }
    sum * (-square).exp()
}

/// The error function of an imaginary number, over i.
pub(crate) fn erfi(x: f64) -> f64 {
    2.0 / PI.sqrt() * (x * x).exp() * dawson(x)
}

/// Spence's integral: the dilogarithm of 1 - x.
pub(crate) fn spence(x: f64) -> f64 {
    if x.is_nan() || x < 0.0 { f64::NAN } else { dilogarithm(1.0 - x) }
}

fn dilogarithm(w: f64) -> f64 {
    if w == 1.0 {
        return PI * PI / 6.0;
    }
    if w < -1.0 {
        return -PI * PI / 6.0 - 0.5 * (-w).ln().powi(2) - dilogarithm(1.0 / w);
    }
    if w < 0.0 {
        return -dilogarithm(w / (w - 1.0)) - 0.5 * (-w).ln_1p().powi(2);
    }
    if w > 0.5 {
        return PI * PI / 6.0 - w.ln() * (-w).ln_1p() - dilogarithm(1.0 - w);
    }
    let (mut power, mut sum, mut k) = (1.0, 0.0, 0.0);
    while k < 80.0 {
        k += 1.0;
        power *= w;
        sum += power / (k * k);
    }
    sum
}

/// Fresnel's sine integral (0) or cosine integral (1).
pub(crate) fn fresnel(which: f64, x: f64) -> f64 {
    let size = x.abs();
    let both = if size.is_infinite() {
        (0.5, 0.5)
    } else if size > 1.6 {
        far_fresnel(size)
    } else {
        near_fresnel(size)
    };
    if which == 0.0 { both.0.copysign(x) } else { both.1.copysign(x) }
}

fn near_fresnel(x: f64) -> (f64, f64) {
    let angle = FRAC_PI_2 * x * x;
    let (mut sine, mut cosine, mut term, mut k) = (0.0, x, x, 0.0);
    while k < 60.0 {
        k += 1.0;
        term *= angle / k;
        let part = term / (2.0 * k + 1.0);
        match k % 4.0 {
            1.0 => sine += part,
            2.0 => cosine -= part,
            3.0 => sine -= part,
            _ => cosine += part,
        }
    }
    (sine, cosine)
}

fn far_fresnel(x: f64) -> (f64, f64) {
    let angle = PI * x * x;
    let value = fraction((1.0, -angle), 4.0, |k| -(2.0 * k - 1.0) * (2.0 * k));
    let value = times(value, (x, -x));
    let turned = times(((angle / 2.0).cos(), (angle / 2.0).sin()), value);
    let whole = times((0.5, 0.5), (1.0 - turned.0, -turned.1));
    (whole.1, whole.0)
}

/// Owen's function of h and a.
pub(crate) fn owen(h: f64, a: f64) -> f64 {
    if h.is_nan() || a.is_nan() {
        return f64::NAN;
    }
    let (h, size) = (h.abs(), a.abs());
    let upper = |z: f64| 0.5 * erfc(z / std::f64::consts::SQRT_2);
    let value = if size <= 1.0 {
        owen_inner(h, size)
    } else if size.is_infinite() {
        0.5 * upper(h)
    } else {
        let far = h * size;
        if h < 0.6 {
            let middle = |z: f64| 0.5 * erf(z / std::f64::consts::SQRT_2);
            0.25 - middle(h) * middle(far) - owen_inner(far, 1.0 / size)
        } else {
            0.5 * upper(h) + 0.5 * upper(far) - upper(h) * upper(far) - owen_inner(far, 1.0 / size)
        }
    };
    value.copysign(a)
}

/// The integral for |a| of at most 1, at the nodes of the tanh-sinh rule.
fn owen_inner(h: f64, a: f64) -> f64 {
    let integrand = |t: f64| (-0.5 * h * h * (1.0 + t * t)).exp() / (1.0 + t * t);
    let (mut sum, step, mut t) = (0.0, 1.0 / 32.0, -3.5_f64);
    while t <= 3.5 {
        let inner = FRAC_PI_2 * t.sinh();
        let place = 0.5 * (1.0 + inner.tanh());
        let weight = 0.5 * FRAC_PI_2 * t.cosh() / inner.cosh().powi(2);
        sum += weight * integrand(a * place);
        t += step;
    }
    a * sum * step / (2.0 * PI)
}
