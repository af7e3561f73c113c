//! Panics under the fuzzer, for code that catches some itself: libFuzzer's own hook ends the process at each of them.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};
use std::sync::{Mutex, Once, PoisonError};

static LAST: Mutex<String> = Mutex::new(String::new());

/// From now on a panic is only remembered, on whatever thread.
pub fn remember() {
    set_hook(Box::new(|panic| *LAST.lock().unwrap_or_else(PoisonError::into_inner) = panic.to_string()));
}

/// Runs `work`: what it catches itself is its own affair, what comes out is a find.
pub fn run(work: impl FnOnce()) {
    static ONCE: Once = Once::new();
    ONCE.call_once(remember);
    if catch_unwind(AssertUnwindSafe(work)).is_err() {
        eprintln!("{}", last());
        std::process::abort();
    }
}

/// The last panic there was.
pub fn last() -> String {
    LAST.lock().unwrap_or_else(PoisonError::into_inner).clone()
}
