//! Who writes the code of a `prompt:` task: a local command that its operator configured, or the model of a client.

#![expect(clippy::disallowed_types, reason = "the generator is a program its operator configured")]

use std::process::Command;
use std::time::Duration;

use orchestrator_runtime::without_fence;

use super::program::{self, End, Ended};
use crate::pool::Cancelled;
use crate::settings::Settings;

/// How long a command may take.
const LONGEST: Duration = Duration::from_secs(600);

/// Reads a prompt, writes Python.
pub(crate) trait Generator: Sync {
    fn write(&self, prompt: &str) -> Result<String, String>;
}

/// A command that reads the prompt from its standard input and prints code.
pub(crate) struct CommandGenerator {
    words: Vec<String>,
    is_cancelled: Cancelled,
}

impl CommandGenerator {
    /// The one the operator has set, if there is one.
    pub(crate) fn of(settings: &Settings, is_cancelled: &Cancelled) -> Option<Self> {
        let words = settings.generator.clone();
        (!words.is_empty()).then_some(Self { words, is_cancelled: Cancelled::clone(is_cancelled) })
    }
}

impl Generator for CommandGenerator {
    fn write(&self, prompt: &str) -> Result<String, String> {
        let [program, arguments @ ..] = self.words.as_slice() else { return Err("the generator is empty".to_owned()) };
        let failed = |error: &std::io::Error| {
            format!("the generator '{program}' cannot be used: {}", crate::runs::intake::without_number(error))
        };
        let mut command = Command::new(program);
        command.args(arguments);
        let ran = program::run(command, Some(prompt), LONGEST, &self.is_cancelled, &|_| {});
        let Ended { end, output, errors } = ran.map_err(|error| failed(&error))?;
        match end {
            End::Exited(status) if status.success() => code_in(&output),
            End::Exited(_) => {
                let last = errors.trim_end().lines().last().unwrap_or("it said nothing");
                Err(format!("the generator '{program}' failed: {}", orchestrator_words::shorten(last)))
            }
            End::TimedOut => Err(format!("the generator '{program}' took longer than {} seconds", LONGEST.as_secs())),
            End::Cancelled => Err("the run was interrupted".to_owned()),
        }
    }
}

/// What a model answers holds its code, in a fence or bare.
pub(crate) fn code_in(answer: &str) -> Result<String, String> {
    let is_bare = ["import ", "from ", "\"\"\"", "```"].iter().any(|begin| answer.trim_start().starts_with(begin));
    let block = if is_bare { None } else { first_block(answer) };
    let code = without_fence(block.unwrap_or(answer)).trim().to_owned();
    if code.is_empty() { Err("the generator wrote no code".to_owned()) } else { Ok(code + "\n") }
}

/// The first fenced block, where a model wrote something before it.
fn first_block(answer: &str) -> Option<&str> {
    let mut at = 0;
    let mut begin = None;
    for line in answer.split_inclusive('\n') {
        let next = at + line.len();
        match begin {
            None if line.starts_with("```") => begin = Some(next),
            Some(begin) if line.trim_end() == "```" => return answer.get(begin..at),
            _ => {}
        }
        at = next;
    }
    None
}
