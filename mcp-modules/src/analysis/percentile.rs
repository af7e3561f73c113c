//! `percentile`: percentiles of fields, of the whole table or of each group.

use serde_json::{Map, Value, json};

use super::Outcome;
use super::cell::optional_float;
use super::error::AnalysisError;
use super::groups;
use super::metrics::percentile_name;
use super::numbers::{self, Between};
use super::order;
use super::python;
use super::request::{Parameters, Project};
use super::source::Source;
use super::table::{Column, Table};

const DEFAULT_PERCENTS: [f64; 6] = [25.0, 50.0, 75.0, 90.0, 95.0, 99.0];

pub(crate) struct Percentile {
    pub(crate) fields: Vec<String>,
    pub(crate) percents: Vec<f64>,
    pub(crate) group_by: Vec<String>,
    pub(crate) between: Between,
    pub(crate) limit: usize,
}

impl Percentile {
    fn parse(parameters: &Parameters, table: &Table) -> Result<Self, AnalysisError> {
        let mut fields = parameters.names("fields")?.unwrap_or_default();
        fields.extend(parameters.names("field")?.unwrap_or_default());
        if fields.is_empty() {
            fields = numeric_fields(table);
        }
        if fields.is_empty() {
            return Err(parameters.missing("field", "the data has no field that holds only numbers"));
        }
        let between = match parameters.text("method")? {
            None => Between::Linear,
            Some(name) => Between::named(name).ok_or_else(|| {
                let known = Between::NAMES.map(|(name, _)| name);
                AnalysisError::unknown_name("parameter 'method'", "method", name, &known)
            })?,
        };
        Ok(Self {
            fields,
            percents: parse_percents(parameters)?,
            group_by: parameters.names("group_by")?.unwrap_or_default(),
            between,
            limit: order::limit(parameters)?,
        })
    }
}

pub(crate) fn numeric_fields(table: &Table) -> Vec<String> {
    let is_numeric = |field: &&String| table.column_or_nulls(field).profile.is_numeric();
    table.fields().iter().filter(is_numeric).cloned().collect()
}

/// `percentiles` count to 100, `quantiles` to 1.
fn parse_percents(parameters: &Parameters) -> Result<Vec<f64>, AnalysisError> {
    let mut percents = Vec::new();
    for (name, scale) in [("percentiles", 1.0), ("quantiles", 100.0)] {
        let items = match parameters.get(name) {
            None => continue,
            Some(Value::Array(items)) => items.clone(),
            Some(one) => vec![one.clone()],
        };
        for item in items {
            match item.as_f64().map(|number| number * scale) {
                Some(percent) if (0.0..=100.0).contains(&percent) => percents.push(percent),
                _ => {
                    let wanted = if scale > 1.0 { "numbers from 0 to 1" } else { "numbers from 0 to 100" };
                    return Err(AnalysisError::bad_parameter(name, wanted, &item));
                }
            }
        }
    }
    Ok(if percents.is_empty() { DEFAULT_PERCENTS.to_vec() } else { percents })
}

pub(crate) fn run(source: &Source, parameters: &Parameters, _: &dyn Project) -> Result<Outcome, AnalysisError> {
    let table = &source.table;
    let percentile = Percentile::parse(parameters, table)?;
    let mut columns = Vec::new();
    for field in &percentile.fields {
        columns.push((field, table.column(field)?));
    }
    let all: Vec<usize> = (0..table.n_rows()).collect();
    let (result, rows_out) = if percentile.group_by.is_empty() {
        let measured = measure(&percentile, &columns, &all)?;
        (json!({"percentiles": measured, "total": table.n_rows()}), percentile.fields.len())
    } else {
        let mut rows = Vec::new();
        for group in groups::split(table, &percentile.group_by, &all)? {
            let mut row = group.key;
            row.insert("percentiles".to_owned(), Value::Object(measure(&percentile, &columns, &group.members)?));
            rows.push(row);
        }
        let n_groups = rows.len();
        rows.truncate(percentile.limit);
        let result = json!({
            "groups": rows,
            "group_count": n_groups,
            "total": table.n_rows(),
            "truncated": n_groups > percentile.limit,
        });
        (result, n_groups)
    };
    let python = python::percentile::write(source, &percentile);
    Ok(Outcome { result, python, rows_out })
}

fn measure(
    percentile: &Percentile,
    columns: &[(&String, Column<'_>)],
    members: &[usize],
) -> Result<Map<String, Value>, AnalysisError> {
    let mut fields = Map::new();
    for (field, column) in columns {
        let values = numbers::sorted(column.numbers(members, "percentile")?);
        let mut entries = Map::new();
        entries.insert("count".to_owned(), Value::from(values.len()));
        for percent in &percentile.percents {
            let value = numbers::percentile(&values, *percent, percentile.between);
            entries.insert(percentile_name(*percent), optional_float(value));
        }
        fields.insert((*field).clone(), Value::Object(entries));
    }
    Ok(fields)
}
