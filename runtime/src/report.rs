//! The report: what one execution hands back, the same for every caller.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error_class::ErrorClass;
use crate::isolation::Isolation;
use crate::tokens::Tokens;

/// One finished execution. Field order is the order of the JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub success: bool,
    pub result: Value,
    pub output: String,
    pub stderr: String,
    pub error: Option<ErrorReport>,
    pub artifacts: Vec<Artifact>,
    pub execution_time_ms: u64,
    /// Work units, or `null` when no instruction budget was set.
    pub instructions: Option<u64>,
    pub peak_memory_bytes: u64,
    pub isolation: Isolation,
    pub truncated: bool,
    pub tokens: Tokens,
    #[serde(skip)]
    pub aside: Aside,
}

/// What the program around the guest needs to know besides, and no reader of the report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aside {
    pub value: ValueFrom,
    /// Bytes the guest took in from context and files.
    pub bytes_read: u64,
    /// Printed text was longer than a report keeps.
    pub lost_output: bool,
    /// Files whose content the execution took in, without those it wrote itself before. Like all paths here relative to the
    /// project, as the script named them, sorted and each once.
    #[serde(default)]
    pub reads: Vec<String>,
    /// Bytes and modification time (nanoseconds since 1970) of those when they were opened, where writing is staged: what is
    /// there at the end may be something else.
    #[serde(default)]
    pub stamps: BTreeMap<String, (u64, i64)>,
    /// What it looked for and did not find.
    #[serde(default)]
    pub missing: Vec<String>,
    /// Folders whose names it asked for; `.` is the project.
    #[serde(default)]
    pub listed: Vec<String>,
    /// What it only asked about: whether it is there, its size and its time.
    #[serde(default)]
    pub looked_at: Vec<String>,
    /// Files that were there before it and that it removed.
    #[serde(default)]
    pub removed: Vec<String>,
    /// Folders of the same kind.
    #[serde(default)]
    pub removed_folders: Vec<String>,
    /// Folders it made that are still there.
    #[serde(default)]
    pub made_folders: Vec<String>,
    /// False where one of these lists was longer than is kept, or could not be asked for.
    #[serde(default)]
    pub is_traced_in_full: bool,
}

/// Where the value of a script comes from. It tells `None` from nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ValueFrom {
    #[default]
    Nowhere,
    LastExpression,
    /// The script set `result`.
    Result,
}

/// What went wrong, in Python's words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorReport {
    /// Name of the class, which may be one of the script's own.
    #[serde(rename = "type")]
    pub kind: String,
    pub message: String,
    pub line: Option<u32>,
    pub column: Option<u32>,
    pub traceback: String,
    pub hint: Option<String>,
}

impl ErrorReport {
    /// An error that has no place in the script.
    #[must_use]
    pub fn new(class: ErrorClass, message: impl Into<String>) -> Self {
        let message = message.into();
        let traceback = format!("{class}: {message}\n");
        Self { kind: class.name().to_owned(), message, traceback, ..Self::default() }
    }

    /// With what to do about it, also below the traceback.
    #[must_use]
    pub fn with_hint(self, hint: &str) -> Self {
        Self { traceback: format!("{}hint: {hint}\n", self.traceback), hint: Some(hint.to_owned()), ..self }
    }

    /// The class, unless the script made it.
    #[must_use]
    pub fn class(&self) -> Option<ErrorClass> {
        ErrorClass::named(&self.kind)
    }
}

/// A file the execution wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Artifact {
    pub path: String,
    pub bytes: u64,
    pub kind: ArtifactKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ArtifactKind {
    Data,
    Report,
    Plot,
    Model,
    Workspace,
    File,
}

impl ArtifactKind {
    /// By the folders a project keeps its outputs in.
    #[must_use]
    pub fn of(path: &str) -> Self {
        let is_picture = [".png", ".svg"].iter().any(|ending| path.ends_with(ending));
        match path.split('/').next() {
            Some("reports") if is_picture => Self::Plot,
            Some("reports") => Self::Report,
            Some("data") => Self::Data,
            Some("models") => Self::Model,
            Some("workspace") => Self::Workspace,
            _ => Self::File,
        }
    }
}

impl Report {
    /// Of something that never came to run, or that ended without saying anything.
    #[must_use]
    pub fn of_failure(error: ErrorReport, isolation: Isolation) -> Self {
        Self {
            success: false,
            result: Value::Null,
            output: String::new(),
            stderr: String::new(),
            error: Some(error),
            artifacts: Vec::new(),
            execution_time_ms: 0,
            instructions: None,
            peak_memory_bytes: 0,
            isolation,
            truncated: false,
            tokens: Tokens::default(),
            aside: Aside::default(),
        }
    }

    /// Exit code of `orchestrator exec` for this report.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match &self.error {
            None => 0,
            Some(error) => error.class().map_or(1, ErrorClass::exit_code),
        }
    }
}

/// Bytes the value takes as JSON, without making the text.
#[must_use]
pub fn size_of_json(value: &impl Serialize) -> u64 {
    struct Counter(u64);
    impl std::io::Write for Counter {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += bytes.len() as u64;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut counter = Counter(0);
    let _ = serde_json::to_writer(&mut counter, value);
    counter.0
}
