//! Conditions as Python expressions over `row`.

use serde_json::Value;

use super::literal::{literal, pattern_literal};
use super::{MAX_LINE, Script};
use crate::analysis::cell::{Cell, Kind};
use crate::analysis::conditions::{Condition, Operator};
use crate::analysis::table::{Column, Table};

/// How tightly an expression holds together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Strength {
    Or,
    And,
    Single,
}

struct Expression {
    text: String,
    strength: Strength,
}

impl Expression {
    fn single(text: String) -> Self {
        Self { text, strength: Strength::Single }
    }

    fn both(guard: &str, test: &str) -> Self {
        Self { text: format!("{guard} and {test}"), strength: Strength::And }
    }

    fn either(guard: &str, test: &str) -> Self {
        Self { text: format!("{guard} or {test}"), strength: Strength::Or }
    }

    fn inside(self, outer: Strength) -> String {
        if self.strength == Strength::Single || self.strength == outer { self.text } else { format!("({})", self.text) }
    }
}

impl Script {
    /// `target = [row for row in rows if ...]`, or just `target = rows` without a condition.
    pub(super) fn keep(&mut self, target: &str, from: &str, condition: &Condition, table: &Table) {
        let (parts, joint) = match condition {
            Condition::All(parts) => (self.parts(parts, Strength::And, table), "and"),
            Condition::Any(parts) => (self.parts(parts, Strength::Or, table), "or"),
            one @ Condition::Test { .. } => (vec![self.condition(one, table).text], "and"),
        };
        if parts.is_empty() {
            self.line(format!("{target} = {from}"));
            return;
        }
        let test = parts.join(&format!(" {joint} "));
        let whole = format!("{target} = [row for row in {from} if {test}]");
        if whole.chars().count() <= MAX_LINE {
            self.line(whole);
            return;
        }
        self.line(format!("{target} = ["));
        self.line(format!("    row for row in {from}"));
        let mut parts = parts.into_iter();
        self.line(format!("    if {}", parts.next().unwrap_or_default()));
        for part in parts {
            self.line(format!("    {joint} {part}"));
        }
        self.line("]");
    }

    fn parts(&mut self, parts: &[Condition], strength: Strength, table: &Table) -> Vec<String> {
        parts.iter().map(|part| self.condition(part, table).inside(strength)).collect()
    }

    fn condition(&mut self, condition: &Condition, table: &Table) -> Expression {
        let (parts, strength, joint) = match condition {
            Condition::All(parts) => (parts, Strength::And, " and "),
            Condition::Any(parts) => (parts, Strength::Or, " or "),
            Condition::Test { field, operator, value } => {
                return self.test(&table.column_or_nulls(field), *operator, value);
            }
        };
        if let [one] = parts.as_slice() {
            return self.condition(one, table);
        }
        if parts.is_empty() {
            return Expression::single("True".to_owned());
        }
        Expression { text: self.parts(parts, strength, table).join(joint), strength }
    }

    fn test(&mut self, column: &Column<'_>, operator: Operator, value: &Value) -> Expression {
        let field = self.field(column);
        let wanted = literal(value);
        match operator {
            Operator::Equal => self.equality(column, value, true),
            Operator::NotEqual => self.equality(column, value, false),
            Operator::Greater => self.ordering(column, value, &|field| format!("{field} > {wanted}")),
            Operator::GreaterOrEqual => self.ordering(column, value, &|field| format!("{field} >= {wanted}")),
            Operator::Less => self.ordering(column, value, &|field| format!("{field} < {wanted}")),
            Operator::LessOrEqual => self.ordering(column, value, &|field| format!("{field} <= {wanted}")),
            Operator::Between => {
                let end = |index: usize| value.get(index).unwrap_or(&Value::Null);
                let (low, high) = (literal(end(0)), literal(end(1)));
                self.ordering(column, end(0), &|field| format!("{low} <= {field} <= {high}"))
            }
            Operator::In => Expression::single(format!("{field} in {wanted}")),
            Operator::NotIn => Expression::single(format!("{field} not in {wanted}")),
            Operator::Contains => self.containment(column, value, true),
            Operator::NotContains => self.containment(column, value, false),
            Operator::StartsWith => self.on_text(column, &|field| format!("{field}.startswith({wanted})")),
            Operator::EndsWith => self.on_text(column, &|field| format!("{field}.endswith({wanted})")),
            Operator::Matches => {
                self.import("re");
                let pattern = pattern_literal(value.as_str().unwrap_or_default());
                self.on_text(column, &|field| format!("re.search({pattern}, {field})"))
            }
            Operator::IsNull => Expression::single(format!("{field} is None")),
            Operator::NotNull => Expression::single(format!("{field} is not None")),
        }
    }

    fn equality(&mut self, column: &Column<'_>, value: &Value, wanted: bool) -> Expression {
        let field = self.field(column);
        if let (Value::Bool(flag), true) = (value, column.profile.only(&[Kind::Boolean])) {
            let text = match (*flag == wanted, column.profile.has_nulls()) {
                (true, false) => field,
                (false, false) => format!("not {field}"),
                (_, true) => format!("{field} {} {}", if wanted { "is" } else { "is not" }, literal(value)),
            };
            return Expression::single(text);
        }
        let sign = if wanted { "==" } else { "!=" };
        Expression::single(format!("{field} {sign} {}", literal(value)))
    }

    fn ordering(&mut self, column: &Column<'_>, value: &Value, test: &dyn Fn(&str) -> String) -> Expression {
        let (kinds, python): (&[Kind], &str) = match Cell::of(value) {
            Cell::Text(_) => (&[Kind::Text], "str"),
            _ => (&[Kind::Integer, Kind::Number, Kind::Boolean], "(int, float)"),
        };
        let field = self.field(column);
        let sure = self.sure_field(column);
        if !column.profile.only(kinds) {
            return Expression::both(&format!("isinstance({field}, {python})"), &test(&sure));
        }
        if column.profile.has_nulls() {
            return Expression::both(&format!("{field} is not None"), &test(&sure));
        }
        Expression::single(test(&field))
    }

    fn on_text(&mut self, column: &Column<'_>, test: &dyn Fn(&str) -> String) -> Expression {
        let field = self.field(column);
        if column.profile.only(&[Kind::Text]) && !column.profile.has_nulls() {
            return Expression::single(test(&field));
        }
        let sure = self.sure_field(column);
        Expression::both(&format!("isinstance({field}, str)"), &test(&sure))
    }

    fn containment(&mut self, column: &Column<'_>, value: &Value, wanted: bool) -> Expression {
        let (kinds, python): (&[Kind], &str) = match value {
            Value::String(_) => (&[Kind::Text, Kind::Array, Kind::Object], "(str, list, dict)"),
            _ => (&[Kind::Array], "list"),
        };
        let field = self.field(column);
        let sure = self.sure_field(column);
        let value = literal(value);
        let test = |field: &str| format!("{value} {} {field}", if wanted { "in" } else { "not in" });
        if column.profile.only(kinds) && !column.profile.has_nulls() {
            return Expression::single(test(&field));
        }
        match (column.profile.only(kinds), wanted) {
            (true, true) => Expression::both(&format!("{field} is not None"), &test(&sure)),
            (true, false) => Expression::either(&format!("{field} is None"), &test(&sure)),
            (false, true) => Expression::both(&format!("isinstance({field}, {python})"), &test(&sure)),
            (false, false) => Expression::either(&format!("not isinstance({field}, {python})"), &test(&sure)),
        }
    }
}
