//! The real Schur form of a Hessenberg matrix: double shifts, chased down as small bulges.

use num_complex::Complex64;

use super::Square;
use super::hessenberg::reflect;

/// So many steps without a new eigenvalue call for an unusual shift.
const UNUSUAL: usize = 10;

pub(super) fn triangle(h: &mut Square<f64>, z: &mut Square<f64>, low: usize, high: usize) -> Option<Vec<Complex64>> {
    let n = h.n;
    for column in 0..n {
        for row in column + 2..n {
            h[(row, column)] = 0.0;
        }
    }
    let mut values: Vec<Complex64> = (0..n).map(|place| Complex64::new(h[(place, place)], 0.0)).collect();
    let size = high - low + 1;
    #[expect(clippy::cast_precision_loss, reason = "a matrix has fewer rows than 2**52")]
    let tiny = f64::MIN_POSITIVE * (size as f64 / f64::EPSILON);
    let mut end = high;
    let mut steps = 0;
    for _ in 0..30 * size.max(10) + size {
        let start = split(h, low, end, high, tiny);
        if start > low {
            h[(start, start - 1)] = 0.0;
        }
        if start + 1 >= end {
            if start == end {
                values[end] = Complex64::new(h[(end, end)], 0.0);
            } else {
                [values[start], values[end]] = standardise(h, z, end);
            }
            steps = 0;
            if start <= low {
                return Some(values);
            }
            end = start - 1;
            continue;
        }
        steps += 1;
        let shifts = shifts(h, start, end, steps);
        sweep(h, z, start, end, shifts);
    }
    None
}

/// Where the active block begins: the subdiagonal before it is nothing.
fn split(h: &Square<f64>, low: usize, end: usize, high: usize, tiny: f64) -> usize {
    for k in (low + 1..=end).rev() {
        let below = h[(k, k - 1)].abs();
        if below <= tiny {
            return k;
        }
        let mut around = h[(k - 1, k - 1)].abs() + h[(k, k)].abs();
        if around == 0.0 {
            if k >= low + 2 {
                around += h[(k - 1, k - 2)].abs();
            }
            if k < high {
                around += h[(k + 1, k)].abs();
            }
        }
        if below <= f64::EPSILON * around {
            let (ab, ba) = (below.max(h[(k - 1, k)].abs()), below.min(h[(k - 1, k)].abs()));
            let (corner, gap) = (h[(k, k)].abs(), (h[(k - 1, k - 1)] - h[(k, k)]).abs());
            let (aa, bb) = (corner.max(gap), corner.min(gap));
            let s = aa + ab;
            if ba * (ab / s) <= tiny.max(f64::EPSILON * (bb * (aa / s))) {
                return k;
            }
        }
    }
    low
}

/// Real and imaginary parts of both shifts.
fn shifts(h: &Square<f64>, start: usize, end: usize, steps: usize) -> [f64; 4] {
    let unusual = |s: f64, corner: f64| (0.75 * s + corner, -0.4375 * s, s, 0.75 * s + corner);
    let (h11, h12, h21, h22) = if steps.is_multiple_of(2 * UNUSUAL) {
        unusual(h[(end, end - 1)].abs() + h[(end - 1, end - 2)].abs(), h[(end, end)])
    } else if steps.is_multiple_of(UNUSUAL) {
        unusual(h[(start + 1, start)].abs() + h[(start + 2, start + 1)].abs(), h[(start, start)])
    } else {
        (h[(end - 1, end - 1)], h[(end - 1, end)], h[(end, end - 1)], h[(end, end)])
    };
    let s = h11.abs() + h12.abs() + h21.abs() + h22.abs();
    if s == 0.0 {
        return [0.0; 4];
    }
    let (h11, h12, h21, h22) = (h11 / s, h12 / s, h21 / s, h22 / s);
    let half = f64::midpoint(h11, h22);
    let determinant = (h11 - half) * (h22 - half) - h12 * h21;
    let root = determinant.abs().sqrt();
    if determinant >= 0.0 {
        return [half * s, root * s, half * s, -root * s];
    }
    let (first, second) = (half + root, half - root);
    let nearer = if (first - h22).abs() <= (second - h22).abs() { first * s } else { second * s };
    [nearer, 0.0, nearer, 0.0]
}

/// One double step over the block `start..=end`.
fn sweep(h: &mut Square<f64>, z: &mut Square<f64>, start: usize, end: usize, [re1, im1, re2, im2]: [f64; 4]) {
    let n = h.n;
    let mut m = end - 2;
    let mut v;
    loop {
        let s = (h[(m, m)] - re2).abs() + im2.abs() + h[(m + 1, m)].abs();
        let below = h[(m + 1, m)] / s;
        v = [
            below * h[(m, m + 1)] + (h[(m, m)] - re1) * ((h[(m, m)] - re2) / s) - im1 * (im2 / s),
            below * (h[(m, m)] + h[(m + 1, m + 1)] - re1 - re2),
            below * h[(m + 2, m + 1)],
        ];
        let s = v.iter().map(|value| value.abs()).sum::<f64>();
        v = v.map(|value| value / s);
        if m == start {
            break;
        }
        let diagonal = h[(m - 1, m - 1)].abs() + h[(m, m)].abs() + h[(m + 1, m + 1)].abs();
        if h[(m, m - 1)].abs() * (v[1].abs() + v[2].abs()) <= f64::EPSILON * v[0].abs() * diagonal {
            break;
        }
        m -= 1;
    }
    for k in m..end {
        let size = 3.min(end - k + 1);
        if k > m {
            for (place, value) in v.iter_mut().enumerate().take(size) {
                *value = h[(k + place, k - 1)];
            }
        }
        let tau = reflect(&mut v[..size]);
        if k > m {
            h[(k, k - 1)] = v[0];
            for place in 1..size {
                h[(k + place, k - 1)] = 0.0;
            }
        } else if m > start {
            h[(k, k - 1)] *= 1.0 - tau;
        }
        let mut w = v;
        w[0] = 1.0;
        let w = &w[..size];
        for column in k..n {
            let sum = tau * w.iter().enumerate().map(|(place, value)| value * h[(k + place, column)]).sum::<f64>();
            for (place, value) in w.iter().enumerate() {
                h[(k + place, column)] -= sum * value;
            }
        }
        for row in 0..=(k + 3).min(end) {
            turn(h, w, tau, row, k);
        }
        for row in 0..n {
            turn(z, w, tau, row, k);
        }
    }
}

fn turn(matrix: &mut Square<f64>, w: &[f64], tau: f64, row: usize, first: usize) {
    let sum = tau * w.iter().enumerate().map(|(place, value)| value * matrix[(row, first + place)]).sum::<f64>();
    for (place, value) in w.iter().enumerate() {
        matrix[(row, first + place)] -= sum * value;
    }
}

/// Gives the last two rows of a block LAPACK's shape: a triangle, or equal corners where the eigenvalues are complex.
pub(super) fn standardise(h: &mut Square<f64>, z: &mut Square<f64>, end: usize) -> [Complex64; 2] {
    let (n, first) = (h.n, end - 1);
    let block = [h[(first, first)], h[(first, end)], h[(end, first)], h[(end, end)]];
    let ([a, b, c, d], (cosine, sine)) = standard_block(block);
    (h[(first, first)], h[(first, end)], h[(end, first)], h[(end, end)]) = (a, b, c, d);
    for column in end + 1..n {
        let (upper, lower) = (h[(first, column)], h[(end, column)]);
        h[(first, column)] = cosine * upper + sine * lower;
        h[(end, column)] = cosine * lower - sine * upper;
    }
    let rotate = |matrix: &mut Square<f64>, row: usize| {
        let (left, right) = (matrix[(row, first)], matrix[(row, end)]);
        matrix[(row, first)] = cosine * left + sine * right;
        matrix[(row, end)] = cosine * right - sine * left;
    };
    for row in 0..first {
        rotate(h, row);
    }
    for row in 0..n {
        rotate(z, row);
    }
    values_of_block([a, b, c, d])
}

fn values_of_block([a, b, c, d]: [f64; 4]) -> [Complex64; 2] {
    if c == 0.0 {
        return [Complex64::new(a, 0.0), Complex64::new(d, 0.0)];
    }
    let height = b.abs().sqrt() * c.abs().sqrt();
    [Complex64::new(a, height), Complex64::new(d, -height)]
}

/// The eigenvalues of a form whose blocks have LAPACK's shape.
pub(super) fn values_of(t: &Square<f64>) -> Vec<Complex64> {
    let mut values: Vec<Complex64> = (0..t.n).map(|place| Complex64::new(t[(place, place)], 0.0)).collect();
    for first in 0..t.n.saturating_sub(1) {
        let below = t[(first + 1, first)];
        if below != 0.0 {
            let block = [t[(first, first)], t[(first, first + 1)], below, t[(first + 1, first + 1)]];
            [values[first], values[first + 1]] = values_of_block(block);
        }
    }
    values
}

/// The block in standard form, and the cosine and sine of the rotation that made it so.
#[expect(clippy::float_cmp, reason = "equal to the last bit is the case meant")]
fn standard_block([a, b, c, d]: [f64; 4]) -> ([f64; 4], (f64, f64)) {
    let apart = |first: f64, second: f64| first.is_sign_negative() != second.is_sign_negative();
    if c == 0.0 {
        return ([a, b, c, d], (1.0, 0.0));
    }
    if b == 0.0 {
        return ([d, -c, 0.0, a], (0.0, 1.0));
    }
    if a == d && apart(b, c) {
        return ([a, b, c, d], (1.0, 0.0));
    }
    let gap = a - d;
    let half = 0.5 * gap;
    let larger = b.abs().max(c.abs());
    let smaller = b.abs().min(c.abs()) * 1f64.copysign(b) * 1f64.copysign(c);
    let scale = half.abs().max(larger);
    let root = half / scale * half + larger / scale * smaller;
    if root >= 4.0 * f64::EPSILON {
        let z = half + (scale.sqrt() * root.sqrt()).copysign(half);
        let length = c.hypot(z);
        return ([d + z, b - c, 0.0, d - larger / z * smaller], (z / length, c / length));
    }
    let sum = b + c;
    let length = sum.hypot(gap);
    let cosine = (0.5 * (1.0 + sum.abs() / length)).sqrt();
    let sine = -(half / (length * cosine)) * 1f64.copysign(sum);
    let (aa, bb) = (a * cosine + b * sine, b * cosine - a * sine);
    let (cc, dd) = (c * cosine + d * sine, d * cosine - c * sine);
    let (a, b) = (aa * cosine + cc * sine, bb * cosine + dd * sine);
    let (c, d) = (cc * cosine - aa * sine, dd * cosine - bb * sine);
    let middle = 0.5 * (a + d);
    if c == 0.0 {
        return ([middle, b, c, middle], (cosine, sine));
    }
    if b == 0.0 {
        return ([middle, -c, 0.0, middle], (-sine, cosine));
    }
    if apart(b, c) {
        return ([middle, b, c, middle], (cosine, sine));
    }
    let (root_b, root_c) = (b.abs().sqrt(), c.abs().sqrt());
    let p = (root_b * root_c).copysign(c);
    let tau = 1.0 / (b + c).abs().sqrt();
    let (more_cosine, more_sine) = (root_b * tau, root_c * tau);
    let turned = (cosine * more_cosine - sine * more_sine, cosine * more_sine + sine * more_cosine);
    ([middle + p, b - c, 0.0, middle - p], turned)
}
