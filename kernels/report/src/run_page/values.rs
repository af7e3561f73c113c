//! What the page of a run is made of. The program fills these; all text in them is untrusted, times are text as they
//! are to be read.

/// One run of a project.
#[derive(Clone, Debug, Default)]
pub struct RunPage {
    pub id: u64,
    pub project: String,
    /// `code` or `legacy`.
    pub mode: String,
    pub status: RunStatus,
    pub started: String,
    pub finished: Option<String>,
    pub seconds: f64,
    /// Why the run as a whole ended, such as an input that does not fit its columns.
    pub error: Option<String>,
    /// Of the program.
    pub version: String,
    pub seed: u64,
    /// What time it was inside the run.
    pub clock: String,
    pub isolation: String,
    pub platform: String,
    pub parameters: Vec<(String, String)>,
    pub inputs: Vec<PageFile>,
    pub phases: Vec<PagePhase>,
    /// Tokens of data that the run read and wrote and no model had to read.
    pub kept_out_tokens: u64,
    /// Tokens of what the run gave back.
    pub returned_tokens: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RunStatus {
    #[default]
    Running,
    Done,
    Failed,
    Aborted,
}

#[derive(Clone, Debug, Default)]
pub struct PagePhase {
    pub name: String,
    pub tasks: Vec<PageTask>,
}

/// One task, whether it ran or not.
#[derive(Clone, Debug, Default)]
pub struct PageTask {
    pub id: String,
    pub agent: String,
    /// Such as `recipe clean`, `code`, `script x.py`, `prompt` or `command`.
    pub what: String,
    pub status: TaskStatus,
    /// Why it ran, or why an earlier result was kept.
    pub why: Vec<String>,
    /// Ids of tasks; those that are not in the run are named in the task and not drawn.
    pub needs: Vec<String>,
    /// Seconds from the start of the run to the start of the task.
    pub began: f64,
    pub seconds: f64,
    pub attempts: Vec<PageAttempt>,
    /// Python, or the words of a prompt or command.
    pub code: String,
    /// Standard output.
    pub output: String,
    /// Standard error.
    pub errors: String,
    /// JSON.
    pub result: String,
    /// The traceback or the reason of a failure.
    pub error: Option<String>,
    pub artifacts: Vec<PageArtifact>,
    /// Files of the project it removed.
    pub removed: Vec<String>,
    pub reads: Vec<PageFile>,
    pub parameters: Vec<(String, String)>,
    pub limits: Vec<(String, String)>,
    pub seed: u64,
    pub clock: String,
    /// The command that runs this task alone.
    pub rerun: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TaskStatus {
    #[default]
    Waiting,
    Running,
    Done,
    /// An earlier result was taken.
    Kept,
    Failed,
    /// Something it needs failed, or the run ended before.
    Skipped,
}

#[derive(Clone, Debug, Default)]
pub struct PageAttempt {
    /// From 1.
    pub number: u32,
    pub status: TaskStatus,
    pub seconds: f64,
    pub error: Option<String>,
}

/// A file that was read.
#[derive(Clone, Debug, Default)]
pub struct PageFile {
    pub path: String,
    /// SHA-256 in hexadecimal digits, or empty if it was not taken.
    pub digest: String,
    pub bytes: u64,
    pub note: String,
}

/// A file that a task wrote.
#[derive(Clone, Debug, Default)]
pub struct PageArtifact {
    pub path: String,
    pub bytes: u64,
    /// SHA-256 in hexadecimal digits, or empty if it was not taken.
    pub digest: String,
    /// Such as `table`, `plot`, `model` or `text`.
    pub kind: String,
    /// The bytes of a picture, to be shown. What is not a picture by its first bytes is not.
    pub picture: Option<Vec<u8>>,
}

/// Two runs, and everything that was compared.
#[derive(Clone, Debug, Default)]
pub struct DifferencePage {
    pub left: RunHead,
    pub right: RunHead,
    pub rows: Vec<DifferenceRow>,
}

/// What is told of a run beside another.
#[derive(Clone, Debug, Default)]
pub struct RunHead {
    pub id: u64,
    pub project: String,
    pub status: RunStatus,
    pub started: String,
    pub seconds: f64,
    /// Version, mode, seed, clock, parameters: those that differ between the two runs are marked.
    pub settings: Vec<(String, String)>,
}

/// One thing that both runs may have: an input, a part of a task, an artifact.
#[derive(Clone, Debug, Default)]
pub struct DifferenceRow {
    /// The heading it stands under, such as `Inputs`, `Tasks` or `Artifacts`. Rows of a group follow one another.
    pub group: String,
    /// A path, or a task and its part, such as `clean: result`.
    pub what: String,
    pub kind: DifferenceKind,
    pub left: Option<DifferenceSide>,
    pub right: Option<DifferenceSide>,
    /// Such as `12 rows more`.
    pub notes: Vec<String>,
    /// The lines of a text that differ, with some around them; empty for anything else.
    pub lines: Vec<DiffLine>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DifferenceKind {
    #[default]
    Same,
    Changed,
    OnlyLeft,
    OnlyRight,
}

/// What one of the runs has.
#[derive(Clone, Debug, Default)]
pub struct DifferenceSide {
    pub digest: String,
    pub bytes: u64,
    /// The bytes of a picture, to be shown beside the other.
    pub picture: Option<Vec<u8>>,
}

/// One line of a text in two runs.
#[derive(Clone, Debug, Default)]
pub struct DiffLine {
    pub sign: DiffSign,
    /// From 1.
    pub left_no: Option<u64>,
    pub right_no: Option<u64>,
    pub text: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DiffSign {
    #[default]
    Same,
    Removed,
    Added,
    /// Lines that are left out; the text says how many.
    Gap,
}
