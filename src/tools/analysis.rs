//! `execute_analysis`: rows in, a small answer out, natively and in a worker.

use orchestrator_runtime::report::ErrorReport;
use orchestrator_runtime::tokens::{Tokens, n_tokens, n_tokens_of_json};
use orchestrator_tools_registry::{Builtin, Origin};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::execution::no_worker;
use super::outputs::Outputs;
use super::shorten::shorten_value;
use super::{Caller, Outcome, ToolError, Toolbox, timeout_of};
use crate::audit::{Entry, digest, public_class};
use crate::pool::AnalysisOrder;
use crate::settings::PiiPolicy;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AnalysisArguments {
    analysis_type: String,
    data: Value,
    #[serde(default)]
    parameters: Map<String, Value>,
    timeout: Option<f64>,
}

impl Toolbox {
    pub(super) fn execute_analysis(&self, arguments: AnalysisArguments, caller: Caller) -> Result<Outcome, ToolError> {
        let ceiling = self.settings.isolation.ceiling();
        let timeout = timeout_of(arguments.timeout, self.settings.timeout.min(ceiling.timeout))?;
        let memory_bytes = self.settings.memory.min(ceiling.memory_bytes);
        let kind = arguments.analysis_type.clone();
        let request = json!({
            "analysis_type": arguments.analysis_type,
            "data": arguments.data,
            "parameters": arguments.parameters,
        });
        let tool = Builtin::ExecuteAnalysis.name();
        let entry = Entry::begin(tool, &caller.client, None, &digest(&request["parameters"].to_string()));
        let order = AnalysisOrder { request, timeout, memory_bytes };
        let report = {
            let _slot = self.slot(&caller)?;
            let pool = self.pool(self.settings.isolation)?;
            pool.analyse(order, &caller.is_cancelled).map_err(|error| no_worker(&error))?
        };
        let outcome = match report.outcome {
            Ok(mut analysis) if self.settings.pii != PiiPolicy::Off => {
                analysis["result"] = self.privacy.hide_data(analysis["result"].take())?;
                Ok(analysis)
            }
            outcome => outcome,
        };
        let bytes_in = outcome.as_ref().ok().and_then(|analysis| analysis["bytes_in"].as_u64()).unwrap_or_default();
        let (mut structured, error) = match outcome {
            Ok(analysis) => (finished(&kind, &analysis), None),
            Err(error) => (failed(&kind, &error), Some(error)),
        };
        if caller.origin == Origin::Client {
            self.shorten_analysis(&mut structured);
        }
        let text = match &error {
            Some(error) => text_of(error),
            None => structured["result"].to_string(),
        };
        let tokens = Tokens::new(n_tokens(&text) + n_tokens_of_json(&structured), bytes_in);
        structured["tokens"] = json!(tokens);
        structured["execution_time_ms"] = json!(report.execution_time_ms);
        let outcome = error.as_ref().map(|error| public_class(&error.kind));
        self.statistics.count_analysis(tool, outcome, report.execution_time_ms, report.peak_memory_bytes, tokens);
        self.audit.write(&entry.of_analysis(
            outcome,
            report.execution_time_ms,
            report.peak_memory_bytes,
            timeout,
            memory_bytes,
            tokens,
        ));
        Ok(Outcome { is_error: error.is_some(), ..Outcome::with_text(structured, text) })
    }

    /// Cuts the result where text and structured content together, which both hold it, are too long.
    fn shorten_analysis(&self, structured: &mut Value) {
        let budget = self.settings.answer_tokens as u64;
        let result = structured["result"].take();
        let room = budget.saturating_sub(n_tokens_of_json(structured)) / 2;
        structured["result"] = if n_tokens_of_json(&result) <= room {
            result
        } else {
            let place =
                Outputs::new(self, self.settings.isolation).keep("result.json", format!("{result:#}").as_bytes());
            shorten_value(result, room * 4 / 5, &place)
        };
    }
}

/// Without what is measured: equal answers cost the same.
fn finished(kind: &str, analysis: &Value) -> Value {
    let field = |name: &str| analysis.get(name).cloned().unwrap_or_default();
    json!({
        "success": true,
        "analysis_type": kind,
        "result": field("result"),
        "python": field("python"),
        "rows_in": field("rows_in"),
        "rows_out": field("rows_out"),
        "error": null,
        "execution_time_ms": 0,
        "tokens": Tokens::default(),
    })
}

fn failed(kind: &str, error: &ErrorReport) -> Value {
    json!({
        "success": false,
        "analysis_type": kind,
        "result": null,
        "python": null,
        "rows_in": 0,
        "rows_out": 0,
        "error": { "type": error.kind, "message": error.message, "hint": error.hint },
        "execution_time_ms": 0,
        "tokens": Tokens::default(),
    })
}

fn text_of(error: &ErrorReport) -> String {
    let hint = error.hint.as_ref().map(|hint| format!("\nhint: {hint}")).unwrap_or_default();
    format!("{}: {}{hint}", error.kind, error.message)
}
