//! Requests under way over HTTP, and sessions that are open. A session may not use an id again before its first request is answered:
//! the answer of one of them would be lost.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use serde::Deserialize;
use serde_json::{Value, json};

/// A session and an id, as text that tells 1 and "1" apart.
type Key = (String, String);

/// Sessions at a time; each is a task and its channels. One that nobody uses ends after five minutes.
const MOST_SESSIONS: usize = 1024;

#[derive(Clone)]
pub(super) struct UnderWay {
    held: Arc<Mutex<HashSet<Key>>>,
    sessions: Arc<LocalSessionManager>,
}

/// Holds an id until its answer has been sent, or nobody waits for it any more.
struct Held {
    all: UnderWay,
    key: Key,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.all.held.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.key);
    }
}

impl UnderWay {
    pub(super) fn of(sessions: &Arc<LocalSessionManager>) -> Self {
        Self { held: Arc::default(), sessions: Arc::clone(sessions) }
    }

    async fn is_crowded(&self) -> bool {
        self.sessions.sessions.read().await.len() >= MOST_SESSIONS
    }

    /// Nothing if the id is in use.
    fn hold(&self, key: Key) -> Option<Held> {
        let is_new = self.held.lock().unwrap_or_else(PoisonError::into_inner).insert(key.clone());
        is_new.then(|| Held { all: self.clone(), key })
    }
}

/// What of a message says whether it is a request. Answers of clients have ids too, but those are ours.
#[derive(Default, Deserialize)]
struct Message {
    id: Option<Value>,
    method: Option<String>,
}

/// None of JSON whose id and method cannot be told, because one of them is there twice for example: the SDK might still find a
/// request in it. Text that is no JSON is left to the SDK, which refuses it.
fn read(bytes: &[u8]) -> Option<Message> {
    serde_json::from_slice(bytes)
        .or_else(|error| if error.is_data() { Err(error) } else { Ok(Message::default()) })
        .ok()
}

/// The bytes of a request are in memory when this is asked.
pub(super) async fn refuse_repeated(State(all): State<UnderWay>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let Ok(bytes) = axum::body::to_bytes(body, usize::MAX).await else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let Some(Message { id, method }) = read(&bytes) else {
        return (StatusCode::BAD_REQUEST, "not a message: its id or its method cannot be told\n").into_response();
    };
    let session = session(&parts.headers);
    if method.as_deref() == Some("initialize") && session.is_none() && all.is_crowded().await {
        return (StatusCode::SERVICE_UNAVAILABLE, "too many sessions are open\n").into_response();
    }
    let id = method.and(id);
    let held = match (session, id) {
        (Some(session), Some(id)) => match all.hold((session, id.to_string())) {
            Some(held) => Some(held),
            None => return repeated(&id),
        },
        _ => None,
    };
    let answer = next.run(Request::from_parts(parts, bytes.into())).await;
    let Some(held) = held else { return answer };
    // The answer is a stream, and the id is free at its end.
    answer.map(|body| {
        Body::from_stream(body.into_data_stream().map(move |piece| {
            let _ = &held;
            piece
        }))
    })
}

fn session(headers: &HeaderMap) -> Option<String> {
    headers.get("mcp-session-id").and_then(|value| value.to_str().ok()).map(str::to_owned)
}

fn repeated(id: &Value) -> Response {
    let message = "a request with this id is under way";
    let error = json!({ "jsonrpc": "2.0", "id": id, "error": { "code": -32600, "message": message } });
    (StatusCode::CONFLICT, [(header::CONTENT_TYPE, "application/json")], error.to_string()).into_response()
}
