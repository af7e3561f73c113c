//! Files of the project by their ending: CSV, TSV, JSON, JSON lines and Parquet, the text ones
//! also with gzip.
//!
//! Tables are read and typed as pandas does it. JSON values carry their own types and keep them.

use orchestrator_pandas::tables::{self, CsvTrouble, NotParquet, NotUnpacked};
use orchestrator_words::shorten;
use serde_json::Value;

use super::error::AnalysisError;
use super::frame::Frame;
use super::table::Table;
use crate::data::separator::{SAMPLE_BYTES, likely_separator};

/// A small file must not unpack into all of the memory.
const MAX_UNPACKED_BYTES: u64 = 1 << 30;
const DECIMAL_MARK: &str = ".";

pub(crate) enum FileData {
    Json(Value),
    JsonLines(Vec<Value>),
    Delimited { table: Table, separator: char },
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
        Some("csv") => read_delimited(&bytes, None).map_err(fail),
        Some("tsv") => read_delimited(&bytes, Some('\t')).map_err(fail),
        Some("json") => serde_json::from_slice(&bytes).map(FileData::Json).map_err(|error| fail(not_json(&error))),
        Some("jsonl" | "ndjson") => read_json_lines(&bytes).map(FileData::JsonLines).map_err(fail),
        Some("parquet") => read_parquet(&bytes).map(FileData::Parquet).map_err(fail),
        _ => Err(fail(format!("wanted a file that ends in {ENDINGS}"))),
    }
}

fn not_json(error: &serde_json::Error) -> String {
    format!("not JSON: {error}")
}

fn unpack(bytes: Vec<u8>) -> Result<Vec<u8>, String> {
    tables::unpacked(bytes, MAX_UNPACKED_BYTES).map_err(|reason| match reason {
        NotUnpacked::Plain => "not gzip".to_owned(),
        NotUnpacked::Damaged(reason) => format!("not gzip: {}", first_line(&reason)),
        NotUnpacked::TooLarge => format!("more than {} MiB when unpacked", MAX_UNPACKED_BYTES >> 20),
    })
}

/// With the separator that `load_csv` would find, unless the ending says which.
fn read_delimited(bytes: &[u8], separator: Option<char>) -> Result<FileData, String> {
    if std::str::from_utf8(bytes).is_err() {
        return Err("not UTF-8 text".to_owned());
    }
    let sample = &bytes[..bytes.len().min(SAMPLE_BYTES)];
    let is_cut = sample.len() == SAMPLE_BYTES;
    let separator =
        separator.unwrap_or_else(|| likely_separator(&String::from_utf8_lossy(sample), is_cut, DECIMAL_MARK));
    let read = tables::read_csv(bytes, separator as u8).map_err(|trouble| {
        let reason = match trouble {
            CsvTrouble::TooLong { .. } => "a row has more fields than the header",
            CsvTrouble::OpenQuote { .. } | CsvTrouble::OpenEscape => "the text ends inside quotes",
            CsvTrouble::Encoding { .. } | CsvTrouble::TooLarge | CsvTrouble::Changed => "the text cannot be read",
        };
        format!("not a table: {reason}")
    })?;
    Ok(FileData::Delimited { table: to_table(read), separator })
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

fn read_parquet(bytes: &[u8]) -> Result<Table, String> {
    tables::read_parquet(bytes).map(to_table).map_err(|reason| match reason {
        NotParquet::Other(reason) => format!("not a Parquet file: {}", first_line(&reason)),
        NotParquet::Unreadable { column } => {
            format!("column '{}' has a type that cannot be read, such as decimal; save it as float", shorten(&column))
        }
        NotParquet::Absent { column } => format!("no column '{}' in the file", shorten(&column)),
        NotParquet::Damaged => "the file is damaged".to_owned(),
    })
}

/// Rows where some value is a list or an object: only they lead to what is inside.
fn to_table(read: tables::Table) -> Table {
    let frame = Frame::new(read);
    if frame.has_nested() {
        Table::from_rows((0..frame.n_rows()).map(|index| frame.row(index)).collect())
    } else {
        Table::from_frame(frame)
    }
}

/// Engine messages begin with where they come from and go on with advice about its options.
fn first_line(message: &str) -> String {
    let line = message.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let line = line.rsplit_once(": ").map_or(line, |(_, reason)| reason).trim().trim_end_matches('.');
    let mut letters = line.chars();
    shorten(&letters.next().map(char::to_lowercase).into_iter().flatten().chain(letters).collect::<String>())
}
