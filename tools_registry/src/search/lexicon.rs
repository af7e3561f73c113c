//! The words that tools are described with. Each stem has a number.
//!
//! Rule: words are only added, so what was read of a tool stays true when others come.

use std::collections::{BTreeMap, HashMap};
use std::ops::Bound;

use super::spelling::Spellings;
use super::stem::stem;

/// The number of a stem.
pub(super) type Stem = usize;

#[derive(Default)]
pub(super) struct Lexicon {
    stems: BTreeMap<String, Stem>,
    /// Every form of every stem, as it is spelled.
    forms: HashMap<String, Stem>,
    spellings: Spellings,
}

impl Lexicon {
    /// The stem of a lower-case word, which is known from now on.
    pub(super) fn add(&mut self, word: &str) -> Stem {
        if let Some(known) = self.forms.get(word) {
            return *known;
        }
        let next = self.stems.len();
        let number = *self.stems.entry(stem(word)).or_insert(next);
        self.forms.insert(word.to_owned(), number);
        self.spellings.add(word, number);
        number
    }

    /// How many stems there are.
    pub(super) fn len(&self) -> usize {
        self.stems.len()
    }

    pub(super) fn get(&self, stem: &str) -> Option<Stem> {
        self.stems.get(stem).copied()
    }

    /// Stems that begin with these letters.
    pub(super) fn beginning_with<'a>(&'a self, letters: &'a str) -> impl Iterator<Item = Stem> + 'a {
        let longer = self.stems.range::<str, _>((Bound::Included(letters), Bound::Unbounded));
        longer.take_while(move |(known, _)| known.starts_with(letters)).map(|(_, number)| *number)
    }

    /// Stems of the words that a misspelt one may stand for, among those that count, and how many edits away these are.
    pub(super) fn spelled_like(&self, word: &str, counts: impl Fn(Stem) -> bool) -> (Vec<Stem>, usize) {
        self.spellings.near(word, counts)
    }
}
