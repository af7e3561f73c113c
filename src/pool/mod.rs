//! Worker processes: the same binary, started again or forked from a template, that run guests for this one.
//!
//! No script can take the supervisor down. A worker serves one session, or one execution that
//! belongs to none, and is never handed to another.

mod analysis;
#[cfg(unix)]
mod close_from;
#[cfg(target_os = "linux")]
mod inherited;
mod messages;
#[expect(clippy::module_inception, reason = "the file of the type this folder is about")]
mod pool;
mod process;
mod sole;
mod source;
#[cfg(target_os = "linux")]
mod template;
mod walls;
mod worker_main;
mod worker_process;

pub use messages::{AnalysisOrder, AnalysisReport};
pub use orchestrator_runtime::Request;
pub use pool::{Call, Cancelled, Pool, PoolOptions};
pub(crate) use sole::SoleWorker;
pub use source::Source;
#[cfg(target_os = "linux")]
pub(crate) use template::serve_template;
pub use walls::Walls;
pub(crate) use worker_main::serve_supervisor;
