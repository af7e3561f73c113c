//! The kernel denies a worker every new socket. The program around it talks to databases; the process that runs a
//! script never needs to, so it loses the ability before the script is there.

#![cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]

use seccompiler::{BpfProgram, Error, SeccompAction, SeccompFilter, apply_filter};

/// What makes a connection; the last would do the same without being seen here. Pairs of sockets stay: both ends are
/// in the process, whose threads wake each other with them.
const REFUSED: [libc::c_long; 4] = [libc::SYS_socket, libc::SYS_connect, libc::SYS_bind, libc::SYS_io_uring_setup];

/// Added to a number it names the same call of another machine (x32) on the same processor, which the filter takes for
/// a call of this one.
const OTHER_CALLS: libc::c_long = 0x4000_0000;

/// Forbids connections to this thread and all it will start, for good. False where the kernel does not do so.
pub(super) fn forbid() -> bool {
    program().and_then(|program| apply_filter(&program)).is_ok()
}

/// Refused calls fail with EACCES, all others go on; a call made as a 32-bit program makes it ends the process.
fn program() -> Result<BpfProgram, Error> {
    let refuse = SeccompAction::Errno(libc::EACCES.cast_unsigned());
    let numbers = REFUSED.into_iter().flat_map(|number| [number, number | OTHER_CALLS]);
    let rules = numbers.map(|number| (number, Vec::new())).collect();
    let machine = std::env::consts::ARCH.try_into()?;
    Ok(SeccompFilter::new(rules, SeccompAction::Allow, refuse, machine)?.try_into()?)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::disallowed_types, reason = "shows that it cannot connect")]

    use std::io::ErrorKind;

    #[test]
    fn no_socket_is_made_any_more() {
        // A thread of its own: what is forbidden stays forbidden.
        let refused = std::thread::spawn(|| {
            assert!(super::forbid());
            let connecting = std::net::TcpStream::connect("127.0.0.1:9").map_err(|error| error.kind());
            let listening = std::net::TcpListener::bind("127.0.0.1:0").map_err(|error| error.kind());
            (connecting.err(), listening.err())
        });
        let denied = Some(ErrorKind::PermissionDenied);
        assert_eq!(refused.join().expect("joined"), (denied, denied));
    }

    #[test]
    fn nor_by_another_machines_number() {
        let refused = std::thread::spawn(|| {
            assert!(super::forbid());
            let number = libc::SYS_socket | super::OTHER_CALLS;
            // SAFETY: the call takes three numbers and is refused before it does anything.
            let made = unsafe { libc::syscall(number, libc::AF_INET, libc::SOCK_STREAM, 0) };
            (made, std::io::Error::last_os_error().kind())
        });
        assert_eq!(refused.join().expect("joined"), (-1, ErrorKind::PermissionDenied));
    }
}
