//! `run export`: the run as a workflow of an engine that people have. Every step of it is this program running one task,
//! so that Slurm, Kubernetes or a cloud's batch service schedules what the sandbox runs.

mod argo;
mod nextflow;
mod snakemake;

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use clap::ValueEnum;

use super::plan::{Mode, Plan, Task};

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Engine {
    Snakemake,
    Nextflow,
    Argo,
}

impl Engine {
    /// The file its users expect.
    pub(crate) fn file(self) -> &'static str {
        match self {
            Self::Snakemake => "Snakefile",
            Self::Nextflow => "main.nf",
            Self::Argo => "argo.yaml",
        }
    }

    /// What to type next.
    pub(crate) fn next(self) -> &'static str {
        match self {
            Self::Snakemake => "snakemake --cores all",
            Self::Nextflow => "nextflow run main.nf",
            Self::Argo => "argo submit argo.yaml",
        }
    }

    pub(crate) fn export(self, plan: &Plan) -> String {
        let steps = steps_of(plan, self.naming());
        match self {
            Self::Snakemake => snakemake::workflow(plan, &steps),
            Self::Nextflow => nextflow::workflow(plan, &steps),
            Self::Argo => argo::workflow(plan, &steps),
        }
    }

    fn naming(self) -> Naming {
        match self {
            Self::Snakemake | Self::Nextflow => Naming { separator: '_', is_lower: false },
            // Names become those of pods.
            Self::Argo => Naming { separator: '-', is_lower: true },
        }
    }
}

/// One task as a step of a workflow.
struct Step<'a> {
    task: &'a Task,
    /// A name that the engine takes and no other step has.
    name: String,
    /// Number of its phase, among those that have tasks.
    phase: usize,
    /// Numbers of the steps that its task needs.
    needs: Vec<usize>,
}

impl Step<'_> {
    fn command(&self, plan: &Plan) -> String {
        format!("orchestrator run task --run {} {}", plan.number, self.task.id)
    }
}

/// What writes the page and the lock file.
fn page_command(plan: &Plan) -> String {
    format!("orchestrator run page {}", plan.number)
}

/// What an engine takes as a name beside letters and digits.
#[derive(Clone, Copy)]
struct Naming {
    separator: char,
    is_lower: bool,
}

impl Naming {
    /// A number is put behind a name that another task has.
    fn name(self, id: &str, taken: &mut HashSet<String>) -> String {
        /// A label of Kubernetes has 63 signs; the rest is for the number.
        const LONGEST: usize = 56;
        let Self { separator, is_lower } = self;
        let mut name = format!("task{separator}{}", id.replace(['_', '-'], &separator.to_string()));
        if is_lower {
            name.make_ascii_lowercase();
        }
        name.truncate(LONGEST);
        let plain = name.trim_end_matches(separator).to_owned();
        let numbered = (2..).map(|number| format!("{plain}{separator}{number}"));
        let free =
            std::iter::once(plain.clone()).chain(numbered).find(|name| !taken.contains(name)).unwrap_or_default();
        taken.insert(free.clone());
        free
    }
}

fn steps_of(plan: &Plan, naming: Naming) -> Vec<Step<'_>> {
    let mut taken = HashSet::new();
    let mut steps: Vec<Step<'_>> = Vec::new();
    for (number, phase) in plan.phases.iter().filter(|phase| !phase.tasks.is_empty()).enumerate() {
        for task in phase.in_order() {
            steps.push(Step { task, name: naming.name(&task.id, &mut taken), phase: number, needs: Vec::new() });
        }
    }
    let number_of: HashMap<&str, usize> =
        steps.iter().enumerate().map(|(number, step)| (step.task.id.as_str(), number)).collect();
    for (number, step) in steps.iter_mut().enumerate() {
        step.needs = step.task.needs.iter().filter_map(|id| number_of.get(id.as_str()).copied()).collect();
        // What a command writes is told from what was there before, so commands run one at a time.
        if plan.mode == Mode::Legacy && number > 0 && !step.needs.contains(&(number - 1)) {
            step.needs.push(number - 1);
        }
    }
    steps
}

/// The least a step waits for: what it needs in its phase, or else the last of the phase before. What came before those is
/// done by then.
fn after(steps: &[Step<'_>], step: &Step<'_>) -> Vec<usize> {
    let in_phase: Vec<usize> = step.needs.iter().copied().filter(|need| steps[*need].phase == step.phase).collect();
    match step.phase.checked_sub(1) {
        Some(before) if in_phase.is_empty() => last_of(steps, before),
        _ => in_phase,
    }
}

/// Steps of a phase that no other step of it needs.
fn last_of(steps: &[Step<'_>], phase: usize) -> Vec<usize> {
    let of_phase = || steps.iter().filter(|step| step.phase == phase);
    let needed: HashSet<usize> = of_phase().flat_map(|step| step.needs.iter().copied()).collect();
    (0..steps.len()).filter(|number| steps[*number].phase == phase && !needed.contains(number)).collect()
}

/// The lines above a workflow, each behind the sign of a comment.
fn heading(plan: &Plan, sign: &str) -> String {
    // A comment ends with its line, and languages differ in what ends a line.
    let project = plan.project.replace(|sign: char| sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}'), " ");
    let mut text = String::new();
    let _ = writeln!(text, "{sign} Run {} of {project}, written by orchestrator {}.", plan.number, plan.version);
    let _ = writeln!(
        text,
        "{sign} Every step runs one task of it in this folder; code and parameters are frozen in the run."
    );
    text
}

/// Megabytes and whole seconds that a scheduler has to reserve for a task: what its limits allow and some for the program.
fn reserved(task: &Task) -> (usize, u64) {
    const PROGRAM_MEGABYTES: usize = 256;
    let seconds = task.limits.timeout.as_secs() + u64::from(task.limits.timeout.subsec_nanos() > 0);
    let tries = u64::from(task.retries) + 1;
    ((task.limits.memory_bytes >> 20) + PROGRAM_MEGABYTES, (seconds + 60) * tries)
}
