//! Cuts text into lower-case words: `create_issue`, `createIssue` and `create-issue` are two each.
//!
//! A word with an inner joint (`GitHub`, `sha256`) is kept whole as well, because people search
//! for it that way.

/// A run of letters and digits.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Compound {
    pub(crate) whole: String,
    /// At least one; just `whole` when there is no joint inside.
    pub(crate) parts: Vec<String>,
}

pub(crate) fn compounds(text: &str) -> impl Iterator<Item = Compound> {
    let runs = text.split(|character: char| !character.is_alphanumeric()).filter(|run| !run.is_empty());
    runs.map(|run| Compound { whole: run.to_lowercase(), parts: parts_of(run) })
}

/// Every word of a text, compounds both whole and in parts.
pub(crate) fn words(text: &str) -> impl Iterator<Item = String> {
    compounds(text).flat_map(|Compound { whole, mut parts }| {
        if parts.len() > 1 {
            parts.push(whole);
        }
        parts
    })
}

fn parts_of(run: &str) -> Vec<String> {
    let characters: Vec<char> = run.chars().collect();
    let mut parts = vec![String::new()];
    for (position, character) in characters.iter().enumerate() {
        let before = position.checked_sub(1).and_then(|index| characters.get(index));
        let after = characters.get(position + 1);
        if before.is_some_and(|before| is_joint(*before, *character, after.copied())) {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            part.extend(character.to_lowercase());
        }
    }
    parts
}

/// Does a new part start at `here`?
fn is_joint(before: char, here: char, after: Option<char>) -> bool {
    let is_digit_edge = before.is_numeric() != here.is_numeric();
    let is_hump = before.is_lowercase() && here.is_uppercase();
    // `HTTPServer` is `HTTP` and `Server`.
    let ends_capitals = before.is_uppercase() && here.is_uppercase() && after.is_some_and(char::is_lowercase);
    is_digit_edge || is_hump || ends_capitals
}

/// Words that say nothing about a tool.
const FILLERS: [&str; 46] = [
    "a", "about", "all", "an", "and", "any", "are", "as", "at", "be", "by", "can", "could", "do", "does", "for",
    "from", "give", "has", "have", "how", "i", "in", "into", "is", "it", "me", "my", "need", "of", "on", "or", "our",
    "please", "some", "that", "the", "this", "to", "want", "what", "which", "will", "with", "you", "your",
];

pub(crate) fn is_filler(word: &str) -> bool {
    FILLERS.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::{Compound, FILLERS, compounds, is_filler, words};

    #[test]
    fn every_way_of_joining_words_is_taken_apart() {
        let cases: [(&str, &[&str]); 11] = [
            ("create_issue", &["create", "issue"]),
            ("create-issue", &["create", "issue"]),
            ("createIssue", &["create", "issue", "createissue"]),
            ("HTTPServer2", &["http", "server", "2", "httpserver2"]),
            ("GitHub", &["git", "hub", "github"]),
            ("SHA256 of", &["sha", "256", "sha256", "of"]),
            ("mcp__github__push", &["mcp", "github", "push"]),
            ("a.b/c", &["a", "b", "c"]),
            ("Größe ÄNDERN", &["größe", "ändern"]),
            ("  ...  ", &[]),
            ("", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(words(text).collect::<Vec<_>>(), expected, "{text}");
        }
    }

    #[test]
    fn a_plain_word_is_its_only_part() {
        let found: Vec<Compound> = compounds("CSV file").collect();
        let plain = |word: &str| Compound { whole: word.to_owned(), parts: vec![word.to_owned()] };
        assert_eq!(found, [plain("csv"), plain("file")]);
    }

    #[test]
    fn fillers_are_found_by_bisection() {
        assert!(FILLERS.is_sorted());
        assert_eq!(["the", "to", "tool", ""].map(is_filler), [true, true, false, false]);
    }
}
