//! What the commands that are tools share: open the project, call the tool, print the answer.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use orchestrator_tools_registry::{Builtin, Origin, printable};
use serde_json::{Map, Value};

use crate::settings::{Layer, Settings};
use crate::terminal::{complain, print_line};
use crate::tools::{Caller, Outcome, Toolbox};

/// Options of every command that works on a project.
#[derive(clap::Args)]
pub(super) struct ProjectArguments {
    /// Folder of the project
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub(super) project: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

impl ProjectArguments {
    pub(super) fn toolbox(&self) -> anyhow::Result<Arc<Toolbox>> {
        open(&self.project)
    }

    /// Calls a tool and prints what it hands back: 0 if it worked, 1 if it did not.
    pub(super) fn call(
        &self,
        tool: Builtin,
        arguments: Value,
        show: impl FnOnce(&Outcome) -> String,
    ) -> anyhow::Result<ExitCode> {
        self.call_on(&self.toolbox()?, tool, arguments, show)
    }

    pub(super) fn call_on(
        &self,
        toolbox: &Arc<Toolbox>,
        tool: Builtin,
        arguments: Value,
        show: impl FnOnce(&Outcome) -> String,
    ) -> anyhow::Result<ExitCode> {
        let arguments: Map<String, Value> = arguments.as_object().cloned().unwrap_or_default();
        let outcome = match toolbox.call(tool, arguments, Caller::new(Origin::Command, "orchestrator")) {
            Ok(outcome) => outcome,
            Err(error) => {
                complain(&error, error.hint().as_deref());
                return Ok(ExitCode::FAILURE);
            }
        };
        if outcome.is_error && !self.json {
            complain(&outcome.text, None);
            return Ok(ExitCode::FAILURE);
        }
        if self.json {
            print_line(printable(&format!("{:#}", outcome.structured)))?;
        } else {
            print_line(show(&outcome).trim_end())?;
        }
        Ok(if outcome.is_error { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

pub(super) fn open(project: &Path) -> anyhow::Result<Arc<Toolbox>> {
    anyhow::ensure!(project.is_dir(), "the project folder '{}' does not exist", project.display());
    // One call needs one worker.
    let flags = Layer { warm_workers: Some(1), ..Layer::default() };
    Toolbox::open(project, Settings::load(project, flags)?)
}

/// Left column as wide as its longest entry.
pub(crate) fn columns(rows: &[(String, String)]) -> String {
    let width = rows.iter().map(|(left, _)| left.chars().count()).max().unwrap_or_default();
    rows.iter().map(|(left, right)| format!("{left:width$}  {right}").trim_end().to_owned() + "\n").collect()
}
