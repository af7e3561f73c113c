//! The process of a worker, however it came to be.

#![expect(clippy::disallowed_types, reason = "this is where workers are started")]

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

#[cfg(target_os = "linux")]
use super::template::Forked;
#[cfg(target_os = "linux")]
use super::walls;
#[cfg(windows)]
use crate::job::{Bounds, Job};

/// Time that a worker may take of the processors before its first order comes: it gets ready, and waits.
pub(super) const BEFORE_ITS_ORDERS: Duration = Duration::from_secs(3600);

/// A process that waits for its setup, and the two ways to it.
pub(super) struct Started {
    pub(super) process: Process,
    pub(super) orders: Box<dyn Write + Send>,
    pub(super) replies: Box<dyn Read + Send>,
}

/// A child of this process.
pub(super) enum Process {
    Spawned(Spawned),
    #[cfg(target_os = "linux")]
    Forked(Forked),
}

/// One that is the program, started again.
pub(super) struct Spawned {
    child: Child,
    /// Ends it with this program, and bounds it. Absent where the system refused: another job may stand around us both.
    #[cfg(windows)]
    job: Option<Job>,
}

impl Process {
    pub(super) fn is_spawned(&self) -> bool {
        matches!(self, Self::Spawned(_))
    }

    /// Has it not ended by itself?
    pub(super) fn is_alive(&mut self) -> bool {
        match self {
            Self::Spawned(spawned) => matches!(spawned.child.try_wait(), Ok(None)),
            #[cfg(target_os = "linux")]
            Self::Forked(forked) => forked.is_alive(),
        }
    }

    /// Has the kernel keep its memory below a bound far above `bytes`, which the allocator counts exactly, and, on Windows, its
    /// time on all processors below what `time` can come to. False where the kernel does not do so.
    pub(super) fn bound(&mut self, bytes: usize, time: Duration) -> bool {
        #[cfg(target_os = "linux")]
        return {
            let _ = time;
            match self {
                // Once it has been waited for, its number may be anybody's.
                Self::Spawned(Spawned { child }) => match child.try_wait() {
                    Ok(None) => i32::try_from(child.id()).ok(),
                    _ => None,
                },
                Self::Forked(forked) => forked.number(),
            }
            .is_some_and(|number| walls::bound_memory(number, bytes))
        };
        #[cfg(windows)]
        return match self {
            Self::Spawned(Spawned { job: Some(job), .. }) => job.bound(&bounds(bytes, time)).is_ok(),
            Self::Spawned(Spawned { job: None, .. }) => false,
        };
        #[cfg(not(any(target_os = "linux", windows)))]
        {
            let _ = (self, bytes, time);
            false
        }
    }

    /// On Windows: is it alone in a job, so that it starts nothing and ends with us? Elsewhere no job is needed for that.
    pub(super) fn is_alone(&self) -> bool {
        #[cfg(windows)]
        return matches!(self, Self::Spawned(Spawned { job: Some(_), .. }));
        #[cfg(not(windows))]
        {
            let _ = self;
            true
        }
    }

    /// Ends it and frees its place in the process table. Its status tells why it ended.
    pub(super) fn end(&mut self) -> io::Result<ExitStatus> {
        match self {
            Self::Spawned(spawned) => {
                let _ = spawned.child.kill();
                spawned.child.wait()
            }
            #[cfg(target_os = "linux")]
            Self::Forked(forked) => forked.end(),
        }
    }
}

/// What a worker may have, as the system counts it: twice the memory that the allocator counts, because allocators keep what is
/// between their blocks, and what there is without any data; and as much time as all processors have meanwhile.
#[cfg(windows)]
fn bounds(bytes: usize, time: Duration) -> Bounds {
    /// What the system has promised a worker with no data at all is a fraction of it.
    const WITHOUT_DATA: usize = 1 << 30;
    let n_processors = std::thread::available_parallelism().map_or(1, |n| u32::try_from(n.get()).unwrap_or(u32::MAX));
    Bounds { memory: bytes.saturating_mul(2).saturating_add(WITHOUT_DATA), time: time.saturating_mul(n_processors) }
}

/// Starts `program` again as a worker, with nothing of this process but two pipes.
pub(super) fn spawn(program: &Path) -> io::Result<Started> {
    let mut command = Command::new(program);
    command.arg("worker").env_clear().stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    apart(&mut command);
    let mut child = command.spawn()?;
    let (Some(orders), Some(replies)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(io::ErrorKind::BrokenPipe.into());
    };
    // It runs nothing before its setup arrives, so nobody slips out of the job that it is put into here.
    #[cfg(windows)]
    let job = Job::of_one(&child, &bounds(0, BEFORE_ITS_ORDERS)).ok();
    let spawned = Spawned {
        child,
        #[cfg(windows)]
        job,
    };
    Ok(Started { process: Process::Spawned(spawned), orders: Box::new(orders), replies: Box::new(replies) })
}

/// A Ctrl-C is for this process, which tells its workers.
#[cfg(all(unix, not(target_os = "linux")))]
fn apart(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// The worker of `exec`, which runs where people press Ctrl-C, is a fork here, and sees to it itself.
#[cfg(target_os = "linux")]
fn apart(_command: &mut Command) {}

/// Without a console: a Ctrl-C there is for this process, which tells its workers, and no window opens where it has none. And
/// without the streams that this process was given: the system hands down whatever may be inherited.
#[cfg(windows)]
fn apart(command: &mut Command) {
    use std::os::windows::process::CommandExt as _;
    use windows_sys::Win32::System::Threading::DETACHED_PROCESS;
    crate::stdio::keep_streams();
    command.creation_flags(DETACHED_PROCESS);
    // Its libraries are found from there; it names no secret.
    if let Some(folder) = crate::settings::system_folder() {
        command.env("SYSTEMROOT", folder);
    }
}
