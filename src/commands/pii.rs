//! `orchestrator pii`: hides and restores personal data in text, from a file or standard input.

#![expect(clippy::disallowed_methods, reason = "reads the file it was told to")]

use std::io::Read;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Subcommand;
use orchestrator_tools_registry::Builtin;
use serde_json::json;

use super::call::ProjectArguments;
use crate::terminal::print_line;

#[derive(Subcommand)]
pub(super) enum Command {
    /// Replace personal data by tokens
    Sanitize {
        /// File to read; standard input by default
        file: Option<PathBuf>,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Put the values back in place of tokens
    Restore {
        /// File to read; standard input by default
        file: Option<PathBuf>,
        #[command(flatten)]
        project: ProjectArguments,
    },
}

pub(super) fn run(command: Command) -> anyhow::Result<ExitCode> {
    let (file, project) = match &command {
        Command::Sanitize { file, project } | Command::Restore { file, project } => (file, project),
    };
    let text = if let Some(file) = file {
        std::fs::read_to_string(file).with_context(|| format!("the file '{}' cannot be read", file.display()))?
    } else {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("standard input cannot be read as text")?;
        text
    };
    if matches!(command, Command::Sanitize { .. }) {
        return project.call(Builtin::SanitizePii, json!({ "text": text }), |outcome| outcome.text.clone());
    }
    // The policy is about models; here the person who owns the key asks.
    let restored = project.toolbox()?.privacy.show(&text)?;
    if project.json {
        let shown = json!({ "text": restored.text, "restored": restored.n_restored, "unknown": restored.unknown });
        print_line(format_args!("{shown:#}"))?;
    } else {
        print_line(restored.text.trim_end())?;
    }
    Ok(ExitCode::SUCCESS)
}
