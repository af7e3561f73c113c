//! The command line: one file per command, and the table that lists them.

mod analyze;
mod call;
mod docs;
mod exec;
mod init;
mod pii;
mod selftest;
mod serve;
mod skills;
mod stats;
mod tools;
mod worker;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

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
    /// Serve tools to a model over the Model Context Protocol
    Serve(Box<serve::Arguments>),
    /// Analyse a data file without code
    Analyze(analyze::Arguments),
    /// List, search and show tools
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
        Command::Serve(arguments) => serve::run(*arguments),
        Command::Analyze(arguments) => analyze::run(arguments),
        Command::Tools(command) => tools::run(command),
        Command::Skills(command) => skills::run(command),
        Command::Pii(command) => pii::run(command),
        Command::Docs(arguments) => docs::run(arguments),
        Command::Stats(arguments) => stats::run(arguments),
        Command::Init(arguments) => init::run(arguments),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut CommandLine::command(), "orchestrator", &mut std::io::stdout());
            Ok(ExitCode::SUCCESS)
        }
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
