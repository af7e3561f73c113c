//! Why there is no answer, in words that name none of our types.

use std::time::Duration;

use rmcp::service::{ClientInitializeError, ServiceError};

use super::super::oauth;

/// Why there is no answer.
pub(crate) enum Failure {
    /// The server does not run and cannot be reached; what its standard error says comes with it.
    Unavailable(String),
    Timeout(Duration),
    Cancelled,
    /// Somebody has to log in first; this is what the server said.
    AuthRequired {
        message: String,
        challenge: oauth::Challenge,
    },
}

impl std::fmt::Display for Failure {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unavailable(message) | Self::AuthRequired { message, .. } => formatter.write_str(message),
            Self::Timeout(limit) => write!(formatter, "no answer within {} seconds", limit.as_secs_f64()),
            Self::Cancelled => formatter.write_str("the call was cancelled"),
        }
    }
}

/// What the server itself says, or what went wrong with it.
pub(super) fn complaint(error: &ServiceError) -> String {
    match error {
        ServiceError::McpError(error) => error.message.to_string(),
        ServiceError::UnexpectedResponse => "it answered something else than was asked".to_owned(),
        ServiceError::Timeout { .. } => "it took too long".to_owned(),
        _ => "the connection was lost".to_owned(),
    }
}

pub(super) fn told(error: &ClientInitializeError) -> String {
    match error {
        ClientInitializeError::JsonRpcError(error) => format!("it refuses us: {}", error.message),
        ClientInitializeError::ConnectionClosed(_) => "it closed the connection".to_owned(),
        ClientInitializeError::TransportError { error, .. } => innermost(&*error.error),
        _ => "it does not introduce itself as a server of MCP".to_owned(),
    }
}

/// The first cause: what lies around it names our own types.
fn innermost(error: &(dyn std::error::Error + 'static)) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    let told = error.to_string();
    told.strip_prefix("Client error: ").map(str::to_owned).unwrap_or(told)
}

/// What the system says, without its number.
pub(super) fn cause(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such program, or no such folder to run it in".to_owned(),
        std::io::ErrorKind::PermissionDenied => "it is not allowed".to_owned(),
        kind => kind.to_string(),
    }
}
