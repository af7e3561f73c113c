//! `sort_by` and `limit`: which rows come first, and how many are handed back.

use std::cmp::Ordering;

use serde_json::Value;

use super::cell::Cell;
use super::error::{AnalysisError, describe};
use super::request::Parameters;
use super::table::{Column, Table};

/// Enough for a model to see the shape of an answer; `save_as` keeps the rest.
const DEFAULT_LIMIT: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SortKey {
    pub(crate) field: String,
    pub(crate) descending: bool,
}

/// An answer is for a model to read; `save_as` takes all rows.
const MOST_ROWS: usize = 10_000;

pub(crate) fn limit(parameters: &Parameters) -> Result<usize, AnalysisError> {
    match parameters.get("limit") {
        None => Ok(DEFAULT_LIMIT),
        Some(value) => match value.as_u64().and_then(|limit| usize::try_from(limit).ok()) {
            Some(limit) if limit <= MOST_ROWS => Ok(limit),
            _ => Err(AnalysisError::bad_parameter("limit", "a whole number of rows, 10000 at most", value)),
        },
    }
}

/// `"-price"`, `"price desc"`, `{"field": "price", "order": "desc"}` or a list of these.
pub(crate) fn sort_keys(parameters: &Parameters) -> Result<Vec<SortKey>, AnalysisError> {
    let descending = match parameters.text("order")? {
        Some(order) => is_descending(order)?,
        None => parameters.flag("descending")?,
    };
    match parameters.get("sort_by") {
        None => Ok(Vec::new()),
        Some(Value::Array(items)) => items.iter().map(|item| sort_key(item, descending)).collect(),
        Some(one) => sort_key(one, descending).map(|key| vec![key]),
    }
}

fn sort_key(value: &Value, descending: bool) -> Result<SortKey, AnalysisError> {
    match value {
        Value::String(text) => {
            if let Some(field) = text.strip_prefix('-') {
                return Ok(SortKey { field: field.to_owned(), descending: true });
            }
            if let Some((field, order)) = text.rsplit_once(' ')
                && ["asc", "desc"].contains(&order.to_ascii_lowercase().as_str())
            {
                return Ok(SortKey { field: field.trim().to_owned(), descending: is_descending(order)? });
            }
            Ok(SortKey { field: text.clone(), descending })
        }
        Value::Object(entries) => {
            let mut key = SortKey { field: String::new(), descending };
            for (name, value) in entries {
                match (name.as_str(), value) {
                    ("field" | "column" | "name", Value::String(field)) => key.field.clone_from(field),
                    ("order" | "direction" | "sort_order", Value::String(order)) => {
                        key.descending = is_descending(order)?;
                    }
                    ("descending" | "desc" | "reverse", Value::Bool(flag)) => key.descending = *flag,
                    ("ascending", Value::Bool(flag)) => key.descending = !*flag,
                    _ => return Err(wrong_key(&Value::Object(entries.clone()))),
                }
            }
            if key.field.is_empty() { Err(wrong_key(value)) } else { Ok(key) }
        }
        other => Err(wrong_key(other)),
    }
}

fn wrong_key(found: &Value) -> AnalysisError {
    AnalysisError::bad_parameter("sort_by", "a field name or {\"field\": ..., \"order\": \"asc\" or \"desc\"}", found)
}

fn is_descending(order: &str) -> Result<bool, AnalysisError> {
    match order.to_ascii_lowercase().as_str() {
        "asc" | "ascending" => Ok(false),
        "desc" | "descending" => Ok(true),
        _ => Err(AnalysisError::unknown_name("parameter 'sort_by'", "order", order, &["asc", "desc"])),
    }
}

/// Sorts row numbers; equal rows keep their order, nulls come last either way, numbers before text.
pub(crate) fn sort(indices: &mut [usize], keys: &[SortKey], table: &Table) -> Result<(), AnalysisError> {
    let mut columns = Vec::with_capacity(keys.len());
    for key in keys {
        let column = table.column(&key.field)?;
        refuse_nested(&column, indices)?;
        columns.push((column, key.descending));
    }
    indices.sort_by(|left, right| {
        let differences = columns
            .iter()
            .map(|(column, descending)| order_cells(column.cells[*left], column.cells[*right], *descending));
        differences.fold(Ordering::Equal, Ordering::then)
    });
    Ok(())
}

fn order_cells(left: Cell<'_>, right: Cell<'_>, descending: bool) -> Ordering {
    match (left.is_null(), right.is_null()) {
        (true, true) => return Ordering::Equal,
        (true, false) => return Ordering::Greater,
        (false, true) => return Ordering::Less,
        (false, false) => {}
    }
    let order = left.compare(right).unwrap_or_else(|| left.text().is_some().cmp(&right.text().is_some()));
    if descending { order.reverse() } else { order }
}

fn refuse_nested(column: &Column<'_>, indices: &[usize]) -> Result<(), AnalysisError> {
    let nested = indices.iter().find(|index| matches!(column.cells[**index], Cell::Nested(_)));
    match nested {
        None => Ok(()),
        Some(index) => Err(AnalysisError::NotOrdered {
            purpose: "sort_by".to_owned(),
            field: column.name(),
            row: index + 1,
            found: describe(&column.cells[*index].to_value()),
        }),
    }
}
