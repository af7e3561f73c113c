//! K-means: Lloyd's rounds from several starts after k-means++; the start with the least inertia wins.

mod rounds;
mod starts;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::rows::{Rows, count};
use crate::saved;
use crate::streams::stream;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct KMeansOptions {
    pub n_clusters: usize,
    /// Starts.
    pub n_init: usize,
    pub max_iterations: usize,
    /// A round that moves the centres by less than this share of the columns' mean variance is the last.
    pub tolerance: f64,
    pub seed: u64,
}

impl Default for KMeansOptions {
    fn default() -> Self {
        Self { n_clusters: 8, n_init: 10, max_iterations: 300, tolerance: 1e-4, seed: 0 }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KMeans {
    pub centers: Vec<Vec<f64>>,
    /// The sum of the squared distances of the rows to their centres.
    pub inertia: f64,
    pub n_iterations: usize,
    pub has_converged: bool,
    pub sizes: Vec<usize>,
}

/// Rows by cluster: the nearest centre of each, and the sum of the squared distances.
#[derive(Debug, Clone, PartialEq)]
pub struct Clusters {
    pub labels: Vec<u32>,
    pub inertia: f64,
}

impl KMeans {
    pub fn fit(x: Rows<'_>, options: KMeansOptions) -> Result<(Self, Clusters)> {
        Self::fit_watched(x, options, &|_| ())
    }

    /// Calls `is_at` with the number of each start.
    pub fn fit_watched(x: Rows<'_>, options: KMeansOptions, is_at: &dyn Fn(usize)) -> Result<(Self, Clusters)> {
        x.require(x.n_rows())?;
        check_options(x, options)?;
        // Distances come from products, which keep more digits around zero.
        let means = x.means();
        let shifted: Vec<f64> =
            x.each().flat_map(|row| row.iter().zip(&means).map(|(value, mean)| value - mean)).collect();
        let around_zero = Rows::new(&shifted, x.n_columns()).map_err(|_| Error::Overflow)?;
        let squares = rounds::squares(around_zero);
        let variance = squares.iter().sum::<f64>() / count(shifted.len());
        if !variance.is_finite() {
            return Err(Error::Overflow);
        }
        let mut best: Option<(Self, Clusters)> = None;
        for start in 0..options.n_init {
            is_at(start);
            let random = &mut stream(options.seed, start);
            let centers = starts::centers(around_zero, &squares, options.n_clusters, random);
            let found = rounds::run(around_zero, &squares, centers, options, variance);
            let back = |center: &[f64]| center.iter().zip(&means).map(|(value, mean)| value + mean).collect();
            let centers: Vec<Vec<f64>> = found.centers.chunks_exact(x.n_columns()).map(back).collect();
            let clusters = nearest(x, &centers);
            if best.as_ref().is_some_and(|(_, kept)| kept.inertia <= clusters.inertia) {
                continue;
            }
            let mut sizes = vec![0; options.n_clusters];
            clusters.labels.iter().for_each(|label| sizes[*label as usize] += 1);
            let (inertia, n_iterations, has_converged) = (clusters.inertia, found.n_iterations, found.has_converged);
            best = Some((Self { centers, inertia, n_iterations, has_converged, sizes }, clusters));
        }
        best.ok_or_else(|| Error::parameter("n_init", "one or more", 0))
    }

    pub fn predict(&self, x: Rows<'_>) -> Result<Clusters> {
        x.require_width(self.n_columns())?;
        Ok(nearest(x, &self.centers))
    }

    pub fn n_columns(&self) -> usize {
        self.centers[0].len()
    }

    /// What a saved model must satisfy.
    pub(crate) fn check(&self) -> Result<()> {
        let width = self.centers.first().map_or(0, Vec::len);
        let is_even = width > 0 && self.centers.iter().all(|center| center.len() == width);
        saved::require(is_even && u32::try_from(self.centers.len()).is_ok(), "centers")?;
        saved::require(self.sizes.len() == self.centers.len(), "sizes")
    }
}

fn check_options(x: Rows<'_>, options: KMeansOptions) -> Result<()> {
    let n_rows = x.n_rows();
    if options.n_clusters == 0 {
        return Err(Error::parameter("n_clusters", "one or more", 0));
    }
    if options.n_clusters > n_rows {
        return Err(Error::TooFewRows { n_clusters: options.n_clusters, n_rows });
    }
    if options.max_iterations == 0 {
        return Err(Error::parameter("max_iter", "one or more", 0));
    }
    if !(options.tolerance >= 0.0 && options.tolerance.is_finite()) {
        return Err(Error::parameter("tol", "zero or more", options.tolerance));
    }
    // Rows and clusters are numbered with 32 bits.
    let is_numbered = u32::try_from(n_rows).is_ok();
    if is_numbered { Ok(()) } else { Err(Error::parameter("the number of rows", "below 2^32", n_rows)) }
}

/// By differences, without the rounding of products.
fn nearest(x: Rows<'_>, centers: &[Vec<f64>]) -> Clusters {
    const ROWS_AT_ONCE: usize = 1024;
    let parts: Vec<(Vec<u32>, f64)> = x
        .pieces(ROWS_AT_ONCE)
        .into_par_iter()
        .map(|rows| {
            let mut inertia = 0.0;
            let labels = rows.each().map(|row| {
                let (mut label, mut least) = (0, f64::INFINITY);
                for (number, center) in (0_u32..).zip(centers) {
                    let apart = squared_distance(row, center);
                    if apart < least {
                        (label, least) = (number, apart);
                    }
                }
                inertia += least;
                label
            });
            (labels.collect::<Vec<u32>>(), inertia)
        })
        .collect();
    let inertia = parts.iter().map(|(_, inertia)| inertia).sum();
    Clusters { labels: parts.into_iter().flat_map(|(labels, _)| labels).collect(), inertia }
}

fn squared_distance(left: &[f64], right: &[f64]) -> f64 {
    left.iter().zip(right).map(|(left, right)| (left - right) * (left - right)).sum()
}
