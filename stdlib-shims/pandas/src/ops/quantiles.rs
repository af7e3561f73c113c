//! Several quantiles of one column, without sorting all of it.

use rustpython_vm::{PyResult, VirtualMachine};

use crate::column::kinds::{Native, Values, with_numbers};
use crate::column::read;

/// Whole numbers this close together are counted instead of ordered.
const COUNTED: u64 = 1 << 16;

/// The quantiles of the known values, interpolated as numpy does; NaN when there are none.
pub(crate) fn quantiles(values: &Values, shares: &[f64], vm: &VirtualMachine) -> PyResult<Vec<f64>> {
    if values.is_integer()
        && let Some(series) = values.series()
        && let Some(found) = with_numbers!(series, slice => Some(of_whole(slice, shares)), None)
    {
        return Ok(found);
    }
    let Some(mut known) = read::to_floats(values, vm)? else {
        return Err(vm.new_type_error("quantiles need numbers"));
    };
    known.retain(|value| !value.is_nan());
    Ok(selected(known, shares, |one, two| two - one))
}

fn of_whole<T: Native>(slice: &[T], shares: &[f64]) -> Vec<f64> {
    // Whole numbers are subtracted as such, so that neighbours far from zero stay apart.
    let step = |one: T, two: T| two.order_bits().wrapping_sub(one.order_bits()) as f64;
    counted(slice, shares, step).unwrap_or_else(|| selected(slice.to_vec(), shares, step))
}

/// Quantiles by putting only the values next to them into order.
fn selected<T: Native>(mut known: Vec<T>, shares: &[f64], step: impl Fn(T, T) -> f64) -> Vec<f64> {
    let n = known.len();
    let mut ranks: Vec<usize> =
        shares.iter().filter_map(|share| place(n, *share)).flat_map(|at| [at.0, at.1]).collect();
    ranks.sort_unstable();
    ranks.dedup();
    settle(&mut known, 0, &ranks);
    shares.iter().map(|share| between(n, *share, |rank| known.get(rank).copied(), &step)).collect()
}

/// The ranks on both sides of a share, and how far it lies from the first.
fn place(n: usize, share: f64) -> Option<(usize, usize, f64)> {
    let last = n.checked_sub(1)?;
    let place = last as f64 * share;
    let low = (place.floor() as usize).min(last);
    Some((low, (low + 1).min(last), place - place.floor()))
}

fn between<T: Native>(n: usize, share: f64, at: impl Fn(usize) -> Option<T>, step: &impl Fn(T, T) -> f64) -> f64 {
    let Some((low, high, part)) = place(n, share) else { return f64::NAN };
    let (Some(one), Some(two)) = (at(low), at(high)) else { return f64::NAN };
    if part == 0.0 {
        return one.to_f64();
    }
    // From the nearer end, as numpy does, so that the last digits agree.
    if part >= 0.5 { two.to_f64() - step(one, two) * (1.0 - part) } else { one.to_f64() + step(one, two) * part }
}

/// Puts the values of some ranks where they would stand if all were sorted. `start` is the rank of the first value.
fn settle<T: Native>(values: &mut [T], start: usize, ranks: &[usize]) {
    let Some(middle) = ranks.get(ranks.len() / 2) else { return };
    let (below, _, above) = values.select_nth_unstable_by_key(middle - start, |value| value.order_bits());
    let (lower, upper) = (&ranks[..ranks.len() / 2], &ranks[ranks.len() / 2 + 1..]);
    settle(below, start, lower);
    settle(above, middle + 1, upper);
}

/// Quantiles by counting; none when the numbers lie too far apart.
fn counted<T: Native>(slice: &[T], shares: &[f64], step: impl Fn(T, T) -> f64) -> Option<Vec<f64>> {
    let (least, most) =
        slice.iter().map(|value| value.order_bits()).fold((u64::MAX, 0), |(a, b), bits| (a.min(bits), b.max(bits)));
    let span = most.checked_sub(least).filter(|span| *span < COUNTED)?;
    let mut counts = vec![0_usize; span as usize + 1];
    let mut values = vec![*slice.first()?; span as usize + 1];
    for value in slice {
        let slot = (value.order_bits() - least) as usize;
        counts[slot] += 1;
        values[slot] = *value;
    }
    let at = |rank: usize| {
        let mut before = 0;
        let slot = counts.iter().position(|count| {
            before += count;
            before > rank
        });
        slot.map(|slot| values[slot])
    };
    Some(shares.iter().map(|share| between(slice.len(), *share, at, &step)).collect())
}
