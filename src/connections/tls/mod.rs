//! TLS, in one place. Without the feature `tls` nothing of it is built, and whatever needs it is refused.
//!
//! Rule: what a connection asks for is done or refused, never weakened.

#[cfg_attr(not(feature = "tls"), path = "absent.rs")]
mod client;
#[cfg(feature = "tls")]
mod lenient;

use tokio::io::{AsyncRead, AsyncWrite};

pub(crate) use self::client::Tls;
#[cfg(feature = "tls")]
pub(crate) use self::client::{Trust, fault_in};

pub(crate) const IS_BUILT_IN: bool = cfg!(feature = "tls");

/// A connection, encrypted or not.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// Why there is no secure connection: about the other side, which "it" stands for. Nothing the other side chose is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) words: &'static str,
    /// What the operator can do.
    pub(crate) hint: Option<&'static str>,
}

impl Fault {
    const fn new(words: &'static str) -> Self {
        Self { words, hint: None }
    }
}

impl std::error::Error for Fault {}

impl std::fmt::Display for Fault {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.words)?;
        self.hint.map_or(Ok(()), |hint| write!(formatter, "; {hint}"))
    }
}
