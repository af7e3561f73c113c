//! One value per group.

use std::rc::Rc;

use polars::prelude::{DataType, Series};
use rayon::prelude::*;
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{FromArgs, PyObjectRef, PyResult, VirtualMachine};

use super::group::Groups;
use super::group_moments::{Moment, moment};
use super::group_picks;
use super::keys::{ABSENT, Keys, encode};
use crate::arguments::{FlagOr, WholeOr, Words};
use crate::column::cast_masked::{floats_of, known, plain};
use crate::column::kinds::{Kind, NAT, Native, Store, Values, Wanted, no_name, series_from, slice_of, with_numbers};
use crate::column::{build, cast, read, take};
use crate::opcodes::Aggregate;
use crate::time::bounds::{float_of_ticks, ticks_of_float};

/// The options of an aggregation.
#[derive(FromArgs, Default)]
pub(crate) struct Options {
    #[pyarg(any, default)]
    pub(crate) ddof: WholeOr<1>,
    #[pyarg(any, default)]
    pub(crate) min_count: WholeOr<-1>,
    #[pyarg(any, default)]
    q: Option<f64>,
    #[pyarg(any, default)]
    interpolation: Option<Words>,
    #[pyarg(any, default)]
    pub(crate) skipna: FlagOr<true>,
    #[pyarg(any, default)]
    n: WholeOr<0>,
    #[pyarg(any, default)]
    dropna: FlagOr<true>,
}

impl Options {
    fn interpolation(&self) -> &str {
        self.interpolation.as_deref().unwrap_or("linear")
    }
}

pub(crate) fn unsupported(op: Aggregate, values: &Values, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let dtype = values.dtype_name();
    let message = match &values.kind {
        Kind::Datetime { .. } => format!("datetime64 type does not support operation '{op}'"),
        Kind::Timedelta(_) => format!("timedelta64 type does not support {op} operations"),
        Kind::Category(_) => format!("category type does not support {op} operations"),
        Kind::Period(_) => format!("Period type does not support {op} operations"),
        _ => format!("agg function failed [how->{op},dtype->{dtype}]"),
    };
    vm.new_type_error(message)
}

pub(crate) fn aggregate(
    groups: &Groups,
    op: Aggregate,
    values: &Values,
    options: &Options,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    if values.len() != groups.codes.len() && op != Aggregate::Size {
        return Err(vm.new_value_error("the column and the groups differ in length"));
    }
    match op {
        Aggregate::Size => Ok(Values::ints(groups.sizes())),
        Aggregate::Count => {
            let counts = count(groups, &read::missing_mask(values, vm));
            Ok(Values::ints(counts))
        }
        Aggregate::Min | Aggregate::Max | Aggregate::Idxmin | Aggregate::Idxmax => {
            if let Kind::Category(categories) = &values.kind
                && !categories.ordered
            {
                return Err(vm.new_type_error(format!("Cannot perform {op} with non-ordered Categorical")));
            }
            let least = matches!(op, Aggregate::Min | Aggregate::Idxmin);
            let mut rows = extreme_rows(groups, values, least, vm)?;
            if matches!(op, Aggregate::Idxmin | Aggregate::Idxmax) {
                return Ok(Values::ints(rows));
            }
            group_picks::drop_few(groups, &mut rows, values, options, vm);
            take::take_or_missing(values, &rows, vm)
        }
        Aggregate::First | Aggregate::Last => {
            group_picks::first_last(groups, op == Aggregate::Last, values, options, vm)
        }
        Aggregate::Nth => {
            let grouped = groups.grouped();
            let pick = |group: usize| {
                let rows = grouped.of(group);
                let place = if options.n.0 < 0 { rows.len() as i64 + options.n.0 } else { options.n.0 };
                usize::try_from(place).ok().and_then(|place| rows.get(place)).map_or(-1, |row| i64::from(*row))
            };
            let rows: Vec<i64> = (0..groups.n).map(pick).collect();
            take::take_or_missing(values, &rows, vm)
        }
        Aggregate::Nunique => n_unique(groups, values, options.dropna.0, vm),
        Aggregate::Any | Aggregate::All => {
            group_picks::any_all(groups, op == Aggregate::Any, values, options.skipna.0, vm)
        }
        Aggregate::Sum | Aggregate::Prod => total(groups, op == Aggregate::Sum, values, options, vm),
        Aggregate::Median => quantile(groups, Aggregate::Median, values, &Options::default(), vm),
        Aggregate::Quantile => quantile(groups, Aggregate::Quantile, values, options, vm),
        Aggregate::Mean | Aggregate::Std | Aggregate::Var | Aggregate::Sem | Aggregate::Skew | Aggregate::Kurt => {
            moments(groups, op, values, options, vm)
        }
    }
}

pub(super) fn count(groups: &Groups, missing: &[bool]) -> Vec<i64> {
    let mut counts = vec![0_i64; groups.n];
    for (code, missing) in groups.codes.iter().zip(missing) {
        if *code != ABSENT {
            counts[*code as usize] += i64::from(!missing);
        }
    }
    counts
}

/// The first row that holds the least or greatest value of each group, -1 when all are missing.
fn extreme_rows(groups: &Groups, values: &Values, least: bool, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    let keys = Keys::of(values, vm)?;
    let (bits, missing) = match keys {
        Keys::Bits { keys, missing } => (keys, missing),
        Keys::Objects { objects, missing } => return extreme_objects(groups, &objects, &missing, least, vm),
        other @ Keys::Text(_) => {
            let coded = encode(&other, vm)?;
            let uniques = take::gather(values, &coded.firsts);
            let order = super::sort::argsort(&uniques, true, false, vm)?;
            let mut places = vec![0_u64; order.len()];
            for (place, code) in order.iter().enumerate() {
                places[*code as usize] = place as u64;
            }
            let bits = coded.codes.iter().map(|code| if *code == ABSENT { u64::MAX } else { places[*code as usize] });
            (bits.collect(), Some(u64::MAX))
        }
    };
    let mut best = vec![if least { u64::MAX } else { 0 }; groups.n];
    let mut rows = vec![-1_i64; groups.n];
    for (row, (code, bit)) in groups.codes.iter().zip(&bits).enumerate() {
        if *code == ABSENT || missing == Some(*bit) {
            continue;
        }
        let group = *code as usize;
        let is_better = rows[group] < 0 || if least { *bit < best[group] } else { *bit > best[group] };
        if is_better {
            best[group] = *bit;
            rows[group] = row as i64;
        }
    }
    Ok(rows)
}

/// Python values are compared only inside their group.
fn extreme_objects(
    groups: &Groups,
    objects: &[PyObjectRef],
    missing: &[bool],
    least: bool,
    vm: &VirtualMachine,
) -> PyResult<Vec<i64>> {
    use rustpython_vm::types::PyComparisonOp;
    let op = if least { PyComparisonOp::Lt } else { PyComparisonOp::Gt };
    let mut rows = vec![-1_i64; groups.n];
    for (row, code) in groups.codes.iter().enumerate() {
        if *code == ABSENT || missing[row] {
            continue;
        }
        let best = &mut rows[*code as usize];
        if *best < 0 || objects[row].rich_compare_bool(&objects[*best as usize], op, vm)? {
            *best = row as i64;
        }
    }
    Ok(rows)
}

fn n_unique(groups: &Groups, values: &Values, dropna: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let coded = encode(&Keys::of(values, vm)?, vm)?;
    let n = coded.firsts.len() as u64 + 1;
    let pair = |(group, code): (&u32, &u32)| match (*group, *code) {
        (ABSENT, _) => u64::MAX,
        (_, ABSENT) if dropna => u64::MAX,
        (group, ABSENT) => u64::from(group) * n + n - 1,
        (group, code) => u64::from(group) * n + u64::from(code),
    };
    let pairs: Vec<u64> = groups.codes.iter().zip(&coded.codes).map(pair).collect();
    let distinct = super::keys::encode_bits(&pairs, Some(u64::MAX));
    let mut counts = vec![0_i64; groups.n];
    for row in distinct.firsts {
        counts[groups.codes[row as usize] as usize] += 1;
    }
    Ok(Values::ints(counts))
}

/// Sums compensated as pandas does, so that the last digit agrees.
pub(crate) fn kahan(sum: &mut f64, lost: &mut f64, value: f64) {
    let y = value - *lost;
    let t = *sum + y;
    *lost = t - *sum - y;
    if lost.is_nan() {
        *lost = 0.0;
    }
    *sum = t;
}

fn sum_floats<T: Native>(groups: &Groups, slice: &[T], product: bool) -> (Vec<f64>, Vec<i64>) {
    let start = if product { 1.0 } else { 0.0 };
    let mut sums = vec![(start, 0.0, 0_i64); groups.n];
    for (code, value) in groups.codes.iter().zip(slice) {
        if *code == ABSENT {
            continue;
        }
        let value = value.to_f64();
        if value.is_nan() {
            continue;
        }
        let (sum, lost, n) = &mut sums[*code as usize];
        *n += 1;
        if product { *sum *= value } else { kahan(sum, lost, value) }
    }
    (sums.iter().map(|sum| sum.0).collect(), sums.iter().map(|sum| sum.2).collect())
}

fn sum_whole(
    groups: &Groups,
    whole: impl Iterator<Item = i64>,
    known: Option<&[bool]>,
    product: bool,
) -> (Vec<i64>, Vec<i64>) {
    let mut sums = vec![i64::from(product); groups.n];
    let mut counts = vec![0_i64; groups.n];
    for (row, (code, value)) in groups.codes.iter().zip(whole).enumerate() {
        if *code == ABSENT || known.is_some_and(|known| !known[row]) {
            continue;
        }
        let sum = &mut sums[*code as usize];
        *sum = if product { sum.wrapping_mul(value) } else { sum.wrapping_add(value) };
        counts[*code as usize] += 1;
    }
    (sums, counts)
}

/// Whole numbers of any width as 64 bits; unsigned ones keep their bits.
fn whole_values(series: &Series) -> Vec<i64> {
    match series.dtype() {
        DataType::Boolean => series
            .bool()
            .map(|flags| flags.iter().map(|flag| i64::from(flag == Some(true))).collect())
            .unwrap_or_default(),
        DataType::UInt64 => series
            .u64()
            .map(|whole| slice_of(whole).iter().map(|value| value.cast_signed()).collect())
            .unwrap_or_default(),
        DataType::Int64 => series.i64().map(|whole| slice_of(whole).to_vec()).unwrap_or_default(),
        _ => with_numbers!(series, slice => slice.iter().map(|value| value.to_f64() as i64).collect(), Vec::new()),
    }
}

fn total(groups: &Groups, is_sum: bool, values: &Values, options: &Options, vm: &VirtualMachine) -> PyResult<Values> {
    let name = if is_sum { Aggregate::Sum } else { Aggregate::Prod };
    let least = options.min_count.0.max(0);
    let series = match &values.store {
        Store::Objects(_) => return few_to_none(groups, sum_objects(groups, is_sum, values, vm)?, values, least, vm),
        Store::Series(series) => series,
    };
    match &values.kind {
        Kind::Number if series.dtype().is_float() => {
            let (mut sums, counts) =
                with_numbers!(series, slice => sum_floats(groups, slice, !is_sum), Default::default());
            for (sum, count) in sums.iter_mut().zip(&counts) {
                if *count < least {
                    *sum = f64::NAN;
                }
            }
            let sums = Values::floats(sums);
            if series.dtype() == &DataType::Float32 {
                cast::cast(&sums, &Wanted::Number(DataType::Float32), vm)
            } else {
                Ok(sums)
            }
        }
        Kind::Number | Kind::Bool => {
            let (sums, counts) = if series.dtype() == &DataType::Int64 {
                sum_whole(groups, values.ticks().iter().copied(), None, !is_sum)
            } else {
                sum_whole(groups, whole_values(series).into_iter(), None, !is_sum)
            };
            if least > 0 && counts.iter().any(|count| *count < least) {
                let float = |(sum, count): (&i64, &i64)| if *count < least { f64::NAN } else { *sum as f64 };
                return Ok(Values::floats(sums.iter().zip(&counts).map(float).collect()));
            }
            if series.dtype().is_unsigned_integer() {
                return Ok(Values::numbers::<u64>(sums.into_iter().map(i64::cast_unsigned).collect()));
            }
            Ok(Values::ints(sums))
        }
        Kind::Timedelta(_) if is_sum => {
            let known: Vec<bool> = values.ticks().iter().map(|ticks| *ticks != NAT).collect();
            let (sums, counts) = sum_whole(groups, values.ticks().iter().copied(), Some(&known), false);
            let sums = sums.into_iter().zip(counts).map(|(sum, count)| if count < least { NAT } else { sum }).collect();
            Ok(values.like(series_from::<i64>(sums)))
        }
        Kind::Masked if series.dtype() != &DataType::String => {
            let known = known(series);
            if series.dtype().is_float() {
                let (sums, counts) = sum_floats(groups, &floats_of(series), !is_sum);
                let masked = sums.iter().zip(&counts).map(|(sum, count)| (*count >= least).then_some(*sum));
                let masked: Series = masked.collect();
                return Ok(Values::new(Kind::Masked, masked.cast(series.dtype()).unwrap_or(masked)));
            }
            let (sums, counts) = sum_whole(groups, whole_values(series).into_iter(), Some(&known), !is_sum);
            let masked: Series =
                sums.iter().zip(&counts).map(|(sum, count)| (*count >= least).then_some(*sum)).collect();
            let wanted = if series.dtype().is_unsigned_integer() { DataType::UInt64 } else { DataType::Int64 };
            Ok(Values::new(Kind::Masked, masked.cast(&wanted).unwrap_or(masked)))
        }
        _ if values.is_text() && is_sum => few_to_none(groups, sum_texts(groups, values)?, values, least, vm),
        _ => Err(unsupported(name, values, vm)),
    }
}

/// Groups with fewer known values than asked for have no sum.
fn few_to_none(groups: &Groups, sums: Values, values: &Values, least: i64, vm: &VirtualMachine) -> PyResult<Values> {
    let counts = count(groups, &read::missing_mask(values, vm));
    if counts.iter().all(|count| *count >= least) {
        return Ok(sums);
    }
    let few: Vec<i64> = (0..counts.len() as i64).filter(|group| counts[*group as usize] < least).collect();
    crate::column::assign::set_items(&sums, &few, &Values::objects(vec![vm.ctx.none()]), vm)
}

fn sum_texts(groups: &Groups, values: &Values) -> PyResult<Values> {
    let mut joined: Vec<Option<String>> = vec![None; groups.n];
    if let Some(texts) = values.text_chunk() {
        for (code, text) in groups.codes.iter().zip(texts.iter()) {
            if let (true, Some(text)) = (*code != ABSENT, text) {
                joined[*code as usize].get_or_insert_default().push_str(text);
            }
        }
    }
    // A group of nothing but holes sums to the number zero.
    let is_text = joined.iter().all(Option::is_some);
    let texts: Series = crate::column::kinds::text_series(
        joined.into_iter().map(|text| if is_text { text } else { Some(text.unwrap_or_else(|| "0".to_owned())) }),
    );
    Ok(Values::new(values.kind.clone(), texts.with_name(no_name())))
}

fn sum_objects(groups: &Groups, is_sum: bool, values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    let Some(objects) = values.object_values() else { return Ok(values.clone()) };
    let mut sums: Vec<Option<PyObjectRef>> = vec![None; groups.n];
    for (code, object) in groups.codes.iter().zip(objects.iter()) {
        if *code == ABSENT || crate::cell::is_missing_object(object, vm) {
            continue;
        }
        let slot = &mut sums[*code as usize];
        *slot = Some(match slot.take() {
            None => object.clone(),
            Some(sum) if is_sum => vm._add(&sum, object)?,
            Some(sum) => vm._mul(&sum, object)?,
        });
    }
    let sums = sums.into_iter().map(|sum| sum.unwrap_or_else(|| vm.ctx.new_int(i32::from(!is_sum)).into())).collect();
    let result = build::text_or_objects(sums, vm)?;
    Ok(if matches!(values.kind, Kind::Complex) { Values { kind: Kind::Complex, store: result.store } } else { result })
}

/// Numbers of a column as floats, for statistics; `None` for other kinds.
fn statistic_floats(op: Aggregate, values: &Values, vm: &VirtualMachine) -> PyResult<Rc<Vec<f64>>> {
    match &values.kind {
        Kind::Number | Kind::Bool | Kind::Masked if !values.is_text() => {
            Ok(Rc::new(values.series().map(floats_of).unwrap_or_default()))
        }
        // Of quantiles only `NaT` itself is left out; the other statistics also miss the first moment, which rounds to it.
        Kind::Datetime { .. } | Kind::Timedelta(_) if op == Aggregate::Quantile => {
            let known = |ticks: &i64| if *ticks == NAT { f64::NAN } else { *ticks as f64 };
            Ok(Rc::new(values.ticks().iter().map(known).collect()))
        }
        Kind::Datetime { .. } | Kind::Timedelta(_) => {
            Ok(Rc::new(values.ticks().iter().map(|ticks| float_of_ticks(*ticks)).collect()))
        }
        Kind::Objects => {
            let is_number =
                |object: &PyObjectRef| crate::cell::Cell::of(object, vm).is_ok_and(|cell| cell.to_f64().is_some());
            if values.object_values().is_some_and(|objects| objects.iter().all(is_number)) {
                return Ok(Rc::new(read::to_floats(values, vm)?.unwrap_or_default()));
            }
            Err(unsupported(op, values, vm))
        }
        _ => Err(unsupported(op, values, vm)),
    }
}

/// Floats of a statistic in the type that the column gives.
pub(crate) fn from_floats(values: &Values, floats: Vec<f64>, vm: &VirtualMachine) -> Values {
    match &values.kind {
        Kind::Objects => Values::objects(floats.into_iter().map(|value| vm.ctx.new_float(value).into()).collect()),
        Kind::Datetime { .. } | Kind::Timedelta(_) => {
            let ticks = floats.iter().map(|value| ticks_of_float(*value)).collect();
            values.like(series_from::<i64>(ticks))
        }
        Kind::Masked => {
            let floats: Series = floats.into_iter().map(|value| (!value.is_nan()).then_some(value)).collect();
            Values::new(Kind::Masked, floats)
        }
        Kind::Number if values.series().is_some_and(|series| series.dtype() == &DataType::Float32) => {
            Values::numbers::<f32>(floats.into_iter().map(|value| value as f32).collect())
        }
        _ => Values::floats(floats),
    }
}

fn moments(
    groups: &Groups,
    op: Aggregate,
    values: &Values,
    options: &Options,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let is_time = matches!(values.kind, Kind::Datetime { .. } | Kind::Timedelta(_));
    if is_time && !matches!(op, Aggregate::Mean | Aggregate::Std | Aggregate::Sem) {
        return Err(unsupported(op, values, vm));
    }
    let which = match op {
        Aggregate::Mean => Moment::Mean,
        Aggregate::Var => Moment::Variance(options.ddof.0),
        Aggregate::Std => Moment::Deviation(options.ddof.0),
        Aggregate::Sem => Moment::Error(options.ddof.0),
        Aggregate::Skew => Moment::Skew,
        _ => Moment::Kurtosis,
    };
    let results = match values.series() {
        Some(series) if matches!(values.kind, Kind::Number) => {
            with_numbers!(series, slice => moment(groups, slice, which), Vec::new())
        }
        _ => moment(groups, &statistic_floats(op, values, vm)?, which),
    };
    if let (Kind::Datetime { unit, .. } | Kind::Timedelta(unit), true) = (&values.kind, op != Aggregate::Mean) {
        let ticks = results.iter().map(|value| ticks_of_float(*value)).collect();
        return Ok(Values::new(Kind::Timedelta(*unit), series_from::<i64>(ticks)));
    }
    Ok(from_floats(values, results, vm))
}

pub(crate) fn interpolated(sorted: &[f64], q: f64, interpolation: &str) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return f64::NAN };
    let place = q * last as f64;
    let (low, high) = (place.floor() as usize, (place.ceil() as usize).min(last));
    let (one, two) = (sorted[low.min(last)], sorted[high]);
    match interpolation {
        "lower" => one,
        "higher" => two,
        "midpoint" => f64::midpoint(one, two),
        "nearest" => {
            let part = place - place.floor();
            let takes_low = part < 0.5 || (part == 0.5 && low.is_multiple_of(2));
            if takes_low { one } else { two }
        }
        _ => {
            let part = place - place.floor();
            if part == 0.0 || one == two { one } else { one + (two - one) * part }
        }
    }
}

fn quantile(
    groups: &Groups,
    op: Aggregate,
    values: &Values,
    options: &Options,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let floats = if matches!(values.kind, Kind::Masked) {
        statistic_floats(op, &plain(values), vm)?
    } else {
        statistic_floats(op, values, vm)?
    };
    let floats: &[f64] = &floats;
    let grouped = groups.grouped();
    let is_median = op == Aggregate::Median;
    let one = |group: usize| {
        let mut known: Vec<f64> =
            grouped.of(group).iter().map(|row| floats[*row as usize]).filter(|value| !value.is_nan()).collect();
        if is_median {
            return median(&mut known);
        }
        known.sort_unstable_by(f64::total_cmp);
        interpolated(&known, options.q.unwrap_or(0.5), options.interpolation())
    };
    let results: Vec<f64> =
        if groups.n > 64 { (0..groups.n).into_par_iter().map(one).collect() } else { (0..groups.n).map(one).collect() };
    if op == Aggregate::Quantile && values.dtype_name() == "float32" {
        return Ok(Values::floats(results));
    }
    let is_pick = matches!(options.interpolation(), "lower" | "higher" | "nearest");
    if !is_median && is_pick && values.is_integer() && !results.iter().any(|value| value.is_nan()) {
        let dtype = values.series().map_or(DataType::Int64, |series| series.dtype().clone());
        return cast::cast(&Values::floats(results), &Wanted::Number(dtype), vm);
    }
    Ok(from_floats(values, results, vm))
}

/// The middle value, or the mean of the two middle ones.
pub(crate) fn median(known: &mut [f64]) -> f64 {
    let n = known.len();
    if n == 0 {
        return f64::NAN;
    }
    let (below, middle, _) = known.select_nth_unstable_by(n / 2, f64::total_cmp);
    let middle = *middle;
    if n % 2 == 1 {
        return middle;
    }
    let other = below.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    f64::midpoint(other, middle)
}
