//! The sandboxed Python interpreter: policy, importer, limits, session and report.
//!
//! A program that embeds it hands over a table of modules ([`Library`]), starts a [`Session`]
//! and gets a [`Report`] for each [`Request`].

pub mod files;
pub mod frozen_index;
pub mod host;
pub mod isolation;
pub mod library;
pub mod limits;
pub mod native;
pub mod report;
pub mod request;
pub mod session;
pub mod tokens;

mod check;
mod engine;
mod error_class;

pub use check::without_fence;
pub use engine::output::{Sink, Stream};
pub use engine::progress::progress_parts;
pub use error_class::ErrorClass;
pub use files::{Access, Staging};
pub use host::Host;
pub use isolation::Isolation;
pub use library::Library;
pub use limits::Limits;
pub use limits::memory::CountingAllocator;
pub use report::Report;
pub use request::{Recorded, Request};
pub use session::{Session, SessionError};

/// Whether the check lets a script through: for its fuzz target, which has no session.
#[doc(hidden)]
#[must_use]
pub fn may_run(source: &str, library: &Library, safety: bool) -> bool {
    check::examine(source, library, safety).is_ok()
}

/// What native modules may use.
pub mod guest {
    pub use crate::engine::guest_api::*;
}
