//! Tools of a server as functions of a Python module: their names, their parameters, and the module's source.
//!
//! Rule: a name in Python means one tool. Where two tools would have the same, neither has it, and whoever asks for it
//! learns of both. Whatever a server says reaches the source as a literal, never as code.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use orchestrator_words::listed;
use serde_json::Value;

use crate::tool::{Tool, python_name};

/// Characters of a description that a docstring holds.
const LONGEST_DESCRIPTION: usize = 4000;
const LONGEST_LINE: usize = 400;

/// What a server or a tool is called outside Python: `mcp__<server>__<tool>`.
#[must_use]
pub fn mcp_name(server: &str, tool: &str) -> String {
    format!("mcp__{server}__{tool}")
}

/// Things by their names in Python; several under one name are refused.
#[must_use]
pub fn by_python_name<'a, T>(
    things: impl IntoIterator<Item = &'a T>,
    name: fn(&T) -> &str,
) -> BTreeMap<String, Vec<&'a T>> {
    let mut named: BTreeMap<String, Vec<&'a T>> = BTreeMap::new();
    for thing in things {
        named.entry(python_name(name(thing))).or_default().push(thing);
    }
    named
}

/// One parameter of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parameter {
    /// The keyword in Python.
    pub(crate) own: String,
    /// The name on the server.
    pub(crate) there: String,
    kind: String,
    pub(crate) is_required: bool,
    description: String,
}

/// The source of the module `servers.<server>`.
#[must_use]
pub fn module_source(server: &str, tools: &[Tool]) -> String {
    let module = format!("servers.{}", python_name(server));
    let named = by_python_name(tools, |tool| &tool.name);
    let mut source = format!(
        "{}\nfrom client import ToolError\nfrom _server_tools import make as _make\n",
        literal(&format!("Tools of the server '{server}': await them, or call them as they are in plain code."))
    );
    let mut refused = String::new();
    let mut public = Vec::new();
    for (function, tools) in &named {
        match tools.as_slice() {
            [tool] if !is_taken(function) => {
                public.push(literal(function));
                let parameters = parameters(&tool.input_schema);
                let rows = parameters.iter().map(row).collect::<String>();
                let _ = writeln!(
                    source,
                    "{function} = _make({}, {}, {}, {}, [{rows}])",
                    literal(&mcp_name(server, &tool.name)),
                    literal(function),
                    literal(&module),
                    literal(&docstring(tool, &parameters)),
                );
            }
            several => {
                let candidates: Vec<String> = several.iter().map(|tool| mcp_name(server, &tool.name)).collect();
                let message = format!(
                    "cannot import name '{function}' from '{module}': it could be {}; call one by its name with \
                     call_mcp_tool",
                    listed(&candidates)
                );
                let _ = write!(refused, "{}: {}, ", literal(function), literal(&message));
            }
        }
    }
    let _ = writeln!(source, "__all__ = [{}]", public.join(", "));
    if !refused.is_empty() {
        let _ = write!(
            source,
            "_refused = {{{refused}}}\ndef __getattr__(name):\n    if name in _refused:\n        raise \
             ImportError(_refused[name], name=name)\n    raise AttributeError(f\"module {{__name__!r}} has no attribute \
             {{name!r}}\")\n"
        );
    }
    source
}

/// Names of the tools that cannot be imported, because another has the name in Python or Python itself does.
pub(crate) fn without_function(tools: &[Tool]) -> BTreeSet<String> {
    let named = by_python_name(tools, |tool| &tool.name).into_iter();
    let nameless = named.filter(|(function, tools)| tools.len() > 1 || is_taken(function));
    nameless.flat_map(|(_, tools)| tools).map(|tool| tool.name.clone()).collect()
}

/// Names that the module itself has, or Python gives a meaning.
pub(crate) fn is_taken(function: &str) -> bool {
    function.starts_with("__") || ["ToolError", "_make", "_refused"].contains(&function)
}

fn row(parameter: &Parameter) -> String {
    let is_required = if parameter.is_required { "True" } else { "False" };
    let (own, there, kind) = (literal(&parameter.own), literal(&parameter.there), literal(&parameter.kind));
    format!("({own}, {there}, {kind}, {is_required}), ")
}

/// The parameters that have a keyword of their own; one whose keyword another has too is given in the dict.
pub(crate) fn parameters(schema: &Value) -> Vec<Parameter> {
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else { return Vec::new() };
    let required = schema.get("required").and_then(Value::as_array);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for name in properties.keys() {
        *counts.entry(python_name(name)).or_default() += 1;
    }
    let made = properties.iter().filter_map(|(name, property)| {
        let own = python_name(name);
        if counts.get(&own).is_some_and(|count| *count > 1) {
            return None;
        }
        Some(Parameter {
            own,
            there: name.clone(),
            kind: kind_of(property, 0),
            is_required: required.is_some_and(|names| names.iter().any(|needed| needed == name)),
            description: line(property.get("description").and_then(Value::as_str).unwrap_or_default()),
        })
    });
    made.collect()
}

/// The type in Python's words; empty where the schema does not say.
fn kind_of(schema: &Value, depth: usize) -> String {
    const DEEPEST: usize = 4;
    if let Some(kind) = schema.get("type") {
        let kinds: Vec<&str> = match kind {
            Value::String(kind) => vec![kind],
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        };
        return joined(kinds.into_iter().map(|kind| python_type(kind).to_owned()));
    }
    let choices = ["anyOf", "oneOf"].iter().find_map(|keyword| schema.get(keyword)).and_then(Value::as_array);
    match choices {
        Some(choices) if depth < DEEPEST => joined(choices.iter().map(|choice| kind_of(choice, depth + 1))),
        _ if schema.get("enum").is_some_and(|values| values[0].is_string()) => "str".to_owned(),
        _ => String::new(),
    }
}

fn joined(kinds: impl Iterator<Item = String>) -> String {
    let mut kept: Vec<String> = Vec::new();
    for kind in kinds {
        // One choice that could be anything makes the whole of it anything.
        if kind.is_empty() {
            return String::new();
        }
        if !kept.contains(&kind) {
            kept.push(kind);
        }
    }
    kept.join(" | ")
}

/// What a JSON type is called in Python.
pub(crate) fn python_type(kind: &str) -> &str {
    match kind {
        "string" => "str",
        "integer" => "int",
        "number" => "float",
        "boolean" => "bool",
        "array" => "list",
        "object" => "dict",
        "null" => "None",
        _ => "",
    }
}

pub(crate) fn docstring(tool: &Tool, parameters: &[Parameter]) -> String {
    let mut text: String = tool.description.chars().take(LONGEST_DESCRIPTION).collect();
    if !parameters.is_empty() {
        text.push_str("\n\n");
    }
    for parameter in parameters {
        let optional = if parameter.is_required { "" } else { "optional" };
        let about: Vec<&str> =
            [parameter.kind.as_str(), optional].into_iter().filter(|word| !word.is_empty()).collect();
        let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
        let line = format!("{}{about}: {}", parameter.own, parameter.description);
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.trim().to_owned()
}

pub(crate) fn line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST_LINE).collect()
}

/// A Python string literal of any text, on one line.
pub(crate) fn literal(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for character in text.chars() {
        match character {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            character if character.is_control() || !character.is_ascii() => {
                let _ = write!(quoted, "\\U{:08x}", u32::from(character));
            }
            character => quoted.push(character),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{kind_of, literal, module_source};
    use crate::tool::Tool;

    #[test]
    fn a_module_is_one_line_for_each_tool() {
        let issue = Tool {
            input_schema: json!({
                "type": "object",
                "properties": {
                    "title": {"type": "string", "description": "Its\n title."},
                    "from": {"type": ["string", "null"]},
                    "Notion-Version": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
                    "a-b": {}, "a_b": {},
                },
                "required": ["title"],
            }),
            ..Tool::new("create-issue", "Opens an \"issue\".\n\nFor all.")
        };
        assert_eq!(
            module_source("git-hub", &[issue]),
            concat!(
                r#""Tools of the server 'git-hub': await them, or call them as they are in plain code.""#,
                "\nfrom client import ToolError\nfrom _server_tools import make as _make\n",
                r#"create_issue = _make("mcp__git-hub__create-issue", "create_issue", "servers.git_hub", "#,
                r#""Opens an \"issue\".\n\nFor all.\n\ntitle (str): Its title.\nfrom_ (str | None, optional):\n"#,
                r#"Notion_Version (int | str, optional):", "#,
                r#"[("title", "title", "str", True), ("from_", "from", "str | None", False), "#,
                r#"("Notion_Version", "Notion-Version", "int | str", False), ])"#,
                "\n__all__ = [\"create_issue\"]\n"
            )
        );
    }

    #[test]
    fn a_name_that_could_be_two_tools_is_refused() {
        let names = ["a-b", "a_b", "c", "__builtins__"];
        let source = module_source("s", &names.map(|name| Tool::new(name, "")));
        assert!(source.contains("__all__ = [\"c\"]\n"), "{source}");
        assert!(
            source.contains(
                "cannot import name 'a_b' from 'servers.s': it could be mcp__s__a-b, mcp__s__a_b; call one by its name \
                 with call_mcp_tool"
            ),
            "{source}"
        );
    }

    #[test]
    fn text_stays_text() {
        assert_eq!(
            literal("a\"\\\n\u{0}ä\u{2028}\"); import os #"),
            r#""a\"\\\n\U00000000\U000000e4\U00002028\"); import os #""#
        );
    }

    #[test]
    fn types_are_told_in_pythons_words() {
        let cases = [
            (json!({"type": "array"}), "list"),
            (json!({"type": ["number", "null"]}), "float | None"),
            (json!({"oneOf": [{"type": "object"}, {}]}), ""),
            (json!({"enum": ["a", "b"]}), "str"),
            (json!({"$ref": "#/$defs/x"}), ""),
        ];
        for (schema, expected) in cases {
            assert_eq!(kind_of(&schema, 0), expected, "{schema}");
        }
    }
}
