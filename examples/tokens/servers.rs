//! The servers that `scripts/install-servers` installs, and a folder with the data they serve.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::client::{Client, Failure};

/// Each by the name of its program, which must be on the path.
pub const ALL: [(&str, &str, &[&str]); 8] = [
    ("everything", "mcp-server-everything", &[]),
    ("fetch", "mcp-server-fetch", &[]),
    ("filesystem", "mcp-server-filesystem", &["."]),
    ("git", "mcp-server-git", &["--repository", "."]),
    ("memory", "mcp-server-memory", &[]),
    ("sequential-thinking", "mcp-server-sequential-thinking", &[]),
    ("sqlite", "mcp-server-sqlite", &["--db-path", "shop.db"]),
    ("time", "mcp-server-time", &["--local-timezone", "UTC"]),
];

pub const N_ORDERS: usize = 10_000;
const N_CUSTOMERS: usize = 200;
const COMPONENTS: [(&str, &str); 4] = [("checkout", "Ada"), ("search", "Ben"), ("invoices", "Ada"), ("mail", "Chidi")];
const REPORTS: [(&str, &str); 6] = [
    ("checkout", "Carts with more than 99 items cannot be paid."),
    ("search", "The language is forgotten after a reload."),
    ("checkout", "The discount is taken off twice."),
    ("mail", "Receipts arrive a day late."),
    ("invoices", "The second page has no number."),
    ("search", "Umlauts find nothing."),
];

/// Writes the data into the folder, the same every time.
pub fn prepare(folder: &Path) -> Result<(), Failure> {
    let run = Command::new("git").args(["init", "--quiet"]).current_dir(folder).status()?;
    if !run.success() {
        return Err("git cannot make a repository".into());
    }
    std::fs::create_dir(folder.join("inbox"))?;
    for (number, (component, report)) in REPORTS.iter().enumerate() {
        std::fs::write(
            folder.join(format!("inbox/{}.txt", number + 1)),
            format!("component: {component}\n{report}\n"),
        )?;
    }
    std::fs::write(folder.join("memory.jsonl"), graph())?;
    std::fs::write(folder.join("payments.csv"), payments())?;
    let (mut sqlite, _) = Client::start(program("sqlite", folder)?)?;
    for (tool, query) in [
        ("create_table", "create table issues (owner text, component text, report text)".to_owned()),
        ("create_table", "create table orders (id integer, customer text, placed text, cents integer)".to_owned()),
        ("write_query", format!("insert into orders values {}", orders())),
    ] {
        sqlite.call(tool, &json!({ "query": query }))?;
    }
    Ok(())
}

/// Components with their owners, and customers with their regions.
fn graph() -> String {
    let entity = |name: String, kind: &str, observation: String| {
        json!({ "type": "entity", "name": name, "entityType": kind, "observations": [observation] }).to_string()
    };
    let components =
        COMPONENTS.iter().map(|(name, owner)| entity((*name).to_owned(), "component", format!("owner: {owner}")));
    let customers = (0..N_CUSTOMERS).map(|number| {
        let region = ["North", "South", "East", "West"][number * 7 % 11 % 4];
        entity(format!("customer {number}"), "customer", format!("region: {region}"))
    });
    components.chain(customers).collect::<Vec<_>>().join("\n")
}

fn cents(order: usize) -> usize {
    1_000 + order * 7_919 % 90_000
}

fn orders() -> String {
    let row = |order: usize| {
        let (month, day) = (order % 12 + 1, order % 28 + 1);
        format!("({order}, 'customer {}', '2026-{month:02}-{day:02}', {})", order * 31 % N_CUSTOMERS, cents(order))
    };
    (0..N_ORDERS).map(row).collect::<Vec<_>>().join(", ")
}

/// Most orders are paid at once, some in two parts, some in part, some not at all.
fn payments() -> String {
    let mut csv = "payment,order,cents\n".to_owned();
    let mut number = 700_000;
    for order in 0..N_ORDERS {
        let cents = cents(order);
        let parts: &[usize] = match order % 40 {
            7 => &[],
            11 => &[cents / 2],
            23 => &[cents / 3, cents - cents / 3],
            _ => &[cents],
        };
        for part in parts {
            let _ = writeln!(csv, "{number},{order},{part}");
            number += 1;
        }
    }
    csv
}

/// The command that starts a server in the folder.
pub fn program(name: &str, folder: &Path) -> Result<Command, Failure> {
    let (_, program, arguments) = ALL.iter().find(|(known, ..)| *known == name).ok_or("no such server")?;
    let mut command = Command::new(program);
    command.args(*arguments).current_dir(folder).env("MEMORY_FILE_PATH", folder.join("memory.jsonl"));
    Ok(command)
}

/// The same for a project: its `.mcp.json`.
pub fn configure(names: &[&str], folder: &Path) -> Result<(), Failure> {
    let entry = |(name, program, arguments): &(&str, &str, &[&str])| {
        let environment = json!({ "MEMORY_FILE_PATH": folder.join("memory.jsonl") });
        ((*name).to_owned(), json!({ "command": program, "args": arguments, "env": environment }))
    };
    let entries: BTreeMap<String, Value> = ALL.iter().filter(|(name, ..)| names.contains(name)).map(entry).collect();
    Ok(std::fs::write(folder.join(".mcp.json"), json!({ "mcpServers": entries }).to_string())?)
}
