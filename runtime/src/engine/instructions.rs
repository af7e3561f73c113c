//! The instruction budget: work units counted at every call and every jump.
//!
//! Units do not depend on the machine, so a script that fits its budget once fits it always.
//! Counting slows tight loops down, so it is on only while a budget is set.

use std::cell::Cell;
use std::sync::atomic::Ordering::Relaxed;

use rustpython_vm::function::FuncArgs;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::state::Guest;
use crate::limits::stop::Stop;

const TOOL: i32 = 3;
const EVENTS: [&str; 3] = ["PY_START", "PY_RESUME", "JUMP"];

thread_local! {
    static LEFT: Cell<u64> = const { Cell::new(0) };
    static BUDGET: Cell<u64> = const { Cell::new(0) };
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
        let Some(budget) = budget else { return Ok(()) };
        BUDGET.with(|cell| cell.set(budget));
        LEFT.with(|cell| cell.set(budget));
        let events = self.monitoring.get_attr("events", vm)?;
        vm.call_method(&self.monitoring, "use_tool_id", (TOOL, "orchestrator"))?;
        let callback: PyObjectRef = vm.new_function("count", count).into();
        let mut mask = 0;
        for event in EVENTS {
            let event = events.get_attr(vm.ctx.intern_str(event), vm)?;
            mask |= event.try_to_value::<i32>(vm)?;
            vm.call_method(&self.monitoring, "register_callback", (TOOL, event, callback.clone()))?;
        }
        vm.call_method(&self.monitoring, "set_events", (TOOL, mask))?;
        self.armed.set(true);
        Ok(())
    }

    /// Work units since `start`, or `None` when nothing was counted.
    pub(crate) fn stop(&self, vm: &VirtualMachine) -> Option<u64> {
        if !self.armed.replace(false) {
            return None;
        }
        let _ = vm.call_method(&self.monitoring, "set_events", (TOOL, 0));
        let _ = vm.call_method(&self.monitoring, "free_tool_id", (TOOL,));
        Some(BUDGET.with(Cell::get) - LEFT.with(Cell::get))
    }
}

fn count(_event: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
    let left = LEFT.with(Cell::get);
    if left > 0 {
        LEFT.with(|cell| cell.set(left - 1));
        return Ok(());
    }
    if let Some(guest) = Guest::current() {
        guest.switch.instructions.store(BUDGET.with(Cell::get), Relaxed);
        guest.switch.pull(Stop::Instructions);
    }
    vm.check_signals()
}
