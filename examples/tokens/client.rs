//! A client of one MCP server on standard input and output, as plain as the protocol allows.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

pub type Failure = Box<dyn std::error::Error>;

pub struct Client {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    n_asked: u64,
}

impl Client {
    /// Starts the server and greets it; what it says of itself comes along.
    pub fn start(mut command: Command) -> Result<(Self, Value), Failure> {
        let program = command.get_program().display().to_string();
        let spawned = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process = spawned.map_err(|error| format!("{program} cannot be started: {error}"))?;
        let input = process.stdin.take().ok_or("no standard input")?;
        let output = BufReader::new(process.stdout.take().ok_or("no standard output")?);
        let mut client = Self { process, input, output, n_asked: 0 };
        let own = json!({ "name": "orchestrator-bench", "version": "1" });
        let greeting = json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": own });
        let introduction = client.ask("initialize", greeting)?;
        client.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }))?;
        Ok((client, introduction))
    }

    pub fn tools(&mut self) -> Result<Vec<Value>, Failure> {
        match self.ask("tools/list", json!({}))?["tools"].take() {
            Value::Array(tools) => Ok(tools),
            _ => Err("a server did not list its tools".into()),
        }
    }

    pub fn call(&mut self, tool: &str, arguments: &Value) -> Result<Value, Failure> {
        self.ask("tools/call", json!({ "name": tool, "arguments": arguments }))
    }

    fn send(&mut self, message: &Value) -> Result<(), Failure> {
        writeln!(self.input, "{message}")?;
        Ok(self.input.flush()?)
    }

    fn ask(&mut self, method: &str, params: Value) -> Result<Value, Failure> {
        self.n_asked += 1;
        let id = self.n_asked;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))?;
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line)? == 0 {
                return Err(format!("the server ended before it answered {method}").into());
            }
            let mut message: Value = serde_json::from_str(&line)?;
            // What has a method is a notice, or a question of the server's own.
            if message["id"] == id && message["method"].is_null() {
                return if message["error"].is_null() {
                    Ok(message["result"].take())
                } else {
                    Err(format!("{method}: {}", message["error"]).into())
                };
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
