//! Rules of `validate`: how they are written in a request, and which values break them.

use std::cmp::Ordering;
use std::collections::HashSet;

use orchestrator_words::shorten;
use serde_json::{Map, Value};

use super::cell::{Cell, Kind};
use super::error::AnalysisError;
use super::pattern;
use super::request::Parameters;
use super::table::Column;
use super::time::{parse_date, parse_datetime};

pub(crate) struct Rule {
    pub(crate) field: String,
    pub(crate) check: Check,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Check {
    Required,
    NotNull,
    Type(Type),
    Min(Value),
    Max(Value),
    MinLength(usize),
    MaxLength(usize),
    Pattern(String),
    Allowed(Vec<Value>),
    Unique,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    Number,
    Integer,
    Text,
    Boolean,
    Date,
    Datetime,
    Email,
    Array,
    Object,
}

impl Type {
    const NAMES: [(&'static str, Self, &'static [&'static str]); 9] = [
        ("number", Self::Number, &["float", "numeric"]),
        ("integer", Self::Integer, &["int"]),
        ("string", Self::Text, &["text", "str"]),
        ("boolean", Self::Boolean, &["bool"]),
        ("date", Self::Date, &[]),
        ("datetime", Self::Datetime, &["timestamp"]),
        ("email", Self::Email, &[]),
        ("array", Self::Array, &["list"]),
        ("object", Self::Object, &["dict"]),
    ];

    fn named(field: &str, value: &Value) -> Result<Self, AnalysisError> {
        let Some(text) = value.as_str() else {
            return Err(AnalysisError::bad_value(format!("rule on '{}'", shorten(field)), "a type", value));
        };
        let lower = text.to_ascii_lowercase();
        let mut names = Self::NAMES.iter();
        if let Some((_, it, _)) = names.find(|(name, _, others)| *name == lower || others.contains(&lower.as_str())) {
            return Ok(*it);
        }
        let known = Self::NAMES.map(|(name, ..)| name);
        Err(AnalysisError::unknown_name(format!("rule on '{}'", shorten(field)), "type", text, &known))
    }

    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, it, _)| *it == self).map_or("string", |(name, ..)| name)
    }

    fn admits(self, cell: Cell<'_>) -> bool {
        match self {
            Self::Number => matches!(cell, Cell::Int(_) | Cell::Float(_)),
            Self::Integer => cell.kind() == Kind::Integer,
            Self::Text => cell.kind() == Kind::Text,
            Self::Boolean => cell.kind() == Kind::Boolean,
            Self::Array => cell.kind() == Kind::Array,
            Self::Object => cell.kind() == Kind::Object,
            Self::Date => cell.text().is_some_and(|text| parse_date(text).is_some()),
            Self::Datetime => cell.text().is_some_and(|text| parse_datetime(text).is_some()),
            Self::Email => cell.text().is_some_and(is_email),
        }
    }
}

/// Something, one `@`, and a domain with a dot inside; no white space.
fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.split_once('@') else { return false };
    let has_dot = domain.char_indices().any(|(at, c)| c == '.' && at > 0 && at + 1 < domain.len());
    !local.is_empty() && has_dot && !domain.contains('@') && !text.contains(char::is_whitespace)
}

impl Check {
    /// How the rule is named in the result.
    pub(crate) fn label(&self) -> String {
        match self {
            Self::Required => "required".to_owned(),
            Self::NotNull => "not_null".to_owned(),
            Self::Type(it) => format!("type {}", it.name()),
            Self::Min(bound) => format!("min {}", plain(bound)),
            Self::Max(bound) => format!("max {}", plain(bound)),
            Self::MinLength(length) => format!("min_length {length}"),
            Self::MaxLength(length) => format!("max_length {length}"),
            Self::Pattern(pattern) => format!("pattern {}", shorten(pattern)),
            Self::Allowed(_) => "allowed".to_owned(),
            Self::Unique => "unique".to_owned(),
        }
    }

    /// Whether nulls are judged; every other rule is about values that are there.
    pub(crate) fn judges_nulls(&self) -> bool {
        matches!(self, Self::Required | Self::NotNull)
    }

    /// Row numbers whose value breaks the rule.
    pub(crate) fn broken_rows(&self, column: &Column<'_>) -> Result<Vec<usize>, AnalysisError> {
        let cells = column.cells.iter().copied().enumerate().filter(|(_, cell)| self.judges_nulls() || !cell.is_null());
        let failing = |is_fine: &dyn Fn(Cell<'_>) -> bool| -> Vec<usize> {
            cells.clone().filter(|(_, cell)| !is_fine(*cell)).map(|(index, _)| index).collect()
        };
        Ok(match self {
            Self::Required | Self::NotNull => failing(&|cell| !cell.is_null()),
            Self::Type(it) => failing(&|cell| it.admits(cell)),
            Self::Min(bound) => failing(&|cell| cell.compare(Cell::of(bound)).is_some_and(Ordering::is_ge)),
            Self::Max(bound) => failing(&|cell| cell.compare(Cell::of(bound)).is_some_and(Ordering::is_le)),
            Self::MinLength(wanted) => failing(&|cell| length(cell).is_some_and(|length| length >= *wanted)),
            Self::MaxLength(wanted) => failing(&|cell| length(cell).is_some_and(|length| length <= *wanted)),
            Self::Allowed(values) => failing(&|cell| values.iter().any(|value| cell.equals(Cell::of(value)))),
            Self::Pattern(pattern) => {
                let matched = pattern::matches(pattern, column.cells.iter().map(|cell| cell.text()))?;
                cells.filter(|(index, _)| !matched[*index]).map(|(index, _)| index).collect()
            }
            Self::Unique => {
                let mut seen = HashSet::new();
                cells.filter(|(_, cell)| !seen.insert(cell.key())).map(|(index, _)| index).collect()
            }
        })
    }
}

/// Characters of a text, items of a list.
fn length(cell: Cell<'_>) -> Option<usize> {
    match cell {
        Cell::Text(text) => Some(text.chars().count()),
        Cell::Nested(Value::Array(items)) => Some(items.len()),
        _ => None,
    }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// All rules of a request, sorted by field.
pub(crate) fn parse(parameters: &Parameters) -> Result<Vec<Rule>, AnalysisError> {
    let mut rules = Vec::new();
    match parameters.get("rules") {
        None => {}
        Some(Value::Array(items)) => {
            for item in items {
                parse_entry(item, &mut rules)?;
            }
        }
        Some(Value::Object(entries)) if entries.get("field").is_some_and(Value::is_string) => {
            parse_checks_with_field(entries, &mut rules)?;
        }
        Some(Value::Object(entries)) => {
            for (field, checks) in entries {
                match checks {
                    Value::Object(checks) => parse_checks(field, checks, &mut rules)?,
                    Value::String(_) => {
                        rules.push(Rule { field: field.clone(), check: Check::Type(Type::named(field, checks)?) });
                    }
                    other => return Err(wrong(other)),
                }
            }
        }
        Some(other) => return Err(wrong(other)),
    }
    for field in parameters.names("required_fields")?.unwrap_or_default() {
        rules.push(Rule { field, check: Check::Required });
    }
    for (field, value) in parameters.object("field_types")?.into_iter().flatten() {
        rules.push(Rule { field: field.clone(), check: Check::Type(Type::named(field, value)?) });
    }
    if rules.is_empty() {
        return Err(
            parameters.missing("rules", "a list such as [{\"field\": \"age\", \"type\": \"integer\", \"min\": 0}]")
        );
    }
    rules.sort_by(|left, right| left.field.cmp(&right.field));
    Ok(rules)
}

fn wrong(found: &Value) -> AnalysisError {
    AnalysisError::bad_parameter("rules", "a list of {\"field\": ..., \"type\": ..., \"min\": ...}", found)
}

fn parse_entry(item: &Value, rules: &mut Vec<Rule>) -> Result<(), AnalysisError> {
    let Value::Object(entries) = item else { return Err(wrong(item)) };
    parse_checks_with_field(entries, rules)
}

fn parse_checks_with_field(entries: &Map<String, Value>, rules: &mut Vec<Rule>) -> Result<(), AnalysisError> {
    let field = ["field", "column"].iter().find_map(|name| entries.get(*name)).and_then(Value::as_str);
    let Some(field) = field else { return Err(wrong(&Value::Object(entries.clone()))) };
    let before = rules.len();
    parse_checks(field, entries, rules)?;
    if rules.len() == before && entries.len() == 1 {
        return Err(wrong(&Value::Object(entries.clone())));
    }
    Ok(())
}

const KNOWN: [&str; 11] = [
    "required",
    "not_null",
    "type",
    "min",
    "max",
    "min_length",
    "max_length",
    "pattern",
    "allowed",
    "unique",
    "nullable",
];

fn parse_checks(field: &str, entries: &Map<String, Value>, rules: &mut Vec<Rule>) -> Result<(), AnalysisError> {
    for (name, value) in entries {
        let bad = |wanted: &str| {
            Err(AnalysisError::bad_value(format!("rule '{}' on '{}'", shorten(name), shorten(field)), wanted, value))
        };
        let when = |check: Check, wanted: bool| match value {
            Value::Bool(flag) => Ok((*flag == wanted).then_some(check)),
            _ => bad("true or false"),
        };
        let check = match name.as_str() {
            "field" | "column" => None,
            "required" => when(Check::Required, true)?,
            "not_null" => when(Check::NotNull, true)?,
            "nullable" => when(Check::NotNull, false)?,
            "unique" => when(Check::Unique, true)?,
            "type" => Some(Check::Type(Type::named(field, value)?)),
            "min" | "minimum" | "min_value" if is_bound(value) => Some(Check::Min(value.clone())),
            "max" | "maximum" | "max_value" if is_bound(value) => Some(Check::Max(value.clone())),
            "min" | "minimum" | "min_value" | "max" | "maximum" | "max_value" => bad("a number or a text")?,
            "min_length" | "max_length" => match whole(value) {
                Some(length) if name == "min_length" => Some(Check::MinLength(length)),
                Some(length) => Some(Check::MaxLength(length)),
                None => bad("a whole number")?,
            },
            "pattern" | "regex" => match value.as_str() {
                Some(pattern) => Some(Check::Pattern(pattern.to_owned())),
                None => bad("a regular expression")?,
            },
            "allowed" | "enum" | "in" | "allowed_values" | "values" => match value.as_array() {
                Some(values) => Some(Check::Allowed(values.clone())),
                None => bad("a list of values")?,
            },
            other => {
                let place = format!("rule on '{}'", shorten(field));
                return Err(AnalysisError::unknown_name(place, "check", other, &KNOWN));
            }
        };
        rules.extend(check.map(|check| Rule { field: field.to_owned(), check }));
    }
    Ok(())
}

fn is_bound(value: &Value) -> bool {
    value.is_number() || value.is_string()
}

fn whole(value: &Value) -> Option<usize> {
    value.as_u64().and_then(|length| usize::try_from(length).ok())
}
