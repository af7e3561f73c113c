//! Settings: `orchestrator.toml` of the project, then `ORCHESTRATOR_*`, then flags.
//!
//! The one place that reads the environment. The file lies in the project, where scripts can read it
//! and others may have written it, so it holds no secret and no path. Every setting is a row of `table.rs`.

#![expect(clippy::disallowed_methods, reason = "settings are read here and nowhere else")]

mod calls;
mod choices;
mod kinds;
mod pages;
mod rows;
mod table;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use clap::{ArgMatches, Command};
use orchestrator_pii::DetectorOptions;
use orchestrator_words::{listed, suggestion};

pub use calls::{LONGEST_PATTERN, ServerRequests, ToolPattern};
pub use choices::{Approval, PiiPolicy, ToolsPin};
pub use kinds::{parse_isolation, parse_size};
pub use pages::{reference, template};
pub use table::{Layer, Settings};

use rows::Row;
use table::TABLE;

pub const FILE: &str = "orchestrator.toml";

/// The table of the file that describes other servers.
const SERVERS: &str = "servers";

/// The address of a database, with its password: never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseAddress(pub String);

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("DatabaseAddress")
    }
}

fn text_of_file(project: &Path) -> anyhow::Result<String> {
    match std::fs::read_to_string(project.join(FILE)) {
        Ok(text) => Ok(text),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(error).with_context(|| format!("{FILE} cannot be read")),
    }
}

fn table_of(text: &str) -> anyhow::Result<toml::Table> {
    toml::from_str(text).map_err(|error| anyhow!("{FILE}: {}", error.message()))
}

impl Layer {
    fn from_file(project: &Path) -> anyhow::Result<Self> {
        Self::from_text(&text_of_file(project)?)
    }

    fn from_text(text: &str) -> anyhow::Result<Self> {
        let mut table = table_of(text)?;
        // Not a setting of ours: see `servers`.
        table.remove(SERVERS);
        let layer = Self::from_table(&mut table)?;
        let Some(unknown) = table.keys().next() else { return Ok(layer) };
        let keys: Vec<&str> = TABLE.iter().filter(|row| !row.declared.is_outside_the_file).map(|row| row.key).collect();
        let hint = suggestion(unknown, keys.iter().copied()).unwrap_or_else(|| format!("settings: {}", listed(&keys)));
        bail!("{FILE}: unknown setting '{unknown}'; {hint}")
    }
}

impl clap::FromArgMatches for Layer {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Self::from_flags(matches))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = std::mem::take(self).under(Self::from_flags(matches));
        Ok(())
    }
}

impl clap::Args for Layer {
    fn augment_args(command: Command) -> Command {
        command.args(TABLE.iter().filter_map(Row::argument))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl Settings {
    /// Reads all three layers for a project.
    pub fn load(project: &Path, flags: Layer) -> anyhow::Result<Self> {
        let file = Layer::from_file(project)?;
        let environment = Layer::from_variables(&|name| std::env::var(name).ok())?;
        let settings = file.under(environment).under(flags).settle()?;
        Ok(Self {
            databases: databases(std::env::vars()),
            vault_key_file: settings.vault_key_file.or_else(default_key_file),
            ..settings
        })
    }

    /// What the three layers say about `require_walls` alone, for a command that takes nothing else from them: only what keeps
    /// this one from being known is an error.
    pub fn requires_walls(project: &Path, flag: Option<bool>) -> anyhow::Result<bool> {
        Self::walls_of(|| text_of_file(project), &|name| std::env::var(name).ok(), flag)
    }

    fn walls_of(
        file: impl FnOnce() -> anyhow::Result<String>,
        variable: &dyn Fn(&str) -> Option<String>,
        flag: Option<bool>,
    ) -> anyhow::Result<bool> {
        const KEY: &str = "require_walls";
        const VARIABLE: &str = "ORCHESTRATOR_REQUIRE_WALLS";
        let environment = Layer::from_variables(&|name| (name == VARIABLE).then(|| variable(name)).flatten())?;
        if let Some(last) = flag.or(environment.require_walls) {
            return Ok(last);
        }
        let mut table = table_of(&file()?)?;
        table.retain(|key, _| key == KEY);
        Ok(Layer::from_table(&mut table)?.require_walls.unwrap_or_default())
    }

    /// Whether a setting that offers tools is on.
    #[must_use]
    pub fn is_on(&self, setting: &str) -> bool {
        match setting {
            "direct_tools" => self.direct_tools,
            "run_tools" => self.run_tools,
            _ => false,
        }
    }

    /// What to look for as personal data.
    #[must_use]
    pub fn detection(&self) -> DetectorOptions {
        DetectorOptions {
            documents: self.pii_documents.unwrap_or(self.pii == PiiPolicy::Strict),
            names: self.pii_names.clone(),
            addresses: self.pii_addresses.clone(),
            default_region: Some(self.pii_region.clone()),
        }
    }
}

/// `ORCHESTRATOR_DATABASE_URL` is the default database, `ORCHESTRATOR_DATABASE_URL_SALES` the one named "sales".
/// From the environment alone: a script can read the settings file.
fn databases(variables: impl Iterator<Item = (String, String)>) -> BTreeMap<String, DatabaseAddress> {
    let named = variables.filter_map(|(name, address)| {
        let rest = name.strip_prefix("ORCHESTRATOR_DATABASE_URL")?;
        let name = if rest.is_empty() { "" } else { rest.strip_prefix('_')? };
        (!address.is_empty()).then(|| (name.to_ascii_lowercase(), DatabaseAddress(address)))
    });
    named.collect()
}

/// `[servers]` of the project's file, for whoever connects to them.
#[must_use]
pub(crate) fn servers(project: &Path) -> Option<serde_json::Value> {
    let mut table: toml::Table = toml::from_str(&std::fs::read_to_string(project.join(FILE)).ok()?).ok()?;
    serde_json::to_value(table.remove(SERVERS)?).ok()
}

/// A variable of the environment that the operator's configuration names; an empty one is none.
#[must_use]
pub(crate) fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|text| !text.is_empty())
}

/// Where a shell looks for programs.
#[must_use]
pub(crate) fn search_path() -> Option<OsString> {
    std::env::var_os("PATH")
}

/// Where Windows keeps its own libraries.
#[cfg(windows)]
pub(crate) fn system_folder() -> Option<OsString> {
    std::env::var_os("SYSTEMROOT")
}

/// The folder programs keep a user's settings in. On Windows the other variable is one of shells from elsewhere.
#[must_use]
pub fn user_folder() -> Option<PathBuf> {
    const NAMES: [&str; 2] =
        if cfg!(windows) { ["APPDATA", "XDG_CONFIG_HOME"] } else { ["XDG_CONFIG_HOME", "APPDATA"] };
    let named = NAMES.into_iter().find_map(variable).map(PathBuf::from);
    named.or_else(|| home_folder().map(|home| home.join(".config")))
}

#[must_use]
pub fn home_folder() -> Option<PathBuf> {
    variable("HOME").or_else(|| variable("USERPROFILE")).map(PathBuf::from)
}

fn default_key_file() -> Option<PathBuf> {
    user_folder().map(|folder| folder.join("orchestrator").join("vault.key"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn databases_are_named_by_their_variables() {
        let variables = [
            ("ORCHESTRATOR_DATABASE_URL", "sqlite:shop.db"),
            ("ORCHESTRATOR_DATABASE_URL_SALES", "postgresql://me:secret@host/sales"),
            ("ORCHESTRATOR_DATABASE_URLS", "x"),
            ("ORCHESTRATOR_DATABASE_URL_EMPTY", ""),
        ];
        let found = databases(variables.map(|(name, address)| (name.to_owned(), address.to_owned())).into_iter());
        assert_eq!(found.keys().collect::<Vec<_>>(), ["", "sales"]);
        assert_eq!(format!("{:?}", found["sales"]), "DatabaseAddress");
    }

    #[test]
    fn a_later_layer_wins() {
        let file = Layer::from_text("timeout = 10\nmemory = \"64M\"\npii = \"outputs\"").expect("a layer");
        let variable = |name: &str| (name == "ORCHESTRATOR_TIMEOUT").then(|| "20".to_owned());
        let environment = Layer::from_variables(&variable).expect("a layer");
        let flags = flags(&["--pii", "strict"]);
        let settings = file.under(environment).under(flags).settle().expect("settings");
        assert_eq!((settings.timeout.as_secs(), settings.memory, settings.pii), (20, 64 << 20, PiiPolicy::Strict));
    }

    #[test]
    fn walls_are_required_whatever_else_is_wrong() {
        let asked = |file: &str, variable: Option<&str>, flag| {
            let variable = |name: &str| if name.ends_with("WALLS") { variable } else { Some("many") };
            let variable = |name: &str| variable(name).map(str::to_owned);
            Settings::walls_of(|| Ok(file.to_owned()), &variable, flag).map_err(|error| error.to_string())
        };
        assert_eq!(asked("", None, None), Ok(false));
        assert_eq!(asked("require_walls = true\nmemory = 512\ncolour = 1", None, None), Ok(true));
        assert_eq!(asked("require_walls = true", Some("false"), None), Ok(false));
        assert_eq!(asked("require_walls =", Some("false"), Some(true)), Ok(true));
        assert!(asked("require_walls =", None, None).is_err());
        assert!(asked("", Some("perhaps"), None).is_err());
        let wrong = "orchestrator.toml: require_walls must be true or false, found 'yes'";
        assert_eq!(asked("require_walls = 'yes'", None, None), Err(wrong.to_owned()));
    }

    #[test]
    fn wrong_settings_are_named() {
        let wrong = |text| Layer::from_text(text).and_then(Layer::settle).err().expect("wrong").to_string();
        assert_eq!(wrong("timeout = 0"), "timeout must be between 1 and 86400 seconds, found 0");
        assert_eq!(wrong("pii = 'on'"), "pii must be off, outputs or strict, found 'on'");
        assert_eq!(wrong("memory = 'much'"), "memory: 'much' is not a size; write for example 512M");
        assert_eq!(wrong("isolation = 'none'"), "isolation: expected development, production or hardened");
        assert_eq!(wrong("memory = 512"), "orchestrator.toml: memory must be a string, found 512");
        assert_eq!(wrong("max_sessions = -1"), "orchestrator.toml: max_sessions must be a whole number, found -1");
        assert_eq!(
            wrong("max_session = 1"),
            "orchestrator.toml: unknown setting 'max_session'; did you mean 'max_sessions'?"
        );
        assert_eq!(
            wrong("colour = 1"),
            "orchestrator.toml: unknown setting 'colour'; settings: timeout, memory, output, read_bytes, answer_tokens, images, image_edge, image_bytes, isolation, require_walls, max_parallel, \
             warm_workers, max_sessions, session_idle, tools_allow, tools_deny, approve, tools_trusted, server_requests, \
             tools_pin, ..."
        );
        assert_eq!(
            wrong("http_token = 'x'"),
            "orchestrator.toml: http_token is not read from this file, which scripts can read; set ORCHESTRATOR_HTTP_TOKEN"
        );
        let variable = |name: &str| (name == "ORCHESTRATOR_WARM_WORKERS").then(|| "many".to_owned());
        let error = Layer::from_variables(&variable).err().expect("wrong");
        assert_eq!(error.to_string(), "ORCHESTRATOR_WARM_WORKERS is not usable: 'many'");
    }

    #[test]
    fn counts_are_moved_between_their_bounds() {
        let settings = flags(&["--max-parallel", "0", "--max-sessions", "99999", "--warm-workers", "0"]).settle();
        let settings = settings.expect("settings");
        assert_eq!((settings.max_parallel, settings.max_sessions, settings.warm_workers), (1, 1024, 0));
    }

    fn flags(given: &[&str]) -> Layer {
        let command = <Layer as clap::Args>::augment_args(Command::new("serve")).no_binary_name(true);
        Layer::from_flags(&command.try_get_matches_from(given).expect("flags"))
    }
}
