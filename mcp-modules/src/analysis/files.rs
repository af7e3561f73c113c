//! Files of the project by their ending: CSV, TSV, JSON, JSON lines and Parquet, the text ones
//! also with gzip.

use std::io::{Cursor, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use orchestrator_words::shorten;
use polars::prelude::{ArrowDataType, DataFrame, DataType, PolarsError};
use polars_io::SerReader;
use polars_io::prelude::{CsvParseOptions, CsvReadOptions, ParquetReader};
use polars_io::utils::compression::CompressedReader;
use serde_json::Value;

use super::error::AnalysisError;
use super::frame::{Frame, rows_of};
use super::table::Table;

/// A small file must not unpack into all of the memory.
const MAX_UNPACKED_BYTES: u64 = 1 << 30;

pub(crate) enum FileData {
    Json(Value),
    JsonLines(Vec<Value>),
    Delimited { table: Table, separator: char, types: Vec<(String, &'static str)> },
    Parquet(Table),
}

pub(crate) const ENDINGS: &str = ".csv, .tsv, .json, .jsonl, .ndjson or .parquet";

pub(crate) fn parse(path: &str, bytes: Vec<u8>) -> Result<FileData, AnalysisError> {
    let fail = |reason: String| AnalysisError::File { path: shorten(path), reason };
    let lower = path.to_ascii_lowercase();
    let (name, bytes) = match lower.strip_suffix(".gz") {
        Some(name) => (name, unpack(bytes).map_err(fail)?),
        None => (lower.as_str(), bytes),
    };
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("csv") => guarded(|| read_delimited(bytes, ',')).map_err(fail),
        Some("tsv") => guarded(|| read_delimited(bytes, '\t')).map_err(fail),
        Some("json") => serde_json::from_slice(&bytes).map(FileData::Json).map_err(|error| fail(not_json(&error))),
        Some("jsonl" | "ndjson") => read_json_lines(&bytes).map(FileData::JsonLines).map_err(fail),
        Some("parquet") => guarded(|| read_parquet(bytes)).map(FileData::Parquet).map_err(fail),
        _ => Err(fail(format!("wanted a file that ends in {ENDINGS}"))),
    }
}

/// The readers trust their input in places: a damaged file must stay an error.
fn guarded<T>(read: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| Err("the file is damaged".to_owned()))
}

fn not_json(error: &serde_json::Error) -> String {
    format!("not JSON: {error}")
}

fn unpack(bytes: Vec<u8>) -> Result<Vec<u8>, String> {
    let unreadable = |error: &dyn std::fmt::Display| format!("not gzip: {}", first_line(&error.to_string()));
    let reader = CompressedReader::try_new(bytes.into()).map_err(|error| unreadable(&error))?;
    if !reader.is_compressed() {
        return Err("not gzip".to_owned());
    }
    let mut unpacked = Vec::new();
    reader.take(MAX_UNPACKED_BYTES + 1).read_to_end(&mut unpacked).map_err(|error| unreadable(&error))?;
    if unpacked.len() as u64 > MAX_UNPACKED_BYTES {
        return Err(format!("more than {} MiB when unpacked", MAX_UNPACKED_BYTES >> 20));
    }
    Ok(unpacked)
}

fn read_delimited(bytes: Vec<u8>, separator: char) -> Result<FileData, String> {
    if std::str::from_utf8(&bytes).is_err() {
        return Err("not UTF-8 text".to_owned());
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Ok(FileData::Delimited { table: Table::from_rows(Vec::new()), separator, types: Vec::new() });
    }
    let parse = CsvParseOptions::default().with_separator(separator as u8);
    // Types are decided by the whole file: a column that turns into text on row 10,000 is text.
    let options =
        CsvReadOptions::default().with_has_header(true).with_infer_schema_length(None).with_parse_options(parse);
    let frame = options
        .into_reader_with_file_handle(Cursor::new(bytes))
        .finish()
        .map_err(|error| format!("not a table: {}", table_reason(&error.to_string())))?;
    let types = frame.columns().iter().filter_map(|column| {
        let python = match column.dtype() {
            DataType::Int64 => "int",
            DataType::Float64 => "float",
            DataType::Boolean => "bool",
            _ => return None,
        };
        Some((column.name().to_string(), python))
    });
    let types = types.collect();
    Ok(FileData::Delimited { table: to_table(frame), separator, types })
}

fn read_json_lines(bytes: &[u8]) -> Result<Vec<Value>, String> {
    let text = std::str::from_utf8(bytes).map_err(|_| "not UTF-8 text".to_owned())?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let parse = |(index, line)| {
        serde_json::from_str(line).map_err(|error: serde_json::Error| {
            // Each line is a document of its own: the parser's "line 1" would mislead.
            let reason = error.to_string();
            let reason = reason.rsplit_once(" at line").map_or(reason.as_str(), |(reason, _)| reason);
            format!("line {} is not JSON: {reason}", index + 1)
        })
    };
    lines.map(parse).collect()
}

fn read_parquet(bytes: Vec<u8>) -> Result<Table, String> {
    let unreadable = |error: PolarsError| format!("not a Parquet file: {}", first_line(&error.to_string()));
    let mut reader = ParquetReader::new(Cursor::new(bytes));
    // Writers note the types they had in memory. The types of the file itself are simpler: a
    // column of categories is one of text.
    let mut metadata = reader.get_metadata().map_err(unreadable)?.as_ref().clone();
    metadata.key_value_metadata = None;
    reader.set_metadata(Arc::new(metadata));
    let schema = reader.schema().map_err(unreadable)?;
    // The engine panics on types it was built without.
    if let Some((name, _)) = schema.iter().find(|(_, field)| !is_readable(&field.dtype)) {
        return Err(format!(
            "column '{}' has a type that cannot be read, such as decimal; save it as float",
            shorten(name)
        ));
    }
    reader.finish().map(to_table).map_err(unreadable)
}

fn is_readable(dtype: &ArrowDataType) -> bool {
    use ArrowDataType as Type;
    let is_number = matches!(
        dtype,
        Type::Int8
            | Type::Int16
            | Type::Int32
            | Type::Int64
            | Type::UInt8
            | Type::UInt16
            | Type::UInt32
            | Type::UInt64
            | Type::Float32
            | Type::Float64
    );
    let is_time = matches!(
        dtype,
        Type::Date32 | Type::Date64 | Type::Timestamp(..) | Type::Time32(_) | Type::Time64(_) | Type::Duration(_)
    );
    match dtype {
        Type::List(item) | Type::LargeList(item) => is_readable(&item.dtype),
        Type::Struct(fields) => fields.iter().all(|field| is_readable(&field.dtype)),
        Type::Null | Type::Boolean | Type::Utf8 | Type::LargeUtf8 | Type::Utf8View => true,
        _ => is_number || is_time,
    }
}

fn to_table(frame: DataFrame) -> Table {
    match Frame::new(frame) {
        Ok(frame) => Table::from_frame(frame),
        Err(nested) => Table::from_rows(rows_of(&nested)),
    }
}

/// The commonest fault, in words that name no option of the engine.
fn table_reason(message: &str) -> String {
    if message.contains("more fields than") {
        "a row has more fields than the header".to_owned()
    } else {
        first_line(message)
    }
}

/// Engine messages begin with where they come from and go on with advice about its options.
fn first_line(message: &str) -> String {
    let line = message.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let line = line.rsplit_once(": ").map_or(line, |(_, reason)| reason).trim().trim_end_matches('.');
    let mut letters = line.chars();
    shorten(&letters.next().map(char::to_lowercase).into_iter().flatten().chain(letters).collect::<String>())
}
