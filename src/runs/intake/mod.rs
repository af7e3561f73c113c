//! The intake file: YAML in, a checked draft of a run out. Whatever is wrong is told with its line and column.

mod check;
mod document;
mod graph;
mod placed;
mod problem;
mod template;

use std::path::Path;

use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};
use serde_saphyr::options;

pub(crate) use check::{is_name, without_number};
pub use document::{Changes, ColumnKind, Mode};
pub(crate) use placed::{Named, Place, Placed};
pub(crate) use problem::Problem;
pub(crate) use template::{INTAKE as TEMPLATE, SALES as TEMPLATE_DATA, over_tables as template_over};

use super::plan::{Input, Phase};
use crate::terminal::Hinted;
use document::Document;

/// Everything the file says, checked and with every default in its place.
#[derive(Debug)]
pub(crate) struct Draft {
    pub project: String,
    pub mode: Mode,
    pub seed: u32,
    pub clock_ns: Option<i64>,
    pub parameters: Map<String, Value>,
    pub inputs: Vec<Input>,
    pub phases: Vec<Phase>,
}

/// Reads an intake for a project folder. `mode` is what the command line says.
pub(crate) fn read(text: &str, file: &str, folder: &Path, mode: Option<Mode>) -> Result<Draft, Hinted> {
    let draft = parse(text).and_then(|document| check::draft(document, folder, mode));
    draft.map_err(|problem| Hinted {
        message: problem.shown(file, text),
        hint: problem.hint.unwrap_or_else(|| "orchestrator docs intake lists the fields".to_owned()),
    })
}

fn parse(text: &str) -> Result<Document, Problem> {
    if text.lines().all(|line| line.trim().is_empty() || line.trim_start().starts_with('#')) {
        return Err(Problem::new(Place::default(), "the file is empty"));
    }
    // Only `true` and `false` are booleans: a column called `no` stays a text.
    let options = options! { strict_booleans: true, with_snippet: false };
    serde_saphyr::from_str_with_options(text, options).map_err(|error| Problem::of_yaml(&error))
}

/// The JSON Schema of the file.
pub(crate) fn schema() -> Value {
    let generator = SchemaSettings::draft2020_12().into_generator();
    generator.into_root_schema_for::<Document>().to_value()
}

#[cfg(test)]
mod tests;
