//! `call_tool`: a tool of another server for clients that write no code. Offered only with the setting `direct_tools`.
//!
//! Rule: the call is made by the host of an execution that does nothing else, so it passes the gate, the schema and the audit
//! log that a script's calls pass.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use orchestrator_runtime::host::{Answer, Asker, HostError};
use orchestrator_runtime::report::{Artifact, ArtifactKind};
use orchestrator_runtime::tokens::{n_tokens, n_tokens_of_json};
use orchestrator_runtime::{ErrorClass, Host as _};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::outputs::Outputs;
use super::shorten::shorten_value;
use super::{Caller, GuestHost, Outcome, ToolError, Toolbox};
use crate::settings::PiiPolicy;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CallArguments {
    name: String,
    #[serde(default)]
    arguments: Map<String, Value>,
}

impl Toolbox {
    pub(super) fn call_tool(self: &Arc<Self>, call: CallArguments, caller: Caller) -> Result<Outcome, ToolError> {
        let name = match call.name.split_once('.') {
            Some((server, tool)) if !call.name.starts_with("mcp__") => format!("mcp__{server}__{tool}"),
            _ => call.name,
        };
        let answer = self.call_directly(&name, call.arguments, caller);
        let answer =
            answer.map_err(|HostError { kind, message, hint, .. }| ToolError::Failed { kind, message, hint })?;
        if let Some(message) = answer.value["failed"].as_str() {
            return Err(ToolError::failed(ErrorClass::ToolError, message));
        }
        self.show_result(&answer.value)
    }

    /// Makes the call and waits for its answer.
    fn call_directly(self: &Arc<Self>, name: &str, arguments: Map<String, Value>, caller: Caller) -> Answer {
        const TICK: Duration = Duration::from_millis(20);
        // Nothing would sanitise what servers say on the way.
        let listener = caller.listener.filter(|_| self.settings.pii == PiiPolicy::Off);
        let host = GuestHost::of_level(self, self.settings.isolation).heard_by(caller.confirm, listener);
        let (sender, answers) = mpsc::channel();
        // Nobody listens once the call was cancelled.
        let asker = Asker::new(1, move |_, answer| drop(sender.send(answer)));
        host.call("call_server_tool", json!({ "name": name, "arguments": arguments }), asker);
        let answer = loop {
            match answers.recv_timeout(TICK) {
                Ok(answer) => break answer,
                Err(RecvTimeoutError::Timeout) if !(caller.is_cancelled)() => {}
                Err(_) => break Err(HostError::new(ErrorClass::RuntimeError, "the call was cancelled")),
            }
        };
        host.end();
        answer
    }

    /// The answer within its budget of tokens, text and structured content together.
    fn show_result(&self, answer: &Value) -> Result<Outcome, ToolError> {
        /// How often what is still too long is cut shorter.
        const MOST_ROUNDS: u64 = 8;
        let (result, files) = gathered(answer);
        // Before anything is cut: half of a value would not be recognised.
        let whole = if self.settings.pii == PiiPolicy::Off { result } else { self.privacy.hide_data(result)? };
        let warning = answer.get("warning").filter(|warning| warning.is_string());
        let outcome = |result: Value, truncated: bool| {
            let text = match &result {
                Value::String(text) => text.clone(),
                value => value.to_string(),
            };
            let mut structured = json!({ "result": result, "truncated": truncated });
            if let Some(warning) = warning {
                structured["warning"] = warning.clone();
            }
            Outcome::with_text(structured, text)
        };
        let budget = self.settings.answer_tokens as u64;
        let fits = |outcome: &Outcome| n_tokens(&outcome.text) + n_tokens_of_json(&outcome.structured) <= budget;
        let mut shown = outcome(whole.clone(), false);
        if !fits(&shown) {
            let mut outputs = Outputs::new(self, self.settings.isolation);
            let place = match &whole {
                Value::String(text) => outputs.keep("result.txt", text.as_bytes()),
                value => outputs.keep("result.json", format!("{value:#}").as_bytes()),
            };
            for round in 1..=MOST_ROUNDS {
                shown = outcome(shorten_value(whole.clone(), budget * 9 / (20 + 4 * round), &place), true);
                if fits(&shown) {
                    break;
                }
            }
        }
        Ok(Outcome { files, ..shown })
    }
}

/// What the items are together, and the files among them.
fn gathered(answer: &Value) -> (Value, Vec<Artifact>) {
    let mut files = Vec::new();
    let mut values: Vec<Value> = Vec::new();
    for item in answer["items"].as_array().into_iter().flatten() {
        let file = ["file", "large"].into_iter().find_map(|key| item.get(key));
        if let Some(path) = file.and_then(|file| file["path"].as_str()) {
            let bytes = file.and_then(|file| file["bytes"].as_u64()).unwrap_or_default();
            files.push(Artifact { path: path.to_owned(), bytes, kind: ArtifactKind::of(path) });
        }
        let read = item["json"].as_str().map(|text| serde_json::from_str(text).unwrap_or_default());
        values.push(file.or_else(|| item.get("value")).cloned().or(read).unwrap_or_default());
    }
    let result = match values.len() {
        0 => Value::Null,
        1 => values.remove(0),
        _ => Value::Array(values),
    };
    (result, files)
}
