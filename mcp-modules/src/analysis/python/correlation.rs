//! `correlation` in Python.

use super::literal::names_literal;
use super::{Script, text_literal};
use crate::analysis::correlation::Method;
use crate::analysis::source::Source;

const SHARED: &str = "\
def shared(xs, ys):
    mean_x, mean_y = statistics.fmean(xs), statistics.fmean(ys)
    return math.fsum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys))
";

const PEARSON: &str = "\
def pearson(xs, ys):
    spread = math.sqrt(shared(xs, xs) * shared(ys, ys))
    return max(-1.0, min(1.0, shared(xs, ys) / spread)) if spread else None
";

const RANKS: &str = "\
def ranks(values):
    ordered = sorted(values)
    last = {value: place for place, value in enumerate(ordered, 1)}
    first = {value: place for place, value in reversed(list(enumerate(ordered, 1)))}
    return [(first[value] + last[value]) / 2 for value in values]
";

const KENDALL: &str = "\
def kendall(xs, ys):
    surplus = differ_x = differ_y = 0
    for i in range(len(xs)):
        for j in range(i):
            x, y = (xs[i] > xs[j]) - (xs[i] < xs[j]), (ys[i] > ys[j]) - (ys[i] < ys[j])
            surplus += x * y
            differ_x += x != 0
            differ_y += y != 0
    spread = math.sqrt(differ_x * differ_y)
    return surplus / spread if spread else None
";

pub(crate) fn write(source: &Source, method: Method, fields: &[String], limit: usize) -> Option<String> {
    let mut script = Script::new(source)?;
    script.import("math");
    if method != Method::Kendall {
        script.import("statistics");
        script.function(SHARED);
    }
    let value = match method {
        Method::Pearson => {
            script.function(PEARSON);
            "pearson(xs, ys)"
        }
        Method::Spearman => {
            script.function(PEARSON);
            script.function(RANKS);
            "pearson(ranks(xs), ranks(ys))"
        }
        Method::Kendall => {
            script.function(KENDALL);
            "kendall(xs, ys)"
        }
        Method::Covariance => "shared(xs, ys) / (len(xs) - 1)",
    };
    let columns: Vec<_> = fields.iter().map(|field| source.table.column_or_nulls(field)).collect();
    let items: Vec<String> = columns
        .iter()
        .map(|column| format!("{}: [{} for row in rows]", text_literal(&column.name()), script.field(column)))
        .collect();
    let has_nulls = columns.iter().any(|column| column.profile.has_nulls());
    script.line(format!("fields = {}", names_literal(fields)));
    script.listed("columns = {", &items, "}");
    script.line("matrix = {field: {} for field in fields}");
    script.line("pairs = []");
    script.line("for index, first in enumerate(fields):");
    script.line("    for second in fields[:index + 1]:");
    script.line("        both = list(zip(columns[first], columns[second]))");
    if has_nulls {
        script.line("        both = [pair for pair in both if None not in pair]");
    }
    script.line("        xs, ys = [x for x, y in both], [y for x, y in both]");
    script.line(format!("        value = {value} if len(both) > 1 else None"));
    script.line("        matrix[first][second] = matrix[second][first] = value");
    script.line("        if first != second and value is not None:");
    script.line(format!(
        "            pairs.append({{\"fields\": [second, first], \"{}\": value, \"n\": len(both)}})",
        method.measure()
    ));
    script.line(format!("pairs.sort(key=lambda pair: abs(pair[\"{}\"]), reverse=True)", method.measure()));
    script.line("");
    let entries = vec![
        format!("\"method\": \"{}\"", method.name()),
        "\"fields\": fields".to_owned(),
        "\"matrix\": matrix".to_owned(),
        format!("\"strongest\": pairs[:{limit}]"),
        "\"total\": len(rows)".to_owned(),
    ];
    script.result(entries, None);
    Some(script.finish())
}
