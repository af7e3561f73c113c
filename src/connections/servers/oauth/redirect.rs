//! Where the browser comes back to: a port of this machine, open for one login.
//!
//! Rule: only a redirect with our own `state` counts. Whatever else comes here is answered, and changes nothing.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, LOCATION, REFERRER_POLICY};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse as _, Response};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use url::Url;
use url::form_urlencoded::parse;

use super::tokens::word;

pub(super) const CALLBACK: &str = "/callback";

/// How long the last page may take to reach the browser.
const GOODBYE: Duration = Duration::from_secs(2);

/// What a browser is sent on with, and what it must come back with.
pub(super) struct Expected {
    /// A page of ours that leads to `address`.
    pub(super) start: String,
    pub(super) address: Url,
    pub(super) state: String,
    pub(super) issuer: String,
    /// The authorization server says in every redirect who it is.
    pub(super) names_itself: bool,
}

struct Page {
    expected: Expected,
    host: String,
    came_back: mpsc::Sender<CameBack>,
}

/// The code or why there is none, and a browser that waits to hear whether it worked.
struct CameBack {
    code: Result<String, String>,
    worked: oneshot::Sender<bool>,
}

/// Waits for the redirect and has its code traded; the browser is shown how that went.
pub(super) async fn wait<T, W>(
    listener: TcpListener,
    expected: Expected,
    trade: impl FnOnce(String) -> W,
) -> Result<T, String>
where
    W: Future<Output = Result<T, String>>,
{
    let closed = || "the browser cannot come back to this machine".to_owned();
    let host = listener.local_addr().map_err(|_| closed())?.to_string();
    let (sender, mut browsers) = mpsc::channel(1);
    let page = Arc::new(Page { expected, host, came_back: sender });
    let router = axum::Router::new().fallback(answer).with_state(page);
    let is_over = CancellationToken::new();
    let serving = axum::serve(listener, router).with_graceful_shutdown(is_over.clone().cancelled_owned());
    let serving = tokio::spawn(serving.into_future());
    let _ends_with_us = is_over.clone().drop_guard();
    let CameBack { code, worked } = browsers.recv().await.ok_or_else(closed)?;
    let outcome = match code {
        Ok(code) => trade(code).await,
        Err(reason) => Err(reason),
    };
    // It may have been closed meanwhile.
    let _ = worked.send(outcome.is_ok());
    is_over.cancel();
    let _ = tokio::time::timeout(GOODBYE, serving).await;
    outcome
}

async fn answer(State(page): State<Arc<Page>>, request: Request) -> Response {
    // A page of somebody else may have given its own name our address.
    let is_for_us = request.headers().get(HOST).is_some_and(|host| host.as_bytes() == page.host.as_bytes());
    if !is_for_us || request.method() != Method::GET {
        return text(StatusCode::BAD_REQUEST, "There is nothing here.\n");
    }
    match request.uri().path() {
        path if path == page.expected.start => {
            let headers = [
                (LOCATION, page.expected.address.as_str()),
                (CACHE_CONTROL, "no-store"),
                (REFERRER_POLICY, "no-referrer"),
            ];
            (StatusCode::FOUND, headers).into_response()
        }
        CALLBACK => page.come_back(request.uri().query().unwrap_or_default()).await,
        _ => text(StatusCode::NOT_FOUND, "There is nothing here.\n"),
    }
}

impl Page {
    async fn come_back(&self, query: &str) -> Response {
        let Some(code) = self.code(query) else {
            return text(StatusCode::BAD_REQUEST, "This is not the login that was begun here.\n");
        };
        let (worked, has_worked) = oneshot::channel();
        // The first counts.
        if self.came_back.try_send(CameBack { code, worked }).is_ok() && has_worked.await == Ok(true) {
            return text(StatusCode::OK, "You are logged in and can close this page.\n");
        }
        text(StatusCode::BAD_REQUEST, "The login did not work; the program says why.\n")
    }

    /// The code that the redirect brings, or why it brings none. Nothing for a redirect that is not of this login.
    fn code(&self, query: &str) -> Option<Result<String, String>> {
        let given = |key: &str| parse(query.as_bytes()).find(|(name, _)| name == key).map(|(_, value)| value);
        if given("state").as_deref() != Some(self.expected.state.as_str()) {
            return None;
        }
        let is_another = match given("iss") {
            Some(issuer) => issuer.trim_end_matches('/') != self.expected.issuer.trim_end_matches('/'),
            None => self.expected.names_itself,
        };
        Some(match (is_another, given("error"), given("code")) {
            (true, ..) => Err("the redirect came from another authorization server".to_owned()),
            (_, Some(error), _) => Err(format!("the login was refused: {}", word(&error))),
            (_, None, Some(code)) => Ok(code.into_owned()),
            (_, None, None) => Err("the redirect brought no code".to_owned()),
        })
    }
}

fn text(status: StatusCode, words: &'static str) -> Response {
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store"), (REFERRER_POLICY, "no-referrer")];
    (status, headers, words).into_response()
}
