//! Who may ask this server over HTTP: by which name it was reached, and from which page. The SDK asks the same for `/mcp`, but an origin
//! that merely begins like one of the list is enough for it.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Names of this machine for itself; another name may have been made to point here.
const OWN_NAMES: [&str; 3] = ["localhost", "127.0.0.1", "::1"];

/// Whom to let in.
pub(super) struct Doors {
    /// Beyond loopback it is reached by names we cannot know; the token decides.
    pub(super) is_loopback: bool,
    /// Origins of pages: `scheme://host:port`, `scheme://host:*`, or without a port for any.
    pub(super) pages: Vec<String>,
}

pub(super) async fn require_known(State(doors): State<Arc<Doors>>, request: Request, next: Next) -> Response {
    match doors.check(request.headers(), request.uri()) {
        Ok(()) => next.run(request).await,
        Err((status, reason)) => (status, format!("{reason}\n")).into_response(),
    }
}

impl Doors {
    fn check(&self, headers: &HeaderMap, uri: &Uri) -> Result<(), (StatusCode, &'static str)> {
        let host = match headers.get(header::HOST) {
            Some(host) => host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()),
            None => uri.authority().cloned(),
        };
        let host = host.ok_or((StatusCode::BAD_REQUEST, "the request does not say which host it is for"))?;
        let name = plain_host(&host);
        if self.is_loopback && !OWN_NAMES.contains(&name.as_str()) {
            return Err((StatusCode::FORBIDDEN, "this host is not served here"));
        }
        let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
        let origin = origin.to_str().ok().and_then(|origin| origin.trim().parse::<Uri>().ok());
        let is_known = origin.is_some_and(|origin| self.pages.iter().any(|page| is_of_page(&origin, page)));
        if is_known { Ok(()) } else { Err((StatusCode::FORBIDDEN, "pages of this origin are not served here")) }
    }
}

/// Without the brackets of an address, in lower case.
fn plain_host(authority: &Authority) -> String {
    authority.host().trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase()
}

fn is_of_page(origin: &Uri, page: &str) -> bool {
    let Ok(page) = page.trim().trim_end_matches(":*").parse::<Uri>() else { return false };
    let (Some(own), Some(other)) = (origin.authority(), page.authority()) else { return false };
    // What follows the name is a port, or the name goes on.
    if own.as_str() != own.host() && own.port_u16().is_none() {
        return false;
    }
    let port = |uri: &Uri, authority: &Authority| {
        authority.port_u16().or_else(|| match uri.scheme_str() {
            Some("http") => Some(80),
            Some("https") => Some(443),
            _ => None,
        })
    };
    let is_any_port = other.port_u16().is_none();
    origin.scheme().is_some()
        && origin.scheme() == page.scheme()
        && plain_host(own) == plain_host(other)
        && (is_any_port || port(origin, own) == port(&page, other))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, Uri};

    use super::Doors;

    fn status(is_loopback: bool, host: &'static str, origin: Option<&'static str>) -> u16 {
        let pages = ["http://localhost:*", "http://[::1]:*", "https://app.example", "https://other.example:8443"];
        let doors = Doors { is_loopback, pages: pages.map(str::to_owned).into() };
        let mut headers = HeaderMap::new();
        if !host.is_empty() {
            headers.insert("host", HeaderValue::from_static(host));
        }
        if let Some(origin) = origin {
            headers.insert("origin", HeaderValue::from_static(origin));
        }
        doors.check(&headers, &Uri::from_static("/api")).map_or_else(|(status, _)| status.as_u16(), |()| 200)
    }

    #[test]
    fn only_names_of_this_machine_lead_here() {
        for host in ["localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]:8080"] {
            assert_eq!(status(true, host, None), 200, "{host}");
        }
        for host in ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "127.0.0.2"] {
            assert_eq!(status(true, host, None), 403, "{host}");
        }
        for host in ["", "a b", "user@"] {
            assert_eq!(status(true, host, None), 400, "{host}");
        }
        assert_eq!(status(false, "anything.example", None), 200);
    }

    #[test]
    fn only_pages_on_the_list_may_ask() {
        for origin in ["http://localhost:3000", "http://[::1]:9", "https://app.example", "https://other.example:8443"] {
            assert_eq!(status(true, "localhost", Some(origin)), 200, "{origin}");
        }
        for origin in [
            "null",
            "https://evil.example",
            "https://localhost:3000",
            "http://localhost.evil.example",
            "http://localhost:80.evil.example",
            "http://localhost:",
            "https://other.example",
            "https://other.example:1",
            "localhost",
            "",
        ] {
            assert_eq!(status(true, "localhost", Some(origin)), 403, "{origin}");
        }
    }
}
