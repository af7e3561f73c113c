//! `correlation`: how fields move together, as a matrix and as the strongest pairs.

use std::collections::HashSet;

use orchestrator_statistics::{correlation, ranks};
use serde_json::{Map, Value, json};

use super::Outcome;
use super::cell::optional_float;
use super::error::AnalysisError;
use super::percentile::numeric_fields;
use super::python;
use super::request::{Parameters, Project};
use super::source::Source;

const DEFAULT_PAIRS: usize = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    Pearson,
    Spearman,
    Kendall,
    Covariance,
}

impl Method {
    const NAMES: [(&'static str, Self); 4] = [
        ("pearson", Self::Pearson),
        ("spearman", Self::Spearman),
        ("kendall", Self::Kendall),
        ("covariance", Self::Covariance),
    ];

    fn parse(parameters: &Parameters) -> Result<Self, AnalysisError> {
        let Some(text) = parameters.text("method")? else { return Ok(Self::Pearson) };
        let lower = text.to_ascii_lowercase();
        let lower = if lower == "cov" { "covariance" } else { &lower };
        Self::NAMES.iter().find(|(name, _)| *name == lower).map(|(_, method)| *method).ok_or_else(|| {
            AnalysisError::unknown_name("parameter 'method'", "method", text, &Self::NAMES.map(|(name, _)| name))
        })
    }

    pub(crate) fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, method)| *method == self).map_or("pearson", |(name, _)| name)
    }

    /// What a pair is called in the result.
    pub(crate) fn measure(self) -> &'static str {
        if self == Self::Covariance { "covariance" } else { "correlation" }
    }

    /// Nothing when a field does not vary, or with fewer than two pairs.
    fn compute(self, first: &[f64], second: &[f64]) -> Option<f64> {
        if first.len() < 2 {
            return None;
        }
        match self {
            Self::Pearson => correlation::pearson_coefficient(first, second),
            Self::Spearman => {
                correlation::pearson_coefficient(&ranks::average_ranks(first), &ranks::average_ranks(second))
            }
            Self::Kendall => correlation::kendall_coefficient(first, second),
            Self::Covariance => correlation::covariance(first, second).ok(),
        }
    }
}

pub(crate) fn run(source: &Source, parameters: &Parameters, _: &dyn Project) -> Result<Outcome, AnalysisError> {
    let table = &source.table;
    let method = Method::parse(parameters)?;
    let mut fields = parameters.names("fields")?.unwrap_or_else(|| numeric_fields(table));
    let mut known = HashSet::new();
    fields.retain(|field| known.insert(field.clone()));
    if fields.len() < 2 {
        return Err(AnalysisError::NotEnough {
            what: format!("correlation needs two fields that hold numbers, found {}", fields.len()),
            hint: Some("name them in 'fields'".to_owned()),
        });
    }
    let mut columns = Vec::with_capacity(fields.len());
    let all: Vec<usize> = (0..table.n_rows()).collect();
    for field in &fields {
        let column = table.column(field)?;
        column.numbers(&all, "correlation")?;
        columns.push(column.cells.iter().map(|cell| cell.number()).collect::<Vec<Option<f64>>>());
    }

    let mut cells = vec![vec![Value::Null; fields.len()]; fields.len()];
    let mut pairs: Vec<(f64, Value)> = Vec::new();
    for first in 0..fields.len() {
        for second in 0..=first {
            // Rows in which both are there.
            let (a, b): (Vec<f64>, Vec<f64>) =
                columns[first].iter().zip(&columns[second]).filter_map(|(a, b)| a.zip(*b)).unzip();
            let value = method.compute(&a, &b);
            cells[first][second] = optional_float(value);
            cells[second][first] = optional_float(value);
            if let (Some(value), true) = (value, first != second) {
                let entry = json!({"fields": [fields[second], fields[first]], method.measure(): value, "n": a.len()});
                pairs.push((value, entry));
            }
        }
    }
    pairs.sort_by(|(left, _), (right, _)| right.abs().total_cmp(&left.abs()));
    let limit = if parameters.get("limit").is_some() { super::order::limit(parameters)? } else { DEFAULT_PAIRS };
    let line = |row: &Vec<Value>| -> Map<String, Value> { fields.iter().cloned().zip(row.iter().cloned()).collect() };
    let matrix: Map<String, Value> =
        fields.iter().cloned().zip(cells.iter().map(|row| Value::Object(line(row)))).collect();
    let result = json!({
        "method": method.name(),
        "fields": fields,
        "matrix": matrix,
        "strongest": pairs.into_iter().take(limit).map(|(_, entry)| entry).collect::<Vec<_>>(),
        "total": table.n_rows(),
    });
    let python = python::correlation::write(source, method, &fields, limit);
    Ok(Outcome { result, python, rows_out: fields.len() })
}
