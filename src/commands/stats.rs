//! `orchestrator stats`: what the audit log of a project says.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use serde_json::Value;

use super::call::columns;
use crate::audit::Audit;
use crate::statistics::Statistics;
use crate::terminal::{print, print_line};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Folder of the project
    #[arg(long, value_name = "DIR", default_value = ".")]
    project: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let entries = Audit::of_project(&arguments.project).entries().context("the audit log cannot be read")?;
    let mut report = Statistics::of_entries(&entries).report();
    if let Some(report) = report.as_object_mut() {
        // Of this process, which executed nothing.
        report.remove("uptime_seconds");
        if let Some(memory) = report.get_mut("memory").and_then(Value::as_object_mut) {
            memory.remove("server_bytes");
        }
    }
    if arguments.json {
        print_line(format_args!("{report:#}"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut rows = Vec::new();
    flatten("", &report, &mut rows);
    print(columns(&rows))?;
    Ok(ExitCode::SUCCESS)
}

/// `{"a": {"b": 1}}` as `a.b  1`.
fn flatten(prefix: &str, value: &Value, rows: &mut Vec<(String, String)>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                let name = if prefix.is_empty() { key.clone() } else { format!("{prefix}.{key}") };
                flatten(&name, value, rows);
            }
        }
        Value::Null => rows.push((prefix.to_owned(), "-".to_owned())),
        Value::Array(items) if items.is_empty() => {}
        Value::Array(items) => {
            for item in items {
                rows.push((prefix.to_owned(), item.to_string()));
            }
        }
        value => rows.push((prefix.to_owned(), value.to_string())),
    }
}
