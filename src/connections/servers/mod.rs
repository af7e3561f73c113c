//! Other MCP servers, whose tools scripts call: the program holds configuration, secrets and connections, a script gets
//! values.
//!
//! One runtime for all of them, started with the first call: a project without servers pays nothing.

mod cache;
mod client;
mod configuration;
mod content;
mod files;
mod http;
mod listing;
mod lock_file;
#[cfg(any(windows, test))]
pub(crate) mod lookup;
mod oauth;
mod pins;
mod process;
mod references;
mod relay;
mod secrets;
mod server;
mod short;
mod tail;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use orchestrator_tools_registry::{RegistryError, Source, Tool, python_name};
use orchestrator_words::{listed, suggestion};
use tokio::runtime::{Builder, Runtime};

use self::pins::Pins;
use self::process::Process;
use self::server::Shared;
use super::web::WebClient;
use crate::settings::Settings;

pub(crate) use self::content::{Item, Told, has_rounded, json_of};
pub(crate) use self::oauth::{Invitation, open_browser};
pub(crate) use self::pins::{Difference, Standing};
pub(crate) use self::relay::{Listener, Notice, Reply};
pub(crate) use self::server::{Failure, Server};

/// How long a server may take to end by itself once we are done.
const GOODBYE: Duration = Duration::from_millis(500);

/// How often servers nobody uses are looked for, at least and at most.
const IDLE_CHECK: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

/// The servers of a project. Dropping it ends them.
pub(crate) struct Servers {
    by_name: BTreeMap<String, Arc<Server>>,
    problems: Vec<configuration::Problem>,
    /// Started when it is first needed; gone once closed.
    runtime: Mutex<Started>,
    processes: Processes,
    idle: Duration,
}

enum Started {
    NotYet,
    Running(Runtime),
    Closed,
}

/// Programs that run, so that they can be ended without anybody's help.
#[derive(Clone, Default)]
struct Processes(Arc<Mutex<Vec<Weak<Process>>>>);

impl Processes {
    fn lock(&self) -> MutexGuard<'_, Vec<Weak<Process>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, process: &Arc<Process>) {
        let mut known = self.lock();
        known.retain(|process| process.strong_count() > 0);
        known.push(Arc::downgrade(process));
    }
}

impl Servers {
    /// Reads the configuration; nothing is started. Authorities of `ca_file` count for addresses beside the system's.
    pub(crate) fn of_project(folder: &Path, settings: &Settings) -> Self {
        let (definitions, problems) = configuration::read(folder);
        for problem in &problems {
            let server = problem.server.as_deref().unwrap_or_default();
            tracing::warn!(server, "left out of the servers: {}", problem.message);
        }
        let (processes, idle) = (Processes::default(), settings.server_idle);
        let shared = Shared {
            project: folder.to_owned(),
            processes: processes.clone(),
            web: WebClient::new(settings.ca_file.clone()),
            pins: Arc::new(Pins::new(folder, settings.tools_pin)),
            requests: settings.server_requests,
        };
        let server = |definition: configuration::Definition| Arc::new(Server::new(definition, shared.clone()));
        let by_name = definitions.into_iter().map(|(name, definition)| (name, server(definition))).collect();
        Self { by_name, problems, runtime: Mutex::new(Started::NotYet), processes, idle }
    }

    /// Those of a folder that a client chose: none, whatever its files say. Whoever wrote them could start any program.
    pub(crate) fn refused() -> Self {
        let message = "a folder that the client chose names no servers, unless the operator lists it in server_roots";
        let problem = configuration::Problem { server: None, message: message.to_owned() };
        Self {
            by_name: BTreeMap::new(),
            problems: vec![problem],
            runtime: Mutex::new(Started::NotYet),
            processes: Processes::default(),
            idle: Duration::ZERO,
        }
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Arc<Server>> {
        self.by_name.values()
    }

    /// Entries that do not count: the server's name, where it is known, and why.
    pub(crate) fn problems(&self) -> impl Iterator<Item = (Option<&str>, &str)> {
        self.problems.iter().map(|problem| (problem.server.as_deref(), problem.message.as_str()))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.by_name.is_empty()
    }

    /// The server of this name, or of this name in Python.
    pub(crate) fn named(&self, name: &str) -> Option<&Arc<Server>> {
        self.by_name.get(name).or_else(|| self.all().find(|server| python_name(&server.name) == name))
    }

    /// The server and the tool of `mcp__<server>__<tool>`; both may have underscores, so the longest server that fits.
    pub(crate) fn split<'a>(&self, whole: &'a str) -> Option<(&Arc<Server>, &'a str)> {
        let rest = whole.strip_prefix("mcp__")?;
        let fits = |server: &str| rest.strip_prefix(server).and_then(|rest| rest.strip_prefix("__"));
        let found = self.all().filter_map(|server| {
            let tool = fits(&server.name).or_else(|| fits(&python_name(&server.name)))?;
            Some((server, tool))
        });
        found.max_by_key(|(server, _)| server.name.len())
    }

    /// The hint for whoever asked for a server that is not there.
    pub(crate) fn hint_for(&self, name: &str) -> String {
        if let Some(problem) = self.problems.iter().find(|problem| problem.server.as_deref() == Some(name)) {
            return format!("its entry does not count: {}", problem.message);
        }
        if let Some(problem) = self.problems.iter().find(|problem| problem.server.is_none()) {
            return problem.message.clone();
        }
        let names: Vec<String> = self.all().map(|server| python_name(&server.name)).collect();
        match suggestion(name, names.iter().map(String::as_str)) {
            Some(suggestion) => suggestion,
            None if names.is_empty() => {
                format!("no server is configured; the operator adds them to {}", configuration::FILE)
            }
            None => format!("servers: {}", listed(&names)),
        }
    }

    /// Runs a call on the servers' runtime. False once they are closed.
    pub(crate) fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> bool {
        let mut started = self.runtime.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*started, Started::NotYet) {
            let runtime = Builder::new_multi_thread().worker_threads(2).thread_name("servers").enable_all().build();
            let Ok(runtime) = runtime else { return false };
            let servers: Vec<Weak<Server>> = self.all().map(Arc::downgrade).collect();
            runtime.spawn(stop_idle(servers, self.idle));
            *started = Started::Running(runtime);
        }
        match &*started {
            Started::Running(runtime) => {
                runtime.spawn(work);
                true
            }
            Started::NotYet | Started::Closed => false,
        }
    }

    /// Asks every server, or only one, that has not listed its tools yet, all at the same time, and waits at most
    /// `patience`. Gives those that still have not, and why.
    pub(crate) fn list(&self, only: Option<&Server>, patience: Duration) -> Vec<(String, String)> {
        let is_meant = |server: &Server| only.is_none_or(|only| only.name == server.name);
        let waiting: Vec<&Arc<Server>> = self.all().filter(|server| is_meant(server) && !server.is_listed()).collect();
        let (sender, done) = std::sync::mpsc::channel::<()>();
        for server in &waiting {
            let (server, sender) = (Arc::clone(server), sender.clone());
            self.spawn(async move {
                let _ = server.list().await;
                drop(sender);
            });
        }
        drop(sender);
        // Nobody sends; the wait ends when the last sender is gone.
        let _ = done.recv_timeout(patience);
        // One whose list changes all the time has listed its tools as well.
        let failed = waiting.into_iter().filter(|server| server.shown_tools().is_none() || server.failure().is_some());
        failed
            .map(|server| {
                let reason =
                    server.failure().unwrap_or_else(|| format!("the server '{}' is still starting", server.name));
                (server.name.clone(), reason)
            })
            .collect()
    }

    /// What they listed last does not count any more; the next `list` asks them all.
    pub(crate) fn forget_lists(&self) {
        self.all().for_each(|server| server.forget_list());
    }

    /// How often they have listed something new: while it stays the same, so do the tools.
    pub(crate) fn n_listings(&self) -> usize {
        self.all().map(|server| server.n_listings()).sum()
    }

    /// Ends every server: calls that still run are told first, then inputs are closed, then what does not end by itself is
    /// killed with all it started.
    pub(crate) fn close(&self) {
        const TICK: Duration = Duration::from_millis(2);
        let started =
            std::mem::replace(&mut *self.runtime.lock().unwrap_or_else(PoisonError::into_inner), Started::Closed);
        let Started::Running(runtime) = started else { return };
        let end = Instant::now() + GOODBYE;
        while self.all().any(|server| server.n_running() > 0) && Instant::now() < end {
            std::thread::sleep(TICK);
        }
        let running: Vec<Arc<Process>> = self.processes.lock().iter().filter_map(Weak::upgrade).collect();
        // Drops every task, and with the tasks the pipes. Not waited for: this may be a thread of another runtime.
        runtime.shutdown_background();
        let end = Instant::now() + GOODBYE;
        for process in running {
            process.end(end.saturating_duration_since(Instant::now()));
        }
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        self.close();
    }
}

async fn stop_idle(servers: Vec<Weak<Server>>, idle: Duration) {
    loop {
        tokio::time::sleep(idle.clamp(IDLE_CHECK.0, IDLE_CHECK.1)).await;
        for server in servers.iter().filter_map(Weak::upgrade) {
            server.stop_if_idle(idle).await;
        }
    }
}

/// The tools of a server for the catalogue: what it listed last, in this process or before.
pub(crate) struct ListedTools(pub(crate) Arc<Server>);

impl Source for ListedTools {
    fn name(&self) -> &str {
        &self.0.name
    }

    fn tools(&self) -> Result<Vec<Tool>, RegistryError> {
        match self.0.shown_tools() {
            Some(tools) => Ok(tools),
            None => Err(RegistryError::Unavailable {
                server: self.0.name.clone(),
                reason: self.0.failure().unwrap_or_else(|| "it was not asked yet".to_owned()),
            }),
        }
    }
}
