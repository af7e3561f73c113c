//! Band matrices: elimination with row pivots.

/// A square matrix whose entries lie within `below` and `above` of the diagonal, with room for the fill that pivots cause.
pub(crate) struct Band {
    n: usize,
    below: usize,
    width: usize,
    values: Vec<f64>,
}

impl Band {
    pub(crate) fn new(n: usize, below: usize, above: usize) -> Option<Self> {
        let width = below.checked_mul(2)?.checked_add(above)?.checked_add(1)?;
        let size = n.checked_mul(width)?;
        let mut values = Vec::new();
        values.try_reserve_exact(size).ok()?;
        values.resize(size, 0.0);
        Some(Self { n, below, width, values })
    }

    fn place(&self, row: usize, column: usize) -> Option<usize> {
        let offset = (column + self.below).checked_sub(row)?;
        (row < self.n && column < self.n && offset < self.width).then(|| row * self.width + offset)
    }

    /// Nothing when the entry lies outside the band.
    pub(crate) fn set(&mut self, row: usize, column: usize, value: f64) -> Option<()> {
        let place = self.place(row, column)?;
        self.values[place] = value;
        Some(())
    }

    fn get(&self, row: usize, column: usize) -> f64 {
        self.place(row, column).map_or(0.0, |place| self.values[place])
    }

    /// Solves for the rows of `right`, `n_columns` values each, in place.
    pub(crate) fn solve(mut self, right: &mut [f64], n_columns: usize) -> Option<()> {
        let n = self.n;
        if right.len() != n.checked_mul(n_columns)? {
            return None;
        }
        let reach = self.width - 1 - self.below;
        for step in 0..n {
            let last = (step + self.below).min(n - 1);
            let pivot = (step..=last).fold(step, |best, row| {
                if self.get(row, step).abs() > self.get(best, step).abs() { row } else { best }
            });
            let head = self.get(pivot, step);
            if head == 0.0 || head.is_nan() {
                return None;
            }
            let end = (step + reach).min(n - 1);
            if pivot != step {
                for column in step..=end {
                    let (one, other) = (self.get(step, column), self.get(pivot, column));
                    self.set(step, column, other)?;
                    // A place outside the band of the lower row holds zero in both.
                    let _ = self.set(pivot, column, one);
                }
                for column in 0..n_columns {
                    right.swap(step * n_columns + column, pivot * n_columns + column);
                }
            }
            for row in step + 1..=last {
                let factor = self.get(row, step) / head;
                if factor == 0.0 {
                    continue;
                }
                for column in step + 1..=end {
                    let value = self.get(row, column) - factor * self.get(step, column);
                    let _ = self.set(row, column, value);
                }
                for column in 0..n_columns {
                    right[row * n_columns + column] -= factor * right[step * n_columns + column];
                }
            }
        }
        for row in (0..n).rev() {
            let end = (row + reach).min(n - 1);
            for column in 0..n_columns {
                let known: f64 =
                    (row + 1..=end).map(|other| self.get(row, other) * right[other * n_columns + column]).sum();
                right[row * n_columns + column] = (right[row * n_columns + column] - known) / self.get(row, row);
            }
        }
        Some(())
    }
}

/// Solves with the diagonals of a matrix, the uppermost first, each `n` long with entry (i, j) at column j.
pub fn solve_band(below: usize, above: usize, diagonals: &[f64], right: &[f64], n: usize) -> Option<Vec<f64>> {
    let n_diagonals = below.checked_add(above)?.checked_add(1)?;
    if n == 0 || diagonals.len() != n_diagonals.checked_mul(n)? || !right.len().is_multiple_of(n) {
        return None;
    }
    let mut band = Band::new(n, below, above)?;
    for diagonal in 0..n_diagonals {
        for column in 0..n {
            if let Some(row) = (column + diagonal).checked_sub(above).filter(|row| *row < n) {
                band.set(row, column, diagonals[diagonal * n + column])?;
            }
        }
    }
    let mut x = right.to_vec();
    band.solve(&mut x, right.len() / n)?;
    Some(x)
}
