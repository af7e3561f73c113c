//! `orchestrator init`: the folders of a project, and the entry in a client's configuration.

#![expect(clippy::disallowed_methods, reason = "writes the configuration files it is asked to")]

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::ValueEnum;
use serde_json::{Map, Value, json};

use crate::runs::intake;
use crate::settings::{self, home_folder};
use crate::terminal::print_line;

const FOLDERS: [&str; 8] =
    ["data/raw", "data/processed", "reports", "artifacts", "models", "workspace", "skills", "tools_registry"];

/// What runs are started from.
const INTAKE: &str = "intake.yaml";
/// Endings of tables that recipes read.
const TABLES: [&str; 5] = [".csv", ".parquet", ".json", ".jsonl", ".xlsx"];

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Folder of the project
    #[arg(long, value_name = "DIR", default_value = ".")]
    project: PathBuf,
    /// Client whose configuration gets an entry for this server
    #[arg(long, value_enum, value_name = "NAME")]
    client: Option<Client>,
    /// How the client starts this program; without it the path you called it by
    #[arg(long, value_name = "PROGRAM", requires = "client")]
    command: Option<String>,
    /// Print the entry instead of writing it
    #[arg(long, requires = "client")]
    print: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Client {
    ClaudeCode,
    ClaudeDesktop,
    Cursor,
    Vscode,
    Codex,
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let project = arguments
        .project
        .canonicalize()
        .with_context(|| format!("the project folder '{}' does not exist", arguments.project.display()))?;
    let Some(client) = arguments.client else {
        make_project(&project)?;
        print_line(next_of_project(&arguments.project))?;
        return Ok(ExitCode::SUCCESS);
    };
    let command = match arguments.command {
        Some(command) => command,
        None => called_path()?.display().to_string(),
    };
    let entry = Entry { command, arguments: client.arguments(&project) };
    if arguments.print {
        print_line(client.block(&entry).trim_end())?;
        return Ok(ExitCode::SUCCESS);
    }
    let file = client.file(&project)?;
    let before = match std::fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error).with_context(|| format!("'{}' cannot be read", file.display())),
    };
    let after = client.merge(&before, &entry).with_context(|| {
        format!("'{}' was left as it is; add this to it:\n{}", file.display(), client.block(&entry))
    })?;
    let shown = file.strip_prefix(&project).unwrap_or(&file).display().to_string();
    if before == after {
        print_line(format_args!("{shown} has the entry already"))?;
    } else {
        write(&file, &after)?;
        print_line(format_args!("wrote {shown}"))?;
    }
    print_line(format_args!("next: {}", client.next()))?;
    Ok(ExitCode::SUCCESS)
}

/// Folders that are missing, and settings with every default written out. Says what was made and what was there.
fn make_project(project: &Path) -> anyhow::Result<()> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        let path = project.join(folder);
        if path.is_dir() {
            found.push(format!("{folder}/"));
            continue;
        }
        std::fs::create_dir_all(&path).with_context(|| format!("the folder '{folder}' cannot be made"))?;
        print_line(format_args!("made {folder}/"))?;
    }
    let file = project.join(settings::FILE);
    if file.exists() {
        found.push(settings::FILE.to_owned());
    } else {
        write(&file, &settings::template())?;
        print_line(format_args!("wrote {}", settings::FILE))?;
    }
    found.extend(write_intake(project)?);
    if !found.is_empty() {
        print_line(format_args!("already there: {}", found.join(", ")))?;
    }
    Ok(())
}

/// An intake that runs as it is: over the tables of the project, or over one of ours where there are none.
fn write_intake(project: &Path) -> anyhow::Result<Option<String>> {
    let file = project.join(INTAKE);
    if file.exists() {
        return Ok(Some(INTAKE.to_owned()));
    }
    let entries = std::fs::read_dir(project.join("data/raw")).context("data/raw cannot be read")?;
    let mut tables: Vec<String> = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    tables.retain(|name| !name.starts_with('.') && TABLES.iter().any(|ending| name.ends_with(ending)));
    tables.sort();
    if tables.is_empty() {
        write(&project.join("data/raw/sales.csv"), intake::TEMPLATE_DATA)?;
        print_line("wrote data/raw/sales.csv")?;
        write(&file, intake::TEMPLATE)?;
    } else {
        let name = project.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let name: String = name.chars().take(60).collect();
        write(&file, &intake::template_over(&name, &tables))?;
    }
    print_line(format_args!("wrote {INTAKE}"))?;
    Ok(None)
}

fn next_of_project(project: &Path) -> String {
    let names: Vec<String> = Client::value_variants()
        .iter()
        .filter_map(|client| Some(client.to_possible_value()?.get_name().to_owned()))
        .collect();
    let option = if project == Path::new(".") { String::new() } else { format!(" --project {}", project.display()) };
    format!(
        "next: put tables into data/raw/, then connect a client:\n  orchestrator init{option} --client {}\n  (or {})\n\
         or run an analysis: orchestrator run start{option} --mode code --intake {}",
        names[0],
        names[1..].join(", "),
        if option.is_empty() { INTAKE.into() } else { project.join(INTAKE).display().to_string() }
    )
}

/// This program as the user called it: a link on the path stays what it is when the program behind it is replaced. The
/// program's own file where the name does not lead to it.
fn called_path() -> anyhow::Result<PathBuf> {
    let own = std::env::current_exe().context("this program's own path is unknown")?;
    let called = std::env::args_os().next().and_then(|name| found_as(Path::new(&name), std::env::var_os("PATH")));
    let leads_here = |path: &PathBuf| path.canonicalize().ok() == own.canonicalize().ok();
    Ok(called.filter(leads_here).unwrap_or(own))
}

/// Where a shell finds a program: a name on the path, anything with a folder in it where it says. Links are not followed.
fn found_as(name: &Path, path: Option<OsString>) -> Option<PathBuf> {
    if name.components().count() > 1 {
        return std::path::absolute(name).ok();
    }
    let places = path?;
    let mut candidates =
        std::env::split_paths(&places).filter_map(|folder| std::path::absolute(folder.join(name)).ok());
    candidates.find(|candidate| candidate.is_file())
}

/// Whole or not at all, and as readable as the file was; a link stays one.
fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    let failed = || format!("'{}' cannot be written", file.display());
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).with_context(failed)?;
    }
    let file = file.canonicalize().unwrap_or_else(|_| file.to_owned());
    let beside = file.with_extension("orchestrator-new");
    std::fs::write(&beside, text).with_context(failed)?;
    if let Ok(existing) = std::fs::metadata(&file) {
        std::fs::set_permissions(&beside, existing.permissions()).with_context(failed)?;
    }
    std::fs::rename(&beside, &file).with_context(failed)
}

struct Entry {
    command: String,
    arguments: Vec<String>,
}

impl Client {
    fn arguments(self, project: &Path) -> Vec<String> {
        let folder = match self {
            // Starts its servers in the project.
            Self::ClaudeCode => ".".to_owned(),
            Self::Cursor | Self::Vscode => "${workspaceFolder}".to_owned(),
            Self::ClaudeDesktop | Self::Codex => project.display().to_string(),
        };
        ["serve".to_owned(), "--project".to_owned(), folder].into()
    }

    /// What is left to do.
    fn next(self) -> &'static str {
        match self {
            Self::ClaudeCode => "start claude in this folder and let it use the server; then ask it about your data",
            Self::ClaudeDesktop => "restart Claude Desktop; then ask it about your data",
            Self::Cursor => "open this folder in Cursor and switch the server on; then ask it about your data",
            Self::Vscode => "open this folder in VS Code and start the server; then ask it about your data",
            Self::Codex => "start codex; then ask it about your data",
        }
    }

    fn file(self, project: &Path) -> anyhow::Result<PathBuf> {
        let home = || home_folder().context("there is no home folder to find the client's configuration in");
        Ok(match self {
            Self::ClaudeCode => project.join(".mcp.json"),
            Self::Cursor => project.join(".cursor").join("mcp.json"),
            Self::Vscode => project.join(".vscode").join("mcp.json"),
            Self::Codex => home()?.join(".codex").join("config.toml"),
            Self::ClaudeDesktop => {
                let folder = if cfg!(target_os = "macos") {
                    home()?.join("Library").join("Application Support")
                } else {
                    settings::user_folder().context("there is no folder for settings of programs")?
                };
                folder.join("Claude").join("claude_desktop_config.json")
            }
        })
    }

    /// The key that holds servers in the client's JSON.
    fn key(self) -> &'static str {
        if self == Self::Vscode { "servers" } else { "mcpServers" }
    }

    fn block(self, entry: &Entry) -> String {
        self.merge("", entry).unwrap_or_default()
    }

    /// The configuration with our entry in it; everything else stays.
    fn merge(self, before: &str, entry: &Entry) -> anyhow::Result<String> {
        if self == Self::Codex { merge_toml(before, entry) } else { self.merge_json(before, entry) }
    }

    fn merge_json(self, before: &str, entry: &Entry) -> anyhow::Result<String> {
        let mut whole: Map<String, Value> = if before.trim().is_empty() {
            Map::new()
        } else {
            serde_json::from_str(before).context("the file is not plain JSON")?
        };
        let servers = whole.entry(self.key()).or_insert_with(|| json!({}));
        let Some(servers) = servers.as_object_mut() else { bail!("'{}' is not an object there", self.key()) };
        let mut server = Map::new();
        if matches!(self, Self::Vscode | Self::ClaudeCode) {
            server.insert("type".to_owned(), json!("stdio"));
        }
        server.insert("command".to_owned(), json!(entry.command));
        server.insert("args".to_owned(), json!(entry.arguments));
        servers.insert("orchestrator".to_owned(), Value::Object(server));
        Ok(format!("{:#}\n", Value::Object(whole)))
    }
}

/// Replaces our table in a TOML file, or adds it at the end; other lines stay as they are.
fn merge_toml(before: &str, entry: &Entry) -> anyhow::Result<String> {
    const HEADER: &str = "[mcp_servers.orchestrator]";
    before.parse::<toml::Table>().context("the file is not valid TOML")?;
    let check = |after: String| -> anyhow::Result<String> {
        after.parse::<toml::Table>().context("the file has an entry of that name in another form")?;
        Ok(after)
    };
    let table = format!("{HEADER}\ncommand = {}\nargs = {}\n", json!(entry.command), json!(entry.arguments));
    let Some(start) = before.lines().position(|line| line.trim() == HEADER) else {
        let gap = if before.trim().is_empty() { "" } else { "\n" };
        return check(format!("{}{gap}{table}", before.trim_end().to_owned() + if gap.is_empty() { "" } else { "\n" }));
    };
    let lines: Vec<&str> = before.lines().collect();
    let length = lines[start + 1..].iter().position(|line| line.trim_start().starts_with('['));
    let end = length.map_or(lines.len(), |length| start + 1 + length);
    let join = |lines: &[&str]| lines.iter().flat_map(|line| [*line, "\n"]).collect::<String>();
    let gap = if end < lines.len() { "\n" } else { "" };
    check(format!("{}{table}{gap}{}", join(&lines[..start]), join(&lines[end..])))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry() -> Entry {
        Entry { command: "orchestrator".to_owned(), arguments: vec!["serve".to_owned()] }
    }

    #[test]
    fn other_servers_stay() {
        let before = r#"{"theme": "dark", "mcpServers": {"other": {"command": "x"}}}"#;
        let after: Value =
            serde_json::from_str(&Client::Cursor.merge(before, &entry()).expect("merged")).expect("JSON");
        let expected = json!({
            "theme": "dark",
            "mcpServers": { "other": { "command": "x" }, "orchestrator": { "command": "orchestrator", "args": ["serve"] } },
        });
        assert_eq!(after, expected);
        assert!(Client::Cursor.merge("// a comment\n{}", &entry()).is_err());
    }

    #[test]
    fn merging_twice_changes_nothing() {
        for client in Client::value_variants() {
            let once = client.merge("", &entry()).expect("merged");
            assert_eq!(client.merge(&once, &entry()).expect("merged"), once, "{client:?}");
        }
    }

    #[test]
    fn toml_keeps_its_other_lines() {
        let before = "# mine\nmodel = \"x\"\n\n[mcp_servers.orchestrator]\ncommand = \"old\"\n\n[other]\na = 1\n";
        assert_eq!(
            merge_toml(before, &entry()).expect("merged"),
            "# mine\nmodel = \"x\"\n\n[mcp_servers.orchestrator]\ncommand = \"orchestrator\"\nargs = [\"serve\"]\n\n[other]\na = 1\n"
        );
        assert_eq!(
            merge_toml("model = \"x\"\n", &entry()).expect("merged"),
            "model = \"x\"\n\n[mcp_servers.orchestrator]\ncommand = \"orchestrator\"\nargs = [\"serve\"]\n"
        );
    }
}
