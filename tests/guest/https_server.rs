//! MCP servers behind https:// for tests: the SDK's streamable HTTP over TLS, with certificates of authorities that the test
//! makes. One tool repeats what it is told, another counts the connections there were.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair, KeyUsagePurpose, date_time_ymd};
use rmcp::ServerHandler;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData, Implementation, ListToolsResult,
    PaginatedRequestParams, ServerCapabilities, ServerConfig as ServerInfo, Tool,
};
use rmcp::service::{RequestContext, RoleServer};
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use rustls::ServerConfig;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

/// Signs certificates.
pub struct Authority {
    issuer: Issuer<'static, KeyPair>,
    /// Its own certificate, as a file holds it.
    pub pem: String,
}

/// What is in a certificate.
pub struct Certificate<'a> {
    pub name: &'a str,
    /// The year in which it ends.
    pub until: i32,
}

impl Authority {
    pub fn new(name: &str) -> Self {
        let mut params = CertificateParams::new(Vec::<String>::new()).expect("parameters");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign];
        params.distinguished_name.push(DnType::CommonName, name);
        let key = KeyPair::generate().expect("a key");
        let pem = params.self_signed(&key).expect("a certificate").pem();
        Self { issuer: Issuer::new(params, key), pem }
    }

    fn sign(&self, certificate: &Certificate) -> (CertificateDer<'static>, PrivateKeyDer<'static>) {
        let mut params = CertificateParams::new([certificate.name.to_owned()]).expect("parameters");
        params.not_before = date_time_ymd(2000, 1, 1);
        params.not_after = date_time_ymd(certificate.until, 1, 1);
        let key = KeyPair::generate().expect("a key");
        let signed = params.signed_by(&key, &self.issuer).expect("a certificate");
        (signed.der().clone(), PrivatePkcs8KeyDer::from(key.serialize_der()).into())
    }
}

/// How it answers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answers {
    /// With one JSON document each.
    Json,
    /// With events, within a session.
    Events,
}

/// A running server; it ends when it is dropped.
pub struct HttpsServer {
    pub port: u16,
    runtime: Option<Runtime>,
}

impl HttpsServer {
    pub fn start(authority: &Authority, certificate: &Certificate, answers: Answers) -> Self {
        let (certificate, key) = authority.sign(certificate);
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)
            .expect("a certificate with its key");
        let runtime = Runtime::new().expect("a runtime");
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let n_connections = Arc::new(AtomicUsize::new(0));
        let listener =
            Listener { tcp: listener, acceptor: Arc::new(config).into(), n_connections: Arc::clone(&n_connections) };
        let has_sessions = answers == Answers::Events;
        let options = StreamableHttpServerConfig::default()
            .with_legacy_session_mode(has_sessions)
            .with_json_response(!has_sessions);
        let service = StreamableHttpService::new(
            move || Ok(Tools { n_connections: Arc::clone(&n_connections) }),
            Arc::new(LocalSessionManager::default()),
            options,
        );
        let router = axum::Router::new().nest_service("/mcp", service);
        runtime.spawn(async move { axum::serve(listener, router).await });
        Self { port, runtime: Some(runtime) }
    }
}

impl Drop for HttpsServer {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

struct Listener {
    tcp: TcpListener,
    acceptor: TlsAcceptor,
    n_connections: Arc<AtomicUsize>,
}

impl axum::serve::Listener for Listener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            // Who does not trust us hangs up; others may.
            let Ok((stream, address)) = self.tcp.accept().await else { continue };
            if let Ok(stream) = self.acceptor.accept(stream).await {
                self.n_connections.fetch_add(1, SeqCst);
                return (stream, address);
            }
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.tcp.local_addr()
    }
}

#[derive(Clone)]
struct Tools {
    n_connections: Arc<AtomicUsize>,
}

fn tool(name: &'static str, description: &'static str, schema: Value) -> Tool {
    let Value::Object(schema) = schema else { panic!("not a schema") };
    Tool::new(name, description, Arc::new(schema))
}

impl ServerHandler for Tools {
    fn get_info(&self) -> ServerInfo {
        let capabilities = ServerCapabilities::builder().enable_tools().build();
        ServerInfo::new(capabilities).with_server_info(Implementation::new("secure", "1"))
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let text = json!({ "type": "object", "properties": { "text": { "type": "string" } }, "required": ["text"] });
        Ok(ListToolsResult::with_all_items(vec![
            tool("echo", "Says what it is told.", text),
            tool("connections", "Counts the connections there were.", json!({ "type": "object" })),
        ]))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = request.arguments.unwrap_or_default();
        let text = match request.name.as_ref() {
            "echo" => arguments["text"].as_str().unwrap_or_default().to_owned(),
            _ => self.n_connections.load(SeqCst).to_string(),
        };
        Ok(CallToolResult::success(vec![ContentBlock::text(text)]).into())
    }
}
