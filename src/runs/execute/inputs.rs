//! Inputs that say which columns they have are looked at before the first task: better one clear error than ten strange ones.

use serde_json::{Map, Value, json};

use super::sandbox::{Execution, run};
use super::{Interrupted, Runner};
use crate::runs::plan::{Input, Task, TaskLimits, Work};
use crate::runs::recipes;
use crate::runs::work::remove_folder;
use crate::terminal::Hinted;

impl Runner<'_> {
    /// Checks every input with columns, in the sandbox like any other reader of data.
    pub(super) fn check_inputs(&self) -> anyhow::Result<()> {
        let project = self.work.project();
        let checked =
            self.plan.inputs.iter().filter(|input| !input.columns.is_empty() && project.join(&input.path).is_file());
        checked.into_iter().try_for_each(|input| self.check_input(input))
    }

    fn check_input(&self, input: &Input) -> anyhow::Result<()> {
        let columns: Map<String, Value> =
            input.columns.iter().map(|(name, kind)| (name.clone(), json!(kind))).collect();
        let arguments = [("input", json!(input.path)), ("columns", json!(columns)), ("fail", json!(false))];
        let code = recipes::filled("validate", arguments)?;
        let workspace = self.run.scratch();
        let limits = orchestrator_runtime::Limits::default();
        let task = Task {
            id: "inputs".to_owned(),
            phase: String::new(),
            agent: String::new(),
            work: Work::Code { code: code.clone() },
            needs: Vec::new(),
            inputs: Vec::new(),
            expects: Vec::new(),
            parameters: Map::new(),
            limits: TaskLimits { timeout: limits.timeout, memory_bytes: limits.memory_bytes, instructions: None },
            retries: 0,
            always: false,
            recorded: true,
            seed: 0,
        };
        let execution = Execution {
            plan: &self.plan,
            task: &task,
            code: &code,
            results: &Map::new(),
            clock_ns: self.plan.clock_ns,
            workspace: workspace.clone(),
            below: Vec::new(),
            hidden: Vec::new(),
        };
        let (report, _) = run(&self.toolbox, execution, &self.is_cancelled, &|_| {})?;
        remove_folder(&workspace);
        if report.error.is_some() && (self.is_cancelled)() {
            return Err(Interrupted.into());
        }
        let found = report.result["problems"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let mut problems: Vec<&str> = found.collect();
        problems.extend(report.error.as_ref().map(|error| error.message.as_str()));
        if problems.is_empty() {
            return Ok(());
        }
        let Input { name, path, .. } = input;
        let message = format!("{path} is not what the intake says of '{name}': {}", problems.join("; "));
        self.journal.note(&message);
        let hint =
            format!("fix {path}, then orchestrator run next; or fix {}, then orchestrator run start", self.plan.intake);
        Err(Hinted { message, hint }.into())
    }
}
