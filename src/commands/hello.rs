//! `orchestrator` alone: what it is, and three things to try.

use std::io::IsTerminal;
use std::process::ExitCode;

use crate::terminal::{Colours, print, tell};

const HELLO: &str = include_str!("hello.txt");

/// A person at a terminal asked what this is and gets the answer. A program that starts us without a command made a
/// mistake, and its pipe may carry a protocol: it gets the same on standard error, and the exit code of wrong usage.
pub(super) fn run() -> anyhow::Result<ExitCode> {
    if !std::io::stdout().is_terminal() {
        tell(hello(Colours::of_errors()).trim_end());
        return Ok(ExitCode::from(2));
    }
    print(hello(Colours::of_output()))?;
    Ok(ExitCode::SUCCESS)
}

/// What can be typed is marked.
fn hello(colours: Colours) -> String {
    let line = |line: &str| match line.strip_prefix("  orchestrator ") {
        Some(rest) => format!("  {}\n", colours.strong(&format!("orchestrator {rest}"))),
        None => format!("{line}\n"),
    };
    HELLO.replace("VERSION", env!("CARGO_PKG_VERSION")).lines().map(line).collect()
}
