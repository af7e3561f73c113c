//! `filter` in Python.

use super::literal::names_literal;
use super::{Script, text_literal};
use crate::analysis::filter::Filter;
use crate::analysis::source::Source;
use crate::analysis::table::Table;

pub(crate) fn write(source: &Source, filter: &Filter, numeric: &[String]) -> Option<String> {
    let mut script = Script::new(source)?;
    let table = &source.table;
    script.keep("matches", "rows", &filter.condition, table);
    script.sort("matches", &filter.sort, table);
    if !numeric.is_empty() {
        write_statistics(&mut script, table, numeric);
    }
    if let Some(fields) = &filter.fields {
        write_selection(&mut script, table, fields);
    }
    script.save(filter.save.as_ref(), "matches")?;
    let limit = filter.limit;
    let statistics = if numeric.is_empty() { "{}" } else { "summary" };
    let entries = vec![
        format!("\"filtered\": matches[:{limit}]"),
        "\"count\": len(matches)".to_owned(),
        "\"total\": len(rows)".to_owned(),
        format!("\"truncated\": len(matches) > {limit}"),
        format!("\"statistics\": {statistics}"),
    ];
    script.result(entries, filter.save.as_ref().map(|save| (save, "matches")));
    Some(script.finish())
}

/// The fields are those whose values are numbers; a sum of integers stays one.
fn write_statistics(script: &mut Script, table: &Table, numeric: &[String]) {
    script.import("statistics");
    let columns: Vec<_> = numeric.iter().map(|field| table.column_or_nulls(field)).collect();
    let n_whole = columns.iter().filter(|column| column.profile.is_whole()).count();
    if n_whole < columns.len() {
        script.import("math");
    }
    script.line("");
    script.line("summary = {}");
    if columns.iter().any(|column| column.path.len() > 1) {
        // Paths into nested objects: each field has its own expression.
        for column in &columns {
            let values = values_of(script, column);
            script.line(format!("values = {values}"));
            let add = if column.profile.is_whole() { "sum" } else { "math.fsum" };
            write_summary(script, "", &text_literal(&column.name()), add);
        }
        return;
    }
    let add = if n_whole == columns.len() {
        script.line(format!("for field in {}:", names_literal(numeric)));
        "sum"
    } else if n_whole == 0 {
        script.line(format!("for field in {}:", names_literal(numeric)));
        "math.fsum"
    } else {
        let items: Vec<String> = columns
            .iter()
            .map(|column| {
                let add = if column.profile.is_whole() { "sum" } else { "math.fsum" };
                format!("({}, {add})", text_literal(&column.name()))
            })
            .collect();
        script.listed("for field, add in [", &items, "]:");
        "add"
    };
    let has_nulls = columns.iter().any(|column| column.profile.has_nulls());
    let values = if has_nulls {
        "[row[field] for row in matches if row.get(field) is not None]"
    } else {
        "[row[field] for row in matches]"
    };
    script.line(format!("    values = {values}"));
    write_summary(script, "    ", "field", add);
}

fn write_summary(script: &mut Script, indent: &str, field: &str, add: &str) {
    script.line(format!("{indent}summary[{field}] = {{"));
    for entry in [
        "\"min\": min(values)".to_owned(),
        "\"max\": max(values)".to_owned(),
        "\"mean\": statistics.fmean(values)".to_owned(),
        format!("\"sum\": {add}(values)"),
    ] {
        script.line(format!("{indent}    {entry},"));
    }
    script.line(format!("{indent}}}"));
}

fn values_of(script: &mut Script, column: &crate::analysis::table::Column<'_>) -> String {
    let field = script.field(column);
    if column.profile.has_nulls() {
        let sure = script.sure_field(column);
        return format!("[{sure} for row in matches if {field} is not None]");
    }
    format!("[{field} for row in matches]")
}

fn write_selection(script: &mut Script, table: &Table, fields: &[String]) {
    let columns: Vec<_> = fields.iter().map(|field| table.column_or_nulls(field)).collect();
    script.line("");
    if columns.iter().all(|column| column.path.len() == 1) {
        let is_sure = columns.iter().all(|column| column.profile.missing == 0);
        let value = if is_sure { "row[name]" } else { "row.get(name)" };
        let names = names_literal(fields);
        script.line(format!("matches = [{{name: {value} for name in {names}}} for row in matches]"));
        return;
    }
    let items: Vec<String> =
        columns.iter().map(|column| format!("{}: {}", text_literal(&column.name()), script.field(column))).collect();
    script.listed("matches = [{", &items, "} for row in matches]");
}
