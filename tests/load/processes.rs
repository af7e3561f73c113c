//! Processes: whose children there are, how much memory they hold, and their ends.

use std::fs;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::time::{Duration, Instant};

use crate::{Outcome, PATIENCE};

pub(crate) type Number = libc::pid_t;

/// From here on, what children of ours leave behind becomes a child of ours.
pub(crate) fn adopt_orphans() {
    // SAFETY: the call takes numbers.
    unsafe { libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) };
}

#[derive(Clone, Debug)]
pub(crate) struct Child {
    pub(crate) number: Number,
    name: String,
    command: String,
}

impl Child {
    pub(crate) fn is_template(&self) -> bool {
        !self.is_fork() && self.command.ends_with("template")
    }

    /// A worker, forked or spawned.
    pub(crate) fn is_worker(&self) -> bool {
        self.is_fork() || self.command.ends_with("worker")
    }

    fn is_fork(&self) -> bool {
        self.name == "worker"
    }
}

/// Children of a process that have not ended.
pub(crate) fn children_of(parent: Number) -> Outcome<Vec<Child>> {
    let numbers = fs::read_dir("/proc")?.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let children = numbers.filter_map(|number: Number| {
        let stat = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
        let (name, rest) = stat.split_once('(')?.1.rsplit_once(')')?;
        let mut fields = rest.split_whitespace();
        let has_ended = fields.next()? == "Z";
        let is_child = fields.next()?.parse() == Ok(parent);
        let command = fs::read_to_string(format!("/proc/{number}/cmdline")).ok()?;
        let command = command.trim_end_matches('\0').replace('\0', " ");
        (is_child && !has_ended).then(|| Child { number, name: name.to_owned(), command })
    });
    Ok(children.collect())
}

pub(crate) fn own_number() -> Number {
    Number::try_from(std::process::id()).unwrap_or_default()
}

/// Memory of a process that is in use, in KiB.
pub(crate) fn resident(number: Number) -> Outcome<u64> {
    held(number, "VmRSS:")
}

/// The most that ever was.
pub(crate) fn peak(number: Number) -> Outcome<u64> {
    held(number, "VmHWM:")
}

/// Waits for the end of a child. The most that it, or any child that it has waited for, ever held, in bytes.
pub(crate) fn peak_of_ended(child: Number) -> Outcome<u64> {
    let mut used = std::mem::MaybeUninit::<libc::rusage>::zeroed();
    // SAFETY: the child was not waited for, and the call fills what it is given.
    let (waited, used) =
        unsafe { (libc::wait4(child, std::ptr::null_mut(), 0, used.as_mut_ptr()), used.assume_init()) };
    if waited != child {
        return Err(io::Error::last_os_error().into());
    }
    Ok(u64::try_from(used.ru_maxrss)? << 10)
}

fn held(number: Number, name: &str) -> Outcome<u64> {
    let status = fs::read_to_string(format!("/proc/{number}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)).ok_or("no such line")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// A process that is not mistaken for a later one with its number.
pub(crate) struct Held(OwnedFd);

impl Held {
    /// None if it has ended.
    pub(crate) fn of(number: Number) -> Option<Self> {
        // SAFETY: the call takes two numbers.
        let descriptor = unsafe { libc::syscall(libc::SYS_pidfd_open, number, 0) };
        let descriptor = libc::c_int::try_from(descriptor).ok().filter(|descriptor| *descriptor >= 0)?;
        // SAFETY: the kernel has just made it for us.
        Some(Self(unsafe { OwnedFd::from_raw_fd(descriptor) }))
    }

    pub(crate) fn kill(&self) -> io::Result<()> {
        let nothing: *const libc::siginfo_t = std::ptr::null();
        // SAFETY: the descriptor is open, and a null pointer says that there is no more to tell.
        let sent = unsafe { libc::syscall(libc::SYS_pidfd_send_signal, self.0.as_raw_fd(), libc::SIGKILL, nothing, 0) };
        if sent == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
    }

    /// Waits for its end.
    pub(crate) fn wait(&self) -> Outcome {
        let patience = libc::c_int::try_from(PATIENCE.as_millis())?;
        let mut asked = libc::pollfd { fd: self.0.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // SAFETY: one structure, which outlives the call.
        match unsafe { libc::poll(&raw mut asked, 1, patience) } {
            1 => Ok(()),
            _ => Err("a process did not end".into()),
        }
    }
}

/// Takes the ends of orphans that have become ours. Whoever waits for a child of its own does so before.
pub(crate) fn bury_orphans() {
    // SAFETY: the call takes numbers and writes nothing.
    while unsafe { libc::waitpid(-1, std::ptr::null_mut(), libc::WNOHANG) } > 0 {}
}

/// Asks again until there is an answer.
pub(crate) fn until<T>(what: &str, mut answer: impl FnMut() -> Outcome<Option<T>>) -> Outcome<T> {
    let started = Instant::now();
    loop {
        if let Some(found) = answer()? {
            return Ok(found);
        }
        if started.elapsed() > PATIENCE {
            return Err(format!("waited in vain: {what}").into());
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}
