//! `aggregate` in Python.

use super::literal::identifier;
use super::{Script, text_literal};
use crate::analysis::aggregate::Aggregate;
use crate::analysis::metrics::Metric;
use crate::analysis::source::Source;
use crate::analysis::table::Table;

/// `groups` is the native result before `having`, whose names and kinds the conditions need.
pub(crate) fn write(source: &Source, aggregate: &Aggregate, groups: Option<&Table>) -> Option<String> {
    let mut script = Script::new(source)?;
    let table = &source.table;
    let rows = match &aggregate.condition {
        Some(condition) => {
            script.keep("kept", "rows", condition, table);
            "kept"
        }
        None => "rows",
    };
    match groups {
        None => write_whole(&mut script, aggregate, table, rows)?,
        Some(groups) => write_groups(&mut script, aggregate, table, groups, rows)?,
    }
    Some(script.finish())
}

fn write_whole(script: &mut Script, aggregate: &Aggregate, table: &Table, rows: &str) -> Option<()> {
    let may_be_empty = table.n_rows() == 0 || aggregate.condition.is_some();
    let lines = write_values(script, &aggregate.metrics, table, rows);
    for line in lines {
        script.line(line);
    }
    let entries = metric_entries(script, &aggregate.metrics, table, rows, may_be_empty);
    script.listed("metrics = {", &entries, "}");
    script.save(aggregate.save.as_ref(), "[metrics]")?;
    let entries = vec!["\"metrics\": metrics".to_owned(), format!("\"total\": len({rows})")];
    script.result(entries, aggregate.save.as_ref().map(|save| (save, "[metrics]")));
    Some(())
}

fn write_groups(script: &mut Script, aggregate: &Aggregate, table: &Table, groups: &Table, rows: &str) -> Option<()> {
    script.line("");
    let mut entries = script.group_rows(&aggregate.group_by, table, rows);
    for line in write_values(script, &aggregate.metrics, table, "members") {
        script.line(format!("    {line}"));
    }
    entries.extend(metric_entries(script, &aggregate.metrics, table, "members", false));
    script.listed("    table.append({", &entries, "})");
    if let Some(having) = &aggregate.having {
        script.keep("table", "table", having, groups);
    }
    script.sort("table", &aggregate.sort, groups);
    script.save(aggregate.save.as_ref(), "table")?;
    script.line("");
    let limit = aggregate.limit;
    let entries = vec![
        format!("\"groups\": table[:{limit}]"),
        "\"group_count\": len(table)".to_owned(),
        format!("\"total\": len({rows})"),
        format!("\"truncated\": len(table) > {limit}"),
    ];
    script.result(entries, aggregate.save.as_ref().map(|save| (save, "table")));
    Some(())
}

/// One list of values per field, whatever the number of metrics on it.
fn write_values(script: &mut Script, metrics: &[Metric], table: &Table, members: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for field in metrics.iter().filter_map(|metric| metric.field.as_ref()) {
        let values = script.values(&table.column_or_nulls(field), members);
        let line = format!("{} = {values}", variable(field, metrics));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// Fields such as `a.b` and `a_b` make the same name: the later ones are numbered.
fn variable(field: &str, metrics: &[Metric]) -> String {
    let name = identifier(field, "values");
    let mut rivals: Vec<&str> = Vec::new();
    for other in metrics.iter().filter_map(|metric| metric.field.as_deref()) {
        if identifier(other, "values") == name && !rivals.contains(&other) {
            rivals.push(other);
        }
    }
    match rivals.iter().position(|rival| *rival == field) {
        Some(place) if place > 0 => format!("{name}_{}", place + 1),
        _ => name,
    }
}

fn metric_entries(
    script: &mut Script,
    metrics: &[Metric],
    table: &Table,
    members: &str,
    may_be_empty: bool,
) -> Vec<String> {
    let mut entries = Vec::with_capacity(metrics.len());
    for metric in metrics {
        let value = match &metric.field {
            None => format!("len({members})"),
            Some(field) => {
                let profile = table.column_or_nulls(field).profile;
                let may_be_empty = may_be_empty || profile.has_nulls();
                script.metric(metric.operation, &variable(field, metrics), &profile, may_be_empty)
            }
        };
        entries.push(format!("{}: {value}", text_literal(&metric.name)));
    }
    entries
}
