//! Time a guest spends waiting for tools of others: it does not count against the time limit, up to a ceiling of its own.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Shared by the guest's thread, which waits, and the controlling one, which counts.
#[derive(Default)]
pub(crate) struct Pauses(Mutex<Clock>);

#[derive(Default)]
struct Clock {
    waited: Duration,
    since: Option<Instant>,
}

/// The clock stops until this is dropped.
pub(crate) struct Pause<'a>(&'a Pauses);

impl Pauses {
    fn clock(&self) -> MutexGuard<'_, Clock> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn begin(&self) -> Pause<'_> {
        self.clock().since = Some(Instant::now());
        Pause(self)
    }

    /// All waiting of this execution, the present one included.
    pub(crate) fn waited(&self) -> Duration {
        let clock = self.clock();
        clock.waited + clock.since.map(|since| since.elapsed()).unwrap_or_default()
    }

    /// For a new execution.
    pub(crate) fn reset(&self) {
        *self.clock() = Clock::default();
    }
}

impl Drop for Pause<'_> {
    fn drop(&mut self) {
        let mut clock = self.0.clock();
        if let Some(since) = clock.since.take() {
            clock.waited += since.elapsed();
        }
    }
}
