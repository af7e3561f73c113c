//! `orchestrator tools login` and `logout`: who uses the servers that want to know.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use tokio::runtime::Builder;

use crate::connections::servers::{Server, Servers, open_browser};
use crate::paths::real_path;
use crate::settings::{Layer, Settings};
use crate::terminal::{complain, print_line, tell};

#[derive(clap::Args)]
pub(crate) struct LoginArguments {
    #[command(flatten)]
    server: ServerArguments,
    /// Print the address and open nothing
    #[arg(long)]
    no_browser: bool,
}

#[derive(clap::Args)]
pub(crate) struct ServerArguments {
    /// A server of .mcp.json or orchestrator.toml
    server: String,
    /// Folder of the project
    #[arg(long, value_name = "DIR", default_value = ".")]
    project: PathBuf,
}

impl ServerArguments {
    /// None if there is no such server, after saying so.
    fn find(&self) -> anyhow::Result<Option<Arc<Server>>> {
        let project = &self.project;
        anyhow::ensure!(project.is_dir(), "the project folder '{}' does not exist", project.display());
        let settings = Settings::load(project, Layer::default())?;
        let servers = Servers::of_project(&real_path(project)?, &settings);
        let found = servers.named(&self.server).cloned();
        if found.is_none() {
            complain(format_args!("no server is named '{}'", self.server), Some(&servers.hint_for(&self.server)));
        }
        Ok(found)
    }
}

pub(super) fn log_in(arguments: &LoginArguments) -> anyhow::Result<ExitCode> {
    let Some(server) = arguments.server.find()? else { return Ok(ExitCode::FAILURE) };
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let login = match runtime.block_on(server.begin_login()) {
        Ok(login) => login,
        Err(reason) => return Ok(failed(&server, &reason)),
    };
    tell(format_args!("to log in to '{}', open", server.name));
    print_line(login.address())?;
    if !arguments.no_browser && open_browser(login.address()) {
        tell("it opens in your browser; Ctrl-C ends this");
    }
    Ok(match runtime.block_on(login.complete()) {
        Ok(()) => {
            tell(format_args!("logged in to '{}'", server.name));
            ExitCode::SUCCESS
        }
        Err(reason) => failed(&server, &reason),
    })
}

pub(super) fn log_out(arguments: &ServerArguments) -> anyhow::Result<ExitCode> {
    let Some(server) = arguments.find()? else { return Ok(ExitCode::FAILURE) };
    let runtime = Builder::new_current_thread().enable_all().build()?;
    Ok(match runtime.block_on(server.log_out()) {
        Ok(had_tokens) => {
            let words = if had_tokens { "its tokens are removed" } else { "there were no tokens" };
            tell(format_args!("logged out of '{}': {words}", server.name));
            ExitCode::SUCCESS
        }
        Err(reason) => failed(&server, &reason),
    })
}

fn failed(server: &Server, reason: &str) -> ExitCode {
    complain(format_args!("the server '{}': {reason}", server.name), None);
    ExitCode::FAILURE
}
