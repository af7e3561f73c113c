//! What the modules of the kit offer, as their faces say it. The build script reads it from there, so that finding a
//! function runs no Python.

use serde::Deserialize;

/// A public function of one module.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Function {
    /// Such as `orchestrator.mcp.viz`.
    pub module: String,
    pub name: String,
    /// Name and parameters, as the face writes them.
    pub signature: String,
    /// Its docstring without the indentation.
    pub documentation: String,
}

/// By module, then in the order of its `__all__`.
#[must_use]
pub fn functions() -> Vec<Function> {
    serde_json::from_str(include_str!(concat!(env!("OUT_DIR"), "/functions.json")))
        .expect("the build script writes a list of functions")
}
