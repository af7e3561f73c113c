//! The template's own view: it gets ready, forks when asked, and ends with its supervisor. A fork goes on as a worker.

use std::io::{self, Write};
use std::os::fd::{AsRawFd, FromRawFd, IntoRawFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::process::ExitCode;
use std::sync::Arc;

use orchestrator_runtime::Host;
use orchestrator_runtime::session::{GuestThread, Seedling};

use super::fork::{Side, fork};
use super::{BOOT, FORK, descriptors, pages};
use crate::pool::close_from::close_from;
use crate::pool::inherited::SOCKET;
use crate::pool::messages::{Order, Project, receive};
use crate::pool::walls;
use crate::pool::worker_main::{EndOfWorker, Kind, Supervisor, Worker, leave, refuse};

/// What scripts do first, done once ahead of them.
const REHEARSAL: &str = include_str!("rehearsal.py");

pub(crate) fn serve_template() -> ExitCode {
    match serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Forks until nobody is there to ask for it.
fn serve() -> io::Result<()> {
    let mut control = take_control()?;
    walls::forbid_connections();
    let Some((message, _)) = descriptors::receive(&control)? else { return Ok(()) };
    let [BOOT, is_seeded, _, _, seed @ ..] = message else { return Err(io::ErrorKind::InvalidData.into()) };
    let hash_seed = (is_seeded != 0).then(|| u32::from_le_bytes(seed));
    let host = Arc::new(Supervisor::default());
    let seedling = ready_interpreter(&host, hash_seed)?;
    pages::gather();
    control.write_all(&0_i32.to_le_bytes())?;
    while let Some((message, socket)) = descriptors::receive(&control)? {
        let (FORK, Some(socket)) = (message[0], socket) else { return Err(io::ErrorKind::InvalidData.into()) };
        let answer = match fork() {
            Ok(Side::Child) => {
                drop(control);
                become_worker(seedling, host, socket, message[1] != 0, hash_seed);
            }
            Ok(Side::Parent { child }) => child,
            Err(error) => error.raw_os_error().map_or(-libc::EIO, |number| -number),
        };
        drop(socket);
        control.write_all(&answer.to_le_bytes())?;
    }
    Ok(())
}

/// The socket that was standard input; in its place there is nothing, and nothing else is inherited.
fn take_control() -> io::Result<UnixStream> {
    // SAFETY: replaces descriptors of this process before anything in it uses one. The socket is owned by the stream that
    // is returned and by nothing else.
    unsafe {
        let kept = libc::fcntl(libc::STDIN_FILENO, libc::F_DUPFD_CLOEXEC, SOCKET + 1);
        let nowhere = libc::open(c"/dev/null".as_ptr(), libc::O_RDWR | libc::O_CLOEXEC);
        if kept < 0 || nowhere < 0 || libc::dup2(nowhere, libc::STDIN_FILENO) < 0 || libc::dup2(kept, SOCKET) < 0 {
            return Err(io::Error::last_os_error());
        }
        // By name, too: without the call below a worker would inherit what its template forks by.
        libc::close(kept);
        if nowhere > SOCKET {
            libc::close(nowhere);
        }
        close_from(SOCKET + 1);
        Ok(UnixStream::from_raw_fd(SOCKET))
    }
}

/// An interpreter with everything loaded that scripts usually need.
fn ready_interpreter(host: &Arc<Supervisor>, hash_seed: Option<u32>) -> io::Result<Seedling> {
    let host = Arc::clone(host) as Arc<dyn Host>;
    let prepare = || {
        let seedling = Seedling::boot(Arc::clone(crate::library()), host, hash_seed)?;
        seedling.furnish()?;
        // Twice: what the first run loads, the second only uses.
        seedling.rehearse(REHEARSAL)?;
        seedling.rehearse(REHEARSAL)?;
        seedling.settle();
        Ok(seedling)
    };
    let seedling = prepare().map_err(|error: orchestrator_runtime::SessionError| io::Error::other(error))?;
    // A second thread would be missing in every fork, with whatever it held.
    if std::fs::read_dir("/proc/self/task")?.count() != 1 {
        return Err(io::Error::other("a template must have one thread"));
    }
    // Forks close every other descriptor; code that remembers one would read whatever has its number then.
    let n_descriptors = std::fs::read_dir("/proc/self/fd")?.count() - 1;
    if n_descriptors > SOCKET as usize + 1 {
        return Err(io::Error::other("a template must hold no descriptor but its socket"));
    }
    Ok(seedling)
}

/// Goes on as a worker: this thread, which the interpreter belongs to, is the guest's; another one controls it.
fn become_worker(
    seedling: Seedling,
    host: Arc<Supervisor>,
    socket: OwnedFd,
    is_spare: bool,
    hash_seed: Option<u32>,
) -> ! {
    match settle_in(seedling, host, socket, is_spare, hash_seed) {
        Ok(guest) => guest.serve(),
        Err(_) => leave(1),
    }
    // The controlling thread ends the process.
    loop {
        std::thread::park();
    }
}

fn settle_in(
    seedling: Seedling,
    host: Arc<Supervisor>,
    socket: OwnedFd,
    is_spare: bool,
    hash_seed: Option<u32>,
) -> io::Result<GuestThread> {
    let mut socket = take_place(socket)?;
    let pipe = host.connect(OwnedFd::from(socket.try_clone()?).into());
    let Ok(Order::Setup { isolation, project, hash_seed: asked }) = receive(&mut socket) else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    let access = Project::access(project);
    let grown = if asked == hash_seed {
        seedling.grow(isolation, &access).map_err(|error| error.to_string())
    } else {
        Err("the template has other hashes".to_owned())
    };
    let (session, guest) = grown.map_err(|reason| {
        refuse(&pipe, reason);
        io::ErrorKind::Other
    })?;
    // Here are this thread, which is the guest's, and no other.
    let walls = walls::raise(&access);
    let worker = Worker { session, pipe, host, isolation, access, walls };
    let control = std::thread::Builder::new().name("control".to_owned());
    control.spawn(move || {
        let _end = EndOfWorker;
        worker.serve(socket, if is_spare { Kind::Spare } else { Kind::Wanted })
    })?;
    Ok(guest)
}

/// Puts the worker's socket where the template's was and closes everything else.
fn take_place(socket: OwnedFd) -> io::Result<UnixStream> {
    let socket = socket.into_raw_fd();
    // SAFETY: the descriptors of a process that has one thread and owns no other; the template's stream over the same
    // number was dropped.
    unsafe {
        if socket != SOCKET {
            if libc::dup2(socket, SOCKET) < 0 {
                return Err(io::Error::last_os_error());
            }
            libc::close(socket);
        }
        libc::prctl(libc::PR_SET_NAME, c"worker".as_ptr());
        let socket = UnixStream::from_raw_fd(SOCKET);
        close_from(socket.as_raw_fd() + 1);
        Ok(socket)
    }
}
