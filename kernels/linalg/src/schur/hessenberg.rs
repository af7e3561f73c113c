//! Hessenberg form by Householder's reflections.

use super::Square;
use crate::matrix::Number;

/// `a = q h q*`.
pub struct Hessenberg<T> {
    pub h: Square<T>,
    pub q: Square<T>,
}

/// Turns `values` into (length, 0, ...) and returns the factor of the reflection; its vector starts with 1 and goes on
/// with what stands in `values[1..]` afterwards.
pub(super) fn reflect<T: Number>(values: &mut [T]) -> T {
    let alpha = values[0];
    let rest = values[1..].iter().fold(0.0_f64, |length, value| length.hypot(value.magnitude()));
    if rest == 0.0 && alpha.imaginary_part() == 0.0 {
        return T::from_real(0.0);
    }
    let beta = -alpha.magnitude().hypot(rest).copysign(alpha.real_part());
    let tau = T::of_parts((beta - alpha.real_part()) / beta, -alpha.imaginary_part() / beta);
    let factor = T::from_real(1.0) / (alpha - T::from_real(beta));
    for value in &mut values[1..] {
        *value *= factor;
    }
    values[0] = T::from_real(beta);
    tau
}

pub fn hessenberg<T: Number>(mut h: Square<T>, low: usize, high: usize) -> Hessenberg<T> {
    let n = h.n;
    let mut q = Square::identity(n);
    for step in low..high {
        let mut v: Vec<T> = (step + 1..=high).map(|row| h[(row, step)]).collect();
        let tau = reflect(&mut v);
        let beta = v[0];
        v[0] = T::from_real(1.0);
        for row in 0..=high {
            from_right(&mut h, &v, tau, row, step + 1);
        }
        for column in step + 1..n {
            let sum = v
                .iter()
                .enumerate()
                .fold(T::from_real(0.0), |sum, (place, value)| sum + value.conjugate() * h[(step + 1 + place, column)]);
            let sum = tau.conjugate() * sum;
            for (place, value) in v.iter().enumerate() {
                h[(step + 1 + place, column)] -= *value * sum;
            }
        }
        h[(step + 1, step)] = beta;
        for row in step + 2..=high {
            h[(row, step)] = T::from_real(0.0);
        }
        for row in 0..n {
            from_right(&mut q, &v, tau, row, step + 1);
        }
    }
    Hessenberg { h, q }
}

fn from_right<T: Number>(matrix: &mut Square<T>, v: &[T], tau: T, row: usize, first: usize) {
    let sum =
        v.iter().enumerate().fold(T::from_real(0.0), |sum, (place, value)| sum + matrix[(row, first + place)] * *value);
    let sum = tau * sum;
    for (place, value) in v.iter().enumerate() {
        matrix[(row, first + place)] -= sum * value.conjugate();
    }
}
