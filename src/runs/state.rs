//! The state of a run: its plan, and the records its tasks have left. Nothing else is kept, so nothing can disagree.

use std::collections::BTreeMap;

use orchestrator_runtime::tokens::Tokens;
use serde_json::{Value, json};

use super::plan::{Phase, Plan, Task};
use super::work::{Record, RunFolder, Status, Work};

pub(crate) struct State {
    pub plan: Plan,
    pub records: BTreeMap<String, Record>,
    pub is_aborted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RunStatus {
    /// There are tasks to do.
    Open,
    Done,
    Failed,
    Aborted,
}

impl RunStatus {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Done => "done",
            Self::Failed => "failed",
            Self::Aborted => "aborted",
        }
    }
}

impl State {
    pub(crate) fn of(run: &RunFolder) -> anyhow::Result<Self> {
        let plan = run.plan()?;
        let records = plan.tasks().filter_map(|task| Some((task.id.clone(), run.record(&task.id)?))).collect();
        Ok(Self { plan, records, is_aborted: run.is_aborted() })
    }

    /// Of the run with this number, or of the current one.
    pub(crate) fn named(work: &Work, number: Option<u64>) -> anyhow::Result<Self> {
        Self::of(&work.named(number)?)
    }

    pub(crate) fn status(&self) -> RunStatus {
        let is_failed = |record: &Record| record.status == Status::Failed;
        if self.is_aborted {
            RunStatus::Aborted
        } else if self.records.values().any(is_failed) {
            RunStatus::Failed
        } else if self.next_phase().is_none() {
            RunStatus::Done
        } else {
            RunStatus::Open
        }
    }

    pub(crate) fn is_done(&self, task: &Task) -> bool {
        self.records.get(&task.id).is_some_and(Record::is_done)
    }

    /// The first phase that has something to do.
    pub(crate) fn next_phase(&self) -> Option<&Phase> {
        self.plan.phases.iter().find(|phase| phase.tasks.iter().any(|task| !self.is_done(task)))
    }

    /// What a turn does: the next phase, or all that are left. Phases before the one the run begins with take no turn.
    pub(crate) fn next_phases(&self, all: bool) -> &[Phase] {
        let phases = &self.plan.phases;
        let Some(next) = self.next_phase() else { return &[] };
        let first = phases.iter().position(|phase| phase.name == next.name).unwrap_or_default();
        let end = if all { phases.len() } else { first.max(self.plan.n_skipped_phases()) + 1 };
        &phases[first..end]
    }

    /// Seconds of all tasks together.
    pub(crate) fn seconds(&self) -> f64 {
        let ran = self.records.values().filter(|record| record.status != Status::Kept);
        // Not `sum`, whose nothing is -0.
        ran.fold(0.0, |sum, record| sum + record.seconds)
    }

    /// Of all tasks: what they gave back, and what nobody had to read.
    pub(crate) fn tokens(&self) -> Tokens {
        let all = self.records.values().map(|record| record.tokens);
        all.fold(Tokens::default(), |sum, tokens| Tokens {
            returned: sum.returned + tokens.returned,
            kept_out: sum.kept_out + tokens.kept_out,
        })
    }

    pub(crate) fn count(&self, status: Status) -> usize {
        self.records.values().filter(|record| record.status == status).count()
    }

    /// The whole state in short, for programs.
    pub(crate) fn summary(&self) -> Value {
        let phases: Vec<Value> = self
            .plan
            .phases
            .iter()
            .map(|phase| {
                let tasks: Vec<Value> = phase
                    .tasks
                    .iter()
                    .map(|task| match self.records.get(&task.id) {
                        None => json!({ "id": task.id, "status": "waiting" }),
                        Some(record) => json!({
                            "id": task.id,
                            "status": record.status,
                            "seconds": record.seconds,
                            "why": record.why,
                            "error": record.error_line(),
                            "artifacts": record.outputs.keys().collect::<Vec<_>>(),
                        }),
                    })
                    .collect();
                json!({ "name": phase.name, "tasks": tasks })
            })
            .collect();
        json!({
            "run": self.plan.number,
            "project": self.plan.project,
            "mode": self.plan.mode,
            "status": self.status().name(),
            "next_phase": self.next_phase().map(|phase| &phase.name),
            "tokens": self.tokens(),
            "phases": phases,
        })
    }
}
