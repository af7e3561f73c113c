//! `validate` in Python: a table of checks, and one loop over it.

use super::literal::{literal, names_literal, pattern_literal};
use super::{Script, text_literal};
use crate::analysis::cell::Kind;
use crate::analysis::rules::{Check, Rule, Type};
use crate::analysis::source::Source;
use crate::analysis::table::Column;
use crate::analysis::validate::MAX_EXAMPLES;
use serde_json::Value;

const FIND: &str = "\
def find(row, field):
    if field in row:
        return row[field]
    for name in field.split(\".\"):
        row = row.get(name) if isinstance(row, dict) else None
    return row
";

const IS_DATE: &str = "\
def is_date(value):
    if not isinstance(value, str) or not re.fullmatch(r\"\\d{4}-\\d\\d-\\d\\d\", value):
        return False
    try:
        return bool(datetime.date.fromisoformat(value))
    except ValueError:
        return False
";

const IS_DATETIME: &str = "\
def is_datetime(value):
    clock = r\"(\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d)(:\\d\\d(?:\\.\\d{1,9})?)?\"
    zone = r\"(?:Z|[+-](?:[01]\\d|2[0-3]):?[0-5]\\d)?\"
    match = isinstance(value, str) and re.fullmatch(clock + zone, value)
    if not match:
        return False
    minutes, seconds = match.groups(default=\"\")
    try:
        return bool(datetime.datetime.fromisoformat(minutes + seconds[:3]))
    except ValueError:
        return False
";

const IS_NEW: &str = "\
def unseen(key=lambda value: value):
    seen = set()

    def is_new(value):
        before = len(seen)
        seen.add(key(value))
        return len(seen) > before

    return is_new
";

pub(crate) fn write(source: &Source, rules: &[Rule], fields: &[String]) -> Option<String> {
    let mut script = Script::new(source)?;
    let columns: Vec<Column<'_>> = rules.iter().map(|rule| source.table.column_or_nulls(&rule.field)).collect();
    let has_paths = columns.iter().any(|column| column.path.len() > 1);
    let find = if has_paths { "find(row, field)" } else { "row.get(field)" };
    if has_paths {
        script.function(FIND);
    }
    let judged: Vec<String> = rules
        .iter()
        .zip(&columns)
        .map(|(rule, column)| {
            let is_fine = script.check(&rule.check, column);
            format!("({}, {}, {is_fine})", text_literal(&rule.field), text_literal(&rule.check.label()))
        })
        .collect();
    script.line("checks = [");
    for check in judged {
        script.line(format!("    {check},"));
    }
    script.line("]");
    script.line("");
    script.line("errors = []");
    script.line("bad_rows = set()");
    script.line("for field, rule, is_fine in checks:");
    script.line("    failures = []");
    script.line("    for number, row in enumerate(rows, 1):");
    script.line(format!("        value = {find}"));
    script.line(null_test(rules));
    script.line("            failures.append({\"row\": number, \"value\": value})");
    script.line("            bad_rows.add(number)");
    script.line("    if failures:");
    script.line(format!(
        "        errors.append({{\"field\": field, \"rule\": rule, \"count\": len(failures), \"examples\": failures[:{MAX_EXAMPLES}]}})"
    ));
    script.line("");
    script.import("collections");
    script.line("kinds = {bool: \"boolean\", int: \"integer\", float: \"number\", str: \"text\", list: \"array\", dict: \"object\"}");
    script.line("field_summary = {}");
    script.line(format!("for field in {}:", names_literal(fields)));
    let missing_somewhere = if has_paths { "find(row, field)" } else { "row.get(field)" };
    script.line(format!("    values = [{missing_somewhere} for row in rows if {missing_somewhere} is not None]"));
    script.line("    types = collections.Counter(kinds[type(value)] for value in values)");
    script.line("    field_summary[field] = {\"missing\": len(rows) - len(values), \"types\": dict(types)}");
    script.line("");
    let entries = [
        "\"valid\": not errors",
        "\"total\": len(rows)",
        "\"valid_rows\": len(rows) - len(bad_rows)",
        "\"errors\": errors",
        "\"field_summary\": field_summary",
    ];
    script.result(entries.map(str::to_owned).to_vec(), None);
    Some(script.finish())
}

/// Only `required` and `not_null` are about nulls.
fn null_test(rules: &[Rule]) -> String {
    let mut on_nulls: Vec<String> =
        rules.iter().filter(|rule| rule.check.judges_nulls()).map(|rule| text_literal(&rule.check.label())).collect();
    on_nulls.sort();
    on_nulls.dedup();
    let guard = match on_nulls.as_slice() {
        [] => "value is not None and ".to_owned(),
        _ if rules.iter().all(|rule| rule.check.judges_nulls()) => String::new(),
        [one] => format!("(value is not None or rule == {one}) and "),
        several => format!("(value is not None or rule in ({})) and ", several.join(", ")),
    };
    format!("        if {guard}not is_fine(value):")
}

impl Script {
    /// A function of a value that is not null.
    fn check(&mut self, check: &Check, column: &Column<'_>) -> String {
        match check {
            Check::Required | Check::NotNull => "lambda value: value is not None".to_owned(),
            Check::Type(it) => self.type_check(*it),
            Check::Min(bound) => bound_check(column, bound, ">="),
            Check::Max(bound) => bound_check(column, bound, "<="),
            Check::MinLength(length) => length_check(column, &format!(">= {length}")),
            Check::MaxLength(length) => length_check(column, &format!("<= {length}")),
            Check::Pattern(pattern) => {
                self.import("re");
                let search = format!("re.search({}, value)", pattern_literal(pattern));
                guarded(column, &[Kind::Text], "str", &search)
            }
            Check::Allowed(values) => format!("lambda value: value in {}", literal(&Value::Array(values.clone()))),
            Check::Unique => {
                self.function(IS_NEW);
                if !column.profile.has_nested() {
                    return "unseen()".to_owned();
                }
                self.key_function();
                "unseen(key)".to_owned()
            }
        }
    }

    fn type_check(&mut self, it: Type) -> String {
        let test = match it {
            Type::Number => "type(value) in (int, float)",
            Type::Integer => "type(value) is int",
            Type::Text => "isinstance(value, str)",
            Type::Boolean => "isinstance(value, bool)",
            Type::Array => "isinstance(value, list)",
            Type::Object => "isinstance(value, dict)",
            Type::Email => {
                self.import("re");
                "isinstance(value, str) and re.fullmatch(r\"[^@\\s]+@[^@\\s]+\\.[^@\\s]+\", value)"
            }
            Type::Date => {
                self.import("datetime");
                self.import("re");
                self.function(IS_DATE);
                return "is_date".to_owned();
            }
            Type::Datetime => {
                self.import("datetime");
                self.import("re");
                self.function(IS_DATETIME);
                return "is_datetime".to_owned();
            }
        };
        format!("lambda value: {test}")
    }
}

fn bound_check(column: &Column<'_>, bound: &Value, sign: &str) -> String {
    let test = format!("value {sign} {}", literal(bound));
    if bound.is_string() {
        return guarded(column, &[Kind::Text], "str", &test);
    }
    guarded(column, &[Kind::Integer, Kind::Number, Kind::Boolean], "(int, float)", &test)
}

fn length_check(column: &Column<'_>, test: &str) -> String {
    guarded(column, &[Kind::Text, Kind::Array], "(str, list)", &format!("len(value) {test}"))
}

/// Values of another kind break the rule.
fn guarded(column: &Column<'_>, kinds: &[Kind], python: &str, test: &str) -> String {
    if column.profile.only(kinds) {
        return format!("lambda value: {test}");
    }
    format!("lambda value: isinstance(value, {python}) and {test}")
}
