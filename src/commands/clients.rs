//! Programs that talk to models and start servers for them: where their configuration lies, and what our entry in it looks like.

#![expect(clippy::disallowed_methods, reason = "looks at the configuration of other programs")]

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::ValueEnum;
use serde_json::{Map, Value, json};

use crate::settings::{self, home_folder};

/// The name of our entry in every client's configuration.
pub(super) const ENTRY: &str = "orchestrator";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Client {
    ClaudeCode,
    ClaudeDesktop,
    Cursor,
    Vscode,
    Codex,
}

/// What a client knows of this program.
pub(super) enum Standing {
    /// The client does not seem to be used here.
    Absent,
    /// It is, and has no entry of ours.
    Unaware,
    /// Its entry starts this command.
    Knows(String),
    /// Its file is not what it should be.
    Broken(String),
}

/// How a client starts this program.
pub(super) struct Entry {
    pub(super) command: String,
    pub(super) arguments: Vec<String>,
}

impl Client {
    /// As it is written after `--client`.
    pub(super) fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    /// Reads its configuration for a project.
    pub(super) fn standing(self, project: &Path) -> Standing {
        let Ok(file) = self.file(project) else { return Standing::Absent };
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return if self.is_used(&file) { Standing::Unaware } else { Standing::Absent };
            }
            Err(error) => return Standing::Broken(error.to_string()),
        };
        match self.command_in(&text) {
            Ok(Some(command)) => Standing::Knows(command),
            Ok(None) => Standing::Unaware,
            Err(error) => Standing::Broken(format!("{error:#}")),
        }
    }

    /// Without its file, its folder or its program tell.
    fn is_used(self, file: &Path) -> bool {
        let program = match self {
            Self::ClaudeCode => Some("claude"),
            Self::Cursor => Some("cursor"),
            Self::Vscode => Some("code"),
            Self::Codex => Some("codex"),
            Self::ClaudeDesktop => None,
        };
        let has_folder = self != Self::ClaudeCode && file.parent().is_some_and(Path::is_dir);
        has_folder || program.is_some_and(|name| found_as(Path::new(name), settings::search_path()).is_some())
    }

    /// The command of our entry, if there is one.
    fn command_in(self, text: &str) -> anyhow::Result<Option<String>> {
        let whole: Value = if self == Self::Codex {
            serde_json::to_value(text.parse::<toml::Table>().context("the file is not valid TOML")?)?
        } else {
            serde_json::from_str(text).context("the file is not plain JSON")?
        };
        Ok(whole[self.key()][ENTRY]["command"].as_str().map(str::to_owned))
    }

    pub(super) fn arguments(self, project: &Path) -> Vec<String> {
        let folder = match self {
            // Starts its servers in the project.
            Self::ClaudeCode => ".".to_owned(),
            Self::Cursor | Self::Vscode => "${workspaceFolder}".to_owned(),
            Self::ClaudeDesktop | Self::Codex => project.display().to_string(),
        };
        ["serve".to_owned(), "--project".to_owned(), folder].into()
    }

    /// What is left to do.
    pub(super) fn next(self) -> &'static str {
        match self {
            Self::ClaudeCode => "start claude in this folder and let it use the server; then ask it about your data",
            Self::ClaudeDesktop => "restart Claude Desktop; then ask it about your data",
            Self::Cursor => "open this folder in Cursor and switch the server on; then ask it about your data",
            Self::Vscode => "open this folder in VS Code and start the server; then ask it about your data",
            Self::Codex => "start codex; then ask it about your data",
        }
    }

    pub(super) fn file(self, project: &Path) -> anyhow::Result<PathBuf> {
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

    /// The key that holds servers in the client's configuration.
    fn key(self) -> &'static str {
        match self {
            Self::Vscode => "servers",
            Self::Codex => "mcp_servers",
            Self::ClaudeCode | Self::ClaudeDesktop | Self::Cursor => "mcpServers",
        }
    }

    pub(super) fn block(self, entry: &Entry) -> String {
        self.merge("", entry).unwrap_or_default()
    }

    /// The configuration with our entry in it; everything else stays.
    pub(super) fn merge(self, before: &str, entry: &Entry) -> anyhow::Result<String> {
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
        servers.insert(ENTRY.to_owned(), Value::Object(server));
        Ok(format!("{:#}\n", Value::Object(whole)))
    }
}

/// Where a shell finds a program: `code` is `code.cmd` there.
#[cfg(windows)]
pub(super) fn found_as(name: &Path, path: Option<OsString>) -> Option<PathBuf> {
    use crate::connections::servers::lookup::{USUAL_ENDINGS, find_program};
    let endings = settings::variable("PATHEXT").unwrap_or_else(|| USUAL_ENDINGS.to_owned());
    let found = find_program(name.to_str()?, Path::new(""), path?.to_str()?, &endings)?;
    std::path::absolute(found).ok()
}

/// Where a shell finds a program: a name on the path, anything with a folder in it where it says. Links are not followed.
#[cfg(not(windows))]
pub(super) fn found_as(name: &Path, path: Option<OsString>) -> Option<PathBuf> {
    if name.components().count() > 1 {
        return std::path::absolute(name).ok();
    }
    let places = path?;
    let mut candidates =
        std::env::split_paths(&places).filter_map(|folder| std::path::absolute(folder.join(name)).ok());
    candidates.find(|candidate| candidate.is_file())
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
