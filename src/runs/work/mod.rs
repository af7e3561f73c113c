//! What runs keep in `.work/` of a project, and where. Every file is written whole or not at all.
//!
//! ```text
//! .work/run.json               which run is the current one
//! .work/run.lock.json          what every task last stood on: digests, for people to read
//! .work/runs/<n>/plan.json     what run n does, frozen; intake.yaml beside it
//! .work/runs/<n>/run.log       what happened, a line each
//! .work/runs/<n>/tasks/<id>/   record.json once the task is done, failure.json while it last failed, and workspace/ while
//!                              it runs or after it failed
//! .work/cache/                 results and files of every task that ever succeeded
//! .work/generated|logs|results/<agent>_<time>.*   as the playbook has them
//! ```

mod cache;
mod digests;
mod journal;
mod lock;
mod outputs;
mod records;
mod whole;

use std::path::{Path, PathBuf};

use anyhow::anyhow;
use orchestrator_runtime::files::OUTPUT_FOLDERS;
use serde::{Deserialize, Serialize};

pub(crate) use cache::Cache;
pub(crate) use digests::{Digests, MISSING, digest_of_bytes, names_in, of_names};
pub(crate) use journal::Journal;
use lock::Holding;
pub(crate) use lock::{Busy, Held};
pub(crate) use outputs::{Taken, TaskFiles};
pub(crate) use records::{Attempt, Fingerprint, MODE, Output, Record, Status, error_line};
pub(crate) use whole::{
    check_way, copy_whole, move_file, not_written, read_json, read_state, remove_folder, write_json, write_whole,
};

use super::plan::Plan;
use crate::paths::real_path;
use crate::terminal::Hinted;

/// `.work/` of a project.
#[derive(Clone, Debug)]
pub(crate) struct Work {
    project: PathBuf,
    folder: PathBuf,
}

/// `.work/run.json`.
#[derive(Serialize, Deserialize)]
struct Current {
    run: u64,
    project: String,
    mode: super::plan::Mode,
    started: String,
    /// Why nothing more is done in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aborted: Option<String>,
}

/// Where a project keeps what there is to know of its runs.
const WORK: &str = ".work";

/// The folder of all runs in it.
const RUNS: &str = "runs";

/// Below it tasks of all runs write until they have succeeded.
pub(crate) fn staging(project: &Path) -> PathBuf {
    project.join(WORK).join(RUNS)
}

impl Work {
    pub(crate) fn of(project: &Path) -> anyhow::Result<Self> {
        let missing = |_| anyhow!("the project folder '{}' does not exist", project.display());
        let project = real_path(project).map_err(missing)?;
        let work = Self { folder: project.join(WORK), project };
        // What lies deeper is looked at whenever it is used.
        let folders = [RUNS, "cache", "tmp", "generated", "logs", "results"];
        folders.iter().try_for_each(|name| check_way(&work.folder.join(name)))?;
        Ok(work)
    }

    pub(crate) fn project(&self) -> &Path {
        &self.project
    }

    pub(crate) fn cache(&self) -> Cache {
        Cache::in_folder(self.folder.join("cache"))
    }

    /// For files on their way to another place of the same disk.
    pub(crate) fn passage(&self) -> PathBuf {
        self.folder.join("tmp")
    }

    pub(crate) fn generated(&self) -> PathBuf {
        self.folder.join("generated")
    }

    pub(crate) fn logs(&self) -> PathBuf {
        self.folder.join("logs")
    }

    pub(crate) fn results(&self) -> PathBuf {
        self.folder.join("results")
    }

    pub(crate) fn lock_file(&self) -> PathBuf {
        self.folder.join("run.lock.json")
    }

    /// A path as people write it, from the project folder.
    pub(crate) fn shown(&self, path: &Path) -> String {
        path.strip_prefix(&self.project).unwrap_or(path).display().to_string().replace('\\', "/")
    }

    /// Where an output of a task belongs. A link in its way may lead to other folders of outputs, but nowhere else.
    pub(crate) fn place(&self, path: &str) -> anyhow::Result<PathBuf> {
        let place = self.project.join(path);
        let real = place.ancestors().skip(1).find_map(|above| {
            let rest = place.strip_prefix(above).ok()?;
            Some(real_path(above).ok()?.join(rest))
        });
        let is_output = |real: PathBuf| OUTPUT_FOLDERS.iter().any(|folder| real.starts_with(self.project.join(folder)));
        if real.is_some_and(is_output) {
            return Ok(place);
        }
        let message = format!("{path} cannot be written: a link leads out of the folders of outputs");
        Err(Hinted { message, hint: "put a folder of its own in its place".to_owned() }.into())
    }

    /// Pages about runs that are there: tasks do not see them, since there are more after every run.
    pub(crate) fn pages(&self) -> Vec<String> {
        let names = names_in(&self.project.join(PAGES), |_| true);
        names.iter().map(|name| format!("{PAGES}/{name}")).filter(|path| is_page(path)).collect()
    }

    /// A page about runs, beside what tasks have written.
    pub(crate) fn write_page(&self, path: &str, page: &str) -> anyhow::Result<()> {
        whole::write_by(&self.passage(), &self.place(path)?, page.as_bytes())
    }

    /// Nobody else works on the runs of this project until it is dropped.
    pub(crate) fn hold(&self, what: &str) -> anyhow::Result<Held> {
        let held = Held::take(&self.folder, Holding::Alone, what)?;
        // What was on its way when somebody was killed leads nowhere.
        remove_folder(&self.passage());
        Ok(held)
    }

    /// Is somebody at work?
    pub(crate) fn is_held(&self) -> bool {
        Held::is_taken(&self.folder)
    }

    /// The same beside others who work on other tasks.
    pub(crate) fn hold_beside_others(&self, what: &str) -> anyhow::Result<Held> {
        Held::take(&self.folder, Holding::BesideOthers, what)
    }

    pub(crate) fn run(&self, number: u64) -> RunFolder {
        RunFolder { number, folder: self.folder.join(RUNS).join(number.to_string()) }
    }

    /// Numbers of all runs, in order.
    pub(crate) fn runs(&self) -> Vec<u64> {
        let entries = std::fs::read_dir(self.folder.join(RUNS)).into_iter().flatten().flatten();
        let mut numbers: Vec<u64> = entries
            .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
            .filter(|number| self.run(*number).plan_file().is_file())
            .collect();
        numbers.sort_unstable();
        numbers
    }

    /// A folder for a run that is about to start. A number is never used twice.
    pub(crate) fn new_run(&self) -> anyhow::Result<RunFolder> {
        let runs = self.folder.join(RUNS);
        std::fs::create_dir_all(&runs).map_err(|error| whole::not_written(".work/runs", &error))?;
        let entries = std::fs::read_dir(&runs).into_iter().flatten().flatten();
        let last = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<u64>().ok()).max();
        let number =
            last.unwrap_or_default().checked_add(1).ok_or_else(|| anyhow!("there is no number left for a run"))?;
        let run = self.run(number);
        std::fs::create_dir(&run.folder).map_err(|error| whole::not_written(&self.shown(&run.folder), &error))?;
        Ok(run)
    }

    pub(crate) fn make_current(&self, plan: &Plan) -> anyhow::Result<()> {
        let current = Current {
            run: plan.number,
            project: plan.project.clone(),
            mode: plan.mode,
            started: plan.started.clone(),
            aborted: None,
        };
        write_json(&self.current_file(), &current)
    }

    /// Marks the current run so that `run next` leaves it alone.
    pub(crate) fn abort(&self, when: &str) -> anyhow::Result<()> {
        let current: Current = read_json(&self.current_file())?;
        // What decides first; the other one is for people.
        write_whole(&self.run(current.run).abort_file(), when.as_bytes())?;
        write_json(&self.current_file(), &Current { aborted: Some(when.to_owned()), ..current })
    }

    /// The run that was started last.
    pub(crate) fn current(&self) -> anyhow::Result<RunFolder> {
        if !self.current_file().is_file() {
            return Err(no_run().into());
        }
        let current: Current = read_json(&self.current_file()).map_err(|error| {
            let hint = "orchestrator run start begins another run, and keeps what is done".to_owned();
            Hinted { message: format!("{error:#}"), hint }
        })?;
        Ok(self.run(current.run))
    }

    /// A run by the number somebody wrote, or the current one.
    pub(crate) fn named(&self, number: Option<u64>) -> anyhow::Result<RunFolder> {
        let Some(number) = number else { return self.current() };
        let run = self.run(number);
        if run.plan_file().is_file() {
            return Ok(run);
        }
        let known: Vec<String> = self.runs().iter().map(u64::to_string).collect();
        if known.is_empty() {
            return Err(no_run().into());
        }
        let hint = format!("runs: {}", orchestrator_words::listed(&known));
        Err(Hinted { message: format!("there is no run {number}"), hint }.into())
    }

    fn current_file(&self) -> PathBuf {
        self.folder.join("run.json")
    }
}

/// Where pages about runs lie.
const PAGES: &str = "reports";

/// Is this the path of a page about runs: `reports/run_3.html`, `reports/diff_1_2.html`?
pub(crate) fn is_page(path: &str) -> bool {
    let name = path.strip_prefix(PAGES).and_then(|rest| rest.strip_prefix('/')?.strip_suffix(".html"));
    let number = name.and_then(|name| name.strip_prefix("run_").or_else(|| name.strip_prefix("diff_")));
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|sign| sign.is_ascii_digit() || sign == b'_'))
}

fn no_run() -> Hinted {
    Hinted {
        message: "no run has been started in this project".to_owned(),
        hint: "orchestrator run start --mode code --intake intake.yaml".to_owned(),
    }
}

/// `.work/runs/<n>/`.
#[derive(Clone, Debug)]
pub(crate) struct RunFolder {
    pub number: u64,
    folder: PathBuf,
}

impl RunFolder {
    pub(crate) fn plan(&self) -> anyhow::Result<Plan> {
        let plan: anyhow::Result<Plan> = read_json(&self.plan_file());
        let hint = "orchestrator run start begins another run, and keeps what is done";
        let broken = |message: String| Hinted { message, hint: hint.to_owned() };
        let plan =
            plan.map_err(|error| if error.is::<Hinted>() { error } else { broken(format!("{error:#}")).into() })?;
        match plan.problem() {
            None if plan.number == self.number => Ok(plan),
            None => Err(broken(format!("the plan of run {} is one of run {}", self.number, plan.number)).into()),
            Some(problem) => Err(broken(format!("the plan of run {} {problem}", self.number)).into()),
        }
    }

    /// Nobody else works on this task until it is dropped. None while somebody does: another engine may start a task again
    /// whose first process is still there.
    pub(crate) fn hold_task(&self, id: &str) -> anyhow::Result<Option<Held>> {
        Held::take_task(&self.task(id))
    }

    /// A task that is done and whose files may not all be in their places yet.
    pub(crate) fn is_unfinished(&self, id: &str) -> bool {
        self.record_file(id, true).is_file() && self.workspace(id).is_dir()
    }

    /// Until the workspace is removed the task is done, but not finished.
    pub(crate) fn begin_to_finish(&self, id: &str) -> anyhow::Result<()> {
        let workspace = self.workspace(id);
        whole::check_way(&workspace)?;
        std::fs::create_dir_all(&workspace).map_err(|error| whole::not_written("the workspace of a task", &error))
    }

    /// For a task whose result is lost.
    pub(crate) fn forget(&self, id: &str) -> anyhow::Result<()> {
        let removed = std::fs::remove_file(self.record_file(id, true));
        removed.map_err(|error| whole::not_written("a record", &error))
    }

    /// The intake first: a run is there once its plan is.
    pub(crate) fn freeze(&self, plan: &Plan, intake: &str) -> anyhow::Result<()> {
        write_whole(&self.folder.join("intake.yaml"), intake.as_bytes())?;
        write_json(&self.plan_file(), plan)
    }

    pub(crate) fn journal(&self) -> Journal {
        Journal::in_file(self.folder.join("run.log"))
    }

    pub(crate) fn is_aborted(&self) -> bool {
        self.abort_file().is_file()
    }

    pub(crate) fn task(&self, id: &str) -> PathBuf {
        self.folder.join("tasks").join(id)
    }

    /// What a task writes, until it has succeeded.
    pub(crate) fn workspace(&self, id: &str) -> PathBuf {
        self.task(id).join("workspace")
    }

    pub(crate) fn record(&self, id: &str) -> Option<Record> {
        let record =
            Record::in_file(&self.record_file(id, true)).or_else(|| Record::in_file(&self.record_file(id, false)));
        record.filter(|record| record.task == id)
    }

    /// The new record first: whoever is killed in between leaves the task done, as it was or as it is.
    pub(crate) fn write_record(&self, record: &Record) -> anyhow::Result<()> {
        write_json(&self.record_file(&record.task, record.is_done()), record)?;
        let _ = std::fs::remove_file(self.record_file(&record.task, !record.is_done()));
        Ok(())
    }

    /// Failures have a file of their own: other engines take a task for done when its record is there.
    fn record_file(&self, id: &str, is_done: bool) -> PathBuf {
        self.task(id).join(if is_done { "record.json" } else { "failure.json" })
    }

    /// For work that belongs to no task.
    pub(crate) fn scratch(&self) -> PathBuf {
        self.folder.join("scratch")
    }

    /// Where a replay puts its files.
    pub(crate) fn replay(&self) -> PathBuf {
        self.folder.join("replay")
    }

    fn plan_file(&self) -> PathBuf {
        self.folder.join("plan.json")
    }

    fn abort_file(&self) -> PathBuf {
        self.folder.join("aborted")
    }
}
