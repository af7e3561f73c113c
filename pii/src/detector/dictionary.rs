//! Names and addresses from the configured lists: whole words, whatever their case and the
//! punctuation between them.

use std::collections::HashMap;
use std::ops::Range;

use super::Finding;
use crate::error::PiiError;
use crate::kind::Kind;

/// More between two words than a comma and a few spaces is a break.
const MAX_BETWEEN_BYTES: usize = 6;

/// The entries as a tree of words, so that a text is read once however many there are.
#[derive(Default)]
struct Node {
    next: HashMap<String, Node>,
    /// An entry ends here.
    ends: bool,
}

pub(super) struct Dictionary {
    root: Node,
    kind: Kind,
}

impl Dictionary {
    /// `list` is what errors call the entries.
    pub(super) fn new(kind: Kind, list: &'static str, entries: &[String]) -> Result<Self, PiiError> {
        let mut root = Node::default();
        for (index, entry) in entries.iter().enumerate() {
            let mut node = &mut root;
            for word in words(entry) {
                node = node.next.entry(entry.get(word).unwrap_or("").to_lowercase()).or_default();
            }
            node.ends = true;
            if root.ends {
                return Err(PiiError::EmptyEntry { list, position: index + 1 });
            }
        }
        Ok(Self { root, kind })
    }

    pub(super) fn find(&self, text: &str, found: &mut Vec<Finding>) {
        if self.root.next.is_empty() {
            return;
        }
        let words: Vec<_> = words(text).collect();
        let lower: Vec<_> = words.iter().map(|word| text.get(word.clone()).unwrap_or("").to_lowercase()).collect();
        let mut first = 0;
        while first < words.len() {
            let n_words = self.longest(text, &words, &lower, first);
            if let Some(last) = n_words.checked_sub(1) {
                found.push(Finding { range: words[first].start..words[first + last].end, kind: self.kind });
            }
            first += n_words.max(1);
        }
    }

    /// How many words the longest entry at `first` has; none is zero.
    fn longest(&self, text: &str, words: &[Range<usize>], lower: &[String], first: usize) -> usize {
        let mut node = &self.root;
        let mut longest = 0;
        for (n_words, (word, key)) in words.iter().zip(lower).skip(first).enumerate() {
            if n_words > 0 {
                let previous = words[first + n_words - 1].end;
                let between = text.get(previous..word.start).unwrap_or("");
                if between.len() > MAX_BETWEEN_BYTES || between.contains(['\n', ';', '|', '\t']) {
                    break;
                }
            }
            let Some(next) = node.next.get(key) else { break };
            node = next;
            if node.ends {
                longest = n_words + 1;
            }
        }
        longest
    }
}

/// Runs of letters and digits.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = from + text.get(from..)?.find(char::is_alphanumeric)?;
        let rest = text.get(start..)?;
        from = start + rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        Some(start..from)
    })
}

#[cfg(test)]
mod tests {
    use super::Dictionary;
    use crate::kind::Kind;

    fn found(entries: &[&str], text: &str) -> Vec<String> {
        let entries: Vec<_> = entries.iter().map(|entry| (*entry).to_owned()).collect();
        let mut found = Vec::new();
        Dictionary::new(Kind::Name, "names", &entries).unwrap().find(text, &mut found);
        found.into_iter().map(|finding| text[finding.range].to_owned()).collect()
    }

    #[test]
    fn the_longest_entry_wins_and_words_are_whole() {
        let entries = ["Ann", "Ann Lee", "O'Neil"];
        let text = "ANN  LEE, ann's; Anna; Leeann; Ann\nLee; o'neil; Müann";
        assert_eq!(found(&entries, text), ["ANN  LEE", "ann", "Ann", "o'neil"]);
    }

    #[test]
    fn an_entry_without_words_is_refused() {
        let error = Dictionary::new(Kind::Name, "names", &["Ann".to_owned(), " - ".to_owned()]).err().unwrap();
        assert_eq!(error.to_string(), "entry 2 of the names to look for has no letter or digit in it");
    }
}
