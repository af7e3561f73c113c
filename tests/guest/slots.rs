//! Pages of documentation and checks of skills run code: they count among a server's executions and are in its log.

use std::fs;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::settings::Layer;
use orchestrator::tools::{Caller, Toolbox, docs_of};
use orchestrator_tools_registry::{Builtin, Origin};
use serde_json::{Value, json};

use crate::http_search::expect;
use crate::project::Project;

type Test = fn() -> Result<(), Failed>;

pub fn trials() -> Vec<Trial> {
    let tests: [(&str, Test); 2] =
        [("a_page_waits_for_its_turn", a_page_waits_for_its_turn), ("each_leaves_a_line", each_leaves_a_line)];
    tests.map(|(name, test)| Trial::test(format!("slots::{name}"), test)).into()
}

fn client() -> Caller {
    Caller::new(Origin::Client, "test")
}

fn call(toolbox: &Arc<Toolbox>, tool: Builtin, arguments: &Value) -> Result<(), Failed> {
    let arguments = arguments.as_object().cloned().unwrap_or_default();
    toolbox.call(tool, arguments, client()).map(drop).map_err(|error| error.to_string().into())
}

fn a_page_waits_for_its_turn() -> Result<(), Failed> {
    const WAITS: &str = "import pathlib\npathlib.Path('workspace/begun').touch()\nwhile not pathlib.Path('workspace/go').exists():\n    pass";
    let project = Project::new();
    let toolbox = project.toolbox_with(Layer { max_parallel: Some(1), ..Layer::default() });
    let workspace = project.folder().join("workspace");
    thread::scope(|scope| {
        let running = scope.spawn(|| call(&toolbox, Builtin::ExecuteCode, &json!({ "code": WAITS })));
        while !workspace.join("begun").exists() && !running.is_finished() {
            thread::sleep(Duration::from_millis(10));
        }
        let page = scope.spawn(|| docs_of(&toolbox, "csv", &client()).map_err(|error| error.to_string()));
        thread::sleep(Duration::from_millis(500));
        let has_waited = !page.is_finished();
        fs::write(workspace.join("go"), "")?;
        running.join().map_err(|_| "the execution panicked")??;
        let page = page.join().map_err(|_| "the page panicked")??;
        expect(&(has_waited, page.is_empty()), &(true, false))
    })
}

fn each_leaves_a_line() -> Result<(), Failed> {
    let project = Project::new();
    let toolbox = project.toolbox();
    docs_of(&toolbox, "csv", &client()).map_err(|error| error.to_string())?;
    call(
        &toolbox,
        Builtin::SaveSkill,
        &json!({ "name": "twice", "description": "doubles", "code": "def twice(x):\n    return 2 * x\n" }),
    )?;
    let log = fs::read_to_string(project.folder().join(".work/audit.jsonl"))?;
    let entries = log.lines().map(serde_json::from_str::<Value>).collect::<Result<Vec<_>, _>>()?;
    let told: Vec<Value> = entries
        .iter()
        .map(|entry| json!([entry["tool"], entry["client"], entry["isolation"], entry["outcome"]]))
        .collect();
    expect(&json!(told), &json!([["docs", "test", "hardened", "ok"], ["save_skill", "test", "hardened", "ok"]]))
}
