//! What native modules may use of the runtime: the guest's files, its deadline, its hints and its progress.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use rustpython_vm::builtins::{PyBaseExceptionRef, PyDictRef, PyStr, PyStrRef};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::state::Guest;
use crate::files::{FileError, Files};

/// Runs `action` on the guest's files.
pub fn with_files<T>(action: impl FnOnce(&Files) -> T, vm: &VirtualMachine) -> PyResult<T> {
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
    Ok(action(&guest.files))
}

/// Python's exception for a failed file operation on the guest's `path`.
pub fn file_exception(error: &FileError, path: &str, vm: &VirtualMachine) -> PyBaseExceptionRef {
    if *error == FileError::NulInPath {
        return vm.new_value_error("embedded null byte");
    }
    let number: i32 = match error {
        FileError::NotFound => 2,
        FileError::Exists => 17,
        FileError::IsDirectory => 21,
        FileError::NotADirectory => 20,
        FileError::NotEmpty => 39,
        FileError::NameTooLong => 36,
        FileError::TooManyOpen => 24,
        FileError::QuotaExceeded { .. } | FileError::DiskFull => 28,
        FileError::ReadTooMuch { .. } => 122,
        FileError::Denied { .. } => 13,
        FileError::Stale => 116,
        FileError::NulInPath | FileError::Io => 5,
    };
    let class = vm.ctx.exceptions.os_error.to_owned();
    let arguments = (number, error.to_string(), path.to_owned());
    let made = vm.invoke_exception(
        &class,
        vec![
            vm.ctx.new_int(arguments.0).into(),
            vm.ctx.new_str(arguments.1).into(),
            vm.ctx.new_str(arguments.2).into(),
        ],
    );
    let exception = made.unwrap_or_else(|error| error);
    if let FileError::Denied { hint, .. } = error {
        super::hints::attach(&exception, hint);
    }
    exception
}

/// Sleeps, but wakes for a stop.
pub fn sleep(duration: Duration, vm: &VirtualMachine) -> PyResult<()> {
    const SLICE: Duration = Duration::from_millis(5);
    let end = Instant::now().checked_add(duration);
    loop {
        vm.check_signals()?;
        let left = end.map_or(SLICE, |end| end.saturating_duration_since(Instant::now()));
        if left.is_zero() {
            super::recorded::pass(duration);
            return Ok(());
        }
        std::thread::sleep(left.min(SLICE));
    }
}

/// The builtins guest code runs with.
pub fn builtins(vm: &VirtualMachine) -> PyResult<PyDictRef> {
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
    Ok(guest.builtins.clone())
}

/// The guest-side modules imported so far, by name.
pub fn imported_modules(vm: &VirtualMachine) -> PyResult<PyDictRef> {
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
    Ok(guest.facades.clone())
}

/// Source text of a guest file, for tracebacks made by the guest itself.
pub fn source(name: &str) -> Option<String> {
    let guest = Guest::current()?;
    let sources = guest.sources.borrow();
    sources.get(name).map(ToString::to_string)
}

/// A syntax tree of `text`; no code is made. For short texts only.
pub fn parse_tree(text: PyStrRef, mode: &str, vm: &VirtualMachine) -> PyResult {
    const ONLY_AST: i32 = 0x400;
    const MOST_BYTES: usize = 64 << 10;
    const MOST_BRACKETS: usize = 200;
    let n_brackets = text.as_bytes().iter().filter(|byte| b"([{".contains(byte)).count();
    if text.as_bytes().len() > MOST_BYTES || n_brackets > MOST_BRACKETS * 20 {
        return Err(
            vm.new_exception_msg(vm.ctx.exceptions.memory_error.to_owned(), "text is too large to parse".into())
        );
    }
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
    guest.compile.call((text, "<text>", mode.to_owned(), ONLY_AST), vm)
}

/// The namespace of the script's code that runs right now. Refused to trusted code, whose
/// namespace it would be.
pub fn calling_globals(name: &str, vm: &VirtualMachine) -> PyResult<PyDictRef> {
    super::builtins::require_guest_frame(name, vm)?;
    Ok(vm.current_globals())
}

/// What the script means by `name` where it called the trusted code that asks: a local variable
/// of the nearest frame of the script, or a global one.
pub fn caller_variable(name: &str, vm: &VirtualMachine) -> PyResult<Option<PyObjectRef>> {
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
    let Some(locals) = caller_locals(vm)? else { return Ok(None) };
    match locals.get_item(name, vm) {
        Ok(found) => Ok(Some(found)),
        Err(_) => guest.globals().get_item_opt(name, vm),
    }
}

/// The names that `caller_variable` finds, local ones first, without private ones.
pub fn caller_names(vm: &VirtualMachine) -> PyResult<Vec<String>> {
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
    let Some(locals) = caller_locals(vm)? else { return Ok(Vec::new()) };
    let mut names: Vec<String> = Vec::new();
    for variables in [locals, guest.globals().into()] {
        for key in variables.get_iter(vm)?.iter::<PyObjectRef>(vm)? {
            let key = key?;
            let name = key.downcast_ref::<PyStr>().and_then(|name| name.to_str());
            names.extend(name.filter(|name| !name.starts_with('_')).map(str::to_owned));
        }
    }
    // The frame of the script itself has its globals as locals.
    let mut seen = HashSet::new();
    names.retain(|name| seen.insert(name.clone()));
    Ok(names)
}

/// The local variables of the nearest frame of the script.
fn caller_locals(vm: &VirtualMachine) -> PyResult<Option<PyObjectRef>> {
    let mut next = vm.current_frame();
    while let Some(frame) = next {
        if let Some(locals) = super::walls::guest_locals(&frame.clone().into(), vm)? {
            return Ok(Some(locals));
        }
        next = frame.f_back(vm);
    }
    Ok(None)
}

/// Gives `error` one sentence that says what to do instead.
pub fn hint(error: PyBaseExceptionRef, hint: &str) -> PyBaseExceptionRef {
    super::hints::attach(&error, hint);
    error
}

pub use super::ask::{
    abandon_call, answered_calls, call_host, call_host_for_bytes, call_host_with, finish_call, require_plain,
    run_source, start_call,
};
pub use super::boot::GENERATED;
pub use super::instructions::countable;
pub use super::progress::Progress;
pub use super::recorded::{NoRandomness, fill_random, is_recorded, now_ns, recorded_start_ns};
pub use super::walls::make_function;
pub use crate::check::is_plain_annotation;
