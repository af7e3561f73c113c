//! The person who runs a script from a terminal: asked there about its calls, and told there what servers say.

#![expect(deprecated, reason = "servers of every revision still in use log and ask for models")]

use std::io::{BufRead, IsTerminal, Write};
use std::sync::Arc;

use orchestrator_tools_registry::on_one_line;
use rmcp::model::{CreateMessageRequestParams, CreateMessageResult, ElicitRequestParams, ElicitResult, LoggingLevel};

use crate::connections::servers::{Listener, Notice, Reply};
use crate::terminal::{end_progress, show_progress, tell};
use crate::tools::Confirm;

/// Asks on the terminal; none where nobody sits at one.
pub(super) fn confirm() -> Option<Confirm> {
    let is_there = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
    is_there.then(|| Arc::new(is_agreed) as Confirm)
}

fn is_agreed(question: &str) -> bool {
    end_progress();
    tell(question);
    let mut errors = std::io::stderr().lock();
    let _ = write!(errors, "[y/N] ").and_then(|()| errors.flush());
    drop(errors);
    let mut answer = String::new();
    let is_read = std::io::stdin().lock().read_line(&mut answer).is_ok();
    is_read && matches!(answer.trim().to_ascii_lowercase().as_str(), "y" | "yes")
}

/// What servers say goes to standard error; their questions are declined.
pub(super) struct Ear;

impl Listener for Ear {
    fn client(&self) -> &'static str {
        "terminal"
    }

    fn hear(&self, server: &str, notice: Notice) {
        match notice {
            Notice::Progress(text) => show_progress(&on_one_line(&format!("{server}: {text}"))),
            Notice::Log(LoggingLevel::Debug, _) => {}
            Notice::Log(_, data) => {
                let text = data.as_str().map_or_else(|| data.to_string(), str::to_owned);
                end_progress();
                tell(on_one_line(&format!("{server}: {text}")));
            }
        }
    }

    fn elicit(&self, _server: &str, _request: ElicitRequestParams) -> Reply<ElicitResult> {
        Box::pin(std::future::ready(None))
    }

    fn sample(&self, _server: &str, _request: CreateMessageRequestParams) -> Reply<CreateMessageResult> {
        Box::pin(std::future::ready(None))
    }
}
