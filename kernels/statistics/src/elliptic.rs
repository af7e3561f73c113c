//! Elliptic integrals, complete, incomplete and of Carlson, and Jacobi's functions. NaN outside the domain.

use std::f64::consts::{FRAC_PI_2, PI};

/// The complete integral of the first kind, from 1 - m, by the arithmetic-geometric mean.
pub(crate) fn k_of_rest(rest: f64) -> f64 {
    if rest.is_nan() || rest < 0.0 {
        return f64::NAN;
    }
    if rest == 0.0 {
        return f64::INFINITY;
    }
    let (mut a, mut b) = (1.0, rest.sqrt());
    for _ in 0..40 {
        (a, b) = (f64::midpoint(a, b), (a * b).sqrt());
    }
    FRAC_PI_2 / a
}

/// The complete integral of the second kind.
pub(crate) fn e(m: f64) -> f64 {
    if m.is_nan() || m > 1.0 {
        return f64::NAN;
    }
    if m == 1.0 {
        return 1.0;
    }
    if m == f64::NEG_INFINITY {
        return f64::INFINITY;
    }
    rf(0.0, 1.0 - m, 1.0) - m / 3.0 * rd(0.0, 1.0 - m, 1.0)
}

/// The angle within a quarter turn of zero, and how many half turns away it is.
fn reduced(angle: f64) -> (f64, f64) {
    let turns = (angle / PI).round();
    (angle - turns * PI, turns)
}

/// The incomplete integral of the first kind.
pub(crate) fn f_incomplete(angle: f64, m: f64) -> f64 {
    if angle.is_nan() || m.is_nan() || m > 1.0 {
        return f64::NAN;
    }
    if m == 0.0 {
        return angle;
    }
    if m == 1.0 && angle.abs() >= FRAC_PI_2 {
        return f64::INFINITY;
    }
    let (inner, turns) = reduced(angle);
    let (sine, cosine) = inner.sin_cos();
    let part = sine * rf(cosine * cosine, 1.0 - m * sine * sine, 1.0);
    if turns == 0.0 { part } else { 2.0 * turns * k_of_rest(1.0 - m) + part }
}

/// The incomplete integral of the second kind.
pub(crate) fn e_incomplete(angle: f64, m: f64) -> f64 {
    if angle.is_nan() || m.is_nan() || m > 1.0 {
        return f64::NAN;
    }
    if m == 0.0 {
        return angle;
    }
    let (inner, turns) = reduced(angle);
    let (sine, cosine) = inner.sin_cos();
    let rest = 1.0 - m * sine * sine;
    let part = sine * rf(cosine * cosine, rest, 1.0) - m / 3.0 * sine.powi(3) * rd(cosine * cosine, rest, 1.0);
    if turns == 0.0 { part } else { 2.0 * turns * e(m) + part }
}

/// Carlson's symmetric integral of the first kind.
pub(crate) fn rf(x: f64, y: f64, z: f64) -> f64 {
    let n_zero = [x, y, z].iter().filter(|value| **value == 0.0).count();
    if [x, y, z].iter().any(|value| value.is_nan() || *value < 0.0) {
        return f64::NAN;
    }
    if n_zero > 1 {
        return f64::INFINITY;
    }
    let (mut x, mut y, mut z) = (x, y, z);
    loop {
        let mean = (x + y + z) / 3.0;
        let (dx, dy) = (1.0 - x / mean, 1.0 - y / mean);
        let dz = -dx - dy;
        if dx.abs().max(dy.abs()).max(dz.abs()) < 2e-3 || mean.is_infinite() {
            let (e2, e3) = (dx * dy - dz * dz, dx * dy * dz);
            let series =
                1.0 - e2 / 10.0 + e3 / 14.0 + e2 * e2 / 24.0 - 3.0 * e2 * e3 / 44.0 - 5.0 * e2 * e2 * e2 / 208.0
                    + 3.0 * e3 * e3 / 104.0
                    + e2 * e2 * e3 / 16.0;
            return series / mean.sqrt();
        }
        let shift = (x * y).sqrt() + (y * z).sqrt() + (z * x).sqrt();
        (x, y, z) = (0.25 * (x + shift), 0.25 * (y + shift), 0.25 * (z + shift));
    }
}

/// Carlson's degenerate integral of the first kind.
pub(crate) fn rc(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if y == 0.0 {
        return f64::INFINITY;
    }
    if y < 0.0 {
        return (x / (x - y)).sqrt() * rc(x - y, -y);
    }
    if x == y {
        return 1.0 / x.sqrt();
    }
    if x < y {
        let gap = ((y - x) / y).sqrt();
        return gap.asin() / (y - x).sqrt();
    }
    ((x - y) / x).sqrt().atanh() / (x - y).sqrt()
}

/// Carlson's symmetric integral of the second kind.
pub(crate) fn rd(x: f64, y: f64, z: f64) -> f64 {
    if [x, y, z].iter().any(|value| value.is_nan() || *value < 0.0) {
        return f64::NAN;
    }
    if z == 0.0 || (x == 0.0 && y == 0.0) {
        return f64::INFINITY;
    }
    let (mut x, mut y, mut z, mut sum, mut power) = (x, y, z, 0.0, 1.0);
    loop {
        let mean = (x + y + 3.0 * z) / 5.0;
        let (dx, dy) = (1.0 - x / mean, 1.0 - y / mean);
        let dz = -(dx + dy) / 3.0;
        if dx.abs().max(dy.abs()).max(dz.abs()) < 1e-3 || mean.is_infinite() {
            let (xy, zz) = (dx * dy, dz * dz);
            let (e2, e3, e4, e5) = (xy - 6.0 * zz, (3.0 * xy - 8.0 * zz) * dz, 3.0 * (xy - zz) * zz, xy * dz * zz);
            let series =
                1.0 - 3.0 * e2 / 14.0 + e3 / 6.0 + 9.0 * e2 * e2 / 88.0 - 3.0 * e4 / 22.0 - 9.0 * e2 * e3 / 52.0
                    + 3.0 * e5 / 26.0
                    - e2 * e2 * e2 / 16.0
                    + 3.0 * e3 * e3 / 40.0
                    + 3.0 * e2 * e4 / 20.0;
            return 3.0 * sum + power * series / (mean * mean.sqrt());
        }
        let shift = (x * y).sqrt() + (y * z).sqrt() + (z * x).sqrt();
        sum += power / (z.sqrt() * (z + shift));
        power *= 0.25;
        (x, y, z) = (0.25 * (x + shift), 0.25 * (y + shift), 0.25 * (z + shift));
    }
}

/// Carlson's symmetric integral of the third kind, for a positive last argument.
pub(crate) fn rj(x: f64, y: f64, z: f64, p: f64) -> f64 {
    if [x, y, z].iter().any(|value| value.is_nan() || *value < 0.0) || p.is_nan() || p <= 0.0 {
        return f64::NAN;
    }
    let (mut x, mut y, mut z, mut p, mut sum, mut power) = (x, y, z, p, 0.0, 1.0);
    loop {
        let mean = (x + y + z + 2.0 * p) / 5.0;
        let (dx, dy, dz) = (1.0 - x / mean, 1.0 - y / mean, 1.0 - z / mean);
        let dp = -(dx + dy + dz) / 2.0;
        if dx.abs().max(dy.abs()).max(dz.abs()).max(dp.abs()) < 1e-3 || mean.is_infinite() {
            let (pairs, product) = (dx * dy + dx * dz + dy * dz, dx * dy * dz);
            let e2 = pairs - 3.0 * dp * dp;
            let e3 = product + 2.0 * e2 * dp + 4.0 * dp.powi(3);
            let e4 = (2.0 * product + e2 * dp + 3.0 * dp.powi(3)) * dp;
            let e5 = product * dp * dp;
            let series =
                1.0 - 3.0 * e2 / 14.0 + e3 / 6.0 + 9.0 * e2 * e2 / 88.0 - 3.0 * e4 / 22.0 - 9.0 * e2 * e3 / 52.0
                    + 3.0 * e5 / 26.0
                    - e2 * e2 * e2 / 16.0
                    + 3.0 * e3 * e3 / 40.0
                    + 3.0 * e2 * e4 / 20.0;
            return 6.0 * sum + power * series / (mean * mean.sqrt());
        }
        let shift = (x * y).sqrt() + (y * z).sqrt() + (z * x).sqrt();
        let delta = (p.sqrt() + x.sqrt()) * (p.sqrt() + y.sqrt()) * (p.sqrt() + z.sqrt());
        let gap = (p - x) * (p - y) * (p - z) / (delta * delta);
        sum += power / delta * rc(1.0, 1.0 + gap);
        power *= 0.25;
        (x, y, z, p) = (0.25 * (x + shift), 0.25 * (y + shift), 0.25 * (z + shift), 0.25 * (p + shift));
    }
}

/// Carlson's completely symmetric integral of the second kind.
pub(crate) fn rg(x: f64, y: f64, z: f64) -> f64 {
    if [x, y, z].iter().any(|value| value.is_nan() || *value < 0.0) {
        return f64::NAN;
    }
    let mut sorted = [x, y, z];
    sorted.sort_by(f64::total_cmp);
    let [low, middle, high] = sorted;
    if middle == 0.0 {
        return high.sqrt() / 2.0;
    }
    if low == high {
        return low.sqrt();
    }
    let lead = (low * high / middle).sqrt();
    0.5 * (middle * rf(low, middle, high) - (low - middle) * (high - middle) * rd(low, high, middle) / 3.0 + lead)
}

/// Jacobi's sn, cn, dn and the angle, by their number.
pub(crate) fn jacobi(which: f64, u: f64, m: f64) -> f64 {
    if m.is_nan() || u.is_nan() || !(0.0..=1.0).contains(&m) {
        return f64::NAN;
    }
    let angle = amplitude(u, m);
    let (sine, cosine) = if m == 1.0 { (u.tanh(), 1.0 / u.cosh()) } else { angle.sin_cos() };
    match which {
        0.0 => sine,
        1.0 => cosine,
        2.0 if m == 1.0 => cosine,
        2.0 => (1.0 - m * sine * sine).sqrt(),
        _ => angle,
    }
}

/// The angle whose incomplete integral is u, by descending Landen steps.
fn amplitude(u: f64, m: f64) -> f64 {
    if m == 1.0 {
        return 2.0 * u.exp().atan() - FRAC_PI_2;
    }
    let (mut a, mut b, mut c) = (1.0, (1.0 - m).sqrt(), m.sqrt());
    let (mut quotients, mut doubled) = (Vec::new(), u);
    while f64::abs(c) > f64::EPSILON && quotients.len() < 30 {
        let mean = f64::midpoint(a, b);
        (c, b, a) = (0.5 * (a - b), (a * b).sqrt(), mean);
        quotients.push(c / a);
        doubled *= 2.0;
    }
    let mut angle = doubled * a;
    for quotient in quotients.iter().rev() {
        angle = 0.5 * ((quotient * angle.sin()).asin() + angle);
    }
    angle
}
