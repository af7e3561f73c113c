//! A server over HTTP; each call is a connection of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Stdio};

use serde_json::{Value, json};

use crate::ground::Ground;
use crate::processes::Number;
use crate::{Outcome, PATIENCE};

/// It is killed with the test.
pub(crate) struct Listening {
    child: Child,
    /// Kept open, so that the server can write to it.
    _errors: BufReader<ChildStderr>,
    address: String,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Listening {
    pub(crate) fn start(ground: &Ground, flags: &[&str]) -> Outcome<Self> {
        let arguments = [&["serve", "--http", "127.0.0.1:0", "--project", "."], flags].concat();
        let mut command = ground.program(&arguments);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
        let mut errors = BufReader::new(child.stderr.take().ok_or("no standard error")?);
        let mut line = String::new();
        errors.read_line(&mut line)?;
        let address = line.trim().strip_prefix("listening on http://").and_then(|rest| rest.strip_suffix("/mcp"));
        let address = address.ok_or_else(|| format!("not an address: {line}"))?.to_owned();
        Ok(Self { child, _errors: errors, address })
    }

    pub(crate) fn number(&self) -> Number {
        Number::try_from(self.child.id()).unwrap_or_default()
    }

    /// The name of a new session.
    pub(crate) fn begin(&self) -> Outcome<String> {
        let hello = json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": { "name": "load", "version": "1" } } });
        let (head, _) = self.ask("", &hello)?;
        let mut lines = head.lines().map(str::to_ascii_lowercase);
        let session = lines.find_map(|line| line.strip_prefix("mcp-session-id: ").map(str::to_owned));
        let session = session.ok_or("no session")?;
        self.ask(&session, &json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }))?;
        Ok(session)
    }

    /// Result of a call, or the error in its place. No other call of the session may have the same number at the time.
    pub(crate) fn call(&self, session: &str, number: usize, tool: &str, arguments: &Value) -> Outcome<Value> {
        let parameters = json!({ "name": tool, "arguments": arguments });
        let message = json!({ "jsonrpc": "2.0", "id": number, "method": "tools/call", "params": parameters });
        let (head, body) = self.ask(session, &message)?;
        let lines = body.lines().map(|line| line.strip_prefix("data:").unwrap_or(line));
        let messages = lines.filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let answer = messages.filter(|message| message.get("method").is_none()).find(|message| message["id"] == number);
        let mut answer = answer.ok_or_else(|| format!("no answer: {head:.300}\n{body:.1000}"))?;
        let key = if answer.get("error").is_some() { "error" } else { "result" };
        Ok(answer[key].take())
    }

    /// Head and body of the answer to a message.
    fn ask(&self, session: &str, message: &Value) -> Outcome<(String, String)> {
        let body = message.to_string();
        let session = if session.is_empty() { String::new() } else { format!("Mcp-Session-Id: {session}\r\n") };
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(
            stream,
            "POST /mcp HTTP/1.1\r\nHost: {}\r\n{session}Content-Type: application/json\r\n\
             Accept: application/json, text/event-stream\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").ok_or("no head")?;
        let head = String::from_utf8(answer[..end].to_vec())?;
        let is_in_pieces = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
        let rest = &answer[end + 4..];
        let body = if is_in_pieces { joined(rest)? } else { rest.to_vec() };
        Ok((head, String::from_utf8(body)?))
    }
}

/// A body that came in pieces, each with its length in front.
fn joined(mut rest: &[u8]) -> Outcome<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|two| two == b"\r\n").ok_or("half a piece")?;
        let length = usize::from_str_radix(std::str::from_utf8(&rest[..end])?.trim(), 16)?;
        let piece = rest.get(end + 2..end + 2 + length).ok_or("half a piece")?;
        if length == 0 {
            return Ok(body);
        }
        body.extend_from_slice(piece);
        rest = rest.get(end + 4 + length..).ok_or("half a piece")?;
    }
}
