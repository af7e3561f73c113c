//! `run replay`: the same code on the same inputs with the same clock and seed, beside the project. Says what differs, down
//! to the byte.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Map, Value};

use super::execute::{Execution, Reads, run_in_sandbox};
use super::plan::{Mode, Task};
use super::short;
use super::state::State;
use super::work::{Digests, Record, RunFolder, Work, copy_whole, error_line, move_file, remove_folder};
use crate::terminal::Hinted;
use crate::tools::Toolbox;

/// What became of one task when it was repeated.
pub(crate) struct Replayed {
    pub task: String,
    /// Everything that is not as it was; empty if nothing is.
    pub differences: Vec<String>,
    pub n_files: usize,
    /// A task with the machine's own clock, or one that asked others, may differ.
    pub note: Option<String>,
}

pub(crate) fn replay(
    work: &Work,
    run: &RunFolder,
    toolbox: &Arc<Toolbox>,
    mut tell: impl FnMut(&Replayed),
) -> anyhow::Result<Vec<Replayed>> {
    let state = State::of(run)?;
    check(&state)?;
    let folder = run.replay();
    remove_folder(&folder);
    let published = folder.join("files");
    let digests = Digests::default();
    let mut replayed = Vec::new();
    // What the run made is there when it is made again.
    let made = state.records.values().flat_map(|record| record.outputs.keys().chain(&record.folders).cloned());
    let hidden: Vec<String> = made.chain(work.pages()).collect();
    for task in state.plan.in_order() {
        let Some(record) = state.records.get(&task.id).filter(|record| record.is_done()) else { continue };
        let repeat = Repeat { work, state: &state, toolbox, published: &published, hidden: &hidden, digests: &digests };
        let outcome = repeat.task(task, record, folder.join("tasks").join(&task.id))?;
        tell(&outcome);
        replayed.push(outcome);
    }
    if replayed.iter().all(|outcome| outcome.differences.is_empty()) {
        remove_folder(&folder);
    }
    Ok(replayed)
}

fn check(state: &State) -> anyhow::Result<()> {
    if state.plan.mode == Mode::Legacy {
        return Err(Hinted {
            message: format!("run {} cannot be replayed: it ran programs of this machine", state.plan.number),
            hint: "runs of mode code can; compare two runs by orchestrator run diff".to_owned(),
        }
        .into());
    }
    if !state.records.values().any(Record::is_done) {
        let message = format!("nothing of run {} has been done yet", state.plan.number);
        return Err(Hinted { message, hint: "orchestrator run next".to_owned() }.into());
    }
    Ok(())
}

/// Begins the name of another server's tool.
const SERVER_TOOL: &str = "mcp__";

/// Tools of other servers that a task called: what those change, nobody takes back.
fn called_others(record: &Record) -> Vec<&str> {
    record.asked.iter().map(String::as_str).filter(|tool| tool.starts_with(SERVER_TOOL)).collect()
}

struct Repeat<'a> {
    work: &'a Work,
    state: &'a State,
    toolbox: &'a Arc<Toolbox>,
    /// What tasks before this one have written, in front of the project.
    published: &'a PathBuf,
    hidden: &'a [String],
    digests: &'a Digests,
}

impl Repeat<'_> {
    fn task(&self, task: &Task, record: &Record, workspace: PathBuf) -> anyhow::Result<Replayed> {
        let other = called_others(record);
        if !other.is_empty() {
            // Nobody wants a second issue filed: the result stands as it was.
            for (path, output) in &record.outputs {
                self.put_back(path, &output.digest)?;
            }
            let note = format!("not repeated, because it called {}", other.join(", "));
            return Ok(Replayed { task: task.id.clone(), differences: Vec::new(), n_files: 0, note: Some(note) });
        }
        let mut differences = self.changed_inputs(record)?;
        // A task of an earlier phase may have been taken over from a run with another intake.
        let plan = if record.run == self.state.plan.number { None } else { self.work.run(record.run).plan().ok() };
        let (plan, task) = match plan.as_ref().and_then(|plan| Some((plan, plan.task(&record.task)?))) {
            Some(earlier) => earlier,
            None => (&self.state.plan, task),
        };
        // As they were: what differs in one task is not told of every task after it.
        let result_of = |id: &String| Some((id.clone(), self.state.records.get(id)?.result.clone()));
        let needed: Map<String, Value> = task.needs.iter().filter_map(result_of).collect();
        let execution = Execution {
            plan,
            task: &Task { seed: record.seed, ..task.clone() },
            code: &record.code,
            results: &needed,
            clock_ns: record.clock_ns,
            workspace: workspace.clone(),
            below: vec![self.published.clone()],
            hidden: self.hidden.to_vec(),
        };
        let (report, _) = run_in_sandbox(self.toolbox, execution, &(Arc::new(|| false) as _), &|_| {})?;
        if let Some(error) = &report.error {
            differences.push(format!("it failed: {}", error_line(&error.traceback)));
        }
        if report.result != record.result {
            let digest = super::work::digest_of_bytes(report.result.to_string().as_bytes());
            differences.push(format!("result: {} -> {}", short(&record.result_digest()), short(&digest)));
        }
        let mut n_files = 0;
        let mut written: BTreeMap<&str, String> = BTreeMap::new();
        for artifact in &report.artifacts {
            if let Ok(digest) = self.digests.of_file(&workspace.join(&artifact.path)) {
                written.insert(&artifact.path, digest);
            }
        }
        for (path, output) in &record.outputs {
            n_files += 1;
            match written.get(path.as_str()) {
                None => differences.push(format!("{path}: not written")),
                Some(digest) if *digest != output.digest => {
                    let place = self.first_difference(path, &output.digest, &workspace);
                    differences.push(format!("{path}: {} -> {}{place}", short(&output.digest), short(digest)));
                }
                Some(_) => {}
            }
        }
        let others = written.keys().filter(|path| !record.outputs.contains_key(**path));
        differences.extend(others.map(|path| format!("{path}: written in the replay alone")));
        for path in written.keys() {
            move_file(&workspace.join(path), &self.published.join(path))?;
        }
        for path in &report.aside.removed {
            let _ = std::fs::remove_file(self.published.join(path));
        }
        let note = if !task.recorded {
            Some("not recorded: it has the machine's own clock and randomness".to_owned())
        } else if !record.asked.is_empty() {
            Some(format!("it asked {}", record.asked.join(", ")))
        } else {
            None
        };
        Ok(Replayed { task: task.id.clone(), differences, n_files, note })
    }

    /// What it read then and cannot be had again.
    fn changed_inputs(&self, record: &Record) -> anyhow::Result<Vec<String>> {
        let reads = Reads::new(self.work, &self.state.plan, self.digests).after(self.published.clone());
        // Names in folders of outputs differ by what later tasks and runs have put there.
        let files = record.reads.iter().filter(|(path, then)| !path.ends_with('/') && then.len() == 64);
        let mut changed = Vec::new();
        for (path, then) in files {
            let now = reads.now(path, record);
            let is_seen = now == *then && (!self.is_hidden(path) || self.published.join(path).exists());
            // What a run has made and changed since is in the cache as it was.
            if !is_seen && !self.put_back(path, then)? {
                changed.push(format!("input {path} is not what it was: {} -> {}", short(then), short(&now)));
            }
        }
        Ok(changed)
    }

    fn is_hidden(&self, path: &str) -> bool {
        Path::new(path).ancestors().any(|above| self.hidden.iter().any(|hidden| Path::new(hidden) == above))
    }

    /// Puts a file as it was in front of the project, from the cache or from the project itself. False if neither has it.
    fn put_back(&self, path: &str, digest: &str) -> anyhow::Result<bool> {
        let (place, passage) = (self.published.join(path), self.work.passage());
        if self.work.cache().put_back(digest, &place, &passage)? {
            return Ok(true);
        }
        let own = self.work.project().join(path);
        Ok(own.is_file() && copy_whole(&own, &place, &passage, |copied| copied == digest)?)
    }

    /// Where two files part, if the first one is still known.
    #[expect(clippy::disallowed_methods, reason = "two results are compared byte by byte")]
    fn first_difference(&self, path: &str, digest: &str, workspace: &Path) -> String {
        let (Some(old), Ok(new)) = (self.work.cache().read(digest), std::fs::read(workspace.join(path))) else {
            return String::new();
        };
        let at = old.iter().zip(&new).position(|(old, new)| old != new).unwrap_or(old.len().min(new.len()));
        format!(" (from byte {at} on)")
    }
}
