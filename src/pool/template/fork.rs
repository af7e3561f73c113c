//! The fork itself: the child becomes one of the process that started this one.

use std::io;

/// Which side of the fork one is on.
pub(super) enum Side {
    Parent { child: i32 },
    Child,
}

/// Forks this process, which must have one thread. The child's parent is this process's own parent, which therefore sees
/// its end whatever happens here.
///
/// By the system call: the C library's function knows no such parent. It would also run what its users asked to have run
/// around a fork; nobody in this program asks, and with one thread none of its locks is held.
#[cfg(all(target_env = "gnu", any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(super) fn fork() -> io::Result<Side> {
    const FLAGS: libc::c_int = libc::CLONE_PARENT | libc::SIGCHLD;
    const OWN_NUMBER: libc::c_int = libc::CLONE_CHILD_SETTID | libc::CLONE_CHILD_CLEARTID;
    let nothing = std::ptr::null_mut::<libc::c_void>();
    let mut number: *mut libc::c_void = nothing;
    // Where the C library keeps the number of this thread, which is another in the child.
    // SAFETY: the call fills the pointer it is given.
    let is_known = unsafe { libc::prctl(libc::PR_GET_TID_ADDRESS, &raw mut number) } == 0 && !number.is_null();
    let (flags, number) = if is_known { (FLAGS | OWN_NUMBER, number) } else { (FLAGS, nothing) };
    #[cfg(target_arch = "x86_64")]
    let (fourth, fifth) = (number, nothing);
    #[cfg(target_arch = "aarch64")]
    let (fourth, fifth) = (nothing, number);
    // SAFETY: without CLONE_VM the child has a copy of all memory and goes on with the same stack, as after any fork; the
    // one place that is written in it is the C library's own for that purpose.
    let child = unsafe { libc::syscall(libc::SYS_clone, libc::c_long::from(flags), nothing, nothing, fourth, fifth) };
    match i32::try_from(child) {
        Ok(0) => Ok(Side::Child),
        Ok(child) if child > 0 => Ok(Side::Parent { child }),
        _ => Err(io::Error::last_os_error()),
    }
}

/// The interpreter knows the end of its stack with one C library alone, and the call differs by machine.
#[cfg(not(all(target_env = "gnu", any(target_arch = "x86_64", target_arch = "aarch64"))))]
pub(super) fn fork() -> io::Result<Side> {
    Err(io::ErrorKind::Unsupported.into())
}
