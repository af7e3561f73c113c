//! Thousands of tools: the answers stay right.

use orchestrator_tools_registry::{Catalogue, Detail, Query, Tool};
use serde_json::json;

use super::names;

const VERBS: [&str; 5] = ["create", "delete", "list", "read", "update"];
const THINGS: [&str; 10] =
    ["account", "branch", "calendar", "device", "event", "folder", "group", "host", "invoice", "job"];
const N_SERVERS: usize = 100;

/// Each of 100 servers has every verb with every thing: 5,000 tools.
fn large_catalogue() -> Catalogue {
    let mut catalogue = Catalogue::new();
    for server in 0..N_SERVERS {
        let pairs = VERBS.iter().flat_map(|verb| THINGS.iter().map(move |thing| (verb, thing)));
        catalogue.add(pairs.map(|(verb, thing)| Tool {
            server: Some(format!("unit{server:03}")),
            input_schema: json!({
                "type": "object",
                "properties": {format!("{thing}_key"): {"type": "string", "description": "Which one."}},
            }),
            ..Tool::new(format!("{verb}_{thing}"), format!("Can {verb} one {thing} of the unit."))
        }));
    }
    catalogue
}

#[test]
fn five_thousand_tools_are_counted_and_ordered() {
    let catalogue = large_catalogue();
    let total = |query: &str, category: Option<&str>| {
        let found = catalogue.search(&Query { query, category, detail: Detail::NameOnly, limit: 3 });
        (found.shown, found.total, found.note)
    };
    assert_eq!(total("", None), (3, 5000, "3 of 5000 tools".into()));
    assert_eq!(total("invoices", None), (3, 500, "3 of 500 tools".into()));
    assert_eq!(total("deleting", None), (3, 1000, "3 of 1000 tools".into()));
    assert_eq!(total("delete invoice", None), (3, 1400, "3 of 1400 tools".into()));
    assert_eq!(total("unit042", None), (3, 50, "3 of 50 tools".into()));
    assert_eq!(total("invoices", Some("unit042")), (3, 5, "3 of 5 tools".into()));
    assert_eq!(catalogue.categories().len(), N_SERVERS);
}

#[test]
fn one_among_five_thousand_comes_first() {
    let catalogue = large_catalogue();
    for server in (0..N_SERVERS).step_by(7) {
        for verb in VERBS {
            let query = format!("{verb} the calendars of unit{server:03}");
            let found = catalogue.search(&Query { query: &query, detail: Detail::NameOnly, ..Query::default() });
            let expected = json!({"name": format!("{verb}_calendar"), "server": format!("unit{server:03}")});
            assert_eq!((found.shown, found.tools.first()), (20, Some(&expected)), "{query}");
            let full_name = format!("mcp__unit{server:03}__{verb}_calendar");
            let definition = catalogue.tool(&full_name, None).map(Tool::full_name);
            assert_eq!(definition, Ok(format!("unit{server:03}.{verb}_calendar")));
        }
    }
}

#[test]
fn namesakes_follow_each_other_by_server() {
    let catalogue = large_catalogue();
    let found = catalogue.search(&Query { query: "update_job", detail: Detail::NameOnly, ..Query::default() });
    let expected: Vec<_> =
        (0..20).map(|server| json!({"name": "update_job", "server": format!("unit{server:03}")})).collect();
    assert_eq!(found.tools, expected);
    assert_eq!(names(&catalogue, "update_job", Some("unit099")).first().map(String::as_str), Some("update_job"));
    let misspelt = catalogue.search(&Query { query: "calender", ..Query::default() });
    assert_eq!(misspelt, catalogue.search(&Query { query: "calendar", ..Query::default() }));
}
