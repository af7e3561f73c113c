//! Orders of rows. Always stable; missing values first or last.

use rayon::prelude::*;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::keys::{ABSENT, Keys, encode};
use crate::column::kinds::{Kind, NAT, Native, Values};
use crate::column::take::PARALLEL_ROWS;

/// Sort keys: unsigned bits, with the rows that are missing.
struct Ranks {
    bits: Vec<u64>,
    missing: Option<Vec<bool>>,
}

/// Row positions in order.
pub(crate) fn argsort(
    values: &Values,
    ascending: bool,
    missing_first: bool,
    vm: &VirtualMachine,
) -> PyResult<Vec<i64>> {
    let ranks = rank_bits(values, vm)?;
    let n = ranks.bits.len();
    let (mut known, mut holes) = (Vec::new(), Vec::new());
    let bits = match &ranks.missing {
        None => ranks.bits,
        Some(missing) => {
            known.reserve(n);
            for (row, missing) in missing.iter().enumerate() {
                if *missing { holes.push(row as i64) } else { known.push(row as u32) }
            }
            if holes.is_empty() {
                known.clear();
                ranks.bits
            } else {
                known.iter().map(|row| ranks.bits[*row as usize]).collect()
            }
        }
    };
    let order = sort_bits(&bits, ascending);
    let rows = |order: Vec<u32>| -> Vec<i64> {
        if holes.is_empty() {
            order.into_iter().map(i64::from).collect()
        } else {
            order.into_iter().map(|place| i64::from(known[place as usize])).collect()
        }
    };
    let sorted = rows(order);
    if holes.is_empty() {
        return Ok(sorted);
    }
    Ok(if missing_first {
        holes.into_iter().chain(sorted).collect()
    } else {
        sorted.into_iter().chain(holes).collect()
    })
}

/// A stable order of 64-bit keys.
fn sort_bits(bits: &[u64], ascending: bool) -> Vec<u32> {
    let n = bits.len();
    let (least, most) = bits.iter().fold((u64::MAX, 0), |(least, most), bit| (least.min(*bit), most.max(*bit)));
    if n == 0 {
        return Vec::new();
    }
    let span = most - least;
    if span <= (n as u64).max(256) && span < 1 << 22 {
        return counting_sort(bits, least, most, ascending);
    }
    if ascending && bits.is_sorted() {
        return (0..n as u32).collect();
    }
    let flip = if ascending { 0 } else { u64::MAX };
    let mut pairs: Vec<(u64, u32)> = bits.iter().zip(0_u32..).map(|(bit, row)| (bit ^ flip, row)).collect();
    if n < PARALLEL_ROWS {
        pairs.sort_unstable();
    } else {
        pairs.par_sort_unstable();
    }
    pairs.into_iter().map(|(_, row)| row).collect()
}

fn counting_sort(bits: &[u64], least: u64, most: u64, ascending: bool) -> Vec<u32> {
    let slot = |bit: u64| if ascending { bit - least } else { most - bit } as usize;
    let mut starts = vec![0_u32; (most - least) as usize + 2];
    for bit in bits {
        starts[slot(*bit) + 1] += 1;
    }
    for place in 1..starts.len() {
        starts[place] += starts[place - 1];
    }
    let mut order = vec![0_u32; bits.len()];
    for (row, bit) in bits.iter().enumerate() {
        let start = &mut starts[slot(*bit)];
        order[*start as usize] = row as u32;
        *start += 1;
    }
    order
}

/// Bits whose order is the order of the values.
fn rank_bits(values: &Values, vm: &VirtualMachine) -> PyResult<Ranks> {
    let keys = Keys::of(values, vm)?;
    match keys {
        Keys::Bits { keys, missing: None } => Ok(Ranks { bits: keys, missing: None }),
        Keys::Bits { keys, missing: Some(hole) } => {
            let missing: Vec<bool> = keys.iter().map(|key| *key == hole).collect();
            Ok(Ranks { bits: keys, missing: Some(missing) })
        }
        Keys::Text(ref texts) => {
            let coded = encode(&keys, vm)?;
            let mut order: Vec<u32> = (0..coded.firsts.len() as u32).collect();
            let names: Vec<&str> =
                coded.firsts.iter().map(|row| texts.get(*row as usize).unwrap_or_default()).collect();
            order.par_sort_unstable_by(|a, b| names[*a as usize].cmp(names[*b as usize]));
            Ok(ranks_from(&coded.codes, &order))
        }
        Keys::Objects { ref objects, ref missing } => {
            if let Ok(coded) = encode(&keys, vm) {
                let names: Vec<PyObjectRef> = coded.firsts.iter().map(|row| objects[*row as usize].clone()).collect();
                let order = sort_objects(&names, vm)?;
                return Ok(ranks_from(&coded.codes, &order));
            }
            // Values without a hash, such as lists: ranks by comparison alone.
            let known: Vec<u32> = (0..objects.len() as u32).filter(|row| !missing[*row as usize]).collect();
            let names: Vec<PyObjectRef> = known.iter().map(|row| objects[*row as usize].clone()).collect();
            let order = sort_objects(&names, vm)?;
            let mut bits = vec![0_u64; objects.len()];
            let mut rank = 0;
            for (place, index) in order.iter().enumerate() {
                if place > 0 && less(&names[order[place - 1] as usize], &names[*index as usize], vm)? {
                    rank += 1;
                }
                bits[known[*index as usize] as usize] = rank;
            }
            Ok(Ranks { bits, missing: Some(missing.clone()) })
        }
    }
}

fn ranks_from(codes: &[u32], order: &[u32]) -> Ranks {
    let mut places = vec![0_u64; order.len()];
    for (place, code) in order.iter().enumerate() {
        places[*code as usize] = place as u64;
    }
    let bits = codes.iter().map(|code| if *code == ABSENT { 0 } else { places[*code as usize] }).collect();
    let missing = codes.contains(&ABSENT).then(|| codes.iter().map(|code| *code == ABSENT).collect());
    Ranks { bits, missing }
}

fn less(one: &PyObjectRef, two: &PyObjectRef, vm: &VirtualMachine) -> PyResult<bool> {
    one.rich_compare_bool(two, rustpython_vm::types::PyComparisonOp::Lt, vm)
}

/// A merge sort, since a comparison may fail or contradict itself.
pub(crate) fn sort_objects(objects: &[PyObjectRef], vm: &VirtualMachine) -> PyResult<Vec<u32>> {
    let mut order: Vec<u32> = (0..objects.len() as u32).collect();
    let mut spare = order.clone();
    let mut width = 1;
    while width < order.len() {
        let mut start = 0;
        while start < order.len() {
            let middle = (start + width).min(order.len());
            let end = (start + 2 * width).min(order.len());
            let (mut left, mut right) = (start, middle);
            for slot in &mut spare[start..end] {
                let take_right = right < end
                    && (left >= middle || less(&objects[order[right] as usize], &objects[order[left] as usize], vm)?);
                if take_right {
                    *slot = order[right];
                    right += 1;
                } else {
                    *slot = order[left];
                    left += 1;
                }
            }
            start = end;
        }
        std::mem::swap(&mut order, &mut spare);
        width *= 2;
    }
    Ok(order)
}

/// Row positions in the order of several columns.
pub(crate) fn argsort_many(
    columns: &[Values],
    ascending: &[bool],
    missing_first: bool,
    vm: &VirtualMachine,
) -> PyResult<Vec<i64>> {
    if let ([only], [ascending]) = (columns, ascending) {
        return argsort(only, *ascending, missing_first, vm);
    }
    let n = columns.first().map_or(0, Values::len);
    let ranks: PyResult<Vec<Ranks>> = columns.iter().map(|column| rank_bits(column, vm)).collect();
    let ranks = ranks?;
    if let Some(keys) = in_one_key(&ranks, ascending, missing_first) {
        return Ok(sort_bits(&keys, true).into_iter().map(i64::from).collect());
    }
    let mut all: Vec<Vec<u64>> = Vec::with_capacity(columns.len());
    for (ranks, ascending) in ranks.into_iter().zip(ascending) {
        let mut bits = ranks.bits;
        if !ascending {
            for bit in &mut bits {
                *bit = !*bit;
            }
        }
        if let Some(missing) = &ranks.missing {
            put_holes_outside(&mut bits, missing, missing_first);
        }
        all.push(bits);
    }
    if let [one, two] = all.as_slice() {
        let mut pairs: Vec<(u64, u64, u32)> = (0..n).map(|row| (one[row], two[row], row as u32)).collect();
        if n < PARALLEL_ROWS {
            pairs.sort_unstable();
        } else {
            pairs.par_sort_unstable();
        }
        return Ok(pairs.into_iter().map(|(_, _, row)| i64::from(row)).collect());
    }
    let mut order: Vec<u32> = (0..n as u32).collect();
    let compare = |a: &u32, b: &u32| {
        let (a, b) = (*a as usize, *b as usize);
        all.iter().map(|bits| bits[a].cmp(&bits[b])).find(|order| order.is_ne()).unwrap_or_else(|| a.cmp(&b))
    };
    if n < PARALLEL_ROWS {
        order.sort_unstable_by(compare);
    } else {
        order.par_sort_unstable_by(compare);
    }
    Ok(order.into_iter().map(i64::from).collect())
}

/// Gives missing rows a key before or after that of every other row.
fn put_holes_outside(bits: &mut [u64], missing: &[bool], missing_first: bool) {
    let hole = if missing_first { 0 } else { u64::MAX };
    let is_taken = bits.iter().zip(missing).any(|(bit, missing)| !missing && *bit == hole);
    for (bit, missing) in bits.iter_mut().zip(missing) {
        if *missing {
            *bit = hole;
        } else if is_taken {
            // Keys never span all of 64 bits, so that the others can make room.
            *bit = if missing_first { bit.saturating_add(1) } else { bit.saturating_sub(1) };
        }
    }
}

/// The keys of all columns in one number, the first column's weighing most; none when they do not fit.
fn in_one_key(columns: &[Ranks], ascending: &[bool], missing_first: bool) -> Option<Vec<u64>> {
    let mut keys = vec![0_u64; columns.first()?.bits.len()];
    let mut size = 1_u64;
    for (Ranks { bits, missing }, ascending) in columns.iter().zip(ascending) {
        let is_hole = |row: usize| missing.as_ref().is_some_and(|missing| missing[row]);
        let known = bits.iter().enumerate().filter(|(row, _)| !is_hole(*row)).map(|(_, bit)| *bit);
        let (least, most) = known.fold((u64::MAX, 0), |(least, most), bit| (least.min(bit), most.max(bit)));
        // Two more places than the span: for the greatest and for holes.
        let span = most.saturating_sub(least).checked_add(2)?;
        size = size.checked_mul(span)?;
        let shift = u64::from(missing_first);
        for (row, (key, bit)) in keys.iter_mut().zip(bits).enumerate() {
            let place = if is_hole(row) {
                if missing_first { 0 } else { span - 1 }
            } else if *ascending {
                bit - least + shift
            } else {
                most - bit + shift
            };
            *key = *key * span + place;
        }
    }
    Some(keys)
}

/// Each value no less (or, strictly, greater) than the one before; a missing value breaks it.
pub(crate) fn is_monotonic(values: &Values, increasing: bool, strict: bool, vm: &VirtualMachine) -> PyResult<bool> {
    if matches!(values.kind, Kind::Objects) {
        let Ok(ranks) = rank_bits(values, vm) else { return Ok(false) };
        return Ok(follows(&ranks, increasing, strict));
    }
    Ok(follows(&rank_bits(values, vm)?, increasing, strict))
}

fn follows(ranks: &Ranks, increasing: bool, strict: bool) -> bool {
    if ranks.missing.as_ref().is_some_and(|missing| missing.contains(&true)) {
        return false;
    }
    ranks.bits.windows(2).all(|pair| match (increasing, strict) {
        (true, false) => pair[0] <= pair[1],
        (true, true) => pair[0] < pair[1],
        (false, false) => pair[0] >= pair[1],
        (false, true) => pair[0] > pair[1],
    })
}

/// Rows of the `n` greatest or least values; missing ones only when there are too few.
pub(crate) fn nlargest(
    values: &Values,
    n: usize,
    largest: bool,
    keep: &str,
    vm: &VirtualMachine,
) -> PyResult<Vec<i64>> {
    let mut order = argsort(values, !largest, false, vm)?;
    if n == 0 {
        return Ok(Vec::new());
    }
    if n >= order.len() && keep != "last" {
        return Ok(order);
    }
    let ranks = rank_bits(values, vm)?;
    let is_hole = |row: i64| ranks.missing.as_ref().is_some_and(|missing| missing[row as usize]);
    let same = |a: i64, b: i64| is_hole(a) == is_hole(b) && ranks.bits[a as usize] == ranks.bits[b as usize];
    match keep {
        "all" => {
            let mut end = n.min(order.len());
            while end < order.len() && same(order[end - 1], order[end]) {
                end += 1;
            }
            order.truncate(end);
        }
        "last" => {
            // Ties are taken from the end.
            let mut start = 0;
            while start < order.len() {
                let mut end = start + 1;
                while end < order.len() && same(order[start], order[end]) {
                    end += 1;
                }
                order[start..end].reverse();
                start = end;
            }
            order.truncate(n);
        }
        _ => order.truncate(n),
    }
    Ok(order)
}

/// Where one value would be inserted, by halving the column and without a look at the rest of it. None for what needs
/// more than comparing two numbers or two texts of one type.
pub(crate) fn place_of(sorted: &Values, wanted: &Values, right: bool) -> Option<usize> {
    fn halved<T: Native>(slice: &[T], value: T, right: bool) -> usize {
        // Missing values stand at the end.
        slice.partition_point(|other| !other.is_missing() && if right { *other <= value } else { *other < value })
    }
    if sorted.is_i64_backed() {
        let value = *wanted.ticks().first()?;
        let is_same = match (&sorted.kind, &wanted.kind) {
            (Kind::Datetime { unit, zone }, Kind::Datetime { unit: own, zone: other }) => {
                unit == own && zone.is_some() == other.is_some()
            }
            (Kind::Timedelta(unit), Kind::Timedelta(own)) => unit == own,
            (Kind::Period(freq), Kind::Period(own)) => freq == own,
            _ => false,
        };
        if !is_same || value == NAT {
            return None;
        }
        let is_before = |other: &i64| *other != NAT && if right { *other <= value } else { *other < value };
        return Some(sorted.ticks().partition_point(is_before));
    }
    let (Kind::Number, Kind::Number) = (&sorted.kind, &wanted.kind) else { return None };
    let (series, value) = (sorted.series()?, wanted.series()?);
    if series.dtype() != value.dtype() {
        return None;
    }
    macro_rules! arm {
        ($method:ident) => {{
            let value = *crate::column::kinds::slice_of(value.$method().ok()?).first()?;
            if Native::is_missing(value) {
                return None;
            }
            Some(halved(crate::column::kinds::slice_of(series.$method().ok()?), value, right))
        }};
    }
    match series.dtype() {
        polars::prelude::DataType::Int64 => arm!(i64),
        polars::prelude::DataType::Float64 => arm!(f64),
        _ => None,
    }
}

/// Where each value would be inserted into the sorted column.
pub(crate) fn searchsorted(sorted: &Values, wanted: &Values, right: bool, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    let (one, two) = super::keys::unify(sorted, wanted, vm)?;
    match (Keys::of(&one, vm)?, Keys::of(&two, vm)?) {
        (Keys::Bits { keys, .. }, Keys::Bits { keys: wanted, .. }) => {
            let place = |value: &u64| keys.partition_point(|key| if right { key <= value } else { key < value }) as i64;
            Ok(wanted.iter().map(place).collect())
        }
        (Keys::Text(texts), Keys::Text(wanted)) => {
            let names: Vec<&str> = texts.iter().map(Option::unwrap_or_default).collect();
            let place = |value: Option<&str>| {
                let value = value.unwrap_or_default();
                names.partition_point(|name| if right { *name <= value } else { *name < value }) as i64
            };
            Ok(wanted.iter().map(place).collect())
        }
        (Keys::Objects { objects, .. }, Keys::Objects { objects: wanted, .. }) => {
            let mut places = Vec::with_capacity(wanted.len());
            for value in wanted.iter() {
                let (mut low, mut high) = (0, objects.len());
                while low < high {
                    let middle = usize::midpoint(low, high);
                    let goes_right =
                        if right { !less(value, &objects[middle], vm)? } else { less(&objects[middle], value, vm)? };
                    if goes_right { low = middle + 1 } else { high = middle }
                }
                places.push(low as i64);
            }
            Ok(places)
        }
        _ => Err(vm.new_type_error("values of different types cannot be compared")),
    }
}
