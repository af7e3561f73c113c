//! The attacks: each is a row, made of system calls alone, so that nothing of ours stands between it and the kernel.

use libc::{EACCES, EMFILE, ENOMEM, ENOSYS, EPERM, EXDEV};

use crate::calls::{
    Outcome, append, as_32_bit, as_other_machine, connect_abstract, connect_stream, connect_tcp, core_is_written,
    create, descriptors, environment, fork, into_workspace, large_map, listing, many_files, map_code, nothing,
    of_parent, open_path, out_of_workspace, program, raw, read, reopened, send_descriptor, send_to_address,
    signal_by_descriptor, socket, turn_into_code, up_from_workspace,
};
use crate::ground::Ground;

/// What comes of an attack behind the walls.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The kernel answers with this error.
    Denied(i32),
    /// The kernel ends the process.
    Killed,
    /// The kernel lets it be, and the pages say so: what stops it is ours.
    Reached,
}

impl Verdict {
    /// The wall that does it, by the name that reports have for it.
    pub const fn wall(self) -> Option<&'static str> {
        match self {
            Self::Denied(EACCES) => Some("folders"),
            Self::Denied(EPERM | ENOSYS) | Self::Killed => Some("system calls"),
            Self::Denied(EMFILE) => Some("resources"),
            Self::Denied(ENOMEM) => Some("memory"),
            Self::Denied(_) | Self::Reached => None,
        }
    }
}

/// What comes of it without them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Without {
    /// It works.
    Works,
    /// It comes further: another error, of arguments that would do no harm.
    GoesOn,
    /// That depends on who asks, and on the machine.
    Depends,
}

pub struct Attack {
    pub name: &'static str,
    pub verdict: Verdict,
    pub without: Without,
    pub attempt: fn(&Ground) -> Outcome,
}

/// Denied by Landlock.
const fn file(name: &'static str, attempt: fn(&Ground) -> Outcome) -> Attack {
    Attack { name, verdict: Verdict::Denied(EACCES), without: Without::Works, attempt }
}

/// Denied by seccomp.
const fn call(name: &'static str, without: Without, attempt: fn(&Ground) -> Outcome) -> Attack {
    Attack { name, verdict: Verdict::Denied(EPERM), without, attempt }
}

const fn with(verdict: Verdict, attack: Attack) -> Attack {
    Attack { verdict, ..attack }
}

use Verdict::{Denied, Killed, Reached};
use Without::{Depends, GoesOn, Works};

pub const FILES: &[Attack] = &[
    file("read /etc/passwd", |_| read("/etc/passwd")),
    file("read a file beside the project", |ground| read(ground.around("secret"))),
    file("read through a link in a granted folder", |ground| read(ground.project("workspace/link_out"))),
    file("read through a linked folder", |ground| read(ground.project("workspace/link_folder/secret"))),
    file("read above a granted folder, from its handle", up_from_workspace),
    file("read by openat2", |_| open_path("/etc/passwd")),
    file("read what is only held by its path", reopened),
    file("list the root", |_| listing("/")),
    file("list the folder around the project", |ground| listing(ground.around(""))),
    file("read the environment of init", |_| read("/proc/1/environ")).on_its_own(),
    file("read the environment of the parent", |ground| read(format!("/proc/{}/environ", ground.parent))),
    file("write its own memory", |_| append("/proc/self/mem")),
    file("read its own maps", |_| read("/proc/self/maps")),
    file("read its own program", |_| read("/proc/self/exe")),
    file("list the processes", |_| listing("/proc")),
    file("open a device", |_| read("/dev/zero")),
    file("open a new terminal", |_| append("/dev/ptmx")),
    file("make shared memory with a name", |_| create(format!("/dev/shm/walls-{}", std::process::id()))),
    file("make a file beside the project", |ground| create(ground.around("made"))),
    file("make a file in the project, outside the granted folders", |ground| create(ground.project("made"))),
    file("make a file among the raw data", |ground| create(ground.project("data/raw/made"))),
    file("make a file without a name in /tmp", |_| crate::calls::nameless("/tmp")).on_its_own(),
    file("change a file beside the project", |ground| append(ground.around("secret"))),
    file("change a file of the project, outside the granted folders", |ground| {
        append(ground.project("data/raw/input.csv"))
    }),
    file("remove a file beside the project", |ground| {
        raw(libc::SYS_unlinkat, [-100, crate::calls::path(ground.around("secret")), 0])
    })
    .on_its_own(),
    file("make a folder beside the project", |ground| {
        raw(libc::SYS_mkdirat, [-100, crate::calls::path(ground.around("made_folder")), 0o700])
    }),
    file("remove a folder beside the project", |ground| {
        raw(libc::SYS_unlinkat, [-100, crate::calls::path(ground.around("empty")), libc::AT_REMOVEDIR.into()])
    })
    .on_its_own(),
    file("move a file into a granted folder", into_workspace),
    file("move a file out of a granted folder", out_of_workspace),
    call("make a link in a granted folder", Works, |ground| {
        let (target, link) = (crate::calls::path("/etc"), crate::calls::path(ground.project("workspace/link_made")));
        raw(libc::SYS_symlinkat, [target, -100, link])
    }),
    call("make a second name of a file outside", Works, |ground| {
        let name = crate::calls::path(ground.project("workspace/second_name"));
        raw(libc::SYS_linkat, [-100, crate::calls::path(ground.around("secret")), -100, name, 0])
    }),
    call("make a pipe with a name", Works, |ground| {
        let name = crate::calls::path(ground.project("workspace/pipe"));
        raw(libc::SYS_mknodat, [-100, name, (libc::S_IFIFO | 0o600).into(), 0])
    }),
    call("cut a file by its path", Works, |ground| {
        raw(libc::SYS_truncate, [crate::calls::path(ground.around("secret")), 22])
    }),
    call("change who may use a file", Works, |ground| {
        raw(libc::SYS_fchmodat, [-100, crate::calls::path(ground.around("secret")), 0o600])
    }),
    call("change the owner of a file", Works, |ground| {
        raw(libc::SYS_fchownat, [-100, crate::calls::path(ground.around("secret")), -1, -1, 0])
    }),
    call("change the times of a file", Works, |ground| {
        raw(libc::SYS_utimensat, [-100, crate::calls::path(ground.around("secret")), 0, 0])
    }),
    call("make a file run as its owner", Works, crate::calls::set_owner_runs),
    // No filter sees with which rights a file is made. The bit goes when something is written.
    with(Denied(libc::ENOENT), call("make a file that runs as its owner", Depends, crate::calls::made_to_run_as_owner)),
    call("give a file attributes", GoesOn, |ground| {
        raw(libc::SYS_setxattr, [crate::calls::path(ground.around("secret")), 0, 0, 0, 0])
    }),
    call("watch a folder", Works, |_| raw(libc::SYS_inotify_init1, [0])),
    call("watch the machine", Depends, |_| raw(libc::SYS_fanotify_init, [0, 0])),
    call("name a file by its handle", Depends, |_| raw(libc::SYS_name_to_handle_at, [-100, 0, 0, 0, 0])),
    call("open a file by its handle", Depends, |_| raw(libc::SYS_open_by_handle_at, [-100, 0, 0])),
    call("go to another folder", Works, |_| raw(libc::SYS_chdir, [crate::calls::path("/")])),
    call("take another root", Depends, |_| raw(libc::SYS_chroot, [crate::calls::path("/")])),
    call("mount", Depends, |_| raw(libc::SYS_mount, [0, 0, 0, 0, 0])),
    call("unmount", Depends, |_| raw(libc::SYS_umount2, [0, 0])),
    call("exchange the root", Depends, |_| raw(libc::SYS_pivot_root, [0, 0])),
    call("open a tree of mounts", Depends, |_| raw(libc::SYS_open_tree, [-1, 0, 0])),
    call("make a file system", Depends, |_| raw(libc::SYS_fsopen, [0, 0])),
    with(Denied(EMFILE), file("open files without end", many_files)),
    with(
        Reached,
        file("ask for size and time of a file outside", |ground| {
            let mut found = std::mem::MaybeUninit::<libc::stat>::uninit();
            raw(libc::SYS_newfstatat, [-100, crate::calls::path(ground.around("secret")), found.as_mut_ptr() as i64, 0])
        }),
    ),
    with(Reached, file("ask where a link leads", crate::calls::read_link)),
    with(Reached, file("ask for the folder it was started in", |_| crate::calls::working_folder())),
    with(Reached, file("read a hidden file of the project", |ground| read(ground.project(".env")))),
];

pub const NETWORK: &[Attack] = &[
    call("connect over TCP", Works, connect_tcp),
    call("connect to a socket that is a file", Works, connect_stream),
    call("connect to a socket without a file", Works, connect_abstract),
    call("listen", Works, |_| crate::calls::listen()),
    call("a socket for datagrams", Works, |_| socket(libc::AF_INET, libc::SOCK_DGRAM)),
    call("a socket of version six", Depends, |_| socket(libc::AF_INET6, libc::SOCK_STREAM)),
    call("a socket of the kernel's own", Works, |_| socket(libc::AF_NETLINK, libc::SOCK_RAW)),
    call("a socket for raw packets", Depends, |_| socket(libc::AF_PACKET, libc::SOCK_RAW)),
    call("a socket to the machine's host", Depends, |_| socket(libc::AF_VSOCK, libc::SOCK_STREAM)),
    call("a socket of the kernel's ciphers", Depends, |_| socket(libc::AF_ALG, libc::SOCK_SEQPACKET)),
    call("a pair of sockets that sends to any address", Works, send_to_address),
    call("a pair of sockets with messages", Works, |_| crate::calls::pair(libc::SOCK_SEQPACKET)),
    call("send to an address on a connected socket", GoesOn, |_| crate::calls::send_elsewhere()),
    call("send a message that could carry descriptors", Works, |_| send_descriptor()),
    call("connect the worker's own socket", GoesOn, |_| raw(libc::SYS_connect, [3, 0, 0])),
    call("bind the worker's own socket", GoesOn, |_| raw(libc::SYS_bind, [3, 0, 0])),
    call("accept on it", GoesOn, |_| raw(libc::SYS_accept4, [3, 0, 0, 0])),
    call("a ring of system calls", Depends, |_| raw(libc::SYS_io_uring_setup, [0, 0])),
    call("a socket by another machine's number", Depends, |_| as_other_machine()),
    Attack { name: "a call as 32-bit programs make it", verdict: Killed, without: Depends, attempt: |_| as_32_bit() },
];

pub const PROCESSES: &[Attack] = &[
    call("fork", Works, |_| fork()),
    with(Denied(ENOSYS), call("fork by clone3", Depends, |_| raw(libc::SYS_clone3, [0, 0]))),
    call("start a program", Works, |_| program()),
    call("start a program from memory", Works, |_| raw(libc::SYS_memfd_create, [crate::calls::path("x"), 0])),
    call("start a program by its descriptor", GoesOn, |_| raw(libc::SYS_execveat, [-1, 0, 0, 0, 0])),
    call("trace the parent", Depends, |ground| of_parent(libc::SYS_ptrace, [0x4206, ground.parent.into(), 0, 0])),
    call("be traced", Depends, |_| raw(libc::SYS_ptrace, [0, 0, 0, 0])),
    call("read the parent's memory", Depends, |ground| crate::calls::read_memory_of(ground.parent)),
    call("signal the parent", Works, |ground| raw(libc::SYS_kill, [ground.parent.into(), 0])),
    call("signal every process", Works, |_| raw(libc::SYS_kill, [-1, 0])),
    call("signal a thread of the parent", Works, |ground| {
        raw(libc::SYS_tgkill, [ground.parent.into(), ground.parent.into(), 0])
    }),
    call("signal any thread", Works, |ground| raw(libc::SYS_tkill, [ground.parent.into(), 0])),
    call("queue a signal", GoesOn, |ground| raw(libc::SYS_rt_sigqueueinfo, [ground.parent.into(), 0, 0])),
    call("have a descriptor signal the parent", Works, signal_by_descriptor),
    call("hold the parent by a descriptor", Works, |ground| raw(libc::SYS_pidfd_open, [ground.parent.into(), 0])),
    call("take the parent's descriptors", Depends, |_| raw(libc::SYS_pidfd_getfd, [-1, 0, 0])),
    call("signal by descriptor", GoesOn, |_| raw(libc::SYS_pidfd_send_signal, [-1, 0, 0, 0])),
    call("ask for the parent's number", Works, |_| raw(libc::SYS_getppid, [])),
    call("leave the session", Depends, |_| raw(libc::SYS_setsid, [])),
    call("join another group", GoesOn, |_| raw(libc::SYS_setpgid, [0, 0])),
    call("read the parent's limits", Works, |ground| crate::calls::limits_of(ground.parent)),
    call("raise its own limits", Works, |_| crate::calls::raise_limit(libc::RLIMIT_CORE.into())),
    call("raise its bound of memory", Works, |_| crate::calls::raise_limit(libc::RLIMIT_AS.into())),
    call("namespaces of its own", Depends, |_| raw(libc::SYS_unshare, [libc::CLONE_NEWUSER.into()])),
    call("namespaces of others", Depends, |_| raw(libc::SYS_setns, [-1, 0])),
    call("another filter of system calls", GoesOn, |_| raw(libc::SYS_seccomp, [1, 0, 0])),
    call("rules of its own", Works, |_| raw(libc::SYS_landlock_create_ruleset, [0, 0, 1])),
    call("let itself be dumped", Works, |_| raw(libc::SYS_prctl, [libc::PR_SET_DUMPABLE.into(), 1, 0, 0, 0])),
    call("let itself be traced", Depends, |_| raw(libc::SYS_prctl, [libc::PR_SET_PTRACER.into(), -1, 0, 0, 0])),
    call("move its own memory's marks", Depends, |_| raw(libc::SYS_prctl, [libc::PR_SET_MM.into(), 0, 0, 0, 0])),
    call("become another kind of program", Works, |_| raw(libc::SYS_personality, [0xffff_ffff])),
    call("load a program into the kernel", Depends, |_| raw(libc::SYS_bpf, [0, 0, 0])),
    call("count events of the processor", Depends, |_| raw(libc::SYS_perf_event_open, [0, 0, -1, -1, 0])),
    call("handle its own page faults", Depends, |_| raw(libc::SYS_userfaultfd, [1])),
    call("ask for a keyring", Depends, |_| raw(libc::SYS_keyctl, [0, -4, 1])),
    call("add a key", Depends, |_| raw(libc::SYS_add_key, [0, 0, 0, 0, 0])),
    call("ask for a key", Depends, |_| raw(libc::SYS_request_key, [0, 0, 0, 0])),
    call("type into the terminal", GoesOn, |_| {
        raw(libc::SYS_ioctl, [-1, libc::TIOCSTI.cast_signed(), crate::calls::path("x")])
    }),
    call("memory shared with other processes", Works, |_| crate::calls::shared_memory()),
    call("queues of messages", Works, |_| crate::calls::message_queue()),
    call("the kernel's log", Depends, |_| raw(libc::SYS_syslog, [10, 0, 0])),
    call("another clock", Depends, |_| raw(libc::SYS_clock_settime, [0, 0])),
    call("another user", Works, |_| crate::calls::same_user()),
    call("rights of its own", GoesOn, |_| raw(libc::SYS_capset, [0, 0])),
    call("restart the machine", Depends, |_| raw(libc::SYS_reboot, [0, 0, 0, 0])),
    call("load a module into the kernel", Depends, |_| raw(libc::SYS_finit_module, [-1, 0, 0])),
    call("make new memory code", Works, |_| map_code()),
    call("make written memory code", Works, |_| turn_into_code()),
    call("make memory code by keys", Depends, |_| raw(libc::SYS_pkey_mprotect, [0, 4096, libc::PROT_EXEC.into(), -1])),
    with(Denied(ENOMEM), call("more memory than there may be", Works, |_| large_map())),
    with(Denied(libc::ENOENT), call("descriptors of the program", Works, |_| descriptors())),
    with(Denied(libc::ENOENT), call("the program's environment", Works, |_| environment())),
    with(Denied(libc::ENOENT), call("a dump of its memory", Depends, |_| core_is_written())),
    // What is asked of the kernel all the time must not be among the denied.
    with(Reached, call("nothing", Works, |_| nothing())),
];

impl Attack {
    /// It cannot be shown without walls: there it does harm, or depends on who asks.
    const fn on_its_own(self) -> Self {
        Self { without: Without::Depends, ..self }
    }
}

pub fn all() -> impl Iterator<Item = &'static Attack> {
    [FILES, NETWORK, PROCESSES].into_iter().flatten()
}

/// Errors that rows name; others are shown as numbers.
pub fn name_of(error: i32) -> String {
    let known = [
        (EACCES, "EACCES"),
        (EPERM, "EPERM"),
        (EMFILE, "EMFILE"),
        (ENOMEM, "ENOMEM"),
        (ENOSYS, "ENOSYS"),
        (EXDEV, "EXDEV"),
        (libc::ENOENT, "ENOENT"),
        (libc::EINVAL, "EINVAL"),
        (libc::EFAULT, "EFAULT"),
        (libc::EBADF, "EBADF"),
    ];
    known
        .iter()
        .find(|(number, _)| *number == error)
        .map_or_else(|| format!("error {error}"), |(_, name)| (*name).to_owned())
}
