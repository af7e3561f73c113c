//! The word index of a set of tools, and the order in which tools answer a query.
//!
//! BM25F: a word counts by how rare it is and where it stands (a name weighs more than a remark
//! on a parameter), with the length of the text taken into account. A tool matches when it shares
//! at least one word with the query; tools that share more come first. Functions of libraries are counted apart, so that
//! a tool scores as if there were none.

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use crate::fields::FIELDS;
use crate::stem::stem;
use crate::tool::Tool;
use crate::words::{Compound, compounds, is_filler, synonym, words};

/// How soon a repeated word stops adding to the score; the usual value.
const SATURATION: f64 = 1.2;

/// What a word counts that only begins like the one asked for.
const PREFIX_SHARE: f64 = 0.25;

/// Fewer letters begin too many words.
const SHORTEST_PREFIX: usize = 3;

/// A function whose score is a smaller share of the best one's is left out. There are many, and a common word of a query
/// would bring a crowd of them behind the tool that was meant.
const LEAST_SHARE_OF_BEST: f64 = 0.5;

/// Words of a query that are looked at; a longer one is a pasted text.
const MOST_QUERY_WORDS: usize = 64;

pub(crate) struct Index {
    /// Tools before functions, by name, then owner, so that the number of a tool also settles ties.
    tools: Vec<Arc<Tool>>,
    /// Functions begin here.
    n_tools: usize,
    /// Stem to the tools that have it, by number.
    postings: BTreeMap<String, Vec<Posting>>,
}

#[derive(Debug, PartialEq)]
pub(crate) struct Posting {
    pub(crate) tool: usize,
    /// How much the tool is about the word, below 1.
    pub(crate) strength: f64,
}

/// A word of a query.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Term {
    pub(crate) spelled: String,
    pub(crate) stem: String,
}

impl Index {
    /// Of two tools with the same full name the first counts. Linear in the size of the texts.
    pub(crate) fn build<'a>(tools: impl Iterator<Item = &'a Arc<Tool>>) -> Self {
        let mut taken = HashSet::new();
        let mut tools: Vec<Arc<Tool>> = tools.filter(|tool| taken.insert(tool.full_name())).cloned().collect();
        tools.sort_by(|left, right| {
            let by_kind = left.is_function().cmp(&right.is_function());
            by_kind.then_with(|| (&left.name, left.owner()).cmp(&(&right.name, right.owner())))
        });
        let counted: Vec<Counts> = tools.iter().map(|tool| Counts::of(tool)).collect();
        let n_tools = tools.partition_point(|tool| !tool.is_function());
        Self { postings: postings_of(&counted, n_tools), n_tools, tools }
    }

    pub(crate) fn tools(&self) -> &[Arc<Tool>] {
        &self.tools
    }

    pub(crate) fn postings(&self) -> &BTreeMap<String, Vec<Posting>> {
        &self.postings
    }

    /// The shortest name that means this tool alone.
    pub(crate) fn shortest_name(&self, tool: &Tool) -> String {
        let is_shared = self.tools.iter().filter(|other| other.is_named(&tool.name)).nth(1).is_some();
        if is_shared { tool.full_name() } else { tool.name.clone() }
    }

    /// Numbers of the tools that match, best first; all of them for a query without words.
    pub(crate) fn matching(&self, query: &str) -> Vec<usize> {
        let terms = self.terms(query);
        if terms.is_empty() {
            return (0..self.tools.len()).collect();
        }
        let mut scores: BTreeMap<usize, f64> = BTreeMap::new();
        for term in &terms {
            for (tool, score) in self.scores_of(term) {
                *scores.entry(tool).or_default() += score;
            }
        }
        let asked: Vec<&str> = terms.iter().map(|term| term.stem.as_str()).collect();
        let matching = scores.into_iter().filter_map(|(number, score)| {
            let is_meant = is_meant(self.tools.get(number)?, query.trim(), &asked);
            Some(Scored { is_meant, score, number })
        });
        let mut ranked: Vec<Scored> = matching.collect();
        let best = ranked.iter().map(|scored| scored.score).fold(0.0, f64::max);
        ranked.retain(|scored| {
            let is_near = scored.is_meant || scored.score >= LEAST_SHARE_OF_BEST * best;
            is_near || self.tools.get(scored.number).is_some_and(|tool| !tool.is_function())
        });
        ranked.sort_by(Scored::compare);
        ranked.into_iter().map(|scored| scored.number).collect()
    }

    /// The words of a query, each once.
    pub(crate) fn terms(&self, query: &str) -> Vec<Term> {
        let mut terms: Vec<Term> = Vec::new();
        for Compound { whole, parts } in compounds(query).take(MOST_QUERY_WORDS) {
            // `GitHub` means just that when it is known, and `git` and `hub` only when it is not.
            let is_known = self.postings.contains_key(&stem(&whole));
            let spellings = if is_known { vec![whole] } else { parts };
            for spelled in spellings {
                let stem = self.known_stem(&spelled);
                if terms.iter().all(|term| term.stem != stem) {
                    terms.push(Term { spelled, stem });
                }
            }
        }
        // A query without spaces is a name, and in a name every word counts.
        let is_sentence = query.trim().contains(char::is_whitespace);
        if is_sentence && terms.iter().any(|term| !is_filler(&term.spelled)) {
            terms.retain(|term| !is_filler(&term.spelled));
        }
        terms
    }

    /// The stem of a word, or of a word that means the same if no tool has this one.
    fn known_stem(&self, spelled: &str) -> String {
        let own = stem(spelled);
        if self.postings.contains_key(&own) { own } else { synonym(&own).unwrap_or(own) }
    }

    /// What one word of the query adds to each tool: its own form, or a little for longer words.
    fn scores_of(&self, term: &Term) -> BTreeMap<usize, f64> {
        let mut best: BTreeMap<usize, f64> = BTreeMap::new();
        let mut note = |postings: &[Posting], share: f64| {
            let (of_tools, of_functions) = self.rarities(postings);
            for posting in postings {
                let rarity = if posting.tool < self.n_tools { of_tools } else { of_functions };
                let score = best.entry(posting.tool).or_default();
                *score = score.max(share * rarity * posting.strength);
            }
        };
        if let Some(postings) = self.postings.get(&term.stem) {
            note(postings, 1.0);
        }
        if term.spelled.chars().count() >= SHORTEST_PREFIX {
            let longer = self.postings.range(term.spelled.clone()..);
            for (_, postings) in longer.take_while(|(known, _)| known.starts_with(&term.spelled)) {
                note(postings, PREFIX_SHARE);
            }
        }
        best
    }

    /// What a word counts for tools and for functions. A word of many tools counts little for a function too: `file` is
    /// rare among functions, and still asks for a tool.
    fn rarities(&self, postings: &[Posting]) -> (f64, f64) {
        let with = postings.partition_point(|posting| posting.tool < self.n_tools);
        let of_tools = rarity(with, self.n_tools);
        let of_functions = rarity(postings.len() - with, self.tools.len() - self.n_tools);
        (of_tools, if with == 0 { of_functions } else { of_functions.min(of_tools) })
    }
}

/// The inverse document frequency: always above zero, larger for words that few tools have.
fn rarity(with: usize, all: usize) -> f64 {
    let (with, without) = (count(with), count(all - with));
    (1.0 + (without + 0.5) / (with + 0.5)).ln()
}

/// A tool that matches a query.
struct Scored {
    is_meant: bool,
    score: f64,
    number: usize,
}

impl Scored {
    /// A tool that is called by its name before all others, then the higher score, then the name.
    fn compare(&self, other: &Self) -> Ordering {
        let by_name = other.is_meant.cmp(&self.is_meant);
        by_name.then(other.score.total_cmp(&self.score)).then(self.number.cmp(&other.number))
    }
}

/// Does the query spell out this tool's name?
fn is_meant(tool: &Tool, query: &str, asked: &[&str]) -> bool {
    let in_words =
        || compounds(&tool.name).flat_map(|compound| compound.parts).map(|part| stem(&part)).eq(asked.iter().copied());
    tool.is_named(query) || tool.is_named_in_full(query) || in_words()
}

/// The stems of one tool, counted field by field.
struct Counts {
    stems: BTreeMap<String, [u32; FIELDS.len()]>,
    lengths: [u32; FIELDS.len()],
}

impl Counts {
    fn of(tool: &Tool) -> Self {
        let mut counts = Self { stems: BTreeMap::new(), lengths: [0; FIELDS.len()] };
        for ((number, field), length) in FIELDS.iter().enumerate().zip(&mut counts.lengths) {
            for word in words(&(field.text)(tool)) {
                *length += 1;
                if let Some(times) = counts.stems.entry(stem(&word)).or_default().get_mut(number) {
                    *times += 1;
                }
            }
        }
        counts
    }
}

fn average_lengths(counted: &[Counts]) -> [f64; FIELDS.len()] {
    let mut average = [0.0; FIELDS.len()];
    for counts in counted {
        for (average, length) in average.iter_mut().zip(counts.lengths) {
            *average += f64::from(length) / count(counted.len());
        }
    }
    average
}

fn postings_of(counted: &[Counts], n_tools: usize) -> BTreeMap<String, Vec<Posting>> {
    let (tools, functions) = counted.split_at(n_tools);
    let (of_tools, of_functions) = (average_lengths(tools), average_lengths(functions));
    let mut postings: BTreeMap<String, Vec<Posting>> = BTreeMap::new();
    for (tool, counts) in counted.iter().enumerate() {
        let average = if tool < n_tools { of_tools } else { of_functions };
        for (stem, times) in &counts.stems {
            let fields = FIELDS.iter().zip(times).zip(counts.lengths.iter().zip(average));
            let weighted = fields.map(|((field, times), (length, average))| {
                // A field that is empty everywhere has no average, and no words either.
                let relative_length = if average > 0.0 { f64::from(*length) / average } else { 1.0 };
                field.weight * f64::from(*times) / (1.0 - field.dilution + field.dilution * relative_length)
            });
            let weight: f64 = weighted.sum();
            let strength = weight / (SATURATION + weight);
            postings.entry(stem.clone()).or_default().push(Posting { tool, strength });
        }
    }
    postings
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{Index, Term};
    use crate::tool::Tool;

    fn index(tools: &[(&str, &str, &str)]) -> Index {
        let tools = tools.iter().map(|(server, name, description)| {
            Arc::new(Tool { server: Some((*server).to_owned()), ..Tool::new(*name, *description) })
        });
        Index::build(tools.collect::<Vec<_>>().iter())
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

    #[test]
    fn fillers_count_only_in_names_and_on_their_own() {
        let index = index(&[("s", "to_do", "GitHub")]);
        let terms = |query: &str| {
            let pairs = index.terms(query).into_iter().map(|Term { spelled, stem }| (spelled, stem));
            pairs.map(|(spelled, stem)| format!("{spelled}={stem}")).collect::<Vec<_>>()
        };
        assert_eq!(terms("how do I list the files"), ["list=list", "files=fil"]);
        assert_eq!(terms("to do"), ["to=to", "do=do"]);
        assert_eq!(terms("to_do"), ["to=to", "do=do"]);
        assert_eq!(terms("GitHub GitLab"), ["github=github", "git=git", "lab=lab"]);
        assert_eq!(terms("file files FILE"), ["file=fil"]);
    }

    #[test]
    fn endless_queries_are_cut_short() {
        let index = index(&[("s", "word", "")]);
        let query: Vec<String> = (0..1000).map(|number| format!("w{number}")).collect();
        // The `w` once, and the numbers of 64 words.
        assert_eq!(index.terms(&query.join(" ")).len(), 65);
    }
}
