//! What the program says to a person: text that ends quietly when nobody reads on, errors and hints in one form, colours
//! where a terminal shows them, and the one line that tells what long work does.
//!
//! Standard output carries what was asked for; everything else goes to standard error.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anstream::{AutoStream, ColorChoice};
use indicatif::{ProgressBar, ProgressStyle};
use orchestrator_runtime::progress_parts;

const RED: &str = "\x1b[1;31m";
const CYAN: &str = "\x1b[1;36m";
const BOLD: &str = "\x1b[1m";
const PLAIN: &str = "\x1b[0m";

/// Standard output does not take any more.
#[derive(Debug, thiserror::Error)]
#[error("standard output cannot be written")]
pub(crate) struct NotWritten(#[source] io::Error);

impl NotWritten {
    /// Who closes a pipe has read enough; that is no failure.
    pub(crate) fn is_wanted(&self) -> bool {
        self.0.kind() == io::ErrorKind::BrokenPipe
    }
}

/// An error of the program with one sentence that says what to do.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub(crate) struct Hinted {
    pub(crate) message: String,
    pub(crate) hint: String,
}

/// Writes to standard output, at once.
pub(crate) fn print(text: impl Display) -> Result<(), NotWritten> {
    let mut out = io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).map_err(NotWritten)
}

/// A line of standard output.
pub(crate) fn print_line(text: impl Display) -> Result<(), NotWritten> {
    print(format_args!("{text}\n"))
}

/// A line of standard error. There is nobody to tell if it cannot be written.
pub(crate) fn tell(text: impl Display) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// `error: ...` and, below it, `hint: ...`.
pub(crate) fn complain(error: impl Display, hint: Option<&str>) {
    let colours = Colours::of_errors();
    tell(format_args!("{} {error}", colours.error("error:")));
    if let Some(hint) = hint {
        tell(format_args!("{} {hint}", colours.hint("hint:")));
    }
}

/// `caused by: ...`
pub(crate) fn explain(cause: impl Display) {
    tell(format_args!("{} {cause}", Colours::of_errors().strong("caused by:")));
}

/// Whether a stream shows colours: a terminal does, unless `NO_COLOR` or `TERM=dumb` says otherwise.
#[derive(Clone, Copy)]
pub(crate) struct Colours {
    are_shown: bool,
}

impl Colours {
    pub(crate) fn of_output() -> Self {
        Self { are_shown: AutoStream::choice(&io::stdout()) != ColorChoice::Never }
    }

    pub(crate) fn of_errors() -> Self {
        Self { are_shown: AutoStream::choice(&io::stderr()) != ColorChoice::Never }
    }

    /// For text that no terminal shows.
    pub(crate) fn none() -> Self {
        Self { are_shown: false }
    }

    pub(crate) fn are_shown(self) -> bool {
        self.are_shown
    }

    pub(crate) fn error(self, text: &str) -> String {
        self.paint(RED, text)
    }

    pub(crate) fn hint(self, text: &str) -> String {
        self.paint(CYAN, text)
    }

    pub(crate) fn strong(self, text: &str) -> String {
        self.paint(BOLD, text)
    }

    fn paint(self, colour: &str, text: &str) -> String {
        if self.are_shown { format!("{colour}{text}{PLAIN}") } else { text.to_owned() }
    }

    /// A traceback with its carets, the class of the error and the hint marked.
    pub(crate) fn traceback(self, text: &str) -> String {
        if self.are_shown {
            text.split_inclusive('\n').map(|line| self.traceback_line(line)).collect()
        } else {
            text.to_owned()
        }
    }

    fn traceback_line(self, line: &str) -> String {
        let (text, end) = line.strip_suffix('\n').map_or((line, ""), |text| (text, "\n"));
        let marked = text.trim_start();
        if text.starts_with(' ') && !marked.is_empty() && marked.chars().all(|sign| "~^".contains(sign)) {
            return format!("{}{}{end}", &text[..text.len() - marked.len()], self.error(marked));
        }
        if let Some(hint) = text.strip_prefix("hint: ") {
            return format!("{} {hint}{end}", self.hint("hint:"));
        }
        let class_end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_' && sign != '.');
        let (class, rest) = text.split_at(class_end.unwrap_or(text.len()));
        if !class.is_empty() && (rest.is_empty() || rest.starts_with(": ")) {
            return format!("{}{rest}{end}", self.error(class));
        }
        line.to_owned()
    }
}

/// A terminal has one line for this, so the program has one bar.
static WAITING: Mutex<Option<ProgressBar>> = Mutex::new(None);

/// Shows what long work does on a line of its own, if a person watches; an empty message takes it away.
pub(crate) fn show_progress(message: &str) {
    if message.is_empty() {
        return end_progress();
    }
    if !io::stderr().is_terminal() {
        return;
    }
    let (work, percent) = progress_parts(message);
    let show = |bar: &ProgressBar| {
        bar.set_style(style_of(percent.is_some()));
        bar.set_message(work.to_owned());
        bar.set_position(percent.unwrap_or_default().into());
    };
    let mut waiting = WAITING.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(bar) = &*waiting {
        return show(bar);
    }
    let bar = ProgressBar::new(100);
    show(&bar);
    bar.enable_steady_tick(Duration::from_millis(100));
    *waiting = Some(bar);
}

/// Nothing stays of the line.
pub(crate) fn end_progress() {
    if let Some(bar) = WAITING.lock().unwrap_or_else(PoisonError::into_inner).take() {
        bar.finish_and_clear();
    }
}

/// The same for who cannot wait for a terminal that takes nothing any more.
pub(crate) fn try_end_progress() {
    if let Ok(mut waiting) = WAITING.try_lock()
        && let Some(bar) = waiting.take()
    {
        bar.finish_and_clear();
    }
}

/// A bar where the whole is known, else a sign that turns.
fn style_of(is_known: bool) -> ProgressStyle {
    let template = if is_known { "{bar:24} {percent:>3} % {wide_msg}" } else { "{spinner} {wide_msg}" };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    style.progress_chars("━╸ ")
}

#[cfg(test)]
mod tests {
    use super::Colours;

    #[test]
    fn a_traceback_shows_its_carets_its_class_and_its_hint() {
        let text = "Traceback (most recent call last):\n  File \"main.py\", line 1, in <module>\n    row['revenu']\n    \
                    ~~~^^^^^^^^^^\nKeyError: 'revenu'\nhint: did you mean 'revenue'?\n";
        let shown = "Traceback (most recent call last):\n  File \"main.py\", line 1, in <module>\n    row['revenu']\n    \
                     \x1b[1;31m~~~^^^^^^^^^^\x1b[0m\n\x1b[1;31mKeyError\x1b[0m: 'revenu'\n\x1b[1;36mhint:\x1b[0m did you mean \
                     'revenue'?\n";
        assert_eq!(Colours { are_shown: true }.traceback(text), shown);
        assert_eq!(Colours { are_shown: false }.traceback(text), text);
    }
}
