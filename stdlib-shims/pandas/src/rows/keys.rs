//! Rows as keys: numbers and times as 64 bits, text as itself, objects by Python's equality.

use std::rc::Rc;

use polars::prelude::{DataType, PlHashMap, PlHashSet, StringChunked};
use polars_arrow::array::{Array, View};
use rayon::prelude::*;
use rustpython_vm::builtins::PyList;
use rustpython_vm::{AsObject, PyObjectRef, PyResult, VirtualMachine};

use crate::column::concat::decategorized;
use crate::column::kinds::{Kind, NAT, Native, Values, Wanted, bool_vec, with_numbers};
use crate::column::take::PARALLEL_ROWS;
use crate::column::views::array_of;
use crate::column::{cast, read};

/// The code of a row whose value is missing or absent.
pub(crate) const ABSENT: u32 = u32::MAX;

pub(crate) enum Keys {
    /// Bits in the order of the values; `missing` is the key of missing rows, if there are such.
    Bits {
        keys: Vec<u64>,
        missing: Option<u64>,
    },
    Text(StringChunked),
    Objects {
        objects: Rc<Vec<PyObjectRef>>,
        missing: Vec<bool>,
    },
}

/// Codes in the order of first appearance; `firsts` are the rows where each appeared.
pub(crate) struct Coded {
    pub(crate) codes: Vec<u32>,
    pub(crate) firsts: Vec<i64>,
    pub(crate) first_missing: Option<usize>,
}

fn map_bits<T: Native>(slice: &[T]) -> Vec<u64> {
    if slice.len() < PARALLEL_ROWS {
        slice.iter().map(|value| value.order_bits()).collect()
    } else {
        slice.par_iter().map(|value| value.order_bits()).collect()
    }
}

impl Keys {
    pub(crate) fn of(values: &Values, vm: &VirtualMachine) -> PyResult<Self> {
        if let Some(objects) = values.object_values() {
            return Ok(Self::Objects { objects: objects.clone(), missing: read::missing_mask(values, vm) });
        }
        let Some(series) = values.series() else { return Ok(Self::Bits { keys: Vec::new(), missing: None }) };
        if let Ok(texts) = series.str() {
            return Ok(Self::Text(texts.clone()));
        }
        let keys = if series.dtype() == &DataType::Boolean {
            match series.null_count() {
                0 => bool_vec(series).into_iter().map(u64::from).collect(),
                _ => series
                    .bool()
                    .map(|flags| flags.iter().map(|flag| flag.map_or(2, u64::from)).collect())
                    .unwrap_or_default(),
            }
        } else {
            with_numbers!(series, slice => map_bits(slice), Vec::new())
        };
        let missing = match &values.kind {
            Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_) => Some(NAT.order_bits()),
            Kind::Category(_) => Some((-1_i32).order_bits()),
            Kind::Number if series.dtype().is_float() => Some(f64::NAN.order_bits()),
            Kind::Masked if series.null_count() > 0 => {
                return Ok(masked_bits(series, keys));
            }
            _ => None,
        };
        Ok(Self::Bits { keys, missing })
    }
}

fn masked_bits(series: &polars::prelude::Series, mut keys: Vec<u64>) -> Keys {
    let known = crate::column::cast_masked::known(series);
    let used: PlHashSet<u64> = keys.iter().zip(&known).filter(|(_, known)| **known).map(|(key, _)| *key).collect();
    let mut missing = u64::MAX;
    while used.contains(&missing) {
        missing -= 1;
    }
    for (key, known) in keys.iter_mut().zip(&known) {
        if !known {
            *key = missing;
        }
    }
    Keys::Bits { keys, missing: Some(missing) }
}

/// Two columns in one storage, so that equal values have equal keys.
pub(crate) fn unify(one: &Values, two: &Values, vm: &VirtualMachine) -> PyResult<(Values, Values)> {
    let (one, two) = (decategorized(one, vm)?, decategorized(two, vm)?);
    let number = |values: &Values| match (&values.kind, values.series()) {
        (Kind::Number | Kind::Bool | Kind::Masked, Some(series)) if series.dtype() != &DataType::String => {
            Some(series.dtype().clone())
        }
        _ => None,
    };
    if let (Some(a), Some(b)) = (number(&one), number(&two)) {
        let is_flag = |dtype: &DataType| dtype == &DataType::Boolean;
        if a == b {
            return Ok((one, two));
        }
        let common =
            if is_flag(&a) || is_flag(&b) { DataType::Float64 } else { crate::column::concat::promote(&a, &b) };
        let to = |values: &Values| match values.kind {
            Kind::Masked => cast::cast(values, &Wanted::Masked(common.clone()), vm),
            _ => cast::cast(values, &Wanted::Number(common.clone()), vm),
        };
        return Ok((to(&one)?, to(&two)?));
    }
    if one.is_text() && two.is_text() {
        return Ok((one, two));
    }
    match (&one.kind, &two.kind) {
        (Kind::Datetime { unit: a, zone }, Kind::Datetime { unit: b, zone: other })
            if zone.is_some() == other.is_some() =>
        {
            let unit = a.finer(*b);
            let to = |values: &Values, zone: &Option<Rc<str>>| {
                cast::cast(values, &Wanted::Datetime(unit, zone.as_ref().map(ToString::to_string)), vm)
            };
            return Ok((to(&one, zone)?, to(&two, other)?));
        }
        (Kind::Timedelta(a), Kind::Timedelta(b)) => {
            let wanted = Wanted::Timedelta(a.finer(*b));
            return Ok((cast::cast(&one, &wanted, vm)?, cast::cast(&two, &wanted, vm)?));
        }
        (Kind::Period(a), Kind::Period(b)) if a == b => return Ok((one, two)),
        _ => {}
    }
    // An empty side, or one of only missing values, takes the type of the other.
    let to_objects = |values: &Values| Ok(Values::objects(read::to_objects(values, vm)?));
    Ok((to_objects(&one)?, to_objects(&two)?))
}

/// The span of the keys without the missing one, when a table of that size pays.
pub(super) fn small_span(keys: &[u64], missing: Option<u64>, n_rows: usize) -> Option<(u64, usize)> {
    let (mut least, mut most) = (u64::MAX, 0_u64);
    match missing {
        None => {
            for &key in keys {
                least = least.min(key);
                most = most.max(key);
            }
        }
        Some(missing) => {
            for &key in keys.iter().filter(|key| **key != missing) {
                least = least.min(key);
                most = most.max(key);
            }
        }
    }
    if most < least {
        return None;
    }
    let span = most - least;
    (span < (n_rows as u64).saturating_mul(2).max(1 << 12)).then(|| (least, span as usize + 1))
}

pub(crate) fn encode(keys: &Keys, vm: &VirtualMachine) -> PyResult<Coded> {
    match keys {
        Keys::Bits { keys, missing } => Ok(encode_bits(keys, *missing)),
        Keys::Text(texts) => Ok(encode_text(texts)),
        Keys::Objects { objects, missing } => encode_objects(objects, missing, false, vm),
    }
}

/// The same where values are only counted: those without a hash are found by comparing.
pub(crate) fn encode_counting(keys: &Keys, vm: &VirtualMachine) -> PyResult<Coded> {
    match keys {
        Keys::Objects { objects, missing } => encode_objects(objects, missing, true, vm),
        keys => encode(keys, vm),
    }
}

pub(crate) fn encode_bits(keys: &[u64], missing: Option<u64>) -> Coded {
    let mut firsts = Vec::new();
    let mut first_missing = None;
    let is_missing = |key: u64| missing == Some(key);
    if let Some((least, span)) = small_span(keys, missing, keys.len()) {
        let mut table = vec![ABSENT; span];
        let mut codes = Vec::with_capacity(keys.len());
        for (row, &key) in keys.iter().enumerate() {
            if is_missing(key) {
                first_missing = first_missing.or(Some(row));
                codes.push(ABSENT);
                continue;
            }
            let slot = &mut table[(key - least) as usize];
            if *slot == ABSENT {
                *slot = firsts.len() as u32;
                firsts.push(row as i64);
            }
            codes.push(*slot);
        }
        return Coded { codes, firsts, first_missing };
    }
    let mut table: PlHashMap<u64, u32> = PlHashMap::default();
    let mut codes = Vec::with_capacity(keys.len());
    for (row, &key) in keys.iter().enumerate() {
        if is_missing(key) {
            first_missing = first_missing.or(Some(row));
            codes.push(ABSENT);
            continue;
        }
        let code = *table.entry(key).or_insert_with(|| {
            firsts.push(row as i64);
            (firsts.len() - 1) as u32
        });
        codes.push(code);
    }
    Coded { codes, firsts, first_missing }
}

/// Texts of at most twelve bytes are their own 128-bit keys.
fn short_texts(texts: &StringChunked) -> Option<&[View]> {
    let array = array_of(texts)?;
    let views = array.views().as_slice();
    let is_short = |(row, view): (usize, &View)| view.is_inline() || array.is_null(row);
    let all_short = if views.len() < PARALLEL_ROWS {
        views.iter().enumerate().all(is_short)
    } else {
        views.par_iter().enumerate().all(is_short)
    };
    all_short.then_some(views)
}

/// The key of each row of short texts, none where it is missing; none at all when a text is longer.
pub(super) fn short_keys(texts: &StringChunked) -> Option<impl Fn(usize) -> Option<u128> + Sync + '_> {
    let views = short_texts(texts)?;
    let known = array_of(texts)?.validity();
    Some(move |row: usize| known.is_none_or(|known| known.get_bit(row)).then(|| views[row].as_u128()))
}

pub(crate) fn encode_text(texts: &StringChunked) -> Coded {
    let mut firsts = Vec::new();
    let mut first_missing = None;
    let mut codes = Vec::with_capacity(texts.len());
    if let Some(views) = short_texts(texts) {
        let mut table: PlHashMap<u128, u32> = PlHashMap::default();
        let known = (texts.null_count() > 0).then(|| texts.is_not_null());
        // Neighbours are often equal: the last answer is tried first.
        let mut last: Option<(u128, u32)> = None;
        for (row, view) in views.iter().map(|view| view.as_u128()).enumerate() {
            if known.as_ref().is_some_and(|known| known.get(row) != Some(true)) {
                first_missing = first_missing.or(Some(row));
                codes.push(ABSENT);
                continue;
            }
            if let Some((seen, code)) = last
                && seen == view
            {
                codes.push(code);
                continue;
            }
            let code = *table.entry(view).or_insert_with(|| {
                firsts.push(row as i64);
                (firsts.len() - 1) as u32
            });
            last = Some((view, code));
            codes.push(code);
        }
        return Coded { codes, firsts, first_missing };
    }
    let mut table: PlHashMap<&str, u32> = PlHashMap::default();
    for (row, text) in texts.iter().enumerate() {
        let Some(text) = text else {
            first_missing = first_missing.or(Some(row));
            codes.push(ABSENT);
            continue;
        };
        let code = *table.entry(text).or_insert_with(|| {
            firsts.push(row as i64);
            (firsts.len() - 1) as u32
        });
        codes.push(code);
    }
    Coded { codes, firsts, first_missing }
}

/// Python values by their hash and equality.
#[derive(Default)]
pub(super) struct ObjectTable {
    buckets: PlHashMap<i64, Vec<(PyObjectRef, u32)>>,
    /// Whether lists and the like may be looked up, as pandas lets them where it only counts.
    unhashable: bool,
}

/// A hash of lists by their elements; other values without one share a bucket.
fn any_hash(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<i64> {
    match object.hash(vm) {
        Err(error) if error.fast_isinstance(vm.ctx.exceptions.type_error) => {
            let Some(list) = object.downcast_ref::<PyList>() else { return Ok(0) };
            let elements = vm.ctx.new_tuple(list.borrow_vec().to_vec());
            match elements.as_object().hash(vm) {
                Err(error) if error.fast_isinstance(vm.ctx.exceptions.type_error) => Ok(0),
                found => found,
            }
        }
        found => found,
    }
}

impl ObjectTable {
    pub(super) fn counting() -> Self {
        Self { unhashable: true, ..Self::default() }
    }

    pub(super) fn find(&self, object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<(i64, Option<u32>)> {
        let hash = if self.unhashable { any_hash(object, vm)? } else { object.hash(vm)? };
        if let Some(bucket) = self.buckets.get(&hash) {
            for (known, code) in bucket {
                if known.is(object) || vm.bool_eq(known, object)? {
                    return Ok((hash, Some(*code)));
                }
            }
        }
        Ok((hash, None))
    }

    pub(super) fn insert(&mut self, hash: i64, object: PyObjectRef, code: u32) {
        self.buckets.entry(hash).or_default().push((object, code));
    }
}

/// Codes in which each sort of missing value is a value of its own.
pub(crate) fn encode_apart(
    objects: &[PyObjectRef],
    missing: &[bool],
    counting: bool,
    vm: &VirtualMachine,
) -> PyResult<Coded> {
    let mut coded = encode_objects(objects, missing, counting, vm)?;
    let mut sorts: Vec<(u8, u32)> = Vec::new();
    for (row, object) in objects.iter().enumerate().filter(|(row, _)| missing[*row]) {
        let sort = missing_sort(object, vm);
        let code = if let Some((_, code)) = sorts.iter().find(|(known, _)| *known == sort) {
            *code
        } else {
            let code = coded.firsts.len() as u32;
            coded.firsts.push(row as i64);
            sorts.push((sort, code));
            code
        };
        coded.codes[row] = code;
    }
    if sorts.is_empty() {
        return Ok(coded);
    }
    // Back into the order of first appearance.
    let mut order: Vec<u32> = (0..coded.firsts.len() as u32).collect();
    order.sort_by_key(|code| coded.firsts[*code as usize]);
    let mut places = vec![0_u32; order.len()];
    for (place, code) in order.iter().enumerate() {
        places[*code as usize] = place as u32;
    }
    let codes = coded.codes.iter().map(|code| places[*code as usize]).collect();
    let firsts = order.iter().map(|code| coded.firsts[*code as usize]).collect();
    Ok(Coded { codes, firsts, first_missing: None })
}

/// Which of the missing values this is.
pub(crate) fn missing_sort(object: &PyObjectRef, vm: &VirtualMachine) -> u8 {
    if vm.is_none(object) {
        0
    } else if crate::registry::is_nat(object) {
        1
    } else if crate::registry::is_na(object) {
        2
    } else {
        3
    }
}

fn encode_objects(objects: &[PyObjectRef], missing: &[bool], counting: bool, vm: &VirtualMachine) -> PyResult<Coded> {
    let mut table = if counting { ObjectTable::counting() } else { ObjectTable::default() };
    let mut firsts = Vec::new();
    let mut first_missing = None;
    let mut codes = Vec::with_capacity(objects.len());
    for (row, object) in objects.iter().enumerate() {
        if missing[row] {
            first_missing = first_missing.or(Some(row));
            codes.push(ABSENT);
            continue;
        }
        let (hash, found) = table.find(object, vm)?;
        let code = found.unwrap_or_else(|| {
            let code = firsts.len() as u32;
            table.insert(hash, object.clone(), code);
            firsts.push(row as i64);
            code
        });
        codes.push(code);
    }
    Ok(Coded { codes, firsts, first_missing })
}
