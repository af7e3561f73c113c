//! A program of this machine that a run starts, with a timeout: the `command:` of a task, or the generator of prompts.
//!
//! Rule: whatever it started ends with it, and it ends with us. Only where we are killed outright, what it started lives on,
//! except on Windows, and on macOS it does itself.

#![expect(
    clippy::disallowed_types,
    reason = "mode legacy and generators are programs that an intake or the operator names"
)]

use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::pool::Cancelled;

/// Bytes of each stream that are kept.
const MOST_OUTPUT: usize = 16 << 20;
const TICK: Duration = Duration::from_millis(10);
/// How long a stream is read on when the program is over: somebody who left its group may hold it open for ever.
const GRACE: Duration = Duration::from_secs(1);

/// How it came to its end.
pub(super) enum End {
    Exited(ExitStatus),
    TimedOut,
    Cancelled,
}

pub(super) struct Ended {
    pub end: End,
    pub output: String,
    pub errors: String,
}

/// Starts the program and waits for it. `hear` gets a line now and then of what it prints.
pub(super) fn run(
    mut command: Command,
    input: Option<&str>,
    timeout: Duration,
    is_cancelled: &Cancelled,
    hear: &dyn Fn(&str),
) -> io::Result<Ended> {
    let started = Instant::now();
    command.stdin(if input.is_some() { Stdio::piped() } else { Stdio::null() });
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    // A group of its own, so that what it starts ends with it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    #[cfg(target_os = "linux")]
    end_with_this_process(&mut command);
    #[cfg(windows)]
    crate::job::set_apart(&mut command);
    let mut child = command.spawn()?;
    #[cfg(windows)]
    let job = crate::job::Job::of(&child).inspect_err(|_| drop(child.kill()))?;
    if let (Some(mut pipe), Some(text)) = (child.stdin.take(), input.map(str::to_owned)) {
        // On a thread: a program may print before it has read everything.
        std::thread::spawn(move || pipe.write_all(text.as_bytes()));
    }
    let (printed, lines) = mpsc::channel();
    let output = child.stdout.take().map(|pipe| Collected::start(pipe, Some(printed)));
    let errors = child.stderr.take().map(|pipe| Collected::start(pipe, None));
    let end = loop {
        for line in lines.try_iter() {
            hear(&line);
        }
        match child.try_wait() {
            Ok(Some(status)) => break Ok(End::Exited(status)),
            Err(error) => break Err(error),
            Ok(None) if started.elapsed() >= timeout => break Ok(End::TimedOut),
            Ok(None) if is_cancelled() => break Ok(End::Cancelled),
            Ok(None) => std::thread::sleep(TICK),
        }
    };
    finish(&mut child);
    #[cfg(windows)]
    job.end();
    let over = Instant::now();
    let text = |collected: Option<Collected>| collected.map(|it| it.text(over + GRACE)).unwrap_or_default();
    Ok(Ended { end: end?, output: text(output), errors: text(errors) })
}

/// Whoever kills this process does not want its commands to go on writing.
#[cfg(target_os = "linux")]
fn end_with_this_process(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    let ours = std::process::id();
    let ask = move || {
        // SAFETY: two system calls, which may be made between fork and exec.
        let is_orphan = unsafe {
            libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
            u32::try_from(libc::getppid()) != Ok(ours)
        };
        if is_orphan { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) }
    };
    // SAFETY: what runs before exec allocates nothing and takes no lock.
    unsafe { command.pre_exec(ask) };
}

/// Ends the program and everything it started.
fn finish(child: &mut Child) {
    #[cfg(unix)]
    if let Ok(group) = i32::try_from(child.id()) {
        // SAFETY: sends a signal to the group that was made for this child.
        unsafe { libc::kill(-group, libc::SIGKILL) };
    }
    let _ = child.kill();
    let _ = child.wait();
}

/// The beginning of what comes out of a pipe, which is read to its end.
struct Collected {
    bytes: Arc<Mutex<Vec<u8>>>,
    reader: JoinHandle<()>,
}

impl Collected {
    fn start(mut pipe: impl Read + Send + 'static, lines: Option<mpsc::Sender<String>>) -> Self {
        let bytes = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&bytes);
        let reader = std::thread::spawn(move || {
            let mut buffer = vec![0; 1 << 14];
            while let Ok(count @ 1..) = pipe.read(&mut buffer) {
                let text = String::from_utf8_lossy(&buffer[..count]);
                if let (Some(lines), Some(line)) = (&lines, text.lines().rev().find(|line| !line.trim().is_empty())) {
                    let _ = lines.send(line.to_owned());
                }
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                let room = MOST_OUTPUT.saturating_sub(kept.len()).min(count);
                kept.extend_from_slice(&buffer[..room]);
            }
        });
        Self { bytes, reader }
    }

    /// What came until the pipe was closed, or until `latest`.
    fn text(self, latest: Instant) -> String {
        while !self.reader.is_finished() && Instant::now() < latest {
            std::thread::sleep(TICK);
        }
        String::from_utf8_lossy(&self.bytes.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}
