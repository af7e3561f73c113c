//! What a running tool asks of the client: the person's agreement, a server's question, a server's request to the model.
//!
//! All of it is asked from within the client's own request, one thing at a time, and nothing after the request has ended.

#![expect(deprecated, reason = "clients of every revision still in use offer their models")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use orchestrator_tools_registry::on_one_line;
use rmcp::model::{
    ClientResult, CreateMessageRequest, CreateMessageRequestParams, CreateMessageResult, ElicitRequest,
    ElicitRequestParams, ElicitResult, ElicitationAction, ElicitationSchema, ServerRequest,
};
use rmcp::service::{Peer, PeerRequestOptions, RequestContext, RoleServer};
use serde_json::json;
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;

use super::handler::is_stateless;
use super::stream::Relay;
use crate::connections::servers::{Listener, Notice, Reply};
use crate::tools::Confirm;

/// How long a person may think about a question, and a model about its answer.
const PATIENCE: Duration = Duration::from_secs(120);

/// Questions that may wait for their turn.
const MOST_WAITING: usize = 64;

/// Characters of a server's question.
const LONGEST_QUESTION: usize = 2000;

struct Errand {
    request: ServerRequest,
    reply: oneshot::Sender<ClientResult>,
}

/// Where errands are left. They are run by [`Errands`], within the request.
#[derive(Clone)]
pub(super) struct Desk {
    errands: mpsc::Sender<Errand>,
    can_elicit: bool,
    can_sample: bool,
    client: Arc<str>,
}

pub(super) struct Errands {
    inbox: mpsc::Receiver<Errand>,
    peer: Peer<RoleServer>,
    ended: CancellationToken,
}

/// The desk of one request. Requests of one scope are those of one client; one that stands for itself has no scope.
pub(super) fn open(context: &RequestContext<RoleServer>, scope: Option<&str>) -> (Desk, Errands) {
    static LAST: AtomicU64 = AtomicU64::new(0);
    let capabilities = context.client_capabilities().filter(|_| !is_stateless(context)).unwrap_or_default();
    let client = match scope {
        Some(scope) => format!("of {scope}"),
        None => format!("request {}", LAST.fetch_add(1, Relaxed)),
    };
    let (errands, inbox) = mpsc::channel(MOST_WAITING);
    let desk = Desk {
        errands,
        can_elicit: capabilities.elicitation.is_some(),
        can_sample: capabilities.sampling.is_some(),
        client: client.into(),
    };
    (desk, Errands { inbox, peer: context.peer.clone(), ended: context.ct.child_token() })
}

impl Desk {
    /// Asks the person in front of the client, where the client can.
    pub(super) fn confirm(&self) -> Option<Confirm> {
        let desk = self.clone();
        let ask = move |question: &str| desk.is_agreed(question);
        self.can_elicit.then(|| Arc::new(ask) as Confirm)
    }

    /// Waits on a thread that may block.
    fn is_agreed(&self, question: &str) -> bool {
        let Ok(schema) = ElicitationSchema::builder().required_bool("agree").build() else { return false };
        let params = ElicitRequestParams::FormElicitationParams {
            meta: None,
            message: question.to_owned(),
            requested_schema: schema,
        };
        let (reply, answered) = oneshot::channel();
        let errand = Errand { request: ServerRequest::ElicitRequest(ElicitRequest::new(params)), reply };
        if self.errands.blocking_send(errand).is_err() {
            return false;
        }
        match answered.blocking_recv() {
            Ok(ClientResult::ElicitResult(answer)) => {
                answer.action == ElicitationAction::Accept
                    && answer.content.is_some_and(|content| content["agree"] == json!(true))
            }
            _ => false,
        }
    }

    async fn ask(self, request: ServerRequest) -> Option<ClientResult> {
        let (reply, answered) = oneshot::channel();
        self.errands.send(Errand { request, reply }).await.ok()?;
        answered.await.ok()
    }

    /// Hears what servers say while they work for this request.
    pub(super) fn listener(self, relay: Relay) -> Arc<dyn Listener> {
        Arc::new(ClientEar { desk: self, relay })
    }
}

impl Errands {
    /// Runs errands until the work is done. What is still open then is taken back.
    pub(super) async fn run_during<T>(self, work: impl Future<Output = T>) -> T {
        let Self { mut inbox, peer, ended } = self;
        let is_done = ended.clone();
        // It owns the inbox: whoever leaves an errand later learns at once that nobody runs it.
        let asking = async move {
            loop {
                let errand = tokio::select! {
                    biased;
                    () = ended.cancelled() => return,
                    errand = inbox.recv() => errand,
                };
                match errand {
                    Some(errand) => run(errand, &peer, &ended).await,
                    None => return,
                }
            }
        };
        let work = async {
            let done = work.await;
            is_done.cancel();
            done
        };
        let (done, ()) = futures_util::future::join(work, asking).await;
        done
    }
}

/// Asks the client, and takes the question back when nobody waits for the answer any more.
async fn run(errand: Errand, peer: &Peer<RoleServer>, ended: &CancellationToken) {
    let Errand { request, mut reply } = errand;
    // Who asked may be gone before it is their turn.
    if reply.is_closed() || ended.is_cancelled() {
        return;
    }
    let Ok(mut handle) = peer.send_cancellable_request(request, PeerRequestOptions::no_options()).await else { return };
    let reason = tokio::select! {
        answer = &mut handle.rx => {
            if let Ok(Ok(answer)) = answer {
                let _ = reply.send(answer);
            }
            return;
        }
        () = ended.cancelled() => "the call has ended",
        () = reply.closed() => "nobody waits for the answer any more",
        () = tokio::time::sleep(PATIENCE) => "it took too long",
    };
    let _ = handle.cancel(Some(reason.to_owned())).await;
}

/// The client as a server reaches it.
struct ClientEar {
    desk: Desk,
    relay: Relay,
}

impl Listener for ClientEar {
    fn client(&self) -> &str {
        &self.desk.client
    }

    fn hear(&self, server: &str, notice: Notice) {
        self.relay.pass_on(server, notice);
    }

    fn elicit(&self, server: &str, request: ElicitRequestParams) -> Reply<ElicitResult> {
        let request = marked_question(server, request).filter(|_| self.desk.can_elicit);
        let desk = self.desk.clone();
        Box::pin(async move {
            match desk.ask(ServerRequest::ElicitRequest(ElicitRequest::new(request?))).await {
                Some(ClientResult::ElicitResult(answer)) => Some(answer),
                _ => None,
            }
        })
    }

    fn sample(&self, server: &str, request: CreateMessageRequestParams) -> Reply<CreateMessageResult> {
        let (desk, request) = (self.desk.clone(), marked_request(server, request));
        Box::pin(async move {
            if !desk.can_sample {
                return None;
            }
            match desk.ask(ServerRequest::CreateMessageRequest(CreateMessageRequest::new(request))).await {
                Some(ClientResult::CreateMessageResult(answer)) => Some(*answer),
                _ => None,
            }
        })
    }
}

/// The person sees who asks, and what is asked as data. Only forms: an address to open would lead the person elsewhere.
fn marked_question(server: &str, request: ElicitRequestParams) -> Option<ElicitRequestParams> {
    let ElicitRequestParams::FormElicitationParams { message, requested_schema, .. } = request else { return None };
    let asked: String = on_one_line(&message).chars().take(LONGEST_QUESTION).collect();
    let message = format!("The MCP server '{}' asks: {asked}", on_one_line(server));
    Some(ElicitRequestParams::FormElicitationParams { meta: None, message, requested_schema })
}

/// The model is told who asks. A server gets nothing of other conversations and no tools.
fn marked_request(server: &str, request: CreateMessageRequestParams) -> CreateMessageRequestParams {
    let own = request.system_prompt.map(|prompt| format!("\n\n{prompt}")).unwrap_or_default();
    let mut marked = CreateMessageRequestParams::new(request.messages, request.max_tokens);
    marked.system_prompt =
        Some(format!("This request comes from the MCP server '{}', not from the user.{own}", on_one_line(server)));
    marked.model_preferences = request.model_preferences;
    marked.temperature = request.temperature;
    marked.stop_sequences = request.stop_sequences;
    marked
}
