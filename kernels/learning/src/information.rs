//! What one variable tells about another: expected mutual information of clusterings, counts of neighbours for estimates.

use rayon::prelude::*;

/// The mutual information two random clusterings with these sizes of clusters share on average.
///
/// `log_factorials[n]` is ln n!, up to the number of rows. Sizes beyond it count as nothing.
#[must_use]
pub fn expected_information(first: &[usize], second: &[usize], log_factorials: &[f64]) -> f64 {
    let Some(n_rows) = log_factorials.len().checked_sub(1).filter(|n_rows| *n_rows > 0) else { return 0.0 };
    let ln = |n: usize| log_factorials.get(n).copied().unwrap_or(f64::NAN);
    let total = as_float(n_rows);
    let of_pair = |a: usize, b: usize| {
        let fixed = ln(a) + ln(b) + ln(n_rows - a) + ln(n_rows - b) - ln(n_rows);
        let scale = total.ln() - (as_float(a) * as_float(b)).ln();
        let least = (a + b).saturating_sub(n_rows).max(1);
        (least..=a.min(b))
            .map(|both| {
                let chance = fixed - ln(both) - ln(a - both) - ln(b - both) - ln(n_rows + both - a - b);
                as_float(both) / total * (scale + as_float(both).ln()) * chance.exp()
            })
            .sum::<f64>()
    };
    let inside = |size: &&usize| **size <= n_rows;
    first.par_iter().filter(inside).map(|a| second.iter().filter(inside).map(|b| of_pair(*a, *b)).sum::<f64>()).sum()
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
fn as_float(n: usize) -> f64 {
    n as f64
}

/// Places in order of value.
fn order(values: &[f64]) -> Vec<usize> {
    let mut places = (0..values.len()).collect::<Vec<_>>();
    places.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
    places
}

/// The distance to the k-th neighbour of each point of a plane, by the larger difference; points are not their own neighbours.
#[must_use]
pub fn neighbour_distances(x: &[f64], y: &[f64], k: usize) -> Vec<f64> {
    let n_points = x.len().min(y.len());
    let places = order(&x[..n_points]);
    let of_sorted = |rank: usize| {
        let place = places[rank];
        let mut nearest = vec![f64::INFINITY; k.max(1)];
        let (mut low, mut high) = (rank, rank + 1);
        loop {
            let below = low.checked_sub(1).map(|rank| x[place] - x[places[rank]]);
            let above = places.get(high).map(|other| x[*other] - x[place]);
            let (step, other) = match (below, above) {
                (Some(below), Some(above)) if below <= above => (below, low - 1),
                (Some(below), None) => (below, low - 1),
                (_, Some(above)) => (above, high),
                (None, None) => break,
            };
            if step > nearest[nearest.len() - 1] {
                break;
            }
            if other < low {
                low -= 1;
            } else {
                high += 1;
            }
            let distance = step.max((y[places[other]] - y[place]).abs());
            let slot = nearest.partition_point(|known| *known <= distance);
            if slot < nearest.len() {
                nearest[slot..].rotate_right(1);
                nearest[slot] = distance;
            }
        }
        (place, nearest[nearest.len() - 1])
    };
    let found = (0..n_points).into_par_iter().map(of_sorted).collect::<Vec<_>>();
    let mut distances = vec![0.0; n_points];
    for (place, distance) in found {
        distances[place] = distance;
    }
    distances
}

/// How many values lie within the radius of each one, itself among them.
#[must_use]
pub fn within(values: &[f64], radii: &[f64]) -> Vec<usize> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    values
        .par_iter()
        .zip(radii)
        .map(|(value, radius)| {
            let start = sorted.partition_point(|other| value - other > *radius);
            let end = sorted.partition_point(|other| other - value <= *radius);
            end.saturating_sub(start)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{expected_information, neighbour_distances, within};

    #[test]
    fn neighbours_are_counted_by_the_larger_difference() {
        assert_eq!(neighbour_distances(&[0.0, 1.0, 5.0, 5.5], &[0.0, 3.0, 0.0, 0.0], 1), [3.0, 3.0, 0.5, 0.5]);
        assert_eq!(within(&[0.0, 1.0, 5.0, 5.5], &[1.0, 0.5, 4.0, 9.0]), [2, 1, 3, 4]);
    }

    #[test]
    fn two_halves_of_two_rows() {
        let log_factorials = [0.0, 0.0, 2_f64.ln()];
        let found = expected_information(&[1, 1], &[1, 1], &log_factorials);
        assert!((found - 2_f64.ln()).abs() < 1e-15, "{found}");
        assert!(expected_information(&[9], &[1, 1], &log_factorials).abs() < 1e-15);
    }
}
