//! Turns a fatal fault of the guest's thread into a report.
//!
//! The faulting thread is parked inside the signal handler; the controlling thread sees the
//! mark, reports an `InternalError` and gives the interpreter up. Where signals do not exist,
//! the supervisor notices the dead worker instead.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

static CRASHED: AtomicBool = AtomicBool::new(false);

thread_local! {
    static IS_GUEST: Cell<bool> = const { Cell::new(false) };
}

/// Marks the calling thread as the one whose faults become reports.
pub(crate) fn this_thread_is_the_guests() {
    IS_GUEST.with(|mark| mark.set(true));
}

/// Whether faults of the calling thread become reports.
pub(crate) fn is_the_guests() -> bool {
    IS_GUEST.with(Cell::get)
}

pub(crate) fn has_crashed() -> bool {
    CRASHED.load(SeqCst)
}

/// Takes over the fatal signals of this process. Call once, in a process that only runs guests.
#[cfg(unix)]
pub fn catch_faults() {
    for signal in [libc::SIGSEGV, libc::SIGBUS, libc::SIGABRT, libc::SIGILL, libc::SIGFPE] {
        // SAFETY: the action is fully initialised, and the handler only touches atomics,
        // destructor-free thread locals and async-signal-safe system calls.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = park_faulting_thread as *const () as usize;
            // The guest's own stack may be what ran out.
            action.sa_flags = libc::SA_ONSTACK | libc::SA_NODEFER;
            libc::sigemptyset(&raw mut action.sa_mask);
            libc::sigaction(signal, &raw const action, std::ptr::null_mut());
        }
    }
}

#[cfg(not(unix))]
pub fn catch_faults() {}

#[cfg(unix)]
extern "C" fn park_faulting_thread(signal: libc::c_int) {
    if !is_the_guests() {
        // Nobody is left to report: die as the system would have it.
        // SAFETY: restoring the default action and re-raising are async-signal-safe.
        unsafe {
            libc::signal(signal, libc::SIG_DFL);
            libc::raise(signal);
        }
        return;
    }
    CRASHED.store(true, SeqCst);
    loop {
        super::memory::ring();
        // SAFETY: pause is async-signal-safe.
        unsafe { libc::pause() };
    }
}
