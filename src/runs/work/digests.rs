//! Digests of files: what they hold, not when they were written.

#![expect(clippy::disallowed_types, reason = "files of the project are read to be compared")]

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use sha2::{Digest, Sha256};

use crate::runs::plan::Changes;

/// Stands for a file that is not there.
pub(crate) const MISSING: &str = "missing";

/// Size, time, and which file it is: two that are written within one tick of the clock have the same time.
type Stamp = (u64, Option<SystemTime>, u64);

/// Remembers what it has read, as long as size and time stay the same.
#[derive(Debug, Default)]
pub(crate) struct Digests {
    known: Mutex<HashMap<PathBuf, (Stamp, String)>>,
}

impl Digests {
    /// What a task that reads `path` stands on.
    pub(crate) fn of_input(&self, path: &Path, changes: Changes) -> String {
        match changes {
            Changes::Content => self.of_path(path),
            Changes::Never => {
                if path.exists() {
                    "any content".to_owned()
                } else {
                    MISSING.to_owned()
                }
            }
            Changes::Stamp => match stamp_of(path) {
                Ok((bytes, modified, _)) => {
                    let since = modified.and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
                    format!("{bytes} bytes of {}", since.unwrap_or_default().as_millis())
                }
                Err(_) => MISSING.to_owned(),
            },
        }
    }

    /// The digest of a file, or of the names in a folder; [`MISSING`] where there is neither.
    pub(crate) fn of_path(&self, path: &Path) -> String {
        if path.is_dir() {
            of_names(&names_in(path, |_| true))
        } else {
            self.of_file(path).unwrap_or_else(|_| MISSING.to_owned())
        }
    }

    pub(crate) fn of_file(&self, path: &Path) -> io::Result<String> {
        let stamp = stamp_of(path)?;
        let known = |digests: &Self| {
            let known = digests.known.lock().unwrap_or_else(PoisonError::into_inner);
            known.get(path).filter(|(known, _)| *known == stamp).map(|(_, digest)| digest.clone())
        };
        if let Some(digest) = known(self) {
            return Ok(digest);
        }
        let digest = digest_of_file(path)?;
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(path.to_owned(), (stamp, digest.clone()));
        Ok(digest)
    }
}

fn stamp_of(path: &Path) -> io::Result<Stamp> {
    let metadata = std::fs::metadata(path)?;
    if !metadata.is_file() {
        return Err(io::ErrorKind::NotFound.into());
    }
    #[cfg(unix)]
    let number = std::os::unix::fs::MetadataExt::ino(&metadata);
    #[cfg(not(unix))]
    let number = 0;
    Ok((metadata.len(), metadata.modified().ok(), number))
}

pub(super) fn digest_of_file(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 1 << 16];
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok(hex(&hasher.finalize())),
            count => hasher.update(&buffer[..count]),
        }
    }
}

/// Names in a folder that scripts can see.
pub(crate) fn names_in(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|name| !name.starts_with('.') && is_wanted(name)).collect();
    names.sort();
    names
}

pub(crate) fn of_names(names: &[String]) -> String {
    format!("folder {}", digest_of_bytes(names.join("\n").as_bytes()))
}

pub(crate) fn digest_of_bytes(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
