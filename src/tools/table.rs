//! The tools by name: what a client is shown of them. What they do is in the files beside.

use std::sync::{Arc, OnceLock};

use serde::Deserialize;
use serde_json::{Map, Value};

/// How a tool presents itself. Texts are files in `definitions/`.
#[derive(Debug)]
pub struct Definition {
    pub name: &'static str,
    pub description: &'static str,
    pub title: String,
    pub annotations: Annotations,
    pub input_schema: Arc<Map<String, Value>>,
    pub output_schema: Option<Arc<Map<String, Value>>>,
    /// A synonym can be called without costing every client its description.
    pub is_listed: bool,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Annotations {
    pub read_only_hint: Option<bool>,
    pub destructive_hint: Option<bool>,
    pub idempotent_hint: Option<bool>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct File {
    title: String,
    annotations: Annotations,
    input_schema: Map<String, Value>,
    output_schema: Option<Map<String, Value>>,
    #[serde(default = "yes")]
    listed: bool,
}

fn yes() -> bool {
    true
}

macro_rules! texts {
    ($($name:literal),+ $(,)?) => {
        [$((
            $name,
            include_str!(concat!("definitions/", $name, ".md")),
            include_str!(concat!("definitions/", $name, ".json")),
        )),+]
    };
}

/// In the order clients list them.
const TEXTS: [(&str, &str, &str); 14] = texts![
    "execute_code",
    "execute_python",
    "execute_analysis",
    "search_tools",
    "get_tool_definition",
    "save_skill",
    "load_skill",
    "list_skills",
    "sanitize_pii",
    "restore_pii",
    "write_workspace_file",
    "read_workspace_file",
    "list_workspace_files",
    "get_execution_stats",
];

/// Every tool of this server.
pub fn definitions() -> &'static [Definition] {
    static DEFINITIONS: OnceLock<Vec<Definition>> = OnceLock::new();
    DEFINITIONS.get_or_init(|| TEXTS.into_iter().filter_map(read).collect())
}

/// A definition that does not parse would go missing; the test below counts them.
fn read((name, description, json): (&'static str, &'static str, &'static str)) -> Option<Definition> {
    let file: File = serde_json::from_str(json).ok()?;
    Some(Definition {
        name,
        description: description.trim(),
        title: file.title,
        annotations: file.annotations,
        input_schema: Arc::new(file.input_schema),
        output_schema: file.output_schema.map(Arc::new),
        is_listed: file.listed,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_definition_parses() {
        let names: Vec<&str> = definitions().iter().map(|definition| definition.name).collect();
        assert_eq!(names, TEXTS.map(|(name, ..)| name));
    }
}
