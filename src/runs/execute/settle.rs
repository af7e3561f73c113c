//! One task from its first look to its record: an earlier result that holds, or as many tries as it may have.

use std::collections::BTreeMap;
use std::time::Instant;

use chrono::Utc;
use orchestrator_runtime::tokens::Tokens;
use serde_json::{Value, json};

use super::fingerprint::fingerprint;
use super::reads::Reads;
use super::reasons::reasons;
use super::sandbox::Ran;
use super::{Interrupted, Runner, legacy, sandbox};
use crate::runs::plan::{Task, Work};
use crate::runs::work::{Attempt, Busy, Fingerprint, Record, Status, TaskFiles, check_way, names_in, remove_folder};

impl Runner<'_> {
    /// Does a task, or finds that it is done. An error is one of the machine; a task that fails is a status.
    pub(crate) fn settle(&self, task: &Task) -> anyhow::Result<Status> {
        let Some(_held) = self.run.hold_task(&task.id)? else {
            let holder = format!("another process with task '{}'", task.id);
            return Err(Busy { holder }.into());
        };
        self.finish_all(task.needs.iter())?;
        self.finish_own(&task.id)?;
        let needed = self.needed(task)?;
        let parts = fingerprint(&self.plan, task, &needed);
        if let Some(kept) = self.earlier_result(task, &parts)? {
            return self.keep(task, kept);
        }
        let why = self.why(task, &parts);
        self.watcher.task_began(task, &why);
        self.journal.note(format_args!("task {} began: {}", task.id, why.join("; ")));
        let results = needed.into_iter().map(|(id, record)| (id, record.result)).collect();
        let record = self.run_task(task, parts, why, &results)?;
        self.watcher.task_ended(task, &record);
        let error = record.error_line().unwrap_or_default();
        let gap = if error.is_empty() { "" } else { ": " };
        self.journal.note(format_args!(
            "task {} {} in {:.1} s{gap}{error}",
            task.id,
            record.status.name(),
            record.seconds
        ));
        Ok(record.status)
    }

    /// Why a task has to run.
    pub(super) fn why(&self, task: &Task, parts: &Fingerprint) -> Vec<String> {
        if task.always {
            return vec!["always: true".to_owned()];
        }
        let reads = Reads::new(&self.work, &self.plan, &self.digests);
        reasons(self.cache.last_of(&task.id).as_ref(), parts, &reads)
    }

    fn found(&self, task: &Task, parts: &Fingerprint) -> Option<Record> {
        self.found_by(task, parts, &Reads::new(&self.work, &self.plan, &self.digests))
    }

    pub(super) fn found_by(&self, task: &Task, parts: &Fingerprint, reads: &Reads<'_>) -> Option<Record> {
        if task.always {
            return None;
        }
        let is_whole = |record: &Record| {
            record.outputs.values().all(|output| self.cache.has(&output.digest))
                && task.expects.iter().all(|path| record.outputs.contains_key(path))
        };
        // What others answered may be another thing now; a run that was cut off goes on with it all the same.
        let may_hold = |record: &Record| record.asked.is_empty() || record.run == self.plan.number;
        let results = self.cache.results(&parts.key()).into_iter();
        results.filter(may_hold).find(|record| is_whole(record) && reads.hold(record))
    }

    /// An earlier result whose files are in their places or can be put there.
    fn earlier_result(&self, task: &Task, parts: &Fingerprint) -> anyhow::Result<Option<Record>> {
        let (record, why) = if self.is_before_the_beginning(task) {
            let Some(record) = self.taken_over(task) else { return Ok(None) };
            let first = self.plan.from.as_deref().unwrap_or_default();
            let why = format!("from run {}, since this run begins with {first}", record.run);
            (record, why)
        } else {
            let Some(record) = self.found(task, parts) else { return Ok(None) };
            let why = format!("nothing changed since run {}", record.run);
            (record, why)
        };
        let Some(put_back) = self.misplaced(&record) else { return Ok(None) };
        // Done in this very run, which was cut off before the record.
        if record.run == self.plan.number && record.task == task.id {
            return Ok(Some(record));
        }
        let mut why = vec![why];
        why.extend(put_back.into_iter().map(|path| format!("put back {path}")));
        Ok(Some(Record { why, status: Status::Kept, task: task.id.clone(), phase: task.phase.clone(), ..record }))
    }

    /// What an earlier run did in a phase before the one this run begins with.
    pub(super) fn taken_over(&self, task: &Task) -> Option<Record> {
        let last = self.cache.last_of(&task.id).filter(|_| self.is_before_the_beginning(task));
        last.filter(|last| last.is_of(&self.plan.project, self.plan.mode))
    }

    fn is_before_the_beginning(&self, task: &Task) -> bool {
        let skipped = &self.plan.phases[..self.plan.n_skipped_phases()];
        skipped.iter().any(|phase| phase.name == task.phase)
    }

    fn keep(&self, task: &Task, record: Record) -> anyhow::Result<Status> {
        // The next run explains itself by what this one stood on.
        self.cache.note_last(&record)?;
        self.record_done(&record)?;
        self.watcher.task_ended(task, &record);
        self.journal.note(format_args!("task {} {}: {}", task.id, record.status.name(), record.why.join("; ")));
        Ok(record.status)
    }

    /// Tries until it succeeds, or until it has been tried often enough.
    fn run_task(
        &self,
        task: &Task,
        parts: Fingerprint,
        why: Vec<String>,
        results: &serde_json::Map<String, Value>,
    ) -> anyhow::Result<Record> {
        let began = Instant::now();
        let mut record = Record {
            project: self.plan.project.clone(),
            task: task.id.clone(),
            phase: task.phase.clone(),
            status: Status::Failed,
            why,
            started: crate::runs::now(),
            seconds: 0.0,
            run: self.plan.number,
            clock_ns: self.plan.clock_ns,
            seed: task.seed,
            fingerprint: parts,
            reads: BTreeMap::default(),
            outputs: BTreeMap::default(),
            folders: Vec::new(),
            removed: Vec::new(),
            asked: Vec::new(),
            code: String::new(),
            result: Value::Null,
            error: None,
            workspace: None,
            tokens: Tokens::default(),
            peak_memory_bytes: 0,
            attempts: Vec::new(),
        };
        // What a command wrote before it failed stays where it is, and is of this task too.
        let mut left_behind: Vec<String> = Vec::new();
        for number in 1..=task.retries.saturating_add(1) {
            let began_try = Instant::now();
            let mut ran = self.try_once(task, results, &record)?;
            if matches!(task.work, Work::Command { .. }) {
                left_behind.retain(|path| !ran.written.contains(path));
                ran.written.append(&mut left_behind);
            }
            let failure = ran.failure.clone();
            if failure.is_some() && (self.is_cancelled)() {
                return Err(Interrupted.into());
            }
            let files = self.write_files(task, &ran).or_else(|error| {
                // A task may have filled the disk itself.
                let Some(_) = failure else { return Err(error) };
                remove_folder(&self.run.workspace(&task.id));
                self.write_files(task, &ran)
            })?;
            let attempt = Attempt {
                number,
                succeeded: failure.is_none(),
                seconds: began_try.elapsed().as_secs_f64(),
                error: failure.clone(),
                ..files
            };
            record.attempts.push(attempt);
            record.seconds = began.elapsed().as_secs_f64();
            record.code.clone_from(&ran.code);
            record.result = ran.report.result.clone();
            record.error.clone_from(&failure);
            record.asked.clone_from(&ran.asked);
            record.tokens = ran.report.tokens;
            record.peak_memory_bytes = ran.report.peak_memory_bytes;
            if failure.is_none() {
                record.status = Status::Done;
                self.commit(task, &mut record, &ran)?;
                return Ok(record);
            }
            if !ran.may_be_tried_again {
                break;
            }
            left_behind = ran.written;
            if number <= task.retries {
                let error = record.error_line().unwrap_or_default();
                self.journal.note(format_args!("task {} failed: {error}; retry {number} of {}", task.id, task.retries));
            }
        }
        let workspace = self.run.workspace(&task.id);
        record.workspace = (!names_in(&workspace, |_| true).is_empty()).then(|| self.work.shown(&workspace));
        self.run.write_record(&record)?;
        Ok(record)
    }

    /// One execution, in a workspace of its own.
    fn try_once(&self, task: &Task, results: &serde_json::Map<String, Value>, before: &Record) -> anyhow::Result<Ran> {
        let workspace = self.run.workspace(&task.id);
        check_way(&workspace)?;
        remove_folder(&workspace);
        let mut ran = match &task.work {
            Work::Command { words } => legacy::run(self, task, words, results)?,
            Work::Prompt { prompt } => self.run_prompt(task, prompt, results, before)?,
            other => self.run_code(task, other.code().unwrap_or_default(), results)?,
        };
        let lacks = |path: &&String| !ran.written.contains(*path);
        if ran.failure.is_none()
            && let Some(path) = task.expects.iter().find(lacks)
        {
            ran.failure =
                Some(format!("MissingArtifact: {path} was not written\nhint: the intake expects it of this task\n"));
        }
        Ok(ran)
    }

    pub(super) fn run_code(
        &self,
        task: &Task,
        code: &str,
        results: &serde_json::Map<String, Value>,
    ) -> anyhow::Result<Ran> {
        let line = |text: &str| self.watcher.task_said(task, text);
        sandbox::run_task(self, task, code, results, &line)
    }

    /// The files of an attempt where the playbook has them.
    fn write_files(&self, task: &Task, ran: &Ran) -> anyhow::Result<Attempt> {
        let ending = if matches!(task.work, Work::Command { .. }) { "txt" } else { "py" };
        let traceback = ran.report.error.as_ref().map(|error| error.traceback.as_str()).unwrap_or_default();
        let result = json!(ran.report);
        let files = TaskFiles {
            code: &ran.code,
            output: &ran.report.output,
            errors: &format!("{}{traceback}", ran.report.stderr),
            result: &result,
        };
        let names = self.taken.write(&self.work, (&task.agent, ending), Utc::now().timestamp(), &files)?;
        Ok(Attempt {
            number: 0,
            succeeded: false,
            seconds: 0.0,
            error: None,
            code: self.work.shown(&names.generated(&self.work, ending)),
            output: self.work.shown(&names.output(&self.work)),
            errors: self.work.shown(&names.errors(&self.work)),
            result: self.work.shown(&names.result(&self.work)),
        })
    }
}
