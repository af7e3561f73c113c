//! From a server that wants a login to the place where one logs in: the metadata of the resource (RFC 9728), then that of its
//! authorization server (RFC 8414, `OpenID` Connect).
//!
//! Rule: whoever is asked must say that they are the one that was asked for. No message repeats what they say.

use http::Method;
use serde_json::{Map, Value};
use url::Url;

use super::super::http::{Client, Fetched};
use super::addresses::{covers, named_by, without_query};
use super::challenge::Challenge;

const RESOURCE: &str = "/.well-known/oauth-protected-resource";
const SERVER: &str = "/.well-known/oauth-authorization-server";
const OPENID: &str = "/.well-known/openid-configuration";

/// Where one logs in for a server.
pub(super) struct Place {
    /// The server as its authorization server knows it.
    pub(super) resource: String,
    /// What to ask for, if nobody says otherwise.
    pub(super) scopes: Vec<String>,
    pub(super) issuer: String,
    pub(super) authorization: Url,
    pub(super) token: Url,
    pub(super) registration: Option<Url>,
    /// It takes a client's secret in the body alone.
    pub(super) wants_secret_in_body: bool,
    /// It says in every redirect who it is.
    pub(super) names_itself: bool,
}

pub(super) async fn discover(client: &Client, server: &Url, challenge: &Challenge) -> Result<Place, String> {
    let document = resource_metadata(client, server, challenge).await?;
    let (resource, issuer, mut scopes) = match &document {
        Some(document) => {
            let named = document.get("resource").and_then(Value::as_str).unwrap_or_default();
            let is_ours = Url::parse(named).is_ok_and(|named| covers(&named, server));
            if !is_ours {
                return Err("its metadata is for another server".to_owned());
            }
            let issuer = texts(document, "authorization_servers").into_iter().next();
            let issuer = issuer.ok_or("its metadata names no authorization server")?;
            (named.to_owned(), issuer, texts(document, "scopes_supported"))
        }
        // Servers from before there was such metadata are authorization servers themselves.
        None => (without_query(server).to_string(), server.origin().ascii_serialization(), Vec::new()),
    };
    let found = server_metadata(client, server, &issuer).await?;
    if let Some(scope) = &challenge.scope {
        scopes = scope.split_whitespace().map(str::to_owned).collect();
    }
    // Without it many give no refresh token.
    let offline = "offline_access".to_owned();
    if texts(&found, "scopes_supported").contains(&offline) && !scopes.contains(&offline) {
        scopes.push(offline);
    }
    let address = |key: &str, what: &str| match found.get(key).and_then(Value::as_str) {
        Some(address) => named_by(server, what, address).map(Some),
        None => Ok(None),
    };
    let missing = || "its authorization server does not say where to log in".to_owned();
    let methods = texts(&found, "token_endpoint_auth_methods_supported");
    let takes = |method: &str| methods.iter().any(|known| known == method);
    Ok(Place {
        resource,
        scopes,
        issuer,
        authorization: address("authorization_endpoint", "login page")?.ok_or_else(missing)?,
        token: address("token_endpoint", "token endpoint")?.ok_or_else(missing)?,
        registration: address("registration_endpoint", "registration endpoint")?,
        wants_secret_in_body: takes("client_secret_post") && !takes("client_secret_basic"),
        names_itself: found.get("authorization_response_iss_parameter_supported") == Some(&Value::Bool(true)),
    })
}

/// None if the server has no such metadata.
async fn resource_metadata(
    client: &Client,
    server: &Url,
    challenge: &Challenge,
) -> Result<Option<Map<String, Value>>, String> {
    if let Some(address) = &challenge.resource_metadata {
        let address = named_by(server, "metadata", address)?;
        let document = document(client, &address).await?;
        return document.map(Some).ok_or_else(|| "its metadata is not where it says".to_owned());
    }
    let path = server.path().trim_end_matches('/');
    for path in [format!("{RESOURCE}{path}"), RESOURCE.to_owned()] {
        if let Some(document) = document(client, &at(server, &path)).await? {
            return Ok(Some(document));
        }
    }
    Ok(None)
}

async fn server_metadata(client: &Client, server: &Url, issuer: &str) -> Result<Map<String, Value>, String> {
    let address = named_by(server, "authorization server", issuer)?;
    if address.query().is_some() {
        return Err("the address of its authorization server is not a plain one".to_owned());
    }
    let path = address.path().trim_end_matches('/');
    let places = [format!("{SERVER}{path}"), format!("{OPENID}{path}"), format!("{path}{OPENID}")];
    let n_places = if path.is_empty() { 2 } else { 3 };
    for place in &places[..n_places] {
        let Some(found) = document(client, &at(&address, place)).await? else { continue };
        let named = found.get("issuer").and_then(Value::as_str).unwrap_or_default();
        if named.trim_end_matches('/') != issuer.trim_end_matches('/') {
            return Err("its authorization server says it is another one".to_owned());
        }
        // Who does not say so has no proof against stolen codes.
        if !texts(&found, "code_challenge_methods_supported").iter().any(|method| method == "S256") {
            return Err("its authorization server does not support PKCE with S256".to_owned());
        }
        let kinds = texts(&found, "response_types_supported");
        if !kinds.is_empty() && !kinds.iter().any(|kind| kind == "code") {
            return Err("its authorization server gives no authorization codes".to_owned());
        }
        return Ok(found);
    }
    Err("its authorization server has no metadata".to_owned())
}

fn at(url: &Url, path: &str) -> Url {
    let mut there = without_query(url);
    there.set_path(path);
    there
}

/// None if there is no such document.
async fn document(client: &Client, address: &Url) -> Result<Option<Map<String, Value>>, String> {
    let accept = [(http::header::ACCEPT, "application/json".to_owned())];
    let Fetched { status, body, .. } = client.fetch(Method::GET, address.as_str(), &accept, Vec::new()).await?;
    if !status.is_success() {
        let is_trouble = status.is_server_error() || status == http::StatusCode::TOO_MANY_REQUESTS;
        let answered = || format!("its metadata is answered with status {}", status.as_u16());
        return if is_trouble { Err(answered()) } else { Ok(None) };
    }
    serde_json::from_slice(&body).map(Some).map_err(|_| "its metadata is not a JSON object".to_owned())
}

fn texts(document: &Map<String, Value>, key: &str) -> Vec<String> {
    let items = document.get(key).and_then(Value::as_array).into_iter().flatten();
    items.filter_map(Value::as_str).map(str::to_owned).collect()
}
