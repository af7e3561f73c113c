//! BM25F: a word counts by how rare it is and where it stands (a name weighs more than a remark on a parameter), with the
//! length of the text taken into account.
//!
//! Functions of libraries are counted apart, so that a tool scores as if there were none.

use super::fields::FIELDS;
use super::lexicon::Stem;
use super::reading::Reading;

/// How soon a repeated word stops adding to the score; the usual value.
const SATURATION: f64 = 1.2;

/// Which tools have which stem, and how much it counts there.
pub(super) struct Postings {
    by_stem: Vec<Vec<Posting>>,
    n_tools: usize,
    n_functions: usize,
}

#[derive(Debug, PartialEq)]
struct Posting {
    tool: usize,
    /// How much the tool is about the word, below 1.
    strength: f64,
}

impl Postings {
    /// Tools come before functions, of which the first has the number `n_tools`.
    pub(super) fn of(readings: &[Reading], n_tools: usize, n_stems: usize) -> Self {
        let (tools, functions) = readings.split_at(n_tools);
        let (of_tools, of_functions) = (average_lengths(tools), average_lengths(functions));
        let mut by_stem: Vec<Vec<Posting>> = Vec::new();
        by_stem.resize_with(n_stems, Vec::new);
        for (tool, reading) in readings.iter().enumerate() {
            let average = if tool < n_tools { of_tools } else { of_functions };
            for (stem, times) in &reading.stems {
                if let Some(postings) = by_stem.get_mut(*stem) {
                    postings.push(Posting { tool, strength: strength(times, &reading.lengths, &average) });
                }
            }
        }
        Self { by_stem, n_tools, n_functions: functions.len() }
    }

    pub(super) fn is_used(&self, stem: Stem) -> bool {
        self.by_stem.get(stem).is_some_and(|postings| !postings.is_empty())
    }

    /// How many stems some tool has.
    pub(super) fn n_used(&self) -> usize {
        self.by_stem.iter().filter(|postings| !postings.is_empty()).count()
    }

    /// Raises the score of every tool that has the stem to what it counts there.
    pub(super) fn note(&self, stem: Stem, share: f64, scores: &mut [f64]) {
        let (of_tools, of_functions) = self.rarities(stem);
        for posting in self.by_stem.get(stem).into_iter().flatten() {
            let rarity = if posting.tool < self.n_tools { of_tools } else { of_functions };
            if let Some(score) = scores.get_mut(posting.tool) {
                *score = score.max(share * rarity * posting.strength);
            }
        }
    }

    /// The most that a stem can count for a tool; for a function it may be less.
    pub(super) fn rarity(&self, stem: Stem) -> f64 {
        self.rarities(stem).0
    }

    /// What a word would count that no tool has.
    pub(super) fn greatest_rarity(&self) -> f64 {
        rarity(0, self.n_tools)
    }

    /// What a word counts for tools and for functions. A word of many tools counts little for a function too: `file` is
    /// rare among functions, and still asks for a tool.
    fn rarities(&self, stem: Stem) -> (f64, f64) {
        let postings = self.by_stem.get(stem).map(Vec::as_slice).unwrap_or_default();
        let with = postings.partition_point(|posting| posting.tool < self.n_tools);
        let of_tools = rarity(with, self.n_tools);
        let of_functions = rarity(postings.len() - with, self.n_functions);
        (of_tools, if with == 0 { of_functions } else { of_functions.min(of_tools) })
    }
}

/// The inverse document frequency: always above zero, larger for words that few tools have.
fn rarity(with: usize, all: usize) -> f64 {
    let (with, without) = (count(with), count(all - with));
    (1.0 + (without + 0.5) / (with + 0.5)).ln()
}

fn strength(times: &[u32; FIELDS.len()], lengths: &[u32; FIELDS.len()], average: &[f64; FIELDS.len()]) -> f64 {
    let fields = FIELDS.iter().zip(times).zip(lengths.iter().zip(average));
    let weighted = fields.map(|((field, times), (length, average))| {
        // A field that is empty everywhere has no average, and no words either.
        let relative_length = if *average > 0.0 { f64::from(*length) / average } else { 1.0 };
        field.weight * f64::from(*times) / (1.0 - field.dilution + field.dilution * relative_length)
    });
    let weight: f64 = weighted.sum();
    weight / (SATURATION + weight)
}

fn average_lengths(readings: &[Reading]) -> [f64; FIELDS.len()] {
    let mut average = [0.0; FIELDS.len()];
    for reading in readings {
        for (average, length) in average.iter_mut().zip(reading.lengths) {
            *average += f64::from(length) / count(readings.len());
        }
    }
    average
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}
