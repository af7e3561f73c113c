//! What a person who starts the server by hand sees, on standard error: what is served, and how a client gets to it.

use std::io::IsTerminal;
use std::net::SocketAddr;

use orchestrator_tools_registry::Builtin;

use super::Shared;
use crate::terminal::{Colours, tell};

/// Silent where a client started the server: its log is no place for advice.
pub(super) fn tell_person(shared: &Shared, address: Option<SocketAddr>) {
    let is_watched = std::io::stderr().is_terminal() && (address.is_some() || std::io::stdin().is_terminal());
    if !is_watched {
        return;
    }
    let n_tools = Builtin::listed(|setting| shared.settings.is_on(setting)).count();
    let (settings, folder) = (&shared.settings, shared.projects.usual().folder().display().to_string());
    tell(format_args!("serving {folder}: {n_tools} tools, isolation {}", settings.isolation.name()));
    tell(advice(address, settings.http_token.is_some(), Colours::of_errors()));
}

fn advice(address: Option<SocketAddr>, has_token: bool, colours: Colours) -> String {
    let Some(address) = address else {
        let init = colours.strong("orchestrator init --client NAME");
        return format!(
            "This terminal is no client. A client starts the server by itself and speaks to\n\
             it over standard input and output. To connect one:\n  {init}\n\
             NAME is claude-code, claude-desktop, cursor, vscode or codex. Ctrl-C ends this."
        );
    };
    let token = if has_token { " --header \"Authorization: Bearer TOKEN\"" } else { "" };
    let add = format!("claude mcp add --transport http orchestrator http://{address}/mcp{token}");
    format!("To connect Claude Code:\n  {}\nOther clients take the address. Ctrl-C ends this.", colours.strong(&add))
}
