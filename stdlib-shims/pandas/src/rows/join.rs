//! Joins: which row of one side stands beside which of the other, in pandas' order.

use rustpython_vm::{PyResult, VirtualMachine};

use super::keys::{ABSENT, Keys, unify};
use super::partners::partners;
use super::shared::{share_bits, share_codes};
use super::sort;
use crate::column::concat::concat;
use crate::column::kinds::Values;
use crate::column::take;
use crate::opcodes::Join;

pub(crate) type Pairs = (Vec<i64>, Vec<i64>);

/// Which rows stand side by side; -1 where one side has none.
pub(crate) struct Joined {
    /// None when every left row stands there once, in its order.
    pub(crate) left: Option<Vec<i64>>,
    pub(crate) right: Vec<i64>,
}

/// The join of an inner or left merge by one key that does not repeat on the right; none for others.
fn by_unique_key(left: &Values, right: &Values, how: Join, vm: &VirtualMachine) -> PyResult<Option<Joined>> {
    let (one, two) = unify(right, left, vm)?;
    let Some(found) = partners(&one, &two) else { return Ok(None) };
    let n_found = found.iter().filter(|row| **row >= 0).count();
    if how == Join::Left || n_found == found.len() {
        return Ok(Some(Joined { left: None, right: found }));
    }
    let (mut from_left, mut from_right) = (Vec::with_capacity(n_found), Vec::with_capacity(n_found));
    for (row, partner) in found.into_iter().enumerate().filter(|(_, partner)| *partner >= 0) {
        from_left.push(row as i64);
        from_right.push(partner);
    }
    Ok(Some(Joined { left: Some(from_left), right: from_right }))
}

/// Codes of the rows of both sides, equal where all keys are; rows of `probe` that `build` lacks
/// have none. Missing keys match each other.
pub(crate) fn codes_of_both(
    build: &[Values],
    probe: &[Values],
    vm: &VirtualMachine,
) -> PyResult<(Vec<u32>, Vec<u32>, usize)> {
    let mut combined: Option<(Vec<u64>, Vec<u64>)> = None;
    let mut size: u128 = 1;
    for (one, two) in build.iter().zip(probe) {
        let (one, two) = unify(one, two, vm)?;
        let shared = share_codes(&Keys::of(&one, vm)?, &Keys::of(&two, vm)?, true, false, vm)?;
        let n = shared.n as u128 + 1;
        if build.len() == 1 {
            return Ok((shared.first, shared.second, shared.n));
        }
        match &mut combined {
            None => {
                let wide = |codes: Vec<u32>| {
                    codes.into_iter().map(|code| if code == ABSENT { u64::MAX } else { u64::from(code) }).collect()
                };
                combined = Some((wide(shared.first), wide(shared.second)));
                size = n;
            }
            Some((first, second)) => {
                if size * n >= u128::from(u64::MAX) {
                    size = compress(first, second);
                }
                let step = n as u64;
                let join = |all: &mut Vec<u64>, codes: &[u32]| {
                    for (key, code) in all.iter_mut().zip(codes) {
                        *key =
                            if *key == u64::MAX || *code == ABSENT { u64::MAX } else { *key * step + u64::from(*code) };
                    }
                };
                join(first, &shared.first);
                join(second, &shared.second);
                size *= n;
            }
        }
    }
    let Some((mut first, mut second)) = combined else { return Ok((Vec::new(), Vec::new(), 0)) };
    let n = compress(&mut first, &mut second);
    let narrow =
        |keys: Vec<u64>| keys.into_iter().map(|key| if key == u64::MAX { ABSENT } else { key as u32 }).collect();
    Ok((narrow(first), narrow(second), n as usize))
}

/// Dense codes in place of wide keys; returns how many there are.
fn compress(first: &mut [u64], second: &mut [u64]) -> u128 {
    let shared = share_bits(first, Some(u64::MAX), second, Some(u64::MAX), false);
    for (key, code) in first.iter_mut().zip(&shared.first).chain(second.iter_mut().zip(&shared.second)) {
        *key = if *code == ABSENT { u64::MAX } else { u64::from(*code) };
    }
    shared.n as u128 + 1
}

/// The rows of each code, in order.
pub(crate) struct RowsByCode {
    starts: Vec<u32>,
    rows: Vec<u32>,
}

impl RowsByCode {
    pub(crate) fn new(codes: &[u32], n: usize) -> Self {
        let mut starts = vec![0_u32; n + 1];
        for code in codes {
            if *code != ABSENT {
                starts[*code as usize + 1] += 1;
            }
        }
        for place in 1..starts.len() {
            starts[place] += starts[place - 1];
        }
        let mut next = starts.clone();
        let mut rows = vec![0_u32; starts.last().copied().unwrap_or_default() as usize];
        for (row, code) in codes.iter().enumerate() {
            if *code != ABSENT {
                let slot = &mut next[*code as usize];
                rows[*slot as usize] = row as u32;
                *slot += 1;
            }
        }
        Self { starts, rows }
    }

    pub(crate) fn of(&self, code: u32) -> &[u32] {
        if code == ABSENT {
            return &[];
        }
        let code = code as usize;
        match (self.starts.get(code), self.starts.get(code + 1)) {
            (Some(start), Some(end)) => &self.rows[*start as usize..*end as usize],
            _ => &[],
        }
    }
}

/// Each probe row with its partners; with `keep`, rows without one stay beside -1.
fn probe_rows(build: &[u32], probe: &[u32], n: usize, keep: bool) -> Pairs {
    // Build keys are mostly unique: one slot per code then, and no list.
    let mut single = vec![ABSENT; n + 1];
    let mut is_unique = true;
    for (row, code) in build.iter().enumerate() {
        if *code != ABSENT {
            let slot = &mut single[*code as usize];
            if *slot != ABSENT {
                is_unique = false;
                break;
            }
            *slot = row as u32;
        }
    }
    let mut from_probe = Vec::with_capacity(probe.len());
    let mut from_build = Vec::with_capacity(probe.len());
    if is_unique {
        for (row, code) in probe.iter().enumerate() {
            let partner = if *code == ABSENT { ABSENT } else { single[*code as usize] };
            if partner != ABSENT {
                from_probe.push(row as i64);
                from_build.push(i64::from(partner));
            } else if keep {
                from_probe.push(row as i64);
                from_build.push(-1);
            }
        }
        return (from_probe, from_build);
    }
    let lists = RowsByCode::new(build, n);
    for (row, code) in probe.iter().enumerate() {
        let partners = lists.of(*code);
        if partners.is_empty() && keep {
            from_probe.push(row as i64);
            from_build.push(-1);
        }
        for partner in partners {
            from_probe.push(row as i64);
            from_build.push(i64::from(*partner));
        }
    }
    (from_probe, from_build)
}

pub(crate) fn join(
    left: &[Values],
    right: &[Values],
    how: Join,
    sorted: bool,
    vm: &VirtualMachine,
) -> PyResult<Joined> {
    if let ([one], [two], Join::Inner | Join::Left, false) = (left, right, how, sorted)
        && let Some(joined) = by_unique_key(one, two, how, vm)?
    {
        return Ok(joined);
    }
    let (left, right) = join_any(left, right, how, sorted, vm)?;
    Ok(Joined { left: Some(left), right })
}

fn join_any(left: &[Values], right: &[Values], how: Join, sorted: bool, vm: &VirtualMachine) -> PyResult<Pairs> {
    let n_left = left.first().map_or(0, Values::len);
    let n_right = right.first().map_or(0, Values::len);
    let pairs = match how {
        Join::Cross => {
            let mut pairs: Pairs = (Vec::with_capacity(n_left * n_right), Vec::with_capacity(n_left * n_right));
            for one in 0..n_left as i64 {
                for two in 0..n_right as i64 {
                    pairs.0.push(one);
                    pairs.1.push(two);
                }
            }
            return Ok(pairs);
        }
        Join::Inner | Join::Left => {
            let (build, probe, n) = codes_of_both(right, left, vm)?;
            let pairs = probe_rows(&build, &probe, n, how == Join::Left);
            if how == Join::Inner && !sorted && pairs.0.len() == n_left && !pairs.0.is_sorted_by(|one, two| one < two) {
                return Ok(by_groups(&pairs, &probe, n));
            }
            pairs
        }
        Join::Right => {
            let (build, probe, n) = codes_of_both(left, right, vm)?;
            let (from_right, from_left) = probe_rows(&build, &probe, n, true);
            (from_left, from_right)
        }
        Join::Outer => {
            let (build, probe, n) = codes_of_both(right, left, vm)?;
            let (mut from_left, mut from_right) = probe_rows(&build, &probe, n, true);
            let mut met = vec![false; n_right];
            from_right.iter().filter(|row| **row >= 0).for_each(|row| met[*row as usize] = true);
            for (row, _) in met.iter().enumerate().filter(|(_, met)| !**met) {
                from_left.push(-1);
                from_right.push(row as i64);
            }
            (from_left, from_right)
        }
    };
    if how == Join::Outer || sorted {
        return by_key(left, right, pairs, vm);
    }
    Ok(pairs)
}

/// The order pandas gives an inner join with as many rows as its left side, though some left rows
/// are there twice and others not at all: it takes the one for the other.
fn by_groups(pairs: &Pairs, codes: &[u32], n: usize) -> Pairs {
    let mut place_of = vec![ABSENT; n + 1];
    let mut next = 0;
    let mut groups = vec![0_u32; codes.len()];
    for (row, code) in codes.iter().enumerate() {
        let slot = if *code == ABSENT { None } else { Some(&mut place_of[*code as usize]) };
        groups[row] = match slot {
            Some(slot) if *slot != ABSENT => *slot,
            Some(slot) => {
                *slot = next;
                next += 1;
                *slot
            }
            None => {
                next += 1;
                next - 1
            }
        };
    }
    let mut sorter: Vec<usize> = (0..codes.len()).collect();
    sorter.sort_by_key(|row| groups[*row]);
    let mut turned = vec![0_usize; codes.len()];
    for (place, row) in sorter.iter().enumerate() {
        turned[*row] = place;
    }
    let mut listed: Vec<usize> = (0..pairs.0.len()).collect();
    listed.sort_by_key(|pair| groups[pairs.0[*pair] as usize]);
    let pick = |rows: &[i64]| turned.iter().map(|place| rows[listed[*place]]).collect();
    (pick(&pairs.0), pick(&pairs.1))
}

/// The pairs in the order of their keys.
fn by_key(left: &[Values], right: &[Values], pairs: Pairs, vm: &VirtualMachine) -> PyResult<Pairs> {
    let mut keys = Vec::with_capacity(left.len());
    for (one, two) in left.iter().zip(right) {
        let (one, two) = unify(one, two, vm)?;
        let n = one.len() as i64;
        let both = concat(&[one, two], vm)?;
        let rows: Vec<i64> =
            pairs.0.iter().zip(&pairs.1).map(|(one, two)| if *one >= 0 { *one } else { n + *two }).collect();
        let key = take::gather(&both, &rows);
        // A missing time comes first here, as the smallest number that it is; in pandas too.
        keys.push(if key.is_i64_backed() { Values::ints(key.ticks().to_vec()) } else { key });
    }
    // Keys that cannot be compared stay as they are.
    let Ok(order) = sort::argsort_many(&keys, &vec![true; keys.len()], false, vm) else { return Ok(pairs) };
    let pick = |rows: &[i64]| order.iter().map(|place| rows[*place as usize]).collect();
    Ok((pick(&pairs.0), pick(&pairs.1)))
}
