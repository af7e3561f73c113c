//! Files of a host folder, through directory handles.
//!
//! Each writable folder has a handle of its own, so a link inside `workspace/` cannot lead a
//! write to the rest of the project either.

use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::SystemTime;

use cap_std::ambient_authority;
use cap_std::fs::{Dir, File, FileType, Metadata, OpenOptions, Permissions};

#[cfg(target_os = "linux")]
use super::paths::parent_of;
use super::{FileError, Handle, Kind, OpenMode, Result, Rights, Stat, Store};

pub(super) struct ProjectStore {
    root: Dir,
    /// Granted folder and its handle; the handle is absent until the folder exists.
    writable: Vec<(String, Option<Dir>)>,
}

impl ProjectStore {
    pub(super) fn open(folder: &Path, writable: &[String]) -> std::io::Result<Self> {
        Ok(Self::at(Dir::open_ambient_dir(folder, ambient_authority())?, writable.iter()))
    }

    /// The same in a folder that is open.
    pub(super) fn at<'a>(root: Dir, writable: impl Iterator<Item = &'a String>) -> Self {
        let writable = writable.map(|name| (name.clone(), root.open_dir(name).ok())).collect();
        Self { root, writable }
    }

    /// Folders that may be written to.
    pub(super) fn granted(&self) -> impl Iterator<Item = &String> {
        self.writable.iter().map(|(folder, _)| folder)
    }

    /// Makes a folder and those above it; all of them may be there.
    pub(super) fn make_folders(&self, path: &str) -> Result<()> {
        self.make_granted_folder(path);
        let (owner, inside) = self.place(path);
        owner.create_dir_all(inside).map_err(|error| translate(&error))
    }

    /// A regular file, open. Anything else is refused.
    pub(super) fn open_file(&self, path: &str, mode: OpenMode) -> Result<File> {
        if mode.create || mode.create_new {
            self.make_granted_folder(path);
        }
        let (owner, inside) = self.place(path);
        let mut options = OpenOptions::new();
        options
            .read(mode.read)
            .write(mode.write && !mode.append)
            .append(mode.append)
            .create(mode.create)
            .create_new(mode.create_new);
        // A pipe or device must not block the worker before it is recognised as one.
        #[cfg(unix)]
        {
            use cap_std::fs::OpenOptionsExt;
            options.custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY);
        }
        let file = owner.open_with(inside, &options).map_err(|error| translate(&error))?;
        let metadata = file.metadata().map_err(|error| translate(&error))?;
        match kind_of(metadata.file_type()) {
            Kind::File => {}
            Kind::Folder => return Err(FileError::IsDirectory),
            Kind::Link | Kind::Other => {
                return Err(FileError::Denied {
                    reason: "Permission denied",
                    hint: "only regular files can be opened",
                });
            }
        }
        if mode.truncate {
            file.set_len(0).map_err(|error| translate(&error))?;
        }
        Ok(file)
    }

    /// What `rights_to_replace` says, by what the file lets everybody do: it is only read.
    pub(super) fn rights_if_writable(&self, path: &str) -> Result<Option<Rights>> {
        let file = self.open_file(path, OpenMode { read: true, ..OpenMode::default() })?;
        let permissions = file.metadata().map_err(|error| translate(&error))?.permissions();
        if permissions.readonly() {
            return Err(translate(&ErrorKind::PermissionDenied.into()));
        }
        Ok(rights_of(&permissions))
    }

    /// The handle that owns `path` and the rest of the path below it.
    fn place<'a>(&'a self, path: &'a str) -> (Owner<'a>, &'a str) {
        for (folder, handle) in &self.writable {
            let Some(rest) = path.strip_prefix(folder.as_str()) else { continue };
            let Some(inside) = rest.strip_prefix('/') else { continue };
            return match handle {
                Some(handle) => (Owner::Held(handle), inside),
                // Made during the session: opened through the root, without following a link out.
                None => match self.root.open_dir(folder) {
                    Ok(handle) => (Owner::Opened(handle), inside),
                    Err(_) => (Owner::Held(&self.root), path),
                },
            };
        }
        (Owner::Held(&self.root), if path.is_empty() { "." } else { path })
    }

    /// Granted output folders appear when something is first put into them.
    fn make_granted_folder(&self, path: &str) {
        for (folder, handle) in &self.writable {
            let is_inside = path.strip_prefix(folder.as_str()).is_some_and(|rest| rest.starts_with('/'));
            if is_inside && handle.is_none() {
                let _ = self.root.create_dir_all(folder);
            }
        }
    }
}

enum Owner<'a> {
    Held(&'a Dir),
    Opened(Dir),
}

impl std::ops::Deref for Owner<'_> {
    type Target = Dir;

    fn deref(&self) -> &Dir {
        match self {
            Self::Held(dir) => dir,
            Self::Opened(dir) => dir,
        }
    }
}

impl Store for ProjectStore {
    fn is_writable(&self, path: &str) -> bool {
        self.writable.iter().any(|(folder, _)| {
            path.strip_prefix(folder.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    }

    fn where_to_write(&self) -> &'static str {
        "write under data/processed/, reports/, artifacts/, models/ or workspace/"
    }

    fn why_empty(&self) -> &'static str {
        "there are no files in data/raw/, data/processed/ and workspace/"
    }

    fn open(&self, path: &str, mode: OpenMode) -> Result<Box<dyn Handle>> {
        Ok(Box::new(OpenFile(self.open_file(path, mode)?)))
    }

    fn rights_to_replace(&self, path: &str) -> Result<Option<Rights>> {
        let file = self.open_file(path, OpenMode { write: true, ..OpenMode::default() })?;
        let metadata = file.metadata().map_err(|error| translate(&error))?;
        Ok(rights_of(&metadata.permissions()))
    }

    fn stat(&self, path: &str, follow_links: bool) -> Result<Stat> {
        let (owner, inside) = self.place(path);
        let metadata = if follow_links { owner.metadata(inside) } else { owner.symlink_metadata(inside) };
        Ok(stat_of(&metadata.map_err(|error| translate(&error))?))
    }

    fn list(&self, path: &str) -> Result<Vec<String>> {
        self.list_some(path, usize::MAX)
    }

    fn list_some(&self, path: &str, most: usize) -> Result<Vec<String>> {
        let (owner, inside) = self.place(path);
        let entries = owner.read_dir(inside).map_err(|error| translate(&error))?;
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        Ok(names.take(most).collect())
    }

    fn make_folder(&self, path: &str) -> Result<()> {
        self.make_granted_folder(path);
        let (owner, inside) = self.place(path);
        if self.granted().any(|folder| folder == path) {
            return owner.create_dir_all(inside).map_err(|error| translate(&error));
        }
        owner.create_dir(inside).map_err(|error| translate(&error))
    }

    fn remove_file(&self, path: &str) -> Result<()> {
        let (owner, inside) = self.place(path);
        owner.remove_file(inside).map_err(|error| translate(&error))
    }

    fn remove_folder(&self, path: &str) -> Result<()> {
        let (owner, inside) = self.place(path);
        owner.remove_dir(inside).map_err(|error| translate(&error))
    }

    fn rename(&self, from: &str, to: &str) -> Result<()> {
        self.make_granted_folder(to);
        let (from_owner, from_inside) = self.place(from);
        let (to_owner, to_inside) = self.place(to);
        from_owner.rename(from_inside, &to_owner, to_inside).map_err(|error| translate(&error))
    }

    fn rename_to_new(&self, from: &str, to: &str) -> Result<()> {
        #[cfg(target_os = "linux")]
        if let Some(renamed) = self.rename_in_one_step(from, to) {
            return renamed;
        }
        let (from_owner, from_inside) = self.place(from);
        let (to_owner, to_inside) = self.place(to);
        match from_owner.hard_link(from_inside, &to_owner, to_inside) {
            Ok(()) => self.remove_file(from),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(FileError::Exists),
            // Some disks know no second name of a file.
            Err(_) if self.stat(to, false).is_ok() => Err(FileError::Exists),
            Err(_) => self.rename(from, to),
        }
    }
}

#[cfg(target_os = "linux")]
impl ProjectStore {
    /// The kernel's own call, which workers may make: links, by which others do the same, are denied to them. None where
    /// the disk does not know it.
    fn rename_in_one_step(&self, from: &str, to: &str) -> Option<Result<()>> {
        use std::ffi::CString;
        use std::os::fd::AsRawFd;

        let folder_of = |path: &str| {
            let (owner, inside) = self.place(path);
            let folder = parent_of(inside);
            let folder = if folder.is_empty() { owner.try_clone() } else { owner.open_dir(folder) };
            let name = inside.rsplit('/').next().unwrap_or(inside);
            Ok((folder.map_err(|error| translate(&error))?, CString::new(name).map_err(|_| FileError::NulInPath)?))
        };
        let (from, to) = match (folder_of(from), folder_of(to)) {
            (Ok(from), Ok(to)) => (from, to),
            (Err(error), _) | (_, Err(error)) => return Some(Err(error)),
        };
        // SAFETY: the folders are open and the names end with a null, for as long as the call takes.
        let answer = unsafe {
            libc::syscall(
                libc::SYS_renameat2,
                from.0.as_raw_fd(),
                from.1.as_ptr(),
                to.0.as_raw_fd(),
                to.1.as_ptr(),
                libc::RENAME_NOREPLACE,
            )
        };
        let error = std::io::Error::last_os_error();
        match error.raw_os_error() {
            _ if answer == 0 => Some(Ok(())),
            Some(libc::ENOSYS | libc::EINVAL) => None,
            _ => Some(Err(translate(&error))),
        }
    }
}

fn rights_of(permissions: &Permissions) -> Option<Rights> {
    #[cfg(unix)]
    return Some(Rights(cap_std::fs::PermissionsExt::mode(permissions) & 0o777));
    #[cfg(not(unix))]
    {
        let _ = permissions;
        None
    }
}

struct OpenFile(File);

impl Handle for OpenFile {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        self.0.read(buffer).map_err(|error| translate(&error))
    }

    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.0.write(bytes).map_err(|error| translate(&error))
    }

    fn seek(&mut self, position: u64) -> Result<()> {
        self.0.seek(SeekFrom::Start(position)).map(drop).map_err(|error| translate(&error))
    }

    fn position(&mut self) -> Result<u64> {
        self.0.stream_position().map_err(|error| translate(&error))
    }

    fn size(&mut self) -> Result<u64> {
        self.0.metadata().map(|metadata| metadata.len()).map_err(|error| translate(&error))
    }

    fn truncate(&mut self, bytes: u64) -> Result<()> {
        self.0.set_len(bytes).map_err(|error| translate(&error))
    }

    #[cfg(unix)]
    fn set_rights(&mut self, rights: Rights) -> Result<()> {
        let permissions = <Permissions as cap_std::fs::PermissionsExt>::from_mode(rights.0);
        self.0.set_permissions(permissions).map_err(|error| translate(&error))
    }

    #[cfg(unix)]
    fn descriptor(&self) -> Option<i32> {
        Some(std::os::fd::AsRawFd::as_raw_fd(&self.0))
    }
}

fn stat_of(metadata: &Metadata) -> Stat {
    let modified = metadata.modified().ok().map(cap_std::time::SystemTime::into_std);
    let since_epoch = modified.and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
    Stat {
        kind: kind_of(metadata.file_type()),
        bytes: metadata.len(),
        modified_ns: since_epoch.map_or(0, |since| i128::try_from(since.as_nanos()).unwrap_or(0)),
        writable: false,
    }
}

fn kind_of(file_type: FileType) -> Kind {
    if file_type.is_file() {
        Kind::File
    } else if file_type.is_dir() {
        Kind::Folder
    } else if file_type.is_symlink() {
        Kind::Link
    } else {
        Kind::Other
    }
}

/// Keeps the class of the error and drops everything that could name a host path.
pub(super) fn translate(error: &std::io::Error) -> FileError {
    match error.kind() {
        ErrorKind::NotFound => FileError::NotFound,
        ErrorKind::AlreadyExists => FileError::Exists,
        ErrorKind::IsADirectory => FileError::IsDirectory,
        ErrorKind::NotADirectory => FileError::NotADirectory,
        ErrorKind::DirectoryNotEmpty => FileError::NotEmpty,
        ErrorKind::InvalidFilename => FileError::NameTooLong,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => FileError::DiskFull,
        ErrorKind::ReadOnlyFilesystem => {
            FileError::Denied { reason: "Permission denied", hint: "the project is on a read-only disk" }
        }
        ErrorKind::PermissionDenied | ErrorKind::CrossesDevices => FileError::Denied {
            reason: "Permission denied",
            hint: "only files inside the granted folders are visible; links that leave them are not followed",
        },
        _ => FileError::Io,
    }
}
