//! `_kit_progress`: what the kit is busy with, told to whoever waits for it.

pub(crate) use _kit_progress::module_def;

#[rustpython_vm::pymodule]
mod _kit_progress {
    use orchestrator_runtime::guest;
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::function::FuncArgs;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    /// Calls `function`; meanwhile `name` is what the script is busy with.
    #[pyfunction]
    fn during(name: PyStrRef, function: PyObjectRef, arguments: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let _progress = guest::Progress::of(name.to_string_lossy());
        function.call(arguments, vm)
    }
}
