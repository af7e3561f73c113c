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

use rustpython_vm::Context;
use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::frozen::FrozenLib;

pub use convert::{ArrayLike, array_from};
pub use dtype::{PyDType, parse as parse_dtype};
pub use errors::{OrRaise, raise};
pub use module::module_def;
pub use ndarray::{PyNdArray, wrap, wrap_or_scalar};
pub use objects::{as_python, from_python, into_python};
pub use scalars::{PyScalar, bool_, float64, int64, is_scalar, make as make_scalar, plain_value};

/// The faces: Python sources compiled into the binary at build time.
pub static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

/// `_numpy_linalg`, behind `numpy.linalg` and `numpy.fft`.
pub fn linalg_module_def(context: &Context) -> &'static PyModuleDef {
    linear::_numpy_linalg::module_def(context)
}

/// `_numpy_random`, behind `numpy.random`.
pub fn random_module_def(context: &Context) -> &'static PyModuleDef {
    random::_numpy_random::module_def(context)
}
