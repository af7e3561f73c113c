//! `orchestrator tools`: the catalogue from the command line.

mod login;
mod pins;
mod wrappers;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use orchestrator_tools_registry::{Builtin, printable};
use serde_json::{Value, json};

use super::call::{ProjectArguments, columns};
use crate::tools::Outcome;

#[derive(Subcommand)]
pub(super) enum Command {
    /// List every tool, and the functions scripts can import
    List {
        /// Ask every server again
        #[arg(long)]
        refresh: bool,
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
    /// Show how tools of servers differ from what was approved
    Diff {
        /// Only this server
        server: Option<String>,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Approve the tools of a server as it lists them now
    Approve {
        /// The server, or one of its tools
        #[arg(value_name = "SERVER[.TOOL]")]
        what: String,
        #[command(flatten)]
        project: ProjectArguments,
    },
    /// Write the tools of servers as typed Python files, for editors and type checkers
    Generate {
        /// The folder they go to
        dir: PathBuf,
        /// Only this server
        #[arg(long)]
        server: Option<String>,
        #[command(flatten)]
        project: ProjectArguments,
    },
}

pub(super) fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::List { refresh, project } => {
            let toolbox = project.toolbox()?;
            if refresh {
                toolbox.forget_tool_lists();
            }
            project.call_on(&toolbox, Builtin::SearchTools, json!({ "limit": 1000 }), show_tools)
        }
        Command::Search { query, category, limit, project } => {
            let arguments = json!({ "query": query, "category": category, "limit": limit });
            project.call(Builtin::SearchTools, arguments, show_tools)
        }
        Command::Show { name, category, project } => {
            let arguments = json!({ "name": name, "category": category });
            let show = |outcome: &Outcome| printable(&format!("{:#}", outcome.structured)).into_owned();
            project.call(Builtin::GetToolDefinition, arguments, show)
        }
        Command::Login(arguments) => login::log_in(&arguments),
        Command::Logout(arguments) => login::log_out(&arguments),
        Command::Diff { server, project } => pins::diff(&project, server.as_deref()),
        Command::Approve { what, project } => pins::approve(&project, &what),
        Command::Generate { dir, server, project } => wrappers::generate(&project, &dir, server.as_deref()),
    }
}

/// What servers say of themselves must not act on a terminal.
fn show_tools(outcome: &Outcome) -> String {
    printable(&table(outcome)).into_owned()
}

fn table(outcome: &Outcome) -> String {
    let text = |tool: &Value, key: &str| tool[key].as_str().unwrap_or_default().to_owned();
    let tools = outcome.structured["tools"].as_array().cloned().unwrap_or_default();
    let rows: Vec<(String, String)> = tools
        .iter()
        .map(|tool| {
            let owners = ["server", "category"].into_iter().find_map(|key| tool[key].as_str());
            // A function is of the module that its line imports it from.
            let module = || tool["import"].as_str()?.strip_prefix("from ")?.split(' ').next();
            let owner = owners.or_else(module).unwrap_or_default();
            let status = tool["status"].as_str().map(|status| format!("[{status}] ")).unwrap_or_default();
            (format!("{owner}.{}", text(tool, "name")), status + &text(tool, "description"))
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
