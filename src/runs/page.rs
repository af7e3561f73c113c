//! The page of a run: `reports/run_<n>.html`, made anew from the records whenever some of the run has been done.

use orchestrator_report::{
    PageArtifact, PageAttempt, PageFile, PagePhase, PageTask, RunPage, RunStatus as PageStatus, TaskStatus, run_page,
};
use orchestrator_runtime::report::ArtifactKind;
use serde_json::{Map, Value};

use super::execute::THERE;
use super::moment;
use super::plan::{Task, Work as TaskWork};
use super::state::{RunStatus, State};
use super::view::rerun_of;
use super::work::{Digests, MISSING, Record, Status, Work, read_state};

/// Largest picture that is shown on the page.
const MOST_PICTURE_BYTES: u64 = 4 << 20;

/// Writes the page and gives its path, as people write it.
pub(crate) fn write(work: &Work, state: &State) -> anyhow::Result<String> {
    let path = format!("reports/run_{}.html", state.plan.number);
    let page = run_page(&page_of(work, state));
    work.write_page(&path, &page)?;
    Ok(path)
}

fn page_of(work: &Work, state: &State) -> RunPage {
    let plan = &state.plan;
    let digests = Digests::default();
    let tokens = state.tokens();
    // A clock that was set back ends no run before it began.
    let finished = state.records.values().map(|record| end_of(record).max(nanoseconds(&plan.started))).max();
    RunPage {
        id: plan.number,
        project: plan.project.clone(),
        mode: plan.mode.name().to_owned(),
        status: status_of(state.status()),
        started: shown_time(&plan.started),
        finished: finished.filter(|_| state.status() != RunStatus::Open).map(|end| shown_time(&moment(end))),
        seconds: state.seconds(),
        error: None,
        version: plan.version.clone(),
        seed: plan.seed.into(),
        clock: moment(plan.clock_ns),
        isolation: if plan.mode == super::plan::Mode::Code {
            "sandboxed workers"
        } else {
            "none: programs of this machine"
        }
        .to_owned(),
        platform: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        parameters: pairs(&plan.parameters),
        inputs: plan
            .inputs
            .iter()
            .map(|input| {
                file_of(work, &input.path, &digests.of_input(&work.project().join(&input.path), input.changes))
            })
            .collect(),
        phases: plan
            .phases
            .iter()
            .map(|phase| PagePhase {
                name: phase.name.clone(),
                tasks: phase.tasks.iter().map(|task| page_task(work, state, task)).collect(),
            })
            .collect(),
        kept_out_tokens: tokens.kept_out,
        returned_tokens: tokens.returned,
    }
}

fn page_task(work: &Work, state: &State, task: &Task) -> PageTask {
    let plain = PageTask {
        id: task.id.clone(),
        agent: task.agent.clone(),
        what: task.work.shown(),
        needs: task.needs.clone(),
        code: match &task.work {
            TaskWork::Prompt { prompt } => prompt.clone(),
            TaskWork::Command { words } => words.join(" "),
            other => other.code().unwrap_or_default().to_owned(),
        },
        parameters: pairs(&task.parameters),
        limits: limits_of(task),
        seed: task.seed.into(),
        clock: moment(state.plan.clock_ns),
        rerun: rerun_of(task),
        ..PageTask::default()
    };
    let Some(record) = state.records.get(&task.id) else { return plain };
    let began = nanoseconds(&record.started).saturating_sub(nanoseconds(&state.plan.started)).max(0);
    let last = record.last_attempt();
    let text = |path: Option<&String>| {
        path.and_then(|path| read_state(&work.project().join(path)).ok())
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
            .unwrap_or_default()
    };
    PageTask {
        status: match record.status {
            Status::Done => TaskStatus::Done,
            Status::Kept => TaskStatus::Kept,
            Status::Failed => TaskStatus::Failed,
        },
        why: record.why.clone(),
        // What another run did lies outside of this one's time.
        began: if record.status == Status::Kept {
            0.0
        } else {
            std::time::Duration::from_nanos(began.unsigned_abs()).as_secs_f64()
        },
        seconds: if record.status == Status::Kept { 0.0 } else { record.seconds },
        attempts: record.attempts.iter().map(page_attempt).collect(),
        code: if record.code.is_empty() { plain.code.clone() } else { record.code.clone() },
        output: text(last.map(|attempt| &attempt.output)),
        errors: if record.error.is_some() { String::new() } else { text(last.map(|attempt| &attempt.errors)) },
        result: if record.result.is_null() { String::new() } else { format!("{:#}", record.result) },
        error: record.error.clone(),
        artifacts: record
            .outputs
            .iter()
            .map(|(path, output)| PageArtifact {
                path: path.clone(),
                bytes: output.bytes,
                digest: output.digest.clone(),
                kind: kind_of(path).to_owned(),
                picture: picture(work, path, &output.digest, output.bytes),
            })
            .collect(),
        removed: record.removed.clone(),
        reads: record.reads.iter().map(|(path, digest)| file_of(work, path, digest)).collect(),
        clock: moment(record.clock_ns),
        seed: record.seed.into(),
        ..plain
    }
}

fn page_attempt(attempt: &super::work::Attempt) -> PageAttempt {
    PageAttempt {
        number: attempt.number,
        status: if attempt.succeeded { TaskStatus::Done } else { TaskStatus::Failed },
        seconds: attempt.seconds,
        error: attempt.error.clone(),
    }
}

/// The picture as the run made it, which is in the cache.
pub(super) fn picture(work: &Work, path: &str, digest: &str, bytes: u64) -> Option<Vec<u8>> {
    let is_picture = kind_of(path) == "plot";
    let may_be_shown = is_picture && bytes <= MOST_PICTURE_BYTES;
    may_be_shown.then(|| work.cache().read(digest)).flatten()
}

pub(super) fn kind_of(path: &str) -> &'static str {
    match ArtifactKind::of(path) {
        ArtifactKind::Data => "table",
        ArtifactKind::Report => "report",
        ArtifactKind::Plot => "plot",
        ArtifactKind::Model => "model",
        ArtifactKind::Workspace => "workspace",
        ArtifactKind::File => "file",
    }
}

pub(super) fn status_of(status: RunStatus) -> PageStatus {
    match status {
        RunStatus::Open => PageStatus::Running,
        RunStatus::Done => PageStatus::Done,
        RunStatus::Failed => PageStatus::Failed,
        RunStatus::Aborted => PageStatus::Aborted,
    }
}

fn file_of(work: &Work, path: &str, digest: &str) -> PageFile {
    let is_digest = digest.len() == 64;
    PageFile {
        path: path.to_owned(),
        digest: if is_digest { digest.to_owned() } else { String::new() },
        bytes: std::fs::metadata(work.project().join(path)).map(|metadata| metadata.len()).unwrap_or_default(),
        note: match digest {
            _ if is_digest => String::new(),
            MISSING => "looked for, not there".to_owned(),
            _ if digest.starts_with(THERE) => "looked at, not read".to_owned(),
            _ if path.ends_with('/') => "names listed".to_owned(),
            other => other.to_owned(),
        },
    }
}

fn pairs(values: &Map<String, Value>) -> Vec<(String, String)> {
    values
        .iter()
        .map(|(name, value)| (name.clone(), value.as_str().map_or_else(|| value.to_string(), str::to_owned)))
        .collect()
}

fn limits_of(task: &Task) -> Vec<(String, String)> {
    let mut limits = vec![
        ("timeout".to_owned(), format!("{} s", task.limits.timeout.as_secs_f64())),
        ("memory".to_owned(), format!("{} MiB", task.limits.memory_bytes >> 20)),
    ];
    limits.extend(task.limits.instructions.map(|count| ("instructions".to_owned(), count.to_string())));
    limits
}

fn nanoseconds(time: &str) -> i64 {
    chrono::DateTime::parse_from_rfc3339(time).ok().and_then(|time| time.timestamp_nanos_opt()).unwrap_or_default()
}

fn end_of(record: &Record) -> i64 {
    let lasted = i64::try_from(std::time::Duration::from_secs_f64(record.seconds.clamp(0.0, 1e8)).as_nanos());
    nanoseconds(&record.started).saturating_add(lasted.unwrap_or_default())
}

/// Without the `T` and the fractions that nobody reads.
pub(super) fn shown_time(time: &str) -> String {
    let seconds = time.split('.').next().unwrap_or(time).trim_end_matches('Z');
    format!("{} UTC", seconds.replace('T', " "))
}
