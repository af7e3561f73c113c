//! The instruction budget: work units counted at every call of a function and every turn of a loop.
//!
//! Units do not depend on the machine, so a script that fits its budget once fits it always. The code of a
//! script counts in detours of its own, which are led to only while a budget is set. Other code, which is that of
//! the library, is watched by the interpreter's monitoring, which is slower.

mod charge;
mod detours;
mod units;

use std::cell::{Cell, RefCell};
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use rustpython_vm::builtins::{PyCode, PyInt};
use rustpython_vm::bytecode::CodeUnit;
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{AsObject, Py, PyObjectRef, PyRef, PyResult, VirtualMachine};

pub(crate) use charge::init_class;
use charge::{set_budget, spend, spent};
use detours::Detoured;

use super::state::Guest;

const TOOL: i32 = 3;

/// The code objects of a guest that have detours.
#[derive(Default)]
pub(crate) struct Counted {
    codes: RefCell<Vec<Detoured>>,
    is_counting: Cell<bool>,
}

impl Counted {
    fn patch_all(&self, is_counting: bool, vm: &VirtualMachine) {
        self.is_counting.set(is_counting);
        let mut codes = self.codes.borrow_mut();
        // Nobody else holds it, so nobody will run it.
        codes.retain(|detoured| detoured.code.as_object().strong_count() > 1);
        for detoured in codes.iter() {
            patch(detoured, is_counting, vm);
        }
    }
}

/// Gives `code` and the functions in it detours. Every code object of a guest passes here before it runs.
pub fn countable(code: &Py<PyCode>, vm: &VirtualMachine) -> PyRef<PyCode> {
    let mut made = Vec::new();
    let code = detours::lay(code, &mut made, vm);
    if let Some(guest) = Guest::current() {
        if guest.counted.is_counting.get() {
            made.iter().for_each(|detoured| patch(detoured, true, vm));
        }
        guest.counted.codes.borrow_mut().append(&mut made);
    }
    code
}

fn patch(detoured: &Detoured, is_counting: bool, vm: &VirtualMachine) {
    let code = &detoured.code;
    let instructions = &code.code.instructions;
    // What the first operation of a function does when it runs, for the detour leads past it.
    if is_counting && !code.quickened.swap(true, Relaxed) {
        instructions.quicken();
    }
    for patch in &detoured.patches {
        let units = if is_counting { &patch.counted } else { &patch.plain };
        for (index, &CodeUnit { op, arg }) in units.iter().enumerate() {
            let value = u16::from_ne_bytes([op.into(), arg.into()]);
            // SAFETY: the units of a patch are in bounds and whole operations. Frames of this code stand at none
            // of them: patches change between executions or before the code first runs, and a generator that
            // waits does so elsewhere.
            unsafe { instructions.write_cache_u16(patch.at + index, value) };
        }
    }
    // In step with the monitoring, which then leaves this code alone.
    code.instrumentation_version.store(vm.state.instrumentation_version.load(Acquire), Release);
}

/// The interpreter's monitoring interface, taken out of the guest's reach at start-up.
pub(crate) struct Counter {
    monitoring: PyObjectRef,
    armed: Cell<bool>,
}

impl Counter {
    pub(crate) fn new(monitoring: PyObjectRef) -> Self {
        Self { monitoring, armed: Cell::new(false) }
    }

    /// Counts from now on; `None` leaves the interpreter at full speed.
    pub(crate) fn start(&self, budget: Option<u64>, vm: &VirtualMachine) -> PyResult<()> {
        if budget.is_none() {
            return Ok(());
        }
        set_budget(budget);
        let events = self.monitoring.get_attr("events", vm)?;
        vm.call_method(&self.monitoring, "use_tool_id", (TOOL, "orchestrator"))?;
        let mut mask = 0;
        for (event, callback) in [
            ("PY_START", vm.new_function("count", count_call)),
            ("JUMP", vm.new_function("count", count_jump)),
        ] {
            let event = events.get_attr(vm.ctx.intern_str(event), vm)?;
            mask |= event.try_to_value::<i32>(vm)?;
            let callback: PyObjectRef = callback.into();
            vm.call_method(&self.monitoring, "register_callback", (TOOL, event, callback))?;
        }
        vm.call_method(&self.monitoring, "set_events", (TOOL, mask))?;
        if let Some(guest) = Guest::current() {
            guest.counted.patch_all(true, vm);
        }
        self.armed.set(true);
        Ok(())
    }

    /// Work units since `start`, or `None` when nothing was counted.
    pub(crate) fn stop(&self, vm: &VirtualMachine) -> Option<u64> {
        if !self.armed.replace(false) {
            return None;
        }
        let spent = spent();
        let _ = vm.call_method(&self.monitoring, "set_events", (TOOL, 0));
        let _ = vm.call_method(&self.monitoring, "free_tool_id", (TOOL,));
        if let Some(guest) = Guest::current() {
            guest.counted.patch_all(false, vm);
        }
        // A generator may wait inside a detour, and go on there without a budget.
        set_budget(None);
        Some(spent)
    }
}

fn count_call(_event: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
    spend(1, vm)
}

/// The event names the code, where the jump stands and where it leads. Loops jump back.
fn count_jump(event: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
    let offset = |index: usize| {
        let offset = event.args.get(index).and_then(|offset| offset.downcast_ref::<PyInt>());
        offset.and_then(|offset| offset.try_to_primitive::<u64>(vm).ok())
    };
    if offset(1) > offset(2) { spend(1, vm) } else { Ok(()) }
}
