//! A little at a time: whole answers at each level of detail.

use orchestrator_tools_registry::{Detail, Found, Query};
use serde_json::{Value, json};

use super::{catalogue, names};

fn search(query: &str, detail: &str) -> Found {
    let detail: Detail = detail.parse().unwrap();
    catalogue().search(&Query { query, detail, ..Query::default() })
}

fn has(tools: &[Value], key: &str) -> Vec<bool> {
    tools.iter().map(|tool| tool.get(key).is_some()).collect()
}

#[test]
fn names_only() {
    let found = search("github", "name_only");
    assert_eq!(
        serde_json::to_value(found).unwrap(),
        json!({
            "tools": [
                {"name": "search_repositories", "server": "github"},
                {"name": "push_files", "server": "github"},
                {"name": "create_issue", "server": "github"},
                {"name": "create_pull_request", "server": "github"},
                {"name": "get_file_contents", "server": "github"},
            ],
            "shown": 5,
            "total": 5,
            "note": "5 of 5 tools",
        })
    );
}

#[test]
fn with_descriptions() {
    let found = search("vulnerability", "summary");
    assert_eq!(
        found.tools,
        [
            json!({
                "name": "web_vuln_scanner", "category": "security",
                "description": "Scans a web application for known vulnerabilities such as SQL injection, cross-site scripting and outdated components.",
            }),
            json!({
                "name": "dependency_audit", "category": "security",
                "description": "Checks the packages of a lock file against published vulnerability advisories and names the versions that fix them.",
            }),
        ]
    );
    let found = search("create_issue", "with_description");
    assert_eq!(
        found.tools.first(),
        Some(&json!({
            "name": "create_issue", "server": "github",
            "description": "Opens an issue in a GitHub repository.",
            "import": "from servers.github import create_issue",
        }))
    );
}

#[test]
fn in_full() {
    let found = search("recall_memory", "full");
    let expected = json!({
        "name": "recall_memory",
        "category": "memory",
        "description": "Finds facts that were remembered earlier, by key, tag or meaning.",
        "input_schema": {
            "type": "object",
            "properties": {
                "query": {"type": "string", "description": "What to remember, in a few words."},
                "key": {"type": "string", "description": "Exact key, when it is known."},
                "tag": {"type": "string", "description": "Only facts with this tag."},
                "limit": {"type": "integer", "minimum": 1, "maximum": 100, "default": 10, "description": "Most facts to return."},
            },
        },
        "output_schema": {
            "type": "object",
            "properties": {
                "memories": {
                    "type": "array",
                    "items": {
                        "type": "object",
                        "properties": {
                            "key": {"type": "string"},
                            "value": {},
                            "tags": {"type": "array", "items": {"type": "string"}},
                            "stored_at": {"type": "string", "format": "date-time"},
                        },
                        "required": ["key", "value", "stored_at"],
                    },
                },
            },
            "required": ["memories"],
        },
        "examples": ["recall_memory(query=\"which currency for reports\", limit=3)"],
    });
    assert_eq!(found.tools.first(), Some(&expected));
}

#[test]
fn each_level_adds_to_the_one_before() {
    let all = [true; 5];
    let none = [false; 5];
    let levels = ["name_only", "with_description", "full"].map(|level| {
        let tools = search("github", level).tools;
        ["name", "server", "description", "import", "input_schema"].map(|key| has(&tools, key))
    });
    assert_eq!(levels, [[all, all, none, none, none], [all, all, all, all, none], [all, all, all, all, all]]);
}

#[test]
fn n_of_m_is_always_right() {
    let catalogue = catalogue();
    let count = |query, category, limit| {
        let found = catalogue.search(&Query { query, category, limit, ..Query::default() });
        (found.shown, found.total, found.note)
    };
    assert_eq!(count("", None, Query::default().limit), (20, 24, "20 of 24 tools".into()));
    assert_eq!(count("  *  ", None, 100), (24, 24, "24 of 24 tools".into()));
    assert_eq!(count("github", None, 2), (2, 5, "2 of 5 tools".into()));
    assert_eq!(count("github", None, 0), (0, 5, "0 of 5 tools".into()));
    assert_eq!(count("correlation", None, 20), (1, 1, "1 of 1 tool".into()));
    assert_eq!(count("github", Some(" "), 5), (5, 5, "5 of 5 tools".into()));
    assert_eq!(count("", Some("SECURITY"), 20), (3, 3, "3 of 3 tools".into()));
    assert_eq!(count("", Some("orchestrator"), 20), (14, 14, "14 of 14 tools".into()));
}

#[test]
fn without_words_everything_is_listed_by_name() {
    let listed = names(&catalogue(), "", None);
    let mut sorted = listed.clone();
    sorted.sort();
    assert_eq!((listed.len(), listed), (24, sorted));
}

#[test]
fn nothing_found_says_what_may_have_been_meant() {
    let catalogue = catalogue();
    let explain = |query, category| {
        let found = catalogue.search(&Query { query, category, ..Query::default() });
        assert_eq!((found.tools, found.shown, found.total), (vec![], 0, 0));
        (found.note, found.suggestions)
    };
    let none = || "0 of 0 tools".to_owned();
    assert_eq!(explain("zzz", None), (none(), vec![]));
    assert_eq!(
        explain("vulnerability", Some("memory")),
        (
            "0 of 0 tools in category 'memory'; 2 in others".into(),
            vec!["web_vuln_scanner".into(), "dependency_audit".into()]
        )
    );
    let categories = "discovery, execution, github, memory, privacy, security, skills, statistics, workspace";
    assert_eq!(
        explain("", Some("securty")),
        (format!("0 of 0 tools; no category is named 'securty', there are: {categories}"), vec![])
    );
    assert_eq!(
        explain("port_scaner", Some("securty")),
        (format!("0 of 0 tools; no category is named 'securty', there are: {categories}"), vec!["port_scanner".into()])
    );
}

#[test]
fn categories_are_counted() {
    let catalogue = catalogue();
    let counts: Vec<(&str, usize)> = catalogue.categories().into_iter().collect();
    assert_eq!(
        counts,
        [
            ("discovery", 2),
            ("execution", 3),
            ("github", 5),
            ("memory", 2),
            ("privacy", 2),
            ("security", 3),
            ("skills", 3),
            ("statistics", 1),
            ("workspace", 3),
        ]
    );
}
