//! What an interpreter does before it has a guest: it loads what scripts import most and runs a script, so that later ones
//! find everything in place; and what it does when the guest comes.

use super::boot::Machine;
use super::importer;
use super::output::Output;
use super::recorded;
use super::run::{self, Job};
use super::state::Guest;
use crate::files::Access;
use crate::isolation::Isolation;
use crate::report::ErrorReport;
use crate::request::Request;
use crate::session::SessionError;

/// Loads the modules the library calls usual, and makes what a guest sees of them.
pub(crate) fn load_usual(machine: &Machine) -> Result<(), String> {
    machine.interpreter.enter(|vm| {
        let Some(guest) = Guest::current() else { return Ok(()) };
        for name in &guest.library.usual {
            if !guest.library.is_public(name) {
                return Err(format!("{name} is usual but not public"));
            }
            importer::facade(&guest, name, vm)
                .map_err(|error| format!("{name}: {}", super::traceback::message(&error, vm)))?;
        }
        Ok(())
    })
}

/// Runs `code` as a guest's script, and takes away what it left in `__main__`.
pub(crate) fn run(machine: &Machine, code: &str, output: &Output) -> Result<(), Box<ErrorReport>> {
    let request = Request::new(code, Isolation::Production);
    let globals = || Guest::current().map(|guest| guest.globals());
    let before: Vec<_> = globals().map(|globals| (&*globals).into_iter().collect()).unwrap_or_default();
    output.begin(request.limits.output_bytes, None);
    let finished = run::run(machine, &Job { request, is_warm_up: true });
    output.take();
    machine.interpreter.enter(|vm| {
        let Some(guest) = Guest::current() else { return };
        guest.sources.borrow_mut().clear();
        let globals = guest.globals();
        globals.clear();
        for (name, value) in before {
            let _ = globals.set_item(&*name, value, vm);
        }
    });
    finished.error.map_or(Ok(()), |error| Err(Box::new(error)))
}

/// Frees what nobody holds and leaves the rest out of every later collection. A fork that walked through it would copy it.
pub(crate) fn settle(machine: &Machine) {
    machine.interpreter.enter(|vm| {
        vm.state.gc.collect_force(2);
        vm.state.gc.freeze();
    });
}

/// Opens the guest's files, and has modules draw anew what they drew when they were loaded: other guests may have been
/// given the same.
pub(crate) fn admit(machine: &Machine, access: &Access) -> Result<(), SessionError> {
    machine.interpreter.enter(|vm| {
        let Some(guest) = Guest::current() else { return Ok(()) };
        guest.files.grant(access).map_err(SessionError::Folder)?;
        recorded::refresh(&guest, vm).map_err(|error| SessionError::Boot(super::traceback::message(&error, vm)))
    })
}
