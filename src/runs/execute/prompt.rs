//! `prompt:` tasks: what a generator is told, and what it is told again when its code failed.
//!
//! The prompt holds the names and kinds of columns, never a value of the data; errors come back without what they quote.

use std::fmt::Write as _;

use orchestrator_runtime::report::ErrorReport;
use orchestrator_runtime::{ErrorClass, Isolation, Report};
use orchestrator_tools_registry::Origin;
use serde_json::{Map, Value, json};

use super::Runner;
use super::hidden::without_values;
use super::sandbox::Ran;
use crate::runs::plan::Task;
use crate::runs::work::Record;
use crate::tools::{Caller, docs_of};

const PROMPT: &str = include_str!("prompt.md");
/// What follows when a script has failed.
const AGAIN: &str = include_str!("again.md");
/// What the API reference in a prompt is made of.
const MODULES: [&str; 4] =
    ["orchestrator.mcp.data", "orchestrator.mcp.analytics", "orchestrator.mcp.models", "orchestrator.mcp.viz"];
/// Names and kinds of the columns of each table.
const SCHEMA: &str = include_str!("schema.py");

impl Runner<'_> {
    pub(super) fn run_prompt(
        &self,
        task: &Task,
        prompt: &str,
        results: &Map<String, Value>,
        before: &Record,
    ) -> anyhow::Result<Ran> {
        let Some(generator) = self.generator else {
            let error =
                ErrorReport::new(ErrorClass::RuntimeError, "a prompt needs a generator, and none is configured");
            let hint = "set ORCHESTRATOR_GENERATOR to a command that reads a prompt and prints Python, or let an MCP client \
                        with sampling call next_phase";
            return Ok(not_run(error.with_hint(hint)));
        };
        let mut text = self.prompt(task, prompt, results)?;
        if let Some(error) = &before.error {
            let error = without_values(error, &[&text, &before.code]);
            // Scripts have braces of their own.
            let (head, rest) = AGAIN.split_once("{code}").unwrap_or_default();
            let (middle, tail) = rest.split_once("{error}").unwrap_or_default();
            text.extend(["\n", head, &before.code, middle, &error, tail]);
        }
        self.journal.note(format_args!("task {} asks the generator: {} characters", task.id, text.chars().count()));
        match generator.write(&text) {
            Ok(code) => self.run_code(task, &code, results),
            Err(reason) => {
                let hint = "a generator reads the prompt and prints Python; the command is in ORCHESTRATOR_GENERATOR";
                Ok(not_run(ErrorReport::new(ErrorClass::RuntimeError, reason).with_hint(hint)))
            }
        }
    }

    fn prompt(&self, task: &Task, prompt: &str, results: &Map<String, Value>) -> anyhow::Result<String> {
        let caller = Caller::new(Origin::Command, "orchestrator");
        let pages = MODULES.iter().map(|module| docs_of(&self.toolbox, module, &caller));
        let api = pages.collect::<Result<Vec<_>, _>>().map_err(|error| anyhow::anyhow!("{error}"))?.join("\n");
        let expects = task.expects.iter().fold(String::new(), |mut text, path| {
            let _ = writeln!(text, "- The script must write {path}.");
            text
        });
        let filled = PROMPT.replace("{task}", prompt.trim()).replace("{expects}", &expects);
        Ok(filled.replace("{data}", &self.schemas(task, results)?).replace("{api}", &api))
    }

    /// The columns of the inputs and of what earlier tasks wrote.
    fn schemas(&self, task: &Task, results: &Map<String, Value>) -> anyhow::Result<String> {
        let inputs = self.plan.inputs.iter().map(|input| input.path.clone());
        let earlier = self
            .plan
            .tasks()
            .filter_map(|task| self.run.record(&task.id))
            .flat_map(|record| record.outputs.into_keys());
        let tables: Vec<String> = inputs.chain(earlier).chain(task.inputs.iter().cloned()).collect();
        let reader = Task { parameters: Map::from_iter([("tables".to_owned(), json!(tables))]), ..task.clone() };
        let ran = self.run_code(&reader, SCHEMA, results)?;
        Ok(ran.report.result.as_str().unwrap_or("There are no tables yet.").trim_end().to_owned())
    }
}

/// A try that came to no execution.
fn not_run(error: ErrorReport) -> Ran {
    Ran {
        failure: Some(error.traceback.clone()),
        code: String::new(),
        written: Vec::new(),
        asked: Vec::new(),
        may_be_tried_again: false,
        report: Report::of_failure(error, Isolation::Production),
    }
}
