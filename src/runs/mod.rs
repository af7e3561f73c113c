//! Analysis runs: phased, logged, resumable, and the same bit for bit when they are repeated.
//!
//! `intake` reads what is to be done, `plan` freezes it, `work` keeps everything in `.work/`, `execute` does it; the rest
//! looks at what came of it.

pub(crate) mod difference;
pub(crate) mod execute;
pub(crate) mod export;
pub mod intake;
pub(crate) mod lock_file;
pub(crate) mod page;
pub mod plan;
pub(crate) mod recipes;
pub(crate) mod replay;
pub(crate) mod start;
pub(crate) mod state;
pub(crate) mod view;
pub(crate) mod work;

use chrono::{DateTime, SecondsFormat, Utc};

/// A moment as it is written everywhere.
pub(crate) fn moment(nanoseconds: i64) -> String {
    DateTime::from_timestamp_nanos(nanoseconds).to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

pub(crate) fn now() -> String {
    Utc::now().to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// `1 task`, `3 tasks`.
pub(crate) fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// Enough of a digest to tell it from others.
pub(crate) fn short(digest: &str) -> &str {
    let is_digest = digest.len() == 64 && digest.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_digest { &digest[..10] } else { digest }
}
