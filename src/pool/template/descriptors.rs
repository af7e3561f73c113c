//! A message that carries a descriptor from one process to another.

use std::io;
use std::mem::zeroed;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

use super::Message;

/// Bytes of the descriptor.
const DESCRIPTOR: libc::c_uint = 4;
const _: () = assert!(size_of::<RawFd>() == DESCRIPTOR as usize);

/// Room for one descriptor and what names it, aligned as the system wants it. Its lengths have another type in each C
/// library.
#[repr(C, align(8))]
struct Ancillary([u8; ROOM as usize]);
const ROOM: libc::c_uint = 64;

/// Sends `message` and a copy of `descriptor`.
pub(super) fn send(socket: &UnixStream, mut message: Message, descriptor: BorrowedFd<'_>) -> io::Result<()> {
    let mut ancillary = Ancillary([0; ROOM as usize]);
    let mut part = libc::iovec { iov_base: message.as_mut_ptr().cast(), iov_len: message.len() };
    // SAFETY: all pointers are to locals that outlive the call, with their true lengths, and the one header written lies
    // within `ancillary`, which is larger than it and its descriptor.
    let sent = unsafe {
        let mut envelope = envelope(&mut part, &mut ancillary);
        envelope.msg_controllen = libc::CMSG_SPACE(DESCRIPTOR) as _;
        let header = libc::CMSG_FIRSTHDR(&raw const envelope);
        (*header).cmsg_level = libc::SOL_SOCKET;
        (*header).cmsg_type = libc::SCM_RIGHTS;
        (*header).cmsg_len = libc::CMSG_LEN(DESCRIPTOR) as _;
        libc::CMSG_DATA(header).cast::<RawFd>().write_unaligned(descriptor.as_raw_fd());
        libc::sendmsg(socket.as_raw_fd(), &raw const envelope, libc::MSG_NOSIGNAL)
    };
    match usize::try_from(sent) {
        Ok(n_bytes) if n_bytes == message.len() => Ok(()),
        Ok(_) => Err(io::ErrorKind::WriteZero.into()),
        Err(_) => Err(io::Error::last_os_error()),
    }
}

/// Waits until something has arrived or nothing will, and leaves it there.
pub(super) fn wait(socket: &UnixStream, patience: Duration) {
    let mut awaited = libc::pollfd { fd: socket.as_raw_fd(), events: libc::POLLIN, revents: 0 };
    let patience = i32::try_from(patience.as_millis()).unwrap_or(i32::MAX);
    // SAFETY: the call reads and writes the one structure it is given.
    unsafe { libc::poll(&raw mut awaited, 1, patience) };
}

/// Waits for a message. At the end of the stream there is none.
pub(super) fn receive(socket: &UnixStream) -> io::Result<Option<(Message, Option<OwnedFd>)>> {
    let mut message: Message = [0; 8];
    let mut ancillary = Ancillary([0; ROOM as usize]);
    let mut part = libc::iovec { iov_base: message.as_mut_ptr().cast(), iov_len: message.len() };
    // SAFETY: as above; headers are read only as far as the system says it wrote them, and the one descriptor in them is
    // this process's own from here on.
    unsafe {
        let mut envelope = envelope(&mut part, &mut ancillary);
        let flags = libc::MSG_CMSG_CLOEXEC | libc::MSG_WAITALL;
        let received = loop {
            let received = libc::recvmsg(socket.as_raw_fd(), &raw mut envelope, flags);
            if received >= 0 {
                break received;
            }
            let error = io::Error::last_os_error();
            if error.kind() != io::ErrorKind::Interrupted {
                return Err(error);
            }
        };
        let header = libc::CMSG_FIRSTHDR(&raw const envelope);
        let is_descriptor = !header.is_null()
            && ((*header).cmsg_level, (*header).cmsg_type) == (libc::SOL_SOCKET, libc::SCM_RIGHTS)
            && (*header).cmsg_len as usize == libc::CMSG_LEN(DESCRIPTOR) as usize;
        let descriptor = if is_descriptor {
            Some(OwnedFd::from_raw_fd(libc::CMSG_DATA(header).cast::<RawFd>().read_unaligned()))
        } else {
            None
        };
        match usize::try_from(received) {
            Ok(0) => Ok(None),
            Ok(n_bytes) if n_bytes == message.len() => Ok(Some((message, descriptor))),
            _ => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }
}

/// Points to both arguments.
fn envelope(part: &mut libc::iovec, ancillary: &mut Ancillary) -> libc::msghdr {
    // SAFETY: all of its fields are numbers and pointers, for which zero is a value.
    let mut envelope: libc::msghdr = unsafe { zeroed() };
    envelope.msg_iov = part;
    envelope.msg_iovlen = 1;
    envelope.msg_control = ancillary.0.as_mut_ptr().cast();
    envelope.msg_controllen = ROOM as _;
    envelope
}
