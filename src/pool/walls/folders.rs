//! Landlock: a worker reaches the files of its project and nothing else, connects to nothing, and signals no other
//! process. The rules are made from open folders, as the jail's own handles are, so that no link widens them.

use std::io::ErrorKind;
use std::path::Path;

use cap_std::ambient_authority;
use cap_std::fs::Dir;
use landlock::{
    ABI, Access as _, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset,
    RulesetAttr, RulesetCreated, RulesetCreatedAttr, RulesetError, Scope,
};
use orchestrator_runtime::Access;

/// What this version of the kernel's interface knows must be denied (Linux 6.2). Before it, a file of the project that may
/// only be read can be emptied by opening it.
const NEEDED: ABI = ABI::V3;

/// What this version knows is asked for besides; an older kernel does what it can of it.
const NEWEST: ABI = ABI::V6;

/// Files of the system that the libraries below us read: the machine's time zone, and how many processors a container has.
const READ_BY_LIBRARIES: [&str; 4] = ["/etc/localtime", "/usr/share/zoneinfo", "/proc/self/cgroup", "/sys/fs/cgroup"];

/// What came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Confined {
    /// False where the kernel does not do all of what is needed, though it may do a part.
    pub(super) stands: bool,
    /// The project may be written to as a whole, because an output folder is not there.
    pub(super) is_project_open: bool,
}

/// Confines this thread and all it will start.
pub(super) fn confine(access: &Access) -> Confined {
    if let Ok(is_project_open) = restrict(access, CompatLevel::HardRequirement) {
        return Confined { stands: true, is_project_open };
    }
    let _ = restrict(access, CompatLevel::BestEffort);
    Confined::default()
}

/// True where the whole project may be written to.
fn restrict(access: &Access, level: CompatLevel) -> Result<bool, RulesetError> {
    let mut rules = Ruleset::default()
        .set_compatibility(level)
        .handle_access(AccessFs::from_all(NEEDED))?
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(NEWEST))?
        .handle_access(AccessNet::from_all(NEWEST))?
        .scope(Scope::from_all(NEWEST))?
        .create()?;
    for path in READ_BY_LIBRARIES {
        if let Ok(place) = PathFd::new(path) {
            rules = rules.add_rule(PathBeneath::new(place, AccessFs::ReadFile | AccessFs::ReadDir))?;
        }
    }
    let mut is_project_open = false;
    if let Access::Project { folder, writable, staged } = access {
        // Where executions are staged, all they write lies below that place.
        (rules, is_project_open) = admit(rules, folder, if staged.is_some() { &[] } else { writable })?;
        if let Some(place) = staged.as_ref().and_then(|place| Dir::open_ambient_dir(place, ambient_authority()).ok()) {
            rules = rules.add_rule(PathBeneath::new(place, writing()))?;
        }
    }
    rules.restrict_self().map(|_| is_project_open)
}

/// The project may be read, its granted folders written to. One that is not there yet has no rule of its own: for its
/// sake the kernel lets the whole project be written to, which is told, and the jail alone keeps the rest. What is there and
/// no folder of the project, the jail does not write to either.
fn admit(
    mut rules: RulesetCreated,
    folder: &Path,
    writable: &[String],
) -> Result<(RulesetCreated, bool), RulesetError> {
    // Where there is no project, no session starts either.
    let Ok(root) = Dir::open_ambient_dir(folder, ambient_authority()) else { return Ok((rules, false)) };
    let mut is_open = false;
    for name in writable {
        match root.open_dir(name) {
            Ok(granted) => rules = rules.add_rule(PathBeneath::new(granted, writing()))?,
            Err(error) => is_open |= error.kind() == ErrorKind::NotFound,
        }
    }
    let whole = if is_open { writing() } else { reading() };
    Ok((rules.add_rule(PathBeneath::new(root, whole))?, is_open))
}

fn reading() -> BitFlags<AccessFs> {
    AccessFs::ReadFile | AccessFs::ReadDir
}

/// Plain files and folders: no links, pipes, sockets or devices, and nothing is run.
fn writing() -> BitFlags<AccessFs> {
    let kinds = AccessFs::MakeReg | AccessFs::MakeDir | AccessFs::RemoveFile | AccessFs::RemoveDir | AccessFs::Refer;
    reading() | kinds | AccessFs::WriteFile | AccessFs::Truncate
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "shows which files can be reached")]
mod tests {
    use std::fs;
    use std::io::ErrorKind;

    use orchestrator_runtime::Access;

    /// What a thread can do once it is confined, and whether the kernel confines at all.
    fn confined<T: Send + 'static>(access: Access, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let thread = std::thread::spawn(move || super::confine(&access).stands.then(work));
        thread.join().expect("joined")
    }

    #[test]
    fn the_project_is_all_there_is() {
        let outside = tempfile::tempdir().expect("a folder");
        let folder = outside.path().join("project");
        for name in ["reports", "data"] {
            fs::create_dir_all(folder.join(name)).expect("made");
        }
        fs::write(folder.join("data/a.csv"), "a").expect("written");
        fs::write(outside.path().join("secret"), "s").expect("written");
        let access = Access::Project { folder: folder.clone(), writable: vec!["reports".to_owned()], staged: None };
        let (inside, around) = (folder.clone(), outside.path().to_owned());
        let outcome = confined(access, move || {
            let kinds = [
                fs::read(inside.join("data/a.csv")).map(|_| ()),
                fs::write(inside.join("reports/b"), "b"),
                fs::write(inside.join("data/a.csv"), "b"),
                fs::write(inside.join("new"), "b"),
                fs::read(around.join("secret")).map(|_| ()),
                fs::write(around.join("more"), "b"),
                fs::read("/etc/passwd").map(|_| ()),
                fs::read_dir("/").map(|_| ()),
                std::os::unix::fs::symlink("/etc", inside.join("reports/link")),
            ];
            kinds.map(|done| done.err().map(|error| error.kind()))
        });
        let Some(outcome) = outcome else { return };
        let denied = Some(ErrorKind::PermissionDenied);
        assert_eq!(outcome, [None, None, denied, denied, denied, denied, denied, denied, denied]);
    }

    #[test]
    fn without_a_project_there_is_nothing() {
        let outcome = confined(Access::Memory, || {
            let here = fs::read_dir(".").map(|_| ()).err().map(|error| error.kind());
            (here, fs::read("/etc/passwd").err().map(|error| error.kind()))
        });
        let Some(outcome) = outcome else { return };
        assert_eq!(outcome, (Some(ErrorKind::PermissionDenied), Some(ErrorKind::PermissionDenied)));
    }

    #[test]
    fn a_link_in_place_of_a_granted_folder_grants_nothing() {
        let outside = tempfile::tempdir().expect("a folder");
        let folder = outside.path().join("project");
        fs::create_dir_all(&folder).expect("made");
        fs::create_dir(outside.path().join("elsewhere")).expect("made");
        std::os::unix::fs::symlink(outside.path().join("elsewhere"), folder.join("reports")).expect("linked");
        let targets = [outside.path().join("elsewhere/a"), folder.join("a")];
        let access = Access::Project { folder, writable: vec!["reports".to_owned()], staged: None };
        let outcome =
            confined(access, move || targets.map(|target| fs::write(target, "a").err().map(|error| error.kind())));
        let Some(outcome) = outcome else { return };
        assert_eq!(outcome, [Some(ErrorKind::PermissionDenied); 2]);
    }

    #[test]
    fn a_project_without_one_of_its_folders_is_open_and_it_is_said() {
        let outside = tempfile::tempdir().expect("a folder");
        let folder = outside.path().join("project");
        fs::create_dir_all(folder.join("reports")).expect("made");
        let outcome = |writable: [&str; 2]| {
            let writable = writable.map(str::to_owned).to_vec();
            let access = Access::Project { folder: folder.clone(), writable, staged: None };
            let target = folder.join("a");
            let thread =
                std::thread::spawn(move || (super::confine(&access), fs::write(target, "a").map_err(|e| e.kind())));
            thread.join().expect("joined")
        };
        let (confined, made) = outcome(["reports", "models"]);
        if !confined.stands {
            return;
        }
        assert_eq!((confined.is_project_open, made), (true, Ok(())));
        fs::create_dir(folder.join("models")).expect("made");
        let (confined, made) = outcome(["reports", "models"]);
        assert_eq!((confined.is_project_open, made), (false, Err(ErrorKind::PermissionDenied)));
    }
}
