//! The command line: one file per command, and the table that lists them.

mod exec;
mod selftest;
mod worker;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Runs Python written by language models in a sandbox and hands back only the answer.
#[derive(Parser)]
#[command(name = "orchestrator", version, arg_required_else_help = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a script and print what it printed
    Exec(exec::Arguments),
    /// Check that every limit fires and every wall holds
    Selftest,
    /// Run code for a supervising process (internal)
    #[command(hide = true)]
    Worker,
}

/// Parses the arguments, runs the command and gives the exit code. Wrong usage ends with 2.
#[must_use]
pub fn run() -> ExitCode {
    let outcome = match CommandLine::parse().command {
        Command::Exec(arguments) => exec::run(arguments),
        Command::Selftest => selftest::run(),
        Command::Worker => Ok(worker::run()),
    };
    outcome.unwrap_or_else(|error| {
        report_failure(&error);
        ExitCode::from(2)
    })
}

/// `error:` and what caused it, each on a line of standard error.
fn report_failure(error: &anyhow::Error) {
    eprintln!("error: {error}");
    for cause in error.chain().skip(1) {
        eprintln!("caused by: {cause}");
    }
}
