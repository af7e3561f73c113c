//! Tables for native code that runs without an interpreter: files are read, typed and grouped as pandas does it, and
//! come out as plain values.

use std::collections::{HashMap, HashSet};

use chrono::DateTime;
use polars::prelude::{AnyValue, Column as EngineColumn, DataType, NamedFrom, Series, StringChunked, TimeUnit};
use polars_io::parquet::write::ParquetCompression;

use crate::column::cast_masked::floats_of;
use crate::column::kinds::{Kind, Native, Values, bool_vec};
use crate::column::read::value_at;
use crate::exchange::Held;
use crate::files::csv_feed::NativeFeed;
use crate::files::csv_infer::{Joined, Part};
use crate::files::csv_options::CsvOptions;
pub use crate::files::csv_tokens::Trouble as CsvTrouble;
pub use crate::files::parquet::NotParquet;
use crate::files::parquet_pack::{Packed, pack};
pub use crate::files::source::{NotUnpacked, unpacked};
use crate::files::{csv_read, parquet};
use crate::rows::factorize::with_missing;
use crate::rows::group::Groups;
use crate::rows::keys::{Coded, encode_bits, encode_text};

#[derive(Default)]
pub struct Table {
    pub columns: Vec<(String, Column)>,
    pub n_rows: usize,
}

pub enum Column {
    /// Whole ones have no gaps; a missing float is NaN.
    Numbers(Held),
    Flags(Vec<bool>),
    Texts(Texts),
    /// What pandas calls object and is not only text: values of several types, flags with gaps, dates, lists.
    Objects(Vec<Item>),
}

pub struct Texts(StringChunked);

impl Texts {
    pub fn all(&self) -> impl Iterator<Item = Option<&str>> {
        self.0.iter()
    }

    pub fn get(&self, row: usize) -> Option<&str> {
        if row < self.0.len() { self.0.get(row) } else { None }
    }
}

/// One value of a column of objects; times are ISO text.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    Missing,
    Flag(bool),
    Whole(i64),
    /// Beyond the signed range.
    Large(u64),
    Float(f64),
    Text(String),
    List(Vec<Self>),
    Record(Vec<(String, Self)>),
}

/// A CSV text with the names and types that `read_csv` gives its columns; a blank text has none.
///
/// A first row longer than the header, whose start pandas would take for labels, is refused.
pub fn read_csv(bytes: &[u8], separator: u8) -> Result<Table, CsvTrouble> {
    let feed = NativeFeed(bytes);
    let mut options = CsvOptions::usual(separator);
    let (records, place) = csv_read::first_records(&feed, &options, 2)?;
    let mut records = records.into_iter();
    let Some(header) = records.next() else { return Ok(Table::default()) };
    let names = labels(header);
    if let Some(first) = records.next().filter(|first| first.len() > names.len()) {
        return Err(CsvTrouble::TooLong { line: place.line, saw: first.len() });
    }
    options.width = Some(names.len());
    let read = csv_read::read_table(&feed, &options, None)?;
    let columns: Vec<Column> = read.columns.into_iter().map(|(_, joined)| Column::of_joined(joined)).collect();
    let n_rows = columns.first().map_or(0, Column::len);
    Ok(Table { columns: names.into_iter().zip(columns).collect(), n_rows })
}

/// Empty names get one from their place, repeated ones a number.
fn labels(header: Vec<String>) -> Vec<String> {
    let name = |(place, text): (usize, String)| if text.is_empty() { format!("Unnamed: {place}") } else { text };
    let mut labels: Vec<String> = header.into_iter().enumerate().map(name).collect();
    let mut taken: HashSet<String> = labels.iter().cloned().collect();
    let mut numbers: HashMap<String, usize> = HashMap::new();
    for label in &mut labels {
        let given = label.clone();
        let number = numbers.entry(given.clone()).or_default();
        while *number > 0 && taken.contains(label.as_str()) {
            *label = format!("{given}.{number}");
            *number += 1;
        }
        *number = (*number).max(1);
        taken.insert(label.clone());
    }
    labels
}

pub fn read_parquet(bytes: &[u8]) -> Result<Table, NotParquet> {
    let frame = parquet::open(bytes, None)?.frame;
    let column = |column: &EngineColumn| {
        (column.name().to_string(), Column::of_series(&column.as_materialized_series().rechunk()))
    };
    Ok(Table { columns: frame.columns().iter().map(column).collect(), n_rows: frame.height() })
}

impl Column {
    fn of_joined(joined: Joined) -> Self {
        if joined.is_empty {
            return Self::Objects(Vec::new());
        }
        if !joined.parts.is_empty() {
            return Self::Objects(joined.parts.into_iter().flat_map(items_of_part).collect());
        }
        if let Some(flags) = joined.flags.filter(|_| joined.n_missing > 0) {
            return Self::Objects(flags.into_iter().map(item_of_flag).collect());
        }
        joined.values.series().map_or_else(|| Self::Objects(Vec::new()), Self::of_series)
    }

    /// By the rules of pandas for a column of the engine: whole numbers with gaps are floats.
    fn of_series(series: &Series) -> Self {
        let has_gaps = series.null_count() > 0;
        match series.dtype() {
            DataType::Boolean if !has_gaps => Self::Flags(bool_vec(series)),
            DataType::String => match series.str() {
                Ok(texts) => Self::Texts(Texts(texts.clone())),
                Err(_) => Self::Objects(Vec::new()),
            },
            DataType::UInt64 if !has_gaps => Self::Objects(items_of_series(series)),
            dtype if dtype.is_integer() && !has_gaps => match series.cast(&DataType::Int64) {
                Ok(whole) => Self::Numbers(Held(Values::new(Kind::Number, whole))),
                Err(_) => Self::Objects(items_of_series(series)),
            },
            dtype if dtype.is_primitive_numeric() => Self::Numbers(Held(Values::floats(floats_of(series)))),
            _ => Self::Objects(items_of_series(series)),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Self::Numbers(held) => held.0.len(),
            Self::Flags(flags) => flags.len(),
            Self::Texts(texts) => texts.0.len(),
            Self::Objects(items) => items.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Codes of equal values in the order they first appear, missing ones alike, and how many there are. Objects have
    /// none: what makes two of them equal is their owner's affair.
    pub fn codes(&self) -> Option<(Vec<u32>, usize)> {
        let coded: Coded = match self {
            Self::Numbers(held) => {
                if let Some(floats) = held.floats() {
                    let bits: Vec<u64> = floats.iter().map(|value| value.order_bits()).collect();
                    encode_bits(&bits, Some(f64::NAN.order_bits()))
                } else {
                    let bits: Vec<u64> = held.whole()?.iter().map(|value| value.order_bits()).collect();
                    encode_bits(&bits, None)
                }
            }
            Self::Flags(flags) => encode_bits(&flags.iter().map(|flag| u64::from(*flag)).collect::<Vec<_>>(), None),
            Self::Texts(texts) => encode_text(&texts.0),
            Self::Objects(_) => return None,
        };
        let (codes, firsts) = with_missing(coded);
        Some((codes, firsts.len()))
    }
}

/// Rows whose codes are equal in every level, in the order they first appear. A level is its codes and how many there are.
pub fn group_rows(levels: &[(Vec<u32>, usize)]) -> Vec<Vec<usize>> {
    let groups = Groups::by_levels(levels.iter().map(|(codes, n)| (codes.as_slice(), *n)));
    let rows = groups.grouped();
    (0..groups.n).map(|group| rows.of(group).iter().map(|row| *row as usize).collect()).collect()
}

fn item_of_flag(flag: u8) -> Item {
    if flag == 2 { Item::Missing } else { Item::Flag(flag == 1) }
}

fn item_of_float(value: f64) -> Item {
    if value.is_nan() { Item::Missing } else { Item::Float(value) }
}

fn items_of_part(part: Part) -> Vec<Item> {
    match part {
        Part::Int(numbers) => numbers.into_iter().map(Item::Whole).collect(),
        Part::Unsigned(numbers) => numbers.into_iter().map(Item::Large).collect(),
        Part::Float(numbers) => numbers.into_iter().map(item_of_float).collect(),
        Part::Flags(flags) => flags.into_iter().map(item_of_flag).collect(),
        Part::Text(texts) => texts.into_iter().map(|text| text.map_or(Item::Missing, Item::Text)).collect(),
    }
}

fn items_of_series(series: &Series) -> Vec<Item> {
    (0..series.len()).map(|row| item_of(&value_at(series, row))).collect()
}

fn item_of(value: &AnyValue<'_>) -> Item {
    match value {
        AnyValue::Null => Item::Missing,
        AnyValue::Boolean(flag) => Item::Flag(*flag),
        AnyValue::String(text) => Item::Text((*text).to_owned()),
        AnyValue::StringOwned(text) => Item::Text(text.to_string()),
        AnyValue::List(items) => Item::List(items.iter().map(|item| item_of(&item)).collect()),
        AnyValue::Struct(..) | AnyValue::StructOwned(_) => record_of(value),
        AnyValue::UInt64(whole) => Item::Large(*whole),
        number if number.is_integer() => number.extract::<i64>().map_or(Item::Missing, Item::Whole),
        number if number.is_float() => number.extract::<f64>().map_or(Item::Missing, item_of_float),
        AnyValue::Date(days) => DateTime::from_timestamp(i64::from(*days) * 86_400, 0)
            .map_or(Item::Missing, |moment| Item::Text(moment.format("%Y-%m-%d").to_string())),
        AnyValue::Datetime(ticks, unit, zone) => moment_of(*ticks, *unit, zone.is_some()),
        AnyValue::DatetimeOwned(ticks, unit, zone) => moment_of(*ticks, *unit, zone.is_some()),
        // Times and durations print as text.
        other => Item::Text(other.to_string()),
    }
}

/// A moment with a zone is given in UTC.
fn moment_of(ticks: i64, unit: TimeUnit, has_zone: bool) -> Item {
    let moment = match unit {
        TimeUnit::Nanoseconds => Some(DateTime::from_timestamp_nanos(ticks)),
        TimeUnit::Microseconds => DateTime::from_timestamp_micros(ticks),
        TimeUnit::Milliseconds => DateTime::from_timestamp_millis(ticks),
    };
    let zone = if has_zone { "Z" } else { "" };
    moment.map_or(Item::Missing, |moment| Item::Text(format!("{}{zone}", moment.format("%Y-%m-%dT%H:%M:%S%.f"))))
}

fn record_of(value: &AnyValue<'_>) -> Item {
    let DataType::Struct(fields) = value.dtype() else { return Item::Missing };
    let values: Vec<Item> = match value {
        AnyValue::StructOwned(payload) => payload.0.iter().map(item_of).collect(),
        other => other._iter_struct_av().map(|item| item_of(&item)).collect(),
    };
    Item::Record(fields.iter().map(|field| field.name().to_string()).zip(values).collect())
}

/// Values of one type, to be written.
pub enum Gapped {
    Flags(Vec<Option<bool>>),
    Whole(Vec<Option<i64>>),
    Floats(Vec<Option<f64>>),
    Texts(Vec<Option<String>>),
}

/// A Parquet file of columns that are `n_rows` long.
pub fn write_parquet(columns: Vec<(String, Gapped)>, n_rows: usize) -> Result<Vec<u8>, String> {
    let column = |(name, values): (String, Gapped)| {
        let series = match values {
            Gapped::Flags(values) => Series::new(name.as_str().into(), values),
            Gapped::Whole(values) => Series::new(name.as_str().into(), values),
            Gapped::Floats(values) => Series::new(name.as_str().into(), values),
            Gapped::Texts(values) => Series::new(name.as_str().into(), values),
        };
        (name, Packed::Plain(series))
    };
    let columns: Vec<(String, Packed)> = columns.into_iter().map(column).collect();
    pack(&columns, n_rows, None, ParquetCompression::Snappy).map_err(|error| error.to_string())
}
