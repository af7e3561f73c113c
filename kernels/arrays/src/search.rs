//! Searching and counting in sorted and unsorted arrays.

use num_complex::Complex64;

use crate::array::{Array, Order};
use crate::dispatch::{with_integer, with_number, with_real};
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::fold::fold_lanes;
use crate::object::{Opaque, object_rules};
use crate::ops::BinaryOp;
use crate::promote::promote;
use crate::rearrange::{TakeMode, take};
use crate::sort::{argsort, complex_order, number_order, order_in};
use crate::wide::vectorised;

/// Where each value would be inserted into a sorted array; `right` puts it after equals.
pub fn searchsorted(a: &Array, values: &Array, right: bool, sorter: Option<&Array>) -> Result<Array> {
    if a.ndim() != 1 {
        return Err(ArrayError::value("object too deep for desired array"));
    }
    let arranged = match sorter {
        Some(sorter) => take(a, sorter, Some(0), TakeMode::Raise)?,
        None => a.clone(),
    };
    let common = promote(&a.dtype, &values.dtype)?;
    let (haystack, needles) = (arranged.cast_to(&common)?.contiguous()?, values.cast_to(&common)?.contiguous()?);
    let places = match &common {
        DType::Str(_) => find_all::<String>(&haystack, &needles, right, Ord::cmp),
        DType::Bytes(_) => find_all::<Vec<u8>>(&haystack, &needles, right, Ord::cmp),
        DType::Complex128 => find_all::<Complex64>(&haystack, &needles, right, complex_order),
        DType::Object => {
            let (hay, needle): (Vec<Opaque>, Vec<Opaque>) = (haystack.stored_values(), needles.stored_values());
            let mut places = Vec::with_capacity(needle.len());
            for value in &needle {
                let (mut low, mut high) = (0, hay.len());
                while low < high {
                    let middle = low.midpoint(high);
                    let before = if right {
                        !object_rules().compare(BinaryOp::Less, value, &hay[middle])?
                    } else {
                        object_rules().compare(BinaryOp::Less, &hay[middle], value)?
                    };
                    if before {
                        low = middle + 1;
                    } else {
                        high = middle;
                    }
                }
                places.push(low as i64);
            }
            places
        }
        dtype if dtype.is_time() => {
            let key = |value: &i64| (*value as u64 ^ (1 << 63)).wrapping_sub(1);
            find_all::<i64>(&haystack, &needles, right, |x, y| key(x).cmp(&key(y)))
        }
        dtype => with_number!(dtype, T => find_all::<T>(&haystack, &needles, right, |x, y| number_order(*x, *y)),
            else return Err(ArrayError::not_implemented(format!("searchsorted of {} arrays", dtype.name())))),
    };
    Array::from_vec(places, &values.shape)
}

fn find_all<T: crate::storage::Item>(
    haystack: &Array,
    needles: &Array,
    right: bool,
    order: impl Fn(&T, &T) -> std::cmp::Ordering + Sync,
) -> Vec<i64> {
    use rayon::prelude::*;
    // SAFETY: both arrays are contiguous and hold elements stored as T.
    let (hay, needle) = unsafe {
        (
            std::slice::from_raw_parts(haystack.start::<T>().0, haystack.size()),
            std::slice::from_raw_parts(needles.start::<T>().0, needles.size()),
        )
    };
    let find = |value: &T| {
        hay.partition_point(|element| {
            let found = order(element, value);
            if right { found.is_le() } else { found.is_lt() }
        }) as i64
    };
    if needle.len() >= 1 << 16 { needle.par_iter().map(find).collect() } else { needle.iter().map(find).collect() }
}

/// Which whole numbers are among others, looked up in a table as wide as the others reach.
/// None where they reach too far for that, or are not whole.
pub fn is_in_table(a: &Array, among: &Array) -> Result<Option<Array>> {
    let fits = |array: &Array| (array.dtype.is_integer() || array.dtype.is_bool()) && array.dtype != DType::U64;
    if !fits(a) || !fits(among) || among.is_empty() || a.is_empty() {
        return Ok(None);
    }
    let (values, known) = (a.cast_to(&DType::I64)?.contiguous()?, among.to_vec::<i64>()?);
    let (low, high) = vectorised(|| (fold_lanes(&known, &i64::min), fold_lanes(&known, &i64::max)));
    let most = 6 * (a.size() as u64 + known.len() as u64) + 1024;
    let Some(reach) = high.checked_sub(low).map(|reach| reach as u64).filter(|&reach| reach < most) else {
        return Ok(None);
    };
    let mut table = vec![false; reach as usize + 1];
    for value in known {
        table[(value - low) as usize] = true;
    }
    let out = Array::unwritten(&DType::Bool, &a.shape)?;
    crate::loops::map::<i64, bool, _>(&out, &values, None, |value| {
        let place = value.wrapping_sub(low) as u64;
        place <= reach && table[place.min(reach) as usize]
    });
    Ok(Some(out))
}

/// The distinct elements of the flattened array, in order.
pub struct Unique {
    pub values: Array,
    /// Where each value first occurs.
    pub index: Array,
    /// For each element, the place of its value; of the input's shape.
    pub inverse: Array,
    pub counts: Array,
}

/// Distinct elements with everything known about them. NaN counts as one value.
pub fn unique(a: &Array) -> Result<Unique> {
    let flat = a.ravel(Order::C)?;
    let order = argsort(&flat, Some(0))?;
    let places = order.to_vec::<i64>()?;
    let starts = run_starts(&take(&flat, &order, Some(0), TakeMode::Raise)?)?;
    let mut index = Vec::with_capacity(starts.len());
    let mut counts = Vec::with_capacity(starts.len());
    let mut inverse = vec![0i64; places.len()];
    for (number, &start) in starts.iter().enumerate() {
        let stop = starts.get(number + 1).copied().unwrap_or(places.len());
        // The order is stable, so the first place of a run is the earliest.
        index.push(places[start]);
        counts.push((stop - start) as i64);
        for &place in &places[start..stop] {
            inverse[place as usize] = number as i64;
        }
    }
    let index = Array::from_list(index);
    Ok(Unique {
        values: take(&flat, &index, Some(0), TakeMode::Raise)?,
        index,
        inverse: Array::from_vec(inverse, &a.shape)?,
        counts: Array::from_list(counts),
    })
}

/// Where runs of equal elements start in a sorted array of one axis.
fn run_starts(sorted: &Array) -> Result<Vec<usize>> {
    let length = sorted.size();
    if length == 0 {
        return Ok(Vec::new());
    }
    let mut starts = vec![0];
    match &sorted.dtype {
        DType::Object => {
            let objects: Vec<Opaque> = sorted.stored_values();
            for place in 1..length {
                let (before, here) = (&objects[place - 1], &objects[place]);
                if !object_rules().same(before, here) && !object_rules().compare(BinaryOp::Equal, before, here)? {
                    starts.push(place);
                }
            }
        }
        DType::Record(_) => {
            let orders: Result<Vec<Vec<usize>>> = sorted.fields().iter().map(run_starts).collect();
            let mut all: Vec<usize> = orders?.into_iter().flatten().collect();
            all.sort_unstable();
            all.dedup();
            starts = all;
        }
        dtype if dtype.is_bool() || dtype.is_number() && !dtype.is_complex() => {
            with_number!(dtype, T => {
                let values = sorted.to_vec::<T>()?;
                starts.extend((1..length).filter(|&place| number_order(values[place - 1], values[place]).is_ne()));
            }, else ());
        }
        DType::Complex128 => {
            let values = sorted.to_vec::<Complex64>()?;
            let unknown = |z: &Complex64| z.re.is_nan() || z.im.is_nan();
            starts.extend((1..length).filter(|&place| {
                let (before, here) = (&values[place - 1], &values[place]);
                complex_order(before, here).is_ne() && !(unknown(before) && unknown(here))
            }));
        }
        _ => {
            let order = order_in(sorted)?;
            starts.extend((1..length).filter(|&place| order(place - 1, place).is_ne()));
        }
    }
    Ok(starts)
}

/// How often each number occurs, or the sum of its weights.
pub fn bincount(a: &Array, weights: Option<&Array>, minlength: usize) -> Result<Array> {
    if a.ndim() != 1 {
        return Err(ArrayError::value(if a.ndim() == 0 {
            "object of too small depth for desired array"
        } else {
            "object too deep for desired array"
        }));
    }
    if !a.is_empty() && !a.dtype.is_integer() && !a.dtype.is_bool() {
        return Err(ArrayError::type_error(format!(
            "Cannot cast array data from dtype('{}') to dtype('int64') according to the rule 'safe'",
            a.dtype.repr_text()
        )));
    }
    let whole = a.cast_to(&DType::I64)?.contiguous()?;
    let values = whole.as_slice::<i64>().unwrap_or_default();
    let (least, most) = match values {
        [] => (0, -1),
        some => vectorised(|| (fold_lanes(some, &i64::min), fold_lanes(some, &i64::max))),
    };
    if least < 0 {
        return Err(ArrayError::value("'list' argument must have no negative elements"));
    }
    let largest = (most + 1) as usize;
    let length = largest.max(minlength);
    match weights {
        None => {
            let counts = Array::zeros(&DType::I64, &[length])?;
            let slots = counts.as_mut_slice::<i64>().unwrap_or_default();
            if values.len() < length {
                for &value in values {
                    slots[value as usize] += 1;
                }
                return Ok(counts);
            }
            // Every other number is counted apart, so that a run of equals does not wait for itself.
            let mut others = vec![0i64; length];
            for pair in values.chunks(2) {
                slots[pair[0] as usize] += 1;
                if let [_, second] = pair {
                    others[*second as usize] += 1;
                }
            }
            for (slot, other) in slots.iter_mut().zip(others) {
                *slot += other;
            }
            Ok(counts)
        }
        Some(weights) => {
            if weights.size() != values.len() {
                return Err(ArrayError::value("The weights and list don't have the same length."));
            }
            let sums = Array::zeros(&DType::F64, &[length])?;
            let slots = sums.as_mut_slice::<f64>().unwrap_or_default();
            let weights = weights.cast_to(&DType::F64)?.contiguous()?;
            for (&value, weight) in values.iter().zip(weights.as_slice::<f64>().unwrap_or_default()) {
                slots[value as usize] += weight;
            }
            Ok(sums)
        }
    }
}

/// Which bin each value falls in; bins rise or fall throughout.
pub fn digitize(a: &Array, bins: &Array, right: bool) -> Result<Array> {
    let order = order_in(bins)?;
    let n_bins = bins.size();
    let rises = (1..n_bins).all(|place| order(place - 1, place).is_le());
    let falls = (1..n_bins).all(|place| order(place - 1, place).is_ge());
    if rises {
        return searchsorted(bins, a, !right, None);
    }
    if !falls {
        return Err(ArrayError::value("bins must be monotonically increasing or decreasing"));
    }
    let found = searchsorted(&bins.flip(None)?, a, right, None)?;
    let places = found.to_vec::<i64>()?.into_iter().map(|place| n_bins as i64 - place).collect();
    Array::from_vec(places, &a.shape)
}

/// Counts (or sums of weights) between edges; the last edge belongs to the last bin.
pub fn histogram_counts(a: &Array, edges: &Array, weights: Option<&Array>) -> Result<Array> {
    let edges = edges.to_vec::<f64>()?;
    let n_bins = edges.len().saturating_sub(1);
    let values = a.to_vec::<f64>()?;
    let even = even_step(&edges);
    let bin_of = |value: f64| -> Option<usize> {
        if n_bins == 0 || !(value >= edges[0] && value <= edges[n_bins]) {
            return None;
        }
        let mut bin = match even {
            Some(scale) => (((value - edges[0]) * scale) as usize).min(n_bins - 1),
            None => edges.partition_point(|edge| *edge <= value).saturating_sub(1).min(n_bins - 1),
        };
        // The computed bin may be one off at an edge.
        while bin > 0 && value < edges[bin] {
            bin -= 1;
        }
        while bin + 1 < n_bins && value >= edges[bin + 1] {
            bin += 1;
        }
        Some(bin)
    };
    match weights {
        None => {
            let mut counts = vec![0i64; n_bins];
            values.into_iter().filter_map(bin_of).for_each(|bin| counts[bin] += 1);
            Ok(Array::from_list(counts))
        }
        Some(weights) => {
            let mut sums = vec![0f64; n_bins];
            for (value, weight) in values.into_iter().zip(weights.to_vec::<f64>()?) {
                if let Some(bin) = bin_of(value) {
                    sums[bin] += weight;
                }
            }
            Ok(Array::from_list(sums))
        }
    }
}

fn even_step(edges: &[f64]) -> Option<f64> {
    let n_bins = edges.len().checked_sub(1).filter(|&count| count > 0)?;
    let width = (edges[n_bins] - edges[0]) / n_bins as f64;
    let even = width > 0.0
        && width.is_finite()
        && edges.windows(2).all(|pair| ((pair[1] - pair[0]) - width).abs() <= width * 1e-6);
    even.then_some(1.0 / width)
}
