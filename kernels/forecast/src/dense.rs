//! Small dense linear algebra. Sums run in one fixed order, so that the same input gives the same bits.

/// Eight running sums, which the compiler turns into vector instructions.
pub(crate) fn dot(left: &[f64], right: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (left_chunks, right_chunks) = (left.chunks_exact(8), right.chunks_exact(8));
    let tail: f64 = left_chunks.remainder().iter().zip(right_chunks.remainder()).map(|(a, b)| a * b).sum();
    for (a, b) in left_chunks.zip(right_chunks) {
        for lane in 0..8 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum::<f64>() + tail
}

/// `sums += factor * values`.
pub(crate) fn add_scaled(sums: &mut [f64], factor: f64, values: &[f64]) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += factor * value;
    }
}

/// A symmetric matrix, kept whole, row after row.
#[derive(Clone)]
pub(crate) struct Symmetric {
    pub size: usize,
    pub values: Vec<f64>,
}

impl Symmetric {
    /// Products of all pairs of columns of a matrix that is kept column after column.
    pub(crate) fn gram(columns: &[f64], n_rows: usize) -> Self {
        let size = columns.len() / n_rows;
        let column = |place: usize| &columns[place * n_rows..(place + 1) * n_rows];
        let mut made = Self { size, values: vec![0.0; size * size] };
        for row in 0..size {
            for other in 0..=row {
                let product = dot(column(row), column(other));
                made.values[row * size + other] = product;
                made.values[other * size + row] = product;
            }
        }
        made
    }

    pub(crate) fn row(&self, place: usize) -> &[f64] {
        &self.values[place * self.size..(place + 1) * self.size]
    }

    pub(crate) fn at(&self, row: usize, column: usize) -> f64 {
        self.values[row * self.size + column]
    }

    pub(crate) fn add_to_diagonal(&mut self, place: usize, value: f64) {
        self.values[place * self.size + place] += value;
    }

    /// `self += factor * direction * direction'`.
    pub(crate) fn add_outer(&mut self, factor: f64, direction: &[f64]) {
        for (row, scale) in direction.iter().enumerate() {
            let values = &mut self.values[row * self.size..(row + 1) * self.size];
            add_scaled(values, factor * scale, direction);
        }
    }

    pub(crate) fn times(&self, vector: &[f64]) -> Vec<f64> {
        (0..self.size).map(|row| dot(self.row(row), vector)).collect()
    }

    /// Solves for the rows and columns named in `places`. A pivot that rounding has made too small is lifted, which
    /// leaves the unknown behind it nearly at zero.
    pub(crate) fn solve(&self, places: &[usize], wanted: &[f64]) -> Vec<f64> {
        let size = places.len();
        let mut factor = vec![0.0; size * size];
        for row in 0..size {
            for column in 0..=row {
                let known =
                    dot(&factor[row * size..row * size + column], &factor[column * size..column * size + column]);
                let rest = self.at(places[row], places[column]) - known;
                factor[row * size + column] = if row == column {
                    rest.max(self.at(places[row], places[row]) * 1e-14).max(f64::MIN_POSITIVE).sqrt()
                } else {
                    rest / factor[column * size + column]
                };
            }
        }
        let mut solution = wanted.to_vec();
        for row in 0..size {
            let known = dot(&factor[row * size..row * size + row], &solution[..row]);
            solution[row] = (solution[row] - known) / factor[row * size + row];
        }
        for row in (0..size).rev() {
            let known: f64 = (row + 1..size).map(|below| factor[below * size + row] * solution[below]).sum();
            solution[row] = (solution[row] - known) / factor[row * size + row];
        }
        solution
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solution_solves() {
        let columns = [1.0, 2.0, 3.0, 4.0, 0.5, -1.0, 2.0, 1.0, 0.0, 1.0, 1.0, -2.0];
        let matrix = Symmetric::gram(&columns, 4);
        let solution = matrix.solve(&[0, 1, 2], &[1.0, 2.0, 3.0]);
        for (found, wanted) in matrix.times(&solution).iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - wanted).abs() < 1e-12);
        }
    }
}
