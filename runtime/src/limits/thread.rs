//! A second thread for work of the guest, under the rules of the first: panics on it are not printed, faults on it become
//! reports, and native recursion has as much room.

use std::io;
use std::thread::{self, Builder};

use super::crash;

/// Stack of the threads that run the guest. Native recursion is bounded by it, Python recursion by a limit of its own.
pub(crate) const STACK_BYTES: usize = 64 << 20;

/// Runs `work` on a thread of its own and waits for it. The thread has the name of the calling one, by which panics of
/// the guest are known, and its mark; the outer error is that of a system that gives no thread.
pub fn on_another_thread<T: Send>(work: impl FnOnce() -> T + Send) -> io::Result<thread::Result<T>> {
    let is_guests = crash::is_the_guests();
    let builder = Builder::new().stack_size(STACK_BYTES);
    let builder = match thread::current().name() {
        Some(name) => builder.name(name.to_owned()),
        None => builder,
    };
    thread::scope(|scope| {
        let spawned = builder.spawn_scoped(scope, || {
            if is_guests {
                crash::this_thread_is_the_guests();
            }
            work()
        })?;
        Ok(spawned.join())
    })
}

#[cfg(test)]
mod tests {
    use std::thread::{self, Builder};

    use super::on_another_thread;
    use crate::limits::crash;

    fn name_and_mark() -> (Option<String>, bool) {
        on_another_thread(|| (thread::current().name().map(str::to_owned), crash::is_the_guests()))
            .expect("a thread")
            .expect("no panic")
    }

    #[test]
    fn the_name_and_the_mark_go_along() {
        let guest = Builder::new().name("guest".to_owned()).spawn(|| {
            crash::this_thread_is_the_guests();
            name_and_mark()
        });
        assert_eq!(guest.expect("a thread").join().expect("no panic"), (Some("guest".to_owned()), true));
        let other = Builder::new().name("other".to_owned()).spawn(name_and_mark);
        assert_eq!(other.expect("a thread").join().expect("no panic"), (Some("other".to_owned()), false));
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
