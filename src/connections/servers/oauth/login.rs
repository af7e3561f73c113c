//! One login: find out where, say who we are, send somebody there, take the code back, trade it for tokens.

use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64URL;
use http::Method;
use http::header::{ACCEPT, CONTENT_TYPE, HeaderName, WWW_AUTHENTICATE};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tokio::net::TcpListener;
use url::Url;

use super::super::http::Fetched;
use super::Authorization;
use super::challenge::Challenge;
use super::discovery::{Place, discover};
use super::redirect::{CALLBACK, Expected, wait};
use super::store::Record;
use super::tokens::{self, Identity, NoTokens};

/// How long somebody may take to log in.
pub(super) const PATIENCE: Duration = Duration::from_secs(600);
/// How long it may take to find out where.
const BEGIN_PATIENCE: Duration = Duration::from_secs(30);

/// A login that somebody has to do now.
pub(crate) struct Login {
    authorization: Arc<Authorization>,
    identity: Identity,
    /// What will be kept, without its tokens.
    record: Record,
    /// The authorization server says in every redirect who it is.
    names_itself: bool,
    listener: TcpListener,
    redirect: String,
    /// Our own page that leads to `address`: anybody may see it, for it gives no `state` away.
    start: String,
    address: Url,
    state: String,
    verifier: String,
}

impl Login {
    /// `is_anew`: as a new client, whatever was registered before.
    pub(in super::super) async fn begin(
        authorization: &Arc<Authorization>,
        challenge: Option<&Challenge>,
        is_anew: bool,
    ) -> Result<Self, String> {
        let begun = tokio::time::timeout(BEGIN_PATIENCE, Self::begin_now(authorization, challenge, is_anew)).await;
        begun.map_err(|_| "it takes too long to say where to log in".to_owned())?
    }

    async fn begin_now(
        authorization: &Arc<Authorization>,
        challenge: Option<&Challenge>,
        is_anew: bool,
    ) -> Result<Self, String> {
        let challenge = match challenge {
            Some(challenge) => challenge.clone(),
            None => probe(authorization).await?,
        };
        let place = discover(&authorization.http, &authorization.server, &challenge).await?;
        let entry = &authorization.entry;
        let is_meant = |issuer: &String| issuer.trim_end_matches('/') == place.issuer.trim_end_matches('/');
        if !entry.issuer.as_ref().is_none_or(is_meant) {
            return Err("its authorization server is not the 'oauth.issuer' of its entry".to_owned());
        }
        let known = if is_anew { None } else { authorization.registration(&place.issuer).await? };
        let (listener, port) = listen(entry.port, known.as_ref().map(|(_, port)| *port)).await?;
        let redirect = format!("http://127.0.0.1:{port}{CALLBACK}");
        let (identity, registered_port) = match (&entry.client_id, known) {
            (Some(id), _) => {
                let secret = entry.client_secret.clone();
                (Identity { id: id.clone(), secret, is_secret_in_body: place.wants_secret_in_body }, None)
            }
            (None, Some((known, known_port))) if known_port == port => (known, Some(port)),
            (None, _) => (register(authorization, &place, &redirect).await?, Some(port)),
        };
        let (state, verifier) = (random::<32>()?, random::<32>()?);
        let scopes = if entry.scopes.is_empty() { place.scopes.join(" ") } else { entry.scopes.join(" ") };
        let mut address = place.authorization.clone();
        address
            .query_pairs_mut()
            .append_pair("response_type", "code")
            .append_pair("client_id", &identity.id)
            .append_pair("redirect_uri", &redirect)
            .append_pair("state", &state)
            .append_pair("code_challenge", &BASE64URL.encode(Sha256::digest(verifier.as_bytes())))
            .append_pair("code_challenge_method", "S256")
            .append_pair("resource", &place.resource);
        if !scopes.is_empty() {
            address.query_pairs_mut().append_pair("scope", &scopes);
        }
        let start = format!("/login/{}", random::<9>()?);
        // The secret of a client that the entry names stays there.
        let secret = identity.secret.clone().filter(|_| registered_port.is_some());
        let record = Record {
            server: authorization.store.server().to_owned(),
            issuer: place.issuer,
            token_endpoint: place.token.to_string(),
            resource: place.resource,
            client: Some(Identity { secret, ..identity.clone() }),
            port: registered_port,
            tokens: None,
        };
        // Before anybody comes back: the next login is of the same client.
        authorization.keep_registration(record.clone()).await?;
        let (authorization, names_itself) = (Arc::clone(authorization), place.names_itself);
        Ok(Self { authorization, identity, record, names_itself, listener, redirect, start, address, state, verifier })
    }

    /// The page of the authorization server.
    pub(crate) fn address(&self) -> &Url {
        &self.address
    }

    /// The page of ours that leads there, while this login is waited for.
    pub(in super::super) fn start(&self) -> String {
        self.redirect.replace(CALLBACK, &self.start)
    }

    /// Whose page it is.
    pub(in super::super) fn site(&self) -> String {
        self.address.origin().ascii_serialization()
    }

    /// Waits for somebody to log in, and keeps the tokens.
    pub(crate) async fn complete(self) -> Result<(), String> {
        let mut record = self.record;
        let expected = Expected {
            start: self.start,
            address: self.address,
            state: self.state,
            issuer: record.issuer.clone(),
            names_itself: self.names_itself,
        };
        let (authorization, identity) = (&self.authorization, &self.identity);
        let (redirect, verifier) = (self.redirect.as_str(), self.verifier.as_str());
        let trade = |code: String| async move {
            let fields = [
                ("grant_type", "authorization_code"),
                ("code", code.as_str()),
                ("redirect_uri", redirect),
                ("code_verifier", verifier),
                ("resource", record.resource.as_str()),
            ];
            let tokens = tokens::ask(&authorization.http, &record.token_endpoint, identity, &fields).await;
            record.tokens = Some(tokens.map_err(|error| match error {
                NoTokens::Refused(code) => format!("its token endpoint refuses the login: {code}"),
                NoTokens::Failed(reason) => reason,
            })?);
            authorization.keep(record).await
        };
        let done = tokio::time::timeout(PATIENCE, wait(self.listener, expected, trade)).await;
        done.map_err(|_| format!("nobody logged in within {} minutes", PATIENCE.as_secs() / 60))?
    }
}

/// Asks the server without a token, for what it says then.
async fn probe(authorization: &Authorization) -> Result<Challenge, String> {
    let own = json!({ "name": "orchestrator", "version": env!("CARGO_PKG_VERSION") });
    let params = json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": own });
    let hello = json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": params });
    let mut headers =
        vec![(CONTENT_TYPE, "application/json".to_owned()), (ACCEPT, "application/json, text/event-stream".to_owned())];
    for (name, value) in &authorization.headers {
        let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| format!("'headers.{name}' cannot be sent"))?;
        headers.push((name, value.clone()));
    }
    let body = hello.to_string().into_bytes();
    let Fetched { status, headers, .. } =
        authorization.http.fetch(Method::POST, authorization.server.as_str(), &headers, body).await?;
    if status != http::StatusCode::UNAUTHORIZED {
        return Err(format!("it asks for no login, it answers with status {}", status.as_u16()));
    }
    let challenge = headers.get(WWW_AUTHENTICATE).and_then(|header| header.to_str().ok());
    Ok(Challenge::read(challenge.unwrap_or_default()))
}

/// A port of this machine: the one of the entry, else the one that was registered, if it is free, else any.
async fn listen(wanted: Option<u16>, known: Option<u16>) -> Result<(TcpListener, u16), String> {
    const HERE: &str = "127.0.0.1";
    let opened = match (wanted, known) {
        (Some(port), _) => {
            let taken = |_| format!("the port {port} of 'oauth' is taken");
            TcpListener::bind((HERE, port)).await.map_err(taken)?
        }
        (None, known) => match TcpListener::bind((HERE, known.unwrap_or_default())).await {
            Ok(listener) => listener,
            Err(_) => TcpListener::bind((HERE, 0)).await.map_err(|_| "this machine has no free port".to_owned())?,
        },
    };
    let port = opened.local_addr().map_err(|_| "this machine has no free port".to_owned())?.port();
    Ok((opened, port))
}

/// Introduces us to an authorization server that does not know us (RFC 7591).
async fn register(authorization: &Authorization, place: &Place, redirect: &str) -> Result<Identity, String> {
    const LONGEST: usize = 2048;
    let endpoint = place.registration.as_ref().ok_or(
        "its authorization server takes no new clients by itself; register one there and give its id as \
         'oauth.client_id' of the entry",
    )?;
    let request = json!({
        "client_name": "Orchestrator",
        "application_type": "native",
        "redirect_uris": [redirect],
        "grant_types": ["authorization_code", "refresh_token"],
        "response_types": ["code"],
        "token_endpoint_auth_method": "none",
    });
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (ACCEPT, "application/json".to_owned())];
    let body = request.to_string().into_bytes();
    let Fetched { status, body, .. } =
        authorization.http.fetch(Method::POST, endpoint.as_str(), &headers, body).await?;
    let answer: Value = serde_json::from_slice(&body).unwrap_or_default();
    let text = |key: &str| {
        let text = answer.get(key).and_then(Value::as_str).filter(|text| !text.is_empty() && text.len() <= LONGEST);
        text.map(str::to_owned)
    };
    match text("client_id").filter(|_| status.is_success()) {
        Some(id) => {
            let method = text("token_endpoint_auth_method");
            let is_secret_in_body = method.map_or(place.wants_secret_in_body, |method| method == "client_secret_post");
            Ok(Identity { id, secret: text("client_secret"), is_secret_in_body })
        }
        None => Err(format!("its authorization server does not register us: status {}", status.as_u16())),
    }
}

/// So many random bytes as text that may stand in an address.
fn random<const N: usize>() -> Result<String, String> {
    let mut bytes = [0_u8; N];
    getrandom::fill(&mut bytes).map_err(|_| "the system gives no random numbers".to_owned())?;
    Ok(BASE64URL.encode(bytes))
}
