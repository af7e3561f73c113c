//! `orchestrator manual`: what `man` shows, written from the command line's own help; packages carry it.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Folder the pages are written to
    folder: PathBuf,
}

/// A page for the program, and one for each command and those below it that are not hidden.
pub(super) fn run(arguments: &Arguments, command_line: clap::Command) -> anyhow::Result<ExitCode> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(command_line, folder))
        .with_context(|| format!("the pages cannot be written to '{}'", folder.display()))?;
    Ok(ExitCode::SUCCESS)
}
