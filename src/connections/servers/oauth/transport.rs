//! The client of the SDK's transport that knows tokens: each request carries the present one, and one that is refused is
//! made once more with a new one.

use std::collections::HashMap;
use std::error::Error;
use std::sync::Arc;

use futures_util::stream::BoxStream;
use http::{HeaderName, HeaderValue};
use rmcp::model::ClientJsonRpcMessage;
use rmcp::transport::streamable_http_client::{
    SseError, StreamableHttpClient, StreamableHttpError, StreamableHttpPostResponse,
};
use sse_stream::Sse;

use super::super::http::{self as plain, HttpError};
use super::super::process::LONGEST_MESSAGE;
use super::Authorization;

type Failure = StreamableHttpError<HttpError>;
type Headers = HashMap<HeaderName, HeaderValue>;

/// Why there is no token, if that is why a request failed.
pub(in super::super) fn trouble(error: &(dyn Error + 'static)) -> Option<String> {
    std::iter::successors(Some(error), |error| (**error).source()).find_map(|error| match error.downcast_ref() {
        Some(Failure::Client(HttpError::Tokens(reason))) => Some(reason.clone()),
        _ => None,
    })
}

#[derive(Clone)]
pub(in super::super) struct Client {
    http: plain::Client,
    /// None where the entry has a token of its own.
    authorization: Option<Arc<Authorization>>,
}

impl Client {
    pub(in super::super) fn new(http: plain::Client, authorization: Option<Arc<Authorization>>) -> Self {
        Self { http, authorization }
    }

    async fn with_token<T, R>(&self, given: Option<String>, request: impl Fn(Option<String>) -> R) -> Result<T, Failure>
    where
        R: Future<Output = Result<T, Failure>>,
    {
        let Some(authorization) = &self.authorization else { return request(given).await };
        let failed = |reason| Failure::Client(HttpError::Tokens(reason));
        let token = authorization.token().await.map_err(failed)?;
        let outcome = request(token.clone()).await;
        let (is_refused, is_small) =
            (matches!(outcome, Err(Failure::AuthRequired(_))), matches!(outcome, Err(Failure::InsufficientScope(_))));
        let other = match token {
            Some(refused) if is_refused => authorization.renewed(&refused).await.map_err(failed)?,
            Some(small) if is_small => authorization.changed(&small).await.map_err(failed)?,
            _ => None,
        };
        if other.is_some() { request(other).await } else { outcome }
    }
}

impl StreamableHttpClient for Client {
    type Error = HttpError;

    async fn post_message(
        &self,
        uri: Arc<str>,
        message: ClientJsonRpcMessage,
        session_id: Option<Arc<str>>,
        auth_header: Option<String>,
        custom_headers: Headers,
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
        custom_headers: Headers,
        max_sse_event_size: usize,
    ) -> Result<StreamableHttpPostResponse, Failure> {
        let request = |token| {
            let (http, uri, session, headers) =
                (self.http.clone(), Arc::clone(&uri), session_id.clone(), custom_headers.clone());
            let message = message.clone();
            async move {
                http.post_message_with_max_sse_event_size(uri, message, session, token, headers, max_sse_event_size)
                    .await
            }
        };
        self.with_token(auth_header, request).await
    }

    async fn delete_session(
        &self,
        uri: Arc<str>,
        session_id: Arc<str>,
        auth_header: Option<String>,
        custom_headers: Headers,
    ) -> Result<(), Failure> {
        let request = |token| {
            let (http, uri, session, headers) =
                (self.http.clone(), Arc::clone(&uri), Arc::clone(&session_id), custom_headers.clone());
            async move { http.delete_session(uri, session, token, headers).await }
        };
        self.with_token(auth_header, request).await
    }

    async fn get_stream(
        &self,
        uri: Arc<str>,
        session_id: Option<Arc<str>>,
        last_event_id: Option<String>,
        auth_header: Option<String>,
        custom_headers: Headers,
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
        custom_headers: Headers,
        max_sse_event_size: usize,
    ) -> Result<BoxStream<'static, Result<Sse, SseError>>, Failure> {
        let request = |token| {
            let (http, uri, session, headers) =
                (self.http.clone(), Arc::clone(&uri), session_id.clone(), custom_headers.clone());
            let last = last_event_id.clone();
            async move {
                http.get_stream_with_max_sse_event_size(uri, session, last, token, headers, max_sse_event_size).await
            }
        };
        self.with_token(auth_header, request).await
    }
}
