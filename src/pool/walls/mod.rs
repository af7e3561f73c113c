//! Walls of the operating system around a worker. They stand before its guest is there, and nothing takes them down.
//!
//! Ours do not rest on them: whoever finds a way through the interpreter stands in front of these.

#[cfg(target_os = "linux")]
mod folders;
#[cfg(target_os = "linux")]
mod resources;
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod system_calls;

use orchestrator_runtime::Access;
use serde::{Deserialize, Serialize};

/// Which of them the system raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walls {
    /// Files outside the project, connections, and signals to other processes are denied (Landlock).
    pub folders: bool,
    /// System calls but those that workers make are denied (seccomp).
    pub system_calls: bool,
    /// No dumps of memory, few open files.
    pub resources: bool,
}

impl Walls {
    /// Each wall's name, and whether it stands.
    pub fn named(self) -> [(&'static str, bool); 3] {
        [("folders", self.folders), ("system calls", self.system_calls), ("resources", self.resources)]
    }
}

/// For a process that will fork workers, or that has just been started as one: no new socket, ever. False where the system
/// does not do so.
pub(super) fn forbid_connections() -> bool {
    #[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
    return system_calls::forbid_connections();
    #[cfg(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))))]
    false
}

/// For the worker, before its guest: all of them. They hold for the calling thread and those it will start.
pub(super) fn raise(access: &Access) -> Walls {
    #[cfg(target_os = "linux")]
    return Walls {
        resources: resources::limit(),
        folders: folders::confine(access),
        // The last one: it denies what raises the others.
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        system_calls: system_calls::confine(),
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
        system_calls: false,
    };
    #[cfg(not(target_os = "linux"))]
    {
        let _ = access;
        Walls::default()
    }
}
