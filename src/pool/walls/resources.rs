//! Limits that the kernel counts.

/// Files a worker may have open. Its folders, its socket and what a script opens are far fewer.
const OPEN_FILES: libc::rlim_t = 512;

/// Memory of a worker is not written to a disk when it dies, and it cannot use up the machine's open files.
pub(super) fn limit() -> bool {
    set(libc::RLIMIT_CORE, 0) & set(libc::RLIMIT_NOFILE, OPEN_FILES)
}

fn set(resource: libc::__rlimit_resource_t, most: libc::rlim_t) -> bool {
    let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
    // SAFETY: the call reads the structure it is given, which outlives it.
    unsafe { libc::setrlimit(resource, &raw const limit) == 0 }
}
