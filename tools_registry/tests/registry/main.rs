//! The registry as its callers see it, over the built-in tools and those of the example project.
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod builtin;
mod definitions;
mod disclosure;
mod hybrid;
mod large;
mod lookup;
mod ranking;
mod sources;

use std::path::Path;

use orchestrator_tools_registry::{Catalogue, Detail, Query, Tool, builtin_tools, read_definitions};
use serde_json::Value;

fn example_definitions() -> Vec<Tool> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/project/tools_registry");
    let (tools, problems) = read_definitions(&folder);
    assert_eq!(problems, []);
    tools
}

fn catalogue() -> Catalogue {
    let mut catalogue = Catalogue::new();
    catalogue.add(builtin_tools());
    catalogue.add(example_definitions());
    catalogue
}

/// Names of all tools that match, best first.
fn names(catalogue: &Catalogue, query: &str, category: Option<&str>) -> Vec<String> {
    let found = catalogue.search(&Query { query, category, detail: Detail::NameOnly, limit: usize::MAX });
    found.tools.iter().filter_map(|tool| tool.get("name").and_then(Value::as_str)).map(str::to_owned).collect()
}
