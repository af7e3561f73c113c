//! Saved models carry the number of their format, so that an older program refuses what it does not know.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Error, Result};

/// The format that every model here writes.
pub(crate) const FORMAT: u32 = 1;

pub(crate) fn write<T: Serialize>(model: &T) -> Result<String> {
    serde_json::to_string(model).map_err(|error| Error::saved(error.to_string()))
}

/// The model in a text; what it relies on is checked by its own kind.
pub(crate) fn read<T: DeserializeOwned>(value: Value) -> Result<T> {
    let format = value.get("format").and_then(Value::as_u64).ok_or_else(|| Error::saved("no format number"))?;
    let found = u32::try_from(format).unwrap_or(u32::MAX);
    if found > FORMAT {
        return Err(Error::SavedByNewer { found, supported: FORMAT });
    }
    serde_json::from_value(value).map_err(|error| Error::saved(error.to_string()))
}

/// Parts that do not fit together would be read past their end.
pub(crate) fn require(fits: bool, part: &str) -> Result<()> {
    if fits { Ok(()) } else { Err(Error::saved(format!("{part} does not fit the rest of the model"))) }
}
