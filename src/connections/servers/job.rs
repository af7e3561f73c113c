//! A process of Windows with everything it starts: a job, whose processes end when its last handle is closed.

use std::io;
use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};
use std::process::Child;

use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JobObjectExtendedLimitInformation, SetInformationJobObject,
    TerminateJobObject,
};

/// Dropping it ends the processes in it; so does the end of our own process.
pub(super) struct Job(OwnedHandle);

impl Job {
    /// A job for `child`. What the child started before this is not in it: it has hardly begun to run.
    pub(super) fn of(child: &Child) -> io::Result<Self> {
        // SAFETY: makes a job without a name and with the usual rights.
        let created = unsafe { CreateJobObjectW(std::ptr::null(), std::ptr::null()) };
        if created.is_null() {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the handle was just made, and nobody else has it.
        let job = Self(unsafe { OwnedHandle::from_raw_handle(created) });
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        let length = u32::try_from(size_of_val(&limits)).unwrap_or_default();
        // SAFETY: the structure is the one this class of information has, and its length is given.
        let is_set = unsafe {
            SetInformationJobObject(
                job.0.as_raw_handle(),
                JobObjectExtendedLimitInformation,
                std::ptr::from_ref(&limits).cast(),
                length,
            )
        };
        // SAFETY: both handles are open.
        if is_set == 0 || unsafe { AssignProcessToJobObject(job.0.as_raw_handle(), child.as_raw_handle()) } == 0 {
            return Err(io::Error::last_os_error());
        }
        Ok(job)
    }

    /// Ends every process in it.
    pub(super) fn end(&self) {
        // SAFETY: the handle is open. Whatever fails here has ended already.
        unsafe { TerminateJobObject(self.0.as_raw_handle(), 1) };
    }
}
