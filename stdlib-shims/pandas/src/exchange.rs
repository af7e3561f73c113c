//! Columns for the native modules beside this one: made of plain values that arrive in parts, or of the engine's series.
//! `DataFrame._from` of the face takes them.

use polars::prelude::{
    BooleanChunked, ChunkFull, DataType, Float64Chunked, Int64Chunked, IntoSeries, NewChunkedArray, Series, TimeUnit,
};
use rustpython_vm::{PyObject, PyObjectRef, PyResult, VirtualMachine};

use crate::arguments::column_of;
use crate::column::kinds::{Blank, Kind, NAT, Unit, Values, no_name, slice_of, text_series};
use crate::column::{cast_masked, read};
use crate::errors::OrRaise;
use crate::files::parquet;
use crate::module::PyColumn;

/// Numbers of a column, read where they lie: even 10^8 values are not copied.
pub struct Held(pub(crate) Values);

impl Held {
    /// Of a column of doubles or of whole numbers of 64 bits, without holes of their own.
    pub fn of(object: &PyObject) -> Option<Self> {
        let held = Self(object.downcast_ref::<PyColumn>()?.values());
        let is_plain = matches!(held.0.kind, Kind::Number) && (held.floats().is_some() || held.whole().is_some());
        is_plain.then_some(held)
    }

    pub fn floats(&self) -> Option<&[f64]> {
        self.0.series()?.f64().ok()?.cont_slice().ok()
    }

    pub fn whole(&self) -> Option<&[i64]> {
        self.0.series()?.i64().ok()?.cont_slice().ok()
    }
}

/// Some values of one column, missing ones as `None`. Times are microseconds, moments since 1970.
pub enum Plain {
    Bools(Vec<Option<bool>>),
    Ints(Vec<Option<i64>>),
    Floats(Vec<Option<f64>>),
    Texts(Vec<Option<String>>),
    Moments(Vec<Option<i64>>),
    /// Moments of a zone, in UTC.
    Instants(Vec<Option<i64>>),
    Durations(Vec<Option<i64>>),
    Objects(Vec<PyObjectRef>),
    /// Nothing but missing values.
    Missing(usize),
}

/// What the parts of a column have in common so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Bools,
    Ints,
    Floats,
    Texts,
    Moments,
    Instants,
    Durations,
}

enum Part {
    Series(Sort, Series),
    Objects(Vec<PyObjectRef>),
    Missing(usize),
}

/// A column whose values arrive in parts. Parts are kept as they are and joined once: a column that grew would be
/// copied again and again.
#[derive(Default)]
pub struct Growing {
    parts: Vec<Part>,
}

impl Growing {
    pub fn push(&mut self, plain: Plain) {
        let part = match plain {
            Plain::Bools(flags) => {
                Part::Series(Sort::Bools, BooleanChunked::from_slice_options(no_name(), &flags).into_series())
            }
            Plain::Ints(numbers) => {
                Part::Series(Sort::Ints, Int64Chunked::from_slice_options(no_name(), &numbers).into_series())
            }
            Plain::Floats(numbers) => {
                let numbers = numbers.into_iter().map(|number| number.unwrap_or(f64::NAN)).collect();
                Part::Series(Sort::Floats, Float64Chunked::from_vec(no_name(), numbers).into_series())
            }
            Plain::Texts(texts) => Part::Series(Sort::Texts, text_series(texts.into_iter())),
            Plain::Moments(ticks) => Part::Series(Sort::Moments, ticked(ticks)),
            Plain::Instants(ticks) => Part::Series(Sort::Instants, ticked(ticks)),
            Plain::Durations(ticks) => Part::Series(Sort::Durations, ticked(ticks)),
            Plain::Objects(objects) => Part::Objects(objects),
            Plain::Missing(n) => Part::Missing(n),
        };
        self.parts.push(part);
    }

    /// The column as pandas has it when it reads a table: whole numbers with gaps become floats, flags with gaps objects.
    pub fn finish(self, vm: &VirtualMachine) -> PyResult {
        let values = match self.sort() {
            Some(sort) => values_of(sort, self.joined(sort, vm)?, vm)?,
            None => Values::objects(self.objects(vm)?),
        };
        Ok(PyColumn::make(values, vm))
    }

    /// What all parts are; none where only Python's objects hold them all.
    fn sort(&self) -> Option<Sort> {
        let mut common = None;
        for part in &self.parts {
            common = match (common, part) {
                (_, Part::Objects(_)) => return None,
                (known, Part::Missing(_)) => known,
                (None, Part::Series(sort, _)) => Some(*sort),
                (Some(known), Part::Series(sort, _)) if known == *sort => Some(known),
                (Some(Sort::Ints | Sort::Floats), Part::Series(Sort::Ints | Sort::Floats, _)) => Some(Sort::Floats),
                _ => return None,
            };
        }
        common
    }

    fn joined(self, sort: Sort, vm: &VirtualMachine) -> PyResult<Series> {
        let mut joined: Option<Series> = None;
        for part in self.parts {
            let next = match part {
                Part::Series(Sort::Ints, numbers) if sort == Sort::Floats => {
                    Float64Chunked::from_vec(no_name(), cast_masked::floats_of(&numbers)).into_series()
                }
                Part::Series(_, series) => series,
                Part::Missing(n) => missing(sort, n),
                Part::Objects(_) => continue,
            };
            match &mut joined {
                None => joined = Some(next),
                Some(joined) => {
                    joined.append_owned(next).or_raise(vm)?;
                }
            }
        }
        Ok(joined.unwrap_or_else(|| missing(sort, 0)).rechunk())
    }

    fn objects(self, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        let mut all = Vec::new();
        for part in self.parts {
            match part {
                Part::Objects(objects) => all.extend(objects),
                Part::Missing(n) => all.extend(std::iter::repeat_n(vm.ctx.none(), n)),
                Part::Series(sort, series) => {
                    let is_missing = series.is_null();
                    let values = values_of(sort, series, vm)?;
                    for row in 0..values.len() {
                        let blank = is_missing.get(row).unwrap_or(false);
                        all.push(if blank { vm.ctx.none() } else { read::get(&values, row, vm)? });
                    }
                }
            }
        }
        Ok(all)
    }
}

fn ticked(ticks: Vec<Option<i64>>) -> Series {
    let ticks = ticks.into_iter().map(|tick| tick.unwrap_or(NAT)).collect();
    Int64Chunked::from_vec(no_name(), ticks).into_series()
}

fn missing(sort: Sort, n: usize) -> Series {
    match sort {
        Sort::Bools => Series::full_null(no_name(), n, &DataType::Boolean),
        Sort::Ints => Series::full_null(no_name(), n, &DataType::Int64),
        Sort::Texts => Series::full_null(no_name(), n, &DataType::String),
        Sort::Floats => Float64Chunked::full(no_name(), f64::NAN, n).into_series(),
        Sort::Moments | Sort::Instants | Sort::Durations => Int64Chunked::full(no_name(), NAT, n).into_series(),
    }
}

fn values_of(sort: Sort, series: Series, vm: &VirtualMachine) -> PyResult<Values> {
    Ok(match sort {
        Sort::Bools => parquet::from_series(&series, vm)?,
        Sort::Ints => whole_numbers(series, vm)?,
        Sort::Floats => Values::new(Kind::Number, series),
        Sort::Texts => Values::new(Kind::Text(Blank::None), series),
        Sort::Moments => times(series, vm, |unit| Kind::Datetime { unit, zone: None })?,
        Sort::Instants => times(series, vm, |unit| Kind::Datetime { unit, zone: Some("UTC".into()) })?,
        Sort::Durations => times(series, vm, Kind::Timedelta)?,
    })
}

/// Floats where there are gaps, as pandas has it, unless they would lose digits.
fn whole_numbers(series: Series, vm: &VirtualMachine) -> PyResult<Values> {
    const EXACT: u64 = 1 << 53;
    if series.null_count() == 0 {
        return Ok(Values::new(Kind::Number, series));
    }
    let numbers = series.i64().or_raise(vm)?;
    if numbers.iter().flatten().any(|number| number.unsigned_abs() > EXACT) {
        return Ok(Values::new(Kind::Masked, series));
    }
    Ok(Values::floats(cast_masked::floats_of(&series)))
}

/// Nanoseconds, as pandas has them, or microseconds where a time is too far away for that.
fn times(series: Series, vm: &VirtualMachine, kind: impl Fn(Unit) -> Kind) -> PyResult<Values> {
    let ticks = slice_of(series.i64().or_raise(vm)?);
    let finer: Option<Vec<i64>> =
        ticks.iter().map(|tick| if *tick == NAT { Some(NAT) } else { tick.checked_mul(1000) }).collect();
    Ok(match finer {
        Some(finer) => Values::new(kind(Unit::Nano), Int64Chunked::from_vec(no_name(), finer).into_series()),
        None => Values::new(kind(Unit::Micro), series),
    })
}

/// A column of a frame as a series of the engine: what is missing is null.
pub fn series_of(column: &PyObjectRef, name: &str, vm: &VirtualMachine) -> PyResult<Series> {
    parquet::to_series(&column_of(column, vm)?, name, vm)
}

/// A series of the engine as a column of a frame. Counts are whole numbers, days are moments.
pub fn column_from(series: &Series, vm: &VirtualMachine) -> PyResult {
    let series = match series.dtype() {
        DataType::UInt32 => series.cast(&DataType::Int64),
        DataType::Date => series.cast(&DataType::Datetime(TimeUnit::Nanoseconds, None)),
        DataType::Decimal(..) | DataType::Null => series.cast(&DataType::Float64),
        _ => Ok(series.clone()),
    };
    let values = parquet::from_series(&series.or_raise(vm)?.rechunk(), vm)?;
    Ok(PyColumn::make(values, vm))
}
