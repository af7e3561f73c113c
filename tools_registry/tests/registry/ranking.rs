//! Query to ordered names. A change of weights or wording shows here.

use super::{catalogue, names};

/// All that match, in order.
const WHOLE: &[(&str, Option<&str>, &[&str])] = &[
    // Servers and categories list their tools.
    (
        "github",
        None,
        &["search_repositories", "push_files", "create_issue", "create_pull_request", "get_file_contents"],
    ),
    (
        "GitHub",
        None,
        &["search_repositories", "push_files", "create_issue", "create_pull_request", "get_file_contents"],
    ),
    ("security", None, &["dependency_audit", "port_scanner", "web_vuln_scanner", "sanitize_pii"]),
    ("memory", None, &["recall_memory", "store_memory", "get_execution_stats"]),
    ("privacy", None, &["restore_pii", "sanitize_pii"]),
    ("workspace", None, &["list_workspace_files", "write_workspace_file", "read_workspace_file", "execute_code"]),
    ("skills", None, &["load_skill", "save_skill", "list_skills", "execute_code"]),
    // Names, however they are spelled.
    ("create_issue", None, &["create_issue", "create_pull_request", "search_repositories"]),
    ("createIssue", None, &["create_issue", "create_pull_request", "search_repositories"]),
    ("Create-Issue", None, &["create_issue", "create_pull_request", "search_repositories"]),
    (
        "github.create_issue",
        None,
        &["create_issue", "create_pull_request", "search_repositories", "push_files", "get_file_contents"],
    ),
    ("execute", None, &["execute_analysis", "execute_python", "execute_code", "read_workspace_file"]),
    // Forms of a word, and beginnings.
    ("vulnerability", None, &["web_vuln_scanner", "dependency_audit"]),
    ("vulnerabilities", None, &["web_vuln_scanner", "dependency_audit"]),
    ("vuln", None, &["web_vuln_scanner", "dependency_audit"]),
    ("dependencies", None, &["dependency_audit"]),
    ("issues", None, &["create_issue", "search_repositories"]),
    ("anonymize", None, &["sanitize_pii"]),
    ("stats", None, &["get_execution_stats", "execute_code"]),
    (
        "repositories",
        None,
        &["search_repositories", "push_files", "create_issue", "get_file_contents", "create_pull_request"],
    ),
    // What a tool does, and what it takes.
    ("email", None, &["sanitize_pii", "restore_pii", "execute_analysis"]),
    ("merge branch", None, &["create_pull_request", "push_files", "get_file_contents"]),
    ("commit", None, &["push_files", "get_file_contents"]),
    ("pull request", None, &["create_pull_request"]),
    ("remember something", None, &["recall_memory", "store_memory"]),
    ("reusable functions", None, &["save_skill", "load_skill", "search_tools", "execute_code"]),
    ("sql injection", None, &["web_vuln_scanner", "execute_code"]),
    ("scanning ports", None, &["port_scanner", "web_vuln_scanner", "write_workspace_file"]),
    ("base64", None, &["write_workspace_file", "read_workspace_file"]),
    ("glob", None, &["list_workspace_files"]),
    ("latency", None, &["get_execution_stats"]),
    ("correlation", None, &["execute_analysis"]),
    ("time_series", Some("execution"), &["execute_analysis", "execute_code", "execute_python"]),
    ("t-test", None, &["execute_analysis", "web_vuln_scanner"]),
    ("session variables", None, &["execute_python", "execute_code", "execute_analysis"]),
    // Inside a category or server.
    ("vulnerability", Some("security"), &["web_vuln_scanner", "dependency_audit"]),
    ("search", Some("github"), &["search_repositories"]),
    ("search", Some("orchestrator"), &["search_tools", "save_skill", "execute_code"]),
    ("files", Some("Workspace"), &["read_workspace_file", "list_workspace_files", "write_workspace_file"]),
    ("", Some("memory"), &["recall_memory", "store_memory"]),
];

/// Only the first, for queries whose common words match many.
const FIRST: &[(&str, &[&str])] = &[
    ("github file", &["get_file_contents", "push_files"]),
    ("how do I push several files to github", &["push_files", "get_file_contents"]),
    ("mcp__github__push_files", &["push_files", "get_file_contents"]),
    ("run python", &["execute_python", "execute_code"]),
    ("execute code", &["execute_code", "execute_python"]),
    ("analyze data", &["execute_analysis"]),
    ("read a file from the workspace", &["read_workspace_file"]),
    ("write file", &["write_workspace_file"]),
    ("list files", &["list_workspace_files", "get_file_contents"]),
    ("find tools", &["search_tools", "save_skill"]),
    ("tool definition", &["get_tool_definition", "search_tools"]),
    ("hide personal data", &["sanitize_pii", "restore_pii"]),
    ("token savings", &["get_execution_stats"]),
    ("check a lock file", &["dependency_audit"]),
];

#[test]
fn queries_find_these_tools_in_this_order() {
    let catalogue = catalogue();
    let whole = |(query, category, _): &(&'static str, Option<&str>, _)| (*query, names(&catalogue, query, *category));
    let expected = |(query, _, expected): &(&'static str, _, &[&str])| (*query, owned(expected));
    assert_eq!(WHOLE.iter().map(whole).collect::<Vec<_>>(), WHOLE.iter().map(expected).collect::<Vec<_>>());
    let first = |(query, expected): &(&'static str, &[&str])| {
        let mut found = names(&catalogue, query, None);
        found.truncate(expected.len());
        (*query, found)
    };
    let expected = |(query, expected): &(&'static str, &[&str])| (*query, owned(expected));
    assert_eq!(FIRST.iter().map(first).collect::<Vec<_>>(), FIRST.iter().map(expected).collect::<Vec<_>>());
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn the_order_does_not_depend_on_how_the_tools_came_in() {
    let forwards = catalogue();
    let mut backwards = orchestrator_tools_registry::Catalogue::new();
    let mut tools: Vec<_> = forwards.tools().cloned().collect();
    tools.reverse();
    backwards.add(tools);
    for (query, category, _) in WHOLE {
        assert_eq!(names(&forwards, query, *category), names(&backwards, query, *category), "{query}");
    }
}
