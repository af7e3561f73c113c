//! `aggregate`: metrics of each group of rows, or of the whole table.

use serde_json::{Value, json};

use super::Outcome;
use super::conditions::{self, Condition};
use super::error::AnalysisError;
use super::filter::matching;
use super::groups;
use super::metrics::{self, Metric, Operation};
use super::order::{self, SortKey};
use super::python;
use super::request::{Parameters, Project};
use super::save::Save;
use super::source::Source;
use super::table::{Column, Row, Table};

pub(crate) struct Aggregate {
    pub(crate) group_by: Vec<String>,
    pub(crate) metrics: Vec<Metric>,
    /// Which rows are counted at all.
    pub(crate) condition: Option<Condition>,
    /// Which groups are returned, by the names in the result.
    pub(crate) having: Option<Condition>,
    pub(crate) sort: Vec<SortKey>,
    pub(crate) limit: usize,
    pub(crate) save: Option<Save>,
}

impl Aggregate {
    fn parse(parameters: &Parameters) -> Result<Self, AnalysisError> {
        let mut metrics = parameters.get("metrics").map(metrics::parse).transpose()?.unwrap_or_default();
        if metrics.is_empty() {
            metrics.push(Metric { field: None, operation: Operation::Count, name: "count".to_owned() });
        }
        let group_by = parameters.names("group_by")?.unwrap_or_default();
        refuse_doubles(&group_by, &metrics)?;
        let logic = parameters.get("logic");
        let condition =
            parameters.get("conditions").map(|value| conditions::parse("conditions", value, logic)).transpose()?;
        let having = parameters.get("having").map(|value| conditions::parse("having", value, None)).transpose()?;
        if group_by.is_empty() {
            for name in ["having", "sort_by"] {
                if parameters.get(name).is_some() {
                    return Err(parameters.missing("group_by", "'having' and 'sort_by' are about groups"));
                }
            }
        }
        Ok(Self {
            group_by,
            metrics,
            condition,
            having,
            sort: order::sort_keys(parameters)?,
            limit: order::limit(parameters)?,
            save: Save::parse(parameters)?,
        })
    }
}

/// Two columns of the result cannot have one name.
fn refuse_doubles(group_by: &[String], metrics: &[Metric]) -> Result<(), AnalysisError> {
    let mut names: Vec<&str> = group_by.iter().map(String::as_str).collect();
    for metric in metrics {
        if names.contains(&metric.name.as_str()) {
            return Err(AnalysisError::BadValue {
                place: "parameter 'metrics'".to_owned(),
                wanted: "a different \"name\" for each metric".to_owned(),
                found: format!("'{}' twice", metric.name),
            });
        }
        names.push(&metric.name);
    }
    Ok(())
}

pub(crate) fn run(source: &Source, parameters: &Parameters, project: &dyn Project) -> Result<Outcome, AnalysisError> {
    let aggregate = Aggregate::parse(parameters)?;
    let table = &source.table;
    let members = match &aggregate.condition {
        Some(condition) => matching(condition, table)?,
        None => (0..table.n_rows()).collect(),
    };
    let metrics = look_up(table, &aggregate.metrics)?;
    if aggregate.group_by.is_empty() {
        let metrics = measure(&metrics, &members)?;
        let mut result = json!({"metrics": metrics, "total": members.len()});
        if let Some(save) = &aggregate.save {
            save.write(vec![metrics], project, &mut result)?;
        }
        let python = python::aggregate::write(source, &aggregate, None);
        return Ok(Outcome { result, python, rows_out: 1 });
    }

    let mut rows = Vec::new();
    for group in groups::split(table, &aggregate.group_by, &members)? {
        let mut row = group.key;
        row.extend(measure(&metrics, &group.members)?);
        rows.push(row);
    }
    let groups = Table::from_rows(rows);
    let mut kept = match &aggregate.having {
        Some(having) => matching(having, &groups).map_err(|error| of_groups("having", error))?,
        None => (0..groups.n_rows()).collect(),
    };
    order::sort(&mut kept, &aggregate.sort, &groups).map_err(|error| of_groups("sort_by", error))?;
    let shown = &kept[..kept.len().min(aggregate.limit)];
    let mut result = json!({
        "groups": groups.rows(shown),
        "group_count": kept.len(),
        "total": members.len(),
        "truncated": shown.len() < kept.len(),
    });
    if let Some(save) = &aggregate.save {
        save.write(groups.rows(&kept), project, &mut result)?;
    }
    let python = python::aggregate::write(source, &aggregate, Some(&groups));
    Ok(Outcome { result, python, rows_out: kept.len() })
}

/// Conditions and order of the groups go by the names in the result, not by those of the data.
fn of_groups(parameter: &str, error: AnalysisError) -> AnalysisError {
    match error {
        AnalysisError::UnknownField { field, hint } => {
            AnalysisError::UnknownName { place: format!("parameter '{parameter}'"), what: "field", name: field, hint }
        }
        other => other,
    }
}

/// A metric beside the column it reads, which is looked up once for all groups.
type Measured<'a> = (&'a Metric, Option<Column<'a>>);

fn look_up<'a>(table: &'a Table, metrics: &'a [Metric]) -> Result<Vec<Measured<'a>>, AnalysisError> {
    let column = |metric: &Metric| metric.field.as_ref().map(|field| table.column(field)).transpose();
    metrics.iter().map(|metric| Ok((metric, column(metric)?))).collect()
}

fn measure(metrics: &[Measured<'_>], members: &[usize]) -> Result<Row, AnalysisError> {
    let mut row = Row::new();
    for (metric, column) in metrics {
        let value = match column {
            None => Value::from(members.len()),
            Some(column) => metrics::compute(metric.operation, column, members, &metric.name)?,
        };
        row.insert(metric.name.clone(), value);
    }
    Ok(row)
}
