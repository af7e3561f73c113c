//! `transform` in Python.

use super::literal::{literal, names_literal};
use super::{Script, text_literal};
use crate::analysis::cell::Kind;
use crate::analysis::expression::Expression;
use crate::analysis::source::Source;
use crate::analysis::table::{Column, Table};
use crate::analysis::transform::{Computed, Target, Transform};

const TO_BOOL: &str = "\
def to_bool(value):
    if isinstance(value, str):
        return value.strip().lower() in (\"true\", \"yes\", \"y\", \"1\")
    return bool(value)
";

const TO_TEXT: &str = "\
def to_text(value):
    return str(value).lower() if isinstance(value, bool) else str(value)
";

const TO_DATE: &str = "\
def to_date(value):
    return datetime.date.fromisoformat(value.strip()[:10].replace(\"/\", \"-\")).isoformat()
";

/// `table` holds the rows as they are before fields are selected.
pub(crate) fn write(source: &Source, transform: &Transform, table: &Table) -> Option<String> {
    let mut script = Script::new(source)?;
    let changes = !(transform.fill.is_empty() && transform.cast.is_empty() && transform.computed.is_empty());
    if changes {
        write_changes(&mut script, source, transform);
    }
    let variable = if changes { "table" } else { "rows" };
    script.sort(variable, &transform.sort, table);
    write_shape(&mut script, transform, table, variable);
    script.save(transform.save.as_ref(), "table")?;
    let limit = transform.limit;
    script.line("");
    let entries = vec![
        format!("\"transformed\": table[:{limit}]"),
        "\"count\": len(table)".to_owned(),
        format!("\"truncated\": len(table) > {limit}"),
        "\"fields\": list(dict.fromkeys(name for row in table for name in row))".to_owned(),
    ];
    script.result(entries, transform.save.as_ref().map(|save| (save, "table")));
    Some(script.finish())
}

/// One loop over copies of the rows, so that `data` stays as it was.
fn write_changes(script: &mut Script, source: &Source, transform: &Transform) {
    let mut body = Vec::new();
    for (field, value) in &transform.fill {
        let name = text_literal(field);
        body.push(format!("    if row.get({name}) is None:"));
        body.push(format!("        row[{name}] = {}", literal(value)));
    }
    for (field, target) in &transform.cast {
        let column = source.table.column_or_nulls(field);
        let filled = transform.fill.get(field).is_some_and(|value| !value.is_null());
        body.extend(script.cast(&column, *target, filled));
    }
    for computed in &transform.computed {
        body.extend(script.computed(computed));
    }
    script.line("");
    script.line("table = [dict(row) for row in rows]");
    script.line("for row in table:");
    for line in body {
        script.line(line);
    }
}

impl Script {
    fn cast(&mut self, column: &Column<'_>, target: Target, filled: bool) -> Vec<String> {
        let name = text_literal(&column.name());
        let convert = match target {
            Target::Int => "int".to_owned(),
            Target::Float => "float".to_owned(),
            Target::Text if column.profile.has(Kind::Boolean) => {
                self.function(TO_TEXT);
                "to_text".to_owned()
            }
            Target::Text => "str".to_owned(),
            Target::Bool => {
                self.function(TO_BOOL);
                "to_bool".to_owned()
            }
            Target::Date => {
                self.import("datetime");
                self.function(TO_DATE);
                "to_date".to_owned()
            }
        };
        let change = format!("row[{name}] = {convert}(row[{name}])");
        if filled || !column.profile.has_nulls() {
            return vec![format!("    {change}")];
        }
        vec![format!("    if row.get({name}) is not None:"), format!("        {change}")]
    }

    /// A null operand raises `TypeError` where it is used: such a row has no value.
    fn computed(&mut self, computed: &Computed) -> Vec<String> {
        let name = text_literal(&computed.name);
        if !computed.has_nulls {
            let value = self.arithmetic(&computed.expression, 0, true);
            return vec![format!("    row[{name}] = {value}")];
        }
        let value = self.arithmetic(&computed.expression, 0, false);
        // A bare field may be null without any operation on it.
        if matches!(computed.expression, Expression::Field(_)) {
            return vec![format!("    row[{name}] = {value}")];
        }
        vec![
            "    try:".to_owned(),
            format!("        row[{name}] = {value}"),
            "    except (TypeError, ZeroDivisionError):".to_owned(),
            format!("        row[{name}] = None"),
        ]
    }

    /// Parentheses only where the order of operations needs them.
    fn arithmetic(&mut self, expression: &Expression, outer: u8, is_sure: bool) -> String {
        let (text, strength) = match expression {
            Expression::Number(value) => (literal(value), 4),
            Expression::Field(path) => (self.operand(path, is_sure), 4),
            Expression::Absolute(inner) => (format!("abs({})", self.arithmetic(inner, 0, is_sure)), 4),
            Expression::Round(inner, 0) => (format!("round({})", self.arithmetic(inner, 0, is_sure)), 4),
            Expression::Round(inner, digits) => (format!("round({}, {digits})", self.arithmetic(inner, 0, is_sure)), 4),
            Expression::Negative(inner) => (format!("-{}", self.arithmetic(inner, 3, is_sure)), 3),
            Expression::Binary(left, operator, right) => {
                let strength = if matches!(operator, '+' | '-') { 1 } else { 2 };
                let left = self.arithmetic(left, strength, is_sure);
                // The right side of - and / binds tighter, or a - (b - c) would lose its meaning.
                let right = self.arithmetic(right, strength + 1, is_sure);
                (format!("{left} {operator} {right}"), strength)
            }
        };
        if strength < outer { format!("({text})") } else { text }
    }

    fn operand(&mut self, path: &[String], is_sure: bool) -> String {
        let names: Vec<String> = path.iter().map(|name| text_literal(name)).collect();
        match names.as_slice() {
            [name] if is_sure => format!("row[{name}]"),
            [name] => format!("row.get({name})"),
            _ if is_sure => format!("row[{}]", names.join("][")),
            _ => {
                self.function(super::DIG);
                format!("dig(row, {})", names.join(", "))
            }
        }
    }
}

fn write_shape(script: &mut Script, transform: &Transform, table: &Table, variable: &str) {
    if let Some(select) = &transform.select {
        let renamed = |name: &String| {
            let new = transform.rename.iter().find(|(old, _)| old == name).map(|(_, new)| new);
            new.unwrap_or(name).clone()
        };
        let items: Vec<String> = select
            .iter()
            .filter(|(_, to)| !transform.drop.contains(to))
            .map(|(from, to)| format!("{}: {}", text_literal(&renamed(to)), script.field(&table.column_or_nulls(from))))
            .collect();
        let lines = super::lay_out("table = [{", &items, &format!("}} for row in {variable}]"));
        for line in lines {
            script.line(line);
        }
        return;
    }
    let mut test = String::new();
    if let [one] = transform.drop.as_slice() {
        test = format!(" if name != {}", text_literal(one));
    } else if !transform.drop.is_empty() {
        test = format!(" if name not in {}", names_literal(&transform.drop));
    }
    let mut name = "name";
    if !transform.rename.is_empty() {
        let items: Vec<String> =
            transform.rename.iter().map(|(old, new)| format!("{}: {}", text_literal(old), text_literal(new))).collect();
        script.listed("new_names = {", &items, "}");
        name = "new_names.get(name, name)";
    }
    if name != "name" || !test.is_empty() {
        script.line(format!("table = [{{{name}: value for name, value in row.items(){test}}} for row in {variable}]"));
    } else if variable != "table" {
        script.line(format!("table = {variable}"));
    }
}
