//! A worker's other job: an analysis, run natively within the limits of an execution.

use orchestrator_mcp_modules::analysis::{AnalysisRequest, Project, analyse};
use orchestrator_runtime::files::{FileError, Files};
use orchestrator_runtime::report::ErrorReport;
use orchestrator_runtime::{Access, ErrorClass, Isolation, Limits, native};
use serde_json::Value;

use super::messages::{AnalysisOrder, AnalysisReport};

/// Longest file an analysis reads; anything compressed meets the memory limit first.
const MOST_FILE_BYTES: usize = 2 << 30;

/// The project's files as an analysis reaches them.
struct Jail(Files);

impl Project for Jail {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        self.0.read_part(path, 0, MOST_FILE_BYTES).map_err(|error| describe(&error))
    }

    fn write(&self, path: &str, bytes: &[u8]) -> Result<(), String> {
        self.0.write_whole(path, bytes, false).map_err(|error| describe(&error))
    }
}

fn describe(error: &FileError) -> String {
    match error {
        FileError::Denied { hint, .. } => format!("{error} ({hint})"),
        error => error.to_string(),
    }
}

pub(super) fn run(order: AnalysisOrder, isolation: Isolation, access: &Access) -> AnalysisReport {
    let limits = Limits { timeout: order.timeout, memory_bytes: order.memory_bytes, ..isolation.default_limits() };
    let access = access.clone();
    let finished = native::run(&limits, move || work(order.request, &access));
    AnalysisReport {
        outcome: finished.outcome.and_then(|outcome| outcome),
        execution_time_ms: u64::try_from(finished.execution_time.as_millis()).unwrap_or(u64::MAX),
        peak_memory_bytes: finished.peak_memory_bytes,
    }
}

fn work(request: Value, access: &Access) -> Result<Value, ErrorReport> {
    let request: AnalysisRequest = serde_json::from_value(request).map_err(|error| failure(error.to_string(), None))?;
    let files = Files::open_for(access).map_err(|_| failure("the project folder cannot be opened".to_owned(), None))?;
    let analysis = analyse(request, &Jail(files)).map_err(|error| failure(error.to_string(), error.hint()))?;
    serde_json::to_value(analysis).map_err(|error| failure(error.to_string(), None))
}

fn failure(message: String, hint: Option<String>) -> ErrorReport {
    ErrorReport { hint, ..ErrorReport::new(ErrorClass::ValueError, message) }
}
