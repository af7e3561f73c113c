//! The MCP server: the protocol around the [`Toolbox`](crate::tools::Toolbox), over standard streams
//! or HTTP. Nothing here knows what a tool does.

mod attachments;
mod canary;
mod connections;
mod doors;
mod errands;
mod handler;
mod http;
mod memory;
mod projects;
mod prompts;
mod resources;
mod search;
mod started;
mod stdio;
mod stream;
mod under_way;

use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use rmcp::ServiceExt;
use tokio_util::sync::CancellationToken;

use handler::Server;
use projects::Projects;

pub use http::HttpOptions;
pub use projects::ProjectChoice;

use crate::settings::{Layer, Settings};
use crate::terminal::Colours;

/// How to serve.
pub struct ServeOptions {
    pub project: ProjectChoice,
    pub flags: Layer,
    /// Address to listen on; standard streams without one.
    pub http: Option<String>,
}

/// What all connections share.
pub(crate) struct Shared {
    projects: Projects,
    settings: Settings,
    shutdown: CancellationToken,
    canary: canary::Canary,
}

/// Serves until the client or a signal ends it.
pub fn serve(options: ServeOptions) -> anyhow::Result<ExitCode> {
    let folder = options.project.folder()?;
    let settings = Settings::load(&folder, options.flags.clone())?;
    start_log(&settings.log);
    let projects = Projects::open(options.project, options.flags, settings.clone())?;
    if settings.require_walls
        && let Some(pool) = projects.usual().usual_pool()
    {
        pool.walls().context("no worker starts")?.require_all()?;
    }
    let shared = Arc::new(Shared {
        canary: canary::Canary::start(projects.usual()),
        projects,
        settings,
        shutdown: CancellationToken::new(),
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        end_on_signal(shared.shutdown.clone()).context("cannot listen for signals")?;
        match options.http {
            None => serve_standard_streams(&shared).await,
            Some(address) => {
                let http = HttpOptions::new(&address, &shared.settings)?;
                http::serve(Arc::clone(&shared), http).await
            }
        }
    });
    shared.shutdown.cancel();
    let has_failed = shared.canary.has_failed();
    // Workers end with their pools; a thread that still waits for standard input does not matter.
    drop(shared);
    runtime.shutdown_timeout(std::time::Duration::from_millis(500));
    served?;
    anyhow::ensure!(!has_failed, "the limits of the sandbox do not hold on this machine; see `orchestrator selftest`");
    Ok(ExitCode::SUCCESS)
}

async fn serve_standard_streams(shared: &Arc<Shared>) -> anyhow::Result<()> {
    started::tell_person(shared, None);
    let (input, output) = rmcp::transport::io::stdio_pipes();
    let transport = stdio::Lines::new(input, output);
    let server = Server::of_streams(Arc::clone(shared));
    let started = server.serve_with_ct(transport, shared.shutdown.clone()).await;
    let running = match started {
        Ok(running) => running,
        // A client that goes away before it says anything is not our failure.
        Err(
            rmcp::service::ServerInitializeError::ConnectionClosed(_) | rmcp::service::ServerInitializeError::Cancelled,
        ) => return Ok(()),
        Err(error) => return Err(error).context("the client did not introduce itself"),
    };
    running.waiting().await.context("the server ended unexpectedly")?;
    Ok(())
}

/// Log lines go to standard error: standard output belongs to the protocol.
fn start_log(level: &str) {
    // The SDK's own warnings repeat what clients sent.
    let filter =
        tracing_subscriber::EnvFilter::try_new(format!("{level},rmcp=error")).unwrap_or_else(|_| "warn".into());
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(Colours::of_errors().are_shown())
        .with_target(false)
        .try_init();
}

/// From the return of this function on, a signal ends the server in order. Called inside the runtime.
#[cfg(unix)]
fn end_on_signal(shutdown: CancellationToken) -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
            _ = interrupt.recv() => {}
        }
        shutdown.cancel();
    });
    Ok(())
}

#[cfg(windows)]
fn end_on_signal(shutdown: CancellationToken) -> std::io::Result<()> {
    use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_shutdown};
    let (mut interrupt, mut terminate) = (ctrl_c()?, ctrl_break()?);
    let (mut close, mut shut_down) = (ctrl_close()?, ctrl_shutdown()?);
    tokio::spawn(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = close.recv() => {}
            _ = shut_down.recv() => {}
        }
        shutdown.cancel();
    });
    Ok(())
}
