//! Errors of the canvas as Python exceptions.

use orchestrator_canvas::CanvasError;
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyResult, VirtualMachine};

pub(crate) fn raise(error: CanvasError, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let text = error.to_string();
    match error {
        CanvasError::Memory => vm.new_memory_error(text),
        CanvasError::Encoding { .. } | CanvasError::Stopped => vm.new_runtime_error(text),
        CanvasError::TooLarge { .. }
        | CanvasError::Empty
        | CanvasError::Picture { .. }
        | CanvasError::TextTooLong { .. }
        | CanvasError::TextTooLarge { .. }
        | CanvasError::Formula { .. } => vm.new_value_error(text),
    }
}

/// Runs long work that asks now and then whether the script was stopped.
pub(crate) fn watched<T>(
    vm: &VirtualMachine,
    work: impl FnOnce(&dyn Fn() -> bool) -> Result<T, CanvasError>,
) -> PyResult<T> {
    let stopped = std::cell::RefCell::new(None);
    let is_over = || match vm.check_signals() {
        Ok(()) => false,
        Err(exception) => {
            *stopped.borrow_mut() = Some(exception);
            true
        }
    };
    let result = work(&is_over);
    match stopped.into_inner() {
        Some(exception) => Err(exception),
        None => result.map_err(|error| raise(error, vm)),
    }
}
