//! What a guest's `import` does.
//!
//! Trusted modules import each other through the interpreter's own importer. A guest gets a
//! *facade*: a module of its own that holds the public names of the real one and no other
//! module, so nothing can be reached by walking through an allowed module.

use rustpython_vm::builtins::{PyBaseExceptionRef, PyDictRef, PyModule, PyStr, PyStrRef};
use rustpython_vm::function::OptionalArg;
use rustpython_vm::{AsObject, PyObjectRef, PyRef, PyResult, VirtualMachine};

use super::state::Guest;
use super::{ask, hints, walls};

/// `__import__` of the guest's builtins.
pub(crate) fn guest_import(
    name: PyStrRef,
    _globals: OptionalArg<PyObjectRef>,
    _locals: OptionalArg<PyObjectRef>,
    from_list: OptionalArg<PyObjectRef>,
    level: OptionalArg<i32>,
    vm: &VirtualMachine,
) -> PyResult {
    let Some(guest) = Guest::current() else {
        return Err(vm.new_import_error("the session is over", name));
    };
    let Some(text) = name.to_str().map(str::to_owned) else {
        return Err(vm.new_import_error("module name must be valid text", name));
    };
    if level.unwrap_or(0) > 0 {
        return Err(vm.new_import_error("attempted relative import with no known parent package", name));
    }
    if text.is_empty() {
        return Err(vm.new_value_error("Empty module name"));
    }
    let wanted = from_list.into_option().filter(|list| !vm.is_none(list));
    let wanted: Vec<PyObjectRef> = match &wanted {
        Some(list) => vm.extract_elements_with(list, Ok)?,
        None => Vec::new(),
    };

    if let Some((package, call)) = guest.library.source_package(&text) {
        return import_from_source(&guest, package, call, &text, &wanted, vm);
    }
    if !guest.library.admits(&text) {
        return Err(refuse(&guest, &text, vm));
    }
    let leaf = facade(&guest, &text, vm)?;
    if wanted.is_empty() {
        let top = text.split('.').next().unwrap_or(&text);
        return facade(&guest, top, vm).map(Into::into);
    }
    for item in &wanted {
        let Some(item) = item.downcast_ref::<PyStr>().and_then(|item| item.to_str()) else { continue };
        let submodule = format!("{text}.{item}");
        if guest.library.admits(&submodule) {
            facade(&guest, &submodule, vm)?;
        }
    }
    Ok(leaf.into())
}

/// `skills.x` and the like: the host has the source.
fn import_from_source(
    guest: &Guest,
    package: &str,
    call: &str,
    name: &str,
    wanted: &[PyObjectRef],
    vm: &VirtualMachine,
) -> PyResult {
    let top = ask::source_package(guest, package, vm)?;
    if let Some((_, child)) = name.split_once('.') {
        let module = ask::import_source(guest, package, child, call, vm)?;
        return Ok(if wanted.is_empty() { top.into() } else { module.into() });
    }
    for item in wanted {
        let Some(item) = item.downcast_ref::<PyStr>().and_then(|item| item.to_str()) else { continue };
        if item != "*" && top.dict().get_item_opt(item, vm)?.is_none() {
            ask::import_source(guest, package, item, call, vm)?;
        }
    }
    Ok(top.into())
}

/// The refusal of what is not public, in the words a model can act on.
fn refuse(guest: &Guest, name: &str, vm: &VirtualMachine) -> PyBaseExceptionRef {
    if let Some(hint) = guest.library.refusal(name) {
        let error = vm.new_import_error(format!("import of '{name}' is not allowed"), vm.ctx.new_str(name));
        hints::attach(&error, hint);
        return error;
    }
    // The package that is missing, as Python names it.
    let top = name.split('.').next().unwrap_or(name);
    let name = if guest.library.admits(top) { name } else { top };
    let class = vm.ctx.exceptions.module_not_found_error.to_owned();
    let error = vm.new_exception_msg(class, format!("No module named '{name}'").into());
    let _ = error.as_object().set_attr("name", vm.ctx.new_str(name), vm);
    let library = &guest.library;
    let suggestion = || orchestrator_words::suggestion(name, library.public.iter().copied());
    let hint = library.instead_of(name).map(str::to_owned).or_else(suggestion);
    hints::attach(&error, &hint.unwrap_or_else(|| format!("nothing can be installed here; {}", library.overview)));
    error
}

/// The guest's view of module `name`, linked into the facades of its parents.
pub(crate) fn facade(guest: &Guest, name: &str, vm: &VirtualMachine) -> PyResult<PyRef<PyModule>> {
    if let Some(found) = guest.facades.get_item_opt(name, vm)?
        && let Ok(module) = found.downcast::<PyModule>()
    {
        return Ok(module);
    }
    let real = load_trusted(real_name(guest, name), vm)?;
    let module = match real.get_attr("__facade__", vm) {
        // A stand-in may bring a module object with behaviour of its own.
        Ok(ready) => ready.downcast::<PyModule>().map_err(|_| vm.new_type_error("facade is not a module"))?,
        Err(_) => copy_public_names(guest, name, &real, vm)?,
    };
    walls::freeze_native_types(vm);
    guest.facades.set_item(name, module.clone().into(), vm)?;
    if let Some((parent, child)) = name.rsplit_once('.') {
        let parent = facade(guest, parent, vm)?;
        parent.dict().set_item(child, module.clone().into(), vm)?;
    }
    Ok(module)
}

/// The trusted module behind the guest's module `name`.
fn real_name<'a>(guest: &'a Guest, name: &'a str) -> &'a str {
    guest.library.stand_ins.get(name).copied().unwrap_or(name)
}

/// Imports with the interpreter's own importer.
pub(crate) fn load_trusted(name: &str, vm: &VirtualMachine) -> PyResult<PyRef<PyModule>> {
    let known = walls::all_modules(vm)?.get_item_opt(name, vm)?;
    if let Some(Ok(real)) = known.map(PyObjectRef::downcast::<PyModule>) {
        return Ok(real);
    }
    // The named attribute exists on every module, so no sub-module is looked for.
    let from_list = vm.ctx.new_tuple(vec![vm.ctx.new_str("__name__").into()]);
    let real = vm.import_func.call((name.to_owned(), vm.ctx.none(), vm.ctx.none(), from_list, 0), vm)?;
    real.downcast::<PyModule>()
        .map_err(|_| vm.new_import_error(format!("No module named '{name}'"), vm.ctx.new_str(name)))
}

/// Names every facade has. The facade's `__getattr__` calls the module's own, which is never passed on.
const KEPT: [&str; 5] = ["__name__", "__doc__", "__all__", "__version__", "__dir__"];

fn copy_public_names(
    guest: &Guest,
    name: &str,
    real: &PyRef<PyModule>,
    vm: &VirtualMachine,
) -> PyResult<PyRef<PyModule>> {
    let dict: PyDictRef = vm.ctx.new_dict();
    let is_public = guest.library.is_public(name);
    let internal = guest.library.internal.get(name).copied().unwrap_or_default();
    let seeded = |key: &str| guest.library.seeds.iter().any(|(module, seed, ..)| *module == name && *seed == key);
    for (key, value) in &*real.dict() {
        let Some(key_text) = key.downcast_ref::<PyStr>().and_then(|key| key.to_str()) else { continue };
        let is_shown = is_public && !key_text.starts_with('_') || KEPT.contains(&key_text);
        if !is_shown && !internal.contains(&key_text) || seeded(key_text) {
            continue;
        }
        if value.downcast_ref::<PyModule>().is_some() {
            // A public sub-module that is loaded already appears as its own facade.
            let submodule = format!("{name}.{key_text}");
            let library = &guest.library;
            if library.admits(&submodule) {
                let child = facade_of_child(guest, &submodule, vm)?;
                dict.set_item(&*key, child.into(), vm)?;
            }
            continue;
        }
        dict.set_item(&*key, value, vm)?;
    }
    let answers = real.dict().get_item_opt("__getattr__", vm)?.is_some();
    let linked = guest.library.linked.iter().any(|(holder, _)| *holder == name);
    if answers || linked || guest.library.lazy.contains(name) {
        dict.set_item("__getattr__", find_on_demand(name.to_owned(), vm), vm)?;
    }
    let doc = dict.get_item_opt("__doc__", vm)?.and_then(|doc| doc.downcast::<PyStr>().ok());
    let module = vm.new_module(name, dict, doc);
    Ok(module)
}

/// `__getattr__` of a facade: a public sub-module is loaded when its name is first used, other names are the
/// module's own to answer. What it answers with is never another module.
fn find_on_demand(name: String, vm: &VirtualMachine) -> PyObjectRef {
    let find = move |attribute: PyStrRef, vm: &VirtualMachine| -> PyResult {
        let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
        // The text alone: an object of a subclass may be equal to one name and read as another.
        let attribute = attribute.to_str().unwrap_or_default();
        if let Some(module) = guest.library.attribute_module(&name, attribute) {
            return facade(&guest, &module, vm).map(Into::into);
        }
        let real = load_trusted(real_name(&guest, &name), vm)?;
        if let Some(own) = real.dict().get_item_opt("__getattr__", vm)? {
            let found = own.call((attribute.to_owned(),), vm)?;
            if found.downcast_ref::<PyModule>().is_none() {
                // What the module remembers, its facade does too.
                if real.dict().get_item_opt(attribute, vm)?.is_some_and(|kept| kept.is(&found)) {
                    facade(&guest, &name, vm)?.dict().set_item(attribute, found.clone(), vm)?;
                }
                return Ok(found);
            }
        }
        Err(vm.new_attribute_error(format!("module '{name}' has no attribute '{attribute}'")))
    };
    vm.new_function("__getattr__", find).into()
}

/// Like `facade`, without linking into a parent that is being made right now.
fn facade_of_child(guest: &Guest, name: &str, vm: &VirtualMachine) -> PyResult<PyRef<PyModule>> {
    if let Some(found) = guest.facades.get_item_opt(name, vm)?
        && let Ok(module) = found.downcast::<PyModule>()
    {
        return Ok(module);
    }
    let real = load_trusted(name, vm)?;
    let module = copy_public_names(guest, name, &real, vm)?;
    guest.facades.set_item(name, module.clone().into(), vm)?;
    Ok(module)
}
