//! What a page may still take, so that no run makes a page that a browser cannot open. What is charged is the HTML that
//! was made: that of a text may be thirty times as long as the text.

use super::words::{name, plain, size, visible};
use crate::code;
use crate::insert::{Picture, Unfit};

/// Bytes of HTML of all rows: those of the tasks, and those of what was compared.
const MOST_OF_ALL_ROWS: usize = 8_000_000;
/// Bytes of HTML of what opens below the rows: texts, lines, facts and tables.
const MOST_OF_ALL_TEXTS: usize = 12_000_000;
/// Bytes of HTML of all pictures, which are a third longer there.
const MOST_OF_ALL_PICTURES: usize = 32_000_000;
/// Bytes of one text that are shown.
const MOST_OF_A_TEXT: usize = 200_000;
/// Parts into which what is left is divided: the first of many long texts leave something to the others.
const N_SHARES: usize = 8;
/// A share of which nothing can be shown that is worth it.
const LEAST_SHARE: usize = 1_000;
/// Pictures are often below what is closed; a browser takes them up when they are seen, and beside its other work.
const WHEN_SEEN: &str = " loading=\"lazy\" decoding=\"async\"";

/// Bytes of HTML of one kind that may still come.
#[derive(Debug, PartialEq)]
pub(super) struct Allowance(usize);

pub(super) struct Room {
    pub rows: Allowance,
    pub texts: Allowance,
    pictures: Allowance,
}

impl Allowance {
    /// Whether `html` fits; it is charged if it does.
    pub fn takes(&mut self, html: &str) -> bool {
        let left = self.0.checked_sub(html.len());
        self.0 = left.unwrap_or(self.0);
        left.is_some()
    }

    /// For parts whose length has a limit of its own, and is a small one.
    pub fn charge(&mut self, html: &str) {
        self.0 = self.0.saturating_sub(html.len());
    }

    /// Bytes of HTML for one text or table; none if the page is full.
    pub fn share(&self) -> Option<usize> {
        let share = self.0 / N_SHARES;
        (share >= LEAST_SHARE).then_some(share)
    }
}

impl Room {
    pub fn new() -> Self {
        Self {
            rows: Allowance(MOST_OF_ALL_ROWS),
            texts: Allowance(MOST_OF_ALL_TEXTS),
            pictures: Allowance(MOST_OF_ALL_PICTURES),
        }
    }

    /// A block of text in the colours of `language`. A long one keeps its start and its end; on a full page there is a
    /// note instead.
    pub fn block(&mut self, text: &str, language: &str) -> String {
        let Some(most) = self.texts.share() else {
            return not_shown(&size(text.len() as u64));
        };
        let mut n_bytes = text.len().min(MOST_OF_A_TEXT);
        loop {
            let html = start_and_end(text, n_bytes, language);
            if html.len() <= most {
                self.texts.charge(&html);
                return html;
            }
            // By as much as it is too long, and some more: what is cut need not be as dense as what is left.
            n_bytes = n_bytes.saturating_mul(most) / html.len() / 10 * 9;
        }
    }

    /// A picture, or the reason why there is none.
    pub fn picture(&mut self, bytes: &[u8], words: &str) -> String {
        let too_much = || note(&format!("not shown: {} is too much for this page", size(bytes.len() as u64)));
        if bytes.len() > self.pictures.0 {
            return too_much();
        }
        match (Picture { bytes: bytes.to_vec() }).html(&plain(words), WHEN_SEEN) {
            Ok(html) if self.pictures.takes(&html) => html,
            Ok(_) => too_much(),
            Err(Unfit::Unknown) => note("not shown: not a picture"),
            Err(Unfit::MoreThanShapes(part)) => note(&format!(
                "not shown: a drawing with <code>&lt;{}&gt;</code>, which can stop a browser",
                name(&part)
            )),
        }
    }
}

/// In place of something that a full page does not take.
pub(super) fn not_shown(what: &str) -> String {
    note(&format!("Not shown, for the page is full: {what}.")) + "\n"
}

fn note(html: &str) -> String {
    format!("<p class=\"note\">{html}</p>")
}

/// The whole text, or `n_bytes` of it.
fn start_and_end(text: &str, n_bytes: usize, language: &str) -> String {
    if text.len() <= n_bytes {
        return code::html(&visible(text), language);
    }
    let start = &text[..text.floor_char_boundary(n_bytes / 4 * 3)];
    let end = &text[text.ceil_char_boundary(text.len() - n_bytes / 4)..];
    let left_out = size((text.len() - start.len() - end.len()) as u64);
    format!(
        "{}<p class=\"note\">{left_out} of {} are left out here.</p>\n{}",
        code::html(&visible(start), language),
        size(text.len() as u64),
        code::html(&visible(end), language)
    )
}

#[cfg(test)]
mod tests {
    use super::{Allowance, Room};

    #[test]
    fn a_long_text_keeps_its_start_and_its_end() {
        let text = "\u{e4}".repeat(150_000);
        let (start, end) = ("\u{e4}".repeat(75_000), "\u{e4}".repeat(25_000));
        let html = format!(
            "<pre><code>{start}</code></pre>\n<p class=\"note\">100.0 KB of 300.0 KB are left out here.</p>\n\
             <pre><code>{end}</code></pre>\n"
        );
        let mut room = Room::new();
        assert_eq!(room.block(&text, ""), html);
        assert_eq!(room.texts, Allowance(12_000_000 - html.len()));
    }

    #[test]
    fn what_is_charged_is_the_html() {
        for (text, language) in [("\0", ""), ("\"", ""), ("1 ", "json"), ("''", "python"), ("\u{e0001}", "")] {
            let mut room = Room { texts: Allowance(100_000), ..Room::new() };
            let html = room.block(&text.repeat(100_000), language);
            assert!((6_000..=12_500).contains(&html.len()), "{text:?} {}", html.len());
            assert_eq!(room.texts, Allowance(100_000 - html.len()), "{text:?}");
        }
    }

    #[test]
    fn a_full_page_takes_no_more() {
        let mut room = Room { texts: Allowance(7_999), pictures: Allowance(63), ..Room::new() };
        assert_eq!(room.block("abc", ""), "<p class=\"note\">Not shown, for the page is full: 3 B.</p>\n");
        assert_eq!(room.texts, Allowance(7_999));
        let too_much = |size: &str| format!("<p class=\"note\">not shown: {size} B is too much for this page</p>");
        assert_eq!(room.picture(b"\x89PNG", "a plot"), too_much("4"));
        assert_eq!(room.picture(&[0; 64], "a plot"), too_much("64"));
    }

    #[test]
    fn only_pictures_that_cannot_hang_are_shown() {
        let mut room = Room::new();
        assert_eq!(
            room.picture(b"\x89PNG", "a plot"),
            "<img src=\"data:image/png;base64,iVBORw==\" alt=\"a plot\" loading=\"lazy\" decoding=\"async\">"
        );
        assert_eq!(room.picture(b"abc", "a plot"), "<p class=\"note\">not shown: not a picture</p>");
        assert_eq!(
            room.picture(b"<svg><use href='#a'/></svg>", "a plot"),
            "<p class=\"note\">not shown: a drawing with <code>&lt;use&gt;</code>, which can stop a browser</p>"
        );
    }
}
