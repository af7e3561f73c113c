//! The analysis kit: `orchestrator.mcp.data`, `.analytics`, `.models` and `.viz`, and the analyses behind
//! `execute_analysis`.
//!
//! A module is a face in `python/` and, where work is worth doing natively, a twin here.

pub mod analysis;
mod analytics;
mod data;
mod functions;
mod models;
mod progress;
mod viz;

pub use data::class_of;
pub use functions::{Function, functions};

use orchestrator_runtime::{Library, frozen_index};
use rustpython_vm::frozen::FrozenLib;

/// Faces: Python sources compiled into the binary at build time.
pub static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

const PUBLIC: [&str; 6] = [
    "orchestrator",
    "orchestrator.mcp",
    "orchestrator.mcp.analytics",
    "orchestrator.mcp.data",
    "orchestrator.mcp.models",
    "orchestrator.mcp.viz",
];

/// The library with the kit in it.
#[must_use]
pub fn add_to(library: Library) -> Library {
    library
        .frozen(frozen_index!(FACES), |_| true)
        .native(&[analytics::module_def, data::module_def, models::module_def, progress::module_def, viz::module_def])
        .public(&PUBLIC)
        .lazy(&["orchestrator"])
}
