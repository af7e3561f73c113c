//! `search_tools` and `get_tool_definition`: our own tools and the definitions of the project.

use std::path::Path;
use std::sync::PoisonError;

use orchestrator_runtime::ErrorClass;
use orchestrator_tools_registry::{Catalogue, Detail, Query, RegistryError, builtin_tools, read_definitions};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Caller, Outcome, ToolError, Toolbox};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SearchArguments {
    #[serde(default)]
    query: String,
    category: Option<String>,
    detail_level: Option<String>,
    limit: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DefinitionArguments {
    #[serde(alias = "tool_name")]
    name: String,
    category: Option<String>,
}

/// Our own tools and those a project describes in `tools_registry/`.
pub(super) fn catalogue(folder: &Path) -> Catalogue {
    let (described, problems) = read_definitions(&folder.join("tools_registry"));
    for problem in problems {
        tracing::warn!(file = %problem.file, "tool definition left out: {}", problem.message);
    }
    let mut catalogue = Catalogue::new();
    catalogue.add(builtin_tools());
    catalogue.add(described);
    catalogue
}

impl Toolbox {
    pub(super) fn search_tools(&self, arguments: SearchArguments, _caller: Caller) -> Result<Outcome, ToolError> {
        const LIMIT: usize = 20;
        const LARGEST_LIMIT: usize = 1000;
        const LONGEST_QUERY: usize = 1000;
        if arguments.query.len() > LONGEST_QUERY {
            let message = format!("query may have at most {LONGEST_QUERY} bytes, found {}", arguments.query.len());
            return Err(ToolError::failed(ErrorClass::ValueError, message).with_hint("two or three words find most"));
        }
        let detail = match arguments.detail_level.as_deref() {
            None => Detail::WithDescription,
            Some(text) => text.parse::<Detail>().map_err(|error| failed(&error))?,
        };
        let query = Query {
            query: &arguments.query,
            category: arguments.category.as_deref(),
            detail,
            limit: arguments.limit.unwrap_or(LIMIT).min(LARGEST_LIMIT),
        };
        let found = self.catalogue.read().unwrap_or_else(PoisonError::into_inner).search(&query);
        let mut structured =
            json!({ "tools": found.tools, "shown": found.shown, "total": found.total, "note": found.note });
        if !found.suggestions.is_empty() {
            structured["suggestions"] = json!(found.suggestions);
        }
        Ok(Outcome::new(structured))
    }

    pub(super) fn get_tool_definition(
        &self,
        arguments: DefinitionArguments,
        _caller: Caller,
    ) -> Result<Outcome, ToolError> {
        const LONGEST_NAME: usize = 500;
        if arguments.name.len() > LONGEST_NAME {
            return Err(ToolError::failed(
                ErrorClass::KeyError,
                format!("no tool has a name of {} bytes", arguments.name.len()),
            ));
        }
        let catalogue = self.catalogue.read().unwrap_or_else(PoisonError::into_inner);
        let definition: Value =
            catalogue.definition(&arguments.name, arguments.category.as_deref()).map_err(|error| failed(&error))?;
        Ok(Outcome::new(definition))
    }
}

fn failed(error: &RegistryError) -> ToolError {
    let kind =
        if matches!(error, RegistryError::Unknown { .. }) { ErrorClass::KeyError } else { ErrorClass::ValueError };
    let failed = ToolError::failed(kind, error.to_string());
    match error.hint() {
        Some(hint) => failed.with_hint(hint),
        None => failed,
    }
}
