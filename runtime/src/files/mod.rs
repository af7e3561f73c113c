//! The files a guest sees: a virtual `/project` that leads to granted folders and nowhere else.
//!
//! Rule: a path is looked at here, once, and then only ever followed through a directory
//! handle that cannot leave its folder, links and `..` included.

mod counted;
mod memory;
mod nearby;
mod paths;
mod project;
mod staged;
mod trace;
mod whole;

#[cfg(test)]
mod tests;

use std::cell::{Cell, RefCell};
use std::io;
use std::path::PathBuf;
use std::rc::Rc;

use self::counted::{BLOCK, Counted, Usage};
use self::memory::MemoryStore;
use self::paths::{inside, resolve};
use self::project::ProjectStore;
use self::staged::StagedStore;
pub use self::staged::Staging;
pub(crate) use self::trace::Trace;

use crate::isolation::Isolation;
use crate::limits::Limits;
use crate::report::{Artifact, ArtifactKind, Aside};

/// The guest's working folder, as the guest sees it.
pub const PROJECT_ROOT: &str = "/project";

/// Folders of a project that scripts write to.
pub const OUTPUT_FOLDERS: [&str; 5] = ["data/processed", "reports", "artifacts", "models", "workspace"];

/// What the guest may reach.
#[derive(Clone, Debug, Default)]
pub enum Access {
    /// No files at all but an in-memory `workspace/` that ends with the session.
    #[default]
    Memory,
    /// A folder of the host, readable, with writable folders inside it. Executions that are staged write below `staged`, wherever
    /// that is: walls of the system are raised before the first of them says where.
    Project { folder: PathBuf, writable: Vec<String>, staged: Option<PathBuf> },
}

impl Access {
    /// What each isolation level gets of a project folder.
    #[must_use]
    pub fn of_level(isolation: Isolation, folder: impl Into<PathBuf>) -> Self {
        match isolation {
            Isolation::Development | Isolation::Production => Self::project(folder),
            Isolation::Hardened => Self::Memory,
        }
    }

    /// The usual grant: `folder` to read, the output folders to write.
    #[must_use]
    pub fn project(folder: impl Into<PathBuf>) -> Self {
        Self::Project { folder: folder.into(), writable: OUTPUT_FOLDERS.map(str::to_owned).to_vec(), staged: None }
    }

    /// The same, for executions that are staged below `place`.
    #[must_use]
    pub fn staged_below(self, place: impl Into<PathBuf>) -> Self {
        match self {
            Self::Memory => Self::Memory,
            Self::Project { folder, writable, .. } => Self::Project { folder, writable, staged: Some(place.into()) },
        }
    }
}

/// Why a file operation failed. Names no path: the guest's own spelling is added where it is reported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    #[error("No such file or directory")]
    NotFound,
    #[error("File exists")]
    Exists,
    #[error("Is a directory")]
    IsDirectory,
    #[error("Not a directory")]
    NotADirectory,
    #[error("Directory not empty")]
    NotEmpty,
    #[error("File name too long")]
    NameTooLong,
    #[error("Too many open files")]
    TooManyOpen,
    #[error("No space left: this execution may write {limit} bytes")]
    QuotaExceeded { limit: u64 },
    #[error("Disk quota exceeded: this execution may read {limit} bytes")]
    ReadTooMuch { limit: u64 },
    #[error("No space left on device")]
    DiskFull,
    #[error("embedded null byte")]
    NulInPath,
    #[error("{reason}")]
    Denied { reason: &'static str, hint: &'static str },
    #[error("Stale file handle")]
    Stale,
    #[error("Input/output error")]
    Io,
}

type Result<T> = std::result::Result<T, FileError>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    File,
    Folder,
    Link,
    Other,
}

#[derive(Clone, Copy, Debug)]
pub struct Stat {
    pub kind: Kind,
    pub bytes: u64,
    /// Nanoseconds since 1970.
    pub modified_ns: i128,
    pub writable: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "the flags of open, each on its own")]
pub struct OpenMode {
    pub read: bool,
    pub write: bool,
    pub append: bool,
    pub create: bool,
    pub create_new: bool,
    pub truncate: bool,
}

/// Who may do what with a file, in the bits of its host. Never who it runs as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rights(u32);

/// An open file. Positions are bytes from the start.
pub trait Handle {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize>;
    fn write(&mut self, bytes: &[u8]) -> Result<usize>;
    fn seek(&mut self, position: u64) -> Result<()>;
    fn position(&mut self) -> Result<u64>;
    fn size(&mut self) -> Result<u64>;
    fn truncate(&mut self, bytes: u64) -> Result<()>;
    /// Who may do what with it, where files have such.
    fn set_rights(&mut self, _rights: Rights) -> Result<()> {
        Ok(())
    }
    /// Number of the open file, for an engine that reads by itself; none where there is no file of the host.
    fn descriptor(&self) -> Option<i32> {
        None
    }
}

/// Where files really are. Paths arrive checked, relative and without `.` or `..`.
trait Store {
    fn is_writable(&self, path: &str) -> bool;
    fn where_to_write(&self) -> &'static str;
    /// What to say where no file is found at all.
    fn why_empty(&self) -> &'static str;
    fn open(&self, path: &str, mode: OpenMode) -> Result<Box<dyn Handle>>;
    /// Fails where this file may not be written to. Says which rights one in its place should have.
    fn rights_to_replace(&self, path: &str) -> Result<Option<Rights>>;
    fn stat(&self, path: &str, follow_links: bool) -> Result<Stat>;
    fn list(&self, path: &str) -> Result<Vec<String>>;
    fn list_some(&self, path: &str, most: usize) -> Result<Vec<String>> {
        let mut names = self.list(path)?;
        names.truncate(most);
        Ok(names)
    }
    fn make_folder(&self, path: &str) -> Result<()>;
    fn remove_file(&self, path: &str) -> Result<()>;
    fn remove_folder(&self, path: &str) -> Result<()>;
    fn rename(&self, from: &str, to: &str) -> Result<()>;
    /// The same where nothing may be in the way.
    fn rename_to_new(&self, from: &str, to: &str) -> Result<()> {
        if self.stat(to, false).is_ok() { Err(FileError::Exists) } else { self.rename(from, to) }
    }
}

/// The jail: checks paths, counts, traces, and hands on to the store.
pub struct Files {
    /// What executions see that are not staged.
    plain: RefCell<Rc<dyn Store>>,
    /// The same where it is a folder of the host.
    project: RefCell<Option<Rc<ProjectStore>>>,
    /// What the running execution sees.
    store: RefCell<Rc<dyn Store>>,
    is_staged: Cell<bool>,
    usage: Rc<Usage>,
    trace: Trace,
}

impl Files {
    /// Opens the granted folder now, so that renaming it later changes nothing for the guest.
    pub(crate) fn open_access(access: &Access, trace: Trace) -> io::Result<Self> {
        let (plain, project) = stores(access)?;
        Ok(Self {
            store: RefCell::new(Rc::clone(&plain)),
            plain: RefCell::new(plain),
            project: RefCell::new(project),
            is_staged: Cell::new(false),
            usage: Rc::default(),
            trace,
        })
    }

    /// Replaces what can be reached, for files that were opened before their guest was known.
    pub(crate) fn grant(&self, access: &Access) -> io::Result<()> {
        let (plain, project) = stores(access)?;
        self.store.replace(Rc::clone(&plain));
        self.plain.replace(plain);
        self.project.replace(project);
        Ok(())
    }

    /// The files of an execution whose guest is given up.
    pub(crate) fn reopen(access: &Access, staging: Option<&Staging>, trace: Trace) -> io::Result<Self> {
        let files = Self::open_access(access, trace)?;
        files.stage(staging)?;
        Ok(files)
    }

    /// Starts counting and tracing for a new execution. Where it cannot be staged as it should, it must not run.
    pub(crate) fn begin(&self, limits: &Limits, staging: Option<&Staging>) -> io::Result<()> {
        self.usage.begin(limits);
        self.trace.begin();
        self.stage(staging)
    }

    /// Puts the staged files in front of the project, or takes those of an earlier execution away. Files in memory are
    /// nobody else's and stay as they are.
    fn stage(&self, staging: Option<&Staging>) -> io::Result<()> {
        let project = self.project.borrow();
        let Some(project) = &*project else { return Ok(()) };
        if self.is_staged.get() || staging.is_some() {
            self.usage.move_on();
        }
        self.store.replace(Rc::clone(&self.plain.borrow()));
        self.is_staged.set(false);
        if let Some(staging) = staging {
            let staged = StagedStore::open(staging, project, Rc::clone(&self.usage), self.trace.clone())?;
            self.store.replace(Rc::new(staged));
            self.is_staged.set(true);
        }
        Ok(())
    }

    fn store(&self) -> Rc<dyn Store> {
        Rc::clone(&self.store.borrow())
    }

    pub fn bytes_read(&self) -> u64 {
        self.usage.bytes_read()
    }

    /// Files written since `begin` that still exist, in order of first writing.
    pub fn artifacts(&self) -> Vec<Artifact> {
        let store = self.store();
        let existing = self.trace.written().into_iter().filter_map(|path| {
            let stat = store.stat(&path, false).ok().filter(|stat| stat.kind == Kind::File)?;
            Some(Artifact { kind: ArtifactKind::of(&path), bytes: stat.bytes, path })
        });
        existing.collect()
    }

    /// Which files were used since `begin`.
    pub(crate) fn traced(&self) -> Aside {
        let store = self.store();
        self.trace.told(|path| store.stat(path, false).ok().map(|stat| stat.kind))
    }

    pub fn open(&self, path: &str, mode: OpenMode) -> Result<Box<dyn Handle>> {
        let path = resolve(path)?;
        if !self.usage.has_room() {
            return Err(FileError::TooManyOpen);
        }
        if mode.write {
            self.check_writable(&path)?;
        }
        let store = self.store();
        let is_looked_at = !mode.truncate && (mode.create || self.is_staged.get());
        let before = if is_looked_at { store.stat(&path, true).ok() } else { None };
        let is_new = mode.create_new || (mode.create && store.stat(&path, true).is_err());
        if is_new {
            self.usage.reserve_new()?;
        }
        let opened = store.open(&path, mode);
        if is_new && opened.is_err() {
            self.usage.give_back(BLOCK);
        }
        self.trace.open(&path, mode, before, &opened);
        Ok(Box::new(Counted::new(opened?, Rc::clone(&self.usage))))
    }

    pub fn stat(&self, path: &str, follow_links: bool) -> Result<Stat> {
        let path = resolve(path)?;
        let found = self.store().stat(&path, follow_links);
        self.trace.stat(&path, &found);
        Ok(Stat { writable: self.store().is_writable(&path), ..found? })
    }

    /// Names in a folder, sorted, without hidden ones.
    pub fn list(&self, path: &str) -> Result<Vec<String>> {
        let path = resolve(path)?;
        let names = self.names_in(&path);
        self.trace.list(&path, &names);
        names
    }

    /// At most so many of them, in no order: a folder may hold more than fits into memory.
    pub fn list_some(&self, path: &str, most: usize) -> Result<Vec<String>> {
        let path = resolve(path)?;
        let names = self.store().list_some(&path, most).map(|mut names| {
            names.retain(|name| !name.starts_with('.'));
            names
        });
        self.trace.list(&path, &names);
        names
    }

    /// The same for a path that was looked at, and on nobody's behalf.
    fn names_in(&self, path: &str) -> Result<Vec<String>> {
        let mut names = self.store().list(path)?;
        names.retain(|name| !name.starts_with('.'));
        names.sort();
        Ok(names)
    }

    pub fn make_folder(&self, path: &str) -> Result<()> {
        let path = resolve(path)?;
        let store = self.store();
        // Making a folder that exists fails as such, wherever it is.
        let made = if store.stat(&path, true).is_ok() {
            Err(FileError::Exists)
        } else {
            self.check_writable(&path)?;
            self.usage.reserve_new()?;
            store.make_folder(&path).inspect_err(|_| self.usage.give_back(BLOCK))
        };
        self.trace.make_folder(&path, &made);
        made
    }

    pub fn remove_file(&self, path: &str) -> Result<()> {
        let path = resolve(path)?;
        self.check_writable(&path)?;
        let removed = self.store().remove_file(&path);
        self.trace.remove(&path, Kind::File, &removed);
        removed
    }

    pub fn remove_folder(&self, path: &str) -> Result<()> {
        let path = resolve(path)?;
        self.check_writable(&path)?;
        let removed = self.store().remove_folder(&path);
        self.trace.remove(&path, Kind::Folder, &removed);
        removed
    }

    pub fn rename(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (resolve(from)?, resolve(to)?);
        self.check_writable(&from)?;
        self.check_writable(&to)?;
        let store = self.store();
        let moved = match store.stat(&from, false) {
            Ok(stat) => all_at(&*store, &from, stat),
            Err(error) => {
                self.trace.stat(&from, &Err(error.clone()));
                return Err(error);
            }
        };
        let to_is_there = store.stat(&to, false).is_ok();
        store.rename(&from, &to).inspect_err(|_| self.trace.rename_failed(&from, &to, to_is_there))?;
        if from != to {
            self.trace.rename(&from, &to, &moved);
        }
        Ok(())
    }

    fn check_writable(&self, path: &str) -> Result<()> {
        let store = self.store();
        if store.is_writable(path) {
            return Ok(());
        }
        Err(FileError::Denied { reason: "Permission denied", hint: store.where_to_write() })
    }
}

/// What an access leads to, and the same where it is a folder of the host.
type Stores = (Rc<dyn Store>, Option<Rc<ProjectStore>>);

fn stores(access: &Access) -> io::Result<Stores> {
    match access {
        Access::Memory => Ok((Rc::new(MemoryStore::default()), None)),
        Access::Project { folder, writable, .. } => {
            let project = Rc::new(ProjectStore::open(folder, writable)?);
            Ok((Rc::clone(&project) as Rc<dyn Store>, Some(project)))
        }
    }
}

/// What is at `path`, itself included: the path from there on and what it is, folders before what is in them.
fn all_at(store: &dyn Store, path: &str, stat: Stat) -> Vec<(String, Stat)> {
    let mut found = Vec::new();
    let mut waiting = vec![(String::new(), stat)];
    while let Some((rest, stat)) = waiting.pop() {
        if stat.kind == Kind::Folder {
            let folder = format!("{path}{rest}");
            for name in store.list(&folder).unwrap_or_default() {
                if let Ok(stat) = store.stat(&inside(&folder, &name), false) {
                    waiting.push((format!("{rest}/{name}"), stat));
                }
            }
        }
        found.push((rest, stat));
    }
    found
}
