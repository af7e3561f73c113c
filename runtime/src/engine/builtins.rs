//! The builtins a guest has, and what is left of the interpreter's own.

use rustpython_vm::builtins::{PyDictRef, PySet};
use rustpython_vm::function::{FuncArgs, OptionalArg};
use rustpython_vm::{PyObjectRef, PyPayload, PyResult, VirtualMachine};

use super::importer::{self, guest_import};
use super::recorded;
use super::state::Guest;
use crate::library::Preloaded;

/// Gone for everybody: no trusted module needs them in its builtins. `open` comes back as ours.
const REMOVED: [&str; 6] = ["eval", "exec", "compile", "input", "breakpoint", "open"];

/// Kept for trusted modules, but not the guest's.
const WITHHELD: [&str; 10] =
    ["__loader__", "__spec__", "__import__", "__debug__", "help", "exit", "quit", "copyright", "credits", "license"];

/// A copy of the interpreter's builtins without what is dangerous.
pub(crate) fn make(vm: &VirtualMachine) -> PyResult<PyDictRef> {
    let real = vm.builtins.dict();
    for name in REMOVED {
        let _ = real.del_item(name, vm);
    }
    real.set_item("open", vm.new_function("open", open).into(), vm)?;
    real.set_item("id", vm.new_function("id", recorded::id).into(), vm)?;
    real.set_item("hash", vm.new_function("hash", recorded::hash).into(), vm)?;
    let guest = vm.ctx.new_dict();
    for (key, value) in &*real {
        guest.set_item(&*key, value, vm)?;
    }
    for name in WITHHELD {
        let _ = guest.del_item(name, vm);
    }
    guest.set_item("__debug__", vm.ctx.new_bool(true).into(), vm)?;
    // Code whose last expression is its value is compiled without the set that module-level
    // annotations are noted in.
    guest.set_item("__conditional_annotations__", PySet::default().into_ref(&vm.ctx).into(), vm)?;
    guest.set_item("__import__", vm.new_function("__import__", guest_import).into(), vm)?;
    guest.set_item("globals", vm.new_function("globals", globals).into(), vm)?;
    guest.set_item("locals", vm.new_function("locals", locals).into(), vm)?;
    guest.set_item("vars", vm.new_function("vars", vars).into(), vm)?;
    guest.set_item("dir", vm.new_function("dir", dir).into(), vm)?;
    Ok(guest)
}

/// `open` of trusted modules and of the guest: the one the library brings, loaded when first used.
fn open(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let guest = Guest::current().ok_or_else(|| vm.new_runtime_error("the session is over"))?;
    let source = guest.library.preloaded.iter().find(|(name, _)| *name == "open");
    let Some((_, Preloaded::From(module))) = source else {
        return Err(vm.new_runtime_error("there are no files"));
    };
    importer::load_trusted(module, vm)?.get_attr("open", vm)?.call(args, vm)
}

/// These four look at the calling frame. Called by trusted code on a guest's behalf (an
/// iterator over `globals`, say) that frame would be the trusted module's.
pub(crate) fn require_guest_frame(name: &str, vm: &VirtualMachine) -> PyResult<()> {
    if Guest::current().is_some_and(|guest| guest.owns_current_frame()) {
        return Ok(());
    }
    Err(vm.new_runtime_error(format!("{name}() can only be called directly by the script")))
}

fn globals(vm: &VirtualMachine) -> PyResult {
    require_guest_frame("globals", vm)?;
    Ok(vm.current_globals().into())
}

fn locals(vm: &VirtualMachine) -> PyResult {
    require_guest_frame("locals", vm)?;
    Ok(vm.current_locals()?.into())
}

fn vars(object: OptionalArg<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
    let OptionalArg::Present(object) = object else { return locals(vm) };
    object.get_attr("__dict__", vm).map_err(|_| vm.new_type_error("vars() argument must have __dict__ attribute"))
}

fn dir(object: OptionalArg<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
    if object.is_missing() {
        require_guest_frame("dir", vm)?;
    }
    Ok(vm.dir(object.into_option())?.into_ref(&vm.ctx).into())
}
