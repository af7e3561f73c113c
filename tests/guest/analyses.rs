//! `mcp-modules/tests/analysis`: the Python that an analysis hands back computes the same result to the
//! last bit, here in our own sandbox.

use std::fs;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::Isolation;
use serde_json::Value;

use crate::project::{Project, files_below};

const FOLDER: &str = "../mcp-modules/tests/analysis";

pub fn trials() -> Vec<Trial> {
    let cases = files_below(FOLDER, "json").into_iter().filter_map(|(name, path)| {
        let case: Value = serde_json::from_str(&fs::read_to_string(path).ok()?).ok()?;
        let python = case.get("python")?.as_str()?.to_owned();
        Some(Trial::test(format!("analyses::{name}"), move || run(&case, &python)))
    });
    cases.collect()
}

fn run(case: &Value, python: &str) -> Result<(), Failed> {
    let project = Project::new();
    for (file, text) in case.get("files").and_then(Value::as_object).into_iter().flatten() {
        fs::write(project.folder().join(file), text.as_str().unwrap_or_default())?;
    }
    let mut request = Request::new(python, Isolation::Production);
    let data = &case["request"]["data"];
    if !data.is_string() {
        request.context.insert("data".to_owned(), data.clone());
    }
    let report = project.pool(Isolation::Production).execute(request, None)?;
    if let Some(error) = report.error {
        return Err(format!("{}\n--- code\n{python}", error.traceback).into());
    }
    if report.result != case["result"] {
        return Err(
            format!("--- native\n{:#}\n--- Python\n{:#}\n--- code\n{python}", case["result"], report.result).into()
        );
    }
    Ok(())
}
