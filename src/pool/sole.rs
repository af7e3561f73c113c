//! The one worker of a process that runs one script. Where the system can, it is a fork: a second start of the program would
//! cost as much as booting the interpreter does.
//!
//! The process stays what it is, the program: it prints, writes, connects and asks people. The guest and what runs it are on
//! the other side of the fork, behind the same walls as any worker.

use std::io;

use orchestrator_runtime::{Access, Host, Isolation, Report, Request, Sink};

use super::pool::Cancelled;
use super::walls::Walls;
use super::worker_process::WorkerProcess;

/// Ends with its worker.
pub(crate) struct SoleWorker(WorkerProcess);

impl SoleWorker {
    /// Begins to start it. To be called before this process has a second thread, or holds what no guest may see.
    /// `is_watched` says that a person sees each line as it is printed.
    pub(crate) fn start(
        isolation: Isolation,
        access: &Access,
        hash_seed: Option<u32>,
        is_watched: bool,
    ) -> io::Result<Self> {
        #[cfg(target_os = "linux")]
        let started = forked::start(is_watched)?;
        #[cfg(not(target_os = "linux"))]
        let started = {
            let _ = is_watched;
            super::process::spawn(&std::env::current_exe()?)?
        };
        WorkerProcess::set_up(started, isolation, access, hash_seed).map(Self)
    }

    /// Waits for its interpreter. Says which walls of the system it stands behind.
    pub(crate) fn wait_until_ready(&mut self) -> io::Result<Walls> {
        self.0.wait_until_ready(|| true)?;
        Ok(self.0.walls)
    }

    pub(crate) fn execute(
        &mut self,
        request: Request,
        sink: Sink,
        is_cancelled: &Cancelled,
        host: &dyn Host,
    ) -> Report {
        self.0.execute(request, Some(sink), &**is_cancelled, host)
    }
}

#[cfg(target_os = "linux")]
mod forked {
    use std::io;
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixStream;

    use crate::pool::inherited;
    use crate::pool::process::{Process, Started};
    use crate::pool::template::Forked;
    use crate::pool::worker_main::{self, EndOfWorker, Kind, leave};

    pub(super) fn start(is_watched: bool) -> io::Result<Started> {
        let (ours, theirs) = UnixStream::pair()?;
        let replies = ours.try_clone()?;
        let kind = if is_watched { Kind::Watched } else { Kind::Wanted };
        // SAFETY: this process has one thread, so the child is whole; it never returns from here.
        match unsafe { libc::fork() } {
            0 => become_worker(theirs, kind),
            -1 => Err(io::Error::last_os_error()),
            child => {
                let process = Process::Forked(Forked::adopt(child)?);
                Ok(Started { process, orders: Box::new(ours), replies: Box::new(replies) })
            }
        }
    }

    /// What the parent owns is this process's too, and is never dropped here.
    fn become_worker(socket: UnixStream, kind: Kind) -> ! {
        let _end = EndOfWorker;
        // SAFETY: one thread, which from here on uses nothing of what was there before but this socket. Ctrl-C is for the
        // parent, which tells its worker; the terminal sends it to both.
        let socket = unsafe {
            libc::signal(libc::SIGINT, libc::SIG_IGN);
            libc::prctl(libc::PR_SET_NAME, c"worker".as_ptr());
            inherited::forget_environment();
            inherited::keep_alone(socket)
        };
        let both = socket.and_then(|socket| Ok((socket.try_clone()?, socket)));
        let Ok((input, output)) = both else { leave(1) };
        crate::prepare_to_host();
        worker_main::serve(input, OwnedFd::from(output).into(), kind);
        leave(1)
    }
}
