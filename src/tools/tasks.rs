//! Tasks of runs: code that runs as any other does, with files and a clock of its own.

use std::sync::Arc;

use orchestrator_runtime::{Limits, Report, Request, Sink};
use orchestrator_skills::SkillStore;
use orchestrator_tools_registry::Builtin;

use super::execution::no_worker;
use super::{GuestHost, SKILLS_FOLDER, ToolError, Toolbox};
use crate::audit::{Entry, digest};
use crate::pool::{Call, Cancelled};

/// One execution of a task.
pub(crate) struct TaskCall {
    pub request: Request,
    /// Receives what it prints.
    pub sink: Sink,
    pub is_cancelled: Cancelled,
}

impl Toolbox {
    /// What a task may use up beside what its intake says.
    pub(crate) fn limits_of_tasks(&self) -> Limits {
        Limits {
            waiting: self.settings.tool_waiting,
            output_bytes: self.settings.output,
            read_bytes: self.settings.read_bytes as u64,
            ..self.settings.isolation.default_limits()
        }
    }

    /// Runs a task. Hands back its report and the tools it used.
    pub(crate) fn run_task(self: &Arc<Self>, call: TaskCall) -> Result<(Report, Vec<String>), ToolError> {
        let TaskCall { request, sink, is_cancelled } = call;
        let isolation = self.settings.isolation;
        let entry = Entry::begin("run", "orchestrator", None, &digest(&request.code));
        let (code_bytes, timeout, memory) = (request.code.len(), request.limits.timeout, request.limits.memory_bytes);
        let host = Arc::new(GuestHost::of_level(self, isolation).staged());
        let call = Call {
            sink: Some(sink),
            is_cancelled,
            host: Arc::clone(&host) as Arc<dyn orchestrator_runtime::Host>,
            ..Call::new(request)
        };
        let report = self.pool_of_tasks()?.run(call).map_err(|error| no_worker(&error));
        host.end();
        let mut report = report?;
        let mut used = host.used();
        let entry = Entry { tokens: report.tokens, ..entry.of_code(&report, code_bytes, timeout, memory, &used) };
        self.statistics.count_execution(&report, &entry.tools);
        self.audit.write(&entry);
        // A skill is code of the project that the script has read.
        let files = host.skills().into_iter().flat_map(|name| SkillStore::files_of(&name));
        report.aside.reads.extend(files.map(|file| format!("{SKILLS_FOLDER}/{file}")));
        used.retain(|tool| tool != Builtin::LoadSkill.name());
        Ok((report, used))
    }
}
