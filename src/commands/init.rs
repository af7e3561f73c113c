//! `orchestrator init`: the folders of a project, and the entry in a client's configuration.

#![expect(clippy::disallowed_methods, reason = "writes the configuration files it is asked to")]

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::ValueEnum;

use super::clients::{Client, Entry, found_as};
use crate::paths::real_path;
use crate::runs::intake;
use crate::settings;
use crate::terminal::print_line;

const FOLDERS: [&str; 8] =
    ["data/raw", "data/processed", "reports", "artifacts", "models", "workspace", "skills", "tools_registry"];

/// What runs are started from.
const INTAKE: &str = "intake.yaml";
/// Endings of tables that recipes read.
const TABLES: [&str; 5] = [".csv", ".parquet", ".json", ".jsonl", ".xlsx"];

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Folder of the project
    #[arg(long, value_name = "DIR", default_value = ".")]
    project: PathBuf,
    /// Client whose configuration gets an entry for this server
    #[arg(long, value_enum, value_name = "NAME")]
    client: Option<Client>,
    /// How the client starts this program; without it the path you called it by
    #[arg(long, value_name = "PROGRAM", requires = "client")]
    command: Option<String>,
    /// Print the entry instead of writing it
    #[arg(long, requires = "client")]
    print: bool,
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let project = real_path(&arguments.project)
        .with_context(|| format!("the project folder '{}' does not exist", arguments.project.display()))?;
    let Some(client) = arguments.client else {
        make_project(&project)?;
        print_line(next_of_project(&arguments.project))?;
        return Ok(ExitCode::SUCCESS);
    };
    let command = match arguments.command {
        Some(command) => command,
        None => called_path()?.display().to_string(),
    };
    let entry = Entry { command, arguments: client.arguments(&project) };
    if arguments.print {
        print_line(client.block(&entry).trim_end())?;
        return Ok(ExitCode::SUCCESS);
    }
    let file = client.file(&project)?;
    let before = match std::fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error).with_context(|| format!("'{}' cannot be read", file.display())),
    };
    let after = client.merge(&before, &entry).with_context(|| {
        format!("'{}' was left as it is; add this to it:\n{}", file.display(), client.block(&entry))
    })?;
    let shown = file.strip_prefix(&project).unwrap_or(&file).display().to_string();
    if before == after {
        print_line(format_args!("{shown} has the entry already"))?;
    } else {
        write(&file, &after)?;
        print_line(format_args!("wrote {shown}"))?;
    }
    print_line(format_args!("next: {}", client.next()))?;
    Ok(ExitCode::SUCCESS)
}

/// Folders that are missing, and settings with every default written out. Says what was made and what was there.
fn make_project(project: &Path) -> anyhow::Result<()> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        let path = project.join(folder);
        if path.is_dir() {
            found.push(format!("{folder}/"));
            continue;
        }
        std::fs::create_dir_all(&path).with_context(|| format!("the folder '{folder}' cannot be made"))?;
        print_line(format_args!("made {folder}/"))?;
    }
    let file = project.join(settings::FILE);
    if file.exists() {
        found.push(settings::FILE.to_owned());
    } else {
        write(&file, &settings::template())?;
        print_line(format_args!("wrote {}", settings::FILE))?;
    }
    found.extend(write_intake(project)?);
    if !found.is_empty() {
        print_line(format_args!("already there: {}", found.join(", ")))?;
    }
    Ok(())
}

/// An intake that runs as it is: over the tables of the project, or over one of ours where there are none.
fn write_intake(project: &Path) -> anyhow::Result<Option<String>> {
    let file = project.join(INTAKE);
    if file.exists() {
        return Ok(Some(INTAKE.to_owned()));
    }
    let entries = std::fs::read_dir(project.join("data/raw")).context("data/raw cannot be read")?;
    let mut tables: Vec<String> = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    tables.retain(|name| !name.starts_with('.') && TABLES.iter().any(|ending| name.ends_with(ending)));
    tables.sort();
    if tables.is_empty() {
        write(&project.join("data/raw/sales.csv"), intake::TEMPLATE_DATA)?;
        print_line("wrote data/raw/sales.csv")?;
        write(&file, intake::TEMPLATE)?;
    } else {
        let name = project.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let name: String = name.chars().take(60).collect();
        write(&file, &intake::template_over(&name, &tables))?;
    }
    print_line(format_args!("wrote {INTAKE}"))?;
    Ok(None)
}

fn next_of_project(project: &Path) -> String {
    let names: Vec<String> = Client::value_variants().iter().map(|client| client.name()).collect();
    let option = if project == Path::new(".") { String::new() } else { format!(" --project {}", project.display()) };
    format!(
        "next: put tables into data/raw/, then connect a client:\n  orchestrator init{option} --client {}\n  (or {})\n\
         or run an analysis: orchestrator run start{option} --mode code --intake {}",
        names[0],
        names[1..].join(", "),
        if option.is_empty() { INTAKE.into() } else { project.join(INTAKE).display().to_string() }
    )
}

/// This program as the user called it: a link on the path stays what it is when the program behind it is replaced. The
/// program's own file where the name does not lead to it.
fn called_path() -> anyhow::Result<PathBuf> {
    let own = std::env::current_exe().context("this program's own path is unknown")?;
    let called = std::env::args_os().next().and_then(|name| found_as(Path::new(&name), settings::search_path()));
    let leads_here = |path: &PathBuf| path.canonicalize().ok() == own.canonicalize().ok();
    Ok(called.filter(leads_here).unwrap_or(own))
}

/// Whole or not at all, and as readable as the file was; a link stays one.
fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    let failed = || format!("'{}' cannot be written", file.display());
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).with_context(failed)?;
    }
    let file = file.canonicalize().unwrap_or_else(|_| file.to_owned());
    let beside = file.with_extension("orchestrator-new");
    std::fs::write(&beside, text).with_context(failed)?;
    if let Ok(existing) = std::fs::metadata(&file) {
        std::fs::set_permissions(&beside, existing.permissions()).with_context(failed)?;
    }
    std::fs::rename(&beside, &file).with_context(failed)
}
