//! Files of the project as tables: CSV, TSV, JSON, JSON lines and Parquet, the text ones with gzip too, each asked a question.

#![no_main]
#![feature(alloc_error_hook)]

#[path = "../../shared/bounded.rs"]
mod bounded;
#[path = "../../shared/panics.rs"]
mod panics;

use libfuzzer_sys::fuzz_target;
use orchestrator_mcp_modules::analysis::{AnalysisRequest, Project, analyse};
use serde_json::json;

const ENDINGS: [&str; 8] = ["csv", "tsv", "json", "jsonl", "parquet", "csv.gz", "json.gz", "ndjson.gz"];

/// One file, whatever its name.
struct OneFile<'a>(&'a [u8]);

impl Project for OneFile<'_> {
    fn read(&self, _: &str) -> Result<Vec<u8>, String> {
        Ok(self.0.to_vec())
    }

    fn write(&self, _: &str, _: &[u8]) -> Result<(), String> {
        Ok(())
    }
}

fuzz_target!(|bytes: &[u8]| {
    bounded::panic_without_memory();
    // The first byte says which kind of file the rest is, the second which question is asked.
    let [kind, question, file @ ..] = bytes else { return };
    panics::run(|| ask(usize::from(*kind), usize::from(*question), file));
});

fn ask(kind: usize, question: usize, file: &[u8]) {
    let questions = [
        ("filter", json!({ "limit": 5, "save_as": "a.csv" })),
        ("filter", json!({ "conditions": [{ "field": "a", "operator": ">", "value": 1 }], "sort_by": "b" })),
        ("aggregate", json!({ "group_by": "b", "metrics": { "a": ["sum", "mean", "count", "min", "max"] } })),
        ("transform", json!({ "cast": { "a": "string" }, "computed": { "c": "a * 2" }, "save_as": "a.parquet" })),
        ("validate", json!({ "required_fields": ["a"], "field_types": { "a": "integer", "b": "string" } })),
        ("percentile", json!({ "field": "a", "percentiles": [0, 50, 100] })),
        ("time_series", json!({ "date_field": "b", "value_field": "a", "frequency": "month" })),
        ("correlation", json!({})),
    ];
    let (analysis, parameters) = &questions[question % questions.len()];
    let request = AnalysisRequest {
        analysis_type: (*analysis).to_owned(),
        data: format!("data.{}", ENDINGS[kind % ENDINGS.len()]).into(),
        parameters: parameters.as_object().cloned().unwrap_or_default(),
    };
    match analyse(request, &OneFile(file)) {
        Ok(answer) => assert!(*analysis != "filter" || answer.rows_out <= answer.rows_in),
        Err(error) => drop(error.to_string()),
    }
}
