//! `run start`: reads the intake, freezes it with all its code, and makes it the current run. Nothing runs yet but the
//! check of inputs that say which columns they have.

#![expect(clippy::disallowed_methods, reason = "reads the intake it was pointed to")]

use std::path::Path;

use chrono::Utc;
use orchestrator_words::hint_of_names;

use super::counted;
use super::intake::{self, Draft, Mode};
use super::plan::{Plan, Task};
use super::work::Work;
use crate::terminal::Hinted;

/// What the command line or a client asks for.
pub(crate) struct Wanted<'a> {
    pub intake: &'a Path,
    /// What it says, where it was read already: a client's is read through the jail.
    pub bytes: Option<Vec<u8>>,
    pub mode: Option<Mode>,
    pub from: Option<&'a str>,
}

pub(crate) fn start(work: &Work, wanted: &Wanted<'_>) -> anyhow::Result<Plan> {
    let _held = work.hold("start")?;
    let file = wanted.intake.display().to_string().replace('\\', "/");
    let path = work.project().join(wanted.intake);
    let bytes = wanted.bytes.clone().map_or_else(|| std::fs::read(&path), Ok).map_err(|error| Hinted {
        message: format!("the intake '{file}' cannot be read: {}", intake::without_number(&error)),
        hint: hint_of_intakes(work, &file),
    })?;
    let text = String::from_utf8(bytes).map_err(|_| anyhow::anyhow!("the intake '{file}' is not UTF-8 text"))?;
    let draft = intake::read(&text, &file, work.project(), wanted.mode)?;
    if let Some(from) = wanted.from {
        check_from(work, &draft, from)?;
    }
    let run = work.new_run()?;
    let now = Utc::now();
    let plan = Plan {
        number: run.number,
        project: draft.project,
        mode: draft.mode,
        intake: file,
        started: super::now(),
        clock_ns: draft.clock_ns.or_else(|| now.timestamp_nanos_opt()).unwrap_or_default(),
        seed: draft.seed,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        parameters: draft.parameters,
        inputs: draft.inputs,
        phases: draft.phases,
        from: wanted.from.map(str::to_owned),
    };
    run.freeze(&plan, &text)?;
    work.make_current(&plan)?;
    run.journal().note(format_args!(
        "run {} of {} started: {} in {}, mode {}",
        plan.number,
        plan.project,
        counted(plan.tasks().count(), "task"),
        counted(plan.phases.len(), "phase"),
        plan.mode.name()
    ));
    Ok(plan)
}

/// Files of the project folder that could have been meant.
fn hint_of_intakes(work: &Work, wanted: &str) -> String {
    let entries = std::fs::read_dir(work.project()).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.retain(|name| Path::new(name).extension().is_some_and(|ending| ending == "yaml" || ending == "yml"));
    names.sort();
    if names.is_empty() {
        "orchestrator init writes an intake.yaml".to_owned()
    } else {
        hint_of_names("intakes", wanted, &names)
    }
}

/// A run may begin with a phase only if what comes before it has been done once.
fn check_from(work: &Work, draft: &Draft, from: &str) -> anyhow::Result<()> {
    let names: Vec<&str> = draft.phases.iter().map(|phase| phase.name.as_str()).collect();
    let Some(position) = names.iter().position(|name| *name == from) else {
        let message = format!("--from: there is no phase '{}'", orchestrator_words::shorten(from));
        return Err(Hinted { message, hint: hint_of_names("phases", from, &names) }.into());
    };
    let cache = work.cache();
    let before = draft.phases[..position].iter();
    let is_done = |task: &&Task| cache.last_of(&task.id).is_some_and(|last| last.is_of(&draft.project, draft.mode));
    let undone = before.flat_map(|phase| &phase.tasks).find(|task| !is_done(task));
    if let Some(task) = undone {
        let message =
            format!("phase '{from}' was never reached: task '{}' of phase '{}' has no result yet", task.id, task.phase);
        let hint = format!("start without --from, or with --from {}", task.phase);
        return Err(Hinted { message, hint }.into());
    }
    Ok(())
}
