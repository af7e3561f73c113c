//! A server over HTTP, and requests to it, byte by byte.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Command, Stdio};

use libtest_mimic::Failed;

use crate::project::{Project, program};

/// It is killed with the test.
pub struct Listening {
    pub child: Child,
    /// Kept open: a log that nobody reads is not the matter here.
    _errors: BufReader<ChildStderr>,
    pub address: String,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Listening {
    pub fn start(project: &Project, flags: &[&str], variables: &[(&str, &str)]) -> Result<Self, Failed> {
        Self::start_untold(project, &[&["--project", "."], flags].concat(), variables)
    }

    /// In the project's folder, without being told that it is one.
    pub fn start_untold(project: &Project, flags: &[&str], variables: &[(&str, &str)]) -> Result<Self, Failed> {
        let mut child = Command::new(program())
            .args(["serve", "--http", "127.0.0.1:0"])
            .args(flags)
            .current_dir(project.folder())
            .envs(project.environment())
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let mut errors = BufReader::new(child.stderr.take().ok_or("no standard error")?);
        errors.read_line(&mut line)?;
        let address = line.trim().strip_prefix("listening on http://").and_then(|rest| rest.strip_suffix("/mcp"));
        let address = address.ok_or_else(|| format!("not an address: {line}"))?.to_owned();
        Ok(Self { child, _errors: errors, address })
    }

    /// A connection over which this much has been sent.
    pub fn send(&self, text: &str) -> Result<TcpStream, Failed> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.write_all(text.as_bytes())?;
        Ok(stream)
    }

    /// Status and body of a request with these headers.
    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Result<(u16, String), Failed> {
        answer(&mut self.send(&self.request(method, path, headers, body))?)
    }

    /// The text of a request after whose answer the connection ends.
    pub fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> String {
        let host = if headers.iter().any(|(name, _)| *name == "Host") {
            String::new()
        } else {
            format!("Host: {}\r\n", self.address)
        };
        let headers: String = headers.iter().flat_map(|(name, value)| [name, ": ", value, "\r\n"]).collect();
        let length = if body.is_empty() { String::new() } else { format!("Content-Length: {}\r\n", body.len()) };
        format!("{method} {path} HTTP/1.1\r\n{host}{headers}{length}Connection: close\r\n\r\n{body}")
    }
}

/// Everything that comes until the connection ends: status and body.
pub fn answer(stream: &mut TcpStream) -> Result<(u16, String), Failed> {
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no body")?;
    let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
    Ok((status, body.to_owned()))
}
