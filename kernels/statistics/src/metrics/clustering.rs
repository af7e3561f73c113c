//! Clusters of points without a truth: how tight and how far apart they are.
//!
//! Points come row by row in one slice, `n_columns` numbers each. Between 2 and n - 1 clusters.

use rayon::prelude::*;

use crate::error::{Result, StatisticsError, all_finite, same_length};

/// Points with their clusters numbered from 0 without holes.
struct Clusters<'a> {
    points: Vec<&'a [f64]>,
    labels: Vec<usize>,
    sizes: Vec<usize>,
}

impl<'a> Clusters<'a> {
    fn new(what: &'static str, points: &'a [f64], n_columns: usize, labels: &[u32]) -> Result<Self> {
        if n_columns == 0 {
            return Err(StatisticsError::wanted(what, "points of one column or more", 0));
        }
        same_length(what, points.len(), labels.len().saturating_mul(n_columns))?;
        all_finite(what, points)?;
        let mut known: Vec<u32> = labels.to_vec();
        known.sort_unstable();
        known.dedup();
        if known.len() < 2 || known.len() >= labels.len() {
            return Err(StatisticsError::wanted(what, "two clusters or more, and fewer than points", known.len()));
        }
        let labels: Vec<usize> = labels.iter().map(|label| known.binary_search(label).unwrap_or(0)).collect();
        let mut sizes = vec![0; known.len()];
        for label in &labels {
            sizes[*label] += 1;
        }
        Ok(Self { points: points.chunks(n_columns).collect(), labels, sizes })
    }

    #[expect(clippy::cast_precision_loss, reason = "sizes are far below 2^53")]
    fn centers(&self) -> Vec<Vec<f64>> {
        let mut centers = vec![vec![0.0; self.points[0].len()]; self.sizes.len()];
        for (point, label) in self.points.iter().zip(&self.labels) {
            centers[*label].iter_mut().zip(*point).for_each(|(sum, value)| *sum += value);
        }
        for (center, size) in centers.iter_mut().zip(&self.sizes) {
            for sum in center {
                *sum /= *size as f64;
            }
        }
        centers
    }
}

fn squared_distance(first: &[f64], second: &[f64]) -> f64 {
    first.iter().zip(second).map(|(a, b)| (a - b) * (a - b)).sum()
}

/// Of every point: how much nearer its own cluster is than the next one, from -1 to 1. O(n^2), in parallel.
#[expect(clippy::cast_precision_loss, reason = "sizes are far below 2^53")]
pub fn silhouette_samples(points: &[f64], n_columns: usize, labels: &[u32]) -> Result<Vec<f64>> {
    let clusters = Clusters::new("the silhouette", points, n_columns, labels)?;
    let one = |at: usize| {
        let own = clusters.labels[at];
        if clusters.sizes[own] == 1 {
            return 0.0;
        }
        let mut sums = vec![0.0; clusters.sizes.len()];
        for (other, label) in clusters.points.iter().zip(&clusters.labels) {
            sums[*label] += squared_distance(clusters.points[at], other).sqrt();
        }
        let inner = sums[own] / (clusters.sizes[own] - 1) as f64;
        let outer = sums
            .iter()
            .zip(&clusters.sizes)
            .enumerate()
            .filter(|(label, _)| *label != own)
            .map(|(_, (sum, size))| sum / *size as f64)
            .fold(f64::INFINITY, f64::min);
        let larger = inner.max(outer);
        if larger == 0.0 { 0.0 } else { (outer - inner) / larger }
    };
    Ok((0..clusters.points.len()).into_par_iter().map(one).collect())
}

pub fn silhouette(points: &[f64], n_columns: usize, labels: &[u32]) -> Result<f64> {
    let samples = silhouette_samples(points, n_columns, labels)?;
    Ok(crate::numbers::mean(&samples).unwrap_or(f64::NAN))
}

/// The mean over clusters of the worst ratio of sizes to distance: lower is better.
#[expect(clippy::cast_precision_loss, reason = "sizes are far below 2^53")]
pub fn davies_bouldin(points: &[f64], n_columns: usize, labels: &[u32]) -> Result<f64> {
    let clusters = Clusters::new("davies_bouldin", points, n_columns, labels)?;
    let centers = clusters.centers();
    let n_clusters = centers.len();
    let mut spreads = vec![0.0; n_clusters];
    for (point, label) in clusters.points.iter().zip(&clusters.labels) {
        spreads[*label] += squared_distance(point, &centers[*label]).sqrt();
    }
    spreads.iter_mut().zip(&clusters.sizes).for_each(|(spread, size)| *spread /= *size as f64);
    // What numpy takes for zero.
    if spreads.iter().all(|spread| *spread <= 1e-8) {
        return Ok(0.0);
    }
    let mut sum = 0.0;
    let mut is_apart = false;
    for own in 0..n_clusters {
        let mut worst = 0.0_f64;
        for other in (0..n_clusters).filter(|other| *other != own) {
            let distance = squared_distance(&centers[own], &centers[other]).sqrt();
            is_apart |= distance > 1e-8;
            if distance > 0.0 {
                worst = worst.max((spreads[own] + spreads[other]) / distance);
            }
        }
        sum += worst;
    }
    Ok(if is_apart { sum / n_clusters as f64 } else { 0.0 })
}

/// The ratio of the spread between clusters to that within: higher is better, 1 when nothing spreads within.
#[expect(clippy::cast_precision_loss, reason = "sizes are far below 2^53")]
pub fn calinski_harabasz(points: &[f64], n_columns: usize, labels: &[u32]) -> Result<f64> {
    let clusters = Clusters::new("calinski_harabasz", points, n_columns, labels)?;
    let centers = clusters.centers();
    let n = clusters.points.len() as f64;
    let mut grand = vec![0.0; n_columns];
    for point in &clusters.points {
        grand.iter_mut().zip(*point).for_each(|(sum, value)| *sum += value / n);
    }
    let between: f64 =
        centers.iter().zip(&clusters.sizes).map(|(center, size)| *size as f64 * squared_distance(center, &grand)).sum();
    let within: f64 = clusters
        .points
        .iter()
        .zip(&clusters.labels)
        .map(|(point, label)| squared_distance(point, &centers[*label]))
        .sum();
    let n_clusters = centers.len() as f64;
    Ok(if within == 0.0 { 1.0 } else { between * (n - n_clusters) / (within * (n_clusters - 1.0)) })
}
