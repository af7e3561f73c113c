//! A session: one interpreter on a thread of its own, and the thread that controls it.
//!
//! `Session::execute` is called on the controlling thread. It never waits longer than the
//! deadline plus a short grace: a guest that cannot be stopped is given up, and the report is
//! made without it.

mod start;

pub use start::{GuestThread, Seedling};

use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::{JoinHandle, Thread};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::engine::output::{Output, Printed, Sink};
use crate::engine::progress::{Board, Teller};
use crate::engine::run::{self, Finished, Job};
use crate::error_class::ErrorClass;
use crate::files::{Access, Files, Staging, Trace};
use crate::isolation::Isolation;
use crate::limits::memory::{MemoryGuard, Pressure};
use crate::limits::pauses::Pauses;
use crate::limits::stack::Stack;
use crate::limits::stop::{Stop, StopSwitch};
use crate::limits::{GRACE, Limits, crash};
use crate::report::{Aside, ErrorReport, Report, size_of_json};
use crate::request::Request;
use crate::tokens::{Tokens, n_tokens, n_tokens_of_json};

/// Longer than any process lives.
const FOREVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);

/// How often the controlling thread looks by itself.
const TICK: Duration = Duration::from_millis(20);

#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    #[error("the project folder cannot be opened")]
    Folder(#[source] std::io::Error),
    #[error("the guest's thread cannot be started")]
    Thread(#[source] std::io::Error),
    #[error("the interpreter did not start: {0}")]
    Boot(String),
    #[error("memory cannot be limited: the program does not use the counting allocator")]
    NotCounting,
}

/// Pulls the stop of a session from any thread.
#[derive(Clone)]
pub struct Canceller {
    switch: Arc<StopSwitch>,
    control: Arc<Control>,
}

impl Canceller {
    /// Does nothing between executions.
    pub fn cancel(&self) {
        if self.control.is_running.load(SeqCst) {
            self.switch.pull(Stop::Cancelled);
            self.control.wake();
        }
    }
}

/// Where the guest's thread leaves its result and wakes the controlling one.
#[derive(Default)]
struct Control {
    finished: Mutex<Option<Result<Finished, String>>>,
    waiting: Mutex<Option<Thread>>,
    is_running: AtomicBool,
}

impl Control {
    fn wake(&self) {
        if let Some(thread) = lock(&self.waiting).as_ref() {
            thread.unpark();
        }
    }

    fn deliver(&self, finished: Result<Finished, String>) {
        *lock(&self.finished) = Some(finished);
        self.wake();
    }
}

/// What the two threads of a session share.
#[derive(Clone)]
struct Wiring {
    switch: Arc<StopSwitch>,
    pauses: Arc<Pauses>,
    control: Arc<Control>,
    output: Output,
    board: Board,
    trace: Trace,
}

/// One interpreter. Dropping it ends the guest; finalizers of guest objects do not run.
pub struct Session {
    jobs: Option<mpsc::Sender<Job>>,
    /// The guest's thread, where it was started for this session.
    thread: Option<JoinHandle<()>>,
    wiring: Wiring,
    isolation: Isolation,
    access: Access,
    /// Of the running or last execution.
    staging: Option<Staging>,
    baseline: usize,
    /// The guest's, with what of it was used before the guest.
    stack: Option<(Stack, usize)>,
    is_over: bool,
}

impl Session {
    /// Runs an empty script, so that the first real one finds everything in memory.
    pub fn warm_up(&mut self) {
        self.run(Request::new("None", self.isolation), None, true);
    }

    #[must_use]
    pub fn canceller(&self) -> Canceller {
        Canceller { switch: Arc::clone(&self.wiring.switch), control: Arc::clone(&self.wiring.control) }
    }

    /// After a limit or a crash the interpreter is not used again.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Runs code and reports; `sink` receives printed text while the guest runs. Blocks for at most the timeout, the
    /// waiting for tools that does not count against it, and a short grace.
    pub fn execute(&mut self, request: Request, sink: Option<Sink>) -> Report {
        self.run(request, sink, false)
    }

    fn run(&mut self, request: Request, sink: Option<Sink>, is_warm_up: bool) -> Report {
        let started = Instant::now();
        let limits = request.limits.clone();
        let context_bytes = if request.context.is_empty() { 0 } else { size_of_json(&request.context) };
        if self.is_over {
            let message = "the session is over: an earlier execution was stopped".to_owned();
            return self.report(started, context_bytes, Finished::failed(internal_error(message)));
        }
        self.staging.clone_from(&request.staging);
        self.wiring.output.begin(limits.output_bytes, sink);
        self.wiring.pauses.reset();
        *lock(&self.wiring.control.waiting) = Some(std::thread::current());
        let guard = MemoryGuard::arm(self.baseline, limits.memory_bytes, self.stack);
        self.wiring.control.is_running.store(true, SeqCst);
        let teller = Teller::new(&self.wiring.board, &self.wiring.output);
        let sent = self.jobs.as_ref().is_some_and(|jobs| jobs.send(Job { request, is_warm_up }).is_ok());
        let outcome = if sent {
            self.wait(started, &limits, &guard, teller)
        } else {
            drop(teller);
            Outcome::Crashed
        };
        self.wiring.control.is_running.store(false, SeqCst);
        let peak = guard.peak();
        if matches!(outcome, Outcome::GivenUp | Outcome::Crashed) {
            // The guest's thread may still be asking for memory.
            guard.keep();
        }
        self.conclude(outcome, started, context_bytes, &limits, peak)
    }

    /// Watches the guest until it is done, or until it has to be given up.
    fn wait(&self, started: Instant, limits: &Limits, guard: &MemoryGuard, mut teller: Teller<'_>) -> Outcome {
        let mut give_up_at: Option<Instant> = None;
        loop {
            // A timeout beyond what the clock can count never comes.
            let budget = limits.timeout.saturating_add(self.wiring.pauses.waited().min(limits.waiting));
            let deadline = started.checked_add(budget).unwrap_or(started + FOREVER);
            let finished = lock(&self.wiring.control.finished).take();
            if let Some(finished) = finished {
                return match finished {
                    Ok(finished) => Outcome::Finished(Box::new(finished)),
                    Err(panic) => Outcome::Panicked(panic),
                };
            }
            if crash::has_crashed() {
                return Outcome::Crashed;
            }
            let now = Instant::now();
            teller.tell(now);
            match guard.pressure() {
                Pressure::Hard => {
                    self.wiring.switch.pull(Stop::Memory);
                    return Outcome::GivenUp;
                }
                Pressure::Soft if self.wiring.switch.pulled().is_none() => self.wiring.switch.pull(Stop::Memory),
                _ if now >= deadline && self.wiring.switch.pulled().is_none() => self.wiring.switch.pull(Stop::Timeout),
                _ => {}
            }
            if self.wiring.switch.pulled().is_some() {
                let end = *give_up_at.get_or_insert(now + GRACE);
                if now >= end {
                    return Outcome::GivenUp;
                }
                self.wiring.switch.ring();
            }
            let wake = if give_up_at.is_some() { now + TICK } else { deadline.min(now + TICK * 5) };
            std::thread::park_timeout(wake.saturating_duration_since(now));
        }
    }

    fn conclude(
        &mut self,
        outcome: Outcome,
        started: Instant,
        context_bytes: u64,
        limits: &Limits,
        peak: usize,
    ) -> Report {
        let stopped = self.wiring.switch.pulled();
        let mut finished = match outcome {
            Outcome::Finished(finished) => *finished,
            Outcome::GivenUp => self.abandon(None),
            Outcome::Crashed => self.abandon(Some("the interpreter crashed in native code".to_owned())),
            Outcome::Panicked(reason) => self.abandon(Some(reason)),
        };
        if let Some(stop) = stopped {
            self.is_over = true;
            finished.error = Some(run::stop_error(stop, limits, self.wiring.switch.place()));
            finished.result = Value::Null;
            finished.instructions = finished.instructions.or_else(|| run::instructions_at_stop(&self.wiring.switch));
        }
        let mut report = self.report(started, context_bytes, finished);
        report.peak_memory_bytes = peak as u64;
        report
    }

    /// Leaves the guest's thread to itself; only ending the process frees what it holds. What can
    /// be known without it is the files it used.
    fn abandon(&mut self, failure: Option<String>) -> Finished {
        self.is_over = true;
        self.jobs = None;
        drop(self.thread.take());
        let reopen = |trace| Files::reopen(&self.access, self.staging.as_ref(), trace).ok();
        let files = self.wiring.trace.detached().and_then(reopen);
        Finished {
            error: failure.map(internal_error),
            artifacts: files.as_ref().map(Files::artifacts).unwrap_or_default(),
            traced: files.as_ref().map(Files::traced).unwrap_or_default(),
            ..Finished::default()
        }
    }

    fn report(&self, started: Instant, context_bytes: u64, finished: Finished) -> Report {
        let Printed { out, err, truncated, .. } = self.wiring.output.take();
        let of_error = finished.error.as_ref().map_or(0, |error| n_tokens(&error.traceback));
        let of_result = if finished.result.is_null() { 0 } else { n_tokens_of_json(&finished.result) };
        let returned = n_tokens(&out) + n_tokens(&err) + of_error + of_result;
        let bytes_read = context_bytes + finished.bytes_read;
        Report {
            success: finished.error.is_none(),
            result: finished.result,
            output: out,
            stderr: err,
            error: finished.error,
            artifacts: finished.artifacts,
            execution_time_ms: u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX),
            instructions: finished.instructions,
            peak_memory_bytes: 0,
            isolation: self.isolation,
            truncated: truncated || finished.truncated,
            tokens: Tokens::new(returned, bytes_read),
            aside: Aside { value: finished.value_from, bytes_read, lost_output: truncated, ..finished.traced },
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.wiring.switch.pull(Stop::Closed);
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A panic elsewhere leaves these values whole, so poison means nothing here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

enum Outcome {
    Finished(Box<Finished>),
    /// Stopped, but did not come out in time.
    GivenUp,
    Crashed,
    Panicked(String),
}

fn internal_error(message: String) -> ErrorReport {
    const HINT: &str = "the script was cut off; the next call gets a fresh interpreter";
    let error = ErrorReport::new(ErrorClass::InternalError, message);
    ErrorReport { traceback: format!("{}hint: {HINT}\n", error.traceback), hint: Some(HINT.to_owned()), ..error }
}
