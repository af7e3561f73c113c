//! HTTP to addresses that the operator named, plain or over TLS. Connections are kept for the next request; redirects are not
//! followed, so that no header reaches an address nobody named.

use std::error::Error;
use std::io;
use std::path::PathBuf;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http::{Request, Response, Uri};
use http_body_util::Full;
use hyper::body::Incoming;
use hyper_util::client::legacy::connect::{Connected, Connection};
use hyper_util::client::legacy::{Client, Error as ClientError};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tower_service::Service;

use super::tls::{Fault, Stream, Tls};

/// Longest to wait for a connection, the handshake of TLS included.
const CONNECT: Duration = Duration::from_secs(10);
/// How long an unused connection is kept: many servers close theirs after five seconds, and a request must not meet that.
const KEPT: Duration = Duration::from_secs(4);
/// Unused connections to one address.
const MOST_KEPT: usize = 32;

/// Why there is no answer; repeats no header.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum WebError {
    #[error("there is no connection to {0}")]
    Unreachable(String),
    #[error("there is no secure connection to {host}: {fault}")]
    Insecure { host: String, fault: Fault },
    #[error("the connection was lost")]
    Lost,
}

/// Cheap to clone; clones share their connections.
#[derive(Clone)]
pub(crate) struct WebClient(Client<Connector, Full<Bytes>>);

impl WebClient {
    /// Trusts the system's authorities and those of `ca_file`.
    pub(crate) fn new(ca_file: Option<PathBuf>) -> Self {
        let connector = Connector { tls: Tls::new(ca_file) };
        let client = Client::builder(TokioExecutor::new())
            .pool_timer(TokioTimer::new())
            .pool_idle_timeout(KEPT)
            .pool_max_idle_per_host(MOST_KEPT)
            .build(connector);
        Self(client)
    }

    /// The address of the request must be a whole one, with scheme and host.
    pub(crate) async fn send(&self, request: Request<Full<Bytes>>) -> Result<Response<Incoming>, WebError> {
        self.0.request(request).await.map_err(|error| reason(&error))
    }
}

/// What the connector said, if it was the connector.
fn reason(error: &ClientError) -> WebError {
    let mut cause = error.source();
    while let Some(error) = cause {
        if let Some(own) = error.downcast_ref::<WebError>() {
            return own.clone();
        }
        cause = error.source();
    }
    WebError::Lost
}

#[derive(Clone)]
struct Connector {
    tls: Tls,
}

impl Connector {
    async fn connect(&self, uri: &Uri) -> Result<TokioIo<Link>, WebError> {
        let is_secure = uri.scheme_str() == Some("https");
        let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
        let port = uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
        let stream = TcpStream::connect((host, port)).await.map_err(|_| WebError::Unreachable(shown(uri)))?;
        // Requests are short, and each waits for its answer.
        let _ = stream.set_nodelay(true);
        if !is_secure {
            return Ok(TokioIo::new(Link(Box::new(stream))));
        }
        let secured = self.tls.secure(stream, host).await;
        let stream = secured.map_err(|fault| WebError::Insecure { host: shown(uri), fault })?;
        Ok(TokioIo::new(Link(stream)))
    }
}

/// Host and port, without an account.
fn shown(uri: &Uri) -> String {
    let authority = uri.authority().map(http::uri::Authority::as_str).unwrap_or_default();
    authority.rsplit('@').next().unwrap_or_default().to_owned()
}

impl Service<Uri> for Connector {
    type Response = TokioIo<Link>;
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, WebError>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), WebError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, uri: Uri) -> Self::Future {
        let connector = self.clone();
        Box::pin(async move {
            let connecting = tokio::time::timeout(CONNECT, connector.connect(&uri)).await;
            connecting.unwrap_or_else(|_| Err(WebError::Unreachable(shown(&uri))))
        })
    }
}

/// A connection as hyper's pool wants it.
struct Link(Box<dyn Stream>);

impl Connection for Link {
    fn connected(&self) -> Connected {
        Connected::new()
    }
}

impl AsyncRead for Link {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, into)
    }
}

impl AsyncWrite for Link {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, from)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
