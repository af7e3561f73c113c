//! Eigenvalues of two by two real matrices, in the order and with the rounding LAPACK has.

use num_complex::Complex64;

/// The eigenvalues of [[a, b], [c, d]]: rotated to a triangle where they are real, to equal diagonals where they are not.
#[expect(clippy::float_cmp, reason = "equal to the last bit is the case meant")]
pub(crate) fn eigenvalues_of_pair([a, b, c, d]: [f64; 4]) -> [Complex64; 2] {
    let real = |first: f64, second: f64| [Complex64::new(first, 0.0), Complex64::new(second, 0.0)];
    let apart = |middle: f64, b: f64, c: f64| {
        let height = b.abs().sqrt() * c.abs().sqrt();
        [Complex64::new(middle, height), Complex64::new(middle, -height)]
    };
    if c == 0.0 {
        return real(a, d);
    }
    if b == 0.0 {
        return real(d, a);
    }
    if a == d && (b < 0.0) != (c < 0.0) {
        return apart(a, b, c);
    }
    let half = 0.5 * (a - d);
    let larger = b.abs().max(c.abs());
    let smaller = b.abs().min(c.abs()) * b.signum() * c.signum();
    let scale = half.abs().max(larger);
    let root = half / scale * half + larger / scale * smaller;
    if root >= 4.0 * f64::EPSILON {
        let z = half + (scale.sqrt() * root.sqrt()).copysign(half);
        return real(d + z, d - larger / z * smaller);
    }
    // Complex, or real and nearly equal: the diagonals are made equal.
    let sum = b + c;
    let length = sum.hypot(a - d);
    let cosine = (0.5 * (1.0 + sum.abs() / length)).sqrt();
    let sine = -(half / (length * cosine)) * 1f64.copysign(sum);
    let (aa, bb) = (a * cosine + b * sine, b * cosine - a * sine);
    let (cc, dd) = (c * cosine + d * sine, d * cosine - c * sine);
    let (a, b) = (aa * cosine + cc * sine, bb * cosine + dd * sine);
    let (c, d) = (cc * cosine - aa * sine, dd * cosine - bb * sine);
    let middle = 0.5 * (a + d);
    if c == 0.0 || b == 0.0 {
        return real(middle, middle);
    }
    if (b < 0.0) == (c < 0.0) {
        let p = (b.abs().sqrt() * c.abs().sqrt()).copysign(c);
        return real(middle + p, middle - p);
    }
    apart(middle, b, c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_is_that_of_the_rotation() {
        let values = |matrix: [f64; 4]| eigenvalues_of_pair(matrix).map(|value| (value.re, value.im));
        assert_eq!(values([0.0, 4.0, 1.0, 0.0]), [(2.0, 0.0), (-2.0, 0.0)]);
        assert_eq!(values([1.0, 0.0, 3.0, 2.0]), [(2.0, 0.0), (1.0, 0.0)]);
        assert_eq!(values([0.0, 1.0, -1.0, 0.0]), [(0.0, 1.0), (0.0, -1.0)]);
    }
}
