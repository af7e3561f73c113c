//! Elkan's rounds: bounds on distances, moved along with the centres, spare most of the distances.

use super::lloyd::{Partition, require};
use super::means::{inertia, means, squared};
use crate::error::Result;
use crate::rows::Rows;

/// What is known of the distances of rows and centres.
struct Bounds<'a> {
    x: Rows<'a>,
    n_clusters: usize,
    labels: Vec<u32>,
    /// No row is farther from its centre.
    upper: Vec<f64>,
    /// No row is nearer to a centre; one for each row and centre.
    lower: Vec<f64>,
}

/// Half the distances of centres from each other, and the least of them for each.
struct Halves {
    between: Vec<f64>,
    least: Vec<f64>,
}

impl Halves {
    fn new(centers: &[f64], width: usize) -> Self {
        let rows: Vec<&[f64]> = centers.chunks_exact(width).collect();
        let halves = rows.iter().flat_map(|one| rows.iter().map(|other| squared(one, other).sqrt() / 2.0));
        let between: Vec<f64> = halves.collect();
        let others = |(place, row): (usize, &[f64])| {
            let others = row.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, half)| *half);
            others.fold(f64::INFINITY, f64::min)
        };
        let least = between.chunks_exact(rows.len()).enumerate().map(others).collect();
        Self { between, least }
    }
}

impl<'a> Bounds<'a> {
    fn new(x: Rows<'a>, centers: &[f64], halves: &Halves) -> Self {
        let n_clusters = halves.least.len();
        let mut bounds = Self { x, n_clusters, labels: Vec::new(), upper: Vec::new(), lower: Vec::new() };
        for row in x.each() {
            let (mut label, mut least) = (0, f64::INFINITY);
            for (cluster, center) in centers.chunks_exact(x.n_columns()).enumerate() {
                let mut known = 0.0;
                if cluster == 0 || least > halves.between[label * n_clusters + cluster] {
                    known = squared(row, center).sqrt();
                    if known < least {
                        (label, least) = (cluster, known);
                    }
                }
                bounds.lower.push(known);
            }
            bounds.labels.push(u32::try_from(label).unwrap_or(u32::MAX));
            bounds.upper.push(least);
        }
        bounds
    }

    /// Gives every row to its nearest centre.
    fn assign(&mut self, centers: &[f64], halves: &Halves) {
        let (n_clusters, width) = (self.n_clusters, self.x.n_columns());
        let center = |cluster: usize| &centers[cluster * width..(cluster + 1) * width];
        for (place, row) in self.x.each().enumerate() {
            let (mut label, mut upper) = (self.labels[place] as usize, self.upper[place]);
            if halves.least[label] >= upper {
                continue;
            }
            let lower = &mut self.lower[place * n_clusters..(place + 1) * n_clusters];
            let mut is_tight = false;
            for cluster in 0..n_clusters {
                let half = halves.between[label * n_clusters + cluster];
                if cluster == label || upper <= lower[cluster] || upper <= half {
                    continue;
                }
                if !is_tight {
                    upper = squared(row, center(label)).sqrt();
                    lower[label] = upper;
                    is_tight = true;
                }
                if upper > lower[cluster] || upper > half {
                    let apart = squared(row, center(cluster)).sqrt();
                    lower[cluster] = apart;
                    if apart < upper {
                        (label, upper) = (cluster, apart);
                    }
                }
            }
            self.labels[place] = u32::try_from(label).unwrap_or(u32::MAX);
            self.upper[place] = upper;
        }
    }

    /// Centres moved by so much: bounds give way.
    fn loosen(&mut self, shifts: &[f64]) {
        for (label, upper) in self.labels.iter().zip(&mut self.upper) {
            *upper += shifts[*label as usize];
        }
        for row in self.lower.chunks_exact_mut(self.n_clusters) {
            row.iter_mut().zip(shifts).for_each(|(lower, shift)| *lower = (*lower - shift).max(0.0));
        }
    }
}

/// The same rounds as [`super::lloyd`], with fewer distances.
pub fn elkan(
    x: Rows<'_>,
    weights: &[f64],
    start: Rows<'_>,
    max_iterations: usize,
    tolerance: f64,
) -> Result<Partition> {
    require(x, weights, start)?;
    let width = x.n_columns();
    let mut centers = start.as_slice().to_vec();
    let mut halves = Halves::new(&centers, width);
    let mut bounds = Bounds::new(x, &centers, &halves);
    let mut before: Vec<u32> = Vec::new();
    let (mut is_settled, mut n_iterations) = (false, 0);
    for _ in 0..max_iterations {
        n_iterations += 1;
        bounds.assign(&centers, &halves);
        let next = means(x, weights, &bounds.labels, &centers);
        let moves = next.chunks_exact(width).zip(centers.chunks_exact(width));
        let shifts: Vec<f64> = moves.map(|(next, center)| squared(next, center).sqrt()).collect();
        bounds.loosen(&shifts);
        centers = next;
        halves = Halves::new(&centers, width);
        is_settled = bounds.labels == before;
        if is_settled || shifts.iter().map(|shift| shift * shift).sum::<f64>() <= tolerance {
            break;
        }
        before.clone_from(&bounds.labels);
    }
    if !is_settled {
        bounds.assign(&centers, &halves);
    }
    let inertia = inertia(x, weights, &centers, &bounds.labels);
    Ok(Partition { centers, labels: bounds.labels, inertia, n_iterations })
}
