//! What may have been meant by a name or a query that found nothing.

use orchestrator_words::slip;

use super::index::Index;
use crate::tool::Tool;

/// Longest list of suggestions.
pub(crate) const MOST_SUGGESTIONS: usize = 5;

/// Names of tools near to `wanted`, nearest first: by the spelling of the name, or else as a search finds them.
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
