//! A worker that was forked. The standard library knows only children it started itself, so this one is waited for here.

use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

/// A child of this process.
pub(in crate::pool) struct Forked {
    process: libc::pid_t,
    /// Known once it has been waited for. Until then nobody else can have its number.
    status: Option<ExitStatus>,
    /// Is it no child of ours, or none any more? Then its number may be anybody's.
    is_lost: bool,
}

impl Forked {
    /// Takes over a child, as its template or this process itself made it.
    pub(in crate::pool) fn adopt(process: libc::pid_t) -> io::Result<Self> {
        // Lower numbers mean groups of processes to the calls that follow.
        let mut forked = Self { process, status: None, is_lost: process <= 1 };
        forked.wait(libc::WNOHANG)?;
        Ok(forked)
    }

    /// Its number, while it is its own.
    pub(in crate::pool) fn number(&self) -> Option<libc::pid_t> {
        (self.status.is_none() && !self.is_lost).then_some(self.process)
    }

    pub(in crate::pool) fn is_alive(&mut self) -> bool {
        matches!(self.wait(libc::WNOHANG), Ok(None))
    }

    pub(in crate::pool) fn end(&mut self) -> io::Result<ExitStatus> {
        if self.status.is_none() && !self.is_lost {
            // SAFETY: the number is that of a child which was not waited for.
            unsafe { libc::kill(self.process, libc::SIGKILL) };
        }
        self.wait(0)?.ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    /// The status, if the child has one already or `options` say to wait for it.
    fn wait(&mut self, options: libc::c_int) -> io::Result<Option<ExitStatus>> {
        while self.status.is_none() {
            if self.is_lost {
                return Err(io::ErrorKind::NotFound.into());
            }
            let mut status = 0;
            // SAFETY: the call fills the number it is given, which outlives it.
            match unsafe { libc::waitpid(self.process, &raw mut status, options) } {
                0 => return Ok(None),
                -1 => {
                    let error = io::Error::last_os_error();
                    if error.kind() != io::ErrorKind::Interrupted {
                        self.is_lost = true;
                        return Err(error);
                    }
                }
                _ => self.status = Some(ExitStatus::from_raw(status)),
            }
        }
        Ok(self.status)
    }
}

impl Drop for Forked {
    fn drop(&mut self) {
        let _ = self.end();
    }
}
