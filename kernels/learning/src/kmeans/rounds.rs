//! Lloyd's rounds: every row goes to the nearest centre, every centre to the mean of its rows.

use orchestrator_linalg::multiply;
use rayon::prelude::*;

use super::{KMeansOptions, squared_distance};
use crate::rows::{Rows, count, dot};

pub(super) struct Found {
    pub(super) centers: Vec<f64>,
    pub(super) n_iterations: usize,
    pub(super) has_converged: bool,
}

/// The squared length of each row.
pub(super) fn squares(x: Rows<'_>) -> Vec<f64> {
    x.each().map(|row| dot(row, row)).collect()
}

pub(super) fn run(x: Rows<'_>, squares: &[f64], mut centers: Vec<f64>, options: KMeansOptions, variance: f64) -> Found {
    let n_columns = x.n_columns();
    let mut labels = Vec::new();
    for round in 1..=options.max_iterations {
        let (next_labels, apart) = assign(x, squares, &centers);
        let next = means(x, &next_labels, &apart, options.n_clusters);
        let moved: f64 = next
            .chunks_exact(n_columns)
            .zip(centers.chunks_exact(n_columns))
            .map(|(next, center)| squared_distance(next, center))
            .sum();
        centers = next;
        let is_settled = next_labels == labels;
        labels = next_labels;
        if is_settled || moved <= options.tolerance * variance {
            return Found { centers, n_iterations: round, has_converged: true };
        }
    }
    Found { centers, n_iterations: options.max_iterations, has_converged: false }
}

/// The nearest centre of each row, and its squared distance up to the rounding of products.
fn assign(x: Rows<'_>, squares: &[f64], centers: &[f64]) -> (Vec<u32>, Vec<f64>) {
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
    let parts: Vec<Vec<(u32, f64)>> = x
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
                (label, least)
            });
            nearest.collect()
        })
        .collect();
    let nearest = parts.into_iter().flatten().zip(squares);
    nearest.map(|((label, apart), square)| (label, (apart + square).max(0.0))).unzip()
}

/// The means of the clusters. One without rows takes the row farthest from its centre.
fn means(x: Rows<'_>, labels: &[u32], apart: &[f64], n_clusters: usize) -> Vec<f64> {
    /// Numbers that all sums together may hold.
    const ROOM: usize = 1 << 22;
    let n_columns = x.n_columns();
    let n_groups = (ROOM / (n_clusters * n_columns)).clamp(1, 16);
    let rows_of_a_group = x.n_rows().div_ceil(n_groups);
    let groups: Vec<_> = x.pieces(rows_of_a_group).into_iter().zip(labels.chunks(rows_of_a_group)).collect();
    let parts: Vec<(Vec<f64>, Vec<usize>)> = groups
        .into_par_iter()
        .map(|(rows, labels)| {
            let (mut sums, mut sizes) = (vec![0.0; n_clusters * n_columns], vec![0; n_clusters]);
            for (row, label) in rows.each().zip(labels) {
                let cluster = *label as usize;
                sizes[cluster] += 1;
                add(&mut sums, cluster, row);
            }
            (sums, sizes)
        })
        .collect();
    let (mut sums, mut sizes) = (vec![0.0; n_clusters * n_columns], vec![0_usize; n_clusters]);
    for (part, part_sizes) in parts {
        sums.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        sizes.iter_mut().zip(part_sizes).for_each(|(size, part)| *size += part);
    }
    fill_empty(x, labels, apart, &mut sums, &mut sizes);
    for (center, size) in sums.chunks_exact_mut(n_columns).zip(&sizes) {
        let n_rows = count(*size).max(1.0);
        for value in center.iter_mut() {
            *value /= n_rows;
        }
    }
    sums
}

fn add(sums: &mut [f64], cluster: usize, row: &[f64]) {
    let sums = &mut sums[cluster * row.len()..(cluster + 1) * row.len()];
    sums.iter_mut().zip(row).for_each(|(sum, value)| *sum += value);
}

fn fill_empty(x: Rows<'_>, labels: &[u32], apart: &[f64], sums: &mut [f64], sizes: &mut [usize]) {
    let empty: Vec<usize> = (0..sizes.len()).filter(|cluster| sizes[*cluster] == 0).collect();
    if empty.is_empty() {
        return;
    }
    let mut farthest: Vec<usize> = (0..labels.len()).collect();
    farthest.sort_by(|a, b| apart[*b].total_cmp(&apart[*a]));
    let mut farthest = farthest.into_iter();
    for cluster in empty {
        // A cluster of one row would be the next to be empty.
        let Some(row) = farthest.find(|row| sizes[labels[*row] as usize] > 1) else { return };
        let from = labels[row] as usize;
        let values = x.row(row);
        for (sum, value) in sums[from * values.len()..(from + 1) * values.len()].iter_mut().zip(values) {
            *sum -= value;
        }
        sizes[from] -= 1;
        add(sums, cluster, values);
        sizes[cluster] = 1;
    }
}
