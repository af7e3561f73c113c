//! Columns of a matrix, read a row at a time: how many numbers each has, their means and squares, all of them moved and divided,
//! and how far rows are from a mean. NaN is missing.
//!
//! Rows are summed in parts of a fixed size, put together in their order: the number of threads changes no bit.

use rayon::prelude::*;

const ROWS_OF_PART: usize = 4096;

/// What is known of each column.
#[derive(Debug, Clone, PartialEq)]
pub struct Moments {
    /// Rows that are there, by weight.
    pub counts: Vec<f64>,
    pub means: Vec<f64>,
    /// Weighted squares of distances from the mean.
    pub squares: Vec<f64>,
}

/// Reads the matrix twice: squares around a mean that is known lose no digits. Nothing where lengths do not fit each other.
pub fn moments(values: &[f64], n_columns: usize, weights: Option<&[f64]>) -> Option<Moments> {
    let rows = Weighted::new(values, n_columns, weights)?;
    let [counts, totals] =
        rows.sums(|number, factor, _| if number.is_nan() { [0.0; 2] } else { [factor, number * factor] });
    let means: Vec<f64> = totals.iter().zip(&counts).map(|(total, count)| total / count).collect();
    let [corrections, squares] = rows.sums(|number, factor, column| {
        let away = if number.is_nan() { 0.0 } else { number - means[column] };
        [away * factor, away * away * factor]
    });
    // Around the rounded mean the distances do not add up to nothing.
    let corrected = |((square, correction), count): ((&f64, &f64), &f64)| square - correction * correction / count;
    let squares = squares.iter().zip(&corrections).zip(&counts).map(corrected).collect();
    Some(Moments { counts, means, squares })
}

/// The sums of all columns.
pub fn totals(values: &[f64], n_columns: usize) -> Option<Vec<f64>> {
    let rows = Weighted::new(values, n_columns, None)?;
    let [totals] = rows.sums(|number, _, _| [number]);
    Some(totals)
}

/// Writes every number less the `means` and divided by the `scales` of its column, either of which may be missing. Nothing
/// where lengths do not fit each other.
pub fn standardise(
    (values, n_columns): (&[f64], usize),
    means: Option<&[f64]>,
    scales: Option<&[f64]>,
    moved: &mut [f64],
) -> Option<()> {
    let fits = |given: Option<&[f64]>| given.is_none_or(|given| given.len() == n_columns);
    if values.len() != moved.len() || !values.len().is_multiple_of(n_columns.max(1)) || !fits(means) || !fits(scales) {
        return None;
    }
    if values.is_empty() {
        return Some(());
    }
    let (zeros, ones) = (vec![0.0; n_columns], vec![1.0; n_columns]);
    let (means, scales) = (means.unwrap_or(&zeros), scales.unwrap_or(&ones));
    let parts = moved.par_chunks_mut(ROWS_OF_PART * n_columns).zip(values.par_chunks(ROWS_OF_PART * n_columns));
    parts.for_each(|(moved, values)| {
        for (moved, values) in moved.chunks_exact_mut(n_columns).zip(values.chunks_exact(n_columns)) {
            for ((moved, value), (mean, scale)) in moved.iter_mut().zip(values).zip(means.iter().zip(scales)) {
                *moved = (value - mean) / scale;
            }
        }
    });
    Some(())
}

/// For each row the squares of its distances from the `means`, each divided by the variance of its column, added up. Nothing where
/// lengths do not fit each other.
pub fn distances((values, n_columns): (&[f64], usize), means: &[f64], variances: &[f64]) -> Option<Vec<f64>> {
    let n_rows = values.len().checked_div(n_columns)?;
    if values.len() != n_rows * n_columns || means.len() != n_columns || variances.len() != n_columns {
        return None;
    }
    let distance = |row: &[f64]| {
        let squares = row.iter().zip(means).zip(variances);
        squares.map(|((value, mean), variance)| (value - mean) * (value - mean) / variance).sum()
    };
    Some(values.par_chunks_exact(n_columns).with_min_len(ROWS_OF_PART).map(distance).collect())
}

/// A matrix with a weight for each row, or one for all.
struct Weighted<'a> {
    values: &'a [f64],
    n_columns: usize,
    weights: Option<&'a [f64]>,
}

impl<'a> Weighted<'a> {
    fn new(values: &'a [f64], n_columns: usize, weights: Option<&'a [f64]>) -> Option<Self> {
        let n_rows = values.len().checked_div(n_columns)?;
        let do_fit = values.len() == n_rows * n_columns && weights.is_none_or(|weights| weights.len() == n_rows);
        do_fit.then_some(Self { values, n_columns, weights })
    }

    /// For each column the sums over all rows of what `term` makes of a number, its row's weight and its column.
    fn sums<const N: usize>(&self, term: impl Fn(f64, f64, usize) -> [f64; N] + Sync) -> [Vec<f64>; N] {
        let of_part = |part: usize| {
            let (start, end) = (part * ROWS_OF_PART, self.n_rows().min((part + 1) * ROWS_OF_PART));
            let mut sums = vec![[0.0; N]; self.n_columns];
            let rows = self.values[start * self.n_columns..end * self.n_columns].chunks_exact(self.n_columns);
            for (place, row) in rows.enumerate() {
                let factor = self.weights.map_or(1.0, |weights| weights[start + place]);
                for (column, (sums, number)) in sums.iter_mut().zip(row).enumerate() {
                    let terms = term(*number, factor, column);
                    sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term);
                }
            }
            sums
        };
        let n_parts = self.n_rows().div_ceil(ROWS_OF_PART);
        let parts: Vec<Vec<[f64; N]>> = (0..n_parts).into_par_iter().map(of_part).collect();
        std::array::from_fn(|place| {
            (0..self.n_columns).map(|column| parts.iter().map(|sums| sums[column][place]).sum()).collect()
        })
    }

    fn n_rows(&self) -> usize {
        self.values.len() / self.n_columns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weighted_rows_count_as_often_as_they_weigh() {
        let repeated = [1.0, 5.0, 1.0, 5.0, 4.0, -2.0, 2.5, 7.0];
        let once = [1.0, 5.0, 4.0, -2.0, 2.5, 7.0];
        assert_eq!(moments(&once, 2, Some(&[2.0, 1.0, 1.0])), moments(&repeated, 2, None));
    }

    #[test]
    fn missing_numbers_count_for_nothing() {
        let found = moments(&[1.0, f64::NAN, 3.0, f64::NAN], 2, None).unwrap();
        assert_eq!((found.counts, found.means[0], found.squares[0]), (vec![2.0, 0.0], 2.0, 2.0));
        assert!(found.means[1].is_nan());
    }

    #[test]
    fn parts_are_put_together() {
        let n_rows = 2 * ROWS_OF_PART + 3;
        let values: Vec<f64> = (0..2 * n_rows).map(|place| f64::from(u32::try_from(place % 7).unwrap())).collect();
        let found = moments(&values, 2, None).unwrap();
        let column = |first: usize| values.iter().skip(first).step_by(2);
        let mean = column(1).sum::<f64>() / found.counts[1];
        let square: f64 = column(1).map(|value| (value - mean) * (value - mean)).sum();
        assert!((found.means[1] - mean).abs() < 1e-14 && (found.squares[1] / square - 1.0).abs() < 1e-13);
        assert_eq!(totals(&values, 2).unwrap()[0].to_bits(), column(0).sum::<f64>().to_bits());
        let mut moved = vec![0.0; values.len()];
        standardise((&values, 2), Some(&found.means), Some(&[2.0, 4.0]), &mut moved).unwrap();
        let last = 2 * n_rows - 1;
        assert_eq!(moved[last].to_bits(), ((values[last] - found.means[1]) / 4.0).to_bits());
    }

    #[test]
    fn lengths_have_to_fit() {
        assert!(moments(&[1.0; 6], 4, None).is_none() && moments(&[1.0; 6], 3, Some(&[1.0])).is_none());
        assert!(totals(&[], 0).is_none());
        assert!(standardise((&[1.0; 6], 3), Some(&[0.0]), None, &mut [0.0; 6]).is_none());
        assert!(standardise((&[1.0; 6], 3), None, None, &mut [0.0; 3]).is_none());
        assert!(distances((&[1.0; 6], 3), &[0.0; 3], &[1.0; 2]).is_none());
        assert_eq!(distances((&[1.0, 3.0, 2.0, -1.0], 2), &[1.0; 2], &[2.0, 4.0]), Some(vec![1.0, 1.5]));
    }
}
