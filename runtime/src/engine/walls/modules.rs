//! The interpreter's table of modules, `sys.modules`. When `from a import b` finds no `b` in `a`, the interpreter takes
//! the module `a.b` from there, past every importer. So the table answers by whose code runs.

use rustpython_vm::builtins::{PyDictRef, PyStr, PyStrRef};
use rustpython_vm::class::PyClassImpl;
use rustpython_vm::protocol::PyMappingMethods;
use rustpython_vm::types::AsMapping;
use rustpython_vm::{PyObject, PyPayload, PyResult, VirtualMachine, pyclass};

use crate::engine::state::Guest;

/// Name in `sys` that the table is kept under; `modules` itself is answered by `sys_attribute`.
const ALL: &str = "_all_modules";

pub(crate) fn hide_modules(vm: &VirtualMachine) -> PyResult<()> {
    let _ = OwnModules::make_static_type();
    let sys = vm.sys_module.dict();
    sys.set_item(ALL, sys.get_item("modules", vm)?, vm)?;
    sys.del_item("modules", vm)?;
    sys.set_item("__getattr__", vm.new_function("__getattr__", sys_attribute).into(), vm)
}

/// Every module that is loaded, whoever asks.
pub(crate) fn all_modules(vm: &VirtualMachine) -> PyResult<PyDictRef> {
    let table = vm.sys_module.dict().get_item(ALL, vm)?;
    table.downcast().map_err(|_| vm.new_type_error("sys.modules is not a dict"))
}

fn sys_attribute(name: PyStrRef, vm: &VirtualMachine) -> PyResult {
    if name.as_bytes() != b"modules" {
        return Err(vm.new_attribute_error(format!("module 'sys' has no attribute '{name}'")));
    }
    if Guest::current().is_some_and(|guest| guest.owns_current_frame()) {
        return Ok(OwnModules.into_pyobject(vm));
    }
    all_modules(vm).map(Into::into)
}

/// The table while a script's code runs. A dotted name gives a facade. Other names are looked up by
/// native code alone, which wants a module of its own and keeps it to itself.
#[pyclass(module = false, name = "modules")]
#[derive(Debug, PyPayload)]
struct OwnModules;

#[pyclass(with(AsMapping))]
impl OwnModules {}

impl AsMapping for OwnModules {
    fn as_mapping() -> &'static PyMappingMethods {
        static METHODS: PyMappingMethods =
            PyMappingMethods { subscript: Some(|_, name, vm| find(name, vm)), ..PyMappingMethods::NOT_IMPLEMENTED };
        &METHODS
    }
}

fn find(name: &PyObject, vm: &VirtualMachine) -> PyResult {
    let has_dot = name.downcast_ref::<PyStr>().is_none_or(|name| name.as_bytes().contains(&b'.'));
    let found = match Guest::current() {
        Some(guest) if has_dot => guest.facades.get_item_opt(name, vm)?,
        _ => all_modules(vm)?.get_item_opt(name, vm)?,
    };
    found.ok_or_else(|| vm.new_key_error(name.to_owned()))
}
