//! What a task stands on before it runs, part by part, so that a change can be named.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::runs::plan::{Plan, Task, Work};
use crate::runs::work::{Fingerprint, MODE, Record, digest_of_bytes};

/// Longest value that is shown itself in place of its digest.
const LONGEST_VALUE: usize = 60;

/// `needed` are the records of the tasks it needs.
pub(super) fn fingerprint(plan: &Plan, task: &Task, needed: &BTreeMap<String, Record>) -> Fingerprint {
    let mut parts = Fingerprint::default();
    match &task.work {
        Work::Prompt { prompt } => parts.add("prompt", digest_of_bytes(prompt.as_bytes())),
        Work::Command { words } => {
            parts.add("command", json!(words).to_string());
            // It is told which task it is.
            parts.add("task", &task.id);
        }
        other => parts.add("code", digest_of_bytes(other.code().unwrap_or_default().as_bytes())),
    }
    parts.add(MODE, plan.mode.name());
    parts.add("orchestrator", env!("CARGO_PKG_VERSION"));
    parts.add("timeout", format!("{} s", task.limits.timeout.as_secs_f64()));
    parts.add("memory", format!("{} bytes", task.limits.memory_bytes));
    if let Some(instructions) = task.limits.instructions {
        parts.add("instructions", instructions.to_string());
    }
    if task.recorded {
        parts.add("seed", task.seed.to_string());
    } else {
        parts.add("recorded", "no");
        // Two tasks draw two numbers.
        parts.add("task", &task.id);
    }
    // Recipes have arguments, which are in their code.
    let read = if matches!(task.work, Work::Recipe { .. }) { None } else { Some(&task.parameters) };
    for (name, value) in read.into_iter().flatten() {
        parts.add(format!("parameter {name}"), shown(value));
    }
    for (name, path) in plan.input_paths() {
        parts.add(format!("path of input {name}"), path);
    }
    for (id, record) in needed {
        parts.add(format!("result of {id}"), record.result_digest());
    }
    parts
}

fn shown(value: &Value) -> String {
    let text = value.to_string();
    if text.len() <= LONGEST_VALUE { text } else { digest_of_bytes(text.as_bytes()) }
}
