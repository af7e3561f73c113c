//! Personal data in what a server gives, and tokens that it must not have.
//!
//! A server is handed the values behind tokens, or never saw one: whatever in its answer looks like a token was picked up to
//! have its value put into a call of somebody else. It is disarmed while the policy is on. Under `strict` a script also gets
//! tokens in place of personal data.

use orchestrator_pii::disarm;
use orchestrator_runtime::host::HostError;
use serde_json::Value;

use super::super::{Privacy, ToolError, Toolbox};
use crate::connections::servers::{Item, Told, json_of};
use crate::settings::PiiPolicy;

impl Toolbox {
    /// What the policy lets a script have of an answer.
    pub(super) fn protect(&self, told: Told) -> Result<Told, HostError> {
        if self.settings.pii == PiiPolicy::Off {
            return Ok(told);
        }
        let guard = Guard { privacy: &self.privacy, is_strict: self.settings.pii == PiiPolicy::Strict };
        let protected = match told {
            Told::Failed(message) => guard.text(message).map(Told::Failed),
            Told::Gave(items) => {
                let items: Result<_, ToolError> = items.into_iter().map(|item| guard.item(item)).collect();
                items.map(Told::Gave)
            }
        };
        protected.map_err(|error| HostError {
            kind: error.kind(),
            message: error.to_string(),
            hint: error.hint(),
            url: None,
        })
    }
}

struct Guard<'a> {
    privacy: &'a Privacy,
    is_strict: bool,
}

impl Guard<'_> {
    fn item(&self, item: Item) -> Result<Item, ToolError> {
        Ok(match item {
            Item::Value(value) => Item::Value(self.value(value)?),
            Item::Text(text) => match self.value_of(&text) {
                Some(value) => Item::Value(self.value(value)?),
                None => Item::Text(self.text(text)?),
            },
            Item::File { bytes, mime_type, uri } => {
                let bytes = match String::from_utf8(bytes) {
                    Ok(text) => match self.value_of(&text) {
                        Some(value) => self.value(value)?.to_string().into_bytes(),
                        None => self.text(text)?.into_bytes(),
                    },
                    // A picture is not looked at.
                    Err(error) => error.into_bytes(),
                };
                let uri = uri.map(|uri| self.text(uri)).transpose()?;
                Item::File { bytes, mime_type: self.text(mime_type)?, uri }
            }
        })
    }

    /// In JSON the names of members help to recognise their values, and no token must take the place of a number.
    fn value_of(&self, text: &str) -> Option<Value> {
        self.is_strict.then(|| json_of(text)).flatten()
    }

    fn text(&self, text: String) -> Result<String, ToolError> {
        let text = disarm(text);
        if self.is_strict { self.privacy.hide(&text) } else { Ok(text) }
    }

    fn value(&self, value: Value) -> Result<Value, ToolError> {
        let value = disarmed(value);
        if self.is_strict { self.privacy.hide_data(value) } else { Ok(value) }
    }
}

fn disarmed(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(disarm(text)),
        Value::Array(items) => items.into_iter().map(disarmed).collect(),
        Value::Object(map) => map.into_iter().map(|(key, item)| (disarm(key), disarmed(item))).collect(),
        plain => plain,
    }
}
