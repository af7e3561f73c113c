//! What a guest may ask of the program around it: skills, tools, whatever the program answers to.
//!
//! The runtime knows no call by name. It carries JSON out, JSON or bytes back, counts the calls, and
//! keeps a guest that waits for an answer stoppable. Several calls may be under way; a ticket tells them apart.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error_class::ErrorClass;

/// Answers a guest's calls.
pub trait Host: Send + Sync {
    /// Starts the call and comes back; the answer goes to `asker`, now or later, from any thread.
    fn call(&self, name: &str, arguments: Value, asker: Asker);

    /// Nobody waits for the answer to this call any more.
    fn abandon(&self, _ticket: u64) {}
}

/// Whoever waits for the answer to one call. Dropped without one, it counts as a failure of the call.
pub struct Asker {
    ticket: u64,
    take: Option<Box<dyn FnOnce(u64, Answer) + Send>>,
}

impl Asker {
    #[must_use]
    pub fn new(ticket: u64, take: impl FnOnce(u64, Answer) + Send + 'static) -> Self {
        Self { ticket, take: Some(Box::new(take)) }
    }

    #[must_use]
    pub fn ticket(&self) -> u64 {
        self.ticket
    }

    pub fn answer(mut self, answer: Answer) {
        self.take_once(answer);
    }

    fn take_once(&mut self, answer: Answer) {
        if let Some(take) = self.take.take() {
            take(self.ticket, answer);
        }
    }
}

impl Drop for Asker {
    fn drop(&mut self) {
        self.take_once(Err(HostError::new(ErrorClass::RuntimeError, "the call was not answered")));
    }
}

pub type Answer = Result<Payload, HostError>;

/// What a call brings back: JSON, and bytes where JSON would cost too much.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Payload {
    pub value: Value,
    /// Never JSON: whoever sends a payload through a pipe sends these beside it.
    #[serde(skip)]
    pub bytes: Vec<u8>,
}

impl From<Value> for Payload {
    fn from(value: Value) -> Self {
        Self { value, bytes: Vec::new() }
    }
}

impl From<Vec<u8>> for Payload {
    fn from(bytes: Vec<u8>) -> Self {
        Self { value: Value::Null, bytes }
    }
}

/// Why a call failed, as the exception the guest gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HostError {
    pub kind: ErrorClass,
    pub message: String,
    pub hint: Option<String>,
    /// What a person has to open before the call can work.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

impl HostError {
    #[must_use]
    pub fn new(kind: ErrorClass, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), hint: None, url: None }
    }

    #[must_use]
    pub fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    #[must_use]
    pub fn with_url(mut self, url: impl Into<String>) -> Self {
        self.url = Some(url.into());
        self
    }
}

/// The host of a guest that is on its own.
pub struct NoHost;

impl Host for NoHost {
    fn call(&self, name: &str, _arguments: Value, asker: Asker) {
        asker.answer(Err(HostError::new(ErrorClass::RuntimeError, format!("{name}() is not available here"))));
    }
}
