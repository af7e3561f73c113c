//! Untrusted text, numbers and sizes as they are read on a page. What would be invisible or would move other text is
//! written out.

use std::fmt::Write as _;

use crate::escape::escaped;

use super::values::{RunStatus, TaskStatus};

/// Letters of a name, a path or a value.
const MOST_OF_A_NAME: usize = 300;

/// A name, a path or a value as HTML, in attributes too.
pub(super) fn name(text: &str) -> String {
    escaped(&plain(text))
}

/// The same as text. What is written out counts with all its letters.
pub(super) fn plain(text: &str) -> String {
    cut(&visible(&cut(text)))
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(MOST_OF_A_NAME) {
        Some((at, _)) => format!("{}\u{2026}", &text[..at]),
        None => text.to_owned(),
    }
}

/// Text in which every character can be seen: those that control, turn the direction of a text or take no room are
/// written as their numbers.
pub(super) fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\r' if signs.peek() == Some(&'\n') => {}
            '\n' | '\t' => out.push(sign),
            '\0'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
            | '\u{61c}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{feff}'
            | '\u{e0000}'..='\u{e007f}' => {
                let _ = write!(out, "[U+{:04X}]", u32::from(sign));
            }
            _ => out.push(sign),
        }
    }
    out
}

/// A digest by its first digits, the whole of it on pointing.
pub(super) fn digest(digest: &str) -> String {
    if digest.is_empty() {
        return "<span class=\"quiet\">none</span>".into();
    }
    let short: String = digest.chars().take(12).collect();
    format!("<code title=\"sha256 {}\">{}</code>", name(digest), name(&short))
}

pub(super) fn size(bytes: u64) -> String {
    if bytes < 1000 {
        return format!("{bytes} B");
    }
    #[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
    let mut number = bytes as f64 / 1000.0;
    let mut units = ["KB", "MB", "GB", "TB", "PB", "EB"].into_iter();
    let mut unit = units.next().unwrap_or_default();
    while number >= 999.95 {
        let Some(next) = units.next() else { break };
        number /= 1000.0;
        unit = next;
    }
    format!("{number:.1} {unit}")
}

pub(super) fn time(seconds: f64) -> String {
    if !seconds.is_finite() || seconds < 0.0 {
        return "\u{2013}".into();
    }
    if seconds < 0.9995 {
        return format!("{:.0} ms", seconds * 1000.0);
    }
    if seconds < 59.95 {
        return if seconds < 9.995 { format!("{seconds:.2} s") } else { format!("{seconds:.1} s") };
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "finite and positive; saturates")]
    let whole = seconds.round() as u64;
    let (hours, minutes, seconds) = (whole / 3600, whole / 60 % 60, whole % 60);
    if hours > 0 { format!("{hours} h {minutes:02} min") } else { format!("{minutes} min {seconds:02} s") }
}

/// `12345` as `12,345`.
pub(super) fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `1 task`, `2 tasks`.
pub(super) fn count_of(number: usize, noun: &str) -> String {
    format!("{} {noun}{}", count(number as u64), if number == 1 { "" } else { "s" })
}

impl RunStatus {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Done => "done",
            Self::Failed => "failed",
            Self::Aborted => "aborted",
        }
    }
}

impl TaskStatus {
    /// In the order in which they are counted.
    pub(super) const ALL: [Self; 6] =
        [Self::Done, Self::Kept, Self::Failed, Self::Skipped, Self::Running, Self::Waiting];

    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Done => "done",
            Self::Kept => "kept",
            Self::Failed => "failed",
            Self::Skipped => "skipped",
        }
    }
}

/// The word of a status in its colour.
pub(super) fn pill(word: &str) -> String {
    format!("<span class=\"pill is-{word}\">{word}</span>")
}

#[cfg(test)]
mod tests {
    use super::{count, name, size, time, visible};

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            [0, 999, 1000, 999_949, 999_950, 12_345_678, u64::MAX].map(size),
            ["0 B", "999 B", "1.0 KB", "999.9 KB", "1.0 MB", "12.3 MB", "18.4 EB"]
        );
        assert_eq!(
            [0.0, 0.0123, 0.9996, 9.994, 9.996, 59.96, 125.4, 7322.0, f64::NAN, -1.0].map(time),
            [
                "0 ms",
                "12 ms",
                "1.00 s",
                "9.99 s",
                "10.0 s",
                "1 min 00 s",
                "2 min 05 s",
                "2 h 02 min",
                "\u{2013}",
                "\u{2013}"
            ]
        );
        assert_eq!([0, 999, 1000, 1_234_567].map(count), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn what_hides_is_shown() {
        assert_eq!(visible("a\0\u{1b}[31m\r\nb\rc\td\u{85}"), "a[U+0000][U+001B][31m\nb[U+000D]c\td[U+0085]");
        assert_eq!(name("\u{202e}<b \u{2066}'\u{200b}"), "[U+202E]&lt;b [U+2066]&#39;[U+200B]");
        assert_eq!(name(&"x".repeat(301)), "x".repeat(300) + "\u{2026}");
        assert_eq!(name(&"\0".repeat(300)), "[U+0000]".repeat(37) + "[U+0\u{2026}");
    }
}
