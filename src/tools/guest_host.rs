//! What scripts may ask for: skills, the catalogue, and tools by name.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};

use orchestrator_runtime::host::{Answer, HostError, ready};
use orchestrator_runtime::{ErrorClass, Host, Isolation};
use orchestrator_tools_registry::{BUILTIN_SERVER, Builtin, Origin};
use serde_json::{Map, Value};

use super::{Caller, ToolError, Toolbox, check_caller, find_tool};
use crate::connections::databases::Databases;
use crate::pool::Cancelled;

/// Bytes one execution may have written by tools.
const MOST_WRITTEN_BYTES: u64 = 256 << 20;

/// Answers one execution's calls, and remembers which tools it used.
pub struct GuestHost {
    toolbox: Arc<Toolbox>,
    has_files: bool,
    is_over: Arc<AtomicBool>,
    /// Bytes this execution sent to tools that keep them.
    written: AtomicU64,
    used: Mutex<Vec<String>>,
    databases: Arc<Databases>,
}

impl GuestHost {
    #[must_use]
    pub fn new(toolbox: &Arc<Toolbox>) -> Self {
        Self {
            toolbox: Arc::clone(toolbox),
            has_files: true,
            is_over: Arc::default(),
            written: AtomicU64::new(0),
            used: Mutex::default(),
            databases: Arc::default(),
        }
    }

    /// For code that has no files of its own: at the level `hardened`, and while a skill is checked.
    #[must_use]
    pub fn without_files(toolbox: &Arc<Toolbox>) -> Self {
        Self { has_files: false, ..Self::new(toolbox) }
    }

    #[must_use]
    pub fn of_level(toolbox: &Arc<Toolbox>, isolation: Isolation) -> Self {
        Self { has_files: isolation != Isolation::Hardened, ..Self::new(toolbox) }
    }

    /// The execution has ended; calls that still run are cancelled.
    pub fn end(&self) {
        self.is_over.store(true, Relaxed);
        self.databases.close();
    }

    /// Tools used so far, each once, sorted.
    #[must_use]
    pub fn used(&self) -> Vec<String> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, tool: &str) {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(at) = used.binary_search_by(|known| known.as_str().cmp(tool)) {
            used.insert(at, tool.to_owned());
        }
    }

    /// Calls one of our own tools on a thread of its own, so that the script stays stoppable.
    fn call_tool(&self, tool: Builtin, arguments: Map<String, Value>) -> Receiver<Answer> {
        let needs_files = tool.flags().needs_files;
        if !self.has_files && needs_files {
            let message = format!("{}() needs files, and there are none here", tool.name());
            return ready(Err(HostError::new(ErrorClass::PermissionError, message)));
        }
        if needs_files {
            let bytes = arguments.values().filter_map(Value::as_str).map(|text| text.len() as u64).sum::<u64>();
            if self.written.fetch_add(bytes, Relaxed) + bytes > MOST_WRITTEN_BYTES {
                return ready(Err(HostError::new(ErrorClass::OSError, "the execution has written too much")));
            }
        }
        self.note(tool.name());
        let (sender, receiver) = mpsc::sync_channel(1);
        let (toolbox, is_over) = (Arc::clone(&self.toolbox), Arc::clone(&self.is_over));
        let work = move || {
            let is_cancelled: Cancelled = Arc::new(move || is_over.load(Relaxed));
            let caller = Caller { is_cancelled, ..Caller::new(Origin::Script, "script") };
            // Not through the privacy guard: nothing leaves the sandbox here.
            let result = toolbox.call_unguarded(tool, arguments, caller);
            let _ = sender.send(answer(result));
        };
        match std::thread::Builder::new().name("host call".to_owned()).spawn(work) {
            Ok(_) => receiver,
            Err(_) => ready(Err(HostError::new(ErrorClass::RuntimeError, "the call could not be started"))),
        }
    }

    /// Runs a step of a query on a thread of its own, for the same reason.
    fn call_database(&self, name: &str, arguments: Value) -> Receiver<Answer> {
        if !self.has_files {
            return ready(Err(HostError::new(
                ErrorClass::PermissionError,
                "databases are not available at this isolation level",
            )));
        }
        let (sender, receiver) = mpsc::sync_channel(1);
        let (toolbox, databases) = (Arc::clone(&self.toolbox), Arc::clone(&self.databases));
        let is_opening = name == "sql_open";
        if is_opening {
            self.note("load_sql");
        }
        let work = move || {
            let answer =
                if is_opening { databases.open(&toolbox.settings, &arguments) } else { databases.next(&arguments) };
            let _ = sender.send(answer);
        };
        match std::thread::Builder::new().name("database call".to_owned()).spawn(work) {
            Ok(_) => receiver,
            Err(_) => ready(Err(HostError::new(ErrorClass::RuntimeError, "the call could not be started"))),
        }
    }

    /// `mcp__server__tool`, or the plain name of a tool of ours.
    fn call_by_name(&self, arguments: &Value) -> Receiver<Answer> {
        let whole = arguments.get("name").and_then(Value::as_str).unwrap_or_default();
        let given = arguments.get("arguments").and_then(Value::as_object).cloned().unwrap_or_default();
        let (server, tool) = match whole.strip_prefix("mcp__").and_then(|rest| rest.split_once("__")) {
            Some(parts) => parts,
            None => (BUILTIN_SERVER, whole),
        };
        if server != BUILTIN_SERVER {
            return ready(Err(no_server(server)));
        }
        match find_tool(tool).and_then(|tool| check_caller(tool, Origin::Script)) {
            Ok(tool) => self.call_tool(tool, given),
            Err(error) => ready(answer(Err(error))),
        }
    }

    /// A tool that the faces offer as a function.
    fn call_function(&self, name: &str, arguments: Value) -> Receiver<Answer> {
        let tool = Builtin::named(name).and_then(|tool| check_caller(tool, Origin::Script).ok());
        match (tool, arguments) {
            (Some(tool), Value::Object(arguments)) => self.call_tool(tool, arguments),
            (Some(_), _) => ready(Err(HostError::new(ErrorClass::TypeError, "arguments must be a dict"))),
            (None, _) => {
                ready(Err(HostError::new(ErrorClass::RuntimeError, format!("{name}() is not available here"))))
            }
        }
    }
}

impl Host for GuestHost {
    fn call(&self, name: &str, arguments: Value) -> Receiver<Answer> {
        match name {
            "sql_open" | "sql_next" => self.call_database(name, arguments),
            "call_tool" => self.call_by_name(&arguments),
            "load_server" => {
                let server = arguments.get("name").and_then(Value::as_str).unwrap_or_default();
                ready(Err(no_server(server)))
            }
            _ => self.call_function(name, arguments),
        }
    }
}

/// Connections to other servers do not exist yet, so the way leads through the client.
fn no_server(server: &str) -> HostError {
    let error = HostError::new(ErrorClass::KeyError, format!("no MCP server named '{server:.120}' is connected"));
    if server == BUILTIN_SERVER {
        return error.with_hint("tools of this server need no import: call_mcp_tool('mcp__orchestrator__NAME', {...})");
    }
    error.with_hint("scripts reach no other servers: call the tool from your client and pass its answer in as context")
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
            })
        }
        Ok(outcome) => Ok(outcome.structured.into()),
        Err(error) => Err(HostError { kind: error.kind(), message: error.to_string(), hint: error.hint() }),
    }
}
