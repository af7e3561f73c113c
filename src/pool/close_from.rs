//! Closes what a process was handed down.

/// # Safety
/// Nothing in this process uses a descriptor from `first` on.
pub(super) unsafe fn close_from(first: libc::c_int) {
    #[cfg(target_os = "linux")]
    // SAFETY: as the caller says.
    if unsafe { libc::syscall(libc::SYS_close_range, first, libc::c_uint::MAX, 0) } == 0 {
        return;
    }
    // Linux before 5.9 and other systems have no such call, and some containers deny it.
    // SAFETY: asks for a number.
    let n_possible = unsafe { libc::sysconf(libc::_SC_OPEN_MAX) }.clamp(256, 1 << 16);
    for descriptor in first..libc::c_int::try_from(n_possible).unwrap_or(256) {
        // SAFETY: as the caller says; one that is not open is an error without consequence.
        unsafe { libc::close(descriptor) };
    }
}
