//! Keys and tokens recognised by their shape: a known prefix and the right characters after
//! it, signed web tokens, and private key blocks.

use std::ops::Range;

use regex::Regex;

use super::Finding;
use super::text::char_before;
use crate::error::PiiError;
use crate::kind::Kind;

/// What may follow a prefix.
#[derive(Clone, Copy)]
enum Body {
    Upper,
    Hex,
    Alphanumeric,
    /// With `_`.
    Word,
    /// With `_` and `-`.
    Dashed,
    /// With `_`, `-` and `.`.
    Dotted,
}

impl Body {
    fn contains(self, byte: u8) -> bool {
        match self {
            Self::Upper => byte.is_ascii_uppercase() || byte.is_ascii_digit(),
            Self::Hex => byte.is_ascii_hexdigit(),
            Self::Alphanumeric => byte.is_ascii_alphanumeric(),
            Self::Word => byte.is_ascii_alphanumeric() || byte == b'_',
            Self::Dashed => byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'),
            Self::Dotted => byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.'),
        }
    }
}

/// One service's keys; lengths are those of the part after the prefix.
struct Shape {
    prefix: &'static str,
    body: Body,
    min: usize,
    max: usize,
}

const fn shape(prefix: &'static str, body: Body, min: usize, max: usize) -> Shape {
    Shape { prefix, body, min, max }
}

/// No key is longer; reading stops there.
const MAX_KEY: usize = 4096;

/// The first prefix that fits counts, so a longer one stands before its own beginning.
const SHAPES: [Shape; 41] = [
    shape("AKIA", Body::Upper, 16, 16),
    shape("ASIA", Body::Upper, 16, 16),
    shape("ghp_", Body::Alphanumeric, 36, 255),
    shape("gho_", Body::Alphanumeric, 36, 255),
    shape("ghu_", Body::Alphanumeric, 36, 255),
    shape("ghs_", Body::Alphanumeric, 36, 255),
    shape("ghr_", Body::Alphanumeric, 36, 255),
    shape("github_pat_", Body::Word, 40, 255),
    shape("glpat-", Body::Dashed, 20, 255),
    shape("xoxb-", Body::Dashed, 16, 255),
    shape("xoxp-", Body::Dashed, 16, 255),
    shape("xoxa-", Body::Dashed, 16, 255),
    shape("xoxr-", Body::Dashed, 16, 255),
    shape("xoxs-", Body::Dashed, 16, 255),
    shape("xapp-", Body::Dashed, 16, 255),
    shape("sk_live_", Body::Alphanumeric, 16, 255),
    shape("sk_test_", Body::Alphanumeric, 16, 255),
    shape("rk_live_", Body::Alphanumeric, 16, 255),
    shape("rk_test_", Body::Alphanumeric, 16, 255),
    shape("whsec_", Body::Alphanumeric, 24, 255),
    shape("AIza", Body::Dashed, 35, 35),
    shape("ya29.", Body::Dashed, 20, MAX_KEY),
    shape("GOCSPX-", Body::Dashed, 20, 255),
    shape("sk-ant-", Body::Dashed, 20, 255),
    shape("sk-proj-", Body::Dashed, 20, 255),
    shape("sk-svcacct-", Body::Dashed, 20, 255),
    shape("sk-or-v1-", Body::Hex, 32, 255),
    shape("sk-", Body::Alphanumeric, 20, 255),
    shape("hf_", Body::Alphanumeric, 30, 255),
    shape("npm_", Body::Alphanumeric, 36, 36),
    shape("pypi-", Body::Dashed, 50, MAX_KEY),
    shape("dckr_pat_", Body::Dashed, 20, 255),
    shape("dop_v1_", Body::Hex, 64, 64),
    shape("shpat_", Body::Hex, 32, 32),
    shape("shpss_", Body::Hex, 32, 32),
    shape("sq0atp-", Body::Dashed, 22, 43),
    shape("sq0csp-", Body::Dashed, 43, 43),
    shape("lin_api_", Body::Alphanumeric, 32, 64),
    shape("SG.", Body::Dotted, 60, 80),
    shape("PMAK-", Body::Dashed, 50, 80),
    shape("eyJ", Body::Dotted, 30, MAX_KEY),
];

/// Bots of Telegram: their number and a key.
const BOT: &str = r"[0-9]{8,10}:[A-Za-z0-9_\-]{35}";

pub(super) struct Secrets {
    prefixes: Regex,
    bot: Regex,
}

impl Secrets {
    pub(super) fn new() -> Result<Self, PiiError> {
        let prefixes: Vec<_> = SHAPES.iter().map(|shape| regex::escape(shape.prefix)).collect();
        Ok(Self { prefixes: Regex::new(&prefixes.join("|"))?, bot: Regex::new(BOT)? })
    }

    pub(super) fn find(&self, text: &str, found: &mut Vec<Finding>) {
        self.find_shapes(text, found);
        find_private_keys(text, found);
        let is_alone = |range: &Range<usize>| {
            let continues = |c: char| Body::Dashed.contains(u8::try_from(c).unwrap_or(0));
            let next = text.get(range.end..).and_then(|rest| rest.chars().next());
            !char_before(text, range.start).is_some_and(continues) && !next.is_some_and(continues)
        };
        let bots = self.bot.find_iter(text).map(|bot| bot.range()).filter(is_alone);
        found.extend(bots.map(|range| Finding { range, kind: Kind::ApiKey }));
    }

    fn find_shapes(&self, text: &str, found: &mut Vec<Finding>) {
        let mut from = 0;
        while let Some(prefix) = self.prefixes.find_at(text, from) {
            from = prefix.end();
            let starts = !char_before(text, prefix.start()).is_some_and(|c| c.is_ascii_alphanumeric());
            let Some(shape) = SHAPES.iter().find(|shape| shape.prefix == prefix.as_str()).filter(|_| starts) else {
                continue;
            };
            let rest = text.as_bytes().get(prefix.end()..).unwrap_or_default();
            let n_body = rest.iter().take(MAX_KEY + 1).take_while(|byte| shape.body.contains(**byte)).count();
            let body = text.get(prefix.end()..prefix.end() + n_body).unwrap_or("").trim_end_matches(['.', '-', '_']);
            if (shape.min..=shape.max).contains(&body.len()) && is_plausible(shape, body) {
                found.push(Finding { range: prefix.start()..prefix.end() + body.len(), kind: Kind::ApiKey });
            }
            // Whether it was a key or not, these characters were read once and are not read again.
            from += n_body;
        }
    }
}

fn is_plausible(shape: &Shape, body: &str) -> bool {
    match shape.prefix {
        // Header, claims and signature.
        "eyJ" => {
            let parts: Vec<_> = body.split('.').collect();
            parts.len() == 3 && parts.iter().all(|part| part.len() >= 8)
        }
        "SG." => body.split('.').count() == 2,
        // Letters alone are a word of someone's style sheet.
        "sk-" | "xoxb-" | "xoxp-" => body.contains(|c: char| c.is_ascii_digit()),
        _ => true,
    }
}

/// From the line that begins a private key to the line that ends it. A block that was cut off is
/// still a secret; it goes as far as its characters.
fn find_private_keys(text: &str, found: &mut Vec<Finding>) {
    const BEGIN: &str = "-----BEGIN ";
    const END: &str = "-----END ";
    const KEY_LINE: &str = "PRIVATE KEY";
    const MAX_NAME_BYTES: usize = 48;
    let mut from = 0;
    let mut has_end = true;
    while let Some(start) = text.get(from..).and_then(|rest| Some(from + rest.find(BEGIN)?)) {
        from = start + BEGIN.len();
        let name = super::text::after(text, from, MAX_NAME_BYTES);
        let Some(n_name) =
            name.find("-----").filter(|end| name.get(..*end).is_some_and(|name| name.contains(KEY_LINE)))
        else {
            continue;
        };
        let body = from + n_name + 5;
        let Some(rest) = text.get(body..) else { return };
        // Once no end is left, looking for it again would read the rest of the text each time.
        let end = if has_end { rest.find(END) } else { None };
        has_end = end.is_some();
        let end = match end {
            Some(end) => {
                let closing = rest.get(end + END.len()..).unwrap_or("");
                let n_closing = super::text::after(closing, 0, MAX_NAME_BYTES).find("-----").map_or(0, |at| at + 5);
                body + end + END.len() + n_closing
            }
            None => body + rest.find(|c: char| !is_key_text(c)).unwrap_or(rest.len()),
        };
        found.push(Finding { range: start..end, kind: Kind::ApiKey });
        from = end;
    }
}

fn is_key_text(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=' | '\\' | '\n' | '\r' | ' ')
}
