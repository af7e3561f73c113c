//! Bessel functions of any real order, and Airy's made of them. Outside its domain a function is NaN.

use std::f64::consts::{FRAC_1_PI, FRAC_PI_2, PI};

use libm::{j0, j1, jn, lgamma, tgamma, y0, y1, yn};

use crate::functions::{sign_of_gamma, whole};

const TINY: f64 = 1e-300;
const EPSILON: f64 = 1e-16;
/// Below this logarithm scipy takes the function of the second kind for zero.
const SMALLEST_LOG: f64 = -700.9217;

pub(crate) fn i(order: f64, x: f64) -> f64 {
    let scaled = i_scaled(order, x);
    if scaled == 0.0 { 0.0 } else { scaled * x.abs().exp() }
}

/// The modified function of the first kind, times exp(-|x|).
pub(crate) fn i_scaled(order: f64, x: f64) -> f64 {
    if x.is_nan() || order.is_nan() || (x < 0.0 && order.fract() != 0.0) {
        return f64::NAN;
    }
    if order < 0.0 && order.fract() == 0.0 {
        return i_scaled(-order, x);
    }
    if order < 0.0 && x.abs() > 2.0 {
        // Far from zero by the function of the second kind, near it the series keeps the digits.
        let turned = FRAC_PI_2.recip() * (-order * PI).sin() * k_scaled(-order, x) * (-2.0 * x).exp();
        return i_scaled(-order, x) + turned;
    }
    let sign = if x < 0.0 && order % 2.0 != 0.0 { -1.0 } else { 1.0 };
    let size = x.abs();
    if size == 0.0 {
        return if order == 0.0 {
            1.0
        } else if order < 0.0 {
            f64::INFINITY * sign_of_gamma(order + 1.0)
        } else {
            0.0
        };
    }
    if size > 40.0 && size > order * order / 6.0 {
        return sign * far_series(order, size, -1.0) / (2.0 * PI * size).sqrt();
    }
    let half = size / 2.0;
    let mut term = (order * half.ln() - lgamma(order + 1.0) - size).exp() * sign_of_gamma(order + 1.0);
    if size <= 40.0 && order.abs() < 100.0 {
        term = half.powf(order) / tgamma(order + 1.0) * (-size).exp();
    }
    let (mut sum, mut k) = (term, 0.0);
    while (term.abs() > sum.abs() * 1e-18 || k < half) && k < 20_000.0 {
        k += 1.0;
        term *= half / k * (half / (order + k));
        sum += term;
    }
    sign * sum
}

/// The series in 1/x that I (signs alternate) and K (signs do not) share far out.
fn far_series(order: f64, x: f64, sign: f64) -> f64 {
    let square = 4.0 * order * order;
    let (mut term, mut sum, mut k) = (1.0, 1.0, 0.0);
    while k < 300.0 {
        k += 1.0;
        let odd = 2.0 * k - 1.0;
        let next: f64 = term * sign * (square - odd * odd) / (k * 8.0 * x);
        if (k > order && next.abs() > f64::abs(term)) || next.abs() < EPSILON * f64::abs(sum) {
            break;
        }
        term = next;
        sum += term;
    }
    sum
}

pub(crate) fn k(order: f64, x: f64) -> f64 {
    let scaled = k_scaled(order, x);
    if scaled.ln() - x < SMALLEST_LOG {
        return 0.0;
    }
    // In two steps, since the exponential alone may be below every number.
    if x > 700.0 { scaled * (-x / 2.0).exp() * (-x / 2.0).exp() } else { scaled * (-x).exp() }
}

/// The modified function of the second kind, times exp(x): the trapezoid rule is exact to the last digits for
/// the integral of exp(-x (cosh t - 1)) cosh(order t).
pub(crate) fn k_scaled(order: f64, x: f64) -> f64 {
    if x.is_nan() || order.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::INFINITY;
    }
    let order = order.abs();
    if x > 40.0 && x > order * order / 6.0 {
        return far_series(order, x, 1.0) * (PI / (2.0 * x)).sqrt();
    }
    // Narrow bells need short steps, and a large order makes them narrow as a large x does.
    let step = match x {
        x if x <= 8.0 => 1.0 / 8.0,
        x if x <= 40.0 => 1.0 / 16.0,
        _ => 1.0 / 32.0,
    };
    let step = f64::min(step, 0.5 / order.hypot(x).sqrt());
    let fall = |t: f64| {
        let sinh = (t / 2.0).sinh();
        2.0 * x * sinh * sinh
    };
    let value = |t: f64| 0.5 * ((order * t - fall(t)).exp() + (-order * t - fall(t)).exp());
    let (mut sum, mut t) = (0.5 * value(0.0), step);
    while t < 1440.0 {
        let term = value(t);
        sum += term;
        if term <= sum * 1e-18 && x * t.sinh() > order {
            break;
        }
        t += step;
    }
    sum * step
}

/// The function of the first kind.
pub(crate) fn j(order: f64, x: f64) -> f64 {
    if let Some(n) = whole(order) {
        return match n {
            0 => j0(x),
            1 => j1(x),
            n => jn(n, x),
        };
    }
    if order.is_nan() || x.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if order >= 0.0 {
        return if x == 0.0 { 0.0 } else { pair(order, x).0 };
    }
    if x == 0.0 {
        return f64::INFINITY * sign_of_gamma(order + 1.0);
    }
    let (first, second) = pair(-order, x);
    let (sine, cosine) = turn(-order);
    cosine * first - sine * second
}

/// The function of the second kind.
pub(crate) fn y(order: f64, x: f64) -> f64 {
    if x < 0.0 || x.is_nan() || order.is_nan() {
        return f64::NAN;
    }
    if let Some(n) = whole(order) {
        return match n {
            0 => y0(x),
            1 => y1(x),
            n => yn(n, x),
        };
    }
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if order >= 0.0 {
        let value = pair(order, x).1;
        return if value.is_nan() && x < order { f64::NEG_INFINITY } else { value };
    }
    let (first, second) = pair(-order, x);
    let (sine, cosine) = turn(-order);
    sine * first + cosine * second
}

/// Sine and cosine of the order in half turns, exact at half orders.
fn turn(order: f64) -> (f64, f64) {
    let rest = order % 2.0;
    if rest == 0.5 {
        (1.0, 0.0)
    } else if rest == 1.5 {
        (-1.0, 0.0)
    } else {
        ((PI * rest).sin(), (PI * rest).cos())
    }
}

/// Both functions for an order of at least 0 and a positive x: far out by their series, else by Steed's method
/// with Temme's series near zero.
fn pair(order: f64, x: f64) -> (f64, f64) {
    if x > 50.0 && x > order * order {
        return far_pair(order, x);
    }
    steed(order, x)
}

fn far_pair(order: f64, x: f64) -> (f64, f64) {
    let square = 4.0 * order * order;
    let (mut term, mut even, mut odd, mut k) = (1.0_f64, 1.0, 0.0, 0.0);
    while k < 80.0 {
        k += 1.0;
        let step = 2.0 * k - 1.0;
        let next = term * (square - step * step) / (k * 8.0 * x);
        if next.abs() > term.abs() || next.abs() < 1e-18 {
            break;
        }
        term = next;
        match k % 4.0 {
            1.0 => odd += term,
            2.0 => even -= term,
            3.0 => odd -= term,
            _ => even += term,
        }
    }
    let angle = x - (order / 2.0 + 0.25) * PI;
    let scale = (2.0 / (PI * x)).sqrt();
    (scale * (even * angle.cos() - odd * angle.sin()), scale * (even * angle.sin() + odd * angle.cos()))
}

/// The logarithmic derivative of J by a continued fraction, and the sign of J.
fn log_derivative(order: f64, x: f64) -> (f64, f64) {
    let step = 2.0 / x;
    let (mut sign, mut value) = (1.0, (order / x).max(TINY));
    let (mut b, mut d, mut c) = (step * order, 0.0, value);
    for _ in 0..1_000_000 {
        b += step;
        d = b - d;
        if f64::abs(d) < TINY {
            d = TINY;
        }
        c = b - 1.0 / c;
        if f64::abs(c) < TINY {
            c = TINY;
        }
        d = 1.0 / d;
        let factor = c * d;
        value *= factor;
        if d < 0.0 {
            sign = -sign;
        }
        if (factor - 1.0).abs() < EPSILON {
            return (value, sign);
        }
    }
    (f64::NAN, sign)
}

fn steed(order: f64, x: f64) -> (f64, f64) {
    let downs = if x < 2.0 { (order + 0.5).floor() } else { (order - x + 1.5).floor().max(0.0) };
    if downs > 1e6 {
        // So far above its argument the one is below and the other above every number there is.
        return (0.0, f64::NEG_INFINITY);
    }
    let small = order - downs;
    let inverse = 1.0 / x;
    let wronskian = 2.0 * inverse * FRAC_1_PI;
    let (slope, sign) = log_derivative(order, x);
    let (mut j_low, mut dj_low) = (sign * TINY, slope * sign * TINY);
    let j_high = j_low;
    let mut fact = order * inverse;
    let mut step = 0.0;
    while step < downs {
        step += 1.0;
        let next = fact * j_low + dj_low;
        fact -= inverse;
        dj_low = fact * next - j_low;
        j_low = next;
    }
    if j_low == 0.0 {
        j_low = EPSILON;
    }
    let f = dj_low / j_low;
    let (j_small, mut y_small, mut y_next) =
        if x < 2.0 { temme(small, x, f, wronskian) } else { steed_far(small, x, f, wronskian, j_low) };
    let scale = j_small / j_low;
    let mut step = 0.0;
    while step < downs {
        step += 1.0;
        let next = (small + step) * 2.0 * inverse * y_next - y_small;
        y_small = y_next;
        y_next = next;
    }
    (j_high * scale, y_small)
}

/// J, Y and the Y of the next order for an order between -1/2 and 1/2 and x below 2.
fn temme(order: f64, x: f64, f: f64, wronskian: f64) -> (f64, f64, f64) {
    let half = 0.5 * x;
    let angle = PI * order;
    let ratio = if angle.abs() < 1e-15 { 1.0 } else { angle / angle.sin() };
    let log = -half.ln();
    let e = order * log;
    let sinh = if e.abs() < 1e-15 { 1.0 } else { e.sinh() / e };
    let plus = 1.0 / tgamma(1.0 + order);
    let minus = 1.0 / tgamma(1.0 - order);
    // The slope of 1/gamma around 1, by its own series where the difference would lose digits.
    let first = if order.abs() < 1e-3 {
        let square = order * order;
        -0.577_215_664_901_532_9 + square * (0.042_002_635_034_095_24 - square * 0.042_197_734_555_544_34)
    } else {
        (minus - plus) / (2.0 * order)
    };
    let second = f64::midpoint(minus, plus);
    let mut ff = 2.0 * FRAC_1_PI * ratio * (first * e.cosh() + second * sinh * log);
    let grown = e.exp();
    let mut p = grown / (plus * PI);
    let mut q = 1.0 / (grown * PI * minus);
    let half_angle = 0.5 * angle;
    let tangent = if half_angle.abs() < 1e-15 { 1.0 } else { half_angle.sin() / half_angle };
    let r = PI * half_angle * tangent * tangent;
    let (mut c, d) = (1.0, -half * half);
    let (mut sum, mut sum_next) = (ff + r * q, p);
    for step in 1..500 {
        let k = f64::from(step);
        ff = (k * ff + p + q) / (k * k - order * order);
        c *= d / k;
        p /= k - order;
        q /= k + order;
        let term = c * (ff + r * q);
        sum += term;
        sum_next += c * p - k * term;
        if term.abs() < (1.0 + f64::abs(sum)) * EPSILON {
            break;
        }
    }
    let y = -sum;
    let y_next = -sum_next * 2.0 / x;
    let dy = order / x * y - y_next;
    (wronskian / (dy - f * y), y, y_next)
}

/// The same for x of at least 2, by Steed's second continued fraction.
fn steed_far(order: f64, x: f64, f: f64, wronskian: f64, sign_of: f64) -> (f64, f64, f64) {
    let mut a = 0.25 - order * order;
    let (mut p, mut q) = (-0.5 / x, 1.0);
    let (br, mut bi) = (2.0 * x, 2.0);
    let mut fact = a / x / (p * p + q * q);
    let (mut cr, mut ci) = (br + q * fact, bi + p * fact);
    let mut den = br * br + bi * bi;
    let (mut dr, mut di) = (br / den, -bi / den);
    let (mut ratio_re, mut ratio_im) = (cr * dr - ci * di, cr * di + ci * dr);
    (p, q) = (p * ratio_re - q * ratio_im, p * ratio_im + q * ratio_re);
    for step in 2..100_000 {
        a += 2.0 * f64::from(step - 1);
        bi += 2.0;
        dr = a * dr + br;
        di = a * di + bi;
        if dr.abs() + di.abs() < TINY {
            dr = TINY;
        }
        fact = a / (cr * cr + ci * ci);
        (cr, ci) = (br + cr * fact, bi - ci * fact);
        if cr.abs() + ci.abs() < TINY {
            cr = TINY;
        }
        den = dr * dr + di * di;
        (dr, di) = (dr / den, -di / den);
        (ratio_re, ratio_im) = (cr * dr - ci * di, cr * di + ci * dr);
        (p, q) = (p * ratio_re - q * ratio_im, p * ratio_im + q * ratio_re);
        if (ratio_re - 1.0).abs() + ratio_im.abs() < EPSILON {
            break;
        }
    }
    let gamma = (p - f) / q;
    let j = (wronskian / ((p - f) * gamma + q)).sqrt().copysign(sign_of);
    let y = j * gamma;
    let dy = y * (p + q / gamma);
    (j, y, order / x * y - dy)
}

/// Ai, Ai', Bi, Bi' by their number.
pub(crate) fn airy(which: f64, x: f64) -> f64 {
    let place = if (0.0..=3.0).contains(&which) { which } else { return f64::NAN };
    let values = if x.abs() < 1.5 { airy_near(x) } else { airy_far(x) };
    match place {
        0.0 => values[0],
        1.0 => values[1],
        2.0 => values[2],
        _ => values[3],
    }
}

fn airy_near(x: f64) -> [f64; 4] {
    let (value, slope) = (0.355_028_053_887_817_2, 0.258_819_403_792_806_8);
    let (mut f, mut g, mut df, mut dg) = (1.0, x, 0.0, 1.0);
    let (mut term_f, mut term_g, cube, mut k) = (1.0, x, x * x * x, 0.0);
    while k < 40.0 {
        k += 1.0;
        let at = 3.0 * k;
        term_f *= cube / (at * (at - 1.0));
        term_g *= cube / (at * (at + 1.0));
        f += term_f;
        g += term_g;
        if x != 0.0 {
            df += term_f * at / x;
            dg += term_g * (at + 1.0) / x;
        }
    }
    let root = 3.0_f64.sqrt();
    [value * f - slope * g, value * df - slope * dg, root * (value * f + slope * g), root * (value * df + slope * dg)]
}

fn airy_far(x: f64) -> [f64; 4] {
    let size = x.abs();
    let root = size.sqrt();
    let zeta = 2.0 / 3.0 * size * root;
    let three = 3.0_f64.sqrt();
    if x > 0.0 {
        let ai = FRAC_1_PI * (x / 3.0).sqrt() * k(1.0 / 3.0, zeta);
        let slope = -x * FRAC_1_PI / three * k(2.0 / 3.0, zeta);
        let bi = (x / 3.0).sqrt() * (i(-1.0 / 3.0, zeta) + i(1.0 / 3.0, zeta));
        return [ai, slope, bi, x / three * (i(-2.0 / 3.0, zeta) + i(2.0 / 3.0, zeta))];
    }
    let ((first, second), (first_slope, second_slope)) = (pair(1.0 / 3.0, zeta), pair(2.0 / 3.0, zeta));
    [
        root / 2.0 * (first - second / three),
        size / 2.0 * (first_slope + second_slope / three),
        -root / 2.0 * (first / three + second),
        size / 2.0 * (first_slope / three - second_slope),
    ]
}
