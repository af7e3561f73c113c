//! What tools a server has: asked for once for all who want to know.

use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use orchestrator_tools_registry::Tool;
use rmcp::model::PaginatedRequestParams;
use rmcp::service::{Peer, RoleClient, ServiceError};

use super::super::cache::ProgramVersion;
use super::super::secrets::Secrets;
use super::Server;
use super::connection::Connection;
use super::failure::{Failure, complaint};

/// How long it may take to list its tools.
const LIST_PATIENCE: Duration = Duration::from_secs(30);
/// What one server may list.
const MOST_PAGES: usize = 1000;
const MOST_TOOLS: usize = 20_000;

impl Server {
    /// The tools, asked for unless they are known; while it cannot be asked, those it listed last.
    pub(crate) async fn list(&self) -> Result<Arc<[Tool]>, Failure> {
        if let Some(tools) = self.listing.tools().filter(|_| self.is_listed()) {
            return Ok(tools);
        }
        match self.ask(|| self.is_listed()).await {
            Err(failure) => self.listing.tools().ok_or(failure),
            tools => tools,
        }
    }

    /// The tools as the open connection lists them: what is about to be called is what it says now.
    pub(crate) async fn list_live(&self) -> Result<Arc<[Tool]>, Failure> {
        let number = self.connect().await?.number;
        let is_known = || self.listed_by.load(SeqCst) == number && self.is_listed();
        if let Some(tools) = self.listing.tools().filter(|_| is_known()) {
            return Ok(tools);
        }
        self.ask(is_known).await
    }

    /// Asks for the tools, unless they are known once it is our turn.
    async fn ask(&self, is_known: impl Fn() -> bool) -> Result<Arc<[Tool]>, Failure> {
        let _turn = self.asking.lock().await;
        if let Some(tools) = self.listing.tools().filter(|_| is_known()) {
            return Ok(tools);
        }
        // Before asking: a change that comes meanwhile is not lost.
        let n_told = self.n_told.load(SeqCst);
        let listed = self.list_now().await;
        let listing = Arc::clone(&self.listing);
        match listed {
            Ok((connection, tools)) => {
                let program = program_of(&connection.peer);
                // Files are written.
                let kept = tokio::task::spawn_blocking(move || listing.listed(program, tools)).await;
                let kept = kept.map_err(|_| self.unavailable("its list of tools cannot be kept"))?;
                self.told_by_list.store(n_told, SeqCst);
                self.listed_by.store(connection.number, SeqCst);
                Ok(kept)
            }
            Err(failure) => {
                listing.failed(failure.to_string());
                Err(failure)
            }
        }
    }

    async fn list_now(&self) -> Result<(Arc<Connection>, Vec<Tool>), Failure> {
        let connection = self.connect().await?;
        match tokio::time::timeout(LIST_PATIENCE, pages(&connection.peer)).await {
            Ok(Ok(tools)) => {
                let tools = tools.into_iter().filter_map(|tool| self.read(tool, &connection.secrets)).collect();
                Ok((connection, tools))
            }
            Ok(Err(error @ (ServiceError::TransportClosed | ServiceError::TransportSend(_)))) => {
                Err(self.lost(&connection, &error, "while it listed its tools").await)
            }
            Ok(Err(error)) => Err(self.unavailable(&connection.secrets.hide(complaint(&error)))),
            Err(_) => Err(self.unavailable("it did not list its tools in time")),
        }
    }

    /// A tool as the catalogue knows it; one that is none is left out.
    fn read(&self, tool: rmcp::model::Tool, secrets: &Secrets) -> Option<Tool> {
        let mut told = serde_json::to_value(tool).ok()?;
        // Without its name it could not be called.
        let name = told["name"].take();
        secrets.hide_in(&mut told);
        told["name"] = name;
        match Tool::try_from(told) {
            Ok(tool) => Some(tool),
            Err(error) => {
                tracing::warn!(server = %self.name, "a tool was left out: {error}");
                None
            }
        }
    }
}

/// All pages of the list. A server that goes on for ever is left at what it has given.
async fn pages(peer: &Peer<RoleClient>) -> Result<Vec<rmcp::model::Tool>, ServiceError> {
    let mut tools = Vec::new();
    let mut cursor = None;
    for _ in 0..MOST_PAGES {
        let page = peer.list_tools(Some(PaginatedRequestParams::default().with_cursor(cursor.clone()))).await?;
        tools.extend(page.tools);
        if page.next_cursor.is_none() || page.next_cursor == cursor || tools.len() >= MOST_TOOLS {
            break;
        }
        cursor = page.next_cursor;
    }
    tools.truncate(MOST_TOOLS);
    Ok(tools)
}

/// What the server calls itself.
fn program_of(peer: &Peer<RoleClient>) -> Option<ProgramVersion> {
    let own = peer.peer_info()?.server_info.clone()?;
    Some(ProgramVersion { name: own.name, version: own.version })
}
