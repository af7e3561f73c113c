//! The `pandas` a script imports: native columns behind Python faces.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_lossless,
    clippy::float_cmp,
    reason = "columns convert between number types all day, by the rules of numpy"
)]
#![expect(clippy::match_same_arms, reason = "tables of types read by row; arms that agree by chance stay apart")]
#![expect(clippy::similar_names, reason = "start and stop, code and coded are the words of the trade")]

mod arguments;
mod cell;
mod column;
mod convert_array;
mod errors;
pub mod exchange;
mod files;
mod functions;
mod functions_files;
mod functions_rows;
mod functions_windows;
mod groups_class;
mod module;
mod opcodes;
mod ops;
mod registry;
mod requests;
mod rows;
pub mod tables;
mod text;
mod time;
mod window;

use orchestrator_runtime::{Library, frozen_index};
use rustpython_vm::frozen::FrozenLib;

/// Faces: Python sources compiled into the binary at build time.
static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

const PUBLIC: [&str; 13] = [
    "pandas",
    "pandas.api",
    "pandas.api.types",
    "pandas.core",
    "pandas.coverage",
    "pandas.errors",
    "pandas.io",
    "pandas.plotting",
    "pandas.testing",
    "pandas.tseries",
    "pandas.tseries.frequencies",
    "pandas.tseries.holiday",
    "pandas.tseries.offsets",
];

/// The library with pandas in it. numpy must be there too: columns become its arrays.
#[must_use]
pub fn add_to(library: Library) -> Library {
    library
        .frozen(frozen_index!(FACES), |_| true)
        .native(&[module::module_def])
        .public(&PUBLIC)
        .lazy(&["pandas"])
        .usual(&["pandas"])
        .described(&[("pandas", "pandas.core.report")])
        .aliases(&[("pd", "pandas", "import pandas as pd")])
}
