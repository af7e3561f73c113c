//! Stopping a guest for good.
//!
//! A stop raises at the next bytecode instruction and arranges to be raised again at every
//! instruction after that, so no `except`, `finally` or `__exit__` can keep the guest alive.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rustpython_vm::VirtualMachine;
use rustpython_vm::signal::{UserSignal, UserSignalSender};

use super::Limits;
use crate::error_class::ErrorClass;

/// Why a guest is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Stop {
    Timeout = 1,
    Instructions,
    Memory,
    Output,
    Cancelled,
    /// The session is over; what still runs are finalizers.
    Closed,
}

impl Stop {
    fn from_code(code: u8) -> Option<Self> {
        [Self::Timeout, Self::Instructions, Self::Memory, Self::Output, Self::Cancelled, Self::Closed]
            .into_iter()
            .find(|stop| *stop as u8 == code)
    }

    /// The report's class for it.
    pub fn class(self) -> ErrorClass {
        match self {
            Self::Timeout => ErrorClass::ExecutionTimeout,
            Self::Instructions => ErrorClass::InstructionLimit,
            Self::Memory => ErrorClass::MemoryLimit,
            Self::Output => ErrorClass::OutputLimit,
            Self::Cancelled | Self::Closed => ErrorClass::Cancelled,
        }
    }

    /// The report's words for it.
    pub fn message(self, limits: &Limits) -> String {
        match self {
            Self::Timeout => format!("Execution timed out after {} seconds", seconds(limits.timeout)),
            Self::Instructions => {
                format!("Instruction limit of {} exceeded", limits.max_instructions.unwrap_or(0))
            }
            Self::Memory => format!("Memory limit of {} exceeded", bytes(limits.memory_bytes)),
            Self::Output => format!("Output limit of {} exceeded", bytes(limits.output_bytes)),
            Self::Cancelled | Self::Closed => "Execution was cancelled".to_owned(),
        }
    }

    pub(crate) fn hint(self) -> Option<&'static str> {
        match self {
            Self::Timeout => Some("do less work per call, or raise the timeout"),
            Self::Instructions => Some("move loops into built-in functions, or raise the instruction budget"),
            Self::Memory => Some("work in chunks or keep only what is needed"),
            Self::Output => Some("print a summary and write the rest to a file in workspace/"),
            Self::Cancelled | Self::Closed => None,
        }
    }
}

fn seconds(duration: Duration) -> String {
    let text = format!("{:.3}", duration.as_secs_f64());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn bytes(count: usize) -> String {
    for (unit, name) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")] {
        if count >= unit && count.is_multiple_of(unit) {
            return format!("{} {name}", count / unit);
        }
    }
    format!("{count} bytes")
}

/// The switch the controlling thread and the guest's own natives pull.
pub(crate) struct StopSwitch {
    pulled: AtomicU8,
    sender: UserSignalSender,
    place: Mutex<Option<Interrupted>>,
    pub(crate) instructions: AtomicU64,
}

/// Where the guest was when the stop reached it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupted {
    pub(crate) traceback: String,
    pub(crate) line: Option<u32>,
}

impl StopSwitch {
    pub(crate) fn new(sender: UserSignalSender) -> Arc<Self> {
        Arc::new(Self { pulled: AtomicU8::new(0), sender, place: Mutex::new(None), instructions: AtomicU64::new(0) })
    }

    pub(crate) fn pulled(&self) -> Option<Stop> {
        Stop::from_code(self.pulled.load(SeqCst))
    }

    /// The first reason wins.
    pub(crate) fn pull(self: &Arc<Self>, reason: Stop) {
        let _ = self.pulled.compare_exchange(0, reason as u8, SeqCst, SeqCst);
        self.ring();
    }

    /// Asks the interpreter to look. The interpreter's flag is shared by the process, so another
    /// interpreter may consume it: the controlling thread repeats this until the guest is out.
    pub(crate) fn ring(self: &Arc<Self>) {
        let _ = self.sender.send(self.signal());
    }

    fn signal(self: &Arc<Self>) -> UserSignal {
        let switch = Arc::clone(self);
        Box::new(move |vm: &VirtualMachine| {
            if switch.pulled().is_none() {
                return Ok(());
            }
            switch.note_place(vm);
            // Only a signal that raises may renew itself, or one instruction would never end.
            switch.ring();
            let stopped = vm.ctx.exceptions.base_exception_type.to_owned();
            Err(vm.new_exception_msg(stopped, "stopped".into()))
        })
    }

    fn note_place(&self, vm: &VirtualMachine) {
        if let Ok(mut place) = self.place.try_lock()
            && place.is_none()
        {
            *place = Some(crate::engine::traceback::interrupted(vm));
        }
    }

    pub(crate) fn place(&self) -> Option<Interrupted> {
        self.place.try_lock().ok().and_then(|place| place.clone())
    }
}
