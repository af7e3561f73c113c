//! A server that is a program on this machine: its process, and the messages on its pipes.
//!
//! Threads read and write the pipes, so a server that floods one or reads nothing holds up nobody else. What it writes to
//! standard output and is no message is passed over.

#![expect(clippy::disallowed_types, reason = "this is where programs of the operator's configuration are started")]

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rmcp::model::{ClientJsonRpcMessage, ErrorData, RequestId, ServerJsonRpcMessage};
use rmcp::service::RoleClient;
use rmcp::transport::Transport;
use serde::Deserialize;
use tokio::sync::mpsc;

#[cfg(windows)]
use super::lookup::{USUAL_ENDINGS, find_program};
use super::tail::Tail;
#[cfg(windows)]
use crate::job::Job;
use crate::scan::{MOST_VALUES, scan};
use crate::settings;

/// Longest message of a server; one that sends more is no longer listened to.
pub(super) const LONGEST_MESSAGE: u64 = 96 << 20;

/// Messages that wait for somebody slow.
const MOST_WAITING: usize = 64;
/// Bytes of messages that are written together.
const MOST_AT_ONCE: usize = 64 << 10;

/// Variables that programs need to find themselves, the user's files and the way out; everything else of our environment is
/// ours. More is given by name in the configuration.
const INHERITED: [&str; 30] = [
    "APPDATA",
    "COMSPEC",
    "HOME",
    "HTTPS_PROXY",
    "HTTP_PROXY",
    "LANG",
    "LC_ALL",
    "LOCALAPPDATA",
    "LOGNAME",
    "NODE_EXTRA_CA_CERTS",
    "NO_PROXY",
    "PATH",
    "PATHEXT",
    "PROGRAMDATA",
    "PROGRAMFILES",
    "REQUESTS_CA_BUNDLE",
    "SHELL",
    "SSL_CERT_DIR",
    "SSL_CERT_FILE",
    "SYSTEMDRIVE",
    "SYSTEMROOT",
    "TEMP",
    "TERM",
    "TMP",
    "TMPDIR",
    "TZ",
    "USER",
    "USERPROFILE",
    "XDG_CACHE_HOME",
    "XDG_RUNTIME_DIR",
];

/// What to start.
pub(super) struct Program<'a> {
    pub(super) command: &'a str,
    pub(super) arguments: &'a [String],
    pub(super) environment: &'a [(String, String)],
    pub(super) folder: &'a Path,
}

/// A process that runs. Dropping it ends it and everything it started.
pub(super) struct Process {
    child: Mutex<Child>,
    #[cfg(windows)]
    job: Job,
    is_ended: AtomicBool,
    /// It sent more than a message may have, and nobody listens to it any more.
    is_too_loud: Arc<AtomicBool>,
}

pub(super) fn start(program: &Program<'_>) -> io::Result<(Process, Pipes, Arc<Tail>)> {
    let mut command = Command::new(file_of(program));
    command
        .args(program.arguments)
        .current_dir(program.folder)
        .env_clear()
        .envs(INHERITED.iter().filter_map(|name| Some((*name, settings::variable(name)?))))
        .envs(program.environment.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    // A group of its own, so that what it starts can be ended with it, and a Ctrl-C for us is not one for it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    #[cfg(windows)]
    crate::job::set_apart(&mut command);
    let mut child = command.spawn()?;
    let (Some(input), Some(output), Some(errors)) = (child.stdin.take(), child.stdout.take(), child.stderr.take())
    else {
        return Err(io::ErrorKind::BrokenPipe.into());
    };
    // From here on dropping it ends the process.
    let process = Process {
        #[cfg(windows)]
        job: Job::of(&child).inspect_err(|_| drop(child.kill()))?,
        child: Mutex::new(child),
        is_ended: AtomicBool::new(false),
        is_too_loud: Arc::default(),
    };
    let tail = Tail::follow(errors)?;
    let pipes = Pipes::open(input, output, Arc::clone(&process.is_too_loud))?;
    Ok((process, pipes, tail))
}

/// The file to start: on Windows a name may stand for one with another ending.
#[cfg(windows)]
fn file_of(program: &Program<'_>) -> std::path::PathBuf {
    let given = |name: &str| program.environment.iter().find(|(own, _)| own.eq_ignore_ascii_case(name));
    let variable = |name: &str| given(name).map(|(_, value)| value.clone()).or_else(|| settings::variable(name));
    let (path, endings) = (variable("PATH").unwrap_or_default(), variable("PATHEXT"));
    let endings = endings.unwrap_or_else(|| USUAL_ENDINGS.to_owned());
    find_program(program.command, program.folder, &path, &endings).unwrap_or_else(|| program.command.into())
}

#[cfg(not(windows))]
fn file_of<'a>(program: &Program<'a>) -> &'a str {
    program.command
}

impl Process {
    fn child(&self) -> MutexGuard<'_, Child> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How it ended, if it has.
    pub(super) fn ending(&self) -> Option<String> {
        if self.is_too_loud.load(SeqCst) {
            return Some(format!("with a message of more than {} MiB", LONGEST_MESSAGE >> 20));
        }
        let status = self.child().try_wait().ok()??;
        Some(match status.code() {
            Some(code) => format!("with exit code {code}"),
            None => "by a signal".to_owned(),
        })
    }

    /// Lets it end by itself for a while, now that its input is closed, and then ends it with all it started.
    pub(super) fn end(&self, patience: Duration) {
        const TICK: Duration = Duration::from_millis(5);
        // Its number may be somebody else's by now.
        if self.is_ended.swap(true, SeqCst) {
            return;
        }
        let end = Instant::now() + patience;
        while self.ending().is_none() && Instant::now() < end {
            std::thread::sleep(TICK);
        }
        let mut child = self.child();
        #[cfg(unix)]
        if let Ok(group) = i32::try_from(child.id()) {
            // SAFETY: sends a signal to the group that was made for this process.
            unsafe { libc::kill(-group, libc::SIGKILL) };
        }
        #[cfg(windows)]
        self.job.end();
        let _ = child.kill();
        let _ = child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}

/// The two pipes as the protocol sees them.
pub(super) struct Pipes {
    outgoing: Option<mpsc::Sender<Vec<u8>>>,
    incoming: mpsc::Receiver<ServerJsonRpcMessage>,
}

impl Pipes {
    fn open(mut input: ChildStdin, output: ChildStdout, is_too_loud: Arc<AtomicBool>) -> io::Result<Self> {
        let (outgoing, mut lines) = mpsc::channel::<Vec<u8>>(MOST_WAITING);
        std::thread::Builder::new().name("server input".to_owned()).spawn(move || {
            while let Some(mut line) = lines.blocking_recv() {
                // What came meanwhile goes along.
                while line.len() < MOST_AT_ONCE
                    && let Ok(next) = lines.try_recv()
                {
                    line.extend(next);
                }
                if input.write_all(&line).and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        })?;
        let (sender, incoming) = mpsc::channel(MOST_WAITING);
        std::thread::Builder::new().name("server output".to_owned()).spawn(move || {
            let mut output = BufReader::with_capacity(64 << 10, output);
            while let Some(line) = next_line(&mut output) {
                if line.len() as u64 >= LONGEST_MESSAGE {
                    is_too_loud.store(true, SeqCst);
                    break;
                }
                if let Some(message) = read_message(&line)
                    && sender.blocking_send(message).is_err()
                {
                    break;
                }
            }
        })?;
        Ok(Self { outgoing: Some(outgoing), incoming })
    }
}

/// Up to the end of a line, or as much as a message may have.
fn next_line(output: &mut impl BufRead) -> Option<Vec<u8>> {
    let mut line = Vec::new();
    let n_bytes = output.take(LONGEST_MESSAGE).read_until(b'\n', &mut line).ok()?;
    (n_bytes > 0).then_some(line)
}

/// A message, or none if the line is something else. An answer that cannot be read is an error to whoever waits for it.
fn read_message(line: &[u8]) -> Option<ServerJsonRpcMessage> {
    #[derive(Deserialize)]
    struct Answer {
        id: RequestId,
        #[serde(default)]
        method: Option<serde::de::IgnoredAny>,
    }
    let seen = scan(line);
    if seen.n_values > MOST_VALUES {
        let error = ErrorData::internal_error(format!("the answer has more than {MOST_VALUES} values"), None);
        return seen.id.map(|id| ServerJsonRpcMessage::error(error, Some(id)));
    }
    match serde_json::from_slice(line) {
        Ok(message) => Some(message),
        Err(_) => match serde_json::from_slice::<Answer>(line) {
            // A list would be read as one, too.
            Ok(Answer { id, method: None }) if line.trim_ascii_start().starts_with(b"{") => {
                let error = ErrorData::internal_error("the answer is not one that the protocol knows", None);
                Some(ServerJsonRpcMessage::error(error, Some(id)))
            }
            _ => {
                tracing::debug!("a line that is no message was passed over");
                None
            }
        },
    }
}

impl Transport<RoleClient> for Pipes {
    type Error = io::Error;

    fn send(&mut self, item: ClientJsonRpcMessage) -> impl Future<Output = io::Result<()>> + Send + 'static {
        let outgoing = self.outgoing.clone();
        async move {
            let mut line = serde_json::to_vec(&item)?;
            line.push(b'\n');
            let outgoing = outgoing.ok_or(io::ErrorKind::BrokenPipe)?;
            outgoing.send(line).await.map_err(|_| io::ErrorKind::BrokenPipe.into())
        }
    }

    async fn receive(&mut self) -> Option<ServerJsonRpcMessage> {
        self.incoming.recv().await
    }

    async fn close(&mut self) -> io::Result<()> {
        // Closes the server's input, which tells it to end.
        self.outgoing = None;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rmcp::model::ServerJsonRpcMessage;

    use super::{next_line, read_message};

    #[test]
    fn lines_that_are_no_messages_are_passed_over() {
        for line in
            ["", "Server running on stdio", "[1]", "{\"a\": 1}", "{\"jsonrpc\": \"2.0\", \"method\": 3, \"id\": 1}"]
        {
            assert!(read_message(line.as_bytes()).is_none(), "{line}");
        }
        let deep = format!("{{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}{}}}", "[".repeat(500), "]".repeat(500));
        assert!(matches!(read_message(deep.as_bytes()), Some(ServerJsonRpcMessage::Error(_))));
        let answer = "{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"content\":[]}}";
        assert!(matches!(read_message(answer.as_bytes()), Some(ServerJsonRpcMessage::Response(_))));
    }

    #[test]
    fn lines_end_where_they_end() {
        let mut output = "one\ntwo".as_bytes();
        assert_eq!(next_line(&mut output).as_deref(), Some(b"one\n".as_slice()));
        assert_eq!(next_line(&mut output).as_deref(), Some(b"two".as_slice()));
        assert_eq!(next_line(&mut output), None);
    }
}
