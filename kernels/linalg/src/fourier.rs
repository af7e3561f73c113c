//! Fourier transforms of rows, without scaling.

use num_complex::Complex64;
use rustfft::FftPlanner;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    Forward,
    Inverse,
}

/// Transforms each row of `n` values in place.
pub fn complex_transform(rows: &mut [Complex64], n: usize, direction: Direction) {
    if n == 0 || rows.is_empty() {
        return;
    }
    let mut planner = FftPlanner::new();
    let plan = match direction {
        Direction::Forward => planner.plan_fft_forward(n),
        Direction::Inverse => planner.plan_fft_inverse(n),
    };
    plan.process(rows);
}

/// The first `n / 2 + 1` values of the transform of each real row.
pub fn real_transform(rows: &[f64], n: usize) -> Vec<Complex64> {
    if n == 0 {
        return Vec::new();
    }
    let mut complex: Vec<Complex64> = rows.iter().map(|value| Complex64::new(*value, 0.0)).collect();
    complex_transform(&mut complex, n, Direction::Forward);
    complex.chunks(n).flat_map(|row| row[..=n / 2].iter().copied()).collect()
}

/// Real rows of `n` values from their first `n / 2 + 1` transformed ones, which must be given.
pub fn real_inverse(rows: &[Complex64], n: usize) -> Vec<f64> {
    let n_given = n / 2 + 1;
    let mut full = Vec::with_capacity(rows.len() / n_given * n);
    for row in rows.chunks(n_given) {
        full.push(Complex64::new(row[0].re, 0.0));
        full.extend((1..n).map(|place| if place < n_given { row[place] } else { row[n - place].conj() }));
        if n.is_multiple_of(2) && n > 0 {
            let nyquist = full.len() - n + n / 2;
            full[nyquist].im = 0.0;
        }
    }
    complex_transform(&mut full, n, Direction::Inverse);
    full.into_iter().map(|value| value.re).collect()
}
