//! Columns read from a file by polars, seen as cells.

use chrono::DateTime;
use polars::prelude::{AnyValue, Column, DataFrame, DataType, TimeUnit};
use serde_json::Value;

use super::cell::{Cell, float};
use super::table::Row;

/// Holds integer, float, boolean and text columns only.
pub(crate) struct Frame(DataFrame);

impl Frame {
    /// Narrow numbers widen and times become ISO text; the frame comes back when some column is a
    /// list or an object, which only rows can hold.
    pub(crate) fn new(frame: DataFrame) -> Result<Self, DataFrame> {
        let height = frame.height();
        let plain: Option<Vec<Column>> = frame.columns().iter().map(plain_column).collect();
        match plain.and_then(|columns| DataFrame::new(height, columns).ok()) {
            Some(plain) => Ok(Self(plain)),
            None => Err(frame),
        }
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.0.get_column_names().iter().map(ToString::to_string).collect()
    }

    pub(crate) fn n_rows(&self) -> usize {
        self.0.height()
    }

    pub(crate) fn cells(&self, name: &str) -> Vec<Cell<'_>> {
        let Ok(column) = self.0.column(name) else { return Vec::new() };
        let series = column.as_materialized_series();
        if let Ok(whole) = series.i64() {
            return whole.iter().map(|cell| cell.map_or(Cell::Null, Cell::Int)).collect();
        }
        if let Ok(numbers) = series.f64() {
            return numbers.iter().map(|cell| cell.filter(|n| n.is_finite()).map_or(Cell::Null, Cell::Float)).collect();
        }
        if let Ok(texts) = series.str() {
            return texts.iter().map(|cell| cell.map_or(Cell::Null, Cell::Text)).collect();
        }
        if let Ok(flags) = series.bool() {
            return flags.iter().map(|cell| cell.map_or(Cell::Null, Cell::Bool)).collect();
        }
        vec![Cell::Null; self.n_rows()]
    }

    pub(crate) fn row(&self, index: usize) -> Row {
        let cells = self.0.columns().iter().map(|column| {
            let value = column.get(index).map_or(Value::Null, |value| to_json(&value));
            (column.name().to_string(), value)
        });
        cells.collect()
    }
}

fn plain_column(column: &Column) -> Option<Column> {
    let wanted = match column.dtype() {
        DataType::Int64 | DataType::Float64 | DataType::String | DataType::Boolean => return Some(column.rechunk()),
        // Beyond the signed range they are given as floats.
        DataType::UInt64 if column.strict_cast(&DataType::Int64).is_err() => DataType::Float64,
        dtype if dtype.is_integer() => DataType::Int64,
        dtype if dtype.is_float() => DataType::Float64,
        DataType::Null => DataType::String,
        _ => return None,
    };
    column.cast(&wanted).ok().map(|column| column.rechunk())
}

/// The rows of a frame of any types.
pub(crate) fn rows_of(frame: &DataFrame) -> Vec<Row> {
    let row = |index: usize| {
        let cells = frame.columns().iter().map(|column| {
            let value = column.get(index).map_or(Value::Null, |value| to_json(&value));
            (column.name().to_string(), value)
        });
        cells.collect()
    };
    (0..frame.height()).map(row).collect()
}

fn to_json(value: &AnyValue<'_>) -> Value {
    match value {
        AnyValue::Null => Value::Null,
        AnyValue::Boolean(flag) => Value::Bool(*flag),
        AnyValue::String(text) => Value::from(*text),
        AnyValue::StringOwned(text) => Value::from(text.as_str()),
        AnyValue::List(items) => items.iter().map(|item| to_json(&item)).collect(),
        AnyValue::Struct(..) | AnyValue::StructOwned(_) => struct_to_json(value),
        AnyValue::UInt64(whole) => Value::from(*whole),
        number if number.is_integer() => number.extract::<i64>().map_or(Value::Null, Value::from),
        number if number.is_float() => number.extract::<f64>().map_or(Value::Null, float),
        AnyValue::Date(days) => DateTime::from_timestamp(i64::from(*days) * 86_400, 0)
            .map_or(Value::Null, |moment| Value::from(moment.format("%Y-%m-%d").to_string())),
        AnyValue::Datetime(ticks, unit, zone) => datetime_to_json(*ticks, *unit, zone.is_some()),
        AnyValue::DatetimeOwned(ticks, unit, zone) => datetime_to_json(*ticks, *unit, zone.is_some()),
        // Times and durations print as text.
        other => Value::from(other.to_string()),
    }
}

/// ISO text; a moment with a zone is given in UTC.
fn datetime_to_json(ticks: i64, unit: TimeUnit, has_zone: bool) -> Value {
    let moment = match unit {
        TimeUnit::Nanoseconds => Some(DateTime::from_timestamp_nanos(ticks)),
        TimeUnit::Microseconds => DateTime::from_timestamp_micros(ticks),
        TimeUnit::Milliseconds => DateTime::from_timestamp_millis(ticks),
    };
    let zone = if has_zone { "Z" } else { "" };
    moment.map_or(Value::Null, |moment| Value::from(format!("{}{zone}", moment.format("%Y-%m-%dT%H:%M:%S%.f"))))
}

fn struct_to_json(value: &AnyValue<'_>) -> Value {
    let DataType::Struct(fields) = value.dtype() else { return Value::Null };
    let names = fields.iter().map(|field| field.name().to_string());
    let values: Vec<Value> = match value {
        AnyValue::StructOwned(payload) => payload.0.iter().map(to_json).collect(),
        other => other._iter_struct_av().map(|item| to_json(&item)).collect(),
    };
    Value::Object(names.zip(values).collect())
}
