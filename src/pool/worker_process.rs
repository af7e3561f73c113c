//! One worker process as the supervisor sees it.

#![expect(clippy::disallowed_types, reason = "this is where workers are started")]

use std::io::{self, BufWriter};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

use orchestrator_runtime::host::{Answer, Host, HostError};
use orchestrator_runtime::limits::GRACE;
use orchestrator_runtime::limits::stop::Stop;
use orchestrator_runtime::report::{Aside, ErrorReport, Report};
use orchestrator_runtime::tokens::Tokens;
use orchestrator_runtime::{Access, ErrorClass, Isolation, Limits, Request, Sink, Stream};
use serde_json::Value;

use super::messages::{AnalysisOrder, AnalysisReport, Order, Reply, receive, send};

/// How long a worker may take to have its interpreter ready.
const START_PATIENCE: Duration = Duration::from_secs(30);

/// On top of the worker's own grace: the worker reports by itself unless the whole process hangs.
const BACKSTOP: Duration = Duration::from_millis(400);

/// Replies held for a reader that is slow; the worker waits when there are more.
const UNREAD_REPLIES: usize = 64;

/// A process with a fresh interpreter. Dropping it kills it.
pub(super) struct WorkerProcess {
    child: Child,
    orders: BufWriter<ChildStdin>,
    replies: Receiver<Reply>,
    isolation: Isolation,
    is_ready: bool,
    pub(super) is_over: bool,
}

impl WorkerProcess {
    /// Starts the process; the interpreter gets ready meanwhile.
    pub(super) fn start(program: &Path, isolation: Isolation, access: &Access) -> io::Result<Self> {
        let mut child = Command::new(program)
            .arg("worker")
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (Some(input), Some(mut output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (sender, replies) = mpsc::sync_channel(UNREAD_REPLIES);
        // From here on dropping the worker ends the process and takes it out of the process table.
        let mut worker =
            Self { child, orders: BufWriter::new(input), replies, isolation, is_ready: false, is_over: false };
        std::thread::Builder::new().name("worker replies".to_owned()).spawn(move || {
            while let Ok(reply) = receive(&mut output) {
                if sender.send(reply).is_err() {
                    break;
                }
            }
        })?;
        send(&mut worker.orders, &Order::setup(isolation, access))?;
        Ok(worker)
    }

    /// Waits for the interpreter.
    pub(super) fn wait_until_ready(&mut self) -> io::Result<()> {
        if self.is_ready {
            return Ok(());
        }
        match self.replies.recv_timeout(START_PATIENCE) {
            Ok(Reply::Ready) => {
                self.is_ready = true;
                Ok(())
            }
            Ok(Reply::Refused(reason)) => Err(io::Error::other(reason)),
            _ => Err(io::Error::other("a worker process did not start")),
        }
    }

    /// Has the process not ended by itself?
    pub(super) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Runs code; whatever happens to the process, there is a report.
    pub(super) fn execute(
        &mut self,
        request: Request,
        mut sink: Option<Sink>,
        is_cancelled: &dyn Fn() -> bool,
        host: &dyn Host,
    ) -> Report {
        const TICK: Duration = Duration::from_millis(50);
        /// While the host works on an answer.
        const SHORT_TICK: Duration = Duration::from_millis(2);
        let started = Instant::now();
        let limits = request.limits.clone();
        let mut backstop = started.checked_add(limits.timeout.saturating_add(GRACE + BACKSTOP));
        if send(&mut self.orders, &Order::Execute(Box::new(request))).is_err() {
            return self.post_mortem(started);
        }
        let mut has_cancelled = false;
        let mut printed = Printed::default();
        let mut pending: Option<(u64, Receiver<Answer>)> = None;
        let mut n_calls = 0;
        loop {
            match self.replies.recv_timeout(if pending.is_some() { SHORT_TICK } else { TICK }) {
                // A guest waits for its answer, so a second call meanwhile, or more than there may be, come
                // from a worker that is not ours any more.
                Ok(Reply::Call { .. }) if pending.is_some() || n_calls >= limits.host_calls => {
                    return printed.put_into(self.post_mortem(started));
                }
                Ok(Reply::Call { number, name, arguments }) => {
                    n_calls += 1;
                    pending = Some((number, host.call(&name, arguments)));
                }
                Ok(Reply::Printed { stream, text }) => printed.add(stream, &text, sink.as_mut()),
                Ok(Reply::Done { report, aside, is_over }) => {
                    self.is_over = is_over;
                    return Report { aside, ..*report };
                }
                Err(RecvTimeoutError::Disconnected) => return printed.put_into(self.post_mortem(started)),
                Ok(Reply::Ready | Reply::Refused(_) | Reply::Analysed(_)) | Err(RecvTimeoutError::Timeout) => {}
            }
            pending = pending.and_then(|(number, answer)| self.pass_on(number, answer));
            // Looked at every time: a worker may be busy talking and still be lost.
            if backstop.is_some_and(|backstop| Instant::now() >= backstop) {
                self.end();
                let stop = if has_cancelled { Stop::Cancelled } else { Stop::Timeout };
                return printed.put_into(self.failure(stop.class(), stop.message(&limits), started));
            }
            if !has_cancelled && is_cancelled() {
                has_cancelled = true;
                backstop = Some(Instant::now() + GRACE + BACKSTOP);
                let _ = send(&mut self.orders, &Order::Cancel);
            }
        }
    }

    /// Sends an answer that has arrived; hands back one that has not.
    fn pass_on(&mut self, number: u64, pending: Receiver<Answer>) -> Option<(u64, Receiver<Answer>)> {
        let answer = match pending.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return Some((number, pending)),
            Err(TryRecvError::Disconnected) => {
                Err(HostError::new(ErrorClass::RuntimeError, "the call was not answered"))
            }
        };
        // A worker that cannot be reached is noticed by its silence.
        let _ = send(&mut self.orders, &Order::Answer { number, answer });
        None
    }

    /// Runs an analysis. There is always a report, and the worker is used up.
    pub(super) fn analyse(&mut self, order: AnalysisOrder, is_cancelled: &dyn Fn() -> bool) -> AnalysisReport {
        const TICK: Duration = Duration::from_millis(20);
        self.is_over = true;
        let started = Instant::now();
        let limits =
            Limits { timeout: order.timeout, memory_bytes: order.memory_bytes, ..self.isolation.default_limits() };
        let backstop = started.checked_add(order.timeout.saturating_add(GRACE + BACKSTOP));
        let stop = if send(&mut self.orders, &Order::Analyse(Box::new(order))).is_ok() {
            loop {
                match self.replies.recv_timeout(TICK) {
                    Ok(Reply::Analysed(report)) => return *report,
                    Err(RecvTimeoutError::Disconnected) => break None,
                    _ => {}
                }
                if is_cancelled() {
                    break Some(Stop::Cancelled);
                }
                if backstop.is_some_and(|backstop| Instant::now() >= backstop) {
                    break Some(Stop::Timeout);
                }
            }
        } else {
            None
        };
        let report = match stop {
            Some(stop) => self.failure(stop.class(), stop.message(&limits), started),
            None => self.post_mortem(started),
        };
        AnalysisReport {
            outcome: Err(report.error.unwrap_or_default()),
            execution_time_ms: report.execution_time_ms,
            peak_memory_bytes: 0,
        }
    }

    /// The report of a worker that died without one.
    fn post_mortem(&mut self, started: Instant) -> Report {
        self.is_over = true;
        let _ = self.child.kill();
        let status = self.child.wait().map(describe).unwrap_or_default();
        let message = format!("the worker process ended unexpectedly{status}");
        let mut report = self.failure(ErrorClass::InternalError, message, started);
        if let Some(error) = &mut report.error {
            error.hint = Some("the next call gets a fresh worker; variables of the session are lost".to_owned());
        }
        report
    }

    fn failure(&self, class: ErrorClass, message: String, started: Instant) -> Report {
        Report {
            success: false,
            result: Value::Null,
            output: String::new(),
            stderr: String::new(),
            error: Some(ErrorReport::new(class, message)),
            artifacts: Vec::new(),
            execution_time_ms: u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX),
            instructions: None,
            peak_memory_bytes: 0,
            isolation: self.isolation,
            truncated: false,
            tokens: Tokens::default(),
            aside: Aside::default(),
        }
    }

    /// Kills the process and frees its place in the process table.
    fn end(&mut self) {
        self.is_over = true;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for WorkerProcess {
    fn drop(&mut self) {
        self.end();
    }
}

/// What a worker printed before it was lost.
#[derive(Default)]
struct Printed {
    out: String,
    err: String,
}

impl Printed {
    /// Bytes of each stream kept for the report.
    const KEPT: usize = 1 << 20;

    fn add(&mut self, stream: Stream, text: &str, sink: Option<&mut Sink>) {
        if let Some(sink) = sink {
            sink(stream, text);
        }
        let kept = match stream {
            Stream::Out => &mut self.out,
            Stream::Err => &mut self.err,
            Stream::Progress => return,
        };
        if kept.len() < Self::KEPT {
            kept.push_str(text);
        }
    }

    fn put_into(self, report: Report) -> Report {
        Report { output: self.out, stderr: self.err, ..report }
    }
}

#[cfg(unix)]
fn describe(status: ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt;
    status.signal().map(|signal| format!(" (signal {signal})")).unwrap_or_default()
}

#[cfg(not(unix))]
fn describe(status: ExitStatus) -> String {
    status.code().map(|code| format!(" (code {code})")).unwrap_or_default()
}
