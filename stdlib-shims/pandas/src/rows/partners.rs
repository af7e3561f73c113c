//! The one row of another table that has the same key, when keys do not repeat there.

use std::hash::Hash;

use polars::prelude::{ChunkedArray, PlHashMap, Series, StringChunked};
use rayon::prelude::*;

use super::keys::{ABSENT, short_keys};
use crate::column::kinds::{Kind, Native, Values, slice_of, with_numbers};
use crate::column::take::PARALLEL_ROWS;

/// The row of `build` for each row of `probe`, -1 where there is none. Both are of one type. None when keys of
/// `build` repeat, or are of a sort that is not looked up here.
pub(super) fn partners(build: &Values, probe: &Values) -> Option<Vec<i64>> {
    let (one, two) = (build.series()?, probe.series()?);
    if let (Ok(texts), Ok(others)) = (one.str(), two.str()) {
        return by_text(texts, others);
    }
    // A missing time is a number like others, and equals itself; a missing float does not.
    let is_whole = |values: &Values, series: &Series| {
        series.dtype().is_integer() && series.null_count() == 0 && !matches!(values.kind, Kind::Category(_))
    };
    if !is_whole(build, one) || !is_whole(probe, two) {
        return None;
    }
    with_numbers!(one, slice => by_number(slice, two), None)
}

fn each_row(n: usize, partner: impl Fn(usize) -> u32 + Sync) -> Vec<i64> {
    let row = |row: usize| match partner(row) {
        ABSENT => -1,
        row => i64::from(row),
    };
    if n < PARALLEL_ROWS { (0..n).map(row).collect() } else { (0..n).into_par_iter().map(row).collect() }
}

fn by_number<T: Native>(build: &[T], probe: &Series) -> Option<Vec<i64>> {
    let probe: &ChunkedArray<T::Polars> = probe.as_ref().as_any().downcast_ref()?;
    let probe = slice_of(probe);
    let (least, most) =
        build.iter().fold((u64::MAX, 0), |(a, b), key| (a.min(key.order_bits()), b.max(key.order_bits())));
    let Some(span) = most.checked_sub(least) else { return Some(vec![-1; probe.len()]) };
    let n_rows = build.len().max(probe.len()) as u64;
    if span >= n_rows.saturating_mul(2).max(1 << 12) {
        let bits = |key: &T| Some(key.order_bits());
        return by_key(build.len(), |row| bits(&build[row]), probe.len(), |row| bits(&probe[row]));
    }
    let mut table = vec![ABSENT; span as usize + 1];
    for (row, key) in build.iter().enumerate() {
        let slot = &mut table[(key.order_bits() - least) as usize];
        if *slot != ABSENT {
            return None;
        }
        *slot = row as u32;
    }
    // Keys below the least wrap around to places past the end.
    let partner = |row: usize| table.get(probe[row].order_bits().wrapping_sub(least) as usize).copied();
    Some(each_row(probe.len(), |row| partner(row).unwrap_or(ABSENT)))
}

fn by_text(build: &StringChunked, probe: &StringChunked) -> Option<Vec<i64>> {
    match (short_keys(build), short_keys(probe)) {
        (Some(short), Some(others)) => by_key(build.len(), short, probe.len(), others),
        _ => by_key(build.len(), |row| build.get(row), probe.len(), |row| probe.get(row)),
    }
}

/// A key that is none is missing, and matches a missing one.
fn by_key<K: Copy + Eq + Hash + Send + Sync>(
    n_build: usize,
    build: impl Fn(usize) -> Option<K>,
    n_probe: usize,
    probe: impl Fn(usize) -> Option<K> + Sync,
) -> Option<Vec<i64>> {
    let mut table: PlHashMap<K, u32> = PlHashMap::default();
    let mut missing = ABSENT;
    for row in 0..n_build {
        let before = match build(row) {
            Some(key) => table.insert(key, row as u32),
            None => Some(std::mem::replace(&mut missing, row as u32)).filter(|before| *before != ABSENT),
        };
        if before.is_some() {
            return None;
        }
    }
    Some(each_row(n_probe, |row| match probe(row) {
        Some(key) => table.get(&key).copied().unwrap_or(ABSENT),
        None => missing,
    }))
}
