//! Runs the Python of a task in a worker, with the clock and the seed of the run, and a workspace that takes its files.

use std::path::PathBuf;
use std::sync::mpsc;

use orchestrator_runtime::files::Staging;
use orchestrator_runtime::report::ErrorReport;
use orchestrator_runtime::request::Recorded;
use orchestrator_runtime::{ErrorClass, Limits, Report, Request, Stream};
use serde_json::{Map, Value, json};

use super::Runner;
use crate::pool::Cancelled;
use crate::runs::plan::{Plan, Task};
use crate::tools::{TaskCall, Toolbox};

/// What one try came to.
pub(super) struct Ran {
    pub report: Report,
    /// Why it did not succeed, with its traceback.
    pub failure: Option<String>,
    pub code: String,
    /// Paths, in the workspace or in the project.
    pub written: Vec<String>,
    pub asked: Vec<String>,
    /// False where another try would fail the same way.
    pub may_be_tried_again: bool,
}

/// Where and when a task runs.
pub(crate) struct Execution<'a> {
    pub plan: &'a Plan,
    pub task: &'a Task,
    pub code: &'a str,
    pub results: &'a Map<String, Value>,
    pub clock_ns: i64,
    /// Takes what it writes.
    pub workspace: PathBuf,
    /// Read before the project.
    pub below: Vec<PathBuf>,
    /// Files of the project that it does not see.
    pub hidden: Vec<String>,
}

pub(super) fn run_task(
    runner: &Runner<'_>,
    task: &Task,
    code: &str,
    results: &Map<String, Value>,
    hear: &(dyn Fn(&str) + Sync),
) -> anyhow::Result<Ran> {
    let mut task = task.clone();
    if let Some(ceiling) = runner.ceiling {
        task.limits.timeout = task.limits.timeout.min(ceiling.timeout);
        task.limits.memory_bytes = task.limits.memory_bytes.min(ceiling.memory_bytes);
    }
    let execution = Execution {
        plan: &runner.plan,
        task: &task,
        code,
        results,
        clock_ns: runner.plan.clock_ns,
        workspace: runner.run.workspace(&task.id),
        below: Vec::new(),
        hidden: runner.work.pages(),
    };
    let (report, asked) = run(&runner.toolbox, execution, &runner.is_cancelled, hear)?;
    let failure = report.error.as_ref().map(|error| error.traceback.clone());
    let is_refused = report.error.as_ref().and_then(ErrorReport::class) == Some(ErrorClass::SafetyViolation);
    Ok(Ran {
        failure,
        code: code.to_owned(),
        written: report.artifacts.iter().map(|artifact| artifact.path.clone()).collect(),
        asked,
        may_be_tried_again: !is_refused || matches!(task.work, crate::runs::plan::Work::Prompt { .. }),
        report,
    })
}

/// The report, and the tools of others that were asked. `hear` gets each line that is printed.
pub(crate) fn run(
    toolbox: &std::sync::Arc<Toolbox>,
    execution: Execution<'_>,
    is_cancelled: &Cancelled,
    hear: &(dyn Fn(&str) + Sync),
) -> anyhow::Result<(Report, Vec<String>)> {
    let Execution { plan, task, code, results, clock_ns, workspace, below, hidden } = execution;
    let limits = Limits {
        timeout: task.limits.timeout,
        memory_bytes: task.limits.memory_bytes,
        max_instructions: task.limits.instructions,
        ..toolbox.limits_of_tasks()
    };
    let request = Request {
        code: code.to_owned(),
        context: context(plan, task, results),
        limits,
        arguments: vec![format!("{}.py", task.id)],
        staging: Some(Staging { folder: workspace, below, hidden }),
        recorded: task.recorded.then_some(Recorded { clock_ns, seed: task.seed.into() }),
        ..Request::default()
    };
    let (lines, heard) = mpsc::channel::<String>();
    let sink = move |stream, text: &str| {
        if stream == Stream::Out
            && let Some(line) = text.lines().rev().find(|line| !line.trim().is_empty())
        {
            let _ = lines.send(line.to_owned());
        }
    };
    let call = TaskCall { request, sink: Box::new(sink), is_cancelled: std::sync::Arc::clone(is_cancelled) };
    std::thread::scope(|scope| {
        scope.spawn(move || heard.iter().for_each(|line| hear(&line)));
        toolbox.run_task(call).map_err(|error| anyhow::anyhow!("{error}"))
    })
}

/// What a task finds beside Python.
fn context(plan: &Plan, task: &Task, results: &Map<String, Value>) -> Map<String, Value> {
    let mut context = task.parameters.clone();
    context.insert("parameters".to_owned(), json!(task.parameters));
    context.insert("inputs".to_owned(), json!(plan.input_paths()));
    context.insert("results".to_owned(), json!(results));
    context
}
