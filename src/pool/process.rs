//! The process of a worker, however it came to be.

#![expect(clippy::disallowed_types, reason = "this is where workers are started")]

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

#[cfg(target_os = "linux")]
use super::template::Forked;
#[cfg(target_os = "linux")]
use super::walls;

/// A process that waits for its setup, and the two ways to it.
pub(super) struct Started {
    pub(super) process: Process,
    pub(super) orders: Box<dyn Write + Send>,
    pub(super) replies: Box<dyn Read + Send>,
}

/// A child of this process.
pub(super) enum Process {
    Spawned(Child),
    #[cfg(target_os = "linux")]
    Forked(Forked),
}

impl Process {
    pub(super) fn is_spawned(&self) -> bool {
        matches!(self, Self::Spawned(_))
    }

    /// Has it not ended by itself?
    pub(super) fn is_alive(&mut self) -> bool {
        match self {
            Self::Spawned(child) => matches!(child.try_wait(), Ok(None)),
            #[cfg(target_os = "linux")]
            Self::Forked(forked) => forked.is_alive(),
        }
    }

    /// Has the kernel keep its memory below a bound far above `bytes`, which the allocator counts exactly. False where the
    /// kernel does not do so.
    pub(super) fn bound_memory(&mut self, bytes: usize) -> bool {
        #[cfg(target_os = "linux")]
        return match self {
            // Once it has been waited for, its number may be anybody's.
            Self::Spawned(child) => match child.try_wait() {
                Ok(None) => i32::try_from(child.id()).ok(),
                _ => None,
            },
            Self::Forked(forked) => forked.number(),
        }
        .is_some_and(|number| walls::bound_memory(number, bytes));
        #[cfg(not(target_os = "linux"))]
        {
            let _ = (self, bytes);
            false
        }
    }

    /// Ends it and frees its place in the process table. Its status tells why it ended.
    pub(super) fn end(&mut self) -> io::Result<ExitStatus> {
        match self {
            Self::Spawned(child) => {
                let _ = child.kill();
                child.wait()
            }
            #[cfg(target_os = "linux")]
            Self::Forked(forked) => forked.end(),
        }
    }
}

/// Starts `program` again as a worker, with nothing of this process but two pipes.
pub(super) fn spawn(program: &Path) -> io::Result<Started> {
    let mut child = Command::new(program)
        .arg("worker")
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let (Some(orders), Some(replies)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(io::ErrorKind::BrokenPipe.into());
    };
    Ok(Started { process: Process::Spawned(child), orders: Box::new(orders), replies: Box::new(replies) })
}
