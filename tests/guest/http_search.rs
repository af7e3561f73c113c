//! `GET /api/v1/mcp/tools/search`: the same answers as `search_tools`, for those who may ask.

use std::path::Path;

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use crate::exchanges::Server;
use crate::listening::Listening;
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

fn value(http: &Listening, query: &str) -> Result<(u16, Value), Failed> {
    let (status, body) = http.ask("GET", &format!("{PATH}{query}"), &[], "")?;
    Ok((status, serde_json::from_str(&body)?))
}

pub fn expect<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Result<(), Failed> {
    if found == expected { Ok(()) } else { Err(format!("found {found:#?}, not {expected:#?}").into()) }
}

fn same_answers() -> Result<(), Failed> {
    let project = project()?;
    let http = Listening::start(&project, &[], &[])?;
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
        expect(&value(&http, query)?, &(200, expected))?;
    }
    Ok(())
}

fn wrong_questions() -> Result<(), Failed> {
    let project = project()?;
    let http = Listening::start(&project, &[], &[])?;
    let error = |kind: &str, message: &str, hint: Option<&str>| {
        let mut error = json!({ "type": kind, "message": message });
        if let Some(hint) = hint {
            error["hint"] = json!(hint);
        }
        (400, json!({ "error": error }))
    };
    let hint = "did you mean 'limit'? parameters: q, detail_level, category, limit";
    expect(&value(&http, "?limt=1")?, &error("ValueError", "there is no parameter 'limt'", Some(hint)))?;
    expect(&value(&http, "?limit=x")?, &error("ValueError", "limit must be a whole number, found 'x'", None))?;
    let message = "unknown detail level 'all': expected name_only, with_description or full";
    expect(&value(&http, "?detail_level=all")?, &error("ValueError", message, None))?;
    expect(&http.ask("POST", PATH, &[], "")?.0, &405)
}

fn doors() -> Result<(), Failed> {
    let project = project()?;
    let open = Listening::start(&project, &[], &[])?;
    let query = format!("{PATH}?q=order&limit=1");
    for (headers, expected) in [
        (vec![("Origin", "http://localhost:3000")], 200),
        (vec![("Origin", "https://evil.example")], 403),
        (vec![("Origin", "null")], 403),
        (vec![("Host", "evil.example")], 403),
    ] {
        expect(&open.ask("GET", &query, &headers, "")?.0, &expected)?;
    }
    let guarded = Listening::start(&project, &["--http-token", "right"], &[])?;
    expect(&guarded.ask("GET", &query, &[], "")?.0, &401)?;
    expect(&guarded.ask("GET", &query, &[("Authorization", "Bearer wrong")], "")?.0, &401)?;
    expect(&guarded.ask("GET", &query, &[("Authorization", "Bearer right")], "")?.0, &200)
}
