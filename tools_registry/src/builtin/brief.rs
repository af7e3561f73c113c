//! The short form of a definition, which every client loads with the list of tools and pays for in tokens.
//!
//! Rule: it is cut from the whole definition, never written by hand.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::definition::Annotations;

/// What `tools/list` says besides name, title and description.
#[derive(Clone, Debug, Default)]
pub struct Brief {
    pub input_schema: Arc<Map<String, Value>>,
    pub output_schema: Option<Arc<Map<String, Value>>>,
    pub annotations: Annotations,
}

/// Names, kinds and choices of the parameters; ranges, defaults and most descriptions are for whoever asks.
pub(super) fn input(schema: &Map<String, Value>) -> Map<String, Value> {
    let mut brief = schema.clone();
    brief.retain(|keyword, _| ["type", "properties", "required"].contains(&keyword.as_str()));
    if let Some(Value::Object(properties)) = brief.get_mut("properties") {
        properties.values_mut().filter_map(Value::as_object_mut).for_each(shorten);
        if properties.is_empty() {
            brief.shift_remove("properties");
        }
    }
    brief
}

fn shorten(property: &mut Map<String, Value>) {
    let listed = property.get("listed").cloned();
    // Choices say what kind of value it is.
    let kept: &[&str] = if property.contains_key("enum") { &["enum"] } else { &["type", "anyOf", "items"] };
    property.retain(|keyword, _| kept.contains(&keyword.as_str()));
    property.extend(listed.map(|words| ("description".to_owned(), words)));
}

/// Names of the results, and the kind of those that have one kind.
pub(super) fn output(schema: &Map<String, Value>, required: &[String]) -> Map<String, Value> {
    let properties = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
    let kinds: Map<String, Value> = properties
        .map(|(name, property)| {
            let kind = property.get("type").filter(|kind| kind.is_string());
            (name.clone(), kind.map_or_else(|| json!({}), |kind| json!({ "type": kind })))
        })
        .collect();
    let fields = [("type", json!("object")), ("properties", Value::Object(kinds)), ("required", json!(required))];
    fields.into_iter().map(|(keyword, value)| (keyword.to_owned(), value)).collect()
}

/// A tool that only reads says just that; of others a client wants to know what they may do.
pub(super) fn annotations(whole: Annotations) -> Annotations {
    if whole.read_only_hint == Some(true) {
        return Annotations { read_only_hint: Some(true), ..Annotations::default() };
    }
    Annotations {
        destructive_hint: whole.destructive_hint,
        idempotent_hint: whole.idempotent_hint.filter(|is_idempotent| *is_idempotent),
        ..Annotations::default()
    }
}
