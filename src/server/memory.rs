//! Memory of large messages. The allocator keeps what was freed for the next one, which may never come.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// Smaller messages are not worth the trouble.
const LARGE: usize = 1 << 20;

/// By then a message has been read, answered and forgotten, as a rule.
const UNTIL_FORGOTTEN: Duration = Duration::from_secs(1);

/// After a message of so many bytes: what it took goes back to the system.
pub(super) fn give_back_after(n_bytes: usize) {
    static IS_COMING: AtomicBool = AtomicBool::new(false);
    if n_bytes < LARGE || IS_COMING.swap(true, Relaxed) {
        return;
    }
    tokio::spawn(async {
        tokio::time::sleep(UNTIL_FORGOTTEN).await;
        IS_COMING.store(false, Relaxed);
        let _ = tokio::task::spawn_blocking(crate::allocator::give_back).await;
    });
}
