//! The record of a task: what it ran on, how it went, what it made and why it ran. It is the only state a task has.

use std::collections::BTreeMap;
use std::path::{Component, Path};

use orchestrator_runtime::files::OUTPUT_FOLDERS;
use orchestrator_runtime::tokens::Tokens;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::digests::hex;
use super::whole::read_json;
use crate::runs::intake::{Mode, is_name};

/// What is known of a task's work before it runs, part by part: a name and a digest or a short value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fingerprint(pub BTreeMap<String, String>);

/// The part that says how tasks ran.
pub(crate) const MODE: &str = "mode";

impl Fingerprint {
    pub(crate) fn add(&mut self, part: impl Into<String>, value: impl Into<String>) {
        self.0.insert(part.into(), value.into());
    }

    /// One digest of all parts.
    pub(crate) fn key(&self) -> String {
        let mut hasher = Sha256::new();
        for (part, value) in &self.0 {
            hasher.update(format!("{}:{part}{}:{value}", part.len(), value.len()));
        }
        hex(&hasher.finalize())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    /// It ran.
    Done,
    /// An earlier result still holds.
    Kept,
    Failed,
}

impl Status {
    pub(crate) fn is_done(self) -> bool {
        self != Self::Failed
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Kept => "kept",
            Self::Failed => "failed",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Output {
    pub digest: String,
    pub bytes: u64,
}

/// One try.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Attempt {
    pub number: u32,
    pub succeeded: bool,
    pub seconds: f64,
    pub error: Option<String>,
    /// Its files, as the playbook names them.
    pub code: String,
    pub output: String,
    pub errors: String,
    pub result: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Record {
    pub project: String,
    pub task: String,
    pub phase: String,
    pub status: Status,
    /// Why it ran, or what its earlier result still holds for.
    pub why: Vec<String>,
    pub started: String,
    pub seconds: f64,
    /// The run that did the work.
    pub run: u64,
    pub clock_ns: i64,
    pub seed: u32,
    pub fingerprint: Fingerprint,
    /// What was there when it ran: digests of files it read and of folders it listed, `missing` for what it looked for in vain.
    pub reads: BTreeMap<String, String>,
    pub outputs: BTreeMap<String, Output>,
    /// Folders it made.
    pub folders: Vec<String>,
    pub removed: Vec<String>,
    /// Tools of others and databases it asked: nothing can be recorded of those.
    pub asked: Vec<String>,
    pub code: String,
    pub result: Value,
    pub error: Option<String>,
    /// Where the files are that it wrote before it failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workspace: Option<String>,
    pub tokens: Tokens,
    pub peak_memory_bytes: u64,
    pub attempts: Vec<Attempt>,
}

impl Record {
    /// None where there is none, or one that this program did not write.
    pub(super) fn in_file(file: &Path) -> Option<Self> {
        read_json::<Self>(file).ok().filter(Self::leads_nowhere_else)
    }

    /// Whoever changes a record by hand could name files of others, which are written, removed and shown by it.
    fn leads_nowhere_else(&self) -> bool {
        let is_plain = |path: &str| Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
        let is_below = |folder: &str, path: &str| {
            path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let is_output = |path: &String| is_plain(path) && OUTPUT_FOLDERS.iter().any(|folder| is_below(folder, path));
        let is_state = |path: &String| is_plain(path) && is_below(".work", path);
        let is_digest = |digest: &str| digest.len() == 64 && digest.bytes().all(|byte| byte.is_ascii_hexdigit());
        let mut files = self.attempts.iter().flat_map(|it| [&it.code, &it.output, &it.errors, &it.result]);
        is_name(&self.task)
            && is_name(&self.phase)
            && self.outputs.keys().chain(&self.folders).chain(&self.removed).all(is_output)
            && self.outputs.values().all(|output| is_digest(&output.digest))
            && files.all(is_state)
    }

    pub(crate) fn is_done(&self) -> bool {
        self.status.is_done()
    }

    /// Was this made by the task itself?
    pub(crate) fn made(&self, path: &str) -> bool {
        self.outputs.contains_key(path) || self.folders.iter().any(|folder| folder == path)
    }

    /// May it stand for what was done before, in a run that begins later?
    pub(crate) fn is_of(&self, project: &str, mode: Mode) -> bool {
        self.project == project && self.fingerprint.0.get(MODE).is_some_and(|name| name == mode.name())
    }

    /// The line of its error that says what is wrong.
    pub(crate) fn error_line(&self) -> Option<&str> {
        self.error.as_deref().map(error_line)
    }

    /// Digest of the value it handed back.
    pub(crate) fn result_digest(&self) -> String {
        super::digest_of_bytes(self.result.to_string().as_bytes())
    }

    /// The attempt that counts.
    pub(crate) fn last_attempt(&self) -> Option<&Attempt> {
        self.attempts.last()
    }
}

/// The line of a traceback that names the error; hints come after it.
pub(crate) fn error_line(traceback: &str) -> &str {
    let is_error = |line: &&str| !line.starts_with("hint: ");
    traceback.trim_end().lines().rfind(is_error).unwrap_or_default()
}
