//! `tests/mcp/*.md`: exchanges with the MCP server, run over real pipes and compared as a whole.
//!
//! In a block marked `mcp`, `serve [FLAGS]` starts a server in a copy of `examples/project` (the first
//! line may leave it out), `call TOOL {...}` calls a tool, `--> {...}` sends a line as it stands, and
//! the lines up to the next of these are what came back: `<-- {...}` for each message. A line `<!-- server: NAME KIND -->`
//! gives the project a server of `fixture_server.rs`.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use crate::project::{Project, compare, copy_folder, files_below, program, without_measurements, without_tokens};

pub fn trials() -> Vec<Trial> {
    let documents = files_below("mcp", "md").into_iter();
    documents.map(|(name, path)| Trial::test(format!("mcp::{name}"), move || run(&path))).collect()
}

fn run(document: &Path) -> Result<(), Failed> {
    let project = Project::new();
    copy_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/project"), &project.folder())?;
    let text = fs::read_to_string(document)?;
    let servers = crate::servers::named(&text, "<!-- server:")?;
    if !servers.is_empty() {
        fs::write(project.folder().join(".mcp.json"), json!({ "mcpServers": servers }).to_string())?;
    }
    let mut shown = String::new();
    let mut server: Option<Server> = None;
    let mut in_block = false;
    for line in text.lines() {
        if line.starts_with("```") {
            in_block = line == "```mcp";
        } else if in_block {
            let is_command = ["serve", "call ", "--> "].iter().any(|start| line.starts_with(start));
            if !is_command {
                continue;
            }
            shown.push_str(line);
            shown.push('\n');
            if line.starts_with("serve") {
                server = Some(Server::start(&project, line)?);
                continue;
            }
            if server.is_none() {
                server = Some(Server::start(&project, "serve")?);
            }
            let server = server.as_mut().ok_or("no server")?;
            let replies = match (line.strip_prefix("call "), line.strip_prefix("--> ")) {
                (Some(call), _) => vec![server.call(call)?],
                (_, Some(message)) => server.exchange(message)?,
                _ => Vec::new(),
            };
            for reply in replies {
                shown.push_str(&show(reply, line));
            }
            continue;
        }
        shown.push_str(line);
        shown.push('\n');
    }
    Ok(compare(document, &shown)?)
}

fn show(mut message: Value, request: &str) -> String {
    const LONGEST_LINE: usize = 100;
    let written = message.to_string();
    if without_tokens(&written) != written {
        // Tokens of a vault are random, and so is what they cost a model.
        if let Some(cost) = message.pointer_mut("/structuredContent/tokens") {
            *cost = json!({ "returned": 0, "kept_out": 0 });
        }
    }
    // A script reads how long an analysis took, and that has more digits in one run than in another.
    if request.contains("'execute_analysis'")
        && let Some(cost) = message.pointer_mut("/structuredContent/tokens/kept_out")
    {
        *cost = json!(0);
    }
    without_measurements(&mut message);
    let short = message.to_string();
    if short.len() <= LONGEST_LINE { format!("<-- {short}\n") } else { format!("<-- {message:#}\n") }
}

/// A server that is killed with the test.
pub struct Server {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    n_calls: u64,
    has_begun: bool,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    pub fn start(project: &Project, line: &str) -> Result<Self, Failed> {
        Self::start_in(&project.folder(), project, &format!("{line} --project ."))
    }

    /// In another folder than the project's, perhaps without being told that it is one.
    pub fn start_in(folder: &Path, project: &Project, line: &str) -> Result<Self, Failed> {
        let mut child = Command::new(program())
            .args(line.split_whitespace())
            .current_dir(folder)
            .envs(project.environment())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()?;
        let input = child.stdin.take().ok_or("no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        Ok(Self { child, input, output, n_calls: 0, has_begun: false })
    }

    pub fn send(&mut self, line: &str) -> Result<(), Failed> {
        writeln!(self.input, "{line}")?;
        self.input.flush()?;
        Ok(())
    }

    pub fn receive(&mut self) -> Result<Value, Failed> {
        let mut line = String::new();
        if self.output.read_line(&mut line)? == 0 {
            return Err("the server ended".into());
        }
        Ok(serde_json::from_str(&line)?)
    }

    /// Everything up to the answer; a notification has none.
    fn exchange(&mut self, message: &str) -> Result<Vec<Value>, Failed> {
        self.has_begun = true;
        self.send(message)?;
        let parsed: Value = serde_json::from_str(message).unwrap_or_default();
        if parsed.get("method").is_some() && parsed.get("id").is_none() {
            return Ok(Vec::new());
        }
        self.answer()
    }

    /// Everything up to the next answer, and that.
    fn answer(&mut self) -> Result<Vec<Value>, Failed> {
        let mut received = Vec::new();
        loop {
            let reply = self.receive()?;
            let is_answer = reply.get("method").is_none();
            received.push(reply);
            if is_answer {
                return Ok(received);
            }
        }
    }

    pub fn shake_hands(&mut self) -> Result<(), Failed> {
        self.shake_hands_as(&json!({}))
    }

    /// As a client that can do this.
    pub fn shake_hands_as(&mut self, capabilities: &Value) -> Result<(), Failed> {
        let hello = json!({ "protocolVersion": "2025-11-25", "capabilities": capabilities,
            "clientInfo": { "name": "test", "version": "1" } });
        self.exchange(&json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": hello }).to_string())?;
        self.exchange(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }).to_string())?;
        Ok(())
    }

    /// Calls a tool without waiting; gives the number of the request.
    pub fn begin_call(&mut self, name: &str, arguments: &Value) -> Result<u64, Failed> {
        self.n_calls += 1;
        let params = json!({ "name": name, "arguments": arguments });
        let message = json!({ "jsonrpc": "2.0", "id": self.n_calls, "method": "tools/call", "params": params });
        self.send(&message.to_string())?;
        Ok(self.n_calls)
    }

    /// Calls a tool, after the handshake; gives its result, or its error.
    fn call(&mut self, call: &str) -> Result<Value, Failed> {
        if !self.has_begun {
            self.shake_hands()?;
        }
        let (name, arguments) = call.split_once(' ').unwrap_or((call, "{}"));
        self.call_tool(name, &serde_json::from_str(arguments)?)
    }

    /// The same with arguments that are not text.
    pub fn call_tool(&mut self, name: &str, arguments: &Value) -> Result<Value, Failed> {
        self.begin_call(name, arguments)?;
        let mut answer = self.answer()?.pop().ok_or("no answer")?;
        let key = if answer.get("error").is_some() { "error" } else { "result" };
        Ok(answer[key].take())
    }
}
