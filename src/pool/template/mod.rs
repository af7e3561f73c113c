//! A process with an interpreter that has everything ready and no guest. It forks, and each fork is a worker.
//!
//! This is the supervisor's view of it; `inside` is its own. It has one thread and runs no guest's code, so a fork of it is
//! whole. Its forks are children of the supervisor: they outlive the template, and the supervisor sees their ends.

#![expect(clippy::disallowed_types, reason = "this is where the template is started")]

mod descriptors;
mod fork;
mod forked;
mod inside;
mod keeper;
mod pages;

use std::io::{self, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::process::{Process, Started};
pub(super) use forked::Forked;
pub(crate) use inside::serve_template;
pub(super) use keeper::Keeper;

/// Stack of its first thread, which is where guests of its forks run.
const STACK_BYTES: libc::rlim_t = 64 << 20;

/// How long it may take to get ready.
const START_PATIENCE: Duration = Duration::from_secs(30);

/// How long a fork may take. It takes less than a thousandth of that.
const FORK_PATIENCE: Duration = Duration::from_secs(2);

/// What the supervisor sends: always this long, so that neither side has to guess.
type Message = [u8; 8];

/// Boot, with the seed of hashes if there is one.
const BOOT: u8 = b'B';
/// Fork; the worker's socket comes along.
const FORK: u8 = b'F';

/// A running template.
pub(super) struct Template {
    child: Child,
    control: UnixStream,
    started: Instant,
    n_forks: u32,
}

impl Template {
    /// Starts the process, which gets ready meanwhile.
    fn start(program: &Path, hash_seed: Option<u32>) -> io::Result<Self> {
        let (control, theirs) = UnixStream::pair()?;
        let mut command = Command::new(program);
        command.arg("template").env_clear().stdout(Stdio::null()).stderr(Stdio::null());
        command.stdin(Stdio::from(OwnedFd::from(theirs)));
        // SAFETY: what runs between fork and exec is two system calls; nothing is allocated and no lock is taken.
        unsafe { command.pre_exec(widen_stack) };
        let child = command.spawn()?;
        // From here on dropping the template ends the process.
        let mut template = Self { child, control, started: Instant::now(), n_forks: 0 };
        let [a, b, c, d] = hash_seed.unwrap_or_default().to_le_bytes();
        template.control.write_all(&[BOOT, u8::from(hash_seed.is_some()), 0, 0, a, b, c, d])?;
        template.control.set_nonblocking(true)?;
        Ok(template)
    }

    /// For waiting until it is ready or gone.
    fn arrival(&self) -> io::Result<Arrival> {
        self.control.try_clone().map(Arrival)
    }

    /// Whether it can fork by now. An error is its end.
    fn is_ready(&mut self) -> io::Result<bool> {
        match self.answer() {
            Ok(0) => {
                self.control.set_nonblocking(false)?;
                self.control.set_read_timeout(Some(FORK_PATIENCE))?;
                self.control.set_write_timeout(Some(FORK_PATIENCE))?;
                Ok(true)
            }
            Ok(_) => Err(io::Error::other("the template did not get ready")),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// A new worker, if the system gives one now. After an error the template is not to be used again.
    fn fork(&mut self, is_spare: bool) -> io::Result<Option<Started>> {
        let Ok((ours, theirs)) = UnixStream::pair() else { return Ok(None) };
        let Ok(replies) = ours.try_clone() else { return Ok(None) };
        let message: Message = [FORK, u8::from(is_spare), 0, 0, 0, 0, 0, 0];
        descriptors::send(&self.control, message, theirs.as_fd())?;
        drop(theirs);
        let answer = self.answer()?;
        match answer.saturating_neg() {
            libc::EAGAIN | libc::ENOMEM => return Ok(None),
            number if number > 0 => return Err(io::Error::from_raw_os_error(number)),
            _ => {}
        }
        let process = Process::Forked(Forked::adopt(answer)?);
        self.n_forks += 1;
        Ok(Some(Started { process, orders: Box::new(ours), replies: Box::new(replies) }))
    }

    fn answer(&mut self) -> io::Result<i32> {
        let mut answer = [0; 4];
        self.control.read_exact(&mut answer)?;
        Ok(i32::from_le_bytes(answer))
    }
}

struct Arrival(UnixStream);

impl Arrival {
    fn wait(self, patience: Duration) {
        descriptors::wait(&self.0, patience);
    }
}

impl Drop for Template {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Before the program is loaded: the system lays out its memory by the limit that holds then, and the interpreter
/// measures its stack by it.
fn widen_stack() -> io::Result<()> {
    // SAFETY: both calls fill or read the structure they are given, which outlives them.
    unsafe {
        let mut limit: libc::rlimit = std::mem::zeroed();
        if libc::getrlimit(libc::RLIMIT_STACK, &raw mut limit) != 0 {
            return Err(io::Error::last_os_error());
        }
        limit.rlim_cur = STACK_BYTES;
        if libc::setrlimit(libc::RLIMIT_STACK, &raw const limit) != 0 {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(())
}
