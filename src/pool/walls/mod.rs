//! Walls of the operating system around a worker. They stand before its guest is there, and nothing takes them down.
//!
//! Ours do not rest on them: whoever finds a way through the interpreter stands in front of these.

#[cfg(target_os = "linux")]
mod folders;
#[cfg(target_os = "linux")]
mod resources;
#[cfg(target_os = "linux")]
mod rights;
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod system_calls;

use orchestrator_runtime::Access;
use serde::{Deserialize, Serialize};

use crate::terminal::Hinted;

/// Which of them the system raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each of them stands or does not")]
pub struct Walls {
    /// Files outside the project, connections, and signals to other processes are denied (Landlock).
    pub folders: bool,
    /// System calls but those that workers make are denied (seccomp), and rights of an administrator are given up.
    pub system_calls: bool,
    /// No dumps of memory, few open files.
    pub resources: bool,
    /// A bound on memory that is not ours: what native code takes behind the allocator's back is denied too.
    pub memory: bool,
}

impl Walls {
    /// What to do where one is missing.
    pub(crate) const HINT: &str = if cfg!(target_os = "linux") {
        "Linux 6.2 or later raises all of them, if 'landlock' is among its security modules and no container forbids the calls; \
         'orchestrator selftest' names those that stand"
    } else {
        "this system raises no walls; Linux does"
    };

    /// Each wall's name, whether it stands, and what raises it.
    fn all(self) -> [(&'static str, bool, &'static str); 4] {
        [
            ("folders", self.folders, "Landlock"),
            ("system calls", self.system_calls, "seccomp"),
            ("resources", self.resources, "setrlimit"),
            ("memory", self.memory, "prlimit"),
        ]
    }

    /// Each wall's name, and whether it stands.
    pub fn named(self) -> [(&'static str, bool); 4] {
        self.all().map(|(name, stands, _)| (name, stands))
    }

    /// Names of those that stand.
    #[must_use]
    pub fn standing(self) -> Vec<&'static str> {
        self.named().into_iter().filter_map(|(name, stands)| stands.then_some(name)).collect()
    }

    /// Fails where one is missing, and says which.
    pub(crate) fn require_all(self) -> Result<(), Hinted> {
        let missing = self.all().into_iter().filter(|(_, stands, _)| !stands);
        let missing: Vec<String> = missing.map(|(name, _, raised_by)| format!("{name} ({raised_by})")).collect();
        if missing.is_empty() {
            return Ok(());
        }
        let missing = missing.join(", ");
        let message =
            format!("require_walls is set, and not all walls of the system stand around a worker: no {missing}");
        Err(Hinted { message, hint: Self::HINT.to_owned() })
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

#[cfg(target_os = "linux")]
pub(super) use resources::bound_memory;

/// For the worker, before its guest: all but the bound on memory, which the supervisor sets. They hold for the calling thread
/// and those it will start.
pub(super) fn raise(access: &Access) -> Walls {
    #[cfg(target_os = "linux")]
    return {
        let (resources, folders) = (resources::limit(), folders::confine(access));
        let has_no_rights = rights::give_up();
        // The last one: it denies what raises the others.
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        let system_calls = system_calls::confine() && has_no_rights;
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
        let system_calls = false;
        Walls { folders, system_calls, resources, memory: false }
    };
    #[cfg(not(target_os = "linux"))]
    {
        let _ = access;
        Walls::default()
    }
}
