//! The HTTP transport: `/mcp`, and beside it the search for tools; loopback unless told otherwise.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use anyhow::{Context, bail};
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use sha2::{Digest, Sha256};

use super::Shared;
use super::connections;
use super::doors::{Doors, require_known};
use super::handler::Server;
use super::memory::give_back_after;
use super::stdio::LONGEST_LINE;
use super::under_way::{UnderWay, refuse_repeated};
use super::{search, started};
use crate::scan::{MOST_VALUES, scan};
use crate::settings::Settings;
use crate::terminal::tell;

/// Pages served by this machine itself.
const LOOPBACK_PAGES: [&str; 3] = ["http://localhost:*", "http://127.0.0.1:*", "http://[::1]:*"];

/// Where to listen and whom to trust.
pub struct HttpOptions {
    address: SocketAddr,
    token: Option<String>,
    origins: Vec<String>,
    patience: Duration,
}

impl HttpOptions {
    /// `8080`, `127.0.0.1:8080` or `localhost:8080`. Beyond loopback only with a token.
    pub fn new(address: &str, settings: &Settings) -> anyhow::Result<Self> {
        let loopback = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let address = match (address.parse::<u16>(), address.strip_prefix("localhost:").map(str::parse::<u16>)) {
            (Ok(port), _) | (_, Some(Ok(port))) => SocketAddr::new(loopback, port),
            _ => address
                .parse()
                .with_context(|| format!("'{address}' is not an address such as 127.0.0.1:8080 or a port"))?,
        };
        if settings.http_token.as_ref().is_some_and(|token| token.trim().is_empty()) {
            bail!("the HTTP token is empty");
        }
        if !address.ip().is_loopback() && settings.http_token.is_none() {
            bail!("serving beyond this machine needs a token: set ORCHESTRATOR_HTTP_TOKEN");
        }
        Ok(Self {
            address,
            token: settings.http_token.clone(),
            origins: settings.http_origins.clone(),
            patience: settings.http_patience,
        })
    }
}

pub(super) async fn serve(shared: Arc<Shared>, options: HttpOptions) -> anyhow::Result<()> {
    let listener = tokio::net::TcpListener::bind(options.address)
        .await
        .with_context(|| format!("cannot listen on {}", options.address))?;
    let address = listener.local_addr()?;
    let shutdown = shared.shutdown.clone();
    let for_person = Arc::clone(&shared);
    let n_connections = AtomicU64::new(0);
    let pages: Vec<String> = LOOPBACK_PAGES.into_iter().map(str::to_owned).chain(options.origins).collect();
    let doors = Arc::new(Doors { is_loopback: address.ip().is_loopback(), pages: pages.clone() });
    let api =
        axum::Router::new().route(search::PATH, axum::routing::get(search::answer)).with_state(Arc::clone(&shared));
    let mut config = StreamableHttpServerConfig::default()
        // A browser always names its page; pages of other machines need to be on the list.
        .with_allowed_origins(pages)
        .with_cancellation_token(shutdown.child_token())
        .with_max_request_body_bytes(LONGEST_LINE);
    if !address.ip().is_loopback() {
        // Reached by names we cannot know; the token decides.
        config = config.with_allowed_hosts(Vec::<String>::new());
    }
    let sessions = Arc::new(LocalSessionManager::default());
    let service = StreamableHttpService::new(
        move || {
            let number = n_connections.fetch_add(1, Relaxed);
            Ok(Server::of_http(Arc::clone(&shared), format!("http {number}")))
        },
        Arc::clone(&sessions),
        config,
    );
    let expected = options.token.map(|token| Arc::new(Sha256::digest(token.as_bytes())));
    let router = axum::Router::new()
        .nest_service("/mcp", service)
        .merge(api)
        .layer(axum::middleware::from_fn_with_state(UnderWay::of(&sessions), refuse_repeated))
        .layer(axum::middleware::from_fn_with_state(options.patience, read_whole))
        .layer(axum::middleware::from_fn_with_state(expected, require_token))
        .layer(axum::middleware::from_fn_with_state(doors, require_known));
    tell(format_args!("listening on http://{address}/mcp"));
    started::tell_person(&for_person, Some(address));
    connections::accept(listener, router, options.patience, shutdown).await;
    Ok(())
}

/// The same limits as on standard input, before anything is parsed. Half a message is not waited for without end.
async fn read_whole(State(patience): State<Duration>, request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let Ok(arrived) = tokio::time::timeout(patience, axum::body::to_bytes(body, LONGEST_LINE)).await else {
        return (StatusCode::REQUEST_TIMEOUT, "the message took too long to arrive\n").into_response();
    };
    let Ok(bytes) = arrived else {
        give_back_after(LONGEST_LINE);
        return (StatusCode::PAYLOAD_TOO_LARGE, "the message is too large\n").into_response();
    };
    give_back_after(bytes.len());
    if scan(&bytes).n_values > MOST_VALUES {
        return (StatusCode::PAYLOAD_TOO_LARGE, "the message has too many values\n").into_response();
    }
    next.run(Request::from_parts(head, bytes.into())).await
}

type Expected = Option<Arc<sha2::digest::Output<Sha256>>>;

/// Compares digests, so that the time it takes says nothing about the token.
async fn require_token(State(expected): State<Expected>, request: Request, next: Next) -> Response {
    let Some(expected) = expected else { return next.run(request).await };
    let given = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = given.and_then(|given| given.strip_prefix("Bearer "));
    if token.is_some_and(|token| Sha256::digest(token.trim().as_bytes()) == *expected) {
        return next.run(request).await;
    }
    let challenge = [(header::WWW_AUTHENTICATE, "Bearer")];
    (StatusCode::UNAUTHORIZED, challenge, "a bearer token is needed\n").into_response()
}
