//! One worker process as the supervisor sees it.

use std::collections::BTreeSet;
use std::io::{self, BufReader, BufWriter, Write};
use std::process::ExitStatus;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use orchestrator_runtime::host::{Answer, Asker, Host};
use orchestrator_runtime::limits::GRACE;
use orchestrator_runtime::limits::stop::Stop;
use orchestrator_runtime::report::{ErrorReport, Report};
use orchestrator_runtime::{Access, ErrorClass, Isolation, Limits, Request, Sink, Stream};

use super::messages::{AnalysisOrder, AnalysisReport, MAX_FRAME, Order, Reply, receive, send};
use super::process::{BEFORE_ITS_ORDERS, Process, Started};
use super::walls::Walls;

/// How long a worker may take to have its interpreter ready.
const START_PATIENCE: Duration = Duration::from_secs(30);

/// On top of the worker's own grace: the worker reports by itself unless the whole process hangs.
const BACKSTOP: Duration = Duration::from_millis(400);

/// Replies held for a reader that is slow; the worker waits when there are more.
const UNREAD_REPLIES: usize = 64;

/// What the supervisor waits for.
enum Event {
    Reply(Box<Reply>),
    Answered(u64, Answer),
    /// The process has closed its pipe.
    Gone,
}

/// A process with a fresh interpreter. Dropping it kills it.
pub(super) struct WorkerProcess {
    process: Process,
    orders: BufWriter<Box<dyn Write + Send>>,
    /// Where answers of the host go: the same place as the worker's replies, so that one wait is for both.
    answers: Sender<Event>,
    events: Receiver<Event>,
    /// One for each reply that was not read yet.
    unread: Receiver<()>,
    isolation: Isolation,
    is_ready: bool,
    /// Those of the system around it, once it is ready.
    pub(super) walls: Walls,
    pub(super) is_over: bool,
}

impl WorkerProcess {
    /// Tells a process what it is to be; its interpreter gets ready meanwhile.
    pub(super) fn set_up(
        started: Started,
        isolation: Isolation,
        access: &Access,
        hash_seed: Option<u32>,
    ) -> io::Result<Self> {
        let Started { process, orders, replies } = started;
        // A script that makes many calls at once sends many short messages.
        let mut replies = BufReader::new(replies);
        let (answers, events) = mpsc::channel();
        let (reading, unread) = mpsc::sync_channel(UNREAD_REPLIES);
        let sender = answers.clone();
        // From here on dropping the worker ends the process and takes it out of the process table.
        let mut worker = Self {
            process,
            orders: BufWriter::new(orders),
            answers,
            events,
            unread,
            isolation,
            is_ready: false,
            walls: Walls::default(),
            is_over: false,
        };
        std::thread::Builder::new().name("worker replies".to_owned()).spawn(move || {
            while let Ok(reply) = receive(&mut replies) {
                if reading.send(()).is_err() || sender.send(Event::Reply(Box::new(reply))).is_err() {
                    return;
                }
            }
            let _ = sender.send(Event::Gone);
        })?;
        send(&mut worker.orders, &Order::setup(isolation, access, hash_seed))?;
        Ok(worker)
    }

    pub(super) fn is_spawned(&self) -> bool {
        self.process.is_spawned()
    }

    /// Waits for the interpreter, as long as it is wanted.
    pub(super) fn wait_until_ready(&mut self, is_wanted: impl Fn() -> bool) -> io::Result<()> {
        const TICK: Duration = Duration::from_millis(50);
        if self.is_ready {
            return Ok(());
        }
        let started = Instant::now();
        let event = loop {
            let event = self.next(TICK);
            if event.is_some() || started.elapsed() >= START_PATIENCE || !is_wanted() {
                break event;
            }
        };
        match event {
            Some(Event::Reply(reply)) => match *reply {
                Reply::Ready(walls) => {
                    self.is_ready = true;
                    let memory = self.isolation.default_limits().memory_bytes;
                    let memory = self.process.bound(memory, BEFORE_ITS_ORDERS);
                    let resources = walls.resources && self.process.is_alone();
                    self.walls = Walls { resources, memory, ..walls };
                    Ok(())
                }
                Reply::Refused(reason) => Err(io::Error::other(reason)),
                _ => Err(not_started()),
            },
            _ => Err(not_started()),
        }
    }

    /// The next thing that happens, if one does soon.
    fn next(&self, patience: Duration) -> Option<Event> {
        match self.events.recv_timeout(patience) {
            Ok(event) => {
                if matches!(event, Event::Reply(_)) {
                    let _ = self.unread.try_recv();
                }
                Some(event)
            }
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Event::Gone),
        }
    }

    /// Has the process not ended by itself?
    pub(super) fn is_alive(&mut self) -> bool {
        self.process.is_alive()
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
        let started = Instant::now();
        let limits = request.limits.clone();
        let mut cancelled_at: Option<Instant> = None;
        let longest = limits.timeout.saturating_add(limits.waiting).saturating_add(GRACE + BACKSTOP);
        self.process.bound(limits.memory_bytes, longest);
        match send(&mut self.orders, &Order::Execute(Box::new(request))) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::InvalidInput => return self.too_long(started),
            Err(_) => return self.post_mortem(started),
        }
        let mut printed = Printed::default();
        let mut pending = Pending::default();
        loop {
            match self.next(TICK) {
                Some(Event::Reply(reply)) => match *reply {
                    Reply::Call { number, name, arguments } => {
                        // A number twice, or more calls than there may be, come from a worker that is not ours any more.
                        if !pending.begin(number, limits.host_calls) {
                            return printed.put_into(self.post_mortem(started));
                        }
                        let answers = self.answers.clone();
                        let take = move |number, answer| drop(answers.send(Event::Answered(number, answer)));
                        host.call(&name, arguments, Asker::new(number, take));
                    }
                    Reply::Abandoned { number } => {
                        if pending.end(number) {
                            host.abandon(number);
                        }
                    }
                    Reply::Printed { stream, text } => printed.add(stream, &text, sink.as_mut()),
                    Reply::Done { report, aside, is_over } => {
                        self.is_over = is_over;
                        return Report { aside, ..*report };
                    }
                    Reply::Ready(_) | Reply::Refused(_) | Reply::Analysed(_) => {}
                },
                // What nobody waits for any more, of an earlier execution too, is dropped. A worker that cannot be
                // reached is noticed by its silence.
                Some(Event::Answered(number, answer)) if pending.end(number) => {
                    let _ = send(&mut self.orders, &Order::Answer { number, answer });
                }
                Some(Event::Gone) => return printed.put_into(self.post_mortem(started)),
                Some(Event::Answered(..)) | None => {}
            }
            // Looked at every time: a worker may be busy talking and still be lost.
            let budget = limits.timeout.saturating_add(pending.waited().min(limits.waiting));
            let end = match cancelled_at {
                Some(cancelled_at) => cancelled_at.checked_add(GRACE + BACKSTOP),
                None => started.checked_add(budget.saturating_add(GRACE + BACKSTOP)),
            };
            if end.is_some_and(|end| Instant::now() >= end) {
                self.end();
                let stop = if cancelled_at.is_some() { Stop::Cancelled } else { Stop::Timeout };
                return printed.put_into(self.failure(stop.class(), stop.message(&limits), started));
            }
            if cancelled_at.is_none() && is_cancelled() {
                cancelled_at = Some(Instant::now());
                let _ = send(&mut self.orders, &Order::Cancel);
            }
        }
    }

    /// Runs an analysis. There is always a report, and the worker is used up.
    pub(super) fn analyse(&mut self, order: AnalysisOrder, is_cancelled: &dyn Fn() -> bool) -> AnalysisReport {
        const TICK: Duration = Duration::from_millis(20);
        self.is_over = true;
        let started = Instant::now();
        let limits =
            Limits { timeout: order.timeout, memory_bytes: order.memory_bytes, ..self.isolation.default_limits() };
        self.process.bound(order.memory_bytes, order.timeout.saturating_add(GRACE + BACKSTOP));
        let backstop = started.checked_add(order.timeout.saturating_add(GRACE + BACKSTOP));
        let stop = if send(&mut self.orders, &Order::Analyse(Box::new(order))).is_ok() {
            loop {
                match self.next(TICK) {
                    Some(Event::Reply(reply)) => {
                        if let Reply::Analysed(report) = *reply {
                            return *report;
                        }
                    }
                    Some(Event::Gone) => break None,
                    Some(Event::Answered(..)) | None => {}
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
        let status = self.process.end().map(describe).unwrap_or_default();
        let message = format!("the worker process ended unexpectedly{status}");
        let mut report = self.failure(ErrorClass::InternalError, message, started);
        if let Some(error) = &mut report.error {
            error.hint = Some("the next call gets a fresh worker; variables of the session are lost".to_owned());
        }
        report
    }

    /// Nothing of it was sent, so the worker is as good as before.
    fn too_long(&self, started: Instant) -> Report {
        let message = format!("the script and its variables may have {} MiB together", MAX_FRAME >> 20);
        let mut report = self.failure(ErrorClass::ValueError, message, started);
        let hint = "put the data into a file of the project and let the script read it";
        report.error = report.error.map(|error| error.with_hint(hint));
        report
    }

    fn failure(&self, class: ErrorClass, message: String, started: Instant) -> Report {
        let execution_time_ms = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        Report { execution_time_ms, ..Report::of_failure(ErrorReport::new(class, message), self.isolation) }
    }

    /// Kills the process and frees its place in the process table.
    fn end(&mut self) {
        self.is_over = true;
        let _ = self.process.end();
    }
}

impl Drop for WorkerProcess {
    fn drop(&mut self) {
        self.end();
    }
}

/// Calls of one execution that are not answered yet, and how long there were any.
#[derive(Default)]
struct Pending {
    numbers: BTreeSet<u64>,
    n_begun: u32,
    waited: Duration,
    since: Option<Instant>,
}

impl Pending {
    /// False if there must be no such call.
    fn begin(&mut self, number: u64, most: u32) -> bool {
        self.n_begun = self.n_begun.saturating_add(1);
        self.since.get_or_insert_with(Instant::now);
        self.n_begun <= most && self.numbers.insert(number)
    }

    /// True if the call was pending.
    fn end(&mut self, number: u64) -> bool {
        let was_pending = self.numbers.remove(&number);
        if self.numbers.is_empty() {
            self.waited += self.since.take().map(|since| since.elapsed()).unwrap_or_default();
        }
        was_pending
    }

    fn waited(&self) -> Duration {
        self.waited + self.since.map(|since| since.elapsed()).unwrap_or_default()
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

fn not_started() -> io::Error {
    io::Error::other("a worker process did not start")
}

#[cfg(unix)]
fn describe(status: ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt;
    status.signal().map(|signal| format!(" (signal {signal})")).unwrap_or_default()
}

/// What the system ended for a fault has its number, which is always written so.
#[cfg(not(unix))]
fn describe(status: ExitStatus) -> String {
    let shown = |code: i32| if code < 0 { format!("0x{:08X}", code.cast_unsigned()) } else { code.to_string() };
    status.code().map(|code| format!(" (code {})", shown(code))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::Pending;

    /// The limit that the worker keeps by itself, unless it is not ours any more.
    #[test]
    fn a_worker_makes_no_more_calls_than_it_may_and_none_twice() {
        let mut pending = Pending::default();
        assert_eq!([7, 7, 8].map(|number| pending.begin(number, 10)), [true, false, true]);
        let mut pending = Pending::default();
        let begun = [1, 2, 3, 4].map(|number| {
            let may_begin = pending.begin(number, 3);
            // Answered ones count too.
            assert_eq!(pending.end(number), may_begin);
            may_begin
        });
        assert_eq!(begun, [true, true, true, false]);
        assert!(!pending.end(9));
    }
}
