//! A guest's calls of the program around it, and the source text such a call may bring back.
//!
//! Source from outside runs with the guest's builtins, so it has the guest's rights and no more.

use std::rc::Rc;
use std::time::{Duration, Instant};

use rustpython_vm::builtins::{PyBaseExceptionRef, PyDict, PyDictRef, PyModule};
use rustpython_vm::compiler::Mode;
use rustpython_vm::scope::Scope;
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyRef, PyResult, VirtualMachine};
use serde_json::{Value, json};

use super::instructions::countable;
use super::state::Guest;
use super::value::{Converter, For, from_json};
use super::{hints, run};
use crate::check::{self, Refusal};
use crate::host::{HostError, Payload};
use crate::report::size_of_json;

/// Bytes of JSON one call may carry out, and values in it: an empty list is two bytes of JSON and many
/// more in memory.
const MOST_ARGUMENT_BYTES: usize = 16 << 20;
const MOST_ARGUMENT_VALUES: usize = 500_000;

/// How long a guest waits before it looks whether it is to stop.
const SLICE: Duration = Duration::from_millis(5);

fn n_values(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(n_values).sum::<usize>(),
        Value::Object(map) => 1 + map.values().map(n_values).sum::<usize>(),
        _ => 1,
    }
}

/// Asks the program and waits, ready to be stopped meanwhile.
pub fn call_host(name: &str, arguments: Value, vm: &VirtualMachine) -> PyResult<Value> {
    ask(name, arguments, vm).map(|payload| payload.value)
}

/// The same for calls that are answered with bytes.
pub fn call_host_for_bytes(name: &str, arguments: Value, vm: &VirtualMachine) -> PyResult<Vec<u8>> {
    ask(name, arguments, vm).map(|payload| payload.bytes)
}

fn ask(name: &str, arguments: Value, vm: &VirtualMachine) -> PyResult<Payload> {
    let guest = current(vm)?;
    let ticket = start(&guest, name, arguments, vm)?;
    wait_for(&guest, ticket, vm)
}

/// The same with Python values.
pub fn call_host_with(name: &str, arguments: &PyObject, vm: &VirtualMachine) -> PyResult {
    from_json(&call_host(name, carried_out(name, arguments, vm)?, vm)?, vm)
}

/// Starts a call of somebody else's tool and gives its ticket.
pub fn start_call(name: &str, arguments: &PyObject, vm: &VirtualMachine) -> PyResult<u64> {
    let arguments = carried_out(name, arguments, vm)?;
    let guest = current(vm)?;
    start(&guest, name, arguments, vm)
}

/// Tickets of calls that were answered since this was last asked. Waits for one, at most `patience`, and for ever
/// without it; where no answer is to come, it gives none at once. The guest's clock stops meanwhile.
pub fn answered_calls(patience: Option<Duration>, vm: &VirtualMachine) -> PyResult<Vec<u64>> {
    let guest = current(vm)?;
    let _pause = guest.pauses.begin();
    let end = patience.and_then(|patience| Instant::now().checked_add(patience));
    loop {
        let left = end.map_or(SLICE, |end| end.saturating_duration_since(Instant::now()).min(SLICE));
        guest.tickets.receive(left);
        let news = guest.tickets.news();
        if !news.is_empty() || left.is_zero() || !guest.tickets.is_waiting() {
            if left.is_zero() {
                super::recorded::pass(patience.unwrap_or_default());
            }
            return Ok(news);
        }
        vm.check_signals()?;
    }
}

/// The answer to a call, as a Python value and the bytes beside it. Waits for it while the guest's clock is stopped.
pub fn finish_call(ticket: u64, vm: &VirtualMachine) -> PyResult<(PyObjectRef, Vec<u8>)> {
    let guest = current(vm)?;
    if !guest.tickets.is_known(ticket) {
        return Err(vm.new_runtime_error("the answer to this call was taken already"));
    }
    let payload = {
        let _pause = guest.pauses.begin();
        wait_for(&guest, ticket, vm)?
    };
    Ok((from_json(&payload.value, vm)?, payload.bytes))
}

/// Nobody waits for this call any more; the program is told.
pub fn abandon_call(ticket: u64, vm: &VirtualMachine) -> PyResult<()> {
    let guest = current(vm)?;
    if guest.tickets.forget(ticket) {
        guest.host.abandon(ticket);
    }
    Ok(())
}

fn current(vm: &VirtualMachine) -> PyResult<Rc<Guest>> {
    Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))
}

fn start(guest: &Guest, name: &str, arguments: Value, vm: &VirtualMachine) -> PyResult<u64> {
    let Some(left) = guest.host_calls_left.get().checked_sub(1) else {
        let error = vm.new_runtime_error("too many calls to tools and skills in one execution");
        hints::attach(&error, "call once and keep the answer in a variable");
        return Err(error);
    };
    guest.host_calls_left.set(left);
    let asker = guest.tickets.begin();
    let ticket = asker.ticket();
    guest.host.call(name, arguments, asker);
    Ok(ticket)
}

fn wait_for(guest: &Guest, ticket: u64, vm: &VirtualMachine) -> PyResult<Payload> {
    loop {
        match guest.tickets.take(ticket) {
            Some(Ok(payload)) => {
                let n_bytes = size_of_json(&payload.value) + payload.bytes.len() as u64;
                guest.bytes_answered.set(guest.bytes_answered.get() + n_bytes);
                return Ok(payload);
            }
            Some(Err(error)) => return Err(exception(&error, vm)),
            None => vm.check_signals()?,
        }
        guest.tickets.receive(SLICE);
    }
}

fn carried_out(name: &str, arguments: &PyObject, vm: &VirtualMachine) -> PyResult<Value> {
    let mut converter = Converter::new(vm, MOST_ARGUMENT_BYTES, For::Tool);
    let arguments = converter.convert(arguments);
    if converter.truncated || n_values(&arguments) > MOST_ARGUMENT_VALUES {
        return Err(vm.new_value_error(format!("the arguments of {name}() are too large or too deep")));
    }
    Ok(arguments)
}

/// Runs `source` in `globals`, which become the guest's own. Tracebacks show it as `file`.
pub fn run_source(file: &str, source: &str, globals: &PyDictRef, vm: &VirtualMachine) -> PyResult<()> {
    let guest = current(vm)?;
    let checked = check::examine(source, &guest.library, true).map_err(|refusal| match refusal {
        Refusal::Unsafe { findings, .. } => {
            vm.new_runtime_error(format!("{file} is not safe to run: {}", findings.join(", ")))
        }
        // The compiler words it.
        Refusal::Syntax => match run::compile(source, Mode::Exec, file, vm) {
            Err(error) => error,
            Ok(_) => vm.new_runtime_error(format!("{file} does not parse")),
        },
        Refusal::TooManyBrackets(_) | Refusal::TooDeep => vm.new_recursion_error(format!("{file} is nested too deep")),
    })?;
    require_plain(globals, vm)?;
    run::preload(&guest, &checked.names, vm)?;
    guest.sources.borrow_mut().insert(file.to_owned(), Rc::from(source));
    // Whatever the caller put there: other builtins would be taken for trusted code's.
    globals.set_item("__builtins__", guest.builtins.clone().into(), vm)?;
    // Without top-level `await`: a module is not awaited by anybody.
    let code = vm.compile(source, Mode::Exec, file).map_err(|error| error.into_pyexception(vm, Some(source)))?;
    vm.run_code_obj(countable(code, vm)?, Scope::new(None, globals.clone())).map(drop)
}

/// Refuses a namespace that need not keep what is put into it: code whose namespace names no
/// builtins runs with those of its caller.
pub fn require_plain(namespace: &Py<PyDict>, vm: &VirtualMachine) -> PyResult<()> {
    if Guest::current().is_some_and(|guest| guest.library.is_without_namespace_check) {
        return Ok(());
    }
    let plain = vm.ctx.types.dict_type;
    let is_plain = ["__setitem__", "__getitem__", "__contains__"].iter().all(|name| {
        let name = vm.ctx.intern_str(*name);
        let (own, original) = (namespace.class().get_attr(name), plain.get_attr(name));
        own.zip(original).is_some_and(|(own, original)| own.is(&original))
    });
    if is_plain {
        return Ok(());
    }
    Err(vm.new_type_error(format!("globals must be a plain dict, not {}", namespace.class().name())))
}

/// Module `package.name`, made of source that the host call `call` knows.
pub(crate) fn import_source(
    guest: &Guest,
    package: &str,
    name: &str,
    call: &str,
    vm: &VirtualMachine,
) -> PyResult<PyRef<PyModule>> {
    let whole = format!("{package}.{name}");
    if let Some(found) = guest.facades.get_item_opt(whole.as_str(), vm)?
        && let Ok(module) = found.downcast::<PyModule>()
    {
        return Ok(module);
    }
    let answer = {
        // The host may have to start a program of somebody else first.
        let _pause = guest.pauses.begin();
        call_host(call, json!({ "name": name }), vm).map_err(|error| missing(&whole, &error, vm))?
    };
    let Some(source) = answer.get("code").and_then(Value::as_str) else {
        return Err(vm.new_import_error(format!("No module named '{whole}'"), vm.ctx.new_str(whole)));
    };
    let parent = source_package(guest, package, vm)?;
    let dict = vm.ctx.new_dict();
    let module = vm.new_module(&whole, dict.clone(), None);
    // Known before it runs, so that modules may import each other.
    guest.facades.set_item(whole.as_str(), module.clone().into(), vm)?;
    if let Err(error) = run_source(&format!("{package}/{name}.py"), source, &dict, vm) {
        guest.facades.del_item(whole.as_str(), vm)?;
        return Err(error);
    }
    parent.dict().set_item(name, module.clone().into(), vm)?;
    Ok(module)
}

/// The package itself: empty until something in it is imported.
pub(crate) fn source_package(guest: &Guest, package: &str, vm: &VirtualMachine) -> PyResult<PyRef<PyModule>> {
    if let Some(found) = guest.facades.get_item_opt(package, vm)?
        && let Ok(module) = found.downcast::<PyModule>()
    {
        return Ok(module);
    }
    let module = vm.new_module(package, vm.ctx.new_dict(), None);
    guest.facades.set_item(package, module.clone().into(), vm)?;
    Ok(module)
}

/// A name the host does not know is a module that does not exist; its hint stays.
fn missing(module: &str, error: &PyBaseExceptionRef, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let exceptions = &vm.ctx.exceptions;
    if !error.fast_isinstance(exceptions.key_error) && !error.fast_isinstance(exceptions.value_error) {
        return error.clone();
    }
    let class = vm.ctx.exceptions.module_not_found_error.to_owned();
    let not_found = vm.new_exception_msg(class, format!("No module named '{module}'").into());
    if let Some(hint) = hints::of(error, vm) {
        hints::attach(&not_found, &hint);
    }
    not_found
}

fn exception(error: &HostError, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let made = of_a_module(error, vm)
        .unwrap_or_else(|| vm.new_exception_msg(error.kind.python_type(vm).to_owned(), error.message.as_str().into()));
    if let Some(hint) = &error.hint {
        hints::attach(&made, hint);
    }
    made
}

/// The exception as a class of a module makes it; none where the library has no such module.
fn of_a_module(error: &HostError, vm: &VirtualMachine) -> Option<PyBaseExceptionRef> {
    let module = vm.import(error.kind.module()?, 0).ok()?;
    let class = module.get_attr(error.kind.name(), vm).ok()?;
    let made = class.call((error.message.clone(),), vm).ok()?;
    if let Some(url) = &error.url {
        made.set_attr("url", vm.ctx.new_str(url.as_str()), vm).ok()?;
    }
    made.downcast().ok()
}
