//! Shuffled orders and choices without replacement.

use std::collections::HashSet;

use crate::bits::Bits;
use crate::bounded::{below, mask_of};

/// A number from zero to `range` as the legacy shuffle draws it.
pub fn interval(bits: &mut Bits, range: u64) -> u64 {
    if range == 0 {
        return 0;
    }
    let mask = mask_of(range);
    loop {
        let word = if range <= 0xffff_ffff { u64::from(bits.next_u32()) } else { bits.next_u64() };
        if word & mask <= range {
            return word & mask;
        }
    }
}

fn first(n: usize) -> Vec<i64> {
    (0..n).map(|place| i64::try_from(place).unwrap_or(i64::MAX)).collect()
}

#[expect(clippy::cast_possible_truncation, reason = "places below the length")]
fn shuffle(order: &mut [i64], from: usize, mut draw: impl FnMut(u64) -> u64) {
    for place in (from..order.len()).rev() {
        let other = draw(place as u64) as usize;
        order.swap(place, other);
    }
}

/// `0..n` as `RandomState.shuffle` leaves it.
pub fn permute_legacy(bits: &mut Bits, n: usize) -> Vec<i64> {
    let mut order = first(n);
    shuffle(&mut order, 1, |range| interval(bits, range));
    order
}

/// `0..n` as `Generator.shuffle` leaves it.
pub fn permute(bits: &mut Bits, n: usize) -> Vec<i64> {
    let mut order = first(n);
    shuffle(&mut order, 1, |range| interval(bits, range));
    order
}

/// `Generator.permuted`: each row of `n` on its own.
pub fn permute_rows(bits: &mut Bits, n_rows: usize, n: usize) -> Vec<i64> {
    (0..n_rows).flat_map(|_| permute(bits, n)).collect()
}

/// `k` different numbers below `n`, as `Generator.choice(replace=False)` picks them.
pub fn choose(bits: &mut Bits, n: usize, k: usize, shuffled: bool) -> Vec<i64> {
    const LARGE: usize = 10_000;
    let cutoff = if shuffled { 50 } else { 20 };
    if n > LARGE && k > n / cutoff {
        // Most of the numbers: shuffle the end of them all.
        let mut order = first(n);
        shuffle(&mut order, (n - k).max(1), |range| below(bits, range));
        return order.split_off(n - k);
    }
    // Floyd's method: each step adds one number, the drawn one or the newest.
    let mut seen = HashSet::with_capacity(k);
    let mut chosen: Vec<i64> = Vec::with_capacity(k);
    for newest in n - k..n {
        let drawn = below(bits, newest as u64);
        let picked = if seen.insert(drawn) { drawn } else { newest as u64 };
        if picked != drawn {
            seen.insert(picked);
        }
        chosen.push(i64::try_from(picked).unwrap_or(i64::MAX));
    }
    if shuffled {
        shuffle(&mut chosen, 1, |range| below(bits, range));
    }
    chosen
}
