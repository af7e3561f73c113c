//! Wrong usage: clap says what is wrong, and the nearest name is told in the words that every other hint has.

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Arg, Command};
use orchestrator_words::hint_of_names;

use crate::terminal::{complain, tell};

/// Help and versions are answers; everything else is told on standard error. Gives the exit code.
pub(super) fn answer(error: &Error, command: &Command, words: &[String]) -> u8 {
    if !error.use_stderr() {
        // Who closed the pipe has read enough.
        let _ = error.print();
        return 0;
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = error.print();
        return 2;
    }
    let rendered = error.render().to_string();
    let mut lines = rendered.lines().filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    let message = first.strip_prefix("error: ").unwrap_or(first);
    let place = place_of(command, words);
    if let Some(hint) = hint_of(error, place) {
        complain(message, Some(&hint));
    } else {
        complain(message, None);
        // Which arguments are missing, how it is written.
        for line in lines {
            let tip = line.trim_start().strip_prefix("tip: ").map(|tip| format!("hint: {tip}"));
            tell(tip.as_deref().unwrap_or(line));
        }
    }
    2
}

/// The command whose usage is wrong: as far as the words name one.
fn place_of<'a>(command: &'a Command, words: &[String]) -> &'a Command {
    let mut place = command;
    for word in words {
        let Some(next) = place.find_subcommand(word) else { break };
        place = next;
    }
    place
}

/// The nearest name and the names there are, for a name that is not among them.
fn hint_of(error: &Error, place: &Command) -> Option<String> {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        _ => None,
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let names: Vec<&str> =
                place.get_subcommands().filter(|known| !known.is_hide_set()).map(Command::get_name).collect();
            Some(hint_of_names("commands", text(ContextKind::InvalidSubcommand)?, &names))
        }
        ErrorKind::UnknownArgument => {
            let wanted = text(ContextKind::InvalidArg)?;
            let wanted = wanted.split('=').next().unwrap_or(wanted);
            let names: Vec<String> =
                place.get_arguments().filter_map(Arg::get_long).map(|long| format!("--{long}")).collect();
            // Without a near one clap says how to pass it on.
            orchestrator_words::suggestion(wanted, names.iter().map(String::as_str))
        }
        ErrorKind::InvalidValue => {
            let Some(ContextValue::Strings(names)) = error.get(ContextKind::ValidValue) else { return None };
            Some(hint_of_names("values", text(ContextKind::InvalidValue)?, names))
        }
        _ => None,
    }
}
