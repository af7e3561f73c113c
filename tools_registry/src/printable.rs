//! Texts of others, fit to be shown to a person.
//!
//! Rule: nothing that moves a cursor, colours a terminal, turns the direction of reading or hides itself gets through; it is
//! shown as an escape instead, which in JSON means the same character.

use std::borrow::Cow;
use std::fmt::Write as _;

/// The text with every character that acts instead of showing written as `\u001b`. Lines and tabs stay.
#[must_use]
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_acting) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for character in text.chars() {
        if !is_acting(character) {
            shown.push(character);
            continue;
        }
        for unit in character.encode_utf16(&mut [0; 2]) {
            let _ = write!(shown, "\\u{unit:04x}");
        }
    }
    Cow::Owned(shown)
}

/// Controls, overrides of the direction of reading, and what has no width: letters to hide in, and tags to hide a text in.
pub(crate) fn is_acting(character: char) -> bool {
    match character {
        '\n' | '\t' => false,
        '\u{ad}'
        | '\u{61c}'
        | '\u{115f}'
        | '\u{1160}'
        | '\u{17b4}'
        | '\u{17b5}'
        | '\u{3164}'
        | '\u{feff}'
        | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{fff0}'..='\u{fffb}'
        | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' => true,
        _ => character.is_control(),
    }
}

/// On one line, with nothing that moves a cursor, hides text or turns it around.
#[must_use]
pub fn on_one_line(text: &str) -> String {
    let shown = |c: char| match c {
        '\n' | '\r' | '\t' => ' ',
        c if is_acting(c) => '\u{fffd}',
        c => c,
    };
    text.chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn what_acts_is_shown_instead() {
        assert_eq!(printable("plain: äöü 漢字 🦀\n\tx"), "plain: äöü 漢字 🦀\n\tx");
        assert_eq!(printable("\u{1b}[2Jgone\r\u{9b}1m\u{7f}"), "\\u001b[2Jgone\\u000d\\u009b1m\\u007f");
        assert_eq!(printable("abc\u{202e}fed\u{2066}\u{200b}"), "abc\\u202efed\\u2066\\u200b");
        // A text in tag characters, which no terminal shows and every model reads.
        assert_eq!(printable("\u{e0041}"), "\\udb40\\udc41");
    }

    #[test]
    fn json_stays_the_same_value() {
        let value = serde_json::json!({"a\u{9b}": "x\u{202e}\u{e0041}\n"});
        let shown = format!("{value:#}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&printable(&shown)).unwrap(), value);
    }
}
