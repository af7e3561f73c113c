//! The tools that exist, and the two questions asked of them: which are there, and what is this one.
//!
//! Rule: the index is built by the first question after a change and kept until the next change.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use orchestrator_words::shorten;
use serde::Serialize;
use serde_json::Value;

use crate::builtin::BUILTIN_SERVER;
use crate::error::RegistryError;
use crate::functions::without_function;
use crate::search::{Index, MOST_SUGGESTIONS, nearest};
use crate::shape::Detail;
use crate::tool::{Tool, python_name};

/// Tools shown when the caller sets no limit.
pub const DEFAULT_LIMIT: usize = 20;

/// Categories named in a note about an unknown one.
const MOST_CATEGORIES: usize = 20;

/// How a name may mean a tool; the first way that finds any decides.
const WAYS_TO_NAME: [fn(&Tool, &str) -> bool; 4] = [
    |tool, wanted| tool.name == wanted,
    |tool, wanted| tool.full_name() == wanted,
    Tool::is_named,
    Tool::is_named_in_full,
];

/// A place that lists tools and may change its mind, such as an MCP server.
pub trait Source: Send + Sync {
    /// Becomes the server of all its tools.
    fn name(&self) -> &str;

    /// May take as long as asking the server takes.
    fn tools(&self) -> Result<Vec<Tool>, RegistryError>;
}

/// What to look for.
#[derive(Clone, Copy, Debug)]
pub struct Query<'a> {
    /// Words, or a name; without any word everything matches.
    pub query: &'a str,
    /// A category or a server.
    pub category: Option<&'a str>,
    pub detail: Detail,
    pub limit: usize,
}

impl Default for Query<'_> {
    fn default() -> Self {
        Self { query: "", category: None, detail: Detail::default(), limit: DEFAULT_LIMIT }
    }
}

/// The answer to a query.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Found {
    /// Best first, in the detail asked for.
    pub tools: Vec<Value>,
    pub shown: usize,
    /// All that match, shown or not.
    pub total: usize,
    /// "5 of 12 tools", and why there are none when that is known.
    pub note: String,
    /// Names of tools that may have been meant, when nothing matched.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<String>,
}

/// What asking the sources again has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refreshed {
    pub is_changed: bool,
    /// Sources that did not answer; the tools they listed before stay.
    pub failures: Vec<RegistryError>,
}

/// All tools. Of several with the same full name (and so the same `mcp__<server>__<tool>`) one counts: what was added before
/// what a source lists, so that nothing can pass itself off as a built-in tool; what a source lists before what is only
/// described, because a server knows its own tools best; and of two added or described the first.
#[derive(Default)]
pub struct Catalogue {
    added: Vec<Arc<Tool>>,
    sources: Vec<Listed>,
    described: Vec<Arc<Tool>>,
    index: OnceLock<Index>,
    /// The index before the last change: what it has read of tools that stay is not read again.
    former: Mutex<Option<Index>>,
}

struct Listed {
    source: Box<dyn Source>,
    tools: Vec<Arc<Tool>>,
}

impl Catalogue {
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    pub fn add(&mut self, tools: impl IntoIterator<Item = Tool>) {
        self.added.extend(tools.into_iter().map(with_import));
        self.forget_index();
    }

    /// Tools that stand for what no source lists.
    pub fn describe(&mut self, tools: impl IntoIterator<Item = Tool>) {
        self.described.extend(tools.into_iter().map(with_import));
        self.forget_index();
    }

    /// The source is first asked by the next `refresh`.
    pub fn add_source(&mut self, source: Box<dyn Source>) {
        self.sources.push(Listed { source, tools: Vec::new() });
    }

    /// Asks every source for its tools.
    pub fn refresh(&mut self) -> Refreshed {
        let mut refreshed = Refreshed { is_changed: false, failures: Vec::new() };
        for listed in &mut self.sources {
            let tools = match listed.source.tools() {
                Ok(tools) => tools,
                Err(failure) => {
                    refreshed.failures.push(failure);
                    continue;
                }
            };
            let server = Some(listed.source.name().to_owned());
            let tools: Vec<Tool> = tools.into_iter().map(|tool| Tool { server: server.clone(), ..tool }).collect();
            let nameless = without_function(&tools);
            let tools = tools.into_iter();
            let tools: Vec<Arc<Tool>> = tools
                .map(|tool| if nameless.contains(&tool.name) { Arc::new(tool) } else { with_import(tool) })
                .collect();
            if tools != listed.tools {
                listed.tools = tools;
                refreshed.is_changed = true;
            }
        }
        if refreshed.is_changed {
            self.forget_index();
        }
        refreshed
    }

    /// Every tool, by name.
    pub fn tools(&self) -> impl Iterator<Item = &Tool> {
        self.index().tools().iter().map(Arc::as_ref)
    }

    /// How many tools each category has; a tool without one counts for its server.
    #[must_use]
    pub fn categories(&self) -> BTreeMap<&str, usize> {
        let mut counts = BTreeMap::new();
        for category in self.tools().filter_map(|tool| tool.category.as_deref().or(tool.server.as_deref())) {
            *counts.entry(category).or_default() += 1;
        }
        counts
    }

    /// Costs about as much as the words of the query are common; the first search after a change
    /// also builds the index.
    #[must_use]
    pub fn search(&self, query: &Query<'_>) -> Found {
        let category = given(query.category);
        let index = self.index();
        let everywhere = index.matching(query.query);
        let is_inside = |number: &&usize| {
            category.is_none() || index.tools().get(**number).is_some_and(|tool| tool.is_in(category))
        };
        let inside: Vec<usize> = everywhere.iter().filter(is_inside).copied().collect();
        let total = inside.len();
        let what = what_are(inside.iter().filter(|number| index.is_function(**number)).count(), total);
        let shown = inside.into_iter().take(query.limit).filter_map(|number| index.tools().get(number));
        let tools: Vec<Value> = shown.map(|tool| query.detail.show(tool)).collect();
        let shown = tools.len();
        let note = format!("{shown} of {total} {what}");
        let mut found = Found { tools, shown, total, note, suggestions: Vec::new() };
        if total == 0 {
            self.explain(query.query, category, everywhere.len(), &mut found);
        }
        found
    }

    /// Says why nothing matched, as far as that is known.
    fn explain(&self, query: &str, category: Option<&str>, n_elsewhere: usize, found: &mut Found) {
        if let Some(category) = category {
            let is_known = self.tools().any(|tool| tool.is_in(Some(category)));
            let reason = if is_known {
                format!(" in category '{}'; {n_elsewhere} in others", shorten(category))
            } else {
                let known: Vec<&str> = self.categories().into_keys().take(MOST_CATEGORIES).collect();
                format!("; no category is named '{}', there are: {}", shorten(category), known.join(", "))
            };
            found.note.push_str(&reason);
        }
        // Without words every tool would be as near as any other.
        if !self.index().terms(query).is_empty() {
            found.suggestions = self.nearest(query, category);
        }
    }

    /// Everything known about one tool. See [`Self::tool`] for the names that are understood.
    pub fn definition(&self, name: &str, category: Option<&str>) -> Result<Value, RegistryError> {
        self.tool(name, category).map(|tool| Detail::Full.show(tool))
    }

    /// The tool of this name: `create_issue`, or with its server or category in front
    /// (`github.create_issue`, `mcp__github__create_issue`). Case does not matter unless two
    /// names differ in nothing else.
    pub fn tool(&self, name: &str, category: Option<&str>) -> Result<&Tool, RegistryError> {
        let wanted = name.trim();
        let category = given(category);
        for is_meant in WAYS_TO_NAME {
            let inside = self.tools().filter(|tool| tool.is_in(category));
            let mut meant: Vec<&Tool> = inside.filter(|tool| is_meant(tool, wanted)).collect();
            if meant.iter().any(|tool| !tool.is_function()) {
                // A library cannot take a name away from a tool.
                meant.retain(|tool| !tool.is_function());
            }
            match meant.as_slice() {
                [] => {}
                [tool] => return Ok(tool),
                // A tool without an owner has no longer name to be told apart by.
                [tool, ..] if tool.owner().is_none() => return Ok(tool),
                several => {
                    let choices = several.iter().map(|tool| tool.full_name()).collect();
                    return Err(RegistryError::Ambiguous { name: wanted.to_owned(), choices });
                }
            }
        }
        Err(self.unknown(wanted, category))
    }

    fn unknown(&self, name: &str, category: Option<&str>) -> RegistryError {
        let elsewhere = self.tools().filter(|tool| tool.is_named(name) || tool.is_named_in_full(name));
        let mut nearest: Vec<String> = elsewhere.take(MOST_SUGGESTIONS).map(Tool::full_name).collect();
        if nearest.is_empty() {
            nearest = self.nearest(name, category);
        }
        RegistryError::Unknown { name: name.to_owned(), category: category.map(str::to_owned), nearest }
    }

    /// Names near to `wanted` in the category, or anywhere if there are none in it.
    fn nearest(&self, wanted: &str, category: Option<&str>) -> Vec<String> {
        let inside = nearest(self.index(), wanted, |tool| tool.is_in(category));
        if inside.is_empty() { nearest(self.index(), wanted, |_| true) } else { inside }
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| {
            let listed = self.sources.iter().flat_map(|listed| &listed.tools);
            let former = self.former.lock().unwrap_or_else(PoisonError::into_inner).take();
            Index::build(self.added.iter().chain(listed).chain(&self.described), former)
        })
    }

    /// The next question builds it anew, of what the old one knows.
    fn forget_index(&mut self) {
        if let Some(index) = self.index.take() {
            *self.former.get_mut().unwrap_or_else(PoisonError::into_inner) = Some(index);
        }
    }
}

/// A blank category is one left out: clients fill in what they do not set.
fn given(category: Option<&str>) -> Option<&str> {
    category.map(str::trim).filter(|category| !category.is_empty())
}

/// The word for what was found.
fn what_are(n_functions: usize, n_all: usize) -> &'static str {
    match (n_functions, n_all) {
        (0, 1) => "tool",
        (0, _) => "tools",
        (1, 1) => "function",
        (functions, all) if functions == all => "functions",
        _ => "tools and functions",
    }
}

/// Tools of other servers are functions of `servers.<server>`; our own need no import.
fn with_import(mut tool: Tool) -> Arc<Tool> {
    if let Some(server) = tool.server.as_deref().filter(|server| *server != BUILTIN_SERVER) {
        let line = || format!("from servers.{} import {}", python_name(server), python_name(&tool.name));
        tool.import = Some(tool.import.take().unwrap_or_else(line));
    }
    Arc::new(tool)
}
