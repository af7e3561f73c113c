//! The definitions of our own tools, kept as JSON under `builtin/<category>/`.
//!
//! They are the long form, for `get_tool_definition`; what `tools/list` says is shorter.

use serde_json::Value;

use crate::error::RegistryError;
use crate::tool::Tool;

/// The server of every built-in tool.
pub const BUILTIN_SERVER: &str = "orchestrator";

/// One row per tool: category and name, which are also folder and file, and the text.
macro_rules! definitions {
    ($($category:literal / $name:literal),* $(,)?) => {
        &[$((
            $category,
            concat!($category, "/", $name, ".json"),
            include_str!(concat!("../builtin/", $category, "/", $name, ".json")),
        )),*]
    };
}

const DEFINITIONS: &[(&str, &str, &str)] = definitions![
    "discovery" / "get_tool_definition",
    "discovery" / "search_tools",
    "execution" / "execute_analysis",
    "execution" / "execute_code",
    "execution" / "execute_python",
    "privacy" / "restore_pii",
    "privacy" / "sanitize_pii",
    "skills" / "list_skills",
    "skills" / "load_skill",
    "skills" / "save_skill",
    "statistics" / "get_execution_stats",
    "workspace" / "list_workspace_files",
    "workspace" / "read_workspace_file",
    "workspace" / "write_workspace_file",
];

/// Our own tools, by category and name. Fails only if a definition in the program is broken.
pub fn builtin_tools() -> Result<Vec<Tool>, RegistryError> {
    let tools = DEFINITIONS.iter().map(|&(category, file, text)| {
        let mut tool = parse(text).map_err(|source| RegistryError::Builtin { file, source: Box::new(source) })?;
        tool.server = Some(BUILTIN_SERVER.to_owned());
        tool.category = Some(category.to_owned());
        Ok(tool)
    });
    tools.collect()
}

fn parse(text: &str) -> Result<Tool, RegistryError> {
    let value: Value = serde_json::from_str(text).map_err(|error| RegistryError::Json { reason: error.to_string() })?;
    Tool::try_from(value)
}
