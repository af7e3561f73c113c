//! Three jobs of different size. Each is done by direct calls, with the answer made of what came through the context, and by
//! searching and one script.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::client::Failure;
use crate::direct::Direct;

pub struct Job {
    pub name: &'static str,
    pub question: &'static str,
    /// Servers it needs.
    pub servers: &'static [&'static str],
    pub by_direct_calls: fn(&mut Direct) -> Result<Value, Failure>,
    /// What is searched for, by words and server, before the script can be written.
    pub searches: &'static [(&'static str, &'static str)],
    pub script: &'static str,
}

pub const JOBS: [Job; 3] = [
    Job {
        name: "small: one lookup",
        question: "It is 16:30 in New York. What time is it in Tokyo?",
        servers: &["time"],
        by_direct_calls: small,
        searches: &[("convert time between time zones", "time")],
        script: include_str!("jobs/small.py"),
    },
    Job {
        name: "medium: six reports filed by owner, over three servers",
        question: "File the reports of inbox/ as issues in the database, each for the owner of its component as the knowledge \
                   graph has it. How many issues has each owner now?",
        servers: &["filesystem", "memory", "sqlite"],
        by_direct_calls: medium,
        searches: &[
            ("list directory", "filesystem"),
            ("read text file", "filesystem"),
            ("open nodes", "memory"),
            ("query", "sqlite"),
        ],
        script: include_str!("jobs/medium.py"),
    },
    Job {
        name: "large: 10,000 orders against as many payments, over three servers",
        question: "Which orders of the database are not paid in full by payments.csv? Give their number and the missing cents by \
                   the customer's region, which is in the knowledge graph.",
        servers: &["filesystem", "memory", "sqlite"],
        by_direct_calls: large,
        searches: &[("read text file", "filesystem"), ("read graph", "memory"), ("query", "sqlite")],
        script: include_str!("jobs/large.py"),
    },
];

fn small(direct: &mut Direct) -> Result<Value, Failure> {
    let zones = json!({ "source_timezone": "America/New_York", "time": "16:30", "target_timezone": "Asia/Tokyo" });
    let told: Value = serde_json::from_str(&direct.call("time", "convert_time", &zones)?)?;
    let moment = told["target"]["datetime"].as_str().ok_or("no time")?;
    Ok(json!(moment.get(11..16)))
}

fn medium(direct: &mut Direct) -> Result<Value, Failure> {
    let listing = direct.call("filesystem", "list_directory", &json!({ "path": "inbox" }))?;
    let mut reports = Vec::new();
    for name in listing.lines().filter_map(|line| line.strip_prefix("[FILE] ")) {
        let report = direct.call("filesystem", "read_text_file", &json!({ "path": format!("inbox/{name}") }))?;
        let (component, report) = report.split_once('\n').ok_or("a report without a component")?;
        reports.push((component.replace("component: ", ""), report.trim().to_owned()));
    }
    let components: Vec<&String> = reports.iter().map(|(component, _)| component).collect();
    let owners = observations(&direct.call("memory", "open_nodes", &json!({ "names": components }))?)?;
    let rows: Vec<String> = reports
        .iter()
        .map(|(component, report)| format!("('{}', '{component}', '{report}')", owners[component]))
        .collect();
    direct.call(
        "sqlite",
        "write_query",
        &json!({ "query": format!("insert into issues values {}", rows.join(", ")) }),
    )?;
    let count = json!({ "query": "select owner, count(*) as n from issues group by owner" });
    let counted = rows_of(&direct.call("sqlite", "read_query", &count)?)?;
    Ok(counted.iter().map(|row| (row["owner"].as_str().unwrap_or_default().to_owned(), row["n"].clone())).collect())
}

fn large(direct: &mut Direct) -> Result<Value, Failure> {
    let orders = rows_of(&direct.call(
        "sqlite",
        "read_query",
        &json!({ "query": "select id, customer, cents from orders" }),
    )?)?;
    let mut paid: BTreeMap<u64, u64> = BTreeMap::new();
    for line in direct.call("filesystem", "read_text_file", &json!({ "path": "payments.csv" }))?.lines().skip(1) {
        let mut fields = line.split(',').skip(1).map(str::parse::<u64>);
        if let (Some(order), Some(cents)) = (fields.next(), fields.next()) {
            *paid.entry(order?).or_default() += cents?;
        }
    }
    let regions = observations(&direct.call("memory", "read_graph", &json!({}))?)?;
    let mut missing: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    for order in &orders {
        let (id, cents) = (order["id"].as_u64().ok_or("no id")?, order["cents"].as_u64().ok_or("no cents")?);
        let rest = cents.saturating_sub(paid.get(&id).copied().unwrap_or_default());
        if rest > 0 {
            let region = missing.entry(&regions[order["customer"].as_str().ok_or("no customer")?]).or_default();
            *region = (region.0 + 1, region.1 + rest);
        }
    }
    Ok(json!(missing))
}

/// The sqlite server answers in the words of Python.
fn rows_of(text: &str) -> Result<Vec<Value>, Failure> {
    Ok(serde_json::from_str(&text.replace('\'', "\""))?)
}

/// What is known of each entity of a graph, without its key.
fn observations(graph: &str) -> Result<BTreeMap<String, String>, Failure> {
    let graph: Value = serde_json::from_str(graph)?;
    let entities = graph["entities"].as_array().ok_or("no entities")?;
    let known = entities.iter().filter_map(|entity| {
        let (_, observation) = entity["observations"][0].as_str()?.split_once(": ")?;
        Some((entity["name"].as_str()?.to_owned(), observation.to_owned()))
    });
    Ok(known.collect())
}
