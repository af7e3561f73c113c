//! The `numpy` a script imports: native arrays behind Python faces.
//!
//! `_numpy` is the native module. Reading order: elements (`dtype`, `scalars`, `objects`, `times`), how Python
//! values become arrays (`convert`, `operand`, `arguments`), the array (`ndarray`, `format`), functions over it
//! (`ufunc`, `functions`).

mod arguments;
mod convert;
mod dtype;
mod errors;
mod floating;
mod format;
mod functions;
mod linear;
mod module;
mod ndarray;
mod objects;
mod operand;
mod random;
mod scalars;
mod times;
mod ufunc;

use orchestrator_runtime::{Library, frozen_index};
use rustpython_vm::frozen::FrozenLib;

pub use convert::{ArrayLike, array_from};
pub use dtype::{PyDType, parse as parse_dtype};
pub use errors::{OrRaise, raise};
pub use ndarray::{PyNdArray, wrap, wrap_or_scalar};
pub use objects::{as_python, from_python, into_python};
pub use scalars::{PyScalar, bool_, float64, int64, is_scalar, make as make_scalar, plain_value};

/// Faces: Python sources compiled into the binary at build time.
static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

const PUBLIC: [&str; 16] = [
    "numpy",
    "numpy.char",
    "numpy.coverage",
    "numpy.exceptions",
    "numpy.fft",
    "numpy.lib",
    "numpy.lib.stride_tricks",
    "numpy.linalg",
    "numpy.polynomial",
    "numpy.polynomial.legendre",
    "numpy.polynomial.polynomial",
    "numpy.random",
    "numpy.rec",
    "numpy.strings",
    "numpy.testing",
    "numpy.typing",
];

/// The library with numpy in it.
#[must_use]
pub fn add_to(library: Library) -> Library {
    library
        .frozen(frozen_index!(FACES), |_| true)
        .native(&[module::module_def, linear::_numpy_linalg::module_def, random::_numpy_random::module_def])
        .public(&PUBLIC)
        .lazy(&["numpy"])
        .usual(&["numpy", "numpy.linalg", "numpy.random"])
        .refreshed(&[("numpy.random", "numpy.random", "_restart")])
        .described(&[("numpy", "numpy._report")])
        .aliases(&[("np", "numpy", "import numpy as np")])
}
