//! Conditions on rows: how they are written in a request, and which rows they keep.
//!
//! A null never satisfies an ordering. `!=`, `not_in` and `not_contains` are exactly the rows their
//! opposite leaves out, rows with a null among them.

use std::cmp::Ordering;

use orchestrator_words::{hint_of_names, shorten};
use serde_json::{Map, Value};

use super::cell::{Cell, Kind};
use super::error::{AnalysisError, describe};
use super::pattern;
use super::table::{Column, Profile, Table};

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Condition {
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Test { field: String, operator: Operator, value: Value },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    Equal,
    NotEqual,
    Greater,
    GreaterOrEqual,
    Less,
    LessOrEqual,
    In,
    NotIn,
    Contains,
    NotContains,
    StartsWith,
    EndsWith,
    Matches,
    Between,
    IsNull,
    NotNull,
}

const OPERATORS: &[(Operator, &[&str])] = &[
    (Operator::Equal, &["==", "=", "eq", "equals", "equal", "is"]),
    (Operator::NotEqual, &["!=", "<>", "ne", "neq", "not_equals", "not_equal"]),
    (Operator::Greater, &[">", "gt", "greater_than", "greater"]),
    (Operator::GreaterOrEqual, &[">=", "=>", "gte", "ge", "greater_or_equal"]),
    (Operator::Less, &["<", "lt", "less_than", "less"]),
    (Operator::LessOrEqual, &["<=", "=<", "lte", "le", "less_or_equal"]),
    (Operator::In, &["in", "one_of"]),
    (Operator::NotIn, &["not_in", "not in", "nin"]),
    (Operator::Contains, &["contains", "includes"]),
    (Operator::NotContains, &["not_contains", "excludes"]),
    (Operator::StartsWith, &["starts_with", "startswith", "prefix"]),
    (Operator::EndsWith, &["ends_with", "endswith", "suffix"]),
    (Operator::Matches, &["matches", "regex", "match"]),
    (Operator::Between, &["between", "range"]),
    (Operator::IsNull, &["is_null", "isnull", "missing"]),
    (Operator::NotNull, &["not_null", "notnull", "is_not_null", "exists"]),
];

impl Operator {
    fn named(text: &str) -> Option<Self> {
        let lower = text.trim().to_ascii_lowercase();
        OPERATORS.iter().find(|(_, names)| names.contains(&lower.as_str())).map(|(operator, _)| *operator)
    }

    fn name(self) -> &'static str {
        OPERATORS.iter().find(|(operator, _)| *operator == self).map_or("==", |(_, names)| names[0])
    }
}

/// `logic` joins the conditions of the list; groups inside carry their own.
pub(crate) fn parse(parameter: &str, value: &Value, logic: Option<&Value>) -> Result<Condition, AnalysisError> {
    let parts = match value {
        Value::Array(items) => items.iter().map(|item| parse_one(parameter, item)).collect::<Result<Vec<_>, _>>()?,
        Value::Object(entries) => match parse_one(parameter, value)? {
            Condition::All(parts) if !entries.contains_key("conditions") => parts,
            one => vec![one],
        },
        other => return Err(AnalysisError::bad_parameter(parameter, "a list of conditions", other)),
    };
    join(parameter, parts, logic)
}

fn join(parameter: &str, parts: Vec<Condition>, logic: Option<&Value>) -> Result<Condition, AnalysisError> {
    let Some(logic) = logic else { return Ok(Condition::All(parts)) };
    match logic.as_str().map(str::to_ascii_lowercase).as_deref() {
        Some("and" | "all" | "&&") => Ok(Condition::All(parts)),
        Some("or" | "any" | "||") => Ok(Condition::Any(parts)),
        Some(_) => Err(AnalysisError::unknown_name(
            format!("parameter '{parameter}'"),
            "logic",
            logic.as_str().unwrap_or_default(),
            &["AND", "OR"],
        )),
        None => Err(AnalysisError::bad_parameter("logic", "AND or OR", logic)),
    }
}

fn parse_one(parameter: &str, value: &Value) -> Result<Condition, AnalysisError> {
    let wanted = "{\"field\": ..., \"operator\": ..., \"value\": ...}";
    let Value::Object(entries) = value else { return Err(AnalysisError::bad_parameter(parameter, wanted, value)) };
    let find = |names: &[&str]| names.iter().find_map(|name| entries.get(*name));
    if let Some(inner) = find(&["conditions", "filters"]) {
        refuse_others(parameter, entries, &["conditions", "filters", "logic"])?;
        return parse(parameter, inner, entries.get("logic"));
    }
    let field = find(&["field", "column", "key"]);
    let (Some(field), true) = (field, field.is_none_or(Value::is_string)) else {
        return parse_mapping(parameter, entries);
    };
    refuse_others(
        parameter,
        entries,
        &["field", "column", "key", "operator", "op", "operation", "comparison", "value", "values"],
    )?;
    let field = field.as_str().unwrap_or_default().to_owned();
    let operator = match find(&["operator", "op", "operation", "comparison"]) {
        None => Operator::Equal,
        Some(Value::String(text)) => named_operator(&field, text)?,
        Some(other) => {
            return Err(AnalysisError::bad_value(
                format!("condition on '{}'", shorten(&field)),
                "an operator such as \">=\"",
                other,
            ));
        }
    };
    test(field, operator, find(&["value", "values"]))
}

/// `{"sector": "Tech", "roi": {">": 10}}`.
fn parse_mapping(parameter: &str, entries: &Map<String, Value>) -> Result<Condition, AnalysisError> {
    let mut parts = Vec::new();
    for (field, value) in entries {
        match value {
            Value::Object(tests) => {
                for (operator, value) in tests {
                    parts.push(test(field.clone(), named_operator(field, operator)?, Some(value))?);
                }
            }
            Value::Array(_) => parts.push(test(field.clone(), Operator::In, Some(value))?),
            value => parts.push(test(field.clone(), Operator::Equal, Some(value))?),
        }
    }
    if parts.is_empty() {
        let found = Value::Object(entries.clone());
        return Err(AnalysisError::bad_parameter(parameter, "a condition with a field", &found));
    }
    Ok(Condition::All(parts))
}

fn refuse_others(parameter: &str, entries: &Map<String, Value>, known: &[&str]) -> Result<(), AnalysisError> {
    match entries.keys().find(|name| !known.contains(&name.as_str())) {
        None => Ok(()),
        Some(name) => Err(AnalysisError::unknown_name(
            format!("parameter '{parameter}'"),
            "entry",
            name,
            &["field", "operator", "value", "logic", "conditions"],
        )),
    }
}

fn named_operator(field: &str, text: &str) -> Result<Operator, AnalysisError> {
    Operator::named(text).ok_or_else(|| {
        let known: Vec<&str> = OPERATORS.iter().map(|(_, names)| names[0]).collect();
        AnalysisError::UnknownName {
            place: format!("condition on '{}'", shorten(field)),
            what: "operator",
            name: shorten(text),
            hint: hint_of_names("operators", &text.to_ascii_lowercase(), &known),
        }
    })
}

fn test(field: String, operator: Operator, value: Option<&Value>) -> Result<Condition, AnalysisError> {
    let wrong = |wanted: &str| AnalysisError::BadValue {
        place: format!("condition '{}' on '{}'", operator.name(), shorten(&field)),
        wanted: wanted.to_owned(),
        found: value.map_or_else(|| "nothing".to_owned(), describe),
    };
    let is_plain = |value: &Value| !matches!(value, Value::Null | Value::Array(_) | Value::Object(_));
    let mut operator = operator;
    match (operator, value) {
        (Operator::IsNull | Operator::NotNull, None | Some(Value::Null | Value::Bool(true))) => {}
        (Operator::IsNull, Some(Value::Bool(false))) | (Operator::NotEqual, Some(Value::Null)) => {
            operator = Operator::NotNull;
        }
        (Operator::NotNull, Some(Value::Bool(false))) | (Operator::Equal, Some(Value::Null)) => {
            operator = Operator::IsNull;
        }
        (Operator::IsNull | Operator::NotNull, Some(_)) => return Err(wrong("nothing, true or false")),
        (_, None) => return Err(wrong("a value")),
        (Operator::In | Operator::NotIn, Some(value)) if !value.is_array() => return Err(wrong("a list of values")),
        (Operator::StartsWith | Operator::EndsWith | Operator::Matches, Some(value)) if !value.is_string() => {
            return Err(wrong("a text"));
        }
        (Operator::Between, Some(Value::Array(ends))) if is_range(ends) => {}
        (Operator::Between, Some(_)) => return Err(wrong("a list of two values of one kind, [low, high]")),
        (Operator::Greater | Operator::GreaterOrEqual | Operator::Less | Operator::LessOrEqual, Some(value))
            if !is_plain(value) =>
        {
            return Err(wrong("a number or a text"));
        }
        _ => {}
    }
    let value = match operator {
        Operator::IsNull | Operator::NotNull => Value::Null,
        _ => value.cloned().unwrap_or_default(),
    };
    Ok(Condition::Test { field, operator, value })
}

fn is_range(ends: &[Value]) -> bool {
    matches!(ends, [low, high] if Cell::of(low).compare(Cell::of(high)).is_some())
}

/// Which rows satisfy the condition.
pub(crate) fn evaluate(condition: &Condition, table: &Table) -> Result<Vec<bool>, AnalysisError> {
    match condition {
        Condition::All(parts) => combine(parts, table, true, |left, right| left && right),
        // No condition at all keeps every row, whatever joins them.
        Condition::Any(parts) if parts.is_empty() => Ok(vec![true; table.n_rows()]),
        Condition::Any(parts) => combine(parts, table, false, |left, right| left || right),
        Condition::Test { field, operator, value } => evaluate_test(&table.column(field)?, *operator, value),
    }
}

fn combine(
    parts: &[Condition],
    table: &Table,
    start: bool,
    join: fn(bool, bool) -> bool,
) -> Result<Vec<bool>, AnalysisError> {
    let mut kept = vec![start; table.n_rows()];
    for part in parts {
        for (kept, part) in kept.iter_mut().zip(evaluate(part, table)?) {
            *kept = join(*kept, part);
        }
    }
    Ok(kept)
}

fn evaluate_test(column: &Column<'_>, operator: Operator, value: &Value) -> Result<Vec<bool>, AnalysisError> {
    let wanted = Cell::of(value);
    let listed: Vec<Cell<'_>> = value.as_array().map(|items| items.iter().map(Cell::of).collect()).unwrap_or_default();
    let each = |test: &dyn Fn(Cell<'_>) -> bool| column.cells.iter().map(|cell| test(*cell)).collect();
    let ordered = |test: &dyn Fn(Ordering) -> bool| -> Result<Vec<bool>, AnalysisError> {
        refuse_incomparable(column, wanted)?;
        Ok(each(&|cell| cell.compare(wanted).is_some_and(test)))
    };
    Ok(match operator {
        Operator::Equal => each(&|cell| cell.equals(wanted)),
        Operator::NotEqual => each(&|cell| !cell.equals(wanted)),
        Operator::Greater => ordered(&Ordering::is_gt)?,
        Operator::GreaterOrEqual => ordered(&Ordering::is_ge)?,
        Operator::Less => ordered(&Ordering::is_lt)?,
        Operator::LessOrEqual => ordered(&Ordering::is_le)?,
        Operator::In => each(&|cell| listed.iter().any(|item| cell.equals(*item))),
        Operator::NotIn => each(&|cell| !listed.iter().any(|item| cell.equals(*item))),
        Operator::Contains => each(&|cell| contains(cell, wanted)),
        Operator::NotContains => each(&|cell| !contains(cell, wanted)),
        Operator::StartsWith => each(&|cell| both_texts(cell, wanted, |text, part| text.starts_with(part))),
        Operator::EndsWith => each(&|cell| both_texts(cell, wanted, |text, part| text.ends_with(part))),
        Operator::Matches => {
            pattern::matches(wanted.text().unwrap_or_default(), column.cells.iter().map(|cell| cell.text()))?
        }
        Operator::Between => {
            let [low, high] = listed.as_slice() else { return Ok(vec![false; column.cells.len()]) };
            refuse_incomparable(column, *low)?;
            refuse_incomparable(column, *high)?;
            let is_at_least = |cell: Cell<'_>| cell.compare(*low).is_some_and(Ordering::is_ge);
            each(&|cell| is_at_least(cell) && cell.compare(*high).is_some_and(Ordering::is_le))
        }
        Operator::IsNull => each(&|cell| cell.is_null()),
        Operator::NotNull => each(&|cell| !cell.is_null()),
    })
}

fn both_texts(cell: Cell<'_>, wanted: Cell<'_>, test: fn(&str, &str) -> bool) -> bool {
    cell.text().zip(wanted.text()).is_some_and(|(text, part)| test(text, part))
}

/// A part of a text, a member of a list, or a name of an object.
fn contains(cell: Cell<'_>, wanted: Cell<'_>) -> bool {
    match (cell, wanted) {
        (Cell::Text(text), Cell::Text(part)) => text.contains(part),
        (Cell::Nested(Value::Array(items)), _) => items.iter().any(|item| Cell::of(item).equals(wanted)),
        (Cell::Nested(Value::Object(fields)), Cell::Text(name)) => fields.contains_key(name),
        _ => false,
    }
}

/// A field of one kind compared with another kind is a mistake; in a field of mixed kinds the
/// values that can be compared are.
fn refuse_incomparable(column: &Column<'_>, wanted: Cell<'_>) -> Result<(), AnalysisError> {
    let holds = holds(&column.profile);
    let fits = match wanted {
        Cell::Text(_) => holds != Some("numbers"),
        _ => holds != Some("text"),
    };
    if fits && holds != Some("lists or objects") {
        return Ok(());
    }
    Err(AnalysisError::Incomparable {
        field: column.name(),
        holds: holds.unwrap_or("nothing"),
        value: describe(&wanted.to_value()),
    })
}

fn holds(profile: &Profile) -> Option<&'static str> {
    let kinds: [(&[Kind], &str); 3] = [
        (&[Kind::Integer, Kind::Number, Kind::Boolean], "numbers"),
        (&[Kind::Text], "text"),
        (&[Kind::Array, Kind::Object], "lists or objects"),
    ];
    kinds.into_iter().find(|(kinds, _)| profile.only(kinds)).map(|(_, name)| name)
}
