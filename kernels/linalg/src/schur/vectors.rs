//! Eigenvectors from a Schur form, by solving upwards.

use num_complex::Complex64;

use super::Square;

pub(super) fn of_complex(t: &Square<Complex64>, z: &Square<Complex64>) -> Square<Complex64> {
    let n = t.n;
    let mut found = Square { values: vec![Complex64::ZERO; n * n], n };
    for column in 0..n {
        let mut x = vec![Complex64::ZERO; n];
        x[column] = Complex64::ONE;
        solve_above(t, &mut x, t[(column, column)], column, column);
        store(&mut found, z, &x, column);
    }
    found
}

pub(super) fn of_real(t: &Square<f64>, z: &Square<f64>, values: &[Complex64]) -> Square<Complex64> {
    let n = t.n;
    let complex = |matrix: &Square<f64>| Square {
        values: matrix.values.iter().map(|value| Complex64::new(*value, 0.0)).collect(),
        n,
    };
    let (wide_t, wide_z) = (complex(t), complex(z));
    let mut found = Square { values: vec![Complex64::ZERO; n * n], n };
    let mut column = 0;
    while column < n {
        let mut x = vec![Complex64::ZERO; n];
        let value = values[column];
        if value.im == 0.0 || column + 1 == n {
            x[column] = Complex64::ONE;
            solve_above(&wide_t, &mut x, value, column, column);
            store(&mut found, &wide_z, &x, column);
            column += 1;
            continue;
        }
        let (above, below) = (t[(column, column + 1)], t[(column + 1, column)]);
        (x[column], x[column + 1]) = if above.abs() >= below.abs() {
            (Complex64::ONE, Complex64::new(0.0, value.im / above))
        } else {
            (Complex64::new(-value.im / below, 0.0), Complex64::new(0.0, 1.0))
        };
        solve_above(&wide_t, &mut x, value, column, column + 1);
        store(&mut found, &wide_z, &x, column);
        for row in 0..n {
            found[(row, column + 1)] = found[(row, column)].conj();
        }
        column += 2;
    }
    found
}

/// Fills `x[..first]` so that `(t - value) x` is zero there; `t` may have blocks of two.
fn solve_above(t: &Square<Complex64>, x: &mut [Complex64], value: Complex64, first: usize, last: usize) {
    let size = t.values.iter().map(|entry| entry.norm()).fold(0.0, f64::max);
    let smallest = (f64::EPSILON * (value.re.abs() + value.im.abs()))
        .max(f64::MIN_POSITIVE * size / f64::EPSILON)
        .max(f64::MIN_POSITIVE);
    let mut row = first;
    while row > 0 {
        row -= 1;
        let right = |row: usize, x: &[Complex64]| {
            -(row + 1..=last).map(|column| t[(row, column)] * x[column]).sum::<Complex64>()
        };
        let paired = row > 0 && t[(row, row - 1)] != Complex64::ZERO;
        if !paired {
            let sum = right(row, x);
            x[row] = sum / guarded(t[(row, row)] - value, smallest);
            continue;
        }
        let top = row - 1;
        x[row] = Complex64::ZERO;
        let (b1, b2) = (right(top, x), right(row, x));
        let (a, b, c, d) = (t[(top, top)] - value, t[(top, row)], t[(row, top)], t[(row, row)] - value);
        let determinant = guarded(a * d - b * c, smallest * smallest);
        x[top] = (b1 * d - b * b2) / determinant;
        x[row] = (a * b2 - c * b1) / determinant;
        row = top;
    }
}

fn guarded(value: Complex64, least: f64) -> Complex64 {
    if value.re.abs() + value.im.abs() < least { Complex64::new(least, 0.0) } else { value }
}

fn store(found: &mut Square<Complex64>, z: &Square<Complex64>, x: &[Complex64], column: usize) {
    for row in 0..z.n {
        found[(row, column)] = x.iter().enumerate().map(|(place, value)| z[(row, place)] * value).sum();
    }
}

/// Columns of length one; of complex ones the largest entry is real.
pub(super) fn normalise(vectors: &mut Square<Complex64>, values: &[Complex64], is_real: bool) {
    let n = vectors.n;
    for (column, value) in values.iter().enumerate() {
        let length = (0..n).fold(0.0_f64, |length, row| length.hypot(vectors[(row, column)].norm()));
        for row in 0..n {
            vectors[(row, column)] /= length;
        }
        if is_real && value.im == 0.0 {
            continue;
        }
        if is_real && value.im < 0.0 {
            for row in 0..n {
                vectors[(row, column)] = vectors[(row, column - 1)].conj();
            }
            continue;
        }
        let mut largest = 0;
        for row in 1..n {
            if vectors[(row, column)].norm_sqr() > vectors[(largest, column)].norm_sqr() {
                largest = row;
            }
        }
        let entry = vectors[(largest, column)];
        let mut phase = entry.conj() / entry.norm();
        if is_real && entry.re < 0.0 {
            phase = -phase;
        }
        for row in 0..n {
            vectors[(row, column)] *= phase;
        }
        vectors[(largest, column)].im = 0.0;
    }
}
