//! A charge: the constant whose truth a detour asks for, which is how it reaches native code.

use std::cell::Cell;
use std::sync::atomic::Ordering::Relaxed;

use rustpython_vm::class::PyClassImpl;
use rustpython_vm::protocol::PyNumberMethods;
use rustpython_vm::types::AsNumber;
use rustpython_vm::{PyPayload, PyResult, VirtualMachine, pyclass};

use crate::engine::state::Guest;
use crate::limits::stop::Stop;

thread_local! {
    static LEFT: Cell<u64> = const { Cell::new(u64::MAX) };
    static BUDGET: Cell<u64> = const { Cell::new(u64::MAX) };
}

/// No script gets to see one.
#[pyclass(module = false, name = "charge")]
#[derive(Debug, PyPayload)]
pub(super) struct Charge {
    pub(super) weight: u32,
}

#[pyclass(with(AsNumber), flags(DISALLOW_INSTANTIATION))]
impl Charge {}

impl AsNumber for Charge {
    fn as_number() -> &'static PyNumberMethods {
        static METHODS: PyNumberMethods = PyNumberMethods {
            boolean: Some(|number, vm| {
                let weight = number.obj.downcast_ref::<Charge>().map_or(1, |charge| charge.weight);
                spend(weight, vm).map(|()| true)
            }),
            ..PyNumberMethods::NOT_IMPLEMENTED
        };
        &METHODS
    }
}

/// Makes the class known to the interpreter.
pub(crate) fn init_class() {
    let _ = Charge::make_static_type();
}

/// Sets the budget, or lifts it.
pub(super) fn set_budget(budget: Option<u64>) {
    BUDGET.with(|cell| cell.set(budget.unwrap_or(u64::MAX)));
    LEFT.with(|cell| cell.set(budget.unwrap_or(u64::MAX)));
}

pub(super) fn spent() -> u64 {
    BUDGET.with(Cell::get) - LEFT.with(Cell::get)
}

/// Takes `weight` units from the budget, and stops the guest if they are not there.
#[inline]
pub(super) fn spend(weight: u32, vm: &VirtualMachine) -> PyResult<()> {
    let left = LEFT.with(Cell::get);
    if left >= u64::from(weight) {
        LEFT.with(|cell| cell.set(left - u64::from(weight)));
        return Ok(());
    }
    stop(vm)
}

#[cold]
fn stop(vm: &VirtualMachine) -> PyResult<()> {
    LEFT.with(|cell| cell.set(0));
    if let Some(guest) = Guest::current() {
        guest.switch.instructions.store(BUDGET.with(Cell::get), Relaxed);
        guest.switch.pull(Stop::Instructions);
    }
    vm.check_signals()
}
