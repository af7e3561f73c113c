//! Encodings, loaded when somebody first asks for one by name.
//!
//! While the interpreter starts it loads `codecs`, `encodings` and three modules of it, a third of its work, to learn
//! of UTF-8, ASCII and Latin-1. Text is written and read in these by native code, so few scripts ever need the rest.
//! The interpreter finds placeholders instead, and they are gone before there is a guest.

use rustpython_vm::builtins::{PyNamespace, PyStrRef, PyTupleRef};
use rustpython_vm::{PyObjectRef, PyPayload, PyResult, VirtualMachine};

use super::importer;

/// What the interpreter loads.
const LOADED: [&str; 5] = ["codecs", "encodings", "encodings.ascii", "encodings.utf_8", "encodings.latin_1"];

/// The names it then knows.
const REGISTERED: [&str; 8] = ["ascii", "utf-8", "utf8", "latin-1", "latin_1", "latin1", "iso8859-1", "iso8859_1"];

/// Objects that are no modules, so that the importer leaves them alone.
pub(super) fn put_placeholders(vm: &VirtualMachine) -> PyResult<()> {
    let nothing: PyTupleRef = vm.ctx.new_tuple(vec![vm.ctx.none(); 4]);
    let placeholder: PyObjectRef = PyNamespace::default().into_ref(&vm.ctx).into();
    placeholder.set_attr("getregentry", vm.new_function("getregentry", move || nothing.clone()), vm)?;
    let modules = vm.sys_module.get_attr("modules", vm)?;
    LOADED.iter().try_for_each(|name| modules.set_item(*name, placeholder.clone(), vm))
}

/// Forgets what the placeholders told, and asks `encodings` itself from now on.
pub(super) fn take_placeholders(vm: &VirtualMachine) -> PyResult<()> {
    let modules = vm.sys_module.get_attr("modules", vm)?;
    LOADED.iter().try_for_each(|name| modules.del_item(*name, vm))?;
    let registry = &vm.state.codec_registry;
    for name in REGISTERED {
        registry.forget(name);
    }
    registry.register(vm.new_function("search_function", find).into(), vm)
}

/// Loading `encodings` makes it register itself too; whatever is found is kept under its name by the interpreter.
fn find(encoding: PyStrRef, vm: &VirtualMachine) -> PyResult {
    importer::load_trusted("encodings", vm)?.get_attr("search_function", vm)?.call((encoding,), vm)
}
