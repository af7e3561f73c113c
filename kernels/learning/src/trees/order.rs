//! The rows of a node in the order of a column.
//!
//! Sums of numbers depend on the order in which they are added, so rows of equal values must stand as Musser's introsort
//! leaves them. Where no values are equal, or the sums are exact, any sort gives the same tree and the fastest is taken.

/// Sorts values and rows together. `keys` is room that is used again.
pub(super) fn sort(values: &mut [f32], rows: &mut [u32], any_order: bool, keys: &mut Vec<u64>) {
    if values.len() < 2 {
        return;
    }
    keys.clear();
    keys.extend(values.iter().zip(&*rows).map(|(value, row)| u64::from(key_of(*value)) << 32 | u64::from(*row)));
    keys.sort_unstable();
    if !any_order && keys.windows(2).any(|pair| pair[0] >> 32 == pair[1] >> 32) {
        introsort(values, rows);
        return;
    }
    for ((key, value), row) in keys.iter().zip(values).zip(rows) {
        *value = value_of((*key >> 32) as u32);
        #[expect(clippy::cast_possible_truncation, reason = "the lower half of a key is the row")]
        let lower = *key as u32;
        *row = lower;
    }
}

/// Whole numbers in the order of the values; both zeros are one.
fn key_of(value: f32) -> u32 {
    let bits = (value + 0.0).to_bits();
    if bits >> 31 == 1 { !bits } else { bits | 0x8000_0000 }
}

fn value_of(key: u32) -> f32 {
    f32::from_bits(if key >> 31 == 1 { key & 0x7fff_ffff } else { !key })
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "twice the binary logarithm of a length"
)]
fn introsort(values: &mut [f32], rows: &mut [u32]) {
    let depth = 2 * ((values.len() as f64).ln() / 2.0_f64.ln()) as usize;
    sort_to_depth(values, rows, depth);
}

fn sort_to_depth(mut values: &mut [f32], mut rows: &mut [u32], mut depth: usize) {
    while values.len() > 1 {
        if depth == 0 {
            heapsort(values, rows);
            return;
        }
        depth -= 1;
        let pivot = median_of_three(values);
        let (mut at, mut n_less, mut greater) = (0, 0, values.len());
        while at < greater {
            if values[at] < pivot {
                swap(values, rows, at, n_less);
                at += 1;
                n_less += 1;
            } else if values[at] > pivot {
                greater -= 1;
                swap(values, rows, at, greater);
            } else {
                at += 1;
            }
        }
        let (front, back) = values.split_at_mut(greater);
        let (front_rows, back_rows) = rows.split_at_mut(greater);
        sort_to_depth(&mut front[..n_less], &mut front_rows[..n_less], depth);
        (values, rows) = (back, back_rows);
    }
}

fn median_of_three(values: &[f32]) -> f32 {
    let (first, middle, last) = (values[0], values[values.len() / 2], values[values.len() - 1]);
    if first < middle {
        if middle < last {
            middle
        } else if first < last {
            last
        } else {
            first
        }
    } else if middle < last {
        if first < last { first } else { last }
    } else {
        middle
    }
}

fn heapsort(values: &mut [f32], rows: &mut [u32]) {
    let n = values.len();
    for root in (0..n / 2).rev() {
        sift_down(values, rows, root, n);
    }
    for end in (1..n).rev() {
        swap(values, rows, 0, end);
        sift_down(values, rows, 0, end);
    }
}

fn sift_down(values: &mut [f32], rows: &mut [u32], mut root: usize, end: usize) {
    loop {
        let child = 2 * root + 1;
        let mut largest = root;
        for other in child..(child + 2).min(end) {
            if values[largest] < values[other] {
                largest = other;
            }
        }
        if largest == root {
            return;
        }
        swap(values, rows, root, largest);
        root = largest;
    }
}

fn swap(values: &mut [f32], rows: &mut [u32], one: usize, other: usize) {
    values.swap(one, other);
    rows.swap(one, other);
}
