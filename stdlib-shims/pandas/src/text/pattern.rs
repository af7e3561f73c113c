//! Python's patterns as those of the `regex` crate, where both mean the same.

use regex::{Regex, RegexBuilder};

use super::Texts;

pub(super) struct Translated {
    pub(super) regex: Regex,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Anywhere,
    Start,
    Whole,
}

/// The flags of `re` that we know; none for others.
fn with_flags(builder: &mut RegexBuilder, flags: i64) -> Option<()> {
    const KNOWN: i64 = 2 | 8 | 16 | 32 | 64;
    if flags & !KNOWN != 0 {
        return None;
    }
    builder
        .case_insensitive(flags & 2 != 0)
        .multi_line(flags & 8 != 0)
        .dot_matches_new_line(flags & 16 != 0)
        .ignore_whitespace(flags & 64 != 0);
    Some(())
}

pub(super) fn translate(
    pattern: &str,
    case: bool,
    flags: i64,
    anchor: Anchor,
    texts: &Texts<'_>,
) -> Option<Translated> {
    let flags = if case { flags } else { flags | 2 };
    let translated = rewritten(pattern, texts)?;
    let anchored = match anchor {
        Anchor::Anywhere => translated,
        // The line break ends a comment of the verbose form.
        Anchor::Start => format!("\\A(?:{translated}\n)").replace("\n)", if flags & 64 == 0 { ")" } else { "\n)" }),
        Anchor::Whole => format!("\\A(?:{translated}\n)\\z").replace("\n)", if flags & 64 == 0 { ")" } else { "\n)" }),
    };
    let mut builder = RegexBuilder::new(&anchored);
    with_flags(&mut builder, flags)?;
    builder.size_limit(1 << 22);
    builder.build().ok().map(|regex| Translated { regex })
}

/// None where the two differ for these texts.
#[expect(clippy::too_many_lines, reason = "one scan over the pattern")]
fn rewritten(pattern: &str, texts: &Texts<'_>) -> Option<String> {
    let mut out = String::with_capacity(pattern.len() + 8);
    let mut letters = pattern.chars().peekable();
    let (mut in_class, mut class_start) = (false, false);
    let (mut asks_words, mut asks_end) = (!pattern.is_ascii() && pattern.contains("(?i"), false);
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => {
                let escaped = letters.next()?;
                match escaped {
                    'Z' => out.push_str("\\z"),
                    // Other numbers are back references or octal.
                    '0'..='9' | 'N' | 'g' | 'k' | 'p' | 'P' | 'x' | 'u' | 'U' | 'z' | '<' | '>' => return None,
                    'w' | 'W' | 'b' | 'B' | 'd' | 'D' | 's' | 'S' => {
                        if in_class && escaped == 'b' {
                            out.push_str("\\x08");
                        } else {
                            asks_words = true;
                            out.push('\\');
                            out.push(escaped);
                        }
                    }
                    'A' | 'n' | 'r' | 't' | 'f' | 'v' | 'a' => {
                        out.push('\\');
                        out.push(escaped);
                    }
                    other if other.is_ascii_alphabetic() => return None,
                    other if other.is_ascii_punctuation() => {
                        out.push('\\');
                        out.push(other);
                    }
                    other => out.push(other),
                }
                class_start = false;
            }
            '[' if in_class => {
                out.push_str("\\[");
                class_start = false;
            }
            '[' => {
                in_class = true;
                class_start = true;
                out.push('[');
                if letters.peek() == Some(&'^') {
                    letters.next();
                    out.push('^');
                }
            }
            ']' if in_class && class_start => {
                out.push_str("\\]");
                class_start = false;
            }
            ']' if in_class => {
                in_class = false;
                out.push(']');
            }
            '&' | '~' | '-' if in_class && letters.peek() == Some(&letter) => return None,
            '$' if !in_class => {
                asks_end = true;
                out.push('$');
            }
            '{' if !in_class && letters.peek() == Some(&',') => return None,
            '{' if !in_class => {
                // A brace that counts nothing is itself.
                let rest: String = letters.clone().take_while(|letter| *letter != '}').collect();
                let counts = !rest.is_empty() && rest.chars().all(|letter| letter.is_ascii_digit() || letter == ',');
                out.push_str(if counts { "{" } else { "\\{" });
            }
            '}' if !in_class && !is_counting(&out) => out.push_str("\\}"),
            '(' if !in_class && letters.peek() == Some(&'?') => {
                let ahead: String = letters.clone().skip(1).take(2).collect();
                let is_known =
                    ahead.starts_with(':') || ahead.starts_with("P<") || ahead.starts_with(['i', 'm', 's', 'x']);
                if !is_known {
                    return None;
                }
                asks_words |= ahead.starts_with('i');
                out.push('(');
            }
            '+' if !in_class
                && out.ends_with(['*', '+', '?', '}'])
                && !out.ends_with("\\*")
                && !out.ends_with("\\+")
                && !out.ends_with("\\?")
                && !out.ends_with("\\}") =>
            {
                // Possessive in Python.
                return None;
            }
            other => {
                out.push(other);
                class_start = false;
            }
        }
    }
    if in_class {
        return None;
    }
    let has_breaks = || texts.chunk.iter().flatten().any(|text| text.contains('\n'));
    if asks_end && has_breaks() {
        return None;
    }
    if asks_words && !(texts.is_ascii() && pattern.is_ascii()) {
        return None;
    }
    Some(out)
}

/// An open count stands before.
fn is_counting(out: &str) -> bool {
    match out.rfind('{') {
        Some(place) => {
            !out[..place].ends_with('\\')
                && out[place + 1..].chars().all(|letter| letter.is_ascii_digit() || letter == ',')
        }
        None => false,
    }
}

/// Parts of a replacement: texts and groups.
pub(super) enum Piece {
    Text(String),
    Group(usize),
}

/// Python's replacement template; none for what it would refuse or we do not know.
pub(super) fn template(text: &str, regex: &Regex) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            plain.push(letter);
            continue;
        }
        match letters.next()? {
            'n' => plain.push('\n'),
            't' => plain.push('\t'),
            'r' => plain.push('\r'),
            '\\' => plain.push('\\'),
            'g' => {
                if letters.next() != Some('<') {
                    return None;
                }
                let mut name = String::new();
                loop {
                    match letters.next()? {
                        '>' => break,
                        letter => name.push(letter),
                    }
                }
                let number =
                    name.parse().ok().or_else(|| regex.capture_names().position(|known| known == Some(&name)))?;
                pieces.push(Piece::Text(std::mem::take(&mut plain)));
                pieces.push(Piece::Group(number));
            }
            digit @ '1'..='9' => {
                if letters.peek().is_some_and(char::is_ascii_digit) {
                    return None;
                }
                pieces.push(Piece::Text(std::mem::take(&mut plain)));
                pieces.push(Piece::Group(digit as usize - '0' as usize));
            }
            other if other.is_ascii_alphanumeric() => return None,
            other => {
                plain.push('\\');
                plain.push(other);
            }
        }
    }
    pieces.push(Piece::Text(plain));
    let last = regex.captures_len();
    let is_known = |piece: &Piece| !matches!(piece, Piece::Group(number) if *number >= last);
    pieces.iter().all(is_known).then_some(pieces)
}
