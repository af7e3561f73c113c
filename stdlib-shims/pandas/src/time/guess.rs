//! The pattern a text of unknown form follows, and the forms of ISO 8601.

use std::cell::RefCell;

use super::pattern::{Found, Moment, Pattern};

const ISO_DATES: [&str; 5] = ["%Y-%m-%d", "%Y/%m/%d", "%Y%m%d", "%Y-%m", "%Y.%m.%d"];
const MONTH_FIRST: [&str; 4] = ["%m/%d/%Y", "%m-%d-%Y", "%m.%d.%Y", "%m/%d/%y"];
const DAY_FIRST: [&str; 4] = ["%d/%m/%Y", "%d-%m-%Y", "%d.%m.%Y", "%d/%m/%y"];
const WORDS: [&str; 17] = [
    "%d %b %Y",
    "%d %B %Y",
    "%b %d, %Y",
    "%B %d, %Y",
    "%b %d %Y",
    "%B %d %Y",
    "%d-%b-%Y",
    "%d-%B-%Y",
    "%d-%b-%y",
    "%Y-%b-%d",
    "%b %Y",
    "%B %Y",
    "%b-%Y",
    "%Y",
    "%a, %d %b %Y",
    "%A, %B %d, %Y",
    "%A %d %B %Y",
];
const TIMES: [&str; 18] = [
    "",
    " %H:%M:%S.%f",
    " %H:%M:%S",
    " %H:%M",
    "T%H:%M:%S.%f",
    "T%H:%M:%S",
    "T%H:%M",
    "T%H:%M:%S%z",
    "T%H:%M:%S.%f%z",
    " %H:%M:%S%z",
    " %H:%M:%S.%f%z",
    "T%H:%M%z",
    " %I:%M %p",
    " %I:%M:%S %p",
    " %I:%M%p",
    " %H:%M:%S %z",
    " %H:%M%z",
    " %H",
];

thread_local! {
    /// All patterns, compiled once, for months first and for days first.
    static PATTERNS: RefCell<[Vec<Pattern>; 2]> = const { RefCell::new([Vec::new(), Vec::new()]) };
}

fn all(day_first: bool) -> Vec<Pattern> {
    let (one, two) = if day_first { (DAY_FIRST, MONTH_FIRST) } else { (MONTH_FIRST, DAY_FIRST) };
    let dates = ISO_DATES.iter().chain(&one).chain(&two).chain(&WORDS);
    dates.flat_map(|date| TIMES.iter().filter_map(move |time| Pattern::new(&format!("{date}{time}")).ok())).collect()
}

/// The first pattern that fits the whole text.
pub(crate) fn guess(text: &str, day_first: bool) -> Option<Pattern> {
    PATTERNS.with_borrow_mut(|patterns| {
        let known = &mut patterns[usize::from(day_first)];
        if known.is_empty() {
            *known = all(day_first);
        }
        let is_compact = text.len() >= 8 && text.as_bytes()[..8].iter().all(u8::is_ascii_digit);
        known
            .iter()
            .find(|pattern| (is_compact || !pattern.text.starts_with("%Y%m%d")) && pattern.matches(text))
            .cloned()
    })
}

/// Two digits.
fn two(bytes: &[u8]) -> Option<i64> {
    match bytes {
        [a, b, ..] if a.is_ascii_digit() && b.is_ascii_digit() => Some(i64::from(a - b'0') * 10 + i64::from(b - b'0')),
        _ => None,
    }
}

/// ISO 8601 in its usual forms; the date may be a year or a month alone.
pub(crate) fn iso(text: &str) -> Option<Result<Moment, String>> {
    let bytes = text.as_bytes();
    if bytes.len() < 4 || !bytes[..4].iter().all(u8::is_ascii_digit) {
        return None;
    }
    let year: i64 = text[..4].parse().ok()?;
    let mut at = 4;
    let is_separator = |at: usize| bytes.get(at).is_some_and(|byte| matches!(byte, b'-' | b'/' | b'.'));
    let (mut month, mut day) = (1, 1);
    let dashed = is_separator(at);
    if dashed {
        at += 1;
    }
    if let Some(value) = bytes.get(at..).and_then(two) {
        month = value;
        at += 2;
        if is_separator(at) {
            at += 1;
        }
        if let Some(value) = bytes.get(at..).and_then(two) {
            day = value;
            at += 2;
        } else if !dashed {
            return None;
        }
    } else if dashed {
        return None;
    }
    let mut found = Found::date(year, month, day);
    if at < bytes.len() {
        at = clock(bytes, at, &mut found)?;
    }
    (at == bytes.len()).then(|| found.moment())
}

/// The time after the date; returns where it ends.
fn clock(bytes: &[u8], start: usize, found: &mut Found) -> Option<usize> {
    let mut at = start;
    if !matches!(bytes.get(at), Some(b'T' | b' ')) {
        return None;
    }
    at += 1;
    let hour = bytes.get(at..).and_then(two)?;
    at += 2;
    let (mut minute, mut second, mut nanos) = (0, 0, 0);
    let skip_colon = |at: usize| if bytes.get(at) == Some(&b':') { at + 1 } else { at };
    if let Some(value) = bytes.get(skip_colon(at)..).and_then(two) {
        minute = value;
        at = skip_colon(at) + 2;
        if let Some(value) = bytes.get(skip_colon(at)..).and_then(two) {
            second = value;
            at = skip_colon(at) + 2;
            if matches!(bytes.get(at), Some(b'.' | b',')) {
                at += 1;
                let digits = bytes.get(at..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
                if digits == 0 || digits > 9 {
                    return None;
                }
                for place in 0..digits {
                    nanos = nanos * 10 + i64::from(bytes[at + place] - b'0');
                }
                nanos *= 10_i64.pow(9 - digits as u32);
                at += digits;
            }
        }
    }
    if minute > 59 || second > 59 {
        return None;
    }
    found.set_clock(hour, minute, second, nanos);
    if bytes.get(at) == Some(&b' ') {
        at += 1;
    }
    match bytes.get(at) {
        None => {}
        Some(b'Z' | b'z') => {
            found.set_offset(Some(0));
            at += 1;
        }
        Some(sign @ (b'+' | b'-')) => {
            let hours = bytes.get(at + 1..).and_then(two)?;
            at = skip_colon(at + 3);
            let minutes = bytes.get(at..).and_then(two);
            if minutes.is_some() {
                at += 2;
            }
            let offset = hours * 3600 + minutes.unwrap_or(0) * 60;
            found.set_offset(Some(if *sign == b'-' { -offset } else { offset }));
        }
        Some(_) => return None,
    }
    Some(at)
}
