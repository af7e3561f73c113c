//! Distances of many points at once, on all threads; the order of the answer never depends on them.

use rayon::prelude::*;

use crate::{Distance, TooLarge, n_condensed};

/// So many distances are computed one after another; more are worth a second thread.
const PARALLEL: usize = 4096;

/// `n` zeros, or [`TooLarge`].
pub fn room<T: Clone + Default>(n: usize) -> Result<Vec<T>, TooLarge> {
    let mut values = Vec::new();
    values.try_reserve_exact(n).map_err(|_| TooLarge)?;
    values.resize(n, T::default());
    Ok(values)
}

/// The row of a point. Points without dimensions are empty rows.
fn row(points: &[f64], n_dims: usize, place: usize) -> &[f64] {
    points.get(place * n_dims..(place + 1) * n_dims).unwrap_or_default()
}

/// The distance of every pair of points, as a condensed matrix.
pub fn pairs(points: &[f64], n_points: usize, n_dims: usize, distance: &Distance) -> Result<Vec<f64>, TooLarge> {
    let length = n_condensed(n_points).ok_or(TooLarge)?;
    let mut out: Vec<f64> = room(length)?;
    let mut rest = out.as_mut_slice();
    let mut rows = Vec::with_capacity(n_points);
    for place in 0..n_points {
        let (row, after) = rest.split_at_mut(n_points - 1 - place);
        rows.push((place, row));
        rest = after;
    }
    let fill = |(place, cells): (usize, &mut [f64])| {
        let from = row(points, n_dims, place);
        for (step, cell) in cells.iter_mut().enumerate() {
            *cell = distance.between(from, row(points, n_dims, place + 1 + step));
        }
    };
    if length < PARALLEL {
        rows.into_iter().for_each(fill);
    } else {
        rows.into_par_iter().for_each(fill);
    }
    Ok(out)
}

/// The distance of every point of `a` from every point of `b`, row by row of `a`.
pub fn across(
    a: &[f64],
    n_a: usize,
    b: &[f64],
    n_b: usize,
    n_dims: usize,
    distance: &Distance,
) -> Result<Vec<f64>, TooLarge> {
    let length = n_a.checked_mul(n_b).ok_or(TooLarge)?;
    let mut out: Vec<f64> = room(length)?;
    if length == 0 {
        return Ok(out);
    }
    let fill = |(place, cells): (usize, &mut [f64])| {
        let from = row(a, n_dims, place);
        for (to, cell) in cells.iter_mut().enumerate() {
            *cell = distance.between(from, row(b, n_dims, to));
        }
    };
    if length < PARALLEL {
        out.chunks_mut(n_b).enumerate().for_each(fill);
    } else {
        out.par_chunks_mut(n_b).enumerate().for_each(fill);
    }
    Ok(out)
}

/// The distance of each row of `a` from the row of `b` in the same place.
pub fn between_rows(a: &[f64], b: &[f64], n_dims: usize, distance: &Distance) -> Vec<f64> {
    if n_dims == 0 {
        return Vec::new();
    }
    a.chunks_exact(n_dims).zip(b.chunks_exact(n_dims)).map(|(x, y)| distance.between(x, y)).collect()
}

/// For each point the nearest row of `codes`, the first of equals, and its Euclidean distance.
pub fn nearest_rows(points: &[f64], codes: &[f64], n_dims: usize) -> (Vec<usize>, Vec<f64>) {
    if n_dims == 0 {
        return (Vec::new(), Vec::new());
    }
    let squared = Distance::plain(crate::Metric::SquaredEuclidean);
    let rows = points.par_chunks_exact(n_dims).with_min_len(256).map(|point| {
        let mut best = (0, f64::INFINITY);
        for (index, code) in codes.chunks_exact(n_dims).enumerate() {
            let distance = squared.between(point, code);
            if distance < best.1 {
                best = (index, distance);
            }
        }
        (best.0, best.1.sqrt())
    });
    rows.unzip()
}
