//! What is wrong with an intake: a place, a sentence, the line itself, and what to do.

use orchestrator_words::{hint_of_names, shorten};
use serde_saphyr::{Error, UserMessageFormatter};

use super::placed::Place;

#[derive(Debug)]
pub(crate) struct Problem {
    pub place: Place,
    pub message: String,
    pub hint: Option<String>,
}

impl Problem {
    pub(crate) fn new(place: Place, message: impl Into<String>) -> Self {
        Self { place, message: message.into(), hint: None }
    }

    pub(crate) fn with_hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }

    /// A name that is not among those there are.
    pub(crate) fn unknown(place: Place, what: &str, plural: &str, wanted: &str, known: &[impl AsRef<str>]) -> Self {
        Self::new(place, format!("unknown {what} '{}'", shorten(wanted)))
            .with_hint(hint_of_names(plural, wanted, known))
    }

    /// What the reader of YAML says, in our words where it has a kind for it.
    pub(super) fn of_yaml(error: &Error) -> Self {
        let error = error.without_snippet();
        let place = error.location().map(Place::from).unwrap_or_default();
        match error {
            Error::SerdeUnknownField { field, expected, .. } => {
                Self::unknown(place, "field", "fields", field, expected)
            }
            Error::SerdeUnknownVariant { variant, expected, .. } => {
                Self::unknown(place, "value", "values", variant, expected)
            }
            Error::SerdeMissingField { field, .. } => Self::new(place, format!("the field '{field}' is missing")),
            Error::SerdeInvalidType { unexpected, expected, .. }
            | Error::SerdeInvalidValue { unexpected, expected, .. } => {
                Self::new(place, format!("found {}, expected {expected}", shorten(unexpected)))
            }
            Error::Unexpected { expected: "mapping start", .. } => {
                Self::new(place, "expected names with values, as in name: value")
            }
            Error::Unexpected { expected: "sequence start", .. } => Self::new(place, "expected a list, as in [a, b]"),
            other => {
                let text = other.render_with_formatter(&UserMessageFormatter);
                let sentence = text.lines().next().unwrap_or_default();
                // The place is told in front.
                let end = sentence.rfind(" at line ").unwrap_or(sentence.len());
                let sentence = sentence[..end].trim_start_matches("error: ");
                let sentence = match sentence.strip_prefix("line ") {
                    Some(rest) => rest.split_once(": ").map_or(sentence, |(_, message)| message),
                    None => sentence,
                };
                if sentence.contains("tabs disallowed") {
                    return Self::new(place, "a tab cannot indent a line").with_hint("use blanks");
                }
                Self::new(place, shorten(sentence))
            }
        }
    }

    /// `intake.yaml:3:5: message`, and the line with a caret below.
    pub(crate) fn shown(&self, file: &str, text: &str) -> String {
        let Place { line, column } = self.place;
        let Some(source) = line.checked_sub(1).and_then(|line| text.lines().nth(line)) else {
            return format!("{file}: {}", self.message);
        };
        let column = column.max(1);
        let shown: String = source.chars().take(160).map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        let blanks = " ".repeat(column - 1);
        format!("{file}:{line}:{column}: {}\n  {shown}\n  {blanks}^", self.message)
    }
}
