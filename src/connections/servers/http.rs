//! A server behind an address: HTTP as the SDK's transport wants it, over the program's own client.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt as _, TryStreamExt as _};
use http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, WWW_AUTHENTICATE};
use http::{HeaderMap, HeaderName, HeaderValue, Method, Request, Response, StatusCode, Uri};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Incoming;
use rmcp::model::{ClientJsonRpcMessage, ServerJsonRpcMessage};
use rmcp::transport::common::http_header::{
    EVENT_STREAM_MIME_TYPE, HEADER_LAST_EVENT_ID, HEADER_SESSION_ID, JSON_MIME_TYPE,
};
use rmcp::transport::streamable_http_client::{
    AuthRequiredError, InsufficientScopeError, SseError, StreamableHttpClient, StreamableHttpClientTransportConfig,
    StreamableHttpError, StreamableHttpPostResponse,
};
use sse_stream::{Sse, SseStream};

use super::oauth::Challenge;
use super::process::LONGEST_MESSAGE;
use crate::connections::tls;
use crate::connections::web::{WebClient, WebError};
use crate::scan::{EventScan, MOST_VALUES, scan};

/// Requests to one server at a time.
const MOST_REQUESTS: usize = 128;
/// Bytes of an answer that is an error.
const MOST_ERROR_BYTES: usize = 4096;
/// What a request outside of the protocol may bring, and how long it may take.
const MOST_FETCHED_BYTES: usize = 256 << 10;
const FETCH: Duration = Duration::from_secs(15);

/// What can go wrong on the way; none of it repeats a header.
#[derive(Debug, thiserror::Error)]
pub(super) enum HttpError {
    #[error(transparent)]
    Web(#[from] WebError),
    #[error("the answer is larger than {} MiB", LONGEST_MESSAGE >> 20)]
    TooLarge,
    #[error("the request cannot be made")]
    Request,
    #[error("it answers with status {0}")]
    Status(u16),
    #[error("it wants authorization")]
    Authorization,
    #[error("the answer has more than {MOST_VALUES} values")]
    TooManyValues,
    #[error("an event of its stream is too large")]
    Event,
    #[error("{0}")]
    Tokens(String),
}

type Failure = StreamableHttpError<HttpError>;

#[derive(Clone)]
pub(super) struct Client(pub(super) WebClient);

/// The settings of the SDK's transport, or what is wrong with the address.
pub(super) fn configuration(
    url: &str,
    headers: &[(String, String)],
) -> Result<StreamableHttpClientTransportConfig, String> {
    let uri: Uri = url.parse().map_err(|_| "'url' is not an address".to_owned())?;
    match uri.scheme_str() {
        Some("https") if !tls::IS_BUILT_IN => {
            return Err("'url': https needs TLS, and this program was built without it".to_owned());
        }
        Some("http" | "https") if uri.host().is_some() => {}
        _ => return Err("'url' must start with https:// or http://".to_owned()),
    }
    let mut custom = HashMap::new();
    for (name, value) in headers {
        let wrong = || format!("'headers.{name}' cannot be sent");
        let mut value = HeaderValue::from_str(value).map_err(|_| wrong())?;
        value.set_sensitive(true);
        custom.insert(HeaderName::from_bytes(name.as_bytes()).map_err(|_| wrong())?, value);
    }
    let longest = usize::try_from(LONGEST_MESSAGE).unwrap_or(usize::MAX);
    Ok(StreamableHttpClientTransportConfig::with_uri(url)
        .custom_headers(custom)
        .max_concurrent_requests(MOST_REQUESTS)
        .max_sse_event_size(longest))
}

/// What every request carries.
struct Call<'a> {
    uri: &'a str,
    session: Option<Arc<str>>,
    token: Option<String>,
    headers: HashMap<HeaderName, HeaderValue>,
}

impl Call<'_> {
    async fn send(
        self,
        client: &Client,
        method: Method,
        more: &[(HeaderName, String)],
        body: Vec<u8>,
    ) -> Result<Response<Incoming>, Failure> {
        let mut request = Request::builder().method(method).uri(self.uri);
        for (name, value) in more {
            request = request.header(name, value);
        }
        if let Some(token) = self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(session) = self.session {
            request = request.header(HEADER_SESSION_ID, &*session);
        }
        for (name, value) in self.headers {
            request = request.header(name, value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(|_| Failure::Client(HttpError::Request))?;
        client.0.send(request).await.map_err(|error| Failure::Client(error.into()))
    }
}

/// What a request outside of the protocol brought.
pub(super) struct Fetched {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
}

impl Client {
    /// One request, for those who log in. It follows no redirect.
    pub(super) async fn fetch(
        &self,
        method: Method,
        uri: &str,
        headers: &[(HeaderName, String)],
        body: Vec<u8>,
    ) -> Result<Fetched, String> {
        let told = |failure: Failure| match failure {
            Failure::Client(HttpError::TooLarge) => {
                format!("an answer on the way to its login is larger than {} KiB", MOST_FETCHED_BYTES >> 10)
            }
            Failure::Client(error) => error.to_string(),
            _ => WebError::Lost.to_string(),
        };
        let call = Call { uri, session: None, token: None, headers: HashMap::new() };
        let fetch = async {
            let response = call.send(self, method, headers, body).await?;
            let (status, headers) = (response.status(), response.headers().clone());
            let body = whole_body(response, MOST_FETCHED_BYTES).await?;
            Ok::<_, Failure>(Fetched { status, headers, body })
        };
        let slow = |_| format!("an answer on the way to its login takes longer than {} seconds", FETCH.as_secs());
        tokio::time::timeout(FETCH, fetch).await.map_err(slow)?.map_err(told)
    }
}

/// Refusals that the transport wants to know as such.
fn refusal(response: &Response<Incoming>) -> Option<Failure> {
    let challenge = response.headers().get(WWW_AUTHENTICATE).and_then(|header| header.to_str().ok());
    let challenge = challenge.unwrap_or_default().to_owned();
    match response.status() {
        StatusCode::UNAUTHORIZED => Some(Failure::AuthRequired(AuthRequiredError::new(challenge))),
        StatusCode::FORBIDDEN if Challenge::read(&challenge).wants_more() => {
            Some(Failure::InsufficientScope(InsufficientScopeError::new(challenge, None)))
        }
        StatusCode::FORBIDDEN => Some(Failure::Client(HttpError::Authorization)),
        _ => None,
    }
}

fn is_of_type(response: &Response<Incoming>, wanted: &str) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().to_ascii_lowercase().starts_with(wanted.as_bytes()))
}

async fn whole_body(response: Response<Incoming>, most_bytes: usize) -> Result<Bytes, Failure> {
    let body = Limited::new(response.into_body(), most_bytes).collect().await;
    body.map(http_body_util::Collected::to_bytes).map_err(|_| Failure::Client(HttpError::TooLarge))
}

/// The events of an answer, none of them longer than `most_bytes`.
fn events(response: Response<Incoming>, most_bytes: usize) -> BoxStream<'static, Result<Sse, SseError>> {
    let mut seen = EventScan::default();
    let pieces = response.into_body().into_data_stream().map_err(|_| HttpError::Web(WebError::Lost)).and_then(
        move |piece: Bytes| {
            seen.take(&piece);
            let is_too_large = seen.n_bytes > most_bytes || seen.n_values > MOST_VALUES;
            std::future::ready(if is_too_large { Err(HttpError::Event) } else { Ok(piece) })
        },
    );
    SseStream::from_bytes_stream(pieces).boxed()
}

impl StreamableHttpClient for Client {
    type Error = HttpError;

    async fn post_message(
        &self,
        uri: Arc<str>,
        message: ClientJsonRpcMessage,
        session_id: Option<Arc<str>>,
        auth_header: Option<String>,
        custom_headers: HashMap<HeaderName, HeaderValue>,
    ) -> Result<StreamableHttpPostResponse, Failure> {
        let most_bytes = usize::try_from(LONGEST_MESSAGE).unwrap_or(usize::MAX);
        self.post_message_with_max_sse_event_size(uri, message, session_id, auth_header, custom_headers, most_bytes)
            .await
    }

    async fn post_message_with_max_sse_event_size(
        &self,
        uri: Arc<str>,
        message: ClientJsonRpcMessage,
        session_id: Option<Arc<str>>,
        auth_header: Option<String>,
        custom_headers: HashMap<HeaderName, HeaderValue>,
        max_sse_event_size: usize,
    ) -> Result<StreamableHttpPostResponse, Failure> {
        let is_request = matches!(message, ClientJsonRpcMessage::Request(_));
        let had_session = session_id.is_some();
        let body = serde_json::to_vec(&message)?;
        let more = [
            (CONTENT_TYPE, JSON_MIME_TYPE.to_owned()),
            (ACCEPT, format!("{JSON_MIME_TYPE}, {EVENT_STREAM_MIME_TYPE}")),
        ];
        let call = Call { uri: &uri, session: session_id, token: auth_header, headers: custom_headers };
        let response = call.send(self, Method::POST, &more, body).await?;
        if let Some(refusal) = refusal(&response) {
            return Err(refusal);
        }
        let status = response.status();
        if status == StatusCode::NOT_FOUND && had_session {
            return Err(Failure::SessionExpired);
        }
        if status.is_success() && !is_request || matches!(status, StatusCode::ACCEPTED | StatusCode::NO_CONTENT) {
            return Ok(StreamableHttpPostResponse::Accepted);
        }
        let session = response.headers().get(HEADER_SESSION_ID).and_then(|header| header.to_str().ok());
        let session = session.map(str::to_owned);
        if status.is_success() && is_of_type(&response, EVENT_STREAM_MIME_TYPE) {
            return Ok(StreamableHttpPostResponse::Sse(events(response, max_sse_event_size), session));
        }
        let most_bytes = if status.is_success() { max_sse_event_size } else { MOST_ERROR_BYTES };
        let is_json = is_of_type(&response, JSON_MIME_TYPE);
        let body = whole_body(response, most_bytes).await;
        if !status.is_success() {
            // An error of the protocol may come with a status of its own.
            let told = body.ok().filter(|_| is_json).and_then(|body| serde_json::from_slice(&body).ok());
            let told: ServerJsonRpcMessage = told.ok_or(Failure::Client(HttpError::Status(status.as_u16())))?;
            return Ok(StreamableHttpPostResponse::Json(told, session));
        }
        if !is_json {
            return Err(Failure::UnexpectedServerResponse(Cow::from("neither JSON nor events")));
        }
        let body = body?;
        if scan(&body).n_values > MOST_VALUES {
            return Err(Failure::Client(HttpError::TooManyValues));
        }
        Ok(StreamableHttpPostResponse::Json(serde_json::from_slice(&body)?, session))
    }

    async fn delete_session(
        &self,
        uri: Arc<str>,
        session_id: Arc<str>,
        auth_header: Option<String>,
        custom_headers: HashMap<HeaderName, HeaderValue>,
    ) -> Result<(), Failure> {
        let call = Call { uri: &uri, session: Some(session_id), token: auth_header, headers: custom_headers };
        let response = call.send(self, Method::DELETE, &[], Vec::new()).await?;
        match response.status() {
            status if status.is_success() || status == StatusCode::METHOD_NOT_ALLOWED => Ok(()),
            status => Err(Failure::Client(HttpError::Status(status.as_u16()))),
        }
    }

    async fn get_stream(
        &self,
        uri: Arc<str>,
        session_id: Option<Arc<str>>,
        last_event_id: Option<String>,
        auth_header: Option<String>,
        custom_headers: HashMap<HeaderName, HeaderValue>,
    ) -> Result<BoxStream<'static, Result<Sse, SseError>>, Failure> {
        let most_bytes = usize::try_from(LONGEST_MESSAGE).unwrap_or(usize::MAX);
        self.get_stream_with_max_sse_event_size(uri, session_id, last_event_id, auth_header, custom_headers, most_bytes)
            .await
    }

    async fn get_stream_with_max_sse_event_size(
        &self,
        uri: Arc<str>,
        session_id: Option<Arc<str>>,
        last_event_id: Option<String>,
        auth_header: Option<String>,
        custom_headers: HashMap<HeaderName, HeaderValue>,
        max_sse_event_size: usize,
    ) -> Result<BoxStream<'static, Result<Sse, SseError>>, Failure> {
        let mut more = vec![(ACCEPT, EVENT_STREAM_MIME_TYPE.to_owned())];
        if let Some(last) = last_event_id {
            more.push((
                HeaderName::from_bytes(HEADER_LAST_EVENT_ID.as_bytes())
                    .map_err(|_| Failure::Client(HttpError::Request))?,
                last,
            ));
        }
        let call = Call { uri: &uri, session: session_id, token: auth_header, headers: custom_headers };
        let response = call.send(self, Method::GET, &more, Vec::new()).await?;
        if let Some(refusal) = refusal(&response) {
            return Err(refusal);
        }
        match response.status() {
            StatusCode::METHOD_NOT_ALLOWED => Err(Failure::ServerDoesNotSupportSse),
            status if !status.is_success() => Err(Failure::Client(HttpError::Status(status.as_u16()))),
            _ if !is_of_type(&response, EVENT_STREAM_MIME_TYPE) => Err(Failure::UnexpectedContentType(None)),
            _ => Ok(events(response, max_sse_event_size)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::configuration;

    #[test]
    fn an_address_that_cannot_be_used_is_told_by_its_key() {
        let told = |url, headers: &[(&str, &str)]| {
            let headers: Vec<(String, String)> =
                headers.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            configuration(url, &headers).err()
        };
        assert_eq!(told("http://127.0.0.1:8000/mcp", &[("Authorization", "Bearer x")]), None);
        let without_tls = "'url': https needs TLS, and this program was built without it";
        assert_eq!(told("https://x/mcp", &[]).as_deref(), (!cfg!(feature = "tls")).then_some(without_tls));
        assert_eq!(told("ftp://x", &[]).as_deref(), Some("'url' must start with https:// or http://"));
        assert_eq!(told("http://a b", &[]).as_deref(), Some("'url' is not an address"));
        assert_eq!(told("http://x", &[("X-Key", "a\nb")]).as_deref(), Some("'headers.X-Key' cannot be sent"));
    }
}
