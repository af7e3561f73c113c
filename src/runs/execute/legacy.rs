//! `command:` of a task: a program that the intake names, and what it changed in the project.

#![expect(clippy::disallowed_types, reason = "mode legacy runs the programs its intake names")]

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::time::Instant;

use orchestrator_runtime::files::OUTPUT_FOLDERS;
use orchestrator_runtime::limits::stop::Stop;
use orchestrator_runtime::report::{Artifact, ArtifactKind, Aside, ErrorReport};
use orchestrator_runtime::tokens::{Tokens, n_tokens};
use orchestrator_runtime::{ErrorClass, Isolation, Limits, Report};
use serde_json::{Map, Value, json};

use super::Runner;
use super::program::{self, End, Ended};
use super::sandbox::Ran;
use crate::runs::plan::Task;

pub(super) fn run(
    runner: &Runner<'_>,
    task: &Task,
    words: &[String],
    results: &Map<String, Value>,
) -> anyhow::Result<Ran> {
    let project = runner.work.project();
    let before = files_below(project);
    let started = Instant::now();
    let hear = |line: &str| runner.watcher.task_said(task, line);
    let ran = command_of(runner, task, words, results)
        .and_then(|command| program::run(command, None, task.limits.timeout, &runner.is_cancelled, &hear));
    let (failure, output, errors) = match ran {
        Ok(Ended { end, output, errors }) => (failure_of(task, &end), output, errors),
        Err(error) => (Some(not_started(&words[0], &error)), String::new(), String::new()),
    };
    let after = files_below(project);
    let changed = after.iter().filter(|(path, stamp)| before.get(*path) != Some(*stamp));
    let artifacts: Vec<Artifact> = changed
        .map(|(path, (bytes, _))| Artifact { path: path.clone(), bytes: *bytes, kind: ArtifactKind::of(path) })
        .collect();
    // What it changed in place was read as it is no more.
    let is_changed = |word: &str| artifacts.iter().any(|artifact| artifact.path == word);
    let reads = words.iter().filter(|word| is_file_of(project, word) && !is_changed(word)).cloned().collect();
    let removed = before.into_keys().filter(|path| !after.contains_key(path)).collect();
    let report = Report {
        success: failure.is_none(),
        result: value_of(&output),
        execution_time_ms: u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX),
        instructions: None,
        peak_memory_bytes: 0,
        isolation: Isolation::Development,
        truncated: false,
        tokens: Tokens::new(n_tokens(&output) + n_tokens(&errors), 0),
        aside: Aside { reads, removed, ..Aside::default() },
        error: failure,
        stderr: errors,
        output,
        artifacts,
    };
    let failure = report.error.as_ref().map(|error| last_lines(&report.stderr) + &error.traceback);
    Ok(Ran {
        failure,
        code: format!("{}\n", words.join(" ")),
        written: report.artifacts.iter().map(|artifact| artifact.path.clone()).collect(),
        asked: Vec::new(),
        may_be_tried_again: true,
        report,
    })
}

fn command_of(runner: &Runner<'_>, task: &Task, words: &[String], results: &Map<String, Value>) -> io::Result<Command> {
    // Our own name is this very program, wherever it lies.
    let mut command = match words[0].as_str() {
        "orchestrator" => Command::new(std::env::current_exe()?),
        program => Command::new(program),
    };
    command
        .args(&words[1..])
        .current_dir(runner.work.project())
        .env("ORCHESTRATOR_TASK", &task.id)
        .env("ORCHESTRATOR_PARAMETERS", json!(task.parameters).to_string())
        .env("ORCHESTRATOR_INPUTS", json!(runner.plan.input_paths()).to_string())
        .env("ORCHESTRATOR_RESULTS", json!(results).to_string())
        .env("ORCHESTRATOR_SEED", task.seed.to_string());
    Ok(command)
}

fn not_started(program: &str, error: &io::Error) -> ErrorReport {
    let reason = crate::runs::intake::without_number(error);
    let message = format!("the command '{program}' cannot be started: {reason}");
    if error.kind() == io::ErrorKind::ArgumentListTooLong {
        return ErrorReport::new(ErrorClass::OSError, message)
            .with_hint("results of tasks it needs are too large for its environment; let those write files");
    }
    ErrorReport::new(ErrorClass::FileNotFoundError, message)
}

fn failure_of(task: &Task, end: &End) -> Option<ErrorReport> {
    match end {
        End::Exited(status) if status.success() => None,
        End::Exited(status) => Some(ErrorReport::new(ErrorClass::RuntimeError, described(*status))),
        End::TimedOut => {
            let limits = Limits { timeout: task.limits.timeout, ..Limits::default() };
            Some(ErrorReport::new(Stop::Timeout.class(), Stop::Timeout.message(&limits)))
        }
        End::Cancelled => Some(ErrorReport::new(ErrorClass::RuntimeError, "the run was stopped".to_owned())),
    }
}

fn described(status: ExitStatus) -> String {
    match status.code() {
        Some(code) => format!("the command ended with code {code}"),
        None => "the command was killed".to_owned(),
    }
}

/// What a program said last, in front of what became of it.
fn last_lines(text: &str) -> String {
    const MOST: usize = 20;
    let lines: Vec<&str> = text.trim_end().lines().collect();
    lines[lines.len().saturating_sub(MOST)..].iter().fold(String::new(), |shown, line| shown + line + "\n")
}

/// A program that prints JSON last hands that back.
fn value_of(output: &str) -> Value {
    let last = output.trim_end().lines().last().unwrap_or_default();
    serde_json::from_str(output).or_else(|_| serde_json::from_str(last)).unwrap_or_default()
}

type Stamp = (u64, Option<std::time::SystemTime>);

/// Files of the output folders with their size and time.
fn files_below(project: &Path) -> BTreeMap<String, Stamp> {
    let mut found = BTreeMap::new();
    let mut waiting: Vec<String> = OUTPUT_FOLDERS.map(str::to_owned).to_vec();
    while let Some(folder) = waiting.pop() {
        for entry in std::fs::read_dir(project.join(&folder)).into_iter().flatten().flatten() {
            let (Ok(name), Ok(metadata)) = (entry.file_name().into_string(), entry.metadata()) else { continue };
            let path = format!("{folder}/{name}");
            if name.starts_with('.') {
            } else if metadata.is_dir() {
                waiting.push(path);
            } else if metadata.is_file() {
                found.insert(path, (metadata.len(), metadata.modified().ok()));
            }
        }
    }
    found
}

fn is_file_of(project: &Path, word: &str) -> bool {
    !Path::new(word).is_absolute() && !word.contains("..") && project.join(word).is_file()
}
