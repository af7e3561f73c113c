//! The command line: one file per command, and the table that lists them.

mod analyze;
mod call;
mod clients;
mod docs;
mod doctor;
mod exec;
mod hello;
mod init;
mod manual;
mod person;
mod pii;
mod run;
mod selftest;
mod serve;
mod skills;
mod stats;
#[cfg(target_os = "linux")]
mod template;
mod tools;
mod usage;
mod worker;

use std::process::ExitCode;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};

pub(crate) use call::columns;

use crate::terminal::{Hinted, NotWritten, complain, explain, print};

/// Runs Python written by language models in a sandbox and hands back only the answer.
#[derive(Parser)]
#[command(name = "orchestrator", version)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run a script and print what it printed
    Exec(exec::Arguments),
    /// Serve tools to a model over the Model Context Protocol
    Serve(Box<serve::Arguments>),
    /// Run an analysis phase by phase: start, next, status, log, diff, replay
    Run(run::Arguments),
    /// Analyse a data file without code
    Analyze(analyze::Arguments),
    /// List, search, show, compare, approve and write out tools
    #[command(subcommand)]
    Tools(tools::Command),
    /// List, show, save, remove, export and import skills
    #[command(subcommand)]
    Skills(skills::Command),
    /// Hide and restore personal data in text
    #[command(subcommand)]
    Pii(pii::Command),
    /// Describe the modules scripts may import
    Docs(docs::Arguments),
    /// Sum up the audit log of a project
    Stats(stats::Arguments),
    /// Make a project's folders, or add this server to a client's configuration
    Init(init::Arguments),
    /// Print completions for a shell
    Completions { shell: clap_complete::Shell },
    /// Look at the program, the project and what it works with, and say what to do about each finding
    Doctor(doctor::Arguments),
    /// Check that every limit fires and every wall holds
    Selftest,
    /// Write a page for `man` per command into a folder, for packages
    #[command(hide = true)]
    Manual(manual::Arguments),
    /// Run code for a supervising process (internal)
    #[command(hide = true)]
    Worker,
    /// Fork workers for a supervising process (internal)
    #[cfg(target_os = "linux")]
    #[command(hide = true)]
    Template,
}

/// Parses the arguments, runs the command and gives the exit code. Wrong usage ends with 2.
#[must_use]
pub fn run() -> ExitCode {
    let outcome = match parse_exec() {
        Some(arguments) => exec::run(arguments),
        None => match parse() {
            Ok(arguments) => arguments.command.map_or_else(hello::run, run_command),
            Err(exit_code) => return exit_code,
        },
    };
    outcome.unwrap_or_else(|error| match error.downcast_ref::<NotWritten>() {
        Some(not_written) if not_written.is_wanted() => ExitCode::SUCCESS,
        _ => {
            report_failure(&error);
            ExitCode::from(2)
        }
    })
}

/// Arguments of `exec` alone: a script should not wait for the definitions of every other command. What is wrong or
/// asks for help is left to the whole command line.
fn parse_exec() -> Option<exec::Arguments> {
    let mut words = std::env::args_os().skip(1).peekable();
    words.next_if(|word| word == "exec")?;
    let command = exec::Arguments::augment_args(clap::Command::new("exec").no_binary_name(true));
    exec::Arguments::from_arg_matches(&command.try_get_matches_from(words).ok()?).ok()
}

fn parse() -> Result<CommandLine, ExitCode> {
    let mut command = command_line();
    let parsed = command.try_get_matches_from_mut(std::env::args_os());
    parsed.and_then(|matches| CommandLine::from_arg_matches(&matches)).map_err(|error| {
        let words: Vec<String> = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into()).collect();
        ExitCode::from(usage::answer(&error, &command, &words))
    })
}

/// The whole command line. What `analyze` takes is read from the definitions of the tools, for those who ask.
fn command_line() -> clap::Command {
    let is_asked = std::env::args_os().any(|word| word == "analyze" || word == "completions" || word == "manual");
    let command = CommandLine::command();
    if is_asked { command.mut_subcommand("analyze", analyze::with_types) } else { command }
}

fn run_command(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Exec(arguments) => exec::run(arguments),
        Command::Serve(arguments) => serve::run(*arguments),
        Command::Run(arguments) => run::run(arguments),
        Command::Analyze(arguments) => analyze::run(arguments),
        Command::Tools(command) => tools::run(command),
        Command::Skills(command) => skills::run(command),
        Command::Pii(command) => pii::run(command),
        Command::Docs(arguments) => docs::run(arguments),
        Command::Stats(arguments) => stats::run(arguments),
        Command::Init(arguments) => init::run(arguments),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command_line(), "orchestrator", &mut script);
            print(String::from_utf8_lossy(&script))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Doctor(arguments) => doctor::run(&arguments),
        Command::Manual(arguments) => manual::run(&arguments, command_line()),
        Command::Selftest => selftest::run(),
        #[cfg(target_os = "linux")]
        Command::Template => Ok(template::run()),
        Command::Worker => Ok(worker::run()),
    }
}

/// `error:`, what caused it and what to do, each on a line of standard error.
fn report_failure(error: &anyhow::Error) {
    complain(error, error.downcast_ref::<Hinted>().map(|error| error.hint.as_str()));
    for cause in error.chain().skip(1) {
        explain(cause);
    }
}
