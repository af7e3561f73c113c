//! `filter`: the rows that satisfy conditions, with a summary of their numbers.

use serde_json::{Map, Value, json};

use super::Outcome;
use super::conditions::{self, Condition};
use super::error::AnalysisError;
use super::metrics::{Operation, compute};
use super::order::{self, SortKey};
use super::python;
use super::request::{Parameters, Project};
use super::save::Save;
use super::source::Source;
use super::table::{Row, Table};

pub(crate) struct Filter {
    pub(crate) condition: Condition,
    pub(crate) sort: Vec<SortKey>,
    pub(crate) limit: usize,
    pub(crate) fields: Option<Vec<String>>,
    pub(crate) save: Option<Save>,
}

impl Filter {
    fn parse(parameters: &Parameters) -> Result<Self, AnalysisError> {
        let condition = match parameters.get("conditions") {
            Some(value) => conditions::parse("conditions", value, parameters.get("logic"))?,
            None => Condition::All(Vec::new()),
        };
        Ok(Self {
            condition,
            sort: order::sort_keys(parameters)?,
            limit: order::limit(parameters)?,
            fields: parameters.names("fields")?,
            save: Save::parse(parameters)?,
        })
    }
}

pub(crate) fn run(source: &Source, parameters: &Parameters, project: &dyn Project) -> Result<Outcome, AnalysisError> {
    let filter = Filter::parse(parameters)?;
    let table = &source.table;
    let mut kept = matching(&filter.condition, table)?;
    order::sort(&mut kept, &filter.sort, table)?;

    let columns = match &filter.fields {
        Some(fields) => fields.clone(),
        None => table.fields().to_vec(),
    };
    let numeric = numeric_fields(table, &columns, &kept)?;
    let mut statistics = Map::new();
    for field in &numeric {
        statistics.insert(field.clone(), statistics_of(table, field, &kept)?);
    }

    let rows = |indices: &[usize]| select(table, indices, filter.fields.as_deref());
    let shown = &kept[..kept.len().min(filter.limit)];
    let mut result = json!({
        "filtered": rows(shown)?,
        "count": kept.len(),
        "total": table.n_rows(),
        "truncated": shown.len() < kept.len(),
        "statistics": statistics,
    });
    if let Some(save) = &filter.save {
        save.write(rows(&kept)?, project, &mut result)?;
    }
    let python = python::filter::write(source, &filter, &numeric);
    Ok(Outcome { result, python, rows_out: kept.len() })
}

/// Row numbers, in the order of the data.
pub(crate) fn matching(condition: &Condition, table: &Table) -> Result<Vec<usize>, AnalysisError> {
    let mask = conditions::evaluate(condition, table)?;
    Ok(mask.iter().enumerate().filter(|(_, kept)| **kept).map(|(index, _)| index).collect())
}

/// Whole rows, or the named fields of each; a field a row does not have is null.
fn select(table: &Table, indices: &[usize], fields: Option<&[String]>) -> Result<Vec<Row>, AnalysisError> {
    let Some(fields) = fields else { return Ok(table.rows(indices)) };
    let mut rows = vec![Row::new(); indices.len()];
    for field in fields {
        let column = table.column(field)?;
        for (row, index) in rows.iter_mut().zip(indices) {
            row.insert(field.clone(), column.cells[*index].to_value());
        }
    }
    Ok(rows)
}

/// Fields that hold numbers only, with at least one among the rows kept.
fn numeric_fields(table: &Table, fields: &[String], kept: &[usize]) -> Result<Vec<String>, AnalysisError> {
    let mut numeric = Vec::new();
    for field in fields {
        let column = table.column(field)?;
        if column.profile.is_numeric() && kept.iter().any(|index| !column.cells[*index].is_null()) {
            numeric.push(field.clone());
        }
    }
    Ok(numeric)
}

fn statistics_of(table: &Table, field: &str, kept: &[usize]) -> Result<Value, AnalysisError> {
    let column = table.column(field)?;
    let value = |operation| compute(operation, &column, kept, "statistics");
    Ok(json!({
        "min": value(Operation::Min)?,
        "max": value(Operation::Max)?,
        "mean": value(Operation::Mean)?,
        "sum": value(Operation::Sum)?,
    }))
}
