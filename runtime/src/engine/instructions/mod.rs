//! The instruction budget: work units counted at every call of a script's functions and every turn of its loops.
//!
//! Units do not depend on the machine, nor on what ran before: the library's own code is not counted, as natives are
//! not, because what it remembers between runs and which of its modules are loaded decide how much of it runs.

mod charge;
mod detours;
mod units;

use std::cell::{Cell, RefCell};
use std::sync::atomic::Ordering::Relaxed;

use rustpython_vm::builtins::{PyCode, PyInt};
use rustpython_vm::bytecode::{CodeFlags, CodeUnit};
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{AsObject, Py, PyObjectRef, PyRef, PyResult, VirtualMachine};

pub(crate) use charge::init_class;
use charge::{Charge, set_budget, spend, spent};
use detours::Detoured;

use super::state::Guest;

const TOOL: i32 = 3;

/// Fewer are never looked through.
const FEWEST_CODES: usize = 64;

/// The code of a guest, and the interpreter's monitoring interface, taken out of its reach at start-up.
pub(crate) struct Counter {
    monitoring: PyObjectRef,
    codes: RefCell<Vec<Detoured>>,
    is_counting: Cell<bool>,
    is_watching: Cell<bool>,
    n_loading: Cell<u32>,
    /// How many there must be before it is worth looking for those that nobody holds.
    n_codes_at_pruning: Cell<usize>,
}

impl Counter {
    pub(crate) fn new(monitoring: PyObjectRef) -> Self {
        Self {
            monitoring,
            codes: RefCell::default(),
            is_counting: Cell::new(false),
            is_watching: Cell::new(false),
            n_loading: Cell::new(0),
            n_codes_at_pruning: Cell::new(FEWEST_CODES),
        }
    }

    /// Counts from now on, with a budget.
    pub(crate) fn start(&self, budget: Option<u64>, vm: &VirtualMachine) -> PyResult<()> {
        if budget.is_none() {
            return Ok(());
        }
        // What an earlier execution left is collected on its account, so that it does not matter to this one.
        vm.state.gc.collect_force(2);
        set_budget(budget);
        self.is_counting.set(true);
        let mut codes = self.codes.borrow_mut();
        // Nobody else holds it, so nobody will run it.
        codes.retain(|detoured| detoured.code.as_object().strong_count() > 1);
        codes.iter().try_for_each(|detoured| self.patch(detoured, vm))
    }

    /// Work units since `start`, or `None` when nothing was counted.
    pub(crate) fn stop(&self, vm: &VirtualMachine) -> Option<u64> {
        if !self.is_counting.replace(false) {
            return None;
        }
        let spent = spent();
        // A generator may wait inside a detour, and go on there without a budget.
        set_budget(None);
        let is_watching = self.is_watching.replace(false);
        for detoured in self.codes.borrow().iter() {
            detoured.write(false);
            if is_watching && detoured.is_watched {
                let _ = vm.call_method(&self.monitoring, "set_local_events", (TOOL, detoured.code.clone(), 0));
            }
        }
        if is_watching {
            let _ = vm.call_method(&self.monitoring, "free_tool_id", (TOOL,));
        }
        Some(spent)
    }

    /// Until the answer is dropped, new code is the library's own. No garbage is collected meanwhile: its finalizers are a
    /// guest's, and what they compile would be taken for the library's.
    pub(crate) fn loading<'a>(&'a self, vm: &'a VirtualMachine) -> impl Drop + 'a {
        vm.state.gc.disable();
        self.n_loading.set(self.n_loading.get() + 1);
        Loading { n_loading: &self.n_loading, vm }
    }

    /// Remembers code as long as somebody may run it. What is watched must not be forgotten while that counts: events belong
    /// to an address, and other code may come to lie there.
    fn keep(&self, made: Vec<Detoured>) {
        let mut codes = self.codes.borrow_mut();
        codes.extend(made.into_iter().filter(|detoured| detoured.is_watched || !detoured.patches.is_empty()));
        if codes.len() >= self.n_codes_at_pruning.get() {
            let is_counting = self.is_counting.get();
            codes.retain(|it| it.code.as_object().strong_count() > 1 || is_counting && it.is_watched);
            self.n_codes_at_pruning.set(2 * codes.len() + FEWEST_CODES);
        }
    }

    fn patch(&self, detoured: &Detoured, vm: &VirtualMachine) -> PyResult<()> {
        detoured.write(true);
        if detoured.is_watched { self.watch(&detoured.code, vm) } else { Ok(()) }
    }

    /// Has the interpreter report what no jump to a detour fits in the place of. It is slow, and for long functions.
    fn watch(&self, code: &PyRef<PyCode>, vm: &VirtualMachine) -> PyResult<()> {
        let is_new = !self.is_watching.replace(true);
        if is_new {
            vm.call_method(&self.monitoring, "use_tool_id", (TOOL, "orchestrator"))?;
        }
        let events = self.monitoring.get_attr("events", vm)?;
        let mut mask = 0;
        // Bodies of modules and classes are no calls.
        let is_function = code.code.flags.contains(CodeFlags::OPTIMIZED);
        for (event, callback, is_counted) in [
            ("PY_START", vm.new_function("count", count_call), is_function),
            ("JUMP", vm.new_function("count", count_jump), true),
        ] {
            let event = events.get_attr(vm.ctx.intern_str(event), vm)?;
            if is_counted {
                mask |= event.try_to_value::<i32>(vm)?;
            }
            if is_new {
                let callback: PyObjectRef = callback.into();
                vm.call_method(&self.monitoring, "register_callback", (TOOL, event, callback))?;
            }
        }
        vm.call_method(&self.monitoring, "set_local_events", (TOOL, code.clone(), mask)).map(drop)
    }
}

struct Loading<'a> {
    n_loading: &'a Cell<u32>,
    vm: &'a VirtualMachine,
}

impl Drop for Loading<'_> {
    fn drop(&mut self) {
        self.n_loading.set(self.n_loading.get() - 1);
        if self.n_loading.get() == 0 {
            self.vm.state.gc.enable();
        }
    }
}

/// Gives `code` and the functions in it detours. Every code object of a guest passes here before it runs.
pub fn countable(code: PyRef<PyCode>, vm: &VirtualMachine) -> PyResult<PyRef<PyCode>> {
    let guest = Guest::current().filter(|guest| guest.counter.n_loading.get() == 0);
    let Some(guest) = guest else { return Ok(code) };
    let mut made = Vec::new();
    let code = detours::lay(&code, &mut made, vm);
    if guest.counter.is_counting.get() {
        made.iter().try_for_each(|detoured| guest.counter.patch(detoured, vm))?;
    }
    guest.counter.keep(made);
    Ok(code)
}

/// The constants of `code` without its charges.
pub(crate) fn constants(code: &Py<PyCode>) -> Vec<PyObjectRef> {
    let all = code.code.constants.iter().map(|constant| PyObjectRef::from(constant.clone()));
    all.filter(|constant| constant.downcast_ref::<Charge>().is_none()).collect()
}

impl Detoured {
    fn write(&self, is_counting: bool) {
        let code: &Py<PyCode> = &self.code;
        let instructions = &code.code.instructions;
        // What the first operation of a function does when it runs, for the detour leads past it.
        if is_counting && !code.quickened.swap(true, Relaxed) {
            instructions.quicken();
        }
        for patch in &self.patches {
            let units = if is_counting { &patch.counted } else { &patch.plain };
            for (index, &CodeUnit { op, arg }) in units.iter().enumerate() {
                let value = u16::from_ne_bytes([op.into(), arg.into()]);
                // SAFETY: the units of a patch are in bounds and whole operations. Frames of this code stand at none
                // of them: patches change between executions or before the code first runs, and a generator that
                // waits does so elsewhere.
                unsafe { instructions.write_cache_u16(patch.at + index, value) };
            }
        }
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
