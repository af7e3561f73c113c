//! What people say for the words that tools are described with: `meaning/thesaurus.txt`, read with the first search.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::stem::stem;
use super::words::compounds;

static TEXT: &str = include_str!("../../meaning/thesaurus.txt");

/// Words of the longest phrase.
const LONGEST_PHRASE: usize = 4;

/// What a phrase may stand for: an expression of tools is one word or several.
pub(super) type Expressions = [Vec<&'static str>];

/// By the stems of the phrase.
type Phrases = HashMap<Vec<String>, Vec<Vec<&'static str>>>;

/// What one word may stand for.
pub(super) fn other_words_for(word: &str) -> &'static Expressions {
    phrases().get([stem(word)].as_slice()).map(Vec::as_slice).unwrap_or_default()
}

/// What each phrase of a text may stand for. A phrase inside a longer one is part of that.
pub(super) fn other_words_in(text: &str, most_words: usize) -> Vec<&'static Expressions> {
    let words = compounds(text).flat_map(|compound| compound.parts).take(most_words);
    let stems: Vec<String> = words.map(|word| stem(&word)).collect();
    let mut found = Vec::new();
    let mut covered_to = 0;
    for start in 0..stems.len() {
        let mut ends = (start + 1..=stems.len().min(start + LONGEST_PHRASE)).rev();
        let longest = ends.find_map(|end| Some((end, phrases().get(stems.get(start..end)?)?)));
        if let Some((end, expressions)) = longest.filter(|(end, _)| *end > covered_to) {
            covered_to = end;
            found.push(expressions.as_slice());
        }
    }
    found
}

fn phrases() -> &'static Phrases {
    static PHRASES: OnceLock<Phrases> = OnceLock::new();
    PHRASES.get_or_init(|| {
        let mut phrases = Phrases::new();
        let lines = TEXT.lines().filter(|line| !line.starts_with('#'));
        for (expression, others) in lines.filter_map(|line| line.split_once(": ")) {
            for phrase in others.split(", ") {
                let stems = compounds(phrase).flat_map(|compound| compound.parts).map(|word| stem(&word)).collect();
                phrases.entry(stems).or_default().push(expression.split(' ').collect());
            }
        }
        phrases
    })
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_PHRASE, TEXT, other_words_for, other_words_in, phrases};

    #[test]
    fn phrases_stand_for_the_words_of_tools() {
        assert_eq!(other_words_for("folders"), [["directory"]]);
        assert_eq!(other_words_for("qqqq"), Vec::<Vec<&str>>::new());
        let found = other_words_in("Please file a bug report", 64);
        assert_eq!(found, [[["issue"]]]);
    }

    #[test]
    fn a_line_is_an_expression_and_the_phrases_for_it() {
        for line in TEXT.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let (expression, others) = line.split_once(": ").unwrap_or_else(|| panic!("{line}"));
            assert!(expression.split(' ').all(|word| !word.is_empty()), "{line}");
            assert!(others.split(", ").all(|phrase| !phrase.is_empty() && phrase != expression), "{line}");
        }
        assert_eq!(phrases().keys().map(Vec::len).max(), Some(LONGEST_PHRASE));
        assert!(phrases().keys().all(|phrase| !phrase.is_empty()));
    }
}
