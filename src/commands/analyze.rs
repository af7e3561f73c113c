//! `orchestrator analyze`: an analysis of a file, without code.

#![expect(clippy::disallowed_methods, reason = "reads the parameters it was pointed to")]

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Context;
use clap::Command;
use clap::builder::PossibleValuesParser;
use orchestrator_tools_registry::Builtin;
use serde_json::{Value, json};

use super::call::ProjectArguments;

const EXAMPLES: &str = r#"Examples:
  orchestrator analyze aggregate data/raw/sales.csv --parameters '{"group_by": "region", "metrics": {"revenue": "sum"}}'
  orchestrator analyze filter data/raw/sales.csv --parameters '{"conditions": [{"field": "revenue", "operator": ">", "value": 2500}]}'
"#;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Kind of analysis
    #[arg(value_name = "TYPE")]
    analysis_type: String,
    /// File of the project, such as data/raw/sales.csv
    #[arg(value_name = "FILE")]
    data: String,
    /// What to do, by the kind of analysis: a JSON object, or @FILE that holds one
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

/// The command with the types of analyses and their parameters, as the definition of the tool has them.
pub(super) fn with_types(command: Command) -> Command {
    let schema = &Builtin::ExecuteAnalysis.definition().input_schema;
    let types =
        schema["properties"]["analysis_type"]["enum"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let types: Vec<&'static str> = types.collect();
    command
        .mut_args(|argument| match argument.get_id().as_str() {
            "analysis_type" => argument.value_parser(PossibleValuesParser::new(types.iter().copied())),
            _ => argument,
        })
        .after_help("The parameters of each type, with examples: orchestrator analyze --help")
        .after_long_help(format!("{}\n{EXAMPLES}", parameters_of(schema)))
}

fn parameters_of(schema: &'static serde_json::Map<String, Value>) -> String {
    let mut text = "Parameters by type, and data_field for all: where in the file the rows are\n".to_owned();
    for analysis in schema["oneOf"].as_array().into_iter().flatten() {
        let name = analysis["properties"]["analysis_type"]["const"].as_str().unwrap_or_default();
        let title = analysis["title"].as_str().unwrap_or_default();
        let parameters = &analysis["properties"]["parameters"];
        let required = parameters["required"].as_array();
        let is_required = |name: &str| required.is_some_and(|names| names.iter().any(|needed| needed == name));
        let own = parameters["properties"].as_object().into_iter().flatten().filter(|(name, _)| *name != "data_field");
        let rows: Vec<(String, String)> = own
            .map(|(name, parameter)| {
                let mark = if is_required(name) { " (required)" } else { "" };
                (format!("    {name}{mark}"), about(parameter, &schema["$defs"]))
            })
            .collect();
        let _ = write!(text, "\n  {name}: {title}\n{}", in_columns(&rows));
    }
    text
}

/// Names on the left, and what they are for in lines that fit a terminal.
fn in_columns(rows: &[(String, String)]) -> String {
    const WIDTH: usize = 80;
    let margin = rows.iter().map(|(name, _)| name.len()).max().unwrap_or_default() + 2;
    let mut text = String::new();
    for (name, about) in rows {
        let mut line = format!("{name:margin$}");
        let mut is_empty = true;
        for word in about.split(' ') {
            if !is_empty && line.len() + 1 + word.len() > WIDTH {
                let _ = writeln!(text, "{line}");
                line = " ".repeat(margin);
                is_empty = true;
            }
            line.push_str(if is_empty { "" } else { " " });
            line.push_str(word);
            is_empty = false;
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// What a parameter is for, in its own words or in those of what it refers to, and its choices.
fn about(parameter: &Value, shared: &Value) -> String {
    let name = parameter["$ref"].as_str().and_then(|reference| reference.strip_prefix("#/$defs/"));
    let referred = name.map_or(&Value::Null, |name| &shared[name]);
    let of_either = |key: &str| if parameter[key].is_null() { &referred[key] } else { &parameter[key] };
    let choices: Vec<&str> = of_either("enum").as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut text = of_either("description").as_str().unwrap_or_default().to_owned();
    if !choices.is_empty() {
        let gap = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{gap}One of {}.", choices.join(", "));
    }
    text
}
