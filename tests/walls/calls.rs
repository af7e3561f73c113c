//! What the rows are made of: system calls, as a program makes them that has broken out of the interpreter.

use std::ffi::{CString, OsStr};
use std::io;
use std::mem::{size_of, zeroed};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::ptr::null_mut;

use libc::{c_int, c_long};

use crate::ground::{Ground, SECRET, VARIABLE};

/// It got through, or the number of the error.
pub type Outcome = Result<(), i32>;

/// Stands for the working folder where a call wants a handle.
const HERE: c_long = libc::AT_FDCWD as c_long;

fn last() -> i32 {
    io::Error::last_os_error().raw_os_error().unwrap_or_default()
}

fn told(answer: c_long) -> Result<c_long, i32> {
    if answer < 0 { Err(last()) } else { Ok(answer) }
}

/// Any system call.
pub fn raw<const N: usize>(number: c_long, given: [c_long; N]) -> Outcome {
    number_of(number, given).map(drop)
}

/// The same with what it answers.
fn number_of<const N: usize>(number: c_long, given: [c_long; N]) -> Result<c_long, i32> {
    let mut all = [0; 6];
    all[..N].copy_from_slice(&given);
    // SAFETY: pointers among the arguments are null or lead to memory that is never freed.
    told(unsafe { libc::syscall(number, all[0], all[1], all[2], all[3], all[4], all[5]) })
}

/// A path for a system call, for good.
pub fn path(path: impl AsRef<Path>) -> c_long {
    let text = CString::new(path.as_ref().as_os_str().as_bytes()).expect("no null in a path");
    text.into_raw() as c_long
}

fn open(file: impl AsRef<Path>, flags: c_int) -> Result<c_long, i32> {
    number_of(libc::SYS_openat, [HERE, path(file), (flags | libc::O_CLOEXEC).into(), 0o600])
}

/// Closed again: another attack looks for what is open.
pub fn read(file: impl AsRef<Path>) -> Outcome {
    let file = open(file, libc::O_RDONLY | libc::O_NONBLOCK)?;
    raw(libc::SYS_close, [file])
}

pub fn append(file: impl AsRef<Path>) -> Outcome {
    open(file, libc::O_WRONLY | libc::O_APPEND | libc::O_NOCTTY).map(drop)
}

/// The file is gone afterwards.
pub fn create(file: impl AsRef<Path>) -> Outcome {
    open(file.as_ref(), libc::O_WRONLY | libc::O_CREAT | libc::O_EXCL)?;
    raw(libc::SYS_unlinkat, [HERE, path(file), 0])
}

pub fn nameless(folder: impl AsRef<Path>) -> Outcome {
    open(folder, libc::O_WRONLY | libc::O_TMPFILE).map(drop)
}

pub fn listing(folder: impl AsRef<Path>) -> Outcome {
    open(folder, libc::O_RDONLY | libc::O_DIRECTORY).map(drop)
}

pub fn open_path(file: &str) -> Outcome {
    let how = [c_long::from(libc::O_RDONLY), 0, 0];
    raw(libc::SYS_openat2, [HERE, path(file), how.as_ptr() as c_long, size_of_val(&how) as c_long])
}

pub fn reopened(ground: &Ground) -> Outcome {
    let held = open(ground.around("secret"), libc::O_PATH)?;
    read(format!("/proc/self/fd/{held}"))
}

pub fn up_from_workspace(ground: &Ground) -> Outcome {
    let folder = open(ground.project("workspace"), libc::O_RDONLY | libc::O_DIRECTORY)?;
    raw(libc::SYS_openat, [folder, path("../../secret"), libc::O_RDONLY.into(), 0])
}

/// Moves it back, if it could be moved.
fn moved(from: &Path, to: &Path) -> Outcome {
    raw(libc::SYS_renameat, [HERE, path(from), HERE, path(to)])?;
    raw(libc::SYS_renameat, [HERE, path(to), HERE, path(from)])
}

pub fn into_workspace(ground: &Ground) -> Outcome {
    moved(&ground.around("secret"), &ground.project("workspace/moved"))
}

pub fn out_of_workspace(ground: &Ground) -> Outcome {
    moved(&ground.project("workspace/link_out"), &ground.around("moved"))
}

pub fn set_owner_runs(ground: &Ground) -> Outcome {
    let file = open(ground.project("workspace/mine"), libc::O_RDWR | libc::O_CREAT)?;
    raw(libc::SYS_fchmod, [file, 0o4755])
}

/// A file that is made with the bit, and then filled: what the kernel leaves of it.
pub fn made_to_run_as_owner(ground: &Ground) -> Outcome {
    let name = path(ground.project("workspace/runs"));
    let flags = (libc::O_RDWR | libc::O_CREAT | libc::O_EXCL | libc::O_CLOEXEC).into();
    let file = number_of(libc::SYS_openat, [HERE, name, flags, 0o6777])?;
    raw(libc::SYS_write, [file, c"x".as_ptr() as c_long, 1])?;
    // SAFETY: a file's size and times are numbers, for which zero is a value.
    let mut found: libc::stat = unsafe { zeroed() };
    raw(libc::SYS_fstat, [file, (&raw mut found) as c_long])?;
    raw(libc::SYS_unlinkat, [HERE, name, 0])?;
    if found.st_mode & 0o6000 == 0 { Err(libc::ENOENT) } else { Ok(()) }
}

/// Where a link leads that may not be followed.
pub fn read_link(ground: &Ground) -> Outcome {
    let mut text = [0_u8; libc::PATH_MAX as usize];
    let link = path(ground.project("workspace/link_out"));
    raw(libc::SYS_readlinkat, [HERE, link, text.as_mut_ptr() as c_long, text.len() as c_long])
}

/// Where the program was started.
pub fn working_folder() -> Outcome {
    let mut text = [0_u8; libc::PATH_MAX as usize];
    raw(libc::SYS_getcwd, [text.as_mut_ptr() as c_long, text.len() as c_long])
}

/// A few more than a worker may have open; closed again.
pub fn many_files(ground: &Ground) -> Outcome {
    const N_FILES: usize = 600;
    let opened: Vec<_> = (0..N_FILES).map(|_| open(ground.project("workspace"), libc::O_RDONLY)).collect();
    for file in opened.iter().flatten() {
        raw(libc::SYS_close, [*file])?;
    }
    opened.into_iter().find_map(Result::err).map_or(Ok(()), Err)
}

pub fn socket(family: c_int, kind: c_int) -> Outcome {
    made(family, kind).map(drop)
}

fn made(family: c_int, kind: c_int) -> Result<c_long, i32> {
    number_of(libc::SYS_socket, [family.into(), (kind | libc::SOCK_CLOEXEC).into(), 0])
}

pub fn connect_tcp(ground: &Ground) -> Outcome {
    let socket = made(libc::AF_INET, libc::SOCK_STREAM)?;
    // SAFETY: an address is numbers, for which zero is a value.
    let mut address: libc::sockaddr_in = unsafe { zeroed() };
    address.sin_family = libc::AF_INET as libc::sa_family_t;
    address.sin_port = ground.port.to_be();
    address.sin_addr.s_addr = u32::from_be_bytes([127, 0, 0, 1]).to_be();
    raw(libc::SYS_connect, [socket, (&raw const address) as c_long, size_of::<libc::sockaddr_in>() as c_long])
}

pub fn listen() -> Outcome {
    let socket = made(libc::AF_INET, libc::SOCK_STREAM)?;
    raw(libc::SYS_listen, [socket, 1])
}

/// An address of this machine: a path, or a name after a null.
fn local(name: &[u8]) -> (libc::sockaddr_un, c_long) {
    // SAFETY: as above.
    let mut address: libc::sockaddr_un = unsafe { zeroed() };
    address.sun_family = libc::AF_UNIX as libc::sa_family_t;
    for (place, byte) in address.sun_path.iter_mut().zip(name) {
        *place = *byte as libc::c_char;
    }
    (address, (size_of::<libc::sa_family_t>() + name.len()) as c_long)
}

fn connect_local(name: &[u8]) -> Outcome {
    let socket = made(libc::AF_UNIX, libc::SOCK_STREAM)?;
    let (address, n_bytes) = local(name);
    raw(libc::SYS_connect, [socket, (&raw const address) as c_long, n_bytes])
}

pub fn connect_stream(ground: &Ground) -> Outcome {
    connect_local(ground.around("stream").as_os_str().as_bytes())
}

pub fn connect_abstract(ground: &Ground) -> Outcome {
    connect_local(&[b"\0", ground.abstract_name.as_bytes()].concat())
}

fn pair_of(kind: c_int) -> Result<[c_int; 2], i32> {
    let mut both = [-1; 2];
    raw(libc::SYS_socketpair, [libc::AF_UNIX.into(), kind.into(), 0, both.as_mut_ptr() as c_long])?;
    Ok(both)
}

pub fn pair(kind: c_int) -> Outcome {
    pair_of(kind).map(drop)
}

/// Sockets for datagrams send to any address, however they came to be.
pub fn send_to_address(ground: &Ground) -> Outcome {
    let [socket, _] = pair_of(libc::SOCK_DGRAM)?;
    send_to(socket, ground.around("datagram").as_os_str())
}

fn send_to(socket: c_int, name: &OsStr) -> Outcome {
    let (address, n_bytes) = local(name.as_bytes());
    raw(libc::SYS_sendto, [socket.into(), c"x".as_ptr() as c_long, 1, 0, (&raw const address) as c_long, n_bytes])
}

pub fn send_elsewhere() -> Outcome {
    let [socket, _] = pair_of(libc::SOCK_STREAM)?;
    send_to(socket, OsStr::new("/nowhere"))
}

pub fn send_descriptor() -> Outcome {
    let [socket, _] = pair_of(libc::SOCK_STREAM)?;
    let mut part = libc::iovec { iov_base: c"x".as_ptr().cast_mut().cast(), iov_len: 1 };
    // SAFETY: as above.
    let mut message: libc::msghdr = unsafe { zeroed() };
    message.msg_iov = &raw mut part;
    message.msg_iovlen = 1;
    raw(libc::SYS_sendmsg, [socket.into(), (&raw const message) as c_long, 0])
}

/// The same processor, the numbers of x32.
pub fn as_other_machine() -> Outcome {
    raw(libc::SYS_socket | 0x4000_0000, [libc::AF_INET.into(), libc::SOCK_STREAM.into(), 0])
}

/// `getpid`, by the old gate.
#[cfg(target_arch = "x86_64")]
pub fn as_32_bit() -> Outcome {
    let answer: u64;
    // SAFETY: the call takes nothing and changes the registers named.
    unsafe {
        std::arch::asm!(
            "int 0x80", inlateout("rax") 20_u64 => answer,
            lateout("r8") _, lateout("r9") _, lateout("r10") _, lateout("r11") _, options(nostack)
        );
    }
    match i32::try_from(answer.cast_signed()) {
        Ok(error) if error < 0 => Err(-error),
        _ => Ok(()),
    }
}

/// Other processors have no such gate: ends as it would there.
#[cfg(not(target_arch = "x86_64"))]
pub fn as_32_bit() -> Outcome {
    // SAFETY: ends this process.
    unsafe { libc::abort() }
}

pub fn fork() -> Outcome {
    let child = number_of(libc::SYS_clone, [libc::SIGCHLD.into(), 0, 0, 0, 0])?;
    if child == 0 {
        // SAFETY: ends the child, which did nothing else.
        unsafe { libc::_exit(0) }
    }
    Ok(())
}

/// Only where it may not: without walls this process becomes the program, which says nothing and ends well.
pub fn program() -> Outcome {
    let words = [path("/bin/true"), 0];
    let environment: [c_long; 1] = [0];
    raw(libc::SYS_execve, [words[0], words.as_ptr() as c_long, environment.as_ptr() as c_long])
}

pub fn of_parent(number: c_long, given: [c_long; 4]) -> Outcome {
    raw(number, given)
}

pub fn read_memory_of(process: i32) -> Outcome {
    let mut byte = 0_u8;
    let here = libc::iovec { iov_base: (&raw mut byte).cast(), iov_len: 1 };
    let there = libc::iovec { iov_base: 8 as *mut libc::c_void, iov_len: 1 };
    let (here, there) = ((&raw const here) as c_long, (&raw const there) as c_long);
    raw(libc::SYS_process_vm_readv, [process.into(), here, 1, there, 1, 0])
}

/// The end of a pipe signals its owner when there is something to read.
pub fn signal_by_descriptor(ground: &Ground) -> Outcome {
    let [socket, _] = pair_of(libc::SOCK_STREAM)?;
    raw(libc::SYS_fcntl, [socket.into(), libc::F_SETOWN.into(), ground.parent.into()])
}

pub fn limits_of(process: i32) -> Outcome {
    let mut found = [0_u64; 2];
    raw(libc::SYS_prlimit64, [process.into(), libc::RLIMIT_NOFILE.into(), 0, found.as_mut_ptr() as c_long])
}

/// To what it is: that is as much a change as any.
pub fn raise_limit(resource: c_long) -> Outcome {
    let mut limit = [0_u64; 2];
    raw(libc::SYS_prlimit64, [0, resource, 0, limit.as_mut_ptr() as c_long])?;
    limit[0] = limit[1];
    raw(libc::SYS_prlimit64, [0, resource, limit.as_ptr() as c_long, 0])
}

pub fn shared_memory() -> Outcome {
    let segment = number_of(libc::SYS_shmget, [libc::IPC_PRIVATE.into(), 4096, 0o600])?;
    raw(libc::SYS_shmctl, [segment, libc::IPC_RMID.into(), 0])
}

pub fn message_queue() -> Outcome {
    let queue = number_of(libc::SYS_msgget, [libc::IPC_PRIVATE.into(), 0o600])?;
    raw(libc::SYS_msgctl, [queue, libc::IPC_RMID.into(), 0])
}

pub fn same_user() -> Outcome {
    // SAFETY: asks for a number.
    raw(libc::SYS_setuid, [unsafe { libc::geteuid() }.into()])
}

fn map(n_bytes: usize, rights: c_int) -> Result<*mut libc::c_void, i32> {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new mapping that nobody uses.
    let place = unsafe { libc::mmap(null_mut(), n_bytes, rights, flags, -1, 0) };
    if place == libc::MAP_FAILED { Err(last()) } else { Ok(place) }
}

pub fn map_code() -> Outcome {
    map(4096, libc::PROT_READ | libc::PROT_EXEC).map(drop)
}

pub fn turn_into_code() -> Outcome {
    let place = map(4096, libc::PROT_READ | libc::PROT_WRITE)?;
    raw(libc::SYS_mprotect, [place as c_long, 4096, (libc::PROT_READ | libc::PROT_EXEC).into()])
}

pub fn large_map() -> Outcome {
    map(64 << 30, libc::PROT_READ | libc::PROT_WRITE).map(drop)
}

/// Reads whatever is open: a file of the program that a parent forgot to close would be found.
pub fn descriptors() -> Outcome {
    let holds_secret = |descriptor: c_long| {
        let mut text = [0_u8; SECRET.len()];
        let place = text.as_mut_ptr() as c_long;
        let read = number_of(libc::SYS_pread64, [descriptor, place, SECRET.len() as c_long, 0]);
        read.is_ok() && text == SECRET.as_bytes()
    };
    if (0..1024).any(holds_secret) { Ok(()) } else { Err(libc::ENOENT) }
}

/// Looks for the secret where the kernel has put the environment: below the name of the program, at the top of the first
/// stack, whatever the lists of the C library say.
pub fn environment() -> Outcome {
    const LOOKED_THROUGH: usize = 64 << 10;
    if std::env::var_os(VARIABLE).is_some_and(|value| !value.is_empty()) {
        return Ok(());
    }
    // SAFETY: asks for an address.
    let top = unsafe { libc::getauxval(libc::AT_EXECFN) } as usize;
    let bottom = top.saturating_sub(LOOKED_THROUGH);
    // SAFETY: the first stack reaches further down than that, or grows when it is read.
    let below = unsafe { std::slice::from_raw_parts(bottom as *const u8, LOOKED_THROUGH) };
    let found = below.windows(SECRET.len()).any(|window| window == SECRET.as_bytes());
    if found { Ok(()) } else { Err(libc::ENOENT) }
}

pub fn core_is_written() -> Outcome {
    let mut limit = [0_u64; 2];
    raw(libc::SYS_prlimit64, [0, libc::RLIMIT_CORE.into(), 0, limit.as_mut_ptr() as c_long])?;
    if limit == [0, 0] { Err(libc::ENOENT) } else { Ok(()) }
}

pub fn nothing() -> Outcome {
    raw(libc::SYS_getpid, [])
}
