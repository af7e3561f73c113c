//! Tools of other servers that have changed: who may call them, who is told, and how a person agrees to them.

use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::host::HostError;
use orchestrator_tools_registry::{Detail, Tool};
use orchestrator_words::hint_of_names;
use serde_json::{Value, json};

use super::discovery::PATIENCE_OF_COMMANDS;
use super::{ToolError, Toolbox};
use crate::connections::servers::{Difference, Server, Standing};

/// A difference between what a server lists and what was agreed to, with the server's name.
pub(crate) type ToolDifference = (String, Difference);

/// Tools by the name of their server.
pub(crate) type ToolsByServer = Vec<(String, Vec<Tool>)>;

/// Lets a call of this tool through, or says who can change that.
pub(super) fn check(server: &Server, tool: &Tool) -> Result<(), HostError> {
    let name = format!("{}.{}", server.name, tool.name);
    let refuse =
        |message: String, hint: String| Err(HostError::new(ErrorClass::PermissionError, message).with_hint(hint));
    match server.standing(tool) {
        Standing::Agreed | Standing::New => Ok(()),
        Standing::Changed(_) => refuse(
            format!("'{name}' has changed since it was approved"),
            format!(
                "the operator reads `orchestrator tools diff {}` and accepts it with `orchestrator tools approve {name}`",
                server.name
            ),
        ),
        Standing::Unapproved => refuse(
            format!("'{name}' has not been approved"),
            format!("the operator accepts it with `orchestrator tools approve {name}`; tools_pin is strict"),
        ),
        Standing::Unknown(reason) => refuse(
            format!("'{name}' cannot be held against what was approved"),
            format!("{reason}; the operator mends it, or removes it to approve everything anew"),
        ),
    }
}

impl Toolbox {
    /// Adds to a tool of a server what its definition does not say.
    pub(super) fn remark_on(&self, shown: &mut Value, detail: Detail) {
        let text = |key: &str| shown.get(key).and_then(Value::as_str);
        let (Some(server), Some(name)) = (text("server").and_then(|server| self.servers.named(server)), text("name"))
        else {
            return;
        };
        let (status, seen) = server.remarks(name);
        if let Some(status) = status {
            shown["status"] = json!(status);
        }
        if let Some(seen) = seen.filter(|_| detail == Detail::Full && shown.get("output_schema").is_none()) {
            shown["seen_output"] = seen;
        }
    }

    /// Forgets what servers have listed, so that the next question asks them.
    pub(crate) fn forget_tool_lists(&self) {
        self.servers.forget_lists();
    }

    /// The servers that are meant, one or all, and why those that have listed no tools, now or before, did not.
    fn asked_servers(&self, name: Option<&str>) -> Result<(Vec<&Server>, Vec<String>), ToolError> {
        let Some(name) = name else {
            let unavailable = self.servers.list(None, PATIENCE_OF_COMMANDS);
            let reasons = unavailable.into_iter().map(|(_, reason)| reason).collect();
            return Ok((self.servers.all().map(AsRef::as_ref).collect(), reasons));
        };
        let Some(server) = self.servers.named(name) else {
            let failed = ToolError::failed(ErrorClass::KeyError, format!("there is no server '{name:.64}'"));
            return Err(failed.with_hint(self.servers.hint_for(name)));
        };
        let unavailable = self.servers.list(Some(server), PATIENCE_OF_COMMANDS);
        Ok((vec![server.as_ref()], unavailable.into_iter().map(|(_, reason)| reason).collect()))
    }

    /// How the tools of a server, or of all, differ from what was agreed to; and why some servers cannot be asked.
    pub(crate) fn tool_differences(
        &self,
        server: Option<&str>,
    ) -> Result<(Vec<ToolDifference>, Vec<String>), ToolError> {
        let (servers, unavailable) = self.asked_servers(server)?;
        let mut differences = Vec::new();
        for server in servers {
            let found = server.differences().map_err(broken)?;
            differences.extend(found.into_iter().map(|difference| (server.name.clone(), difference)));
        }
        Ok((differences, unavailable))
    }

    /// Agrees to what a server lists, or to one tool of it: `shop` or `shop.order`. Gives what was agreed to.
    pub(crate) fn approve_tools(&self, what: &str) -> Result<Vec<ToolDifference>, ToolError> {
        // A server's name may have dots in it; a tool's too.
        let parts = what.match_indices('.').map(|(at, _)| (&what[..at], Some(&what[at + 1..])));
        let meant = std::iter::once((what, None)).chain(parts).find(|(server, _)| self.servers.named(server).is_some());
        let (name, tool) = meant.unwrap_or_else(|| (what.split('.').next().unwrap_or(what), None));
        let (servers, unavailable) = self.asked_servers(Some(name))?;
        let Some(server) = servers.first().copied() else { return Ok(Vec::new()) };
        let Some(listed) = server.shown_tools() else {
            return Err(ToolError::failed(ErrorClass::ConnectionError, unavailable.join("; ")));
        };
        let mut differences = server.differences().map_err(broken)?;
        if let Some(tool) = tool {
            let names: Vec<&str> = listed.iter().map(|tool| tool.name.as_str()).collect();
            let is_known = names.contains(&tool) || differences.iter().any(|difference| difference.tool() == tool);
            if !is_known {
                let message = format!("the server '{}' has no tool '{tool:.128}'", server.name);
                let hint = hint_of_names("tools", tool, &names);
                return Err(ToolError::failed(ErrorClass::KeyError, message).with_hint(hint));
            }
            differences.retain(|difference| difference.tool() == tool);
        }
        server.agree(&differences).map_err(broken)?;
        Ok(differences.into_iter().map(|difference| (server.name.clone(), difference)).collect())
    }

    /// The tools of every server, or of one, as scripts may call them; and why some servers cannot be asked.
    pub(crate) fn tools_of_servers(&self, server: Option<&str>) -> Result<(ToolsByServer, Vec<String>), ToolError> {
        let (servers, unavailable) = self.asked_servers(server)?;
        let listed = servers.into_iter().filter_map(|server| Some((server.name.clone(), server.shown_tools()?)));
        Ok((listed.collect(), unavailable))
    }
}

fn broken(reason: String) -> ToolError {
    ToolError::failed(ErrorClass::OSError, reason)
}
