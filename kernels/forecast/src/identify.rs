//! Combinations of unknowns about which the history says nothing: the weekend's effect when only weekdays were seen.
//!
//! The priors are so wide that the true optimum then buys a hair of probability with an absurd weekend. The original
//! never gets there: its optimiser leaves such combinations where they started. So do we, by holding them.

use crate::dense::{Symmetric, dot};

/// A column of which less than this part is its own says nothing that noise would not drown.
const RANK_TOLERANCE: f64 = 1e-6;

/// Unit vectors spanning the combinations of `places` that change no fitted value. `gram` holds the products of the
/// derivatives. Columns of zeros are left out: their unknowns stay at zero anyway.
pub(crate) fn silent_directions(gram: &Symmetric, places: &[usize]) -> Vec<Vec<f64>> {
    let places: Vec<usize> = places.iter().copied().filter(|place| gram.at(*place, *place) > 0.0).collect();
    let scales: Vec<f64> = places.iter().map(|place| gram.at(*place, *place).sqrt()).collect();
    let size = places.len();
    let product = |left: usize, right: usize| gram.at(places[left], places[right]) / (scales[left] * scales[right]);

    // Cholesky with the largest remaining pivot first: what is left at the end depends on what was taken.
    let mut order: Vec<usize> = (0..size).collect();
    let mut factor: Vec<Vec<f64>> = vec![Vec::new(); size];
    let mut rest: Vec<f64> = vec![1.0; size];
    let mut rank = 0;
    while rank < size {
        let Some(best) = (rank..size).max_by(|a, b| rest[order[*a]].total_cmp(&rest[order[*b]])) else { break };
        if rest[order[best]] < RANK_TOLERANCE {
            break;
        }
        order.swap(rank, best);
        let pivot = order[rank];
        let root = rest[pivot].sqrt();
        for place in &order[rank + 1..] {
            let known = dot(&factor[pivot], &factor[*place]);
            let value = (product(pivot, *place) - known) / root;
            factor[*place].push(value);
            rest[*place] -= value * value;
        }
        factor[pivot].push(root);
        rank += 1;
    }
    let taken = &order[..rank];
    let mut directions: Vec<Vec<f64>> = Vec::new();
    for dependent in &order[rank..] {
        // How the dependent column is made of those taken, by substitution backwards.
        let mut shares = factor[*dependent].clone();
        for row in (0..rank).rev() {
            let known: f64 = (row + 1..rank).map(|below| factor[taken[below]][row] * shares[below]).sum();
            shares[row] = (shares[row] - known) / factor[taken[row]][row];
        }
        let mut direction = vec![0.0; gram.size];
        direction[places[*dependent]] = 1.0 / scales[*dependent];
        for (share, place) in shares.iter().zip(taken) {
            direction[places[*place]] = -share / scales[*place];
        }
        // Twice, because once is not enough for nearly parallel directions.
        for _ in 0..2 {
            for known in &directions {
                let overlap = dot(known, &direction);
                direction.iter_mut().zip(known).for_each(|(value, known)| *value -= overlap * known);
            }
        }
        let length = dot(&direction, &direction).sqrt();
        if length > 0.0 {
            for value in &mut direction {
                *value /= length;
            }
            directions.push(direction);
        }
    }
    directions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weekdays_leave_two_combinations_open() {
        let mut columns = vec![1.0; 50];
        for harmonic in 1..=3 {
            for is_cosine in [false, true] {
                columns.extend((0..50).map(|row| {
                    let day = f64::from(row / 5 * 7 + row % 5);
                    let angle = f64::from(harmonic) * day / 7.0 * std::f64::consts::TAU;
                    if is_cosine { angle.cos() } else { angle.sin() }
                }));
            }
        }
        let gram = Symmetric::gram(&columns, 50);
        let directions = silent_directions(&gram, &[0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(directions.len(), 2);
        for direction in directions {
            assert!(gram.times(&direction).iter().all(|value| value.abs() < 1e-8));
        }
    }
}
