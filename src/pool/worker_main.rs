//! The worker's side: takes orders, runs them, replies.
//!
//! A thread of its own reads the orders, so that a cancel or the supervisor's end is noticed
//! even while the guest is stuck in native code.

#![expect(clippy::disallowed_types, reason = "a worker replies through a file")]

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read, Write};
use std::process::ExitCode;
use std::sync::mpsc;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use orchestrator_runtime::host::{Answer, Asker};
use orchestrator_runtime::session::Canceller;
use orchestrator_runtime::{Access, Host, Isolation, Request, Session, Stream};
use serde_json::Value;

use crate::stdio;

use super::analysis;
use super::messages::{self, AnalysisOrder, Order, Project, Reply, receive};
use super::walls::{self, Walls};

/// The way back, shared by the guest's stream and the report.
pub(super) type Pipe = Arc<Mutex<File>>;

/// A worker that was spawned: orders come from standard input, replies go to standard output.
pub(crate) fn serve_supervisor() -> ExitCode {
    forget_the_host();
    match stdio::take_stdout() {
        Ok(stdout) => serve(io::stdin(), stdout, Kind::Spare),
        Err(_) => ExitCode::from(2),
    }
}

/// A worker that boots its interpreter itself, behind all walls. Its process has one thread and holds nothing of the host.
pub(super) fn serve(mut input: impl Read + Send + 'static, output: File, kind: Kind) -> ExitCode {
    walls::forbid_connections();
    let host = Arc::new(Supervisor::default());
    let pipe = host.connect(output);
    let Ok(Order::Setup { isolation, project, hash_seed }) = receive(&mut input) else {
        return ExitCode::from(2);
    };
    let access = Project::access(project);
    let walls = walls::raise(&access);
    let asked = Arc::clone(&host) as Arc<dyn Host>;
    match Session::start_with_hashes(crate::library(), isolation, &access, asked, hash_seed) {
        Ok(session) => Worker { session, pipe, host, isolation, access, walls }.serve(input, kind),
        Err(error) => {
            refuse(&pipe, error.to_string());
            ExitCode::FAILURE
        }
    }
}

/// What a worker is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nobody waits for it yet: it first runs an empty script, so that the first real one finds everything in memory.
    Spare,
    /// Somebody waits.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "only forks know that somebody waits"))]
    Wanted,
    /// Somebody waits, and a person watches what it prints: each line is sent as it is printed.
    Watched,
}

/// Says why there will be no worker.
pub(super) fn refuse(pipe: &Pipe, reason: String) {
    reply(pipe, &Reply::Refused(reason));
}

/// A worker with its interpreter, on the thread that controls it.
pub(super) struct Worker {
    pub(super) session: Session,
    pub(super) pipe: Pipe,
    pub(super) host: Arc<Supervisor>,
    pub(super) isolation: Isolation,
    pub(super) access: Access,
    /// Those that stand around it.
    pub(super) walls: Walls,
}

impl Worker {
    /// Does what the supervisor wants until it wants nothing more.
    pub(super) fn serve(self, input: impl Read + Send + 'static, kind: Kind) -> ! {
        let Self { mut session, pipe, host, isolation, access, walls } = self;
        if kind == Kind::Spare {
            session.warm_up();
        }
        let patience = if kind == Kind::Watched { Duration::ZERO } else { PATIENCE };
        let (orders, inbox) = mpsc::channel();
        let canceller = session.canceller();
        std::thread::spawn(move || read_orders(input, &orders, &canceller, &host));
        reply(&pipe, &Reply::Ready(walls));
        for task in inbox {
            match task {
                Task::Execute(request) => run(&mut session, *request, &pipe, patience),
                Task::Analyse(order) => {
                    reply(&pipe, &Reply::Analysed(Box::new(analysis::run(*order, isolation, &access))));
                    break;
                }
            }
            if session.is_over() {
                break;
            }
        }
        leave(0)
    }
}

/// Ends the process without unwinding, and without what other code wants to have done at the end: the guest's thread may
/// never come back, and holds what it holds.
pub(super) fn leave(code: i32) -> ! {
    #[cfg(unix)]
    // SAFETY: ends the process; nothing of it is left to be wrong.
    unsafe {
        libc::_exit(code)
    }
    // The usual way ends the other threads wherever they are and then lets libraries tidy up, which may wait for ever for a lock
    // that one of them held.
    #[cfg(windows)]
    {
        use windows_sys::Win32::System::Threading::{GetCurrentProcess, TerminateProcess};
        // SAFETY: ends the process; nothing of it is left to be wrong.
        unsafe { TerminateProcess(GetCurrentProcess(), code.cast_unsigned()) };
        std::process::abort()
    }
}

/// A worker does not outlive the thread that controls it, whatever ends that.
#[cfg(target_os = "linux")]
pub(super) struct EndOfWorker;

#[cfg(target_os = "linux")]
impl Drop for EndOfWorker {
    fn drop(&mut self) {
        leave(1)
    }
}

/// What the supervisor wants done, one after the other.
enum Task {
    Execute(Box<Request>),
    Analyse(Box<AnalysisOrder>),
}

/// The guest's host: asks the supervisor over the pipe.
#[derive(Default)]
pub(super) struct Supervisor {
    /// A template has none; each worker that is forked from it gets its own.
    pipe: OnceLock<Pipe>,
    waiting: Mutex<HashMap<u64, Asker>>,
}

impl Supervisor {
    /// Takes the way to the supervisor, and shares it.
    pub(super) fn connect(&self, way: File) -> Pipe {
        Arc::clone(self.pipe.get_or_init(|| Arc::new(Mutex::new(way))))
    }

    fn tell(&self, message: &Reply) {
        if let Some(pipe) = self.pipe.get() {
            reply(pipe, message);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<u64, Asker>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn answer(&self, number: u64, answer: Answer) {
        let asker = self.waiting().remove(&number);
        if let Some(asker) = asker {
            asker.answer(answer);
        }
    }
}

impl Host for Supervisor {
    fn call(&self, name: &str, arguments: Value, asker: Asker) {
        let number = asker.ticket();
        self.waiting().insert(number, asker);
        self.tell(&Reply::Call { number, name: name.to_owned(), arguments });
    }

    fn abandon(&self, ticket: u64) {
        let asker = self.waiting().remove(&ticket);
        drop(asker);
        self.tell(&Reply::Abandoned { number: ticket });
    }
}

fn run(session: &mut Session, request: Request, pipe: &Pipe, patience: Duration) {
    let report = session.execute(request, Some(batched_sink(Arc::clone(pipe), patience)));
    let is_over = session.is_over();
    let aside = report.aside.clone();
    reply(pipe, &Reply::Done { report: Box::new(report), aside, is_over });
}

/// How long printed lines are held back.
const PATIENCE: Duration = Duration::from_millis(30);

/// Sends printed text on in pieces, so that many small prints do not become many frames.
fn batched_sink(pipe: Pipe, patience: Duration) -> orchestrator_runtime::Sink {
    const PIECE: usize = 8 << 10;
    let long_ago = Instant::now().checked_sub(patience).unwrap_or_else(Instant::now);
    let mut batch = Batch { pipe, stream: Stream::Out, text: String::new(), sent: long_ago };
    Box::new(move |stream, text| {
        if stream != batch.stream {
            batch.flush();
            batch.stream = stream;
        }
        if stream == Stream::Progress {
            reply(&batch.pipe, &Reply::printed(stream, text));
            return;
        }
        let mut rest = text;
        while !rest.is_empty() {
            let (piece, more) = rest.split_at(rest.floor_char_boundary(PIECE));
            batch.text.push_str(piece);
            rest = more;
            if batch.text.len() >= PIECE {
                batch.flush();
            }
        }
        // An empty text asks for what is held back; else only whole lines go.
        if text.is_empty() {
            batch.flush();
        } else if batch.sent.elapsed() >= patience {
            batch.flush_lines();
        }
    })
}

struct Batch {
    pipe: Pipe,
    stream: Stream,
    text: String,
    sent: Instant,
}

impl Batch {
    fn flush(&mut self) {
        if !self.text.is_empty() {
            reply(&self.pipe, &Reply::printed(self.stream, &self.text));
            self.text.clear();
        }
        self.sent = Instant::now();
    }

    /// Keeps a line that has begun.
    fn flush_lines(&mut self) {
        if let Some(end) = self.text.rfind('\n') {
            let begun = self.text.split_off(end + 1);
            self.flush();
            self.text = begun;
        }
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        self.flush();
    }
}

/// The message is made before the pipe is locked: making it takes memory, and whoever asks for too
/// much is stopped right there.
fn reply(pipe: &Pipe, message: &Reply) {
    let Ok(frame) = messages::encode(message) else { leave(1) };
    let mut pipe = pipe.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if pipe.write_all(&frame).is_err() {
        // Nobody listens any more.
        leave(1);
    }
}

fn read_orders(mut input: impl Read, orders: &mpsc::Sender<Task>, canceller: &Canceller, host: &Supervisor) {
    loop {
        match receive(&mut input) {
            Ok(Order::Execute(request)) => drop(orders.send(Task::Execute(request))),
            Ok(Order::Analyse(order)) => drop(orders.send(Task::Analyse(order))),
            Ok(Order::Answer { number, answer }) => host.answer(number, answer),
            Ok(Order::Cancel) => canceller.cancel(),
            // The supervisor closed the pipe or is gone: so is the reason to live.
            Ok(Order::Setup { .. }) | Err(_) => leave(0),
        }
    }
}

/// Drops what a process inherits besides its three pipes.
#[cfg(unix)]
fn forget_the_host() {
    // SAFETY: closes descriptors nobody in this fresh process uses.
    unsafe { super::close_from::close_from(3) };
}

/// On Windows the supervisor sees to it that nothing is handed down.
#[cfg(not(unix))]
fn forget_the_host() {}
