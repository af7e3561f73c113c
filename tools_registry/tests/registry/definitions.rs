//! Definitions of a project: good files load, bad ones are reported.
#![expect(clippy::disallowed_methods, reason = "writes files for the test in a throw-away folder")]

use std::path::Path;

use orchestrator_tools_registry::{Problem, Tool, read_definitions};
use tempfile::TempDir;

use super::example_definitions;

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    folder
}

fn names(tools: &[Tool]) -> Vec<String> {
    tools.iter().map(Tool::full_name).collect()
}

fn problem(file: &str, message: &str, hint: Option<&str>) -> Problem {
    Problem { file: file.to_owned(), message: message.to_owned(), hint: hint.map(str::to_owned) }
}

#[test]
fn the_example_project_loads_by_category_and_file() {
    assert_eq!(
        names(&example_definitions()),
        [
            "github.create_issue",
            "github.create_pull_request",
            "github.get_file_contents",
            "github.push_files",
            "github.search_repositories",
            "memory.recall_memory",
            "memory.store_memory",
            "security.dependency_audit",
            "security.port_scanner",
            "security.web_vuln_scanner",
        ]
    );
}

#[test]
fn a_file_holds_one_tool_or_several() {
    let folder = folder(&[
        ("a/one.json", r#"{"name": "one", "category": "a"}"#),
        ("a/several.JSON", r#"[{"name": "two"}, {"name": "three", "server": "s"}]"#),
        ("b/listed.json", "\u{feff}{\"tools\": [{\"name\": \"four\", \"inputSchema\": {\"type\": \"object\"}}]}"),
        ("b/none.json", "[]"),
        // Not definitions, and not mentioned.
        ("b/README.md", "words"),
        ("b/.draft.json", "{"),
        ("b/deeper/five.json", "{"),
        (".git/x.json", "{"),
        ("notes.txt", "words"),
    ]);
    let (tools, problems) = read_definitions(folder.path());
    assert_eq!(
        (names(&tools), problems),
        (["a.one", "a.two", "s.three", "b.four"].map(str::to_owned).to_vec(), vec![])
    );
    let categories: Vec<_> = tools.iter().map(|tool| tool.category.as_deref()).collect();
    assert_eq!(categories, [Some("a"), Some("a"), Some("a"), Some("b")]);
}

#[test]
fn bad_files_are_reported_and_the_others_load() {
    let folder = folder(&[
        ("a/1_fine.json", r#"{"name": "fine"}"#),
        ("a/2_json.json", "{\"name\": \n}"),
        ("a/3_empty.json", ""),
        ("a/4_list.json", r#"[{"name": "kept"}, {"name": 5}, {"nam": "x"}]"#),
        ("a/5_again.json", r#"{"name": "fine"}"#),
        ("a/6_ours.json", r#"{"name": "execute_code", "server": "Orchestrator"}"#),
        ("a/7_else.json", r#"{"name": "x", "category": "b"}"#),
        ("a/8_text.json", r#""hello""#),
        ("orchestrator/execute_code.json", r#"{"name": "execute_code"}"#),
        ("loose.json", r#"{"name": "loose"}"#),
    ]);
    let (tools, problems) = read_definitions(folder.path());
    assert_eq!(names(&tools), ["a.fine", "a.kept"]);
    let reserved = "the server name 'orchestrator' is kept for the built-in tools";
    assert_eq!(
        problems,
        [
            problem("a/2_json.json", "not valid JSON: expected value at line 2 column 1", None),
            problem("a/3_empty.json", "not valid JSON: EOF while parsing a value at line 1 column 0", None),
            problem("a/4_list.json", "tool 2 of 3: 'name' must be text, found a number: 5", None),
            problem("a/4_list.json", "tool 3 of 3: unknown key 'nam'", Some("did you mean 'name'?")),
            problem("a/5_again.json", "'a.fine' is defined already in a/1_fine.json", None),
            problem("a/6_ours.json", reserved, None),
            problem(
                "a/7_else.json",
                "category 'b' does not agree with the folder 'a'",
                Some("leave 'category' out: the folder decides")
            ),
            problem("a/8_text.json", "a tool must be an object, found text: \"hello\"", None),
            problem("loose.json", "a definition belongs in a folder that is named after its category", None),
            problem("orchestrator/execute_code.json", reserved, None),
        ]
    );
}

#[test]
fn a_folder_that_does_not_exist_has_no_tools() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(read_definitions(&folder.path().join("tools_registry")), (vec![], vec![]));
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    assert_eq!(read_definitions(&file), (vec![], vec![problem(".", "not a directory", None)]));
}

#[test]
fn a_file_that_is_too_large_is_not_read() {
    let spaces = " ".repeat((4 << 20) + 1);
    let folder = folder(&[("a/big.json", spaces.as_str())]);
    assert_eq!(read_definitions(folder.path()), (vec![], vec![problem("a/big.json", "larger than 4 MiB", None)]));
}

#[cfg(unix)]
#[test]
fn links_are_not_followed() {
    let outside = folder(&[("secret.json", r#"{"name": "secret"}"#), ("folder/secret.json", r#"{"name": "secret"}"#)]);
    let folder = folder(&[("a/fine.json", r#"{"name": "fine"}"#)]);
    let link = |from: &Path, to: &str| std::os::unix::fs::symlink(from, folder.path().join(to)).unwrap();
    link(&outside.path().join("secret.json"), "a/link.json");
    link(&outside.path().join("folder"), "linked");
    let (tools, problems) = read_definitions(folder.path());
    assert_eq!(names(&tools), ["a.fine"]);
    assert_eq!(
        problems,
        [
            problem("a/link.json", "not a regular file; links are not followed", None),
            problem("linked", "a link; links are not followed", None),
        ]
    );
}
