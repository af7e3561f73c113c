//! When there is a template, and which. Whoever asks for a fork never waits for one to get ready.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Template;
use crate::pool::process::Started;

/// Workers that are spawned before there is a template. It costs about as much as so many of them, and a command that
/// needs few is done before it is ready.
const N_SPAWNED_FIRST: u32 = 8;

/// Forks of one template share the secret of its hashes and the addresses of its objects, so none is used for ever.
const MOST_FORKS: u32 = 10_000;
const LONGEST_LIFE: Duration = Duration::from_secs(3600);

/// Failures in a row after which workers are only spawned.
const MOST_FAILURES: u32 = 5;

pub(in crate::pool) struct Keeper {
    program: PathBuf,
    hash_seed: Option<u32>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    current: Option<Template>,
    /// On its way.
    next: Option<Template>,
    n_spawned: u32,
    n_failures: u32,
    not_before: Option<Instant>,
}

impl Keeper {
    pub(in crate::pool) fn new(program: PathBuf, hash_seed: Option<u32>) -> Self {
        Self { program, hash_seed, state: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a template now, unless there is one, and waits for it. False if there will be none.
    pub(in crate::pool) fn wait(&self) -> bool {
        let mut state = self.lock();
        state.n_spawned = N_SPAWNED_FIRST;
        self.advance(&mut state);
        let on_its_way = state.next.as_ref().filter(|_| state.current.is_none()).map(Template::arrival);
        // Others must not wait because this one does.
        drop(state);
        if let Some(Ok(arrival)) = on_its_way {
            arrival.wait();
        }
        let mut state = self.lock();
        self.advance(&mut state);
        state.current.is_some()
    }

    /// Is there none yet, but may there be one?
    pub(in crate::pool) fn is_awaited(&self) -> bool {
        let state = self.lock();
        state.current.is_none() && state.n_failures < MOST_FAILURES
    }

    /// A worker, if there is a template to fork.
    pub(in crate::pool) fn fork(&self, is_spare: bool) -> Option<Started> {
        let mut state = self.lock();
        self.advance(&mut state);
        let Some(template) = &mut state.current else {
            state.n_spawned = state.n_spawned.saturating_add(1);
            return None;
        };
        match template.fork(is_spare) {
            Ok(started) => {
                state.n_failures = 0;
                started
            }
            Err(error) => {
                state.current = None;
                state.fail(&error);
                None
            }
        }
    }

    /// Puts the next template in its place once it is ready, and starts one where one is due.
    fn advance(&self, state: &mut State) {
        match state.next.as_mut().map(Template::is_ready) {
            Some(Ok(true)) => state.current = state.next.take(),
            Some(Ok(false)) => return,
            Some(Err(error)) => {
                state.next = None;
                state.fail(&error);
            }
            None => {}
        }
        let is_due = match &state.current {
            Some(template) => template.n_forks >= MOST_FORKS || template.started.elapsed() >= LONGEST_LIFE,
            None => state.n_spawned >= N_SPAWNED_FIRST,
        };
        let may_start = state.not_before.is_none_or(|moment| Instant::now() >= moment);
        if !is_due || !may_start || state.n_failures >= MOST_FAILURES {
            return;
        }
        match Template::start(&self.program, self.hash_seed) {
            Ok(template) => state.next = Some(template),
            Err(error) => state.fail(&error),
        }
    }
}

impl State {
    /// The next one is tried later, and later each time.
    fn fail(&mut self, error: &std::io::Error) {
        self.n_failures += 1;
        self.not_before = Some(Instant::now() + Duration::from_secs(1 << self.n_failures.min(6)));
        if self.n_failures == MOST_FAILURES {
            tracing::warn!("workers are started one by one from now on: no template of them can be kept ({error})");
        }
    }
}
