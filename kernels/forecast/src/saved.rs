//! Saved models carry the number of their format, so that an older program refuses what it does not know.

use serde_json::Value;

use crate::error::{Error, Result};

/// The JSON of a saved model, if this program knows its format.
pub(crate) fn read(text: &str, supported: u32) -> Result<Value> {
    let saved = |reason: String| Error::Saved { reason };
    let value: Value = serde_json::from_str(text).map_err(|error| saved(error.to_string()))?;
    let format = value.get("format").and_then(Value::as_u64).ok_or_else(|| saved("no format number".to_owned()))?;
    let found = u32::try_from(format).unwrap_or(u32::MAX);
    if found > supported { Err(Error::SavedByNewer { found, supported }) } else { Ok(value) }
}
