//! One layer of staged files: how it is opened, and whether it decides about a path.

use std::io;
use std::path::Path;

use cap_std::ambient_authority;
use cap_std::fs::Dir;

use crate::files::paths::folders_above;
use crate::files::project::ProjectStore;
use crate::files::{FileError, Kind, Result, Store};

/// Opens the folder that is written to, with the grants of the project, and makes it if it is missing.
pub(super) fn make(folder: &Path, project: &ProjectStore) -> io::Result<ProjectStore> {
    if let Some(layer) = open(folder, project)? {
        return Ok(layer);
    }
    Dir::create_ambient_dir_all(folder, ambient_authority())?;
    open(folder, project)?.ok_or_else(|| io::ErrorKind::NotFound.into())
}

/// Opens a folder, or none if it is missing. A link in its place is not followed: whoever put it there would decide where
/// the guest reads and writes.
pub(super) fn open(folder: &Path, project: &ProjectStore) -> io::Result<Option<ProjectStore>> {
    let found = open_folder(folder);
    if found.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
        return Ok(None);
    }
    Ok(Some(ProjectStore::at(found?, project.granted())))
}

fn open_folder(folder: &Path) -> io::Result<Dir> {
    let (Some(parent), Some(name)) = (folder.parent(), folder.file_name()) else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    let parent = if parent.as_os_str().is_empty() { Path::new(".") } else { parent };
    let parent = Dir::open_ambient_dir(parent, ambient_authority())?;
    if !parent.symlink_metadata(name)?.is_dir() {
        return Err(io::ErrorKind::NotADirectory.into());
    }
    parent.open_dir(name)
}

impl ProjectStore {
    /// What this layer has at `path`, links not followed; none where lower layers may have something. Fails where it has
    /// something in the way, which covers lower layers too.
    pub(super) fn holds(&self, path: &str) -> Result<Option<Kind>> {
        match self.stat(path, false) {
            Ok(stat) => Ok(Some(stat.kind)),
            Err(FileError::NotFound) => self.check_way(path).map(|()| None),
            Err(error) => Err(error),
        }
    }

    /// Are all folders above `path` folders, as far as they are there?
    fn check_way(&self, path: &str) -> Result<()> {
        for folder in folders_above(path) {
            match self.stat(folder, true) {
                Ok(stat) if stat.kind == Kind::Folder => {}
                Ok(_) => return Err(FileError::NotADirectory),
                // Not even a link that leads nowhere.
                Err(FileError::NotFound) if self.stat(folder, false).is_err() => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
