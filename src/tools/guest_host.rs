//! What scripts may ask for: skills, the catalogue, tools by name, and the tools of other servers.

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use orchestrator_runtime::host::{Answer, Asker, HostError};
use orchestrator_runtime::{ErrorClass, Host, Isolation};
use orchestrator_tools_registry::{BUILTIN_SERVER, Builtin, Origin, mcp_name};
use serde_json::{Map, Value};
use tokio_util::sync::CancellationToken;

use super::approvals::Approvals;
use super::gate::{self, Bounds};
use super::server_tools::{Pass, ServerCall};
use super::{Caller, Confirm, ToolError, Toolbox, check_caller, find_tool};
use crate::connections::databases::Databases;
use crate::connections::servers::Listener;
use crate::pool::Cancelled;

/// Bytes one execution may have written by tools.
pub(super) const MOST_WRITTEN_BYTES: u64 = 256 << 20;
/// Threads one execution may have working on its calls; calls of other servers need none.
const MOST_THREADS: usize = 64;

/// Answers one execution's calls, and remembers which tools it used.
pub struct GuestHost {
    toolbox: Arc<Toolbox>,
    has_files: bool,
    /// What the script writes takes its place only once it has succeeded, and tools that reach files would look past that.
    is_staged: bool,
    is_over: Arc<AtomicBool>,
    /// Bytes this execution sent to tools that keep them, and those of files that were written for it.
    written: Arc<AtomicU64>,
    used: Mutex<Vec<String>>,
    /// Names of the skills it loaded.
    skills: Mutex<BTreeSet<String>>,
    databases: Arc<Databases>,
    n_threads: Arc<AtomicUsize>,
    pass: Arc<Pass>,
    /// Calls of other servers so far, those that are under way by their tickets, and what ends them all.
    n_server_calls: AtomicUsize,
    under_way: Arc<Mutex<HashMap<u64, CancellationToken>>>,
    ending: CancellationToken,
}

impl GuestHost {
    #[must_use]
    pub fn new(toolbox: &Arc<Toolbox>) -> Self {
        Self::of_level(toolbox, Isolation::Production)
    }

    /// For code that has no files of its own: at the level `hardened`, and while a skill is checked.
    #[must_use]
    pub fn without_files(toolbox: &Arc<Toolbox>) -> Self {
        Self::of_level(toolbox, Isolation::Hardened)
    }

    #[must_use]
    pub fn of_level(toolbox: &Arc<Toolbox>, isolation: Isolation) -> Self {
        let has_files = isolation != Isolation::Hardened;
        let level = gate::stricter(isolation, toolbox.settings.isolation);
        let may_connect = level != Isolation::Hardened;
        let bounds = Bounds { level, may_connect, narrowed: Vec::new() };
        Self {
            toolbox: Arc::clone(toolbox),
            has_files,
            is_staged: false,
            is_over: Arc::default(),
            written: Arc::default(),
            used: Mutex::default(),
            skills: Mutex::default(),
            databases: Arc::default(),
            n_threads: Arc::default(),
            pass: Arc::new(Pass { bounds, approvals: Approvals::new(None), listener: None }),
            n_server_calls: AtomicUsize::new(0),
            under_way: Arc::default(),
            ending: CancellationToken::new(),
        }
    }

    /// For a task of a run.
    pub(super) fn staged(self) -> Self {
        Self { is_staged: true, ..self }
    }

    /// With lists of patterns that its calls must pass as well.
    pub(super) fn narrowed(self, narrowed: Vec<Arc<[String]>>) -> Self {
        let Pass { bounds, approvals, listener } = &*self.pass;
        let bounds = Bounds { narrowed, ..bounds.clone() };
        let pass = Pass { bounds, approvals: Arc::clone(approvals), listener: listener.clone() };
        Self { pass: Arc::new(pass), ..self }
    }

    /// With a person who can be asked about calls, and a client that hears what servers say while they work.
    pub(crate) fn heard_by(self, confirm: Option<Confirm>, listener: Option<Arc<dyn Listener>>) -> Self {
        let pass = Pass { bounds: self.pass.bounds.clone(), approvals: Approvals::new(confirm), listener };
        Self { pass: Arc::new(pass), ..self }
    }

    /// The execution has ended; calls that still run are cancelled.
    pub fn end(&self) {
        self.is_over.store(true, Relaxed);
        self.ending.cancel();
        self.databases.close();
    }

    /// For a process that ends right after: ends the servers it started.
    pub fn close_servers(&self) {
        self.toolbox.close_servers();
    }

    /// Tools used so far, each once, sorted.
    #[must_use]
    pub fn used(&self) -> Vec<String> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Skills that were loaded so far, whether they are the project's or ours.
    pub(super) fn skills(&self) -> Vec<String> {
        self.skills.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    fn note(&self, tool: &str) {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(at) = used.binary_search_by(|known| known.as_str().cmp(tool)) {
            used.insert(at, tool.to_owned());
        }
    }

    /// Does the work on a thread of its own, so that the script stays stoppable.
    fn on_a_thread(&self, name: &str, asker: Asker, work: impl FnOnce() -> Answer + Send + 'static) {
        let n_threads = Arc::clone(&self.n_threads);
        if n_threads.fetch_add(1, Relaxed) >= MOST_THREADS {
            n_threads.fetch_sub(1, Relaxed);
            return asker.answer(Err(HostError::new(ErrorClass::RuntimeError, "too many calls at a time")));
        }
        let work = move || {
            let answer = work();
            n_threads.fetch_sub(1, Relaxed);
            asker.answer(answer);
        };
        // Without a thread the asker is dropped, which counts as a failure.
        let _ = std::thread::Builder::new().name(name.to_owned()).spawn(work);
    }

    /// Bytes that somebody else keeps; false once they are too many.
    fn may_send(&self, n_bytes: usize) -> bool {
        let n_bytes = n_bytes as u64;
        self.written.fetch_add(n_bytes, Relaxed) + n_bytes <= MOST_WRITTEN_BYTES
    }

    /// Calls one of our own tools.
    fn call_tool(&self, tool: Builtin, arguments: Map<String, Value>, asker: Asker) {
        let needs_files = tool.flags().needs_files;
        if !self.has_files && needs_files {
            let message = format!("{}() needs files, and there are none here", tool.name());
            return asker.answer(Err(HostError::new(ErrorClass::PermissionError, message)));
        }
        if self.is_staged && needs_files {
            let message = format!("{}() does not see the files of a task", tool.name());
            let hint = "read and write by open() or pandas; files take their places when the task is done".to_owned();
            let error = HostError { hint: Some(hint), ..HostError::new(ErrorClass::PermissionError, message) };
            return asker.answer(Err(error));
        }
        if let (Builtin::LoadSkill, Some(name)) = (tool, arguments.get("name").and_then(Value::as_str)) {
            self.skills.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned());
        }
        if needs_files && !self.may_send(arguments.values().filter_map(Value::as_str).map(str::len).sum()) {
            return asker.answer(Err(written_too_much()));
        }
        self.note(tool.name());
        let (toolbox, is_over) = (Arc::clone(&self.toolbox), Arc::clone(&self.is_over));
        self.on_a_thread("host call", asker, move || {
            let is_cancelled: Cancelled = Arc::new(move || is_over.load(Relaxed));
            let caller = Caller { is_cancelled, ..Caller::new(Origin::Script, "script") };
            // Not through the privacy guard: nothing leaves the sandbox here.
            answer(toolbox.call_unguarded(tool, arguments, caller))
        });
    }

    /// Runs a step of a query.
    fn call_database(&self, name: &str, arguments: Value, asker: Asker) {
        if !self.has_files {
            return asker.answer(Err(HostError::new(
                ErrorClass::PermissionError,
                "databases are not available at this isolation level",
            )));
        }
        let (toolbox, databases) = (Arc::clone(&self.toolbox), Arc::clone(&self.databases));
        let is_opening = name == "sql_open";
        if is_opening {
            self.note("load_sql");
        }
        self.on_a_thread("database call", asker, move || {
            if is_opening { databases.open(&toolbox.settings, &arguments) } else { databases.next(&arguments) }
        });
    }

    /// `mcp__orchestrator__tool`, or the plain name of a tool of ours.
    fn call_by_name(&self, arguments: &Value, asker: Asker) {
        const OWN: &str = "mcp__";
        let whole = text_of(arguments, "name");
        let name = whole.strip_prefix(OWN).and_then(|rest| rest.strip_prefix(BUILTIN_SERVER)?.strip_prefix("__"));
        match find_tool(name.unwrap_or(whole)).and_then(|tool| check_caller(tool, Origin::Script)) {
            Ok(tool) => self.call_tool(tool, given(arguments), asker),
            Err(error) => asker.answer(answer(Err(error))),
        }
    }

    /// `mcp__server__tool` of another server.
    fn call_server_tool(&self, arguments: &Value, asker: Asker) {
        match self.admitted(arguments) {
            Ok(call) => {
                self.note(&mcp_name(&call.server.name, &call.tool));
                let (toolbox, pass) = (Arc::clone(&self.toolbox), Arc::clone(&self.pass));
                self.on_the_servers(asker, move |cancelled| async move {
                    toolbox.call_server_tool(call, &pass, &cancelled).await
                });
            }
            Err(error) => asker.answer(Err(error)),
        }
    }

    /// The call, if the gate lets it through before the server is asked.
    fn admitted(&self, arguments: &Value) -> Result<ServerCall, HostError> {
        let (server, tool) = self.toolbox.server_of(text_of(arguments, "name"))?;
        let number = self.n_server_calls.fetch_add(1, Relaxed);
        let written = Arc::clone(&self.written);
        let call = ServerCall { number, server, tool, arguments: given(arguments), written };
        let (settings, bounds) = (&self.toolbox.settings, &self.pass.bounds);
        let checked = gate::check_execution(settings, bounds, number).and_then(|()| {
            if self.may_send(call.written_arguments().len()) { Ok(()) } else { Err(written_too_much()) }
        });
        if let Err(refusal) = checked {
            self.toolbox.note_refusal(&call, refusal.kind);
            return Err(refusal);
        }
        Ok(call)
    }

    /// The source of `servers.<server>`.
    fn load_server(&self, arguments: &Value, asker: Asker) {
        let name = text_of(arguments, "name");
        if !self.has_files {
            return asker.answer(Err(gate::no_connection()));
        }
        match self.toolbox.servers.named(name).cloned() {
            Some(server) => {
                let toolbox = Arc::clone(&self.toolbox);
                self.on_the_servers(asker, move |_| async move { toolbox.load_server(&server).await });
            }
            None => asker.answer(Err(self.toolbox.no_server(name))),
        }
    }

    /// Does the work on the servers' runtime, until the script abandons it or has ended.
    fn on_the_servers<W>(&self, asker: Asker, work: impl FnOnce(CancellationToken) -> W + Send + 'static)
    where
        W: Future<Output = Answer> + Send + 'static,
    {
        let (ticket, cancelled) = (asker.ticket(), self.ending.child_token());
        self.under_way().insert(ticket, cancelled.clone());
        let under_way = Arc::clone(&self.under_way);
        let work = work(cancelled);
        // Where nothing runs any more the asker is dropped, which counts as a failure.
        self.toolbox.servers.spawn(async move {
            let answer = work.await;
            under_way.lock().unwrap_or_else(PoisonError::into_inner).remove(&ticket);
            asker.answer(answer);
        });
    }

    fn under_way(&self) -> MutexGuard<'_, HashMap<u64, CancellationToken>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A tool that the faces offer as a function.
    fn call_function(&self, name: &str, arguments: Value, asker: Asker) {
        let tool = Builtin::named(name).and_then(|tool| check_caller(tool, Origin::Script).ok());
        match (tool, arguments) {
            (Some(tool), Value::Object(arguments)) => self.call_tool(tool, arguments, asker),
            (Some(_), _) => asker.answer(Err(HostError::new(ErrorClass::TypeError, "arguments must be a dict"))),
            (None, _) => {
                let message = format!("{name}() is not available here");
                asker.answer(Err(HostError::new(ErrorClass::RuntimeError, message)));
            }
        }
    }
}

impl Host for GuestHost {
    fn call(&self, name: &str, arguments: Value, asker: Asker) {
        match name {
            "sql_open" | "sql_next" => self.call_database(name, arguments, asker),
            "call_tool" => self.call_by_name(&arguments, asker),
            "call_server_tool" => self.call_server_tool(&arguments, asker),
            "load_server" => self.load_server(&arguments, asker),
            _ => self.call_function(name, arguments, asker),
        }
    }

    fn abandon(&self, ticket: u64) {
        let cancelled = self.under_way().remove(&ticket);
        if let Some(cancelled) = cancelled {
            cancelled.cancel();
        }
    }
}

fn text_of<'a>(arguments: &'a Value, key: &str) -> &'a str {
    arguments.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn given(arguments: &Value) -> Map<String, Value> {
    arguments.get("arguments").and_then(Value::as_object).cloned().unwrap_or_default()
}

pub(super) fn written_too_much() -> HostError {
    HostError::new(ErrorClass::OSError, "the execution has written too much")
}

fn answer(result: Result<super::Outcome, ToolError>) -> Answer {
    match result {
        Ok(outcome) if outcome.is_error => {
            let error = &outcome.structured["error"];
            let text = |key: &str| error.get(key).and_then(Value::as_str).map(str::to_owned);
            Err(HostError {
                kind: text("type").and_then(|name| ErrorClass::named(&name)).unwrap_or(ErrorClass::RuntimeError),
                message: text("message").unwrap_or(outcome.text),
                hint: text("hint"),
                url: None,
            })
        }
        Ok(outcome) => Ok(outcome.structured.into()),
        Err(error) => Err(HostError { kind: error.kind(), message: error.to_string(), hint: error.hint(), url: None }),
    }
}
