//! Arguments of a call held against the tool's JSON schema, before anybody is called.
//!
//! Rule: only what is surely wrong is refused: a missing argument, an unknown name, a value of another type, a word that is
//! none of the choices. Ranges, formats and patterns are the server's to judge. Messages are Python's.

use std::cell::Cell;

use orchestrator_words::{listed, shorten, suggestion};
use serde_json::{Map, Value};

use crate::functions::python_type;

/// How deep references are followed and values looked into, and how much is looked at in all: a schema may branch at every
/// step. What lies beyond is the server's to judge.
const DEEPEST: usize = 32;
const MOST_STEPS: u32 = 200_000;

/// What is wrong with the arguments of a call.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArgumentError {
    #[error("{tool}() missing {}", missing(.names))]
    Missing { tool: String, names: Vec<String> },
    #[error("{tool}() got an unexpected keyword argument '{}'", shorten(.name))]
    Unexpected { tool: String, name: String, known: Vec<String> },
    #[error("{tool}() argument '{place}' must be {wanted}, not {found}")]
    WrongType { tool: String, place: String, wanted: String, found: String },
    #[error("{tool}() argument '{place}' must be {wanted}, not {found}")]
    NoChoice { tool: String, place: String, wanted: String, found: String },
}

impl ArgumentError {
    /// What to write instead, where that is known.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::Unexpected { name, known, .. } => Some(match suggestion(name, known.iter().map(String::as_str)) {
                Some(suggestion) => suggestion,
                None if known.is_empty() => "it takes no arguments".to_owned(),
                None => format!("it takes {}", listed(known)),
            }),
            _ => None,
        }
    }
}

/// `2 required arguments: 'a' and 'b'`
fn missing(names: &[String]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("'{}'", shorten(name))).collect();
    match quoted.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            format!("{} required arguments: {} and {last}", names.len(), rest.join(", "))
        }
        _ => format!("1 required argument: {}", quoted.concat()),
    }
}

/// Refuses arguments that do not fit `schema`. A null that an optional argument does not allow counts as left out, as many
/// clients send it.
pub fn check_arguments(tool: &str, schema: &Value, arguments: &mut Map<String, Value>) -> Result<(), ArgumentError> {
    let checker = Checker { tool, root: schema, is_closed: true, steps: Cell::new(MOST_STEPS) };
    let required: Vec<&str> =
        schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let properties = schema.get("properties").and_then(Value::as_object);
    arguments.retain(|name, value| {
        let property = properties.and_then(|properties| properties.get(name));
        !value.is_null()
            || required.contains(&name.as_str())
            || property.is_none_or(|property| checker.check(property, value, "", 0).is_ok())
    });
    checker.check_object(schema, arguments, "", 0)
}

/// Says where `value` is not what the schema of a tool's answers declares. Members that it does not name are welcome, unless
/// it says that there are no others.
pub fn check_answer(schema: &Value, value: &Value) -> Result<(), String> {
    let checker = Checker { tool: "", root: schema, is_closed: false, steps: Cell::new(MOST_STEPS) };
    checker.check(schema, value, "", 0).map_err(|error| {
        let place = |place: &str| if place.is_empty() { "it".to_owned() } else { format!("'{}'", shorten(place)) };
        match error {
            ArgumentError::Missing { names, .. } => {
                let names: Vec<String> = names.iter().map(|name| place(name)).collect();
                format!("{} missing", listed(&names))
            }
            ArgumentError::Unexpected { name, .. } => format!("{} is not declared", place(&name)),
            ArgumentError::WrongType { place: at, wanted, found, .. }
            | ArgumentError::NoChoice { place: at, wanted, found, .. } => {
                format!("{} is {found}, not {wanted}", place(&at))
            }
        }
    })
}

struct Checker<'a> {
    tool: &'a str,
    root: &'a Value,
    /// Does an object that says nothing about other members have none?
    is_closed: bool,
    steps: Cell<u32>,
}

impl Checker<'_> {
    fn check(&self, schema: &Value, value: &Value, place: &str, depth: usize) -> Result<(), ArgumentError> {
        let Some(left) = self.steps.get().checked_sub(1).filter(|_| depth <= DEEPEST) else { return Ok(()) };
        self.steps.set(left);
        if let Some(target) = schema.get("$ref").and_then(Value::as_str) {
            // What cannot be found here is the server's to judge.
            let found = target.strip_prefix('#').and_then(|pointer| self.root.pointer(pointer));
            return found.map_or(Ok(()), |found| self.check(found, value, place, depth + 1));
        }
        for part in schema.get("allOf").and_then(Value::as_array).into_iter().flatten() {
            self.check(part, value, place, depth + 1)?;
        }
        for keyword in ["anyOf", "oneOf"] {
            if let Some(choices) = schema.get(keyword).and_then(Value::as_array) {
                self.check_choices(choices, value, place, depth)?;
            }
        }
        self.check_type(schema, value, place)?;
        self.check_enumeration(schema, value, place)?;
        match value {
            Value::Object(map) => self.check_object(schema, map, place, depth),
            Value::Array(items) => {
                let Some(of_items) = schema.get("items").filter(|items| items.is_object()) else { return Ok(()) };
                let mut places = items.iter().enumerate();
                places.try_for_each(|(index, item)| self.check(of_items, item, &format!("{place}[{index}]"), depth + 1))
            }
            _ => Ok(()),
        }
    }

    /// One of several must fit. If one choice alone is of the value's type, its complaint is the one that helps.
    fn check_choices(&self, choices: &[Value], value: &Value, place: &str, depth: usize) -> Result<(), ArgumentError> {
        let complaints: Vec<ArgumentError> =
            choices.iter().filter_map(|choice| self.check(choice, value, place, depth + 1).err()).collect();
        if choices.is_empty() || complaints.len() < choices.len() {
            return Ok(());
        }
        let is_elsewhere = |complaint: &&ArgumentError| !matches!(complaint, ArgumentError::WrongType { place: at, .. } if at == place);
        let inside: Vec<&ArgumentError> = complaints.iter().filter(is_elsewhere).collect();
        if let [only] = inside.as_slice() {
            return Err((*only).clone());
        }
        let mut wanted: Vec<&str> = Vec::new();
        for complaint in &complaints {
            if let ArgumentError::WrongType { wanted: kind, .. } = complaint
                && !wanted.contains(&kind.as_str())
            {
                wanted.push(kind);
            }
        }
        let wanted = if wanted.is_empty() { "one of its kinds".to_owned() } else { wanted.join(" or ") };
        Err(self.wrong_type(place, wanted, value))
    }

    fn check_type(&self, schema: &Value, value: &Value, place: &str) -> Result<(), ArgumentError> {
        let kinds: Vec<&str> = match schema.get("type") {
            Some(Value::String(kind)) => vec![kind],
            Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
            _ => return Ok(()),
        };
        let known: Vec<&str> = kinds.iter().map(|kind| python_type(kind)).filter(|kind| !kind.is_empty()).collect();
        // A type that nobody knows could be anything.
        if known.len() < kinds.len() || kinds.is_empty() || kinds.iter().any(|kind| is_of(kind, value)) {
            return Ok(());
        }
        Err(self.wrong_type(place, known.join(" or "), value))
    }

    fn check_enumeration(&self, schema: &Value, value: &Value, place: &str) -> Result<(), ArgumentError> {
        let single: Vec<Value> = schema.get("const").cloned().into_iter().collect();
        let choices = match schema.get("enum").and_then(Value::as_array) {
            Some(choices) => choices,
            None if !single.is_empty() => &single,
            None => return Ok(()),
        };
        if choices.is_empty() || choices.contains(value) {
            return Ok(());
        }
        let shown: Vec<String> = choices.iter().map(python_text).collect();
        let wanted = match shown.split_last() {
            Some((last, rest)) if !rest.is_empty() && rest.len() < 12 => format!("{} or {last}", rest.join(", ")),
            _ => listed(&shown),
        };
        let (tool, place) = (self.tool.to_owned(), place.to_owned());
        Err(ArgumentError::NoChoice { tool, place, wanted, found: python_text(value) })
    }

    fn check_object(
        &self,
        schema: &Value,
        map: &Map<String, Value>,
        place: &str,
        depth: usize,
    ) -> Result<(), ArgumentError> {
        let inside = |name: &str| if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") };
        let required = schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        let missing: Vec<String> = required.filter(|name| !map.contains_key(*name)).map(inside).collect();
        let Some(properties) = schema.get("properties").and_then(Value::as_object).filter(|known| !known.is_empty())
        else {
            return self.none_missing(missing);
        };
        // A slip of the pen explains what is missing better than the other way round.
        let is_closed = match schema.get("additionalProperties") {
            None => self.is_closed,
            Some(others) => *others == Value::Bool(false),
        } && schema.get("patternProperties").is_none();
        let is_top_or_strict = place.is_empty() || schema.get("additionalProperties").is_some();
        for (name, value) in map {
            match properties.get(name) {
                Some(property) => self.check(property, value, &inside(name), depth + 1)?,
                None if is_closed && is_top_or_strict => {
                    let known = properties.keys().cloned().collect();
                    return Err(ArgumentError::Unexpected { tool: self.tool.to_owned(), name: inside(name), known });
                }
                None => {}
            }
        }
        self.none_missing(missing)
    }

    fn none_missing(&self, names: Vec<String>) -> Result<(), ArgumentError> {
        if names.is_empty() {
            return Ok(());
        }
        Err(ArgumentError::Missing { tool: self.tool.to_owned(), names })
    }

    fn wrong_type(&self, place: &str, wanted: String, value: &Value) -> ArgumentError {
        let found = python_type(kind_of(value)).to_owned();
        ArgumentError::WrongType { tool: self.tool.to_owned(), place: place.to_owned(), wanted, found }
    }
}

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        "number" => value.is_number(),
        kind => kind == kind_of(value),
    }
}

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// A value as Python shows it, cut.
fn python_text(value: &Value) -> String {
    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::String(text) => format!("'{}'", shorten(text)),
        other => shorten(&other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{check_answer, check_arguments};

    fn schema() -> Value {
        json!({
            "type": "object",
            "properties": {
                "title": {"type": "string"},
                "count": {"type": "integer"},
                "state": {"type": "string", "enum": ["open", "closed"]},
                "labels": {"type": "array", "items": {"type": "string"}},
                "id": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
                "tree": {"$ref": "#/$defs/node"},
                "filter": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"],
                    "additionalProperties": false},
                "anything": {},
            },
            "required": ["title"],
            "$defs": {"node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/node"}, "value": {"type": "number"}}}},
        })
    }

    fn told(schema: &Value, arguments: Value) -> Result<Value, (String, Option<String>)> {
        let mut map = arguments.as_object().cloned().expect("an object");
        match check_arguments("create_issue", schema, &mut map) {
            Ok(()) => Ok(Value::Object(map)),
            Err(error) => Err((error.to_string(), error.hint())),
        }
    }

    #[test]
    fn what_fits_passes() {
        for arguments in [
            json!({"title": "x"}),
            json!({"title": "x", "count": 3.0, "state": "open", "labels": ["a"], "id": "7", "anything": [1]}),
            json!({"title": "x", "tree": {"next": {"next": {"value": 1}}}, "filter": {"name": "n"}}),
        ] {
            assert_eq!(told(&schema(), arguments.clone()), Ok(arguments));
        }
        assert_eq!(told(&schema(), json!({"title": "x", "count": null})), Ok(json!({"title": "x"})));
        assert_eq!(told(&json!({"type": "object"}), json!({"a": 1})), Ok(json!({"a": 1})));
    }

    #[test]
    fn what_does_not_is_told_in_pythons_words() {
        let cases = [
            (json!({}), "create_issue() missing 1 required argument: 'title'", None),
            (json!({"title": null}), "create_issue() argument 'title' must be str, not None", None),
            (
                json!({"titel": "x"}),
                "create_issue() got an unexpected keyword argument 'titel'",
                Some("did you mean 'title'?"),
            ),
            (json!({"title": 3}), "create_issue() argument 'title' must be str, not int", None),
            (json!({"title": "x", "count": "3"}), "create_issue() argument 'count' must be int, not str", None),
            (json!({"title": "x", "count": true}), "create_issue() argument 'count' must be int, not bool", None),
            (json!({"title": "x", "count": 1.5}), "create_issue() argument 'count' must be int, not float", None),
            (
                json!({"title": "x", "state": "opened"}),
                "create_issue() argument 'state' must be 'open' or 'closed', not 'opened'",
                None,
            ),
            (
                json!({"title": "x", "labels": ["a", 1]}),
                "create_issue() argument 'labels[1]' must be str, not int",
                None,
            ),
            (json!({"title": "x", "id": []}), "create_issue() argument 'id' must be int or str, not list", None),
            (
                json!({"title": "x", "tree": {"next": {"value": "1"}}}),
                "create_issue() argument 'tree.next.value' must be float, not str",
                None,
            ),
            (json!({"title": "x", "filter": {}}), "create_issue() missing 1 required argument: 'filter.name'", None),
        ];
        for (arguments, message, hint) in cases {
            let expected = (message.to_owned(), hint.map(str::to_owned));
            assert_eq!(told(&schema(), arguments.clone()), Err(expected), "{arguments}");
        }
    }

    #[test]
    fn a_schema_that_goes_round_ends() {
        let twice = json!([{"$ref": "#/properties/b"}, {"$ref": "#/properties/b"}, {"type": "string"}]);
        let round = json!({"properties": {"a": {"$ref": "#/properties/a"}, "b": {"allOf": twice}}});
        assert_eq!(told(&round, json!({"a": 1})), Ok(json!({"a": 1})));
        assert!(told(&round, json!({"b": 2})).is_err());
    }

    #[test]
    fn answers_are_held_against_what_was_declared() {
        let told = |value: Value| check_answer(&schema(), &value).err();
        assert_eq!(told(json!({"title": "x", "more": 1, "filter": {"name": "n"}})), None);
        assert_eq!(told(json!({})).as_deref(), Some("'title' missing"));
        assert_eq!(told(json!("text")).as_deref(), Some("it is str, not dict"));
        assert_eq!(told(json!({"title": 7})).as_deref(), Some("'title' is int, not str"));
        assert_eq!(
            told(json!({"title": "x", "state": "new"})).as_deref(),
            Some("'state' is 'new', not 'open' or 'closed'")
        );
        let closed = json!({"title": "x", "filter": {"name": "n", "other": 1}});
        assert_eq!(told(closed).as_deref(), Some("'filter.other' is not declared"));
    }
}
