//! Pages of documentation and checks of skills run code: they count among a server's executions and are in its log.

use std::fs;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use libtest_mimic::{Failed, Trial};
use orchestrator::settings::Layer;
use orchestrator::tools::{Caller, Toolbox, docs_of};
use orchestrator_tools_registry::{Builtin, Origin};
use serde_json::{Value, json};

use crate::http_search::expect;
use crate::project::Project;

type Test = fn() -> Result<(), Failed>;

pub fn trials() -> Vec<Trial> {
    let tests: [(&str, Test); 5] = [
        ("a_page_waits_for_its_turn", a_page_waits_for_its_turn),
        ("a_session_has_one_slot", a_session_has_one_slot),
        ("what_outlives_its_script_is_stopped", what_outlives_its_script_is_stopped),
        ("each_leaves_a_line", each_leaves_a_line),
        ("a_made_up_name_is_not_in_the_log", a_made_up_name_is_not_in_the_log),
    ];
    tests.map(|(name, test)| Trial::test(format!("slots::{name}"), test)).into()
}

fn client() -> Caller {
    Caller::new(Origin::Client, "test")
}

fn call(toolbox: &Arc<Toolbox>, tool: Builtin, arguments: &Value) -> Result<(), Failed> {
    let arguments = arguments.as_object().cloned().unwrap_or_default();
    toolbox.call(tool, arguments, client()).map(drop).map_err(|error| error.to_string().into())
}

/// Says that it runs, and waits.
const WAITS: &str = "import pathlib\npathlib.Path('workspace/begun').touch()\nwhile not pathlib.Path('workspace/go').exists():\n    pass";

fn a_page_waits_for_its_turn() -> Result<(), Failed> {
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

/// Calls that wait for their session hold up nobody else.
fn a_session_has_one_slot() -> Result<(), Failed> {
    const PATIENCE: Duration = Duration::from_secs(30);
    let project = Project::new();
    let toolbox = project.toolbox_with(Layer { max_parallel: Some(2), ..Layer::default() });
    let workspace = project.folder().join("workspace");
    thread::scope(|scope| {
        let of_session = |code: &'static str| {
            let toolbox = Arc::clone(&toolbox);
            scope.spawn(move || call(&toolbox, Builtin::ExecuteCode, &json!({ "code": code, "session": "a" })))
        };
        let running = of_session(WAITS);
        while !workspace.join("begun").exists() && !running.is_finished() {
            thread::sleep(Duration::from_millis(10));
        }
        let waiting = [of_session("1"), of_session("2"), of_session("3")];
        thread::sleep(Duration::from_millis(500));
        let other = scope.spawn(|| call(&toolbox, Builtin::ExecuteCode, &json!({ "code": "6 * 7" })));
        let begun = Instant::now();
        while !other.is_finished() && begun.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(10));
        }
        let was_served = other.is_finished();
        let have_waited = waiting.iter().all(|call| !call.is_finished());
        fs::write(workspace.join("go"), "")?;
        for call in waiting.into_iter().chain([running, other]) {
            call.join().map_err(|_| "a call panicked")??;
        }
        expect(&(was_served, have_waited), &(true, true))
    })
}

/// A skill's check may take ten seconds; nobody waits for this one after the first.
fn what_outlives_its_script_is_stopped() -> Result<(), Failed> {
    const CODE: &str = "save_skill(name='endless', description='never ends', code='while True: pass')";
    const PATIENCE: Duration = Duration::from_secs(5);
    let project = Project::new();
    call(&project.toolbox(), Builtin::ExecuteCode, &json!({ "code": CODE, "timeout": 1 }))?;
    let ended = Instant::now();
    let told = loop {
        let log = fs::read_to_string(project.folder().join(".work/audit.jsonl"))?;
        let entries = log.lines().map(serde_json::from_str::<Value>).collect::<Result<Vec<_>, _>>()?;
        let told: Vec<Value> = entries.iter().map(|entry| json!([entry["tool"], entry["outcome"]])).collect();
        if told.len() == 2 || ended.elapsed() > PATIENCE {
            break told;
        }
        thread::sleep(Duration::from_millis(10));
    };
    let expected = [json!(["execute_code", "ExecutionTimeout"]), json!(["save_skill", "Cancelled"])];
    let is_told = told.len() == 2 && expected.iter().all(|line| told.contains(line));
    expect(&is_told, &true).map_err(|_| format!("{told:?}").into())
}

/// It could say anything, and the log is kept by people who must not read what scripts found.
fn a_made_up_name_is_not_in_the_log() -> Result<(), Failed> {
    const CODE: &str = "raise type('john@example.com', (ValueError,), {})('not in the log')";
    let project = Project::new();
    call(&project.toolbox(), Builtin::ExecuteCode, &json!({ "code": CODE }))?;
    let log = fs::read_to_string(project.folder().join(".work/audit.jsonl"))?;
    let entry: Value = serde_json::from_str(&log)?;
    expect(&entry["outcome"], &json!("Exception"))?;
    expect(&(log.contains("john"), log.contains("not in the log")), &(false, false))
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
