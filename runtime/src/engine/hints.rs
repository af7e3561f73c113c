//! Hints: one sentence beside an error that says what to do instead.

use rustpython_vm::builtins::{PyBaseExceptionRef, PyDict, PyModule, PyStr, PyType};
use rustpython_vm::{AsObject, PyObjectRef, VirtualMachine};

use super::state::Guest;

/// Where an exception carries its hint. Not a name a script would use by chance.
const ATTRIBUTE: &str = "__orchestrator_hint__";

/// Gives `error` a hint. Later layers read it back with `of`.
pub(crate) fn attach(error: &PyBaseExceptionRef, hint: &str, vm: &VirtualMachine) {
    let _ = error.as_object().set_attr(ATTRIBUTE, vm.ctx.new_str(hint), vm);
}

/// The hint for `error`: the one it carries, or the nearest name.
pub(crate) fn of(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    if let Ok(carried) = error.as_object().get_attr(ATTRIBUTE, vm)
        && let Some(text) = carried.downcast_ref::<PyStr>()
    {
        return text.to_str().map(str::to_owned);
    }
    let exceptions = &vm.ctx.exceptions;
    if error.fast_isinstance(exceptions.name_error) {
        return name_hint(error, &attribute_text(error, "name", vm)?);
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

/// Builtins that are kept from scripts, and what to use.
const WITHHELD: [(&str, &str); 8] = [
    ("eval", "eval is not available; use json.loads for data or write the expression out"),
    ("exec", "exec is not available; define functions and call them"),
    ("compile", "compile is not available; for patterns use re.compile"),
    ("__import__", "use an import statement"),
    ("input", "there is nobody to ask; pass values in with context"),
    ("breakpoint", "there is no debugger; print what you need"),
    ("exit", "raise SystemExit, or let the script end"),
    ("quit", "raise SystemExit, or let the script end"),
];

fn name_hint(error: &PyBaseExceptionRef, name: &str) -> Option<String> {
    if let Some((_, hint)) = WITHHELD.iter().find(|(withheld, _)| *withheld == name) {
        return Some((*hint).to_owned());
    }
    let guest = Guest::current()?;
    if guest.library.public.contains(name) {
        return Some(format!("add 'import {name}' first"));
    }
    let mut known = keys(&guest.globals());
    known.extend(keys(&guest.builtins));
    known.extend(local_names(error));
    nearest(name, known.iter().map(String::as_str)).map(|near| format!("did you mean '{near}'?"))
}

/// Variables of the function the error came from.
fn local_names(error: &PyBaseExceptionRef) -> Vec<String> {
    let mut last = None;
    let mut next = error.__traceback__();
    while let Some(entry) = next {
        next = entry.next.lock().clone();
        last = Some(entry);
    }
    let Some(entry) = last else { return Vec::new() };
    let code = entry.frame.iframe().code();
    code.code.varnames.iter().map(|name| name.as_str().to_owned()).collect()
}

fn attribute_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let name = attribute_text(error, "name", vm)?;
    let owner = error.as_object().get_attr("obj", vm).ok().filter(|owner| !vm.is_none(owner))?;
    let names = attribute_names(&owner, vm);
    nearest(&name, names.iter().map(String::as_str)).map(|near| format!("did you mean '{near}'?"))
}

fn import_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let guest = Guest::current()?;
    let module = attribute_text(error, "name", vm)?;
    let name = attribute_text(error, "name_from", vm)?;
    let facade = guest.facades.get_item_opt(module.as_str(), vm).ok()??;
    let names = keys(&facade.downcast_ref::<PyModule>()?.dict());
    nearest(&name, names.iter().map(String::as_str)).map(|near| format!("did you mean '{near}'?"))
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

/// The closest of `known`, if it is close: within a third of the length, at most 3 edits.
pub(crate) fn nearest<'a>(wanted: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let budget = (wanted.chars().count() / 3).clamp(1, 3);
    let private = wanted.starts_with('_');
    let candidates = known.filter(|name| *name != wanted && (private || !name.starts_with('_')));
    let measured = candidates.map(|name| {
        let distance = if name.eq_ignore_ascii_case(wanted) { 0 } else { strsim::osa_distance(wanted, name) };
        (distance, name)
    });
    measured.filter(|(distance, _)| *distance <= budget).min().map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn close_names_are_suggested_and_far_ones_are_not() {
        let known = ["revenue", "region", "month", "_revenu"];
        assert_eq!(nearest("revenu", known.into_iter()), Some("revenue"));
        assert_eq!(nearest("Month", known.into_iter()), Some("month"));
        assert_eq!(nearest("cost", known.into_iter()), None);
    }
}
