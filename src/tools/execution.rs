//! `execute_code`: runs a script, and tells what came of it.

use std::sync::Arc;
use std::time::Duration;

use orchestrator_runtime::report::{ErrorReport, Report};
use orchestrator_runtime::tokens::Tokens;
use orchestrator_runtime::{ErrorClass, Isolation, Limits, Request};
use orchestrator_tools_registry::{Builtin, Origin};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::{Caller, GuestHost, Outcome, ToolError, Toolbox, timeout_of};
use crate::audit::{Entry, digest};
use crate::parallel::Slot;
use crate::pool::Call;
use crate::settings::{PiiPolicy, parse_isolation};

/// Bytes of a value as JSON that are taken from a script; what does not fit into an answer goes to a file.
const MOST_RESULT_BYTES: usize = 4 << 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CodeArguments {
    pub code: String,
    #[serde(default)]
    pub context: Map<String, Value>,
    pub timeout: Option<f64>,
    pub session: Option<String>,
    pub isolation: Option<String>,
    /// Patterns for the tools of other servers that it may call, among those that are allowed.
    pub tools: Option<Vec<String>>,
}

impl Toolbox {
    pub(super) fn execute_code(
        self: &Arc<Self>,
        arguments: CodeArguments,
        caller: Caller,
    ) -> Result<Outcome, ToolError> {
        self.execute(Builtin::ExecuteCode, arguments, caller)
    }

    pub(super) fn execute_python(
        self: &Arc<Self>,
        arguments: CodeArguments,
        caller: Caller,
    ) -> Result<Outcome, ToolError> {
        self.execute(Builtin::ExecutePython, arguments, caller)
    }

    fn execute(
        self: &Arc<Self>,
        tool: Builtin,
        arguments: CodeArguments,
        caller: Caller,
    ) -> Result<Outcome, ToolError> {
        let (mut report, mut entry) = self.run_code(tool, arguments, caller)?;
        // At this level files are the script's own memory, and gone with it.
        let files = if report.isolation == Isolation::Hardened { Vec::new() } else { report.artifacts.clone() };
        let hidden = if self.settings.pii == PiiPolicy::Off { Ok(()) } else { self.hide_report(&mut report) };
        let outcome = hidden.and_then(|()| self.answer(&mut report));
        if outcome.is_err() {
            report.tokens = Tokens::new(0, report.aside.bytes_read);
        }
        entry.tokens = report.tokens;
        self.statistics.count_execution(&report, &entry.tools);
        self.audit.write(&entry);
        outcome.map(|outcome| Outcome { files, ..outcome })
    }

    /// Before anything is cut: half of a value would not be recognised.
    fn hide_report(&self, report: &mut Report) -> Result<(), ToolError> {
        if report.truncated {
            for text in [&mut report.output, &mut report.stderr] {
                let whole = text.rfind(char::is_whitespace).unwrap_or_default();
                text.truncate(whole);
            }
        }
        report.output = self.privacy.hide(&report.output)?;
        report.stderr = self.privacy.hide(&report.stderr)?;
        report.result = self.privacy.hide_data(std::mem::take(&mut report.result))?;
        if let Some(ErrorReport { kind, message, traceback, hint, .. }) = &mut report.error {
            for text in [kind, message, traceback].into_iter().chain(hint) {
                *text = self.privacy.hide(&without_half_words(text))?;
            }
        }
        for artifact in &mut report.artifacts {
            artifact.path = self.privacy.hide(&artifact.path)?;
        }
        Ok(())
    }

    /// Runs code. What is to be remembered of it lacks the tokens, which the answer costs.
    fn run_code(
        self: &Arc<Self>,
        tool: Builtin,
        arguments: CodeArguments,
        caller: Caller,
    ) -> Result<(Report, Entry), ToolError> {
        const LONGEST_SESSION_NAME: usize = 128;
        let isolation = match arguments.isolation.as_deref() {
            None => self.settings.isolation,
            Some(text) => parse_isolation(text).map_err(|reason| {
                ToolError::failed(ErrorClass::ValueError, format!("isolation '{text:.40}': {reason}"))
            })?,
        };
        if arguments.session.as_ref().is_some_and(|name| name.is_empty() || name.len() > LONGEST_SESSION_NAME) {
            let message = format!("session must be a name of 1 to {LONGEST_SESSION_NAME} bytes");
            return Err(ToolError::failed(ErrorClass::ValueError, message));
        }
        let timeout = timeout_of(arguments.timeout, self.settings.timeout.min(isolation.ceiling().timeout))?;
        let entry = Entry::begin(tool.name(), &caller.client, arguments.session.as_deref(), &digest(&arguments.code));
        let code_bytes = arguments.code.len();
        let request = self.request(arguments.code, arguments.context, isolation, timeout);
        let memory_bytes = request.limits.memory_bytes;
        let session = arguments.session.map(|session| format!("{}\u{1f}{session}", caller.scope));
        let narrowed = self.narrowed(session.as_deref(), arguments.tools)?;
        // Nothing would sanitise what servers say on the way.
        let listener = caller.listener.filter(|_| self.settings.pii == PiiPolicy::Off);
        let host = Arc::new(GuestHost::of_level(self, isolation).narrowed(narrowed).heard_by(caller.confirm, listener));
        let call = Call {
            session,
            // A value may span lines, so with the policy on nothing is shown before all of it is there.
            sink: caller.sink.filter(|_| self.settings.pii == PiiPolicy::Off),
            is_cancelled: caller.is_cancelled,
            host: Arc::clone(&host) as Arc<dyn orchestrator_runtime::Host>,
            request,
            needs_slot: true,
        };
        let report = self.pool(isolation)?.run(call).map_err(|error| no_worker(&error));
        // What it asked for and did not wait for has nobody to answer to.
        host.end();
        let report = report?;
        let mut tools = host.used();
        tools.insert(0, tool.name().to_owned());
        let entry = entry.of_code(&report, code_bytes, timeout, memory_bytes, &tools);
        Ok((report, entry))
    }

    /// Runs code that is the program's own, or that it looks at for somebody: pages of documentation, skills before they are
    /// saved. It needs no files, and leaves a line in the log as any other does.
    pub(super) fn run_of_ours(&self, what: &str, client: &str, call: Call) -> Result<Report, ToolError> {
        let entry = Entry::begin(what, client, call.session.as_deref(), &digest(&call.request.code));
        let (code_bytes, limits) = (call.request.code.len(), call.request.limits.clone());
        let report = self.pool(Isolation::Hardened)?.run(call).map_err(|error| no_worker(&error))?;
        let tools = [what.to_owned()];
        self.audit.write(&entry.of_code(&report, code_bytes, limits.timeout, limits.memory_bytes, &tools));
        Ok(report)
    }

    pub(super) fn request(
        &self,
        code: String,
        context: Map<String, Value>,
        isolation: Isolation,
        timeout: Duration,
    ) -> Request {
        let limits = Limits {
            timeout,
            waiting: self.settings.tool_waiting.min(isolation.ceiling().waiting),
            memory_bytes: self.settings.memory.min(isolation.ceiling().memory_bytes),
            output_bytes: self.settings.output,
            read_bytes: self.settings.read_bytes as u64,
            result_bytes: MOST_RESULT_BYTES,
            ..isolation.default_limits()
        };
        let is_judged = self.settings.pii != PiiPolicy::Off;
        Request { context, limits, is_judged, ..Request::new(code, isolation) }
    }

    /// A place among the executions that run at a time. A script that calls a tool has one, and waits.
    pub(super) fn slot(&self, caller: &Caller) -> Result<Option<Slot<'_>>, ToolError> {
        if caller.origin == Origin::Script {
            return Ok(None);
        }
        let slot = self.slots.take(&*caller.is_cancelled);
        slot.map(Some).ok_or_else(|| ToolError::failed(ErrorClass::RuntimeError, "the call was cancelled"))
    }

    pub(super) fn pool(&self, isolation: Isolation) -> Result<&crate::pool::Pool, ToolError> {
        self.pools.of(isolation).ok_or_else(no_workers)
    }

    /// Its workers may write where runs keep what is not finished.
    pub(super) fn pool_of_tasks(&self) -> Result<&crate::pool::Pool, ToolError> {
        self.pools.of_tasks(self.settings.isolation).ok_or_else(no_workers)
    }
}

/// The text of an error, which is cut where it is made, without the words that lost their end there.
fn without_half_words(text: &str) -> String {
    const CUT: &str = "... [";
    let whole_words = |text: &str| text[..text.rfind(char::is_whitespace).map_or(0, |at| at + 1)].trim_end().to_owned();
    let (text, ending) = match text.strip_suffix("\n[cut]\n") {
        Some(text) => (whole_words(text), "\n[cut]\n"),
        None => (text.to_owned(), ""),
    };
    let mut kept = String::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once(CUT) {
        let is_cut =
            after.trim_start_matches(|letter: char| letter.is_ascii_digit()).starts_with(" characters in all]");
        kept.push_str(&if is_cut { whole_words(before) } else { before.to_owned() });
        kept.push_str(CUT);
        rest = after;
    }
    kept + rest + ending
}

fn no_workers() -> ToolError {
    ToolError::failed(ErrorClass::RuntimeError, "worker processes cannot be started")
}

pub(super) fn no_worker(error: &std::io::Error) -> ToolError {
    if error.kind() == std::io::ErrorKind::Interrupted {
        return ToolError::failed(ErrorClass::RuntimeError, error.to_string());
    }
    ToolError::failed(ErrorClass::RuntimeError, format!("no worker could run it: {error}"))
}

#[cfg(test)]
mod tests {
    use super::without_half_words;

    #[test]
    fn no_half_of_a_word_is_left_before_a_cut() {
        for (text, expected) in [
            ("KeyError: 'john@example.com'\n", "KeyError: 'john@example.com'\n"),
            (
                "ask john@exa... [1016 characters in all]\nask jane@ex... [9 characters in all]",
                "ask... [1016 characters in all]\nask... [9 characters in all]",
            ),
            ("and so on ... [1, 2]", "and so on ... [1, 2]"),
            ("xxx... [2000 characters in all]", "... [2000 characters in all]"),
            ("ask john@exa\n[cut]\n", "ask\n[cut]\n"),
        ] {
            assert_eq!(without_half_words(text), expected);
        }
    }
}
