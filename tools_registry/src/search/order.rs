//! The order in which tools answer a query.
//!
//! A tool matches when it shares a word with the query, as it is spelled or as it must have been meant; tools that share more
//! come first. Where none has most of what was asked for, what the query means as a whole decides, and tools that mean the same
//! join those that share a word. A tool that is called by its name comes before all others.

use std::cmp::Reverse;

use super::index::Index;
use super::lexicon::Stem;
use super::meaning::{Meaning, Sum};
use super::query::{MOST_WORDS, words_of};
use super::stem::stem;
use super::thesaurus::{other_words_for, other_words_in};

/// What a word counts that only begins like the one asked for.
const PREFIX_SHARE: f64 = 0.25;

/// Fewer letters begin too many words.
const SHORTEST_PREFIX: usize = 3;

/// What a word counts that was misspelt, by the number of edits.
const SHARE_AFTER_EDITS: [f64; 4] = [1.0, 0.9, 0.8, 0.7];

/// What a word counts that is another word for the one asked for.
const OTHER_WORD_SHARE: f64 = 0.8;

/// A word in the description of a tool is about that strong there; it need not be in its name to count as found.
const STRENGTH_OF_FOUND: f64 = 0.4;

/// Words decide alone where they are found in one tool, all but a small share of them by what they count.
const ENOUGH: f64 = 0.9;

/// How much more meaning counts than words, where these are not enough.
const MEANING_WEIGHT: f64 = 2.0;

/// What the other words for a phrase add to the meaning of a query, together.
const OTHER_WORDS_PROMINENCE: f32 = 0.7;

/// A function, or a tool that shares no word with the query, is left out if its score is a smaller share of the best one's.
/// There are many, and a common word of a query would bring a crowd of them behind the tool that was meant.
const LEAST_SHARE_OF_BEST: f64 = 0.5;

/// A tool that shares no word with the query must mean at least so much of it.
const LEAST_MEANING: f64 = 0.25;

/// A word of a query, and the stems of tools that it stands for.
pub(crate) struct Term {
    spelled: String,
    stem: String,
    /// With what each counts; none if no tool has anything like it.
    known: Vec<(Stem, f64)>,
    /// The most that it can add to a score.
    most: f64,
}

/// What the words of a query add up to.
#[derive(Clone)]
struct Tally {
    /// By tool.
    totals: Vec<f64>,
    /// What the words count that are found in it, by tool.
    found: Vec<f64>,
    /// What the best tool for each word has of it, added up.
    most: f64,
}

impl Index {
    /// Numbers of the tools that match, best first; all of them for a query without words. Costs about as much as the words
    /// of the query are common, and a little for each tool where meaning is asked for.
    pub(crate) fn matching(&self, query: &str) -> Vec<usize> {
        let terms = self.terms(query);
        if terms.is_empty() {
            return (0..self.tools().len()).collect();
        }
        let by_words = self.by_words(&terms);
        let scores = self.scores(&terms, query, &by_words);
        let least = LEAST_SHARE_OF_BEST * greatest(&scores);
        let name = self.stems_of(&terms);
        let mut ranked: Vec<(Reverse<(bool, u64)>, usize)> = Vec::new();
        for (number, (score, of_words)) in scores.into_iter().zip(by_words.totals).enumerate() {
            if score <= 0.0 {
                continue;
            }
            let is_meant = self.is_meant(number, query.trim(), &name);
            let shares_word = of_words > 0.0 && !self.is_function(number);
            if is_meant || shares_word || score >= least {
                // The bits of numbers above zero are in the order of the numbers.
                ranked.push((Reverse((is_meant, score.to_bits())), number));
            }
        }
        // A called name before all others, then the higher score, then the name.
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, number)| number).collect()
    }

    /// The words of a query, each once.
    pub(crate) fn terms(&self, query: &str) -> Vec<Term> {
        let mut terms: Vec<Term> = Vec::new();
        for spelled in words_of(query, |word| self.used(&stem(word)).is_some()) {
            let stem = stem(&spelled);
            if terms.iter().all(|term| term.stem != stem) {
                terms.push(self.term(spelled, stem));
            }
        }
        terms
    }

    /// A word that no tool has is another word for one they have, or a slip for it.
    fn term(&self, spelled: String, stem: String) -> Term {
        let mut known: Vec<(Stem, f64)> = self.used(&stem).map(|own| (own, 1.0)).into_iter().collect();
        if known.is_empty() {
            known.extend(self.other_word(&spelled).map(|other| (other, 1.0)));
        }
        // A word of the language is no slip.
        if known.is_empty() && Meaning::of(&spelled).is_none() {
            let (near, edits) = self.lexicon.spelled_like(&spelled, |stem| self.postings.is_used(stem));
            let share = SHARE_AFTER_EDITS.get(edits).copied().unwrap_or_default();
            known.extend(near.into_iter().map(|near| (near, share)));
        }
        let rarities = known.iter().map(|(stem, _)| self.postings.rarity(*stem));
        // A word that says nothing to anybody asks for nothing.
        let unknown = if Meaning::of(&spelled).is_some() { self.postings.greatest_rarity() } else { 0.0 };
        let most = rarities.reduce(f64::max).unwrap_or(unknown);
        if spelled.chars().nth(SHORTEST_PREFIX - 1).is_some() {
            let longer = self.lexicon.beginning_with(&spelled).filter(|longer| self.postings.is_used(*longer));
            known.extend(longer.map(|longer| (longer, PREFIX_SHARE)));
        }
        Term { spelled, stem, known, most }
    }

    /// The first word of the thesaurus that tools have for this one.
    fn other_word(&self, word: &str) -> Option<Stem> {
        other_words_for(word).iter().find_map(|expression| match expression.as_slice() {
            [single] => self.used(&stem(single)),
            _ => None,
        })
    }

    fn by_words(&self, terms: &[Term]) -> Tally {
        let mut tally = Tally::new(self.tools().len());
        for term in terms {
            let mut best = tally.nothing();
            term.known.iter().for_each(|(stem, share)| self.postings.note(*stem, *share, &mut best));
            tally.add(&best);
            let found = best.iter().map(|score| (score / STRENGTH_OF_FOUND).min(term.most));
            tally.found.iter_mut().zip(found).for_each(|(total, found)| *total += found);
        }
        tally
    }

    /// By words, or by meaning where words are not enough. Tools and functions are judged apart: meaning orders a group, and
    /// lifts it no higher than enough words would, so that a tool is where it would be if there were no functions.
    fn scores(&self, terms: &[Term], query: &str, by_words: &Tally) -> Vec<f64> {
        let asked: f64 = terms.iter().map(|term| term.most).sum();
        let mut scores = by_words.totals.clone();
        let mut meanings: Option<Vec<f64>> = None;
        for group in [0..self.n_tools, self.n_tools..self.tools().len()] {
            let found = by_words.found.get(group.clone()).unwrap_or_default();
            let Some(scores) = scores.get_mut(group.clone()).filter(|_| greatest(found) < ENOUGH * asked) else {
                continue;
            };
            let meanings = meanings.get_or_insert_with(|| self.by_meaning(terms, query, by_words));
            let level = greatest(scores);
            for (score, meaning) in scores.iter_mut().zip(meanings.get(group).into_iter().flatten()) {
                if *score > 0.0 || *meaning >= LEAST_MEANING {
                    *score = (*score / asked + MEANING_WEIGHT * meaning) / (1.0 + MEANING_WEIGHT);
                }
            }
            let best = greatest(scores);
            if best > 0.0 {
                let level = level.max(asked * ENOUGH * STRENGTH_OF_FOUND * best);
                for score in scores {
                    *score *= level / best;
                }
            }
        }
        scores
    }

    /// How near each tool is to what a query means, from 0 to 1: half by its words and other words for them, half by what its
    /// text means.
    fn by_meaning(&self, terms: &[Term], query: &str, by_words: &Tally) -> Vec<f64> {
        let mut tally = by_words.clone();
        let mut sum = Sum::default();
        for meaning in terms.iter().filter_map(|term| Meaning::of(&term.spelled)) {
            sum.add(&meaning, 1.0);
        }
        for expressions in other_words_in(query, MOST_WORDS) {
            let mut best = tally.nothing();
            let prominence = OTHER_WORDS_PROMINENCE / f32::from(u8::try_from(expressions.len()).unwrap_or(u8::MAX));
            for expression in expressions {
                self.note_expression(expression, &mut best);
                let meanings = expression.iter().filter_map(|word| Meaning::of(word));
                meanings.for_each(|meaning| sum.add(&meaning, prominence));
            }
            tally.add(&best);
        }
        let direction = sum.direction();
        let of_words = |total: f64| if tally.most > 0.0 { total / tally.most } else { 0.0 };
        let pairs = tally.totals.iter().zip(&self.readings);
        pairs
            .map(|(total, reading)| {
                let likeness = f64::from(direction.likeness(&reading.direction).max(0.0));
                f64::midpoint(of_words(*total), likeness)
            })
            .collect()
    }

    /// Raises the score of every tool that has all words of an expression.
    fn note_expression(&self, expression: &[&str], best: &mut [f64]) {
        let stems = expression.iter().map(|word| self.used(&stem(word))).collect::<Option<Vec<Stem>>>();
        let [first, others @ ..] = stems.as_deref().unwrap_or_default() else { return };
        if others.is_empty() {
            return self.postings.note(*first, OTHER_WORD_SHARE, best);
        }
        let noted = |stem: Stem| {
            let mut scores = vec![0.0; best.len()];
            self.postings.note(stem, OTHER_WORD_SHARE, &mut scores);
            scores
        };
        let mut totals = noted(*first);
        for other in others {
            let pairs = totals.iter_mut().zip(noted(*other));
            pairs.for_each(|(total, score)| *total = if *total > 0.0 && score > 0.0 { *total + score } else { 0.0 });
        }
        best.iter_mut().zip(totals).for_each(|(best, total)| *best = best.max(total));
    }

    /// The stems of a query as those of a name; none if one of them is in no tool.
    fn stems_of(&self, terms: &[Term]) -> Vec<Stem> {
        terms.iter().map(|term| self.lexicon.get(&term.stem)).collect::<Option<_>>().unwrap_or_default()
    }

    /// Does the query spell out this tool's name?
    fn is_meant(&self, number: usize, query: &str, name: &[Stem]) -> bool {
        if !name.is_empty() && self.readings.get(number).is_some_and(|reading| reading.name == name) {
            return true;
        }
        // A name has no blanks, and comparing takes longer than looking for one.
        let Some(tool) = self.tools().get(number).filter(|_| !query.contains(' ')) else { return false };
        tool.is_named(query) || tool.is_named_in_full(query)
    }
}

impl Tally {
    fn new(n_tools: usize) -> Self {
        Self { totals: vec![0.0; n_tools], found: vec![0.0; n_tools], most: 0.0 }
    }

    /// No score for any tool.
    fn nothing(&self) -> Vec<f64> {
        vec![0.0; self.totals.len()]
    }

    fn add(&mut self, of_word: &[f64]) {
        self.most += greatest(of_word);
        self.totals.iter_mut().zip(of_word).for_each(|(total, score)| *total += score);
    }
}

fn greatest(scores: &[f64]) -> f64 {
    scores.iter().copied().fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::index::Index;
    use crate::tool::Tool;

    fn index(tools: &[(&str, &str, &str)]) -> Index {
        let tools = tools.iter().map(|(server, name, description)| {
            Arc::new(Tool { server: Some((*server).to_owned()), ..Tool::new(*name, *description) })
        });
        Index::build(tools.collect::<Vec<_>>().iter(), None)
    }

    fn names(index: &Index, query: &str) -> Vec<String> {
        index.matching(query).into_iter().map(|number| index.tools()[number].full_name()).collect()
    }

    #[test]
    fn a_word_in_the_name_outweighs_one_in_the_description() {
        let index = index(&[
            ("s", "archive", "Puts a file away, and a file is a file."),
            ("s", "read_file", "Reads."),
            ("s", "wait", "Waits."),
        ]);
        assert_eq!(names(&index, "files"), ["s.read_file", "s.archive"]);
    }

    #[test]
    fn a_spelled_out_name_comes_first() {
        let index = index(&[
            ("jira", "create_issue", "Creates an issue."),
            ("github", "create_issue_comment", "Create issue, create issue, create issue."),
            ("github", "create_issue", "Opens a ticket."),
        ]);
        let first = "github.create_issue";
        assert_eq!(names(&index, "create issue")[..2], ["jira.create_issue", first]);
        for query in ["github.create_issue", "mcp__github__create_issue", "servers.github.create_issue"] {
            assert_eq!(names(&index, query)[0], first, "{query}");
        }
    }

    #[test]
    fn beginnings_of_words_count_a_little() {
        let index = index(&[("s", "web_vuln_scanner", ""), ("s", "vulnerability_list", ""), ("s", "other", "")]);
        assert_eq!(names(&index, "vuln"), ["s.web_vuln_scanner", "s.vulnerability_list"]);
        assert_eq!(names(&index, "vu"), Vec::<String>::new());
    }

    #[test]
    fn equal_tools_are_ordered_by_name_whatever_the_order_they_came_in() {
        let forwards = index(&[("a", "x", "same"), ("b", "x", "same"), ("c", "y", "same")]);
        let backwards = index(&[("c", "y", "same"), ("b", "x", "same"), ("a", "x", "same")]);
        let expected = ["a.x", "b.x", "c.y"];
        assert_eq!([names(&forwards, "same"), names(&backwards, "same")], [expected, expected]);
        assert_eq!([names(&forwards, "*"), names(&backwards, "")], [expected, expected]);
    }

    #[test]
    fn the_first_of_two_namesakes_counts() {
        let index = index(&[("a", "x", "first"), ("a", "x", "second")]);
        assert_eq!(names(&index, "first"), ["a.x"]);
        assert_eq!(names(&index, "second"), Vec::<String>::new());
    }
}
