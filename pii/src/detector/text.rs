//! Looking around a match: what stands before and after it, and whether it is a thing of its own.

use std::ops::Range;

use regex::Regex;

use super::Finding;
use crate::kind::Kind;

/// Whether `c` continues a word or number. Letters without case (Chinese, Hebrew, Hindi) do not:
/// those scripts put numbers and addresses right beside their words.
pub(super) fn joins(c: char) -> bool {
    c == '_' || c.is_numeric() || c.is_lowercase() || c.is_uppercase()
}

pub(super) fn char_before(text: &str, at: usize) -> Option<char> {
    text.get(..at)?.chars().next_back()
}

pub(super) fn char_after(text: &str, at: usize) -> Option<char> {
    text.get(at..)?.chars().next()
}

/// Up to `n_bytes` of what precedes `at`.
pub(super) fn before(text: &str, at: usize, n_bytes: usize) -> &str {
    text.get(text.floor_char_boundary(at.saturating_sub(n_bytes))..at).unwrap_or("")
}

/// Up to `n_bytes` of what follows `at`.
pub(super) fn after(text: &str, at: usize, n_bytes: usize) -> &str {
    text.get(at..text.floor_char_boundary(at.saturating_add(n_bytes))).unwrap_or("")
}

/// Whether the range is not part of a longer word, number, code, price or path.
pub(super) fn stands_alone(text: &str, range: &Range<usize>) -> bool {
    starts_alone(text, range.start) && ends_alone(text, range.end)
}

/// Whether nothing before `at` belongs to what starts there: no letter or digit, neither directly
/// nor tied by `-`, `.`, `/` or `+`. The `n` of a written-out `\n` is not part of the text.
pub(super) fn starts_alone(text: &str, at: usize) -> bool {
    let mut left = text.get(..at).unwrap_or("").chars().rev();
    match left.next() {
        Some('$' | '€' | '£') => false,
        Some('-' | '.' | '/' | '+') => !left.next().is_some_and(joins),
        Some('n' | 'r' | 't') => left.next() == Some('\\'),
        Some(c) => !joins(c),
        None => true,
    }
}

/// Whether nothing after `at` belongs to what ends there. A slash may follow, as the expiry date
/// does a card number, and so may a full stop.
pub(super) fn ends_alone(text: &str, at: usize) -> bool {
    let mut right = text.get(at..).unwrap_or("").chars();
    match right.next() {
        Some('-' | '.') => !right.next().is_some_and(joins),
        Some('%' | '°') => false,
        Some(c) => !joins(c),
        None => true,
    }
}

/// Offers each match of `pattern` to `judge`, which says what part of it is a finding. After a
/// refusal the search goes on at the next character; that stays linear because every pattern given
/// here has a bounded length.
pub(super) fn scan(
    pattern: &Regex,
    text: &str,
    kind: Kind,
    found: &mut Vec<Finding>,
    mut judge: impl FnMut(Range<usize>) -> Option<Range<usize>>,
) {
    let mut from = 0;
    while let Some(matched) = pattern.find_at(text, from) {
        from = if let Some(range) = judge(matched.range()) {
            let end = range.end;
            found.push(Finding { range, kind });
            end.max(matched.start() + 1)
        } else {
            text.ceil_char_boundary(matched.start() + 1)
        };
        if from > text.len() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{before, stands_alone};

    #[test]
    fn a_number_stands_alone_unless_something_ties_it() {
        let cases = [
            ("12345", true),
            ("是12345。", true),
            ("SSN:12345.", true),
            ("(12345)", true),
            ("12345/27", true),
            (r"\n12345\n", true),
            ("$12345", false),
            ("a12345", false),
            ("12345b", false),
            ("é12345", false),
            ("9-12345", false),
            ("12345-9", false),
            ("12345.9", false),
            ("v/12345", false),
            ("12345%", false),
        ];
        for (text, expected) in cases {
            let start = text.find('1').unwrap();
            assert_eq!(stands_alone(text, &(start..start + 5)), expected, "{text}");
        }
    }

    #[test]
    fn context_is_cut_between_characters() {
        assert_eq!(before("äöü1", 6, 3), "öü");
    }
}
