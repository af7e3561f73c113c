//! The safe standard library: what a script may import of Python's own, with the parts that would touch the
//! host replaced. One table; a module is one row.

mod host;
mod sandbox;
mod table;
mod unavailable;

use orchestrator_runtime::{Library, frozen_index};
use rustpython_vm::frozen::FrozenLib;

/// Faces: Python sources compiled into the binary at build time.
static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

/// The library with the standard library in it.
#[must_use]
pub fn add_to(library: Library) -> Library {
    let stock = frozen_index!(rustpython_pylib::FROZEN_STDLIB);
    library
        .frozen(stock, |name| table::TRUSTED.binary_search(&name).is_ok() || name.starts_with("encodings"))
        .frozen(frozen_index!(FACES), |_| true)
        .native(&[host::module_def, sandbox::module_def])
        .builtin(&table::NATIVE)
        .public(&table::PUBLIC)
        .internal(&table::INTERNAL)
        .refused(&unavailable::REFUSED)
        .absent(&unavailable::ABSENT)
        .overview(unavailable::OVERVIEW)
        .frozen_as(stock, "pickle", "_stock_pickle")
        .seeds(&table::SEEDS)
        .replaced(&table::REPLACED)
        .usual(&table::USUAL)
        .refreshed(&table::REFRESHED)
        .patches(&table::PATCHES)
        .stand_ins(&table::STAND_INS)
        .sourced(&table::SOURCED)
        .preloaded(&table::PRELOADED)
        .awaiter("asyncio", "_run_main")
        .aliases(&table::ALIASES)
        .described(&[("_server_tools", "_server_tools")])
        .shown_as_text(&["_decimal", "_pydecimal", "decimal", "fractions", "ipaddress", "pathlib", "uuid"])
}
