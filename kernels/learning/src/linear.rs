//! Least squares, and with a penalty ridge regression, by orthogonal triangles: squares of the columns are never formed,
//! so that columns nearly the same keep their digits. Where columns determine each other, the shortest solution is taken.

use orchestrator_linalg::{Tall, least_squares};
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::rows::{Rows, count, dot, require_finite};
use crate::saved;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Linear {
    pub coefficients: Vec<f64>,
    pub intercept: f64,
    /// The penalty on the squares of the coefficients.
    pub alpha: f64,
    /// Columns that say something of their own.
    pub rank: usize,
}

impl Linear {
    pub fn fit(x: Rows<'_>, y: &[f64], alpha: f64, has_intercept: bool) -> Result<Self> {
        x.require(y.len())?;
        require_finite(y)?;
        if !(alpha >= 0.0 && alpha.is_finite()) {
            return Err(Error::parameter("alpha", "zero or more", alpha));
        }
        let n_columns = x.n_columns();
        let (means, y_mean) = if has_intercept {
            (x.means(), y.iter().sum::<f64>() / count(y.len()))
        } else {
            (vec![0.0; n_columns], 0.0)
        };
        let shift = [&means[..], &[y_mean]].concat();
        let centred = Tall::new((x.as_slice(), n_columns), (y, 1), &shift, &[]);
        let mut triangle = centred.ok_or(Error::NoColumns)?.triangle();
        if alpha > 0.0 {
            // Rows that pull each coefficient towards zero.
            for column in 0..n_columns {
                let mut row = vec![0.0; n_columns + 1];
                row[column] = alpha.sqrt();
                triangle.extend(row);
            }
        }
        let (a, b) = split(&triangle, n_columns);
        let cutoff = if alpha > 0.0 { 0.0 } else { count(x.n_rows().max(n_columns)) * f64::EPSILON };
        let (coefficients, rank, _) = least_squares(&a, &b, (b.len(), n_columns), 1, cutoff).ok_or(Error::Overflow)?;
        let intercept = y_mean - dot(&means, &coefficients);
        if !intercept.is_finite() || coefficients.iter().any(|value| !value.is_finite()) {
            return Err(Error::Overflow);
        }
        Ok(Self { coefficients, intercept, alpha, rank })
    }

    pub fn predict(&self, x: Rows<'_>) -> Result<Vec<f64>> {
        x.require_width(self.coefficients.len())?;
        Ok(x.each().map(|row| dot(row, &self.coefficients) + self.intercept).collect())
    }

    pub fn n_columns(&self) -> usize {
        self.coefficients.len()
    }

    /// What a saved model must satisfy.
    pub(crate) fn check(&self) -> Result<()> {
        saved::require(!self.coefficients.is_empty(), "coefficients")
    }
}

/// The columns, and the one after them.
fn split(triangle: &[f64], n_columns: usize) -> (Vec<f64>, Vec<f64>) {
    let rows = triangle.chunks_exact(n_columns + 1);
    let b = rows.clone().map(|row| row[n_columns]).collect();
    (rows.flat_map(|row| row[..n_columns].iter().copied()).collect(), b)
}
