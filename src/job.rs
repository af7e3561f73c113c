//! A process of Windows with everything it starts: a job, whose processes end when its last handle is closed. What it bounds
//! moves, and only from outside: a process cannot change its own job.

use std::io;
use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};
use std::os::windows::process::CommandExt as _;
use std::process::{Child, Command};
use std::time::Duration;

use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT, JOB_OBJECT_LIMIT_ACTIVE_PROCESS,
    JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION, JOB_OBJECT_LIMIT_JOB_TIME, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOB_OBJECT_LIMIT_PROCESS_MEMORY, JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JobObjectExtendedLimitInformation,
    SetInformationJobObject, TerminateJobObject,
};
use windows_sys::Win32::System::Threading::CREATE_NO_WINDOW;

/// For a program that is about to be started. It gets a console of its own, which nobody sees: a Ctrl-C for us is not one for it.
/// And it gets none of the streams that this process was given.
#[expect(clippy::disallowed_types, reason = "the places that start programs call this")]
pub(crate) fn set_apart(command: &mut Command) {
    crate::stdio::keep_streams();
    command.creation_flags(CREATE_NO_WINDOW);
}

/// Dropping it ends the processes in it; so does the end of our own process.
pub(crate) struct Job(OwnedHandle);

/// What a process may do that is alone in its job.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    /// Bytes the system may have promised it.
    pub(crate) memory: usize,
    /// What it may take of all processors together, from now on.
    pub(crate) time: Duration,
}

impl Job {
    /// A job for `child` and all it starts. What it started before this is not in it: it has hardly begun to run.
    pub(crate) fn of(child: &Child) -> io::Result<Self> {
        let job = Self::new()?;
        job.limit(JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE, |_| {})?;
        job.admit(child)?;
        Ok(job)
    }

    /// A job for `child` alone, which starts nothing, and of whose memory nothing is written to a disk when it dies.
    pub(crate) fn of_one(child: &Child, bounds: &Bounds) -> io::Result<Self> {
        let job = Self::new()?;
        job.bound(bounds)?;
        job.admit(child)?;
        Ok(job)
    }

    /// For a job of one: from now on it is bounded so.
    pub(crate) fn bound(&self, bounds: &Bounds) -> io::Result<()> {
        const FLAGS: JOB_OBJECT_LIMIT = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
            | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION
            | JOB_OBJECT_LIMIT_ACTIVE_PROCESS
            | JOB_OBJECT_LIMIT_PROCESS_MEMORY
            | JOB_OBJECT_LIMIT_JOB_TIME;
        self.limit(FLAGS, |limits| {
            limits.BasicLimitInformation.ActiveProcessLimit = 1;
            limits.ProcessMemoryLimit = bounds.memory;
            // In steps of 100 nanoseconds. The system adds what was taken until now.
            let steps = i64::try_from(bounds.time.as_nanos() / 100).unwrap_or(i64::MAX);
            limits.BasicLimitInformation.PerJobUserTimeLimit = steps.min(i64::MAX / 2);
        })
    }

    fn new() -> io::Result<Self> {
        // SAFETY: makes a job without a name and with the usual rights; nobody inherits the handle.
        let created = unsafe { CreateJobObjectW(std::ptr::null(), std::ptr::null()) };
        if created.is_null() {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the handle was just made, and nobody else has it.
        Ok(Self(unsafe { OwnedHandle::from_raw_handle(created) }))
    }

    fn limit(
        &self,
        flags: JOB_OBJECT_LIMIT,
        fill: impl FnOnce(&mut JOBOBJECT_EXTENDED_LIMIT_INFORMATION),
    ) -> io::Result<()> {
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = flags;
        fill(&mut limits);
        let length = u32::try_from(size_of_val(&limits)).unwrap_or_default();
        // SAFETY: the structure is the one this class of information has, and its length is given.
        let is_set = unsafe {
            SetInformationJobObject(
                self.0.as_raw_handle(),
                JobObjectExtendedLimitInformation,
                std::ptr::from_ref(&limits).cast(),
                length,
            )
        };
        if is_set == 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
    }

    fn admit(&self, child: &Child) -> io::Result<()> {
        // SAFETY: both handles are open.
        let is_in = unsafe { AssignProcessToJobObject(self.0.as_raw_handle(), child.as_raw_handle()) };
        if is_in == 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
    }

    /// Ends every process in it.
    pub(crate) fn end(&self) {
        // SAFETY: the handle is open. Whatever fails here has ended already.
        unsafe { TerminateJobObject(self.0.as_raw_handle(), 1) };
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_types, reason = "bounds processes of its own")]
mod tests {
    use std::io::{BufRead, Read, Write};
    use std::os::windows::process::CommandExt as _;
    use std::process::{Child, Command, Stdio};
    use std::time::Duration;

    use windows_sys::Win32::System::Threading::DETACHED_PROCESS;

    use super::{Bounds, Job};

    const LITTLE: Bounds = Bounds { memory: 256 << 20, time: Duration::from_secs(60) };
    const ASKED: &str = "ORCHESTRATOR_TEST_OF_JOBS";

    /// This program again, playing the other process.
    fn other() -> Child {
        let mut command = Command::new(std::env::current_exe().expect("a path"));
        command.args(["--exact", "job::tests::plays_the_other_process", "--nocapture"]).env(ASKED, "yes");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).creation_flags(DETACHED_PROCESS);
        command.spawn().expect("a process")
    }

    /// Waits for a line, and then says whether it can start a process.
    #[test]
    fn plays_the_other_process() {
        if std::env::var_os(ASKED).is_none() {
            return;
        }
        std::io::stdin().lock().read_line(&mut String::new()).expect("a line");
        let mut third = Command::new(std::env::current_exe().expect("a path"));
        let started = third.arg("--list").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        println!("started: {}", started.is_ok());
    }

    fn starts(bounds: Option<&Bounds>) -> bool {
        let mut child = other();
        let job = bounds.map(|bounds| Job::of_one(&child, bounds).expect("a job"));
        child.stdin.take().expect("a pipe").write_all(b"go\n").expect("told");
        let mut said = String::new();
        child.stdout.take().expect("a pipe").read_to_string(&mut said).expect("read");
        child.wait().expect("ended");
        drop(job);
        said.contains("started: true")
    }

    #[test]
    fn closing_a_job_ends_what_is_in_it() {
        let mut child = other();
        // Open until the end, or it would end by itself.
        let input = child.stdin.take();
        let job = Job::of_one(&child, &LITTLE).expect("a job");
        assert!(matches!(child.try_wait(), Ok(None)));
        drop(job);
        child.wait().expect("ended");
        drop(input);
    }

    /// Wine lets it.
    #[test]
    fn what_is_alone_in_its_job_starts_nothing() {
        assert_eq!((starts(None), starts(Some(&LITTLE))), (true, false));
    }
}
