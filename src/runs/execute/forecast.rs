//! `--dry-run`: what would be done and why, as far as it can be known before anything is.

use std::collections::BTreeMap;

use super::Runner;
use super::fingerprint::fingerprint;
use super::reads::Reads;
use crate::runs::plan::Task;
use crate::runs::work::Record;

/// Goes through the tasks in their order.
pub(crate) struct Forecast<'a> {
    runner: &'a Runner<'a>,
    /// Results that would be kept.
    kept: BTreeMap<String, Record>,
    /// Files of those, as they would be put in their places.
    placed: BTreeMap<String, String>,
    /// What tasks that would run wrote the last time, with who wrote it.
    unsure: BTreeMap<String, String>,
}

impl<'a> Runner<'a> {
    pub(crate) fn forecast(&'a self) -> Forecast<'a> {
        let done = self.plan.tasks().filter_map(|task| Some((task.id.clone(), self.run.record(&task.id)?)));
        let kept = done.filter(|(_, record)| record.is_done()).collect();
        Forecast { runner: self, kept, placed: BTreeMap::new(), unsure: BTreeMap::new() }
    }
}

impl Forecast<'_> {
    /// Why a task would run; empty if its earlier result would be kept.
    pub(crate) fn task(&mut self, task: &Task) -> Vec<String> {
        let why = self.why(task);
        if !why.is_empty()
            && let Some(last) = self.runner.cache.last_of(&task.id)
        {
            self.unsure.extend(last.outputs.into_keys().map(|path| (path, task.id.clone())));
        }
        why
    }

    fn why(&mut self, task: &Task) -> Vec<String> {
        if let Some(record) = self.runner.taken_over(task) {
            self.keep(task, record);
            return Vec::new();
        }
        let waits = task.needs.iter().find(|id| !self.kept.contains_key(*id));
        if let Some(id) = waits {
            return vec![format!("it needs {id}, which would run")];
        }
        let needed = task.needs.iter().filter_map(|id| Some((id.clone(), self.kept.get(id)?.clone()))).collect();
        let parts = fingerprint(&self.runner.plan, task, &needed);
        let reads =
            Reads::new(&self.runner.work, &self.runner.plan, &self.runner.digests).with_placed(self.placed.clone());
        let Some(record) = self.runner.found_by(task, &parts, &reads) else { return self.runner.why(task, &parts) };
        let rewritten = record.reads.keys().find_map(|path| Some((path, self.unsure.get(path)?)));
        if let Some((path, writer)) = rewritten {
            return vec![format!("if {path} changes, which {writer} would write")];
        }
        self.keep(task, record);
        Vec::new()
    }

    fn keep(&mut self, task: &Task, record: Record) {
        self.placed.extend(record.outputs.iter().map(|(path, output)| (path.clone(), output.digest.clone())));
        self.kept.insert(task.id.clone(), record);
    }
}
