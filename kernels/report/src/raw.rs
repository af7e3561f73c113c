//! HTML that stands in the text: which tags are known. What is not a tag of a report, such as `<NA>`, is text.

use std::collections::HashSet;

/// A part of raw HTML.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Piece<'a> {
    /// A tag the sanitiser knows, or text between tags: goes to the sanitiser.
    Html(&'a str),
    /// Looks like a tag but is not one a report may have: shown as it was written.
    Text(&'a str),
    /// A picture by its path.
    Picture { source: String, words: String },
}

/// Cuts `html` at its tags.
pub(crate) fn pieces<'a>(html: &'a str, known: &HashSet<&str>) -> Vec<Piece<'a>> {
    let mut found = Vec::new();
    let mut rest = html;
    while !rest.is_empty() {
        let Some(start) = rest.find('<') else {
            found.push(Piece::Html(rest));
            break;
        };
        if start > 0 {
            found.push(Piece::Html(&rest[..start]));
            rest = &rest[start..];
        }
        let end = tag_length(rest);
        let tag = &rest[..end];
        let name = tag.trim_start_matches(['<', '/']);
        let name =
            name[..name.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(name.len())].to_ascii_lowercase();
        if name == "img" {
            let value = |wanted| attribute(tag, wanted).unwrap_or_default();
            found.push(Piece::Picture { source: value("src"), words: value("alt") });
        } else if known.contains(name.as_str()) || tag.starts_with("<!--") {
            found.push(Piece::Html(tag));
        } else {
            found.push(Piece::Text(tag));
        }
        rest = &rest[end..];
    }
    found
}

/// Bytes up to the `>` that ends the tag, those in quotes not counted.
fn tag_length(text: &str) -> usize {
    if text.starts_with("<!--") {
        return text.find("-->").map_or(text.len(), |at| at + 3);
    }
    let mut quote = None;
    for (at, sign) in text.char_indices().skip(1) {
        match (quote, sign) {
            (None, '>') => return at + 1,
            (None, '<') => return at,
            (None, '"' | '\'') => quote = Some(sign),
            (Some(open), _) if sign == open => quote = None,
            _ => {}
        }
    }
    text.len()
}

fn attribute(tag: &str, wanted: &str) -> Option<String> {
    let mut rest = tag;
    while let Some(at) = rest.to_ascii_lowercase().find(wanted) {
        let before = rest[..at].chars().next_back();
        let after = rest[at + wanted.len()..].trim_start();
        rest = &rest[at + wanted.len()..];
        let Some(value) = after.strip_prefix('=').filter(|_| before.is_some_and(char::is_whitespace)) else { continue };
        let value = value.trim_start();
        let found = match value.chars().next()? {
            quote @ ('"' | '\'') => value[1..].split(quote).next()?,
            _ => value.split([' ', '>', '\n', '\t']).next()?,
        };
        return Some(found.to_owned());
    }
    None
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{Piece, pieces};

    #[test]
    fn tags_are_told_from_text_that_looks_like_one() {
        let known = HashSet::from(["b"]);
        assert_eq!(
            pieces("<b>1</b><NA><img alt='a>b' src=\"x.png\"><script>", &known),
            [
                Piece::Html("<b>"),
                Piece::Html("1"),
                Piece::Html("</b>"),
                Piece::Text("<NA>"),
                Piece::Picture { source: "x.png".into(), words: "a>b".into() },
                Piece::Text("<script>"),
            ]
        );
    }
}
