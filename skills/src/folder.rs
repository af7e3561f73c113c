//! The store's folder on disk: every file access of this crate is here.
//!
//! Rule: paths are relative to the store, each part is looked at before it is used, and a link is
//! never followed. Writing needs a [`Writing`], which holds the lock.

#![expect(clippy::disallowed_types, reason = "the store is the host's own folder; no guest is handed a path into it")]

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use crate::error::SkillError;

/// Held by whoever writes, shared by whoever reads.
const LOCK: &str = ".lock";

/// Names of one folder that are looked at: far more than a store ever makes.
const MOST_NAMES: usize = 10_000;

#[derive(Clone, Debug)]
pub(crate) struct Folder {
    root: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    File,
    Folder,
    Link,
    Other,
}

impl Kind {
    /// As it reads after "found".
    pub(crate) fn as_found(self) -> &'static str {
        match self {
            Self::File => "a file",
            Self::Folder => "a folder",
            Self::Link => "a link",
            Self::Other => "something else",
        }
    }
}

/// The only writer of a store, in this process and all others, until it is dropped.
pub(crate) struct Writing<'a> {
    pub(crate) folder: &'a Folder,
    _lock: File,
}

impl Folder {
    /// The folder may be absent; a file in its place is an error.
    pub(crate) fn open(root: &Path) -> Result<Self, SkillError> {
        let folder = Self { root: root.to_owned() };
        match fs::metadata(root) {
            Ok(metadata) if !metadata.is_dir() => {
                Err(SkillError::NotPlain { path: folder.name(), wanted: "folder", found: Kind::File.as_found() })
            }
            _ => Ok(folder),
        }
    }

    /// What the folder itself is called.
    pub(crate) fn name(&self) -> String {
        self.root.file_name().map_or_else(|| "skills".to_owned(), |name| name.to_string_lossy().into_owned())
    }

    pub(crate) fn exists(&self) -> bool {
        self.root.is_dir()
    }

    /// What is at `path`, or `None`. Fails if the way there is not made of real folders.
    pub(crate) fn kind(&self, path: &str) -> Result<Option<Kind>, SkillError> {
        let mut place = self.root.clone();
        let mut seen = Kind::Folder;
        let mut n_bytes = 0;
        for part in path.split('/') {
            if seen != Kind::Folder {
                let way = path.get(..n_bytes).unwrap_or(path).trim_end_matches('/').to_owned();
                return Err(SkillError::NotPlain { path: way, wanted: "folder", found: seen.as_found() });
            }
            n_bytes += part.len() + 1;
            place.push(part);
            seen = match fs::symlink_metadata(&place) {
                Ok(metadata) => kind_of(metadata.file_type()),
                Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
                Err(source) => return Err(failed("look at", path)(source)),
            };
        }
        Ok(Some(seen))
    }

    /// The bytes of `file` in `folder`, or `None`. Reads no more than `limit` of them.
    pub(crate) fn read(&self, folder: &str, file: &'static str, limit: usize) -> Result<Option<Vec<u8>>, SkillError> {
        let path = if folder.is_empty() { file.to_owned() } else { format!("{folder}/{file}") };
        match self.kind(&path)? {
            None => return Ok(None),
            Some(Kind::File) => {}
            Some(other) => return Err(SkillError::NotPlain { path, wanted: "file", found: other.as_found() }),
        }
        let opened = File::open(self.root.join(&path)).map_err(failed("open", &path))?;
        let n_bytes = opened.metadata().map_err(failed("look at", &path))?.len();
        let mut bytes = Vec::new();
        opened.take(limit as u64 + 1).read_to_end(&mut bytes).map_err(failed("read", &path))?;
        if bytes.len() > limit {
            let found = usize::try_from(n_bytes).unwrap_or(usize::MAX).max(bytes.len());
            return Err(SkillError::TooLong { what: file, limit, unit: "bytes", found });
        }
        Ok(Some(bytes))
    }

    pub(crate) fn read_text(
        &self,
        folder: &str,
        file: &'static str,
        limit: usize,
    ) -> Result<Option<String>, SkillError> {
        let Some(bytes) = self.read(folder, file, limit)? else { return Ok(None) };
        let not_text = |_| SkillError::NotText { path: format!("{folder}/{file}") };
        String::from_utf8(bytes).map(Some).map_err(not_text)
    }

    /// Names in the folder at `path`, sorted; none if it is absent. `""` is the store itself. Fails where there are too many to
    /// be a store's: the folder is the project's, and scripts of others may have filled it.
    pub(crate) fn entries(&self, path: &str) -> Result<Vec<String>, SkillError> {
        if !path.is_empty() {
            match self.kind(path)? {
                None => return Ok(Vec::new()),
                Some(Kind::Folder) => {}
                Some(other) => {
                    let found = other.as_found();
                    return Err(SkillError::NotPlain { path: path.to_owned(), wanted: "folder", found });
                }
            }
        }
        let entries = match fs::read_dir(self.root.join(path)) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(source) => return Err(failed("list", path)(source)),
        };
        let mut names = Vec::new();
        for (index, entry) in entries.enumerate() {
            if index == MOST_NAMES {
                let path = if path.is_empty() { self.name() } else { path.to_owned() };
                return Err(SkillError::Crowded { path, limit: MOST_NAMES });
            }
            // A name that is not text cannot be a skill's.
            names.extend(entry.ok().and_then(|entry| entry.file_name().into_string().ok()));
        }
        names.sort_unstable();
        Ok(names)
    }

    /// Whether nobody may write into the folder at `path`.
    pub(crate) fn is_read_only(&self, path: &str) -> bool {
        fs::metadata(self.root.join(path)).is_ok_and(|metadata| metadata.permissions().readonly())
    }

    /// Waits for other writers and readers; makes the folder if need be.
    pub(crate) fn lock_for_writing(&self) -> Result<Writing<'_>, SkillError> {
        fs::create_dir_all(&self.root).map_err(failed("make the folder", &self.name()))?;
        if let Some(other) = self.kind(LOCK)?.filter(|kind| *kind != Kind::File) {
            return Err(SkillError::NotPlain { path: LOCK.to_owned(), wanted: "file", found: other.as_found() });
        }
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let lock = options.open(self.root.join(LOCK)).map_err(failed("open", LOCK))?;
        lock.lock().map_err(failed("lock", LOCK))?;
        Ok(Writing { folder: self, _lock: lock })
    }

    /// Keeps writers out while it lives. `None` if no writer was ever here, or if this disk has
    /// no locks: reading is then as good as it gets.
    pub(crate) fn lock_for_reading(&self) -> Option<File> {
        if self.kind(LOCK).ok()? != Some(Kind::File) {
            return None;
        }
        let lock = File::open(self.root.join(LOCK)).ok()?;
        lock.lock_shared().ok()?;
        Some(lock)
    }
}

impl Writing<'_> {
    pub(crate) fn make_folder(&self, path: &str) -> Result<(), SkillError> {
        fs::create_dir(self.place(path)).map_err(failed("make the folder", path))
    }

    /// A file that was not there before, on the disk before this returns.
    pub(crate) fn write_new(&self, path: &str, bytes: &[u8]) -> Result<(), SkillError> {
        let write = || {
            let mut file = OpenOptions::new().write(true).create_new(true).open(self.place(path))?;
            file.write_all(bytes)?;
            file.sync_all()
        };
        write().map_err(failed("write", path))
    }

    /// Readers see the old file or the new one. May be lost if the machine stops right after.
    pub(crate) fn replace_file(&self, path: &str, bytes: &[u8]) -> Result<(), SkillError> {
        let temporary = format!("{path}.new");
        self.remove_tree(&temporary)?;
        let write = || OpenOptions::new().write(true).create_new(true).open(self.place(&temporary))?.write_all(bytes);
        write().map_err(failed("write", path))?;
        self.rename(&temporary, path)
    }

    pub(crate) fn rename(&self, from: &str, to: &str) -> Result<(), SkillError> {
        fs::rename(self.place(from), self.place(to)).map_err(failed("write", to))
    }

    /// Removes a file, a link (not what it points to) or a folder with all in it, if it is there.
    pub(crate) fn remove_tree(&self, path: &str) -> Result<(), SkillError> {
        let removed = match self.folder.kind(path)? {
            None => Ok(()),
            Some(Kind::Folder) => fs::remove_dir_all(self.place(path)),
            Some(_) => fs::remove_file(self.place(path)),
        };
        removed.map_err(failed("remove", path))
    }

    /// Puts a rename inside the folder at `path` on the disk, where the system can.
    pub(crate) fn sync_folder(&self, path: &str) {
        // Windows opens no folders; there the file system keeps its own journal.
        if let Ok(folder) = File::open(self.place(path)) {
            let _ = folder.sync_all();
        }
    }

    fn place(&self, path: &str) -> PathBuf {
        if path.is_empty() { self.folder.root.clone() } else { self.folder.root.join(path) }
    }
}

pub(crate) fn failed(action: &'static str, path: &str) -> impl FnOnce(io::Error) -> SkillError {
    let path = path.to_owned();
    move |source| SkillError::Io { action, path, source }
}

fn kind_of(file_type: fs::FileType) -> Kind {
    if file_type.is_symlink() {
        Kind::Link
    } else if file_type.is_dir() {
        Kind::Folder
    } else if file_type.is_file() {
        Kind::File
    } else {
        Kind::Other
    }
}
