//! `.work/audit.jsonl`: one line per execution and per call of another server's tool, for whoever must answer for it later.
//!
//! A line holds no code, no values and no names a model chose: only their digests.

#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "the log lies beside the project's files")]

use std::fmt::Write as _;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use chrono::{SecondsFormat, Utc};
use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::report::Report;
use orchestrator_runtime::tokens::Tokens;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::lines;

/// One execution as it is remembered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    pub time: String,
    pub tool: String,
    /// The client program, cut short.
    pub client: String,
    /// Digest of the session's name.
    pub session: Option<String>,
    pub code_sha256: String,
    pub code_bytes: usize,
    pub isolation: Option<String>,
    pub timeout_seconds: f64,
    pub memory_bytes: usize,
    /// `ok`, or the type of the error.
    pub outcome: String,
    pub execution_time_ms: u64,
    pub peak_memory_bytes: u64,
    pub n_artifacts: usize,
    /// Bytes of files that its code read, and of its context.
    #[serde(default)]
    pub bytes_read: u64,
    pub tokens: Tokens,
    /// The tool and what its code called.
    pub tools: Vec<String>,
}

impl Entry {
    /// Notes the time and who asked.
    pub fn begin(tool: &str, client: &str, session: Option<&str>, code_sha256: &str) -> Self {
        const LONGEST_CLIENT: usize = 64;
        let client: String = client.chars().filter(|c| !c.is_control()).take(LONGEST_CLIENT).collect();
        Self {
            time: now(),
            tool: tool.to_owned(),
            client,
            session: session.map(|session| digest(session)[..16].to_owned()),
            code_sha256: code_sha256.to_owned(),
            code_bytes: 0,
            isolation: None,
            timeout_seconds: 0.0,
            memory_bytes: 0,
            outcome: "ok".to_owned(),
            execution_time_ms: 0,
            peak_memory_bytes: 0,
            n_artifacts: 0,
            bytes_read: 0,
            tokens: Tokens::default(),
            tools: vec![tool.to_owned()],
        }
    }

    #[must_use]
    pub fn of_code(
        self,
        report: &Report,
        code_bytes: usize,
        timeout: Duration,
        memory_bytes: usize,
        tools: &[String],
    ) -> Self {
        Self {
            code_bytes,
            isolation: Some(report.isolation.name().to_owned()),
            timeout_seconds: timeout.as_secs_f64(),
            memory_bytes,
            outcome: outcome_name(report.error.as_ref().map(|error| public_class(&error.kind))),
            execution_time_ms: report.execution_time_ms,
            peak_memory_bytes: report.peak_memory_bytes,
            n_artifacts: report.artifacts.len(),
            bytes_read: report.aside.bytes_read,
            tokens: report.tokens,
            tools: tools.to_vec(),
            ..self
        }
    }

    #[must_use]
    pub fn of_analysis(
        self,
        outcome: Option<ErrorClass>,
        execution_time_ms: u64,
        peak_memory_bytes: u64,
        timeout: Duration,
        memory_bytes: usize,
        tokens: Tokens,
    ) -> Self {
        Self {
            outcome: outcome_name(outcome),
            execution_time_ms,
            peak_memory_bytes,
            timeout_seconds: timeout.as_secs_f64(),
            memory_bytes,
            tokens,
            ..self
        }
    }
}

/// One call of another server's tool, as it is remembered.
#[derive(Clone, Debug, Serialize)]
pub struct CallEntry {
    pub time: String,
    /// `mcp__<server>__<tool>`, as the server has it.
    pub call: String,
    pub arguments_sha256: String,
    pub arguments_bytes: usize,
    /// Whether it was made at all, and who decided that.
    pub verdict: Verdict,
    /// `ok`, or the type of the error.
    pub outcome: String,
    pub execution_time_ms: u64,
}

/// What the gate, or a person, said to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nobody had to be asked.
    Allowed,
    /// The operator, the session or a limit does not let it through.
    Denied,
    /// A person agreed.
    Approved,
    /// A person did not.
    Declined,
    /// It needs a person, and nobody could be asked.
    Refused,
}

impl CallEntry {
    /// Notes the time and what is sent.
    #[must_use]
    pub fn begin(call: &str, arguments: &str) -> Self {
        Self {
            time: now(),
            call: call.to_owned(),
            arguments_sha256: digest(arguments),
            arguments_bytes: arguments.len(),
            verdict: Verdict::Allowed,
            outcome: String::new(),
            execution_time_ms: 0,
        }
    }

    #[must_use]
    pub fn ended(self, error: Option<ErrorClass>, taken: Duration) -> Self {
        let execution_time_ms = u64::try_from(taken.as_millis()).unwrap_or(u64::MAX);
        Self { outcome: outcome_name(error), execution_time_ms, ..self }
    }
}

fn now() -> String {
    Utc::now().to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// The class of an error as it may be remembered: a name that a script made up could say anything.
#[must_use]
pub fn public_class(name: &str) -> ErrorClass {
    ErrorClass::named(name).unwrap_or(ErrorClass::Exception)
}

fn outcome_name(error: Option<ErrorClass>) -> String {
    error.map_or("ok", ErrorClass::name).to_owned()
}

/// SHA-256 in hexadecimal.
#[must_use]
pub fn digest(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// The log of one project. A line that cannot be written is a warning and does not stop the work.
pub struct Audit {
    path: PathBuf,
    file: Mutex<Option<File>>,
}

impl Audit {
    #[must_use]
    pub fn of_project(folder: &Path) -> Self {
        Self { path: folder.join(".work").join("audit.jsonl"), file: Mutex::default() }
    }

    /// Writes the entry of an execution or of a call.
    pub fn write(&self, entry: &impl Serialize) {
        let Ok(mut line) = serde_json::to_string(entry) else { return };
        line.push('\n');
        let mut slot = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if slot.is_none() {
            *slot = self.open().inspect_err(|error| tracing::warn!(%error, "the audit log cannot be opened")).ok();
        }
        let written = slot.as_mut().map(|file| lines::add(file, line.as_bytes()));
        if let Some(Err(error)) = written {
            tracing::warn!(%error, "the audit log cannot be written");
            *slot = None;
        }
    }

    fn open(&self) -> std::io::Result<File> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        lines::open(&self.path)
    }

    /// Every execution, oldest first; lines that are none are passed over.
    pub fn entries(&self) -> std::io::Result<Vec<Entry>> {
        let text = match std::fs::read_to_string(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error),
        };
        Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
    }
}
