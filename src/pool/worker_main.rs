//! The worker's side: takes orders from standard input, runs them, replies on standard output.
//!
//! A thread of its own reads the orders, so that a cancel or the supervisor's end is noticed
//! even while the guest is stuck in native code.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a worker replies through a file and ends without unwinding"
)]

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::mpsc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use orchestrator_runtime::host::{Answer, Asker};
use orchestrator_runtime::session::Canceller;
use orchestrator_runtime::{Access, Host, Request, Session, Stream};
use serde_json::Value;

use crate::stdio;

use super::analysis;
use super::messages::{self, AnalysisOrder, Order, Reply, receive};

/// The way back, shared by the guest's stream and the report.
type Pipe = Arc<Mutex<File>>;

pub(crate) fn serve_supervisor() -> ExitCode {
    forget_the_host();
    // Where the kernel cannot, the sandbox has no way to ask for a connection either.
    #[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
    super::no_connections::forbid();
    let Ok(stdout) = stdio::take_stdout() else {
        return ExitCode::from(2);
    };
    let pipe: Pipe = Arc::new(Mutex::new(stdout));
    let Ok(Order::Setup { isolation, project, hash_seed }) = receive(&mut io::stdin()) else {
        return ExitCode::from(2);
    };
    let access = match project {
        None => Access::Memory,
        Some((folder, writable)) => Access::Project { folder, writable },
    };
    let host = Arc::new(Supervisor { pipe: Arc::clone(&pipe), waiting: Mutex::default() });
    let asked = Arc::clone(&host) as Arc<dyn Host>;
    let mut session = match Session::start_with_hashes(crate::library(), isolation, &access, asked, hash_seed) {
        Ok(session) => session,
        Err(error) => {
            reply(&pipe, &Reply::Refused(error.to_string()));
            return ExitCode::FAILURE;
        }
    };
    session.warm_up();
    let (orders, inbox) = mpsc::channel();
    let canceller = session.canceller();
    std::thread::spawn(move || read_orders(&orders, &canceller, &host));
    reply(&pipe, &Reply::Ready);
    for task in inbox {
        match task {
            Task::Execute(request) => run(&mut session, *request, &pipe),
            Task::Analyse(order) => {
                reply(&pipe, &Reply::Analysed(Box::new(analysis::run(*order, isolation, &access))));
                break;
            }
        }
        if session.is_over() {
            break;
        }
    }
    // Without unwinding: the guest's thread may never come back.
    std::process::exit(0);
}

/// What the supervisor wants done, one after the other.
enum Task {
    Execute(Box<Request>),
    Analyse(Box<AnalysisOrder>),
}

/// The guest's host: asks the supervisor over the pipe.
struct Supervisor {
    pipe: Pipe,
    waiting: Mutex<HashMap<u64, Asker>>,
}

impl Supervisor {
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
        reply(&self.pipe, &Reply::Call { number, name: name.to_owned(), arguments });
    }

    fn abandon(&self, ticket: u64) {
        let asker = self.waiting().remove(&ticket);
        drop(asker);
        reply(&self.pipe, &Reply::Abandoned { number: ticket });
    }
}

fn run(session: &mut Session, request: Request, pipe: &Pipe) {
    let report = session.execute(request, Some(batched_sink(Arc::clone(pipe))));
    let is_over = session.is_over();
    let aside = report.aside.clone();
    reply(pipe, &Reply::Done { report: Box::new(report), aside, is_over });
}

/// Sends printed text on in pieces, so that many small prints do not become many frames.
fn batched_sink(pipe: Pipe) -> orchestrator_runtime::Sink {
    const PIECE: usize = 8 << 10;
    const PATIENCE: Duration = Duration::from_millis(30);
    let long_ago = Instant::now().checked_sub(PATIENCE).unwrap_or_else(Instant::now);
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
        } else if batch.sent.elapsed() >= PATIENCE {
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
    let Ok(frame) = messages::encode(message) else { std::process::exit(1) };
    let mut pipe = pipe.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if pipe.write_all(&frame).is_err() {
        // Nobody listens any more.
        std::process::exit(1);
    }
}

fn read_orders(orders: &mpsc::Sender<Task>, canceller: &Canceller, host: &Supervisor) {
    let mut input = io::stdin();
    loop {
        match receive(&mut input) {
            Ok(Order::Execute(request)) => drop(orders.send(Task::Execute(request))),
            Ok(Order::Analyse(order)) => drop(orders.send(Task::Analyse(order))),
            Ok(Order::Answer { number, answer }) => host.answer(number, answer),
            Ok(Order::Cancel) => canceller.cancel(),
            // The supervisor closed the pipe or is gone: so is the reason to live.
            Ok(Order::Setup { .. }) | Err(_) => std::process::exit(0),
        }
    }
}

/// Drops what a process inherits besides its three pipes.
#[cfg(target_os = "linux")]
fn forget_the_host() {
    // Without the call (Linux before 5.9) descriptors opened without close-on-exec would stay.
    // SAFETY: closes descriptors nobody in this fresh process uses.
    unsafe { libc::syscall(libc::SYS_close_range, 3_u32, u32::MAX, 0_u32) };
}

/// Elsewhere descriptors are not inherited unless asked for, and the end of the pipe ends us.
#[cfg(not(target_os = "linux"))]
fn forget_the_host() {}
