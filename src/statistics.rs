//! Counts of what was executed: by outcome, latency, tokens and tools.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::report::Report;
use orchestrator_runtime::tokens::Tokens;
use serde_json::{Value, json};

use crate::audit::{Entry, public_class};

/// Latencies remembered; older ones make room.
const REMEMBERED: usize = 10_000;

/// Combinations of tools remembered and shown.
const MOST_COMBINATIONS: usize = 1000;
const SHOWN_COMBINATIONS: usize = 10;

pub struct Statistics {
    started: Instant,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    total: u64,
    failed: u64,
    latencies: VecDeque<u64>,
    errors: BTreeMap<&'static str, u64>,
    tokens: Tokens,
    tools: BTreeMap<String, u64>,
    combinations: BTreeMap<Vec<String>, u64>,
    largest_execution_bytes: u64,
}

impl Default for Statistics {
    fn default() -> Self {
        Self { started: Instant::now(), counts: Mutex::default() }
    }
}

impl Statistics {
    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn count_tool(&self, name: &str) {
        *self.lock().tools.entry(name.to_owned()).or_default() += 1;
    }

    pub fn count_execution(&self, report: &Report, tools: &[String]) {
        let outcome = report.error.as_ref().map(|error| public_class(&error.kind));
        self.lock().add(outcome, report.execution_time_ms, report.peak_memory_bytes, report.tokens, tools);
    }

    pub fn count_analysis(
        &self,
        tool: &str,
        outcome: Option<ErrorClass>,
        milliseconds: u64,
        peak_bytes: u64,
        tokens: Tokens,
    ) {
        self.lock().add(outcome, milliseconds, peak_bytes, tokens, &[tool.to_owned()]);
    }

    /// The same counts from a log.
    #[must_use]
    pub fn of_entries(entries: &[Entry]) -> Self {
        let statistics = Self::default();
        let mut counts = statistics.lock();
        for entry in entries {
            let outcome = (entry.outcome != "ok").then(|| public_class(&entry.outcome));
            counts.add(outcome, entry.execution_time_ms, entry.peak_memory_bytes, entry.tokens, &entry.tools);
            *counts.tools.entry(entry.tool.clone()).or_default() += 1;
        }
        drop(counts);
        statistics
    }

    #[must_use]
    pub fn report(&self) -> Value {
        let counts = self.lock();
        let succeeded = counts.total - counts.failed;
        let Tokens { returned, kept_out } = counts.tokens;
        let mut latencies: Vec<u64> = counts.latencies.iter().copied().collect();
        latencies.sort_unstable();
        let mut combinations: Vec<(&Vec<String>, u64)> =
            counts.combinations.iter().map(|(tools, count)| (tools, *count)).collect();
        combinations.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(b.0)));
        combinations.truncate(SHOWN_COMBINATIONS);
        json!({
            "executions": {
                "total": counts.total,
                "succeeded": succeeded,
                "failed": counts.failed,
                "success_rate": ratio(succeeded, counts.total),
            },
            "latency_ms": {
                "p50": percentile(&latencies, 50),
                "p95": percentile(&latencies, 95),
                "p99": percentile(&latencies, 99),
                "max": latencies.last(),
            },
            "errors": counts.errors,
            "tokens": {
                "returned": returned,
                "kept_out": kept_out,
                "saved_percent": ratio(kept_out * 100, kept_out + returned),
            },
            "tools": counts.tools,
            "combinations": combinations
                .into_iter()
                .map(|(tools, count)| json!({ "tools": tools, "count": count }))
                .collect::<Vec<_>>(),
            "memory": {
                "server_bytes": resident_bytes(),
                "largest_execution_bytes": counts.largest_execution_bytes,
            },
            "uptime_seconds": self.started.elapsed().as_secs(),
        })
    }
}

impl Counts {
    fn add(
        &mut self,
        outcome: Option<ErrorClass>,
        milliseconds: u64,
        peak_bytes: u64,
        tokens: Tokens,
        tools: &[String],
    ) {
        self.total += 1;
        if let Some(class) = outcome {
            self.failed += 1;
            *self.errors.entry(class.name()).or_default() += 1;
        }
        if self.latencies.len() == REMEMBERED {
            self.latencies.pop_front();
        }
        self.latencies.push_back(milliseconds);
        self.tokens.returned += tokens.returned;
        self.tokens.kept_out += tokens.kept_out;
        self.largest_execution_bytes = self.largest_execution_bytes.max(peak_bytes);
        if tools.len() > 1 && (self.combinations.len() < MOST_COMBINATIONS || self.combinations.contains_key(tools)) {
            *self.combinations.entry(tools.to_vec()).or_default() += 1;
        }
    }
}

/// Memory the system holds for this process.
#[cfg(target_os = "linux")]
#[expect(clippy::disallowed_methods, reason = "the system describes this process in a file")]
fn resident_bytes() -> Option<usize> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let resident: usize = pages.split_whitespace().nth(1)?.parse().ok()?;
    // SAFETY: asks for a constant of the system.
    let page_bytes = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    resident.checked_mul(usize::try_from(page_bytes).ok()?)
}

/// Elsewhere what was allocated and not freed, which drifts a little as threads end.
#[cfg(not(target_os = "linux"))]
fn resident_bytes() -> Option<usize> {
    Some(orchestrator_runtime::limits::memory::in_use())
}

/// Rounded to three places; none where the whole is zero.
#[expect(clippy::cast_precision_loss, reason = "counts are far below the precision of a float")]
fn ratio(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| (part as f64 / whole as f64 * 1000.0).round() / 1000.0)
}

/// The value that `percent` of all values do not exceed.
fn percentile(sorted: &[u64], percent: usize) -> Option<u64> {
    let rank = (sorted.len() * percent).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_occurred() {
        let values: Vec<u64> = (1..=100).collect();
        assert_eq!([50, 95, 99].map(|percent| percentile(&values, percent)), [Some(50), Some(95), Some(99)]);
        assert_eq!(percentile(&[7], 50), Some(7));
        assert_eq!(percentile(&[], 50), None);
    }

    #[test]
    fn what_was_counted_is_reported() {
        let statistics = Statistics::default();
        let tools = ["execute_code".to_owned(), "search_tools".to_owned()];
        statistics.lock().add(None, 10, 100, Tokens { returned: 10, kept_out: 990 }, &tools);
        statistics.lock().add(Some(ErrorClass::KeyError), 30, 300, Tokens::default(), &tools[..1]);
        let report = statistics.report();
        assert_eq!(report["executions"], json!({ "total": 2, "succeeded": 1, "failed": 1, "success_rate": 0.5 }));
        assert_eq!(report["errors"], json!({ "KeyError": 1 }));
        assert_eq!(report["tokens"], json!({ "returned": 10, "kept_out": 990, "saved_percent": 99.0 }));
        assert_eq!(report["combinations"], json!([{ "tools": tools, "count": 1 }]));
        assert_eq!(report["latency_ms"], json!({ "p50": 10, "p95": 30, "p99": 30, "max": 30 }));
    }
}
