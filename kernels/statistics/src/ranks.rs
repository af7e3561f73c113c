//! Ranks with ties, and the counts of pairs that rank correlation and rank tests need.

use std::cmp::Ordering;

use crate::sorting::sorted_numbers;

/// Ranks from 1; equal values share the mean of their places.
pub fn average_ranks(values: &[f64]) -> Vec<f64> {
    let mut ranks = vec![0.0; values.len()];
    let order = sorted_order(values);
    let mut start = 0;
    for size in run_lengths(&order, |left, right| is_same(values[left], values[right])) {
        let rank = midpoint(start, size);
        for index in &order[start..start + size] {
            ranks[*index] = rank;
        }
        start += size;
    }
    ranks
}

/// Sizes of the groups of equal values, in ascending order of value.
pub fn tie_sizes(values: &[f64]) -> Vec<usize> {
    run_lengths(&sorted_order(values), |left, right| is_same(values[left], values[right]))
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
fn midpoint(start: usize, size: usize) -> f64 {
    (2 * start + size + 1) as f64 / 2.0
}

/// Zero has two signs and one value.
fn is_same(left: f64, right: f64) -> bool {
    left.partial_cmp(&right).is_some_and(Ordering::is_eq)
}

fn sorted_order(values: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|left, right| values[*left].total_cmp(&values[*right]));
    order
}

fn run_lengths(order: &[usize], same: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    order.chunk_by(|left, right| same(*left, *right)).map(<[usize]>::len).collect()
}

/// What tests of two samples need of the ranks of all their values together.
#[derive(Debug, PartialEq)]
pub struct SharedRanks {
    /// The sum of the first sample's ranks, each the mean of its ties.
    pub first_sum: f64,
    /// The sum of t^3 - t over groups of t equal values.
    pub ties: f64,
}

/// Each sample is sorted by itself, and both are walked together; no rank is kept. NaN is left out.
pub fn shared_ranks(first: &[f64], second: &[f64]) -> SharedRanks {
    let (first, second) = rayon::join(|| sorted_numbers(first), || sorted_numbers(second));
    // Whole numbers, twice the ranks, so that no order of summing rounds.
    let (mut doubled, mut ties) = (0_u128, 0_u128);
    let (mut at_first, mut at_second) = (0, 0);
    while at_first < first.len() || at_second < second.len() {
        let value = match (first.get(at_first), second.get(at_second)) {
            (Some(one), Some(other)) => one.min(*other),
            (Some(one), None) | (None, Some(one)) => *one,
            (None, None) => break,
        };
        let n_first = first[at_first..].iter().take_while(|number| is_same(**number, value)).count();
        let n_second = second[at_second..].iter().take_while(|number| is_same(**number, value)).count();
        let (before, size) = (at_first + at_second, n_first + n_second);
        doubled += (2 * before + size + 1) as u128 * n_first as u128;
        let size = size as u128;
        ties += size * size * size - size;
        at_first += n_first;
        at_second += n_second;
    }
    #[expect(clippy::cast_precision_loss, reason = "rounded once, at the end")]
    let shared = SharedRanks { first_sum: doubled as f64 / 2.0, ties: ties as f64 };
    shared
}

/// Pairs of two sequences by how they are ordered: what Kendall's tau-b is made of.
#[derive(Debug, PartialEq, Eq)]
pub struct Pairs {
    /// Pairs ordered the same way in both, less those ordered the opposite way.
    pub surplus: i128,
    /// Pairs that differ in the first sequence, and in the second.
    pub differ_first: i128,
    pub differ_second: i128,
}

/// Counted with a merge sort, in n log n.
pub fn count_pairs(first: &[f64], second: &[f64]) -> Pairs {
    let mut order: Vec<usize> = (0..first.len()).collect();
    order.sort_by(|a, b| first[*a].total_cmp(&first[*b]).then(second[*a].total_cmp(&second[*b])));
    let all = pairs_of(first.len());
    let same_first: i128 = tie_sizes(first).into_iter().map(pairs_of).sum();
    let same_second: i128 = tie_sizes(second).into_iter().map(pairs_of).sum();
    let both = |a: usize, b: usize| is_same(first[a], first[b]) && is_same(second[a], second[b]);
    let same_both: i128 = run_lengths(&order, both).into_iter().map(pairs_of).sum();
    let mut by_first: Vec<f64> = order.iter().map(|index| second[*index]).collect();
    let opposite = count_inversions(&mut by_first);
    let same_way = all - same_first - same_second + same_both - opposite;
    Pairs { surplus: same_way - opposite, differ_first: all - same_first, differ_second: all - same_second }
}

fn pairs_of(n: usize) -> i128 {
    let n = n as i128;
    n * (n - 1) / 2
}

fn count_inversions(values: &mut [f64]) -> i128 {
    let middle = values.len() / 2;
    if middle == 0 {
        return 0;
    }
    let mut inversions = count_inversions(&mut values[..middle]) + count_inversions(&mut values[middle..]);
    let (left, right) = values.split_at(middle);
    let mut merged = Vec::with_capacity(values.len());
    let (mut at_left, mut at_right) = (0, 0);
    while at_left < left.len() && at_right < right.len() {
        if left[at_left] <= right[at_right] {
            merged.push(left[at_left]);
            at_left += 1;
        } else {
            inversions += (left.len() - at_left) as i128;
            merged.push(right[at_right]);
            at_right += 1;
        }
    }
    merged.extend_from_slice(&left[at_left..]);
    merged.extend_from_slice(&right[at_right..]);
    values.copy_from_slice(&merged);
    inversions
}

#[cfg(test)]
mod tests {
    use super::{Pairs, SharedRanks, average_ranks, count_pairs, is_same, shared_ranks, tie_sizes};

    #[test]
    fn equal_values_share_a_rank() {
        assert_eq!(average_ranks(&[30.0, 10.0, 20.0, 10.0]), [4.0, 1.5, 3.0, 1.5]);
        assert_eq!(tie_sizes(&[30.0, 10.0, 20.0, 10.0]), [2, 1, 1]);
    }

    #[test]
    fn samples_share_their_ranks() {
        let first = [3.0, -0.0, 2.0, f64::INFINITY, 2.0, f64::NAN];
        let second = [0.0, 2.0, 7.0, -1.0, -1.0];
        let expected = SharedRanks { first_sum: 8.0 + 3.5 + 6.0 + 10.0 + 6.0, ties: 6.0 + 24.0 + 6.0 };
        assert_eq!(shared_ranks(&first, &second), expected);
        assert_eq!(shared_ranks(&[], &[1.0]), SharedRanks { first_sum: 0.0, ties: 0.0 });
    }

    #[test]
    fn pairs_are_counted_as_one_by_one() {
        let first = [1.0, 2.0, 2.0, 3.0, 5.0, 4.0];
        let second = [2.0, 1.0, 1.0, 4.0, 3.0, 4.0];
        let mut expected = Pairs { surplus: 0, differ_first: 0, differ_second: 0 };
        for a in 0..first.len() {
            for b in 0..a {
                expected.differ_first += i128::from(!is_same(first[a], first[b]));
                expected.differ_second += i128::from(!is_same(second[a], second[b]));
                let product = (first[a] - first[b]) * (second[a] - second[b]);
                expected.surplus += i128::from(product > 0.0) - i128::from(product < 0.0);
            }
        }
        assert_eq!(count_pairs(&first, &second), expected);
    }
}
