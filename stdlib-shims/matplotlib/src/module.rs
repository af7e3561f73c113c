//! `_matplotlib`: what the faces call to measure and to draw. Arguments arrive checked.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_matplotlib`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _matplotlib::module_def(context)
}

#[pymodule(with(
    super::text_functions::_text,
    super::point_functions::_points,
    super::canvas_class::_canvas,
    super::file_functions::_files
))]
mod _matplotlib {}
