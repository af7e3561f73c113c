//! `execute_analysis`: rows in, a small answer out, natively and in a worker.

use orchestrator_runtime::report::{ErrorReport, Tokens};
use orchestrator_tools_registry::Builtin;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::execution::no_worker;
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
        let (structured, error) = match outcome {
            Ok(analysis) => (finished(&kind, analysis, report.execution_time_ms), None),
            Err(error) => (failed(&kind, &error, report.execution_time_ms), Some(error)),
        };
        let tokens: Tokens = serde_json::from_value(structured["tokens"].clone()).unwrap_or_default();
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
        let text = match &error {
            Some(error) => text_of(error),
            None => structured["result"].to_string(),
        };
        Ok(Outcome { is_error: error.is_some(), ..Outcome::with_text(structured, text) })
    }
}

fn finished(kind: &str, analysis: Value, execution_time_ms: u64) -> Value {
    let field = |name: &str| analysis.get(name).cloned().unwrap_or_default();
    let result = field("result");
    let python = field("python");
    let returned = result.to_string().len() + python.as_str().map_or(0, str::len);
    let tokens =
        Tokens::estimate(returned as u64, analysis.get("bytes_in").and_then(Value::as_u64).unwrap_or_default());
    json!({
        "success": true,
        "analysis_type": kind,
        "result": result,
        "python": python,
        "rows_in": field("rows_in"),
        "rows_out": field("rows_out"),
        "error": null,
        "execution_time_ms": execution_time_ms,
        "tokens": tokens,
    })
}

fn failed(kind: &str, error: &ErrorReport, execution_time_ms: u64) -> Value {
    json!({
        "success": false,
        "analysis_type": kind,
        "result": null,
        "python": null,
        "rows_in": 0,
        "rows_out": 0,
        "error": { "type": error.kind, "message": error.message, "hint": error.hint },
        "execution_time_ms": execution_time_ms,
        "tokens": Tokens::estimate(error.message.len() as u64, 0),
    })
}

fn text_of(error: &ErrorReport) -> String {
    let hint = error.hint.as_ref().map(|hint| format!("\nhint: {hint}")).unwrap_or_default();
    format!("{}: {}{hint}", error.kind, error.message)
}
