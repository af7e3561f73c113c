//! JSON values: every string in them, object keys included. A member's name helps to tell what its
//! value is, as `dob` and `password` do. Numbers stay numbers.

use serde_json::{Map, Value};

use crate::detector::{Detector, Finding};
use crate::error::PiiError;
use crate::kind::Kind;
use crate::token;
use crate::vault::{Counts, Restorer, Vault, count, replace, spellings};

/// A value with its strings restored.
#[derive(Clone, PartialEq)]
pub struct RestoredValue {
    pub value: Value,
    pub n_restored: usize,
    /// Token-shaped texts that this vault did not give out, each once, in order.
    pub unknown: Vec<String>,
}

impl std::fmt::Debug for RestoredValue {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("RestoredValue")
            .field("n_restored", &self.n_restored)
            .field("unknown", &self.unknown)
            .finish_non_exhaustive()
    }
}

impl Vault {
    /// Replaces what `detector` finds in the value's strings; see [`Vault::sanitize`]. All new
    /// tokens are kept in one write.
    pub fn sanitize_value(&self, detector: &Detector, value: Value) -> Result<(Value, Counts), PiiError> {
        let mut search = Search { detector, found: Vec::new(), spellings: Vec::new() };
        search.look_at(&value, None);
        let tokens = self.issue(&search.spellings)?;
        let mut counts = Counts::new();
        for found in &search.found {
            count(found, &mut counts);
        }
        let mut found = search.found.into_iter();
        let mut tokens = tokens.into_iter();
        // Strings come in the order in which they were looked at.
        let sanitized = map_strings(value, &mut |text| {
            Ok::<_, PiiError>(replace(&text, &found.next().unwrap_or_default(), &mut tokens))
        });
        Ok((sanitized?, counts))
    }

    /// Replaces tokens in the value's strings by the values that they stand for.
    pub fn restore_value(&self, value: Value) -> Result<RestoredValue, PiiError> {
        let mut restorer: Restorer<'_> = self.restorer();
        let value = map_strings(value, &mut |text| restorer.restore(&text))?;
        Ok(RestoredValue { value, n_restored: restorer.n_restored, unknown: restorer.unknown })
    }
}

/// What is found in each string, keys before their values.
struct Search<'a> {
    detector: &'a Detector,
    found: Vec<Vec<Finding>>,
    spellings: Vec<(Kind, &'a str)>,
}

impl<'a> Search<'a> {
    fn look_at(&mut self, value: &'a Value, name: Option<&str>) {
        match value {
            Value::String(text) => {
                let found = match name {
                    Some(name) => self.detector.find_in_field(name, text),
                    None => self.detector.find(text),
                };
                self.keep(text, found);
            }
            Value::Array(values) => values.iter().for_each(|value| self.look_at(value, name)),
            Value::Object(members) => {
                for (name, value) in members {
                    let found = self.detector.find(name);
                    // The name as it will stand, so that a second round sees the same.
                    let tokens = found.iter().map(|finding| token::of_value(finding.kind, &[0; 32]));
                    let masked = replace(name, &found, &mut tokens.collect::<Vec<_>>().into_iter());
                    self.keep(name, found);
                    self.look_at(value, Some(&masked));
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    fn keep(&mut self, text: &'a str, found: Vec<Finding>) {
        self.spellings.extend(spellings(text, &found));
        self.found.push(found);
    }
}

/// Gives each string to `change`, keys before their values.
fn map_strings<E>(value: Value, change: &mut impl FnMut(String) -> Result<String, E>) -> Result<Value, E> {
    Ok(match value {
        Value::String(text) => Value::String(change(text)?),
        Value::Array(values) => {
            Value::Array(values.into_iter().map(|value| map_strings(value, change)).collect::<Result<_, E>>()?)
        }
        Value::Object(members) => {
            let mut changed = Map::with_capacity(members.len());
            for (name, value) in members {
                let name = change(name)?;
                changed.insert(name, map_strings(value, change)?);
            }
            Value::Object(changed)
        }
        other => other,
    })
}
