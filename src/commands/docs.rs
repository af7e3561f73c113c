//! `orchestrator docs`: what scripts may import, and what is in it.

use std::path::Path;
use std::process::ExitCode;

use orchestrator_tools_registry::Origin;

use super::call::{columns, open};
use crate::runs::{intake, recipes};
use crate::terminal::{Colours, complain, print};
use crate::tools::{Caller, docs_of, modules_of};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Module to describe, or a name in one such as `pandas.DataFrame.pivot_table`; `intake` for the schema of an intake file,
    /// `recipes` for those of its tasks; a list of all modules without it
    #[arg(value_name = "NAME")]
    name: Option<String>,
}

/// Headings, and the packages below them; what is left is Python's own.
const GROUPS: [(&str, &[&str]); 3] = [
    ("The analysis kit", &["orchestrator"]),
    ("Tables and arrays", &["numpy", "pandas"]),
    ("Tools of connected servers", &["client", "tool_discovery"]),
];

pub(super) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    match arguments.name.as_deref() {
        Some("intake") => return show(&format!("{:#}\n", intake::schema())),
        Some("recipes") => return show(&recipes::reference()),
        _ => {}
    }
    let toolbox = open(Path::new("."))?;
    let caller = Caller::new(Origin::Command, "orchestrator");
    let page = match arguments.name {
        Some(name) => docs_of(&toolbox, &name, &caller),
        None => modules_of(&toolbox, &caller).map(|modules| list(&modules)),
    };
    match page {
        Ok(text) => show(&text),
        Err(error) => {
            complain(&error, error.hint().as_deref());
            Ok(ExitCode::FAILURE)
        }
    }
}

fn show(text: &str) -> anyhow::Result<ExitCode> {
    print(text)?;
    Ok(ExitCode::SUCCESS)
}

fn list(modules: &[(String, String)]) -> String {
    let colours = Colours::of_output();
    let heading_of = |name: &str| {
        let top = name.split('.').next().unwrap_or(name);
        GROUPS.iter().find(|(_, packages)| packages.contains(&top)).map(|(heading, _)| *heading)
    };
    let headings = GROUPS.iter().map(|(heading, _)| Some(*heading)).chain([None]);
    let mut text = String::new();
    for heading in headings {
        let rows: Vec<(String, String)> = modules
            .iter()
            .filter(|(name, _)| heading_of(name) == heading)
            .map(|(name, about)| (format!("  {name}"), about.clone()))
            .collect();
        let shown = colours.strong(heading.unwrap_or("Python's standard library"));
        text.extend([shown.as_str(), "\n", &columns(&rows), "\n"]);
    }
    text + "More about one: orchestrator docs pandas, orchestrator docs pandas.DataFrame.pivot_table\n\
            About runs: orchestrator docs intake, orchestrator docs recipes\n"
}
