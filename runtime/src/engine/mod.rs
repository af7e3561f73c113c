//! The interpreter and everything that lives on its thread.

pub(crate) mod ask;
pub(crate) mod boot;
pub(crate) mod builtins;
mod encodings;
pub mod guest_api;
pub(crate) mod hints;
mod import_locks;
pub(crate) mod importer;
pub(crate) mod instructions;
mod lookups;
mod module_code;
pub(crate) mod output;
pub(crate) mod progress;
pub(crate) mod recorded;
pub(crate) mod rehearsal;
pub(crate) mod run;
pub(crate) mod state;
mod syntax;
pub(crate) mod tickets;
pub(crate) mod traceback;
pub(crate) mod value;
pub(crate) mod walls;
mod wording;
