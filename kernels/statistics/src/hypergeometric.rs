//! Hypergeometric functions of real numbers. Where neither series nor a transformation keeps the digits, NaN.

use libm::tgamma;

/// The sum of a hypergeometric series, and the size of its largest term.
fn series(upper: &[f64], lower: &[f64], x: f64) -> (f64, f64) {
    let (mut term, mut sum, mut largest, mut k) = (1.0, 1.0, 1.0, 0.0);
    while k < 20_000.0 {
        for a in upper {
            term *= a + k;
        }
        for b in lower {
            term /= b + k;
        }
        k += 1.0;
        term *= x / k;
        sum += term;
        largest = f64::max(largest, f64::abs(term));
        if term == 0.0 || (f64::abs(term) < f64::abs(sum) * 1e-17 && k > 10.0) {
            return (sum, largest);
        }
    }
    (f64::NAN, largest)
}

/// The sum, when enough of its digits are left.
fn careful(upper: &[f64], lower: &[f64], x: f64) -> f64 {
    let (sum, largest) = series(upper, lower, x);
    if largest > sum.abs() * 1e5 { f64::NAN } else { sum }
}

fn is_pole(b: f64) -> bool {
    b <= 0.0 && b.fract() == 0.0
}

/// 0F1.
pub(crate) fn zero_one(b: f64, x: f64) -> f64 {
    if is_pole(b) {
        return f64::NAN;
    }
    if (-60.0..=1e5).contains(&x) {
        let value = careful(&[], &[b], x);
        if !value.is_nan() {
            return value;
        }
    }
    let root = x.abs().sqrt();
    let scale = tgamma(b) * root.powf(1.0 - b);
    scale * if x > 0.0 { crate::bessel::i(b - 1.0, 2.0 * root) } else { crate::bessel::j(b - 1.0, 2.0 * root) }
}

/// Kummer's function 1F1.
pub(crate) fn one_one(a: f64, b: f64, x: f64) -> f64 {
    if [a, b, x].iter().any(|value| value.is_nan()) {
        return f64::NAN;
    }
    if is_pole(b) {
        return f64::INFINITY;
    }
    if a == b {
        return x.exp();
    }
    if is_pole(a) {
        return careful(&[a], &[b], x);
    }
    if x < 0.0 {
        // Kummer's transformation: terms of one sign.
        return if x < -700.0 { far_one_one(a, b, x) } else { x.exp() * careful(&[b - a], &[b], -x) };
    }
    careful(&[a], &[b], x)
}

fn far_one_one(a: f64, b: f64, x: f64) -> f64 {
    let scale = tgamma(b) / tgamma(b - a) * (-x).powf(-a);
    let (mut term, mut sum, mut k) = (1.0, 1.0, 0.0);
    while k < 100.0 {
        let next = term * (a + k) * (a - b + 1.0 + k) / ((k + 1.0) * -x);
        if f64::abs(next) > f64::abs(term) {
            break;
        }
        term = next;
        sum += term;
        k += 1.0;
    }
    scale * sum
}

/// Gauss's function 2F1.
pub(crate) fn two_one(a: f64, b: f64, c: f64, x: f64) -> f64 {
    if [a, b, c, x].iter().any(|value| value.is_nan()) {
        return f64::NAN;
    }
    if x == 0.0 {
        return 1.0;
    }
    if is_pole(a) || is_pole(b) {
        let degree = if is_pole(a) { -a } else { -b };
        return if is_pole(c) && -c < degree { f64::INFINITY } else { careful(&[a, b], &[c], x) };
    }
    if is_pole(c) {
        return f64::INFINITY;
    }
    if x > 1.0 {
        return f64::NAN;
    }
    let rest = c - a - b;
    if x == 1.0 {
        return if rest > 0.0 { tgamma(c) * tgamma(rest) / (tgamma(c - a) * tgamma(c - b)) } else { f64::INFINITY };
    }
    if x < -0.5 {
        return (1.0 - x).powf(-a) * two_one(a, c - b, c, x / (x - 1.0));
    }
    if x <= 0.9 || (rest - rest.round()).abs() < 1e-9 {
        return careful(&[a, b], &[c], x);
    }
    let first = tgamma(c) * tgamma(rest) / (tgamma(c - a) * tgamma(c - b)) * careful(&[a, b], &[1.0 - rest], 1.0 - x);
    let second = tgamma(c) * tgamma(-rest) / (tgamma(a) * tgamma(b)) * careful(&[c - a, c - b], &[1.0 + rest], 1.0 - x);
    first + (1.0 - x).powf(rest) * second
}
