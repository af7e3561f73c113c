//! `GET /api/v1/mcp/tools/search?q=...&detail_level=...&category=...&limit=...`: `search_tools` for programs that speak no MCP.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use orchestrator_runtime::ErrorClass;
use orchestrator_tools_registry::{Builtin, Origin};
use orchestrator_words::{hint_of_names, shorten};
use serde_json::{Map, Value, json};

use super::Shared;
use super::projects::percent_decode;
use crate::tools::{Caller, ToolError};

pub(super) const PATH: &str = "/api/v1/mcp/tools/search";

/// Names of the query and of the tool's arguments.
const PARAMETERS: [(&str, &str); 5] = [
    ("q", "query"),
    ("query", "query"),
    ("category", "category"),
    ("detail_level", "detail_level"),
    ("limit", "limit"),
];

pub(super) async fn answer(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let query = request.uri().query().unwrap_or_default().to_owned();
    let work = move || {
        let arguments = arguments_of(&query)?;
        if !shared.canary.lives() {
            shared.shutdown.cancel();
            return Err(ToolError::failed(ErrorClass::RuntimeError, "the sandbox does not hold on this machine"));
        }
        shared.projects.usual().call(Builtin::SearchTools, arguments, Caller::new(Origin::Client, "http"))
    };
    match tokio::task::spawn_blocking(work).await {
        Ok(Ok(outcome)) => reply(StatusCode::OK, &outcome.structured),
        Ok(Err(error)) => {
            let mut told = json!({ "type": error.kind().name(), "message": error.to_string() });
            if let Some(hint) = error.hint() {
                told["hint"] = json!(hint);
            }
            let is_ours = error.kind() == ErrorClass::RuntimeError;
            let status = if is_ours { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::BAD_REQUEST };
            reply(status, &json!({ "error": told }))
        }
        Err(_) => reply(StatusCode::INTERNAL_SERVER_ERROR, &json!({ "error": { "message": "the search failed" } })),
    }
}

fn reply(status: StatusCode, value: &Value) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::X_CONTENT_TYPE_OPTIONS, "nosniff")];
    (status, headers, value.to_string()).into_response()
}

/// `q=create+issue&limit=5` as arguments of `search_tools`.
fn arguments_of(query: &str) -> Result<Map<String, Value>, ToolError> {
    let wrong = |message: String| ToolError::failed(ErrorClass::ValueError, message);
    let mut arguments = Map::new();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let decoded = |text: &str| percent_decode(&text.replace('+', " "));
        let (Some(name), Some(value)) = (decoded(name), decoded(value)) else {
            return Err(wrong("the query is not percent-encoded UTF-8".to_owned()));
        };
        let Some((_, argument)) = PARAMETERS.iter().find(|(known, _)| *known == name) else {
            let names = ["q", "detail_level", "category", "limit"];
            let failed = wrong(format!("there is no parameter '{}'", shorten(&name)));
            return Err(failed.with_hint(hint_of_names("parameters", &name, &names)));
        };
        let value = match *argument {
            "limit" => {
                let limit: Option<u64> = value.parse().ok();
                json!(limit.ok_or_else(|| wrong(format!("limit must be a whole number, found '{}'", shorten(&value))))?)
            }
            _ => json!(value),
        };
        arguments.insert((*argument).to_owned(), value);
    }
    Ok(arguments)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::arguments_of;

    fn read(query: &str) -> Result<Value, String> {
        arguments_of(query).map(Value::Object).map_err(|error| error.to_string())
    }

    #[test]
    fn queries_are_arguments() {
        assert_eq!(read(""), Ok(json!({})));
        assert_eq!(
            read("q=create+an%20issue%26&limit=5&detail_level=full&category=github&"),
            Ok(json!({ "query": "create an issue&", "limit": 5, "detail_level": "full", "category": "github" }))
        );
        assert_eq!(read("qq=1"), Err("there is no parameter 'qq'".to_owned()));
        assert_eq!(read("limit=-1"), Err("limit must be a whole number, found '-1'".to_owned()));
        assert_eq!(read("q=%ff"), Err("the query is not percent-encoded UTF-8".to_owned()));
        assert_eq!(read("q=%f"), Err("the query is not percent-encoded UTF-8".to_owned()));
    }
}
