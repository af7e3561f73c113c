//! `orchestrator skills`: the skill store from the command line.

#![expect(clippy::disallowed_methods, reason = "reads and writes the files it was told to")]

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use clap::{Subcommand, ValueEnum};
use orchestrator_skills::{ImportOutcome, OnConflict};
use orchestrator_tools_registry::Builtin;
use serde_json::{Value, json};

use super::call::{ProjectArguments, columns};
use crate::pool::Cancelled;
use crate::terminal::{Hinted, print_line};
use crate::tools::SandboxCheck;

#[derive(Subcommand)]
pub(super) enum Command {
    /// List skills
    List {
        /// Only those that match these words
        query: Option<String>,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Show a skill's source
    Show {
        name: String,
        /// An earlier version
        #[arg(long)]
        version: Option<u32>,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Check a file and save it as a skill
    Save {
        name: String,
        /// Python source
        file: PathBuf,
        /// What it is for
        #[arg(long)]
        description: String,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Remove a skill of the project, with its versions
    Remove {
        name: String,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Write skills into one checksummed file that others can import
    Export {
        /// The file to write
        file: PathBuf,
        /// Skills to export; all of the project by default
        names: Vec<String>,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Check and add the skills of an exported file
    Import {
        file: PathBuf,
        /// What to do with names that are taken
        #[arg(long, value_enum, default_value = "refuse")]
        on_conflict: Conflict,
        #[command(flatten)]
        project: ProjectArguments,
    },
}

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum Conflict {
    Refuse,
    Replace,
    Skip,
}

pub(super) fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::List { query, project } => project.call(Builtin::ListSkills, json!({ "query": query }), |outcome| {
            let skills = outcome.structured["skills"].as_array().cloned().unwrap_or_default();
            let text = |skill: &Value, key: &str| skill[key].as_str().unwrap_or_default().to_owned();
            let rows: Vec<_> = skills.iter().map(|skill| (text(skill, "name"), text(skill, "description"))).collect();
            columns(&rows) + &format!("{} of {} skills", skills.len(), outcome.structured["total"])
        }),
        Command::Show { name, version, project } => {
            let arguments = json!({ "name": name, "version": version });
            project.call(Builtin::LoadSkill, arguments, |outcome| outcome.text.clone())
        }
        Command::Save { name, file, description, project } => {
            let code = std::fs::read_to_string(&file)
                .with_context(|| format!("the file '{}' cannot be read", file.display()))?;
            let arguments = json!({ "name": name, "code": code, "description": description });
            project.call(Builtin::SaveSkill, arguments, |outcome| outcome.text.clone())
        }
        Command::Remove { name, project } => {
            project.toolbox()?.skills.remove(&name).map_err(failure)?;
            print_line(format_args!("removed {name}"))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Export { file, names, project } => {
            let bundle = project.toolbox()?.skills.export(&names).map_err(failure)?;
            std::fs::write(&file, &bundle).with_context(|| format!("'{}' cannot be written", file.display()))?;
            print_line(format_args!("wrote {} ({} bytes)", file.display(), bundle.len()))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Import { file, on_conflict, project } => {
            let bundle =
                std::fs::read(&file).with_context(|| format!("the file '{}' cannot be read", file.display()))?;
            let on_conflict = match on_conflict {
                Conflict::Refuse => OnConflict::Refuse,
                Conflict::Replace => OnConflict::Replace,
                Conflict::Skip => OnConflict::Skip,
            };
            let toolbox = project.toolbox()?;
            let never: Cancelled = Arc::new(|| false);
            let check = SandboxCheck::new(&toolbox, "orchestrator", &never);
            let imported = toolbox.skills.import(&bundle, on_conflict, &check).map_err(failure)?;
            for skill in &imported {
                let what = match skill.outcome {
                    ImportOutcome::Added => "added",
                    ImportOutcome::Replaced => "replaced",
                    ImportOutcome::Skipped => "skipped",
                    ImportOutcome::Unchanged => "unchanged",
                };
                print_line(format_args!("{what} {} (version {})", skill.name, skill.version))?;
            }
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn failure(error: orchestrator_skills::SkillError) -> anyhow::Error {
    match error.hint() {
        Some(hint) => Hinted { message: error.to_string(), hint }.into(),
        None => error.into(),
    }
}
