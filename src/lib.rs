//! The program: command line, MCP server and worker pool. The only place that knows processes, the
//! protocol and the terminal.

#![warn(clippy::print_stdout, clippy::print_stderr, reason = "`terminal` ends quietly when nobody reads on")]

pub mod allocator;
pub mod audit;
pub mod commands;
pub mod pool;
pub mod runs;
pub mod server;
pub mod settings;
pub mod statistics;
pub mod tools;

pub mod parallel;

mod connections;
mod interrupt;
#[cfg(windows)]
mod job;
mod lines;
mod paths;
mod scan;
mod shell_words;
mod stdio;
mod terminal;

use orchestrator_runtime::{Library, limits};
use std::sync::{Arc, OnceLock};

/// What another program adds to the library.
static ADDITION: OnceLock<fn(Library) -> Library> = OnceLock::new();

/// Adds modules for scripts, in a program that embeds this one, before it does anything else. The tests of the system's walls
/// attack them from such a module; the shipped program adds nothing, and `scripts/check-features` sees to that.
pub fn add_to_library(addition: fn(Library) -> Library) {
    let _ = ADDITION.set(addition);
}

/// Every module a script may import, built once per process.
#[must_use]
pub fn library() -> &'static Arc<Library> {
    static LIBRARY: OnceLock<Arc<Library>> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let shims = [
            orchestrator_stdlib::add_to,
            orchestrator_numpy::add_to,
            orchestrator_pandas::add_to,
            orchestrator_matplotlib::add_to,
            orchestrator_scipy::add_to,
            orchestrator_seaborn::add_to,
            orchestrator_sklearn::add_to,
            orchestrator_statsmodels::add_to,
        ];
        let library = shims.into_iter().fold(Library::new(), |library, add_to| add_to(library));
        let library = orchestrator_mcp_modules::add_to(library);
        Arc::new(match ADDITION.get() {
            Some(add) => add(library),
            None => library,
        })
    })
}

/// Tells the runtime that this program counts its allocations, and catches fatal faults of the
/// guest's thread. For processes that run guests themselves.
pub fn prepare_to_host() {
    limits::memory::declare_installed();
    limits::crash::catch_faults();
}
