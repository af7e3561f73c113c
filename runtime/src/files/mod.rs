//! The files a guest sees: a virtual `/project` that leads to granted folders and nowhere else.
//!
//! Rule: a path is looked at here, once, and then only ever followed through a directory
//! handle that cannot leave its folder, links and `..` included.

mod memory;
mod nearby;
mod project;
mod whole;

use std::cell::Cell;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::isolation::Isolation;
use crate::limits::Limits;
use crate::report::{Artifact, ArtifactKind};

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
    /// A folder of the host, readable, with writable folders inside it.
    Project { folder: PathBuf, writable: Vec<String> },
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
        Self::Project { folder: folder.into(), writable: OUTPUT_FOLDERS.map(str::to_owned).to_vec() }
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
    #[error("No space left on device")]
    DiskFull,
    #[error("embedded null byte")]
    NulInPath,
    #[error("{reason}")]
    Denied { reason: &'static str, hint: &'static str },
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

/// An open file. Positions are bytes from the start.
pub trait Handle {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize>;
    fn write(&mut self, bytes: &[u8]) -> Result<usize>;
    fn seek(&mut self, position: u64) -> Result<()>;
    fn position(&mut self) -> Result<u64>;
    fn size(&mut self) -> Result<u64>;
    fn truncate(&mut self, bytes: u64) -> Result<()>;
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
    fn stat(&self, path: &str, follow_links: bool) -> Result<Stat>;
    fn list(&self, path: &str) -> Result<Vec<String>>;
    fn make_folder(&self, path: &str) -> Result<()>;
    fn remove_file(&self, path: &str) -> Result<()>;
    fn remove_folder(&self, path: &str) -> Result<()>;
    fn rename(&self, from: &str, to: &str) -> Result<()>;
}

/// The jail: checks paths, counts, and hands on to the store.
pub struct Files {
    store: Box<dyn Store>,
    usage: Rc<Usage>,
    written: WrittenPaths,
}

/// Paths written by an execution, in order of first writing. Shared with the controlling thread,
/// which can still name them when the guest has to be given up.
#[derive(Clone, Default)]
pub(crate) struct WrittenPaths(Arc<Mutex<Vec<String>>>);

impl WrittenPaths {
    fn lock(&self) -> MutexGuard<'_, Vec<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits only briefly: a guest that was cut off may hold the lock for good.
    fn snapshot(&self) -> Vec<String> {
        let patience = Instant::now() + Duration::from_millis(50);
        while Instant::now() < patience {
            if let Ok(written) = self.0.try_lock() {
                return written.clone();
            }
            std::thread::yield_now();
        }
        Vec::new()
    }
}

#[derive(Default)]
struct Usage {
    open: Cell<usize>,
    max_open: Cell<usize>,
    bytes_read: Cell<u64>,
    bytes_written: Cell<u64>,
    max_written: Cell<u64>,
}

impl Files {
    /// Opens the granted folder now, so that renaming it later changes nothing for the guest.
    pub(crate) fn open_access(access: &Access, written: WrittenPaths) -> std::io::Result<Self> {
        let store: Box<dyn Store> = match access {
            Access::Memory => Box::new(memory::MemoryStore::default()),
            Access::Project { folder, writable } => Box::new(project::ProjectStore::open(folder, writable)?),
        };
        Ok(Self { store, usage: Rc::default(), written })
    }

    /// Starts counting for a new execution.
    pub fn begin(&self, limits: &Limits) {
        self.usage.max_open.set(limits.open_files);
        self.usage.max_written.set(limits.written_bytes);
        self.usage.bytes_written.set(0);
        self.usage.bytes_read.set(0);
        self.written.lock().clear();
    }

    pub fn bytes_read(&self) -> u64 {
        self.usage.bytes_read.get()
    }

    /// Files written since `begin` that still exist, in order of first writing.
    pub fn artifacts(&self) -> Vec<Artifact> {
        let existing = self.written.snapshot().into_iter().filter_map(|path| {
            let stat = self.store.stat(&path, false).ok().filter(|stat| stat.kind == Kind::File)?;
            Some(Artifact { kind: ArtifactKind::of(&path), bytes: stat.bytes, path })
        });
        existing.collect()
    }

    pub fn open(&self, path: &str, mode: OpenMode) -> Result<Box<dyn Handle>> {
        let path = resolve(path)?;
        if self.usage.open.get() >= self.usage.max_open.get() {
            return Err(FileError::TooManyOpen);
        }
        if mode.write {
            self.check_writable(&path)?;
        }
        let inner = self.store.open(&path, mode)?;
        if mode.write {
            self.note_written(path);
        }
        Ok(Box::new(Counted::new(inner, Rc::clone(&self.usage))))
    }

    pub fn stat(&self, path: &str, follow_links: bool) -> Result<Stat> {
        let path = resolve(path)?;
        let stat = self.store.stat(&path, follow_links)?;
        Ok(Stat { writable: self.store.is_writable(&path), ..stat })
    }

    /// Names in a folder, sorted, without hidden ones.
    pub fn list(&self, path: &str) -> Result<Vec<String>> {
        let mut names = self.store.list(&resolve(path)?)?;
        names.retain(|name| !name.starts_with('.'));
        names.sort();
        Ok(names)
    }

    pub fn make_folder(&self, path: &str) -> Result<()> {
        let path = resolve(path)?;
        // Making a folder that exists fails as such, wherever it is.
        if self.store.stat(&path, true).is_ok() {
            return Err(FileError::Exists);
        }
        self.check_writable(&path)?;
        self.store.make_folder(&path)
    }

    pub fn remove_file(&self, path: &str) -> Result<()> {
        let path = resolve(path)?;
        self.check_writable(&path)?;
        self.store.remove_file(&path)
    }

    pub fn remove_folder(&self, path: &str) -> Result<()> {
        let path = resolve(path)?;
        self.check_writable(&path)?;
        self.store.remove_folder(&path)
    }

    pub fn rename(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (resolve(from)?, resolve(to)?);
        self.check_writable(&from)?;
        self.check_writable(&to)?;
        self.store.rename(&from, &to)?;
        self.note_written(to);
        Ok(())
    }

    fn check_writable(&self, path: &str) -> Result<()> {
        if self.store.is_writable(path) {
            return Ok(());
        }
        Err(FileError::Denied { reason: "Permission denied", hint: self.store.where_to_write() })
    }

    fn note_written(&self, path: String) {
        let mut written = self.written.lock();
        if !written.contains(&path) {
            written.push(path);
        }
    }
}

/// Longest path and most components a guest may name.
const MAX_PATH: usize = 4096;
const MAX_COMPONENTS: usize = 64;

/// From the guest's spelling to a path inside the project, or why there is none.
fn resolve(path: &str) -> Result<String> {
    if path.contains('\0') {
        return Err(FileError::NulInPath);
    }
    if path.len() > MAX_PATH {
        return Err(FileError::NameTooLong);
    }
    let outside = FileError::Denied {
        reason: "Permission denied",
        hint: "only the project folder is visible; use a path relative to it",
    };
    let relative = match path.strip_prefix(PROJECT_ROOT) {
        Some(rest) if rest.is_empty() || rest.starts_with('/') => rest,
        _ if path.starts_with('/') => return Err(outside),
        _ => path,
    };
    let mut parts: Vec<&str> = Vec::new();
    for part in relative.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop().ok_or_else(|| outside.clone())?;
            }
            _ if part.starts_with('.') => {
                return Err(FileError::Denied {
                    reason: "Permission denied",
                    hint: "files whose name begins with a dot are hidden from scripts",
                });
            }
            // On Windows these lead elsewhere: a drive, a stream, another folder.
            _ if cfg!(windows) && part.contains(['\\', ':']) => return Err(outside),
            _ if part.len() > 255 => return Err(FileError::NameTooLong),
            _ => parts.push(part),
        }
    }
    if parts.len() > MAX_COMPONENTS {
        return Err(FileError::NameTooLong);
    }
    Ok(parts.join("/"))
}

/// Counts what goes through an open file.
struct Counted {
    inner: Box<dyn Handle>,
    usage: Rc<Usage>,
}

impl Counted {
    fn new(inner: Box<dyn Handle>, usage: Rc<Usage>) -> Self {
        usage.open.set(usage.open.get() + 1);
        Self { inner, usage }
    }

    fn reserve(&self, bytes: u64) -> Result<()> {
        let total = self.usage.bytes_written.get().saturating_add(bytes);
        let limit = self.usage.max_written.get();
        if total > limit {
            return Err(FileError::QuotaExceeded { limit });
        }
        self.usage.bytes_written.set(total);
        Ok(())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.usage.open.set(self.usage.open.get().saturating_sub(1));
    }
}

impl Handle for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let count = self.inner.read(buffer)?;
        self.usage.bytes_read.set(self.usage.bytes_read.get().saturating_add(count as u64));
        Ok(count)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        // A write past the end makes the file that much longer; a hole would dodge the quota.
        let gap = self.inner.position()?.saturating_sub(self.inner.size()?);
        self.reserve((bytes.len() as u64).saturating_add(gap))?;
        self.inner.write(bytes)
    }

    fn seek(&mut self, position: u64) -> Result<()> {
        self.inner.seek(position)
    }

    fn position(&mut self) -> Result<u64> {
        self.inner.position()
    }

    fn size(&mut self) -> Result<u64> {
        self.inner.size()
    }

    fn truncate(&mut self, bytes: u64) -> Result<()> {
        // Growing a file is writing; a sparse file would dodge the quota.
        let grown = bytes.saturating_sub(self.inner.size()?);
        self.reserve(grown)?;
        self.inner.truncate(bytes)
    }

    fn descriptor(&self) -> Option<i32> {
        self.inner.descriptor()
    }
}

#[cfg(test)]
mod tests {
    use super::{FileError, resolve};

    #[test]
    fn paths_are_made_relative() {
        for (guest, expected) in [
            ("data/raw/a.csv", "data/raw/a.csv"),
            ("./data//raw/./a.csv", "data/raw/a.csv"),
            ("/project/workspace/x", "workspace/x"),
            ("a/b/../c", "a/c"),
            ("", ""),
            ("/project", ""),
        ] {
            assert_eq!(resolve(guest), Ok(expected.to_owned()), "{guest}");
        }
    }

    #[test]
    fn paths_out_of_the_project_are_denied() {
        for guest in ["/etc/passwd", "../x", "a/../../x", "/projects/x", "/project/../x", ".env", "a/.git/config"] {
            assert!(matches!(resolve(guest), Err(FileError::Denied { .. })), "{guest}");
        }
        assert_eq!(resolve("a\0b"), Err(FileError::NulInPath));
        assert_eq!(resolve(&"a/".repeat(3000)), Err(FileError::NameTooLong));
        assert_eq!(resolve(&"a".repeat(300)), Err(FileError::NameTooLong));
    }
}
