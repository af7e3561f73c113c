//! `orchestrator tools login` and `logout`: who uses the servers that want to know.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use tokio::runtime::Builder;

use crate::connections::servers::{Server, Servers, open_browser};
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
    /// Does the work with the server and says how it went: 0 if it worked, 1 if it did not.
    fn run(&self, work: impl AsyncFnOnce(Arc<Server>) -> Result<String, String>) -> anyhow::Result<ExitCode> {
        let project = &self.project;
        anyhow::ensure!(project.is_dir(), "the project folder '{}' does not exist", project.display());
        let settings = Settings::load(project, Layer::default())?;
        let servers = Servers::of_project(&project.canonicalize()?, &settings);
        let Some(server) = servers.named(&self.server) else {
            complain(format_args!("no server is named '{}'", self.server), Some(&servers.hint_for(&self.server)));
            return Ok(ExitCode::FAILURE);
        };
        let runtime = Builder::new_current_thread().enable_all().build()?;
        Ok(match runtime.block_on(work(Arc::clone(server))) {
            Ok(words) => {
                tell(words);
                ExitCode::SUCCESS
            }
            Err(reason) => {
                complain(format_args!("the server '{}': {reason}", server.name), None);
                ExitCode::FAILURE
            }
        })
    }
}

pub(super) fn log_in(arguments: &LoginArguments) -> anyhow::Result<ExitCode> {
    let mut printed = Ok(());
    let outcome = arguments.server.run(async |server| {
        let show = |address: &url::Url| {
            tell(format_args!("to log in to '{}', open", server.name));
            printed = print_line(address);
            if !arguments.no_browser && open_browser(address) {
                tell("it opens in your browser; Ctrl-C ends this");
            }
        };
        server.log_in(show).await?;
        Ok(format!("logged in to '{}'", server.name))
    });
    printed?;
    outcome
}

pub(super) fn log_out(arguments: &ServerArguments) -> anyhow::Result<ExitCode> {
    arguments.run(async |server| {
        let name = &server.name;
        let words = if server.log_out().await? { "its tokens are removed" } else { "there were no tokens" };
        Ok(format!("logged out of '{name}': {words}"))
    })
}
