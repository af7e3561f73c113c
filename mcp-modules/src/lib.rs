//! The analysis kit: `orchestrator.mcp.data`, `.analytics` and `.models`, and the analyses behind `execute_analysis`.
//!
//! A module is a face in `python/` and, where work is worth doing natively, a twin here.

pub mod analysis;
mod analytics;
mod models;

use orchestrator_runtime::Library;
use rustpython_vm::frozen::FrozenLib;

/// Faces: Python sources compiled into the binary at build time.
pub static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

const PUBLIC: [&str; 5] = [
    "orchestrator",
    "orchestrator.mcp",
    "orchestrator.mcp.analytics",
    "orchestrator.mcp.data",
    "orchestrator.mcp.models",
];

/// The library with the kit in it.
#[must_use]
pub fn add_to(library: Library) -> Library {
    library
        .frozen(FACES, |_| true)
        .native(&[analytics::module_def, models::module_def])
        .public(&PUBLIC)
        .lazy(&["orchestrator"])
}
