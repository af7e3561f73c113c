//! `GET /api/v1/mcp/tools/search`: the same answers as `search_tools`, for those who may ask.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use crate::exchanges::Server;
use crate::project::{Project, copy_folder};

type Test = fn() -> Result<(), Failed>;

const PATH: &str = "/api/v1/mcp/tools/search";

pub fn trials() -> Vec<Trial> {
    let tests: [(&str, Test); 3] = [
        ("the_same_answers_as_the_tool", same_answers),
        ("wrong_questions_are_told", wrong_questions),
        ("only_who_may_ask_is_answered", doors),
    ];
    tests.map(|(name, test)| Trial::test(format!("http_search::{name}"), test)).into()
}

fn project() -> Result<Project, Failed> {
    let project = Project::new();
    copy_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/project"), &project.folder())?;
    crate::servers::configure_shop(&project)?;
    Ok(project)
}

/// A server that is killed with the test.
struct Listening {
    child: Child,
    /// Kept open: a log that nobody reads is not the matter here.
    _errors: BufReader<ChildStderr>,
    address: String,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Listening {
    fn start(project: &Project, flags: &[&str]) -> Result<Self, Failed> {
        let mut child = Command::new(env!("CARGO_BIN_EXE_orchestrator"))
            .args(["serve", "--http", "127.0.0.1:0", "--project", "."])
            .args(flags)
            .current_dir(project.folder())
            .envs(project.environment())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let mut errors = BufReader::new(child.stderr.take().ok_or("no standard error")?);
        errors.read_line(&mut line)?;
        let address = line.trim().strip_prefix("listening on http://").and_then(|rest| rest.strip_suffix("/mcp"));
        let address = address.ok_or_else(|| format!("not an address: {line}"))?.to_owned();
        Ok(Self { child, _errors: errors, address })
    }

    /// Status and body of a request with these headers.
    fn ask(&self, method: &str, query: &str, headers: &[(&str, &str)]) -> Result<(u16, String), Failed> {
        let mut stream = TcpStream::connect(&self.address)?;
        let host = if headers.iter().any(|(name, _)| *name == "Host") {
            String::new()
        } else {
            format!("Host: {}\r\n", self.address)
        };
        let headers: String = headers.iter().flat_map(|(name, value)| [name, ": ", value, "\r\n"]).collect();
        write!(stream, "{method} {PATH}{query} HTTP/1.1\r\n{host}{headers}Connection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no body")?;
        let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
        Ok((status, body.to_owned()))
    }

    fn value(&self, query: &str) -> Result<(u16, Value), Failed> {
        let (status, body) = self.ask("GET", query, &[])?;
        Ok((status, serde_json::from_str(&body)?))
    }
}

fn expect<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Result<(), Failed> {
    if found == expected { Ok(()) } else { Err(format!("found {found:#?}, not {expected:#?}").into()) }
}

fn same_answers() -> Result<(), Failed> {
    let project = project()?;
    let http = Listening::start(&project, &[])?;
    let mut tool = Server::start(&project, "serve")?;
    tool.shake_hands()?;
    let queries = [
        ("?q=order+a%20product&limit=2", json!({ "query": "order a product", "limit": 2 })),
        (
            "?q=shop.order&detail_level=full&limit=1",
            json!({ "query": "shop.order", "detail_level": "full", "limit": 1 }),
        ),
        (
            "?category=many-tools&detail_level=name_only",
            json!({ "category": "many-tools", "detail_level": "name_only" }),
        ),
        ("?q=zzzz", json!({ "query": "zzzz" })),
        ("", json!({})),
    ];
    for (query, arguments) in queries {
        let expected = tool.call_tool("search_tools", &arguments)?["structuredContent"].take();
        expect(&http.value(query)?, &(200, expected))?;
    }
    Ok(())
}

fn wrong_questions() -> Result<(), Failed> {
    let project = project()?;
    let http = Listening::start(&project, &[])?;
    let error = |kind: &str, message: &str, hint: Option<&str>| {
        let mut error = json!({ "type": kind, "message": message });
        if let Some(hint) = hint {
            error["hint"] = json!(hint);
        }
        (400, json!({ "error": error }))
    };
    let hint = "did you mean 'limit'? parameters: q, detail_level, category, limit";
    expect(&http.value("?limt=1")?, &error("ValueError", "there is no parameter 'limt'", Some(hint)))?;
    expect(&http.value("?limit=x")?, &error("ValueError", "limit must be a whole number, found 'x'", None))?;
    let message = "unknown detail level 'all': expected name_only, with_description or full";
    expect(&http.value("?detail_level=all")?, &error("ValueError", message, None))?;
    expect(&http.ask("POST", "", &[])?.0, &405)
}

fn doors() -> Result<(), Failed> {
    let project = project()?;
    let open = Listening::start(&project, &[])?;
    let query = "?q=order&limit=1";
    for (headers, expected) in [
        (vec![("Origin", "http://localhost:3000")], 200),
        (vec![("Origin", "https://evil.example")], 403),
        (vec![("Origin", "null")], 403),
        (vec![("Host", "evil.example")], 403),
    ] {
        expect(&open.ask("GET", query, &headers)?.0, &expected)?;
    }
    let guarded = Listening::start(&project, &["--http-token", "right"])?;
    expect(&guarded.ask("GET", query, &[])?.0, &401)?;
    expect(&guarded.ask("GET", query, &[("Authorization", "Bearer wrong")])?.0, &401)?;
    expect(&guarded.ask("GET", query, &[("Authorization", "Bearer right")])?.0, &200)
}
