//! What one execution may use up, and the machinery that stops it when it does.
//!
//! A limit is never an exception the guest can outlive: see `stop`.

pub mod crash;
pub mod memory;
pub mod stop;

use std::time::Duration;

/// The budget of one execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Wall clock, from the check before the run to the finished report.
    pub timeout: Duration,
    /// Bytes the guest may hold on top of a fresh interpreter.
    pub memory_bytes: usize,
    /// Work units (calls and loop jumps). `None` leaves counting off, because counting costs speed.
    pub max_instructions: Option<u64>,
    /// Bytes printed to stdout and stderr together.
    pub output_bytes: usize,
    /// Depth of Python calls; the guest cannot raise it.
    pub recursion: usize,
    /// Files open at the same time.
    pub open_files: usize,
    /// Bytes written to files by one execution.
    pub written_bytes: u64,
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
            memory_bytes: 1 << 30,
            max_instructions: None,
            output_bytes: 16 << 20,
            recursion: 1000,
            open_files: 64,
            written_bytes: 1 << 30,
            source_bytes: 4 << 20,
            result_bytes: 1 << 20,
        }
    }
}

impl Limits {
    /// The tighter defaults of `hardened`.
    #[must_use]
    pub fn hardened() -> Self {
        Self { timeout: Duration::from_secs(30), memory_bytes: 512 << 20, ..Self::default() }
    }

    /// Each budget, cut down to the operator's `ceiling`.
    #[must_use]
    pub fn capped(self, ceiling: &Self) -> Self {
        Self {
            timeout: self.timeout.min(ceiling.timeout),
            memory_bytes: self.memory_bytes.min(ceiling.memory_bytes),
            max_instructions: match (self.max_instructions, ceiling.max_instructions) {
                (Some(own), Some(top)) => Some(own.min(top)),
                (own, top) => own.or(top),
            },
            output_bytes: self.output_bytes.min(ceiling.output_bytes),
            recursion: self.recursion.min(ceiling.recursion),
            open_files: self.open_files.min(ceiling.open_files),
            written_bytes: self.written_bytes.min(ceiling.written_bytes),
            source_bytes: self.source_bytes.min(ceiling.source_bytes),
            result_bytes: self.result_bytes.min(ceiling.result_bytes),
        }
    }
}
