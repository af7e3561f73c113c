//! Lloyd's rounds from given centres, over weighted rows.

use orchestrator_linalg::multiply;
use rayon::prelude::*;

use super::means::{inertia, means, squared};
use crate::error::{Error, Result};
use crate::rows::{Rows, dot};

#[derive(Debug, Clone, PartialEq)]
pub struct Partition {
    pub centers: Vec<f64>,
    pub labels: Vec<u32>,
    pub inertia: f64,
    pub n_iterations: usize,
}

/// The nearest centre of each row.
fn assign(x: Rows<'_>, centers: &[f64]) -> Vec<u32> {
    const ROWS_AT_ONCE: usize = 256;
    let n_columns = x.n_columns();
    let n_clusters = centers.len() / n_columns;
    let lengths: Vec<f64> = centers.chunks_exact(n_columns).map(|center| dot(center, center)).collect();
    let mut turned = vec![0.0; centers.len()];
    for (cluster, center) in centers.chunks_exact(n_columns).enumerate() {
        for (column, value) in center.iter().enumerate() {
            turned[column * n_clusters + cluster] = *value;
        }
    }
    let parts: Vec<Vec<u32>> = x
        .pieces(ROWS_AT_ONCE)
        .into_par_iter()
        .map(|rows| {
            let products = multiply(rows.as_slice(), &turned, rows.n_rows(), n_columns, n_clusters);
            let nearest = products.chunks_exact(n_clusters).map(|products| {
                let (mut label, mut least) = (0, f64::INFINITY);
                for ((number, product), length) in (0_u32..).zip(products).zip(&lengths) {
                    let apart = length - 2.0 * product;
                    if apart < least {
                        (label, least) = (number, apart);
                    }
                }
                label
            });
            nearest.collect()
        })
        .collect();
    parts.concat()
}

/// The nearest centre of each row, and the weighted sum of the squared distances.
pub fn closest(x: Rows<'_>, weights: &[f64], centers: Rows<'_>) -> Result<(Vec<u32>, f64)> {
    x.require(weights.len())?;
    x.require_width(centers.n_columns())?;
    if centers.n_rows() == 0 {
        return Err(Error::NoRows);
    }
    let labels = assign(x, centers.as_slice());
    let inertia = inertia(x, weights, centers.as_slice(), &labels);
    Ok((labels, inertia))
}

/// Rows, weights and centres that fit together.
pub(super) fn require(x: Rows<'_>, weights: &[f64], start: Rows<'_>) -> Result<()> {
    x.require(weights.len())?;
    x.require_width(start.n_columns())?;
    let n_clusters = start.n_rows();
    if n_clusters == 0 || n_clusters > x.n_rows() {
        return Err(Error::TooFewRows { n_clusters, n_rows: x.n_rows() });
    }
    Ok(())
}

/// Rounds until no label changes, the centres move by no more than `tolerance` in all, or `max_iterations`.
pub fn lloyd(
    x: Rows<'_>,
    weights: &[f64],
    start: Rows<'_>,
    max_iterations: usize,
    tolerance: f64,
) -> Result<Partition> {
    require(x, weights, start)?;
    let mut centers = start.as_slice().to_vec();
    let mut labels: Vec<u32> = Vec::new();
    let mut is_settled = false;
    let mut n_iterations = 0;
    for _ in 0..max_iterations {
        n_iterations += 1;
        let next_labels = assign(x, &centers);
        let next = means(x, weights, &next_labels, &centers);
        let moved = squared(&next, &centers);
        centers = next;
        is_settled = next_labels == labels;
        labels = next_labels;
        if is_settled || moved <= tolerance {
            break;
        }
    }
    if !is_settled {
        labels = assign(x, &centers);
    }
    let inertia = inertia(x, weights, &centers, &labels);
    Ok(Partition { centers, labels, inertia, n_iterations })
}
