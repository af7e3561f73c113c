//! What SQLite takes for the time, the local zone and chance: what the guest is told. `'now'` and `random()` in a
//! query follow the record of a recorded execution like everything else.

use std::ffi::{c_char, c_int, c_void};
use std::sync::Once;

use orchestrator_runtime::guest;
use rusqlite::ffi;

/// 1970 in the engine's count: milliseconds since noon of a day in -4713.
const EPOCH_MS: i64 = 210_866_760_000_000;
const NS_PER_MS: i64 = 1_000_000;

/// Called before each database is opened: the engine asks for its seed anew.
pub(crate) fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: the pointer is null or the engine's own file system, which lives as long as the process; nobody has
        // opened a database yet. The functions take what the engine passes to those they replace.
        unsafe {
            if let Some(system) = ffi::sqlite3_vfs_find(std::ptr::null()).as_mut() {
                system.xCurrentTimeInt64 = Some(current_time);
                system.xRandomness = Some(randomness);
            }
            #[cfg(unix)]
            set_local_time();
        }
    });
    // SAFETY: without a place to write to, the engine forgets its seed.
    unsafe { ffi::sqlite3_randomness(0, std::ptr::null_mut()) };
}

unsafe extern "C" fn current_time(_system: *mut ffi::sqlite3_vfs, written: *mut ffi::sqlite3_int64) -> c_int {
    // SAFETY: the engine passes a place for one number.
    unsafe { written.write(EPOCH_MS + guest::now_ns().div_euclid(NS_PER_MS)) };
    ffi::SQLITE_OK
}

unsafe extern "C" fn randomness(_system: *mut ffi::sqlite3_vfs, n_bytes: c_int, written: *mut c_char) -> c_int {
    let length = usize::try_from(n_bytes).unwrap_or_default();
    // SAFETY: the engine passes a place of so many bytes, which it has set to zero.
    let bytes = unsafe { std::slice::from_raw_parts_mut(written.cast::<u8>(), length) };
    if guest::fill_random(bytes).is_ok() { n_bytes } else { 0 }
}

/// # Safety
/// The engine must not be at work on another thread.
#[cfg(unix)]
unsafe fn set_local_time() {
    /// "Call this instead."
    const INSTEAD: c_int = 2;
    let local_time: unsafe extern "C" fn(*const c_void, *mut c_void) -> c_int = local_time;
    // SAFETY: the engine keeps the function, which takes the moment and the place it is broken up into.
    unsafe { ffi::sqlite3_test_control(ffi::SQLITE_TESTCTRL_LOCALTIME_FAULT, INSTEAD, local_time) };
}

/// Zero if it worked, as the engine wants it.
#[cfg(unix)]
unsafe extern "C" fn local_time(moment: *const c_void, written: *mut c_void) -> c_int {
    // SAFETY: the engine passes a moment and a place for its parts.
    let done = unsafe {
        if guest::is_recorded() {
            libc::gmtime_r(moment.cast(), written.cast())
        } else {
            libc::localtime_r(moment.cast(), written.cast())
        }
    };
    c_int::from(done.is_null())
}
