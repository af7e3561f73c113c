//! Code of modules: the importer may run what was read from the frozen library, once, and nothing else. Which code that is
//! hangs on the code object itself, which we kept when we made it; names that code carries can be changed.

use std::cell::RefCell;

use rustpython_vm::builtins::{PyCode, PyDictRef, PyUtf8StrRef};
use rustpython_vm::import::make_frozen;
use rustpython_vm::scope::Scope;
use rustpython_vm::{AsObject, PyRef, PyResult, VirtualMachine};

use super::state::Guest;
use super::{importer, recorded, walls};

/// Where the interpreter's own `_ast` waits until `ast` is loaded.
pub(super) const TREES: &str = "_ast_trees";

/// What the importer needs of `_imp` is looking for modules and making them. The rest renames code, reads modules from bytes, or
/// loads them past the importer.
pub(super) const STRIPPED: (&str, &[&str]) = (
    "_imp",
    &[
        "_fix_co_filename",
        "_override_frozen_modules_for_tests",
        "_override_multi_interp_extensions_check",
        "create_dynamic",
        "exec_dynamic",
        "init_frozen",
        "source_hash",
    ],
);

thread_local! {
    /// Code that was read and not run yet, with the module it was read for. Modules load one another, so there may be several.
    static READ: RefCell<Vec<(String, PyRef<PyCode>)>> = const { RefCell::new(Vec::new()) };
}

/// Gives the importer our ways to read code and to run it in place of its own.
pub(super) fn install(vm: &VirtualMachine) -> PyResult<()> {
    let modules = vm.sys_module.get_attr("modules", vm)?;
    let importer = modules.get_item("_frozen_importlib", vm)?;
    importer.set_attr("exec", vm.new_function("exec", run), vm)?;
    modules.get_item("_imp", vm)?.set_attr("get_frozen_object", vm.new_function("get_frozen_object", read), vm)
}

fn read(name: PyUtf8StrRef, vm: &VirtualMachine) -> PyResult<PyRef<PyCode>> {
    let code = make_frozen(vm, name.as_str())?;
    READ.with_borrow_mut(|read| read.push((name.as_str().to_owned(), code.clone())));
    Ok(code)
}

/// The module this code was read for, if that is where it shall run.
fn module_of(code: &PyRef<PyCode>, globals: &PyDictRef, vm: &VirtualMachine) -> PyResult<Option<String>> {
    let found = READ.with_borrow_mut(|read| {
        let place = read.iter().position(|(_, ours)| ours.is(code))?;
        Some(read.swap_remove(place).0)
    });
    // Before there is a guest, the table of modules has not its place yet.
    let (Some(name), Some(_)) = (&found, Guest::current()) else { return Ok(found) };
    let module = walls::all_modules(vm)?.get_item_opt(name.as_str(), vm)?;
    let is_its_own = module.and_then(|module| module.dict()).is_some_and(|namespace| namespace.is(globals));
    Ok(found.filter(|_| is_its_own))
}

/// `exec` for the importer alone. Every module passes here, so this is also where a module is seeded and patched before
/// anybody can use it.
fn run(code: PyRef<PyCode>, globals: PyDictRef, vm: &VirtualMachine) -> PyResult {
    let Some(name) = module_of(&code, &globals, vm)? else {
        return Err(vm.new_import_error("only modules of the library can be loaded", vm.ctx.new_str("importlib")));
    };
    let name = name.as_str();
    if globals.get_item_opt("__builtins__", vm)?.is_none() {
        globals.set_item("__builtins__", vm.builtins.clone().into(), vm)?;
    }
    let Some(guest) = Guest::current() else {
        return vm.run_code_obj(code, Scope::new(None, globals));
    };
    if name == "ast" {
        let trees = rustpython_vm::import::import_builtin(vm, TREES)?;
        walls::all_modules(vm)?.set_item("_ast", trees, vm)?;
    }
    recorded::replace_natives(name, vm)?;
    let _loading = (recorded::loading(name), guest.counter.loading(vm), guest.loaded.begin(&globals));
    for (_, seed, source, attribute) in guest.library.seeds.iter().filter(|(module, ..)| *module == name) {
        let value = vm.import(*source, 0)?.get_attr(vm.ctx.intern_str(*attribute), vm)?;
        globals.set_item(*seed, value, vm)?;
    }
    vm.run_code_obj(code, Scope::new(None, globals.clone()))?;
    for (_, replaced, source, attribute) in guest.library.replaced.iter().filter(|(module, ..)| *module == name) {
        let value = importer::load_trusted(source, vm)?.get_attr(vm.ctx.intern_str(*attribute), vm)?;
        globals.set_item(*replaced, value, vm)?;
    }
    if let Some(patch) = guest.library.patches.get(name) {
        importer::load_trusted(patch, vm)?;
    }
    Ok(vm.ctx.none())
}
