//! `.work/run.lock.json`: what every task stood on when it was last done, for people to read and to keep under version
//! control. Nothing is decided by it.

use serde_json::{Map, Value, json};

use super::state::State;
use super::work::{Work, write_json};

pub(crate) fn write(work: &Work, state: &State) -> anyhow::Result<()> {
    let tasks: Map<String, Value> = state
        .plan
        .tasks()
        .filter_map(|task| Some((task.id.clone(), state.records.get(&task.id).filter(|record| record.is_done())?)))
        .map(|(id, record)| {
            let outputs: Map<String, Value> =
                record.outputs.iter().map(|(path, output)| (path.clone(), json!(output.digest))).collect();
            let stands_on = json!({
                "run": record.run,
                "key": record.fingerprint.key(),
                "stands_on": record.fingerprint,
                "read": record.reads,
                "wrote": outputs,
                "result": record.result_digest(),
            });
            (id, stands_on)
        })
        .collect();
    let whole = json!({ "project": state.plan.project, "orchestrator": state.plan.version, "tasks": tasks });
    write_json(&work.lock_file(), &whole)
}
