//! What can be wrong with a request, in words for the model that wrote it.
//!
//! Rows are counted from 1. Values are shown as JSON and cut; names that are close to the one
//! given are kept beside the message, as a hint.

use serde_json::Value;
use thiserror::Error;

use super::cell::kind_name;

const MAX_SHOWN_CHARS: usize = 120;
const MAX_LISTED_NAMES: usize = 16;

#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum AnalysisError {
    #[error("unknown analysis_type '{name}'")]
    UnknownAnalysis { name: String, hint: String },

    #[error("{analysis} has no parameter '{name}'")]
    UnknownParameter { analysis: &'static str, name: String, hint: String },

    #[error("{analysis} needs the parameter '{name}': {wanted}")]
    MissingParameter { analysis: &'static str, name: &'static str, wanted: &'static str },

    #[error("parameters '{first}' and '{second}' mean the same: give one of them")]
    DoubledParameter { first: String, second: String },

    #[error("{place}: wanted {wanted}, found {found}")]
    BadValue { place: String, wanted: String, found: String },

    #[error("{place}: unknown {what} '{name}'")]
    UnknownName { place: String, what: &'static str, name: String, hint: String },

    #[error("no field '{field}' in the data")]
    UnknownField { field: String, hint: String },

    #[error("data: wanted {wanted}, found {found}")]
    BadData { wanted: String, found: String, hint: Option<String> },

    #[error("row {row} of the data: wanted an object, found {found}")]
    BadRow { row: usize, found: String },

    #[error("{path}: {reason}")]
    File { path: String, reason: String },

    #[error("{purpose} needs numbers: field '{field}' of row {row} holds {found}")]
    NotANumber { purpose: String, field: String, row: usize, found: String },

    #[error("{purpose}: values of field '{field}' cannot be ordered, row {row} holds {found}")]
    NotOrdered { purpose: String, field: String, row: usize, found: String },

    #[error("condition on '{field}': the field holds {holds}, which cannot be ordered against {value}")]
    Incomparable { field: String, holds: &'static str, value: String },

    #[error("cast of field '{field}' to {to}: row {row} holds {found}")]
    BadCast { field: String, to: &'static str, row: usize, found: String },

    #[error("field '{field}' of row {row}: wanted an ISO date such as 2024-01-31, found {found}")]
    BadDate { field: String, row: usize, found: String },

    #[error("expression '{expression}', column {column}: {reason}")]
    BadExpression { expression: String, column: usize, reason: String, hint: Option<String> },

    #[error("pattern '{pattern}' is not a regular expression: {reason}")]
    BadPattern { pattern: String, reason: String },

    #[error("{what}")]
    NotEnough { what: String, hint: Option<String> },
}

impl AnalysisError {
    /// What to try instead, where there is something near.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::UnknownAnalysis { hint, .. }
            | Self::UnknownParameter { hint, .. }
            | Self::UnknownName { hint, .. }
            | Self::UnknownField { hint, .. } => Some(hint.clone()),
            Self::BadData { hint, .. } | Self::BadExpression { hint, .. } | Self::NotEnough { hint, .. } => {
                hint.clone()
            }
            Self::NotANumber { field, .. } => {
                Some(format!("turn the field into numbers first: transform with cast {{\"{field}\": \"float\"}}"))
            }
            Self::Incomparable { holds: "text", .. } => {
                Some("give the value as text, or turn the field into numbers with transform and cast".to_owned())
            }
            Self::BadPattern { reason, .. } if reason.contains("not supported") => {
                Some("patterns run in linear time, without look-around and back-references".to_owned())
            }
            Self::BadPattern { .. } => {
                Some("to find ( ) [ ] { } . + * ? | themselves, write \\ before them".to_owned())
            }
            _ => None,
        }
    }

    pub(crate) fn bad_parameter(name: &str, wanted: &str, found: &Value) -> Self {
        Self::bad_value(format!("parameter '{name}'"), wanted, found)
    }

    pub(crate) fn bad_value(place: impl Into<String>, wanted: &str, found: &Value) -> Self {
        Self::BadValue { place: place.into(), wanted: wanted.to_owned(), found: describe(found) }
    }

    /// A part of a parameter that is not there at all.
    pub(crate) fn nothing_given(name: &str, wanted: impl Into<String>) -> Self {
        Self::BadValue { place: format!("parameter '{name}'"), wanted: wanted.into(), found: "nothing".to_owned() }
    }

    pub(crate) fn unknown_field(field: &str, fields: &[String]) -> Self {
        Self::UnknownField { field: shorten(field), hint: choose(field, "fields", fields) }
    }

    pub(crate) fn unknown_name(place: impl Into<String>, what: &'static str, name: &str, known: &[&str]) -> Self {
        Self::UnknownName { place: place.into(), what, name: shorten(name), hint: choose(name, "known", known) }
    }
}

/// "did you mean 'x'? fields: a, b, c", or the list alone when nothing is near.
pub(crate) fn choose<S: AsRef<str>>(wanted: &str, label: &str, known: &[S]) -> String {
    let shown: Vec<&str> = known.iter().take(MAX_LISTED_NAMES).map(AsRef::as_ref).collect();
    let more = if known.len() > MAX_LISTED_NAMES { ", ..." } else { "" };
    let list = format!("{label}: {}{more}", shown.join(", "));
    match nearest(wanted, known.iter().map(AsRef::as_ref)) {
        Some(near) => format!("did you mean '{near}'? {list}"),
        None => list,
    }
}

/// Short names are too near to everything to guess.
fn nearest<'a>(wanted: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let budget = match wanted.chars().count() {
        0..=2 => 0,
        3..=5 => 1,
        6..=8 => 2,
        _ => 3,
    };
    let measured = known.map(|name| {
        let distance = if name.eq_ignore_ascii_case(wanted) { 0 } else { strsim::osa_distance(wanted, name) };
        (distance, name)
    });
    measured.filter(|(distance, _)| *distance <= budget).min_by_key(|(distance, _)| *distance).map(|(_, name)| name)
}

/// A value for a message: its kind, and the value itself.
pub(crate) fn describe(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Array(items) if items.is_empty() => "an empty list".to_owned(),
        Value::Object(fields) if fields.is_empty() => "an empty object".to_owned(),
        _ => format!("{} {}", kind_name(value), shorten(&value.to_string())),
    }
}

pub(crate) fn shorten(text: &str) -> String {
    if text.chars().count() <= MAX_SHOWN_CHARS {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(MAX_SHOWN_CHARS - 3).collect();
    cut.push_str("...");
    cut
}
