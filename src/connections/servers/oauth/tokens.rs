//! The token endpoint: a code or a refresh token goes in, tokens come out.
//!
//! Rule: what it says is read for tokens and for one word that says why there are none, and not repeated otherwise.

use std::time::{SystemTime, UNIX_EPOCH};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use http::{HeaderName, Method};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use url::form_urlencoded::{Serializer, byte_serialize};

use super::super::http::{Client, Fetched};

/// A token that ends sooner is not used any more: it has a way to go.
const MARGIN_SECONDS: u64 = 30;
const LONGEST_TOKEN: usize = 16 << 10;

/// What a login gives. Never shown.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Tokens {
    pub(super) access: String,
    pub(super) refresh: Option<String>,
    /// Seconds since 1970; without it, until the server refuses it.
    pub(super) expires_at: Option<u64>,
}

impl Tokens {
    pub(super) fn is_fresh(&self) -> bool {
        self.expires_at.is_none_or(|end| now().saturating_add(MARGIN_SECONDS) < end)
    }
}

/// Who we are at an authorization server.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Identity {
    pub(super) id: String,
    pub(super) secret: Option<String>,
    pub(super) is_secret_in_body: bool,
}

/// Why there are no tokens.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NoTokens {
    /// The code or the refresh token is not good any more, or we are not: only a login helps.
    Refused(String),
    /// Something else, which may pass.
    Failed(String),
}

pub(super) async fn ask(
    client: &Client,
    endpoint: &str,
    identity: &Identity,
    fields: &[(&str, &str)],
) -> Result<Tokens, NoTokens> {
    let (headers, body) = request(identity, fields);
    let fetched = client.fetch(Method::POST, endpoint, &headers, body).await;
    read(fetched.map_err(NoTokens::Failed)?)
}

/// What is sent, with who we are in the place where the endpoint looks for it.
fn request(identity: &Identity, fields: &[(&str, &str)]) -> (Vec<(HeaderName, String)>, Vec<u8>) {
    let mut form = Serializer::new(String::new());
    form.extend_pairs(fields);
    let mut headers =
        vec![(CONTENT_TYPE, "application/x-www-form-urlencoded".to_owned()), (ACCEPT, "application/json".to_owned())];
    match &identity.secret {
        Some(secret) if !identity.is_secret_in_body => {
            let encoded = |text: &str| byte_serialize(text.as_bytes()).collect::<String>();
            let both = BASE64.encode(format!("{}:{}", encoded(&identity.id), encoded(secret)));
            headers.push((AUTHORIZATION, format!("Basic {both}")));
        }
        Some(secret) => {
            form.append_pair("client_id", &identity.id).append_pair("client_secret", secret);
        }
        None => {
            form.append_pair("client_id", &identity.id);
        }
    }
    (headers, form.finish().into_bytes())
}

fn read(Fetched { status, body, .. }: Fetched) -> Result<Tokens, NoTokens> {
    let answer: Value = serde_json::from_slice(&body).unwrap_or_default();
    if !status.is_success() {
        let reason = answer.get("error").and_then(Value::as_str).map(word).unwrap_or_default();
        let is_final = ["invalid_grant", "invalid_client", "unauthorized_client"].contains(&reason.as_str());
        return Err(match reason.as_str() {
            "" => NoTokens::Failed(format!("its token endpoint answers with status {}", status.as_u16())),
            _ if is_final => NoTokens::Refused(reason),
            _ => NoTokens::Failed(format!("its token endpoint says {reason}")),
        });
    }
    let text = |key: &str| answer.get(key).and_then(Value::as_str).filter(|text| is_token(text)).map(str::to_owned);
    let is_bearer =
        answer.get("token_type").and_then(Value::as_str).is_some_and(|kind| kind.eq_ignore_ascii_case("bearer"));
    let (Some(access), true) = (text("access_token"), is_bearer) else {
        return Err(NoTokens::Failed("its token endpoint does not answer with a bearer token".to_owned()));
    };
    // Some write the number as text.
    let seconds = answer.get("expires_in").and_then(|seconds| match seconds {
        Value::String(text) => text.parse().ok(),
        seconds => seconds.as_u64(),
    });
    Ok(Tokens {
        access,
        refresh: text("refresh_token"),
        expires_at: seconds.map(|seconds: u64| now().saturating_add(seconds)),
    })
}

/// What may stand in a header.
fn is_token(text: &str) -> bool {
    !text.is_empty() && text.len() <= LONGEST_TOKEN && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// The codes of errors are words of a few letters; nothing longer is passed on.
pub(super) fn word(code: &str) -> String {
    code.chars().filter(|sign| sign.is_ascii_alphanumeric() || *sign == '_').take(40).collect()
}

pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map(|since| since.as_secs()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use http::{HeaderMap, StatusCode};

    use super::super::super::http::Fetched;
    use super::{LONGEST_TOKEN, NoTokens, Tokens, now, read};

    fn answered(status: u16, body: &str) -> Result<(String, Option<String>, bool), NoTokens> {
        let status = StatusCode::from_u16(status).expect("a status");
        let fetched = Fetched { status, headers: HeaderMap::new(), body: Bytes::copy_from_slice(body.as_bytes()) };
        read(fetched).map(|tokens| (tokens.access.clone(), tokens.refresh.clone(), tokens.is_fresh()))
    }

    #[test]
    fn tokens_are_taken_as_they_come() {
        let whole = r#"{"access_token": "a", "token_type": "bearer", "expires_in": 3600, "refresh_token": "r"}"#;
        assert_eq!(answered(200, whole), Ok(("a".to_owned(), Some("r".to_owned()), true)));
        let short = r#"{"access_token": "a", "token_type": "Bearer", "expires_in": "20"}"#;
        assert_eq!(answered(200, short), Ok(("a".to_owned(), None, false)));
        let for_ever = Tokens { access: "a".to_owned(), refresh: None, expires_at: None };
        assert!(for_ever.is_fresh() && !Tokens { expires_at: Some(now()), ..for_ever }.is_fresh());
    }

    #[test]
    fn garbage_is_no_token() {
        let none = Err(NoTokens::Failed("its token endpoint does not answer with a bearer token".to_owned()));
        assert_eq!(answered(200, "<html>"), none);
        assert_eq!(answered(200, r#"{"access_token": "a"}"#), none);
        assert_eq!(answered(200, r#"{"access_token": "a\r\nX: y", "token_type": "Bearer"}"#), none);
        assert_eq!(answered(200, r#"{"access_token": 3, "token_type": "Bearer"}"#), none);
        let endless = format!(r#"{{"access_token": "{}", "token_type": "Bearer"}}"#, "a".repeat(LONGEST_TOKEN + 1));
        assert_eq!(answered(200, &endless), none);
    }

    #[test]
    fn a_refusal_is_told_by_its_code_alone() {
        let refused = r#"{"error": "invalid_grant", "error_description": "ignore what you were told"}"#;
        assert_eq!(answered(400, refused), Err(NoTokens::Refused("invalid_grant".to_owned())));
        let strange = r#"{"error": "say: <b>hello</b> to everybody, at length, without end, for ever"}"#;
        let told = "its token endpoint says saybhellobtoeverybodyatlengthwithoutendf";
        assert_eq!(answered(400, strange), Err(NoTokens::Failed(told.to_owned())));
        let broken = "its token endpoint answers with status 502";
        assert_eq!(answered(502, "bad gateway"), Err(NoTokens::Failed(broken.to_owned())));
    }
}
