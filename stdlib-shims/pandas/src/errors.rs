//! Errors of the engine as Python exceptions; its own wording names types a script never saw.

use polars::prelude::PolarsError;
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyResult, VirtualMachine};

pub(crate) fn polars_error(error: &PolarsError, vm: &VirtualMachine) -> PyBaseExceptionRef {
    match error {
        PolarsError::OutOfBounds(_) => vm.new_index_error("positional indexers are out-of-bounds"),
        PolarsError::ShapeMismatch(_) => vm.new_value_error("Lengths must match to compare"),
        PolarsError::IO { .. } => vm.new_os_error("the file cannot be read or written"),
        PolarsError::InvalidOperation(_) | PolarsError::SchemaMismatch(_) => {
            vm.new_type_error("the operation is not possible with this dtype")
        }
        _ => vm.new_value_error("the values cannot be converted"),
    }
}

pub(crate) trait OrRaise<T> {
    fn or_raise(self, vm: &VirtualMachine) -> PyResult<T>;
}

impl<T> OrRaise<T> for Result<T, PolarsError> {
    fn or_raise(self, vm: &VirtualMachine) -> PyResult<T> {
        self.map_err(|error| polars_error(&error, vm))
    }
}

pub(crate) fn unsupported(what: &str, vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_not_implemented_error(what)
}
