//! Codes shared by two columns: equal where the values are.

use std::hash::Hash;

use polars::prelude::{PlHashMap, PlRandomState, StringChunked};
use rayon::prelude::*;
use rustpython_vm::{PyResult, VirtualMachine};

use super::keys::{ABSENT, Keys, ObjectTable, encode_bits, short_keys, small_span};
use crate::column::take::PARALLEL_ROWS;

/// Codes of two columns of one storage, equal where the values are equal; `n` bounds them.
/// Missing values have a code of their own when `missing_match`, otherwise none. Values of the
/// second column that the first lacks have none. `counting` lets values without a hash in.
pub(crate) struct Shared {
    pub(crate) first: Vec<u32>,
    pub(crate) second: Vec<u32>,
    pub(crate) n: usize,
}

pub(crate) fn share_codes(
    first: &Keys,
    second: &Keys,
    missing_match: bool,
    counting: bool,
    vm: &VirtualMachine,
) -> PyResult<Shared> {
    match (first, second) {
        (Keys::Bits { keys: one, missing }, Keys::Bits { keys: two, missing: other }) => {
            Ok(share_bits(one, *missing, two, *other, missing_match))
        }
        (Keys::Text(one), Keys::Text(two)) => Ok(share_text(one, two, missing_match)),
        (Keys::Objects { objects, missing }, Keys::Objects { objects: other, missing: other_missing }) => {
            let mut table = if counting { ObjectTable::counting() } else { ObjectTable::default() };
            let mut n = 0_u32;
            let mut codes = Vec::with_capacity(objects.len());
            for (object, missing) in objects.iter().zip(missing) {
                if *missing {
                    codes.push(ABSENT);
                    continue;
                }
                let (hash, found) = table.find(object, vm)?;
                codes.push(found.unwrap_or_else(|| {
                    table.insert(hash, object.clone(), n);
                    n += 1;
                    n - 1
                }));
            }
            let mut seconds = Vec::with_capacity(other.len());
            for (object, missing) in other.iter().zip(other_missing) {
                let code = if *missing { None } else { table.find(object, vm)?.1 };
                seconds.push(code.unwrap_or(ABSENT));
            }
            let mut shared = Shared { first: codes, second: seconds, n: n as usize };
            if missing_match {
                match_missing(&mut shared, missing, other_missing);
            }
            Ok(shared)
        }
        _ => Err(vm.new_type_error("keys of different types cannot be matched")),
    }
}

fn match_missing(shared: &mut Shared, first: &[bool], second: &[bool]) {
    let code = shared.n as u32;
    for (slot, missing) in shared.first.iter_mut().zip(first).chain(shared.second.iter_mut().zip(second)) {
        if *missing {
            *slot = code;
        }
    }
    shared.n += 1;
}

pub(crate) fn share_bits(
    one: &[u64],
    missing: Option<u64>,
    two: &[u64],
    other: Option<u64>,
    missing_match: bool,
) -> Shared {
    let parallel = |keys: &[u64], code: &(dyn Fn(u64) -> u32 + Sync)| -> Vec<u32> {
        if keys.len() < PARALLEL_ROWS {
            keys.iter().map(|key| code(*key)).collect()
        } else {
            keys.par_iter().map(|key| code(*key)).collect()
        }
    };
    if let Some((least, span)) = small_span(one, missing, one.len().max(two.len())) {
        let missing_code = if missing_match { span as u32 } else { ABSENT };
        let code = |key: u64, missing: Option<u64>| {
            if missing == Some(key) {
                return missing_code;
            }
            match key.checked_sub(least) {
                Some(place) if place < span as u64 => place as u32,
                _ => ABSENT,
            }
        };
        let first = parallel(one, &|key| code(key, missing));
        let second = parallel(two, &|key| code(key, other));
        return Shared { first, second, n: span + 1 };
    }
    let coded = encode_bits(one, missing);
    let mut table: PlHashMap<u64, u32> =
        PlHashMap::with_capacity_and_hasher(coded.firsts.len(), PlRandomState::default());
    for (code, row) in coded.firsts.iter().enumerate() {
        table.insert(one[*row as usize], code as u32);
    }
    let n = coded.firsts.len();
    let missing_code = if missing_match { n as u32 } else { ABSENT };
    let second = parallel(two, &|key| {
        if other == Some(key) { missing_code } else { table.get(&key).copied().unwrap_or(ABSENT) }
    });
    let mut first = coded.codes;
    if missing_match {
        first.iter_mut().filter(|code| **code == ABSENT).for_each(|code| *code = n as u32);
    }
    Shared { first, second, n: n + 1 }
}

/// Codes of the keys of both sides, by first appearance in the first, and how many there are.
fn match_keys<K: Copy + Eq + Hash + Send + Sync>(
    n_one: usize,
    one: impl Fn(usize) -> Option<K>,
    n_two: usize,
    two: impl Fn(usize) -> Option<K> + Sync,
) -> (Vec<u32>, Vec<u32>, usize) {
    let mut table: PlHashMap<K, u32> = PlHashMap::default();
    let mut first = Vec::with_capacity(n_one);
    for row in 0..n_one {
        let n = table.len() as u32;
        first.push(one(row).map_or(ABSENT, |key| *table.entry(key).or_insert(n)));
    }
    let code = |row: usize| two(row).and_then(|key| table.get(&key).copied()).unwrap_or(ABSENT);
    let second = if n_two < PARALLEL_ROWS {
        (0..n_two).map(code).collect()
    } else {
        (0..n_two).into_par_iter().map(code).collect()
    };
    (first, second, table.len())
}

fn share_text(one: &StringChunked, two: &StringChunked, missing_match: bool) -> Shared {
    let (mut first, mut second, n) = match (short_keys(one), short_keys(two)) {
        (Some(short), Some(others)) => match_keys(one.len(), short, two.len(), others),
        _ => match_keys(one.len(), |row| one.get(row), two.len(), |row| two.get(row)),
    };
    if missing_match {
        let fill = |codes: &mut Vec<u32>, texts: &StringChunked| {
            if texts.null_count() > 0 {
                for (code, text) in codes.iter_mut().zip(texts.iter()) {
                    if text.is_none() {
                        *code = n as u32;
                    }
                }
            }
        };
        fill(&mut first, one);
        fill(&mut second, two);
    }
    Shared { first, second, n: n + 1 }
}
