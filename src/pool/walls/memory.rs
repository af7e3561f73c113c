//! A bound on a process's addresses, which another process sets.

use std::num::NonZero;
use std::sync::LazyLock;
use std::thread::available_parallelism;

/// Addresses of a worker with no data at all: the program, what the allocator and the C library reserve, the guest's stack;
/// and for each processor the stacks of threads.
const WITHOUT_DATA: usize = 4 << 30;
const OF_A_PROCESSOR: usize = 32 << 20;

/// For the supervisor: another process's addresses. The bound is twice the memory that is counted, because allocators keep
/// what is between their blocks, and what there is without any. It moves with each execution, and only from outside: the
/// worker may not make the call.
pub(in crate::pool) fn bound_memory(process: libc::pid_t, bytes: usize) -> bool {
    // Asked once: the answer is read from several files.
    static AROUND: LazyLock<usize> = LazyLock::new(|| {
        let n_processors = available_parallelism().map_or(1, NonZero::get);
        WITHOUT_DATA.saturating_add(OF_A_PROCESSOR.saturating_mul(n_processors))
    });
    let most = bytes.saturating_mul(2).saturating_add(*AROUND);
    let most = libc::rlim_t::try_from(most).unwrap_or(libc::RLIM_INFINITY);
    // A lower ceiling of whoever started this program stays.
    let mut inherited = libc::rlimit { rlim_cur: most, rlim_max: libc::RLIM_INFINITY };
    // SAFETY: both calls fill or read the structure they are given, which outlives them.
    unsafe {
        if libc::prlimit(process, libc::RLIMIT_AS, std::ptr::null(), &raw mut inherited) != 0 {
            return false;
        }
        let limit = libc::rlimit { rlim_cur: most.min(inherited.rlim_max), ..inherited };
        libc::prlimit(process, libc::RLIMIT_AS, &raw const limit, std::ptr::null_mut()) == 0
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_types, reason = "bounds a process of its own")]
mod tests {
    use std::process::{Command, Stdio};

    #[test]
    fn the_bound_holds_for_the_other_process_and_moves_both_ways() {
        let mut child = Command::new("/bin/sleep").arg("60").stdout(Stdio::null()).spawn().expect("a process");
        let number = i32::try_from(child.id()).expect("a number");
        let bound = || {
            let mut found = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
            // SAFETY: fills the structure it is given.
            let asked = unsafe { libc::prlimit(number, libc::RLIMIT_AS, std::ptr::null(), &raw mut found) };
            (asked, found.rlim_cur)
        };
        let mut seen = Vec::new();
        for bytes in [1_usize << 30, 2 << 30, 1 << 30] {
            assert!(super::bound_memory(number, bytes));
            seen.push(bound());
        }
        child.kill().and_then(|()| child.wait()).expect("ended");
        let [(0, small), (0, large), (0, again)] = seen[..] else { panic!("{seen:?}") };
        assert_eq!((large - small, again), (2 << 30, small));
    }
}
