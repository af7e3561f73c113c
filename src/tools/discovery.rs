//! `search_tools` and `get_tool_definition`: our own tools, the functions of the kit, the definitions of the project and the
//! tools of other servers.

use std::path::Path;
use std::sync::atomic::Ordering::SeqCst;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use orchestrator_mcp_modules::{Function, functions};
use orchestrator_runtime::ErrorClass;
use orchestrator_tools_registry::{
    Catalogue, Detail, Origin, Query, RegistryError, Tool, builtin_tools, read_definitions,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Caller, Outcome, ToolError, Toolbox};
use crate::connections::servers::{ListedTools, Servers};

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

/// Our own tools, what scripts can import of the kit, the tools a project describes in `tools_registry/`, and those of
/// other servers once they have listed them.
pub(super) fn catalogue(folder: &Path, servers: &Servers) -> Catalogue {
    let (described, problems) = read_definitions(&folder.join("tools_registry"));
    for problem in problems {
        tracing::warn!(file = %problem.file, "tool definition left out: {}", problem.message);
    }
    let mut catalogue = Catalogue::new();
    catalogue.add(builtin_tools());
    catalogue.describe(described);
    catalogue.add(functions().into_iter().map(as_found));
    for server in servers.all() {
        catalogue.add_source(Box::new(ListedTools(Arc::clone(server))));
    }
    catalogue
}

/// A function of the kit as the catalogue shows it.
fn as_found(Function { module, name, signature, documentation }: Function) -> Tool {
    Tool {
        import: Some(format!("from {module} import {name}")),
        category: Some(module),
        signature: Some(signature),
        ..Tool::new(name, documentation)
    }
}

/// What to say to a caller of something that was found and is no tool.
pub(super) fn is_function(name: &str) -> Option<ToolError> {
    let Function { module, name, .. } = functions().into_iter().find(|function| function.name == name)?;
    let failed = ToolError::failed(ErrorClass::KeyError, format!("{name} is a function to import, not a tool"));
    Some(failed.with_hint(format!("in execute_code: from {module} import {name}")))
}

/// How long a search waits for servers that start. Those that take longer are found by the next one.
const PATIENCE: Duration = Duration::from_secs(20);
/// A command lists them once and for all.
pub(super) const PATIENCE_OF_COMMANDS: Duration = Duration::from_secs(90);

impl Toolbox {
    /// Has servers list their tools, where that is not known yet. Gives the servers that did not, and why.
    fn ask_servers(&self, caller: &Caller) -> Vec<(String, String)> {
        if self.servers.is_empty() {
            return Vec::new();
        }
        let patience = if caller.origin == Origin::Command { PATIENCE_OF_COMMANDS } else { PATIENCE };
        let failed = self.servers.list(None, patience);
        let n_listings = self.servers.n_listings();
        if self.n_listings_seen.swap(n_listings, SeqCst) != n_listings {
            self.catalogue.write().unwrap_or_else(PoisonError::into_inner).refresh();
        }
        failed
    }

    pub(super) fn search_tools(&self, arguments: SearchArguments, caller: Caller) -> Result<Outcome, ToolError> {
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
        let unavailable = self.ask_servers(&caller);
        let mut found = self.catalogue.read().unwrap_or_else(PoisonError::into_inner).search(&query);
        found.tools.iter_mut().for_each(|tool| self.remark_on(tool, detail));
        let mut structured =
            json!({ "tools": found.tools, "shown": found.shown, "total": found.total, "note": found.note });
        if !found.suggestions.is_empty() {
            structured["suggestions"] = json!(found.suggestions);
        }
        if !unavailable.is_empty() {
            let told = unavailable.iter().map(|(server, reason)| json!({ "server": server, "reason": reason }));
            structured["unavailable"] = told.collect();
        }
        Ok(Outcome::new(structured))
    }

    pub(super) fn get_tool_definition(
        &self,
        arguments: DefinitionArguments,
        caller: Caller,
    ) -> Result<Outcome, ToolError> {
        const LONGEST_NAME: usize = 500;
        if arguments.name.len() > LONGEST_NAME {
            return Err(ToolError::failed(
                ErrorClass::KeyError,
                format!("no tool has a name of {} bytes", arguments.name.len()),
            ));
        }
        self.ask_servers(&caller);
        let catalogue = self.catalogue.read().unwrap_or_else(PoisonError::into_inner);
        let mut definition: Value =
            catalogue.definition(&arguments.name, arguments.category.as_deref()).map_err(|error| failed(&error))?;
        self.remark_on(&mut definition, Detail::Full);
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

#[cfg(test)]
mod tests {
    use orchestrator_tools_registry::libraries;

    use super::*;
    use crate::settings::{Layer, Settings};

    /// What is offered to scripts beside the standard library, down to the modules of the kit.
    #[test]
    fn models_are_told_of_the_libraries_there_are() {
        let standard = orchestrator_stdlib::add_to(orchestrator_runtime::Library::new());
        let standard: Vec<&str> = standard.public_modules().collect();
        let offered = crate::library().public_modules().filter(|module| !standard.contains(module));
        let mut offered: Vec<&str> = offered.filter(|module| is_told(module)).collect();
        let mut told: Vec<&str> = libraries().iter().map(|library| library.name.as_str()).collect();
        offered.sort_unstable();
        told.sort_unstable();
        assert_eq!(told, offered);
    }

    /// A package of others is told as a whole, the kit by its modules; what comes with matplotlib or sklearn is not told apart.
    fn is_told(module: &str) -> bool {
        if ["cycler", "joblib", "mpl_toolkits", "pylab"].contains(&module) {
            return false;
        }
        module.split('.').count() == if module.starts_with("orchestrator") { 3 } else { 1 }
    }

    fn of_project(folder: &Path) -> Catalogue {
        let settings = Settings::load(folder, Layer::default()).expect("settings");
        catalogue(folder, &Servers::of_project(folder, &settings))
    }

    /// Tools are found as if there were no functions: those that match are the same, in the same order; and what asks for
    /// a tool finds it first.
    #[test]
    fn functions_stand_in_no_tools_way() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/project");
        let (mut alone, all) = (Catalogue::new(), of_project(&folder));
        alone.add(builtin_tools());
        alone.add(read_definitions(&folder.join("tools_registry")).0);
        let names = |catalogue: &Catalogue, query: &str| -> Vec<String> {
            let found = catalogue.search(&Query { query, detail: Detail::Full, limit: 1000, ..Query::default() });
            found.tools.iter().filter_map(|tool| tool["name"].as_str().map(str::to_owned)).collect()
        };
        let is_function = |name: &String| all.tool(name, None).is_ok_and(Tool::is_function);
        for query in [
            "",
            "github",
            "create issue",
            "run python",
            "execute code",
            "read a csv file",
            "hide personal data",
            "personal data",
            "save a skill",
            "read a file from the workspace",
            "write file",
            "list files",
            "vulnerability",
            "token savings",
            "find tools",
        ] {
            let found = names(&all, query);
            let tools: Vec<String> = found.iter().filter(|name| !is_function(name)).cloned().collect();
            assert_eq!(tools, names(&alone, query), "{query}");
            assert_eq!(found.first(), tools.first(), "{query}");
        }
    }

    #[test]
    fn functions_are_found_by_what_they_do() {
        let catalogue = of_project(&Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/project"));
        for (query, expected) in [
            ("plot chart", "plot_"),
            ("visualize sales", "plot_"),
            ("draw a bar chart", "plot_bar"),
            ("histogram", "plot_distribution"),
            ("load csv", "load_csv"),
            ("sql query", "load_sql"),
            ("describe data", "describe_data"),
            ("hypothesis test", "_test"),
            ("random forest", "train_forest"),
            ("outliers", "detect_outliers"),
            ("html report", "generate_report"),
            // Misspelt.
            ("detect outlirs", "detect_outliers"),
            ("randm forest", "train_forest"),
            ("hypothsis test", "_test"),
            ("genrate report", "generate_report"),
        ] {
            let found = catalogue.search(&Query { query, detail: Detail::NameOnly, ..Query::default() });
            let first = &found.tools[0];
            let (name, import) = (first["name"].as_str().unwrap(), first["import"].as_str().unwrap());
            assert!(name.contains(expected), "{query}: {name}");
            assert!(import.starts_with("from orchestrator.mcp.") && import.ends_with(&format!(" import {name}")));
        }
    }
}
