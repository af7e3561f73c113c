//! From the file as it is written to a draft of a run: every name leads somewhere, every default is in its place.

#![expect(clippy::disallowed_methods, reason = "scripts of tasks are read once, and frozen with the run")]

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::time::Duration;

use chrono::DateTime;
use orchestrator_runtime::Limits;
use orchestrator_runtime::files::OUTPUT_FOLDERS;
use orchestrator_words::shorten;
use serde_json::{Map, Value};

use super::document::{Document, DocumentInput, DocumentLimits, DocumentPhase, DocumentTask, Mode, WholeInput, Words};
use super::placed::{Named, Placed};
use super::{Draft, Place, Problem, graph, template};
use crate::paths::real_path;
use crate::runs::plan::{Changes, Input, Phase, Task, TaskLimits, Work};
use crate::runs::recipes;
use crate::settings::parse_size;
use crate::shell_words;

/// Longest name in signs.
const LONGEST_NAME: usize = 80;
/// Longest task in seconds; as long as a setting may be.
const LONGEST_TIMEOUT: f64 = 86_400.0;
/// How often a generator sees what became of its code.
const RETRIES_OF_PROMPT: u32 = 2;
/// Names that tasks find besides their parameters.
const GIVEN_NAMES: [&str; 4] = ["parameters", "inputs", "results", "result"];

pub(super) fn draft(document: Document, folder: &Path, mode: Option<Mode>) -> Result<Draft, Problem> {
    let mode = mode.or(document.mode).unwrap_or(Mode::Legacy);
    check_name("project", &document.project, char::is_control)?;
    let parameters = parameters_of(document.parameters)?;
    let inputs = inputs_of(document.inputs, folder)?;
    let phases = match document.phases {
        Some(phases) => phases,
        None => template::default_phases(&document.project, &inputs)?,
    };
    check_names(&phases, document.project.place)?;
    graph::check(&phases)?;
    let run_limits = limits_of(
        &document.limits,
        TaskLimits {
            timeout: Limits::default().timeout,
            memory_bytes: Limits::default().memory_bytes,
            instructions: None,
        },
    )?;
    let maker = Maker {
        mode,
        folder,
        inputs: &inputs,
        parameters: &parameters,
        limits: run_limits,
        retries: document.retries,
        seed: document.seed,
    };
    let phases = phases.into_iter().map(|phase| maker.phase(phase)).collect::<Result<_, _>>()?;
    let clock_ns = document.clock.map(|clock| clock_of(&clock)).transpose()?;
    Ok(Draft { project: document.project.value, mode, seed: document.seed, clock_ns, parameters, inputs, phases })
}

/// What tasks take from the run they belong to.
struct Maker<'a> {
    mode: Mode,
    folder: &'a Path,
    inputs: &'a [Input],
    parameters: &'a Map<String, Value>,
    limits: TaskLimits,
    retries: Option<u32>,
    seed: u32,
}

impl Maker<'_> {
    fn phase(&self, phase: DocumentPhase) -> Result<Phase, Problem> {
        let name = phase.name.value;
        let agent = phase.agent.map(|agent| agent.value);
        let tasks = phase.tasks.into_iter().map(|task| self.task(task, &name, agent.as_deref()));
        Ok(Phase { tasks: tasks.collect::<Result<_, _>>()?, name })
    }

    fn task(&self, task: DocumentTask, phase: &str, agent: Option<&str>) -> Result<Task, Problem> {
        let work = self.work(&task)?;
        let is_prompt = matches!(work, Work::Prompt { .. });
        let mut parameters = self.parameters.clone();
        parameters.extend(parameters_of(task.parameters)?);
        let inputs = task.inputs.iter().map(|input| self.input_path(input)).collect::<Result<_, _>>()?;
        for expected in &task.expects {
            check_output(expected)?;
        }
        Ok(Task {
            phase: phase.to_owned(),
            agent: task
                .agent
                .map(|agent| agent.value)
                .or_else(|| agent.map(str::to_owned))
                .unwrap_or_else(|| phase.to_owned()),
            work,
            needs: task.needs.into_iter().map(|need| need.value).collect(),
            inputs,
            expects: task.expects.into_iter().map(|path| path.value).collect(),
            parameters,
            limits: limits_of(&task.limits, self.limits)?,
            retries: task.retries.or(self.retries).unwrap_or(if is_prompt { RETRIES_OF_PROMPT } else { 0 }),
            always: task.always,
            recorded: task.recorded,
            seed: task.seed.unwrap_or_else(|| own_seed(self.seed, &task.id.value)),
            id: task.id.value,
        })
    }

    /// The one thing a task runs in this mode.
    fn work(&self, task: &DocumentTask) -> Result<Work, Problem> {
        let ways = [
            ("code", task.code.as_ref()),
            ("script", task.script.as_ref()),
            ("recipe", task.recipe.as_ref()),
            ("prompt", task.prompt.as_ref()),
        ];
        let mut given = ways.into_iter().filter_map(|(way, text)| Some((way, text?)));
        let way = given.next();
        if let (Some((first, _)), Some((second, text))) = (way, given.next()) {
            let message = format!("task '{}' has both '{first}' and '{second}'", task.id.value);
            return Err(Problem::new(text.place, message).with_hint("keep the one it is to run"));
        }
        if let (Some((name, _)), false) = (task.with.0.first(), task.recipe.is_some()) {
            let message = format!("task '{}' has 'with', and no recipe that takes it", task.id.value);
            return Err(Problem::new(name.place, message).with_hint("variables of a task go into 'parameters'"));
        }
        if self.mode == Mode::Legacy {
            return command_of(task);
        }
        let Some((way, Placed { value: text, place })) = way else {
            let message = format!("task '{}' says nothing to run", task.id.value);
            let hint = if task.command.is_some() {
                "a command runs in --mode legacy; add code, script, recipe or prompt for --mode code"
            } else {
                "add code, script, recipe or prompt"
            };
            return Err(Problem::new(task.id.place, message).with_hint(hint));
        };
        let text = text.clone();
        Ok(match way {
            "code" => Work::Code { code: text },
            "prompt" => Work::Prompt { prompt: text },
            "script" => Work::Script { code: self.script(&text, *place)?, path: text },
            _ => Work::Recipe { code: recipes::fill(&text, *place, &task.with, self.inputs)?, name: text },
        })
    }

    fn script(&self, path: &str, place: Place) -> Result<String, Problem> {
        check_inside(path, place)?;
        let file = self.folder.join(path);
        // Whoever packs a project may put a link into it.
        if real_path(&file).is_ok_and(|real| !real.starts_with(self.folder)) {
            return Err(Problem::new(place, format!("the script '{path}' is a link that leads out of the project")));
        }
        let text = std::fs::read_to_string(file).map_err(|error| {
            Problem::new(place, format!("the script '{path}' cannot be read: {}", without_number(&error)))
                .with_hint("scripts are named from the project folder")
        })?;
        Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
    }

    /// The path behind a name of an input, or the path itself.
    fn input_path(&self, input: &Placed<String>) -> Result<String, Problem> {
        if let Some(known) = self.inputs.iter().find(|known| known.name == input.value) {
            return Ok(known.path.clone());
        }
        if input.value.contains(['/', '.']) {
            check_inside(&input.value, input.place)?;
            return Ok(input.value.clone());
        }
        let names: Vec<&str> = self.inputs.iter().map(|known| known.name.as_str()).collect();
        Err(Problem::unknown(input.place, "input", "inputs", &input.value, &names))
    }
}

fn command_of(task: &DocumentTask) -> Result<Work, Problem> {
    let Some(Placed { value, place }) = &task.command else {
        let message = format!("task '{}' has no command, and mode legacy runs nothing else", task.id.value);
        return Err(Problem::new(task.id.place, message).with_hint("add 'command', or start the run with --mode code"));
    };
    let words = match value {
        Words::List(words) => Some(words.clone()),
        Words::Line(line) => shell_words::split(line),
    };
    match words {
        Some(words) if words.first().is_some_and(|program| !program.is_empty()) => Ok(Work::Command { words }),
        Some(_) => Err(Problem::new(*place, "the command is empty")),
        None => Err(Problem::new(*place, "the command has a quote that is not closed")),
    }
}

fn inputs_of(inputs: Named<DocumentInput>, folder: &Path) -> Result<Vec<Input>, Problem> {
    let mut seen = HashSet::new();
    let mut checked = Vec::new();
    for (name, input) in inputs.0 {
        check_name("input", &name, |sign| !sign.is_alphanumeric() && !"_-".contains(sign))?;
        if !seen.insert(name.value.clone()) {
            return Err(Problem::new(name.place, format!("there are two inputs '{}'", name.value)));
        }
        let WholeInput { path, columns, required, changes } = match input {
            DocumentInput::Whole(input) => input,
            DocumentInput::Path(path) => {
                WholeInput { path, columns: Named::default(), required: true, changes: Changes::Content }
            }
        };
        check_inside(&path, name.place)?;
        if required && !folder.join(&path).is_file() {
            let message = format!("the input '{}' is missing: there is no file {path}", name.value);
            return Err(Problem::new(name.place, message).with_hint(hint_of_near_file(folder, &path)));
        }
        let columns = columns.0.into_iter().map(|(column, kind)| (column.value, kind)).collect();
        checked.push(Input { name: name.value, path, columns, required, changes });
    }
    Ok(checked)
}

fn hint_of_near_file(folder: &Path, path: &str) -> String {
    let parent = Path::new(path).parent().unwrap_or(Path::new(""));
    let entries = std::fs::read_dir(folder.join(parent)).into_iter().flatten().flatten();
    let mut names: Vec<String> =
        entries.filter_map(|entry| Some(parent.join(entry.file_name()).to_str()?.replace('\\', "/"))).collect();
    names.sort();
    if names.is_empty() {
        "put it there, or write required: false".to_owned()
    } else {
        orchestrator_words::hint_of_names("files", path, &names)
    }
}

/// Names of phases and tasks can be read, and none is used twice.
fn check_names(phases: &[DocumentPhase], whole: Place) -> Result<(), Problem> {
    if phases.iter().all(|phase| phase.tasks.is_empty()) {
        return Err(Problem::new(whole, "there are no tasks"));
    }
    let (mut names, mut ids) = (HashSet::new(), HashMap::new());
    for phase in phases {
        check_name("phase", &phase.name, is_strange)?;
        if !names.insert(&phase.name.value) {
            return Err(Problem::new(phase.name.place, format!("there are two phases '{}'", phase.name.value)));
        }
        for agent in phase.agent.iter().chain(phase.tasks.iter().filter_map(|task| task.agent.as_ref())) {
            check_name("agent", agent, is_strange)?;
        }
        for task in &phase.tasks {
            check_name("task", &task.id, is_strange)?;
            if is_device(&task.id.value) {
                let message = format!("'{}' cannot be the name of a task: it is one of a device", task.id.value);
                return Err(Problem::new(task.id.place, message)
                    .with_hint("tasks have folders, and some systems have no such folder"));
            }
            // Tasks have folders, and some systems take `A` and `a` for the same one.
            if let Some(first) = ids.insert(task.id.value.to_ascii_lowercase(), task.id.place.line) {
                let message = format!("there are two tasks '{}'", task.id.value);
                return Err(Problem::new(task.id.place, message).with_hint(format!("the first is on line {first}")));
            }
        }
    }
    Ok(())
}

fn is_strange(sign: char) -> bool {
    !sign.is_ascii_alphanumeric() && !"_-".contains(sign)
}

/// What phases, tasks and agents can be called.
pub(crate) fn is_name(name: &str) -> bool {
    !name.is_empty() && name.len() <= LONGEST_NAME && !name.contains(is_strange) && !name.starts_with('-')
}

/// Names that Windows keeps for devices, whatever follows them.
fn is_device(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let port = name.strip_prefix("com").or_else(|| name.strip_prefix("lpt"));
    ["con", "prn", "aux", "nul"].contains(&name.as_str())
        || port.is_some_and(|rest| matches!(rest.as_bytes(), [b'0'..=b'9']))
}

fn check_name(what: &str, name: &Placed<String>, is_strange: impl Fn(char) -> bool) -> Result<(), Problem> {
    let Placed { value, place } = name;
    // A command line takes what begins with a dash for an option.
    if value.is_empty()
        || value.chars().count() > LONGEST_NAME
        || value.chars().any(is_strange)
        || value.starts_with('-')
    {
        let message = format!("'{}' cannot be the name of a {what}", shorten(value));
        return Err(Problem::new(*place, message)
            .with_hint(format!("up to {LONGEST_NAME} letters, digits, _ and -, not - at first")));
    }
    Ok(())
}

fn parameters_of(parameters: Named<Value>) -> Result<Map<String, Value>, Problem> {
    if let Some((name, _)) = parameters.0.iter().find(|(name, _)| GIVEN_NAMES.contains(&name.value.as_str())) {
        return Err(Problem::new(name.place, format!("a parameter cannot be called '{}'", name.value))
            .with_hint(format!("these names are taken: {}", GIVEN_NAMES.join(", "))));
    }
    Ok(parameters.0.into_iter().map(|(name, value)| (name.value, value)).collect())
}

/// A path of the project, from its folder down.
pub(super) fn check_inside(path: &str, place: Place) -> Result<(), Problem> {
    let is_hidden = |part: &str| part.starts_with('.') && part != ".";
    let leaves = path.is_empty() || path.starts_with(['/', '\\']) || path.contains(':');
    if leaves || path.split(['/', '\\']).any(is_hidden) {
        return Err(Problem::new(place, format!("'{}' is not a path inside the project", shorten(path)))
            .with_hint("write it from the project folder, as in data/raw/sales.csv"));
    }
    Ok(())
}

fn check_output(path: &Placed<String>) -> Result<(), Problem> {
    check_inside(&path.value, path.place)?;
    let is_output = |folder: &str| path.value.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
    if OUTPUT_FOLDERS.into_iter().any(is_output) {
        return Ok(());
    }
    let message = format!("no task can write '{}'", shorten(&path.value));
    Err(Problem::new(path.place, message).with_hint(format!("tasks write to {}/", OUTPUT_FOLDERS.join("/, "))))
}

fn limits_of(limits: &DocumentLimits, usual: TaskLimits) -> Result<TaskLimits, Problem> {
    let timeout = match &limits.timeout {
        None => usual.timeout,
        Some(Placed { value, place }) if !(*value > 0.0 && *value <= LONGEST_TIMEOUT) => {
            let message = format!("the timeout cannot be {value} seconds");
            return Err(Problem::new(*place, message).with_hint(format!("more than 0, at most {LONGEST_TIMEOUT}")));
        }
        Some(Placed { value, .. }) => Duration::from_secs_f64(*value),
    };
    let memory_bytes = match &limits.memory {
        None => usual.memory_bytes,
        Some(Placed { value, place }) => {
            parse_size(value).map_err(|reason| Problem::new(*place, format!("memory: {reason}")))?
        }
    };
    Ok(TaskLimits { timeout, memory_bytes, instructions: limits.instructions.or(usual.instructions) })
}

fn clock_of(clock: &Placed<String>) -> Result<i64, Problem> {
    let moment = DateTime::parse_from_rfc3339(&clock.value).ok().and_then(|moment| moment.timestamp_nanos_opt());
    moment.ok_or_else(|| {
        Problem::new(clock.place, format!("'{}' is not a moment", shorten(&clock.value)))
            .with_hint("write it as in 2026-01-31T08:00:00Z")
    })
}

/// Tasks draw their own numbers, whatever the order they run in.
fn own_seed(seed: u32, id: &str) -> u32 {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(format!("{seed}\n{id}"));
    u32::from_le_bytes([digest[0], digest[1], digest[2], digest[3]])
}

/// "No such file or directory", without what only programmers read.
pub(crate) fn without_number(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}
