//! What stands in the text instead of a value: `[EMAIL_k3v...]`, and how tokens are recognised.

use std::ops::Range;

use crate::kind::Kind;

/// Characters after the label: 80 bits. Fewer could be guessed by asking for many tokens to be
/// restored, and 80 bits of an HMAC do not collide in any vault that fits on a disk.
const NAME_CHARACTERS: usize = 16;
/// Characters that tell a further spelling of the same value apart.
const SPELLING_CHARACTERS: usize = 8;

/// Lower-case base 32: five bits per character, nothing that a model likes to rewrite.
const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// The token of the value whose HMAC is `digest`, as it was spelled first.
pub(crate) fn of_value(kind: Kind, digest: &[u8; 32]) -> String {
    format!("[{}_{}]", kind.label(), encode(digest, NAME_CHARACTERS))
}

/// The token of another spelling of that value. It starts alike, so that the two can still be seen
/// to be one value.
pub(crate) fn of_spelling(kind: Kind, digest: &[u8; 32], spelling_digest: &[u8; 32]) -> String {
    let name = encode(digest, NAME_CHARACTERS);
    format!("[{}_{name}_{}]", kind.label(), encode(spelling_digest, SPELLING_CHARACTERS))
}

/// Where token-shaped text stands, in order; whether a vault issued it is not known here.
pub(crate) fn ranges(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.match_indices('[').filter_map(|(start, _)| Some(start..start + length_at(text.get(start..)?)?))
}

/// `text` with parentheses for the brackets of everything token-shaped, which nobody restores any more. For words of somebody
/// who may have seen a token and must not have its value put in.
#[must_use]
pub fn disarm(text: String) -> String {
    let tokens: Vec<Range<usize>> = ranges(&text).collect();
    if tokens.is_empty() {
        return text;
    }
    let mut disarmed = String::with_capacity(text.len());
    let mut end = 0;
    for token in tokens {
        let inside = token.start + 1..token.end - 1;
        disarmed.extend([text.get(end..token.start).unwrap_or(""), "(", text.get(inside).unwrap_or(""), ")"]);
        end = token.end;
    }
    disarmed + text.get(end..).unwrap_or("")
}

/// The stretches between tokens.
pub(crate) fn gaps(text: &str) -> Vec<Range<usize>> {
    let mut gaps = Vec::new();
    let mut end = 0;
    for token in ranges(text) {
        if token.start > end {
            gaps.push(end..token.start);
        }
        end = token.end;
    }
    if end < text.len() {
        gaps.push(end..text.len());
    }
    gaps
}

/// Length of the token that `text` begins with. Looks at a bounded number of bytes.
fn length_at(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('[')?;
    let rest = Kind::ALL.iter().find_map(|kind| inside.strip_prefix(kind.label())?.strip_prefix('_'))?;
    let rest = skip_encoded(rest, NAME_CHARACTERS)?;
    let rest = match rest.strip_prefix('_') {
        Some(rest) => skip_encoded(rest, SPELLING_CHARACTERS)?,
        None => rest,
    };
    Some(text.len() - rest.strip_prefix(']')?.len())
}

fn skip_encoded(text: &str, n_characters: usize) -> Option<&str> {
    let (encoded, rest) = text.split_at_checked(n_characters)?;
    encoded.bytes().all(|byte| ALPHABET.contains(&byte)).then_some(rest)
}

/// The first `n_characters` of the base 32 form.
fn encode(bytes: &[u8; 32], n_characters: usize) -> String {
    let bit = |index: usize| (bytes[index / 8] >> (7 - index % 8)) & 1;
    let digit = |position: usize| (0..5).fold(0, |digit, offset| digit << 1 | bit(position * 5 + offset));
    (0..n_characters).map(|position| char::from(ALPHABET[usize::from(digit(position))])).collect()
}

#[cfg(test)]
mod tests {
    use super::{disarm, encode, gaps, of_spelling, of_value, ranges};
    use crate::kind::Kind;

    #[test]
    fn digests_are_written_in_base_32() {
        let mut digest = [0; 32];
        digest[..10].copy_from_slice(b"foobarfoob");
        assert_eq!(encode(&digest, 16), "mzxw6ytbojtg633c");
    }

    #[test]
    fn every_kind_of_token_is_recognised() {
        for kind in Kind::ALL {
            for token in [of_value(kind, &[7; 32]), of_spelling(kind, &[7; 32], &[9; 32])] {
                let text = format!("a [{token}] b");
                assert_eq!(ranges(&text).collect::<Vec<_>>(), vec![3..3 + token.len()]);
            }
        }
    }

    #[test]
    fn text_that_is_nearly_a_token_is_text() {
        let nearly = [
            "[EMAIL_mzxw6ytbojtg633]",
            "[EMAIL_mzxw6ytbojtg633ca]",
            "[EMAIL_MZXW6YTBOJTG633C]",
            "[EMAIL_mzxw6ytbojtg6331]",
            "[EMAIL-mzxw6ytbojtg633c]",
            "[MAIL_mzxw6ytbojtg633c]",
            "[EMAIL_mzxw6ytbojtg633c",
            "[EMAIL_mzxw6ytbojtg633c_]",
            "[EMAIL_mzxw6ytböjtg633c]",
        ];
        for text in nearly {
            assert_eq!(ranges(text).count(), 0, "{text}");
        }
    }

    #[test]
    fn gaps_are_what_lies_between() {
        let token = of_value(Kind::IpAddress, &[1; 32]);
        let text = format!("{token}ab{token}{token}c");
        let length = token.len();
        assert_eq!(gaps(&text), vec![length..length + 2, 3 * length + 2..3 * length + 3]);
    }

    #[test]
    fn disarmed_tokens_are_tokens_no_more() {
        let text = "to [EMAIL_mzxw6ytbojtg633c], [[PHONE_mzxw6ytbojtg633c_mzxw6ytb]] and [x]".to_owned();
        let disarmed = disarm(text);
        assert_eq!(disarmed, "to (EMAIL_mzxw6ytbojtg633c), [(PHONE_mzxw6ytbojtg633c_mzxw6ytb)] and [x]");
        assert_eq!(ranges(&disarmed).count(), 0);
        assert_eq!(disarm("nothing".to_owned()), "nothing");
    }
}
