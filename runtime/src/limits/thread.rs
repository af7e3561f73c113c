//! A second thread for work of the guest, under the rules of the first: panics on it are not printed, faults on it become
//! reports, and native recursion has as much room.

use std::io;
use std::thread::{self, Builder};

use super::crash;
use crate::engine::walls::measure_stack;

/// Stack of the threads that run the guest. Native recursion is bounded by it, Python recursion by a limit of its own.
pub(crate) const STACK_BYTES: usize = 64 << 20;

/// Name of the threads made for a guest, for whoever looks at the process from outside.
pub(crate) const THREAD_NAME: &str = "guest";

/// Runs `work` on a thread of its own and waits for it. The thread is the guest's if the calling one is; the outer error
/// is that of a system that gives no thread.
pub fn on_another_thread<T: Send>(work: impl FnOnce() -> T + Send) -> io::Result<thread::Result<T>> {
    let is_guests = crash::is_the_guests();
    let builder = Builder::new().name(THREAD_NAME.to_owned()).stack_size(STACK_BYTES);
    thread::scope(|scope| {
        let spawned = builder.spawn_scoped(scope, || {
            if is_guests {
                crash::this_thread_is_the_guests();
            }
            measure_stack();
            work()
        })?;
        Ok(spawned.join())
    })
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::on_another_thread;
    use crate::limits::crash;

    fn is_the_guests() -> bool {
        on_another_thread(crash::is_the_guests).expect("a thread").expect("no panic")
    }

    #[test]
    fn the_mark_goes_along() {
        let guest = thread::spawn(|| {
            crash::this_thread_is_the_guests();
            is_the_guests()
        });
        assert!(guest.join().expect("no panic"));
        assert!(!thread::spawn(is_the_guests).join().expect("no panic"));
    }

    #[test]
    fn the_stack_is_that_of_the_guest() {
        fn depth(left: usize) -> usize {
            let block = std::hint::black_box([left; 512]);
            if left == 0 { 0 } else { 1 + depth(block[511] - 1) }
        }
        // At least 4 KB for each call: 8 MB, four times what a thread has by itself.
        assert_eq!(on_another_thread(|| depth(2_000)).expect("a thread").expect("no panic"), 2_000);
    }

    #[test]
    fn a_panic_is_given_back() {
        let outcome = on_another_thread::<()>(|| std::panic::resume_unwind(Box::new("words"))).expect("a thread");
        assert_eq!(outcome.expect_err("a panic").downcast_ref::<&str>(), Some(&"words"));
    }
}
