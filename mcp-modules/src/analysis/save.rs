//! `save_as`: all rows of a result into a file of the project, in the format its ending names.

use orchestrator_pandas::tables::{Gapped, write_parquet};
use serde_json::{Value, json};

use super::cell::{Cell, Kind};
use super::error::AnalysisError;
use super::python::float_text;
use super::request::{Parameters, Project};
use super::table::{Column, Row, Table};

pub(crate) struct Save {
    pub(crate) path: String,
    pub(crate) format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Csv,
    Json,
    JsonLines,
    Parquet,
}

impl Save {
    pub(crate) fn parse(parameters: &Parameters) -> Result<Option<Self>, AnalysisError> {
        let Some(path) = parameters.text("save_as")? else { return Ok(None) };
        let format = match path.to_ascii_lowercase().rsplit_once('.').map(|(_, ending)| ending) {
            Some("csv") => Format::Csv,
            Some("json") => Format::Json,
            Some("jsonl" | "ndjson") => Format::JsonLines,
            Some("parquet") => Format::Parquet,
            _ => {
                let wanted = "a path that ends in .csv, .json, .jsonl or .parquet";
                return Err(AnalysisError::bad_parameter("save_as", wanted, &Value::from(path)));
            }
        };
        Ok(Some(Self { path: path.to_owned(), format }))
    }

    /// Writes the rows, and notes in the result where they are.
    pub(crate) fn write(&self, rows: Vec<Row>, project: &dyn Project, result: &mut Value) -> Result<(), AnalysisError> {
        let fail = |reason: String| AnalysisError::File { path: self.path.clone(), reason };
        let n_rows = rows.len();
        let bytes = match self.format {
            Format::Csv => csv(Table::from_rows(rows)),
            Format::Json => serde_json::to_vec_pretty(&rows).map_err(|error| fail(error.to_string()))?,
            Format::JsonLines => {
                rows.iter().map(|row| Value::Object(row.clone()).to_string() + "\n").collect::<String>().into()
            }
            Format::Parquet => parquet(&Table::from_rows(rows)).map_err(fail)?,
        };
        project.write(&self.path, &bytes).map_err(fail)?;
        result["saved"] = json!({"path": self.path, "rows": n_rows});
        Ok(())
    }
}

/// Nulls are empty; lists and objects are written as JSON.
fn csv(table: Table) -> Vec<u8> {
    let columns: Vec<Column<'_>> = table.fields().iter().map(|field| table.column_or_nulls(field)).collect();
    let mut text = columns.iter().map(|column| quoted(&column.path.join("."))).collect::<Vec<_>>().join(",");
    text.push('\n');
    for index in 0..table.n_rows() {
        let cells: Vec<String> = columns.iter().map(|column| quoted(&plain(column.cells[index]))).collect();
        text.push_str(&cells.join(","));
        text.push('\n');
    }
    text.into_bytes()
}

fn plain(cell: Cell<'_>) -> String {
    match cell {
        Cell::Null => String::new(),
        Cell::Text(text) => text.to_owned(),
        Cell::Float(number) => float_text(number),
        other => other.to_value().to_string(),
    }
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

fn parquet(table: &Table) -> Result<Vec<u8>, String> {
    let columns = table.fields().iter().map(|field| (field.clone(), gapped(&table.column_or_nulls(field))));
    write_parquet(columns.collect(), table.n_rows())
}

/// A column of one kind keeps its type; mixed and nested ones become text.
fn gapped(column: &Column<'_>) -> Gapped {
    let cells = column.cells.iter().copied();
    if column.profile.only(&[Kind::Integer]) {
        return Gapped::Whole(cells.map(|cell| if let Cell::Int(whole) = cell { Some(whole) } else { None }).collect());
    }
    if column.profile.is_numeric() {
        return Gapped::Floats(cells.map(Cell::number).collect());
    }
    if column.profile.only(&[Kind::Boolean]) {
        return Gapped::Flags(cells.map(|cell| if let Cell::Bool(flag) = cell { Some(flag) } else { None }).collect());
    }
    Gapped::Texts(cells.map(|cell| (!cell.is_null()).then(|| plain(cell))).collect())
}
