//! What is executed: scripts whose answers are known, and attacks of `tests/escapes`.

use std::fs;
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::attack::{self, Attack};
use crate::ground::SECRET;
use crate::numbers::Numbers;
use crate::{Outcome, told};

/// Memory of an execution, as the servers are told.
pub(crate) const MEMORY: &str = "256M";

/// Time of an attack, in seconds: the least that can be asked for.
const TIME: Duration = Duration::from_secs(1);

/// What may stop any attack here before that which its head names: the first check, and limits tighter than its own.
const ANYWAY: [&str; 3] = ["SafetyViolation", "ExecutionTimeout", "MemoryLimit"];

/// Attacks that need a server of their own, or a file that no other attack changes meanwhile.
const ALONE: [&str; 2] = ["tools", "paths/rename_race"];

/// An attack by its path in `tests/escapes`.
pub(crate) struct Named {
    pub(crate) name: String,
    attack: Attack,
}

/// Those that a server can be attacked with: it sets no budget of instructions, nor an output of a few bytes.
pub(crate) fn attacks() -> Outcome<Vec<Named>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/escapes");
    let mut found = Vec::new();
    for family in fs::read_dir(&root)? {
        let family = family?.path();
        if !family.is_dir() {
            continue;
        }
        for file in fs::read_dir(&family)? {
            let file = file?.path();
            let name = file.strip_prefix(&root)?.with_extension("").display().to_string();
            if file.extension().is_none_or(|ending| ending != "py") || ALONE.iter().any(|start| name.starts_with(start))
            {
                continue;
            }
            let attack = attack::read(&fs::read_to_string(&file)?)?;
            let bounds = attack.bounds;
            if bounds.max_instructions.is_none() && bounds.output_bytes.is_none() && bounds.read_bytes.is_none() {
                found.push(Named { name, attack });
            }
        }
    }
    // Folders have no order, and a seed must mean the same attacks everywhere.
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

impl Named {
    pub(crate) fn arguments(&self) -> Value {
        json!({ "code": self.attack.source, "timeout": TIME.as_secs() })
    }

    /// What stopped it, or nothing; an error where it got through.
    pub(crate) fn judge(&self, result: Value) -> Outcome<Option<String>> {
        let report = told(result);
        let text = report.to_string();
        let failed = |reason: &str| Err(format!("{}: {reason}: {text:.2000}", self.name).into());
        let lines = ["output", "stderr", "result"].map(|key| report[key].as_str().unwrap_or_default());
        if lines.iter().any(|printed| printed.lines().any(|line| line.starts_with("ESCAPED"))) {
            return failed("got through");
        }
        if text.contains(SECRET) {
            return failed("read a file it must not reach");
        }
        if !report["success"].is_boolean() {
            return failed("no report");
        }
        match report["error"]["type"].as_str() {
            None if self.attack.prints.is_some() => Ok(None),
            None => failed("ended by itself"),
            Some(kind) if ANYWAY.contains(&kind) || self.attack.stopped_by.iter().any(|known| known == kind) => {
                Ok(Some(kind.to_owned()))
            }
            Some(_) => failed("stopped by something else"),
        }
    }
}

/// A script and its answer.
pub(crate) struct Known {
    pub(crate) arguments: Value,
    result: Value,
    error: Value,
}

impl Known {
    /// `count` is how often this session has counted; `session` is its name.
    pub(crate) fn draw(numbers: &mut Numbers, place: usize, session: &str, count: &mut u64) -> Self {
        let (small, large) = (numbers.below(1000) + 1, numbers.below(100_000) + 1);
        let of = |code: String, result: Value| Self { arguments: json!({ "code": code }), result, error: Value::Null };
        match numbers.below(7) {
            0 => of(format!("{small} * {large}"), json!(small * large)),
            1 => of(format!("sum(range({large}))"), json!(large * (large - 1) / 2)),
            2 => of(
                format!(
                    "import pandas as pd\nframe = pd.DataFrame({{'k': [i % 7 for i in range({small})], 'v': range({small})}})\n\
                     int(frame.groupby('k')['v'].sum().sum())"
                ),
                json!(small * (small - 1) / 2),
            ),
            3 => of(format!("import numpy as np\nint(np.arange({large}).sum())"), json!(large * (large - 1) / 2)),
            4 => of(
                format!(
                    "name = 'workspace/own_{place}.txt'\nopen(name, 'w').write('{small}' * {small})\nlen(open(name).read())"
                ),
                json!(small.to_string().len() * small),
            ),
            5 => {
                *count += 1;
                let code = "try:\n    n += 1\nexcept NameError:\n    n = 1\nn";
                Self { arguments: json!({ "code": code, "session": session }), ..of(String::new(), json!(*count)) }
            }
            _ => Self { error: json!("ValueError"), ..of(format!("raise ValueError('{small}')"), Value::Null) },
        }
    }

    pub(crate) fn judge(&self, result: Value) -> Outcome {
        let report = told(result);
        if report["result"] == self.result && report["error"]["type"] == self.error {
            return Ok(());
        }
        Err(format!("{} answered {report:.2000}", self.arguments).into())
    }
}
