//! How often search finds what is wanted, and how long it takes: `scripts/measure-search DEFINITIONS [--failures|--all-failures]`.
//!
//! Rule: of the half that is kept out of tuning only totals are shown, unless all failures are asked for.
#![expect(clippy::disallowed_methods, reason = "a bench reads its queries and the definitions that are searched")]

mod definitions;

use std::path::Path;
use std::time::{Duration, Instant};

use definitions::{Server, asked_about, generated, registered};
use orchestrator_tools_registry::{Catalogue, Detail, Query};
use serde::Deserialize;
use serde_json::Value;

type Failure = Box<dyn std::error::Error>;

/// A wanted tool among so many counts as found.
const TOP: usize = 5;
const KINDS: [&str; 3] = ["plain", "other words", "misspelt"];
/// How often each query is timed.
const ROUNDS: usize = 10;

#[derive(Deserialize)]
struct Question {
    kind: String,
    query: String,
    /// Full names; any of them will do.
    wanted: Vec<String>,
}

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, registry, options @ ..] = arguments.as_slice() else {
        return Err("usage: search DEFINITIONS REGISTRY_SERVERS [--failures|--all-failures]".into());
    };
    let questions = read("queries.json")?;
    let asked_about = asked_about(Path::new(folder))?;
    let catalogue = catalogue_of(&asked_about);
    report_found(&questions, &catalogue, options);
    report_drawn(&read("drawn.json")?, &catalogue);
    let mut servers = asked_about;
    servers.extend(registered(Path::new(registry))?);
    report_times(&questions, &servers);
    let n_missing = 20_000_usize.saturating_sub(n_tools(&servers));
    servers.extend(generated(&servers, n_missing));
    report_times(&questions, &servers);
    Ok(())
}

fn read(file: &str) -> Result<Vec<Question>, Failure> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benches/search");
    Ok(serde_json::from_slice(&std::fs::read(folder.join(file))?)?)
}

fn n_tools(servers: &[Server]) -> usize {
    servers.iter().map(|server| server.tools.len()).sum()
}

fn catalogue_of(servers: &[Server]) -> Catalogue {
    let mut catalogue = Catalogue::new();
    for server in servers {
        catalogue.add_source(Box::new(server.clone()));
    }
    catalogue.refresh();
    catalogue
}

/// Prints for how many queries a wanted tool is at the top, by kind and half.
fn report_found(questions: &[Question], catalogue: &Catalogue, options: &[String]) {
    let is_asked = |option: &str| options.iter().any(|given| given == option);
    let mut found = [[0; 2]; KINDS.len()];
    let mut asked = [[0; 2]; KINDS.len()];
    for (number, question) in questions.iter().enumerate() {
        let Some(kind) = KINDS.iter().position(|kind| *kind == question.kind) else { continue };
        let half = number % 2;
        let names = names(catalogue, &question.query);
        let place = names.iter().position(|name| question.wanted.contains(name));
        asked[kind][half] += 1;
        if place.is_some_and(|place| place < TOP) {
            found[kind][half] += 1;
        } else if is_asked("--all-failures") || (half == 0 && is_asked("--failures")) {
            let place = place.map_or("nowhere".to_owned(), |place| format!("at {}", place + 1));
            let first = names.get(..TOP.min(names.len())).unwrap_or_default().join(", ");
            println!("{}: {} is {place}, after {first}", question.query, question.wanted.join(" or "));
        }
    }
    println!(
        "| a wanted tool among the first {TOP} of {} | tuning | kept out |\n|---|---:|---:|",
        catalogue.tools().count()
    );
    let share =
        |found: i32, asked: i32| format!("{found} of {asked} ({:.0} %)", 100.0 * f64::from(found) / f64::from(asked));
    for ((kind, found), asked) in KINDS.iter().zip(&found).zip(&asked) {
        println!("| {kind} | {} | {} |", share(found[0], asked[0]), share(found[1], asked[1]));
    }
    let all = |counts: &[[i32; 2]], half: usize| counts.iter().map(|count| count[half]).sum::<i32>();
    let [tuning, kept_out] = [0, 1].map(|half| share(all(&found, half), all(&asked, half)));
    println!("| all | {tuning} | {kept_out} |\n");
}

/// Prints the same for queries about tools that were drawn by lot.
fn report_drawn(questions: &[Question], catalogue: &Catalogue) {
    let is_found = |question: &&Question| {
        names(catalogue, &question.query).iter().take(TOP).any(|name| question.wanted.contains(name))
    };
    println!(
        "in other words, for tools drawn by lot: {} of {}\n",
        questions.iter().filter(is_found).count(),
        questions.len()
    );
}

/// Full names of the tools that match, best first.
fn names(catalogue: &Catalogue, query: &str) -> Vec<String> {
    let found = catalogue.search(&Query { query, detail: Detail::NameOnly, limit: usize::MAX, ..Query::default() });
    let text = |tool: &Value, key: &str| tool.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    found.tools.iter().map(|tool| format!("{}.{}", text(tool, "server"), text(tool, "name"))).collect()
}

/// Prints what the index and a search cost in time.
fn report_times(questions: &[Question], servers: &[Server]) {
    let search = |catalogue: &Catalogue, query: &str| {
        let start = Instant::now();
        let found = catalogue.search(&Query { query, ..Query::default() });
        assert!(found.shown <= found.total);
        start.elapsed()
    };
    let Some((last, others)) = servers.split_last() else { return };
    let mut catalogue = catalogue_of(others);
    let first = search(&catalogue, "anything");
    catalogue.add_source(Box::new(last.clone()));
    catalogue.refresh();
    let one_more = search(&catalogue, "anything");
    let mut times: Vec<Duration> = Vec::new();
    let mut usual: Vec<Duration> = Vec::new();
    for question in questions {
        let mut of_query: Vec<Duration> = (0..ROUNDS).map(|_| search(&catalogue, &question.query)).collect();
        of_query.sort_unstable();
        usual.extend(of_query.get(ROUNDS / 2));
        times.extend(of_query);
    }
    println!("{} definitions: index {first:.1?}, with a server more {one_more:.1?};", n_tools(servers));
    println!("  all searches: {}", spread(&mut times));
    // What else runs on the machine shows less here.
    println!("  the median of each query: {}\n", spread(&mut usual));
}

fn spread(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let at = |share: usize| times.get((times.len() - 1) * share / 100).copied().unwrap_or_default();
    format!("p50 {:.2?}, p99 {:.2?}, longest {:.2?}", at(50), at(99), at(100))
}
