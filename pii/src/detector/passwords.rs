//! Secrets recognised by what stands before them: `password = ...`, `Authorization: Bearer ...`.
//! Only the value is the finding. Names, types, calls and placeholders in its place do not count.

use std::ops::Range;

use regex::Regex;

use super::Finding;
use super::text::{after, char_before};
use crate::error::PiiError;
use crate::kind::Kind;

/// Words for a password, whatever they end.
const PASSWORD: &str = r"
    (?: password | passwd | passwort | kennwort | passphrase | mot\ de\ passe | contrase[ñn]a | senha | wachtwoord
      | hasło | пароль | 密码 | 密碼 | パスワード | 비밀번호 | pwd )";
/// Words for other secrets.
const SECRET: &str = r"
    (?: secret[_-]?access[_-]?key | secret[_-]?key | client[_-]?secret | api[_-]?secret | secret | api[_-]?key
      | private[_-]?key | access[_-]?key | auth[_-]?token | access[_-]?token | refresh[_-]?token | token )";
/// The character that gives such a word a value.
const SIGN: &str = r#" ["']? \ {0,3} (?: := | => | [:=：] ) \ {0,3}"#;
const BEARER: &str = r"(?-u:\b)(?i)bearer {1,3}([A-Za-z0-9._~+/=\-]{16,512})";
const BASIC: &str = r#"(?-u:\b)(?i)authorization["']? {0,2}[:=] {0,2}["']?basic {1,3}([A-Za-z0-9+/=]{8,512})"#;

const MAX_VALUE_BYTES: usize = 256;
const MIN_PASSWORD_CHARACTERS: usize = 6;
const MIN_SECRET_CHARACTERS: usize = 10;

/// What people write where a password would stand.
const PLACEHOLDERS: [&str; 16] = [
    "password",
    "passwd",
    "passwort",
    "secret",
    "string",
    "required",
    "optional",
    "changeme",
    "change-me",
    "example",
    "placeholder",
    "redacted",
    "hidden",
    "undefined",
    "default",
    "environment",
];

pub(super) struct Passwords {
    password: Regex,
    secret: Regex,
    bearer: Regex,
    basic: Regex,
}

impl Passwords {
    pub(super) fn new() -> Result<Self, PiiError> {
        let assignment = |word: &str| Regex::new(&format!("(?xi){word}{SIGN}"));
        Ok(Self {
            password: assignment(PASSWORD)?,
            secret: assignment(SECRET)?,
            bearer: Regex::new(BEARER)?,
            basic: Regex::new(BASIC)?,
        })
    }

    pub(super) fn find(&self, text: &str, found: &mut Vec<Finding>) {
        for (words, is_password) in [(&self.password, true), (&self.secret, false)] {
            let values = words.find_iter(text).filter_map(|word| judge_value(text, word.range(), is_password));
            found.extend(values.map(|range| Finding { range, kind: Kind::ApiKey }));
        }
        for header in self.bearer.captures_iter(text).chain(self.basic.captures_iter(text)) {
            let Some(value) = header.get(1) else { continue };
            let value = value.start()..value.start() + value.as_str().trim_end_matches('.').len();
            let is_key = text.get(value.clone()).is_some_and(|value| value.contains(|c: char| c.is_ascii_digit()));
            if is_key {
                found.push(Finding { range: value, kind: Kind::ApiKey });
            }
        }
    }
}

/// `word` ends where the value begins.
fn judge_value(text: &str, word: Range<usize>, is_password: bool) -> Option<Range<usize>> {
    let name = text.get(word.clone())?;
    // Short words are parts of others: `cwd`, `tokens`.
    let is_short = ["pwd", "token"].iter().any(|short| name.to_ascii_lowercase().starts_with(short));
    if is_short
        && char_before(text, word.start).is_some_and(char::is_alphabetic)
        && !name.starts_with(char::is_uppercase)
    {
        return None;
    }
    let rest = after(text, word.end, MAX_VALUE_BYTES);
    let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\'' | '`'));
    let (start, value) = match quote {
        Some(quote) => {
            let inside = rest.get(1..)?;
            (word.end + 1, inside.get(..inside.find([quote, '\n'])?)?)
        }
        None => (word.end, bare_value(rest, name)),
    };
    let min = if is_password { MIN_PASSWORD_CHARACTERS } else { MIN_SECRET_CHARACTERS };
    let is_long = value.chars().count() >= min && value.len() < MAX_VALUE_BYTES;
    let is_secret = if quote.is_some() { is_quoted_secret(value, is_password) } else { is_bare_secret(value) };
    (is_long && is_secret && !is_placeholder(value)).then(|| start..start + value.len())
}

/// Up to a space, quote or bracket; in `a=1&b=2` up to the `&` as well.
fn bare_value<'a>(rest: &'a str, name: &str) -> &'a str {
    let is_query = name.ends_with('=');
    let ends = |c: char| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, '"' | '\'' | '`' | ',' | ';' | '<' | '>' | '|')
            || (is_query && c == '&')
    };
    rest.split(ends).next().unwrap_or("").trim_end_matches(['.', ':', ')', ']', '}'])
}

/// Without quotes words and code stand there as well, so a digit or a special character is required.
fn is_bare_secret(value: &str) -> bool {
    let has_letter = value.contains(char::is_alphabetic);
    let has_mark = value.contains(|c: char| c.is_ascii_digit() || "!@#%^&*?~+$".contains(c));
    let is_code = value.contains(['(', '[', '{', '\\']) || value.starts_with(['/', '.', '~', '-', '$', '=']);
    has_letter && has_mark && !is_code
}

fn is_quoted_secret(value: &str, is_password: bool) -> bool {
    let has_digit = value.contains(|c: char| c.is_ascii_digit());
    !value.contains(char::is_whitespace) && value.contains(char::is_alphanumeric) && (is_password || has_digit)
}

fn is_placeholder(value: &str) -> bool {
    let lower = value.to_lowercase();
    let is_masked = value.chars().all(|c| matches!(c, '*' | '.' | 'x' | 'X' | '-' | '_' | '•'));
    let is_template = value.starts_with(['<', '$', '{', '[', '%']) || value.contains("${") || value.contains("{{");
    let is_word =
        PLACEHOLDERS.contains(&lower.as_str()) || lower.starts_with("your") || lower.starts_with("process.env");
    is_masked || is_template || is_word
}
