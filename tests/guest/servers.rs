//! `tests/servers`: scripts that call tools of other servers, here of `fixture_server.rs`, and what the model gets to see.
//!
//! `.mcp.json` names `fixture` and one server for each other kind. Lines of a script's head set its limits:
//! `# level: hardened`, `# timeout: 1`, `# waiting: 1`, and `# setting: ...` a line of `orchestrator.toml`.
//! `# server: NAME KIND` adds a server, `# server: NAME KIND {...}` one with more keys in its entry.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Request};
use orchestrator::tools::GuestHost;
use orchestrator_runtime::{Host, Isolation};
use serde_json::{Map, Value, json};

use crate::fixture_server;
use crate::project::{Project, compare, files_below};

pub fn trials() -> Vec<Trial> {
    let scripts = files_below("servers", "py").into_iter();
    let scripts = scripts.map(|(name, path)| Trial::test(format!("servers::{name}"), move || run(&path)));
    let cancelled = Trial::test("servers::a_cancelled_execution_cancels_its_calls", cancelled_execution);
    scripts.chain([cancelled]).collect()
}

/// The servers that lines such as `# server: NAME KIND {...}` name, by what they begin with.
pub fn named(text: &str, beginning: &str) -> Result<Map<String, Value>, Failed> {
    let mut servers = Map::new();
    for line in text.lines().filter_map(|line| line.strip_prefix(beginning)) {
        let mut words = line.trim().trim_end_matches("-->").splitn(3, ' ');
        let (name, kind) = (words.next().ok_or("a name")?, words.next().ok_or("a kind")?);
        let keys = words.next().map(str::trim).filter(|keys| !keys.is_empty()).unwrap_or("{}");
        let mut entry = fixture_server::entry(kind);
        entry.as_object_mut().ok_or("no entry")?.extend(serde_json::from_str::<Map<String, Value>>(keys)?);
        servers.insert(name.to_owned(), entry);
    }
    Ok(servers)
}

/// Servers of every kind, entries that are wrong, and what the lines `# server:` and `# setting:` of `code` say.
pub fn configure(project: &Project, code: &str) -> Result<(), Failed> {
    let mut servers = Map::new();
    for (name, kind) in
        [("fixture", "good"), ("flood", "flood"), ("broken", "broken"), ("many-tools", "many"), ("shop", "shop")]
    {
        servers.insert(name.to_owned(), fixture_server::entry(kind));
    }
    let mut mute = fixture_server::entry("good");
    mute["timeout"] = json!(1);
    servers.insert("impatient".to_owned(), mute);
    servers.insert("nowhere".to_owned(), json!({ "command": "no-such-program-anywhere" }));
    servers.insert("unset".to_owned(), json!({ "command": "x", "env": { "KEY": "${NO_SUCH_VARIABLE_ANYWHERE}" } }));
    servers.insert(
        "refused".to_owned(),
        json!({ "url": "http://127.0.0.1:9/mcp", "headers": { "Authorization": "Bearer the secret of the host" } }),
    );
    servers.insert("wrong".to_owned(), json!({ "command": 3 }));
    write(project, servers, code)
}

/// Writes the configuration: these servers, and those and the settings that the head of `code` asks for.
pub fn write(project: &Project, mut servers: Map<String, Value>, code: &str) -> Result<(), Failed> {
    servers.extend(named(code, "# server:")?);
    let file = json!({ "mcpServers": servers }).to_string();
    fs::write(project.folder().join(".mcp.json"), file)?;
    let settings: Vec<&str> = code.lines().filter_map(|line| line.strip_prefix("# setting:")).collect();
    if !settings.is_empty() {
        fs::write(project.folder().join("orchestrator.toml"), settings.join("\n"))?;
    }
    Ok(())
}

/// Two that work: a shop, and one with five hundred tools.
pub fn configure_shop(project: &Project) -> Result<(), Failed> {
    let servers = json!({ "shop": fixture_server::entry("shop"), "many-tools": fixture_server::entry("many") });
    Ok(fs::write(project.folder().join(".mcp.json"), json!({ "mcpServers": servers }).to_string())?)
}

fn run(path: &Path) -> Result<(), Failed> {
    let code = fs::read_to_string(path)?;
    let head = |key: &str| code.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let isolation = if head("# level:") == Some("hardened") { Isolation::Hardened } else { Isolation::Production };
    let project = Project::new();
    configure(&project, &code)?;
    let mut request = Request::new(code.clone(), isolation);
    request.limits.timeout = Duration::from_secs(head("# timeout:").unwrap_or("20").parse()?);
    if let Some(seconds) = head("# waiting:") {
        request.limits.waiting = Duration::from_secs(seconds.parse()?);
    }
    let host = Arc::new(GuestHost::of_level(&project.toolbox(), isolation));
    let called = Arc::clone(&host) as Arc<dyn Host>;
    let report = project.pool(isolation).run(Call { host: called, ..Call::new(request) })?;
    host.end();
    host.close_servers();
    let mut shown = report.output + &report.stderr;
    if let Some(error) = report.error {
        shown += &error.traceback;
    }
    if !report.result.is_null() {
        writeln!(shown, "result: {}", report.result)?;
    }
    for artifact in report.artifacts {
        writeln!(shown, "wrote {} ({} bytes)", artifact.path, artifact.bytes)?;
    }
    Ok(compare(&path.with_extension("out"), &shown)?)
}

/// The server hears of it, although the script is gone.
fn cancelled_execution() -> Result<(), Failed> {
    let project = Project::new();
    configure(&project, "")?;
    let host = Arc::new(GuestHost::new(&project.toolbox()));
    let hangs = project.folder().join("workspace/hanging.txt");
    let call = Call {
        host: Arc::clone(&host) as Arc<dyn Host>,
        is_cancelled: Arc::new(move || hangs.exists()),
        ..Call::new(Request::new("from servers.fixture import hang\nhang()", Isolation::Production))
    };
    let report = project.pool(Isolation::Production).run(call)?;
    host.end();
    host.close_servers();
    let kind = report.error.map(|error| error.kind);
    let told = fs::read_to_string(project.folder().join("workspace/cancelled.txt")).unwrap_or_default();
    if (kind.as_deref(), told.as_str()) == (Some("Cancelled"), "nobody waits for the answer any more") {
        return Ok(());
    }
    Err(format!("the execution ended with {kind:?}, the server was told {told:?}").into())
}
