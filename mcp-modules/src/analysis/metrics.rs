//! Metrics: one number (or value) out of the values of a field in a group of rows.
//!
//! Nulls are left out. Values that are picked rather than computed (`min`, `first`, `mode`, ...)
//! come back as they are in the data.

use std::cmp::Ordering;
use std::collections::HashMap;

use orchestrator_words::{hint_of_names, shorten};
use serde_json::{Map, Value};

use super::cell::{Cell, Key, float, optional_float, plain_number};
use super::error::{AnalysisError, describe};
use super::numbers::{self, Between};
use super::table::Column;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Metric {
    /// Absent for a count of rows.
    pub(crate) field: Option<String>,
    pub(crate) operation: Operation,
    /// Its name in the result.
    pub(crate) name: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Operation {
    Count,
    Sum,
    Mean,
    Median,
    Min,
    Max,
    Std,
    Var,
    First,
    Last,
    Nunique,
    Mode,
    Percentile(f64),
}

const OPERATIONS: &[(&str, Operation)] = &[
    ("count", Operation::Count),
    ("sum", Operation::Sum),
    ("total", Operation::Sum),
    ("mean", Operation::Mean),
    ("avg", Operation::Mean),
    ("average", Operation::Mean),
    ("median", Operation::Median),
    ("min", Operation::Min),
    ("max", Operation::Max),
    ("std", Operation::Std),
    ("stdev", Operation::Std),
    ("stddev", Operation::Std),
    ("var", Operation::Var),
    ("variance", Operation::Var),
    ("first", Operation::First),
    ("last", Operation::Last),
    ("nunique", Operation::Nunique),
    ("count_distinct", Operation::Nunique),
    ("distinct", Operation::Nunique),
    ("mode", Operation::Mode),
];

impl Operation {
    pub(crate) fn named(place: &str, text: &str) -> Result<Self, AnalysisError> {
        let lower = text.trim().to_ascii_lowercase();
        if let Some((_, operation)) = OPERATIONS.iter().find(|(name, _)| *name == lower) {
            return Ok(*operation);
        }
        let percent = lower.strip_prefix('p').and_then(|digits| digits.parse::<f64>().ok());
        match percent {
            Some(percent) if (0.0..=100.0).contains(&percent) => Ok(Self::Percentile(percent)),
            _ => {
                let mut known: Vec<&str> = OPERATIONS.iter().map(|(name, _)| *name).collect();
                known.retain(|name| !["total", "average", "stdev", "stddev", "variance", "distinct"].contains(name));
                known.extend(["p90", "percentile"]);
                Err(AnalysisError::UnknownName {
                    place: place.to_owned(),
                    what: "operation",
                    name: shorten(text),
                    hint: hint_of_names("operations", &lower, &known),
                })
            }
        }
    }

    /// Whether the operation computes with the values, so that they must be numbers.
    fn is_arithmetic(self) -> bool {
        matches!(self, Self::Sum | Self::Mean | Self::Median | Self::Std | Self::Var | Self::Percentile(_))
    }
}

pub(crate) fn parse(value: &Value) -> Result<Vec<Metric>, AnalysisError> {
    let mut metrics = Vec::new();
    match value {
        Value::Array(items) => {
            for item in items {
                match item {
                    Value::Object(entries) if has_operation(entries) => metrics.push(parse_object(entries, None)?),
                    Value::Object(entries) => parse_mapping(entries, &mut metrics)?,
                    Value::String(text) => metrics.push(parse_text(text)?),
                    other => return Err(wrong(other)),
                }
            }
        }
        Value::Object(entries) if has_operation(entries) => metrics.push(parse_object(entries, None)?),
        Value::Object(entries) => parse_mapping(entries, &mut metrics)?,
        Value::String(text) => metrics.push(parse_text(text)?),
        other => return Err(wrong(other)),
    }
    Ok(metrics)
}

fn wrong(found: &Value) -> AnalysisError {
    AnalysisError::bad_parameter("metrics", "a list of {\"field\": ..., \"operation\": ...}", found)
}

const OPERATION_ENTRIES: [&str; 5] = ["operation", "function", "op", "func", "agg"];

fn has_operation(entries: &Map<String, Value>) -> bool {
    OPERATION_ENTRIES.iter().any(|name| entries.get(*name).is_some_and(Value::is_string))
}

/// `{"revenue": "sum"}`, `{"revenue": ["sum", "mean"]}` or `{"out": {"field": ..., "operation": ...}}`.
fn parse_mapping(entries: &Map<String, Value>, metrics: &mut Vec<Metric>) -> Result<(), AnalysisError> {
    for (field, value) in entries {
        match value {
            Value::String(operation) => metrics.push(metric(Some(field), operation, None)?),
            Value::Array(operations) => {
                for operation in operations {
                    let Some(operation) = operation.as_str() else { return Err(wrong(value)) };
                    metrics.push(metric(Some(field), operation, None)?);
                }
            }
            Value::Object(inner) => metrics.push(parse_object(inner, Some(field))?),
            _ => return Err(wrong(&Value::Object(entries.clone()))),
        }
    }
    Ok(())
}

fn parse_object(entries: &Map<String, Value>, name: Option<&str>) -> Result<Metric, AnalysisError> {
    let (mut field, mut operation, mut name, mut percent) = (None, None, name, None);
    for (entry, value) in entries {
        match (entry.as_str(), value) {
            ("field" | "column", Value::String(text)) => field = Some(text.as_str()),
            ("field" | "column", Value::Null) => {}
            ("name" | "alias" | "as", Value::String(text)) => name = Some(text),
            ("q" | "percentile" | "percent", Value::Number(number)) => percent = number.as_f64(),
            (entry, Value::String(text)) if OPERATION_ENTRIES.contains(&entry) => operation = Some(text.as_str()),
            ("field" | "column" | "name" | "alias" | "as" | "q" | "percentile" | "percent", _) => {
                return Err(wrong(&Value::Object(entries.clone())));
            }
            (entry, _) => {
                let known = ["field", "operation", "name", "q"];
                return Err(AnalysisError::unknown_name("parameter 'metrics'", "entry", entry, &known));
            }
        }
    }
    let Some(operation) = operation else { return Err(wrong(&Value::Object(entries.clone()))) };
    match (operation.to_ascii_lowercase().as_str(), percent) {
        ("percentile", Some(percent)) => percentile_metric(field, percent, name),
        ("quantile", Some(share)) => percentile_metric(field, share * 100.0, name),
        ("percentile" | "quantile", None) => {
            Err(AnalysisError::nothing_given("metrics", format!("\"q\" beside the operation '{operation}'")))
        }
        _ => metric(field, operation, name),
    }
}

fn percentile_metric(field: Option<&str>, percent: f64, name: Option<&str>) -> Result<Metric, AnalysisError> {
    if !(0.0..=100.0).contains(&percent) {
        return Err(AnalysisError::bad_parameter("metrics", "a \"q\" from 0 to 100", &plain_number(percent)));
    }
    metric(field, &percentile_name(percent), name)
}

/// `p95`, `p99.9`.
pub(crate) fn percentile_name(percent: f64) -> String {
    format!("p{percent}")
}

/// `count` or `sum(revenue)`.
fn parse_text(text: &str) -> Result<Metric, AnalysisError> {
    match text.strip_suffix(')').and_then(|text| text.split_once('(')) {
        Some((operation, field)) if !field.trim().is_empty() && field.trim() != "*" => {
            metric(Some(field.trim()), operation.trim(), None)
        }
        Some((operation, _)) => metric(None, operation.trim(), None),
        None => metric(None, text, None),
    }
}

fn metric(field: Option<&str>, text: &str, name: Option<&str>) -> Result<Metric, AnalysisError> {
    let operation = Operation::named("parameter 'metrics'", text)?;
    let field = field.filter(|field| !(operation == Operation::Count && ["*", ""].contains(field)));
    let spelled = text.trim().to_ascii_lowercase();
    let name = match (name, field) {
        (Some(name), _) => name.to_owned(),
        (None, Some("count")) if operation == Operation::Count => "count".to_owned(),
        (None, Some(field)) => format!("{field}_{spelled}"),
        (None, None) => spelled,
    };
    if field.is_none() && operation != Operation::Count {
        return Err(AnalysisError::nothing_given("metrics", format!("a field for the operation '{}'", shorten(text))));
    }
    Ok(Metric { field: field.map(str::to_owned), operation, name })
}

/// The value of an operation over some rows of a column.
pub(crate) fn compute(
    operation: Operation,
    column: &Column<'_>,
    members: &[usize],
    purpose: &str,
) -> Result<Value, AnalysisError> {
    let present: Vec<usize> = members.iter().copied().filter(|index| !column.cells[*index].is_null()).collect();
    let pick = |index: Option<usize>| index.map_or(Value::Null, |index| column.cells[index].to_value());
    let numbers = if operation.is_arithmetic() { column.numbers(&present, purpose)? } else { Vec::new() };
    Ok(match operation {
        Operation::Count => Value::from(present.len()),
        Operation::Sum if column.profile.is_whole() => whole_sum(column, &present),
        Operation::Sum => float(numbers::exact_sum(numbers)),
        Operation::Mean => optional_float(numbers::mean(&numbers)),
        Operation::Median if present.len() % 2 == 1 => pick(middle(column, present)),
        Operation::Median => optional_float(numbers::percentile(&numbers::sorted(numbers), 50.0, Between::Midpoint)),
        Operation::Min => pick(extreme(column, &present, Ordering::Less, purpose)?),
        Operation::Max => pick(extreme(column, &present, Ordering::Greater, purpose)?),
        Operation::Std => optional_float(numbers::standard_deviation(&numbers)),
        Operation::Var => optional_float(numbers::variance(&numbers)),
        Operation::First => pick(present.first().copied()),
        Operation::Last => pick(present.last().copied()),
        Operation::Nunique => Value::from(tally(column, &present).len()),
        Operation::Mode => pick(most_common(column, &present)),
        Operation::Percentile(percent) => {
            optional_float(numbers::percentile(&numbers::sorted(numbers), percent, Between::Linear))
        }
    })
}

/// A sum too large for 64 bits is given as a float.
#[expect(clippy::cast_precision_loss, reason = "only sums beyond 64 bits are rounded")]
fn whole_sum(column: &Column<'_>, present: &[usize]) -> Value {
    let whole = |index: &usize| match column.cells[*index] {
        Cell::Int(whole) => i128::from(whole),
        Cell::Bool(flag) => i128::from(flag),
        _ => 0,
    };
    let sum: i128 = present.iter().map(whole).sum();
    i64::try_from(sum).map_or_else(|_| float(sum as f64), Value::from)
}

/// The middle one of an odd number of values.
fn middle(column: &Column<'_>, mut present: Vec<usize>) -> Option<usize> {
    present.sort_by(|left, right| column.cells[*left].compare(column.cells[*right]).unwrap_or(Ordering::Equal));
    present.get(present.len() / 2).copied()
}

/// The first of the smallest (or largest) values.
fn extreme(
    column: &Column<'_>,
    present: &[usize],
    better: Ordering,
    purpose: &str,
) -> Result<Option<usize>, AnalysisError> {
    let mut best: Option<usize> = None;
    for index in present {
        let against = best.unwrap_or(*index);
        match column.cells[*index].compare(column.cells[against]) {
            Some(order) if order == better || best.is_none() => best = Some(*index),
            Some(_) => {}
            None => {
                return Err(AnalysisError::NotOrdered {
                    purpose: purpose.to_owned(),
                    field: column.name(),
                    row: index + 1,
                    found: describe(&column.cells[*index].to_value()),
                });
            }
        }
    }
    Ok(best)
}

/// First row and count of each distinct value.
fn tally(column: &Column<'_>, present: &[usize]) -> HashMap<Key, (usize, usize)> {
    let mut counts: HashMap<Key, (usize, usize)> = HashMap::new();
    for index in present {
        counts.entry(column.cells[*index].key()).or_insert((*index, 0)).1 += 1;
    }
    counts
}

fn most_common(column: &Column<'_>, present: &[usize]) -> Option<usize> {
    let counts = tally(column, present);
    counts.values().max_by_key(|(first, count)| (*count, std::cmp::Reverse(*first))).map(|(first, _)| *first)
}
