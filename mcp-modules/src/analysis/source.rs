//! From the `data` of a request to a table: rows, columns, a list inside an object, or a file.

use orchestrator_words::{hint_of_names, listed};
use serde_json::Value;

use super::error::{AnalysisError, describe};
use super::files::{self, FileData};
use super::request::Project;
use super::table::{Row, Table};

/// A table and where it came from, which the Python script repeats.
pub(crate) struct Source {
    pub(crate) table: Table,
    pub(crate) origin: Origin,
    pub(crate) shape: Shape,
    pub(crate) n_bytes: u64,
}

pub(crate) enum Origin {
    /// The variable `data` holds it.
    Given,
    Json {
        path: String,
    },
    JsonLines {
        path: String,
    },
    Delimited {
        path: String,
        separator: char,
    },
    /// No script can read it.
    Parquet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Rows,
    /// Rows at a path of names below the top.
    Inside(Vec<String>),
    Columns,
    /// Plain values, which become rows with the one field `value`.
    Values,
}

pub(crate) fn load(data: Value, data_field: Option<&str>, project: &dyn Project) -> Result<Source, AnalysisError> {
    let Value::String(path) = data else {
        let n_bytes = data.to_string().len() as u64;
        let (table, shape) = shape_table(data, data_field)?;
        return Ok(Source { table, origin: Origin::Given, shape, n_bytes });
    };
    let bytes = project.read(&path).map_err(|reason| AnalysisError::File { path: path.clone(), reason })?;
    let n_bytes = bytes.len() as u64;
    match files::parse(&path, bytes)? {
        FileData::Json(value) => {
            let (table, shape) = shape_table(value, data_field)?;
            Ok(Source { table, origin: Origin::Json { path }, shape, n_bytes })
        }
        FileData::JsonLines(rows) => {
            let (table, shape) = shape_table(Value::Array(rows), data_field)?;
            Ok(Source { table, origin: Origin::JsonLines { path }, shape, n_bytes })
        }
        FileData::Delimited { table, separator } => {
            refuse_data_field(data_field)?;
            Ok(Source { table, origin: Origin::Delimited { path, separator }, shape: Shape::Rows, n_bytes })
        }
        FileData::Parquet(table) => {
            refuse_data_field(data_field)?;
            Ok(Source { table, origin: Origin::Parquet, shape: Shape::Rows, n_bytes })
        }
    }
}

fn refuse_data_field(data_field: Option<&str>) -> Result<(), AnalysisError> {
    match data_field {
        None => Ok(()),
        Some(field) => {
            let wanted = "nothing, since the file is a table already";
            Err(AnalysisError::bad_parameter("data_field", wanted, &Value::from(field)))
        }
    }
}

fn shape_table(data: Value, data_field: Option<&str>) -> Result<(Table, Shape), AnalysisError> {
    if let Some(field) = data_field {
        let path = find_path(&data, field)?;
        return from_list(take(data, &path), field, Shape::Inside(path));
    }
    let fields = match data {
        Value::Array(_) => return from_list(data, "data", Shape::Rows),
        Value::Object(fields) => fields,
        other => {
            return Err(AnalysisError::BadData {
                wanted: "a list of rows, an object of columns or the path of a file".to_owned(),
                found: describe(&other),
                hint: None,
            });
        }
    };
    let lists: Vec<&String> = fields.iter().filter(|(_, value)| value.is_array()).map(|(name, _)| name).collect();
    let tables: Vec<&String> = lists.iter().copied().filter(|name| holds_objects(&fields[name.as_str()])).collect();
    if let [only] = tables.as_slice() {
        let path = vec![(*only).clone()];
        let name = (*only).clone();
        return from_list(take(Value::Object(fields), &path), &name, Shape::Inside(path));
    }
    if tables.is_empty() && lists.len() == fields.len() && !lists.is_empty() {
        return Ok((from_columns(fields)?, Shape::Columns));
    }
    if let ([], [only]) = (tables.as_slice(), lists.as_slice()) {
        let path = vec![(*only).clone()];
        let name = (*only).clone();
        return from_list(take(Value::Object(fields), &path), &name, Shape::Inside(path));
    }
    let hint = (!lists.is_empty()).then(|| format!("set data_field; lists: {}", listed(&lists)));
    Err(AnalysisError::BadData {
        wanted: "one list of rows".to_owned(),
        found: if lists.is_empty() { "an object without one".to_owned() } else { format!("{} lists", lists.len()) },
        hint,
    })
}

fn holds_objects(value: &Value) -> bool {
    value.as_array().is_some_and(|items| items.first().is_some_and(Value::is_object))
}

/// `a.b` is the field of that name, or `b` inside `a`.
fn find_path(data: &Value, field: &str) -> Result<Vec<String>, AnalysisError> {
    let whole = vec![field.to_owned()];
    let split: Vec<String> = field.split('.').map(str::to_owned).collect();
    for path in [whole, split] {
        if let Some(value) = path.iter().try_fold(data, |value, name| value.get(name)) {
            return match value {
                Value::Array(_) => Ok(path),
                other => Err(AnalysisError::BadData {
                    wanted: format!("a list of rows in '{field}'"),
                    found: describe(other),
                    hint: None,
                }),
            };
        }
    }
    let known: Vec<&String> = data.as_object().map(|fields| fields.keys().collect()).unwrap_or_default();
    let hint = (!known.is_empty()).then(|| hint_of_names("fields", field, &known));
    Err(AnalysisError::BadData {
        wanted: format!("a list of rows in '{field}'"),
        found: "no such field".to_owned(),
        hint,
    })
}

fn take(mut data: Value, path: &[String]) -> Value {
    for name in path {
        data = data.get_mut(name).map(Value::take).unwrap_or_default();
    }
    data
}

fn from_list(list: Value, name: &str, shape: Shape) -> Result<(Table, Shape), AnalysisError> {
    let Value::Array(items) = list else {
        return Err(AnalysisError::BadData {
            wanted: format!("a list of rows in '{name}'"),
            found: describe(&list),
            hint: None,
        });
    };
    let is_plain = |item: &Value| !matches!(item, Value::Array(_) | Value::Object(_));
    if shape == Shape::Rows && !items.is_empty() && items.iter().all(is_plain) && !items.iter().all(Value::is_null) {
        let row = |value: Value| -> Row { std::iter::once(("value".to_owned(), value)).collect() };
        return Ok((Table::from_rows(items.into_iter().map(row).collect()), Shape::Values));
    }
    let mut rows = Vec::with_capacity(items.len());
    for (index, item) in items.into_iter().enumerate() {
        match item {
            Value::Object(row) => rows.push(row),
            other => return Err(AnalysisError::BadRow { row: index + 1, found: describe(&other) }),
        }
    }
    Ok((Table::from_rows(rows), shape))
}

fn from_columns(columns: Row) -> Result<Table, AnalysisError> {
    let lengths: Vec<(String, usize)> =
        columns.iter().map(|(name, values)| (name.clone(), values.as_array().map_or(0, Vec::len))).collect();
    let n_rows = lengths.first().map_or(0, |(_, length)| *length);
    if let Some((name, length)) = lengths.iter().find(|(_, length)| *length != n_rows) {
        return Err(AnalysisError::BadData {
            wanted: format!("columns of equal length ({n_rows} as in '{}')", lengths[0].0),
            found: format!("{length} in '{name}'"),
            hint: Some("for a list of rows inside an object, set data_field".to_owned()),
        });
    }
    let mut rows = vec![Row::new(); n_rows];
    for (name, values) in columns {
        let Value::Array(values) = values else { continue };
        for (row, value) in rows.iter_mut().zip(values) {
            row.insert(name.clone(), value);
        }
    }
    Ok(Table::from_rows(rows))
}
