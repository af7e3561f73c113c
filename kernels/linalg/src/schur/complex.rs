//! The complex Schur form of a Hessenberg matrix: single shifts; subdiagonals are kept real.

use num_complex::Complex64;

use super::Square;
use super::hessenberg::reflect;

type Matrix = Square<Complex64>;

fn size(value: Complex64) -> f64 {
    value.re.abs() + value.im.abs()
}

pub(super) fn triangle(h: &mut Matrix, z: &mut Matrix, low: usize, high: usize) -> Option<Vec<Complex64>> {
    let n = h.n;
    for column in 0..n {
        for row in column + 2..n {
            h[(row, column)] = Complex64::ZERO;
        }
    }
    for row in low + 1..=high {
        let below = h[(row, row - 1)];
        if below.im != 0.0 {
            let factor = (below / size(below)).conj();
            let factor = factor / factor.norm();
            h[(row, row - 1)] = Complex64::new(below.norm(), 0.0);
            rephase(h, z, row, factor, (row, n), (0, (row + 2).min(n)));
        }
    }
    let block = high - low + 1;
    #[expect(clippy::cast_precision_loss, reason = "a matrix has fewer rows than 2**52")]
    let tiny = f64::MIN_POSITIVE * (block as f64 / f64::EPSILON);
    let (mut end, mut steps) = (high, 0);
    for _ in 0..30 * block.max(10) + block {
        let start = split(h, low, end, high, tiny);
        if start > low {
            h[(start, start - 1)] = Complex64::ZERO;
        }
        if start >= end {
            steps = 0;
            if start <= low {
                return Some((0..n).map(|place| h[(place, place)]).collect());
            }
            end = start - 1;
            continue;
        }
        steps += 1;
        let shift = shift(h, start, end, steps);
        sweep(h, z, start, end, shift);
    }
    None
}

/// Multiplies a row (between columns) by a phase and its column (between rows) and that of `z` by the opposite phase.
fn rephase(
    h: &mut Matrix,
    z: &mut Matrix,
    place: usize,
    factor: Complex64,
    columns: (usize, usize),
    rows: (usize, usize),
) {
    for column in columns.0..columns.1 {
        h[(place, column)] *= factor;
    }
    for row in rows.0..rows.1 {
        h[(row, place)] *= factor.conj();
    }
    for row in 0..z.n {
        z[(row, place)] *= factor.conj();
    }
}

fn split(h: &Matrix, low: usize, end: usize, high: usize, tiny: f64) -> usize {
    for k in (low + 1..=end).rev() {
        let below = size(h[(k, k - 1)]);
        if below <= tiny {
            return k;
        }
        let mut around = size(h[(k - 1, k - 1)]) + size(h[(k, k)]);
        if around == 0.0 {
            if k >= low + 2 {
                around += h[(k - 1, k - 2)].re.abs();
            }
            if k < high {
                around += h[(k + 1, k)].re.abs();
            }
        }
        if h[(k, k - 1)].re.abs() <= f64::EPSILON * around {
            let above = size(h[(k - 1, k)]);
            let (ab, ba) = (below.max(above), below.min(above));
            let (corner, gap) = (size(h[(k, k)]), size(h[(k - 1, k - 1)] - h[(k, k)]));
            let (aa, bb) = (corner.max(gap), corner.min(gap));
            let s = aa + ab;
            if ba * (ab / s) <= tiny.max(f64::EPSILON * (bb * (aa / s))) {
                return k;
            }
        }
    }
    low
}

fn shift(h: &Matrix, start: usize, end: usize, steps: usize) -> Complex64 {
    if steps.is_multiple_of(20) {
        return h[(end, end)] + 0.75 * h[(end, end - 1)].re.abs();
    }
    if steps.is_multiple_of(10) {
        return h[(start, start)] + 0.75 * h[(start + 1, start)].re.abs();
    }
    let corner = h[(end, end)];
    let u = h[(end - 1, end)].sqrt() * h[(end, end - 1)].sqrt();
    if size(u) == 0.0 {
        return corner;
    }
    let x = 0.5 * (h[(end - 1, end - 1)] - corner);
    let scale = size(u).max(size(x));
    let mut y = scale * ((x / scale).powi(2) + (u / scale).powi(2)).sqrt();
    if size(x) > 0.0 {
        let way = x / size(x);
        if way.re * y.re + way.im * y.im < 0.0 {
            y = -y;
        }
    }
    corner - u * (u / (x + y))
}

fn sweep(h: &mut Matrix, z: &mut Matrix, start: usize, end: usize, shift: Complex64) {
    let n = h.n;
    let mut m = end - 1;
    let mut v;
    loop {
        let above = h[(m, m)] - shift;
        let below = h[(m + 1, m)].re;
        let s = size(above) + below.abs();
        v = [above / s, Complex64::new(below / s, 0.0)];
        if m == start {
            break;
        }
        let diagonal = size(h[(m, m)]) + size(h[(m + 1, m + 1)]);
        if h[(m, m - 1)].re.abs() * v[1].re.abs() <= f64::EPSILON * (size(v[0]) * diagonal) {
            break;
        }
        m -= 1;
    }
    for k in m..end {
        if k > m {
            v = [h[(k, k - 1)], h[(k + 1, k - 1)]];
        }
        let tau = reflect(&mut v);
        if k > m {
            h[(k, k - 1)] = v[0];
            h[(k + 1, k - 1)] = Complex64::ZERO;
        }
        let second = v[1];
        let share = (tau * second).re;
        for column in k..n {
            let sum = tau.conj() * h[(k, column)] + share * h[(k + 1, column)];
            h[(k, column)] -= sum;
            h[(k + 1, column)] -= sum * second;
        }
        let turn = |matrix: &mut Matrix, row: usize| {
            let sum = tau * matrix[(row, k)] + share * matrix[(row, k + 1)];
            matrix[(row, k)] -= sum;
            matrix[(row, k + 1)] -= sum * second.conj();
        };
        for row in 0..=(k + 2).min(end) {
            turn(h, row);
        }
        for row in 0..n {
            turn(z, row);
        }
        if k == m && m > start {
            let rest = Complex64::ONE - tau;
            let phase = rest / rest.norm();
            h[(m + 1, m)] *= phase.conj();
            if m + 2 <= end {
                h[(m + 2, m + 1)] *= phase;
            }
            for place in (m..=end).filter(|place| *place != m + 1) {
                rephase(h, z, place, phase, (place + 1, n), (0, place));
            }
        }
    }
    let below = h[(end, end - 1)];
    if below.im != 0.0 {
        let length = below.norm();
        h[(end, end - 1)] = Complex64::new(length, 0.0);
        rephase(h, z, end, (below / length).conj(), (end + 1, n), (0, end));
    }
}
