//! Files that the program keeps about servers: read whole or not at all, written whole or not at all.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "files of the operator's, in places that scripts do not reach"
)]

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The folder of what is kept about servers, inside a project.
pub(super) fn folder_of(project: &Path) -> PathBuf {
    project.join(".work").join("servers")
}

/// The text of a file, none if there is none. A link, a pipe or a file above `most` bytes is an error.
pub(super) fn read(file: &Path, most: u64) -> Result<Option<String>, String> {
    let metadata = match fs::symlink_metadata(file) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.kind().to_string()),
    };
    if !metadata.is_file() {
        return Err("not a regular file".to_owned());
    }
    if metadata.len() > most {
        return Err(format!("larger than {} MiB", most >> 20));
    }
    fs::read_to_string(file).map(Some).map_err(|error| error.kind().to_string())
}

/// Writes the file beside its place first. Who reads meanwhile finds the old one or the new one.
pub(super) fn write(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    // Names of a process that is gone may come again; what it left is replaced.
    let beside = folder.join(format!(".{name}.{}.new", std::process::id()));
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, file));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Which file it is and which version of it; none if there is none.
pub(super) fn stamp(file: &Path) -> Option<Stamp> {
    let metadata = fs::symlink_metadata(file).ok()?;
    #[cfg(unix)]
    let number = std::os::unix::fs::MetadataExt::ino(&metadata);
    #[cfg(not(unix))]
    let number = 0;
    Some(Stamp { number, n_bytes: metadata.len(), modified: metadata.modified().ok() })
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    number: u64,
    n_bytes: u64,
    modified: Option<SystemTime>,
}

/// Keeps other processes out while it lives. Where that is not possible they are not kept out; files stay whole anyway.
pub(super) fn hold(file: &Path) -> Option<File> {
    fs::create_dir_all(file.parent()?).ok()?;
    let held = OpenOptions::new().create(true).truncate(false).write(true).open(file).ok()?;
    held.lock().ok()?;
    Some(held)
}
