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

/// What this process was given as its streams stays its own: the system hands every handle that may be inherited to every
/// process that is started, and a client's pipe is one. Children that share a stream get a copy of it.
#[cfg(windows)]
pub(crate) fn keep_streams() {
    use windows_sys::Win32::Foundation::{HANDLE_FLAG_INHERIT, SetHandleInformation};
    use windows_sys::Win32::System::Console::{GetStdHandle, STD_ERROR_HANDLE, STD_INPUT_HANDLE, STD_OUTPUT_HANDLE};
    for stream in [STD_INPUT_HANDLE, STD_OUTPUT_HANDLE, STD_ERROR_HANDLE] {
        // SAFETY: changes what happens to a handle of this process, which may be none.
        unsafe { SetHandleInformation(GetStdHandle(stream), HANDLE_FLAG_INHERIT, 0) };
    }
}

/// The same. A console shows what is written to it as UTF-8 from then on: it reads a file's bytes by its own table.
#[cfg(windows)]
pub(crate) fn take_stdout() -> io::Result<File> {
    use std::os::windows::io::{AsRawHandle, FromRawHandle, IntoRawHandle};
    use windows_sys::Win32::System::Console::{STD_OUTPUT_HANDLE, SetConsoleOutputCP, SetStdHandle};
    const UTF_8: u32 = 65001;
    keep_streams();
    // SAFETY: changes a number of the console, if there is one.
    unsafe { SetConsoleOutputCP(UTF_8) };
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
