//! Reads a tool from JSON, as written by hand, listed by an MCP server or shown in full.
//!
//! Keys that are unknown but look like a known one are refused as slips of the pen; others are
//! passed over, since MCP adds keys with each revision.

use orchestrator_words::{shorten, slip};
use serde_json::{Map, Value, json};

use crate::error::RegistryError;
use crate::tool::Tool;

/// The longest name of a tool, server or category, in characters, as in MCP.
const LONGEST_NAME: usize = 128;

/// Every key that is read.
const KEYS: [&str; 14] = [
    "name",
    "title",
    "server",
    "category",
    "description",
    "input_schema",
    "inputSchema",
    "parameters",
    "output_schema",
    "outputSchema",
    "import",
    "signature",
    "examples",
    "annotations",
];

type Result<T> = std::result::Result<T, RegistryError>;

impl TryFrom<Value> for Tool {
    type Error = RegistryError;

    fn try_from(value: Value) -> Result<Self> {
        let Value::Object(mut object) = value else {
            return Err(RegistryError::NotAnObject { found: describe(&value) });
        };
        refuse_slips(&object)?;
        let mut tool = Self::new(name(&mut object, "name")?.ok_or(RegistryError::MissingKey { key: "name" })?, "");
        tool.title = text(&mut object, "title")?;
        tool.server = name(&mut object, "server")?;
        tool.category = name(&mut object, "category")?;
        tool.description = text(&mut object, "description")?.unwrap_or_default();
        if let Some(schema) = schema(&mut object, &["input_schema", "inputSchema", "parameters"])? {
            tool.input_schema = schema;
        }
        tool.output_schema = schema_of_result(&mut object)?;
        tool.import = text(&mut object, "import")?;
        tool.signature = text(&mut object, "signature")?;
        tool.examples = examples(&mut object)?;
        tool.annotations = match take(&mut object, "annotations") {
            Some(value) if !value.is_object() => return Err(wrong("annotations", "an object", &value)),
            annotations => annotations,
        };
        Ok(tool)
    }
}

/// A key whose value is null counts as absent.
fn take(object: &mut Map<String, Value>, key: &str) -> Option<Value> {
    object.remove(key).filter(|value| !value.is_null())
}

fn text(object: &mut Map<String, Value>, key: &'static str) -> Result<Option<String>> {
    match take(object, key) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.trim().to_owned())),
        Some(other) => Err(wrong(key, "text", &other)),
    }
}

fn name(object: &mut Map<String, Value>, key: &'static str) -> Result<Option<String>> {
    let Some(name) = text(object, key)? else { return Ok(None) };
    let is_name = !name.is_empty()
        && name.chars().count() <= LONGEST_NAME
        && !name.contains(|character: char| character.is_whitespace() || character.is_control());
    if is_name {
        return Ok(Some(name));
    }
    Err(wrong(key, "a name of 1 to 128 characters without spaces", &Value::String(name)))
}

/// The schema under whichever of its spellings is there.
fn schema(object: &mut Map<String, Value>, spellings: &[&'static str]) -> Result<Option<Value>> {
    let mut found: Option<(&'static str, Value)> = None;
    for &spelling in spellings {
        let Some(value) = take(object, spelling) else { continue };
        if let Some((first, _)) = found {
            return Err(RegistryError::TwoSpellings { first, second: spelling });
        }
        found = Some((spelling, value));
    }
    let Some((key, mut value)) = found else { return Ok(None) };
    let Value::Object(keywords) = &mut value else { return Err(wrong(key, "a JSON schema", &value)) };
    match keywords.get("type") {
        Some(Value::String(kind)) if kind == "object" => {}
        Some(other) => return Err(wrong(key, "a schema of type \"object\"", &json!({ "type": other }))),
        None => {
            keywords.shift_insert(0, "type".to_owned(), json!("object"));
        }
    }
    match keywords.get("properties") {
        Some(properties) if !properties.is_object() => {
            Err(wrong(key, "a schema with an object of properties", properties))
        }
        _ => Ok(Some(value)),
    }
}

/// Results need not be objects, so only the kind of value is looked at.
fn schema_of_result(object: &mut Map<String, Value>) -> Result<Option<Value>> {
    let first = take(object, "output_schema");
    let second = take(object, "outputSchema");
    if first.is_some() && second.is_some() {
        return Err(RegistryError::TwoSpellings { first: "output_schema", second: "outputSchema" });
    }
    match first.or(second) {
        Some(value) if !value.is_object() => Err(wrong("output_schema", "a JSON schema", &value)),
        schema => Ok(schema),
    }
}

fn examples(object: &mut Map<String, Value>) -> Result<Vec<String>> {
    const WANTED: &str = "a list of texts";
    let listed = match take(object, "examples") {
        None => return Ok(Vec::new()),
        Some(Value::String(one)) => return Ok(vec![one]),
        Some(Value::Array(listed)) => listed,
        Some(other) => return Err(wrong("examples", WANTED, &other)),
    };
    let texts = listed.into_iter().map(|example| match example {
        Value::String(text) => Ok(text),
        other => Err(wrong("examples", WANTED, &Value::Array(vec![other]))),
    });
    texts.collect()
}

fn refuse_slips(object: &Map<String, Value>) -> Result<()> {
    /// A key that is further off may be one that MCP adds.
    const MOST_EDITS: usize = 2;
    for key in object.keys().filter(|key| !KEYS.contains(&key.as_str())) {
        let near = KEYS
            .into_iter()
            .filter(|known| !object.contains_key(*known))
            .find(|known| slip(known, key).is_some_and(|edits| edits <= MOST_EDITS));
        if let Some(nearest) = near {
            return Err(RegistryError::UnknownKey { key: key.clone(), nearest });
        }
    }
    Ok(())
}

fn wrong(key: &'static str, wanted: &'static str, found: &Value) -> RegistryError {
    RegistryError::WrongValue { key, wanted, found: describe(found) }
}

/// A value as a message names it.
fn describe(value: &Value) -> String {
    let kind = match value {
        Value::Null => return "null".to_owned(),
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    };
    format!("{kind}: {}", shorten(&value.to_string()))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::error::RegistryError;
    use crate::tool::Tool;

    fn refusal(value: Value) -> (String, Option<String>) {
        let error = Tool::try_from(value).unwrap_err();
        (error.to_string(), error.hint())
    }

    #[test]
    fn every_spelling_reads_the_same() {
        let schema = json!({"type": "object", "properties": {"a": {"type": "string"}}});
        let expected = Tool { input_schema: schema.clone(), ..Tool::new("t", "Does it.") };
        for spelling in ["input_schema", "inputSchema", "parameters"] {
            let read = Tool::try_from(json!({"name": "t", "description": " Does it.\n", spelling: schema}));
            assert_eq!(read, Ok(expected.clone()), "{spelling}");
        }
        let untyped =
            json!({"name": "t", "description": "Does it.", "parameters": {"properties": schema["properties"]}});
        assert_eq!(Tool::try_from(untyped), Ok(expected));
    }

    #[test]
    fn absent_null_and_foreign_keys_are_fine() {
        let value = json!({"name": "t", "server": null, "_meta": {}, "icons": [], "execution": {}, "$schema": "x"});
        assert_eq!(Tool::try_from(value), Ok(Tool::new("t", "")));
    }

    #[test]
    fn a_full_definition_survives_the_way_out_and_in() {
        let value = json!({
            "name": "t", "title": "T", "server": "s", "category": "c", "description": "Does it.",
            "import": "from servers.s import t",
            "input_schema": {"type": "object", "properties": {}},
            "output_schema": {"type": "array"},
            "examples": ["t()"],
            "annotations": {"readOnlyHint": true},
        });
        let tool: Tool = serde_json::from_value(value.clone()).unwrap();
        assert_eq!(serde_json::to_string(&tool).unwrap(), value.to_string());
        let function = json!({
            "name": "f", "category": "kit.data", "description": "Does it.",
            "import": "from kit.data import f", "signature": "f(df, *, by=None)",
        });
        let tool: Tool = serde_json::from_value(function.clone()).unwrap();
        assert_eq!(serde_json::to_string(&tool).unwrap(), function.to_string());
    }

    #[test]
    fn wrong_definitions_are_refused_with_what_was_found() {
        let cases = [
            (json!([1]), "a tool must be an object, found a list: [1]"),
            (json!({}), "'name' is missing"),
            (json!({"name": 3}), "'name' must be text, found a number: 3"),
            (
                json!({"name": "a b"}),
                "'name' must be a name of 1 to 128 characters without spaces, found text: \"a b\"",
            ),
            (
                json!({"name": "t", "server": ""}),
                "'server' must be a name of 1 to 128 characters without spaces, found text: \"\"",
            ),
            (json!({"name": "t", "description": ["x"]}), "'description' must be text, found a list: [\"x\"]"),
            (json!({"name": "t", "parameters": true}), "'parameters' must be a JSON schema, found a boolean: true"),
            (
                json!({"name": "t", "inputSchema": {"type": "array"}}),
                "'inputSchema' must be a schema of type \"object\", found an object: {\"type\":\"array\"}",
            ),
            (
                json!({"name": "t", "input_schema": {"properties": []}}),
                "'input_schema' must be a schema with an object of properties, found a list: []",
            ),
            (json!({"name": "t", "output_schema": 1}), "'output_schema' must be a JSON schema, found a number: 1"),
            (json!({"name": "t", "examples": [{}]}), "'examples' must be a list of texts, found a list: [{}]"),
            (json!({"name": "t", "annotations": "x"}), "'annotations' must be an object, found text: \"x\""),
        ];
        for (value, message) in cases {
            assert_eq!(refusal(value), (message.to_owned(), None));
        }
    }

    #[test]
    fn slips_of_the_pen_are_named() {
        let slip = refusal(json!({"name": "t", "descripton": "x"}));
        assert_eq!(slip, ("unknown key 'descripton'".into(), Some("did you mean 'description'?".into())));
        let twice = RegistryError::TwoSpellings { first: "input_schema", second: "parameters" };
        assert_eq!(Tool::try_from(json!({"name": "t", "input_schema": {}, "parameters": {}})), Err(twice.clone()));
        assert_eq!(twice.to_string(), "'input_schema' and 'parameters' are two spellings of one key");
        assert_eq!(twice.hint().as_deref(), Some("keep 'input_schema'"));
    }
}
