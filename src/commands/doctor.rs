//! `orchestrator doctor`: what stands, what does not, and what to do about it. It starts no server and connects to nothing
//! unless it is asked to.

mod machine;
mod neighbours;
mod project;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use orchestrator_tools_registry::printable;
use serde::Serialize;
use serde_json::json;

use crate::paths::real_path;
use crate::settings::{Layer, Settings};
use crate::terminal::{Colours, print, print_line};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Folder of the project
    #[arg(long, value_name = "DIR", default_value = ".")]
    project: PathBuf,
    /// Also start the servers and connect to the databases that are configured
    #[arg(long)]
    reach: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// One thing that was looked at.
#[derive(Serialize)]
struct Finding {
    state: State,
    about: &'static str,
    found: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    Ok,
    /// Nothing is broken, but somebody may want to know.
    Note,
    Problem,
}

impl Finding {
    fn ok(about: &'static str, found: impl Into<String>) -> Self {
        Self { state: State::Ok, about, found: found.into(), advice: None }
    }

    fn note(about: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Self {
        Self { state: State::Note, about, found: found.into(), advice: Some(advice.into()) }
    }

    fn problem(about: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Self {
        Self { state: State::Problem, about, found: found.into(), advice: Some(advice.into()) }
    }
}

/// 1 where something is broken.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let findings = examine(&arguments.project, arguments.reach);
    let n_problems = findings.iter().filter(|finding| finding.state == State::Problem).count();
    if arguments.json {
        print_line(format_args!("{:#}", json!({ "findings": findings, "n_problems": n_problems })))?;
    } else {
        let colours = Colours::of_output();
        print(findings.iter().map(|finding| shown(finding, colours)).collect::<String>())?;
    }
    Ok(if n_problems == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn examine(folder: &Path, reach: bool) -> Vec<Finding> {
    let mut findings = machine::findings();
    if !folder.is_dir() {
        let found = format!("the folder '{}' does not exist", folder.display());
        findings.push(Finding::problem("project", found, "name another one with --project"));
        return findings;
    }
    // As clients and servers are told of it; a person reads it as it was typed.
    let whole = real_path(folder).unwrap_or_else(|_| folder.to_owned());
    match Settings::load(folder, Layer::default()) {
        Ok(settings) => {
            findings.extend(project::findings(folder, &settings));
            findings.extend(neighbours::clients(&whole));
            findings.extend(neighbours::servers(&whole, &settings, reach));
            findings.extend(neighbours::databases(&settings, reach));
        }
        Err(error) => {
            findings.push(Finding::problem("settings", format!("{error:#}"), "every command of this project fails so"));
            findings.extend(neighbours::clients(&whole));
        }
    }
    findings
}

/// `problem  client     ...` and, below it, what to do. What goes on in further lines stays in its column.
fn shown(finding: &Finding, colours: Colours) -> String {
    let state = match finding.state {
        State::Ok => "ok       ".to_owned(),
        State::Note => colours.hint("note     "),
        State::Problem => colours.error("problem  "),
    };
    let advice = finding.advice.iter().flat_map(|advice| advice.lines());
    let lines: Vec<_> = finding.found.lines().chain(advice).map(printable).collect();
    format!("{state}{:<10} {}\n", finding.about, lines.join(format!("\n{:20}", "").as_str()))
}
