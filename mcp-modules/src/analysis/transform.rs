//! `transform`: the same rows in another shape.
//!
//! Steps run in a fixed order, whatever the order of the parameters: missing values are filled,
//! fields cast, fields computed, rows sorted, fields selected or dropped, and renamed last.

use orchestrator_words::shorten;
use serde_json::{Map, Value, json};

use super::Outcome;
use super::cell::{Cell, float, whole_of};
use super::error::{AnalysisError, describe};
use super::expression::{self, Expression};
use super::order::{self, SortKey};
use super::python;
use super::request::{Parameters, Project};
use super::save::Save;
use super::source::Source;
use super::table::{Row, Table, dig, field_names};
use super::time::parse_moment;

pub(crate) struct Transform {
    pub(crate) fill: Map<String, Value>,
    pub(crate) cast: Vec<(String, Target)>,
    pub(crate) computed: Vec<Computed>,
    pub(crate) sort: Vec<SortKey>,
    /// Field and its name in the result; all fields when absent.
    pub(crate) select: Option<Vec<(String, String)>>,
    pub(crate) drop: Vec<String>,
    pub(crate) rename: Vec<(String, String)>,
    pub(crate) limit: usize,
    pub(crate) save: Option<Save>,
}

pub(crate) struct Computed {
    pub(crate) name: String,
    pub(crate) expression: Expression,
    /// Set when some row has no value for it: the script then needs a guard.
    pub(crate) has_nulls: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Int,
    Float,
    Text,
    Bool,
    Date,
}

impl Target {
    const NAMES: [(&'static str, Self, &'static [&'static str]); 5] = [
        ("int", Self::Int, &["integer"]),
        ("float", Self::Float, &["number", "double"]),
        ("str", Self::Text, &["string", "text"]),
        ("bool", Self::Bool, &["boolean"]),
        ("date", Self::Date, &[]),
    ];

    fn named(field: &str, value: &Value) -> Result<Self, AnalysisError> {
        let Some(text) = value.as_str() else { return Err(AnalysisError::bad_parameter("cast", "a type", value)) };
        let lower = text.to_ascii_lowercase();
        let mut names = Self::NAMES.iter();
        if let Some((_, it, _)) = names.find(|(name, _, others)| *name == lower || others.contains(&lower.as_str())) {
            return Ok(*it);
        }
        let known = Self::NAMES.map(|(name, ..)| name);
        Err(AnalysisError::unknown_name(format!("cast of '{}'", shorten(field)), "type", text, &known))
    }

    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, target, _)| *target == self).map_or("str", |(name, ..)| name)
    }
}

pub(crate) fn run(source: &Source, parameters: &Parameters, project: &dyn Project) -> Result<Outcome, AnalysisError> {
    let mut fields = source.table.fields().to_vec();
    let all: Vec<usize> = (0..source.table.n_rows()).collect();
    let mut rows = source.table.rows(&all);
    let is_empty = rows.is_empty();
    let check = |field: &str, fields: &[String]| {
        let known = fields.iter().any(|name| name == field) || is_empty;
        if known { Ok(()) } else { Err(AnalysisError::unknown_field(field, fields)) }
    };

    let fill = parameters.object("fill_missing")?.cloned().unwrap_or_default();
    for (field, value) in &fill {
        fill_missing(&mut rows, field, value);
        note_field(&mut fields, field);
    }
    let mut cast = Vec::new();
    for (field, target) in parameters.object("cast")?.into_iter().flatten() {
        check(field, &fields)?;
        let target = Target::named(field, target)?;
        cast_field(&mut rows, field, target)?;
        cast.push((field.clone(), target));
    }
    let mut computed = Vec::new();
    for (name, text) in parse_computed(parameters)? {
        let expression = expression::parse(&text, &fields)?;
        let has_nulls = compute(&mut rows, &name, &text, &expression)?;
        note_field(&mut fields, &name);
        computed.push(Computed { name, expression, has_nulls });
    }

    let rename = parse_rename(parameters, &fields, is_empty)?;
    let select = parse_select(parameters)?;
    let drop = parameters.names("drop")?.unwrap_or_default();
    for field in &drop {
        check(field, &fields)?;
    }
    let sort = sort_keys(parameters, &fields, &rename, select.as_deref())?;
    let table = Table::from_rows(rows);
    let mut order = all;
    order::sort(&mut order, &sort, &table)?;
    for (field, _) in select.iter().flatten() {
        table.column(field)?;
    }

    let limit = order::limit(parameters)?;
    let save = Save::parse(parameters)?;
    let transform = Transform { fill, cast, computed, sort, select, drop, rename, limit, save };
    let shaped: Vec<Row> = order.iter().map(|index| shape(table.row(*index), &transform)).collect();
    let names = field_names(&shaped);
    let shown = &shaped[..shaped.len().min(limit)];
    let mut result = json!({
        "transformed": shown,
        "count": shaped.len(),
        "truncated": shown.len() < shaped.len(),
        "fields": names,
    });
    let rows_out = shaped.len();
    if let Some(save) = &transform.save {
        save.write(shaped, project, &mut result)?;
    }
    let python = python::transform::write(source, &transform, &table);
    Ok(Outcome { result, python, rows_out })
}

fn note_field(fields: &mut Vec<String>, field: &str) {
    if !fields.iter().any(|name| name == field) {
        fields.push(field.to_owned());
    }
}

fn fill_missing(rows: &mut [Row], field: &str, value: &Value) {
    for row in rows {
        if row.get(field).is_none_or(Value::is_null) {
            row.insert(field.to_owned(), value.clone());
        }
    }
}

/// Nulls and missing fields stay as they are.
fn cast_field(rows: &mut [Row], field: &str, target: Target) -> Result<(), AnalysisError> {
    for (index, row) in rows.iter_mut().enumerate() {
        let Some(value) = row.get_mut(field) else { continue };
        if value.is_null() {
            continue;
        }
        match cast_value(Cell::of(value), target) {
            Some(cast) => *value = cast,
            None => {
                return Err(AnalysisError::BadCast {
                    field: field.to_owned(),
                    to: target.name(),
                    row: index + 1,
                    found: describe(value),
                });
            }
        }
    }
    Ok(())
}

fn cast_value(cell: Cell<'_>, target: Target) -> Option<Value> {
    match (target, cell) {
        (_, Cell::Null | Cell::Nested(_)) => None,
        (Target::Int, Cell::Text(text)) => text.trim().parse::<i64>().ok().map(Value::from),
        (Target::Int, Cell::Float(number)) => whole_of(number.trunc()).map(Value::from),
        (Target::Int, Cell::Bool(flag)) => Some(Value::from(i64::from(flag))),
        (Target::Float, Cell::Text(text)) => {
            let number = text.trim().parse::<f64>().ok().filter(|number| number.is_finite())?;
            Some(float(number))
        }
        (Target::Float, cell) => cell.number().map(float),
        (Target::Text, Cell::Float(number)) => Some(Value::from(python::float_text(number))),
        (Target::Text, Cell::Bool(flag)) => Some(Value::from(if flag { "true" } else { "false" })),
        (Target::Text, Cell::Int(whole)) => Some(Value::from(whole.to_string())),
        (Target::Int, Cell::Int(_)) | (Target::Text, Cell::Text(_)) | (Target::Bool, Cell::Bool(_)) => {
            Some(cell.to_value())
        }
        (Target::Bool, Cell::Text(text)) => match text.trim().to_lowercase().as_str() {
            "true" | "yes" | "y" | "1" => Some(Value::Bool(true)),
            "false" | "no" | "n" | "0" => Some(Value::Bool(false)),
            _ => None,
        },
        (Target::Bool, cell) => cell.number().map(|number| Value::Bool(number != 0.0)),
        (Target::Date, Cell::Text(text)) => {
            parse_moment(text).map(|moment| Value::from(moment.format("%Y-%m-%d").to_string()))
        }
        (Target::Date, _) => None,
    }
}

/// `[{"name": ..., "expression": ...}]` or `{name: expression}`.
fn parse_computed(parameters: &Parameters) -> Result<Vec<(String, String)>, AnalysisError> {
    let wrong = |found: &Value| {
        AnalysisError::bad_parameter("computed", "a list of {\"name\": ..., \"expression\": ...}", found)
    };
    let text = |value: &Value| value.as_str().map(str::to_owned).ok_or_else(|| wrong(value));
    match parameters.get("computed") {
        None => Ok(Vec::new()),
        Some(Value::Object(entries)) if !entries.contains_key("expression") => {
            entries.iter().map(|(name, value)| Ok((name.clone(), text(value)?))).collect()
        }
        Some(one @ Value::Object(_)) => Ok(vec![computed_entry(one).ok_or_else(|| wrong(one))?]),
        Some(Value::Array(items)) => items.iter().map(|item| computed_entry(item).ok_or_else(|| wrong(item))).collect(),
        Some(other) => Err(wrong(other)),
    }
}

fn computed_entry(item: &Value) -> Option<(String, String)> {
    let find = |names: &[&str]| names.iter().find_map(|name| item.get(*name)).and_then(Value::as_str);
    let name = find(&["name", "field", "as"])?;
    let expression = find(&["expression", "expr", "formula"])?;
    Some((name.to_owned(), expression.to_owned()))
}

/// Whether some row came out null.
fn compute(rows: &mut [Row], name: &str, text: &str, expression: &Expression) -> Result<bool, AnalysisError> {
    let mut has_nulls = false;
    for (index, row) in rows.iter_mut().enumerate() {
        let value = expression::evaluate(expression, row).map_err(|(field, found)| AnalysisError::NotANumber {
            purpose: format!("expression '{}'", shorten(text)),
            field,
            row: index + 1,
            found,
        })?;
        let value = value.to_value();
        has_nulls |= value.is_null();
        row.insert(name.to_owned(), value);
    }
    Ok(has_nulls)
}

fn parse_rename(
    parameters: &Parameters,
    fields: &[String],
    is_empty: bool,
) -> Result<Vec<(String, String)>, AnalysisError> {
    let mut rename = Vec::new();
    for (old, new) in parameters.object("rename")?.into_iter().flatten() {
        let Some(new) = new.as_str() else {
            return Err(AnalysisError::bad_parameter("rename", "an object of {\"old\": \"new\"}", new));
        };
        if !fields.contains(old) && !is_empty {
            return Err(AnalysisError::unknown_field(old, fields));
        }
        rename.push((old.clone(), new.to_owned()));
    }
    Ok(rename)
}

type Selected = (String, String);

fn parse_select(parameters: &Parameters) -> Result<Option<Vec<Selected>>, AnalysisError> {
    let wrong =
        |found: &Value| AnalysisError::bad_parameter("fields", "field names or {\"from\": ..., \"to\": ...}", found);
    let entry = |item: &Value| -> Result<Selected, AnalysisError> {
        if let Some(name) = item.as_str() {
            return Ok((name.to_owned(), name.to_owned()));
        }
        let find = |names: &[&str]| names.iter().find_map(|name| item.get(*name)).and_then(Value::as_str);
        let from = find(&["from", "field", "source"]).ok_or_else(|| wrong(item))?;
        let to = find(&["to", "as", "name", "target"]).unwrap_or(from);
        Ok((from.to_owned(), to.to_owned()))
    };
    match parameters.get("fields") {
        None => Ok(None),
        Some(Value::Array(items)) => items.iter().map(entry).collect::<Result<Vec<_>, _>>().map(Some),
        Some(Value::Object(entries)) => {
            let pair = |(from, to): (&String, &Value)| {
                to.as_str().map(|to| (from.clone(), to.to_owned())).ok_or_else(|| wrong(to))
            };
            entries.iter().map(pair).collect::<Result<Vec<_>, _>>().map(Some)
        }
        Some(one) => entry(one).map(|selected| Some(vec![selected])),
    }
}

/// Rows are sorted before fields are renamed, but a model may well use the new name.
fn sort_keys(
    parameters: &Parameters,
    fields: &[String],
    rename: &[(String, String)],
    select: Option<&[Selected]>,
) -> Result<Vec<SortKey>, AnalysisError> {
    let mut keys = order::sort_keys(parameters)?;
    for key in keys.iter_mut().filter(|key| !fields.contains(&key.field)) {
        let renamed = rename.iter().find(|(_, new)| *new == key.field).map(|(old, _)| old.clone());
        let selected = || select?.iter().find(|(_, to)| *to == key.field).map(|(from, _)| from.clone());
        if let Some(field) = renamed.or_else(selected) {
            key.field = field;
        }
    }
    Ok(keys)
}

fn shape(row: Row, transform: &Transform) -> Row {
    let mut shaped = match &transform.select {
        Some(select) => select.iter().map(|(field, name)| (name.clone(), field_of(&row, field))).collect(),
        None => row,
    };
    for field in &transform.drop {
        shaped.shift_remove(field);
    }
    if transform.rename.is_empty() {
        return shaped;
    }
    let renamed = |name: String| {
        let new = transform.rename.iter().find(|(old, _)| *old == name).map(|(_, new)| new.clone());
        new.unwrap_or(name)
    };
    shaped.into_iter().map(|(name, value)| (renamed(name), value)).collect()
}

fn field_of(row: &Row, field: &str) -> Value {
    let path = || field.split('.').map(str::to_owned).collect::<Vec<_>>();
    row.get(field).or_else(|| dig(row, &path())).cloned().unwrap_or_default()
}
