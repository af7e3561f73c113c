//! When there is a template, and which. Whoever asks for a fork never waits for one to get ready.

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::{START_PATIENCE, Template};
use crate::pool::process::Started;

/// Workers that are spawned before there is a template. It costs about as much as that many, and a command that needs
/// few is done before it is ready.
const N_SPAWNED_FIRST: u32 = 8;

/// Forks of one template share the secret of its hashes and the addresses of its objects, so none is used for ever. Its age
/// is looked at when a worker is asked for.
const MOST_FORKS: u32 = 10_000;
const LONGEST_LIFE: Duration = Duration::from_secs(3600);

/// Failures in a row after which workers are only spawned.
const MOST_FAILURES: u32 = 5;

pub(in crate::pool) struct Keeper {
    program: PathBuf,
    hash_seed: Option<u32>,
    state: Mutex<State>,
    /// Is there none yet, but may there be one? Kept apart, for those who must not wait for a fork to know.
    is_awaited: AtomicBool,
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
        Self { program, hash_seed, state: Mutex::default(), is_awaited: AtomicBool::new(true) }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a template now, unless there is one, and waits for it. False if there will be none.
    pub(in crate::pool) fn wait(&self) -> bool {
        // Somebody else may take it into use meanwhile, and its arrival with it.
        const LOOK: Duration = Duration::from_millis(50);
        loop {
            let mut state = self.lock();
            state.n_spawned = state.n_spawned.max(N_SPAWNED_FIRST);
            self.advance(&mut state);
            if state.current.is_some() {
                return true;
            }
            let Some(Ok(arrival)) = state.next.as_ref().map(Template::arrival) else { return false };
            // Others must not wait because this one does.
            drop(state);
            arrival.wait(LOOK);
        }
    }

    pub(in crate::pool) fn is_awaited(&self) -> bool {
        self.is_awaited.load(Relaxed)
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
            Ok(Some(started)) => {
                state.n_failures = 0;
                Some(started)
            }
            Ok(None) => None,
            Err(error) => {
                let broken = state.current.take();
                state.fail(&error);
                self.note(&state);
                drop(state);
                drop(broken);
                None
            }
        }
    }

    /// Puts the next template in its place once it is ready, and starts one where one is due.
    fn advance(&self, state: &mut State) {
        match state.next.as_mut().map(Template::is_ready) {
            Some(Ok(true)) => state.current = state.next.take(),
            Some(Ok(false)) if state.next.as_ref().is_some_and(|next| next.started.elapsed() < START_PATIENCE) => {
                return;
            }
            Some(Ok(false)) => {
                state.next = None;
                state.fail(&io::ErrorKind::TimedOut.into());
            }
            Some(Err(error)) => {
                state.next = None;
                state.fail(&error);
            }
            None => {}
        }
        self.note(state);
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

    fn note(&self, state: &State) {
        self.is_awaited.store(state.current.is_none() && state.n_failures < MOST_FAILURES, Relaxed);
    }
}

impl State {
    /// The next one is tried later, and later each time.
    fn fail(&mut self, error: &io::Error) {
        self.n_failures += 1;
        self.not_before = Some(Instant::now() + Duration::from_secs(1 << self.n_failures.min(6)));
        if self.n_failures == MOST_FAILURES {
            tracing::warn!("workers are started one by one from now on: no template of them can be kept ({error})");
        }
    }
}
