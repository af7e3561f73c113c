//! What the same jobs cost a model by direct calls and by code: `scripts/measure-tokens BINARY [DEFINITIONS]` runs both against
//! servers that answer, checks that the answers are equal, and prints tokens, round trips and time of both as a table.
//!
//! The program plays the model: what it writes is in `jobs.rs`, for both sides. DEFINITIONS is a folder of further tools that the
//! model is told of and nobody calls. README.md says what is counted.
#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a measurement writes its data and starts the programs it compares"
)]

mod client;
mod conversation;
mod definitions;
mod direct;
mod jobs;
mod servers;

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use client::{Client, Failure};
use conversation::Conversation;
use definitions::Told;
use direct::Direct;
use jobs::{JOBS, Job};

const OWN_NAME: &str = "orchestrator";
/// Tools a search shows.
const MOST_FOUND: usize = 2;

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let binary = arguments.next().ok_or("usage: scripts/measure-tokens BINARY [DEFINITIONS]")?;
    let binary = std::fs::canonicalize(binary)?;
    let further = arguments.next().map(|folder| definitions::of_folder(Path::new(&folder))).transpose()?;
    let folder = prepared()?;
    let installed = definitions::of_installed(folder.path())?;

    println!("| job | tools connected | direct: tokens | trips | time | by code: tokens | trips | time | saved |");
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    for job in &JOBS {
        let (answer, direct) = by_direct_calls(job)?;
        let needed = |told: &&Told| job.servers.contains(&told.server.as_str());
        let mut sets: Vec<(Vec<&Told>, &[Told])> =
            vec![(installed.iter().filter(needed).collect(), &[]), (installed.iter().collect(), &[])];
        if let Some(further) = &further {
            sets.push((installed.iter().collect(), further));
        }
        for (connected, further) in sets {
            let names: Vec<&str> = connected.iter().map(|told| told.server.as_str()).collect();
            let (same, code) = by_code(job, &binary, &names, further)?;
            if same != answer {
                return Err(format!("{}: direct calls answer {answer}, code answers {same}", job.name).into());
            }
            let mut direct = direct.clone();
            let all: Vec<&Told> = connected.into_iter().chain(further).collect();
            all.iter().flat_map(|told| told.texts()).for_each(|text| direct.tell(&text));
            print_row(job, all.iter().map(|told| told.tools.len()).sum(), &direct, &code);
        }
    }
    Ok(())
}

fn print_row(job: &Job, n_tools: usize, direct: &Conversation, code: &Conversation) {
    let cells = |side: &Conversation| {
        let tokens = with_commas(side.n_tokens());
        format!("{tokens} | {} | {:.0} ms", side.n_round_trips, side.time.as_secs_f64() * 1e3)
    };
    #[expect(clippy::cast_precision_loss, reason = "counts of tokens are far below 2^52")]
    let saved = 100.0 * (1.0 - code.n_tokens() as f64 / direct.n_tokens() as f64);
    println!("| {} | {n_tools} | {} | {} | {saved:.1} % |", job.name, cells(direct), cells(code));
}

fn with_commas(n: usize) -> String {
    let digits = n.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

/// A folder with the data, new for every conversation: jobs change it.
fn prepared() -> Result<tempfile::TempDir, Failure> {
    let folder = tempfile::tempdir()?;
    servers::prepare(folder.path())?;
    Ok(folder)
}

fn by_direct_calls(job: &Job) -> Result<(Value, Conversation), Failure> {
    let folder = prepared()?;
    let mut direct = Direct::connect(job.servers, folder.path())?;
    direct.conversation.say(job.question);
    let answer = (job.by_direct_calls)(&mut direct)?;
    direct.conversation.say(&answer.to_string());
    Ok((answer, direct.conversation))
}

fn by_code(job: &Job, binary: &PathBuf, names: &[&str], further: &[Told]) -> Result<(Value, Conversation), Failure> {
    let folder = prepared()?;
    servers::configure(names, folder.path())?;
    definitions::describe_in(folder.path(), further)?;
    let mut command = Command::new(binary);
    command.arg("serve").current_dir(folder.path());
    let (mut own, introduction) = Client::start(command)?;
    let mut conversation = Conversation::default();
    Told::by(OWN_NAME, &introduction, own.tools()?).texts().for_each(|text| conversation.tell(&text));
    // A client that calls directly has connected its servers before the conversation begins; so have we.
    own.call("search_tools", &json!({ "limit": 0 }))?;

    conversation.say(job.question);
    let mut found = Vec::new();
    for (query, server) in job.searches {
        let search = json!({ "query": query, "category": server, "detail_level": "full", "limit": MOST_FOUND });
        let mut answer = conversation.call(&mut own, OWN_NAME, "search_tools", &search)?;
        let Value::Array(tools) = answer["structuredContent"]["tools"].take() else { return Err("no tools".into()) };
        found.extend(tools.iter().filter_map(|tool| tool["name"].as_str().map(str::to_owned)));
    }
    if let Some(unseen) = imported(job.script).find(|name| !found.iter().any(|known| known == name)) {
        return Err(format!("{}: the script uses {unseen}, which no search has shown", job.name).into());
    }
    let mut report = conversation.call(&mut own, OWN_NAME, "execute_code", &json!({ "code": job.script }))?;
    let answer = report["structuredContent"]["result"].take();
    conversation.say(&answer.to_string());
    Ok((answer, conversation))
}

/// The tools that a script imports.
fn imported(script: &str) -> impl Iterator<Item = &str> {
    let lines = script.lines().filter(|line| line.starts_with("from servers."));
    lines.filter_map(|line| line.split_once(" import ")).flat_map(|(_, names)| names.split(", "))
}
