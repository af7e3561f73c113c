//! What SQLite may open: the descriptor it was given, and nothing else. The engine itself asks here instead of the
//! system, so whatever a query or a damaged file talks it into has no path to go to.

use rusqlite::Error;

/// The folder that stands for descriptors. It exists nowhere.
#[cfg(unix)]
const DESCRIPTORS: &str = "/orchestrator-descriptors/";

/// The address under which the engine finds descriptor `number`. Immutable: no lock, no log, no file beside it.
#[cfg(unix)]
pub(crate) fn address_of(number: i32) -> Result<String, Error> {
    replace_open()?;
    Ok(format!("file:{DESCRIPTORS}{number}?immutable=1"))
}

#[cfg(not(unix))]
pub(crate) fn address_of(_: i32) -> Result<String, Error> {
    Err(Error::InvalidQuery)
}

#[cfg(unix)]
fn replace_open() -> Result<(), Error> {
    use rusqlite::ffi;

    // SAFETY: the pointer is null or a file system that lives as long as the process. The engine calls what it is given
    // for "open" with a path, flags and a mode, as `open_descriptor` takes them.
    let code = unsafe {
        let system = ffi::sqlite3_vfs_find(std::ptr::null());
        match system.as_ref().and_then(|system| system.xSetSystemCall) {
            None => ffi::SQLITE_ERROR,
            Some(set) => {
                let open: unsafe extern "C" fn(*const std::ffi::c_char, i32, i32) -> i32 = open_descriptor;
                let call = std::mem::transmute::<
                    unsafe extern "C" fn(*const std::ffi::c_char, i32, i32) -> i32,
                    unsafe extern "C" fn(),
                >(open);
                set(system, c"open".as_ptr(), Some(call))
            }
        }
    };
    if code == ffi::SQLITE_OK { Ok(()) } else { Err(Error::SqliteFailure(ffi::Error::new(code), None)) }
}

/// A copy of the descriptor that `path` names; an error for any other path.
#[cfg(unix)]
unsafe extern "C" fn open_descriptor(path: *const std::ffi::c_char, _flags: i32, _mode: i32) -> i32 {
    /// The engine wants to stay away from the standard streams.
    const LEAST: i32 = 3;
    // SAFETY: the engine passes a path that ends with a zero byte.
    let path = unsafe { std::ffi::CStr::from_ptr(path) };
    let number = path.to_str().ok().and_then(|path| path.strip_prefix(DESCRIPTORS)?.parse::<i32>().ok());
    // The system reports a number that is not a descriptor, which is the answer for every other path.
    // SAFETY: copying a descriptor touches no memory.
    unsafe { libc::fcntl(number.unwrap_or(-1), libc::F_DUPFD_CLOEXEC, LEAST) }
}
