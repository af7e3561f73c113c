//! Decisions of a trained machine for new rows.

use rayon::prelude::*;

use super::kernel::Shape;
use crate::error::{Error, Result};
use crate::rows::{Rows, dot};

/// Support vectors and their coefficients: rows of one value for each vector, grouped by class.
pub struct Voters<'a> {
    /// The vectors themselves; for a precomputed kernel, none are needed.
    pub vectors: Option<Rows<'a>>,
    /// The rows of the fit that they are.
    pub support: &'a [usize],
    pub n_support: &'a [usize],
    pub coefficients: Rows<'a>,
    pub rhos: &'a [f64],
}

/// One decision for each row and each pair of classes; one for each row where there are no classes.
pub fn decisions(x: Rows<'_>, shape: Shape, voters: &Voters<'_>) -> Result<Vec<f64>> {
    let n_vectors = voters.support.len();
    if let Some(vectors) = voters.vectors {
        x.require_width(vectors.n_columns())?;
        vectors.require(n_vectors)?;
    } else if voters.support.iter().any(|row| *row >= x.n_columns()) || shape != Shape::Precomputed {
        return Err(Error::Columns { wanted: n_vectors, found: x.n_columns() });
    }
    voters.coefficients.require_width(n_vectors)?;
    let n_classes = voters.n_support.len();
    if voters.n_support.iter().sum::<usize>() != n_vectors {
        return Err(Error::parameter("n_support", "the number of support vectors", n_vectors));
    }
    let mut starts = vec![0];
    for n in voters.n_support {
        starts.push(starts.last().copied().unwrap_or(0) + n);
    }
    let pairs: Vec<(usize, usize)> =
        (0..n_classes).flat_map(|first| (first + 1..n_classes).map(move |second| (first, second))).collect();
    let wanted = if n_classes > 1 { pairs.len() } else { 1 };
    let n_rows_wanted = n_classes.max(2) - 1;
    if voters.rhos.len() != wanted || voters.coefficients.n_rows() != n_rows_wanted {
        return Err(Error::parameter("rhos", "one for each pair of classes", voters.rhos.len()));
    }
    let squares: Vec<f64> =
        voters.vectors.map(|vectors| vectors.each().map(|row| dot(row, row)).collect()).unwrap_or_default();
    let rows: Vec<&[f64]> = x.each().collect();
    let made: Vec<Vec<f64>> = rows
        .into_par_iter()
        .map(|row| {
            let own = dot(row, row);
            let values: Vec<f64> = match voters.vectors {
                Some(vectors) => {
                    vectors.each().zip(&squares).map(|(vector, square)| shape.of(row, vector, own + square)).collect()
                }
                None => voters.support.iter().map(|place| row[*place]).collect(),
            };
            if n_classes < 2 {
                return vec![dot(&values, voters.coefficients.row(0)) - voters.rhos[0]];
            }
            let part = |class: usize, line: usize| {
                let range = starts[class]..starts[class + 1];
                dot(&values[range.clone()], &voters.coefficients.row(line)[range])
            };
            pairs
                .iter()
                .zip(voters.rhos)
                .map(|((first, second), rho)| part(*first, second - 1) + part(*second, *first) - rho)
                .collect()
        })
        .collect();
    Ok(made.concat())
}
