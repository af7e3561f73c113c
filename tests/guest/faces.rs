//! Every `>>>` in a face's documentation, run as a script.

use std::sync::Arc;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Request};
use orchestrator::tools::GuestHost;
use orchestrator_runtime::Isolation;

use crate::project::{Project, files_below};

pub fn trials() -> Vec<Trial> {
    let folders = [
        "../mcp-modules/python",
        "../stdlib-shims/stdlib/python",
        "../stdlib-shims/numpy/python",
        "../stdlib-shims/pandas/python",
    ];
    let faces = folders.into_iter().flat_map(|folder| files_below(folder, "py"));
    let with_examples = faces.filter_map(|(name, path)| {
        let text = std::fs::read_to_string(path).expect("a face");
        let examples = examples(&text);
        (!examples.is_empty()).then(|| Trial::test(format!("faces::{name}"), move || run(&name, &examples)))
    });
    with_examples.collect()
}

/// Lines to run first, an expression, and what Python shows of its value.
struct Example {
    setup: String,
    expression: String,
    shown: String,
}

fn examples(text: &str) -> Vec<Example> {
    let mut found = Vec::new();
    let mut setup = String::new();
    // A docstring holds its backslashes twice.
    let text = text.replace("\\\\", "\\");
    let mut lines = text.lines().map(str::trim).peekable();
    while let Some(line) = lines.next() {
        let Some(code) = line.strip_prefix(">>> ") else { continue };
        match lines.peek() {
            Some(next) if !next.starts_with(">>> ") => {
                let example = Example {
                    setup: std::mem::take(&mut setup),
                    expression: code.to_owned(),
                    shown: (*next).to_owned(),
                };
                found.push(example);
            }
            _ => {
                setup += code;
                setup.push('\n');
            }
        }
    }
    found
}

/// The names an example of this module may use.
fn imports(module: &str) -> String {
    if module.starts_with("orchestrator/") {
        let modules = ["analytics", "data", "models", "viz"];
        let lines = modules.map(|module| format!("from orchestrator.mcp.{module} import *\n")).concat();
        return format!("import numpy as np\nimport pandas as pd\n{lines}");
    }
    if module.starts_with("numpy") || module.starts_with("pandas") {
        return "import numpy as np\nimport pandas as pd\n".to_owned();
    }
    format!("from {} import *\n", module.replace('/', "."))
}

fn run(module: &str, examples: &[Example]) -> Result<(), Failed> {
    let project = Project::new();
    let pool = project.pool(Isolation::Production);
    let toolbox = project.toolbox();
    for Example { setup, expression, shown } in examples {
        let script = format!("{}{setup}repr({expression})", imports(module));
        let call =
            Call { host: Arc::new(GuestHost::new(&toolbox)), ..Call::new(Request::new(script, Isolation::Production)) };
        let report = pool.run(call)?;
        if report.result != serde_json::json!(shown) {
            return Err(format!("{expression}\n--- documented\n{shown}\n--- actual\n{report:?}").into());
        }
    }
    Ok(())
}
