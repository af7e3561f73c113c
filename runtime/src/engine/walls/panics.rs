//! Turns a panic of the interpreter's native code into an exception of the script, where nothing is left half done.
//!
//! A panic that unwinds through a frame of Python leaves the interpreter's chain of frames broken, so it ends the session.
//! One that begins and is caught in the same native call leaves nothing behind: its locks are free again.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::vm::thread::get_current_frame;
use rustpython_vm::{PyResult, VirtualMachine};

/// Runs native code; a panic of it that went through no frame becomes an exception.
#[inline]
pub(super) fn caught<T>(vm: &VirtualMachine, work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    // Frames unlink themselves when they return, not when a panic goes through them: after one did, its frame still stands
    // for the current one.
    let place = || (get_current_frame(), vm.current_recursion_depth());
    let before = place();
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(answer) => answer,
        Err(panic) if place() == before => Err(as_exception(&*panic, vm)),
        Err(panic) => resume_unwind(panic),
    }
}

#[cold]
fn as_exception(panic: &(dyn Any + Send), vm: &VirtualMachine) -> PyBaseExceptionRef {
    let text = text_of(panic);
    if text.starts_with("deadlock: ") {
        return vm.new_runtime_error("the object is in use: it was reached again by what it runs".to_owned());
    }
    if is_about_size(panic) {
        return vm.new_memory_error("the result does not fit into memory".to_owned());
    }
    vm.new_system_error("the interpreter failed in native code".to_owned())
}

/// Whether native code wanted more than could be addressed: it panics before it asks the allocator.
pub(crate) fn is_about_size(panic: &(dyn Any + Send)) -> bool {
    text_of(panic).ends_with("capacity overflow")
}

fn text_of(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or_default()
}
