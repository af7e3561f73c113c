//! Settings: `orchestrator.toml` of the project, then `ORCHESTRATOR_*`, then flags.
//!
//! The one place that reads the environment. The file lies in the project, where scripts can read it
//! and others may have written it, so it holds no secret and no path. Elsewhere a setting has the same name everywhere:
//! `max_sessions` in the file, `ORCHESTRATOR_MAX_SESSIONS`, `--max-sessions`.

#![expect(clippy::disallowed_methods, reason = "settings are read here and nowhere else")]

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use orchestrator_pii::DetectorOptions;
use orchestrator_runtime::Isolation;
use serde::Deserialize;

pub const FILE: &str = "orchestrator.toml";

/// What the operator decided.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Longest a call may ask for, and what it gets when it asks for nothing.
    pub timeout: Duration,
    /// Memory of one execution.
    pub memory_bytes: usize,
    pub output_bytes: usize,
    /// Level of calls that name none.
    pub isolation: Isolation,
    /// Executions at a time; more wait.
    pub max_parallel: usize,
    /// Fresh workers kept ready.
    pub warm_workers: usize,
    pub max_sessions: usize,
    pub session_idle: Duration,
    pub pii: PiiPolicy,
    pub detection: DetectorOptions,
    /// Key of the vault: given by the environment, or a file that is made when it is missing.
    pub vault_key: Option<String>,
    pub vault_key_file: Option<PathBuf>,
    /// What HTTP clients must send as a bearer token.
    pub http_token: Option<String>,
    /// Origins of web pages that may talk to the HTTP server.
    pub http_origins: Vec<String>,
    pub log: String,
    /// Addresses of databases by the name scripts use; the default one is named "".
    pub databases: BTreeMap<String, DatabaseAddress>,
    /// The program workers are started from; this one, unless a program embeds the tools.
    pub worker_program: Option<PathBuf>,
}

/// The address of a database, with its password: never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseAddress(pub String);

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("DatabaseAddress")
    }
}

/// What happens to personal data on its way to the model.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PiiPolicy {
    /// Nothing, unless a tool is asked to.
    #[default]
    Off,
    /// Everything that leaves the sandbox is sanitised; values come back only when the user agrees.
    Outputs,
    /// The same, and values never come back to the model.
    Strict,
}

impl PiiPolicy {
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Outputs => "outputs",
            Self::Strict => "strict",
        }
    }
}

/// One layer of settings; what a layer does not say, an earlier one does.
#[derive(Clone, Debug, Default, Deserialize, clap::Args)]
#[serde(deny_unknown_fields)]
pub struct Layer {
    /// Longest a call may run, in seconds
    #[arg(long, value_name = "S")]
    pub timeout: Option<f64>,
    /// Memory of one execution, such as 512M or 1G
    #[arg(long, value_name = "SIZE")]
    pub memory: Option<String>,
    /// Longest output of one execution, such as 1M
    #[arg(long, value_name = "SIZE")]
    pub output: Option<String>,
    /// Level of calls that name none: development, production or hardened
    #[arg(long, value_name = "LEVEL")]
    pub isolation: Option<String>,
    /// Executions at a time; more wait
    #[arg(long, value_name = "N")]
    pub max_parallel: Option<usize>,
    /// Fresh workers kept ready
    #[arg(long, value_name = "N")]
    pub warm_workers: Option<usize>,
    /// Sessions at a time; the one unused for longest makes room
    #[arg(long, value_name = "N")]
    pub max_sessions: Option<usize>,
    /// Seconds an unused session lives
    #[arg(long, value_name = "S")]
    pub session_idle: Option<u64>,
    /// Personal data on its way to the model: off, outputs or strict
    #[arg(long, value_name = "POLICY")]
    pub pii: Option<String>,
    /// Also treat passport-like and tax numbers as personal
    #[arg(long)]
    pub pii_documents: Option<bool>,
    /// Country whose national phone numbers are known, such as US or DE
    #[arg(long, value_name = "CODE")]
    pub pii_region: Option<String>,
    #[arg(skip)]
    pub pii_names: Option<Vec<String>>,
    #[arg(skip)]
    pub pii_addresses: Option<Vec<String>>,
    #[arg(skip)]
    #[serde(skip)]
    pub vault_key: Option<String>,
    /// File with the vault's key
    #[arg(long, value_name = "FILE")]
    #[serde(skip)]
    pub vault_key_file: Option<PathBuf>,
    /// What HTTP clients must send as a bearer token
    #[arg(long, value_name = "TOKEN")]
    #[serde(skip)]
    pub http_token: Option<String>,
    /// Origin of a web page that may talk to the HTTP server
    #[arg(skip)]
    pub http_origins: Option<Vec<String>>,
    /// Log lines on standard error: off, error, warn, info or debug
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<String>,
}

/// Takes every value a later layer brings.
macro_rules! overlay {
    ($below:ident, $above:ident, $($field:ident),+ $(,)?) => {
        Layer { $($field: $above.$field.or($below.$field)),+ }
    };
}

impl Layer {
    fn under(self, above: Self) -> Self {
        let below = self;
        overlay!(
            below,
            above,
            timeout,
            memory,
            output,
            isolation,
            max_parallel,
            warm_workers,
            max_sessions,
            session_idle,
            pii,
            pii_documents,
            pii_region,
            pii_names,
            pii_addresses,
            vault_key,
            vault_key_file,
            http_token,
            http_origins,
            log,
        )
    }

    fn from_file(project: &Path) -> anyhow::Result<Self> {
        let text = match std::fs::read_to_string(project.join(FILE)) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(error).with_context(|| format!("{FILE} cannot be read")),
        };
        toml::from_str(&text).map_err(|error| anyhow!("{FILE}: {}", error.message()))
    }

    fn from_environment() -> anyhow::Result<Self> {
        Self::from_variables(&|name| std::env::var(format!("ORCHESTRATOR_{name}")).ok().filter(|text| !text.is_empty()))
    }

    fn from_variables(variable: &dyn Fn(&str) -> Option<String>) -> anyhow::Result<Self> {
        fn number<T: std::str::FromStr>(name: &str, text: Option<String>) -> anyhow::Result<Option<T>> {
            text.map(|text| text.parse().map_err(|_| anyhow!("ORCHESTRATOR_{name} is not usable: '{text}'")))
                .transpose()
        }
        let list = |name| variable(name).map(|text| text.split(',').map(|item| item.trim().to_owned()).collect());
        Ok(Self {
            timeout: number("TIMEOUT", variable("TIMEOUT"))?,
            memory: variable("MEMORY"),
            output: variable("OUTPUT"),
            isolation: variable("ISOLATION"),
            max_parallel: number("MAX_PARALLEL", variable("MAX_PARALLEL"))?,
            warm_workers: number("WARM_WORKERS", variable("WARM_WORKERS"))?,
            max_sessions: number("MAX_SESSIONS", variable("MAX_SESSIONS"))?,
            session_idle: number("SESSION_IDLE", variable("SESSION_IDLE"))?,
            pii: variable("PII"),
            pii_documents: number("PII_DOCUMENTS", variable("PII_DOCUMENTS"))?,
            pii_region: variable("PII_REGION"),
            pii_names: list("PII_NAMES"),
            pii_addresses: list("PII_ADDRESSES"),
            vault_key: variable("VAULT_KEY"),
            vault_key_file: variable("VAULT_KEY_FILE").map(PathBuf::from),
            http_token: variable("HTTP_TOKEN"),
            http_origins: list("HTTP_ORIGINS"),
            log: variable("LOG"),
        })
    }

    fn into_settings(self) -> anyhow::Result<Settings> {
        /// One day; longer than any client waits.
        const LONGEST: f64 = 86_400.0;
        let timeout = self.timeout.unwrap_or(120.0);
        if !(1.0..=LONGEST).contains(&timeout) {
            bail!("timeout must be between 1 and {LONGEST} seconds, found {timeout}");
        }
        let size = |name: &str, text: Option<String>, default: usize| -> anyhow::Result<usize> {
            text.map_or(Ok(default), |text| parse_size(&text).map_err(|reason| anyhow!("{name}: {reason}")))
        };
        let isolation = self.isolation.as_deref().map_or(Ok(Isolation::Production), parse_isolation);
        let pii = match self.pii.as_deref() {
            None | Some("off") => PiiPolicy::Off,
            Some("outputs") => PiiPolicy::Outputs,
            Some("strict") => PiiPolicy::Strict,
            Some(other) => bail!("pii must be off, outputs or strict, found '{other}'"),
        };
        let n_cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Ok(Settings {
            timeout: Duration::from_secs_f64(timeout),
            memory_bytes: size("memory", self.memory, 1 << 30)?,
            output_bytes: size("output", self.output, 16 << 20)?,
            isolation: isolation.map_err(|reason| anyhow!("isolation: {reason}"))?,
            max_parallel: self.max_parallel.unwrap_or(n_cores.max(8)).clamp(1, 1024),
            warm_workers: self.warm_workers.unwrap_or(n_cores.clamp(2, 8)).min(64),
            max_sessions: self.max_sessions.unwrap_or(16).clamp(1, 1024),
            session_idle: Duration::from_secs(self.session_idle.unwrap_or(30 * 60)),
            pii,
            detection: DetectorOptions {
                documents: self.pii_documents.unwrap_or(pii == PiiPolicy::Strict),
                names: self.pii_names.unwrap_or_default(),
                addresses: self.pii_addresses.unwrap_or_default(),
                default_region: self.pii_region,
            },
            vault_key: self.vault_key,
            vault_key_file: self.vault_key_file.or_else(default_key_file),
            http_token: self.http_token,
            http_origins: self.http_origins.unwrap_or_default(),
            log: self.log.unwrap_or_else(|| "warn".to_owned()),
            databases: BTreeMap::new(),
            worker_program: None,
        })
    }
}

impl Settings {
    /// Reads all three layers for a project.
    pub fn load(project: &Path, flags: Layer) -> anyhow::Result<Self> {
        let layers = Layer::from_file(project)?.under(Layer::from_environment()?).under(flags);
        Ok(Self { databases: databases(std::env::vars()), ..layers.into_settings()? })
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

/// The folder programs keep a user's settings in.
#[must_use]
pub fn user_folder() -> Option<PathBuf> {
    let variable = |name: &str| std::env::var(name).ok().filter(|text| !text.is_empty()).map(PathBuf::from);
    variable("XDG_CONFIG_HOME")
        .or_else(|| variable("APPDATA"))
        .or_else(|| home_folder().map(|home| home.join(".config")))
}

#[must_use]
pub fn home_folder() -> Option<PathBuf> {
    let variable = |name: &str| std::env::var(name).ok().filter(|text| !text.is_empty()).map(PathBuf::from);
    variable("HOME").or_else(|| variable("USERPROFILE"))
}

fn default_key_file() -> Option<PathBuf> {
    user_folder().map(|folder| folder.join("orchestrator").join("vault.key"))
}

/// `512M`, `1G`, `64K` or plain bytes.
pub fn parse_size(text: &str) -> Result<usize, String> {
    let wrong = || format!("'{text}' is not a size; write for example 512M");
    let trimmed = text.trim_end_matches(['b', 'B']).trim_end_matches('i');
    let (digits, unit) = match trimmed.char_indices().last() {
        Some((at, 'k' | 'K')) => (&trimmed[..at], 1 << 10),
        Some((at, 'm' | 'M')) => (&trimmed[..at], 1 << 20),
        Some((at, 'g' | 'G')) => (&trimmed[..at], 1 << 30),
        _ => (trimmed, 1),
    };
    let count: usize = digits.trim().parse().map_err(|_| wrong())?;
    count.checked_mul(unit).filter(|bytes| *bytes > 0).ok_or_else(wrong)
}

pub fn parse_isolation(text: &str) -> Result<Isolation, String> {
    let found = Isolation::ALL.into_iter().find(|level| level.name() == text);
    found.ok_or_else(|| "expected development, production or hardened".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_with_their_unit() {
        for (text, bytes) in [("512M", 512 << 20), ("1G", 1 << 30), ("64k", 64 << 10), ("1GiB", 1 << 30), ("100", 100)]
        {
            assert_eq!(parse_size(text), Ok(bytes), "{text}");
        }
        for text in ["", "M", "12X", "-1", "0", "99999999999G"] {
            assert!(parse_size(text).is_err(), "{text}");
        }
    }

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
        let file: Layer = toml::from_str("timeout = 10\nmemory = \"64M\"\npii = \"outputs\"").expect("a layer");
        let environment = Layer::from_variables(&|name| (name == "TIMEOUT").then(|| "20".to_owned())).expect("a layer");
        let flags = Layer { pii: Some("strict".to_owned()), ..Layer::default() };
        let settings = file.under(environment).under(flags).into_settings().expect("settings");
        assert_eq!(
            (settings.timeout.as_secs(), settings.memory_bytes, settings.pii),
            (20, 64 << 20, PiiPolicy::Strict)
        );
    }

    #[test]
    fn wrong_settings_are_named() {
        let wrong = |layer: Layer| layer.into_settings().expect_err("wrong").to_string();
        let layer = || Layer::default();
        assert_eq!(
            wrong(Layer { timeout: Some(0.0), ..layer() }),
            "timeout must be between 1 and 86400 seconds, found 0"
        );
        assert_eq!(
            wrong(Layer { pii: Some("on".to_owned()), ..layer() }),
            "pii must be off, outputs or strict, found 'on'"
        );
        assert_eq!(
            wrong(Layer { memory: Some("much".to_owned()), ..layer() }),
            "memory: 'much' is not a size; write for example 512M"
        );
    }
}
