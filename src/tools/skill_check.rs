//! The check a skill must pass before it is saved or imported: it parses, it is safe, it only defines
//! things, and its own examples print what they say. All in the sandbox.

use std::sync::Arc;
use std::time::Duration;

use orchestrator_runtime::{Host, Isolation};
use orchestrator_skills::{Check, CheckFailure, Example};
use orchestrator_tools_registry::Builtin;
use serde_json::Map;

use super::{GuestHost, Toolbox};
use crate::pool::{Call, Cancelled};

/// Time for the code and for each example.
const PATIENCE: Duration = Duration::from_secs(10);

/// Examples of one skill.
const MOST_EXAMPLES: usize = 20;

pub struct SandboxCheck<'a> {
    toolbox: &'a Arc<Toolbox>,
    /// Who wants it saved.
    client: &'a str,
    is_cancelled: Cancelled,
}

impl<'a> SandboxCheck<'a> {
    /// Takes no place among the executions that run at a time: whoever saves a skill has one.
    #[must_use]
    pub fn new(toolbox: &'a Arc<Toolbox>, client: &'a str, is_cancelled: &Cancelled) -> Self {
        Self { toolbox, client, is_cancelled: Arc::clone(is_cancelled) }
    }
}

impl Check for SandboxCheck<'_> {
    fn check(&self, _name: &str, code: &str, examples: &[Example]) -> Result<(), CheckFailure> {
        if examples.len() > MOST_EXAMPLES {
            let message = format!("a skill may have {MOST_EXAMPLES} examples, found {}", examples.len());
            return Err(CheckFailure { message, hint: None });
        }
        self.run("", code.to_owned())?;
        for example in examples {
            let what = &example.title;
            let printed = self.run(&format!("{what}: "), format!("{}\n\n{}", code.trim_end(), example.code))?;
            if !example.accepts(&printed) {
                let expected = example.output.as_deref().unwrap_or_default().trim_end();
                return Err(CheckFailure {
                    message: format!(
                        "{what} printed '{:.120}' where '{expected:.120}' was expected",
                        printed.trim_end()
                    ),
                    hint: Some("change the code, or the output block of the example".to_owned()),
                });
            }
        }
        Ok(())
    }
}

impl SandboxCheck<'_> {
    /// Runs code without files and without the right to save; gives what it printed.
    fn run(&self, what: &str, code: String) -> Result<String, CheckFailure> {
        let toolbox = self.toolbox;
        let request = toolbox.request(code, Map::new(), Isolation::Hardened, PATIENCE);
        let host: Arc<dyn Host> = Arc::new(GuestHost::without_files(toolbox));
        let failure = |message: String, hint| CheckFailure { message: format!("{what}{message}"), hint };
        let call = Call { host, is_cancelled: Arc::clone(&self.is_cancelled), ..Call::new(request) };
        let report = toolbox
            .run_of_ours(Builtin::SaveSkill.name(), self.client, call)
            .map_err(|error| failure(format!("could not be checked: {error}"), None))?;
        match report.error {
            None => Ok(report.output),
            Some(error) => {
                let place = error.line.map(|line| format!(" (line {line})")).unwrap_or_default();
                Err(failure(format!("{}: {}{place}", error.kind, error.message), error.hint))
            }
        }
    }
}
