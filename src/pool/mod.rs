//! Worker processes: the same binary, started again, that run guests for this one.
//!
//! No script can take the supervisor down. A worker serves one session, or one execution that
//! belongs to none, and is never handed to another.

mod analysis;
mod child;
mod frames;
mod no_connections;
mod supervisor;
mod worker;

pub use frames::{AnalysisOrder, AnalysisReport, Request};
pub use supervisor::{Call, Cancelled, Pool, PoolOptions};
pub(crate) use worker::serve_supervisor;
