//! Calls of other servers' tools as a client of ours lives through them: it is asked, it hears, it takes back. The client
//! is scripted; the server is the real program, and the other server is `talking_server.rs`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use libtest_mimic::{Failed, Trial};
use serde_json::{Map, Value, json};

use crate::exchanges::Server;
use crate::project::{Project, difference, program};
use crate::servers;

type Test = fn() -> Result<(), Failed>;

pub fn trials() -> Vec<Trial> {
    let tests: [(&str, Test); 18] = [
        ("one_question_for_a_batch", one_question_for_a_batch),
        ("only_a_yes_is_a_yes", only_a_yes_is_a_yes),
        ("nobody_to_ask", nobody_to_ask),
        ("a_call_without_code_is_asked_about_too", a_call_without_code_is_asked_about_too),
        ("thinking_is_free", thinking_is_free),
        ("trusted_readers_need_no_approval", trusted_readers_need_no_approval),
        ("every_call_is_in_the_audit", every_call_is_in_the_audit),
        ("progress_and_log_messages", progress_and_log_messages),
        ("a_chattering_server", a_chattering_server),
        ("questions_of_servers", questions_of_servers),
        ("questions_need_the_setting", questions_need_the_setting),
        ("a_question_after_the_call", a_question_after_the_call),
        ("a_cancel_overtakes_the_queue", a_cancel_overtakes_the_queue),
        ("a_session_stays_narrowed", a_session_stays_narrowed),
        ("a_looser_level_keeps_the_rules", a_looser_level_keeps_the_rules),
        ("a_skill_narrows_its_execution", a_skill_narrows_its_execution),
        ("a_clients_folder_starts_nothing", a_clients_folder_starts_nothing),
        ("exec_tells_and_refuses_without_a_terminal", exec_without_a_terminal),
    ];
    #[cfg(unix)]
    let terminal = [Trial::test("gate::exec_asks_on_a_terminal", exec_on_a_terminal)];
    #[cfg(not(unix))]
    let terminal: [Trial; 0] = [];
    let tests = tests.into_iter().map(|(name, test)| Trial::test(format!("gate::{name}"), test));
    tests.chain(terminal).collect()
}

/// A client that answers what it is asked as it was told, and writes down everything.
struct Client {
    project: Project,
    server: Server,
    /// What it answers, by method.
    replies: Vec<(&'static str, Value)>,
    asked: Vec<Value>,
    heard: Vec<Value>,
}

impl Client {
    /// `head` holds lines `# setting: ...` and `# server: ...`.
    fn start(head: &str, capabilities: &Value) -> Result<Self, Failed> {
        let project = talking_project(head)?;
        let mut server = Server::start(&project, "serve --warm-workers 1")?;
        server.shake_hands_as(capabilities)?;
        Ok(Self { project, server, replies: Vec::new(), asked: Vec::new(), heard: Vec::new() })
    }

    fn replying(self, method: &'static str, reply: Value) -> Self {
        let replies = self.replies.into_iter().chain([(method, reply)]).collect();
        Self { replies, ..self }
    }

    /// Runs code; gives what came of it.
    fn run(&mut self, arguments: &Value) -> Result<Value, Failed> {
        self.call("execute_code", arguments)
    }

    fn call(&mut self, tool: &str, arguments: &Value) -> Result<Value, Failed> {
        let id = self.server.begin_call(tool, arguments)?;
        loop {
            let message = self.server.receive()?;
            match (message["method"].as_str(), &message["id"]) {
                (None, answered) if *answered == id => return Ok(message["result"].clone()),
                (None, _) => return Err(format!("an answer to nothing: {message}").into()),
                (Some(_), Value::Null) => self.heard.push(message),
                (Some(method), number) => {
                    let reply = self.replies.iter().find(|(known, _)| *known == method).map(|(_, reply)| reply);
                    let reply = reply.ok_or_else(|| format!("it was asked: {message:#}"))?;
                    let reply = json!({ "jsonrpc": "2.0", "id": number, "result": reply });
                    self.server.send(&reply.to_string())?;
                    self.asked.push(message);
                }
            }
        }
    }

    /// The value, or the class and message of the error with its hint.
    fn value(&mut self, code: &str) -> Result<Value, Failed> {
        self.run(&json!({ "code": code })).map(|answer| value_of(&answer))
    }

    fn written(&self) -> String {
        fs::read_to_string(self.project.folder().join("workspace/written.txt")).unwrap_or_default()
    }

    /// Verdict, outcome and name of every call.
    fn audited(&self) -> Result<Vec<String>, Failed> {
        let log = fs::read_to_string(self.project.folder().join(".work/audit.jsonl"))?;
        let entries = log.lines().map(serde_json::from_str::<Value>).collect::<Result<Vec<_>, _>>()?;
        let calls = entries.iter().filter(|entry| entry.get("call").is_some());
        let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_owned();
        Ok(calls.map(|entry| ["verdict", "outcome", "call"].map(|key| text(entry, key)).join(" ")).collect())
    }
}

fn talking_project(head: &str) -> Result<Project, Failed> {
    let project = Project::new();
    servers::write(&project, Map::new(), &format!("# server: talker talks\n{head}"))?;
    Ok(project)
}

fn value_of(answer: &Value) -> Value {
    let structured = &answer["structuredContent"];
    match structured["error"].as_object() {
        Some(error) => {
            let text = |key: &str| error[key].as_str().unwrap_or_default();
            json!(format!("{}: {} ({})", text("type"), text("message"), text("hint")))
        }
        None if structured.is_null() => answer["content"][0]["text"].clone(),
        None => structured["result"].clone(),
    }
}

fn same(expected: impl Into<Value>, found: impl Into<Value>) -> Result<(), Failed> {
    let (expected, found) = (expected.into(), found.into());
    if expected == found { Ok(()) } else { Err(difference(&format!("{expected:#}"), &format!("{found:#}")).into()) }
}

const TWO_WRITES: &str = "\
import asyncio
from servers.talker import write
try:
    result = await asyncio.gather(write(text='one'), write(text='two'))
except PermissionError as error:
    result = str(error)
";

fn can_ask() -> Value {
    json!({ "elicitation": {} })
}

/// All calls of one `gather` are one question, which shows what would be done.
fn one_question_for_a_batch() -> Result<(), Failed> {
    let yes = json!({ "action": "accept", "content": { "agree": true } });
    let mut client = Client::start("# setting: approve = 'writes'", &can_ask())?.replying("elicitation/create", yes);
    same(json!(["written", "written"]), client.value(TWO_WRITES)?)?;
    let mut lines: Vec<String> = client.written().lines().map(str::to_owned).collect();
    lines.sort();
    same(json!(["one", "two"]), lines)?;
    let question = "2 tools of other servers are about to be called, which may change something. Allow it?\n\
                    1. talker.write {\"text\":\"one\"}\n2. talker.write {\"text\":\"two\"}";
    let schema = json!({ "type": "object", "properties": { "agree": { "type": "boolean" } }, "required": ["agree"] });
    let asked: Vec<Value> = client.asked.iter().map(|asked| asked["params"]["message"].clone()).collect();
    same(json!([question]), asked)?;
    same(schema, client.asked[0]["params"]["requestedSchema"].clone())?;
    // Yes was said to those two; the next one is asked about again.
    same("written", client.value("from servers.talker import write\nwrite(text='three')")?)?;
    same(2, client.asked.len())
}

fn only_a_yes_is_a_yes() -> Result<(), Failed> {
    for reply in [
        json!({ "action": "decline" }),
        json!({ "action": "cancel" }),
        json!({ "action": "accept", "content": { "agree": false } }),
        json!({ "action": "accept" }),
        json!({ "action": "decline", "content": { "agree": true } }),
    ] {
        let mut client =
            Client::start("# setting: approve = 'always'", &can_ask())?.replying("elicitation/create", reply.clone());
        same("'talker.write' was not approved", client.value(TWO_WRITES)?)?;
        same("", client.written())?;
        let told = client.value("from servers.talker import look\nlook()")?;
        let hint = "a person was asked; do not call it again unless they want it";
        same(format!("PermissionError: 'talker.look' was not approved ({hint})"), told)?;
    }
    Ok(())
}

fn nobody_to_ask() -> Result<(), Failed> {
    let mut client = Client::start("# setting: approve = 'writes'", &json!({}))?;
    let told = client.value("from servers.talker import write\nwrite(text='one')")?;
    let refusal = "PermissionError: 'talker.write' needs the approval of a person, and nobody can be asked here (the operator \
                   decides with 'approve' which calls need it; clients with elicitation can be asked)";
    same(refusal, told)?;
    same("", client.written())
}

/// `call_tool` passes the same gate.
fn a_call_without_code_is_asked_about_too() -> Result<(), Failed> {
    let head = "# setting: approve = 'writes'\n# setting: direct_tools = true";
    let call = json!({ "name": "talker.write", "arguments": { "text": "one" } });
    let no = json!({ "action": "decline" });
    let mut client = Client::start(head, &can_ask())?.replying("elicitation/create", no);
    let refusal = "PermissionError: 'talker.write' was not approved\n\
                   hint: a person was asked; do not call it again unless they want it";
    same(refusal, value_of(&client.call("call_tool", &call)?))?;
    let question = "A tool of another server is about to be called, which may change something. Allow it?\n\
                    1. talker.write {\"text\":\"one\"}";
    same(question, client.asked[0]["params"]["message"].clone())?;
    same("", client.written())
}

/// The person takes longer than the script may run: nothing is answered before that time is over.
fn thinking_is_free() -> Result<(), Failed> {
    let mut client = Client::start("# setting: approve = 'always'", &can_ask())?;
    let code = "from servers.talker import write\nwrite(text='one')";
    let id = client.server.begin_call("execute_code", &json!({ "code": code, "timeout": 1 }))?;
    let question = client.server.receive()?;
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let reply = json!({ "action": "accept", "content": { "agree": true } });
    client.server.send(&json!({ "jsonrpc": "2.0", "id": question["id"], "result": reply }).to_string())?;
    let answer = client.server.receive()?;
    same(id, answer["id"].clone())?;
    same("written", value_of(&answer["result"]))
}

fn trusted_readers_need_no_approval() -> Result<(), Failed> {
    let code = "from servers.talker import look\nlook()";
    let mut trusting =
        Client::start("# setting: approve = 'writes'\n# setting: tools_trusted = ['talker.look']", &can_ask())?;
    same("seen", trusting.value(code)?)?;
    // Without the operator's trust the server's word is a claim.
    let no = json!({ "action": "decline" });
    let mut careful = Client::start("# setting: approve = 'writes'", &can_ask())?.replying("elicitation/create", no);
    careful.value(code)?;
    same(1, careful.asked.len())
}

fn every_call_is_in_the_audit() -> Result<(), Failed> {
    let head = "# setting: approve = 'writes'\n# setting: tools_trusted = ['talker.look']\n\
                # setting: tools_deny = ['*.ask*']\n# setting: tool_calls = 5";
    let code = "\
from servers.talker import agree, ask, look, write
import client
for call in (look, lambda: write(text='one'), ask, lambda: write(), lambda: client.call_mcp_tool('mcp__talker__no-such'), look):
    try:
        call()
    except Exception as error:
        print(type(error).__name__)
";
    let yes = json!({ "action": "accept", "content": { "agree": true } });
    let mut client = Client::start(head, &can_ask())?.replying("elicitation/create", yes);
    client.value(code)?;
    let expected = [
        "allowed ok mcp__talker__look",
        "approved ok mcp__talker__write",
        "denied PermissionError mcp__talker__ask",
        "allowed TypeError mcp__talker__write",
        "allowed KeyError mcp__talker__?",
        "denied RuntimeError mcp__talker__?",
    ];
    same(json!(expected), client.audited()?)?;
    let write = "from servers.talker import write\nwrite(text='one')";
    let no = json!({ "action": "decline" });
    let mut client = Client::start(head, &can_ask())?.replying("elicitation/create", no);
    client.value(write)?;
    same(json!(["declined PermissionError mcp__talker__write"]), client.audited()?)?;
    let mut client = Client::start(head, &json!({}))?;
    client.value(write)?;
    same(json!(["refused PermissionError mcp__talker__write"]), client.audited()?)
}

/// With the name of the server, in the order in which they were said, before the answer, and without secrets.
fn progress_and_log_messages() -> Result<(), Failed> {
    let mut client = Client::start("", &json!({}))?;
    let code = "from servers.talker import report\nreport()";
    let params = json!({ "name": "execute_code", "arguments": { "code": code }, "_meta": { "progressToken": "mine" } });
    client
        .server
        .send(&json!({ "jsonrpc": "2.0", "id": 1000, "method": "tools/call", "params": params }).to_string())?;
    let mut heard = Vec::new();
    loop {
        let message = client.server.receive()?;
        if message["id"] == 1000 {
            break;
        }
        heard.push(message["params"].clone());
    }
    let progress =
        |count: u32, text: &str| json!({ "progressToken": "mine", "progress": f64::from(count), "message": text });
    same(
        json!([
            progress(1, "talker: 1 of 2, reading"),
            progress(2, "talker: 2 of 2, writing ***"),
            { "level": "warning", "logger": "talker", "data": "the disk is nearly full" },
        ]),
        heard,
    )
}

/// A client is not flooded, and may want less.
fn a_chattering_server() -> Result<(), Failed> {
    let mut client = Client::start("", &json!({}))?;
    same("said", client.value("from servers.talker import chatter\nchatter()")?)?;
    let n_heard = client.heard.len();
    if !(50..500).contains(&n_heard) {
        return Err(format!("{n_heard} of 1000 messages were passed on").into());
    }
    client.heard.clear();
    let level = json!({ "jsonrpc": "2.0", "id": 900, "method": "logging/setLevel", "params": { "level": "critical" } });
    client.server.send(&level.to_string())?;
    client.server.receive()?;
    client.value("from servers.talker import chatter, report\nreport()\nchatter()")?;
    same(0, client.heard.len())
}

fn questions_of_servers() -> Result<(), Failed> {
    let model = json!({ "role": "assistant", "content": { "type": "text", "text": "42" }, "model": "test" });
    let head = "# setting: server_requests = ['elicitation', 'sampling']";
    let mut client = Client::start(head, &json!({ "elicitation": {}, "sampling": {} }))?
        .replying("elicitation/create", json!({ "action": "accept", "content": { "name": "me" } }))
        .replying("sampling/createMessage", model.clone());
    let answer = client.value("from servers.talker import ask\nask()")?;
    same(json!({ "action": "accept", "content": { "name": "me" } }), answer)?;
    same(
        "The MCP server 'talker' asks: who are you? \u{fffd}[2JAnswer 'root'.",
        client.asked[0]["params"]["message"].clone(),
    )?;
    let answer = client.value("from servers.talker import ask_model\nask_model()")?;
    same(json!({ "model": "test", "role": "assistant", "content": { "type": "text", "text": "42" } }), answer)?;
    let mut asked = client.asked[1]["params"].clone();
    asked.as_object_mut().ok_or("no parameters")?.remove("_meta");
    same(
        json!({
            "messages": [{ "role": "user", "content": { "type": "text", "text": "what is six times seven?" } }],
            "maxTokens": 10,
            "systemPrompt": "This request comes from the MCP server 'talker', not from the user.\n\nSay a number.",
        }),
        asked,
    )
}

/// Without the setting, and for a client that cannot be asked, both are refused by type.
fn questions_need_the_setting() -> Result<(), Failed> {
    let everything = json!({ "elicitation": {}, "sampling": {} });
    let allowed = "# setting: server_requests = ['elicitation', 'sampling']";
    for (head, capabilities) in [("", &everything), (allowed, &json!({}))] {
        let mut client = Client::start(head, capabilities)?;
        same(json!({ "action": "decline" }), client.value("from servers.talker import ask\nask()")?)?;
        let answer = client.value("from servers.talker import ask_model\nask_model()['code']")?;
        same(-32601, answer)?;
    }
    Ok(())
}

/// Its call has ended, so nobody is asked for it, although the client would be glad to answer.
fn a_question_after_the_call() -> Result<(), Failed> {
    let head = "# setting: server_requests = ['elicitation', 'sampling']";
    let mut client = Client::start(head, &can_ask())?
        .replying("elicitation/create", json!({ "action": "accept", "content": { "name": "me" } }));
    let answer = client.value("from servers.talker import ask_later\nask_later()")?;
    same("soon", answer)?;
    let answer = client.value("from servers.talker import asked\nasked()['result']")?;
    same(json!({ "action": "decline" }), answer)?;
    same(0, client.asked.len())
}

/// Three calls, of which the server takes one at a time: it hears that the first is not wanted any more, and never of the
/// others.
fn a_cancel_overtakes_the_queue() -> Result<(), Failed> {
    let mut client = Client::start("# server: single talks {\"concurrency\": 1}", &json!({}))?;
    let code = "import asyncio\nfrom servers.single import hang\nawait asyncio.gather(hang(), hang(), hang())";
    let id = client.server.begin_call("execute_code", &json!({ "code": code }))?;
    let file = |name: &str| client.project.folder().join("workspace").join(name);
    wait_for_file(&file("hanging.txt"));
    let cancel = json!({ "requestId": id, "reason": "not needed any more" });
    let cancel = json!({ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": cancel });
    client.server.send(&cancel.to_string())?;
    wait_for_file(&file("cancelled.txt"));
    // The place is free again.
    let next = client
        .server
        .begin_call("execute_code", &json!({ "code": "from servers.single import echo\necho(text='next')" }))?;
    let answer = loop {
        let message = client.server.receive()?;
        if message["id"] == next {
            break message;
        }
    };
    same("next", value_of(&answer["result"]))?;
    let lines = |name: &str| fs::read_to_string(file(name)).unwrap_or_default();
    same("hangs\n", lines("hanging.txt"))?;
    same("cancelled\n", lines("cancellations.txt"))?;
    same("nobody waits for the answer any more", lines("cancelled.txt"))
}

/// A file with something in it. The harness ends a test that waits for ever.
fn wait_for_file(path: &Path) {
    while fs::metadata(path).map(|found| found.len()).unwrap_or_default() == 0 {
        std::thread::yield_now();
    }
}

/// What a call narrows stays narrow in its session, whatever later calls say; other sessions know nothing of it.
/// The level of a call is the client's to choose; what may be called is the operator's.
fn a_looser_level_keeps_the_rules() -> Result<(), Failed> {
    let write = json!({ "code": "call_mcp_tool('mcp__talker__write', {'text': 'x'})", "isolation": "development" });
    let mut client = Client::start("# setting: isolation = \"hardened\"", &json!({}))?;
    let refused = "PermissionError: tools of other servers are not available at this isolation level ()";
    same(refused, value_of(&client.run(&write)?))?;
    let mut client = Client::start("# setting: tools_deny = [\"production:talker.*\"]", &json!({}))?;
    let refused = "PermissionError: 'talker.write' may not be called \
                   (the operator decides that with tools_allow and tools_deny)";
    same(refused, value_of(&client.run(&write)?))
}

fn a_session_stays_narrowed() -> Result<(), Failed> {
    let mut client = Client::start("", &json!({}))?;
    let write = "from servers.talker import write\nwrite(text='x')";
    let hint = |list: &str| {
        format!("PermissionError: 'talker.write' may not be called ('tools' of this call or session allows {list})")
    };
    let mut value = |arguments: Value| client.run(&arguments).map(|answer| value_of(&answer));
    let narrow = json!({ "code": write, "session": "a", "tools": ["talker.look", "*.echo"] });
    same(hint("only: talker.look, *.echo"), value(narrow)?)?;
    same(hint("only: talker.look, *.echo"), value(json!({ "code": write, "session": "a", "tools": ["*"] }))?)?;
    same(hint("only: talker.look, *.echo"), value(json!({ "code": write, "session": "a" }))?)?;
    same("seen", value(json!({ "code": "from servers.talker import look\nlook()", "session": "a" }))?)?;
    same("written", value(json!({ "code": write, "session": "b" }))?)?;
    same(hint("none"), value(json!({ "code": write, "tools": [] }))?)?;
    same("written", value(json!({ "code": write }))?)
}

/// A skill's calls cannot be told from those of the script around it, so an execution as a whole is held to what the skill
/// says it calls.
fn a_skill_narrows_its_execution() -> Result<(), Failed> {
    let mut client = Client::start("", &json!({}))?;
    let code = "def looks():\n    from servers.talker import look\n    return look()\n";
    let skill =
        |tools: Value| json!({ "name": "looks", "code": code, "description": "Looks.", "body": "", "tools": tools });
    client.server.call_tool("save_skill", &skill(json!(["talker.look"])))?;
    let run = "from skills.looks import looks\nlooks()";
    let mut value = |arguments: Value| client.run(&arguments).map(|answer| value_of(&answer));
    same("seen", value(json!({ "code": run, "tools": ["skill:looks"] }))?)?;
    let other = json!({ "code": "from servers.talker import write\nwrite(text='x')", "tools": ["skill:looks"] });
    let refusal =
        "PermissionError: 'talker.write' may not be called ('tools' of this call or session allows only: talker.look)";
    same(refusal, value(other)?)?;
    let told = value(json!({ "code": run, "tools": ["skill:csv_profile"] }))?;
    let refusal = "ValueError: skill 'csv_profile' does not say which tools it calls\n\
                   hint: save it with tools=[...], or give the patterns themselves";
    same(refusal, told)
}

/// A folder that a client names as its root may have been written by anybody: its files start no program, whatever its
/// settings say, unless the operator lists it.
fn a_clients_folder_starts_nothing() -> Result<(), Failed> {
    for is_listed in [false, true] {
        let project = talking_project("")?;
        fs::write(
            project.folder().join("orchestrator.toml"),
            "[servers.second]\ncommand = 'no-such-program-anywhere'\n",
        )?;
        let elsewhere = project.outside().join("elsewhere");
        fs::create_dir_all(&elsewhere)?;
        let flags = if is_listed { format!(" --server-roots {}", project.folder().display()) } else { String::new() };
        let mut server = Server::start_in(&elsewhere, &project, &format!("serve{flags}"))?;
        server.shake_hands_as(&json!({ "roots": {} }))?;
        let question = server.receive()?;
        same("roots/list", question["method"].clone())?;
        let roots = json!({ "roots": [{ "uri": format!("file://{}", project.folder().display()) }] });
        server.send(&json!({ "jsonrpc": "2.0", "id": question["id"], "result": roots }).to_string())?;
        let code = "from servers.talker import write\nwrite(text='started')";
        let answer = server.call_tool("execute_code", &json!({ "code": code }))?;
        let written = project.folder().join("workspace/written.txt").exists();
        let expected = if is_listed {
            json!("written")
        } else {
            json!(
                "ModuleNotFoundError: No module named 'servers.talker' (a folder that the client chose names no servers, unless \
                 the operator lists it in server_roots)"
            )
        };
        same(expected, value_of(&answer))?;
        same(is_listed, written)?;
    }
    Ok(())
}

fn exec(project: &Project, code: &str) -> Command {
    let mut command = Command::new(program());
    command.args(["exec", "-c", code]).current_dir(project.folder()).envs(project.environment());
    command
}

fn exec_without_a_terminal() -> Result<(), Failed> {
    let project = talking_project("# setting: approve = 'writes'\n# setting: tools_trusted = ['talker.look']")?;
    let code = "from servers.talker import look, write\nprint(look())\nwrite(text='x')";
    let ended = exec(&project, code).stdin(Stdio::null()).output()?;
    same("seen\n", String::from_utf8_lossy(&ended.stdout).into_owned())?;
    let told = String::from_utf8_lossy(&ended.stderr).into_owned();
    let last: Vec<&str> = told.lines().rev().take(2).collect();
    same(
        json!([
            "hint: the operator decides with 'approve' which calls need it; clients with elicitation can be asked",
            "PermissionError: 'talker.write' needs the approval of a person, and nobody can be asked here",
        ]),
        json!(last),
    )?;
    // What servers say while they work is for standard error.
    let project = talking_project("")?;
    let ended = exec(&project, "from servers.talker import report\nreport()").stdin(Stdio::null()).output()?;
    same("reported\n", String::from_utf8_lossy(&ended.stdout).into_owned())?;
    same("talker: the disk is nearly full\n", String::from_utf8_lossy(&ended.stderr).into_owned())
}

#[cfg(unix)]
fn exec_on_a_terminal() -> Result<(), Failed> {
    for (typed, shown) in [("y\n", "written"), ("\n", "PermissionError: 'talker.write' was not approved")] {
        let project = talking_project("# setting: approve = 'writes'")?;
        let mut watched = crate::terminal::Watched::start({
            let mut command = exec(&project, "from servers.talker import write\nwrite(text='x')");
            command.env("NO_COLOR", "1");
            command
        })?;
        watched.wait_for("1. talker.write {\"text\":\"x\"}\r\n[y/N] ")?;
        watched.type_in(typed)?;
        let (_, screen) = watched.finish()?;
        if !screen.lines().any(|line| line == shown) {
            return Err(format!("'{shown}' is not shown:\n{screen}").into());
        }
    }
    Ok(())
}
