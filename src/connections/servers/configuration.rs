//! Which servers there are: `mcpServers` of the project's `.mcp.json`, and `[servers]` of its `orchestrator.toml`.
//!
//! Rule: a broken entry is reported, and the others count. A message names the server and the key, and repeats
//! no value: it may be a secret.

#![expect(clippy::disallowed_methods, reason = "the operator's file, read before any server starts")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use orchestrator_tools_registry::{BUILTIN_SERVER, by_python_name};
use serde_json::{Map, Value};

use super::oauth;
use super::references::resolve;
use super::secrets::Secrets;
use crate::settings;

pub(super) const FILE: &str = ".mcp.json";

const LONGEST_NAME: usize = 64;
/// Seconds one call, or the start, may take, at most.
const LONGEST_TIMEOUT: f64 = 3600.0;
/// Calls at a time that an entry may limit a server to.
const MOST_AT_A_TIME: usize = 1000;

/// One server as it is configured, references and all.
#[derive(Clone)]
pub(super) struct Definition {
    pub(super) name: String,
    pub(super) address: Address,
    /// How long a call of one of its tools may take, and other times for some of them.
    pub(super) timeout: Option<Duration>,
    pub(super) timeouts: BTreeMap<String, Duration>,
    /// Calls it takes at a time; more wait for their turn.
    pub(super) concurrency: Option<usize>,
    /// How long it may take to introduce itself.
    pub(super) start_timeout: Option<Duration>,
    /// Who we are where one logs in for it.
    pub(super) oauth: oauth::Entry,
}

#[derive(Clone)]
pub(super) enum Address {
    Program { command: String, arguments: Vec<String>, environment: Vec<(String, String)>, folder: Option<String> },
    Http { url: String, headers: Vec<(String, String)> },
}

/// An entry that does not count, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub(super) server: Option<String>,
    pub(super) message: String,
}

/// Everything configured for the project in `folder`.
pub(super) fn read(folder: &Path) -> (BTreeMap<String, Definition>, Vec<Problem>) {
    let mut definitions = BTreeMap::new();
    let mut problems = Vec::new();
    for entries in [from_json_file(folder), from_settings(folder)] {
        match entries {
            Ok(entries) => add(entries, &mut definitions, &mut problems),
            Err(message) => problems.push(Problem { server: None, message }),
        }
    }
    refuse_same_names(&mut definitions, &mut problems);
    (definitions, problems)
}

fn from_json_file(folder: &Path) -> Result<Map<String, Value>, String> {
    let text = match std::fs::read_to_string(folder.join(FILE)) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Map::new()),
        Err(_) => return Err(format!("{FILE} cannot be read")),
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    // The parser's complaint may repeat what it found.
    let wrong = |error: serde_json::Error| format!("{FILE} is not JSON at line {}", error.line());
    let mut file: Map<String, Value> = serde_json::from_str(text).map_err(wrong)?;
    match file.remove("mcpServers") {
        None => Ok(Map::new()),
        Some(Value::Object(servers)) => Ok(servers),
        Some(_) => Err(format!("{FILE}: 'mcpServers' must be an object")),
    }
}

fn from_settings(folder: &Path) -> Result<Map<String, Value>, String> {
    match settings::servers(folder) {
        None => Ok(Map::new()),
        Some(Value::Object(servers)) => Ok(servers),
        Some(_) => Err(format!("{}: [servers] must be a table", settings::FILE)),
    }
}

/// What comes later replaces what came before.
fn add(entries: Map<String, Value>, definitions: &mut BTreeMap<String, Definition>, problems: &mut Vec<Problem>) {
    for (name, entry) in entries {
        match parse(&name, entry) {
            Ok(Some(definition)) => {
                definitions.insert(name, definition);
            }
            Ok(None) => {
                definitions.remove(&name);
            }
            Err(message) => {
                let name: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
                problems.push(Problem { server: Some(name), message });
            }
        }
    }
}

fn refuse_same_names(definitions: &mut BTreeMap<String, Definition>, problems: &mut Vec<Problem>) {
    let named = by_python_name(definitions.values(), |definition| &definition.name);
    let same: Vec<(String, Vec<String>)> = named
        .into_iter()
        .filter(|(_, several)| several.len() > 1)
        .map(|(name, several)| (name, several.iter().map(|definition| definition.name.clone()).collect()))
        .collect();
    for (python_name, names) in same {
        let message = format!("servers {} have the same name in Python, '{python_name}'", names.join(" and "));
        for name in names {
            definitions.remove(&name);
            problems.push(Problem { server: Some(name), message: message.clone() });
        }
    }
}

/// None for an entry that is switched off, or is this program itself.
fn parse(name: &str, entry: Value) -> Result<Option<Definition>, String> {
    let Value::Object(mut entry) = entry else { return Err("the entry must be an object".to_owned()) };
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.contains(char::is_control) {
        return Err(format!("a server's name has 1 to {LONGEST_NAME} characters"));
    }
    let is_off =
        entry.remove("disabled") == Some(Value::Bool(true)) || entry.remove("enabled") == Some(Value::Bool(false));
    if is_off || name.eq_ignore_ascii_case(BUILTIN_SERVER) {
        return Ok(None);
    }
    let kind = text(&mut entry, "type")?;
    let command = text(&mut entry, "command")?;
    let url = text(&mut entry, "url")?;
    if kind.as_deref() == Some("sse") {
        return Err("'type' is sse, an older transport; give the server's streamable HTTP address".to_owned());
    }
    let known = ["stdio", "http", "streamable-http", "streamableHttp", "streamable_http"];
    if kind.as_deref().is_some_and(|kind| !known.contains(&kind)) {
        return Err("'type' must be stdio or http".to_owned());
    }
    let (timeout, start_timeout) = (seconds(&mut entry, "timeout")?, seconds(&mut entry, "start_timeout")?);
    let (timeouts, concurrency) = (timeouts(&mut entry)?, concurrency(&mut entry)?);
    let oauth = oauth::Entry::parse(&mut entry)?;
    let address = match (command, url) {
        (Some(command), None) => {
            let arguments = texts(&mut entry, "args")?;
            if arguments.first().is_some_and(|first| first == "serve") && is_this_program(&command) {
                return Ok(None);
            }
            Address::Program {
                command,
                arguments,
                environment: pairs(&mut entry, "env")?,
                folder: text(&mut entry, "cwd")?,
            }
        }
        (None, Some(url)) => Address::Http { url, headers: pairs(&mut entry, "headers")? },
        (Some(_), Some(_)) => return Err("give 'command' or 'url', not both".to_owned()),
        (None, None) => return Err("'command' or 'url' is missing".to_owned()),
    };
    let definition = Definition::new(name, address);
    Ok(Some(Definition { timeout, timeouts, concurrency, start_timeout, oauth, ..definition }))
}

/// A client's configuration names us too, and we would start ourselves without end.
fn is_this_program(command: &str) -> bool {
    let Ok(own) = std::env::current_exe() else { return false };
    let is_same_file =
        Path::new(command).canonicalize().is_ok_and(|command| own.canonicalize().is_ok_and(|own| own == command));
    is_same_file
        || Path::new(command).parent().is_some_and(|parent| parent.as_os_str().is_empty())
            && own.file_stem().is_some_and(|own| own == command)
}

pub(super) fn text(entry: &mut Map<String, Value>, key: &str) -> Result<Option<String>, String> {
    match entry.remove(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(format!("'{key}' must be text")),
    }
}

pub(super) fn texts(entry: &mut Map<String, Value>, key: &str) -> Result<Vec<String>, String> {
    let wrong = || format!("'{key}' must be a list of texts");
    match entry.remove(key) {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::Array(items)) => items.into_iter().map(|item| plain(item).ok_or_else(wrong)).collect(),
        Some(_) => Err(wrong()),
    }
}

fn pairs(entry: &mut Map<String, Value>, key: &str) -> Result<Vec<(String, String)>, String> {
    match entry.remove(key) {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::Object(map)) => {
            let pair = |(name, value)| match plain(value) {
                Some(value) => Ok((name, value)),
                None => Err(format!("'{key}.{name}' must be text")),
            };
            map.into_iter().map(pair).collect()
        }
        Some(_) => Err(format!("'{key}' must be an object of texts")),
    }
}

/// Numbers and switches are written without quotes now and then.
fn plain(value: Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(flag) => Some(flag.to_string()),
        _ => None,
    }
}

fn seconds(entry: &mut Map<String, Value>, key: &str) -> Result<Option<Duration>, String> {
    match entry.remove(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => in_seconds(key, &value).map(Some),
    }
}

/// By the names the server gives its tools.
fn timeouts(entry: &mut Map<String, Value>) -> Result<BTreeMap<String, Duration>, String> {
    match entry.remove("timeouts") {
        None | Some(Value::Null) => Ok(BTreeMap::new()),
        Some(Value::Object(map)) => {
            let limit = |(tool, value): (String, Value)| {
                in_seconds(&format!("timeouts.{tool}"), &value).map(|limit| (tool, limit))
            };
            map.into_iter().map(limit).collect()
        }
        Some(_) => Err("'timeouts' must be an object of seconds by tool".to_owned()),
    }
}

fn in_seconds(key: &str, value: &Value) -> Result<Duration, String> {
    match value.as_f64() {
        Some(seconds) if (1.0..=LONGEST_TIMEOUT).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(format!("'{key}' must be seconds, from 1 to {LONGEST_TIMEOUT}")),
    }
}

fn concurrency(entry: &mut Map<String, Value>) -> Result<Option<usize>, String> {
    match entry.remove("concurrency") {
        None | Some(Value::Null) => Ok(None),
        Some(value) => match value.as_u64().and_then(|count| usize::try_from(count).ok()) {
            Some(count) if (1..=MOST_AT_A_TIME).contains(&count) => Ok(Some(count)),
            _ => Err(format!("'concurrency' must be a number of calls, from 1 to {MOST_AT_A_TIME}")),
        },
    }
}

/// An address with nothing left to look up, and the parts of it that must not be shown.
pub(super) struct Resolved {
    pub(super) address: Address,
    pub(super) oauth: oauth::Entry,
    pub(super) secrets: Secrets,
}

impl Definition {
    /// One that leaves everything but the address to us.
    pub(super) fn new(name: &str, address: Address) -> Self {
        Self {
            name: name.to_owned(),
            address,
            timeout: None,
            timeouts: BTreeMap::new(),
            concurrency: None,
            start_timeout: None,
            oauth: oauth::Entry::default(),
        }
    }

    /// Looks up every reference. May read files and run commands of the operator.
    pub(super) fn resolve(&self, folder: &Path) -> Result<Resolved, String> {
        let mut secrets = Secrets::default();
        let mut look_up = |key: &str, value: &str| {
            resolve(value, folder, &mut secrets).map_err(|reason| format!("'{key}': {reason}"))
        };
        let oauth = self.oauth.resolve(&mut look_up)?;
        let mut all = |key: &str, pairs: &[(String, String)]| -> Result<Vec<(String, String)>, String> {
            pairs.iter().map(|(name, value)| Ok((name.clone(), look_up(&format!("{key}.{name}"), value)?))).collect()
        };
        let (address, private) = match &self.address {
            Address::Program { command, arguments, environment, folder } => {
                let environment = all("env", environment)?;
                let arguments = arguments.iter().map(|argument| look_up("args", argument)).collect::<Result<_, _>>()?;
                let folder = folder.as_deref().map(|folder| look_up("cwd", folder)).transpose()?;
                let command = look_up("command", command)?;
                (Address::Program { command, arguments, environment: environment.clone(), folder }, environment)
            }
            Address::Http { url, headers } => {
                let headers = all("headers", headers)?;
                (Address::Http { url: look_up("url", url)?, headers: headers.clone() }, headers)
            }
        };
        for (_, value) in &private {
            secrets.add_literal(value);
        }
        oauth.add_secrets(&mut secrets);
        Ok(Resolved { address, oauth, secrets })
    }
}

/// The folder a server runs in: the project's, unless its entry says another.
pub(super) fn working_folder(project: &Path, folder: Option<&str>) -> PathBuf {
    folder.map_or_else(|| project.to_owned(), |folder| project.join(folder))
}

#[cfg(test)]
mod tests {
    use super::{Address, FILE, Problem, read};

    fn project(json: &str, toml: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join(FILE), json).expect("written");
        std::fs::write(folder.path().join("orchestrator.toml"), toml).expect("written");
        folder
    }

    #[test]
    fn servers_come_from_both_files() {
        let folder = project(
            r#"{"mcpServers": {
                "time": {"command": "uvx", "args": ["mcp-server-time", 1], "env": {"TZ": "UTC"}, "timeout": 5,
                         "timeouts": {"convert-time": 300}, "concurrency": 2},
                "docs": {"type": "http", "url": "http://127.0.0.1:1/mcp", "headers": {"X-Key": "k"}},
                "off": {"command": "x", "disabled": true},
                "orchestrator": {"command": "orchestrator", "args": ["serve"]}
            }}"#,
            "timeout = 10\n[servers.docs]\nurl = 'http://127.0.0.1:2/mcp'\n[servers.git]\ncommand = 'uvx'\n",
        );
        let (found, problems) = read(folder.path());
        assert_eq!(problems, []);
        assert_eq!(found.keys().collect::<Vec<_>>(), ["docs", "git", "time"]);
        assert!(matches!(&found["docs"].address, Address::Http { url, .. } if url == "http://127.0.0.1:2/mcp"));
        let Address::Program { arguments, .. } = &found["time"].address else { panic!("not a program") };
        assert_eq!(
            (arguments.join(" "), found["time"].timeout.map(|limit| limit.as_secs())),
            ("mcp-server-time 1".to_owned(), Some(5))
        );
        let limit = found["time"].timeouts["convert-time"].as_secs();
        assert_eq!((limit, found["time"].timeouts.len(), found["time"].concurrency), (300, 1, Some(2)));
    }

    #[test]
    fn a_broken_entry_is_told_without_its_values() {
        let folder = project(
            r#"{"mcpServers": {
                "a": {"command": ["secret"]}, "b": {}, "c": {"command": "x", "url": "y"}, "d": {"type": "sse", "url": "x"},
                "e": {"command": "x", "env": {"KEY": ["secret"]}}, "f": {"url": "x", "timeout": 0}, "g": 1,
                "h": {"url": "x", "timeouts": {"slow": "long"}}, "i": {"url": "x", "concurrency": 0},
                "my-server": {"command": "x"}, "my_server": {"command": "x"}
            }}"#,
            "",
        );
        let (found, problems) = read(folder.path());
        assert_eq!(found.len(), 0);
        let told: Vec<String> = problems
            .into_iter()
            .map(|Problem { server, message }| format!("{}: {message}", server.unwrap_or_default()))
            .collect();
        assert_eq!(
            told,
            [
                "a: 'command' must be text",
                "b: 'command' or 'url' is missing",
                "c: give 'command' or 'url', not both",
                "d: 'type' is sse, an older transport; give the server's streamable HTTP address",
                "e: 'env.KEY' must be text",
                "f: 'timeout' must be seconds, from 1 to 3600",
                "g: the entry must be an object",
                "h: 'timeouts.slow' must be seconds, from 1 to 3600",
                "i: 'concurrency' must be a number of calls, from 1 to 1000",
                "my-server: servers my-server and my_server have the same name in Python, 'my_server'",
                "my_server: servers my-server and my_server have the same name in Python, 'my_server'",
            ]
        );
        let (_, problems) = read(project("the secret of the host", "").path());
        assert_eq!(problems, [Problem { server: None, message: ".mcp.json is not JSON at line 1".to_owned() }]);
    }

    #[test]
    fn what_is_not_there_is_named_by_its_key() {
        let folder = project(
            r#"{"mcpServers": {
                "a": {"url": "http://x/mcp", "headers": {"Authorization": "Bearer ${ORCHESTRATOR_TEST_NOT_SET}"}},
                "b": {"command": "x", "env": {"TOKEN": "${file:token}"}, "args": ["--key=literal-value"]}
            }}"#,
            "",
        );
        std::fs::write(folder.path().join("token"), "s3cret-token").expect("written");
        let (found, _) = read(folder.path());
        let missing = found["a"].resolve(folder.path()).err();
        let expected = "'headers.Authorization': the variable ORCHESTRATOR_TEST_NOT_SET is not set";
        assert_eq!(missing.as_deref(), Some(expected));
        let resolved = found["b"].resolve(folder.path()).expect("resolved");
        assert_eq!(resolved.secrets.hide("token=s3cret-token".to_owned()), "token=***");
        let Address::Program { environment, .. } = resolved.address else { panic!("not a program") };
        assert_eq!(environment, [("TOKEN".to_owned(), "s3cret-token".to_owned())]);
    }
}
