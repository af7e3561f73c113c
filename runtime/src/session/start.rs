//! How a session comes to be: an interpreter is booted on the thread that will be the guest's, and handed to a guest when
//! there is one. The interpreter never leaves that thread, and a fork of it is as good as the original.

use std::sync::{Arc, Once, mpsc};

use rustpython_vm::signal::user_signal_channel;

use super::{Control, Session, SessionError, Wiring};
use crate::engine::boot::{self, Machine, Surroundings};
use crate::engine::output::Output;
use crate::engine::progress::Board;
use crate::engine::rehearsal;
use crate::engine::run::{self, Job};
use crate::engine::state::Guest;
use crate::engine::walls::panics;
use crate::files::{Access, Files, Trace};
use crate::host::Host;
use crate::isolation::Isolation;
use crate::library::Library;
use crate::limits::memory;
use crate::limits::stack::Stack;
use crate::limits::stop::{Stop, StopSwitch};
use crate::limits::thread::{STACK_BYTES, THREAD_NAME};
use crate::limits::{crash, pauses::Pauses};

impl Session {
    /// Starts an interpreter on a thread of its own and waits until it is ready for code.
    pub fn start(
        library: &Arc<Library>,
        isolation: Isolation,
        access: &Access,
        host: Arc<dyn Host>,
    ) -> Result<Self, SessionError> {
        Self::start_with_hashes(library, isolation, access, host, None)
    }

    /// The same with hashes of text that follow from `hash_seed`. The first session of a process decides for all of
    /// its later ones: the interpreter keeps one secret per process.
    pub fn start_with_hashes(
        library: &Arc<Library>,
        isolation: Isolation,
        access: &Access,
        host: Arc<dyn Host>,
        hash_seed: Option<u32>,
    ) -> Result<Self, SessionError> {
        let (library, access) = (Arc::clone(library), access.clone());
        let (ready, is_ready) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name(THREAD_NAME.to_owned())
            .stack_size(STACK_BYTES)
            .spawn(move || {
                let booted = Seedling::boot(library, host, hash_seed);
                match booted.and_then(|seedling| seedling.grow(isolation, &access)) {
                    Ok((session, guest)) => {
                        let _ = ready.send(Ok(session));
                        guest.serve();
                    }
                    Err(error) => drop(ready.send(Err(error))),
                }
            })
            .map_err(SessionError::Thread)?;
        let mut session = is_ready.recv().map_err(|_| SessionError::Boot("it panicked".to_owned()))??;
        session.thread = Some(thread);
        Ok(session)
    }
}

/// An interpreter on the calling thread that has no guest yet, nor files.
pub struct Seedling {
    machine: Machine,
    wiring: Wiring,
    /// Of the thread it was booted on. In a fork it has the same place.
    stack: Option<Stack>,
}

impl Seedling {
    /// Boots on the calling thread, which needs a stack of [`STACK_BYTES`].
    pub fn boot(library: Arc<Library>, host: Arc<dyn Host>, hash_seed: Option<u32>) -> Result<Self, SessionError> {
        if !memory::is_installed() {
            return Err(SessionError::NotCounting);
        }
        silence_guest_panics();
        let (sender, signals) = user_signal_channel();
        let wiring = Wiring {
            switch: StopSwitch::new(sender),
            pauses: Arc::<Pauses>::default(),
            control: Arc::<Control>::default(),
            output: Output::default(),
            board: Board::default(),
            trace: Trace::default(),
        };
        let surroundings = Surroundings {
            switch: Arc::clone(&wiring.switch),
            pauses: Arc::clone(&wiring.pauses),
            files: Files::open_access(&Access::Memory, wiring.trace.clone()).map_err(SessionError::Folder)?,
            host,
            output: wiring.output.clone(),
            board: wiring.board.clone(),
        };
        let machine = boot::boot(library, signals, surroundings, hash_seed).map_err(SessionError::Boot)?;
        Ok(Self { machine, wiring, stack: Stack::of_this_thread() })
    }

    /// Loads what scripts import most, so that they find it loaded.
    pub fn furnish(&self) -> Result<(), SessionError> {
        rehearsal::load_usual(&self.machine).map_err(SessionError::Boot)
    }

    /// Runs `code` as a script and forgets it: what it made the interpreter keep is there for every later one.
    pub fn rehearse(&self, code: &str) -> Result<(), SessionError> {
        let done = rehearsal::run(&self.machine, code, &self.wiring.output);
        done.map_err(|error| SessionError::Boot(error.traceback))
    }

    /// Collects garbage for the last time over what is there now: no later collection walks through it.
    pub fn settle(&self) {
        rehearsal::settle(&self.machine);
    }

    /// Gives the interpreter to a guest: its files, and chances of its own. The session is for another thread, the
    /// rest for this one.
    pub fn grow(self, isolation: Isolation, access: &Access) -> Result<(Session, GuestThread), SessionError> {
        let Self { machine, wiring, stack } = self;
        rehearsal::admit(&machine, access)?;
        let (jobs, inbox) = mpsc::channel::<Job>();
        let session = Session {
            jobs: Some(jobs),
            thread: None,
            wiring: wiring.clone(),
            isolation,
            access: access.clone(),
            staging: None,
            baseline: memory::in_use(),
            stack: stack.map(|stack| (stack, stack.used())),
            is_over: false,
        };
        Ok((session, GuestThread { machine, wiring, inbox }))
    }
}

/// The guest's side of a session; for the thread its interpreter was booted on.
pub struct GuestThread {
    machine: Machine,
    wiring: Wiring,
    inbox: mpsc::Receiver<Job>,
}

impl GuestThread {
    /// Runs one job after the other until the session is dropped, or must not be used any more.
    pub fn serve(self) {
        let Self { machine, wiring: Wiring { switch, control, .. }, inbox } = self;
        crash::this_thread_is_the_guests();
        for job in &inbox {
            let attempt = std::panic::AssertUnwindSafe(|| run::run(&machine, &job));
            let finished = match std::panic::catch_unwind(attempt) {
                Ok(finished) => finished,
                Err(panic) => {
                    // What the panic left behind cannot be trusted, not even to be dropped.
                    std::mem::forget(machine);
                    if panics::is_about_size(&*panic) {
                        switch.pull(Stop::Memory);
                    }
                    return control.deliver(Err("the interpreter failed on this script".to_owned()));
                }
            };
            control.deliver(Ok(finished));
            if switch.pulled().is_some() {
                break;
            }
        }
        // Every instruction of a finalizer raises from here on, so none can hang the drop.
        switch.pull(Stop::Closed);
        machine.interpreter.enter(|_| Guest::uninstall());
        drop(machine);
    }
}

/// Panics of guest threads become reports; everybody else's stay as loud as before.
fn silence_guest_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !crash::is_the_guests() {
                previous(panic);
            }
        }));
    });
}
