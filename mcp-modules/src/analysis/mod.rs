//! `execute_analysis`: one question about a table, answered natively, JSON in and JSON out.
//!
//! Beside each result stands a plain Python script that computes the same value, so that a model
//! can take the analysis further by itself. Statistical tests have none: the standard library has
//! no distributions.

mod aggregate;
mod cell;
mod conditions;
mod correlation;
mod error;
mod expression;
mod files;
mod filter;
mod frame;
mod groups;
mod metrics;
mod order;
mod pattern;
mod percentile;
mod python;
mod request;
mod rules;
mod samples;
mod save;
mod source;
mod statistical_test;
mod table;
mod time;
mod time_series;
mod transform;
mod validate;

use orchestrator_statistics::numbers;
use orchestrator_words::{hint_of_names, shorten};
use serde::Serialize;
use serde_json::Value;

pub use error::AnalysisError;
pub use request::{AnalysisRequest, Project};

use request::Parameters;
use source::Source;

/// A finished analysis. Field order is the order of the JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    pub analysis_type: String,
    pub result: Value,
    /// Gives `result` when run with the request's data in the variable `data`.
    pub python: Option<String>,
    pub rows_in: usize,
    /// Rows, groups, periods or fields of the answer, before `limit`.
    pub rows_out: usize,
    pub bytes_in: u64,
}

/// What one analysis hands back.
struct Outcome {
    result: Value,
    python: Option<String>,
    rows_out: usize,
}

type Run = fn(&Source, &Parameters, &dyn Project) -> Result<Outcome, AnalysisError>;

/// Every analysis: its name, its parameters, its function.
const ANALYSES: &[(&str, &[&[&str]], Run)] = &[
    ("filter", request::FILTER, filter::run),
    ("aggregate", request::AGGREGATE, aggregate::run),
    ("transform", request::TRANSFORM, transform::run),
    ("validate", request::VALIDATE, validate::run),
    ("percentile", request::PERCENTILE, percentile::run),
    ("time_series", request::TIME_SERIES, time_series::run),
    ("correlation", request::CORRELATION, correlation::run),
    ("statistical_test", request::STATISTICAL_TEST, statistical_test::run),
];

/// Names of the analyses, as in `analysis_type`.
pub fn analysis_types() -> impl Iterator<Item = &'static str> {
    ANALYSES.iter().map(|(name, ..)| *name)
}

/// Answers a request. Files are read and written through `project` alone.
pub fn analyse(request: AnalysisRequest, project: &dyn Project) -> Result<Analysis, AnalysisError> {
    let wanted = request.analysis_type.trim().to_ascii_lowercase();
    let Some((name, known, run)) = ANALYSES.iter().find(|(name, ..)| *name == wanted) else {
        let names: Vec<&str> = analysis_types().collect();
        return Err(AnalysisError::UnknownAnalysis {
            name: shorten(&request.analysis_type),
            hint: hint_of_names("types", &wanted, &names),
        });
    };
    let parameters = Parameters::new(name, known, request.parameters)?;
    let source = source::load(request.data, parameters.text("data_field")?, project)?;
    let outcome = run(&source, &parameters, project)?;
    Ok(Analysis {
        analysis_type: wanted,
        result: outcome.result,
        python: outcome.python,
        rows_in: source.table.n_rows(),
        rows_out: outcome.rows_out,
        bytes_in: source.n_bytes,
    })
}
