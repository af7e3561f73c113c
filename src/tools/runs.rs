//! `start_run`, `next_phase` and `run_status`: runs for clients. Offered only with the setting `run_tools`.
//!
//! Rule: a client starts no program but the generator that the operator configured. Mode `legacy` is for whoever has a
//! terminal, since a model may write an intake too.

#![expect(deprecated, reason = "clients of every revision still in use offer their models")]

use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use orchestrator_runtime::files::PROJECT_ROOT;
use orchestrator_runtime::{ErrorClass, Isolation, Sink, Stream};
use orchestrator_tools_registry::BUILTIN_SERVER;
use rmcp::model::{CreateMessageRequestParams, SamplingMessage, SamplingMessageContentBlock};
use serde::Deserialize;
use serde_json::json;
use tokio::runtime::Handle;

use super::{Caller, Outcome, ToolError, Toolbox};
use crate::connections::servers::Listener;
use crate::pool::Cancelled;
use crate::runs::execute::{Ceiling, CommandGenerator, Generator, Runner, code_in, toolbox_of};
use crate::runs::intake::Mode;
use crate::runs::plan::Task;
use crate::runs::start::{self, Wanted};
use crate::runs::state::{RunStatus, State};
use crate::runs::view::{Watcher, lines_of};
use crate::runs::work::{Record, Work};
use crate::runs::{lock_file, page};
use crate::settings::{PiiPolicy, Settings};
use crate::terminal::{Colours, Hinted};

/// An intake of a client.
const MOST_INTAKE_BYTES: usize = 4 << 20;

/// Most tokens a model may write for one task.
const MOST_TOKENS_OF_CODE: u32 = 8192;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartArguments {
    intake: String,
    from: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NextArguments {
    #[serde(default)]
    all: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatusArguments {
    run: Option<u64>,
}

impl Toolbox {
    pub(super) fn start_run(
        self: &Arc<Self>,
        arguments: StartArguments,
        _caller: Caller,
    ) -> Result<Outcome, ToolError> {
        self.check_level()?;
        // The same files that a script may read, under the names it knows them by. They are read right here: what the system
        // finds under such a name, through a link and `..`, may be another file.
        let bytes = self.files()?.read_part(&arguments.intake, 0, MOST_INTAKE_BYTES + 1).map_err(|error| {
            ToolError::failed(ErrorClass::FileNotFoundError, format!("the intake '{}': {error}", arguments.intake))
        })?;
        if bytes.len() > MOST_INTAKE_BYTES {
            let message = format!("an intake may have {} MiB", MOST_INTAKE_BYTES >> 20);
            return Err(ToolError::failed(ErrorClass::ValueError, message));
        }
        let intake = arguments.intake.strip_prefix(PROJECT_ROOT).unwrap_or(&arguments.intake).trim_start_matches('/');
        let wanted = Wanted {
            intake: Path::new(intake),
            bytes: Some(bytes),
            mode: Some(Mode::Code),
            from: arguments.from.as_deref(),
        };
        let state = self.work().and_then(|work| {
            start::start(&work, &wanted)?;
            State::named(&work, None)
        });
        Ok(Outcome::new(state.map_err(|error| told(&error))?.summary()))
    }

    pub(super) fn next_phase(self: &Arc<Self>, arguments: NextArguments, caller: Caller) -> Result<Outcome, ToolError> {
        self.check_level()?;
        self.run_next(arguments.all, caller).map_err(|error| told(&error))
    }

    pub(super) fn run_status(
        self: &Arc<Self>,
        arguments: StatusArguments,
        _caller: Caller,
    ) -> Result<Outcome, ToolError> {
        let state = self.work().and_then(|work| State::named(&work, arguments.run));
        Ok(Outcome::new(state.map_err(|error| told(&error))?.summary()))
    }

    /// Tasks are there to read and write files, which a hardened server gives to nobody.
    fn check_level(&self) -> Result<(), ToolError> {
        if self.settings.isolation != Isolation::Hardened {
            return Ok(());
        }
        let error = ToolError::failed(ErrorClass::PermissionError, "runs need files, and this server gives none");
        Err(error.with_hint("the operator's setting isolation = \"production\" gives scripts the project's files"))
    }

    fn work(&self) -> anyhow::Result<Work> {
        Work::of(self.folder())
    }

    fn run_next(self: &Arc<Self>, all: bool, caller: Caller) -> anyhow::Result<Outcome> {
        let work = self.work()?;
        let _held = work.hold("next")?;
        let run = work.current()?;
        let state = State::of(&run)?;
        let refused = |message: &str, hint: &str| Hinted { message: message.to_owned(), hint: hint.to_owned() };
        if state.plan.mode == Mode::Legacy {
            let hint = "start_run starts one of mode code, or type orchestrator run next";
            return Err(refused("the current run is of mode legacy, which no client can run", hint).into());
        }
        if state.status() == RunStatus::Aborted {
            return Err(refused("the current run was aborted", "start_run begins another one").into());
        }
        let n_jobs = available_parallelism().map_or(2, NonZero::get).min(self.settings.max_parallel);
        let settings: Settings = self.settings.clone();
        let is_cancelled = Arc::clone(&caller.is_cancelled);
        let generator = generator_of(&settings, &is_cancelled, caller.listener.clone());
        let toolbox = toolbox_of(&work, &state.plan, settings, n_jobs)?;
        // Personal data is found in whole answers, not in what is told on the way.
        let sink = caller.sink.filter(|_| self.settings.pii == PiiPolicy::Off);
        let watcher = Told { sink: Mutex::new(sink) };
        let ceiling = Ceiling { timeout: self.settings.timeout, memory_bytes: self.settings.memory };
        let runner =
            Runner::new(work.clone(), run.clone(), Arc::clone(&toolbox), &watcher, generator.as_deref(), is_cancelled)?
                .within(ceiling);
        let outcome = runner.run_next(&state, all, n_jobs);
        drop(runner);
        toolbox.close_servers();
        outcome?;
        let state = State::of(&run)?;
        lock_file::write(&work, &state)?;
        let report = page::write(&work, &state)?;
        let mut summary = state.summary();
        summary["report"] = json!(report);
        Ok(Outcome { is_error: state.status() == RunStatus::Failed, ..Outcome::new(summary) })
    }
}

/// What a client reads of an error of the program, with what to do.
fn told(error: &anyhow::Error) -> ToolError {
    let failed = ToolError::failed(ErrorClass::RuntimeError, error.to_string());
    match error.downcast_ref::<Hinted>() {
        Some(hinted) => failed.with_hint(&hinted.hint),
        None => failed,
    }
}

/// Tells the client a line for each task.
struct Told {
    sink: Mutex<Option<Sink>>,
}

impl Watcher for Told {
    fn task_ended(&self, task: &Task, record: &Record) {
        if let Some(sink) = self.sink.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            sink(Stream::Out, &format!("{}\n", lines_of(task, record, Colours::none())));
        }
    }
}

/// The operator's command, else the model of the client, where it has one.
fn generator_of(
    settings: &Settings,
    is_cancelled: &Cancelled,
    listener: Option<Arc<dyn Listener>>,
) -> Option<Box<dyn Generator>> {
    if let Some(command) = CommandGenerator::of(settings, is_cancelled) {
        return Some(Box::new(command));
    }
    let (listener, handle) = (listener?, Handle::try_current().ok()?);
    Some(Box::new(Model { listener, handle }))
}

/// The client's model, by sampling.
struct Model {
    listener: Arc<dyn Listener>,
    handle: Handle,
}

impl Generator for Model {
    fn write(&self, prompt: &str) -> Result<String, String> {
        let request = CreateMessageRequestParams::new(vec![SamplingMessage::user_text(prompt)], MOST_TOKENS_OF_CODE);
        let answer = self.handle.block_on(self.listener.sample(BUILTIN_SERVER, request));
        let Some(answer) = answer else {
            return Err(
                "a prompt needs a generator: none is configured, and this client offers no model (sampling)".to_owned()
            );
        };
        let blocks = answer.message.content.into_vec();
        let texts = blocks.iter().filter_map(|block| match block {
            SamplingMessageContentBlock::Text(text) => Some(text.text.as_str()),
            _ => None,
        });
        code_in(&texts.collect::<Vec<_>>().join("\n"))
    }
}
