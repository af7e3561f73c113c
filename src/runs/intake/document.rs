//! The intake file as it is written. These types are its schema too: `orchestrator docs intake` is made from them.

use std::fmt;

use clap::ValueEnum;
use schemars::JsonSchema;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::placed::{Named, Placed};

/// What a run does: its data, its phases and their tasks.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Intake of an orchestrator run")]
pub(crate) struct Document {
    /// Name of the project.
    pub project: Placed<String>,
    /// How tasks run: `code` in the sandbox, `legacy` as programs of this machine. `--mode` wins; without both it is legacy.
    #[serde(default)]
    pub mode: Option<Mode>,
    /// Every random number of the run comes from it.
    #[serde(default)]
    pub seed: u32,
    /// What time it is inside the run, as in 2026-01-31T08:00:00Z; without it the moment of `run start`.
    #[serde(default)]
    pub clock: Option<Placed<String>>,
    /// Variables of every task.
    #[serde(default)]
    pub parameters: Named<Value>,
    /// Limits of every task.
    #[serde(default)]
    pub limits: DocumentLimits,
    /// How often a task that failed is tried again; a prompt twice, unless this says otherwise.
    #[serde(default)]
    pub retries: Option<u32>,
    /// Files the run stands on, by name: a path, or a path with what is expected of it.
    #[serde(default)]
    pub inputs: Named<DocumentInput>,
    /// What is done, in order; without it the phases of the playbook, over the first input.
    #[serde(default)]
    pub phases: Option<Vec<DocumentPhase>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    Code,
    Legacy,
}

impl Mode {
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Legacy => "legacy",
        }
    }
}

#[derive(Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DocumentLimits {
    /// Seconds.
    #[serde(default)]
    pub timeout: Option<Placed<f64>>,
    /// Such as 512M or 1G.
    #[serde(default)]
    pub memory: Option<Placed<String>>,
    /// Work units: calls and turns of loops.
    #[serde(default)]
    pub instructions: Option<u64>,
}

#[derive(JsonSchema)]
#[schemars(untagged)]
pub(crate) enum DocumentInput {
    Path(String),
    Whole(WholeInput),
}

// By hand, because serde forgets places where it has to try one form after the other.
impl<'de> Deserialize<'de> for DocumentInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = DocumentInput;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a path, or path, columns, required and changes")
            }

            fn visit_str<E>(self, path: &str) -> Result<DocumentInput, E> {
                Ok(DocumentInput::Path(path.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<DocumentInput, A::Error> {
                WholeInput::deserialize(MapAccessDeserializer::new(map)).map(DocumentInput::Whole)
            }
        }

        deserializer.deserialize_any(Either)
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WholeInput {
    /// Path in the project.
    pub path: String,
    /// Columns a table must have, with what they hold. Checked before the first task.
    #[serde(default)]
    pub columns: Named<ColumnKind>,
    /// Whether a run without the file is an error.
    #[serde(default = "yes")]
    pub required: bool,
    /// How a change is noticed.
    #[serde(default)]
    pub changes: Changes,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ColumnKind {
    Integer,
    Number,
    Text,
    Date,
    Boolean,
}

/// What makes a task that reads the file run again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Changes {
    /// Other content.
    #[default]
    Content,
    /// Another size or time, for files that take long to read.
    Stamp,
    /// Nothing.
    Never,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DocumentPhase {
    /// Name of the phase: letters, digits, _ and -.
    pub name: Placed<String>,
    /// Who does its tasks, unless they say otherwise; names their files in .work/.
    #[serde(default)]
    pub agent: Option<Placed<String>>,
    pub tasks: Vec<DocumentTask>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DocumentTask {
    /// Name of the task, unique in the file: letters, digits, _ and -.
    pub id: Placed<String>,
    #[serde(default)]
    pub agent: Option<Placed<String>>,
    /// Python to run.
    #[serde(default)]
    pub code: Option<Placed<String>>,
    /// File of the project with Python to run.
    #[serde(default)]
    pub script: Option<Placed<String>>,
    /// Recipe to run: see `orchestrator docs recipes`.
    #[serde(default)]
    pub recipe: Option<Placed<String>>,
    /// Arguments of the recipe.
    #[serde(default)]
    pub with: Named<Value>,
    /// What a generator is to write Python for.
    #[serde(default)]
    pub prompt: Option<Placed<String>>,
    /// Program and arguments that mode legacy runs instead.
    #[serde(default)]
    pub command: Option<Placed<Words>>,
    /// Inputs by name, or paths, beside what the task is seen to read.
    #[serde(default)]
    pub inputs: Vec<Placed<String>>,
    /// Tasks that must be done before; their results are in `results`.
    #[serde(default)]
    pub needs: Vec<Placed<String>>,
    /// Files the task must write.
    #[serde(default)]
    pub expects: Vec<Placed<String>>,
    /// Variables of the task, over those of the run.
    #[serde(default)]
    pub parameters: Named<Value>,
    /// Limits of the task, over those of the run.
    #[serde(default)]
    pub limits: DocumentLimits,
    #[serde(default)]
    pub retries: Option<u32>,
    /// Run it every time, whatever is known of it.
    #[serde(default)]
    pub always: bool,
    /// Clock and randomness come from the run. `false` takes the machine's: the task cannot be replayed bit for bit.
    #[serde(default = "yes")]
    pub recorded: bool,
    /// Seed of this task alone.
    #[serde(default)]
    pub seed: Option<u32>,
}

/// A command: a list of words, or a line that is split at blanks and quotes. No shell reads it.
#[derive(Clone, JsonSchema)]
#[schemars(untagged)]
pub(crate) enum Words {
    List(Vec<String>),
    Line(String),
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = Words;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a list of words or one line")
            }

            fn visit_str<E>(self, line: &str) -> Result<Words, E> {
                Ok(Words::Line(line.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, words: A) -> Result<Words, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(words)).map(Words::List)
            }
        }

        deserializer.deserialize_any(Either)
    }
}

fn yes() -> bool {
    true
}
