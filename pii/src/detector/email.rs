//! E-mail addresses: read outwards from each `@`, a bounded number of characters either way.

use super::Finding;
use super::text::{char_after, char_before, joins};
use crate::kind::Kind;

const MAX_LOCAL_CHARACTERS: usize = 64;
const MAX_DOMAIN_CHARACTERS: usize = 253;
const MAX_LABEL_BYTES: usize = 63;
/// How many ends of a domain are tried.
const MAX_CUTS: usize = 4;

/// Ends of file names such as `logo@2x.png`; none of them is a top-level domain.
const FILE_ENDINGS: [&str; 24] = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "ico", "bmp", "tiff", "css", "scss", "js", "mjs", "ts", "tsx", "jsx",
    "json", "html", "htm", "xml", "pdf", "txt", "csv", "log",
];

/// Attributes that follow a matrix product, as in `x@layer.weight`.
const ATTRIBUTES: [&str; 9] = ["weight", "weights", "bias", "values", "data", "grad", "shape", "transpose", "mT"];

/// Names that belong to a service on any host, not to a person.
const SERVICE_NAMES: [&str; 1] = ["git"];

pub(super) fn find(text: &str, found: &mut Vec<Finding>) {
    // Addresses in query strings are percent-encoded.
    for sign in ["@", "%40"] {
        for (at, _) in text.match_indices(sign) {
            let Some(start) = local_start(text, at) else { continue };
            let Some(end) = domain_end(text, at + sign.len()) else { continue };
            found.push(Finding { range: start..end, kind: Kind::Email });
        }
    }
}

/// Where the part before the `@` begins.
fn local_start(text: &str, at: usize) -> Option<usize> {
    let is_local = |c: char| joins(c) || matches!(c, '.' | '%' | '+' | '-' | '\'');
    let mut start = at;
    for (n_characters, (index, c)) in text.get(..at)?.char_indices().rev().enumerate() {
        if !is_local(c) {
            break;
        }
        if n_characters == MAX_LOCAL_CHARACTERS {
            return None;
        }
        start = index;
    }
    // The letter of a written-out line break is not part of the address.
    if char_before(text, start) == Some('\\') && matches!(char_after(text, start), Some('n' | 'r' | 't')) {
        start += 1;
    }
    let local = text.get(start..at)?;
    let trimmed = local.trim_start_matches(['.', '\'', '-', '+', '%']);
    let start = at - trimmed.len();
    // `https://user@host` names an account of a host, which its URL shows anyway.
    let is_in_url = text.get(..start)?.ends_with("//");
    let is_name = trimmed.ends_with(joins) || trimmed.ends_with(['-', '+']);
    (is_name && !is_in_url && !SERVICE_NAMES.contains(&trimmed)).then_some(start)
}

/// Where the domain that starts at `start` ends. What is tied to it with a dash or dot may be no
/// part of it, as in `a@example.org-2024`.
fn domain_end(text: &str, start: usize) -> Option<usize> {
    let rest = text.get(start..)?;
    let is_domain = |c: char| c != '_' && (joins(c) || matches!(c, '.' | '-'));
    let length = rest.chars().take(MAX_DOMAIN_CHARACTERS).take_while(|c| is_domain(*c)).map(char::len_utf8).sum();
    let longest = rest.get(..length)?.split("..").next()?.trim_end_matches(['.', '-']);
    let cuts = longest.rmatch_indices(['.', '-']).map(|(at, _)| at);
    let ends = std::iter::once(longest.len()).chain(cuts).take(MAX_CUTS);
    let mut domains = ends.filter_map(|end| longest.get(..end));
    domains.find(|domain| is_domain_name(domain, rest.get(domain.len()..))).map(|domain| start + domain.len())
}

/// `next` is what follows the domain.
fn is_domain_name(domain: &str, next: Option<&str>) -> bool {
    let Some((hosts, top)) = domain.rsplit_once('.') else { return false };
    let is_label =
        |label: &str| (1..=MAX_LABEL_BYTES).contains(&label.len()) && !label.starts_with('-') && !label.ends_with('-');
    let is_top = top.chars().count() >= 2 && (top.chars().all(char::is_alphabetic) || top.starts_with("xn--"));
    let is_file = FILE_ENDINGS.contains(&top.to_ascii_lowercase().as_str());
    let is_code = ATTRIBUTES.contains(&top) || next.is_some_and(|next| next.starts_with('('));
    hosts.split('.').all(is_label) && is_top && !is_file && !is_code
}
