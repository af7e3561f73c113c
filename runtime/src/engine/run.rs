//! One execution on the guest's thread: check, compile, run, and turn what came out into parts
//! of a report.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::atomic::Ordering::Relaxed;

use rustpython_vm::builtins::{PyBaseExceptionRef, PyCode, PyCoroutine};
use rustpython_vm::compiler::Mode;
use rustpython_vm::scope::Scope;
use rustpython_vm::{AsObject, PyObjectRef, PyRef, PyResult, VirtualMachine};
use serde_json::Value;

use super::boot::Machine;
use super::instructions::countable;
use super::state::Guest;
use super::value::{Converter, For, from_json};
use super::{hints, importer, recorded, syntax, traceback};
use crate::check::{self, Checked, Refusal, line_and_column};
use crate::error_class::ErrorClass;
use crate::library::Preloaded;
use crate::limits::Limits;
use crate::limits::stop::Interrupted;
use crate::report::{Artifact, Aside, ErrorReport, ValueFrom};
use crate::request::Request;

/// What to run.
pub(crate) struct Job {
    pub(crate) request: Request,
    /// Does not count as code of the session.
    pub(crate) is_warm_up: bool,
}

/// What the guest's thread knows when it is done.
#[derive(Debug, Default)]
pub(crate) struct Finished {
    pub(crate) result: Value,
    pub(crate) value_from: ValueFrom,
    pub(crate) error: Option<ErrorReport>,
    pub(crate) artifacts: Vec<Artifact>,
    /// Which files were used; the rest of it is filled in later.
    pub(crate) traced: Aside,
    pub(crate) bytes_read: u64,
    pub(crate) instructions: Option<u64>,
    pub(crate) truncated: bool,
}

impl Finished {
    pub(crate) fn failed(error: ErrorReport) -> Self {
        Self { error: Some(error), ..Self::default() }
    }
}

/// Runs `job`. A stop may have been pulled meanwhile; the caller looks.
pub(crate) fn run(machine: &Machine, job: &Job) -> Finished {
    machine.interpreter.enter(|vm| {
        let Some(guest) = Guest::current() else { return Finished::default() };
        let limits = &job.request.limits;
        vm.recursion_limit.set(limits.recursion);
        let begun = guest.files.begin(limits, job.request.staging.as_ref());
        guest.host_calls_left.set(limits.host_calls);
        guest.bytes_answered.set(0);
        guest.tickets.fail_all();
        let ran = begun.map_err(|_| Box::new(not_staged())).and_then(|()| run_inside(&guest, &job.request, vm));
        let mut finished = match ran {
            Ok(finished) => finished,
            Err(error) => Finished::failed(*error),
        };
        hints::forget();
        let counted = guest.counter.stop(vm);
        finished.instructions = counted;
        finished.artifacts = guest.files.artifacts();
        finished.traced = guest.files.traced();
        finished.bytes_read = guest.files.bytes_read() + guest.bytes_answered.get();
        if job.is_warm_up {
            guest.n_executions.set(0);
        }
        finished
    })
}

/// A script that is to write elsewhere must not write to the project instead.
fn not_staged() -> ErrorReport {
    ErrorReport::new(ErrorClass::InternalError, "the folders that stand in for the project cannot be opened")
}

fn run_inside(guest: &Guest, request: &Request, vm: &VirtualMachine) -> Result<Finished, Box<ErrorReport>> {
    recorded::begin(guest, request.recorded, vm).map_err(|error| report_error(&error, vm))?;
    let source = check::without_fence(&request.code);
    let name = register_source(guest, source);
    let checked = examine(guest, request, source, &name, vm)?;
    let prepare = || -> PyResult<PyRef<PyCode>> {
        fill_namespace(guest, request, &checked, vm)?;
        let mode = if checked.ends_in_expression { Mode::BlockExpr } else { Mode::Exec };
        compile(source, mode, &name, vm)
    };
    let code = prepare().map_err(|error| report_error(&error, vm))?;
    guest.counter.start(request.limits.max_instructions, vm).map_err(|error| report_error(&error, vm))?;
    let mut value_from = if checked.ends_in_expression { ValueFrom::LastExpression } else { ValueFrom::Nowhere };
    let mut value = match run_to_end(guest, code, vm) {
        Ok(value) => value,
        Err(error) => match exit_value(&error, vm) {
            Some(value) => {
                value_from = ValueFrom::Nowhere;
                value
            }
            None => return Err(report_error(&error, vm)),
        },
    };
    if checked.assigns_result
        && let Some(assigned) = guest.globals().get_item_opt("result", vm).ok().flatten()
    {
        (value, value_from) = (assigned, ValueFrom::Result);
    }
    let whom = if request.is_judged { For::Judge } else { For::Reader };
    let mut converter = Converter::new(vm, request.limits.result_bytes, whom);
    let result = converter.convert(&value);
    Ok(Finished { result, value_from, truncated: converter.truncated, ..Finished::default() })
}

/// The name tracebacks show: `main.py`, then `cell_2.py`, ... for later code of a session.
fn register_source(guest: &Guest, code: &str) -> String {
    let count = guest.n_executions.get() + 1;
    guest.n_executions.set(count);
    let name = if count == 1 { "main.py".to_owned() } else { format!("cell_{count}.py") };
    guest.sources.borrow_mut().insert(name.clone(), Rc::from(code));
    name
}

fn examine(
    guest: &Guest,
    request: &Request,
    source: &str,
    file: &str,
    vm: &VirtualMachine,
) -> Result<Checked, Box<ErrorReport>> {
    if source.len() > request.limits.source_bytes {
        return Err(Box::new(ErrorReport::new(
            ErrorClass::MemoryError,
            format!("source is too large: {} bytes", source.len()),
        )));
    }
    if source.contains('\0') {
        return Err(Box::new(ErrorReport::new(ErrorClass::SyntaxError, "source code cannot contain null bytes")));
    }
    match check::examine(source, &guest.library, !request.skip_safety_check) {
        Ok(checked) => Ok(checked),
        // Compiled once more, for the compiler's wording and place.
        Err(Refusal::Syntax) => match compile(source, Mode::Exec, file, vm) {
            Err(error) => {
                syntax::explain(&error, source, &guest.library, vm);
                Err(report_error(&error, vm))
            }
            Ok(_) => Err(Box::new(ErrorReport::new(ErrorClass::SyntaxError, "invalid syntax"))),
        },
        Err(Refusal::TooManyBrackets(at)) => {
            let (line, column) = line_and_column(source, at);
            let error = ErrorReport::new(ErrorClass::SyntaxError, "too many nested parentheses");
            Err(Box::new(ErrorReport {
                line: Some(line),
                column: Some(column),
                traceback: format!("  File \"{file}\", line {line}\n{}", error.traceback),
                ..error
            }))
        }
        Err(Refusal::TooDeep) => Err(Box::new(ErrorReport::new(
            ErrorClass::RecursionError,
            "maximum recursion depth exceeded during compilation",
        ))),
        Err(Refusal::Unsafe { findings, first, hint }) => {
            let (line, column) = line_and_column(source, first);
            let message = format!("Code safety validation failed: {}", findings.join(", "));
            let hint_line = hint.map(|hint| format!("hint: {hint}\n")).unwrap_or_default();
            let error = ErrorReport::new(ErrorClass::SafetyViolation, message);
            Err(Box::new(ErrorReport {
                traceback: error.traceback + &hint_line,
                line: Some(line),
                column: Some(column),
                hint: hint.map(str::to_owned),
                ..error
            }))
        }
    }
}

pub(crate) fn compile(source: &str, mode: Mode, file: &str, vm: &VirtualMachine) -> PyResult<PyRef<PyCode>> {
    let mut options = vm.compile_opts();
    options.allow_top_level_await = true;
    let compiled = vm.compile_with_opts(source, mode, file, options);
    countable(compiled.map_err(|error| error.into_pyexception(vm, Some(source)))?, vm)
}

/// Context values become globals; preloaded names become builtins once a script uses them.
fn fill_namespace(guest: &Guest, request: &Request, checked: &Checked, vm: &VirtualMachine) -> PyResult<()> {
    // An earlier execution of the session may have taken them away, and code that names no builtins
    // runs with those of its caller.
    guest.set_global("__builtins__", guest.builtins.clone().into(), vm);
    for (name, value) in &request.context {
        if name.starts_with("__") {
            return Err(vm.new_value_error(format!("context may not set '{name}'")));
        }
        guest.set_global(name, from_json(value, vm)?, vm);
    }
    preload(guest, &checked.names, vm)?;
    let arguments = request.arguments.iter().map(|argument| vm.ctx.new_str(argument.as_str()).into()).collect();
    vm.sys_module.set_attr("argv", vm.ctx.new_list(arguments), vm)
}

/// Makes those of `names` builtins that need no import.
pub(crate) fn preload(guest: &Guest, names: &BTreeSet<String>, vm: &VirtualMachine) -> PyResult<()> {
    for (name, source) in &guest.library.preloaded {
        if !names.contains(*name) || guest.builtins.get_item_opt(*name, vm)?.is_some() {
            continue;
        }
        let value: PyObjectRef = match source {
            Preloaded::Module => importer::facade(guest, name, vm)?.into(),
            Preloaded::From(module) => importer::load_trusted(module, vm)?.get_attr(vm.ctx.intern_str(*name), vm)?,
        };
        guest.builtins.set_item(*name, value, vm)?;
    }
    Ok(())
}

fn run_to_end(guest: &Guest, code: PyRef<PyCode>, vm: &VirtualMachine) -> PyResult {
    let scope = Scope::new(None, guest.globals());
    let value = vm.run_code_obj(code, scope)?;
    if value.downcast_ref::<PyCoroutine>().is_none() {
        return Ok(value);
    }
    // Top-level `await` compiles the whole script to a coroutine.
    let Some((module, attribute)) = guest.library.awaiter else {
        return Err(vm.new_runtime_error("await needs an event loop, and the library brings none"));
    };
    importer::load_trusted(module, vm)?.get_attr(vm.ctx.intern_str(attribute), vm)?.call((value,), vm)
}

/// `sys.exit()` and `sys.exit(0)` end a script well.
fn exit_value(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<PyObjectRef> {
    if !error.fast_isinstance(vm.ctx.exceptions.system_exit) {
        return None;
    }
    let code = error.as_object().get_attr("code", vm).ok()?;
    let is_fine = vm.is_none(&code) || code.try_to_value::<i64>(vm).is_ok_and(|code| code == 0);
    is_fine.then(|| vm.ctx.none())
}

#[expect(clippy::unnecessary_box_returns, reason = "results carry it boxed")]
fn report_error(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Box<ErrorReport> {
    let hint = hints::of(error, vm);
    let rendered = traceback::render(error, vm);
    let mut text = rendered.text;
    if let Some(hint) = &hint {
        let _ = writeln!(text, "hint: {hint}");
    }
    Box::new(ErrorReport {
        kind: traceback::kind(error),
        message: traceback::message(error, vm),
        line: rendered.line,
        column: rendered.column,
        traceback: text,
        hint,
    })
}

/// Counted so far by a guest that is being given up.
pub(crate) fn instructions_at_stop(switch: &crate::limits::stop::StopSwitch) -> Option<u64> {
    Some(switch.instructions.load(Relaxed)).filter(|count| *count > 0)
}

/// The error of a stopped guest.
pub(crate) fn stop_error(stop: crate::limits::stop::Stop, limits: &Limits, place: Option<Interrupted>) -> ErrorReport {
    let place = place.unwrap_or_default();
    let message = stop.message(limits);
    let hint = stop.hint().map(str::to_owned);
    let mut traceback = format!("{}{}: {message}\n", place.traceback, stop.class());
    if let Some(hint) = &hint {
        let _ = writeln!(traceback, "hint: {hint}");
    }
    ErrorReport { kind: stop.class().name().to_owned(), message, line: place.line, column: None, traceback, hint }
}
