//! How many executions run at a time. More wait, in no particular order.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

#[derive(Debug)]
pub struct Slots {
    free: Mutex<usize>,
    freed: Condvar,
}

/// One execution's place; free again when dropped.
pub struct Slot<'a>(&'a Slots);

impl Slots {
    #[must_use]
    pub fn new(n_slots: usize) -> Self {
        Self { free: Mutex::new(n_slots), freed: Condvar::new() }
    }

    /// Waits for a free slot, or until `is_cancelled` says not to.
    pub fn take(&self, is_cancelled: &dyn Fn() -> bool) -> Option<Slot<'_>> {
        const TICK: Duration = Duration::from_millis(50);
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        while *free == 0 {
            if is_cancelled() {
                return None;
            }
            free = self.freed.wait_timeout(free, TICK).unwrap_or_else(PoisonError::into_inner).0;
        }
        *free -= 1;
        Some(Slot(self))
    }
}

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.freed.notify_one();
    }
}
