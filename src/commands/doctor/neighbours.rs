//! What the program works with: the clients that may start it, other MCP servers, databases.

use std::path::Path;
use std::time::Duration;

use clap::ValueEnum;
use serde_json::json;

use super::Finding;
use crate::commands::clients::{Client, ENTRY, Standing, found_as};
use crate::connections::databases::Databases;
use crate::connections::servers::{Server, Servers};
use crate::settings::{self, Settings};

/// How long servers may take to list their tools.
const PATIENCE: Duration = Duration::from_secs(60);

/// A finding for each client that seems to be used here.
pub(super) fn clients(folder: &Path) -> Vec<Finding> {
    let findings: Vec<Finding> =
        Client::value_variants().iter().filter_map(|client| of_client(*client, folder)).collect();
    if !findings.is_empty() {
        return findings;
    }
    let names: Vec<String> = Client::value_variants().iter().map(|client| client.name()).collect();
    let found = format!("none of {} is used here", names.join(", "));
    vec![Finding::note("clients", found, "'orchestrator init --client NAME' writes the entry all the same")]
}

fn of_client(client: Client, folder: &Path) -> Option<Finding> {
    let name = client.name();
    Some(match client.standing(folder) {
        Standing::Absent => return None,
        Standing::Unaware => {
            let advice = format!("orchestrator init --client {name}");
            Finding::note("client", format!("{name} does not know this server"), advice)
        }
        Standing::Knows(command) if !is_there(&command) => {
            let advice = format!("orchestrator init --client {name}");
            Finding::problem("client", format!("{name} starts '{command}', which is not there"), advice)
        }
        Standing::Knows(command) => Finding::ok("client", format!("{name} starts '{command}'")),
        Standing::Broken(why) => {
            let advice = format!("mend it by hand; 'orchestrator init --client {name} --print' shows our entry");
            Finding::problem("client", format!("the configuration of {name} cannot be read: {why}"), advice)
        }
    })
}

fn is_there(command: &str) -> bool {
    found_as(Path::new(command), settings::search_path()).is_some_and(|file| file.is_file())
}

pub(super) fn servers(folder: &Path, settings: &Settings, reach: bool) -> Vec<Finding> {
    let servers = Servers::of_project(folder, settings);
    let entry = |(name, why): (Option<&str>, &str)| {
        let found = name.map_or_else(|| why.to_owned(), |name| format!("the entry of '{name}' does not count: {why}"));
        Finding::problem("server", found, "mend it in .mcp.json, or below [servers] in orchestrator.toml")
    };
    let mut findings: Vec<Finding> = servers.problems().map(entry).collect();
    let mut failed = Vec::new();
    if reach {
        // What they listed once says nothing about today.
        servers.forget_lists();
        failed = servers.list(None, PATIENCE);
    }
    for server in servers.all().filter(|server| !is_told_of_client(server)) {
        let failure = failed.iter().find(|(name, _)| *name == server.name);
        findings.push(match (reach, failure) {
            (true, Some((_, why))) => Finding::problem("server", why, "scripts that call its tools fail so"),
            (true, None) => {
                let n_tools = server.shown_tools().map_or(0, |tools| tools.len());
                Finding::ok("server", format!("'{}' lists {n_tools} tools", server.name))
            }
            (false, _) => unasked(server),
        });
    }
    findings
}

/// What can be said of a server that is not started.
fn unasked(server: &Server) -> Finding {
    let name = &server.name;
    match missing_program(server) {
        Some(command) => {
            let found = format!("'{name}' is the program '{command}', which is not there");
            Finding::problem("server", found, "install it, or name it with its folder")
        }
        None => Finding::ok("server", format!("'{name}' is configured; --reach asks it")),
    }
}

/// The server's program, if there is none of that name. One whose name comes from a variable is looked for at its start.
fn missing_program(server: &Server) -> Option<&str> {
    server.program().filter(|command| !command.contains('$') && !is_there(command))
}

/// Our own entry in a client's configuration whose program is gone: that is a finding about the client already.
fn is_told_of_client(server: &Server) -> bool {
    server.name == ENTRY && missing_program(server).is_some()
}

pub(super) fn databases(settings: &Settings, reach: bool) -> Vec<Finding> {
    settings.databases.keys().map(|name| of_database(name, settings, reach)).collect()
}

fn of_database(name: &str, settings: &Settings, reach: bool) -> Finding {
    let shown = if name.is_empty() { "the default one".to_owned() } else { format!("'{name}'") };
    if !reach {
        return Finding::ok("database", format!("{shown} is configured; --reach asks it"));
    }
    let databases = Databases::default();
    let opened = databases.open(settings, &json!({ "connection": name, "sql": "select 1", "params": null }));
    let answered = opened.and_then(|opened| match opened.value["cursor"].as_u64() {
        Some(cursor) => databases.next(&json!({ "cursor": cursor })).map(|_| "answers"),
        // A file of the project, which scripts open themselves.
        None => Ok("is a file of SQLite"),
    });
    databases.close();
    match answered {
        Ok(how) => Finding::ok("database", format!("{shown} {how}")),
        Err(error) => {
            let usual = || "its address is in ORCHESTRATOR_DATABASE_URL or ORCHESTRATOR_DATABASE_URL_<NAME>".to_owned();
            let advice = error.hint.unwrap_or_else(usual);
            Finding::problem("database", format!("{shown}: {}", error.message), advice)
        }
    }
}
