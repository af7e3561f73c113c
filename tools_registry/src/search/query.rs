//! The words of a query.

use super::words::{compounds, is_filler};

/// Words of a query that are looked at; a longer one is a pasted text.
pub(super) const MOST_WORDS: usize = 64;

/// Letters of a query that are looked at.
const MOST_BYTES: usize = 4096;

/// The words that say something, each once. `is_known` tells whether tools have a word: `GitHub` means just that when it is
/// known, and `git` and `hub` only when it is not.
pub(super) fn words_of(query: &str, is_known: impl Fn(&str) -> bool) -> Vec<String> {
    let query = query.get(..query.floor_char_boundary(MOST_BYTES)).unwrap_or_default();
    let mut words: Vec<String> = Vec::new();
    for compound in compounds(query).take(MOST_WORDS) {
        let spellings = if is_known(&compound.whole) { vec![compound.whole] } else { compound.parts };
        for spelled in spellings {
            if !words.contains(&spelled) {
                words.push(spelled);
            }
        }
    }
    // A query without spaces is a name, and in a name every word counts.
    let is_sentence = query.trim().contains(char::is_whitespace);
    if is_sentence && words.iter().any(|word| !is_filler(word)) {
        words.retain(|word| !is_filler(word));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::words_of;

    #[test]
    fn fillers_count_only_in_names_and_on_their_own() {
        let words = |query: &str| words_of(query, |word| word == "github");
        assert_eq!(words("how do I list the files"), ["list", "files"]);
        assert_eq!(words("to do"), ["to", "do"]);
        assert_eq!(words("to_do"), ["to", "do"]);
        assert_eq!(words("GitHub GitLab"), ["github", "git", "lab"]);
        assert_eq!(words("file FILE"), ["file"]);
    }

    #[test]
    fn endless_queries_are_cut_short() {
        let query: Vec<String> = (0..1000).map(|number| format!("w{number}")).collect();
        // The `w` once, and the numbers of 64 words.
        assert_eq!(words_of(&query.join(" "), |_| false).len(), 65);
        assert_eq!(words_of(&"ä".repeat(100_000), |_| false), ["ä".repeat(2048)]);
    }
}
