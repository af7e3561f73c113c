//! Distinct values: codes, counts, duplicates and where a value stands.

use rustpython_vm::{PyResult, VirtualMachine};

use super::keys::{ABSENT, Coded, Keys, encode, encode_apart, encode_counting, unify};
use super::shared::share_codes;
use super::sort;
use super::ties::order_of_counts;
use crate::cell::Cell;
use crate::column::kinds::{Kind, Values};
use crate::column::{read, take};

fn widen(codes: &[u32]) -> Vec<i64> {
    codes.iter().map(|code| if *code == ABSENT { -1 } else { i64::from(*code) }).collect()
}

/// Codes by first appearance, -1 for missing, and the distinct values; sorted when asked.
pub(crate) fn factorize(values: &Values, sorted: bool, vm: &VirtualMachine) -> PyResult<(Vec<i64>, Values)> {
    let coded = encode(&Keys::of(values, vm)?, vm)?;
    let uniques = take::gather(values, &coded.firsts);
    let codes = widen(&coded.codes);
    if !sorted {
        return Ok((codes, uniques));
    }
    let order = sort::argsort(&uniques, true, false, vm)?;
    let mut places = vec![0_i64; order.len()];
    for (place, code) in order.iter().enumerate() {
        places[*code as usize] = place as i64;
    }
    let codes = codes.into_iter().map(|code| if code < 0 { -1 } else { places[code as usize] }).collect();
    Ok((codes, take::gather(&uniques, &order)))
}

/// Gives missing values a code where they first appear.
pub(crate) fn with_missing(coded: Coded) -> (Vec<u32>, Vec<i64>) {
    let Some(first) = coded.first_missing else { return (coded.codes, coded.firsts) };
    let place = coded.firsts.partition_point(|row| *row < first as i64);
    let mut firsts = coded.firsts;
    firsts.insert(place, first as i64);
    let shift = |code: u32| match code {
        ABSENT => place as u32,
        code if code as usize >= place => code + 1,
        code => code,
    };
    (coded.codes.into_iter().map(shift).collect(), firsts)
}

/// The same with missing as a value of its own.
pub(crate) fn factorize_with_missing(values: &Values, vm: &VirtualMachine) -> PyResult<(Vec<i64>, Values)> {
    let (codes, firsts) = with_missing(encode(&Keys::of(values, vm)?, vm)?);
    Ok((widen(&codes), take::gather(values, &firsts)))
}

/// The same for values that need no hash.
pub(crate) fn distinct(values: &Values, vm: &VirtualMachine) -> PyResult<(Vec<i64>, Values)> {
    let (codes, firsts) = with_missing(encode_counting(&Keys::of(values, vm)?, vm)?);
    Ok((widen(&codes), take::gather(values, &firsts)))
}

pub(crate) fn unique(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    let (_, firsts) = encode_all(values, false, vm)?;
    Ok(take::gather(values, &firsts))
}

/// Distinct values with their counts, the most frequent first unless told otherwise.
pub(crate) fn value_counts(
    values: &Values,
    sorted: bool,
    ascending: bool,
    dropna: bool,
    vm: &VirtualMachine,
) -> PyResult<(Values, Vec<i64>)> {
    let (uniques, counts) = if let Kind::Category(categories) = &values.kind {
        count_categories(values, categories.values.len(), dropna)
    } else {
        let (codes, firsts) = if dropna {
            let coded = encode_counting(&Keys::of(values, vm)?, vm)?;
            (coded.codes, coded.firsts)
        } else {
            encode_all(values, true, vm)?
        };
        let mut counts = vec![0_i64; firsts.len()];
        for code in &codes {
            if *code != ABSENT {
                counts[*code as usize] += 1;
            }
        }
        let uniques = take::gather(values, &firsts);
        if matches!(values.kind, Kind::Masked) && !dropna {
            missing_last(uniques, counts, vm)
        } else {
            (uniques, counts)
        }
    };
    if !sorted {
        return Ok((uniques, counts));
    }
    let order = order_of_counts(&counts, ascending);
    let counts = order.iter().map(|row| counts[*row as usize]).collect();
    Ok((take::gather(&uniques, &order), counts))
}

/// Nullable columns count their holes after everything else.
fn missing_last(uniques: Values, counts: Vec<i64>, vm: &VirtualMachine) -> (Values, Vec<i64>) {
    let holes = read::missing_mask(&uniques, vm);
    let mut order: Vec<i64> = (0..counts.len() as i64).collect();
    order.sort_by_key(|row| holes[*row as usize]);
    let counts = order.iter().map(|row| counts[*row as usize]).collect();
    (take::gather(&uniques, &order), counts)
}

/// Codes with missing values as values: of one sort in typed columns, of several among objects.
fn encode_all(values: &Values, counting: bool, vm: &VirtualMachine) -> PyResult<(Vec<u32>, Vec<i64>)> {
    match Keys::of(values, vm)? {
        Keys::Objects { objects, missing } => {
            let coded = encode_apart(&objects, &missing, counting, vm)?;
            Ok((coded.codes, coded.firsts))
        }
        keys => Ok(with_missing(encode(&keys, vm)?)),
    }
}

/// Every category is counted, even one that no row has.
fn count_categories(values: &Values, n: usize, dropna: bool) -> (Values, Vec<i64>) {
    let mut counts = vec![0_i64; n + 1];
    for code in values.codes() {
        counts[usize::try_from(*code).unwrap_or(n).min(n)] += 1;
    }
    let mut codes: Vec<i32> = (0..n as i32).collect();
    if !dropna && counts[n] > 0 {
        codes.push(-1);
    } else {
        counts.truncate(n);
    }
    (values.like(crate::column::kinds::series_from(codes)), counts)
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Keep {
    #[default]
    First,
    Last,
    None,
}

pub(crate) fn duplicated_codes(codes: &[u32], n: usize, keep: Keep) -> Vec<bool> {
    // Missing rows count as one value.
    let slot = |code: u32| if code == ABSENT { n } else { code as usize };
    match keep {
        Keep::First | Keep::Last => {
            let mut seen = vec![false; n + 1];
            let mut flags = vec![false; codes.len()];
            let mut mark = |row: usize| {
                let place = slot(codes[row]);
                flags[row] = seen[place];
                seen[place] = true;
            };
            if keep == Keep::First {
                (0..codes.len()).for_each(&mut mark);
            } else {
                (0..codes.len()).rev().for_each(&mut mark);
            }
            flags
        }
        Keep::None => {
            let mut counts = vec![0_u32; n + 1];
            for code in codes {
                counts[slot(*code)] += 1;
            }
            codes.iter().map(|code| counts[slot(*code)] > 1).collect()
        }
    }
}

pub(crate) fn duplicated(values: &Values, keep: Keep, vm: &VirtualMachine) -> PyResult<Vec<bool>> {
    let (codes, firsts) = encode_all(values, true, vm)?;
    Ok(duplicated_codes(&codes, firsts.len(), keep))
}

/// The commonest values, sorted where they can be.
pub(crate) fn mode(values: &Values, dropna: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let (uniques, counts) = value_counts(values, false, false, dropna, vm)?;
    let most = counts.iter().copied().max().unwrap_or_default();
    let rows: Vec<i64> =
        counts.iter().enumerate().filter(|(_, count)| **count == most && most > 0).map(|(row, _)| row as i64).collect();
    let modes = take::gather(&uniques, &rows);
    match sort::argsort(&modes, true, false, vm) {
        Ok(order) => Ok(take::gather(&modes, &order)),
        Err(_) => Ok(modes),
    }
}

/// Where each of `wanted` first stands in `values`, -1 when it does not. Missing values match.
pub(crate) fn lookup(values: &Values, wanted: &Values, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    places(values, wanted, false, vm)
}

fn places(values: &Values, wanted: &Values, counting: bool, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    let has_holes = |values: &Values| read::any_missing(values, vm);
    let (one, two) = unify(values, wanted, vm)?;
    let (one, two) = (Keys::of(&one, vm)?, Keys::of(&two, vm)?);
    let shared = share_codes(&one, &two, has_holes(values) && has_holes(wanted), counting, vm)?;
    let mut places = vec![-1_i64; shared.n + 1];
    for (row, code) in shared.first.iter().enumerate().rev() {
        if *code != ABSENT {
            places[*code as usize] = row as i64;
        }
    }
    Ok(shared.second.iter().map(|code| if *code == ABSENT { -1 } else { places[*code as usize] }).collect())
}

pub(crate) fn isin(values: &Values, wanted: &Values, vm: &VirtualMachine) -> PyResult<Vec<bool>> {
    if let Kind::Category(categories) = &values.kind {
        let inside = isin(&categories.values, wanted, vm)?;
        let holes = read::any_missing(wanted, vm);
        return Ok(values
            .codes()
            .iter()
            .map(|code| usize::try_from(*code).map_or(holes, |code| inside[code]))
            .collect());
    }
    let mut found: Vec<bool> = places(wanted, values, true, vm)?.into_iter().map(|place| place >= 0).collect();
    let holes = read::missing_mask(values, vm);
    if holes.contains(&true) && values.is_text() && matches!(values.kind, Kind::Masked) {
        let has_missing = read::any_missing(wanted, vm);
        for (flag, hole) in found.iter_mut().zip(&holes) {
            *flag |= *hole && has_missing;
        }
    } else if holes.contains(&true) {
        // A missing value is in a list that has the same sort of missing.
        let sorts = missing_sorts(wanted, vm)?;
        for (row, _) in holes.iter().enumerate().filter(|(_, hole)| **hole) {
            found[row] = sorts.contains(&sort_of(&read::cell_at(values, row, vm)?));
        }
    }
    Ok(found)
}

fn sort_of(cell: &Cell) -> u8 {
    match cell {
        Cell::None => 0,
        Cell::Nat => 1,
        Cell::Na => 2,
        _ => 3,
    }
}

fn missing_sorts(values: &Values, vm: &VirtualMachine) -> PyResult<Vec<u8>> {
    let mut sorts = Vec::new();
    for (row, hole) in read::missing_mask(values, vm).into_iter().enumerate() {
        if hole {
            let sort = sort_of(&read::cell_at(values, row, vm)?);
            if !sorts.contains(&sort) {
                sorts.push(sort);
            }
        }
    }
    Ok(sorts)
}

pub(crate) fn n_unique(values: &Values, dropna: bool, vm: &VirtualMachine) -> PyResult<usize> {
    let coded = encode(&Keys::of(values, vm)?, vm)?;
    if dropna && values.series().is_none() {
        // Objects tell None and nan apart, and neither counts.
        let holes = crate::column::read::missing_mask(values, vm);
        return Ok(coded.firsts.iter().filter(|first| !holes[**first as usize]).count());
    }
    Ok(coded.firsts.len() + usize::from(!dropna && coded.first_missing.is_some()))
}

pub(crate) fn is_unique(values: &Values, vm: &VirtualMachine) -> PyResult<bool> {
    Ok(n_unique(values, false, vm)? == values.len())
}
