//! Tokens, estimated: what a text costs the model that reads it, without the tables of any one tokenizer.
//!
//! Tokenizers cut text where the kind of its characters changes and cut long pieces further. So does the estimate, in one
//! pass over the bytes. It is meant to err on the high side: a test compares it with a real tokenizer.

use serde::{Deserialize, Serialize};

/// Rough token counts: what the model sees, and what it was spared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tokens {
    pub returned: u64,
    pub kept_out: u64,
}

/// Of data that is not looked through again: the least that files and context would have cost.
const BYTES_PER_TOKEN: u64 = 4;

impl Tokens {
    /// `bytes_read` is what the guest took in from context and files.
    #[must_use]
    pub fn new(returned: u64, bytes_read: u64) -> Self {
        Self { returned, kept_out: bytes_read.div_ceil(BYTES_PER_TOKEN).saturating_sub(returned) }
    }
}

/// Tokens of a text.
#[must_use]
pub fn n_tokens(text: &str) -> u64 {
    let mut counter = Counter::default();
    counter.take(text.as_bytes());
    counter.count
}

/// Tokens of a value as JSON, without making the text.
#[must_use]
pub fn n_tokens_of_json(value: &impl Serialize) -> u64 {
    let mut counter = Counter::default();
    // Writing to a counter does not fail, and what has no JSON form is not part of a report.
    let _ = serde_json::to_writer(&mut counter, value);
    counter.count
}

/// What a byte is to a tokenizer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Class {
    #[default]
    Start,
    Upper,
    Lower,
    Digit,
    Space,
    Line,
    Mark,
    /// First byte of a character outside ASCII: of two bytes, of three, of four.
    Two,
    Three,
    Four,
    Control,
}

impl Class {
    fn of(byte: u8) -> Option<Self> {
        Some(match byte {
            b'A'..=b'Z' => Self::Upper,
            b'a'..=b'z' => Self::Lower,
            b'0'..=b'9' => Self::Digit,
            b' ' | b'\t' => Self::Space,
            b'\n' | b'\r' => Self::Line,
            0..=31 | 127 => Self::Control,
            // The rest of a character.
            128..=191 => return None,
            192..=223 => Self::Two,
            224..=239 => Self::Three,
            240..=255 => Self::Four,
            _ => Self::Mark,
        })
    }

    fn is_letter(self) -> bool {
        matches!(self, Self::Upper | Self::Lower)
    }

    /// Characters of one run that are one token.
    fn length(self) -> u64 {
        match self {
            Self::Lower => 6,
            Self::Upper | Self::Digit | Self::Mark => 3,
            Self::Two => 2,
            Self::Space | Self::Line => 32,
            Self::Start | Self::Three | Self::Four | Self::Control => 1,
        }
    }
}

/// Letters of a run that may still be a word; what is longer is a code.
const LONGEST_WORD: u64 = 12;

/// Letters of a code that are one token: tokenizers know none of its parts.
const LETTERS_OF_CODE: u64 = 2;

#[derive(Default)]
struct Counter {
    count: u64,
    class: Class,
    /// Characters of the run so far.
    length: u64,
    /// Letters right behind other letters or digits, as in `aGVsbG8`.
    is_code: bool,
}

impl Counter {
    fn take(&mut self, bytes: &[u8]) {
        for class in bytes.iter().filter_map(|byte| Class::of(*byte)) {
            // A word may begin with capitals, and a capital inside begins another.
            let goes_on = class == self.class || (self.class, class) == (Class::Upper, Class::Lower);
            if !goes_on {
                // A single space belongs to the word behind it; numbers take none.
                self.count += u64::from(self.class == Class::Space && class == Class::Digit);
                self.is_code = class.is_letter() && (self.class.is_letter() || self.class == Class::Digit);
                self.length = 0;
            }
            let is_code = self.is_code || class.is_letter() && self.length >= LONGEST_WORD;
            let per_token = if is_code { LETTERS_OF_CODE } else { class.length() };
            let begins_at = u64::from(class == Class::Space);
            self.count += u64::from(self.length % per_token == begins_at);
            self.count += u64::from(class == Class::Four);
            self.length += 1;
            self.class = class;
        }
    }
}

impl std::io::Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.take(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Tokens, n_tokens, n_tokens_of_json};

    #[test]
    fn tokens_are_pieces_of_one_kind() {
        let cases = [
            ("", 0),
            ("a plain line\n", 4),
            ("revenue 1234567", 2 + 1 + 3),
            ("camelCase", 3),
            ("a    b", 3),
            ("HTTPServer", 3),
            ("aGVsbG8", 1 + 2 + 1 + 1),
            ("abcdefghijklmnopqrst", 2 + 4),
            ("{\"a\":1}", 5),
            ("日本", 2),
            ("\u{1f600}", 2),
        ];
        for (text, expected) in cases {
            assert_eq!(n_tokens(text), expected, "{text:?}");
        }
    }

    #[test]
    fn json_is_counted_as_it_is_written() {
        let value = json!({ "name": ["line\n", 1.5, null], "b": "\"quoted\"" });
        assert_eq!(n_tokens_of_json(&value), n_tokens(&value.to_string()));
    }

    #[test]
    fn what_was_read_and_not_returned_is_kept_out() {
        assert_eq!(Tokens::new(10, 4000), Tokens { returned: 10, kept_out: 990 });
        assert_eq!(Tokens::new(10, 4), Tokens { returned: 10, kept_out: 0 });
    }
}
