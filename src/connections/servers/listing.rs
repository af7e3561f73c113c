//! What is known of a server's tools: what it listed last, in this process or before, how that compares with what was
//! agreed to, and what answers looked like.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock, RwLockReadGuard};

use orchestrator_tools_registry::{Tool, output_shape, seen_output};
use serde_json::Value;

use super::cache::{Cache, Kept, ProgramVersion, SeenOutput};
use super::pins::{Difference, Pins, Standing};
use crate::audit::digest;

/// Bytes of one definition, and of all that a server lists. What is beyond is left out.
const LARGEST_DEFINITION: usize = 1 << 20;
const MOST_BYTES: usize = 32 << 20;

pub(super) struct Listing {
    server: String,
    cache: Cache,
    pins: Arc<Pins>,
    /// Read from the copy when somebody first asks.
    state: OnceLock<RwLock<State>>,
    n_changes: AtomicUsize,
    marks: Mutex<Option<Arc<Marks>>>,
}

#[derive(Default)]
struct State {
    tools: Option<Arc<[Tool]>>,
    program: Option<ProgramVersion>,
    seen: BTreeMap<String, SeenOutput>,
    failure: Option<String>,
}

/// Tools that are not simply agreed to, by name.
struct Marks {
    /// For which list, and for which agreements.
    of: (usize, usize),
    standings: HashMap<String, Standing>,
}

impl Listing {
    pub(super) fn new(server: &str, cache: Cache, pins: Arc<Pins>) -> Self {
        Self {
            server: server.to_owned(),
            cache,
            pins,
            state: OnceLock::new(),
            n_changes: AtomicUsize::new(0),
            marks: Mutex::default(),
        }
    }

    fn state(&self) -> &RwLock<State> {
        self.state.get_or_init(|| {
            let Some(kept) = self.cache.read() else { return RwLock::default() };
            self.n_changes.fetch_add(1, SeqCst);
            let tools = kept.tools.into_iter().map(|tool| self.own(tool)).collect();
            let (program, seen) = (kept.program, kept.seen);
            RwLock::new(State { tools: Some(tools), program, seen, failure: None })
        })
    }

    fn read(&self) -> RwLockReadGuard<'_, State> {
        self.state().read().unwrap_or_else(PoisonError::into_inner)
    }

    fn own(&self, tool: Tool) -> Tool {
        Tool { server: Some(self.server.clone()), category: None, ..tool }
    }

    /// The tools as they were listed last.
    pub(super) fn tools(&self) -> Option<Arc<[Tool]>> {
        self.read().tools.clone()
    }

    /// Why it did not list them when it was last asked.
    pub(super) fn failure(&self) -> Option<String> {
        self.read().failure.clone()
    }

    /// How often there was something new to show.
    pub(super) fn n_changes(&self) -> usize {
        drop(self.read());
        self.n_changes.load(SeqCst) + self.pins.n_changes()
    }

    /// The server has listed its tools. Writes files.
    pub(super) fn listed(&self, program: Option<ProgramVersion>, tools: Vec<Tool>) -> Arc<[Tool]> {
        let tools: Arc<[Tool]> = self.within_bounds(tools).into();
        self.pins.see(&self.server, &tools);
        let mut state = self.state().write().unwrap_or_else(PoisonError::into_inner);
        let is_same = state.tools.as_ref().is_some_and(|known| **known == *tools) && state.program == program;
        state.failure = None;
        if is_same {
            return tools;
        }
        state.tools = Some(Arc::clone(&tools));
        state.program = program;
        self.write(&state);
        // Before others can see the list: what they conclude from it must not count for the one before.
        self.n_changes.fetch_add(1, SeqCst);
        tools
    }

    pub(super) fn failed(&self, reason: String) {
        self.state().write().unwrap_or_else(PoisonError::into_inner).failure = Some(reason);
    }

    /// Of two tools of one name the first counts; what is too large to be kept or too deep to be read again does not.
    fn within_bounds(&self, tools: Vec<Tool>) -> Vec<Tool> {
        let mut n_bytes = 0;
        let mut names = HashSet::new();
        let keep = |tool: &Tool| {
            let size = if tool.is_too_deep() { usize::MAX } else { tool.pinned_text().len() };
            if size > LARGEST_DEFINITION || n_bytes + size > MOST_BYTES {
                tracing::warn!(server = %self.server, "a tool was left out: its definition is too large");
                return false;
            }
            n_bytes += size;
            names.insert(tool.name.clone())
        };
        let mut tools: Vec<Tool> = tools.into_iter().map(|tool| self.own(tool)).collect();
        tools.retain(keep);
        tools
    }

    fn write(&self, state: &State) {
        let (program, seen) = (state.program.clone(), state.seen.clone());
        self.cache.write(&Kept { program, tools: state.tools.as_deref().unwrap_or_default().to_vec(), seen });
    }

    /// How a listed tool compares with what was agreed to.
    pub(super) fn standing(&self, tool: &Tool) -> Standing {
        self.pins.standing(&self.server, tool)
    }

    fn marks(&self) -> Arc<Marks> {
        // The number first: a list that comes between the two makes the conclusion out of date, not wrong.
        let of = (self.n_changes.load(SeqCst), self.pins.n_changes());
        let tools = self.tools();
        let mut marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = marks.as_ref().filter(|known| known.of == of) {
            return Arc::clone(known);
        }
        let standings = tools.iter().flat_map(|tools| tools.iter()).filter_map(|tool| {
            let standing = self.standing(tool);
            (!standing.may_be_called()).then(|| (tool.name.clone(), standing))
        });
        let made = Arc::new(Marks { of, standings: standings.collect() });
        *marks = Some(Arc::clone(&made));
        made
    }

    /// The tools as others may see them: in place of a definition that has changed, the one that was agreed to, and of one that
    /// nobody agreed to the name.
    pub(super) fn shown(&self, tools: &[Tool]) -> Vec<Tool> {
        let marks = self.marks();
        let shown = tools.iter().map(|tool| match marks.standings.get(&tool.name) {
            Some(Standing::Changed(agreed)) => (**agreed).clone(),
            Some(Standing::Unapproved | Standing::Unknown(_)) => self.own(Tool::new(tool.name.as_str(), "")),
            _ => tool.clone(),
        });
        shown.collect()
    }

    /// What is to be said of a tool besides its definition: whether it can be called, and what it gave so far.
    pub(super) fn remarks(&self, tool: &str) -> (Option<&'static str>, Option<Value>) {
        let word = self.marks().standings.get(tool).and_then(Standing::word);
        (word, self.read().seen.get(tool).map(|seen| seen.shape.clone()))
    }

    pub(super) fn compare(&self) -> Result<Vec<Difference>, String> {
        self.pins.compare(&self.server, &self.tools().unwrap_or_default())
    }

    pub(super) fn agree(&self, differences: &[Difference]) -> Result<(), String> {
        self.pins.agree(&self.server, differences)
    }

    /// Learns from the answer of a tool that declares no output. True if there was something new to save.
    pub(super) fn learn(&self, tool: &Tool, answer: &Value) -> bool {
        let Some(new) = shape_of(answer).filter(|_| tool.output_schema.is_none()) else { return false };
        let definition = digest(&tool.pinned_text());
        let mut state = self.state().write().unwrap_or_else(PoisonError::into_inner);
        let known = state.seen.get(&tool.name).filter(|seen| seen.definition == definition);
        let shape = seen_output(known.map(|seen| &seen.shape), &new);
        if known.is_some_and(|known| known.shape == shape) {
            return false;
        }
        state.seen.insert(tool.name.clone(), SeenOutput { definition, shape });
        true
    }

    /// Writes the copy.
    pub(super) fn save(&self) {
        self.write(&self.read());
    }
}

/// What a script gets of an answer, without its values. Nothing is learned of one that was too large to hand over.
fn shape_of(answer: &Value) -> Option<Value> {
    const LONGEST_TEXT: usize = 256 << 10;
    let items = answer.get("items")?.as_array()?;
    let mut values: Vec<Cow<'_, Value>> = Vec::with_capacity(items.len());
    for item in items {
        if let Some(value) = item.get("value").or_else(|| item.get("file")) {
            values.push(Cow::Borrowed(value));
            continue;
        }
        let text = item.get("json")?.as_str().filter(|text| text.len() <= LONGEST_TEXT)?;
        values.push(Cow::Owned(serde_json::from_str(text).ok()?));
    }
    output_shape(&values.iter().map(AsRef::as_ref).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    #![expect(clippy::disallowed_methods, reason = "tests look at the files")]

    use std::path::Path;
    use std::sync::Arc;

    use orchestrator_tools_registry::Tool;
    use serde_json::{Value, json};

    use super::super::cache::Cache;
    use super::super::configuration::{Address, Definition};
    use super::super::pins::Pins;
    use super::Listing;
    use crate::settings::ToolsPin;

    fn listing(project: &Path) -> Listing {
        let address = Address::Http { url: "http://127.0.0.1:1/mcp".to_owned(), headers: Vec::new() };
        let definition = Definition::new("shop", address);
        Listing::new("shop", Cache::new(project, &definition), Arc::new(Pins::new(project, ToolsPin::FirstUse)))
    }

    fn names(listing: &Listing) -> Vec<(String, String)> {
        let tools = listing.tools().expect("listed");
        listing.shown(&tools).into_iter().map(|tool| (tool.name, tool.description)).collect()
    }

    fn pair(name: &str, description: &str) -> (String, String) {
        (name.to_owned(), description.to_owned())
    }

    #[test]
    fn another_process_knows_what_was_listed_and_learned() {
        let project = tempfile::tempdir().expect("a folder");
        let first = listing(project.path());
        assert_eq!((first.tools(), first.n_changes()), (None, 1));
        first.listed(None, vec![Tool::new("order", "Orders."), Tool::new("order", "Again.")]);
        let answer = json!({ "items": [{ "value": { "id": 7 } }] });
        assert!(first.learn(&Tool::new("order", "Orders."), &answer));
        assert!(!first.learn(&Tool::new("order", "Orders."), &answer));
        first.save();
        let second = listing(project.path());
        assert_eq!(names(&second), [pair("order", "Orders.")]);
        let id = json!({ "type": "object", "properties": { "id": { "type": "integer" } }, "required": ["id"] });
        assert_eq!(second.remarks("order"), (None, Some(id)));
    }

    #[test]
    fn a_changed_tool_is_shown_as_it_was_agreed_to() {
        let project = tempfile::tempdir().expect("a folder");
        let listing = listing(project.path());
        listing.listed(None, vec![Tool::new("order", "Orders.")]);
        listing.listed(None, vec![Tool::new("order", "Steals."), Tool::new("cancel", "Cancels.")]);
        assert_eq!(names(&listing), [pair("order", "Orders."), pair("cancel", "Cancels.")]);
        assert_eq!((listing.remarks("order").0, listing.remarks("cancel").0), (Some("changed"), None));
        listing.agree(&listing.compare().expect("compared")).expect("written");
        assert_eq!(names(&listing), [pair("order", "Steals."), pair("cancel", "Cancels.")]);
        assert_eq!(listing.remarks("order").0, None);
    }

    #[test]
    fn what_cannot_be_kept_is_left_out() {
        let project = tempfile::tempdir().expect("a folder");
        let listing = listing(project.path());
        let deep = (0..110).fold(json!({}), |inner, _| json!({ "items": inner }));
        listing.listed(
            None,
            vec![
                Tool { input_schema: deep, ..Tool::new("deep", "") },
                Tool::new("long", "x".repeat(2 << 20)),
                Tool::new("good", ""),
            ],
        );
        assert_eq!(names(&listing), [pair("good", "")]);
    }

    #[test]
    fn declared_outputs_are_not_learned_and_values_never() {
        let project = tempfile::tempdir().expect("a folder");
        let listing = listing(project.path());
        let answer = |value: Value| json!({ "items": [{ "value": value }] });
        let declared = Tool { output_schema: Some(json!({ "type": "object" })), ..Tool::new("declared", "") };
        listing.learn(&declared, &answer(json!({ "a": 1 })));
        listing.learn(&Tool::new("failing", ""), &json!({ "failed": "no" }));
        listing.learn(&Tool::new("none", ""), &json!({ "items": [] }));
        listing.learn(&Tool::new("file", ""), &json!({ "items": [{ "value": "x" }, { "file": { "path": "p" } }] }));
        listing.learn(&Tool::new("large", ""), &json!({ "items": [{ "large": { "path": "p" } }] }));
        listing.learn(&Tool::new("exact", ""), &json!({ "items": [{ "json": "{\"n\": 123456789012345678901}" }] }));
        let seen = |tool: &str| listing.remarks(tool).1;
        assert_eq!((seen("declared"), seen("failing"), seen("none"), seen("large")), (None, None, None, None));
        assert_eq!(seen("exact").expect("learned")["properties"], json!({ "n": { "type": "number" } }));
        assert_eq!(seen("file").expect("learned")["items"]["type"], json!(["string", "object"]));
        listing.learn(&Tool::new("who", ""), &answer(json!({ "name": "Anna Schmidt" })));
        listing.save();
        let kept = std::fs::read_to_string(project.path().join(".work/servers/shop.json")).expect("written");
        assert!(!kept.contains("Anna"), "{kept}");
        // Another definition begins anew.
        listing.learn(&Tool::new("who", "Other."), &answer(json!(1)));
        assert_eq!(seen("who"), Some(json!({ "type": "integer" })));
    }
}
