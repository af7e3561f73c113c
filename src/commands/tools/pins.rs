//! `orchestrator tools diff | approve`: what servers say of their tools now, beside what was agreed to.

use std::process::ExitCode;

use orchestrator_tools_registry::{difference, lines, printable};
use serde_json::{Value, json};

use super::super::call::ProjectArguments;
use crate::connections::servers::Difference;
use crate::terminal::{Colours, complain, print, print_line, tell};
use crate::tools::{ToolDifference, ToolError};

/// Ends with 1 if there is a difference, as `diff` does, or if a server did not say.
pub(super) fn diff(project: &ProjectArguments, server: Option<&str>) -> anyhow::Result<ExitCode> {
    let toolbox = project.toolbox()?;
    // What servers said before is no answer to what they say now.
    toolbox.forget_tool_lists();
    let (differences, unavailable) = match toolbox.tool_differences(server) {
        Ok(found) => found,
        Err(error) => return Ok(failed(&error)),
    };
    for reason in &unavailable {
        tell(printable(reason));
    }
    if project.json {
        let shown: Vec<Value> = differences.iter().map(as_json).collect();
        print_line(printable(&format!("{:#}", Value::from(shown))))?;
    } else if differences.is_empty() {
        let what = if unavailable.is_empty() { "every tool is as it was approved" } else { "no difference is known" };
        print_line(what)?;
    } else {
        print(differences.iter().map(as_text).collect::<String>())?;
        print_line(summary(&differences))?;
    }
    Ok(if differences.is_empty() && unavailable.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

pub(super) fn approve(project: &ProjectArguments, what: &str) -> anyhow::Result<ExitCode> {
    let approved = match project.toolbox()?.approve_tools(what) {
        Ok(approved) => approved,
        Err(error) => return Ok(failed(&error)),
    };
    if project.json {
        let shown: Vec<Value> = approved.iter().map(as_json).collect();
        print_line(printable(&format!("{:#}", Value::from(shown))))?;
    } else if approved.is_empty() {
        print_line("nothing to approve: every tool is as it was approved")?;
    } else {
        // A person sees what was agreed to: it may have changed since they looked.
        print(approved.iter().map(as_text).collect::<String>())?;
        for (server, difference) in &approved {
            let verb = if matches!(difference, Difference::Gone(_)) { "removed" } else { "approved" };
            print_line(printable(&format!("{verb} {server}.{}", difference.tool())))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn failed(error: &ToolError) -> ExitCode {
    complain(printable(&error.to_string()), error.hint().as_deref());
    ExitCode::FAILURE
}

fn word(difference: &Difference) -> &'static str {
    match difference {
        Difference::New(_) => "new",
        Difference::Changed { .. } => "changed",
        Difference::Gone(_) => "gone",
    }
}

fn as_json((server, difference): &ToolDifference) -> Value {
    let mut shown = json!({ "server": server, "tool": difference.tool(), "difference": word(difference) });
    match difference {
        Difference::New(new) => shown["new"] = new.pinned(),
        Difference::Gone(old) => shown["old"] = old.pinned(),
        Difference::Changed { old, new } => {
            shown["old"] = old.pinned();
            shown["new"] = new.pinned();
        }
    }
    shown
}

/// The name, what happened to it, and its lines, with all that the server says made printable.
fn as_text((server, difference): &ToolDifference) -> String {
    let colours = Colours::of_output();
    let name = format!("{server}.{}", difference.tool());
    let head = format!("{}: {}\n", colours.strong(&printable(&name)), word(difference));
    let body = match difference {
        Difference::New(tool) => lines(tool).into_iter().map(|line| format!("+ {line}")).collect(),
        Difference::Changed { old, new } => self::difference(old, new),
        Difference::Gone(_) => Vec::new(),
    };
    let shown = body.into_iter().map(|line| match line.as_bytes().first() {
        Some(b'-') => colours.error(&line),
        Some(b'+') => colours.hint(&line),
        _ => line,
    });
    shown.fold(head, |text, line| text + &line + "\n") + "\n"
}

fn summary(differences: &[ToolDifference]) -> String {
    let counts = ["changed", "new", "gone"].map(|kind| {
        let n_tools = differences.iter().filter(|(_, difference)| word(difference) == kind).count();
        (n_tools > 0).then(|| format!("{n_tools} {kind}"))
    });
    let counts: Vec<String> = counts.into_iter().flatten().collect();
    let servers: std::collections::BTreeSet<&String> = differences.iter().map(|(server, _)| server).collect();
    let commands: Vec<String> =
        servers.into_iter().map(|server| format!("`orchestrator tools approve {}`", printable(server))).collect();
    let verb = if commands.len() == 1 { "accepts" } else { "accept" };
    format!("{}; {} {verb} them", counts.join(", "), commands.join(" and "))
}
