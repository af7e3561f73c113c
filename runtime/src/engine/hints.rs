//! Hints: one sentence beside an error that says what to do instead.

use std::cell::RefCell;

use orchestrator_words::{listed, suggestion};
use rustpython_vm::builtins::{PyBaseExceptionRef, PyCode, PyDictRef, PyList, PyModule, PyStr, PyType};
use rustpython_vm::{AsObject, PyObjectRef, VirtualMachine};

use super::lookups::{self, keys};
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

/// The hint for `error`: the one it was given, the nearest name, or what there is.
pub(crate) fn of(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    own(error, vm).or_else(|| own(&retold(error, vm)?, vm))
}

/// The exception that trusted code turned into `error`, if `error` is about the same thing: a file that is not there,
/// or it repeats what the other said.
fn retold(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<PyBaseExceptionRef> {
    let first = error.__context__().filter(|_| traceback::comes_from_trusted_code(error))?;
    let text = |error: &PyBaseExceptionRef| error.as_object().str(vm).ok().map(|text| text.to_string());
    let is_repeated = || Some(text(error)?.contains(text(&first).filter(|said| !said.is_empty())?.as_str()));
    (first.fast_isinstance(vm.ctx.exceptions.file_not_found_error) || is_repeated()?).then_some(first)
}

fn own(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let given = LAST.with(|last| last.borrow().clone());
    if let Some((owner, hint)) = given
        && owner.is(error)
    {
        return Some(hint);
    }
    let exceptions = &vm.ctx.exceptions;
    if error.fast_isinstance(exceptions.name_error) {
        return match attribute_text(error, "name", vm) {
            Some(name) => name_hint(error, &name, vm),
            None => lookups::package_hint(error, vm),
        };
    }
    if error.fast_isinstance(exceptions.key_error) {
        return lookups::key_hint(error, vm);
    }
    if error.fast_isinstance(exceptions.file_not_found_error) {
        return lookups::file_hint(error, vm);
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
    // A sheet that is not there, a column that a file does not have, a plot.
    let may_be_of_a_package = [exceptions.value_error, exceptions.not_implemented_error];
    may_be_of_a_package.iter().any(|class| error.fast_isinstance(class)).then(|| lookups::package_hint(error, vm))?
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
        if guest.library.is_public(module) {
            return Some(format!("add '{line}' first"));
        }
        return guest.library.instead_of(module).map(str::to_owned);
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
    let suggestion = suggestion(name, known.iter().map(String::as_str));
    suggestion.or_else(|| guest.library.instead_of(name).map(str::to_owned))
}

/// Variables of the function the error came from.
fn local_names(error: &PyBaseExceptionRef) -> Vec<String> {
    let Some(entry) = traceback::entries(error).last() else { return Vec::new() };
    let code = &entry.frame.iframe().code().code;
    let names = code.varnames.iter().chain(code.freevars.iter()).chain(code.cellvars.iter());
    names.map(|name| name.as_str().to_owned()).collect()
}

/// A variable as the failing frame sees it.
pub(super) fn local_value(error: &PyBaseExceptionRef, name: &str, vm: &VirtualMachine) -> Option<PyObjectRef> {
    let entry = traceback::entries(error).last()?;
    let locals = entry.frame.f_locals(vm).ok()?;
    let local = locals.get_item(name, vm).ok();
    local.or_else(|| Guest::current()?.globals().get_item_opt(name, vm).ok()?)
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
    if let Some(instead) = lookups::instead_of_attribute(&owner, &name, vm) {
        return Some(instead);
    }
    let mut names = attribute_names(&owner, vm);
    let (what, known) = lookups::own_keys(&owner, vm).unwrap_or_default();
    names.extend(known.iter().cloned());
    match suggestion(&name, names.iter().map(String::as_str)) {
        // A near method need not be what was meant: the name may be that of a column.
        Some(near) if what == "columns" && !known.is_empty() => Some(format!("{near} {what}: {}", listed(&known))),
        Some(near) => Some(near),
        None if known.is_empty() => offered(&owner, vm),
        None => Some(format!("{what}: {}", listed(&known))),
    }
}

fn import_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let guest = Guest::current()?;
    let module = attribute_text(error, "name", vm)?;
    let name = attribute_text(error, "name_from", vm)?;
    let facade = guest.facades.get_item_opt(module.as_str(), vm).ok()??;
    let dict = facade.downcast_ref::<PyModule>()?.dict();
    let mut names = keys(&dict);
    names.extend(announced(&dict, vm));
    suggestion(&name, names.iter().map(String::as_str)).or_else(|| offered(&facade, vm))
}

/// What a small module offers, all of it.
fn offered(module: &PyObjectRef, vm: &VirtualMachine) -> Option<String> {
    const MOST_NAMES: usize = 20;
    let all = module.downcast_ref::<PyModule>()?.dict().get_item_opt("__all__", vm).ok()??;
    let names = vm.extract_elements_with(&all, |name: PyObjectRef| name.try_to_value::<String>(vm)).ok()?;
    (1..=MOST_NAMES).contains(&names.len()).then(|| format!("it has {}", listed(&names)))
}

/// What a module says it has: names that are loaded when they are first used are nowhere else. Runs no code of the script.
fn announced(namespace: &PyDictRef, vm: &VirtualMachine) -> Vec<String> {
    let all = namespace.get_item_opt("__all__", vm).ok().flatten().and_then(|all| all.downcast::<PyList>().ok());
    let text_of = |name: &PyObjectRef| name.downcast_ref::<PyStr>()?.to_str().map(str::to_owned);
    all.map(|all| all.borrow_vec().iter().filter_map(text_of).collect()).unwrap_or_default()
}

/// Attribute names without running guest code: class namespaces and the instance dictionary.
fn attribute_names(owner: &PyObjectRef, vm: &VirtualMachine) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    if let Some(dict) = owner.dict() {
        names.extend(keys(&dict));
        if owner.downcast_ref::<PyModule>().is_some() {
            names.extend(announced(&dict, vm));
        }
    }
    let as_class = owner.downcast_ref::<PyType>();
    let classes = as_class.into_iter().chain([owner.class()]);
    for class in classes {
        names.extend(class.get_attributes(&vm.ctx).keys().map(|name| name.as_str().to_owned()));
    }
    names
}
