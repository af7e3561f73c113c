//! Parquet both ways.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use polars::prelude::{
    AnyValue, ArrowDataType, BooleanChunked, DataFrame, DataType, Float64Chunked, Int32Chunked, Int64Chunked,
    IntoSeries, PlSmallStr, PolarsError, Series, TimeUnit, TimeZone,
};
use polars_arrow::datatypes::ArrowSchema;
use polars_io::SerReader;
use polars_io::parquet::write::ParquetCompression;
use polars_io::prelude::ParquetReader;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use crate::cell::Cell;
use crate::column::kinds::{Blank, Kind, NAT, Unit, Values, series_from};
use crate::column::read;
use crate::errors::OrRaise;
use crate::files::parquet_categories::{Dictionary, dictionaries};
use crate::files::parquet_pack::{Packed, pack};
use crate::time::bounds::{rescaled_moments, rescaled_spans};

pub(crate) struct Read {
    pub(crate) names: Vec<String>,
    pub(crate) columns: Vec<Values>,
    /// What pandas wrote about its types.
    pub(crate) metadata: Option<String>,
}

/// Why a file cannot be read.
pub enum NotParquet {
    /// It is something else, in the words of the engine.
    Other(String),
    /// A column of a type that cannot be read.
    Unreadable {
        column: String,
    },
    Absent {
        column: String,
    },
    Damaged,
}

/// A file as the engine reads it.
pub(crate) struct Opened {
    pub(crate) frame: DataFrame,
    metadata: Option<String>,
    zones: BTreeMap<String, String>,
    dictionaries: BTreeMap<String, Dictionary>,
}

fn is_readable(dtype: &ArrowDataType) -> bool {
    use ArrowDataType as Type;
    match dtype {
        Type::List(item) | Type::LargeList(item) => is_readable(&item.dtype),
        Type::Struct(fields) => fields.iter().all(|field| is_readable(&field.dtype)),
        Type::Null | Type::Boolean | Type::Utf8 | Type::LargeUtf8 | Type::Utf8View => true,
        Type::Int8 | Type::Int16 | Type::Int32 | Type::Int64 => true,
        Type::UInt8 | Type::UInt16 | Type::UInt32 | Type::UInt64 | Type::Float32 | Type::Float64 => true,
        Type::Date32 | Type::Date64 | Type::Timestamp(..) | Type::Time32(_) | Type::Time64(_) | Type::Duration(_) => {
            true
        }
        _ => false,
    }
}

/// All columns, or those wanted.
pub(crate) fn open(bytes: &[u8], wanted: Option<&[String]>) -> Result<Opened, NotParquet> {
    // The reader trusts its input in places: a damaged file must stay an error.
    catch_unwind(AssertUnwindSafe(|| open_trusting(bytes, wanted))).unwrap_or(Err(NotParquet::Damaged))
}

fn open_trusting(bytes: &[u8], wanted: Option<&[String]>) -> Result<Opened, NotParquet> {
    let other = |error: PolarsError| NotParquet::Other(error.to_string());
    let mut reader = ParquetReader::new(Cursor::new(bytes));
    let mut file = reader.get_metadata().map_err(other)?.as_ref().clone();
    // Writers note the types they had in memory. The file's own are simpler: categories are text, moments of UTC.
    let noted = reader.schema().map(|schema| schema.as_ref().clone()).unwrap_or_default();
    let (zones, dictionaries) = (noted_zones(&noted), dictionaries(bytes, &file, &noted));
    let metadata = file
        .key_value_metadata
        .as_ref()
        .and_then(|entries| entries.iter().find(|entry| entry.key == "pandas").and_then(|entry| entry.value.clone()));
    file.key_value_metadata = None;
    let mut reader = ParquetReader::new(Cursor::new(bytes));
    reader.set_metadata(Arc::new(file));
    let schema = reader.schema().map_err(other)?;
    let is_wanted = |name: &str| wanted.is_none_or(|wanted| wanted.iter().any(|known| known == name));
    if let Some((name, _)) = schema.iter().find(|(name, field)| is_wanted(name) && !is_readable(&field.dtype)) {
        return Err(NotParquet::Unreadable { column: name.to_string() });
    }
    if let Some(missing) = wanted.unwrap_or_default().iter().find(|name| !schema.contains(name.as_str())) {
        return Err(NotParquet::Absent { column: missing.clone() });
    }
    let frame = reader.with_columns(wanted.map(<[String]>::to_vec)).finish().map_err(other)?;
    Ok(Opened { frame, metadata, zones, dictionaries })
}

pub(crate) fn read(bytes: &[u8], wanted: Option<Vec<String>>, vm: &VirtualMachine) -> PyResult<Read> {
    let Opened { frame, metadata, zones, dictionaries } = open(bytes, wanted.as_deref()).map_err(|reason| {
        let reason = match reason {
            NotParquet::Other(_) => "not a Parquet file".to_owned(),
            NotParquet::Unreadable { column } => {
                format!("column '{column}' has a type that is not supported, such as decimal")
            }
            NotParquet::Absent { column } => format!("no column '{column}' in the file"),
            NotParquet::Damaged => "the file is damaged".to_owned(),
        };
        vm.new_value_error(format!("Could not read Parquet: {reason}"))
    })?;
    let mut names = Vec::new();
    let mut columns = Vec::new();
    let order: Vec<String> = match wanted {
        Some(wanted) => wanted,
        None => frame.get_column_names().iter().map(ToString::to_string).collect(),
    };
    for name in order {
        let series = frame.column(&name).or_raise(vm)?.as_materialized_series().rechunk();
        let mut values = match dictionaries.get(&name) {
            Some(dictionary) if series.dtype() == &DataType::String => dictionary.apply(&series, vm)?,
            _ => from_series(&series, vm)?,
        };
        if let (Kind::Datetime { zone, .. }, Some(noted)) = (&mut values.kind, zones.get(&name))
            && zone.is_some()
        {
            *zone = Some(noted.as_str().into());
        }
        columns.push(values);
        names.push(name);
    }
    Ok(Read { names, columns, metadata })
}

/// The file itself says only that moments are of UTC; the writer's note names the zone they were shown in.
fn noted_zones(noted: &ArrowSchema) -> BTreeMap<String, String> {
    let zone = |dtype: &ArrowDataType| match dtype {
        ArrowDataType::Timestamp(_, Some(zone)) => Some(zone.to_string()),
        _ => None,
    };
    noted.iter().filter_map(|(name, field)| Some((name.to_string(), zone(&field.dtype)?))).collect()
}

fn unit_of(unit: TimeUnit) -> Unit {
    match unit {
        TimeUnit::Nanoseconds => Unit::Nano,
        TimeUnit::Microseconds => Unit::Micro,
        TimeUnit::Milliseconds => Unit::Milli,
    }
}

/// A column of the engine as one of ours.
pub(crate) fn from_series(series: &Series, vm: &VirtualMachine) -> PyResult<Values> {
    let has_nulls = series.null_count() > 0;
    let ticks = |kind: Kind| {
        let physical = series.to_physical_repr();
        let whole = physical.i64().or_raise(vm)?.iter().map(|ticks| ticks.unwrap_or(NAT)).collect();
        Ok(Values::new(kind, series_from::<i64>(whole)))
    };
    match series.dtype() {
        DataType::Boolean if !has_nulls => Ok(Values::new(Kind::Bool, series.clone().with_name(PlSmallStr::EMPTY))),
        DataType::String => Ok(Values::new(Kind::Text(Blank::None), series.clone().with_name(PlSmallStr::EMPTY))),
        dtype if dtype.is_primitive_numeric() && !(has_nulls && dtype.is_integer()) => {
            if !has_nulls {
                return Ok(Values::new(Kind::Number, series.clone().with_name(PlSmallStr::EMPTY)));
            }
            let floats = Values::floats(crate::column::cast_masked::floats_of(series));
            crate::column::cast::cast(&floats, &crate::column::kinds::Wanted::Number(dtype.clone()), vm)
        }
        dtype if dtype.is_integer() => Ok(Values::floats(crate::column::cast_masked::floats_of(series))),
        DataType::Datetime(unit, zone) => {
            let zone = zone.as_ref().map(|zone| zone.to_string().into());
            ticks(Kind::Datetime { unit: unit_of(*unit), zone })
        }
        DataType::Duration(unit) => ticks(Kind::Timedelta(unit_of(*unit))),
        _ => {
            let objects: PyResult<Vec<PyObjectRef>> =
                (0..series.len()).map(|row| to_python(&read::value_at(series, row), vm)).collect();
            Ok(Values::objects(objects?))
        }
    }
}

fn to_python(value: &AnyValue<'_>, vm: &VirtualMachine) -> PyResult {
    Ok(match value {
        AnyValue::Null => vm.ctx.none(),
        AnyValue::Boolean(flag) => vm.ctx.new_bool(*flag).into(),
        AnyValue::String(text) => vm.ctx.new_str(*text).into(),
        AnyValue::StringOwned(text) => vm.ctx.new_str(text.as_str()).into(),
        AnyValue::Date(days) => {
            let (year, month, day) = crate::time::civil::civil_from_days(i64::from(*days));
            vm.import("datetime", 0)?.get_attr("date", vm)?.call((year, month, day), vm)?
        }
        AnyValue::Time(nanos) => {
            let parts = crate::time::civil::Parts::new(*nanos, 1_000_000_000);
            let class = vm.import("datetime", 0)?.get_attr("time", vm)?;
            class.call((parts.hour(), parts.minute(), parts.second(), parts.fraction() / 1000), vm)?
        }
        AnyValue::List(items) => {
            let objects: PyResult<Vec<PyObjectRef>> = items.iter().map(|item| to_python(&item, vm)).collect();
            vm.ctx.new_list(objects?).into()
        }
        AnyValue::Struct(..) | AnyValue::StructOwned(_) => {
            let DataType::Struct(fields) = value.dtype() else { return Ok(vm.ctx.none()) };
            let values: Vec<AnyValue<'_>> = match value {
                AnyValue::StructOwned(payload) => payload.0.clone(),
                other => other._iter_struct_av().collect(),
            };
            let dict = vm.ctx.new_dict();
            for (field, value) in fields.iter().zip(&values) {
                dict.set_item(field.name().as_str(), to_python(value, vm)?, vm)?;
            }
            dict.into()
        }
        AnyValue::Datetime(..) | AnyValue::DatetimeOwned(..) | AnyValue::Duration(..) => {
            let series =
                Series::from_any_values(PlSmallStr::EMPTY, &[value.clone().into_static()], false).or_raise(vm)?;
            read::get(&from_series(&series, vm)?, 0, vm)?
        }
        number => crate::column::read::cell_of_value(number).to_object(vm)?,
    })
}

/// A column of ours as one of the engine, with its name.
pub(crate) fn to_series(values: &Values, name: &str, vm: &VirtualMachine) -> PyResult<Series> {
    let name = PlSmallStr::from_str(name);
    let optional =
        |ticks: &[i64]| -> Int64Chunked { ticks.iter().map(|ticks| (*ticks != NAT).then_some(*ticks)).collect() };
    let unit = |unit: Unit| match unit {
        Unit::Nano => (TimeUnit::Nanoseconds, Unit::Nano),
        Unit::Micro => (TimeUnit::Microseconds, Unit::Micro),
        Unit::Milli | Unit::Seconds => (TimeUnit::Milliseconds, Unit::Milli),
    };
    let series = match (&values.kind, values.series()) {
        (Kind::Bool | Kind::Text(_) | Kind::Masked, Some(series)) => series.clone(),
        (Kind::Number, Some(series)) if series.dtype().is_float() => crate::column::cast_masked::nan_to_null(series),
        (Kind::Number, Some(series)) => series.clone(),
        (Kind::Datetime { unit: own, zone }, _) => {
            let (theirs, ours) = unit(*own);
            let ticks = rescaled_moments(values.ticks(), *own, ours, vm)?;
            let zone = match zone {
                None => None,
                Some(zone) => TimeZone::opt_try_new(Some(&**zone)).or_raise(vm)?,
            };
            optional(&ticks).into_datetime(theirs, zone).into_series()
        }
        (Kind::Timedelta(own), _) => {
            let (theirs, ours) = unit(*own);
            optional(&rescaled_spans(values.ticks(), *own, ours, vm)?).into_duration(theirs).into_series()
        }
        (Kind::Category(_), _) => {
            return to_series(&crate::column::concat::decategorized(values, vm)?, name.as_str(), vm);
        }
        (Kind::Period(_), _) => return Err(vm.new_not_implemented_error("DataFrame.to_parquet of a column of periods")),
        _ => objects_to_series(values, name.as_str(), vm)?,
    };
    Ok(series.with_name(name))
}

/// Python values of one sort, with holes.
fn objects_to_series(values: &Values, name: &str, vm: &VirtualMachine) -> PyResult<Series> {
    let mut cells = Vec::with_capacity(values.len());
    for row in 0..values.len() {
        cells.push(read::cell_at(values, row, vm)?);
    }
    let all = |is: fn(&Cell) -> bool| cells.iter().all(|cell| cell.is_missing() || is(cell));
    if all(|cell| matches!(cell, Cell::Bool(_))) {
        let flags: BooleanChunked =
            cells.iter().map(|cell| if let Cell::Bool(flag) = cell { Some(*flag) } else { None }).collect();
        return Ok(flags.into_series());
    }
    if all(|cell| matches!(cell, Cell::Text(_))) {
        let texts = cells.iter().map(|cell| if let Cell::Text(text) = cell { Some(text.to_string()) } else { None });
        return Ok(crate::column::kinds::text_series(texts));
    }
    if all(|cell| matches!(cell, Cell::Int(_))) {
        let whole: Int64Chunked =
            cells.iter().map(|cell| if let Cell::Int(value) = cell { Some(*value) } else { None }).collect();
        return Ok(whole.into_series());
    }
    if all(|cell| matches!(cell, Cell::Int(_) | Cell::Float(_))) {
        let floats: Float64Chunked = cells.iter().map(|cell| cell.to_f64().filter(|value| !value.is_nan())).collect();
        return Ok(floats.into_series());
    }
    let mut days = Vec::with_capacity(cells.len());
    for cell in &cells {
        match cell {
            cell if cell.is_missing() => days.push(None),
            Cell::Object(object) if crate::cell::type_name(object) == "date" => {
                let part = |name: &'static str| object.get_attr(name, vm)?.try_into_value::<i64>(vm);
                let value = crate::time::civil::days_from_civil(part("year")?, part("month")?, part("day")?);
                days.push(Some(value as i32));
            }
            other => {
                let object = other.to_object(vm)?;
                let kind = crate::cell::type_name(&object);
                return Err(vm.new_not_implemented_error(format!(
                    "DataFrame.to_parquet of column '{name}' with values of type {kind}"
                )));
            }
        }
    }
    Ok(days.into_iter().collect::<Int32Chunked>().into_date().into_series())
}

pub(crate) fn write(
    names: &[String],
    columns: &[Values],
    metadata: Option<String>,
    compression: Option<&str>,
    vm: &VirtualMachine,
) -> PyResult<Vec<u8>> {
    let mut all = Vec::with_capacity(columns.len());
    let height = columns.first().map_or(0, Values::len);
    for (name, column) in names.iter().zip(columns) {
        if all.iter().any(|(known, _)| known == name) {
            return Err(vm.new_value_error("Duplicate column names found"));
        }
        debug_assert_eq!(column.len(), height);
        all.push((name.clone(), packed(column, name, vm)?));
    }
    let compression = match compression {
        None | Some("none") => ParquetCompression::Uncompressed,
        Some("snappy") => ParquetCompression::Snappy,
        Some("gzip") => ParquetCompression::Gzip(None),
        Some("zstd") => ParquetCompression::Zstd(None),
        Some("lz4") => ParquetCompression::Lz4Raw,
        Some("brotli") => ParquetCompression::Brotli(None),
        Some(other) => return Err(vm.new_value_error(format!("Unsupported compression: {other}"))),
    };
    pack(&all, height, metadata, compression).or_raise(vm)
}

fn packed(column: &Values, name: &str, vm: &VirtualMachine) -> PyResult<Packed> {
    if let (Kind::Category(found), Some(codes)) = (&column.kind, column.series())
        && let (Kind::Text(_), Some(categories)) = (&found.values.kind, found.values.series())
    {
        let (codes, categories) = (codes.clone(), categories.clone());
        return Ok(Packed::Categories { codes, categories, ordered: found.ordered });
    }
    Ok(Packed::Plain(to_series(column, name, vm)?))
}
