//! `orchestrator serve`: the MCP server.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::server::{self, ProjectChoice, ServeOptions};
use crate::settings::Layer;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Folder scripts may read, with its output folders; by default the client's first root, else this folder
    #[arg(long, value_name = "DIR")]
    project: Option<PathBuf>,
    /// Serve HTTP on this port or address instead of standard streams
    #[arg(long, value_name = "ADDR")]
    http: Option<String>,
    #[command(flatten)]
    settings: Layer,
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    server::serve(ServeOptions {
        project: arguments.project.map_or(ProjectChoice::Working, ProjectChoice::Named),
        flags: arguments.settings,
        http: arguments.http,
    })
}
