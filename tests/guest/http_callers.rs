//! Callers over HTTP: how many there may be at a time, and what keeps apart those who come without a connection.

#[cfg(target_os = "linux")]
use std::collections::BTreeSet;
#[cfg(target_os = "linux")]
use std::time::{Duration, Instant};

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use crate::http_doors::begin;
use crate::http_search::expect;
use crate::listening::Listening;
use crate::project::Project;

pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("http_callers::sessions_belong_to_their_caller", sessions_belong_to_their_caller),
        Trial::test("http_callers::no_caller_chooses_the_folder", no_caller_chooses_the_folder),
        Trial::test("http_callers::no_more_sessions_than_there_may_be", no_more_sessions_than_there_may_be),
        #[cfg(target_os = "linux")]
        Trial::test("http_callers::no_more_connections_than_there_may_be", no_more_connections_than_there_may_be),
    ]
}

/// From revision 2026-07-28 on every request stands for itself. The token, the page and the program say whose session a name means.
fn sessions_belong_to_their_caller() -> Result<(), Failed> {
    let project = Project::new();
    let http = Listening::start(&project, &[], &[])?;
    let count = |program: &str, page: Option<&str>| -> Result<Value, Failed> {
        let prefixed = |name: &str| format!("io.modelcontextprotocol/{name}");
        let meta = json!({
            prefixed("protocolVersion"): "2026-07-28",
            prefixed("clientInfo"): { "name": program, "version": "1" },
            prefixed("clientCapabilities"): {},
        });
        let arguments = json!({ "code": "try:\n    n += 1\nexcept NameError:\n    n = 1\nn", "session": "same" });
        let parameters = json!({ "name": "execute_code", "arguments": arguments, "_meta": meta });
        let message = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": parameters });
        let mut headers = vec![
            ("Content-Type", "application/json"),
            ("Accept", "application/json, text/event-stream"),
            ("MCP-Protocol-Version", "2026-07-28"),
            ("Mcp-Method", "tools/call"),
            ("Mcp-Name", "execute_code"),
        ];
        headers.extend(page.map(|page| ("Origin", page)));
        let (status, body) = http.ask("POST", "/mcp", &headers, &message.to_string())?;
        let line = body.lines().find_map(|line| {
            serde_json::from_str::<Value>(line.strip_prefix("data: ").unwrap_or(line))
                .ok()
                .filter(|message| message["id"] == 1)
        });
        let answer = line.ok_or_else(|| format!("{status}: {body}"))?;
        Ok(answer["result"]["structuredContent"]["result"].clone())
    };
    expect(&count("one", None)?, &json!(1))?;
    expect(&count("one", None)?, &json!(2))?;
    expect(&count("other", None)?, &json!(1))?;
    expect(&count("one", Some("http://localhost:3000"))?, &json!(1))?;
    expect(&count("one", Some("http://localhost:3001"))?, &json!(1))?;
    expect(&count("one", None)?, &json!(3))
}

/// Whoever comes over HTTP may be on another machine: its roots are not asked for, and it works in the server's folder.
fn no_caller_chooses_the_folder() -> Result<(), Failed> {
    let project = Project::new();
    std::fs::write(project.folder().join("data/raw/here.txt"), "")?;
    let http = Listening::start_untold(&project, &[], &[])?;
    let session = begin(&http, &json!({ "roots": { "listChanged": true } }))?;
    let headers = [
        ("Content-Type", "application/json"),
        ("Accept", "application/json, text/event-stream"),
        ("Mcp-Session-Id", session.as_str()),
    ];
    let changed = json!({ "jsonrpc": "2.0", "method": "notifications/roots/list_changed" });
    expect(&http.ask("POST", "/mcp", &headers, &changed.to_string())?.0, &202)?;
    let arguments = json!({ "code": "list_files('data/raw')" });
    let parameters = json!({ "name": "execute_code", "arguments": arguments });
    let message = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": parameters });
    let (status, body) = http.ask("POST", "/mcp", &headers, &message.to_string())?;
    expect(&(status, body.contains("roots/list")), &(200, false))?;
    let mut answers = body.lines().filter_map(|line| serde_json::from_str::<Value>(line.strip_prefix("data: ")?).ok());
    let answer = answers.next_back().ok_or_else(|| format!("no answer: {body}"))?;
    expect(&answer["result"]["structuredContent"]["result"], &json!(["data/raw/here.txt"]))
}

fn no_more_sessions_than_there_may_be() -> Result<(), Failed> {
    const MOST: usize = 1024;
    let project = Project::new();
    let http = Listening::start(&project, &["--warm-workers", "0"], &[])?;
    let hello = json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
        "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": { "name": "test", "version": "1" } } });
    let headers = [("Content-Type", "application/json"), ("Accept", "application/json, text/event-stream")];
    let begin = || http.ask("POST", "/mcp", &headers, &hello.to_string());
    for number in 0..MOST {
        let (status, body) = begin()?;
        if status != 200 {
            return Err(format!("session {number}: {status} {body}").into());
        }
    }
    expect(&begin()?, &(503, "too many sessions are open\n".to_owned()))
}

/// Those beyond the most wait until another ends.
#[cfg(target_os = "linux")]
fn no_more_connections_than_there_may_be() -> Result<(), Failed> {
    const MOST: usize = 256;
    const PATIENCE: Duration = Duration::from_secs(60);
    let project = Project::new();
    let http = Listening::start(&project, &[], &[])?;
    expect(&http.ask("GET", "/nowhere", &[], "")?.0, &404)?;
    let mut waiting = Vec::new();
    for _ in 0..MOST {
        waiting.push(http.send("GET /nowhere HTTP/1.1\r\nHost: local")?);
    }
    let started = Instant::now();
    while n_connections(&http)? < MOST {
        if started.elapsed() > PATIENCE {
            return Err(format!("{} connections", n_connections(&http)?).into());
        }
    }
    let request = http.request("GET", "/nowhere", &[], "");
    let mut late = (0..8).map(|_| http.send(&request)).collect::<Result<Vec<_>, _>>()?;
    expect(&(n_connections(&http)? <= MOST), &true)?;
    waiting.pop();
    for late in &mut late {
        expect(&crate::listening::answer(late)?.0, &404)?;
    }
    expect(&(n_connections(&http)? < MOST), &true)
}

/// Connections that the server has accepted and not closed. Those that wait are the kernel's and have no file yet; sockets of
/// its workers come and go. While others open and close theirs, the kernel's table may show one twice.
#[cfg(target_os = "linux")]
fn n_connections(http: &Listening) -> Result<usize, Failed> {
    let port: u16 = http.address.rsplit(':').next().unwrap_or_default().parse()?;
    let place = format!(":{port:04X}");
    let table = std::fs::read_to_string("/proc/net/tcp")?;
    let held = table.lines().filter_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [_, local, remote, state, _, _, _, _, _, file, ..] = fields[..] else { return None };
        (local.ends_with(&place) && ["01", "08"].contains(&state) && file != "0").then_some(remote)
    });
    Ok(held.collect::<BTreeSet<_>>().len())
}
