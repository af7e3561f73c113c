//! Sorting along an axis. Every order is stable; NaN and "not a time" come last.

use std::cmp::Ordering;

use num_complex::Complex64;
use rayon::prelude::*;

use crate::array::{Array, Order};
use crate::dispatch::{with_integer, with_number, with_real};
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::nest::PARALLEL_SIZE;
use crate::object::{Opaque, object_rules};
use crate::ops::BinaryOp;
use crate::rearrange::TakeMode;
use crate::storage::Element;
use crate::views::normalize_axis;

/// A number as an unsigned integer that sorts the same way.
pub(crate) trait SortKey: Element {
    fn key(self) -> u64;
}

macro_rules! signed_keys {
    ($($rust:ty),*) => {$(
        impl SortKey for $rust {
            #[inline(always)]
            fn key(self) -> u64 {
                (self as i64 as u64) ^ (1 << 63)
            }
        }
    )*};
}

macro_rules! unsigned_keys {
    ($($rust:ty),*) => {$(
        impl SortKey for $rust {
            #[inline(always)]
            fn key(self) -> u64 {
                self as u64
            }
        }
    )*};
}

signed_keys!(i8, i16, i32, i64);
unsigned_keys!(bool, u8, u16, u32, u64);

impl SortKey for f64 {
    #[inline(always)]
    fn key(self) -> u64 {
        if self.is_nan() {
            return u64::MAX;
        }
        // Adding zero makes the two zeros one.
        let bits = (self + 0.0).to_bits();
        if bits >> 63 == 1 { !bits } else { bits | (1 << 63) }
    }
}

impl SortKey for f32 {
    #[inline(always)]
    fn key(self) -> u64 {
        (self as f64).key()
    }
}

fn time_key(value: i64) -> u64 {
    // Sorts by value with the smallest integer, "not a time", moved to the end.
    value.key().wrapping_sub(1)
}

pub(crate) fn complex_order(a: &Complex64, b: &Complex64) -> Ordering {
    // Numbers with a NaN part come after all others, by the part that is known.
    let group = |z: &Complex64| (z.re.is_nan(), z.im.is_nan());
    let rank = |z: &Complex64| match group(z) {
        (false, false) => 0,
        (false, true) => 1,
        (true, false) => 2,
        (true, true) => 3,
    };
    rank(a).cmp(&rank(b)).then(a.re.key().cmp(&b.re.key())).then(a.im.key().cmp(&b.im.key()))
}

/// The array with the axis last, contiguous and fresh, and the order of axes that puts it back.
struct Lanes {
    rows: Array,
    back: Vec<usize>,
    length: usize,
}

fn lanes(a: &Array, axis: Option<isize>) -> Result<Lanes> {
    let (a, axis) = match axis {
        None => (a.ravel(Order::C)?, 0),
        Some(axis) => (a.clone(), normalize_axis(axis, a.ndim())?),
    };
    let mut order: Vec<usize> = (0..a.ndim()).filter(|&place| place != axis).collect();
    order.push(axis);
    let mut back = vec![0; a.ndim()];
    for (place, &from) in order.iter().enumerate() {
        back[from] = place;
    }
    let rows = a.permuted(&order).copy(Order::C)?;
    Ok(Lanes { length: a.shape[axis], rows, back })
}

impl Lanes {
    fn restore(&self, rows: &Array) -> Array {
        let mut turned = rows.permuted(&self.back);
        turned.view = false;
        turned
    }
}

/// A sorted copy; with None the flattened array.
pub fn sort(a: &Array, axis: Option<isize>) -> Result<Array> {
    let lanes = lanes(a, axis)?;
    let (rows, length) = (&lanes.rows, lanes.length);
    if length > 1 && !rows.is_empty() {
        match &rows.dtype {
            DType::Object | DType::Str(_) | DType::Bytes(_) | DType::Record(_) => {
                let order = sorted_places(rows, length)?;
                let offset: Vec<i64> =
                    order.iter().enumerate().map(|(slot, &place)| (slot / length * length) as i64 + place).collect();
                let flat = rows.reshape(&[-1], Order::C)?;
                let sorted = crate::rearrange::take(&flat, &Array::from_list(offset), Some(0), TakeMode::default())?;
                let shape: Vec<isize> = rows.shape.iter().map(|&length| length as isize).collect();
                return Ok(lanes.restore(&sorted.reshape(&shape, Order::C)?));
            }
            DType::Complex128 => {
                for row in rows.as_mut_slice::<Complex64>().unwrap_or_default().chunks_mut(length) {
                    row.sort_by(complex_order);
                }
            }
            dtype if dtype.is_time() => {
                let cells = rows.as_mut_slice::<i64>().unwrap_or_default();
                for row in cells.chunks_mut(length) {
                    sort_numbers(row, |value| time_key(*value));
                }
            }
            DType::F64 => {
                for row in rows.as_mut_slice::<f64>().unwrap_or_default().chunks_mut(length) {
                    sort_doubles(row);
                }
            }
            DType::F32 => {
                for row in rows.as_mut_slice::<f32>().unwrap_or_default().chunks_mut(length) {
                    sort_numbers(row, |value| value.key());
                }
            }
            DType::Bool => {
                for row in rows.as_mut_slice::<bool>().unwrap_or_default().chunks_mut(length) {
                    let n_false = row.iter().filter(|&&value| !value).count();
                    row[..n_false].fill(false);
                    row[n_false..].fill(true);
                }
            }
            dtype => with_integer!(dtype, T => {
                for row in rows.as_mut_slice::<T>().unwrap_or_default().chunks_mut(length) {
                    if length >= PARALLEL_SIZE { row.par_sort_unstable() } else { row.sort_unstable() }
                }
            }, else ()),
        }
    }
    Ok(lanes.restore(rows))
}

fn sort_numbers<T: Send>(row: &mut [T], key: impl Fn(&T) -> u64 + Sync) {
    if row.len() >= PARALLEL_SIZE { row.par_sort_unstable_by_key(key) } else { row.sort_unstable_by_key(key) }
}

/// NaN is moved to the end, and the rest is sorted as integers in place.
fn sort_doubles(row: &mut [f64]) {
    let mut known = row.len();
    let mut place = 0;
    while place < known {
        if row[place].is_nan() {
            known -= 1;
            row.swap(place, known);
        } else {
            place += 1;
        }
    }
    let flip = |bits: u64| if bits >> 63 == 1 { !bits } else { bits | (1 << 63) };
    let unflip = |bits: u64| if bits >> 63 == 1 { bits & !(1 << 63) } else { !bits };
    let mut keys: Vec<u64> = row[..known].iter().map(|value| flip(value.to_bits())).collect();
    if known >= PARALLEL_SIZE {
        keys.par_sort_unstable();
    } else {
        keys.sort_unstable();
    }
    for (slot, key) in row.iter_mut().zip(keys) {
        *slot = f64::from_bits(unflip(key));
    }
}

/// Places that sort each row of `length` elements; `rows` is C-contiguous.
fn sorted_places(rows: &Array, length: usize) -> Result<Vec<i64>> {
    let n_rows = rows.size() / length.max(1);
    let mut places = Vec::with_capacity(rows.size());
    match &rows.dtype {
        DType::Object => {
            let objects: Vec<Opaque> = rows.stored_values();
            let rules = object_rules();
            for row in objects.chunks(length) {
                let order = merge_sorted(length, &mut |x, y| rules.compare(BinaryOp::Less, &row[x], &row[y]))?;
                places.extend(order.into_iter().map(|place| place as i64));
            }
        }
        DType::Str(_) => {
            let texts: Vec<String> = rows.stored_values();
            texts.chunks(length).for_each(|row| places.extend(text_order(row, |text| text.as_bytes())));
        }
        DType::Bytes(_) => {
            let texts: Vec<Vec<u8>> = rows.stored_values();
            texts.chunks(length).for_each(|row| places.extend(text_order(row, |text| text)));
        }
        DType::Complex128 => {
            let values = rows.as_slice::<Complex64>().unwrap_or_default();
            values
                .chunks(length)
                .for_each(|row| places.extend(order_by(length, |x, y| complex_order(&row[x], &row[y]))));
        }
        DType::Record(_) => {
            // By the first field, then the next: later fields are sorted first.
            for row in 0..n_rows {
                let flat = rows.reshape(&[n_rows as isize, length as isize], Order::C)?.slice_axis_at(0, row);
                let keys: Vec<Array> = flat.fields().into_iter().rev().collect();
                places.extend(lexsort(&keys, 0)?.to_vec::<i64>()?);
            }
        }
        dtype if dtype.is_time() => {
            let values = rows.as_slice::<i64>().unwrap_or_default();
            values.chunks(length).for_each(|row| places.extend(key_order(row.iter().map(|&value| time_key(value)))));
        }
        dtype => with_keys(dtype, rows, length, &mut places),
    }
    Ok(places)
}

fn with_keys(dtype: &DType, rows: &Array, length: usize, places: &mut Vec<i64>) {
    macro_rules! by_key {
        ($rust:ty) => {
            for row in rows.as_slice::<$rust>().unwrap_or_default().chunks(length) {
                places.extend(key_order(row.iter().map(|&value| value.key())));
            }
        };
    }
    match dtype {
        DType::Bool => by_key!(bool),
        dtype => with_real!(dtype, T => by_key!(T), else ()),
    }
}

fn order_by(length: usize, compare: impl Fn(usize, usize) -> Ordering) -> Vec<i64> {
    let mut order: Vec<i64> = (0..length as i64).collect();
    order.sort_by(|&x, &y| compare(x as usize, y as usize));
    order
}

/// Stable order of texts. Most are told apart by their first eight bytes, which are compared as one number.
fn text_order<T: Sync>(row: &[T], bytes: impl Fn(&T) -> &[u8] + Sync) -> Vec<i64> {
    let head = |text: &T| {
        let text = bytes(text);
        let mut first = [0; 8];
        let length = text.len().min(8);
        first[..length].copy_from_slice(&text[..length]);
        u64::from_be_bytes(first)
    };
    let mut heads: Vec<(u64, usize)> = row.iter().map(head).zip(0..).collect();
    let compare = |x: &(u64, usize), y: &(u64, usize)| {
        x.0.cmp(&y.0).then_with(|| bytes(&row[x.1]).cmp(bytes(&row[y.1]))).then(x.1.cmp(&y.1))
    };
    if row.len() >= PARALLEL_SIZE / 16 {
        heads.par_sort_unstable_by(compare);
    } else {
        heads.sort_unstable_by(compare);
    }
    heads.into_iter().map(|(_, place)| place as i64).collect()
}

/// Stable order of keys. Long lists are sorted digit by digit, skipping digits all keys share.
fn key_order(keys: impl ExactSizeIterator<Item = u64>) -> Vec<i64> {
    const DIGIT: u32 = 11;
    const BUCKETS: usize = 1 << DIGIT;
    let length = keys.len();
    let mut pairs: Vec<(u64, u32)> = keys.zip(0u32..).collect();
    if length < 2048 || u32::try_from(length).is_err() {
        let mut wide: Vec<(u64, usize)> = pairs.iter().enumerate().map(|(place, &(key, _))| (key, place)).collect();
        wide.sort_unstable();
        return wide.into_iter().map(|(_, place)| place as i64).collect();
    }
    if pairs.is_sorted() {
        return (0..length as i64).collect();
    }
    let n_digits = 64u32.div_ceil(DIGIT) as usize;
    let mut counts = vec![[0u32; BUCKETS]; n_digits];
    for &(key, _) in &pairs {
        for (digit, count) in counts.iter_mut().enumerate() {
            count[(key >> (digit as u32 * DIGIT)) as usize & (BUCKETS - 1)] += 1;
        }
    }
    let mut other = vec![(0u64, 0u32); length];
    for (digit, count) in counts.iter_mut().enumerate() {
        let shift = digit as u32 * DIGIT;
        if count[(pairs[0].0 >> shift) as usize & (BUCKETS - 1)] as usize == length {
            continue;
        }
        let mut next = 0;
        for bucket in count.iter_mut() {
            (*bucket, next) = (next, next + *bucket);
        }
        for &(key, place) in &pairs {
            let slot = &mut count[(key >> shift) as usize & (BUCKETS - 1)];
            other[*slot as usize] = (key, place);
            *slot += 1;
        }
        std::mem::swap(&mut pairs, &mut other);
    }
    pairs.into_iter().map(|(_, place)| i64::from(place)).collect()
}

/// A stable order by a comparison that may fail, or may be no order at all.
pub(crate) fn merge_sorted(length: usize, less: &mut dyn FnMut(usize, usize) -> Result<bool>) -> Result<Vec<usize>> {
    let mut order: Vec<usize> = (0..length).collect();
    let mut other = order.clone();
    let mut width = 1;
    while width < length {
        for start in (0..length).step_by(2 * width) {
            let middle = (start + width).min(length);
            let stop = (start + 2 * width).min(length);
            let (mut left, mut right) = (start, middle);
            for slot in &mut other[start..stop] {
                // The right element goes first only where it is less, which keeps equals in place.
                let from_right = right < stop && (left >= middle || less(order[right], order[left])?);
                *slot = if from_right { order[right] } else { order[left] };
                if from_right {
                    right += 1;
                } else {
                    left += 1;
                }
            }
        }
        std::mem::swap(&mut order, &mut other);
        width *= 2;
    }
    Ok(order)
}

/// Places that would sort the axis.
pub fn argsort(a: &Array, axis: Option<isize>) -> Result<Array> {
    let a = if a.ndim() == 0 { a.reshape(&[1], Order::C)? } else { a.clone() };
    let lanes = lanes(&a, axis)?;
    let places = if lanes.rows.is_empty() { Vec::new() } else { sorted_places(&lanes.rows, lanes.length)? };
    Ok(lanes.restore(&Array::from_vec(places, &lanes.rows.shape)?))
}

/// Elements at the given places are those of the sorted axis, smaller ones before, larger ones after.
pub fn partition(a: &Array, places: &[isize], axis: Option<isize>) -> Result<Array> {
    check_places(a, places, axis)?;
    sort(a, axis)
}

pub fn argpartition(a: &Array, places: &[isize], axis: Option<isize>) -> Result<Array> {
    check_places(a, places, axis)?;
    argsort(a, axis)
}

fn check_places(a: &Array, places: &[isize], axis: Option<isize>) -> Result<()> {
    let length = match axis {
        None => a.size(),
        Some(axis) => a.shape[normalize_axis(axis, a.ndim())?],
    } as isize;
    match places.iter().find(|&&place| place < -length || place >= length) {
        Some(place) => Err(ArrayError::value(format!("kth(={place}) out of bounds ({length})"))),
        None => Ok(()),
    }
}

/// Places that sort by the last key, then by the one before it, and so on.
pub fn lexsort(keys: &[Array], axis: isize) -> Result<Array> {
    let Some(first) = keys.first() else {
        return Err(ArrayError::type_error("need sequence of keys with len > 0 in lexsort"));
    };
    if keys.iter().any(|key| key.shape != first.shape) {
        return Err(ArrayError::value("all keys need to be the same shape"));
    }
    if first.ndim() == 0 {
        return Array::from_vec(vec![0i64], &[]);
    }
    let axis = normalize_axis(axis, first.ndim())?;
    let mut order = argsort(first, Some(axis as isize))?;
    for key in &keys[1..] {
        let arranged = take_along(key, &order, axis)?;
        order = take_along(&order, &argsort(&arranged, Some(axis as isize))?, axis)?;
    }
    Ok(order)
}

/// Elements of each lane at the places of the same lane.
pub fn take_along(a: &Array, places: &Array, axis: usize) -> Result<Array> {
    if a.ndim() != places.ndim() {
        return Err(ArrayError::value("`indices` and `arr` must have the same number of dimensions"));
    }
    let mut items = Vec::with_capacity(a.ndim());
    for dimension in 0..a.ndim() {
        if dimension == axis {
            items.push(crate::index::Index::Array(places.clone()));
            continue;
        }
        let steps = Array::from_list((0..a.shape[dimension] as i64).collect::<Vec<i64>>());
        let mut shape = vec![1isize; a.ndim()];
        shape[dimension] = -1;
        items.push(crate::index::Index::Array(steps.reshape(&shape, Order::C)?));
    }
    a.get_index(&items)
}

/// Whether the first of two elements of one lane sorts before the second; used by searches.
pub(crate) fn order_in(a: &Array) -> Result<Box<dyn Fn(usize, usize) -> Ordering + '_>> {
    Ok(match &a.dtype {
        DType::Str(_) => {
            let texts: Vec<String> = a.stored_values();
            Box::new(move |x, y| texts[x].cmp(&texts[y]))
        }
        DType::Bytes(_) => {
            let texts: Vec<Vec<u8>> = a.stored_values();
            Box::new(move |x, y| texts[x].cmp(&texts[y]))
        }
        DType::Complex128 => {
            let values = a.to_vec::<Complex64>()?;
            Box::new(move |x, y| complex_order(&values[x], &values[y]))
        }
        dtype if dtype.is_time() => {
            let values = a.to_vec::<i64>()?;
            Box::new(move |x, y| time_key(values[x]).cmp(&time_key(values[y])))
        }
        dtype => with_number!(dtype, T => {
            let values = a.to_vec::<T>()?;
            Box::new(move |x, y| number_order(values[x], values[y]))
        }, else return Err(ArrayError::not_implemented(format!("ordering of {} arrays", dtype.name())))),
    })
}

/// Total order with NaN last.
#[inline]
pub(crate) fn number_order<T: crate::number::Ordered>(x: T, y: T) -> Ordering {
    if x.less(y) {
        Ordering::Less
    } else if y.less(x) {
        Ordering::Greater
    } else {
        x.is_nan().cmp(&y.is_nan())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_stable_and_nan_comes_last() {
        let values = Array::from_list(vec![2.0, f64::NAN, -0.0, 0.0, f64::NEG_INFINITY, 2.0]);
        assert_eq!(argsort(&values, Some(0)).unwrap().to_vec::<i64>().unwrap(), [4, 2, 3, 0, 5, 1]);
        let sorted = sort(&values, Some(-1)).unwrap().to_vec::<f64>().unwrap();
        assert!(sorted[5].is_nan() && sorted[..5] == [f64::NEG_INFINITY, 0.0, 0.0, 2.0, 2.0]);
        let many: Vec<i64> = (0..5000).map(|i| (i * 7919) % 1000 - 500).collect();
        let order = argsort(&Array::from_list(many.clone()), Some(0)).unwrap().to_vec::<i64>().unwrap();
        assert!(order.windows(2).all(|w| (many[w[0] as usize], w[0]) < (many[w[1] as usize], w[1])));
    }

    #[test]
    fn a_comparison_that_is_no_order_still_ends() {
        let mut flip = false;
        let order = merge_sorted(9, &mut |_, _| {
            flip = !flip;
            Ok(flip)
        });
        assert_eq!(order.unwrap().len(), 9);
    }
}
