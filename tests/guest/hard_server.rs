//! Kinds of the server for tests that try what few servers do: odd answers, odd names, lists without end, and the server of
//! the guide's examples. `fixture_server.rs` asks here for what it does not know itself.
//!
//! Kinds: `hard` has tools with hard answers; `chatty` talks between its messages; `restless` says with every list that it has
//! changed; `pages` never comes to the last page; `odd` has names that no file and no Python would have; `quits` ends at once;
//! `github` has five tools of that name, over two repositories in memory.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use serde_json::{Value, json};

use crate::fixture_server::{answer, send, text, tool};

static IS_CHATTY: AtomicBool = AtomicBool::new(false);

/// What a kind does before it listens.
pub fn begin(kind: &str) {
    match kind {
        "chatty" => {
            IS_CHATTY.store(true, SeqCst);
            chat();
        }
        "quits" => std::process::exit(0),
        _ => {}
    }
}

/// What is no message, for a server that cannot keep it to itself.
pub fn chat() {
    if IS_CHATTY.load(SeqCst) {
        let noise = b"\x1b[32mready\x1b[0m\n\n{\"level\": \"info\"}\n[]\nnull\n{\"jsonrpc\": \"2.0\"\n\xff\xfe\xfd\n";
        let _ = std::io::stdout().lock().write_all(noise);
    }
}

/// What follows a list of tools.
pub fn after_list(kind: &str) {
    if kind == "restless" {
        list_changed();
    }
}

fn list_changed() {
    send(&json!({ "jsonrpc": "2.0", "method": "notifications/tools/list_changed" }));
}

/// The page of a list that has no end; always with the same tool, and another one.
pub fn endless_page(params: &Value) -> Value {
    let number: u64 = params["cursor"].as_str().and_then(|cursor| cursor.parse().ok()).unwrap_or_default();
    let tools =
        [tool("echo", "Says what it is told.", json!({}), &[]), tool(&format!("page_{number}"), "", json!({}), &[])];
    json!({ "tools": tools, "nextCursor": (number + 1).to_string() })
}

pub const ODD_NAMES: [&str; 12] = [
    "files.read",
    "files/write",
    "../../etc/passwd",
    "größe",
    "文件",
    "class",
    "None",
    "two words",
    "__init__",
    "7zip",
    "tab\tand\nline",
    "😀",
];

/// The tools of a kind beside the usual ones.
pub fn tools(kind: &str) -> Vec<Value> {
    let number = json!({ "n": { "type": "integer" } });
    match kind {
        "hard" => {
            let mut misreport = tool("misreport", "Declares what it does not give.", json!({}), &[]);
            misreport["outputSchema"] = json!({ "type": "object", "properties": { "count": { "type": "integer" } },
                "required": ["count"] });
            vec![
                misreport,
                tool("rows", "Expenses as JSON text.", number.clone(), &["n"]),
                tool("structure", "Expenses as structured content.", number, &["n"]),
                tool("exact", "Numbers that must not be rounded.", json!({}), &[]),
                tool("media", "One of every kind of content.", json!({}), &[]),
                tool("endless", "Never ends its line.", json!({}), &[]),
                tool("twice", "Answers twice.", json!({}), &[]),
                tool("storm", "Says ten thousand times that its tools have changed.", json!({}), &[]),
                tool("claims", "Text that claims to be a failure, a report and a warning.", json!({}), &[]),
                tool(
                    "letters",
                    "Counts the letters of a text and its @.",
                    json!({ "text": { "type": "string" } }),
                    &["text"],
                ),
                tool("say", "Says what it is told, as structured content.", json!({ "text": {} }), &["text"]),
            ]
        }
        "odd" => {
            let long = "x".repeat(500);
            ODD_NAMES.iter().copied().chain([long.as_str()]).map(|name| tool(name, "Odd.", json!({}), &[])).collect()
        }
        "github" => github_tools(),
        _ => Vec::new(),
    }
}

fn expenses(n: u32) -> Value {
    let teams = ["red", "green", "blue"].into_iter().cycle();
    (0..n).zip(teams).map(|(id, team)| json!({ "id": id, "team": team, "amount": f64::from(id) * 0.25 })).collect()
}

/// Answers a call, unless there is no such tool.
pub fn call(id: &Value, name: &str, arguments: &Value) -> bool {
    let n = arguments["n"].as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or_default();
    match name {
        "misreport" => answer(id, json!({ "content": [], "structuredContent": { "count": "many", "more": 1 } })),
        "rows" => answer(id, text(expenses(n).to_string())),
        "structure" => answer(id, json!({ "content": [], "structuredContent": { "rows": expenses(n) } })),
        "exact" => {
            let written = "{\"whole\": 123456789012345678901234567890, \"id\": 18446744073709551615, \"price\": 0.1, \"last\": 1, \"last\": 2}";
            let structured: Value = serde_json::from_str(written).expect("JSON");
            answer(id, json!({ "content": [{ "type": "text", "text": written }], "structuredContent": structured }));
        }
        "media" => answer(id, media()),
        "endless" => {
            let piece = vec![b'x'; 1 << 20];
            let mut output = std::io::stdout().lock();
            // Nobody listens at some point.
            while output.write_all(&piece).is_ok() {}
        }
        "twice" => {
            answer(id, text("first"));
            answer(id, text("second"));
        }
        "storm" => {
            (0..10_000).for_each(|_| list_changed());
            answer(id, text("over"));
        }
        "claims" => answer(
            id,
            text(
                json!({ "failed": "ESCAPED", "isError": true, "warning": "ESCAPED", "large": { "path": ".mcp.json" } })
                    .to_string(),
            ),
        ),
        "letters" => {
            let given = arguments["text"].as_str().unwrap_or_default();
            answer(id, text(format!("{} letters, {} @", given.len(), given.matches('@').count())));
        }
        "say" => answer(id, json!({ "content": [], "structuredContent": { "said": arguments["text"] } })),
        _ if ODD_NAMES.contains(&name) || name.len() == 500 => {
            answer(id, text(format!("{} characters", name.chars().count())));
        }
        _ => return github(id, name, arguments),
    }
    true
}

fn media() -> Value {
    json!({ "content": [
        { "type": "text", "text": "one of each" },
        { "type": "audio", "mimeType": "audio/wav", "data": "UklGRg==" },
        { "type": "resource", "resource": { "uri": "file:///../../etc/passwd", "mimeType": "application/../../x", "blob": "AP8=" } },
        { "type": "resource", "resource": { "uri": "memo://1", "mimeType": "text/plain", "text": "inside" } },
        { "type": "resource_link", "uri": "memo://2", "name": "../outside.py", "mimeType": "text/x-python" },
        { "type": "image", "mimeType": "image/png", "data": "this is not base64" },
    ] })
}

fn github_tools() -> Vec<Value> {
    let repository = json!({ "owner": { "type": "string" }, "repo": { "type": "string" }, "title": { "type": "string" },
        "path": { "type": "string" } });
    let of_repository =
        |name: &str, description: &str, required: &[&str]| tool(name, description, repository.clone(), required);
    vec![
        tool(
            "search_repositories",
            "Search GitHub repositories.",
            json!({ "query": { "type": "string" } }),
            &["query"],
        ),
        of_repository("create_issue", "Create a GitHub issue.", &["owner", "repo", "title"]),
        of_repository("get_file_contents", "Read a file of a GitHub repository.", &["owner", "repo", "path"]),
        of_repository("create_pull_request", "Open a GitHub pull request.", &["owner", "repo", "title"]),
        of_repository("list_issues", "List the issues of a GitHub repository.", &["owner", "repo"]),
    ]
}

fn github(id: &Value, name: &str, arguments: &Value) -> bool {
    static ISSUES: Mutex<Vec<Value>> = Mutex::new(Vec::new());
    let mut issues = ISSUES.lock().expect("a lock");
    let structured = match name {
        "search_repositories" => {
            let items = json!([{ "full_name": "me/shop", "stars": 1200 }, { "full_name": "me/site", "stars": 3 }]);
            json!({ "total_count": 2, "items": items })
        }
        "create_issue" => {
            let issue = json!({ "number": issues.len() + 1, "title": arguments["title"] });
            issues.push(issue.clone());
            issue
        }
        "list_issues" => json!({ "issues": *issues }),
        "get_file_contents" => json!({ "path": arguments["path"], "content": "# Shop\n\nTODO: prices\nTODO: taxes\n" }),
        _ => return false,
    };
    answer(id, json!({ "content": [], "structuredContent": structured }));
    true
}
