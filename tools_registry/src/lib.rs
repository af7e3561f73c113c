//! The catalogue of tools, and the search that shows as much of it as is asked for.
//!
//! A model first sees names, then one-line descriptions, then the one definition it needs.
//! Rule: nothing here calls a tool; it only says which tools exist and how each is called.

mod arguments;
mod builtin;
mod catalogue;
mod definitions;
mod difference;
mod error;
mod functions;
mod libraries;
mod pinned;
mod printable;
mod reader;
mod search;
mod seen;
mod shape;
mod tool;
mod typed;

pub use arguments::{ArgumentError, check_answer, check_arguments};
pub use builtin::{
    Annotations, BUILTIN_SERVER, Brief, Builtin, Definition, Flags, Origin, PersonalData, builtin_tools,
};
pub use catalogue::{Catalogue, DEFAULT_LIMIT, Found, Query, Refreshed, Source};
pub use definitions::{Problem, read_definitions};
pub use difference::{difference, lines};
pub use error::RegistryError;
pub use functions::{by_python_name, mcp_name, module_source};
pub use libraries::{Library, libraries, name_libraries};
pub use printable::{on_one_line, printable};
pub use seen::{output_shape, seen_output};
pub use shape::Detail;
pub use tool::{Tool, python_name};
pub use typed::{WRAPPER_MARK, Wrapper, shared_wrappers, wrappers};
