//! `orchestrator run`: analysis runs, phase by phase.

mod log;
mod look;
mod next;
mod repeat;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;

use crate::runs::counted;
use crate::runs::export::Engine;
use crate::runs::intake::Mode;
use crate::runs::start::{self, Wanted};
use crate::runs::work::{Busy, Work};
use crate::terminal::{complain, print_line};

/// Something else works on the runs of this project.
const EXIT_BUSY: u8 = 4;

const EXIT_CODES: &str = "Exit codes:\n  0    everything asked for is done; two runs are the same\n  1    a task failed; \
                          two runs differ\n  2    wrong usage, a wrong intake or input, or a disk that takes nothing\n  4    \
                          another process is at work on the runs of this project\n  130  interrupted (143 and 129: told to end, terminal \
                          closed); orchestrator run next goes on";

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(super) struct Arguments {
    /// Folder of the project
    #[arg(long, value_name = "DIR", default_value = ".", global = true)]
    project: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Read an intake, freeze it with its code, and make it the current run
    Start {
        /// How tasks run: code (in the sandbox) or legacy (as programs); what the intake says, else legacy
        #[arg(long, value_name = "MODE", value_enum)]
        mode: Option<Mode>,
        /// The intake file
        #[arg(long, value_name = "FILE")]
        intake: PathBuf,
        /// Phase to begin with; what comes before is taken from earlier runs
        #[arg(long, value_name = "PHASE")]
        from: Option<String>,
    },
    /// Run the next phase, or go on where it stopped
    Next(next::Arguments),
    /// Run one task of a run alone
    Task(next::TaskArguments),
    /// Show how far a run is
    Status {
        /// Number of the run; the current one without it
        #[arg(value_name = "ID")]
        id: Option<u64>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show what happened, line by line
    Log {
        /// Number of the run; the current one without it
        #[arg(value_name = "ID")]
        id: Option<u64>,
        /// Lines to show
        #[arg(long, value_name = "N", default_value_t = 20)]
        lines: usize,
        /// Go on showing lines as they are written
        #[arg(long)]
        follow: bool,
    },
    /// Give the current run up
    Abort,
    /// List all runs
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show the tasks of a run: why each ran, what it read and wrote
    Show {
        /// Number of the run
        #[arg(value_name = "ID")]
        id: u64,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write the page and the lock file of a run whose tasks another engine has run
    Page {
        /// Number of the run; the current one without it
        #[arg(value_name = "ID")]
        id: Option<u64>,
    },
    /// Compare the results and artifacts of two runs
    Diff {
        /// Numbers of the runs
        #[arg(value_name = "A")]
        left: u64,
        #[arg(value_name = "B")]
        right: u64,
    },
    /// Run a run again beside the project, and say what differs
    Replay {
        /// Number of the run
        #[arg(value_name = "ID")]
        id: u64,
    },
    /// Write a run as a workflow of another engine, whose every step is a task of this one
    Export {
        /// Engine to write it for
        #[arg(long, value_name = "ENGINE", value_enum)]
        to: Engine,
        /// Number of the run; the current one without it
        #[arg(value_name = "ID")]
        id: Option<u64>,
        /// File to write, or - for standard output
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let work = Work::of(&arguments.project)?;
    let outcome = match arguments.command {
        Command::Start { mode, intake, from } => start_run(&work, mode, &intake, from.as_deref()),
        Command::Next(arguments) => next::run(&work, &arguments),
        Command::Task(arguments) => next::run_task(&work, &arguments),
        Command::Status { id, json } => look::status(&work, id, json),
        Command::Log { id, lines, follow } => log::run(&work, id, lines, follow),
        Command::Abort => look::abort(&work),
        Command::List { json } => look::list(&work, json),
        Command::Show { id, json } => look::show(&work, id, json),
        Command::Page { id } => look::page(&work, id),
        Command::Diff { left, right } => repeat::diff(&work, left, right),
        Command::Replay { id } => repeat::replay(&work, id),
        Command::Export { to, id, output } => repeat::export(&work, to, id, output),
    };
    match outcome {
        Err(error) if error.is::<Busy>() => {
            complain(&error, Some("wait until it is done, or stop it; a run goes on where it was stopped"));
            Ok(ExitCode::from(EXIT_BUSY))
        }
        outcome => outcome,
    }
}

fn start_run(
    work: &Work,
    mode: Option<Mode>,
    intake: &std::path::Path,
    from: Option<&str>,
) -> anyhow::Result<ExitCode> {
    // From where the command was typed, not from the project.
    let intake = std::path::absolute(intake)?;
    let intake = intake.strip_prefix(work.project()).unwrap_or(&intake);
    let plan = start::start(work, &Wanted { intake, bytes: None, mode, from })?;
    print_line(format_args!(
        "run {} of {}: {} in {}, mode {}",
        plan.number,
        plan.project,
        counted(plan.tasks().count(), "task"),
        counted(plan.phases.len(), "phase"),
        plan.mode.name()
    ))?;
    for phase in &plan.phases[plan.n_skipped_phases()..] {
        let ids: Vec<&str> = phase.tasks.iter().map(|task| task.id.as_str()).collect();
        print_line(format_args!("  {}: {}", phase.name, orchestrator_words::listed(&ids)))?;
    }
    print_line("next: orchestrator run next")?;
    Ok(ExitCode::SUCCESS)
}
