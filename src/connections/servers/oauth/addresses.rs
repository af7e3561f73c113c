//! Which addresses count. A server names several, and people and tokens are sent there.
//!
//! Rule: http and https alone; TLS, unless both ends are on this machine; and nobody out there sends us into a network
//! that is not theirs.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use url::{Host, Url};

const LONGEST: usize = 2048;

/// The address of a server that may ask for a login.
pub(super) fn resource(address: &str) -> Result<Url, String> {
    let url = Url::parse(address).map_err(|_| "'url' is not an address".to_owned())?;
    match url.scheme() {
        "https" => Ok(url),
        "http" if is_loopback(&url) => Ok(url),
        _ => Err("it wants a login, and its address is not https: tokens would travel in the open".to_owned()),
    }
}

/// An address that the server at `resource`, or whoever it names, gave for `what`.
pub(super) fn named_by(resource: &Url, what: &str, address: &str) -> Result<Url, String> {
    let refused = |reason: &str| Err(format!("the address of its {what} {reason}"));
    let Ok(url) = Url::parse(address) else { return refused("is none") };
    if !matches!(url.scheme(), "http" | "https") {
        return refused("is neither http nor https");
    }
    let has_extras = !url.username().is_empty() || url.password().is_some() || url.fragment().is_some();
    if url.host().is_none() || has_extras || address.len() > LONGEST {
        return refused("is not a plain one");
    }
    if url.scheme() == "http" && !(is_loopback(&url) && is_loopback(resource)) {
        return refused("is not https");
    }
    if is_loopback(&url) && !is_loopback(resource) || is_private(&url) && !is_private(resource) {
        return refused("leads into a network that is not its own");
    }
    Ok(url)
}

/// Is `named` the server's own address, or a folder above it on the same host?
pub(super) fn covers(named: &Url, server: &Url) -> bool {
    let folder = named.path().trim_end_matches('/');
    let is_above = server.path().strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    named.origin() == server.origin() && is_above
}

/// An address as it may be shown: without what could be a secret.
pub(super) fn without_query(url: &Url) -> Url {
    let mut plain = url.clone();
    plain.set_query(None);
    plain.set_fragment(None);
    // Both fail only where there is no host.
    let _ = plain.set_username("");
    let _ = plain.set_password(None);
    plain
}

pub(super) fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => {
            let name = name.trim_end_matches('.');
            name == "localhost" || name.ends_with(".localhost")
        }
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => as_v4(address).map_or(address.is_loopback(), |address| address.is_loopback()),
        None => false,
    }
}

/// This machine, or a network that only its neighbours reach. Names are not looked up.
fn is_private(url: &Url) -> bool {
    let address = match url.host() {
        Some(Host::Ipv4(address)) => IpAddr::V4(address),
        Some(Host::Ipv6(address)) => as_v4(address).map_or(IpAddr::V6(address), IpAddr::V4),
        Some(Host::Domain(_)) | None => return is_loopback(url),
    };
    match address {
        IpAddr::V4(address) => {
            let [first, second, ..] = address.octets();
            let is_shared = first == 100 && (64..128).contains(&second);
            first == 0 || is_shared || address.is_loopback() || address.is_private() || address.is_link_local()
        }
        IpAddr::V6(address) => {
            address.is_loopback()
                || address.is_unspecified()
                || address.is_unique_local()
                || address.is_unicast_link_local()
        }
    }
}

fn as_v4(address: Ipv6Addr) -> Option<Ipv4Addr> {
    address.to_ipv4_mapped()
}

#[cfg(test)]
mod tests {
    use url::Url;

    use super::{covers, named_by, resource};

    fn named(server: &str, address: &str) -> Result<(), String> {
        named_by(&Url::parse(server).expect("an address"), "page", address).map(drop)
    }

    #[test]
    fn tokens_travel_under_tls_or_not_at_all() {
        assert!(resource("https://tools.example/mcp").is_ok() && resource("http://127.0.0.1:8/mcp").is_ok());
        assert!(resource("http://localhost/mcp").is_ok() && resource("http://[::1]/mcp").is_ok());
        let open = "it wants a login, and its address is not https: tokens would travel in the open";
        assert_eq!(resource("http://tools.example/mcp").expect_err("open"), open);
        assert_eq!(resource("http://127.0.0.1.example/mcp").expect_err("open"), open);
    }

    #[test]
    fn a_server_leads_to_pages_of_the_web_alone() {
        let server = "https://tools.example/mcp";
        let told = |reason: &str| Err(format!("the address of its page {reason}"));
        assert_eq!(named(server, "https://login.example/authorize?x=1"), Ok(()));
        assert_eq!(named(server, "https://10.example/"), Ok(()));
        for address in ["file:///etc/passwd", "javascript:alert(1)", "vscode://x/y", "data:text/html,x"] {
            assert_eq!(named(server, address), told("is neither http nor https"), "{address}");
        }
        assert_eq!(named(server, "login"), told("is none"));
        for address in ["https://me:pw@x.example/", "https://tools.example@x.example/", "https://x.example/#y"] {
            assert_eq!(named(server, address), told("is not a plain one"), "{address}");
        }
        assert_eq!(named(server, "http://login.example/"), told("is not https"));
        assert_eq!(named("http://127.0.0.1:1/mcp", "http://login.example/"), told("is not https"));
        assert_eq!(named("http://127.0.0.1:1/mcp", "http://127.0.0.1:2/"), Ok(()));
    }

    #[test]
    fn a_server_out_there_does_not_lead_into_networks_in_here() {
        let not_its_own = Err("the address of its page leads into a network that is not its own".to_owned());
        for host in ["127.0.0.1", "localhost", "a.localhost.", "0x7f.1", "[::1]", "[::ffff:7f00:1]"] {
            assert_eq!(named("https://tools.example/", &format!("https://{host}/")), not_its_own, "{host}");
            assert_eq!(named("http://localhost:1/", &format!("https://{host}/")), Ok(()), "{host}");
        }
        for host in ["10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "[fe80::1]", "[fd00::1]"] {
            assert_eq!(named("https://tools.example/", &format!("https://{host}/")), not_its_own, "{host}");
            assert_eq!(named("https://172.16.0.9/", &format!("https://{host}/")), Ok(()), "{host}");
        }
    }

    #[test]
    fn a_resource_is_the_server_or_above_it() {
        let covers = |named: &str| {
            covers(&Url::parse(named).expect("an address"), &Url::parse("https://x.example/a/mcp").expect("an address"))
        };
        let named = ["https://x.example", "https://x.example/a", "https://x.example/a/", "https://x.example/a/mcp"];
        assert_eq!(named.map(covers), [true; 4]);
        let others =
            ["https://y.example/a/mcp", "http://x.example/a/mcp", "https://x.example/a/m", "https://x.example/a/mcp/x"];
        assert_eq!(others.map(covers), [false; 4]);
    }
}
