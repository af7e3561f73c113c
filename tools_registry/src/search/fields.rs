//! The texts of a tool in which words are looked up, and what a word counts in each.

use serde_json::Value;

use crate::tool::Tool;

pub(crate) struct Field {
    pub(crate) weight: f64,
    /// How much a long text dilutes each of its words, from 0 to 1.
    pub(crate) dilution: f64,
    /// What a word adds to the meaning of the whole.
    pub(crate) prominence: f32,
    pub(crate) text: fn(&Tool) -> String,
}

pub(crate) const FIELDS: [Field; 5] = [
    Field { weight: 6.0, dilution: 0.1, prominence: 2.0, text: |tool| tool.name.clone() },
    Field { weight: 2.5, dilution: 0.0, prominence: 0.5, text: |tool| tool.server.clone().unwrap_or_default() },
    Field { weight: 2.5, dilution: 0.0, prominence: 0.5, text: category_of },
    Field { weight: 1.5, dilution: 0.4, prominence: 1.0, text: description_of },
    Field { weight: 0.5, dilution: 0.4, prominence: 0.0, text: |tool| parameters_of(&tool.input_schema) },
];

/// Schemas nested deeper are not read.
const DEEPEST_SCHEMA: usize = 12;

/// Of a function the name of its module; every module of a package has the rest.
fn category_of(tool: &Tool) -> String {
    tool.module().or(tool.category.as_deref()).unwrap_or_default().to_owned()
}

/// Of a function the first paragraph; the others are about its parameters, in words that every function has.
fn description_of(tool: &Tool) -> String {
    if tool.is_function() {
        return tool.description.split("\n\n").next().unwrap_or_default().to_owned();
    }
    [tool.title.as_deref().unwrap_or_default(), &tool.description].join(" ")
}

/// Names, descriptions and allowed values of all parameters.
fn parameters_of(schema: &Value) -> String {
    let mut text = String::new();
    read_schema(schema, DEEPEST_SCHEMA, &mut text);
    text
}

fn read_schema(schema: &Value, depth: usize, text: &mut String) {
    let (Some(depth), Value::Object(keywords)) = (depth.checked_sub(1), schema) else { return };
    let mut add = |word: &str| text.extend([word, " "]);
    for key in ["title", "description", "const"] {
        keywords.get(key).and_then(Value::as_str).into_iter().for_each(&mut add);
    }
    keywords.get("enum").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).for_each(&mut add);
    let named = ["properties", "patternProperties"].map(|key| keywords.get(key).and_then(Value::as_object));
    for name in named.into_iter().flatten().flat_map(|properties| properties.keys()) {
        add(name);
    }
    for inner in ["properties", "patternProperties", "$defs", "definitions"] {
        let inner = keywords.get(inner).and_then(Value::as_object);
        inner.into_iter().flat_map(|named| named.values()).for_each(|schema| read_schema(schema, depth, text));
    }
    for inner in ["anyOf", "oneOf", "allOf", "prefixItems"] {
        let inner = keywords.get(inner).and_then(Value::as_array);
        inner.into_iter().flatten().for_each(|schema| read_schema(schema, depth, text));
    }
    for inner in ["items", "additionalProperties", "if", "then", "else"] {
        keywords.get(inner).into_iter().for_each(|schema| read_schema(schema, depth, text));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::parameters_of;

    #[test]
    fn words_of_nested_parameters_are_found() {
        let schema = json!({
            "type": "object",
            "properties": {
                "kind": {"enum": ["pearson", 3], "description": "which coefficient"},
                "rules": {"type": "array", "items": {"properties": {"pattern": {"title": "regex"}}}},
            },
            "oneOf": [{"properties": {"kind": {"const": "kendall"}}}],
            "$defs": {"group": {"description": "nested"}},
        });
        let mut found: Vec<String> = parameters_of(&schema).split_whitespace().map(str::to_owned).collect();
        found.sort();
        assert_eq!(
            found,
            ["coefficient", "kendall", "kind", "kind", "nested", "pattern", "pearson", "regex", "rules", "which"]
        );
    }

    #[test]
    fn endless_schemas_are_cut_short() {
        let deep = (0..1000).fold(json!({"description": "deep"}), |inner, _| json!({"items": inner}));
        assert_eq!(parameters_of(&deep), "");
    }
}
