//! `orchestrator tools generate`: the tools of servers as Python files.

#![expect(clippy::disallowed_methods, reason = "writes the files it was told to")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;
use orchestrator_tools_registry::{WRAPPER_MARK, Wrapper, printable, python_name, shared_wrappers, wrappers};
use serde_json::json;

use super::super::call::ProjectArguments;
use crate::terminal::{Hinted, complain, print_line, tell};

/// Files that were made before and are not any more are removed; a person's files are left alone.
pub(super) fn generate(project: &ProjectArguments, dir: &Path, server: Option<&str>) -> anyhow::Result<ExitCode> {
    let (listed, unavailable) = match project.toolbox()?.tools_of_servers(server) {
        Ok(listed) => listed,
        Err(error) => {
            complain(printable(&error.to_string()), error.hint().as_deref());
            return Ok(ExitCode::FAILURE);
        }
    };
    for reason in &unavailable {
        tell(printable(reason));
    }
    let mut files = shared_wrappers();
    for (server, tools) in &listed {
        files.extend(wrappers(server, tools));
    }
    for file in &files {
        refuse_foreign(dir, file)?;
    }
    for file in &files {
        let path = dir.join(&file.path);
        let written = fs::create_dir_all(path.parent().unwrap_or(dir)).and_then(|()| fs::write(&path, &file.text));
        written.with_context(|| format!("'{}' cannot be written", path.display()))?;
    }
    for (server, _) in &listed {
        remove_old(dir, &format!("servers/{}", python_name(server)), &files)?;
    }
    let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
    if project.json {
        print_line(format_args!("{:#}", json!({ "files": paths })))?;
    } else {
        // A stub for each tool, one for each package around them, and the one of `client`.
        let n_stubs = paths.iter().filter(|path| Path::new(path).extension().is_some_and(|kind| kind == "pyi")).count();
        let n_tools = n_stubs.saturating_sub(listed.len() + 1);
        let servers = if let [(only, _)] = listed.as_slice() {
            format!("the server '{}'", printable(only))
        } else {
            format!("{} servers", listed.len())
        };
        print_line(format_args!("wrote {} files: {n_tools} tools of {servers}", files.len()))?;
    }
    Ok(if unavailable.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn is_ours(path: &Path) -> bool {
    let first = |text: String| text.lines().next().is_some_and(|line| line.contains(WRAPPER_MARK));
    path.symlink_metadata().is_ok_and(|metadata| metadata.is_file()) && fs::read_to_string(path).is_ok_and(first)
}

fn refuse_foreign(dir: &Path, file: &Wrapper) -> anyhow::Result<()> {
    let path = dir.join(&file.path);
    if path.symlink_metadata().is_err() || is_ours(&path) {
        return Ok(());
    }
    Err(Hinted {
        message: format!("'{}' is there and was not made by this command", path.display()),
        hint: "give another folder, or move the file away".to_owned(),
    }
    .into())
}

fn remove_old(dir: &Path, package: &str, files: &[Wrapper]) -> anyhow::Result<()> {
    let made: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let folder = dir.join(package);
    for entry in fs::read_dir(&folder).with_context(|| format!("'{}' cannot be read", folder.display()))?.flatten() {
        let name = format!("{package}/{}", entry.file_name().to_string_lossy());
        if !made.contains(name.as_str()) && is_ours(&entry.path()) {
            fs::remove_file(entry.path()).with_context(|| format!("'{name}' cannot be removed"))?;
        }
    }
    Ok(())
}
