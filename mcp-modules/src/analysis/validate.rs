//! `validate`: which rules the data breaks, where, and what each field holds.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::Outcome;
use super::cell::Kind;
use super::error::AnalysisError;
use super::python;
use super::request::{Parameters, Project};
use super::rules;
use super::source::Source;
use super::table::Table;

/// Rows shown for a broken rule.
pub(crate) const MAX_EXAMPLES: usize = 5;

pub(crate) fn run(source: &Source, parameters: &Parameters, _: &dyn Project) -> Result<Outcome, AnalysisError> {
    let rules = rules::parse(parameters)?;
    let table = &source.table;
    let mut errors = Vec::new();
    let mut bad_rows = HashSet::new();
    for rule in &rules {
        let column = table.column_or_nulls(&rule.field);
        let broken = rule.check.broken_rows(&column)?;
        if broken.is_empty() {
            continue;
        }
        let example = |index: &usize| json!({"row": index + 1, "value": column.cells[*index].to_value()});
        errors.push(json!({
            "field": rule.field,
            "rule": rule.check.label(),
            "count": broken.len(),
            "examples": broken.iter().take(MAX_EXAMPLES).map(example).collect::<Vec<_>>(),
        }));
        bad_rows.extend(broken);
    }
    let fields = summarised_fields(table, rules.iter().map(|rule| rule.field.as_str()));
    let summaries: Map<String, Value> = fields.iter().map(|field| (field.clone(), summary(table, field))).collect();
    let valid_rows = table.n_rows() - bad_rows.len();
    let result = json!({
        "valid": errors.is_empty(),
        "total": table.n_rows(),
        "valid_rows": valid_rows,
        "errors": errors,
        "field_summary": summaries,
    });
    let python = python::validate::write(source, &rules, &fields);
    Ok(Outcome { result, python, rows_out: valid_rows })
}

/// The fields of the data, then those only the rules name.
fn summarised_fields<'a>(table: &Table, ruled: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut fields = table.fields().to_vec();
    for field in ruled {
        if !fields.iter().any(|known| known == field) {
            fields.push(field.to_owned());
        }
    }
    fields
}

fn summary(table: &Table, field: &str) -> Value {
    let profile = table.column_or_nulls(field).profile;
    let kinds = profile.kinds.iter().filter(|(kind, _)| *kind != Kind::Null);
    let types: Map<String, Value> = kinds.map(|(kind, count)| (kind.name().to_owned(), Value::from(*count))).collect();
    json!({"missing": profile.n_nulls(), "types": types})
}
