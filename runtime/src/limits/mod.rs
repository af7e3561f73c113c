//! What one execution may use up, and the machinery that stops it when it does.
//!
//! A limit is never an exception the guest can outlive: see `stop`.

pub mod crash;
pub mod memory;
pub(crate) mod pauses;
pub(crate) mod stack;
pub mod stop;
pub mod thread;

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The budget of one execution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Wall clock, from the check before the run to the finished report.
    pub timeout: Duration,
    /// Waiting for tools of others that does not count against it; what goes beyond does.
    pub waiting: Duration,
    /// Bytes the guest may hold on top of a fresh interpreter.
    pub memory_bytes: usize,
    /// Work units (calls and turns of loops). `None` leaves counting off.
    pub max_instructions: Option<u64>,
    /// Bytes printed to stdout and stderr together.
    pub output_bytes: usize,
    /// Depth of Python calls; the guest cannot raise it.
    pub recursion: usize,
    /// Files open at the same time.
    pub open_files: usize,
    /// Bytes read from files by one execution, each time they are read.
    pub read_bytes: u64,
    /// Bytes written to files by one execution.
    pub written_bytes: u64,
    /// Calls of the program around the guest.
    pub host_calls: u32,
    /// Bytes of source text.
    pub source_bytes: usize,
    /// Bytes of JSON the value handed back may take; longer ones are cut and marked.
    pub result_bytes: usize,
}

/// How much later than the deadline an execution that ignores its stop is given up.
pub const GRACE: Duration = Duration::from_millis(300);

impl Default for Limits {
    fn default() -> Self {
        Self {
            timeout: Duration::from_secs(120),
            waiting: Duration::from_secs(600),
            memory_bytes: 1 << 30,
            max_instructions: None,
            output_bytes: 16 << 20,
            recursion: 1000,
            open_files: 64,
            read_bytes: 64 << 30,
            written_bytes: 1 << 30,
            host_calls: 10_000,
            source_bytes: 4 << 20,
            result_bytes: 1 << 20,
        }
    }
}

impl Limits {
    /// The tighter defaults of `hardened`.
    #[must_use]
    pub fn hardened() -> Self {
        Self { timeout: Duration::from_secs(30), waiting: Duration::ZERO, memory_bytes: 512 << 20, ..Self::default() }
    }
}
