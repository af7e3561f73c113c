//! What the guest's thread knows about its guest. One interpreter per thread, so one state.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use rustpython_vm::builtins::{PyDictRef, PyModule};
use rustpython_vm::{AsObject, PyObjectRef, PyRef, VirtualMachine};

use super::instructions::Counter;
use super::progress::Board;
use super::recorded::{self, Clocks, Replay};
use super::tickets::Tickets;
use super::walls::Loaded;
use crate::files::Files;
use crate::host::Host;
use crate::library::Library;
use crate::limits::pauses::Pauses;
use crate::limits::stop::StopSwitch;

pub(crate) struct Guest {
    pub(crate) library: Arc<Library>,
    pub(crate) switch: Arc<StopSwitch>,
    pub(crate) files: Files,
    pub(crate) board: Board,
    pub(crate) host: Arc<dyn Host>,
    /// Calls the running execution may still make, and the bytes their answers brought in.
    pub(crate) host_calls_left: Cell<u32>,
    pub(crate) bytes_answered: Cell<u64>,
    /// Calls it has made and not taken the answers of.
    pub(crate) tickets: Tickets,
    pub(crate) pauses: Arc<Pauses>,
    /// The builtins of guest code. Which builtins a frame runs with is the one mark of trust:
    /// it is fixed when a function is made and a guest never holds the other dictionary.
    pub(crate) builtins: PyDictRef,
    pub(crate) main: PyRef<PyModule>,
    /// Guest-side modules by name.
    pub(crate) facades: PyDictRef,
    /// What it imported, and cannot change.
    pub(crate) loaded: Loaded,
    /// Source text by the file name that tracebacks show.
    pub(crate) sources: RefCell<BTreeMap<String, Rc<str>>>,
    pub(crate) n_executions: Cell<u32>,
    pub(crate) clocks: Clocks,
    /// The record of the running execution, if it has one.
    pub(crate) replay: RefCell<Option<Replay>>,
    /// Counts what its code does.
    pub(crate) counter: Counter,
    /// The interpreter's `compile`, kept to make syntax trees with.
    pub(crate) compile: PyObjectRef,
}

thread_local! {
    static GUEST: RefCell<Option<Rc<Guest>>> = const { RefCell::new(None) };
}

impl Guest {
    pub(crate) fn install(self) {
        GUEST.with(|slot| *slot.borrow_mut() = Some(Rc::new(self)));
    }

    pub(crate) fn uninstall() {
        let guest = GUEST.with(|slot| slot.borrow_mut().take());
        if let Some(guest) = &guest {
            recorded::end(guest);
        }
        drop(guest);
    }

    /// The guest of this thread, if its interpreter is up.
    pub(crate) fn current() -> Option<Rc<Self>> {
        GUEST.with(|slot| slot.try_borrow().ok()?.clone())
    }

    pub(crate) fn globals(&self) -> PyDictRef {
        self.main.dict()
    }

    pub(crate) fn is_guest_builtins(&self, builtins: &PyObjectRef) -> bool {
        builtins.is(self.builtins.as_object())
    }

    /// Is the code that runs right now, natives aside, the guest's own?
    pub(crate) fn owns_current_frame(&self) -> bool {
        rustpython_vm::frame::current_builtins().is_some_and(|builtins| self.is_guest_builtins(&builtins))
    }

    /// Is `module` one the guest was given?
    pub(crate) fn owns_module(&self, module: &PyObjectRef) -> bool {
        (&*self.facades).into_iter().any(|(_, facade)| facade.is(module))
    }

    /// Sets a name of the guest's `__main__`.
    pub(crate) fn set_global(&self, name: &str, value: PyObjectRef, vm: &VirtualMachine) {
        let _ = self.globals().set_item(name, value, vm);
    }
}
