//! Numbers of a grid at another size, so that colours can be given to what is seen.

use crate::filters::{Filter, mix};
use crate::list::Interpolation;

/// The filter for `n` values that become `n_drawn`, along both directions; none for the nearest value.
pub fn chosen(interpolation: Interpolation, sizes: [(usize, f64); 2]) -> Option<Filter> {
    match interpolation {
        Interpolation::Nearest => None,
        Interpolation::By(filter) => Some(filter),
        Interpolation::Antialiased => {
            let is_plain = |(n, drawn): (usize, f64)| {
                let n = n as f64;
                drawn > 3.0 * n || drawn == n || drawn == 2.0 * n
            };
            (!sizes.into_iter().all(is_plain)).then_some(Filter::Hanning)
        }
    }
}

/// `values` has rows of `n_columns`. Where less than half of what counts is a number, the result is none.
pub fn resample(values: &[f64], n_columns: usize, size: (usize, usize), filter: Filter) -> Vec<f64> {
    let (n_rows_drawn, n_columns_drawn) = size;
    let n_rows = values.len().checked_div(n_columns).unwrap_or(0);
    if n_rows == 0 || n_rows_drawn == 0 || n_columns_drawn == 0 {
        return Vec::new();
    }
    let share = |at: usize, n: usize| (at as f64 + 0.5) / n as f64;
    let shrink_across = n_columns as f64 / n_columns_drawn as f64;
    let shrink_down = n_rows as f64 / n_rows_drawn as f64;
    let across: Vec<_> =
        (0..n_columns_drawn).map(|at| mix(filter, share(at, n_columns_drawn), n_columns, shrink_across)).collect();
    let mut out = Vec::with_capacity(n_rows_drawn * n_columns_drawn);
    let mut line = vec![(0.0_f64, 0.0_f64); n_columns];
    for row in 0..n_rows_drawn {
        let down = mix(filter, share(row, n_rows_drawn), n_rows, shrink_down);
        line.fill((0.0, 0.0));
        for (step, weight) in down.weights.iter().enumerate() {
            let start = (down.first + step) * n_columns;
            for ((sum, total), value) in line.iter_mut().zip(&values[start..start + n_columns]) {
                if value.is_finite() {
                    *sum += value * f64::from(*weight);
                    *total += f64::from(*weight);
                }
            }
        }
        out.extend(across.iter().map(|mix| {
            let (mut sum, mut total) = (0.0, 0.0);
            for ((part, share), weight) in line[mix.first..].iter().zip(&mix.weights) {
                sum += part * f64::from(*weight);
                total += share * f64::from(*weight);
            }
            if total > 0.5 { sum / total } else { f64::NAN }
        }));
    }
    out
}
