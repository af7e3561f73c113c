//! The pool: keeps fresh workers ready, pins sessions to theirs, and replaces what is used up.

use std::collections::{HashMap, VecDeque};
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, TryLockError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use orchestrator_runtime::host::{Host, NoHost};
use orchestrator_runtime::{Access, Isolation, Report, Request, Sink};

use super::messages::{AnalysisOrder, AnalysisReport};
use super::source::Source;
use super::walls::Walls;
use super::worker_process::WorkerProcess;
use crate::parallel::{Slot, Slots};

/// How a pool is set up.
#[derive(Clone, Debug)]
pub struct PoolOptions {
    /// Where workers come from; pools may share it.
    pub source: Arc<Source>,
    pub isolation: Isolation,
    pub access: Access,
    /// Fresh workers kept ready.
    pub n_warm: usize,
    /// Sessions at a time; the one unused for longest makes room.
    pub max_sessions: usize,
    /// How long an unused session lives.
    pub session_idle: Duration,
    /// Executions at a time; pools may share them.
    pub slots: Arc<Slots>,
    /// Nothing runs in a worker that lacks one of the system's walls.
    pub requires_walls: bool,
}

impl PoolOptions {
    /// Workers from the running program, with the usual sizes.
    pub fn new(isolation: Isolation, access: Access) -> io::Result<Self> {
        Ok(Self {
            source: Source::of(std::env::current_exe()?, None),
            isolation,
            access,
            n_warm: 2,
            max_sessions: 16,
            session_idle: Duration::from_secs(30 * 60),
            slots: Arc::new(Slots::new(usize::MAX)),
            requires_walls: false,
        })
    }
}

/// Asked while a call runs: should it stop?
pub type Cancelled = Arc<dyn Fn() -> bool + Send + Sync>;

/// One execution, with everything it may talk to.
pub struct Call {
    pub request: Request,
    /// Name of the session whose variables it shares.
    pub session: Option<String>,
    /// Receives printed text while the guest runs.
    pub sink: Option<Sink>,
    pub is_cancelled: Cancelled,
    pub host: Arc<dyn Host>,
    /// Does it wait for its place among the executions that run at a time?
    pub needs_slot: bool,
}

impl Call {
    /// On its own: no session, nobody listening, nothing to ask.
    #[must_use]
    pub fn new(request: Request) -> Self {
        Self {
            request,
            session: None,
            sink: None,
            is_cancelled: Arc::new(|| false),
            host: Arc::new(NoHost),
            needs_slot: false,
        }
    }
}

/// Runs requests in worker processes. Cheap to clone; the last clone ends all workers.
#[derive(Clone)]
pub struct Pool {
    shared: Arc<Shared>,
    _closer: Arc<Closer>,
}

struct Shared {
    options: PoolOptions,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    warm: VecDeque<WorkerProcess>,
    /// Used up; ending a process takes longer than most executions, so the pool's thread does it.
    retired: Vec<WorkerProcess>,
    sessions: HashMap<String, Pinned>,
    is_closed: bool,
}

/// A session's worker, locked while it runs. Absent before the first call and after a stop.
struct Pinned {
    worker: Arc<Mutex<Option<WorkerProcess>>>,
    used: Instant,
}

impl Pinned {
    fn is_running(&self) -> bool {
        Arc::strong_count(&self.worker) > 1
    }
}

impl State {
    /// Takes out the sessions nobody used for `idle`.
    fn drop_idle_sessions(&mut self, idle: Duration) -> Vec<Pinned> {
        let is_old = |pinned: &Pinned| pinned.used.elapsed() >= idle && !pinned.is_running();
        self.sessions.extract_if(|_, pinned| is_old(pinned)).map(|(_, pinned)| pinned).collect()
    }
}

struct Closer {
    shared: Arc<Shared>,
    /// What keeps workers warm, and holds on to where they come from.
    thread: Option<JoinHandle<()>>,
}

impl Drop for Closer {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        let State { warm, retired, sessions, .. } = std::mem::take(&mut *state);
        state.is_closed = true;
        drop(state);
        self.shared.changed.notify_all();
        drop((warm, retired, sessions));
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn start_worker(&self, is_spare: bool) -> io::Result<WorkerProcess> {
        let PoolOptions { source, isolation, access, .. } = &self.options;
        WorkerProcess::set_up(source.start(*isolation, is_spare)?, *isolation, access, source.hash_seed)
    }

    fn n_spares(&self) -> usize {
        self.options.source.n_spares(self.options.isolation, self.options.n_warm)
    }

    fn check_walls(&self, worker: &WorkerProcess) -> io::Result<()> {
        if self.options.requires_walls { worker.walls.require_all().map_err(io::Error::other) } else { Ok(()) }
    }

    /// Puts a spare worker beside the others. False if it does not get ready.
    fn add_when_ready(&self, mut worker: WorkerProcess) -> bool {
        if worker.wait_until_ready(|| !self.lock().is_closed).and_then(|()| self.check_walls(&worker)).is_err() {
            return false;
        }
        let mut state = self.lock();
        // A closed pool has no use for it any more.
        if !state.is_closed {
            state.warm.push_back(worker);
        }
        drop(state);
        self.changed.notify_all();
        true
    }
}

impl Pool {
    /// Starts the first workers and the thread that replaces used ones.
    pub fn start(options: PoolOptions) -> io::Result<Self> {
        let shared = Arc::new(Shared { options, state: Mutex::default(), changed: Condvar::new() });
        let refill = Arc::clone(&shared);
        let thread = std::thread::Builder::new().name("pool".to_owned()).spawn(move || keep_warm(&refill))?;
        let closer = Closer { shared: Arc::clone(&shared), thread: Some(thread) };
        Ok(Self { _closer: Arc::new(closer), shared })
    }

    /// Gets ready for many calls: has workers forked, and those that were spawned replaced. False where none are forked.
    pub fn expect_many(&self) -> bool {
        let is_forking = self.shared.options.source.wait_for_template(self.shared.options.isolation);
        if is_forking {
            let mut state = self.shared.lock();
            let warm = std::mem::take(&mut state.warm);
            let (spawned, forked): (Vec<_>, Vec<_>) = warm.into_iter().partition(WorkerProcess::is_spawned);
            state.retired.extend(spawned);
            state.warm.extend(forked);
            drop(state);
            self.shared.changed.notify_all();
            self.wait_until_warm();
        }
        is_forking
    }

    /// Runs code in a worker of its own, or in that of its session, where variables of earlier calls
    /// still are. `hardened` keeps nothing between calls, so there each gets a worker of its own.
    pub fn run(&self, call: Call) -> io::Result<Report> {
        let Call { request, session, sink, is_cancelled, host, needs_slot } = call;
        let take_slot = || -> io::Result<Option<Slot<'_>>> {
            if !needs_slot {
                return Ok(None);
            }
            self.shared.options.slots.take(&*is_cancelled).map(Some).ok_or_else(cancelled)
        };
        let session = session.filter(|_| self.shared.options.isolation != Isolation::Hardened);
        let Some(session) = session else {
            let _slot = take_slot()?;
            let mut worker = self.take_worker()?;
            let report = worker.execute(request, sink, &*is_cancelled, &*host);
            self.retire(worker);
            return Ok(report);
        };
        let place = self.session_place(&session);
        // First its turn in the session, then a slot: whoever waits for the session holds up nobody else.
        let mut held = lock_until(&place, &*is_cancelled).ok_or_else(cancelled)?;
        let _slot = take_slot()?;
        let worker = match held.as_mut() {
            Some(worker) if !worker.is_over => worker,
            _ => held.insert(self.take_worker()?),
        };
        let report = worker.execute(request, sink, &*is_cancelled, &*host);
        if worker.is_over {
            *held = None;
        }
        Ok(report)
    }

    /// Runs code that belongs to no session and asks for nothing.
    pub fn execute(&self, request: Request, sink: Option<Sink>) -> io::Result<Report> {
        self.run(Call { sink, ..Call::new(request) })
    }

    /// Runs an analysis in a worker of its own. Takes no slot.
    pub fn analyse(&self, order: AnalysisOrder, is_cancelled: &Cancelled) -> io::Result<AnalysisReport> {
        let mut worker = self.take_worker()?;
        let report = worker.analyse(order, &**is_cancelled);
        self.retire(worker);
        Ok(report)
    }

    fn retire(&self, worker: WorkerProcess) {
        self.shared.lock().retired.push(worker);
        self.shared.changed.notify_all();
    }

    /// Sessions that hold variables right now.
    pub fn n_sessions(&self) -> usize {
        self.shared.lock().sessions.len()
    }

    /// Ends a session and its worker.
    pub fn end_session(&self, session: &str) {
        let ended = self.shared.lock().sessions.remove(session);
        drop(ended);
    }

    /// The walls of the system that a worker of this pool stands behind, whether or not they are enough.
    pub fn walls(&self) -> io::Result<Walls> {
        let mut worker = self.shared.start_worker(false)?;
        worker.wait_until_ready(|| true)?;
        Ok(worker.walls)
    }

    /// Waits until as many workers are ready as the pool keeps. False if they do not get ready.
    pub fn wait_until_warm(&self) -> bool {
        const PATIENCE: Duration = Duration::from_secs(60);
        let is_cold = |state: &mut State| state.warm.len() < self.shared.n_spares() && !state.is_closed;
        let waited = self.shared.changed.wait_timeout_while(self.shared.lock(), PATIENCE, is_cold);
        let (state, timeout) = waited.unwrap_or_else(std::sync::PoisonError::into_inner);
        drop(state);
        !timeout.timed_out()
    }

    fn session_place(&self, session: &str) -> Arc<Mutex<Option<WorkerProcess>>> {
        let mut state = self.shared.lock();
        let mut ended = state.drop_idle_sessions(self.shared.options.session_idle);
        if !state.sessions.contains_key(session) && state.sessions.len() >= self.shared.options.max_sessions {
            let idle = state.sessions.iter().filter(|(_, pinned)| !pinned.is_running());
            let oldest = idle.min_by_key(|(_, pinned)| pinned.used).map(|(name, _)| name.clone());
            ended.extend(oldest.and_then(|oldest| state.sessions.remove(&oldest)));
        }
        let pinned = state
            .sessions
            .entry(session.to_owned())
            .or_insert_with(|| Pinned { worker: Arc::default(), used: Instant::now() });
        pinned.used = Instant::now();
        let worker = Arc::clone(&pinned.worker);
        drop(state);
        // Ending processes takes a while; nobody else has to wait for it.
        drop(ended);
        worker
    }

    /// A ready worker: a warm one that still lives, or a new one when all are taken.
    fn take_worker(&self) -> io::Result<WorkerProcess> {
        while let Some(mut worker) = self.take_warm() {
            if worker.is_alive() {
                return Ok(worker);
            }
        }
        let mut worker = self.shared.start_worker(false)?;
        worker.wait_until_ready(|| true)?;
        self.shared.check_walls(&worker)?;
        Ok(worker)
    }

    fn take_warm(&self) -> Option<WorkerProcess> {
        let warm = self.shared.lock().warm.pop_front();
        self.shared.changed.notify_all();
        warm
    }
}

fn cancelled() -> io::Error {
    io::Error::new(io::ErrorKind::Interrupted, "the call was cancelled before it ran")
}

/// Waits for a session's worker, as long as somebody waits for the answer.
fn lock_until<'a, T>(place: &'a Mutex<T>, is_cancelled: &dyn Fn() -> bool) -> Option<MutexGuard<'a, T>> {
    const TICK: Duration = Duration::from_millis(5);
    loop {
        match place.try_lock() {
            Ok(held) => return Some(held),
            Err(TryLockError::Poisoned(poisoned)) => return Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) if is_cancelled() => return None,
            Err(TryLockError::WouldBlock) => std::thread::sleep(TICK),
        }
    }
}

/// Replaces taken workers until the pool is closed.
fn keep_warm(shared: &Shared) {
    const PAUSE_AFTER_FAILURE: Duration = Duration::from_secs(1);
    /// How often sessions nobody uses are looked for.
    const IDLE_CHECK: Duration = Duration::from_secs(30);
    loop {
        let mut state = shared.lock();
        let has_nothing_to_do =
            |state: &mut State| state.warm.len() >= shared.n_spares() && state.retired.is_empty() && !state.is_closed;
        let waited = shared.changed.wait_timeout_while(state, IDLE_CHECK, has_nothing_to_do);
        state = waited.unwrap_or_else(std::sync::PoisonError::into_inner).0;
        if state.is_closed {
            return;
        }
        let idle = state.drop_idle_sessions(shared.options.session_idle);
        let n_missing = shared.n_spares().saturating_sub(state.warm.len());
        let retired = std::mem::take(&mut state.retired);
        drop(state);
        drop((retired, idle));
        // All at once, then each as it gets ready: they are started on all cores.
        let started: io::Result<Vec<_>> = (0..n_missing).map(|_| shared.start_worker(true)).collect();
        let is_fine = started.is_ok_and(|started| started.into_iter().all(|worker| shared.add_when_ready(worker)));
        if !is_fine {
            let pause = shared.changed.wait_timeout_while(shared.lock(), PAUSE_AFTER_FAILURE, |state| !state.is_closed);
            drop(pause);
        }
    }
}
