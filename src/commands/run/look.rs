//! `run status`, `list`, `show` and `abort`: what is known of runs.

use std::process::ExitCode;

use serde_json::{Value, json};

use crate::commands::columns;
use crate::runs::execute::THERE;
use crate::runs::plan::Task;
use crate::runs::state::{RunStatus, State};
use crate::runs::view::shown_seconds;
use crate::runs::work::{MISSING, Record, Status, Work};
use crate::runs::{counted, lock_file, moment, now, page, short};
use crate::terminal::{Colours, print, print_line};

/// What to do once a task has failed: a run never changes its code.
pub(super) const AFTER_FAILURE: &str =
    "fix the data or the settings, then orchestrator run next; or fix code or intake, then orchestrator run start";

pub(super) fn status(work: &Work, id: Option<u64>, as_json: bool) -> anyhow::Result<ExitCode> {
    let state = State::named(work, id)?;
    if as_json {
        print_line(format_args!("{:#}", state.summary()))?;
        return Ok(ExitCode::SUCCESS);
    }
    print_line(headline(&state))?;
    for phase in &state.plan.phases {
        print_line(Colours::of_output().strong(&phase.name))?;
        let rows: Vec<(String, String)> =
            phase.tasks.iter().map(|task| (format!("  {}", task.id), state_of(task, &state))).collect();
        print(columns(&rows))?;
    }
    match state.status() {
        RunStatus::Open => print_line("next: orchestrator run next")?,
        RunStatus::Failed => print_line(format_args!("next: {AFTER_FAILURE}"))?,
        RunStatus::Done | RunStatus::Aborted => {}
    }
    Ok(ExitCode::SUCCESS)
}

fn headline(state: &State) -> String {
    let plan = &state.plan;
    let n_done = state.count(Status::Done) + state.count(Status::Kept);
    format!(
        "run {} of {}: {}, {n_done} of {} done, mode {}",
        plan.number,
        plan.project,
        state.status().name(),
        counted(plan.tasks().count(), "task"),
        plan.mode.name()
    )
}

fn state_of(task: &Task, state: &State) -> String {
    match state.records.get(&task.id) {
        None => "waiting".to_owned(),
        Some(record) if record.status == Status::Kept => format!("kept from run {}", record.run),
        Some(record) => {
            let error = record.error_line().map(|error| format!(": {error}")).unwrap_or_default();
            format!("{} in {}{error}", record.status.name(), shown_seconds(record.seconds))
        }
    }
}

pub(super) fn list(work: &Work, as_json: bool) -> anyhow::Result<ExitCode> {
    let states: Vec<_> = work.runs().into_iter().map(|number| (number, State::of(&work.run(number)))).collect();
    if as_json {
        let summaries = states.iter().map(|(number, state)| match state {
            Ok(state) => state.summary(),
            Err(error) => json!({ "run": number, "status": "damaged", "error": error.to_string() }),
        });
        print_line(format_args!("{:#}", summaries.collect::<Value>()))?;
        return Ok(ExitCode::SUCCESS);
    }
    if states.is_empty() {
        print_line("there are no runs; next: orchestrator run start --mode code --intake intake.yaml")?;
    }
    for (number, state) in &states {
        match state {
            Ok(state) => print_line(format_args!("{}, started {}", headline(state), state.plan.started))?,
            Err(error) => print_line(format_args!("run {number}: damaged, {error}"))?,
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn show(work: &Work, id: u64, as_json: bool) -> anyhow::Result<ExitCode> {
    let state = State::named(work, Some(id))?;
    if as_json {
        let whole = json!({ "plan": state.plan, "status": state.status().name(), "tasks": state.records });
        print_line(format_args!("{whole:#}"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let plan = &state.plan;
    print_line(headline(&state))?;
    print_line(format_args!(
        "intake {}, seed {}, clock {}, orchestrator {}",
        plan.intake,
        plan.seed,
        moment(plan.clock_ns),
        plan.version
    ))?;
    for task in plan.tasks() {
        print_line(format_args!("{} ({}): {}", task.id, task.work.shown(), state_of(task, &state)))?;
        if let Some(record) = state.records.get(&task.id) {
            print(details(record))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn details(record: &Record) -> String {
    let mut rows: Vec<(String, String)> = Vec::new();
    rows.extend(record.why.iter().map(|why| ("  why".to_owned(), why.clone())));
    rows.extend(record.reads.iter().map(|(path, digest)| match digest.as_str() {
        _ if digest.starts_with(THERE) => ("  looked at".to_owned(), path.clone()),
        MISSING => ("  missed".to_owned(), path.clone()),
        _ if path.ends_with('/') => ("  listed".to_owned(), path.clone()),
        _ => ("  read".to_owned(), format!("{path}  {}", short(digest))),
    }));
    rows.extend(record.outputs.iter().map(|(path, output)| {
        (
            "  wrote".to_owned(),
            format!(
                "{path}  {}, {}",
                short(&output.digest),
                counted(usize::try_from(output.bytes).unwrap_or(usize::MAX), "byte")
            ),
        )
    }));
    rows.extend(record.removed.iter().map(|path| ("  removed".to_owned(), path.clone())));
    rows.extend(record.last_attempt().map(|attempt| ("  code".to_owned(), attempt.code.clone())));
    columns(&rows)
}

/// The lock file is that of the current run.
pub(super) fn page(work: &Work, id: Option<u64>) -> anyhow::Result<ExitCode> {
    let _held = work.hold_beside_others("page")?;
    let state = State::named(work, id)?;
    if work.current()?.number == state.plan.number {
        lock_file::write(work, &state)?;
    }
    print_line(format_args!("report: {}", page::write(work, &state)?))?;
    Ok(ExitCode::SUCCESS)
}

pub(super) fn abort(work: &Work) -> anyhow::Result<ExitCode> {
    let _held = work.hold("abort")?;
    let run = work.current()?;
    let state = State::of(&run)?;
    if state.is_aborted {
        print_line(format_args!("run {} was aborted before", run.number))?;
        return Ok(ExitCode::SUCCESS);
    }
    if state.status() == RunStatus::Done {
        print_line(format_args!("run {} is done; there is nothing to abort", run.number))?;
        return Ok(ExitCode::SUCCESS);
    }
    work.abort(&now())?;
    run.journal().note("aborted");
    print_line(format_args!("run {} is aborted; what it made stays", run.number))?;
    Ok(ExitCode::SUCCESS)
}
