//! Walls of the operating system around a worker. They stand before its guest is there, and nothing takes them down.
//!
//! Ours do not rest on them: whoever finds a way through the interpreter stands in front of these.

#[cfg(target_os = "linux")]
mod folders;
#[cfg(target_os = "linux")]
mod memory;
#[cfg(unix)]
mod resources;
#[cfg(target_os = "linux")]
mod rights;
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod system_calls;
#[cfg(windows)]
mod windows;

use orchestrator_runtime::Access;
use serde::{Deserialize, Serialize};

use crate::terminal::Hinted;

/// Which of them the system raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each of them stands or does not")]
pub struct Walls {
    /// Files outside the project, connections, and signals to other processes are denied (Landlock).
    pub folders: bool,
    /// But an output folder was not there, and for its sake the kernel lets the whole project be written to.
    pub is_project_open: bool,
    /// System calls but those that workers make are denied (seccomp), and rights of an administrator are given up.
    pub system_calls: bool,
    /// No dumps of memory, few open files. On Windows: no dumps, no processes of its own, no new code in memory, no privileges,
    /// and it ends with the program.
    pub resources: bool,
    /// A bound on memory that is not ours: what native code takes behind the allocator's back is denied too. On Windows with one
    /// on time.
    pub memory: bool,
}

impl Walls {
    /// What to do where one is missing.
    pub(crate) const HINT: &str = if cfg!(target_os = "linux") {
        "Linux 6.2 or later raises all of them, if 'landlock' is among its security modules and no container forbids the calls; \
         'orchestrator selftest' names those that stand"
    } else if cfg!(windows) {
        "Windows bounds a worker's memory, time and processes, and our own walls alone keep files and connections; Linux raises \
         all of them"
    } else {
        "this system keeps a worker's memory off its disks and its open files few, and our own walls do the rest; Linux raises \
         all of them"
    };

    /// What to do where an output folder is missing.
    const HINT_OF_FOLDERS: &str =
        "'orchestrator init' makes the output folders of a project; the kernel can grant only one that is there";

    /// What raises each of them.
    const RAISED_BY: [&str; 4] = if cfg!(windows) {
        ["nothing on Windows", "nothing on Windows", "job object, mitigation policies", "job object"]
    } else if cfg!(target_os = "linux") {
        ["Landlock", "seccomp", "setrlimit", "prlimit"]
    } else {
        ["nothing on this system", "nothing on this system", "setrlimit", "nothing on this system"]
    };

    /// Each wall's name, whether the whole of it stands, and what raises it.
    fn all(self) -> [(&'static str, bool, &'static str); 4] {
        let [folders, system_calls, resources, memory] = Self::RAISED_BY;
        [
            ("folders", self.folders && !self.is_project_open, folders),
            ("system calls", self.system_calls, system_calls),
            ("resources", self.resources, resources),
            ("memory", self.memory, memory),
        ]
    }

    /// Each wall's name, and whether it stands.
    pub fn named(self) -> [(&'static str, bool); 4] {
        self.all().map(|(name, stands, _)| (name, stands))
    }

    /// Names of those that stand, whole or in part.
    #[must_use]
    pub fn standing(self) -> Vec<&'static str> {
        let in_part = (self.folders && self.is_project_open).then_some("folders in part");
        in_part
            .into_iter()
            .chain(self.named().into_iter().filter_map(|(name, stands)| stands.then_some(name)))
            .collect()
    }

    /// Fails where one is missing, and says which.
    pub(crate) fn require_all(self) -> Result<(), Hinted> {
        let missing: Vec<(&str, &str)> =
            self.all().into_iter().filter_map(|(name, stands, by)| (!stands).then_some((name, by))).collect();
        if missing.is_empty() {
            return Ok(());
        }
        let of_folders = self.is_project_open.then_some(("folders", "an output folder of the project is not there"));
        let named = missing.iter().map(|wall| of_folders.filter(|folders| folders.0 == wall.0).unwrap_or(*wall));
        let named: Vec<String> = named.map(|(name, reason)| format!("{name} ({reason})")).collect();
        let named = named.join(", ");
        let message =
            format!("require_walls is set, and not all walls of the system stand around a worker: no {named}");
        let hint = if self.is_project_open && missing.len() == 1 { Self::HINT_OF_FOLDERS } else { Self::HINT };
        Err(Hinted { message, hint: hint.to_owned() })
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
pub(super) use memory::bound_memory;

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
        Walls {
            folders: folders.stands,
            is_project_open: folders.is_project_open,
            system_calls,
            resources,
            memory: false,
        }
    };
    #[cfg(not(target_os = "linux"))]
    {
        let _ = access;
        #[cfg(windows)]
        let resources = windows::give_up();
        #[cfg(not(windows))]
        let resources = resources::limit();
        Walls { resources, ..Walls::default() }
    }
}
