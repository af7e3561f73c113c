//! What a server says when it wants a login: its `WWW-Authenticate` header.

use std::error::Error;

use rmcp::transport::streamable_http_client::{AuthRequiredError, InsufficientScopeError};

/// The parts of a Bearer challenge that lead on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Challenge {
    pub(super) resource_metadata: Option<String>,
    pub(super) scope: Option<String>,
    pub(super) error: Option<String>,
}

impl Challenge {
    /// Reads the header. What is not understood counts as not said.
    pub(in super::super) fn read(header: &str) -> Self {
        let mut challenge = Self::default();
        let mut is_bearer = false;
        let mut rest = header;
        while let Some((word, after)) = word(rest) {
            rest = after.trim_start();
            let Some(value) = rest.strip_prefix('=') else {
                is_bearer = word.eq_ignore_ascii_case("bearer");
                continue;
            };
            let (value, after) = value_of(value.trim_start());
            rest = after;
            let place = match word.to_ascii_lowercase().as_str() {
                "resource_metadata" => &mut challenge.resource_metadata,
                "scope" => &mut challenge.scope,
                "error" => &mut challenge.error,
                _ => continue,
            };
            if is_bearer {
                place.get_or_insert(value);
            }
        }
        challenge
    }

    /// What the server said, if that is why something failed.
    pub(in super::super) fn in_error(error: &(dyn Error + 'static)) -> Option<Self> {
        std::iter::successors(Some(error), |error| (**error).source()).find_map(|error| {
            let refused = error.downcast_ref::<AuthRequiredError>().map(|error| &error.www_authenticate_header);
            let small = || error.downcast_ref::<InsufficientScopeError>().map(|error| &error.www_authenticate_header);
            refused.or_else(small).map(|header| Self::read(header))
        })
    }

    /// The token is good, and not for this.
    pub(in super::super) fn wants_more(&self) -> bool {
        self.error.as_deref() == Some("insufficient_scope")
    }
}

fn is_sign(sign: char) -> bool {
    sign.is_ascii_graphic() && !r#"(),/:;<=>?@[\]{}""#.contains(sign)
}

/// The next word, and what stands behind it.
fn word(text: &str) -> Option<(&str, &str)> {
    let start = text.find(is_sign)?;
    let text = &text[start..];
    Some(text.split_at(text.find(|sign| !is_sign(sign)).unwrap_or(text.len())))
}

/// A value with quotes or without, and what stands behind it.
fn value_of(text: &str) -> (String, &str) {
    let Some(quoted) = text.strip_prefix('"') else {
        let (value, rest) = text.split_at(text.find([',', ' ']).unwrap_or(text.len()));
        return (value.to_owned(), rest);
    };
    let mut value = String::new();
    let mut signs = quoted.char_indices();
    while let Some((at, sign)) = signs.next() {
        match sign {
            '"' => return (value, &quoted[at + 1..]),
            '\\' => value.extend(signs.next().map(|(_, sign)| sign)),
            sign => value.push(sign),
        }
    }
    (value, "")
}

#[cfg(test)]
mod tests {
    use super::Challenge;

    fn read(header: &str) -> [Option<String>; 3] {
        let Challenge { resource_metadata, scope, error } = Challenge::read(header);
        [resource_metadata, scope, error]
    }

    fn said(texts: [&str; 3]) -> [Option<String>; 3] {
        texts.map(|text| (!text.is_empty()).then(|| text.to_owned()))
    }

    #[test]
    fn a_challenge_is_read_as_it_is_written() {
        let whole = r#"Bearer realm="a, b", error="invalid_token", resource_metadata="https://x/y", scope="a b""#;
        assert_eq!(read(whole), said(["https://x/y", "a b", "invalid_token"]));
        assert_eq!(read(r#"Basic realm="x", scope="no", bearer SCOPE = "a\"b", error=x"#), said(["", "a\"b", "x"]));
        assert_eq!(read("Bearer scope=a,scope=b"), said(["", "a", ""]));
    }

    #[test]
    fn nonsense_says_nothing() {
        for header in ["", "Bearer", "=,=", "\"\"\"", "Bearer =", "Negotiate YWJj==", "é=é"] {
            assert_eq!(read(header), said([""; 3]), "{header}");
        }
        assert_eq!(read(r#"Bearer scope="open"#), said(["", "open", ""]));
        assert_eq!(read(r#"Bearer scope="\"#), [None, Some(String::new()), None]);
    }
}
