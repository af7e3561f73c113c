//! URLs that let their reader in: `user:password@host`, or a secret among the query parameters.
//! The whole URL is the finding, since host and path say what the secret opens.

use std::ops::Range;

use super::Finding;
use super::text::char_before;
use crate::kind::Kind;

const MAX_SCHEME_BYTES: usize = 24;
const MAX_URL_BYTES: usize = 4096;
const MIN_SECRET_BYTES: usize = 4;

/// Parameters whose value is a secret, in lower case and without `-` and `_`.
const SECRET_PARAMETERS: [&str; 25] = [
    "token",
    "accesstoken",
    "authtoken",
    "idtoken",
    "refreshtoken",
    "privatetoken",
    "auth",
    "apikey",
    "secret",
    "clientsecret",
    "password",
    "passwd",
    "passphrase",
    "pwd",
    "pass",
    "sig",
    "signature",
    "xamzsignature",
    "xamzsecuritytoken",
    "xgoogsignature",
    "session",
    "sessionid",
    "sessiontoken",
    "jwt",
    "sharedsecret",
];

pub(super) fn find(text: &str, found: &mut Vec<Finding>) {
    let starts: Vec<_> = text.match_indices("://").filter_map(|(at, _)| Some((scheme_start(text, at)?, at))).collect();
    for (index, (start, at)) in starts.iter().enumerate() {
        // A URL inside another one is looked at by itself, so each character is read once.
        let limit = starts.get(index + 1).map_or(text.len(), |(next, _)| *next);
        let Some(range) = url_range(text, *start, at + 3, limit) else { continue };
        let Some(rest) = text.get(at + 3..range.end) else { continue };
        if has_password(rest) || has_secret_parameter(rest) {
            found.push(Finding { range, kind: Kind::UrlCredentials });
        }
    }
}

fn scheme_start(text: &str, at: usize) -> Option<usize> {
    let is_scheme = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
    let n_bytes =
        text.as_bytes().get(..at)?.iter().rev().take(MAX_SCHEME_BYTES).take_while(|byte| is_scheme(byte)).count();
    let start = at - n_bytes;
    let scheme = text.get(start..at)?;
    let skipped = scheme.len() - scheme.trim_start_matches(|c: char| !c.is_ascii_alphabetic()).len();
    // The letter of a written-out line break is not part of the scheme.
    let is_escaped = char_before(text, start) == Some('\\') && scheme.starts_with(['n', 'r', 't']) && scheme.len() > 1;
    (skipped < scheme.len()).then_some(start + if is_escaped { 1 } else { skipped })
}

fn url_range(text: &str, start: usize, body: usize, limit: usize) -> Option<Range<usize>> {
    let limit = limit.min(text.floor_char_boundary(body + MAX_URL_BYTES)).max(body);
    let rest = text.get(body..limit)?;
    let ends = |c: char| c.is_whitespace() || c.is_control() || "<>\"'`{}|\\^，。；、）」".contains(c);
    let rest = rest.split(ends).next()?.trim_end_matches(['.', ',', ';', ':', '!', '?', ')', ']']);
    (!rest.is_empty()).then(|| start..body + rest.len())
}

fn has_password(rest: &str) -> bool {
    let authority = rest.split(['/', '?', '#']).next().unwrap_or("");
    let Some((user, host)) = authority.rsplit_once('@') else { return false };
    let Some((_, password)) = user.split_once(':') else { return false };
    !host.is_empty() && is_secret(password, 1)
}

fn has_secret_parameter(rest: &str) -> bool {
    rest.split(['?', '&', ';', '#']).skip(1).any(|parameter| {
        let Some((name, value)) = parameter.split_once('=') else { return false };
        let name = name.replace(['-', '_'], "").to_ascii_lowercase();
        SECRET_PARAMETERS.contains(&name.as_str()) && is_secret(value, MIN_SECRET_BYTES)
    })
}

/// Not a placeholder: `$TOKEN`, `***`, `[token]`, `YOUR_TOKEN`.
fn is_secret(value: &str, min_bytes: usize) -> bool {
    let is_masked = value.chars().all(|c| matches!(c, '*' | '.' | 'x' | 'X'));
    let is_named = value.starts_with(['$', '[', '%', ':']) || value.to_ascii_lowercase().starts_with("your");
    value.len() >= min_bytes && !is_masked && !is_named
}
