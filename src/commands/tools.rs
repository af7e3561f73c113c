//! `orchestrator tools`: the catalogue from the command line.

mod login;

use std::process::ExitCode;

use clap::Subcommand;
use orchestrator_tools_registry::Builtin;
use serde_json::{Value, json};

use super::call::{ProjectArguments, columns};
use crate::tools::Outcome;

#[derive(Subcommand)]
pub(super) enum Command {
    /// List every tool, and the functions scripts can import
    List {
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Search tools and functions by words
    Search {
        query: String,
        /// Only this category
        #[arg(long)]
        category: Option<String>,
        /// Most tools to show
        #[arg(long, default_value_t = 20)]
        limit: usize,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Show the whole definition of a tool
    Show {
        name: String,
        /// Its category, if several share the name
        #[arg(long)]
        category: Option<String>,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Log in to a server that wants to know who uses it
    Login(login::LoginArguments),
    /// Remove the tokens that a login left
    Logout(login::ServerArguments),
}

pub(super) fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::List { project } => project.call(Builtin::SearchTools, json!({ "limit": 1000 }), show_tools),
        Command::Search { query, category, limit, project } => {
            let arguments = json!({ "query": query, "category": category, "limit": limit });
            project.call(Builtin::SearchTools, arguments, show_tools)
        }
        Command::Show { name, category, project } => {
            let arguments = json!({ "name": name, "category": category });
            project.call(Builtin::GetToolDefinition, arguments, |outcome| format!("{:#}", outcome.structured))
        }
        Command::Login(arguments) => login::log_in(&arguments),
        Command::Logout(arguments) => login::log_out(&arguments),
    }
}

fn show_tools(outcome: &Outcome) -> String {
    let text = |tool: &Value, key: &str| tool[key].as_str().unwrap_or_default().to_owned();
    let tools = outcome.structured["tools"].as_array().cloned().unwrap_or_default();
    let rows: Vec<(String, String)> = tools
        .iter()
        .map(|tool| {
            let owners = ["server", "category"].into_iter().find_map(|key| tool[key].as_str());
            // A function is of the module that its line imports it from.
            let module = || tool["import"].as_str()?.strip_prefix("from ")?.split(' ').next();
            let owner = owners.or_else(module).unwrap_or_default();
            (format!("{owner}.{}", text(tool, "name")), text(tool, "description"))
        })
        .collect();
    let near: Vec<&str> =
        outcome.structured["suggestions"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let nearest = if near.is_empty() { String::new() } else { format!("\nnearest: {}", near.join(", ")) };
    let unavailable = outcome.structured["unavailable"].as_array().into_iter().flatten();
    let mut shown = columns(&rows) + outcome.structured["note"].as_str().unwrap_or_default() + &nearest;
    for server in unavailable {
        shown.push('\n');
        shown.push_str(&text(server, "reason"));
    }
    shown
}
