//! The plan: what a run does, as it was frozen by `run start`. Nothing in it changes afterwards.

use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::intake::is_name;
pub use super::intake::{Changes, ColumnKind, Mode};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Runs of a project are counted from 1.
    pub number: u64,
    pub project: String,
    pub mode: Mode,
    /// The file it was made from, as it was named.
    pub intake: String,
    pub started: String,
    /// What time it is inside the run: nanoseconds since 1970.
    pub clock_ns: i64,
    pub seed: u32,
    pub version: String,
    pub parameters: Map<String, Value>,
    pub inputs: Vec<Input>,
    pub phases: Vec<Phase>,
    /// The phase it begins with; what comes before is taken from earlier runs.
    pub from: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Input {
    pub name: String,
    pub path: String,
    pub columns: Vec<(String, ColumnKind)>,
    pub required: bool,
    pub changes: Changes,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Phase {
    pub name: String,
    pub tasks: Vec<Task>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Task {
    pub id: String,
    pub phase: String,
    pub agent: String,
    pub work: Work,
    pub needs: Vec<String>,
    /// Paths.
    pub inputs: Vec<String>,
    pub expects: Vec<String>,
    pub parameters: Map<String, Value>,
    pub limits: TaskLimits,
    pub retries: u32,
    pub always: bool,
    pub recorded: bool,
    pub seed: u32,
}

/// What a task runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Work {
    Code {
        code: String,
    },
    Script {
        path: String,
        code: String,
    },
    Recipe {
        name: String,
        code: String,
    },
    /// Its code is written when the task runs.
    Prompt {
        prompt: String,
    },
    Command {
        words: Vec<String>,
    },
}

impl Work {
    /// What it is, in a few words.
    #[must_use]
    pub fn shown(&self) -> String {
        match self {
            Self::Code { .. } => "code".to_owned(),
            Self::Script { path, .. } => format!("script {path}"),
            Self::Recipe { name, .. } => format!("recipe {name}"),
            Self::Prompt { .. } => "prompt".to_owned(),
            Self::Command { words } => format!("command {}", words.join(" ")),
        }
    }

    /// Python that is known before the task runs.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Code { code } | Self::Script { code, .. } | Self::Recipe { code, .. } => Some(code),
            Self::Prompt { .. } | Self::Command { .. } => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TaskLimits {
    pub timeout: Duration,
    pub memory_bytes: usize,
    pub instructions: Option<u64>,
}

impl Phase {
    /// Tasks behind what they need, else in the order of the file.
    #[must_use]
    pub fn in_order(&self) -> Vec<&Task> {
        let mut left: Vec<&Task> = self.tasks.iter().collect();
        let mut waiting: HashSet<&str> = left.iter().map(|task| task.id.as_str()).collect();
        let mut order = Vec::new();
        while let Some(at) = left.iter().position(|task| !task.needs.iter().any(|id| waiting.contains(id.as_str()))) {
            let task = left.remove(at);
            waiting.remove(task.id.as_str());
            order.push(task);
        }
        order
    }
}

impl Plan {
    pub fn tasks(&self) -> impl Iterator<Item = &Task> {
        self.phases.iter().flat_map(|phase| &phase.tasks)
    }

    /// What no intake comes to: the plan was changed by hand.
    #[must_use]
    pub fn problem(&self) -> Option<String> {
        let mut names = self.tasks().flat_map(|task| [&task.id, &task.agent, &task.phase]);
        if let Some(name) = names.find(|name| !is_name(name)) {
            return Some(format!("names '{}', which is no name of a task", orchestrator_words::shorten(name)));
        }
        // Whether programs may be started is decided by the mode alone.
        let fits = |task: &&Task| match &task.work {
            Work::Command { words } => self.mode == Mode::Legacy && !words.is_empty(),
            _ => self.mode == Mode::Code,
        };
        let strange = self.tasks().find(|task| !fits(task))?;
        Some(format!("has a task '{}' that mode {} does not run", strange.id, self.mode.name()))
    }

    /// Every task behind what it needs, else in the order of the file.
    #[must_use]
    pub fn in_order(&self) -> Vec<&Task> {
        self.phases.iter().flat_map(Phase::in_order).collect()
    }

    #[must_use]
    pub fn task(&self, id: &str) -> Option<&Task> {
        self.tasks().find(|task| task.id == id)
    }

    /// Phases before the one the run begins with.
    #[must_use]
    pub fn n_skipped_phases(&self) -> usize {
        let from = |from: &String| self.phases.iter().position(|phase| phase.name == *from);
        self.from.as_ref().and_then(from).unwrap_or_default()
    }

    /// How a change of a file is noticed.
    #[must_use]
    pub fn changes_of(&self, path: &str) -> Changes {
        self.inputs.iter().find(|input| input.path == path).map(|input| input.changes).unwrap_or_default()
    }

    /// Paths of the inputs by their names, as tasks find them.
    #[must_use]
    pub fn input_paths(&self) -> BTreeMap<&str, &str> {
        self.inputs.iter().map(|input| (input.name.as_str(), input.path.as_str())).collect()
    }
}
