//! A linear program: the least cost over columns within bounds whose rows lie within bounds.

/// The matrix by columns, the costs, and the bounds of columns and rows; a side without a bound is infinite.
#[derive(Clone, Debug)]
pub struct Program {
    pub n_rows: usize,
    /// For each column the rows it touches and its values there.
    pub columns: Vec<Vec<(usize, f64)>>,
    pub cost: Vec<f64>,
    pub column_bounds: Vec<(f64, f64)>,
    pub row_bounds: Vec<(f64, f64)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Optimal,
    Infeasible,
    Unbounded,
    /// The rounds or nodes allowed were used up.
    Limit,
    /// Rounding made the basis useless.
    Trouble,
}

#[derive(Clone, Debug)]
pub struct Solution {
    pub status: Status,
    pub x: Vec<f64>,
    pub objective: f64,
    /// How the cost changes with each row's bound, and with each column's.
    pub row_prices: Vec<f64>,
    pub column_prices: Vec<f64>,
    pub n_rounds: usize,
}

impl Program {
    /// From a dense row-major matrix. Nothing when sizes do not fit or a number is NaN.
    pub fn from_dense(
        matrix: &[f64],
        cost: Vec<f64>,
        column_bounds: Vec<(f64, f64)>,
        row_bounds: Vec<(f64, f64)>,
    ) -> Option<Self> {
        let (n_rows, n_columns) = (row_bounds.len(), cost.len());
        let fits = n_rows.checked_mul(n_columns) == Some(matrix.len()) && column_bounds.len() == n_columns;
        let is_number = matrix.iter().chain(&cost).all(|value| value.is_finite())
            && column_bounds.iter().chain(&row_bounds).all(|(low, high)| !low.is_nan() && !high.is_nan());
        if !fits || !is_number {
            return None;
        }
        let column = |column: usize| {
            (0..n_rows)
                .map(move |row| (row, matrix[row * n_columns + column]))
                .filter(|(_, value)| *value != 0.0)
                .collect()
        };
        Some(Self { n_rows, columns: (0..n_columns).map(column).collect(), cost, column_bounds, row_bounds })
    }

    pub(crate) fn objective(&self, x: &[f64]) -> f64 {
        self.cost.iter().zip(x).map(|(cost, x)| cost * x).sum()
    }
}
