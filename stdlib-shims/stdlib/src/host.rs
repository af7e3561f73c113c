//! `_host`: a script's way to the program around it, and the skill object that only it can make.
//! Arguments arrive checked and in order.

use rustpython_vm::pymodule;

pub(crate) use _host::module_def;

#[pymodule]
mod _host {
    use std::time::Duration;

    use orchestrator_runtime::guest;
    use rustpython_vm::builtins::{PyDictRef, PyListRef, PyStrRef, PyTupleRef};
    use rustpython_vm::function::{ArgIntoFloat, OptionalArg};
    use rustpython_vm::types::Representable;
    use rustpython_vm::{AsObject, Py, PyObjectRef, PyPayload, PyResult, VirtualMachine, pyclass};
    use serde_json::{Value, json};

    #[pyfunction]
    fn call(name: PyStrRef, arguments: PyDictRef, vm: &VirtualMachine) -> PyResult {
        guest::call_host_with(name.as_ref(), arguments.as_object(), vm)
    }

    /// Starts a call of somebody else's tool; the ticket stands for it.
    #[pyfunction]
    fn start(name: PyStrRef, arguments: PyDictRef, vm: &VirtualMachine) -> PyResult<u64> {
        guest::start_call(name.as_ref(), arguments.as_object(), vm)
    }

    /// Tickets answered since this was last asked; waits for one, at most so many seconds.
    #[pyfunction]
    fn answered(seconds: Option<ArgIntoFloat>, vm: &VirtualMachine) -> PyResult<PyListRef> {
        // Longer than any execution waits.
        const LONGEST: f64 = 1e6;
        // Less than nothing is nothing.
        let patience = |seconds: f64| Duration::try_from_secs_f64(seconds.min(LONGEST)).unwrap_or_default();
        let patience = seconds.map(|seconds| patience(seconds.into_float()));
        let tickets = guest::answered_calls(patience, vm)?;
        Ok(vm.ctx.new_list(tickets.into_iter().map(|ticket| vm.ctx.new_int(ticket).into()).collect()))
    }

    /// The answer to a call and the bytes beside it; waits for it.
    #[pyfunction]
    fn finish(ticket: u64, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let (value, bytes) = guest::finish_call(ticket, vm)?;
        Ok(vm.ctx.new_tuple(vec![value, vm.ctx.new_bytes(bytes).into()]))
    }

    #[pyfunction]
    fn abandon(ticket: u64, vm: &VirtualMachine) -> PyResult<()> {
        guest::abandon_call(ticket, vm)
    }

    /// A saved skill, as text and as something `exec` runs. There is no way to make one from text.
    #[pyattr]
    #[pyclass(name = "Skill")]
    #[derive(Debug, PyPayload)]
    struct Skill {
        name: String,
        version: u64,
        description: String,
        code: String,
    }

    #[pyclass(with(Representable), flags(DISALLOW_INSTANTIATION))]
    impl Skill {
        #[pygetset]
        fn name(zelf: &Py<Self>) -> String {
            zelf.name.clone()
        }

        #[pygetset]
        fn version(zelf: &Py<Self>) -> u64 {
            zelf.version
        }

        #[pygetset]
        fn description(zelf: &Py<Self>) -> String {
            zelf.description.clone()
        }

        #[pygetset]
        fn code(zelf: &Py<Self>) -> String {
            zelf.code.clone()
        }

        #[pymethod]
        fn __str__(zelf: &Py<Self>) -> String {
            zelf.code.clone()
        }
    }

    impl Representable for Skill {
        fn repr_str(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
            Ok(format!("<skill '{}' version {}>", zelf.name, zelf.version))
        }
    }

    #[pyfunction]
    fn load_skill(name: PyStrRef, version: Option<u32>, vm: &VirtualMachine) -> PyResult<Skill> {
        let answer = guest::call_host("load_skill", json!({ "name": name.to_string(), "version": version }), vm)?;
        let text = |key: &str| answer.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let version = answer.get("version").and_then(Value::as_u64).unwrap_or_default();
        Ok(Skill { name: text("name"), version, description: text("description"), code: text("code") })
    }

    /// `exec` of scripts: runs a skill in the caller's namespace, or in the one given.
    #[pyfunction]
    fn exec(skill: PyObjectRef, globals: OptionalArg<Option<PyDictRef>>, vm: &VirtualMachine) -> PyResult<()> {
        let Some(skill) = skill.downcast_ref::<Skill>() else {
            let message = format!("exec() runs skills only, found {}", skill.class().name());
            return Err(guest::hint(vm.new_type_error(message), "write exec(load_skill('name'))"));
        };
        let globals = match globals.flatten() {
            Some(globals) => globals,
            None => guest::calling_globals("exec", vm)?,
        };
        guest::run_source(&format!("skills/{}.py", skill.name), &skill.code, &globals, vm)
    }
}
