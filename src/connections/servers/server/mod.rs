//! One server: started when it is first needed, shared by all sessions, stopped when nobody needs it, started again when it
//! ended by itself, each time a little later.

mod calls;
mod connection;
mod failure;
mod lists;
mod login;
mod start;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::time::{Duration, Instant};

use orchestrator_tools_registry::Tool;
use rmcp::service::ServiceError;
use serde_json::Value;
use tokio::sync::Semaphore;

use self::connection::{Connection, Link};
use self::start::NotStarted;
use super::cache::Cache;
use super::configuration::{Address, Definition};
use super::listing::Listing;
use super::pins::{Difference, Pins, Standing};
use super::relay::Calls;
use super::{GOODBYE, Processes, oauth};
use crate::connections::web::WebClient;
use crate::settings::ServerRequests;

pub(crate) use self::failure::Failure;

pub(crate) struct Server {
    pub(crate) name: String,
    definition: Definition,
    project: PathBuf,
    processes: Processes,
    web: WebClient,
    /// Held while it starts, so that it starts once.
    link: tokio::sync::Mutex<Link>,
    listing: Arc<Listing>,
    /// Held while it lists, so that many calls ask once.
    asking: tokio::sync::Mutex<()>,
    /// How often it said that its tools have changed, and how often it had said so when it was asked for the list we have.
    n_told: Arc<AtomicU64>,
    told_by_list: AtomicU64,
    n_connections: AtomicU64,
    /// The number of the connection that the list is of; 0 for a list of an earlier process.
    listed_by: AtomicU64,
    calls: Arc<Calls>,
    /// Places for calls that run at a time, where its entry limits them.
    places: Option<Semaphore>,
    /// What it may ask our client for.
    requests: ServerRequests,
    login: oauth::Waiting,
}

/// What the servers of a project have in common.
#[derive(Clone)]
pub(super) struct Shared {
    pub(super) project: PathBuf,
    pub(super) processes: Processes,
    pub(super) web: WebClient,
    pub(super) pins: Arc<Pins>,
    pub(super) requests: ServerRequests,
}

impl Server {
    pub(super) fn new(definition: Definition, shared: Shared) -> Self {
        let Shared { project, processes, web, pins, requests } = shared;
        let cache = Cache::new(&project, &definition);
        Self {
            name: definition.name.clone(),
            listing: Arc::new(Listing::new(&definition.name, cache, pins)),
            calls: Arc::new(Calls::new(&definition.name)),
            places: definition.concurrency.map(Semaphore::new),
            requests,
            definition,
            project,
            processes,
            web,
            link: tokio::sync::Mutex::default(),
            asking: tokio::sync::Mutex::default(),
            n_told: Arc::default(),
            told_by_list: AtomicU64::new(0),
            n_connections: AtomicU64::new(0),
            listed_by: AtomicU64::new(0),
            login: oauth::Waiting::default(),
        }
    }

    /// The program it is, as its entry says; none for one that is reached by an address.
    pub(crate) fn program(&self) -> Option<&str> {
        match &self.definition.address {
            Address::Program { command, .. } => Some(command),
            Address::Http { .. } => None,
        }
    }

    /// The time limit of a tool, if the server's entry gives one.
    pub(crate) fn timeout_of(&self, tool: &str) -> Option<Duration> {
        self.definition.timeouts.get(tool).copied().or(self.definition.timeout)
    }

    pub(super) fn n_running(&self) -> usize {
        self.calls.n_running()
    }

    /// How often there was something new to show of its tools.
    pub(super) fn n_listings(&self) -> usize {
        self.listing.n_changes()
    }

    /// The tools it listed last, now or in an earlier process, as others may see them.
    pub(crate) fn shown_tools(&self) -> Option<Vec<Tool>> {
        self.listing.tools().map(|tools| self.listing.shown(&tools))
    }

    /// Why it did not list them when it was last asked.
    pub(crate) fn failure(&self) -> Option<String> {
        self.listing.failure()
    }

    pub(super) fn is_listed(&self) -> bool {
        self.listing.tools().is_some() && self.told_by_list.load(SeqCst) == self.n_told.load(SeqCst)
    }

    /// The next one who wants to know its tools asks it.
    pub(super) fn forget_list(&self) {
        self.n_told.fetch_add(1, SeqCst);
    }

    /// How one of its tools compares with what was agreed to.
    pub(crate) fn standing(&self, tool: &Tool) -> Standing {
        self.listing.standing(tool)
    }

    /// What is to be said of a tool besides its definition.
    pub(crate) fn remarks(&self, tool: &str) -> (Option<&'static str>, Option<Value>) {
        self.listing.remarks(tool)
    }

    /// Every difference between what it listed last and what was agreed to.
    pub(crate) fn differences(&self) -> Result<Vec<Difference>, String> {
        self.listing.compare()
    }

    /// A person agrees to these differences.
    pub(crate) fn agree(&self, differences: &[Difference]) -> Result<(), String> {
        self.listing.agree(differences)
    }

    /// Remembers what an answer of a tool looked like.
    pub(crate) async fn learn(&self, tool: &Tool, answer: &Value) {
        if self.listing.learn(tool, answer) {
            let listing = Arc::clone(&self.listing);
            let _ = tokio::task::spawn_blocking(move || listing.save()).await;
        }
    }

    /// The open connection, or a new one.
    async fn connect(&self) -> Result<Arc<Connection>, Failure> {
        let mut link = self.link.lock().await;
        if let Some(connection) = link.connection.clone() {
            if connection.is_open() {
                *connection.used() = Instant::now();
                return Ok(connection);
            }
            let words = connection.last_words().await;
            link.failed(&format!("it ended{words}"));
        }
        if link.retry_at.is_some_and(|retry_at| Instant::now() < retry_at) {
            return Err(self.unavailable(&link.reason));
        }
        match self.start().await {
            Ok(connection) => {
                let connection = Arc::new(connection);
                link.connection = Some(Arc::clone(&connection));
                Ok(connection)
            }
            Err(NotStarted::Reason(reason)) => {
                link.failed(&reason);
                Err(self.unavailable(&reason))
            }
            // It works as it should: no pause, somebody may log in at any time.
            Err(NotStarted::AuthRequired(challenge)) => Err(self.auth_required(challenge)),
        }
    }

    fn unavailable(&self, reason: &str) -> Failure {
        Failure::Unavailable(format!("the server '{}' is not available: {reason}", self.name))
    }

    /// The connection broke; the next call makes a new one.
    async fn lost(&self, connection: &Arc<Connection>, error: &ServiceError, when: &str) -> Failure {
        if let ServiceError::TransportSend(error) = error {
            // It is there, and does not take the tokens it took.
            if let Some(challenge) = oauth::Challenge::in_error(&*error.error) {
                return self.auth_required(challenge);
            }
            if let Some(reason) = oauth::trouble(&*error.error) {
                return self.unavailable(&reason);
            }
        }
        let words = connection.last_words().await;
        let reason = format!("it ended {when}{words}");
        let mut link = self.link.lock().await;
        // Several calls may notice; it failed once.
        if link.connection.as_ref().is_some_and(|current| Arc::ptr_eq(current, connection)) {
            link.failed(&reason);
        }
        self.unavailable(&reason)
    }

    /// Ends the connection if nobody used it for so long.
    pub(super) async fn stop_if_idle(&self, idle: Duration) {
        let Ok(mut link) = self.link.try_lock() else { return };
        // Whoever talks to it holds it too.
        let is_idle =
            |connection: &Arc<Connection>| Arc::strong_count(connection) == 1 && connection.used().elapsed() >= idle;
        if !link.connection.as_ref().is_some_and(is_idle) {
            return;
        }
        let process = link.connection.take().and_then(|connection| connection.process.clone());
        drop(link);
        // Its input is closed now; it may end by itself for a while.
        let _ = tokio::task::spawn_blocking(move || process.map(|process| process.end(GOODBYE))).await;
    }
}
