//! One server: started when it is first needed, shared by all sessions, stopped when nobody needs it, started again when it
//! ended by itself, each time a little later.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use orchestrator_tools_registry::Tool;
use rmcp::model::{CallToolRequest, CallToolRequestParams, ClientRequest, PaginatedRequestParams, ServerResult};
use rmcp::service::{
    ClientInitializeError, Peer, PeerRequestOptions, RoleClient, RunningService, ServiceError, serve_client,
};
use rmcp::transport::StreamableHttpClientTransport;
use serde_json::{Map, Value};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use super::cache::{Cache, ProgramVersion};
use super::client::Client;
use super::configuration::{Address, Definition, Resolved, working_folder};
use super::content::Told;
use super::listing::Listing;
use super::pins::{Difference, Pins, Standing};
use super::process::{self, Process, Program};
use super::relay::{Calls, Listener, Overheard};
use super::secrets::Secrets;
use super::short::is_short;
use super::tail::Tail;
use super::{GOODBYE, Processes, content, http, oauth};
use crate::connections::web::WebClient;
use crate::settings::ServerRequests;

/// How long a server may take to introduce itself, unless its entry says another time: some are installed first.
const START_PATIENCE: Duration = Duration::from_secs(60);
/// How long it may take to list its tools.
const LIST_PATIENCE: Duration = Duration::from_secs(30);
/// What one server may list.
const MOST_PAGES: usize = 1000;
const MOST_TOOLS: usize = 20_000;
/// The longest it is left alone after it failed.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

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

#[derive(Default)]
struct Link {
    connection: Option<Arc<Connection>>,
    /// Starts and calls that failed since the last call that did not.
    n_failures: u32,
    retry_at: Option<Instant>,
    reason: String,
}

struct Connection {
    number: u64,
    peer: Peer<RoleClient>,
    /// Dropping it ends the connection.
    _service: RunningService<RoleClient, Client>,
    process: Option<Arc<Process>>,
    tail: Option<Arc<Tail>>,
    secrets: Secrets,
    used: Mutex<Instant>,
}

/// Why there is no answer.
pub(crate) enum Failure {
    /// The server does not run and cannot be reached; what its standard error says comes with it.
    Unavailable(String),
    Timeout(Duration),
    Cancelled,
    /// Somebody has to log in first; this is what the server said.
    AuthRequired {
        message: String,
        challenge: oauth::Challenge,
    },
}

/// Why it did not start.
enum NotStarted {
    Reason(String),
    AuthRequired(oauth::Challenge),
}

impl From<String> for NotStarted {
    fn from(reason: String) -> Self {
        Self::Reason(reason)
    }
}

impl Connection {
    fn used(&self) -> MutexGuard<'_, Instant> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_open(&self) -> bool {
        let has_ended = self.process.as_ref().is_some_and(|process| process.ending().is_some());
        !has_ended && !self.peer.is_transport_closed()
    }

    /// How it ended and its last words, as far as they are known.
    async fn last_words(&self) -> String {
        // It takes a moment until they have arrived.
        const PATIENCE: Duration = Duration::from_millis(200);
        tokio::time::sleep(PATIENCE).await;
        let ending = self.process.as_ref().and_then(|process| process.ending());
        let ending = ending.map(|ending| format!(" {ending}")).unwrap_or_default();
        ending + &self.tail.as_ref().map(|tail| tail.quoted(&self.secrets)).unwrap_or_default()
    }
}

impl Link {
    fn failed(&mut self, reason: &str) {
        self.connection = None;
        reason.clone_into(&mut self.reason);
        // After the first failure at once, then after one second, two, four ...
        let pause = match self.n_failures {
            0 => Duration::ZERO,
            n => Duration::from_secs(1 << (n - 1).min(10)).min(LONGEST_PAUSE),
        };
        self.n_failures = self.n_failures.saturating_add(1);
        self.retry_at = Instant::now().checked_add(pause);
    }
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

    /// How one of its tools stands to what was agreed to.
    pub(crate) fn standing(&self, tool: &Tool) -> Standing {
        self.listing.standing(tool)
    }

    /// What is to be said of a tool besides its definition.
    pub(crate) fn remarks(&self, tool: &str) -> (Option<&'static str>, Option<Value>) {
        self.listing.remarks(tool)
    }

    /// Everything in which what it listed last differs from what was agreed to.
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

    fn auth_required(&self, challenge: oauth::Challenge) -> Failure {
        let message = format!("the server '{0}' wants a login: `orchestrator tools login {0}`", self.name);
        Failure::AuthRequired { message, challenge }
    }

    /// An address where somebody can log in; it works for a while.
    pub(crate) async fn invite(&self, challenge: &oauth::Challenge) -> Result<oauth::Invitation, Failure> {
        let invited = match self.authorization().await {
            Ok(authorization) => self.login.invite(&authorization, challenge).await,
            Err(reason) => Err(reason),
        };
        invited.map_err(|reason| self.unavailable(&reason))
    }

    /// A login that somebody does now.
    pub(crate) async fn begin_login(&self) -> Result<oauth::Login, String> {
        oauth::Login::begin(&self.authorization().await?, None, true).await
    }

    /// Forgets its tokens; false if there were none.
    pub(crate) async fn log_out(&self) -> Result<bool, String> {
        self.authorization().await?.forget().await
    }

    async fn authorization(&self) -> Result<Arc<oauth::Authorization>, String> {
        let resolved = self.resolve().await?;
        match &resolved.address {
            Address::Http { url, headers } => oauth::Authorization::of(
                &http::Client(self.web.clone()),
                url,
                headers,
                &resolved.oauth,
                &resolved.secrets,
            ),
            Address::Program { .. } => Err("it is a program; only servers with a 'url' have logins".to_owned()),
        }
    }

    async fn resolve(&self) -> Result<Resolved, String> {
        let (definition, project) = (self.definition.clone(), self.project.clone());
        let looked_up = tokio::task::spawn_blocking(move || definition.resolve(&project)).await;
        looked_up.map_err(|_| "its configuration cannot be read".to_owned())?
    }

    fn unavailable(&self, reason: &str) -> Failure {
        Failure::Unavailable(format!("the server '{}' is not available: {reason}", self.name))
    }

    async fn start(&self) -> Result<Connection, NotStarted> {
        let resolved = self.resolve().await?;
        let secrets = resolved.secrets;
        let patience = self.definition.start_timeout.unwrap_or(START_PATIENCE);
        let client = Client {
            server: self.name.clone(),
            n_told: Arc::clone(&self.n_told),
            calls: Arc::clone(&self.calls),
            secrets: secrets.clone(),
            requests: self.requests,
        };
        let (service, process, tail) = match &resolved.address {
            Address::Http { url, headers } => {
                let configuration = http::configuration(url, headers)?;
                let http = http::Client(self.web.clone());
                let authorization = oauth::Authorization::of(&http, url, headers, &resolved.oauth, &secrets);
                let with_tokens = oauth::Client::new(http, authorization.clone().ok());
                let transport = StreamableHttpClientTransport::with_client(with_tokens, configuration);
                let transport = self.overheard(transport, &secrets);
                let introduced = tokio::time::timeout(patience, serve_client(client, transport)).await;
                let refused = |error: ClientInitializeError| match error.auth_challenge() {
                    Some(header) => authorization
                        .err()
                        .map_or(NotStarted::AuthRequired(oauth::Challenge::read(header)), NotStarted::Reason),
                    None => NotStarted::Reason(secrets.hide(told(&error))),
                };
                (introduced.map_err(|_| too_slow(patience))?.map_err(refused)?, None, None)
            }
            Address::Program { command, arguments, environment, folder } => {
                let folder = working_folder(&self.project, folder.as_deref());
                let program = Program { command, arguments, environment, folder: &folder };
                let (process, pipes, tail) = process::start(&program)
                    .map_err(|error| secrets.hide(format!("'{command}' cannot be started: {}", cause(&error))))?;
                let process = Arc::new(process);
                self.processes.add(&process);
                let pipes = self.overheard(pipes, &secrets);
                let introduced = tokio::time::timeout(patience, serve_client(client, pipes)).await;
                let service = match introduced {
                    Ok(Ok(service)) => service,
                    Ok(Err(error)) => {
                        return Err(with_last_words(&told(&error), &process, &tail, &secrets).await.into());
                    }
                    // That it ends now is because nobody listens to it any more.
                    Err(_) => return Err((too_slow(patience) + &tail.quoted(&secrets)).into()),
                };
                (service, Some(process), Some(tail))
            }
        };
        let peer = service.peer().clone();
        let (number, used) = (self.n_connections.fetch_add(1, SeqCst) + 1, Mutex::new(Instant::now()));
        Ok(Connection { number, peer, _service: service, process, tail, secrets, used })
    }

    fn overheard<T>(&self, transport: T, secrets: &Secrets) -> Overheard<T> {
        Overheard { transport, calls: Arc::clone(&self.calls), secrets: secrets.clone() }
    }

    /// The tools, asked for unless they are known; while it cannot be asked, those it listed last.
    pub(crate) async fn list(&self) -> Result<Arc<[Tool]>, Failure> {
        if let Some(tools) = self.listing.tools().filter(|_| self.is_listed()) {
            return Ok(tools);
        }
        match self.ask(|| self.is_listed()).await {
            Err(failure) => self.listing.tools().ok_or(failure),
            tools => tools,
        }
    }

    /// The tools as the open connection lists them: what is about to be called is what it says now.
    pub(crate) async fn list_live(&self) -> Result<Arc<[Tool]>, Failure> {
        let number = self.connect().await?.number;
        let is_known = || self.listed_by.load(SeqCst) == number && self.is_listed();
        if let Some(tools) = self.listing.tools().filter(|_| is_known()) {
            return Ok(tools);
        }
        self.ask(is_known).await
    }

    /// Asks for the tools, unless they are known once it is our turn.
    async fn ask(&self, is_known: impl Fn() -> bool) -> Result<Arc<[Tool]>, Failure> {
        let _turn = self.asking.lock().await;
        if let Some(tools) = self.listing.tools().filter(|_| is_known()) {
            return Ok(tools);
        }
        // Before asking: a change that comes meanwhile is not lost.
        let n_told = self.n_told.load(SeqCst);
        let listed = self.list_now().await;
        let listing = Arc::clone(&self.listing);
        match listed {
            Ok((connection, tools)) => {
                let program = program_of(&connection.peer);
                // Files are written.
                let kept = tokio::task::spawn_blocking(move || listing.listed(program, tools)).await;
                let kept = kept.map_err(|_| self.unavailable("its list of tools cannot be kept"))?;
                self.told_by_list.store(n_told, SeqCst);
                self.listed_by.store(connection.number, SeqCst);
                Ok(kept)
            }
            Err(failure) => {
                listing.failed(failure.to_string());
                Err(failure)
            }
        }
    }

    async fn list_now(&self) -> Result<(Arc<Connection>, Vec<Tool>), Failure> {
        let connection = self.connect().await?;
        match tokio::time::timeout(LIST_PATIENCE, pages(&connection.peer)).await {
            Ok(Ok(tools)) => {
                let tools = tools.into_iter().filter_map(|tool| self.read(tool, &connection.secrets)).collect();
                Ok((connection, tools))
            }
            Ok(Err(error @ (ServiceError::TransportClosed | ServiceError::TransportSend(_)))) => {
                Err(self.lost(&connection, &error, "while it listed its tools").await)
            }
            Ok(Err(error)) => Err(self.unavailable(&connection.secrets.hide(complaint(&error)))),
            Err(_) => Err(self.unavailable("it did not list its tools in time")),
        }
    }

    /// A tool as the catalogue knows it; one that is none is left out.
    fn read(&self, tool: rmcp::model::Tool, secrets: &Secrets) -> Option<Tool> {
        let mut told = serde_json::to_value(tool).ok()?;
        secrets.hide_in(&mut told);
        match Tool::try_from(told) {
            Ok(tool) => Some(tool),
            Err(error) => {
                tracing::warn!(server = %self.name, "a tool was left out: {error}");
                None
            }
        }
    }

    /// Calls a tool for the client that listens. A tool that fails is an answer too. The limit is the server's own time:
    /// a call that waits for its place, or for a person, does not spend it.
    pub(crate) async fn call(
        &self,
        tool: &str,
        arguments: Map<String, Value>,
        limit: Duration,
        listener: Option<Arc<dyn Listener>>,
        cancelled: &CancellationToken,
    ) -> Result<Told, Failure> {
        let _place = match &self.places {
            None => None,
            Some(places) => tokio::select! {
                () = cancelled.cancelled() => return Err(Failure::Cancelled),
                place = places.acquire() => place.ok(),
            },
        };
        let running = self.calls.begin(listener);
        let connection = tokio::select! {
            () = cancelled.cancelled() => return Err(Failure::Cancelled),
            connection = self.connect() => connection?,
        };
        let params = CallToolRequestParams::new(tool.to_owned()).with_arguments(arguments);
        let request = ClientRequest::CallToolRequest(CallToolRequest::new(params));
        let end = tokio::time::Instant::now() + limit;
        let sending = connection.peer.send_cancellable_request(request, PeerRequestOptions::no_options());
        let mut handle = tokio::select! {
            () = cancelled.cancelled() => return Err(Failure::Cancelled),
            sent = tokio::time::timeout_at(end, sending) => match sent {
                Ok(Ok(handle)) => handle,
                Ok(Err(error)) => return Err(self.lost(&connection, &error, "before it was asked").await),
                Err(_) => return Err(Failure::Timeout(limit)),
            },
        };
        running.is_sent(&handle.id, &handle.progress_token);
        let too_long = async {
            let mut waited = Duration::ZERO;
            loop {
                tokio::time::sleep_until(end + waited).await;
                let waited_now = running.waited_for_people();
                if waited_now <= waited {
                    return;
                }
                waited = waited_now;
            }
        };
        let (failure, reason) = tokio::select! {
            biased;
            answer = &mut handle.rx => {
                let answer = answer.unwrap_or(Err(ServiceError::TransportClosed));
                return self.answered(&connection, tool, answer).await;
            }
            () = cancelled.cancelled() => (Failure::Cancelled, "nobody waits for the answer any more"),
            () = too_long => (Failure::Timeout(limit), "it took too long"),
        };
        // A server that reads nothing does not hear that either.
        let _ = tokio::time::timeout(GOODBYE, handle.cancel(Some(reason.to_owned()))).await;
        Err(failure)
    }

    async fn answered(
        &self,
        connection: &Arc<Connection>,
        tool: &str,
        answer: Result<ServerResult, ServiceError>,
    ) -> Result<Told, Failure> {
        *connection.used() = Instant::now();
        match answer {
            Ok(ServerResult::CallToolResult(result)) => {
                self.link.lock().await.n_failures = 0;
                if is_short(&result) {
                    return Ok(content::told(result, &connection.secrets));
                }
                let secrets = connection.secrets.clone();
                // Large answers take a while to be looked through.
                let made = tokio::task::spawn_blocking(move || content::told(result, &secrets)).await;
                made.map_err(|_| self.unavailable("its answer cannot be read"))
            }
            Ok(_) => Ok(content::failed("the answer is not the result of a tool", &connection.secrets)),
            Err(error @ (ServiceError::TransportClosed | ServiceError::TransportSend(_))) => {
                Err(self.lost(connection, &error, &format!("while it worked on '{tool}'")).await)
            }
            Err(error) => Ok(content::failed(&complaint(&error), &connection.secrets)),
        }
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

/// All pages of the list. A server that goes on for ever is left at what it has given.
async fn pages(peer: &Peer<RoleClient>) -> Result<Vec<rmcp::model::Tool>, ServiceError> {
    let mut tools = Vec::new();
    let mut cursor = None;
    for _ in 0..MOST_PAGES {
        let page = peer.list_tools(Some(PaginatedRequestParams::default().with_cursor(cursor.clone()))).await?;
        tools.extend(page.tools);
        if page.next_cursor.is_none() || page.next_cursor == cursor || tools.len() >= MOST_TOOLS {
            break;
        }
        cursor = page.next_cursor;
    }
    tools.truncate(MOST_TOOLS);
    Ok(tools)
}

/// What the server calls itself.
fn program_of(peer: &Peer<RoleClient>) -> Option<ProgramVersion> {
    let own = peer.peer_info()?.server_info.clone()?;
    Some(ProgramVersion { name: own.name, version: own.version })
}

fn too_slow(patience: Duration) -> String {
    format!("it did not introduce itself within {} seconds", patience.as_secs_f64())
}

async fn with_last_words(reason: &str, process: &Process, tail: &Tail, secrets: &Secrets) -> String {
    const PATIENCE: Duration = Duration::from_millis(200);
    tokio::time::sleep(PATIENCE).await;
    let reason = match process.ending() {
        Some(ending) => format!("it ended {ending} before it introduced itself"),
        None => secrets.hide(reason.to_owned()),
    };
    reason + &tail.quoted(secrets)
}

/// What the server itself says, or what went wrong with it.
fn complaint(error: &ServiceError) -> String {
    match error {
        ServiceError::McpError(error) => error.message.to_string(),
        ServiceError::UnexpectedResponse => "it answered something else than was asked".to_owned(),
        ServiceError::Timeout { .. } => "it took too long".to_owned(),
        _ => "the connection was lost".to_owned(),
    }
}

fn told(error: &ClientInitializeError) -> String {
    match error {
        ClientInitializeError::JsonRpcError(error) => format!("it refuses us: {}", error.message),
        ClientInitializeError::ConnectionClosed(_) => "it closed the connection".to_owned(),
        ClientInitializeError::TransportError { error, .. } => innermost(&*error.error),
        _ => "it does not introduce itself as a server of MCP".to_owned(),
    }
}

/// The first cause: what lies around it names our own types.
fn innermost(error: &(dyn std::error::Error + 'static)) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    let told = error.to_string();
    told.strip_prefix("Client error: ").map(str::to_owned).unwrap_or(told)
}

/// What the system says, without its number.
fn cause(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such program, or no such folder to run it in".to_owned(),
        std::io::ErrorKind::PermissionDenied => "it is not allowed".to_owned(),
        kind => kind.to_string(),
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unavailable(message) | Self::AuthRequired { message, .. } => formatter.write_str(message),
            Self::Timeout(limit) => write!(formatter, "no answer within {} seconds", limit.as_secs_f64()),
            Self::Cancelled => formatter.write_str("the call was cancelled"),
        }
    }
}
