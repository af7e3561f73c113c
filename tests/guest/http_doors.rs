//! Requests over HTTP that are late, repeated, or from somewhere else.

use std::io::Read;
#[cfg(target_os = "linux")]
use std::time::{Duration, Instant};

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use crate::http_search::expect;
use crate::listening::{Listening, answer};
use crate::project::Project;

type Test = fn() -> Result<(), Failed>;

const IMPATIENT: [(&str, &str); 1] = [("ORCHESTRATOR_HTTP_PATIENCE", "1")];

const JSON: [(&str, &str); 2] =
    [("Content-Type", "application/json"), ("Accept", "application/json, text/event-stream")];

pub fn trials() -> Vec<Trial> {
    let tests: [(&str, Test); 7] = [
        ("memory_of_large_messages_goes_back", memory_of_large_messages_goes_back),
        ("half_a_head", half_a_head),
        ("half_a_body", half_a_body),
        ("half_a_request_holds_up_no_end", half_a_request_holds_up_no_end),
        ("an_id_under_way_is_not_used_again", an_id_under_way_is_not_used_again),
        ("an_id_that_cannot_be_told_is_refused", an_id_that_cannot_be_told_is_refused),
        ("pages_of_this_machine_alone", pages_of_this_machine_alone),
    ];
    tests.map(|(name, test)| Trial::test(format!("http_doors::{name}"), test)).into()
}

/// The connection is closed, and nobody has waited for the rest.
fn half_a_head() -> Result<(), Failed> {
    let project = Project::new();
    let http = Listening::start(&project, &[], &IMPATIENT)?;
    let mut said = String::new();
    http.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")?.read_to_string(&mut said)?;
    expect(&said.as_str(), &"")
}

fn half_a_body() -> Result<(), Failed> {
    let project = Project::new();
    let http = Listening::start(&project, &[], &IMPATIENT)?;
    let head = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{\"jsonrpc\"";
    expect(&answer(&mut http.send(head)?)?, &(408, "the message took too long to arrive\n".to_owned()))
}

#[cfg(unix)]
fn half_a_request_holds_up_no_end() -> Result<(), Failed> {
    let project = Project::new();
    let mut http = Listening::start(&project, &[], &[])?;
    let _head = http.send("POST /mcp HTTP/1.1\r\nHost: local")?;
    let _body = http.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")?;
    // What is answered after them has been accepted after them.
    expect(&http.ask("GET", "/nowhere", &[], "")?.0, &404)?;
    let process = i32::try_from(http.child.id())?;
    // SAFETY: the call takes two numbers.
    unsafe { libc::kill(process, libc::SIGTERM) };
    expect(&http.child.wait()?.code(), &Some(0))
}

#[cfg(not(unix))]
fn half_a_request_holds_up_no_end() -> Result<(), Failed> {
    Ok(())
}

fn an_id_under_way_is_not_used_again() -> Result<(), Failed> {
    let project = Project::new();
    let http = Listening::start(&project, &[], &[])?;
    let session = begin(&http, &json!({}))?;
    let headers = [JSON[0], JSON[1], ("Mcp-Session-Id", &session)];
    let call = |code: &str| {
        let arguments = json!({ "code": code });
        json!({ "jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": { "name": "execute_code", "arguments": arguments } })
            .to_string()
    };
    // It prints, so that its answer has begun when the second one is sent.
    let first_code = "import pathlib\nprint('begun', flush=True)\nwhile not pathlib.Path('workspace/go').exists():\n    pass\n'first'";
    let mut first = http.send(&http.request("POST", "/mcp", &headers, &call(first_code)))?;
    let mut begun = [0; 1];
    first.read_exact(&mut begun)?;
    let told = json!({ "jsonrpc": "2.0", "id": 7, "error": { "code": -32600, "message": "a request with this id is under way" } });
    let (status, body) = http.ask("POST", "/mcp", &headers, &call("'second'"))?;
    expect(&(status, serde_json::from_str::<Value>(&body)?), &(409, told))?;
    std::fs::write(project.folder().join("workspace/go"), "")?;
    let mut rest = String::new();
    first.read_to_string(&mut rest)?;
    expect(&rest.contains("first"), &true)?;
    // The id is free again.
    let (status, body) = http.ask("POST", "/mcp", &headers, &call("'third'"))?;
    expect(&(status, body.contains("third")), &(200, true))
}

/// Whatever the SDK would make of it.
fn an_id_that_cannot_be_told_is_refused() -> Result<(), Failed> {
    let project = Project::new();
    let http = Listening::start(&project, &[], &[])?;
    let session = begin(&http, &json!({}))?;
    let headers = [JSON[0], JSON[1], ("Mcp-Session-Id", &session)];
    let refused = (400, "not a message: its id or its method cannot be told\n".to_owned());
    for body in [
        r#"{"jsonrpc":"2.0","id":7,"id":7,"method":"ping"}"#,
        r#"{"jsonrpc":"2.0","id":7,"method":"ping","method":"ping"}"#,
        r#"{"jsonrpc":"2.0","id":7,"\u0069d":8,"method":"ping"}"#,
        r#"{"jsonrpc":"2.0","id":7,"method":["ping"]}"#,
        r#"[{"jsonrpc":"2.0","id":7,"method":"ping"}]"#,
    ] {
        expect(&http.ask("POST", "/mcp", &headers, body)?, &refused)?;
    }
    // Nothing of them is held.
    let ping = json!({ "jsonrpc": "2.0", "id": 7, "method": "ping" }).to_string();
    expect(&http.ask("POST", "/mcp", &headers, &ping)?.0, &200)?;
    // What is no JSON at all is the SDK's to refuse.
    expect(&http.ask("POST", "/mcp", &headers, "{")?.0, &415)
}

/// The name of a new session, of a client that can do this.
pub fn begin(http: &Listening, capabilities: &Value) -> Result<String, Failed> {
    let hello = json!({
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": { "protocolVersion": "2025-06-18", "capabilities": capabilities, "clientInfo": { "name": "test", "version": "1" } }
    });
    let mut stream = http.send(&http.request("POST", "/mcp", &JSON, &hello.to_string()))?;
    let mut said = String::new();
    stream.read_to_string(&mut said)?;
    let line =
        said.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("mcp-session-id: ").map(str::to_owned));
    let session = line.ok_or_else(|| format!("no session: {said}"))?;
    let ready = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }).to_string();
    let headers = [JSON[0], JSON[1], ("Mcp-Session-Id", session.as_str())];
    expect(&http.ask("POST", "/mcp", &headers, &ready)?.0, &202)?;
    Ok(session)
}

/// Two refused messages, one of them too large, leave nothing behind.
#[cfg(target_os = "linux")]
fn memory_of_large_messages_goes_back() -> Result<(), Failed> {
    const PATIENCE: Duration = Duration::from_secs(30);
    let project = Project::new();
    let http = Listening::start(&project, &[], &[])?;
    expect(&http.ask("GET", "/nowhere", &[], "")?.0, &404)?;
    let before = resident(&http)?;
    for n_megabytes in [60, 70] {
        // Refused halfway, the connection may end before all is sent.
        let _ = http.ask("POST", "/mcp", &JSON, &"a".repeat(n_megabytes << 20));
    }
    let started = Instant::now();
    // Asked until it is so, with something for the server to do meanwhile.
    while resident(&http)? > before + (32 << 10) {
        http.ask("GET", "/nowhere", &[], "")?;
        if started.elapsed() > PATIENCE {
            return Err(format!("{} KiB are in use, {before} were before", resident(&http)?).into());
        }
    }
    Ok(())
}

/// Memory of the server, in KiB.
#[cfg(target_os = "linux")]
fn resident(http: &Listening) -> Result<u64, Failed> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", http.child.id()))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    Ok(line.ok_or("no such line")?.trim().trim_end_matches(" kB").parse()?)
}

#[cfg(not(target_os = "linux"))]
fn memory_of_large_messages_goes_back() -> Result<(), Failed> {
    Ok(())
}

fn pages_of_this_machine_alone() -> Result<(), Failed> {
    let project = Project::new();
    let http = Listening::start(&project, &[], &[])?;
    let hello = json!({ "jsonrpc": "2.0", "id": 0, "method": "ping" }).to_string();
    for origin in ["http://localhost.evil.example", "http://localhost:80.evil.example", "http://127.0.0.1evil", "null"]
    {
        let headers = [JSON[0], JSON[1], ("Origin", origin)];
        let refused = (403, "pages of this origin are not served here\n".to_owned());
        expect(&http.ask("POST", "/mcp", &headers, &hello)?, &refused)?;
    }
    Ok(())
}
