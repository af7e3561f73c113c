//! The locks of the importer. It takes several for each module, written in Python over locks written in Python, which is
//! a quarter of what it does. An interpreter here has one thread, so nobody can ever wait for them.

use rustpython_vm::class::PyClassImpl;
use rustpython_vm::function::FuncArgs;
use rustpython_vm::types::Callable;
use rustpython_vm::{Py, PyObject, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

/// What the importer calls for a lock to hold, or to wait until somebody else has loaded a module.
const LOCKS: [&str; 3] = ["_ModuleLockManager", "_ImportLockContext", "_lock_unlock_module"];

pub(super) fn remove(importer: &PyObject, vm: &VirtualMachine) -> PyResult<()> {
    let _ = NoLock::make_static_type();
    let lock: PyObjectRef = NoLock.into_pyobject(vm);
    LOCKS.iter().try_for_each(|name| importer.set_attr(vm.ctx.intern_str(*name), lock.clone(), vm))
}

/// Called, it gives itself; held, it holds nobody.
#[pyclass(module = false, name = "NoLock")]
#[derive(Debug, PyPayload)]
struct NoLock;

#[pyclass(with(Callable))]
impl NoLock {
    #[pymethod]
    fn __enter__(zelf: PyRef<Self>) -> PyRef<Self> {
        zelf
    }

    #[pymethod]
    fn __exit__(_zelf: PyRef<Self>, _error: FuncArgs) {}
}

impl Callable for NoLock {
    type Args = FuncArgs;

    fn call(zelf: &Py<Self>, _name: FuncArgs, _vm: &VirtualMachine) -> PyResult {
        Ok(zelf.to_owned().into())
    }
}
