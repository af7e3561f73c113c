//! Keeps standard output for ourselves.
//!
//! The interpreter has places that print to the process's standard output when a guest's error
//! handler fails. In a worker that would be a way to forge replies. So the real stream is taken away before any
//! guest runs.

#![expect(clippy::disallowed_types, reason = "this is where the process's own output is a file")]

use std::fs::File;
use std::io;

/// The real standard output; whatever else the process prints from now on is lost.
#[cfg(unix)]
pub(crate) fn take_stdout() -> io::Result<File> {
    use std::os::fd::FromRawFd;
    // SAFETY: duplicates and replaces descriptors of this process; the new one is owned by the
    // file that is returned and by nothing else.
    unsafe {
        let kept = libc::fcntl(libc::STDOUT_FILENO, libc::F_DUPFD_CLOEXEC, 3);
        let nowhere = libc::open(c"/dev/null".as_ptr(), libc::O_WRONLY | libc::O_CLOEXEC);
        if kept < 0 || nowhere < 0 || libc::dup2(nowhere, libc::STDOUT_FILENO) < 0 {
            return Err(io::Error::last_os_error());
        }
        libc::close(nowhere);
        Ok(File::from_raw_fd(kept))
    }
}

#[cfg(windows)]
pub(crate) fn take_stdout() -> io::Result<File> {
    use std::os::windows::io::{AsRawHandle, FromRawHandle, IntoRawHandle};
    use windows_sys::Win32::System::Console::{STD_OUTPUT_HANDLE, SetStdHandle};
    let real = io::stdout().as_raw_handle();
    let nowhere = File::options().write(true).open("NUL")?.into_raw_handle();
    // SAFETY: the handle of the null device stays open for the life of the process, and the
    // real one is owned by the file that is returned and by nothing else.
    unsafe {
        if SetStdHandle(STD_OUTPUT_HANDLE, nowhere) == 0 {
            return Err(io::Error::last_os_error());
        }
        Ok(File::from_raw_handle(real))
    }
}
