//! Matrices with far more rows than columns, read once and a few rows at a time: their orthogonal triangle and their products.

use faer::linalg::matmul::triangular::{BlockStructure, matmul};
use faer::{Accum, MatMut, MatRef, Par};
use rayon::prelude::*;

use crate::factor::triangle;
use crate::fold::{Blocks, ROWS_AT_ONCE, narrow_triangle, parts};
use crate::spectral::least_squares;

/// Fewer rows are one matrix, decomposed as any other.
const TALL: usize = 2048;
/// Up to this many columns a triangle is made column by column; wider ones are for faer.
const NARROW: usize = 64;

/// A row-major matrix and the columns beside it, shifted and weighted as they are read.
#[derive(Debug, Clone, Copy)]
pub struct Tall<'a> {
    values: &'a [f64],
    n_columns: usize,
    beside: &'a [f64],
    n_beside: usize,
    /// Taken from each column, first those of the matrix.
    shift: &'a [f64],
    /// What each row is multiplied by; nothing where they stay as they are.
    factors: &'a [f64],
    n_rows: usize,
}

impl<'a> Tall<'a> {
    /// Nothing where lengths do not fit each other.
    pub fn new(
        (values, n_columns): (&'a [f64], usize),
        (beside, n_beside): (&'a [f64], usize),
        shift: &'a [f64],
        factors: &'a [f64],
    ) -> Option<Self> {
        let n_rows = values.len().checked_div(n_columns)?;
        let do_fit = values.len() == n_rows * n_columns
            && beside.len() == n_rows * n_beside
            && shift.len() == n_columns + n_beside
            && (factors.is_empty() || factors.len() == n_rows);
        do_fit.then_some(Self { values, n_columns, beside, n_beside, shift, factors, n_rows })
    }

    /// The `x` nearest to solving `matrix x = beside`, as [`least_squares`] has it.
    pub fn least_squares(&self, cutoff: f64) -> Option<(Vec<f64>, usize, Vec<f64>)> {
        let width = self.width();
        let is_tall = self.n_rows > TALL.max(4 * width);
        let rows = if is_tall { self.triangle() } else { self.row_major(0, self.n_rows) };
        let (mut a, mut b) = (Vec::new(), Vec::new());
        for row in rows.chunks_exact(width) {
            let (own, beside) = row.split_at(self.n_columns);
            a.extend_from_slice(own);
            b.extend_from_slice(beside);
        }
        least_squares(&a, &b, (rows.len() / width, self.n_columns), self.n_beside, cutoff)
    }

    /// The triangle of all columns, row by row; at most as many rows as columns.
    pub fn triangle(&self) -> Vec<f64> {
        let is_narrow = self.width() <= NARROW;
        let narrow = if is_narrow { narrow_triangle(self) } else { None };
        narrow.unwrap_or_else(|| self.wide_triangle())
    }

    /// By faer, some rows at a time and then the triangles of these.
    fn wide_triangle(&self) -> Vec<f64> {
        let width = self.width();
        let at_once = TALL.max(4 * width);
        let starts: Vec<usize> = (0..self.n_rows).step_by(at_once).collect();
        let of = |start: usize| {
            let n_rows = at_once.min(self.n_rows - start);
            triangle(&self.row_major(start, n_rows), n_rows, width)
        };
        let triangles: Vec<Vec<f64>> = starts.into_par_iter().map(of).collect();
        let stacked = triangles.concat();
        let n_rows = stacked.len() / width;
        if n_rows > width { triangle(&stacked, n_rows, width) } else { stacked }
    }

    /// The products of all columns with each other.
    pub fn products(&self) -> Vec<f64> {
        let width = self.width();
        let sums: Vec<Vec<f64>> = parts(self.n_rows).map(|(start, end)| self.products_of_part(start, end)).collect();
        let mut products = vec![0.0; width * width];
        for sums in sums {
            products.iter_mut().zip(sums).for_each(|(product, sum)| *product += sum);
        }
        for row in 0..width {
            for column in 0..row {
                products[column * width + row] = products[row * width + column];
            }
        }
        products
    }

    fn row_major(&self, start: usize, n_rows: usize) -> Vec<f64> {
        let width = self.width();
        let mut block = vec![0.0; n_rows * width];
        for (place, row) in block.chunks_exact_mut(width).enumerate() {
            let at = start + place;
            let own = &self.values[at * self.n_columns..(at + 1) * self.n_columns];
            let beside = &self.beside[at * self.n_beside..(at + 1) * self.n_beside];
            for ((value, given), shift) in row.iter_mut().zip(own.iter().chain(beside)).zip(self.shift) {
                *value = given - shift;
            }
            if let Some(factor) = self.factors.get(at) {
                for value in row.iter_mut() {
                    *value *= factor;
                }
            }
        }
        block
    }

    fn products_of_part(&self, start: usize, end: usize) -> Vec<f64> {
        let width = self.width();
        let mut sums = vec![0.0; width * width];
        let mut block = vec![0.0; ROWS_AT_ONCE * width];
        for first in (start..end).step_by(ROWS_AT_ONCE) {
            let n_rows = ROWS_AT_ONCE.min(end - first);
            let block = &mut block[..n_rows * width];
            self.load(first, n_rows, block);
            let columns = MatRef::from_column_major_slice(block, n_rows, width);
            let (lower, whole) = (BlockStructure::TriangularLower, BlockStructure::Rectangular);
            let target = MatMut::from_row_major_slice_mut(&mut sums, width, width);
            matmul(target, lower, Accum::Add, columns.transpose(), whole, columns, whole, 1.0, Par::Seq);
        }
        sums
    }
}

impl Blocks for Tall<'_> {
    fn n_rows(&self) -> usize {
        self.n_rows
    }

    fn width(&self) -> usize {
        self.n_columns + self.n_beside
    }

    #[expect(clippy::inline_always, reason = "pulp compiles what is inlined for the widest vectors of the processor")]
    #[inline(always)]
    fn load(&self, start: usize, n_rows: usize, block: &mut [f64]) {
        let range = |width: usize| start * width..(start + n_rows) * width;
        let own = (&self.values[range(self.n_columns)], self.n_columns, 0);
        let beside = (&self.beside[range(self.n_beside)], self.n_beside, self.n_columns);
        for (rows, width, first) in [own, beside] {
            for column in 0..width {
                let target = &mut block[(first + column) * n_rows..(first + column + 1) * n_rows];
                let shift = self.shift[first + column];
                for (target, row) in target.iter_mut().zip(rows.chunks_exact(width)) {
                    *target = row[column] - shift;
                }
            }
        }
        if let Some(factors) = self.factors.get(start..start + n_rows) {
            for column in block.chunks_exact_mut(n_rows) {
                column.iter_mut().zip(factors).for_each(|(value, factor)| *value *= factor);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Tall, narrow_triangle};

    /// Whole numbers from -50 to 50, without order.
    fn values(count: usize) -> Vec<f64> {
        (0..count).map(|place| f64::from(u32::try_from(place * place * 7919 % 101).unwrap()) - 50.0).collect()
    }

    fn squared(upper: &[f64], width: usize) -> Vec<f64> {
        let mut products = vec![0.0; width * width];
        for row in upper.chunks_exact(width) {
            for (place, product) in products.iter_mut().enumerate() {
                *product += row[place / width] * row[place % width];
            }
        }
        products
    }

    fn furthest(left: &[f64], right: &[f64]) -> f64 {
        assert_eq!(left.len(), right.len());
        left.iter().zip(right).map(|(one, other)| (one - other).abs()).fold(0.0, f64::max)
    }

    #[test]
    fn triangles_and_products_tell_the_same() {
        let n_rows = 3 * crate::fold::ROWS_OF_PART + 7;
        let (own, beside) = (values(n_rows * 3), values(n_rows * 2));
        let factors: Vec<f64> = (0..n_rows).map(|row| if row % 2 == 0 { 1.0 } else { 2.0 }).collect();
        let shift = [1.0, -2.0, 0.5, 0.0, 3.0];
        let tall = Tall::new((&own, 3), (&beside, 2), &shift, &factors).unwrap();
        let products = tall.products();
        let scale = products[0];
        assert!(furthest(&squared(&narrow_triangle(&tall).unwrap(), 5), &products) < 1e-12 * scale);
        assert!(furthest(&squared(&tall.wide_triangle(), 5), &products) < 1e-12 * scale);
        let by_hand: f64 =
            own.chunks_exact(3).zip(&factors).map(|(row, factor)| ((row[0] - 1.0) * factor).powi(2)).sum();
        assert!((products[0] - by_hand).abs() < 1e-12 * scale);
    }

    #[test]
    fn a_plane_is_found_again() {
        let n_rows = 5000;
        let own = values(n_rows * 2);
        let beside: Vec<f64> = own.chunks_exact(2).map(|row| 3.0 * row[0] - 0.5 * row[1]).collect();
        let tall = Tall::new((&own, 2), (&beside, 1), &[0.0; 3], &[]).unwrap();
        let (found, rank, _) = tall.least_squares(1e-12).unwrap();
        assert_eq!(rank, 2);
        assert!(furthest(&found, &[3.0, -0.5]) < 1e-12);
    }

    #[test]
    fn squares_out_of_range_are_left_to_the_other_way() {
        let own = [1e200, 2e200, -1e200, 1e-200];
        let tall = Tall::new((&own, 2), (&[], 0), &[0.0; 2], &[]).unwrap();
        assert!(narrow_triangle(&tall).is_none());
        assert!(tall.triangle().iter().all(|value| value.is_finite()));
    }

    #[test]
    fn lengths_have_to_fit() {
        assert!(Tall::new((&[1.0; 6], 2), (&[1.0; 3], 1), &[0.0; 3], &[]).is_some());
        assert!(Tall::new((&[1.0; 6], 2), (&[1.0; 2], 1), &[0.0; 3], &[]).is_none());
        assert!(Tall::new((&[1.0; 6], 2), (&[], 0), &[0.0; 3], &[]).is_none());
        assert!(Tall::new((&[1.0; 6], 2), (&[], 0), &[0.0; 2], &[1.0]).is_none());
        assert!(Tall::new((&[], 0), (&[], 0), &[], &[]).is_none());
    }
}
