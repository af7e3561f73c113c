//! Schur forms whose chosen eigenvalues come first: neighbours on the diagonal are exchanged, step for step as LAPACK does it.

use num_complex::Complex64;

use super::hessenberg::reflect;
use super::{Schur, Square, real};

/// The form with the chosen eigenvalues first, and how many they are; a pair of conjugate ones is chosen by either. Nothing
/// where two blocks are too close to be told apart.
pub fn reorder_real(t: Square<f64>, z: Square<f64>, chosen: &[bool]) -> Option<(Schur<f64>, usize)> {
    let n = t.n;
    let (mut t, mut z) = (t, z);
    let mut first = 0;
    let mut count = 0;
    while first < n {
        let size = block_size(&t, first);
        if chosen[first..first + size].contains(&true) {
            raise(&mut t, &mut z, first, count)?;
            count += size;
        }
        first += size;
    }
    let values = real::values_of(&t);
    Some((Schur { t, z, values }, count))
}

fn block_size(t: &Square<f64>, first: usize) -> usize {
    if first + 1 < t.n && t[(first + 1, first)] != 0.0 { 2 } else { 1 }
}

/// Moves the block at `from` up to `to`.
fn raise(t: &mut Square<f64>, z: &mut Square<f64>, from: usize, to: usize) -> Option<()> {
    let size = block_size(t, from);
    let mut here = from;
    while here > to {
        let above = if here >= to + 2 && t[(here - 1, here - 2)] != 0.0 { 2 } else { 1 };
        exchange(t, z, here - above, above, size)?;
        here -= above;
        // The exchange may have made two real eigenvalues of the pair.
        if size == 2 && t[(here + 1, here)] == 0.0 {
            raise(t, z, here, to)?;
            return raise(t, z, here + 1, to + 1);
        }
    }
    Some(())
}

/// Exchanges two neighbouring blocks, of `upper` rows from `first` on and of `lower` rows after them.
fn exchange(t: &mut Square<f64>, z: &mut Square<f64>, first: usize, upper: usize, lower: usize) -> Option<()> {
    if upper == 1 && lower == 1 {
        exchange_singles(t, z, first);
        return Some(());
    }
    let last = first + upper + lower;
    let largest = (first..last)
        .flat_map(|row| (first..last).map(move |column| (row, column)))
        .fold(0.0_f64, |largest, place| largest.max(t[place].abs()));
    let small = (10.0 * f64::EPSILON * largest).max(f64::MIN_POSITIVE / f64::EPSILON);
    let x = link(t, first, upper, lower);
    let (before_t, before_z) = (t.clone(), z.clone());
    let corners = (t[(first, first)], t[(last - 1, last - 1)]);
    match (upper, lower) {
        (1, _) => {
            let mut v = [x[0][1], 1.0, x[0][0]];
            let tau = reflect(&mut v);
            turn(t, z, [v[1], v[2], 1.0], tau, first);
            t[(last - 1, last - 1)] = corners.0;
        }
        (_, 1) => {
            let mut v = [-x[0][0], -x[1][0], 1.0];
            let tau = reflect(&mut v);
            turn(t, z, [1.0, v[1], v[2]], tau, first);
            t[(first, first)] = corners.1;
        }
        _ => {
            let mut v = [-x[0][0], -x[1][0], 1.0];
            let tau = reflect(&mut v);
            let share = -tau * (x[0][1] + v[1] * x[1][1]);
            let mut w = [-share * v[1] - x[1][1], -share * v[2], 1.0];
            let second = reflect(&mut w);
            turn(t, z, [1.0, v[1], v[2]], tau, first);
            turn(t, z, [1.0, w[1], w[2]], second, first + 1);
        }
    }
    for row in first + lower..last {
        for column in first..first + lower {
            if t[(row, column)].abs() > small {
                (*t, *z) = (before_t, before_z);
                return None;
            }
            t[(row, column)] = 0.0;
        }
    }
    for (place, size) in [(first, lower), (first + lower, upper)] {
        if size == 2 {
            real::standardise(t, z, place + 1);
        }
    }
    Some(())
}

fn exchange_singles(t: &mut Square<f64>, z: &mut Square<f64>, first: usize) {
    let (n, second) = (t.n, first + 1);
    let (upper, lower) = (t[(first, first)], t[(second, second)]);
    let (f, g) = (t[(first, second)], lower - upper);
    let (cosine, sine) = if g == 0.0 {
        (1.0, 0.0)
    } else if f == 0.0 {
        (0.0, 1f64.copysign(g))
    } else {
        let length = f.hypot(g);
        (f.abs() / length, g / length.copysign(f))
    };
    for column in second + 1..n {
        let (a, b) = (t[(first, column)], t[(second, column)]);
        (t[(first, column)], t[(second, column)]) = (cosine * a + sine * b, cosine * b - sine * a);
    }
    let rotate = |matrix: &mut Square<f64>, row: usize| {
        let (a, b) = (matrix[(row, first)], matrix[(row, second)]);
        (matrix[(row, first)], matrix[(row, second)]) = (cosine * a + sine * b, cosine * b - sine * a);
    };
    (0..first).for_each(|row| rotate(t, row));
    (0..n).for_each(|row| rotate(z, row));
    (t[(first, first)], t[(second, second)]) = (lower, upper);
}

/// A reflection of three neighbouring rows and columns.
fn turn(t: &mut Square<f64>, z: &mut Square<f64>, v: [f64; 3], tau: f64, first: usize) {
    let n = t.n;
    for column in 0..n {
        let sum = tau * (0..3).map(|place| v[place] * t[(first + place, column)]).sum::<f64>();
        for (place, share) in v.iter().enumerate() {
            t[(first + place, column)] -= sum * share;
        }
    }
    for matrix in [t, z] {
        for row in 0..n {
            let sum = tau * (0..3).map(|place| v[place] * matrix[(row, first + place)]).sum::<f64>();
            for (place, share) in v.iter().enumerate() {
                matrix[(row, first + place)] -= sum * share;
            }
        }
    }
}

/// The x with `a x - x b = c`, where a and b are the blocks and c is what stands beside a and above b.
fn link(t: &Square<f64>, first: usize, upper: usize, lower: usize) -> [[f64; 2]; 2] {
    let size = upper * lower;
    let middle = first + upper;
    let mut system = [[0.0; 5]; 4];
    for (row, equation) in system.iter_mut().enumerate().take(size) {
        let (i, j) = (row / lower, row % lower);
        for k in 0..upper {
            equation[k * lower + j] += t[(first + i, first + k)];
        }
        for k in 0..lower {
            equation[i * lower + k] -= t[(middle + k, middle + j)];
        }
        equation[4] = t[(first + i, middle + j)];
    }
    let solved = eliminate(system, size);
    let mut x = [[0.0; 2]; 2];
    for (place, value) in solved.into_iter().enumerate().take(size) {
        x[place / lower][place % lower] = value;
    }
    x
}

/// Gauss's elimination with the largest of all entries as pivot. Pivots of nothing become tiny ones.
fn eliminate(mut system: [[f64; 5]; 4], size: usize) -> [f64; 4] {
    let mut order = [0, 1, 2, 3];
    for step in 0..size {
        let places = (step..size).flat_map(|row| (step..size).map(move |column| (row, column)));
        let entry = |place: (usize, usize)| system[place.0][place.1].abs();
        let pivot = places.fold((step, step), |best, place| if entry(place) > entry(best) { place } else { best });
        system.swap(step, pivot.0);
        for equation in &mut system {
            equation.swap(step, pivot.1);
        }
        order.swap(step, pivot.1);
        if system[step][step] == 0.0 {
            system[step][step] = f64::MIN_POSITIVE / f64::EPSILON;
        }
        let pivot = system[step];
        for equation in &mut system[step + 1..size] {
            let factor = equation[step] / pivot[step];
            for (value, leading) in equation.iter_mut().zip(pivot).skip(step) {
                *value -= factor * leading;
            }
        }
    }
    let mut solved = [0.0; 4];
    for step in (0..size).rev() {
        let known: f64 = (step + 1..size).map(|column| system[step][column] * solved[order[column]]).sum();
        solved[order[step]] = (system[step][4] - known) / system[step][step];
    }
    solved
}

/// The complex form with the chosen eigenvalues first, and how many they are.
pub fn reorder_complex(t: Square<Complex64>, z: Square<Complex64>, chosen: &[bool]) -> (Schur<Complex64>, usize) {
    let (mut t, mut z) = (t, z);
    let mut count = 0;
    for place in (0..t.n).filter(|place| chosen[*place]) {
        for first in (count..place).rev() {
            exchange_complex(&mut t, &mut z, first);
        }
        count += 1;
    }
    let values = (0..t.n).map(|place| t[(place, place)]).collect();
    (Schur { t, z, values }, count)
}

fn exchange_complex(t: &mut Square<Complex64>, z: &mut Square<Complex64>, first: usize) {
    let (n, second) = (t.n, first + 1);
    let (upper, lower) = (t[(first, first)], t[(second, second)]);
    let (cosine, sine) = rotation(t[(first, second)], lower - upper);
    for column in second + 1..n {
        let (a, b) = (t[(first, column)], t[(second, column)]);
        (t[(first, column)], t[(second, column)]) = (cosine * a + sine * b, cosine * b - sine.conj() * a);
    }
    let rotate = |matrix: &mut Square<Complex64>, row: usize| {
        let (a, b) = (matrix[(row, first)], matrix[(row, second)]);
        (matrix[(row, first)], matrix[(row, second)]) = (cosine * a + sine.conj() * b, cosine * b - sine * a);
    };
    (0..first).for_each(|row| rotate(t, row));
    (0..n).for_each(|row| rotate(z, row));
    (t[(first, first)], t[(second, second)]) = (lower, upper);
}

/// Cosine and sine of the turn that brings (f, g) to (r, 0).
pub(crate) fn rotation(f: Complex64, g: Complex64) -> (f64, Complex64) {
    if g == Complex64::ZERO {
        return (1.0, Complex64::ZERO);
    }
    if f == Complex64::ZERO {
        return (0.0, g.conj() / g.norm());
    }
    let length = f.norm().hypot(g.norm());
    (f.norm() / length, g.conj() / length * (f / f.norm()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schur::{complex_schur, real_schur};

    fn product(parts: &[&[f64]], n: usize) -> Vec<f64> {
        let first = parts[0].to_vec();
        parts[1..].iter().fold(first, |left, right| {
            (0..n * n).map(|place| (0..n).map(|k| left[place / n * n + k] * right[k * n + place % n]).sum()).collect()
        })
    }

    fn transposed(a: &[f64], n: usize) -> Vec<f64> {
        (0..n * n).map(|place| a[place % n * n + place / n]).collect()
    }

    #[test]
    fn chosen_values_come_first_and_the_matrix_stays() {
        let n = 7;
        let a: Vec<f64> = (0..n * n).map(|place| f64::from(u32::try_from(place * 37 % 23).unwrap()) - 11.0).collect();
        let plain = real_schur(&a, n).unwrap();
        let chosen: Vec<bool> = plain.values.iter().map(|value| value.re < 0.0).collect();
        let (found, count) = reorder_real(plain.t, plain.z, &chosen).unwrap();
        assert_eq!(count, chosen.iter().filter(|is_chosen| **is_chosen).count());
        let negative: Vec<bool> = found.values.iter().map(|value| value.re < 0.0).collect();
        assert_eq!(negative, (0..n).map(|place| place < count).collect::<Vec<_>>());
        let back = product(&[&found.z.values, &found.t.values, &transposed(&found.z.values, n)], n);
        assert!(back.iter().zip(&a).all(|(found, given)| (found - given).abs() < 1e-11));
    }

    #[test]
    fn complex_values_keep_their_trace() {
        let n = 5;
        let a: Vec<Complex64> = (0..n * n)
            .map(|place| {
                Complex64::from_polar(
                    1.0 + f64::from(u32::try_from(place % 7).unwrap()),
                    0.7 * f64::from(u32::try_from(place * place % 11).unwrap()),
                )
            })
            .collect();
        let plain = complex_schur(&a, n).unwrap();
        let chosen: Vec<bool> = plain.values.iter().map(|value| value.im > 0.0).collect();
        let (found, count) = reorder_complex(plain.t, plain.z, &chosen);
        let above: Vec<bool> = found.values.iter().map(|value| value.im > 0.0).collect();
        assert_eq!(above, (0..n).map(|place| place < count).collect::<Vec<_>>());
        let back = |row: usize, column: usize| -> Complex64 {
            (0..n * n).map(|k| found.z[(row, k / n)] * found.t[(k / n, k % n)] * found.z[(column, k % n)].conj()).sum()
        };
        assert!((0..n * n).all(|place| (back(place / n, place % n) - a[place]).norm() < 1e-11));
    }
}
