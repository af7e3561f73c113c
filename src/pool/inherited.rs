//! What a forked worker's process has from the one before it and must not keep: descriptors, and what the environment says.

use std::ffi::CStr;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::unix::net::UnixStream;

use super::close_from::close_from;

/// Where a process that is or was forked has its one socket.
pub(super) const SOCKET: libc::c_int = 3;

/// What the libraries below us ask the environment: how many threads to use, and where on earth this is.
const READ_BY_LIBRARIES: [&[u8]; 3] = [b"POLARS_MAX_THREADS=", b"RAYON_NUM_THREADS=", b"TZ="];

/// Keeps this socket and nothing else: standard streams lead nowhere.
///
/// # Safety
/// Nothing in this process uses or drops any other descriptor from here on.
pub(super) unsafe fn keep_alone(socket: UnixStream) -> io::Result<UnixStream> {
    // SAFETY: as the caller says; the socket is owned by the stream that is returned and by nothing else.
    unsafe {
        let kept = libc::fcntl(socket.as_raw_fd(), libc::F_DUPFD_CLOEXEC, SOCKET + 1);
        drop(socket);
        let nowhere = libc::open(c"/dev/null".as_ptr(), libc::O_RDWR | libc::O_CLOEXEC);
        let mut are_moved = kept > 0 && nowhere >= 0;
        for stream in [libc::STDIN_FILENO, libc::STDOUT_FILENO, libc::STDERR_FILENO] {
            are_moved = are_moved && (nowhere == stream || libc::dup2(nowhere, stream) >= 0);
        }
        if !are_moved || libc::dup2(kept, SOCKET) < 0 {
            return Err(io::Error::last_os_error());
        }
        close_from(SOCKET + 1);
        Ok(UnixStream::from_raw_fd(SOCKET))
    }
}

/// Empties the environment, the memory it lies in too: it may hold passwords of databases, and keys.
///
/// # Safety
/// The process has one thread, and nothing of it keeps a variable's text.
pub(super) unsafe fn forget_environment() {
    unsafe extern "C" {
        static mut environ: *mut *mut libc::c_char;
    }
    // SAFETY: the C library's list of pointers to texts, both writable and ended by a null; nobody else uses it now.
    unsafe {
        let (mut entry, mut kept) = (environ, environ);
        while !entry.is_null() && !(*entry).is_null() {
            let text = CStr::from_ptr(*entry).to_bytes();
            if READ_BY_LIBRARIES.iter().any(|name| text.starts_with(name)) {
                *kept = *entry;
                kept = kept.add(1);
            } else {
                let n_bytes = text.len();
                (*entry).write_bytes(0, n_bytes);
            }
            entry = entry.add(1);
        }
        if !kept.is_null() {
            *kept = std::ptr::null_mut();
        }
    }
}
