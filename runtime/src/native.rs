//! Native work under the limits of an execution: analyses that run no Python.
//!
//! Such work cannot be interrupted. When it overruns, its thread is left behind and the caller
//! must end the process, as a worker does.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::error_class::ErrorClass;
use crate::limits::memory::{self, MemoryGuard, Pressure};
use crate::limits::stop::Stop;
use crate::limits::thread::THREAD_NAME;
use crate::limits::{Limits, crash};
use crate::report::ErrorReport;

const STACK_BYTES: usize = 16 << 20;

/// How often the controlling thread looks by itself.
const TICK: Duration = Duration::from_millis(20);

/// What came of it.
pub struct Finished<T> {
    /// The error is the sandbox's own: a limit, or a failure of the work itself.
    pub outcome: Result<T, ErrorReport>,
    pub execution_time: Duration,
    pub peak_memory_bytes: u64,
    /// Is none of the work left running?
    pub is_clean: bool,
}

/// Runs `work` on a thread of its own and waits for at most the timeout.
pub fn run<T: Send + 'static>(limits: &Limits, work: impl FnOnce() -> T + Send + 'static) -> Finished<T> {
    let started = Instant::now();
    let guard = MemoryGuard::arm(memory::in_use(), limits.memory_bytes, None);
    let (sender, receiver) = mpsc::sync_channel(1);
    let spawned = std::thread::Builder::new().name(THREAD_NAME.to_owned()).stack_size(STACK_BYTES).spawn(move || {
        crash::this_thread_is_the_guests();
        let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
        let _ = sender.send(outcome.ok());
    });
    let deadline = started.checked_add(limits.timeout);
    let outcome = loop {
        if spawned.is_err() {
            break Err(failed("the work could not be started"));
        }
        match receiver.recv_timeout(TICK) {
            Ok(Some(value)) => break Ok(value),
            Ok(None) | Err(mpsc::RecvTimeoutError::Disconnected) => break Err(failed("the work failed on this data")),
            Err(mpsc::RecvTimeoutError::Timeout) => {}
        }
        if crash::has_crashed() {
            break Err(failed("the work crashed on this data"));
        }
        let stop = match guard.pressure() {
            Pressure::Soft | Pressure::Hard => Some(Stop::Memory),
            Pressure::None if deadline.is_some_and(|deadline| Instant::now() >= deadline) => Some(Stop::Timeout),
            Pressure::None => None,
        };
        if let Some(stop) = stop {
            break Err(stopped(stop, limits));
        }
    };
    let peak_memory_bytes = guard.peak() as u64;
    let is_clean = outcome.is_ok();
    if !is_clean {
        guard.keep();
    }
    Finished { outcome, execution_time: started.elapsed(), peak_memory_bytes, is_clean }
}

fn stopped(stop: Stop, limits: &Limits) -> ErrorReport {
    ErrorReport { hint: stop.hint().map(str::to_owned), ..ErrorReport::new(stop.class(), stop.message(limits)) }
}

fn failed(message: &str) -> ErrorReport {
    ErrorReport::new(ErrorClass::InternalError, message)
}
