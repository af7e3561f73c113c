//! Samples of a statistical test: two fields, or one field split by another.

use orchestrator_words::listed;
use serde_json::{Map, Value, json};

use super::cell::{Cell, optional_float};
use super::error::AnalysisError;
use super::groups;
use super::numbers;
use super::request::Parameters;
use super::table::Table;

pub(crate) struct Sample {
    pub(crate) name: String,
    pub(crate) values: Vec<f64>,
}

pub(crate) fn describe(samples: &[Sample]) -> Value {
    let entry = |sample: &Sample| {
        let std = numbers::standard_deviation(&sample.values);
        json!({"n": sample.values.len(), "mean": optional_float(numbers::mean(&sample.values)), "std": optional_float(std)})
    };
    let entries: Map<String, Value> = samples.iter().map(|sample| (sample.name.clone(), entry(sample))).collect();
    Value::Object(entries)
}

/// `field_a` and `field_b`, or the groups of `field` by `group_field`, in order of their names.
pub(crate) fn collect(parameters: &Parameters, table: &Table, test: &str) -> Result<Vec<Sample>, AnalysisError> {
    let all: Vec<usize> = (0..table.n_rows()).collect();
    if parameters.get("field_a").is_some() || parameters.get("field_b").is_some() {
        let mut samples = Vec::new();
        for name in ["field_a", "field_b"] {
            let field = parameters.required_text(name, "a field that holds numbers")?;
            let values = table.column(field)?.numbers(&all, test)?;
            samples.push(Sample { name: field.to_owned(), values });
        }
        return Ok(samples);
    }
    let field = parameters.required_text("field", "the field that holds the numbers")?;
    let group_field =
        parameters.required_text("group_field", "the field that names the groups (or field_a, field_b)")?;
    let column = table.column(field)?;
    let mut samples = Vec::new();
    for group in groups::split(table, &[group_field.to_owned()], &all)? {
        let key = group.key.get(group_field).unwrap_or(&Value::Null);
        if !key.is_null() {
            samples.push(Sample { name: plain(key), values: column.numbers(&group.members, test)? });
        }
    }
    samples.sort_by(|left, right| left.name.cmp(&right.name));
    Ok(samples)
}

/// Exactly two samples with at least `least` values each.
pub(crate) fn collect_two(
    parameters: &Parameters,
    table: &Table,
    test: &str,
    least: usize,
) -> Result<[Sample; 2], AnalysisError> {
    let samples = collect(parameters, table, test)?;
    require(&samples, test, least)?;
    let names: Vec<String> = samples.iter().map(|sample| sample.name.clone()).collect();
    <[Sample; 2]>::try_from(samples).map_err(|samples| AnalysisError::NotEnough {
        what: format!("{test} compares two groups, found {}", samples.len()),
        hint: Some(match samples.len() {
            0 | 1 => "give field_a and field_b, or a group_field with two values".to_owned(),
            _ => format!("use anova for more than two; groups: {}", listed(&names)),
        }),
    })
}

pub(crate) fn require(samples: &[Sample], test: &str, least: usize) -> Result<(), AnalysisError> {
    match samples.iter().find(|sample| sample.values.len() < least) {
        None => Ok(()),
        Some(sample) => Err(AnalysisError::NotEnough {
            what: format!(
                "{test} needs at least {least} numbers in each group, found {} in '{}'",
                sample.values.len(),
                sample.name
            ),
            hint: None,
        }),
    }
}

/// Rows in which both fields hold numbers.
pub(crate) fn collect_pairs(parameters: &Parameters, table: &Table, test: &str) -> Result<[Sample; 2], AnalysisError> {
    let all: Vec<usize> = (0..table.n_rows()).collect();
    let first_name = parameters.required_text("field_a", "the first field of the pairs")?;
    let second_name = parameters.required_text("field_b", "the second field of the pairs")?;
    let (first, second) = (table.column(first_name)?, table.column(second_name)?);
    first.numbers(&all, test)?;
    second.numbers(&all, test)?;
    let pairs = first.cells.iter().zip(&second.cells).filter_map(|(a, b)| a.number().zip(b.number()));
    let (first, second) = pairs.unzip();
    Ok([Sample { name: first_name.to_owned(), values: first }, Sample { name: second_name.to_owned(), values: second }])
}

/// Counts of each combination of two fields, names of rows and columns sorted.
pub(crate) struct Contingency {
    pub(crate) rows: Vec<String>,
    pub(crate) columns: Vec<String>,
    pub(crate) counts: Vec<Vec<u32>>,
}

pub(crate) fn contingency(parameters: &Parameters, table: &Table) -> Result<Contingency, AnalysisError> {
    let first = parameters.text("field_a")?.or(parameters.text("field")?);
    let second = parameters.text("field_b")?.or(parameters.text("group_field")?);
    let first = first.ok_or_else(|| parameters.missing("field_a", "the first of two fields to be counted"))?;
    let second = second.ok_or_else(|| parameters.missing("field_b", "the second of two fields to be counted"))?;
    let (first, second) = (table.column(first)?, table.column(second)?);
    let pairs: Vec<(String, String)> = first
        .cells
        .iter()
        .zip(&second.cells)
        .filter(|(a, b)| !a.is_null() && !b.is_null())
        .map(|(a, b)| (name_of(*a), name_of(*b)))
        .collect();
    let names = |names: Vec<&String>| {
        let mut names: Vec<String> = names.into_iter().cloned().collect();
        names.sort();
        names.dedup();
        names
    };
    let rows = names(pairs.iter().map(|(a, _)| a).collect());
    let columns = names(pairs.iter().map(|(_, b)| b).collect());
    let mut counts = vec![vec![0; columns.len()]; rows.len()];
    for (a, b) in &pairs {
        if let (Ok(row), Ok(column)) = (rows.binary_search(a), columns.binary_search(b)) {
            counts[row][column] += 1;
        }
    }
    Ok(Contingency { rows, columns, counts })
}

fn name_of(cell: Cell<'_>) -> String {
    plain(&cell.to_value())
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
