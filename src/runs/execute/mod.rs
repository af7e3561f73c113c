//! Runs tasks: decides whether an earlier result holds, runs what does not, and makes a success one step that cannot be
//! half done.

mod commit;
mod fingerprint;
mod forecast;
mod generators;
mod hidden;
mod inputs;
mod legacy;
mod program;
mod prompt;
mod reads;
mod reasons;
mod sandbox;
mod schedule;
mod settle;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use orchestrator_runtime::Isolation;
use orchestrator_runtime::request::Recorded;

pub(crate) use generators::{CommandGenerator, Generator, code_in};
pub(crate) use reads::{Reads, THERE};
pub(crate) use sandbox::{Execution, run as run_in_sandbox};
pub(crate) use schedule::PhaseOutcome;

use super::plan::{Plan, Task};
use super::view::Watcher;
use super::work::{Cache, Digests, Journal, Record, RunFolder, Taken, Work};
use crate::pool::Cancelled;
use crate::settings::Settings;
use crate::tools::Toolbox;

/// What works on one run, with everything it needs.
pub(crate) struct Runner<'a> {
    pub work: Work,
    pub run: RunFolder,
    pub plan: Plan,
    toolbox: Arc<Toolbox>,
    cache: Cache,
    digests: Digests,
    taken: Taken,
    journal: Journal,
    watcher: &'a dyn Watcher,
    generator: Option<&'a dyn Generator>,
    is_cancelled: Cancelled,
    ceiling: Option<Ceiling>,
}

/// Somebody ends the command, or does not wait for it any more.
#[derive(Debug, thiserror::Error)]
#[error("the run was interrupted")]
pub(crate) struct Interrupted;

/// What the operator of a server allows, whatever an intake says.
#[derive(Clone, Copy)]
pub(crate) struct Ceiling {
    pub timeout: Duration,
    pub memory_bytes: usize,
}

impl<'a> Runner<'a> {
    pub(crate) fn new(
        work: Work,
        run: RunFolder,
        toolbox: Arc<Toolbox>,
        watcher: &'a dyn Watcher,
        generator: Option<&'a dyn Generator>,
        is_cancelled: Cancelled,
    ) -> anyhow::Result<Self> {
        let (plan, cache, journal) = (run.plan()?, work.cache(), run.journal());
        Ok(Self {
            work,
            plan,
            run,
            toolbox,
            cache,
            digests: Digests::default(),
            taken: Taken::default(),
            journal,
            watcher,
            generator,
            is_cancelled,
            ceiling: None,
        })
    }

    pub(crate) fn within(self, ceiling: Ceiling) -> Self {
        Self { ceiling: Some(ceiling), ..self }
    }

    /// Records of the tasks that `task` needs.
    fn needed(&self, task: &Task) -> anyhow::Result<BTreeMap<String, Record>> {
        task.needs
            .iter()
            .map(|id| match self.run.record(id) {
                Some(record) if record.is_done() => Ok((id.clone(), record)),
                _ => Err(crate::terminal::Hinted {
                    message: format!("task '{}' needs '{id}', which is not done", task.id),
                    hint: format!("orchestrator run task {id}"),
                }
                .into()),
            })
            .collect()
    }
}

/// A toolbox whose workers all have the seed of recorded executions under their hashes.
pub(crate) fn toolbox_of(work: &Work, plan: &Plan, settings: Settings, n_jobs: usize) -> anyhow::Result<Arc<Toolbox>> {
    let isolation = match settings.isolation {
        // Tasks are there to write files.
        Isolation::Hardened => Isolation::Production,
        level => level,
    };
    let settings = Settings {
        isolation,
        hash_seed: Some(Recorded::HASH_SEED),
        warm_workers: n_jobs.min(plan.tasks().count()),
        max_parallel: n_jobs.max(1),
        ..settings
    };
    Toolbox::open(work.project(), settings)
}
