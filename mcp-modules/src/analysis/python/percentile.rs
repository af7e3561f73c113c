//! `percentile` in Python.

use super::literal::literal;
use super::{Script, text_literal};
use crate::analysis::cell::plain_number;
use crate::analysis::numbers::Between;
use crate::analysis::percentile::Percentile;
use crate::analysis::source::Source;
use crate::analysis::table::Column;
use serde_json::Value;

/// The value at a position between two others, for methods other than the usual one.
const PICKS: [(Between, &str); 4] = [
    (Between::Lower, "    return float(values[math.floor(position)])\n"),
    (Between::Higher, "    return float(values[math.ceil(position)])\n"),
    (Between::Nearest, "    return float(values[round(position)])\n"),
    (Between::Midpoint, "    return (values[math.floor(position)] + values[math.ceil(position)]) / 2\n"),
];

pub(crate) fn write(source: &Source, percentile: &Percentile) -> Option<String> {
    let mut script = Script::new(source)?;
    match PICKS.iter().find(|(between, _)| *between == percentile.between) {
        None => script.percentile_function(),
        Some((_, pick)) => {
            script.import("math");
            let head = "def percentile(values, percent):\n    values = sorted(values)\n";
            let position = "    position = (len(values) - 1) * (percent / 100)\n";
            script.function(&format!("{head}{position}{pick}"));
        }
    }
    let columns: Vec<Column<'_>> = percentile.fields.iter().map(|field| source.table.column_or_nulls(field)).collect();
    write_summarise(&mut script, percentile, &columns);
    let fields: Vec<String> = columns
        .iter()
        .map(|column| format!("{}: summarise({})", text_literal(&column.name()), script.values(column, "members")))
        .collect();
    script.line("");
    if percentile.group_by.is_empty() {
        let fields: Vec<String> = fields.iter().map(|field| field.replace("in members", "in rows")).collect();
        script.listed("percentiles = {", &fields, "}");
        script.line("result = {\"percentiles\": percentiles, \"total\": len(rows)}");
        return Some(script.finish());
    }
    let keys = script.group_rows(&percentile.group_by, &source.table, "rows");
    script.listed("    percentiles = {", &fields, "}");
    script.line(format!("    table.append({{{}, \"percentiles\": percentiles}})", keys.join(", ")));
    script.line("");
    let limit = percentile.limit;
    let entries = vec![
        format!("\"groups\": table[:{limit}]"),
        "\"group_count\": len(table)".to_owned(),
        "\"total\": len(rows)".to_owned(),
        format!("\"truncated\": len(table) > {limit}"),
    ];
    script.result(entries, None);
    Some(script.finish())
}

fn write_summarise(script: &mut Script, percentile: &Percentile, columns: &[Column<'_>]) {
    let may_be_empty = columns.iter().any(|column| column.profile.has_nulls() || column.profile.n_rows == 0);
    let guard = if may_be_empty { " if values else None" } else { "" };
    let percents: Vec<Value> = percentile.percents.iter().copied().map(plain_number).collect();
    let percents = literal(&Value::Array(percents));
    script.function(&format!(
        "def summarise(values):\n    \
         points = {{f\"p{{percent}}\": percentile(values, percent){guard} for percent in {percents}}}\n    \
         return {{\"count\": len(values), **points}}\n"
    ));
}
