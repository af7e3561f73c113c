//! What can be wrong with a request, in words for the model that wrote it.
//!
//! Rows are counted from 1. Values are shown as JSON and cut; names that are close to the one
//! given are kept beside the message, as a hint.

use orchestrator_words::{hint_of_names, shorten};
use serde_json::Value;
use thiserror::Error;

use super::cell::kind_name;

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
        Self::UnknownField { field: shorten(field), hint: hint_of_names("fields", field, fields) }
    }

    pub(crate) fn unknown_name(place: impl Into<String>, what: &'static str, name: &str, known: &[&str]) -> Self {
        Self::UnknownName { place: place.into(), what, name: shorten(name), hint: hint_of_names("known", name, known) }
    }
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
