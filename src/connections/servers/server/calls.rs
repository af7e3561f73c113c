//! Calling a tool: sent when there is a place for it, given up when nobody waits or it takes too long.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rmcp::model::{CallToolRequest, CallToolRequestParams, ClientRequest, ServerResult};
use rmcp::service::{PeerRequestOptions, ServiceError};
use serde_json::{Map, Value};
use tokio_util::sync::CancellationToken;

use super::super::content::Told;
use super::super::relay::Listener;
use super::super::short::is_short;
use super::super::{GOODBYE, content};
use super::Server;
use super::connection::Connection;
use super::failure::{Failure, complaint};

impl Server {
    /// Calls a tool for the client that listens. A tool that fails is an answer too. The limit is the server's own time:
    /// a call that waits for its place, or for a person, does not spend it.
    pub(crate) async fn call(
        &self,
        tool: &str,
        arguments: Map<String, Value>,
        limit: Duration,
        listener: Option<Arc<dyn Listener>>,
        cancelled: &CancellationToken,
    ) -> Result<Told, Failure> {
        let _place = match &self.places {
            None => None,
            Some(places) => tokio::select! {
                biased;
                () = cancelled.cancelled() => return Err(Failure::Cancelled),
                place = places.acquire() => place.ok(),
            },
        };
        let running = self.calls.begin(listener);
        let connection = tokio::select! {
            biased;
            () = cancelled.cancelled() => return Err(Failure::Cancelled),
            connection = self.connect() => connection?,
        };
        let params = CallToolRequestParams::new(tool.to_owned()).with_arguments(arguments);
        let request = ClientRequest::CallToolRequest(CallToolRequest::new(params));
        let end = tokio::time::Instant::now() + limit;
        let sending = connection.peer.send_cancellable_request(request, PeerRequestOptions::no_options());
        let mut handle = tokio::select! {
            biased;
            () = cancelled.cancelled() => return Err(Failure::Cancelled),
            sent = tokio::time::timeout_at(end, sending) => match sent {
                Ok(Ok(handle)) => handle,
                Ok(Err(error)) => return Err(self.lost(&connection, &error, "before it was asked").await),
                Err(_) => return Err(Failure::Timeout(limit)),
            },
        };
        running.is_sent(&handle.id, &handle.progress_token);
        let too_long = async {
            let mut waited = Duration::ZERO;
            loop {
                tokio::time::sleep_until(end + waited).await;
                let waited_now = running.waited_for_people();
                if waited_now <= waited {
                    return;
                }
                waited = waited_now;
            }
        };
        let (failure, reason) = tokio::select! {
            biased;
            answer = &mut handle.rx => {
                let answer = answer.unwrap_or(Err(ServiceError::TransportClosed));
                return self.answered(&connection, tool, answer).await;
            }
            () = cancelled.cancelled() => (Failure::Cancelled, "nobody waits for the answer any more"),
            () = too_long => (Failure::Timeout(limit), "it took too long"),
        };
        // A server that reads nothing does not hear that either.
        let _ = tokio::time::timeout(GOODBYE, handle.cancel(Some(reason.to_owned()))).await;
        Err(failure)
    }

    async fn answered(
        &self,
        connection: &Arc<Connection>,
        tool: &str,
        answer: Result<ServerResult, ServiceError>,
    ) -> Result<Told, Failure> {
        *connection.used() = Instant::now();
        match answer {
            Ok(ServerResult::CallToolResult(result)) => {
                self.link.lock().await.n_failures = 0;
                if is_short(&result) {
                    return Ok(content::told(result, &connection.secrets));
                }
                let secrets = connection.secrets.clone();
                // Large answers take a while to be looked through.
                let made = tokio::task::spawn_blocking(move || content::told(result, &secrets)).await;
                made.map_err(|_| self.unavailable("its answer cannot be read"))
            }
            Ok(_) => Ok(content::failed("the answer is not the result of a tool", &connection.secrets)),
            Err(error @ (ServiceError::TransportClosed | ServiceError::TransportSend(_))) => {
                Err(self.lost(connection, &error, &format!("while it worked on '{tool}'")).await)
            }
            Err(error) => Ok(content::failed(&complaint(&error), &connection.secrets)),
        }
    }
}
