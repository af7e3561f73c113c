//! Runs as tools of the server: a client starts one, and its model writes the code of a prompt. The client is scripted; the
//! server is the real program.

use std::collections::VecDeque;
use std::fs;

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use crate::exchanges::Server;
use crate::project::{Project, difference, program};

type Test = fn() -> Result<(), Failed>;

pub fn trials() -> Vec<Trial> {
    let tests: [(&str, Test); 5] = [
        ("the_model_of_the_client_writes_code", the_model_of_the_client_writes_code),
        ("a_client_without_a_model", a_client_without_a_model),
        ("no_client_starts_a_program", no_client_starts_a_program),
        ("the_intake_that_is_read_is_the_one_that_was_checked", the_intake_that_is_read_is_the_one_that_was_checked),
        ("limits_of_the_operator_hold", limits_of_the_operator_hold),
    ];
    tests.into_iter().map(|(name, test)| Trial::test(format!("run_tools::{name}"), test)).collect()
}

/// A client whose model has answers ready.
struct Client {
    project: Project,
    server: Server,
    answers: VecDeque<&'static str>,
    prompts: Vec<String>,
}

impl Client {
    fn start(intake: &str, flags: &str, answers: &[&'static str]) -> Result<Self, Failed> {
        let project = Project::new();
        fs::write(project.folder().join("data/raw/people.csv"), "name,age\nGunhild,73\nOlaf,41\n")?;
        fs::write(project.folder().join("intake.yaml"), intake)?;
        let mut server = Server::start(&project, &format!("serve --warm-workers 1 --run-tools true{flags}"))?;
        let capabilities = if answers.is_empty() { json!({}) } else { json!({ "sampling": {} }) };
        server.shake_hands_as(&capabilities)?;
        Ok(Self { project, server, answers: answers.iter().copied().collect(), prompts: Vec::new() })
    }

    fn call(&mut self, tool: &str, arguments: &Value) -> Result<Value, Failed> {
        let id = self.server.begin_call(tool, arguments)?;
        loop {
            let message = self.server.receive()?;
            match (message["method"].as_str(), &message["id"]) {
                (None, answered) if *answered == id => return Ok(message["result"].clone()),
                (Some("sampling/createMessage"), number) => {
                    let prompt = message["params"]["messages"][0]["content"]["text"].as_str();
                    self.prompts.push(prompt.unwrap_or_default().to_owned());
                    let text = self.answers.pop_front().ok_or("the model was asked too often")?;
                    let content = json!({ "type": "text", "text": text });
                    let result = json!({ "role": "assistant", "content": content, "model": "test" });
                    self.server.send(&json!({ "jsonrpc": "2.0", "id": number, "result": result }).to_string())?;
                }
                (Some(_), Value::Null) => {}
                _ => return Err(format!("not expected: {message}").into()),
            }
        }
    }

    /// Starts the intake and runs everything; gives the only task.
    fn run(&mut self) -> Result<Value, Failed> {
        let started = self.call("start_run", &json!({ "intake": "intake.yaml" }))?;
        if started["isError"] == json!(true) {
            return Ok(started["content"][0]["text"].clone());
        }
        let done = self.call("next_phase", &json!({ "all": true }))?;
        Ok(done["structuredContent"]["phases"][0]["tasks"][0].clone())
    }
}

fn same(expected: impl Into<Value>, actual: Value) -> Result<(), Failed> {
    let expected = expected.into();
    if expected == actual { Ok(()) } else { Err(difference(&format!("{expected:#}"), &format!("{actual:#}")).into()) }
}

const PROMPT: &str = "project: p\ninputs: {people: data/raw/people.csv}\nphases:\n  - name: one\n    agent: analyst\n    tasks:\n      \
                      - {id: ages, prompt: How old are people on average?}\n";

/// What failed goes back to the model with its error; the prompt names columns and holds no value.
fn the_model_of_the_client_writes_code() -> Result<(), Failed> {
    let answers = [
        "```python\nimport pandas as pd\nresult = pd.read_csv('data/raw/people.csv')['agee'].mean()\n```",
        "```python\nimport pandas as pd\nresult = pd.read_csv('data/raw/people.csv')['age'].mean()\n```",
    ];
    let mut client = Client::start(PROMPT, "", &answers)?;
    let task = client.run()?;
    same("done", task["status"].clone())?;
    let record = fs::read_to_string(client.project.folder().join(".work/runs/1/tasks/ages/record.json"))?;
    let record: Value = serde_json::from_str(&record)?;
    same(json!(57.0), record["result"].clone())?;
    let tries: Vec<Value> =
        record["attempts"].as_array().into_iter().flatten().map(|it| it["succeeded"].clone()).collect();
    same(json!([false, true]), tries.into())?;
    let [first, second] = client.prompts.as_slice() else { return Err("the model was not asked twice".into()) };
    for (prompt, wanted) in
        [(first, "- `age`: int64"), (first, "How old are people on average?"), (second, "KeyError: 'agee'")]
    {
        if !prompt.contains(wanted) {
            return Err(format!("not in the prompt: {wanted}\n{prompt}").into());
        }
    }
    let told = ["Gunhild", "Olaf", "73", "41"].into_iter().find(|value| first.contains(value));
    same(Value::Null, told.map_or(Value::Null, Value::from))
}

fn a_client_without_a_model() -> Result<(), Failed> {
    let task = Client::start(PROMPT, "", &[])?.run()?;
    same("failed", task["status"].clone())?;
    same(
        "RuntimeError: a prompt needs a generator: none is configured, and this client offers no model (sampling)",
        task["error"].clone(),
    )
}

/// A model may write an intake; what it names must not run outside of the sandbox.
fn no_client_starts_a_program() -> Result<(), Failed> {
    let intake = "project: p\nmode: legacy\nphases:\n  - name: one\n    tasks:\n      - {id: out, command: [touch, workspace/escaped]}\n";
    let mut client = Client::start(intake, "", &[])?;
    let answer = client.run()?;
    let refused = "RuntimeError: intake.yaml:6:14: task 'out' says nothing to run\n        - {id: out, command: [touch, \
                   workspace/escaped]}\n               ^\nhint: a command runs in --mode legacy; add code, script, recipe or \
                   prompt for --mode code";
    same(refused, answer)?;
    // Not even one that a person has started.
    let mut start = std::process::Command::new(program());
    let started =
        start.args(["run", "start", "--intake", "intake.yaml"]).current_dir(client.project.folder()).output()?;
    same(true, started.status.success().into())?;
    let answer = client.call("next_phase", &json!({}))?;
    same(
        "RuntimeError: the current run is of mode legacy, which no client can run\nhint: start_run starts one of mode code, or \
         type orchestrator run next",
        answer["content"][0]["text"].clone(),
    )?;
    same(false, client.project.folder().join("workspace/escaped").exists().into())
}

/// The system follows the link before it goes up; the jail does not.
fn the_intake_that_is_read_is_the_one_that_was_checked() -> Result<(), Failed> {
    let intake = |project: &str| {
        format!("project: {project}\nphases:\n  - name: one\n    tasks:\n      - {{id: a, code: \"result = 1\"}}\n")
    };
    let mut client = Client::start(&intake("inside"), "", &[])?;
    let (inside, outside) = (client.project.folder(), client.project.outside().to_owned());
    fs::create_dir_all(outside.join("other/deep"))?;
    for place in [outside.join("intake.yaml"), outside.join("other/intake.yaml")] {
        fs::write(place, intake("outside"))?;
    }
    #[cfg(unix)]
    std::os::unix::fs::symlink(outside.join("other/deep"), inside.join("data/link"))?;
    fs::write(inside.join("data/intake.yaml"), intake("beside the link"))?;
    let mut started = |intake: &str| -> Result<Value, Failed> {
        let answer = client.call("start_run", &json!({ "intake": intake }))?;
        let told = answer["content"][0]["text"].clone();
        Ok(answer["structuredContent"].get("project").cloned().unwrap_or(told))
    };
    same("inside", started("/project/intake.yaml")?)?;
    same("beside the link", started("data/link/../intake.yaml")?)?;
    let outside = outside.join("intake.yaml").display().to_string();
    for path in ["../intake.yaml", "/project/../intake.yaml", outside.as_str()] {
        same(format!("FileNotFoundError: the intake '{path}': Permission denied"), started(path)?)?;
    }
    Ok(())
}

/// An intake cannot give itself more than the operator allows.
fn limits_of_the_operator_hold() -> Result<(), Failed> {
    let intake = "project: p\nlimits: {timeout: 3600}\nphases:\n  - name: one\n    tasks:\n      - {id: endless, code: \"while True: pass\"}\n";
    let task = Client::start(intake, " --timeout 1", &[])?.run()?;
    same("ExecutionTimeout: Execution timed out after 1 seconds", task["error"].clone())
}
