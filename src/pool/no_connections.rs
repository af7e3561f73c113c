//! A worker's kernel refuses it every new socket. The program around it talks to databases; the process that runs a
//! script never needs to, so it loses the ability before the script is there.

#![cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]

use libc::{BPF_ABS, BPF_JEQ, BPF_JGE, BPF_JMP, BPF_K, BPF_LD, BPF_RET, BPF_W, sock_filter, sock_fprog};

#[cfg(target_arch = "x86_64")]
const MACHINE: u32 = 0xc000_003e;
#[cfg(target_arch = "aarch64")]
const MACHINE: u32 = 0xc000_00b7;
/// Numbers from here on are those of another machine's calls on the same processor.
const OTHER_CALLS: u32 = 0x4000_0000;

/// What makes a connection; the last would do the same without being seen here. Pairs of sockets stay: both ends are
/// in the process, whose threads wake each other with them.
const REFUSED: [libc::c_long; 4] = [libc::SYS_socket, libc::SYS_connect, libc::SYS_bind, libc::SYS_io_uring_setup];

/// Forbids connections to this thread and all it will start, for good. False where the kernel does not do so.
pub(super) fn forbid() -> bool {
    let mut program = program();
    let Ok(length) = u16::try_from(program.len()) else { return false };
    let description = sock_fprog { len: length, filter: program.as_mut_ptr() };
    // SAFETY: the kernel reads the description and the program before the call returns; both are whole.
    unsafe {
        libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
            && libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &raw const description) == 0
    }
}

/// Looks at the number of each call: refused ones fail with EACCES, all others go on.
fn program() -> Vec<sock_filter> {
    const NUMBER_AT: u32 = 0;
    const MACHINE_AT: u32 = 4;
    const EACCES: u32 = libc::EACCES.cast_unsigned();
    let refuse = libc::SECCOMP_RET_ERRNO | EACCES;
    let n_left = |at: usize| u8::try_from(REFUSED.len() - at).unwrap_or(0);
    let mut program = vec![
        load(MACHINE_AT),
        jump(BPF_JEQ, MACHINE, 1, 0),
        answer(refuse),
        load(NUMBER_AT),
        // To the refusal at the end, behind the other comparisons and the permission.
        jump(BPF_JGE, OTHER_CALLS, n_left(0) + 1, 0),
    ];
    for (at, number) in REFUSED.iter().enumerate() {
        program.push(jump(BPF_JEQ, u32::try_from(*number).unwrap_or(u32::MAX), n_left(at), 0));
    }
    program.extend([answer(libc::SECCOMP_RET_ALLOW), answer(refuse)]);
    program
}

fn instruction(code: u32, k: u32, jt: u8, jf: u8) -> sock_filter {
    sock_filter { code: u16::try_from(code).unwrap_or(0), jt, jf, k }
}

fn load(at: u32) -> sock_filter {
    instruction(BPF_LD | BPF_W | BPF_ABS, at, 0, 0)
}

fn jump(how: u32, value: u32, if_so: u8, otherwise: u8) -> sock_filter {
    instruction(BPF_JMP | how | BPF_K, value, if_so, otherwise)
}

fn answer(value: u32) -> sock_filter {
    instruction(BPF_RET | BPF_K, value, 0, 0)
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
}
