//! What each tool does, without any protocol: the MCP server, the command line and scripts all call
//! the same [`Toolbox`].

mod analysis;
mod answer;
mod approvals;
mod arguments;
mod direct;
mod discovery;
mod dispatch;
mod documentation;
mod execution;
mod gate;
mod glob;
mod guest_host;
mod narrowing;
mod outputs;
mod pinned;
mod privacy;
mod results;
mod runs;
mod server_tools;
mod shorten;
mod skill_check;
mod skills;
mod tasks;
mod workspace;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, RwLock};
use std::time::Duration;

use orchestrator_runtime::files::Files;
use orchestrator_runtime::report::Artifact;
use orchestrator_runtime::{Access, ErrorClass, Isolation, Sink};
use orchestrator_skills::SkillStore;
use orchestrator_tools_registry::{Builtin, Catalogue, Origin, PersonalData};
use orchestrator_words::did_you_mean;
use serde_json::{Map, Value, json};

use crate::audit::Audit;
use crate::connections::servers::{Listener, Servers};
use crate::parallel::Slots;
use crate::paths::real_path;
use crate::pool::{Cancelled, Pool, PoolOptions, Source};
use crate::settings::{PiiPolicy, Settings};
use crate::statistics::Statistics;

pub use documentation::{docs_of, modules_of};
pub use execution::CodeArguments;
pub use guest_host::GuestHost;
pub(crate) use pinned::ToolDifference;
pub use privacy::Privacy;
pub use skill_check::SandboxCheck;
pub(crate) use tasks::TaskCall;
pub use workspace::text_or_base64;

/// Longest arguments of one call, as JSON.
const MOST_ARGUMENT_BYTES: usize = 32 << 20;

/// Where a project keeps its skills.
const SKILLS_FOLDER: &str = "skills";

/// Everything the tools share for one project.
pub struct Toolbox {
    pub settings: Settings,
    folder: PathBuf,
    pools: Pools,
    slots: Arc<Slots>,
    catalogue: RwLock<Catalogue>,
    servers: Servers,
    /// How often they had listed their tools when the catalogue was made of them.
    n_listings_seen: AtomicUsize,
    narrowing: narrowing::Narrowing,
    pub skills: SkillStore,
    pub privacy: Privacy,
    pub statistics: Statistics,
    audit: Audit,
}

/// Who calls, and how to reach them while the tool runs.
pub struct Caller {
    /// A script has a place among the running executions already.
    pub origin: Origin,
    /// Name of the client program.
    pub client: String,
    /// Sessions of one scope are not those of another.
    pub scope: String,
    pub is_cancelled: Cancelled,
    /// Receives what code prints while it runs.
    pub sink: Option<Sink>,
    /// Asks the person at the client; absent where that is not possible.
    pub confirm: Option<Confirm>,
    /// Hears what servers say while they work for it.
    pub(crate) listener: Option<Arc<dyn Listener>>,
}

/// Puts a question to the user and waits; true means yes.
pub type Confirm = Arc<dyn Fn(&str) -> bool + Send + Sync>;

impl Caller {
    #[must_use]
    pub fn new(origin: Origin, client: &str) -> Self {
        Self {
            origin,
            client: client.to_owned(),
            scope: String::new(),
            is_cancelled: Arc::new(|| false),
            sink: None,
            confirm: None,
            listener: None,
        }
    }
}

/// What a tool hands back.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub structured: Value,
    /// The same for readers of plain text, short.
    pub text: String,
    pub is_error: bool,
    /// Files of the project that a script wrote, by their real names.
    pub files: Vec<Artifact>,
}

impl Outcome {
    fn new(structured: Value) -> Self {
        Self { text: structured.to_string(), structured, is_error: false, files: Vec::new() }
    }

    fn with_text(structured: Value, text: impl Into<String>) -> Self {
        Self { structured, text: text.into(), is_error: false, files: Vec::new() }
    }
}

/// Why a tool gave nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ToolError {
    #[error("unknown tool '{name:.120}'")]
    Unknown { name: String, nearest: Option<String> },
    /// The caller can do something about it.
    #[error("{message}")]
    Failed { kind: ErrorClass, message: String, hint: Option<String> },
}

impl ToolError {
    pub fn failed(kind: ErrorClass, message: impl Into<String>) -> Self {
        Self::Failed { kind, message: message.into(), hint: None }
    }

    #[must_use]
    pub fn with_hint(self, hint: impl Into<String>) -> Self {
        match self {
            Self::Failed { kind, message, .. } => Self::Failed { kind, message, hint: Some(hint.into()) },
            unknown @ Self::Unknown { .. } => unknown,
        }
    }

    /// Python's class for it.
    #[must_use]
    pub fn kind(&self) -> ErrorClass {
        match self {
            Self::Unknown { .. } => ErrorClass::KeyError,
            Self::Failed { kind, .. } => *kind,
        }
    }

    #[must_use]
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::Unknown { nearest, .. } => nearest.as_ref().map(|nearest| did_you_mean(&[nearest])),
            Self::Failed { hint, .. } => hint.clone(),
        }
    }
}

impl Toolbox {
    /// Opens a project folder; workers start when they are first needed.
    pub fn open(folder: &Path, settings: Settings) -> anyhow::Result<Arc<Self>> {
        let folder = real_path(folder)?;
        let servers = if settings.names_servers { Servers::of_project(&folder, &settings) } else { Servers::refused() };
        let mut catalogue = discovery::catalogue(&folder, &servers);
        let on_request = Builtin::ALL.iter().filter(|tool| tool.definition().offered_with.is_some());
        catalogue.add(
            on_request
                .filter(|tool| tool.is_offered(|setting| settings.is_on(setting)))
                .map(|tool| tool.definition().in_full()),
        );
        let slots = Arc::new(Slots::new(settings.max_parallel));
        Ok(Arc::new(Self {
            pools: Pools::new(&folder, &settings, &slots)?,
            slots,
            catalogue: RwLock::new(catalogue),
            servers,
            n_listings_seen: AtomicUsize::new(0),
            narrowing: narrowing::Narrowing::default(),
            skills: SkillStore::open(&folder.join(SKILLS_FOLDER))?,
            privacy: Privacy::new(&folder, &settings)?,
            statistics: Statistics::default(),
            audit: Audit::of_project(&folder),
            folder,
            settings,
        }))
    }

    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Ends the servers that were started for scripts. They end with the last owner anyway; a process that ends without
    /// unwinding calls this first.
    pub fn close_servers(&self) {
        self.servers.close();
    }

    /// Starts the first workers, so that the first call does not wait for them.
    pub fn warm_up(&self) {
        self.pools.of(self.settings.isolation);
    }

    /// Gets ready for many calls, and takes its time for that. True if workers are made in another way from now on.
    pub fn expect_many(&self) -> bool {
        self.usual_pool().is_some_and(Pool::expect_many)
    }

    /// The pool of calls that name no level.
    pub fn usual_pool(&self) -> Option<&Pool> {
        self.pools.of(self.settings.isolation)
    }

    /// Calls a tool. What it hands back has passed the privacy policy.
    pub fn call(
        self: &Arc<Self>,
        tool: Builtin,
        arguments: Map<String, Value>,
        caller: Caller,
    ) -> Result<Outcome, ToolError> {
        let is_offered = tool.is_offered(|setting| self.settings.is_on(setting));
        let result = if is_offered {
            check_caller(tool, caller.origin).and_then(|tool| self.call_unguarded(tool, arguments, caller))
        } else {
            Err(ToolError::Unknown { name: tool.name().to_owned(), nearest: None })
        };
        self.statistics.count_tool(tool.name());
        let personal_data = tool.flags().personal_data;
        if self.settings.pii == PiiPolicy::Off || personal_data == PersonalData::LeftAlone {
            return result;
        }
        match result {
            Ok(outcome) if personal_data == PersonalData::HiddenByTool => Ok(outcome),
            Ok(outcome) => Ok(Outcome {
                structured: self.privacy.hide_value(outcome.structured)?,
                text: self.privacy.hide(&outcome.text)?,
                ..outcome
            }),
            Err(ToolError::Failed { kind, message, hint }) => Err(ToolError::Failed {
                kind,
                message: self.privacy.hide(&message)?,
                hint: hint.map(|hint| self.privacy.hide(&hint)).transpose()?,
            }),
            Err(unknown) => Err(unknown),
        }
    }

    fn call_unguarded(
        self: &Arc<Self>,
        tool: Builtin,
        arguments: Map<String, Value>,
        caller: Caller,
    ) -> Result<Outcome, ToolError> {
        arguments::check_size(&arguments, MOST_ARGUMENT_BYTES)?;
        self.dispatch(tool, arguments, caller)
    }

    fn get_execution_stats(&self, _arguments: arguments::None, _caller: Caller) -> Result<Outcome, ToolError> {
        let mut stats = self.statistics.report();
        let settings = &self.settings;
        stats["sessions"] = json!({ "open": self.pools.n_sessions(), "limit": settings.max_sessions });
        stats["limits"] = json!({
            "timeout_seconds": settings.timeout.as_secs_f64(),
            "memory_bytes": settings.memory,
            "output_bytes": settings.output,
            "answer_tokens": settings.answer_tokens,
            "parallel_executions": settings.max_parallel,
            "session_idle_seconds": settings.session_idle.as_secs(),
            "isolation": settings.isolation.name(),
            "pii": settings.pii.name(),
        });
        Ok(Outcome::new(stats))
    }

    /// The jail around the project's files, for tools that run no code.
    fn files(&self) -> Result<Files, ToolError> {
        Files::open_for(&Access::project(&self.folder))
            .map_err(|_| ToolError::failed(ErrorClass::FileNotFoundError, "the project folder cannot be opened"))
    }
}

/// The tool of this name.
pub fn find_tool(name: &str) -> Result<Builtin, ToolError> {
    Builtin::named(name).ok_or_else(|| {
        let unknown = || ToolError::Unknown { name: name.to_owned(), nearest: nearest_tool(name) };
        discovery::is_function(name).unwrap_or_else(unknown)
    })
}

fn check_caller(tool: Builtin, origin: Origin) -> Result<Builtin, ToolError> {
    if tool.flags().callers.contains(&origin) {
        return Ok(tool);
    }
    let caller = match origin {
        Origin::Client => "a client",
        Origin::Script => "a script",
        Origin::Command => "a command",
    };
    Err(ToolError::failed(ErrorClass::PermissionError, format!("{}() cannot be called by {caller}", tool.name())))
}

fn nearest_tool(name: &str) -> Option<String> {
    let usual = Builtin::ALL.iter().filter(|tool| tool.definition().offered_with.is_none());
    let names = usual.map(|tool| tool.name());
    orchestrator_words::nearest(name, names).map(str::to_owned)
}

/// One pool per isolation level, and one for tasks of runs, each started when it is first used.
struct Pools {
    options: [PoolOptions; 3],
    levels: [std::sync::OnceLock<Option<Pool>>; 3],
    tasks: std::sync::OnceLock<Option<Pool>>,
    /// Where tasks write until they have succeeded.
    staging: PathBuf,
}

impl Pools {
    fn new(folder: &Path, settings: &Settings, slots: &Arc<Slots>) -> std::io::Result<Self> {
        let program = settings.worker_program.clone().map_or_else(std::env::current_exe, Ok)?;
        let source = Source::of(program, settings.hash_seed);
        let options = |isolation: Isolation| -> std::io::Result<PoolOptions> {
            let is_usual = isolation == settings.isolation;
            let usual = PoolOptions::new(isolation, Access::of_level(isolation, folder))?;
            Ok(PoolOptions {
                source: Arc::clone(&source),
                n_warm: if is_usual { settings.warm_workers } else { 1 },
                max_sessions: settings.max_sessions,
                session_idle: settings.session_idle,
                slots: Arc::clone(slots),
                requires_walls: settings.require_walls,
                ..usual
            })
        };
        let [first, second, third] = Isolation::ALL;
        Ok(Self {
            options: [options(first)?, options(second)?, options(third)?],
            levels: Default::default(),
            tasks: std::sync::OnceLock::new(),
            staging: crate::runs::work::staging(folder),
        })
    }

    fn index(isolation: Isolation) -> Option<usize> {
        Isolation::ALL.into_iter().position(|level| level == isolation)
    }

    fn of(&self, isolation: Isolation) -> Option<&Pool> {
        let index = Self::index(isolation)?;
        self.levels[index].get_or_init(|| Pool::start(self.options[index].clone()).ok()).as_ref()
    }

    fn of_tasks(&self, isolation: Isolation) -> Option<&Pool> {
        let usual = &self.options[Self::index(isolation)?];
        let start = || {
            let access = usual.access.clone().staged_below(&self.staging);
            Pool::start(PoolOptions { access, ..usual.clone() }).ok()
        };
        self.tasks.get_or_init(start).as_ref()
    }

    fn n_sessions(&self) -> usize {
        self.levels.iter().filter_map(|pool| pool.get()?.as_ref()).map(Pool::n_sessions).sum()
    }
}

/// The time a call may take: what it asks for, within what the operator allows.
fn timeout_of(asked: Option<f64>, ceiling: Duration) -> Result<Duration, ToolError> {
    let Some(seconds) = asked else { return Ok(ceiling) };
    if !(1.0..=ceiling.as_secs_f64()).contains(&seconds) {
        let message = format!("timeout must be between 1 and {} seconds, found {seconds}", ceiling.as_secs_f64());
        return Err(ToolError::failed(ErrorClass::ValueError, message));
    }
    Ok(Duration::from_secs_f64(seconds))
}
