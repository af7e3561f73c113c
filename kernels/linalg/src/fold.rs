//! The triangle of a matrix with far more rows than columns, by reflections of a few rows at a time.
//!
//! Rows are cut into parts whose number depends on the matrix alone, and parts are put together in their order: the number of
//! threads changes no bit.

#![expect(clippy::inline_always, reason = "pulp compiles what is inlined for the widest vectors of the processor")]

use rayon::prelude::*;

/// Rows that are worked on together: narrow ones stay in the nearest cache.
pub(crate) const ROWS_AT_ONCE: usize = 128;
/// Sums of squares that have lost no digits.
const SAFE: std::ops::Range<f64> = 1e-280..1e280;
/// Rows for which a part of its own is worth while, and the most parts.
pub(crate) const ROWS_OF_PART: usize = 4096;
const MOST_PARTS: usize = 32;

/// Rows of a matrix, wherever they stand.
pub(crate) trait Blocks: Sync {
    fn n_rows(&self) -> usize;
    fn width(&self) -> usize;
    /// Columns of some rows, one after the other. Always to be inlined, so that it runs in wide vectors too.
    fn load(&self, start: usize, n_rows: usize, block: &mut [f64]);
}

/// Columns of the same length, one after the other, and one more beside them.
struct Columns<'a> {
    values: &'a [f64],
    beside: &'a [f64],
}

impl Blocks for Columns<'_> {
    fn n_rows(&self) -> usize {
        self.beside.len()
    }

    fn width(&self) -> usize {
        self.values.len() / self.beside.len() + 1
    }

    #[inline(always)]
    fn load(&self, start: usize, n_rows: usize, block: &mut [f64]) {
        let columns = self.values.chunks_exact(self.beside.len()).chain([self.beside]);
        for (target, column) in block.chunks_exact_mut(n_rows).zip(columns) {
            target.copy_from_slice(&column[start..start + n_rows]);
        }
    }
}

/// Triangles, row by row, one below the other.
struct Stacked<'a> {
    values: &'a [f64],
    width: usize,
}

impl Blocks for Stacked<'_> {
    fn n_rows(&self) -> usize {
        self.values.len() / self.width
    }

    fn width(&self) -> usize {
        self.width
    }

    #[inline(always)]
    fn load(&self, start: usize, n_rows: usize, block: &mut [f64]) {
        for (place, row) in self.values[start * self.width..].chunks_exact(self.width).take(n_rows).enumerate() {
            for (column, value) in row.iter().enumerate() {
                block[column * n_rows + place] = *value;
            }
        }
    }
}

/// The triangle, row by row, of columns as long as the one `beside` them, which comes last in it. Nothing where there are no
/// rows, or where squares of the numbers would leave the range of doubles.
pub fn triangle_of_columns(values: &[f64], beside: &[f64]) -> Option<Vec<f64>> {
    let is_whole = !beside.is_empty() && values.len().is_multiple_of(beside.len());
    if is_whole { narrow_triangle(&Columns { values, beside }) } else { None }
}

/// Column by column; nothing where squares of the numbers would leave the range of doubles.
pub(crate) fn narrow_triangle(blocks: &impl Blocks) -> Option<Vec<f64>> {
    let width = blocks.width();
    let triangles: Option<Vec<Vec<f64>>> =
        parts(blocks.n_rows()).map(|(start, end)| triangle_of_part(blocks, start, end)).collect();
    let stacked = triangles?.concat();
    let stacked = Stacked { values: &stacked, width };
    triangle_of_part(&stacked, 0, stacked.n_rows())
}

/// Where parts of so many rows start and end.
pub(crate) fn parts(n_rows: usize) -> impl IndexedParallelIterator<Item = (usize, usize)> {
    let n_parts = (n_rows / ROWS_OF_PART).clamp(1, MOST_PARTS);
    let size = n_rows.div_ceil(n_parts).max(1);
    (0..n_parts).into_par_iter().map(move |part| (n_rows.min(part * size), n_rows.min((part + 1) * size)))
}

fn triangle_of_part(blocks: &impl Blocks, start: usize, end: usize) -> Option<Vec<f64>> {
    let mut upper = vec![0.0; blocks.width() * blocks.width()];
    let is_done = pulp::Arch::new().dispatch(Fold { blocks, start, end, upper: &mut upper });
    is_done.then_some(upper)
}

/// Some rows folded into a triangle. No closure: the compiler leaves large ones out of line, where wide vectors are not used.
struct Fold<'a, B> {
    blocks: &'a B,
    start: usize,
    end: usize,
    upper: &'a mut [f64],
}

impl<B: Blocks> pulp::NullaryFnOnce for Fold<'_, B> {
    type Output = bool;

    #[inline(always)]
    fn call(self) -> bool {
        let width = self.blocks.width();
        let mut block = vec![0.0; ROWS_AT_ONCE * width];
        let mut first = self.start;
        while first < self.end {
            let n_rows = ROWS_AT_ONCE.min(self.end - first);
            let block = &mut block[..n_rows * width];
            self.blocks.load(first, n_rows, block);
            if !fold_in(self.upper, block, n_rows, width) {
                return false;
            }
            first += n_rows;
        }
        true
    }
}

/// Folds rows, given column by column, into a triangle by reflections that leave nothing of them. False where squares are too
/// large or too small.
#[inline(always)]
fn fold_in(upper: &mut [f64], block: &mut [f64], n_rows: usize, width: usize) -> bool {
    for column in 0..width {
        let (done, others) = block.split_at_mut((column + 1) * n_rows);
        let own = &done[column * n_rows..];
        let row = &mut upper[column * width..(column + 1) * width];
        let square = dot(own, own);
        if !SAFE.contains(&square) {
            if own.iter().any(|value| *value != 0.0) {
                return false;
            }
            continue;
        }
        let head = row[column];
        let length = (head * head + square).sqrt().copysign(-head);
        let reflected = head - length;
        // Twice over the squared length of (reflected, own).
        let scale = -1.0 / (length * reflected);
        row[column] = length;
        for (place, other) in others.chunks_exact_mut(n_rows).enumerate() {
            let above = &mut row[column + 1 + place];
            let share = (*above * reflected + dot(own, other)) * scale;
            *above -= share * reflected;
            other.iter_mut().zip(own).for_each(|(other, own)| *other -= share * own);
        }
    }
    true
}

/// The sum of products, in lanes: one sum alone would wait for each addition.
#[inline(always)]
fn dot(left: &[f64], right: &[f64]) -> f64 {
    const LANES: usize = 16;
    let (left_parts, left_rest) = left.as_chunks::<LANES>();
    let (right_parts, right_rest) = right.as_chunks::<LANES>();
    let mut lanes = [0.0; LANES];
    for (left, right) in left_parts.iter().zip(right_parts) {
        for ((lane, left), right) in lanes.iter_mut().zip(left).zip(right) {
            *lane += left * right;
        }
    }
    let rest: f64 = left_rest.iter().zip(right_rest).map(|(left, right)| left * right).sum();
    let mut half = LANES / 2;
    while half > 0 {
        for place in 0..half {
            lanes[place] += lanes[place + half];
        }
        half /= 2;
    }
    lanes[0] + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_make_the_triangle_of_their_rows() {
        let n_rows = 2 * ROWS_OF_PART + 5;
        let values: Vec<f64> = (0..3 * n_rows).map(|place| f64::from(u32::try_from(place % 11).unwrap())).collect();
        let found = triangle_of_columns(&values[..2 * n_rows], &values[2 * n_rows..]).unwrap();
        let places = (0..n_rows).flat_map(|row| (0..3).map(move |column| column * n_rows + row));
        let rows: Vec<f64> = places.map(|place| values[place]).collect();
        assert_eq!(Some(found), narrow_triangle(&Stacked { values: &rows, width: 3 }));
    }

    #[test]
    fn no_rows_have_no_triangle() {
        assert_eq!([triangle_of_columns(&[], &[]), triangle_of_columns(&[1.0; 3], &[1.0; 2])], [None, None]);
    }
}
