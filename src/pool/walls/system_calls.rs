//! seccomp: a list of the system calls that workers make. The kernel denies all others.
//!
//! The list comes from traces of workers that ran frames, plots, models, SQL, limits and crashes; what the C library does
//! in place of those on other kernels is added. Calls that start programs, connect, or read other processes are not on it.

use std::collections::BTreeMap;

use seccompiler::{
    BpfProgram, Error, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    apply_filter,
};

type Number = libc::c_long;

/// What makes a connection; the last would do the same without being seen here. Pairs of sockets stay: both ends are
/// in the process, whose threads wake each other with them.
const CONNECTING: [Number; 4] = [libc::SYS_socket, libc::SYS_connect, libc::SYS_bind, libc::SYS_io_uring_setup];

/// Added to a number it names the same call of another machine (x32) on the same processor, which the filter takes for
/// a call of this one.
const OTHER_CALLS: Number = 0x4000_0000;

/// Calls that workers make, whatever their arguments.
const MADE: [Number; 67] = [
    // Files, reached through open folders.
    libc::SYS_openat,
    libc::SYS_openat2,
    libc::SYS_close,
    libc::SYS_close_range,
    libc::SYS_read,
    libc::SYS_readv,
    libc::SYS_pread64,
    libc::SYS_preadv,
    libc::SYS_write,
    libc::SYS_writev,
    libc::SYS_pwrite64,
    libc::SYS_pwritev,
    libc::SYS_lseek,
    libc::SYS_fstat,
    libc::SYS_newfstatat,
    libc::SYS_statx,
    libc::SYS_fstatfs,
    libc::SYS_faccessat,
    libc::SYS_faccessat2,
    libc::SYS_readlinkat,
    libc::SYS_getdents64,
    libc::SYS_getcwd,
    libc::SYS_mkdirat,
    libc::SYS_unlinkat,
    libc::SYS_renameat,
    libc::SYS_renameat2,
    libc::SYS_ftruncate,
    libc::SYS_fallocate,
    libc::SYS_fsync,
    libc::SYS_fdatasync,
    libc::SYS_fadvise64,
    libc::SYS_flock,
    libc::SYS_copy_file_range,
    libc::SYS_dup,
    // Memory.
    libc::SYS_brk,
    libc::SYS_munmap,
    libc::SYS_mremap,
    libc::SYS_madvise,
    libc::SYS_membarrier,
    libc::SYS_mincore,
    // Threads of this process, and their signals.
    libc::SYS_clone3,
    libc::SYS_futex,
    libc::SYS_set_robust_list,
    libc::SYS_rseq,
    libc::SYS_gettid,
    libc::SYS_getpid,
    libc::SYS_geteuid,
    libc::SYS_getuid,
    libc::SYS_sched_yield,
    libc::SYS_sched_getaffinity,
    libc::SYS_getcpu,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sigaltstack,
    libc::SYS_restart_syscall,
    libc::SYS_exit,
    libc::SYS_exit_group,
    // Time, chance, waiting, and the socket to the supervisor.
    libc::SYS_clock_gettime,
    libc::SYS_clock_getres,
    libc::SYS_clock_nanosleep,
    libc::SYS_nanosleep,
    libc::SYS_gettimeofday,
    libc::SYS_getrandom,
    libc::SYS_sysinfo,
    libc::SYS_recvfrom,
    libc::SYS_ppoll,
];

/// What only one kind of machine has, and what waits for events.
#[cfg(target_arch = "x86_64")]
const MADE_HERE: [Number; 9] = [
    libc::SYS_access,
    libc::SYS_mkdir,
    libc::SYS_poll,
    libc::SYS_time,
    libc::SYS_epoll_create1,
    libc::SYS_epoll_ctl,
    libc::SYS_epoll_wait,
    libc::SYS_epoll_pwait,
    libc::SYS_eventfd2,
];
#[cfg(target_arch = "aarch64")]
const MADE_HERE: [Number; 4] =
    [libc::SYS_epoll_create1, libc::SYS_epoll_ctl, libc::SYS_epoll_pwait, libc::SYS_eventfd2];

/// Bits of a file's mode that say who it runs as.
const RUNS_AS: libc::c_int = 0o7000;

/// What the runtime of asynchronous code wakes its threads with.
const STREAM_OF_THREADS: libc::c_int = libc::SOCK_STREAM | libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK;

/// Forbids connections to this thread and all it will start, for good. False where the kernel does not do so.
pub(super) fn forbid_connections() -> bool {
    refusing(&CONNECTING, libc::EACCES).and_then(|filter| apply_filter(&filter)).is_ok()
}

/// Forbids all that is not on the list.
pub(super) fn confine() -> bool {
    // The C library starts threads by a call whose flags a filter cannot see, unless the kernel seems not to know it.
    let older_clone = refusing(&[libc::SYS_clone3], libc::ENOSYS);
    older_clone.and_then(|filter| apply_filter(&filter)).and_then(|()| apply_filter(&listed()?)).is_ok()
}

/// These calls fail with this error, all others go on; a call made as a 32-bit program makes it ends the process.
fn refusing(numbers: &[Number], error: libc::c_int) -> Result<BpfProgram, Error> {
    let numbers = numbers.iter().flat_map(|number| [*number, number | OTHER_CALLS]);
    let rules = numbers.map(|number| (number, Vec::new())).collect();
    let refuse = SeccompAction::Errno(error.cast_unsigned());
    Ok(SeccompFilter::new(rules, SeccompAction::Allow, refuse, std::env::consts::ARCH.try_into()?)?.try_into()?)
}

fn listed() -> Result<BpfProgram, Error> {
    let mut rules: BTreeMap<Number, Vec<SeccompRule>> =
        MADE.iter().chain(&MADE_HERE).map(|number| (*number, Vec::new())).collect();
    // Memory is for data: none becomes code.
    let no_code = || Ok(vec![bit(2, libc::PROT_EXEC, false)?]);
    rules.insert(libc::SYS_mmap, ways([no_code()])?);
    rules.insert(libc::SYS_mprotect, ways([no_code()])?);
    // Threads, not processes.
    rules.insert(libc::SYS_clone, ways([Ok(vec![bit(0, libc::CLONE_THREAD, true)?])])?);
    // Not the command that has signals sent to whoever owns a descriptor.
    let commands = [
        libc::F_DUPFD,
        libc::F_DUPFD_CLOEXEC,
        libc::F_GETFD,
        libc::F_SETFD,
        libc::F_GETFL,
        libc::F_SETFL,
        libc::F_GETLK,
        libc::F_SETLK,
        libc::F_SETLKW,
        libc::F_OFD_GETLK,
        libc::F_OFD_SETLK,
        libc::F_OFD_SETLKW,
    ];
    rules.insert(libc::SYS_fcntl, ways(commands.map(|command| Ok(vec![is(1, command)?])))?);
    // Who may do what with a file.
    rules.insert(libc::SYS_fchmod, ways([Ok(vec![bit(1, RUNS_AS, false)?])])?);
    // Both ends of a stream are in the process. A pair of another kind could send to any address of the machine, and so
    // could a message that names one.
    let stream = [libc::SOCK_STREAM, libc::SOCK_STREAM | libc::SOCK_CLOEXEC, STREAM_OF_THREADS];
    rules.insert(libc::SYS_socketpair, ways(stream.map(|kind| Ok(vec![is(0, libc::AF_UNIX)?, is(1, kind)?])))?);
    rules.insert(libc::SYS_sendto, ways([Ok(vec![is(4, 0)?, is(5, 0)?])])?);
    // Names of threads and of regions of memory.
    let options = [libc::PR_SET_NAME, libc::PR_GET_NAME, libc::PR_SET_VMA];
    rules.insert(libc::SYS_prctl, ways(options.map(|option| Ok(vec![is(0, option)?])))?);
    // Its own limits, to read.
    rules.insert(libc::SYS_prlimit64, ways([Ok(vec![is(0, 0)?, is(2, 0)?])])?);
    // A thread that ends its own process, as `abort` does.
    let own = i32::try_from(std::process::id()).unwrap_or_default();
    rules.insert(libc::SYS_tgkill, ways([Ok(vec![is(0, own)?])])?);
    let deny = SeccompAction::Errno(libc::EPERM.cast_unsigned());
    Ok(SeccompFilter::new(rules, deny, SeccompAction::Allow, std::env::consts::ARCH.try_into()?)?.try_into()?)
}

/// A bit of an argument that a call must have, or must not.
fn bit(argument: u8, bit: libc::c_int, is_set: bool) -> Result<SeccompCondition, Error> {
    let bit = u64::from(bit.cast_unsigned());
    let wanted = if is_set { bit } else { 0 };
    Ok(SeccompCondition::new(argument, SeccompCmpArgLen::Qword, SeccompCmpOp::MaskedEq(bit), wanted)?)
}

fn is(argument: u8, value: libc::c_int) -> Result<SeccompCondition, Error> {
    let value = u64::from(value.cast_unsigned());
    Ok(SeccompCondition::new(argument, SeccompCmpArgLen::Qword, SeccompCmpOp::Eq, value)?)
}

/// A call may be made in any of these ways.
fn ways<const N: usize>(ways: [Result<Vec<SeccompCondition>, Error>; N]) -> Result<Vec<SeccompRule>, Error> {
    ways.into_iter().map(|conditions| Ok(SeccompRule::new(conditions?)?)).collect()
}

#[cfg(test)]
#[expect(clippy::disallowed_types, reason = "shows what is denied")]
mod tests {
    use std::io::{Error, ErrorKind};

    use super::{OTHER_CALLS, confine, forbid_connections};

    const DENIED: Option<ErrorKind> = Some(ErrorKind::PermissionDenied);

    /// What a thread can do behind a filter, which stays with it for good.
    fn behind<T: Send + 'static>(filter: fn() -> bool, work: impl FnOnce() -> T + Send + 'static) -> T {
        let thread = std::thread::spawn(move || {
            assert!(filter());
            work()
        });
        thread.join().expect("joined")
    }

    #[test]
    fn no_socket_is_made_any_more() {
        let refused = behind(forbid_connections, || {
            let connecting = std::net::TcpStream::connect("127.0.0.1:9").map_err(|error| error.kind());
            let listening = std::net::TcpListener::bind("127.0.0.1:0").map_err(|error| error.kind());
            (connecting.err(), listening.err())
        });
        assert_eq!(refused, (DENIED, DENIED));
    }

    #[test]
    fn nor_by_another_machines_number() {
        let refused = behind(forbid_connections, || {
            let number = libc::SYS_socket | OTHER_CALLS;
            // SAFETY: the call takes three numbers and is refused before it does anything.
            let made = unsafe { libc::syscall(number, libc::AF_INET, libc::SOCK_STREAM, 0) };
            (made, Error::last_os_error().kind())
        });
        assert_eq!(refused, (-1, ErrorKind::PermissionDenied));
    }

    #[test]
    fn a_worker_starts_no_program_and_signals_nobody() {
        let refused = behind(confine, || {
            let program = std::process::Command::new("/bin/true").spawn().err().map(|error| error.kind());
            // SAFETY: both calls take numbers alone and are refused before they do anything.
            let parent = unsafe { libc::getppid() };
            // SAFETY: as above.
            let signal = unsafe { libc::kill(parent, 0) };
            (program, signal)
        });
        assert_eq!(refused, (DENIED, -1));
    }

    #[test]
    fn memory_does_not_become_code() {
        let (data, code) = behind(confine, || {
            let map = |protection| {
                // SAFETY: a new mapping that nobody uses.
                let place = unsafe {
                    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
                    libc::mmap(std::ptr::null_mut(), 4096, protection, flags, -1, 0)
                };
                place != libc::MAP_FAILED
            };
            (map(libc::PROT_READ | libc::PROT_WRITE), map(libc::PROT_READ | libc::PROT_EXEC))
        });
        assert_eq!((data, code), (true, false));
    }

    #[test]
    fn threads_are_started_all_the_same() {
        let sum = behind(confine, || {
            let threads: Vec<_> = (0..4).map(|number| std::thread::spawn(move || number)).collect();
            threads.into_iter().map(|thread| thread.join().expect("joined")).sum::<i32>()
        });
        assert_eq!(sum, 6);
    }
}
