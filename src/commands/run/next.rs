//! `run next` and `run task`: what does the work.

use std::num::NonZero;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread::available_parallelism;

use anyhow::Context;

use super::look;
use crate::interrupt::{Stopped, note_signals};
use crate::runs::execute::{CommandGenerator, Generator, Interrupted, Runner, toolbox_of};
use crate::runs::plan::Mode;
use crate::runs::state::{RunStatus, State};
use crate::runs::work::{Held, Status, Work};
use crate::runs::{counted, lock_file, page, view};
use crate::settings::{Layer, Settings};
use crate::terminal::{Hinted, complain, print_line};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Run all phases that are left
    #[arg(long)]
    all: bool,
    /// Say what would run and why, and run nothing
    #[arg(long)]
    dry_run: bool,
    /// Tasks at a time; as many as there are cores without it
    #[arg(long, value_name = "N")]
    jobs: Option<NonZero<usize>>,
}

#[derive(clap::Args)]
pub(super) struct TaskArguments {
    /// Id of the task
    #[arg(value_name = "ID")]
    id: String,
    /// Number of the run; the current one without it
    #[arg(long, value_name = "N")]
    run: Option<u64>,
}

pub(super) fn run(work: &Work, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let held = work.hold("next")?;
    let run = work.current()?;
    let state = State::of(&run)?;
    check_open(&state)?;
    let is_done = state.next_phase().is_none();
    if is_done && !state.plan.tasks().any(|task| run.is_unfinished(&task.id)) {
        if !arguments.dry_run {
            // Whoever was killed after the last task has no page yet.
            lock_file::write(work, &state)?;
            page::write(work, &state)?;
        }
        print_line(format_args!("run {} is done: {}", state.plan.number, counted(state.plan.tasks().count(), "task")))?;
        print_line("next: orchestrator run start begins another one")?;
        return Ok(ExitCode::SUCCESS);
    }
    // What a command writes is told from what was there before, so commands run one at a time.
    let n_jobs = match (state.plan.mode, arguments.jobs) {
        (Mode::Legacy, _) => 1,
        (Mode::Code, Some(wanted)) => wanted.get(),
        (Mode::Code, None) => available_parallelism().map_or(2, NonZero::get),
    };
    let settings = Settings::load(work.project(), Layer::default())?;
    let stopped = note_signals().context("cannot listen for signals")?;
    let is_cancelled = stopped.is_cancelled();
    let generator = CommandGenerator::of(&settings, &is_cancelled);
    let toolbox = toolbox_of(work, &state.plan, settings, if arguments.dry_run || is_done { 0 } else { n_jobs })?;
    let watcher = view::of_output();
    let runner = Runner::new(
        work.clone(),
        run.clone(),
        Arc::clone(&toolbox),
        &*watcher,
        generator.as_ref().map(|command| command as &dyn Generator),
        is_cancelled,
    )?;
    if arguments.dry_run {
        return dry_run(&runner, &state, arguments.all);
    }
    let outcome = runner.run_next(&state, arguments.all, n_jobs);
    drop(runner);
    toolbox.close_servers();
    match outcome {
        Err(error) if error.is::<Interrupted>() => Ok(interrupted(&error, &stopped)),
        outcome => finish(work, held, !outcome?.is_done()),
    }
}

fn interrupted(error: &anyhow::Error, stopped: &Stopped) -> ExitCode {
    complain(error, Some("orchestrator run next goes on where it stopped"));
    stopped.exit_code().map_or(ExitCode::FAILURE, ExitCode::from)
}

fn check_open(state: &State) -> anyhow::Result<()> {
    if state.status() == RunStatus::Aborted {
        let message = format!("run {} was aborted", state.plan.number);
        return Err(Hinted { message, hint: "orchestrator run start begins another one".to_owned() }.into());
    }
    Ok(())
}

/// The page, the lock file, and what comes next.
fn finish(work: &Work, held: Held, has_failed: bool) -> anyhow::Result<ExitCode> {
    let state = State::named(work, None)?;
    lock_file::write(work, &state)?;
    let page = page::write(work, &state)?;
    drop(held);
    print_line(format_args!("report: {page}"))?;
    match (has_failed, state.next_phase()) {
        (true, _) => {
            let failed = state.count(Status::Failed);
            let what = if failed == 1 { "a task failed".to_owned() } else { format!("{failed} tasks failed") };
            complain(what, Some(look::AFTER_FAILURE));
            return Ok(ExitCode::FAILURE);
        }
        (false, Some(phase)) => print_line(format_args!("next: orchestrator run next ({})", phase.name))?,
        (false, None) => print_line(format_args!("run {} is done", state.plan.number))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// What would be done, without doing it.
fn dry_run(runner: &Runner<'_>, state: &State, all: bool) -> anyhow::Result<ExitCode> {
    let mut forecast = runner.forecast();
    for phase in state.next_phases(all) {
        print_line(&phase.name)?;
        for task in phase.in_order().into_iter().filter(|task| !state.is_done(task)) {
            let why = forecast.task(task);
            let what = if why.is_empty() {
                "would be kept (nothing changed)".to_owned()
            } else {
                format!("would run ({})", why.join("; "))
            };
            print_line(format_args!("  {}: {what}", task.id))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// 0 if the task is done, 1 if it failed.
pub(super) fn run_task(work: &Work, arguments: &TaskArguments) -> anyhow::Result<ExitCode> {
    let run = work.named(arguments.run)?;
    // What a command writes is told from what was there before, so it runs alone.
    let is_alone = run.plan()?.mode == Mode::Legacy;
    let _held = if is_alone { work.hold("task")? } else { work.hold_beside_others("task")? };
    let state = State::of(&run)?;
    check_open(&state)?;
    let Some(task) = state.plan.task(&arguments.id).cloned() else {
        let names: Vec<&str> = state.plan.tasks().map(|task| task.id.as_str()).collect();
        let message = format!("run {} has no task '{}'", state.plan.number, orchestrator_words::shorten(&arguments.id));
        return Err(Hinted { message, hint: orchestrator_words::hint_of_names("tasks", &arguments.id, &names) }.into());
    };
    let settings = Settings::load(work.project(), Layer::default())?;
    let stopped = note_signals().context("cannot listen for signals")?;
    let is_cancelled = stopped.is_cancelled();
    let generator = CommandGenerator::of(&settings, &is_cancelled);
    let toolbox = toolbox_of(work, &state.plan, settings, 1)?;
    let watcher = view::of_output();
    let runner = Runner::new(
        work.clone(),
        run,
        Arc::clone(&toolbox),
        &*watcher,
        generator.as_ref().map(|command| command as &dyn Generator),
        is_cancelled,
    )?;
    let settled = runner.settle(&task);
    toolbox.close_servers();
    if let Err(error) = &settled
        && error.is::<Interrupted>()
    {
        return Ok(interrupted(error, &stopped));
    }
    Ok(if settled?.is_done() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
