//! The order in which numpy's fast sort leaves equal counts.
//!
//! `value_counts` of pandas sorts with it, and it is not stable. On every x86 processor with AVX2 it sorts up to 256 numbers
//! with one network of comparisons, which is followed here; longer ones are cut up as wide as the processor's vectors are, so
//! that there is no one order, and ours is the stable one.

/// The most numbers that one network sorts.
const WHOLE: usize = 256;

/// The rows by count; of equal ones as pandas has them.
pub(crate) fn order_of_counts(counts: &[i64], ascending: bool) -> Vec<i64> {
    let last = counts.len().saturating_sub(1) as i64;
    if counts.len() > WHOLE {
        let mut order: Vec<i64> = (0..counts.len() as i64).collect();
        if ascending {
            order.sort_by_key(|row| counts[*row as usize]);
        } else {
            order.sort_by_key(|row| std::cmp::Reverse(counts[*row as usize]));
        }
        return order;
    }
    if ascending {
        return network(counts.iter().copied());
    }
    // pandas turns the counts around, sorts them and turns the order around.
    network(counts.iter().rev().copied()).into_iter().rev().map(|row| last - row).collect()
}

/// The rows in ascending order: sorted halves are compared from the ends inwards, then at half the distance each time.
fn network(counts: impl ExactSizeIterator<Item = i64>) -> Vec<i64> {
    let n = counts.len();
    let width = n.next_power_of_two();
    let mut rows: Vec<(i64, i64)> = counts.zip(0..).collect();
    // What fills the width up is larger than every count, and stays behind.
    rows.resize(width, (i64::MAX, -1));
    let mut compare = |low: usize, high: usize| {
        if rows[low].0 > rows[high].0 {
            rows.swap(low, high);
        }
    };
    let mut size = 2;
    while size <= width {
        for start in (0..width).step_by(size) {
            for at in 0..size / 2 {
                compare(start + at, start + size - 1 - at);
            }
        }
        let mut distance = size / 4;
        while distance > 0 {
            for at in (0..width).filter(|at| at & distance == 0) {
                compare(at, at | distance);
            }
            distance /= 2;
        }
        size *= 2;
    }
    rows.into_iter().take(n).map(|(_, row)| row).collect()
}
