//! What may have been meant by a name or a query that found nothing.

use std::collections::HashSet;

use orchestrator_words::slip;

use crate::index::Index;
use crate::tool::Tool;

/// Longest list of suggestions.
pub(crate) const MOST_SUGGESTIONS: usize = 5;

/// Names of tools near to `wanted`, nearest first: by the spelling of the name, or else by
/// shared words, or else by words that are nearly shared.
pub(crate) fn nearest(index: &Index, wanted: &str, is_candidate: impl Fn(&Tool) -> bool) -> Vec<String> {
    let names_of = |found: Vec<usize>| {
        let tools = found.into_iter().filter_map(|number| index.tools().get(number));
        let names = tools.filter(|tool| is_candidate(tool)).map(|tool| index.shortest_name(tool));
        names.take(MOST_SUGGESTIONS).collect::<Vec<_>>()
    };
    let mut names = names_of(near_names(index, wanted, &is_candidate));
    if names.is_empty() && !index.terms(wanted).is_empty() {
        names = names_of(index.matching(wanted));
    }
    if names.is_empty() {
        names = names_of(near_words(index, wanted));
    }
    names
}

/// Tools whose name, bare or in full, is a slip away; only those about as near as the nearest.
fn near_names(index: &Index, wanted: &str, is_candidate: impl Fn(&Tool) -> bool) -> Vec<usize> {
    let wanted = wanted.trim().to_lowercase();
    let wanted = match wanted.strip_prefix("mcp__") {
        Some(rest) => rest.replacen("__", ".", 1),
        None => wanted.strip_prefix("servers.").unwrap_or(&wanted).to_owned(),
    };
    let candidates = index.tools().iter().enumerate().filter(|(_, tool)| is_candidate(tool));
    let measured = candidates.filter_map(|(number, tool)| {
        let spellings = [tool.name.clone(), tool.full_name()];
        let distance = spellings.iter().filter_map(|name| slip(&wanted, name)).min()?;
        Some((distance, number))
    });
    let mut measured: Vec<(usize, usize)> = measured.collect();
    measured.sort_unstable();
    let furthest = measured.first().map_or(0, |(distance, _)| distance + 1);
    measured.into_iter().filter(|(distance, _)| *distance <= furthest).map(|(_, number)| number).collect()
}

/// The same for single words: tools that have a word a slip away from one of the words wanted.
fn near_words(index: &Index, wanted: &str) -> Vec<usize> {
    let mut found: Vec<(usize, f64, usize)> = Vec::new();
    for term in index.terms(wanted) {
        for (known, postings) in index.postings() {
            let Some(distance) = slip(&term.stem, known) else { continue };
            found.extend(postings.iter().map(|posting| (distance, posting.strength, posting.tool)));
        }
    }
    found.sort_by(|left, right| left.0.cmp(&right.0).then(right.1.total_cmp(&left.1)).then(left.2.cmp(&right.2)));
    let furthest = found.first().map_or(0, |(distance, ..)| distance + 1);
    found.retain(|(distance, ..)| *distance <= furthest);
    let mut seen = HashSet::new();
    found.into_iter().map(|(_, _, tool)| tool).filter(|tool| seen.insert(*tool)).collect()
}
