//! Queries in other words than the definitions, and misspelt ones; and queries that nobody would write.

use super::{catalogue, names};

/// Query to the first tools.
const IN_OTHER_WORDS: &[(&str, &[&str])] = &[
    ("file a bug report", &["create_issue"]),
    ("put my script somewhere so that I can use it again", &["save_skill"]),
    ("mask names and addresses", &["sanitize_pii"]),
    ("is my website safe", &["web_vuln_scanner"]),
    ("propose my changes", &["create_pull_request"]),
    ("are my libraries safe", &["dependency_audit"]),
    ("look for projects about rust", &["search_repositories"]),
    ("what did we note down earlier", &["recall_memory"]),
];

const MISSPELT: &[(&str, &[&str])] = &[
    ("vulnerabilty", &["web_vuln_scanner", "dependency_audit"]),
    ("corelation", &["execute_analysis"]),
    ("sanitizepii", &["sanitize_pii"]),
    ("creat isue", &["create_issue"]),
    ("pul reqest", &["create_pull_request"]),
    ("exceute pyhton", &["execute_python"]),
    ("serach tols", &["search_tools"]),
    ("workspce fiels", &["read_workspace_file"]),
    ("anonimising", &["sanitize_pii"]),
    ("repositry", &["search_repositories"]),
];

#[test]
fn queries_need_not_use_the_words_of_the_definition() {
    let catalogue = catalogue();
    let first = |(query, expected): &(&'static str, &[&str])| {
        let mut found = names(&catalogue, query, None);
        found.truncate(expected.len());
        (*query, found)
    };
    let expected = |(query, expected): &(&'static str, &[&str])| {
        (*query, expected.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
    };
    let all = || IN_OTHER_WORDS.iter().chain(MISSPELT);
    assert_eq!(all().map(first).collect::<Vec<_>>(), all().map(expected).collect::<Vec<_>>());
}

#[test]
fn what_no_tool_is_about_finds_nothing() {
    let catalogue = catalogue();
    for query in ["zzz", "qqqq wwww", "elephant", "קובץ", "файл", "\u{202e}elif"] {
        assert_eq!(names(&catalogue, query, None), Vec::<String>::new(), "{query}");
    }
}

/// Bounded in time and memory: only the beginning of a query is looked at.
#[test]
fn queries_that_nobody_would_write_are_answered() {
    let catalogue = catalogue();
    let everything = names(&catalogue, "", None);
    for query in ["\0", "🦀🦀🦀", "\u{202e}\u{200f}", "%%%", &"\0".repeat(100_000), &"🦀".repeat(25_000)] {
        assert_eq!(names(&catalogue, query, None), everything, "{query:.10}");
    }
    assert_eq!(names(&catalogue, &"a".repeat(100_000), None), Vec::<String>::new());
    assert_eq!(names(&catalogue, &"glob ".repeat(20_000), None), ["list_workspace_files"]);
    assert_eq!(names(&catalogue, "glob\0\u{202e}🦀", None), ["list_workspace_files"]);
    let slips: Vec<String> = (0..20_000).map(|number| format!("isue{}", "x".repeat(number % 9))).collect();
    assert_eq!(names(&catalogue, &slips.join(" "), None).first().map(String::as_str), Some("create_issue"));
}
