//! Several quantiles of one column, without sorting all of it.

use polars::prelude::{ChunkedArray, DataType, IntoSeries, Series};
use rustpython_vm::{PyResult, VirtualMachine};

use crate::column::build::int_bounds;
use crate::column::cast_masked::{floats_of, nan_to_null};
use crate::column::kinds::{Kind, Native, Values, bool_series, bool_vec, no_name, series_from, with_numbers};
use crate::errors::OrRaise;

/// Whole numbers this close together are counted instead of ordered.
const COUNTED: u64 = 1 << 16;

/// What stands for a share that falls between two values.
#[derive(Clone, Copy, PartialEq)]
enum Between {
    Linear,
    Midpoint,
    Lower,
    Higher,
    Nearest,
}

impl Between {
    fn named(interpolation: &str) -> Self {
        match interpolation {
            "lower" => Self::Lower,
            "higher" => Self::Higher,
            "nearest" => Self::Nearest,
            "midpoint" => Self::Midpoint,
            _ => Self::Linear,
        }
    }

    /// Whether the answer is one of the values, in their own type.
    fn is_a_value(self) -> bool {
        matches!(self, Self::Lower | Self::Higher | Self::Nearest)
    }
}

/// The quantiles of the known numbers, as numpy computes them and in the type pandas gives them.
pub(crate) fn quantiles(values: &Values, shares: &[f64], interpolation: &str, vm: &VirtualMachine) -> PyResult<Values> {
    let how = Between::named(interpolation);
    match (&values.kind, values.series()) {
        (Kind::Masked, Some(series)) if series.dtype() != &DataType::String => {
            Ok(Values::new(Kind::Masked, of_nullable(series, shares, how, vm)?))
        }
        (Kind::Number | Kind::Bool, Some(series)) => {
            let found = of_plain(series, shares, how, vm)?;
            let kind = if found.dtype() == &DataType::Boolean { Kind::Bool } else { Kind::Number };
            Ok(Values::new(kind, found))
        }
        _ => Err(vm.new_type_error("quantiles need numbers")),
    }
}

fn of_nullable(series: &Series, shares: &[f64], how: Between, vm: &VirtualMachine) -> PyResult<Series> {
    let dtype = series.dtype();
    let known = series.drop_nulls();
    if known.len() == series.len() {
        return of_plain(&known, shares, how, vm);
    }
    if known.is_empty() {
        let dtype = if dtype == &DataType::Boolean { &DataType::Float64 } else { dtype };
        return Ok(Series::full_null(no_name(), shares.len(), dtype));
    }
    let found = of_plain(&known, shares, how, vm)?;
    // Beside a missing value pandas goes back to the column's own type where no answer changes by it.
    let (least, most) = int_bounds(dtype);
    let is_kept = |value: &f64| value.fract() == 0.0 && (least..=most).contains(&(*value as i128));
    let is_own = dtype.is_float() || (dtype.is_integer() && floats_of(&found).iter().all(is_kept));
    if is_own && found.dtype() != dtype { found.cast(dtype).or_raise(vm) } else { Ok(found) }
}

fn of_plain(series: &Series, shares: &[f64], how: Between, vm: &VirtualMachine) -> PyResult<Series> {
    let dtype = series.dtype();
    if series.is_empty() {
        return Ok(series_from(vec![f64::NAN; shares.len()]));
    }
    if dtype == &DataType::Boolean {
        if !how.is_a_value() {
            return Err(vm.new_type_error(
                "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.",
            ));
        }
        let bytes: Vec<u8> = bool_vec(series).into_iter().map(u8::from).collect();
        let (places, ordered) = ordered(&bytes, shares, how, true);
        let flags: Vec<bool> = places.iter().map(|place| ordered.at(place.low) == 1).collect();
        return Ok(bool_series(&flags));
    }
    if dtype.is_float() {
        let known = nan_to_null(series).drop_nulls();
        let has_missing = known.len() < series.len();
        let found = if known.is_empty() {
            series_from(vec![f64::NAN; shares.len()])
        } else {
            of_numbers(&known, shares, how, vm)?
        };
        return if has_missing && found.dtype() != dtype { found.cast(dtype).or_raise(vm) } else { Ok(found) };
    }
    of_numbers(series, shares, how, vm)
}

/// Quantiles of numbers that are all known, of which there is at least one.
fn of_numbers(series: &Series, shares: &[f64], how: Between, vm: &VirtualMachine) -> PyResult<Series> {
    let found = with_numbers!(series, slice => Some(of_slice(slice, series.dtype(), shares, how)), None);
    found.ok_or_else(|| vm.new_type_error("quantiles need numbers"))
}

fn of_slice<T: Native>(slice: &[T], dtype: &DataType, shares: &[f64], how: Between) -> Series
where
    ChunkedArray<T::Polars>: IntoSeries,
{
    let (places, ordered) = ordered(slice, shares, how, dtype.is_integer());
    if how.is_a_value() {
        return series_from(places.iter().map(|place| ordered.at(place.low)).collect::<Vec<T>>());
    }
    let between = |place: &Place| {
        let (one, two) = (ordered.at(place.low), ordered.at(place.high));
        let step = step(one, two, dtype);
        // From the nearer end, as numpy does, so that the last digits agree. No shortcut at a value itself: beside an
        // infinity numpy's answer is not a number even there.
        if place.part >= 0.5 { two.to_f64() - step * (1.0 - place.part) } else { one.to_f64() + step * place.part }
    };
    places.iter().map(between).collect()
}

/// The distance of two values in their own type, in which signed numbers far apart wrap around.
fn step<T: Native>(one: T, two: T, dtype: &DataType) -> f64 {
    let apart = two.order_bits().wrapping_sub(one.order_bits());
    match dtype {
        DataType::Float64 => two.to_f64() - one.to_f64(),
        DataType::Float32 => f64::from((two.to_f64() - one.to_f64()) as f32),
        dtype if dtype.is_signed_integer() => {
            let unused = 64 - 8 * size_of::<T>();
            ((apart << unused).cast_signed() >> unused) as f64
        }
        _ => apart as f64,
    }
}

/// The ranks on both sides of a share, and how far it lies from the first.
struct Place {
    low: usize,
    high: usize,
    part: f64,
}

fn place(n: usize, share: f64, how: Between) -> Place {
    let last = n.saturating_sub(1);
    // pandas asks numpy for percents, which moves a share such as 1/3 by the last digit.
    let exact = last as f64 * (share * 100.0 / 100.0);
    let single = |rank: f64| {
        let rank = (rank as usize).min(last);
        Place { low: rank, high: rank, part: 0.0 }
    };
    match how {
        Between::Lower => single(exact.floor()),
        Between::Higher => single(exact.ceil()),
        Between::Nearest => single(exact.round_ties_even()),
        Between::Linear | Between::Midpoint => {
            let low = (exact.floor() as usize).min(last);
            let part = exact - exact.floor();
            let part = if how == Between::Midpoint && part > 0.0 { 0.5 } else { part };
            Place { low, high: (low + 1).min(last), part }
        }
    }
}

/// The values of some ranks.
struct Ordered<T> {
    ranks: Vec<usize>,
    values: Vec<T>,
}

impl<T: Native> Ordered<T> {
    /// The value of one of the ranks.
    fn at(&self, rank: usize) -> T {
        self.values[self.ranks.partition_point(|known| *known < rank)]
    }
}

fn ordered<T: Native>(slice: &[T], shares: &[f64], how: Between, is_whole: bool) -> (Vec<Place>, Ordered<T>) {
    let places: Vec<Place> = shares.iter().map(|share| place(slice.len(), *share, how)).collect();
    let mut ranks: Vec<usize> = places.iter().flat_map(|place| [place.low, place.high]).collect();
    ranks.sort_unstable();
    ranks.dedup();
    let counted = if is_whole { counted(slice, &ranks) } else { None };
    let values = counted.unwrap_or_else(|| {
        let mut values = slice.to_vec();
        settle(&mut values, 0, &ranks);
        ranks.iter().map(|rank| values[*rank]).collect()
    });
    (places, Ordered { ranks, values })
}

/// Puts the values of some ranks where they would stand if all were sorted. `start` is the rank of the first value.
fn settle<T: Native>(values: &mut [T], start: usize, ranks: &[usize]) {
    let Some(middle) = ranks.get(ranks.len() / 2) else { return };
    let (below, _, above) = values.select_nth_unstable_by_key(middle - start, |value| value.order_bits());
    let (lower, upper) = (&ranks[..ranks.len() / 2], &ranks[ranks.len() / 2 + 1..]);
    settle(below, start, lower);
    settle(above, middle + 1, upper);
}

/// The values of some ranks by counting; none when the numbers lie too far apart.
fn counted<T: Native>(slice: &[T], ranks: &[usize]) -> Option<Vec<T>> {
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
    let mut found = Vec::with_capacity(ranks.len());
    let mut before = 0;
    for (count, value) in counts.iter().zip(&values) {
        before += count;
        while ranks.get(found.len()).is_some_and(|rank| *rank < before) {
            found.push(*value);
        }
    }
    Some(found)
}
