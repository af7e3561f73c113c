//! JSON schemas as Python types: objects are `TypedDict`s, references are names, and what cannot be said is `Any`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde_json::{Map, Value};

use super::quotable;
use crate::functions::{line, literal, python_type};
use crate::tool::python_name;

/// Types of one tool, and how deep a schema is followed between two names.
const MOST_TYPES: usize = 200;
const DEEPEST: usize = 24;
/// Words of an enumeration.
const MOST_WORDS: usize = 60;

const BUILTIN: [&str; 6] = ["bool", "dict", "float", "int", "list", "str"];

/// The types of one tool.
pub(super) struct Types<'a> {
    prefix: String,
    /// The function has this name, so a type of the same name is written with its module.
    function: &'a str,
    declared: Vec<Declared>,
    taken: BTreeSet<String>,
    /// Places of the schema that have a name already; recursion ends here.
    named: BTreeMap<String, String>,
}

struct Declared {
    name: String,
    what: What,
}

enum What {
    Dict(Vec<Field>),
    /// Another name for a type.
    Alias(String),
    /// Its place is kept while it is made.
    Open,
}

struct Field {
    key: String,
    kind: String,
    is_required: bool,
    about: String,
}

impl<'a> Types<'a> {
    pub(super) fn new(function: &'a str) -> Self {
        let prefix = pascal(function);
        Self { prefix, function, declared: Vec::new(), taken: BTreeSet::new(), named: BTreeMap::new() }
    }

    /// The type of the arguments, and of each by its name.
    pub(super) fn input(&mut self, schema: &Value) -> (String, BTreeMap<String, String>) {
        let name = format!("{}Input", self.prefix);
        let input = self.root(schema, &name, true);
        let fields = self.declared.iter().find(|declared| declared.name == input).map(|declared| &declared.what);
        let kinds = match fields {
            Some(What::Dict(fields)) => fields.iter().map(|field| (field.key.clone(), field.kind.clone())).collect(),
            _ => BTreeMap::new(),
        };
        (input, kinds)
    }

    /// The type of the answer; anything where none is declared.
    pub(super) fn response(&mut self, schema: Option<&Value>) -> String {
        let Some(schema) = schema else { return "Any".to_owned() };
        // References of the answer's schema are into itself.
        self.named.clear();
        let name = format!("{}Response", self.prefix);
        self.root(schema, &name, false)
    }

    fn root(&mut self, schema: &Value, name: &str, is_dict: bool) -> String {
        let mut reading = Reading { types: self, root: schema };
        let properties = schema.get("properties").and_then(Value::as_object);
        let is_open = matches!(schema.get("additionalProperties"), Some(Value::Bool(true) | Value::Object(_)));
        let has_other = ["anyOf", "oneOf", "allOf", "$ref"].iter().any(|key| schema.get(key).is_some());
        if properties.is_some_and(|properties| !properties.is_empty()) || (is_dict && !is_open && !has_other) {
            return reading.dict(schema, properties.unwrap_or(&Map::new()), name, "#");
        }
        let (index, own) = reading.open(name, "#");
        let kind = reading.of(schema, name, DEEPEST);
        self.declared[index].what = What::Alias(kind);
        own
    }

    /// Names that others may want to import.
    pub(super) fn public(&self) -> Vec<String> {
        let ends = ["Input", "Response"].map(|end| format!("{}{end}", self.prefix));
        self.declared.iter().map(|declared| declared.name.clone()).filter(|name| ends.contains(name)).collect()
    }

    /// Lines that bring in what the declarations use, and whatever else is wanted.
    pub(super) fn imports(&self, others: &[&str]) -> String {
        let text = self.declarations();
        let has_word = |word: &str| {
            let is_part = |character: char| character.is_alphanumeric() || character == '_';
            text.split(|character: char| !is_part(character)).any(|found| found == word)
        };
        let names = ["Any", "Literal", "NotRequired", "TypeAlias", "TypedDict"].into_iter();
        let mut used: Vec<&str> = names.filter(|name| has_word(name) || others.contains(name)).collect();
        used.extend(others.iter().filter(|name| !used.contains(name)).collect::<Vec<_>>());
        used.sort_unstable();
        let module = if BUILTIN.contains(&self.function) { "import builtins\n" } else { "" };
        let names = if used.is_empty() { String::new() } else { format!("from typing import {}\n", used.join(", ")) };
        let gap = if module.is_empty() && names.is_empty() { "" } else { "\n" };
        format!("{module}{names}{gap}")
    }

    pub(super) fn declarations(&self) -> String {
        let mut text = String::new();
        for Declared { name, what } in &self.declared {
            text.push_str("\n\n");
            match what {
                What::Alias(kind) => {
                    let _ = writeln!(text, "{name}: TypeAlias = \"{kind}\"");
                }
                What::Dict(fields) => text.push_str(&dict(name, fields)),
                What::Open => {}
            }
        }
        text
    }
}

fn dict(name: &str, fields: &[Field]) -> String {
    // A key in a class body must be a name, and hides what has the same name below it.
    let is_plain =
        |key: &str| key.is_ascii() && python_name(key) == key && !key.starts_with("__") && !BUILTIN.contains(&key);
    let about = |field: &Field| {
        if field.about.is_empty() { String::new() } else { format!("    # {}\n", quotable(&field.about)) }
    };
    let mut text = String::new();
    if fields.iter().all(|field| is_plain(&field.key)) {
        let _ = writeln!(text, "class {name}(TypedDict):");
        if fields.is_empty() {
            text.push_str("    pass\n");
        }
        for field in fields {
            let kind = if field.is_required { field.kind.clone() } else { format!("NotRequired[{}]", field.kind) };
            let _ = writeln!(text, "{}    {}: {kind}", about(field), field.key);
        }
        return text;
    }
    let _ = writeln!(text, "{name} = TypedDict(\"{name}\", {{");
    for field in fields {
        let kind = format!("\"{}\"", field.kind);
        let kind = if field.is_required { kind } else { format!("NotRequired[{kind}]") };
        let _ = writeln!(text, "{}    {}: {kind},", about(field), literal(&field.key));
    }
    text.push_str("})\n");
    text
}

/// Types of one schema, whose references lead into it.
struct Reading<'t, 'a, 's> {
    types: &'t mut Types<'a>,
    root: &'s Value,
}

impl<'s> Reading<'_, '_, 's> {
    /// Keeps a name for what stands at a place of the schema.
    fn open(&mut self, wanted: &str, place: &str) -> (usize, String) {
        let mut name = wanted.to_owned();
        let mut number = 2;
        while !self.types.taken.insert(name.clone()) {
            name = format!("{wanted}{number}");
            number += 1;
        }
        if !place.is_empty() {
            self.types.named.insert(place.to_owned(), name.clone());
        }
        self.types.declared.push(Declared { name: name.clone(), what: What::Open });
        (self.types.declared.len() - 1, name)
    }

    fn dict(&mut self, schema: &'s Value, properties: &'s Map<String, Value>, name: &str, place: &str) -> String {
        let (index, own) = self.open(name, place);
        let required = schema.get("required").and_then(Value::as_array);
        let fields = properties.iter().map(|(key, property)| Field {
            key: key.clone(),
            kind: self.of(property, &format!("{own}{}", pascal(key)), DEEPEST),
            is_required: required.is_some_and(|names| names.iter().any(|needed| needed == key)),
            about: line(property.get("description").and_then(Value::as_str).unwrap_or_default()),
        });
        let fields = fields.collect();
        self.types.declared[index].what = What::Dict(fields);
        own
    }

    /// The type of a schema; an object that needs a name gets `name`.
    fn of(&mut self, schema: &'s Value, name: &str, depth: usize) -> String {
        let Some(depth) = depth.checked_sub(1).filter(|_| self.types.declared.len() < MOST_TYPES) else {
            return "Any".to_owned();
        };
        if let Some(target) = schema.get("$ref").and_then(Value::as_str) {
            return self.reference(target);
        }
        if let Some(words) = words_of(schema) {
            return words;
        }
        let choices = ["anyOf", "oneOf"].iter().find_map(|key| schema.get(key)).and_then(Value::as_array);
        if let Some(choices) = choices.filter(|_| schema.get("properties").is_none()) {
            let kinds = choices.iter().map(|choice| self.of(choice, name, depth));
            return union(kinds.collect::<Vec<_>>());
        }
        if let Some([only]) = schema.get("allOf").and_then(Value::as_array).map(Vec::as_slice)
            && schema.get("properties").is_none()
        {
            return self.of(only, name, depth);
        }
        let kinds: Vec<&str> = match schema.get("type") {
            Some(Value::String(kind)) => vec![kind],
            Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
            _ if schema.get("properties").is_some_and(Value::is_object) => vec!["object"],
            _ => Vec::new(),
        };
        union(kinds.into_iter().map(|kind| self.plain(kind, schema, name, depth)).collect())
    }

    fn plain(&mut self, kind: &str, schema: &'s Value, name: &str, depth: usize) -> String {
        match kind {
            "array" => {
                let items = schema.get("items").filter(|items| items.is_object());
                let of_items = items.map_or("Any".to_owned(), |items| self.of(items, &format!("{name}Item"), depth));
                format!("{}[{of_items}]", self.builtin("list"))
            }
            "object" => {
                let properties = schema.get("properties").and_then(Value::as_object);
                if let Some(properties) = properties.filter(|properties| !properties.is_empty()) {
                    return self.dict(schema, properties, name, "");
                }
                let others = schema.get("additionalProperties").filter(|others| others.is_object());
                let of_values =
                    others.map_or("Any".to_owned(), |others| self.of(others, &format!("{name}Value"), depth));
                format!("{}[{}, {of_values}]", self.builtin("dict"), self.builtin("str"))
            }
            "null" => "None".to_owned(),
            kind => match python_type(kind) {
                "" => "Any".to_owned(),
                known => self.builtin(known),
            },
        }
    }

    fn builtin(&self, name: &str) -> String {
        if self.types.function == name { format!("builtins.{name}") } else { name.to_owned() }
    }

    /// The name of what a reference leads to, made when it is first met.
    fn reference(&mut self, target: &str) -> String {
        let Some(pointer) = target.strip_prefix('#') else { return "Any".to_owned() };
        let place = format!("#{pointer}");
        if let Some(known) = self.types.named.get(&place) {
            return known.clone();
        }
        let Some(found) = self.root.pointer(pointer) else { return "Any".to_owned() };
        let last = pointer.rsplit('/').next().unwrap_or_default();
        let wanted = format!("{}{}", self.types.prefix, pascal(last));
        let properties = found.get("properties").and_then(Value::as_object).filter(|known| !known.is_empty());
        if let Some(properties) = properties {
            return self.dict(found, properties, &wanted, &place);
        }
        let (index, own) = self.open(&wanted, &place);
        let kind = self.of(found, &format!("{own}Value"), DEEPEST);
        // A name that stands for nothing but itself stands for anything.
        let kind = if kind == own { "Any".to_owned() } else { kind };
        self.types.declared[index].what = What::Alias(kind);
        own
    }
}

/// `Literal[...]` of an enumeration, or the types of its values where they cannot be written plainly.
fn words_of(schema: &Value) -> Option<String> {
    let single: Vec<Value> = schema.get("const").cloned().into_iter().collect();
    let values = match schema.get("enum").and_then(Value::as_array) {
        Some(values) => values,
        None if single.is_empty() => return None,
        None => &single,
    };
    let is_plain = |text: &str| {
        text.len() <= 100 && text.bytes().all(|byte| (b' '..=b'~').contains(&byte) && !b"'\"\\".contains(&byte))
    };
    let words: Option<Vec<String>> = values
        .iter()
        .map(|value| match value {
            Value::String(text) if is_plain(text) => Some(format!("'{text}'")),
            Value::Number(number) if !number.is_f64() => Some(number.to_string()),
            Value::Bool(true) => Some("True".to_owned()),
            Value::Bool(false) => Some("False".to_owned()),
            Value::Null => Some("None".to_owned()),
            _ => None,
        })
        .collect();
    match words {
        Some(words) if (1..=MOST_WORDS).contains(&words.len()) => Some(format!("Literal[{}]", words.join(", "))),
        _ if !values.is_empty() && values.iter().all(Value::is_string) => Some("str".to_owned()),
        _ => Some("Any".to_owned()),
    }
}

fn union(kinds: Vec<String>) -> String {
    let mut kept: Vec<String> = Vec::new();
    for kind in kinds {
        if kind == "Any" {
            return kind;
        }
        if !kept.contains(&kind) {
            kept.push(kind);
        }
    }
    // Readers expect it at the end.
    kept.sort_by_key(|kind| kind == "None");
    if kept.is_empty() { "Any".to_owned() } else { kept.join(" | ") }
}

/// `create_issue` as `CreateIssue`.
fn pascal(name: &str) -> String {
    let spelled = python_name(name);
    let parts = spelled.split('_').filter(|part| !part.is_empty());
    let made: String = parts
        .map(|part| {
            let mut letters = part.chars();
            letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
        })
        .collect();
    if made.starts_with(|first: char| first.is_alphabetic()) { made } else { format!("Tool{made}") }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Types;

    fn declared(function: &str, schema: &Value) -> String {
        let mut types = Types::new(function);
        let _ = types.input(schema);
        types.declarations().trim().to_owned()
    }

    #[test]
    fn references_are_names_however_they_go_round() {
        let tree = json!({
            "type": "object",
            "properties": {"root": {"$ref": "#/$defs/node"}, "any": {"$ref": "#/$defs/json"}, "all": {"$ref": "#"}},
            "$defs": {
                "node": {"type": "object", "properties": {"next": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/node"}]}}},
                "json": {"anyOf": [{"type": "number"}, {"type": "array", "items": {"$ref": "#/$defs/json"}}]},
                "round": {"$ref": "#/$defs/round"},
            },
        });
        assert_eq!(
            declared("walk", &tree),
            "class WalkInput(TypedDict):\n    root: NotRequired[WalkNode]\n    any: NotRequired[WalkJson]\n    all: \
             NotRequired[WalkInput]\n\n\nclass WalkNode(TypedDict):\n    next: NotRequired[WalkNode | None]\n\n\nWalkJson: \
             TypeAlias = \"float | list[WalkJson]\""
        );
        let round = json!({"properties": {"a": {"$ref": "#/$defs/round"}, "b": {"$ref": "https://x"}, "c": {"$ref": "#/no"}},
            "$defs": {"round": {"$ref": "#/$defs/round"}}});
        assert_eq!(
            declared("walk", &round),
            "class WalkInput(TypedDict):\n    a: NotRequired[WalkRound]\n    b: NotRequired[Any]\n    c: \
             NotRequired[Any]\n\n\nWalkRound: TypeAlias = \"Any\""
        );
    }

    #[test]
    fn unions_maps_and_nested_objects() {
        let schema = json!({
            "type": "object",
            "properties": {
                "id": {"anyOf": [{"type": "null"}, {"type": "integer"}, {"type": "string"}]},
                "labels": {"type": ["array", "null"], "items": {"type": "object", "properties": {"name": {"type": "string"}}}},
                "counts": {"type": "object", "additionalProperties": {"type": "integer"}},
                "kind": {"const": "x"}, "odd": {"enum": ["it's", "b"]}, "mixed": {"enum": [1, null, [1]]},
            },
            "required": ["id"],
        });
        assert_eq!(
            declared("save", &schema),
            "class SaveInput(TypedDict):\n    id: int | str | None\n    labels: NotRequired[list[SaveInputLabelsItem] | \
             None]\n    counts: NotRequired[dict[str, int]]\n    kind: NotRequired[Literal['x']]\n    odd: \
             NotRequired[str]\n    mixed: NotRequired[Any]\n\n\nclass SaveInputLabelsItem(TypedDict):\n    name: \
             NotRequired[str]"
        );
    }

    #[test]
    fn a_function_named_like_a_type_hides_none() {
        let schema = json!({"properties": {"list": {"type": "array", "items": {"type": "string"}}}});
        assert_eq!(
            declared("list", &schema),
            "ListInput = TypedDict(\"ListInput\", {\n    \"list\": NotRequired[\"builtins.list[str]\"],\n})"
        );
        assert_eq!(declared("ping", &json!({"type": "object"})), "class PingInput(TypedDict):\n    pass");
        let open = json!({"type": "object", "additionalProperties": true});
        assert_eq!(declared("put", &open), "PutInput: TypeAlias = \"dict[str, Any]\"");
    }

    #[test]
    fn schemas_without_end_end() {
        let wide = |inner: Value| Value::Object((0..30).map(|n| (format!("k{n}"), inner.clone())).collect());
        let object = |inner: Value| json!({"type": "object", "properties": wide(inner)});
        let huge = object(object(object(json!({"type": "string"}))));
        assert!(declared("huge", &huge).matches("TypedDict").count() <= 201);
        let deep = (0..100).fold(json!({"type": "string"}), |inner, _| json!({"type": "array", "items": inner}));
        let schema = json!({"properties": {"deep": deep}});
        assert!(declared("deep", &schema).contains("list[Any]"));
    }
}
