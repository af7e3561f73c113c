//! What of a tool is held fast once somebody has agreed to it: everything a server says of it that a model or a person reads.

use serde_json::{Map, Value};

use crate::error::RegistryError;
use crate::tool::Tool;

/// How deep a definition may nest. A file that holds it nests a little deeper, and what cannot be read again must not be
/// written.
const DEEPEST: usize = 96;

impl Tool {
    /// Name, title, description, schemas and annotations, as the server says them.
    #[must_use]
    pub fn pinned(&self) -> Value {
        let mut pinned = Map::new();
        pinned.insert("name".to_owned(), Value::from(self.name.as_str()));
        if let Some(title) = &self.title {
            pinned.insert("title".to_owned(), Value::from(title.as_str()));
        }
        pinned.insert("description".to_owned(), Value::from(self.description.as_str()));
        pinned.insert("input_schema".to_owned(), self.input_schema.clone());
        let others = [("output_schema", &self.output_schema), ("annotations", &self.annotations)];
        for (key, value) in others {
            if let Some(value) = value {
                pinned.insert(key.to_owned(), value.clone());
            }
        }
        Value::Object(pinned)
    }

    /// The same as one line that does not depend on the order of keys: what a digest is taken of.
    #[must_use]
    pub fn pinned_text(&self) -> String {
        sorted(&self.pinned()).to_string()
    }

    /// Reads what [`Self::pinned`] wrote, and of that alone.
    pub fn from_pinned(value: &Value) -> Result<Self, RegistryError> {
        const KEYS: [&str; 6] = ["name", "title", "description", "input_schema", "output_schema", "annotations"];
        let known = KEYS.iter().filter_map(|key| Some(((*key).to_owned(), value.get(key)?.clone())));
        Self::try_from(Value::Object(known.collect()))
    }

    /// Does it nest deeper than a file of ours can hold?
    #[must_use]
    pub fn is_too_deep(&self) -> bool {
        let parts = [Some(&self.input_schema), self.output_schema.as_ref(), self.annotations.as_ref()];
        parts.into_iter().flatten().any(|part| !is_within(part, DEEPEST))
    }
}

fn is_within(value: &Value, depth: usize) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    match value {
        Value::Array(items) => items.iter().all(|item| is_within(item, depth)),
        Value::Object(map) => map.values().all(|item| is_within(item, depth)),
        _ => true,
    }
}

/// The value with the keys of every object in order.
pub(crate) fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(sorted).collect(),
        Value::Object(map) => {
            let mut keys: Vec<&String> = map.keys().collect();
            keys.sort_unstable();
            keys.into_iter().map(|key| (key.clone(), sorted(&map[key]))).collect::<Map<_, _>>().into()
        }
        plain => plain.clone(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::tool::Tool;

    #[test]
    fn the_order_of_keys_says_nothing_and_everything_else_does() {
        let tool = |value| Tool::try_from(value).unwrap();
        let first = tool(json!({"name": "t", "inputSchema": {"type": "object", "properties": {"a": {}, "b": {}}}}));
        let same = tool(json!({"inputSchema": {"properties": {"b": {}, "a": {}}, "type": "object"}, "name": "t"}));
        assert_eq!(first.pinned_text(), same.pinned_text());
        assert_eq!(
            first.pinned_text(),
            r#"{"description":"","input_schema":{"properties":{"a":{},"b":{}},"type":"object"},"name":"t"}"#
        );
        for changed in [
            json!({"title": "x"}),
            json!({"description": "x"}),
            json!({"output_schema": {}}),
            json!({"annotations": {"readOnlyHint": true}}),
        ] {
            let mut value = first.pinned();
            value.as_object_mut().unwrap().extend(changed.as_object().unwrap().clone());
            assert_ne!(Tool::from_pinned(&value).unwrap().pinned_text(), first.pinned_text(), "{changed}");
        }
    }

    #[test]
    fn a_pinned_tool_is_nothing_but_what_was_pinned() {
        let forged = json!({"name": "t", "description": "", "import": "from os import system", "signature": "t()",
            "server": "orchestrator", "input_schema": {}});
        assert_eq!(Tool::from_pinned(&forged), Ok(Tool::try_from(json!({"name": "t", "input_schema": {}})).unwrap()));
    }

    #[test]
    fn what_nests_too_deep_is_found() {
        let nested = |depth| (0..depth).fold(json!({}), |inner, _| json!({"items": inner}));
        let tool = |depth| Tool { input_schema: nested(depth), ..Tool::new("t", "") };
        assert!(!tool(90).is_too_deep());
        assert!(tool(100).is_too_deep());
    }
}
