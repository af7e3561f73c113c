//! What a guest may ask of the program around it: skills, tools, whatever the program answers to.
//!
//! The runtime knows no call by name. It carries JSON out, JSON or bytes back, counts the calls, and
//! keeps a guest that waits for an answer stoppable.

use std::sync::mpsc::{self, Receiver};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error_class::ErrorClass;

/// Answers a guest's calls.
pub trait Host: Send + Sync {
    /// Starts the call and says where the answer will arrive. A sender that is dropped without one
    /// counts as a failure of the call.
    fn call(&self, name: &str, arguments: Value) -> Receiver<Answer>;
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
}

impl HostError {
    #[must_use]
    pub fn new(kind: ErrorClass, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), hint: None }
    }

    #[must_use]
    pub fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }
}

/// An answer that is there already.
#[must_use]
pub fn ready(answer: Answer) -> Receiver<Answer> {
    let (sender, receiver) = mpsc::sync_channel(1);
    let _ = sender.send(answer);
    receiver
}

/// The host of a guest that is on its own.
pub struct NoHost;

impl Host for NoHost {
    fn call(&self, name: &str, _arguments: Value) -> Receiver<Answer> {
        ready(Err(HostError::new(ErrorClass::RuntimeError, format!("{name}() is not available here"))))
    }
}
