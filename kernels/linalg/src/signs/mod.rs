//! Which of its two signs an eigenvector or a pair of singular vectors has: LAPACK's, whose steps are repeated here.
//!
//! Only signs are taken from here. The vectors themselves are faer's, whose digits are as good.

mod bidiagonal;
mod eigen;
mod sweeps;

use bidiagonal::{Bidiagonal, Reflection, triangle};
use sweeps::{Kept, Side, rotation};

use crate::matrix::Number;

/// Up to this size of the shorter side LAPACK takes the plain algorithm.
const PLAIN: usize = 25;
/// Steps of repeated work above which signs are left as they come.
const WORTHWHILE: usize = 1 << 20;

/// The right singular vectors of a matrix (m, n) with m >= n, the left ones otherwise, as rows, largest value first.
fn vectors<T: Number>(a: &[T], n_rows: usize, n_columns: usize) -> Option<(Side, Vec<f64>)> {
    let (short, long) = (n_rows.min(n_columns), n_rows.max(n_columns));
    if short == 0 || short > PLAIN || short * short * long > WORTHWHILE {
        return None;
    }
    // The longer side comes first.
    let mut tall = vec![0.0; a.len()];
    for (row, values) in a.chunks_exact(n_columns).enumerate() {
        for (column, value) in values.iter().enumerate() {
            let place = if n_rows >= n_columns { row * short + column } else { column * short + row };
            tall[place] = value.real_part();
        }
    }
    let is_much_longer = long >= short * 11 / 6;
    if is_much_longer {
        triangle(&mut tall, short);
    }
    if n_rows >= n_columns { right_vectors(tall, short) } else { left_vectors(tall, short, is_much_longer) }
}

fn right_vectors(tall: Vec<f64>, n: usize) -> Option<(Side, Vec<f64>)> {
    let Bidiagonal { mut diagonal, mut beside, right, .. } = Bidiagonal::of(tall, n);
    let mut kept = Kept::new(Side::Right, n);
    kept.diagonalise(&mut diagonal, &mut beside)?;
    Some((Side::Right, back(kept, &diagonal, &right, 1)))
}

/// `tall` is the transpose of the matrix, or of its lower triangle.
fn left_vectors(mut tall: Vec<f64>, n: usize, is_triangle: bool) -> Option<(Side, Vec<f64>)> {
    if is_triangle {
        for row in 0..n {
            for column in 0..row {
                tall.swap(row * n + column, column * n + row);
            }
        }
        let Bidiagonal { mut diagonal, mut beside, left, .. } = Bidiagonal::of(tall, n);
        let mut kept = Kept::new(Side::Left, n);
        kept.diagonalise(&mut diagonal, &mut beside)?;
        return Some((Side::Left, back(kept, &diagonal, &left, 0)));
    }
    // The matrix itself has its second diagonal below the first: rotations bring it above.
    let Bidiagonal { mut diagonal, mut beside, right, .. } = Bidiagonal::of(tall, n);
    let mut turns = Vec::with_capacity(n);
    for i in 0..n - 1 {
        let (cosine, sine, length) = rotation(diagonal[i], beside[i]);
        diagonal[i] = length;
        beside[i] = sine * diagonal[i + 1];
        diagonal[i + 1] *= cosine;
        turns.push((cosine, sine));
    }
    let mut kept = Kept::new(Side::Left, n);
    kept.diagonalise(&mut diagonal, &mut beside)?;
    for vector in kept.rows.chunks_exact_mut(n) {
        for (j, (cosine, sine)) in turns.iter().enumerate().rev() {
            let (upper, lower) = (vector[j], vector[j + 1]);
            vector[j + 1] = cosine * lower + sine * upper;
            vector[j] = cosine * upper - sine * lower;
        }
    }
    Some((Side::Left, back(kept, &diagonal, &right, 1)))
}

/// The vectors of the bidiagonal matrix taken back through the reflections, in falling order of their values.
fn back(mut kept: Kept, values: &[f64], reflections: &[Reflection], offset: usize) -> Vec<f64> {
    let n = values.len();
    for vector in kept.rows.chunks_exact_mut(n) {
        for (i, reflection) in reflections.iter().enumerate().rev() {
            reflection.apply(&mut vector[i + offset..]);
        }
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|first, second| values[*second].total_cmp(&values[*first]));
    order.into_iter().flat_map(|place| kept.rows[place * n..(place + 1) * n].to_vec()).collect()
}

/// Gives each pair of vectors, `u` (m, k) and `vh` (k', n), the sign that LAPACK gives it, if numbers are real.
pub(crate) fn give<T: Number>(a: &[T], (n_rows, n_columns): (usize, usize), u: &mut [T], vh: &mut [T]) {
    if !T::IS_REAL || n_rows == 0 {
        return;
    }
    let Some((side, rows)) = vectors(a, n_rows, n_columns) else { return };
    let n = n_rows.min(n_columns);
    let stride = u.len() / n_rows;
    for (place, wanted) in rows.chunks_exact(n).enumerate() {
        let found = match side {
            Side::Right => &vh[place * n_columns..][..n],
            Side::Left => &u.iter().skip(place).step_by(stride).copied().collect::<Vec<T>>(),
        };
        let along: f64 = wanted.iter().zip(found).map(|(one, other)| one * other.real_part()).sum();
        // Vectors of equal values are any basis, and have no sign of their own.
        if along < -0.5 {
            vh[place * n_columns..][..n_columns].iter_mut().for_each(|value| *value = -*value);
            u.iter_mut().skip(place).step_by(stride).for_each(|value| *value = -*value);
        }
    }
}

/// Gives the eigenvectors `columns` (n, n) of a symmetric matrix the signs that LAPACK gives them from its lower triangle.
pub(crate) fn give_to_columns<T: Number>(a: &[T], n: usize, columns: &mut [T]) {
    if !T::IS_REAL || n > PLAIN {
        return;
    }
    let Some(rows) = eigen::vectors(a.iter().map(|value| value.real_part()).collect(), n) else { return };
    for (place, wanted) in rows.chunks_exact(n.max(1)).enumerate() {
        let found = columns.iter().skip(place).step_by(n);
        let along: f64 = wanted.iter().zip(found).map(|(one, other)| one * other.real_part()).sum();
        if along < -0.5 {
            columns.iter_mut().skip(place).step_by(n).for_each(|value| *value = -*value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Side, vectors};

    fn signs(a: &[f64], n_rows: usize, n_columns: usize) -> (Side, Vec<bool>) {
        let (side, rows) = vectors(a, n_rows, n_columns).unwrap();
        (side, rows.iter().map(|value| *value > 0.0).collect())
    }

    // What `numpy.linalg` gives for the same matrices.
    #[test]
    fn signs_are_those_of_lapack() {
        let a = [2.0, 1.0, 0.5, 3.0, -1.0, 4.0, 1.0, 0.0, 7.0];
        assert_eq!(signs(&a, 3, 3), (Side::Right, vec![false, true, false, true, true, false, false, true, true]));
        let a = [1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 0.5, -1.0, 2.0, 2.5];
        assert_eq!(signs(&a, 5, 2), (Side::Right, vec![false, false, false, true]));
        assert_eq!(signs(&a, 2, 5), (Side::Left, vec![false, false, false, true]));
        assert_eq!(signs(&a[..6], 2, 3), (Side::Left, vec![false, false, false, true]));
        assert_eq!(signs(&[-3.0], 1, 1), (Side::Right, vec![true]));
    }

    #[test]
    fn signs_of_eigenvectors_are_those_of_lapack() {
        let a = [4.0, 0.0, 0.0, 0.0, 1.0, 3.0, 0.0, 0.0, -2.0, 0.5, 5.0, 0.0, 0.25, 1.5, -1.0, 2.0];
        let rows = super::eigen::vectors(a.to_vec(), 4).unwrap();
        let signs: Vec<bool> = rows.iter().map(|value| *value > 0.0).collect();
        assert_eq!(
            signs,
            vec![
                false, true, false, false, false, true, false, true, true, true, true, true, false, false, true, false
            ]
        );
    }
    #[test]
    fn nothing_has_no_signs() {
        assert_eq!(super::eigen::vectors(Vec::new(), 0), Some(Vec::new()));
        super::give_to_columns::<f64>(&[], 0, &mut []);
        super::give::<f64>(&[], (0, 0), &mut [], &mut []);
    }
}
