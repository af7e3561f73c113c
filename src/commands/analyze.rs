//! `orchestrator analyze`: an analysis of a file, without code.

#![expect(clippy::disallowed_methods, reason = "reads the parameters it was pointed to")]

use std::process::ExitCode;

use anyhow::Context;
use orchestrator_tools_registry::Builtin;
use serde_json::{Value, json};

use super::call::ProjectArguments;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Kind of analysis: filter, aggregate, transform, validate, percentile, correlation, ...
    #[arg(value_name = "TYPE")]
    analysis_type: String,
    /// File of the project, such as data/raw/sales.csv
    #[arg(value_name = "FILE")]
    data: String,
    /// What to do: a JSON object, or @FILE that holds one
    #[arg(long, value_name = "JSON|@FILE", default_value = "{}")]
    parameters: String,
    /// Print the Python that does the same instead of the result
    #[arg(long)]
    python: bool,
    #[command(flatten)]
    project: ProjectArguments,
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let text = match arguments.parameters.strip_prefix('@') {
        Some(file) => std::fs::read_to_string(file).with_context(|| format!("the file '{file}' cannot be read"))?,
        None => arguments.parameters,
    };
    let parameters: Value = serde_json::from_str(&text).context("--parameters is not valid JSON")?;
    let call = json!({ "analysis_type": arguments.analysis_type, "data": arguments.data, "parameters": parameters });
    let python = arguments.python;
    arguments.project.call(Builtin::ExecuteAnalysis, call, |outcome| match (python, &outcome.structured) {
        (true, structured) => structured["python"].as_str().unwrap_or("# there is no Python for this one").to_owned(),
        (false, structured) => format!("{:#}", structured["result"]),
    })
}
