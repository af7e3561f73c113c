//! Systems with few diagonals: elimination with row exchanges inside the band.

use crate::matrix::Number;

/// A band of `n` columns: diagonal `upper - row` is row `row` of `values`.
pub struct Band<'a, T> {
    pub values: &'a [T],
    pub n: usize,
    pub lower: usize,
    pub upper: usize,
}

impl<T: Number> Band<'_, T> {
    /// The `x` (n, k) with `a x = b`; nothing when a pivot is exactly zero.
    pub fn solve(&self, b: &[T], k: usize) -> Option<Vec<T>> {
        let mut work = Rows::of(self);
        let mut x = b.to_vec();
        for step in 0..self.n {
            let end = self.n.min(step + self.lower + 1);
            let mut pivot = step;
            for row in step + 1..end {
                if work.get(row, step).pivot_size() > work.get(pivot, step).pivot_size() {
                    pivot = row;
                }
            }
            if work.get(pivot, step).magnitude() == 0.0 {
                return None;
            }
            let last = self.n.min(step + self.lower + self.upper + 1);
            if pivot != step {
                work.exchange(step, pivot, last);
                for column in 0..k {
                    x.swap(step * k + column, pivot * k + column);
                }
            }
            for row in step + 1..end {
                let share = work.get(row, step) / work.get(step, step);
                if share.magnitude() == 0.0 {
                    continue;
                }
                for column in step + 1..last {
                    let value = work.get(row, column) - share * work.get(step, column);
                    work.set(row, column, value);
                }
                for column in 0..k {
                    x[row * k + column] = x[row * k + column] - share * x[step * k + column];
                }
            }
        }
        self.back(&work, &mut x, k);
        Some(x)
    }

    fn back(&self, work: &Rows<T>, x: &mut [T], k: usize) {
        for row in (0..self.n).rev() {
            let last = self.n.min(row + self.lower + self.upper + 1);
            for column in 0..k {
                let known = (row + 1..last)
                    .fold(T::from_real(0.0), |sum, place| sum + work.get(row, place) * x[place * k + column]);
                x[row * k + column] = (x[row * k + column] - known) / work.get(row, row);
            }
        }
    }
}

/// The band row by row, with room for what exchanges bring in.
struct Rows<T> {
    values: Vec<T>,
    width: usize,
    lower: usize,
}

impl<T: Number> Rows<T> {
    fn of(band: &Band<'_, T>) -> Self {
        let width = 2 * band.lower + band.upper + 1;
        let mut rows = Self { values: vec![T::from_real(0.0); width * band.n], width, lower: band.lower };
        for line in 0..=band.lower + band.upper {
            for column in 0..band.n {
                let row = (column + line).checked_sub(band.upper).filter(|row| *row < band.n);
                if let Some(row) = row {
                    rows.set(row, column, band.values[line * band.n + column]);
                }
            }
        }
        rows
    }

    fn get(&self, row: usize, column: usize) -> T {
        self.values[row * self.width + column + self.lower - row]
    }

    fn set(&mut self, row: usize, column: usize, value: T) {
        self.values[row * self.width + column + self.lower - row] = value;
    }

    fn exchange(&mut self, first: usize, second: usize, last: usize) {
        for column in first..last {
            let (upper, lower) = (self.get(first, column), self.get(second, column));
            self.set(first, column, lower);
            self.set(second, column, upper);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_exchanged_where_the_diagonal_is_nothing() {
        let band = Band { values: &[0.0, 1.0, 1.0, 0.0, 2.0, 3.0, 1.0, 1.0, 0.0], n: 3, lower: 1, upper: 1 };
        let expected = [1.0, 2.0, 3.0];
        let b = [2.0, 1.0 + 4.0 + 3.0, 2.0 + 9.0];
        let x = band.solve(&b, 1).map(|x| x.iter().map(|value| (value * 1e9).round() / 1e9).collect::<Vec<_>>());
        assert_eq!(x, Some(expected.to_vec()));
        assert_eq!(Band { values: &[0.0, 0.0], n: 2, lower: 0, upper: 0 }.solve(&[1.0, 1.0], 1), None);
    }
}
