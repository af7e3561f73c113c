//! The index of a set of tools: what was read of each, and which tools have which word.
//!
//! Rule: a tool is read once. When others come or go, its reading is taken over and only the lists of words are made anew.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::lexical::Postings;
use super::lexicon::{Lexicon, Stem};
use super::reading::Reading;
use crate::tool::Tool;

/// Words of tools that are gone, before all is read again: a server that keeps changing its tools must not fill the memory.
const MOST_UNUSED_WORDS: usize = 1000;

pub(crate) struct Index {
    /// Tools before functions, by name, then owner, so that the number of a tool also settles ties.
    tools: Vec<Arc<Tool>>,
    /// In the order of the tools.
    pub(super) readings: Vec<Reading>,
    /// Functions begin here.
    pub(super) n_tools: usize,
    pub(super) lexicon: Lexicon,
    pub(super) postings: Postings,
}

impl Index {
    /// Of two tools with the same full name the first counts. Linear in the texts of the tools that `former` does not have.
    pub(crate) fn build<'a>(tools: impl Iterator<Item = &'a Arc<Tool>> + Clone, former: Option<Self>) -> Self {
        let (mut lexicon, mut read) = former.map(Self::into_readings).unwrap_or_default();
        let mut taken = HashSet::new();
        let kept = tools.clone().filter(|tool| taken.insert(tool.full_name())).cloned();
        let mut entries: Vec<(Arc<Tool>, Reading)> = kept
            .map(|tool| {
                let known = read.remove(&Arc::as_ptr(&tool)).map(|(_, reading)| reading);
                let reading = known.unwrap_or_else(|| Reading::of(&tool, &mut lexicon));
                (tool, reading)
            })
            .collect();
        entries.sort_by(|(left, _), (right, _)| {
            let by_kind = left.is_function().cmp(&right.is_function());
            by_kind.then_with(|| (&left.name, left.owner()).cmp(&(&right.name, right.owner())))
        });
        let n_tools = entries.partition_point(|(tool, _)| !tool.is_function());
        let (tools_in_order, readings): (Vec<_>, Vec<_>) = entries.into_iter().unzip();
        let postings = Postings::of(&readings, n_tools, lexicon.len());
        if lexicon.len() > MOST_UNUSED_WORDS + 2 * postings.n_used() {
            return Self::build(tools, None);
        }
        Self { tools: tools_in_order, readings, n_tools, lexicon, postings }
    }

    /// The tools are kept as well: an address stays taken as long as its tool lives.
    fn into_readings(self) -> (Lexicon, HashMap<*const Tool, (Arc<Tool>, Reading)>) {
        let pairs = self.tools.into_iter().zip(self.readings);
        (self.lexicon, pairs.map(|(tool, reading)| (Arc::as_ptr(&tool), (tool, reading))).collect())
    }

    pub(crate) fn tools(&self) -> &[Arc<Tool>] {
        &self.tools
    }

    /// A function of a library, by the number of the tool.
    pub(crate) fn is_function(&self, number: usize) -> bool {
        number >= self.n_tools
    }

    /// The shortest name that means this tool alone.
    pub(crate) fn shortest_name(&self, tool: &Tool) -> String {
        let is_shared = self.tools.iter().filter(|other| other.is_named(&tool.name)).nth(1).is_some();
        if is_shared { tool.full_name() } else { tool.name.clone() }
    }

    /// A stem that some tool has; those of tools that are gone do not count.
    pub(super) fn used(&self, stem: &str) -> Option<Stem> {
        self.lexicon.get(stem).filter(|stem| self.postings.is_used(*stem))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::Index;
    use crate::tool::Tool;

    #[test]
    fn a_tool_is_read_once() {
        let [old, new] = ["old", "new"].map(|name| Arc::new(Tool::new(name, "Does it.")));
        let mut index = Index::build([&old].into_iter(), None);
        // A wrong length, which survives only if the tool is not read again.
        index.readings[0].lengths = [7; 5];
        let index = Index::build([&old, &new].into_iter(), Some(index));
        let lengths: Vec<_> = index.readings.iter().map(|reading| reading.lengths).collect();
        assert_eq!(lengths, [[1, 0, 0, 2, 0], [7; 5]]);
    }
}
