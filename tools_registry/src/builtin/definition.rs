//! What is said about one of our tools, read from the texts of its folder.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::BUILTIN_SERVER;
use super::brief::{self, Brief};
use crate::libraries::name_libraries;
use crate::tool::Tool;

/// The texts of one tool, as they lie in its folder.
pub(super) struct Folder {
    pub(super) category: &'static str,
    pub(super) name: &'static str,
    pub(super) definition: &'static str,
    pub(super) description: &'static str,
    pub(super) more: &'static str,
}

/// `definition.json`, and the two texts beside it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    #[serde(skip)]
    pub name: &'static str,
    #[serde(skip)]
    category: &'static str,
    pub title: String,
    /// What every client loads.
    #[serde(skip)]
    pub description: String,
    /// What the catalogue adds to it.
    #[serde(skip)]
    more: String,
    pub annotations: Annotations,
    pub flags: Flags,
    /// A synonym can be called without costing every client its description.
    #[serde(default = "yes", rename = "listed")]
    pub is_listed: bool,
    /// The setting it is offered with; always, where there is none.
    pub offered_with: Option<String>,
    /// Words under `listed` in a property are shown to every client, and begin its description at length.
    pub input_schema: Map<String, Value>,
    /// Arguments that are understood although no schema shows them.
    #[serde(default)]
    pub unlisted_arguments: Map<String, Value>,
    /// The results a client may count on. With these the output schema is listed; it costs tokens, so few tools do.
    listed_output: Option<Vec<String>>,
    output_schema: Map<String, Value>,
    /// Python calls.
    examples: Vec<String>,
    /// What `tools/list` says of all this.
    #[serde(skip)]
    pub brief: Brief,
}

fn yes() -> bool {
    true
}

/// MCP's remarks on behaviour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Annotations {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_only_hint: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub destructive_hint: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idempotent_hint: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_world_hint: Option<bool>,
}

/// How the program treats a tool.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flags {
    /// Who may call it. A script runs code by itself, and the values behind tokens are not for it to see.
    pub callers: Vec<Origin>,
    /// Reaches files of the project: refused to scripts that have none, and what scripts send it is counted as written.
    #[serde(default)]
    pub needs_files: bool,
    #[serde(default)]
    pub personal_data: PersonalData,
}

/// Where a call comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A client of the server.
    Client,
    /// A script that runs in the sandbox.
    Script,
    /// A command of the program.
    Command,
}

/// What becomes of personal data in an answer while the policy protects it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonalData {
    /// Replaced by tokens on the way out.
    #[default]
    Hidden,
    /// Replaced by the tool itself, before it cuts its text; errors are as above.
    HiddenByTool,
    /// Tokens and values are what the tool is about.
    LeftAlone,
}

impl Definition {
    /// `all` is where a synonym finds the tool it stands for.
    pub(super) fn read(folder: &Folder, all: &[Folder]) -> serde_json::Result<Self> {
        let definition: Self = serde_json::from_value(Value::Object(whole(folder, all)?))?;
        let brief = Brief {
            input_schema: brief::input(&definition.input_schema).into(),
            output_schema: definition
                .listed_output
                .as_ref()
                .map(|required| brief::output(&definition.output_schema, required).into()),
            annotations: brief::annotations(definition.annotations),
        };
        Ok(Self {
            name: folder.name,
            category: folder.category,
            description: name_libraries(folder.description.trim()),
            more: name_libraries(folder.more.trim()),
            brief,
            ..definition
        })
    }

    /// The tool as the catalogue shows it.
    #[must_use]
    pub fn in_full(&self) -> Tool {
        let mut input_schema = self.input_schema.clone();
        let properties = input_schema.get_mut("properties").and_then(Value::as_object_mut);
        for property in properties.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut) {
            if let (Some(Value::String(listed)), Some(Value::String(description))) =
                (property.shift_remove("listed"), property.get_mut("description"))
            {
                *description = format!("{listed}; {description}");
            }
        }
        Tool {
            title: Some(self.title.clone()),
            server: Some(BUILTIN_SERVER.to_owned()),
            category: Some(self.category.to_owned()),
            input_schema: Value::Object(input_schema),
            output_schema: Some(Value::Object(self.output_schema.clone())),
            examples: self.examples.clone(),
            annotations: serde_json::to_value(self.annotations).ok(),
            ..Tool::new(self.name, format!("{}\n\n{}", self.description, self.more))
        }
    }
}

/// `definition.json` as an object; a synonym says only what is different.
fn whole(folder: &Folder, all: &[Folder]) -> serde_json::Result<Map<String, Value>> {
    let mut own: Map<String, Value> = serde_json::from_str(folder.definition)?;
    let other = own.shift_remove("synonym_of");
    let Some(other) = all.iter().find(|folder| other == Some(folder.name.into())) else { return Ok(own) };
    let mut whole: Map<String, Value> = serde_json::from_str(other.definition)?;
    whole.extend(own);
    Ok(whole)
}
