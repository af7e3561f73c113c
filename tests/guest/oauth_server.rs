//! A server with a login, for tests: the MCP server, its authorization server and its metadata behind one port, each as
//! honest as it is told to be.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use url::{Url, form_urlencoded};

/// What is wrong with it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    None,
    /// Its metadata is for another server.
    OtherResource,
    /// Its authorization server says it is another one.
    OtherIssuer,
    /// Its authorization server is somewhere else, without TLS.
    PlainElsewhere,
    /// Its login page is no page.
    StrangePage,
    NoPkce,
    NoRegistration,
    /// Its redirects name another authorization server.
    MixUp,
    Denied,
    /// Its token endpoint answers with a page.
    GarbageTokens,
    /// ... with ten million bytes.
    EndlessTokens,
    /// Its metadata is ten million bytes.
    EndlessMetadata,
}

/// What an authorization server remembers of a login.
struct Code {
    challenge: String,
    redirect: String,
    client: String,
    scope: String,
}

#[derive(Default)]
pub struct State {
    /// Redirect addresses by client.
    clients: BTreeMap<String, String>,
    codes: BTreeMap<String, Code>,
    /// Scopes by token.
    access: BTreeMap<String, String>,
    refresh: BTreeSet<String>,
    n_made: usize,
    pub n_registrations: usize,
    /// Times somebody wanted to renew tokens, with a good refresh token or not.
    pub n_refreshes: usize,
    /// Seconds a token is said to be good.
    pub lifetime: u64,
    /// Files that must be there before tokens are renewed.
    pub awaited: Vec<PathBuf>,
}

impl State {
    /// No access token is good any more.
    pub fn revoke_access(&mut self) {
        self.access.clear();
    }

    pub fn revoke_refresh(&mut self) {
        self.refresh.clear();
    }

    /// Every token there is.
    pub fn tokens(&self) -> Vec<String> {
        self.access.keys().chain(&self.refresh).cloned().collect()
    }

    fn make(&mut self, kind: &str) -> String {
        self.n_made += 1;
        format!("{kind}-of-the-fixture-{}", self.n_made)
    }
}

pub struct OauthServer {
    pub origin: String,
    fault: Fault,
    state: Mutex<State>,
}

struct Asked {
    method: String,
    path: String,
    query: String,
    authorization: Option<String>,
    body: String,
}

type Reply = (u16, Vec<(&'static str, String)>, String);

impl OauthServer {
    /// Serves until the harness ends.
    pub fn start(fault: Fault) -> std::io::Result<Arc<Self>> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let origin = format!("http://{}", listener.local_addr()?);
        let state = Mutex::new(State { lifetime: 3600, ..State::default() });
        let server = Arc::new(Self { origin, fault, state });
        let shared = Arc::clone(&server);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let server = Arc::clone(&shared);
                std::thread::spawn(move || server.serve(&stream));
            }
        });
        Ok(server)
    }

    pub fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("a lock")
    }

    /// A client that was registered by hand, for any port.
    pub fn add_client(&self, id: &str) {
        self.state().clients.insert(id.to_owned(), String::new());
    }

    fn serve(&self, mut stream: &TcpStream) {
        let Some(asked) = read(stream) else { return };
        let (status, headers, body) = self.answer(&asked);
        let mut head = format!("HTTP/1.1 {status} X\r\nconnection: close\r\ncontent-length: {}\r\n", body.len());
        for (name, value) in headers {
            head.extend([name, ": ", &value, "\r\n"]);
        }
        let _ = stream.write_all(format!("{head}\r\n{body}").as_bytes());
    }

    fn answer(&self, asked: &Asked) -> Reply {
        match (asked.method.as_str(), asked.path.as_str()) {
            ("POST", "/mcp") => self.protocol(asked),
            ("GET", "/.well-known/oauth-protected-resource/mcp") => self.resource_metadata(),
            ("GET", "/.well-known/oauth-authorization-server") => self.server_metadata(),
            ("POST", "/register") => self.register(&asked.body),
            ("GET", "/authorize") => self.authorize(&asked.query),
            ("POST", "/token") => self.token(asked),
            ("GET", "/mcp") => (405, Vec::new(), String::new()),
            _ => (404, Vec::new(), String::new()),
        }
    }

    fn resource_metadata(&self) -> Reply {
        let origin = &self.origin;
        let issuer = if self.fault == Fault::PlainElsewhere { "http://login.example" } else { origin };
        let resource = match self.fault {
            Fault::OtherResource => "http://127.0.0.1:1/mcp".to_owned(),
            _ => format!("{origin}/mcp"),
        };
        if self.fault == Fault::EndlessMetadata {
            return json_reply(200, &json!({ "resource": resource, "padding": "x".repeat(10_000_000) }));
        }
        json_reply(200, &json!({ "resource": resource, "authorization_servers": [issuer] }))
    }

    fn server_metadata(&self) -> Reply {
        let origin = &self.origin;
        let mut metadata = json!({
            "issuer": origin,
            "authorization_endpoint": format!("{origin}/authorize"),
            "token_endpoint": format!("{origin}/token"),
            "registration_endpoint": format!("{origin}/register"),
            "response_types_supported": ["code"],
            "code_challenge_methods_supported": ["S256"],
            "authorization_response_iss_parameter_supported": true,
        });
        match self.fault {
            Fault::OtherIssuer => metadata["issuer"] = json!("https://login.example"),
            Fault::StrangePage => {
                metadata["authorization_endpoint"] = json!("javascript:fetch('//x')//http://127.0.0.1/");
            }
            Fault::NoPkce => metadata["code_challenge_methods_supported"] = json!(["plain"]),
            Fault::NoRegistration => metadata["registration_endpoint"] = Value::Null,
            _ => {}
        }
        json_reply(200, &metadata)
    }

    fn register(&self, body: &str) -> Reply {
        let request: Value = serde_json::from_str(body).unwrap_or_default();
        let mut state = self.state();
        state.n_registrations += 1;
        let id = state.make("client");
        let redirect = request["redirect_uris"][0].as_str().unwrap_or_default().to_owned();
        state.clients.insert(id.clone(), redirect);
        json_reply(201, &json!({ "client_id": id, "token_endpoint_auth_method": "none" }))
    }

    /// The page on which somebody says yes: here everybody does.
    fn authorize(&self, query: &str) -> Reply {
        let fields = fields(query);
        let given = |key: &str| fields.get(key).cloned().unwrap_or_default();
        let mut state = self.state();
        let registered = state.clients.get(&given("client_id")).cloned();
        let is_known =
            registered.is_some_and(|registered| registered.is_empty() || registered == given("redirect_uri"));
        let is_right = (given("response_type"), given("code_challenge_method"), given("resource"))
            == ("code".to_owned(), "S256".to_owned(), format!("{}/mcp", self.origin));
        if !is_known || !is_right {
            return (400, Vec::new(), format!("wrong request: {query}"));
        }
        let Ok(mut back) = Url::parse(&given("redirect_uri")) else { return (400, Vec::new(), String::new()) };
        if self.fault == Fault::Denied {
            back.query_pairs_mut().append_pair("error", "access_denied");
        } else {
            let code = state.make("code");
            let (challenge, scope) = (given("code_challenge"), given("scope"));
            let kept = Code { challenge, redirect: given("redirect_uri"), client: given("client_id"), scope };
            state.codes.insert(code.clone(), kept);
            back.query_pairs_mut().append_pair("code", &code);
        }
        let issuer = if self.fault == Fault::MixUp { "https://login.example" } else { &self.origin };
        back.query_pairs_mut().append_pair("state", &given("state")).append_pair("iss", issuer);
        (302, vec![("location", back.to_string())], String::new())
    }

    fn token(&self, asked: &Asked) -> Reply {
        match self.fault {
            Fault::GarbageTokens => return (200, Vec::new(), "<html>no token here</html>".to_owned()),
            Fault::EndlessTokens => return json_reply(200, &json!({ "access_token": "x".repeat(10_000_000) })),
            _ => {}
        }
        let fields = fields(&asked.body);
        let given = |key: &str| fields.get(key).cloned().unwrap_or_default();
        let refused = || json_reply(400, &json!({ "error": "invalid_grant" }));
        if given("resource") != format!("{}/mcp", self.origin) {
            return json_reply(400, &json!({ "error": "invalid_target" }));
        }
        if given("grant_type") == "refresh_token" {
            let awaited = self.state().awaited.clone();
            while !awaited.iter().all(|file| file.exists()) {
                std::thread::sleep(Duration::from_millis(5));
            }
            let mut state = self.state();
            state.n_refreshes += 1;
            if !state.refresh.remove(&given("refresh_token")) {
                return refused();
            }
            return grant(&mut state, String::new());
        }
        let mut state = self.state();
        let Some(code) = state.codes.remove(&given("code")) else { return refused() };
        let proof = URL_SAFE_NO_PAD.encode(Sha256::digest(given("code_verifier").as_bytes()));
        let client = client_of(asked.authorization.as_deref()).unwrap_or_else(|| given("client_id"));
        if (proof, given("redirect_uri"), client) != (code.challenge, code.redirect, code.client) {
            return refused();
        }
        grant(&mut state, code.scope)
    }

    fn protocol(&self, asked: &Asked) -> Reply {
        let token = asked.authorization.as_deref().and_then(|header| header.strip_prefix("Bearer "));
        let scope = token.and_then(|token| self.state().access.get(token).cloned());
        let (Some(token), Some(scope)) = (token, scope) else {
            let metadata = format!("{}/.well-known/oauth-protected-resource/mcp", self.origin);
            return (
                401,
                vec![("www-authenticate", format!("Bearer resource_metadata=\"{metadata}\""))],
                String::new(),
            );
        };
        let message: Value = serde_json::from_str(&asked.body).unwrap_or_default();
        let params = &message["params"];
        let result = match message["method"].as_str().unwrap_or_default() {
            "initialize" => json!({ "protocolVersion": "2025-06-18", "capabilities": { "tools": {} },
                "serverInfo": { "name": "vault", "version": "1" } }),
            "tools/list" => {
                let schema = json!({ "type": "object" });
                let tool = |name: &str, description: &str| json!({ "name": name, "description": description, "inputSchema": schema });
                json!({ "tools": [
                    tool("whoami", "Says who is logged in."),
                    tool("change", "Changes something, for those who may."),
                    tool("gossip", &format!("Tells the token {token}.")),
                ] })
            }
            "tools/call" if params["name"] == "change" && scope != "write" => {
                let challenge = "Bearer error=\"insufficient_scope\", scope=\"write\"";
                return (403, vec![("www-authenticate", challenge.to_owned())], String::new());
            }
            "tools/call" if params["name"] == "change" => text("changed"),
            "tools/call" if params["name"] == "gossip" => text(&format!("the token is {token}")),
            "tools/call" => text("ada"),
            _ if message["id"].is_null() => return (202, Vec::new(), String::new()),
            _ => {
                let error = json!({ "code": -32601, "message": "no such method" });
                return json_reply(200, &json!({ "jsonrpc": "2.0", "id": message["id"], "error": error }));
            }
        };
        json_reply(200, &json!({ "jsonrpc": "2.0", "id": message["id"], "result": result }))
    }
}

fn grant(state: &mut State, scope: String) -> Reply {
    let (access, refresh) = (state.make("access"), state.make("refresh"));
    state.access.insert(access.clone(), scope);
    state.refresh.insert(refresh.clone());
    let lifetime = state.lifetime;
    json_reply(
        200,
        &json!({ "access_token": access, "token_type": "Bearer", "expires_in": lifetime, "refresh_token": refresh }),
    )
}

/// The client of `Basic` with the secret that every test gives.
fn client_of(header: Option<&str>) -> Option<String> {
    let both = STANDARD.decode(header?.strip_prefix("Basic ")?).ok()?;
    String::from_utf8(both).ok()?.strip_suffix(":the+secret%21").map(str::to_owned)
}

fn text(text: &str) -> Value {
    json!({ "content": [{ "type": "text", "text": text }] })
}

fn json_reply(status: u16, body: &Value) -> Reply {
    (status, vec![("content-type", "application/json".to_owned())], body.to_string())
}

fn fields(text: &str) -> BTreeMap<String, String> {
    form_urlencoded::parse(text.as_bytes()).into_owned().collect()
}

fn read(stream: &TcpStream) -> Option<Asked> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let mut words = line.split_whitespace();
    let (method, target) = (words.next()?.to_owned(), words.next()?.to_owned());
    let (path, query) = target.split_once('?').unwrap_or((&target, ""));
    let (mut n_bytes, mut authorization) = (0, None);
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).ok()?;
        let Some((name, value)) = header.trim_end().split_once(':') else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => n_bytes = value.trim().parse().ok()?,
            "authorization" => authorization = Some(value.trim().to_owned()),
            _ => {}
        }
    }
    let mut body = vec![0; n_bytes];
    reader.read_exact(&mut body).ok()?;
    let (path, query) = (path.to_owned(), query.to_owned());
    Some(Asked { method, path, query, authorization, body: String::from_utf8(body).ok()? })
}
