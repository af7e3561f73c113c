//! Every `>>>` in a face's documentation, run as a script.

use std::sync::Arc;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Request};
use orchestrator::tools::GuestHost;
use orchestrator_runtime::Isolation;

use crate::project::{Project, files_below};

pub fn trials() -> Vec<Trial> {
    let faces = files_below("../stdlib-shims/python", "py").into_iter();
    let with_examples = faces.filter_map(|(name, path)| {
        let text = std::fs::read_to_string(path).expect("a face");
        let examples = examples(&text);
        (!examples.is_empty()).then(|| Trial::test(format!("faces::{name}"), move || run(&name, &examples)))
    });
    with_examples.collect()
}

/// An expression and what Python shows of its value.
type Example = (String, String);

fn examples(text: &str) -> Vec<Example> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let pairs = lines.windows(2).filter_map(|pair| Some((pair[0].strip_prefix(">>> ")?, pair[1])));
    pairs.map(|(code, shown)| (code.to_owned(), shown.to_owned())).collect()
}

fn run(module: &str, examples: &[Example]) -> Result<(), Failed> {
    let project = Project::new();
    let pool = project.pool(Isolation::Production);
    let toolbox = project.toolbox();
    for (code, shown) in examples {
        let script = format!("from {} import *\nrepr({code})", module.replace('/', "."));
        let call =
            Call { host: Arc::new(GuestHost::new(&toolbox)), ..Call::new(Request::new(script, Isolation::Production)) };
        let report = pool.run(call)?;
        if report.result != serde_json::json!(shown) {
            return Err(format!("{code}\n--- documented\n{shown}\n--- actual\n{report:?}").into());
        }
    }
    Ok(())
}
