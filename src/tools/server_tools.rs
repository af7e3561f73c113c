//! Tools of other servers for scripts: from a name to the gate, the schema, the server, and the audit log.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::host::{Answer, HostError, Payload};
use orchestrator_tools_registry::{ArgumentError, Tool, check_arguments, mcp_name, module_source, python_name};
use orchestrator_words::{hint_of_names, shorten};
use serde_json::{Map, Value, json};
use tokio_util::sync::CancellationToken;

use super::Toolbox;
use super::approvals::{Approvals, Decision};
use super::gate::{self, Bounds};
use crate::audit::{CallEntry, Verdict};
use crate::connections::servers::{Failure, Invitation, Listener, Server};
use crate::settings::PiiPolicy;

/// What one execution may call, whom it can ask, and who hears of it.
pub(super) struct Pass {
    pub(super) bounds: Bounds,
    pub(super) approvals: Arc<Approvals>,
    pub(super) listener: Option<Arc<dyn Listener>>,
}

/// One call that a script asks for.
pub(super) struct ServerCall {
    /// How many the script made before.
    pub(super) number: usize,
    pub(super) server: Arc<Server>,
    /// As the script names it: the server's name for it, or its name in Python.
    pub(super) tool: String,
    pub(super) arguments: Map<String, Value>,
    /// Bytes that the execution had written so far.
    pub(super) written: Arc<AtomicU64>,
}

impl ServerCall {
    pub(super) fn written_arguments(&self) -> String {
        serde_json::to_string(&self.arguments).unwrap_or_default()
    }

    /// Without the tool's name until it is known: what a script writes there could be anything.
    fn begin_entry(&self) -> CallEntry {
        CallEntry::begin(&mcp_name(&self.server.name, "?"), &self.written_arguments())
    }
}

impl Toolbox {
    /// What the gate did not let through is written down as well.
    pub(super) fn note_refusal(&self, call: &ServerCall, kind: ErrorClass) {
        let mut entry = call.begin_entry();
        entry.verdict = Verdict::Denied;
        self.audit.write(&entry.ended(Some(kind), Duration::ZERO));
    }

    /// The server and the tool that `mcp__<server>__<tool>` means.
    pub(super) fn server_of(&self, whole: &str) -> Result<(Arc<Server>, String), HostError> {
        if let Some((server, tool)) = self.servers.split(whole) {
            return Ok((Arc::clone(server), tool.to_owned()));
        }
        let rest = whole.strip_prefix("mcp__").unwrap_or(whole);
        Err(self.no_server(rest.split("__").next().unwrap_or(rest)))
    }

    pub(super) fn no_server(&self, name: &str) -> HostError {
        HostError::new(ErrorClass::KeyError, format!("no MCP server named '{}' is connected", shorten(name)))
            .with_hint(self.servers.hint_for(name))
    }

    /// The source of `servers.<name>`.
    pub(super) async fn load_server(&self, server: &Server) -> Answer {
        if let Err(failure) = server.list().await {
            return Err(refused(&failure, server, None).await);
        }
        Ok(json!({ "code": module_source(&server.name, &server.shown_tools().unwrap_or_default()) }).into())
    }

    /// Calls a tool if it may be called, and writes down what came of it.
    pub(super) async fn call_server_tool(
        &self,
        call: ServerCall,
        pass: &Pass,
        cancelled: &CancellationToken,
    ) -> Answer {
        let (started, mut entry) = (Instant::now(), call.begin_entry());
        let answer = self.call_unaudited(call, pass, cancelled, &mut entry).await;
        self.audit.write(&entry.ended(outcome(&answer), started.elapsed()));
        answer
    }

    async fn call_unaudited(
        &self,
        call: ServerCall,
        pass: &Pass,
        cancelled: &CancellationToken,
        entry: &mut CallEntry,
    ) -> Answer {
        let ServerCall { number, server, tool, mut arguments, written } = call;
        gate::check_written(&self.settings, &pass.bounds, &server.name, &tool).inspect_err(|_| {
            entry.verdict = Verdict::Denied;
            // Only what a server has listed is written down by name.
            if let Ok(known) = find(&server.name, &server.shown_tools().unwrap_or_default(), &tool) {
                entry.call = mcp_name(&server.name, &known.name);
            }
        })?;
        let tools = tokio::select! {
            tools = server.list_live() => tools,
            () = cancelled.cancelled() => return Err(told(&Failure::Cancelled, &server.name, Some(&tool))),
        };
        let tools = match tools {
            Ok(tools) => tools,
            Err(failure) => return Err(refused(&failure, &server, Some(&tool)).await),
        };
        let tool = find(&server.name, &tools, &tool)?;
        entry.call = mcp_name(&server.name, &tool.name);
        gate::check_tool(&self.settings, &pass.bounds, &server.name, &tool.name)
            .inspect_err(|_| entry.verdict = Verdict::Denied)?;
        super::pinned::check(&server, tool).inspect_err(|_| entry.verdict = Verdict::Denied)?;
        check_arguments(&python_name(&tool.name), &tool.input_schema, &mut arguments).map_err(|error| wrong(&error))?;
        // A person is asked about what the script wrote, with tokens in the place of personal data.
        if gate::needs_approval(&self.settings, &pass.bounds, &server.name, tool) {
            let decision = tokio::select! {
                decision = pass.approvals.ask(number, &server.name, &tool.name, &arguments) => decision,
                () = cancelled.cancelled() => return Err(told(&Failure::Cancelled, &server.name, Some(&tool.name))),
            };
            entry.verdict = Verdict::of(decision);
            approved(decision, &server.name, &tool.name)?;
        }
        if self.settings.pii != PiiPolicy::Off && gate::may_know(&self.settings, &pass.bounds, &server.name, &tool.name)
        {
            arguments.values_mut().for_each(|value| self.restore(value));
        }
        let limit = server.timeout_of(&tool.name).unwrap_or(self.settings.tool_timeout);
        let told = match server.call(&tool.name, arguments, limit, pass.listener.clone(), cancelled).await {
            Ok(told) => told,
            Err(failure) => return Err(refused(&failure, &server, Some(&tool.name)).await),
        };
        let answer = self.take_in(&server.name, tool, told, &written)?;
        server.learn(tool, &answer.value).await;
        Ok(answer)
    }

    /// Tokens stand for personal data that the model does not see; the server gets the data.
    fn restore(&self, value: &mut Value) {
        match value {
            Value::String(text) => *text = self.privacy.known(text),
            Value::Array(items) => items.iter_mut().for_each(|item| self.restore(item)),
            Value::Object(map) => map.values_mut().for_each(|item| self.restore(item)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

/// The tool of that name; or of that name in Python, if it means one.
fn find<'a>(server: &str, tools: &'a [Tool], wanted: &str) -> Result<&'a Tool, HostError> {
    if let Some(tool) = tools.iter().find(|tool| tool.name == wanted) {
        return Ok(tool);
    }
    let spelled: Vec<&Tool> = tools.iter().filter(|tool| python_name(&tool.name) == wanted).collect();
    if let [tool] = spelled.as_slice() {
        return Ok(tool);
    }
    let candidates: Vec<&Tool> = if spelled.is_empty() { tools.iter().collect() } else { spelled };
    let names: Vec<&str> = candidates.iter().map(|tool| tool.name.as_str()).collect();
    let message = format!("the server '{server}' has no tool '{}'", shorten(wanted));
    Err(HostError::new(ErrorClass::KeyError, message).with_hint(hint_of_names("tools", wanted, &names)))
}

/// A call that nobody agreed to is refused by type.
fn approved(decision: Decision, server: &str, tool: &str) -> Result<(), HostError> {
    let (what, hint) = match decision {
        Decision::Approved => return Ok(()),
        Decision::Declined => ("was not approved", "a person was asked; do not call it again unless they want it"),
        Decision::NobodyToAsk => (
            "needs the approval of a person, and nobody can be asked here",
            "the operator decides with 'approve' which calls need it; clients with elicitation can be asked",
        ),
    };
    Err(HostError::new(ErrorClass::PermissionError, format!("'{server}.{tool:.160}' {what}")).with_hint(hint))
}

impl Verdict {
    fn of(decision: Decision) -> Self {
        match decision {
            Decision::Approved => Self::Approved,
            Decision::Declined => Self::Declined,
            Decision::NobodyToAsk => Self::Refused,
        }
    }
}

fn wrong(error: &ArgumentError) -> HostError {
    let kind = match error {
        ArgumentError::NoChoice { .. } => ErrorClass::ValueError,
        _ => ErrorClass::TypeError,
    };
    let told = HostError::new(kind, error.to_string());
    match error.hint() {
        Some(hint) => told.with_hint(hint),
        None => told,
    }
}

/// The same, with a way out where somebody has to log in first.
async fn refused(failure: &Failure, server: &Server, tool: Option<&str>) -> HostError {
    let Failure::AuthRequired { challenge, .. } = failure else { return told(failure, &server.name, tool) };
    let Invitation { url, site } = match server.invite(challenge).await {
        Ok(invitation) => invitation,
        Err(failure) => return told(&failure, &server.name, tool),
    };
    let name = &server.name;
    HostError::new(ErrorClass::AuthRequired, format!("the server '{name}' wants a login at {site}"))
        .with_hint(format!(
            "the user opens {url} while this program runs, or runs `orchestrator tools login {name}`; then call it again"
        ))
        .with_url(url)
}

fn told(failure: &Failure, server: &str, tool: Option<&str>) -> HostError {
    match failure {
        Failure::Unavailable(message) => HostError::new(ErrorClass::ConnectionError, message),
        Failure::Timeout(limit) => {
            let tool = tool.unwrap_or("it");
            let message =
                format!("'{}' of '{server}' gave no answer within {} seconds", shorten(tool), limit.as_secs_f64());
            HostError::new(ErrorClass::TimeoutError, message).with_hint(format!(
                "the operator sets 'timeout' or 'timeouts' in the entry of '{server}', or tool_timeout"
            ))
        }
        Failure::Cancelled => HostError::new(ErrorClass::RuntimeError, "the call was cancelled"),
        Failure::AuthRequired { message, .. } => HostError::new(ErrorClass::AuthRequired, message),
    }
}

fn outcome(answer: &Answer) -> Option<ErrorClass> {
    match answer {
        Err(error) => Some(error.kind),
        Ok(Payload { value, .. }) if value.get("failed").is_some() => Some(ErrorClass::ToolError),
        Ok(_) => None,
    }
}
