//! Which known words a misspelt one may stand for: those that share runs of three letters with it and are few edits away.
//!
//! The runs find a few candidates among all words; the edits decide. Words are only ever added.

use std::collections::HashMap;

use orchestrator_words::slip;

/// Shorter words are too near to everything, longer ones are no words.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=24;

/// Words whose edits are counted, those that share most runs first.
const MOST_CANDIDATES: usize = 64;

/// Three letters, a blank where the word has not begun or has ended.
type Run = [char; 3];

/// How like the word that was asked for, a known word, its number.
type Candidate<'a> = (f64, &'a str, usize);

#[derive(Default)]
pub(super) struct Spellings {
    /// Words and the numbers by which the caller knows them.
    words: Vec<(String, usize)>,
    /// Places of the words that have a run.
    with: HashMap<Run, Vec<usize>>,
}

impl Spellings {
    /// Each word is added once.
    pub(super) fn add(&mut self, word: &str, number: usize) {
        if !is_correctable(word) {
            return;
        }
        for run in runs(word) {
            self.with.entry(run).or_default().push(self.words.len());
        }
        self.words.push((word.to_owned(), number));
    }

    /// Numbers of the words nearest to this one among those that count, and how many edits away they are; none if it is too
    /// far from all.
    pub(super) fn near(&self, word: &str, counts: impl Fn(usize) -> bool) -> (Vec<usize>, usize) {
        if !is_correctable(word) {
            return (Vec::new(), 0);
        }
        let mut n_shared = vec![0_u16; self.words.len()];
        for place in runs(word).iter().filter_map(|run| self.with.get(run)).flatten() {
            if let Some(shared) = n_shared.get_mut(*place) {
                *shared += 1;
            }
        }
        let shared = self.words.iter().zip(n_shared).filter(|((_, number), n_shared)| *n_shared > 0 && counts(*number));
        let mut candidates: Vec<Candidate> = shared
            .map(|((known, number), n_shared)| (likeness(word, known, n_shared), known.as_str(), *number))
            .collect();
        // By likeness, then by name: the order in which words came does not count.
        let order = |left: &Candidate, right: &Candidate| right.0.total_cmp(&left.0).then(left.1.cmp(right.1));
        if candidates.len() > MOST_CANDIDATES {
            candidates.select_nth_unstable_by(MOST_CANDIDATES, order);
            candidates.truncate(MOST_CANDIDATES);
        }
        candidates.sort_unstable_by(order);
        let measured = candidates.into_iter().filter_map(|(_, known, number)| Some((slip(word, known)?, number)));
        let measured: Vec<(usize, usize)> = measured.collect();
        let fewest = measured.iter().map(|(edits, _)| *edits).min().unwrap_or(0);
        (measured.into_iter().filter(|(edits, _)| *edits == fewest).map(|(_, number)| number).collect(), fewest)
    }
}

/// Dice's coefficient, by lengths: a word has about as many runs as letters.
fn likeness(word: &str, known: &str, n_shared: u16) -> f64 {
    let letters = u16::try_from(word.len() + known.len()).unwrap_or(u16::MAX);
    f64::from(n_shared) / f64::from(letters)
}

fn is_correctable(word: &str) -> bool {
    LENGTHS.contains(&word.chars().count()) && word.chars().all(char::is_alphabetic)
}

/// The beginning counts twice: slips are rare in the first letter.
fn runs(word: &str) -> Vec<Run> {
    let letters: Vec<char> = [' ', ' '].into_iter().chain(word.chars()).chain([' ']).collect();
    let mut runs: Vec<Run> = letters.windows(3).filter_map(|run| run.try_into().ok()).collect();
    runs.sort_unstable();
    runs.dedup();
    runs
}

#[cfg(test)]
mod tests {
    use super::Spellings;

    /// The words nearest to `slip` among these.
    fn near<'a>(words: &[&'a str], slip: &str) -> (Vec<&'a str>, usize) {
        let mut spellings = Spellings::default();
        words.iter().enumerate().for_each(|(number, word)| spellings.add(word, number));
        let (numbers, edits) = spellings.near(slip, |_| true);
        (numbers.into_iter().map(|number| words[number]).collect(), edits)
    }

    #[test]
    fn slips_of_every_kind_find_the_word() {
        let words = ["branch", "commit", "repository", "chart", "pdf", "wikipedia", "größe"];
        for (slip, expected, edits) in [
            ("brnach", "branch", 1),
            ("comit", "commit", 1),
            ("commmit", "commit", 1),
            ("repositry", "repository", 1),
            ("reposotiry", "repository", 2),
            ("xommit", "commit", 1),
            ("pfd", "pdf", 1),
            ("wikipdia", "wikipedia", 1),
            ("grösse", "größe", 2),
        ] {
            assert_eq!(near(&words, slip), (vec![expected], edits), "{slip}");
        }
    }

    #[test]
    fn only_the_nearest_are_meant() {
        let words = ["file", "fill", "field", "profile"];
        assert_eq!(near(&words, "fiel"), (vec!["field", "file", "fill"], 1));
        assert_eq!(near(&words, "prfile"), (vec!["profile"], 1));
    }

    #[test]
    fn other_words_and_what_is_no_word_stand_for_nothing() {
        let words = ["branch", "commit", "sha256", "ab"];
        let endless = "branch".repeat(10_000);
        for word in ["", "b", "ab", "weather", "sha257", "branch\0", "🦀🦀🦀", endless.as_str()] {
            assert_eq!(near(&words, word), (vec![], 0), "{word:.20}");
        }
    }
}
