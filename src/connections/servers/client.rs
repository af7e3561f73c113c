//! What we are to a server: a client that wants its tools, and that passes its questions on where the operator lets it.

#![expect(deprecated, reason = "servers of every revision still in use ask for models")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};

use rmcp::ClientHandler;
use rmcp::model::{
    ClientCapabilities, ClientConfig, CreateMessageRequestMethod, CreateMessageRequestParams, CreateMessageResult,
    ElicitRequestParams, ElicitResult, ElicitationAction, ElicitationCapability, ErrorData, Implementation,
    SamplingCapability,
};
use rmcp::service::{NotificationContext, RequestContext, RoleClient};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::relay::{Calls, Listener};
use super::secrets::Secrets;
use crate::settings::ServerRequests;

pub(super) struct Client {
    pub(super) server: String,
    /// How often it said that its tools have changed.
    pub(super) n_told: Arc<AtomicU64>,
    pub(super) calls: Arc<Calls>,
    pub(super) secrets: Secrets,
    /// What it may ask for.
    pub(super) requests: ServerRequests,
}

impl Client {
    /// Whom a question is for, if it is allowed and somebody's call is running.
    fn client(&self, is_allowed: bool) -> Option<Arc<dyn Listener>> {
        self.calls.only_client().filter(|_| is_allowed)
    }

    fn without_secrets<T: Serialize + DeserializeOwned>(&self, request: &T) -> Option<T> {
        let mut value = serde_json::to_value(request).ok()?;
        self.secrets.hide_in(&mut value);
        serde_json::from_value(value).ok()
    }
}

impl ClientHandler for Client {
    fn get_info(&self) -> ClientConfig {
        let own = Implementation::new("orchestrator", env!("CARGO_PKG_VERSION"));
        let mut capabilities = ClientCapabilities::default();
        capabilities.elicitation = self.requests.elicitation.then(ElicitationCapability::default);
        capabilities.sampling = self.requests.sampling.then(SamplingCapability::default);
        ClientConfig::new(capabilities, own)
    }

    async fn on_tool_list_changed(&self, _context: NotificationContext<RoleClient>) {
        self.n_told.fetch_add(1, SeqCst);
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        context: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let declined = || ElicitResult::new(ElicitationAction::Decline);
        let Some(client) = self.client(self.requests.elicitation) else { return Ok(declined()) };
        let Some(request) = self.without_secrets(&request) else { return Ok(declined()) };
        let _asking = self.calls.ask_person();
        tokio::select! {
            biased;
            () = self.calls.until_gone(client.client()) => Ok(ElicitResult::new(ElicitationAction::Cancel)),
            reply = client.elicit(&self.server, request) => Ok(reply.unwrap_or_else(declined)),
            () = context.ct.cancelled() => Ok(ElicitResult::new(ElicitationAction::Cancel)),
        }
    }

    async fn create_message(
        &self,
        request: CreateMessageRequestParams,
        context: RequestContext<RoleClient>,
    ) -> Result<CreateMessageResult, ErrorData> {
        let refused = ErrorData::method_not_found::<CreateMessageRequestMethod>;
        let client = self.client(self.requests.sampling).ok_or_else(refused)?;
        let request = self.without_secrets(&request).ok_or_else(refused)?;
        let _asking = self.calls.ask_person();
        tokio::select! {
            biased;
            () = self.calls.until_gone(client.client()) => Err(refused()),
            reply = client.sample(&self.server, request) => reply.ok_or_else(refused),
            () = context.ct.cancelled() => Err(refused()),
        }
    }
}
