//! Limits that the kernel counts, which a process sets for itself.

/// Files a worker may have open. Its folders, its socket and what a script opens are far fewer.
const OPEN_FILES: libc::rlim_t = 512;

/// Memory of a worker is not written to a disk when it dies, and it cannot use up the machine's open files.
pub(super) fn limit() -> bool {
    set(libc::RLIMIT_CORE, 0) & set(libc::RLIMIT_NOFILE, OPEN_FILES)
}

#[cfg(target_env = "gnu")]
type Resource = libc::__rlimit_resource_t;
#[cfg(not(target_env = "gnu"))]
type Resource = libc::c_int;

fn set(resource: Resource, most: libc::rlim_t) -> bool {
    let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
    // SAFETY: the call reads the structure it is given, which outlives it.
    unsafe { libc::setrlimit(resource, &raw const limit) == 0 }
}
