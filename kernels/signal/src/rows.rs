//! Windows along rows that were padded on both sides.

use std::collections::VecDeque;

use rayon::prelude::*;

/// Runs over every padded row; each gives as many values as whole windows fit into it.
fn each_row(rows: &[f64], length: usize, window: usize, work: impl Fn(&[f64], &mut [f64]) + Sync) -> Vec<f64> {
    if window == 0 || length < window {
        return Vec::new();
    }
    let n_out = length - window + 1;
    let mut out = vec![0.0; rows.len() / length * n_out];
    out.par_chunks_mut(n_out).zip(rows.par_chunks_exact(length)).for_each(|(out, row)| work(row, out));
    out
}

/// The weighted sum of every window. Mirrored weights share a product, as scipy computes them.
pub fn correlate_rows(rows: &[f64], length: usize, weights: &[f64]) -> Vec<f64> {
    let n = weights.len();
    let half = n / 2;
    let mirrored = |sign: f64| {
        !n.is_multiple_of(2)
            && (1..=half).all(|step| (weights[half + step] - sign * weights[half - step]).abs() <= f64::EPSILON)
    };
    let (is_even, is_odd) = (mirrored(1.0), mirrored(-1.0));
    each_row(rows, length, n, |row, out| {
        for (place, cell) in out.iter_mut().enumerate() {
            let window = &row[place..place + n];
            *cell = if is_even || is_odd {
                let sign = if is_even { 1.0 } else { -1.0 };
                let middle = window[half] * weights[half];
                (0..half).fold(middle, |sum, step| sum + (window[step] + sign * window[n - 1 - step]) * weights[step])
            } else {
                let first = window[n - 1] * weights[n - 1];
                (0..n - 1).fold(first, |sum, step| sum + window[step] * weights[step])
            };
        }
    })
}

/// The mean of every window, from a running sum.
#[expect(clippy::cast_precision_loss, reason = "sizes of windows are far below 2^53")]
pub fn mean_rows(rows: &[f64], length: usize, window: usize) -> Vec<f64> {
    each_row(rows, length, window, |row, out| {
        let mut sum: f64 = row[..window].iter().sum();
        for (place, cell) in out.iter_mut().enumerate() {
            if place > 0 {
                sum += row[place + window - 1] - row[place - 1];
            }
            *cell = sum / window as f64;
        }
    })
}

/// The largest or smallest element of every window.
pub fn extreme_rows(rows: &[f64], length: usize, window: usize, is_largest: bool) -> Vec<f64> {
    each_row(rows, length, window, |row, out| {
        let beats = |a: f64, b: f64| if is_largest { a >= b } else { a <= b };
        let mut candidates: VecDeque<usize> = VecDeque::new();
        for (place, value) in row.iter().enumerate() {
            while candidates.back().is_some_and(|last| beats(*value, row[*last])) {
                candidates.pop_back();
            }
            candidates.push_back(place);
            if candidates.front().is_some_and(|first| first + window <= place) {
                candidates.pop_front();
            }
            if let (Some(cell), Some(first)) =
                ((place + 1).checked_sub(window).and_then(|at| out.get_mut(at)), candidates.front())
            {
                *cell = row[*first];
            }
        }
    })
}
