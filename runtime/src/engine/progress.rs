//! What a guest is busy with, for whoever waits for it: passed on beside the output, never part of it.
//!
//! The guest's thread only notes what it begins, how far it is and what it ends. The controlling thread looks at the
//! notes and speaks, so that native work that never comes back to bytecode is told of too, and telling takes no time of
//! the guest's.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

use super::output::Output;
use super::state::Guest;

/// Work of this length is not told of.
const PATIENCE: Duration = Duration::from_secs(1);
/// Between two messages.
const PAUSE: Duration = Duration::from_millis(500);

/// One piece of work, such as "reading sales.csv" or a call of `train_forest`.
struct Work {
    name: String,
    since: Instant,
    done: usize,
    total: usize,
}

impl Work {
    /// How far it is where the whole is known, else how long it takes.
    fn message(&self, now: Instant) -> String {
        match self.done.saturating_mul(100).checked_div(self.total) {
            Some(percent) => format!("{}: {} %", self.name, percent.min(100)),
            None => format!("{}: {} s", self.name, now.saturating_duration_since(self.since).as_secs()),
        }
    }
}

/// A message taken apart: what is done, and the percents if it tells them.
#[must_use]
pub fn progress_parts(message: &str) -> (&str, Option<u8>) {
    let parts = message.strip_suffix(" %").and_then(|message| message.rsplit_once(": "));
    match parts.map(|(work, percent)| (work, percent.parse())) {
        Some((work, Ok(percent))) => (work, Some(percent)),
        _ => (message, None),
    }
}

/// The work that is going on, outermost first.
#[derive(Clone, Default)]
pub(crate) struct Board(Arc<Mutex<Vec<Work>>>);

impl Board {
    fn lock(&self) -> MutexGuard<'_, Vec<Work>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Not if the guest was cut off while it wrote here.
    fn look(&self) -> Option<MutexGuard<'_, Vec<Work>>> {
        match self.0.try_lock() {
            Ok(works) => Some(works),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }
}

/// Work from here to the end of this value. Anybody may say how far it is; the guest's thread begins and ends it.
pub struct Progress {
    board: Option<Board>,
    depth: usize,
}

impl Progress {
    #[must_use]
    pub fn of(work: impl Into<String>) -> Self {
        let board = Guest::current().map(|guest| guest.board.clone());
        Self::on(board, work.into(), Instant::now())
    }

    fn on(board: Option<Board>, name: String, since: Instant) -> Self {
        let mut depth = 0;
        if let Some(board) = &board {
            let mut works = board.lock();
            depth = works.len();
            works.push(Work { name, since, done: 0, total: 0 });
        }
        Self { board, depth }
    }

    /// Notes that `done` of `total` is over, in whatever unit.
    pub fn at(&self, done: usize, total: usize) {
        if let Some(board) = &self.board
            && let Some(work) = board.lock().get_mut(self.depth)
        {
            (work.done, work.total) = (done, total);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(board) = &self.board {
            board.lock().truncate(self.depth);
        }
    }
}

/// What the controlling thread has told of one execution.
pub(crate) struct Teller<'a> {
    board: &'a Board,
    output: &'a Output,
    told: String,
    next: Instant,
}

impl<'a> Teller<'a> {
    /// Nothing is left of the execution before.
    pub(crate) fn new(board: &'a Board, output: &'a Output) -> Self {
        board.lock().clear();
        Self { board, output, told: String::new(), next: Instant::now() }
    }

    /// Tells what there is to tell by now.
    pub(crate) fn tell(&mut self, now: Instant) {
        if let Some(message) = self.message(now) {
            self.pass_on(message);
        }
    }

    /// Something new of the innermost work that is long enough; the end of all of it at once.
    fn message(&mut self, now: Instant) -> Option<String> {
        let works = self.board.look()?;
        let is_long = |work: &&Work| now.saturating_duration_since(work.since) >= PATIENCE;
        let message = works.iter().rev().find(is_long).map(|work| work.message(now)).unwrap_or_default();
        if message == self.told || now < self.next && !message.is_empty() {
            return None;
        }
        self.next = now + PAUSE;
        Some(message)
    }

    fn pass_on(&mut self, message: String) {
        if self.output.progress(&message) {
            self.told = message;
        }
    }
}

/// An empty message takes the last one back.
impl Drop for Teller<'_> {
    fn drop(&mut self) {
        if !self.told.is_empty() {
            self.pass_on(String::new());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};
    use std::time::{Duration, Instant};

    use super::{Board, PAUSE, Progress, Teller, progress_parts};
    use crate::engine::output::{Output, Sink, Stream};

    const SECOND: Duration = Duration::from_secs(1);

    /// What a sink hears while `script` works and the clock of the teller moves on.
    fn heard(script: impl FnOnce(&Board, &mut Teller<'_>, Instant)) -> Vec<String> {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let (board, output) = (Board::default(), Output::default());
        let kept = Arc::clone(&heard);
        let sink: Sink = Box::new(move |stream, text| {
            assert_eq!(stream, Stream::Progress);
            kept.lock().expect("one thread").push(text.to_owned());
        });
        output.begin(0, Some(sink));
        let mut teller = Teller::new(&board, &output);
        let start = teller.next;
        script(&board, &mut teller, start);
        drop(teller);
        let heard = heard.lock().expect("one thread");
        heard.clone()
    }

    fn work(board: &Board, name: &str, since: Instant) -> Progress {
        Progress::on(Some(board.clone()), name.to_owned(), since)
    }

    #[test]
    fn short_work_is_silent() {
        let heard = heard(|board, teller, start| {
            let progress = work(board, "train_forest", start);
            teller.tell(start + SECOND * 9 / 10);
            drop(progress);
            teller.tell(start + SECOND * 2);
        });
        assert_eq!(heard, Vec::<String>::new());
    }

    #[test]
    fn long_work_tells_how_far_it_is_or_how_long_it_takes_and_takes_it_back() {
        let heard = heard(|board, teller, start| {
            let outer = work(board, "load_csv", start);
            teller.tell(start + SECOND);
            teller.tell(start + SECOND + PAUSE / 2);
            teller.tell(start + SECOND * 2);
            let inner = work(board, "reading sales.csv", start + SECOND * 2);
            inner.at(42, 100);
            teller.tell(start + SECOND * 3);
            // Too soon after the last.
            inner.at(43, 100);
            teller.tell(start + SECOND * 3 + PAUSE / 2);
            inner.at(120, 100);
            teller.tell(start + SECOND * 4);
            drop(inner);
            teller.tell(start + SECOND * 5);
            drop(outer);
            teller.tell(start + SECOND * 5);
            teller.tell(start + SECOND * 6);
        });
        let expected = [
            "load_csv: 1 s",
            "load_csv: 2 s",
            "reading sales.csv: 42 %",
            "reading sales.csv: 100 %",
            "load_csv: 5 s",
            "",
        ];
        assert_eq!(heard, expected);
    }

    #[test]
    fn nothing_is_left_of_work_that_was_cut_off() {
        let heard = heard(|board, teller, start| {
            std::mem::forget(work(board, "train_forest", start));
            teller.tell(start + SECOND);
        });
        assert_eq!(heard, ["train_forest: 1 s", ""]);
    }

    #[test]
    fn a_message_is_taken_apart_again() {
        assert_eq!(progress_parts("reading a: b.csv: 42 %"), ("reading a: b.csv", Some(42)));
        assert_eq!(progress_parts("train_forest: 3 s"), ("train_forest: 3 s", None));
        assert_eq!(progress_parts(""), ("", None));
    }
}
