//! Which task runs next: tasks of a phase as soon as what they need is done, several at a time.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::{Interrupted, Runner};
use crate::runs::counted;
use crate::runs::plan::Phase;
use crate::runs::state::State;
use crate::runs::view::line_of_phase;
use crate::runs::work::Status;

/// What became of a phase.
#[derive(Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_field_names, reason = "counts are named n_ everywhere")]
pub(crate) struct PhaseOutcome {
    pub n_done: usize,
    pub n_kept: usize,
    pub n_failed: usize,
    /// Tasks that were not tried, because one they need failed.
    pub n_skipped: usize,
}

impl PhaseOutcome {
    pub(crate) fn is_done(&self) -> bool {
        self.n_failed == 0 && self.n_skipped == 0
    }
}

/// Tasks of a phase by their numbers. It is made from records and kept in step with them, since whoever works on a phase
/// works alone: what is next is known without reading them again.
#[derive(Default)]
struct Board {
    /// How many needs are not met, of each task that is left.
    waiting: BTreeMap<usize, usize>,
    ready: BTreeSet<usize>,
    n_running: usize,
    /// Which tasks of the phase wait for each.
    needed_by: HashMap<usize, Vec<usize>>,
    outcome: PhaseOutcome,
    /// What ends the whole run: a full disk, not a task that failed.
    stopped: Option<anyhow::Error>,
}

/// A task that is worked on. However that ends, nobody waits for it any more.
struct Running<'a> {
    board: &'a Mutex<Board>,
    changed: &'a Condvar,
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.board.lock().unwrap_or_else(PoisonError::into_inner).n_running -= 1;
        self.changed.notify_all();
    }
}

enum Next {
    Run(usize),
    Wait,
    End,
}

impl Runner<'_> {
    /// Runs the next phase, or all that are left, up to the first that fails. What comes before the phase a run begins with
    /// is taken over first, and takes no turn.
    pub(crate) fn run_next(&self, state: &State, all: bool, n_jobs: usize) -> anyhow::Result<PhaseOutcome> {
        self.finish_all(self.plan.tasks().map(|task| &task.id))?;
        if state.records.is_empty() {
            self.check_inputs()?;
        }
        let mut last = PhaseOutcome::default();
        for phase in state.next_phases(all) {
            last = self.run_phase(phase, n_jobs)?;
            self.watcher.phase_ended(&phase.name, &last);
            if !last.is_done() {
                break;
            }
        }
        Ok(last)
    }

    /// Runs what is left of a phase.
    fn run_phase(&self, phase: &Phase, n_jobs: usize) -> anyhow::Result<PhaseOutcome> {
        let board = self.board(phase);
        let n_left = board.waiting.len() + board.ready.len();
        self.watcher.phase_began(&phase.name, n_left);
        self.journal.note(format_args!("phase {} began: {} to do", phase.name, counted(n_left, "task")));
        let n_threads = n_jobs.min(n_left);
        let board = Mutex::new(board);
        let changed = Condvar::new();
        std::thread::scope(|scope| {
            for _ in 0..n_threads {
                scope.spawn(|| self.work_on(phase, &board, &changed));
            }
        });
        let Board { mut outcome, waiting, ready, stopped, .. } =
            board.into_inner().unwrap_or_else(PoisonError::into_inner);
        let stopped = stopped.or_else(|| (self.is_cancelled)().then(|| Interrupted.into()));
        if let Some(error) = stopped {
            self.journal.note(format_args!("phase {} stopped: {error}", phase.name));
            return Err(error);
        }
        let skipped: BTreeSet<usize> = waiting.into_keys().chain(ready).collect();
        for number in &skipped {
            let task = &phase.tasks[*number];
            self.watcher.task_skipped(task);
            self.journal.note(format_args!("task {} was not tried: what it needs failed", task.id));
        }
        outcome.n_skipped = skipped.len();
        self.journal.note(line_of_phase(&phase.name, &outcome));
        Ok(outcome)
    }

    fn work_on(&self, phase: &Phase, board: &Mutex<Board>, changed: &Condvar) {
        let lock = || board.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let mut held: MutexGuard<'_, Board> = lock();
            let number = loop {
                match self.next(&mut held) {
                    Next::Run(number) => break number,
                    Next::End => return,
                    Next::Wait => held = changed.wait(held).unwrap_or_else(PoisonError::into_inner),
                }
            };
            drop(held);
            let _running = Running { board, changed };
            let settled = self.settle(&phase.tasks[number]);
            let mut held = lock();
            if settled.as_ref().is_ok_and(|status| status.is_done()) {
                held.release(number);
            }
            match settled {
                Ok(Status::Done) => held.outcome.n_done += 1,
                Ok(Status::Kept) => held.outcome.n_kept += 1,
                Ok(Status::Failed) => held.outcome.n_failed += 1,
                Err(error) => held.stopped = held.stopped.take().or(Some(error)),
            }
        }
    }

    /// The first task in the order of the file whose needs are met. Ends when there is nothing left that could be.
    fn next(&self, board: &mut Board) -> Next {
        if board.stopped.is_some() || (self.is_cancelled)() {
            return Next::End;
        }
        match board.ready.pop_first() {
            Some(number) => {
                board.n_running += 1;
                Next::Run(number)
            }
            None if board.n_running == 0 => Next::End,
            None => Next::Wait,
        }
    }

    /// What is left of a phase, by the records there are.
    fn board(&self, phase: &Phase) -> Board {
        let mut known: HashMap<&str, bool> = HashMap::new();
        let mut is_done =
            |id| *known.entry(id).or_insert_with(|| self.run.record(id).is_some_and(|record| record.is_done()));
        let number_of: HashMap<&str, usize> =
            phase.tasks.iter().enumerate().map(|(number, task)| (task.id.as_str(), number)).collect();
        let mut board = Board::default();
        for (number, task) in phase.tasks.iter().enumerate().filter(|(_, task)| !is_done(&task.id)).collect::<Vec<_>>()
        {
            let unmet: BTreeSet<&str> = task.needs.iter().map(String::as_str).filter(|id| !is_done(id)).collect();
            if unmet.is_empty() {
                board.ready.insert(number);
                continue;
            }
            board.waiting.insert(number, unmet.len());
            for needed in unmet.into_iter().filter_map(|id| number_of.get(id)) {
                board.needed_by.entry(*needed).or_default().push(number);
            }
        }
        board
    }
}

impl Board {
    /// A task is done: those that waited for nothing else are ready.
    fn release(&mut self, number: usize) {
        for waiting in self.needed_by.remove(&number).unwrap_or_default() {
            let Some(n_unmet) = self.waiting.get_mut(&waiting) else { continue };
            *n_unmet -= 1;
            if *n_unmet == 0 {
                self.waiting.remove(&waiting);
                self.ready.insert(waiting);
            }
        }
    }
}
