//! How far long native work is, for whoever waits for it: passed on beside the output, never part of it.

use std::time::{Duration, Instant};

use super::state::Guest;

/// Work of this length says nothing.
const PATIENCE: Duration = Duration::from_secs(1);
/// Between two messages.
const PAUSE: Duration = Duration::from_millis(500);

/// The progress of one piece of work, such as "reading sales.csv".
pub struct Progress {
    work: String,
    next: Instant,
    has_spoken: bool,
}

impl Progress {
    #[must_use]
    pub fn of(work: impl Into<String>) -> Self {
        Self { work: work.into(), next: Instant::now() + PATIENCE, has_spoken: false }
    }

    /// Tells that `done` bytes of `total` are read, if it is time for it.
    pub fn at(&mut self, done: usize, total: usize) {
        if let Some(message) = self.message(done, total, Instant::now()) {
            self.has_spoken = true;
            tell(&message);
        }
    }

    fn message(&mut self, done: usize, total: usize, now: Instant) -> Option<String> {
        if now < self.next {
            return None;
        }
        self.next = now + PAUSE;
        Some(match done.saturating_mul(100).checked_div(total) {
            Some(percent) => format!("{}: {} %", self.work, percent.min(100)),
            None => format!("{}: {} MB", self.work, done / 1_000_000),
        })
    }
}

/// An empty message takes the last one back.
impl Drop for Progress {
    fn drop(&mut self) {
        if self.has_spoken {
            tell("");
        }
    }
}

fn tell(message: &str) {
    if let Some(guest) = Guest::current() {
        guest.output.progress(message);
    }
}

#[cfg(test)]
mod tests {
    use super::{PAUSE, Progress};

    #[test]
    fn short_work_is_silent_and_long_work_speaks_twice_a_second() {
        let mut progress = Progress::of("reading sales.csv");
        let later = progress.next;
        progress.next = later + PAUSE;
        assert_eq!(progress.message(10, 100, later), None);
        progress.next = later;
        assert_eq!(progress.message(42, 100, later).as_deref(), Some("reading sales.csv: 42 %"));
        assert_eq!(progress.message(43, 100, later), None);
        assert_eq!(progress.message(120, 100, later + PAUSE).as_deref(), Some("reading sales.csv: 100 %"));
        let message = progress.message(7_900_000, 0, later + PAUSE + PAUSE);
        assert_eq!(message.as_deref(), Some("reading sales.csv: 7 MB"));
    }
}
