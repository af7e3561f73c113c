//! A server on standard streams with many calls under way.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};

use crate::ground::Ground;
use crate::processes::Number;
use crate::{Outcome, PATIENCE};

/// Who waits for which answer; nobody can any more once the server has ended.
type Waiting = Arc<Mutex<Option<HashMap<u64, Sender<Value>>>>>;

pub(crate) struct Server {
    child: Child,
    input: Mutex<Option<ChildStdin>>,
    waiting: Waiting,
    n_requests: AtomicU64,
}

/// What became of a request.
#[derive(Debug)]
pub(crate) enum Answer {
    /// Result of the request, or the error in its place.
    Given(Value),
    /// The server ended before.
    Lost,
}

impl Server {
    /// One that has shaken hands.
    pub(crate) fn start(ground: &Ground, flags: &[&str]) -> Outcome<Self> {
        let arguments = [&["serve", "--project", "."], flags].concat();
        let mut child =
            ground.program(&arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let waiting: Waiting = Arc::new(Mutex::new(Some(HashMap::new())));
        let readers = Arc::clone(&waiting);
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                hand_over(&readers, &line);
            }
            *lock(&readers) = None;
        });
        let server = Self { child, input: Mutex::new(input), waiting, n_requests: AtomicU64::new(0) };
        let hello = json!({ "protocolVersion": "2025-11-25", "capabilities": {},
            "clientInfo": { "name": "load", "version": "1" } });
        match server.request("initialize", hello)? {
            Answer::Given(_) => server.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }))?,
            Answer::Lost => return Err("the server ended at once".into()),
        }
        Ok(server)
    }

    pub(crate) fn number(&self) -> Number {
        Number::try_from(self.child.id()).unwrap_or_default()
    }

    /// Could it still answer?
    pub(crate) fn is_alive(&self) -> bool {
        lock(&self.waiting).is_some()
    }

    pub(crate) fn call(&self, tool: &str, arguments: &Value) -> Outcome<Answer> {
        self.request("tools/call", json!({ "name": tool, "arguments": arguments }))
    }

    /// Sends a request and waits for its answer.
    pub(crate) fn request(&self, method: &str, parameters: Value) -> Outcome<Answer> {
        let id = self.n_requests.fetch_add(1, Relaxed);
        let (sender, receiver) = mpsc::channel();
        match lock(&self.waiting).as_mut() {
            Some(waiting) => drop(waiting.insert(id, sender)),
            None => return Ok(Answer::Lost),
        }
        let message = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": parameters });
        // Whoever writes to a server that has ended learns of it below.
        let _ = self.send(&message);
        match receiver.recv_timeout(PATIENCE) {
            Ok(answer) => Ok(Answer::Given(answer)),
            Err(RecvTimeoutError::Disconnected) => Ok(Answer::Lost),
            Err(RecvTimeoutError::Timeout) => Err(format!("no answer: {message:.1000}").into()),
        }
    }

    fn send(&self, message: &Value) -> Outcome {
        self.send_line(message.to_string().as_bytes())
    }

    pub(crate) fn send_line(&self, line: &[u8]) -> Outcome {
        let mut input = lock(&self.input);
        let input = input.as_mut().ok_or("no input")?;
        input.write_all(line)?;
        input.write_all(b"\n")?;
        Ok(input.flush()?)
    }

    /// Waits for the end of a server that was killed, or whose client goes away now.
    pub(crate) fn end(mut self) -> Outcome<ExitStatus> {
        lock(&self.input).take();
        Ok(self.child.wait()?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn hand_over(waiting: &Waiting, line: &str) {
    let Ok(mut message) = serde_json::from_str::<Value>(line) else { return };
    let id = message["id"].as_u64().filter(|_| message.get("method").is_none());
    let asker = id.and_then(|id| lock(waiting).as_mut()?.remove(&id));
    if let Some(asker) = asker {
        let key = if message.get("error").is_some() { "error" } else { "result" };
        let _ = asker.send(message[key].take());
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
