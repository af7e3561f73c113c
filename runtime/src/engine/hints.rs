//! Hints: one sentence beside an error that says what to do instead.

use std::cell::RefCell;

use orchestrator_words::{listed, suggestion};
use rustpython_vm::builtins::{PyBaseExceptionRef, PyCode, PyDict, PyModule, PyStr, PyTuple, PyType};
use rustpython_vm::{AsObject, PyObjectRef, VirtualMachine};

use super::state::Guest;
use super::traceback;
use crate::check::withheld;

thread_local! {
    /// The exception that was last given a hint. Kept on our side: what a guest could write into an
    /// exception would read as the sandbox's own advice.
    static LAST: RefCell<Option<(PyBaseExceptionRef, String)>> = const { RefCell::new(None) };
}

/// Gives `error` a hint. Later layers read it back with `of`.
pub(crate) fn attach(error: &PyBaseExceptionRef, hint: &str) {
    LAST.with(|last| *last.borrow_mut() = Some((error.clone(), hint.to_owned())));
}

/// Lets go of the last exception.
pub(crate) fn forget() {
    drop(LAST.with(|last| last.borrow_mut().take()));
}

/// The hint for `error`: the one it was given, or the nearest name.
pub(crate) fn of(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let given = LAST.with(|last| last.borrow().clone());
    if let Some((owner, hint)) = given
        && owner.is(error)
    {
        return Some(hint);
    }
    let exceptions = &vm.ctx.exceptions;
    if error.fast_isinstance(exceptions.name_error) {
        return name_hint(error, &attribute_text(error, "name", vm)?, vm);
    }
    if error.fast_isinstance(exceptions.key_error) {
        return key_hint(error, vm);
    }
    if error.fast_isinstance(exceptions.type_error) {
        return keyword_hint(error, vm);
    }
    if error.fast_isinstance(exceptions.attribute_error) {
        return attribute_hint(error, vm);
    }
    if error.fast_isinstance(exceptions.import_error) {
        return import_hint(error, vm);
    }
    None
}

fn attribute_text(error: &PyBaseExceptionRef, attribute: &str, vm: &VirtualMachine) -> Option<String> {
    let value = error.as_object().get_attr(vm.ctx.intern_str(attribute), vm).ok()?;
    value.downcast_ref::<PyStr>()?.to_str().map(str::to_owned)
}

fn name_hint(error: &PyBaseExceptionRef, name: &str, vm: &VirtualMachine) -> Option<String> {
    if let Some(hint) = withheld::instead_of(name) {
        return Some(hint.to_owned());
    }
    let guest = Guest::current()?;
    if guest.library.public.contains(name) {
        return Some(format!("add 'import {name}' first"));
    }
    if let Some((_, module, line)) = guest.library.aliases.iter().find(|(alias, ..)| *alias == name) {
        return guest.library.is_public(module).then(|| format!("add '{line}' first"));
    }
    if let Some(way) = guest.library.refusal(name) {
        return Some(way.to_owned());
    }
    if let Some(owner) = local_value(error, "self", vm)
        && attribute_names(&owner, vm).iter().any(|attribute| attribute == name)
    {
        return Some(format!("did you mean 'self.{name}'?"));
    }
    let mut known = keys(&guest.globals());
    known.extend(keys(&guest.builtins));
    known.extend(local_names(error));
    suggestion(name, known.iter().map(String::as_str))
}

/// Variables of the function the error came from.
fn local_names(error: &PyBaseExceptionRef) -> Vec<String> {
    let Some(entry) = traceback::entries(error).last() else { return Vec::new() };
    let code = &entry.frame.iframe().code().code;
    let names = code.varnames.iter().chain(code.freevars.iter()).chain(code.cellvars.iter());
    names.map(|name| name.as_str().to_owned()).collect()
}

/// A variable as the failing frame sees it.
fn local_value(error: &PyBaseExceptionRef, name: &str, vm: &VirtualMachine) -> Option<PyObjectRef> {
    let entry = traceback::entries(error).last()?;
    let locals = entry.frame.f_locals(vm).ok()?;
    let local = locals.get_item(name, vm).ok();
    local.or_else(|| Guest::current()?.globals().get_item_opt(name, vm).ok()?)
}

/// The nearest key of what was asked: a dictionary the script names, or an object of a package
/// that knows its own keys, such as a frame its columns.
fn key_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let wanted = error.get_arg(0)?;
    let wanted = wanted.downcast_ref::<PyStr>()?.to_str()?.to_owned();
    // A message around the key quotes it.
    let wanted = wanted.split('\'').nth(1).map_or(wanted.clone(), str::to_owned);
    let owner = traceback::subscripted_name(error).and_then(|owner| local_value(error, &owner, vm));
    let (what, known) = match owner.as_ref().and_then(|owner| owner.downcast_ref::<PyDict>()) {
        Some(dict) => ("keys".to_owned(), keys(dict)),
        None => own_keys(&traceback::asked_object(error, vm)?, vm)?,
    };
    let suggestion = suggestion(&wanted, known.iter().map(String::as_str))?;
    Some(format!("{suggestion} {what}: {}", listed(&known)))
}

/// What an object of a described package calls its keys, and the keys that are text.
fn own_keys(owner: &PyObjectRef, vm: &VirtualMachine) -> Option<(String, Vec<String>)> {
    let describer = super::value::describer_of(owner, vm)?;
    let found = super::importer::load_trusted(describer, vm).ok()?.get_attr("keys", vm).ok()?;
    let found = found.call((owner.clone(),), vm).ok()?.downcast::<PyTuple>().ok()?;
    let [what, known] = found.as_slice() else { return None };
    let text = |object: &PyObjectRef| object.downcast_ref::<PyStr>()?.to_str().map(str::to_owned);
    let known = vm.extract_elements_with(known, Ok).ok()?;
    Some((text(what)?, known.iter().filter_map(text).collect()))
}

/// The nearest parameter of a function of the script's own.
fn keyword_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let message = error.as_object().str(vm).ok()?.to_string();
    let (function, rest) = message.split_once("() got an unexpected keyword argument '")?;
    let wanted = rest.split('\'').next()?;
    let mut owner: PyObjectRef = Guest::current()?.main.clone().into();
    for part in function.split('.') {
        owner = owner.get_attr(vm.ctx.intern_str(part), vm).ok()?;
    }
    let code = owner.get_attr("__code__", vm).ok()?.downcast::<PyCode>().ok()?;
    let count = code.code.arg_count + code.code.kwonlyarg_count;
    let parameters = code.code.varnames.iter().take(count as usize).map(|name| name.as_str());
    suggestion(wanted, parameters)
}

fn attribute_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let name = attribute_text(error, "name", vm)?;
    let owner = error.as_object().get_attr("obj", vm).ok().filter(|owner| !vm.is_none(owner))?;
    let mut names = attribute_names(&owner, vm);
    names.extend(own_keys(&owner, vm).map(|(_, known)| known).unwrap_or_default());
    suggestion(&name, names.iter().map(String::as_str))
}

fn import_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let guest = Guest::current()?;
    let module = attribute_text(error, "name", vm)?;
    let name = attribute_text(error, "name_from", vm)?;
    let facade = guest.facades.get_item_opt(module.as_str(), vm).ok()??;
    let names = keys(&facade.downcast_ref::<PyModule>()?.dict());
    suggestion(&name, names.iter().map(String::as_str))
}

fn keys(dict: &rustpython_vm::Py<PyDict>) -> Vec<String> {
    let text = |key: PyObjectRef| key.downcast_ref::<PyStr>()?.to_str().map(str::to_owned);
    dict.into_iter().filter_map(|(key, _)| text(key)).collect()
}

/// Attribute names without running guest code: class namespaces and the instance dictionary.
fn attribute_names(owner: &PyObjectRef, vm: &VirtualMachine) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    if let Some(dict) = owner.dict() {
        names.extend(keys(&dict));
    }
    let as_class = owner.downcast_ref::<PyType>();
    let classes = as_class.into_iter().chain([owner.class()]);
    for class in classes {
        names.extend(class.get_attributes(&vm.ctx).keys().map(|name| name.as_str().to_owned()));
    }
    names
}
