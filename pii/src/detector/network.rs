//! IP and MAC addresses of somebody's machine: not loopback, masks, networks or version numbers.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::ops::Range;

use regex::Regex;

use super::Finding;
use super::text::{after, before, char_after, char_before, joins, scan, starts_alone};
use crate::error::PiiError;
use crate::kind::Kind;

const IPV4: &str = r"[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}";
/// A run of everything an IPv6 address is written with.
const IPV6: &str = r"[0-9A-Fa-f:.]{3,64}";
const MAC: &str = r"(?x)
    (?: [0-9A-Fa-f]{2} : ){5} [0-9A-Fa-f]{2} | (?: [0-9A-Fa-f]{2} - ){5} [0-9A-Fa-f]{2}
    | [0-9A-Fa-f]{4} \. [0-9A-Fa-f]{4} \. [0-9A-Fa-f]{4}";
/// Words after which four numbers are a version or a place in a document; the last word decides.
const WORDS: &str = r"(?xi)
    (?P<address> \b(?:ip|ips|ipv4|addr|address|adresse|host|server|client|peer|from|via|src|dst|gateway|router)\b )
    | \b(?:version|versions|versión|versione|versão|ver|v|release|build|firmware|fw|section|sec|clause|chapter|figure|fig
        |table|article|articolo|artikel|oid|upgrade|upgraded|bump|kernel|driver|версия|версии)\b | § | 版本 | バージョン | 버전";
/// How far back such a word may stand.
const WORD_BYTES: usize = 40;

pub(super) struct Addresses {
    ipv4: Regex,
    ipv6: Regex,
    mac: Regex,
    words: Regex,
}

impl Addresses {
    pub(super) fn new() -> Result<Self, PiiError> {
        Ok(Self { ipv4: Regex::new(IPV4)?, ipv6: Regex::new(IPV6)?, mac: Regex::new(MAC)?, words: Regex::new(WORDS)? })
    }

    pub(super) fn find(&self, text: &str, found: &mut Vec<Finding>) {
        scan(&self.ipv4, text, Kind::IpAddress, found, |range| self.judge_ipv4(text, range));
        // A run is maximal, so a refused one is not looked at again.
        let ipv6 = self.ipv6.find_iter(text).filter_map(|run| judge_ipv6(text, run.range()));
        found.extend(ipv6.map(|range| Finding { range, kind: Kind::IpAddress }));
        scan(&self.mac, text, Kind::MacAddress, found, |range| judge_mac(text, range));
    }

    fn judge_ipv4(&self, text: &str, range: Range<usize>) -> Option<Range<usize>> {
        let starts_alone = starts_alone(text, range.start) && !text.get(..range.start)?.ends_with("==");
        let mut next = text.get(range.end..)?.chars();
        let ends_alone = match next.next() {
            Some('.' | '-') => !next.next().is_some_and(joins),
            Some(c) => !joins(c),
            None => true,
        };
        if !starts_alone || !ends_alone {
            return None;
        }
        let address: Ipv4Addr = text.get(range.clone())?.parse().ok()?;
        let [first, rest @ ..] = address.octets();
        let is_nobody = address.is_loopback() || first == 0 || first == 255 || rest == [0, 0, 0];
        let host_bits = mask_after(text, range.end).and_then(|mask| 32_u32.checked_sub(mask));
        let is_network = host_bits.is_some_and(|bits| address.to_bits().trailing_zeros() >= bits && bits > 0);
        (!is_nobody && !is_network && !self.is_version(text, range.start)).then_some(range)
    }

    fn is_version(&self, text: &str, at: usize) -> bool {
        let last = self.words.captures_iter(before(text, at, WORD_BYTES)).last();
        last.is_some_and(|word| word.name("address").is_none())
    }
}

fn judge_ipv6(text: &str, run: Range<usize>) -> Option<Range<usize>> {
    let spelling = text.get(run.clone())?.trim_end_matches('.');
    // A colon at the end is one of the sentence, unless it is the second of two.
    let spelling = match spelling.strip_suffix(':') {
        Some(shorter) if !shorter.ends_with(':') => shorter,
        _ => spelling,
    };
    let range = run.start..run.start + spelling.len();
    let is_joined = char_before(text, range.start).is_some_and(joins) || char_after(text, run.end).is_some_and(joins);
    if is_joined || spelling.matches(':').count() < 2 {
        return None;
    }
    let address: Ipv6Addr = spelling.parse().ok()?;
    let is_nobody = address.is_loopback() || address.is_unspecified();
    let host_bits = mask_after(text, range.end).and_then(|mask| 128_u32.checked_sub(mask));
    let is_network = host_bits.is_some_and(|bits| address.to_bits().trailing_zeros() >= bits && bits > 0);
    (!is_nobody && !is_network && looks_like_ipv6(spelling)).then_some(range)
}

/// Paths of code such as `a::b` and bytes such as `01:23:...:ef` parse as addresses too.
fn looks_like_ipv6(spelling: &str) -> bool {
    let has_ipv4 = spelling.contains('.');
    let first = spelling.split(':').next().unwrap_or("");
    let starts_like_one = first.len() >= 3 && first.contains(|c: char| c.is_ascii_digit());
    let has_long_group = spelling.split(':').any(|group| group.len() >= 3);
    has_ipv4 || has_long_group && (starts_like_one || !spelling.contains("::"))
}

/// The `24` of `10.0.0.0/24`.
fn mask_after(text: &str, at: usize) -> Option<u32> {
    let mask = after(text, at, 4).strip_prefix('/')?;
    let n_digits = mask.bytes().take_while(u8::is_ascii_digit).count();
    mask.get(..n_digits)?.parse().ok()
}

fn judge_mac(text: &str, range: Range<usize>) -> Option<Range<usize>> {
    let spelling = text.get(range.clone())?;
    let separator = char_after(spelling, 2).filter(|c| matches!(c, ':' | '-')).unwrap_or('.');
    let mut next = text.get(range.end..)?.chars();
    let is_continued = match next.next() {
        Some(c) if c == separator => next.next().is_some_and(joins),
        Some(c) => joins(c),
        None => false,
    };
    if is_continued
        || continues_pairs(text, range.start, separator)
        || char_before(text, range.start).is_some_and(joins)
    {
        return None;
    }
    let digits = || spelling.chars().filter(char::is_ascii_hexdigit);
    let is_nobody = digits().all(|c| c == '0') || digits().all(|c| c.eq_ignore_ascii_case(&'f'));
    // Six pairs of digits with dashes are a time, and three groups with dots a number.
    let has_letter = spelling.contains(|c: char| c.is_ascii_alphabetic());
    let is_mac = match separator {
        ':' => true,
        '-' => has_letter,
        _ => has_letter && spelling.contains(|c: char| c.is_ascii_digit()),
    };
    (is_mac && !is_nobody).then_some(range)
}

/// Whether a pair and a separator stand before: then these are the bytes of something longer.
fn continues_pairs(text: &str, at: usize, separator: char) -> bool {
    let mut left = text.get(..at).unwrap_or("").chars().rev();
    let is_hex = |c: Option<char>| c.is_some_and(|c| c.is_ascii_hexdigit());
    left.next() == Some(separator) && is_hex(left.next()) && is_hex(left.next()) && !left.next().is_some_and(joins)
}
